import type { SeatShown } from "../../lib/api-types";
import type { GameWords } from "../../lib/game-words.svelte";
import { say } from "../../lib/words.svelte";
import { partsOf, type Area, type View } from "./view";

const KINDS = { exchange: "market", houses: "quarter", posts: "region" } as const;

export function partName(words: GameWords, area: Area, part: string): string {
  const name = words.name(KINDS[area], part);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A part in one sentence: its rank, who stands how in it, and who would be paid what now. */
export function toldStandings(view: View, area: Area, part: string, words: GameWords, seats: readonly SeatShown[]): string {
  const shown = partsOf(view, area)[part];
  const forecast = view.forecast[area]?.parts[part];
  const standings = (shown?.standings ?? [])
    .map((count, seat) => ({ count, name: seats[seat]?.name ?? "", money: forecast?.money[seat] ?? 0 }))
    .filter((one) => one.count > 0)
    .map((one) => (one.money > 0 ? say("ma-standing-paid", one) : say("ma-standing", one)));
  return say("ma-part", { part: partName(words, area, part), rank: shown?.rank ?? 0, standings: standings.join(", ") || say("ma-nobody") });
}
