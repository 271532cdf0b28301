import type { Choice } from "../../lib/api-types";
import type { GameWords } from "../../lib/game-words.svelte";
import { say } from "../../lib/words.svelte";
import { SPECIAL, type District } from "./view";

const RULE: Record<string, string> = {
  found: "na-rule-found",
  auction: "na-rule-column",
  take_column: "na-rule-column",
  bid: "na-rule-bid",
  pass: "na-rule-bid",
  pay: "na-rule-pay",
  build: "na-rule-city",
  elections: "na-rule-elections",
  gain_land: "na-rule-land",
  clear: "na-rule-land",
  trade_bottom: "na-rule-trader-all",
  trade_middle: "na-rule-trader-all",
  trade_top: "na-rule-trader-top",
  ship: "na-rule-ship",
  load: "na-rule-ship",
  remove: "na-rule-remove",
  give_up_tile: "na-rule-give-up",
  give_up_special: "na-rule-give-up",
};

export const ruleOf = (district: District) => say(`na-rule-${district.replaceAll("_", "-")}`);

const districtOf = (kind: string) => (Object.keys(SPECIAL) as District[]).find((one) => SPECIAL[one].includes(kind));

/** In a step both a tile and the special action can be used, one after the other: which choice uses which. */
export function parts(choices: readonly Choice[]): { heading: string; choices: Choice[] }[] | null {
  if (!choices.some((one) => one.kind.startsWith("give_up_"))) return null;
  const special = (one: Choice) => one.kind === "give_up_special" || districtOf(one.kind) !== undefined;
  return [
    { heading: say("na-uses-tile"), choices: choices.filter((one) => !special(one)) },
    { heading: say("na-uses-special"), choices: choices.filter(special) },
  ].filter((part) => part.choices.length);
}

/** Six districts to build in are six words under a heading, not six sentences. */
export function brief(choice: Choice, words: GameWords): { heading: string; text: string } | null {
  return choice.kind === "build" ? { heading: say("na-brief-build"), text: words.name("district", String(choice.arguments["district"])) } : null;
}

/** The rule behind a choice. */
export function rule(choice: Choice): string {
  const key = RULE[choice.kind];
  if (key) return say(key);
  const district = districtOf(choice.kind);
  return district ? ruleOf(district) : "";
}
