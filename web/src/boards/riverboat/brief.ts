// Choices that are places on the farm, in a word.

import type { Choice } from "../../lib/api-types";
import { say } from "../../lib/words.svelte";

const ON_FIELDS: Record<string, string> = { place: "rb-brief-place", place_anywhere: "rb-brief-coin", lay: "rb-brief-lay", barn: "rb-brief-barn", well: "rb-brief-well" };

/** What lies on the farm is offered there; among the buttons it is told briefly, under a heading. */
export function brief(choice: Choice): { heading: string; text: string } | null {
  const heading = ON_FIELDS[choice.kind];
  return heading === undefined ? null : { heading: say(heading), text: String(Object.values(choice.arguments)[0] ?? "") };
}
