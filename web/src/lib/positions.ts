// The positions of a game, fetched in stretches: one position whole, and what each move changed.

import type { Position, Stretch } from "./api-types";
import { applyChanges, type Change } from "./changes";

const LENGTH = 25; // moves of a stretch
const AHEAD = 15; // the next stretch is asked for so many moves before it is needed
const KEPT = 60;

/** The positions of one stretch, each made when it is first looked at. */
type Known = { positions: Position[]; changes: Change[][] };

export class Positions {
  readonly #stretches = new Map<number, Promise<Known>>();

  constructor(private readonly fetch: (first: number, count: number) => Promise<Stretch>) {}

  async get(number: number): Promise<Position> {
    const which = Math.floor(number / LENGTH);
    const known = await this.#stretch(which);
    return at(known, number - which * LENGTH);
  }

  /** Fetch what comes after this position, so that playing does not wait for the line. */
  ahead(number: number, last: number): void {
    this.#stretch(Math.floor(Math.min(number + AHEAD, last) / LENGTH)).catch(() => {}); // told when it is needed
  }

  /** Fetch all of it, one stretch after the other: who plays a game fast will need it soon. */
  async all(number: number, last: number): Promise<void> {
    for (let which = Math.floor(number / LENGTH); which * LENGTH <= last; which++) {
      if (!(await this.#stretch(which).catch(() => null))) return; // told when it is needed
    }
  }

  #stretch(which: number): Promise<Known> {
    const known = this.#stretches.get(which);
    if (known) return known;
    const asked = this.#ask(which, this.#stretches.get(which - 1));
    this.#stretches.set(which, asked);
    asked.catch(() => this.#stretches.delete(which));
    for (const old of this.#stretches.keys()) {
      if (this.#stretches.size <= KEPT) break;
      this.#stretches.delete(old);
    }
    return asked;
  }

  async #ask(which: number, before: Promise<Known> | undefined): Promise<Known> {
    const { first, then } = await this.fetch(which * LENGTH, LENGTH);
    // Compared with the stretch before it as soon as it is here: in the frame that shows it there is no time for that.
    const old = await before?.then((known) => at(known, LENGTH - 1)).catch(() => null);
    return { positions: [shared(old, first)], changes: then as Change[][] };
  }
}

function at({ positions, changes }: Known, index: number): Position {
  let latest = positions[positions.length - 1]!;
  while (positions.length <= index && positions.length <= changes.length) {
    latest = applyChanges(latest, changes[positions.length - 1]!);
    positions.push(latest);
  }
  return positions[index] ?? latest;
}

/** The new value, but with every part that did not change taken from the old one: what is equal need not be drawn again. */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || typeof before !== "object" || typeof after !== "object" || before === null || after === null) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const kept = shared(old[key], now[key]);
    if (kept !== old[key] || !(key in old)) same = false;
    now[key] = kept;
  }
  return same ? (before as T) : after;
}
