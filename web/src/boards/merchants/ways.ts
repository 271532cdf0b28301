import type { Flight } from "../../lib/flying";

/** How a piece travels when the journal says what happened: from one place to another, as which picture. */
export function way(key: string, entry: Record<string, unknown>): Flight | null {
  const seat = typeof entry["seat"] === "number" ? entry["seat"] : null;
  const me = `seat-${seat}`;
  const word = (name: string) => String(entry[name]);
  const go = (from: string, to: string, icon: string): Flight => ({ from, to, icon, seat });
  switch (key) {
    case "lay":
      return go("deck", `disc-${word("disc")}`, "stock");
    case "use":
      return go("disc-mayor", me, "stock");
    case "sold":
      return go("disc-auction", me, "stock");
    case "claim":
      return go(me, "disc-auction", "coin");
    case "time":
      return go("deck", `time-${word("year")}`, "hourglass");
    case "step":
      return go(me, `market-${word("market")}`, "good");
    case "lose_step":
    case "leader_back":
      return go(`market-${word("market")}`, me, "good");
    case "found":
      return go(me, `post-${word("region")}_${word("market")}`, "post");
    case "lose_post":
      return go(`post-${word("region")}_${word("market")}`, me, "post");
    case "build":
      return go(me, `space-${word("quarter")}_${word("cell")}`, "house");
    case "lose_house":
      return go(`space-${word("quarter")}_${word("cell")}`, me, "house");
    case "paid_exchange":
      return go(`market-${word("market")}`, me, "coin");
    case "paid_houses":
      return go(`quarter-${word("quarter")}`, me, "coin");
    case "paid_posts":
      return go(`region-${word("region")}`, me, "coin");
    default:
      return null;
  }
}
