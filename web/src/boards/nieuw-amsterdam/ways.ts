import { pieces, type View } from "./view";

/** How a piece travels when the journal says what happened: from one place to another, as which picture. */
export interface Way { from: string; to: string; icon: string; seat: number | null }

/** `before` is the view from which the piece left: it knows at which place a card lay. */
export function way(key: string, entry: Record<string, unknown>, before?: Record<string, unknown> | null): Way | null {
  const seat = typeof entry["seat"] === "number" ? entry["seat"] : null;
  const me = `seat-${seat}`;
  const go = (from: string, to: string, icon: string): Way => ({ from, to, icon, seat });
  const table = before as unknown as View | null | undefined;
  const placeOf = (cards: ({ card: number } | null)[] | undefined) => (cards?.findIndex((one) => one?.card === entry["card"]) ?? -1) + 1;
  const counted = (name: string) => Number(entry[name]) + 1; // the journal counts from 0, people from 1
  const resource = String(entry["resource"] ?? "coin");
  switch (key) {
    case "found":
    case "build":
      return go(me, `district-${String(entry["district"])}`, "house");
    case "remove":
      return go(`district-${String(entry["district"])}`, me, "house");
    case "fee":
      return go(me, `district-${String(entry["district"])}`, "coin");
    case "auction":
      return go(me, `column-${counted("column")}`, "special");
    case "takes":
      return go(`column-${counted("column")}`, me, "city");
    case "buys":
      return go(resource === "grain" ? "district-granary" : "district-lumberyard", me, resource);
    case "sells":
      return go(me, resource === "grain" ? "district-granary" : "district-lumberyard", resource);
    case "trade_bottom":
      return go("trader-bottom", me, "beaver");
    case "trade_middle":
      return go("trader-middle", me, "beaver");
    case "trade_top":
      return go(`fur-top-${Math.max(0, table ? pieces(table.traders.top.furs).findIndex((fur) => fur === resource) : 0)}`, me, resource);
    case "gain_land":
      return go(`land-${placeOf(table?.land)}`, me, "land");
    case "ship":
      return go(`ship-${placeOf(table?.ships)}`, me, "trade");
    case "move_post":
      return go(me, `stop-${counted("stop")}`, "post");
    case "buy_furs":
      return go("district-black_market", me, "mink");
    case "build_warehouse":
      return go("district-docks", me, "warehouse");
    case "build_houses":
      return go("district-millwork", me, "house");
    default:
      return null;
  }
}
