// What the server's `changes.py` makes is applied here: [path, value] sets, [path] takes away.

export type Change = [(string | number)[], unknown?];

/** The new object; the old one and all its parts stay as they were. */
export function applyChanges<T>(thing: T, changes: readonly Change[]): T {
  let root: unknown = thing;
  for (const change of changes) {
    const [path] = change;
    root = change.length > 1 ? set(root, path, 0, change[1]) : takeAway(root, path, 0);
  }
  return root as T;
}

function copyOf(part: unknown): Record<string | number, unknown> {
  if (Array.isArray(part)) return [...part] as unknown as Record<number, unknown>;
  if (part !== null && typeof part === "object") return { ...(part as Record<string, unknown>) };
  throw new Error("a change points into nothing");
}

function set(part: unknown, path: (string | number)[], depth: number, value: unknown): unknown {
  const key = path[depth];
  if (key === undefined) return value;
  const copy = copyOf(part);
  copy[key] = set(copy[key], path, depth + 1, value);
  return copy;
}

function takeAway(part: unknown, path: (string | number)[], depth: number): unknown {
  const key = path[depth];
  if (key === undefined) return undefined;
  const copy = copyOf(part);
  if (depth === path.length - 1) delete copy[key];
  else copy[key] = takeAway(copy[key], path, depth + 1);
  return copy;
}
