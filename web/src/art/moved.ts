// Drawings at their places. A browser sorts whatever has a transform of its own with every frame, and four farms have a
// thousand such things: worked into the paths, places cost nothing.

/** How many numbers belong to a command of a path. */
const NUMBERS: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };
const known = new Map<string, Map<string, string>>();

/** A path scaled from its origin, which is then put to x, y. */
export function moved(d: string, x: number, y: number, scale = 1): string {
  let places = known.get(d);
  if (!places) known.set(d, (places = new Map()));
  const place = `${x} ${y} ${scale}`;
  let path = places.get(place);
  if (path === undefined) places.set(place, (path = worked(d, x, y, scale)));
  return path;
}

function worked(d: string, x: number, y: number, scale: number): string {
  return (d.match(/[a-z][^a-z]*/gi) ?? []).map((part, first) => {
    const command = part.charAt(0);
    const kind = command.toUpperCase();
    const each = NUMBERS[kind] ?? 0;
    const absolute = command === kind || first === 0; // a path begins at its origin
    const numbers = (part.slice(1).match(/-?\d*\.?\d+/g) ?? []).map((number, k) => {
      const at = k % each;
      if (kind === "A" && at >= 2 && at <= 4) return Number(number); // an angle and two flags
      const radius = kind === "A" && at < 2;
      // After its first point, a small m goes on from there.
      const to = radius || !absolute || (command === "m" && k >= 2) ? 0 : kind === "H" ? x : kind === "V" ? y : (kind === "A" ? at - 5 : at) % 2 ? y : x;
      return Math.round((Number(number) * scale + to) * 100) / 100;
    });
    return command + numbers.join(" ");
  }).join("");
}
