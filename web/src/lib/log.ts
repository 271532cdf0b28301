import type { LogLine } from "./api-types";

export interface Told { line: LogLine; count: number }

/** What should not be overlooked among everything that happens: a round begins, an auction is decided, an area is scored. */
export const heralded = (line: LogLine) => ["round", "wins", "sold", "unsold", "scoring"].includes(line.key);

const known = new WeakMap<LogLine, Told>();

/** The same object for the same line, so that a long log is not drawn anew with every move. */
function once(line: LogLine, count: number): Told {
  const kept = known.get(line);
  if (kept?.count === count) return kept;
  const made = { line, count };
  known.set(line, made);
  return made;
}

/** Paying piece by piece makes many lines: equal ones in a run of the same kind are told once, with their number. */
export function toldOnce(lines: readonly LogLine[]): Told[] {
  const found: Told[] = [];
  let run = 0; // where the run begins
  for (const line of lines) {
    const last = found.at(-1)?.line;
    if (last && (last.key !== line.key || last.seat !== line.seat)) run = found.length;
    let same = found.length - 1;
    while (same >= run && found[same]?.line.sentence !== line.sentence) same--;
    if (same >= run) found[same] = once(line, (found[same]?.count ?? 0) + 1);
    else found.push(once(line, 1));
  }
  return found;
}
