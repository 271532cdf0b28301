import type { Choice } from "../../lib/api-types";
import { say } from "../../lib/words.svelte";

const RULE: Record<string, string> = { none: "ma-rule-none", stop: "sealed-how", claim: "ma-rule-claim", build: "ma-rule-house", found: "ma-rule-post" };

/** The rule behind a choice. */
export function rule(choice: Choice): string {
  if (choice.kind === "lay") return say(`ma-rule-${String(choice.arguments["disc"])}`);
  const key = RULE[choice.kind];
  return key ? say(key) : "";
}
