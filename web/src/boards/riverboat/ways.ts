// Where on the board the journal's entries happen, for flights and marks.

interface Way { from: string; to: string; icon: string; seat: number | null }

export function way(key: string, entry: Record<string, unknown>): Way | null {
  const seat = typeof entry["seat"] === "number" ? entry["seat"] : null;
  const me = `seat-${seat}`;
  const field = `field-${seat}-${String(entry["field"])}`;
  const go = (from: string, to: string, icon: string): Way => ({ from, to, icon, seat });
  switch (key) {
    case "choose":
      return go(me, `phase-${String(entry["phase"])}`, "special");
    case "place":
      return go(me, field, "worker");
    case "lay":
      return go(me, field, "tile");
    case "barn":
    case "well":
      return go(me, field, key);
    case "score_barn":
    case "score_well":
      return go(me, field, "surveyor");
    case "score_card":
      return go(me, `owned-${seat}-${String(entry["card"])}`, "surveyor");
    case "search":
      return go(me, `stack-${String(entry["size"])}`, "coin");
    case "ship":
      return go(`boat-${String(entry["boat"])}`, `lane-${seat}`, "steamer");
    case "harbour":
      return go(`lane-${seat}`, `lane-${seat}`, "steamer");
    case "send":
      return go(me, `lane-${seat}`, "worker");
    case "coin":
      return go("phase-plant", me, "coin");
    case "surveyor":
      return go("phase-score", me, "surveyor");
    case "opportunity":
      return go(`card-${String(entry["card"])}`, me, "points");
    default:
      return null;
  }
}
