import type { Choice } from "../../lib/api-types";
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

/** The rule behind a choice. */
export function rule(choice: Choice): string {
  const key = RULE[choice.kind];
  if (key) return say(key);
  const district = (Object.keys(SPECIAL) as District[]).find((one) => SPECIAL[one].includes(choice.kind));
  return district ? ruleOf(district) : "";
}
