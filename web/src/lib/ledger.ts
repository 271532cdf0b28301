export interface Part { source: string; points: number; from: number; to: number }

/** Where a player's points came from: gains side by side from zero on to the right, losses to the left. */
export function partsOf(row: Readonly<Record<string, number>>, sources: readonly string[]): Part[] {
  let [low, high] = [0, 0];
  return sources.flatMap((source) => {
    const points = row[source] ?? 0;
    if (points > 0) return [{ source, points, from: high, to: (high += points) }];
    if (points < 0) return [{ source, points, to: low, from: (low += points) }];
    return [];
  });
}
