// The positions of a finished game, fetched a little ahead of the one that is shown.

import type { Position } from "./api-types";

const AHEAD = 12;
const AT_ONCE = 3;
const KEPT = 80;

export class Positions {
  readonly #kept = new Map<number, Promise<Position>>();
  #busy = 0;
  #next = 0;
  #until = -1;

  constructor(private readonly fetch: (number: number) => Promise<Position>) {}

  get(number: number): Promise<Position> {
    const known = this.#kept.get(number);
    if (known) return known;
    // Compared with the one before it as soon as it is here: in the frame that shows it there is no time for that.
    const before = this.#kept.get(number - 1)?.catch(() => null);
    const asked = before ? Promise.all([before, this.fetch(number)]).then(([old, now]) => shared(old, now)) : this.fetch(number);
    this.#kept.set(number, asked);
    asked.catch(() => this.#kept.delete(number));
    for (const old of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(old);
    }
    return asked;
  }

  /** Fetch what comes after this position, a few at a time, so that playing does not wait for the line. */
  ahead(number: number, last: number): void {
    this.#next = Math.max(this.#next, number + 1);
    if (this.#next > number + AHEAD + 1) this.#next = number + 1;
    this.#until = Math.min(number + AHEAD, last);
    while (this.#busy < AT_ONCE && this.#next <= this.#until) {
      this.#busy++;
      const done = () => { this.#busy--; this.ahead(number, last); };
      this.get(this.#next++).then(done, () => { this.#busy--; });
    }
  }
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
