// The Dutch clock as everybody sees it: only the server's time and the dial's own figures are needed.

import type { Choice, Dial } from "./api-types";

export interface Moment {
  /** Seconds until the hand starts to move; 0 when it has. */
  lead: number;
  /** The figure on the clock, and what a stop would cost. */
  price: number;
  money: number;
  /** Where the hand is, between two figures. */
  hand: number;
  /** Nobody can stop any more. */
  down: boolean;
}

export function momentOf(dial: Dial, time: number): Moment {
  const steps = Math.max(0, (time - dial.started) / dial.step_seconds);
  const price = Math.max(dial.bottom, dial.top - Math.floor(steps) * dial.step);
  return {
    lead: Math.max(0, dial.started - time), price, money: dial.doubled ? 2 * price : price,
    hand: Math.max(dial.bottom, dial.top - steps * dial.step), down: price <= dial.bottom,
  };
}

/** The figures on the face, from the first to the last. */
export function figures(top: number, bottom: number, step: number): number[] {
  return Array.from({ length: Math.floor((top - bottom) / step) + 1 }, (_, k) => top - k * step);
}

export interface Price { money: number; choice: Choice }

/** The prices that can be set in secret, the lowest first; null if something else is asked. */
export function sealedPrices(choices: readonly Choice[]): Price[] | null {
  if (!choices.some((one) => one.kind === "none")) return null;
  return choices
    .filter((one) => one.kind === "stop" || one.kind === "claim")
    .map((choice) => ({ money: moneyOf(choice), choice }))
    .sort((a, b) => a.money - b.money);
}

/** "stop 90" costs 90, "stop 130 doubled" 260, a claim what stands on top of the clock. */
function moneyOf(choice: Choice): number {
  const price = choice.arguments["price"];
  if (typeof price === "number") return price;
  return price === undefined ? 200 : 2 * Number.parseInt(price);
}
