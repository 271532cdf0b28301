// The tile in hand: over which field it is held, and how it is turned. Shared by the farm and the buttons beside it.

import type { Choice } from "../../lib/api-types";
import { nearest, spotsOn, type Spot, type View } from "./view";

export class Hand {
  field = $state<string | null>(null);
  #angle = $state(0);
  #spot = $state("");

  /** How the tile would lie if it were laid on this field now. */
  on(field: string, view: View, choices: readonly Choice[]): Spot | undefined {
    const all = spotsOn(field, view.spots, choices);
    return all.find((one) => one.spot === this.#spot) ?? nearest(all, this.#angle);
  }

  /** Turn it to the next way in which it can lie there. */
  turn(step: number, view: View, choices: readonly Choice[]): void {
    if (this.field === null) return;
    const all = spotsOn(this.field, view.spots, choices);
    const now = this.on(this.field, view, choices);
    const next = now && all[(all.indexOf(all.find((one) => one.spot === now.spot) as Spot) + step + all.length) % all.length];
    if (!next) return;
    this.#angle = next.angle;
    this.#spot = next.spot;
  }

  /** How many ways there are to turn it where it is held. */
  ways(view: View, choices: readonly Choice[]): number {
    return this.field === null ? 0 : spotsOn(this.field, view.spots, choices).length;
  }

  clear(): void {
    this.field = null;
    this.#spot = "";
  }
}
