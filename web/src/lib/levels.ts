/** The level for people who did not choose one: strong enough to be a game, quick enough not to wait. */
export function playableLevel(levels: readonly string[], wanted = ""): string {
  for (const level of [wanted, "easy", "medium", "greedy"]) if (level && levels.includes(level)) return level;
  return levels[0] ?? "random";
}
