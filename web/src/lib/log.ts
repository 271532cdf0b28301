import type { LogLine } from "./api-types";

export interface Told { line: LogLine; count: number }

/** Paying piece by piece makes many lines: equal ones in a run of the same kind are told once, with their number. */
export function toldOnce(lines: readonly LogLine[]): Told[] {
  const found: Told[] = [];
  let run = 0; // where the run begins
  for (const line of lines) {
    const last = found.at(-1)?.line;
    if (last && (last.key !== line.key || last.seat !== line.seat)) run = found.length;
    const same = found.findIndex((one, k) => k >= run && one.line.sentence === line.sentence);
    if (same >= 0) found[same] = { line, count: (found[same]?.count ?? 0) + 1 };
    else found.push({ line, count: 1 });
  }
  return found;
}
