import type { TableShown } from "./api-types";
import { say } from "./words.svelte";

/** At a table: the rules of its game, with the components of its own edition if it has one. */
const at: { rules: string | null } = $state({ rules: null });

export function sitAt(table: TableShown | null | undefined, invite: string | null): void {
  const asked = table?.edition.own ? `?table=${table.id}${invite ? `&invite=${encodeURIComponent(invite)}` : ""}` : "";
  at.rules = table ? `/rules/${table.game}${asked}` : null;
}

/** What a link to the rules needs. At a table it opens beside it, so that nobody loses their game. */
export function rulesLink(): { href: string; target?: "_blank"; rel?: "noopener"; title?: string } {
  return at.rules ? { href: at.rules, target: "_blank", rel: "noopener", title: say("rules-beside") } : { href: "/rules" };
}
