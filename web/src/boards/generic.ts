// Any view as readable panels: what a game of the registry looks like before it has a board of its own.

export type Value = string | number | boolean | null;
export type Shown =
  | { kind: "facts"; facts: { key: string; value: Value | Value[] }[]; parts: { key: string; shown: Shown }[] }
  | { kind: "table"; columns: string[]; rows: { head: string; cells: (Value | undefined)[] }[] }
  | { kind: "list"; items: { key: string; shown: Shown }[] };

const plain = (value: unknown): value is Value => value === null || typeof value !== "object";
const row = (value: unknown): value is Record<string, Value> =>
  value !== null && typeof value === "object" && !Array.isArray(value) && Object.values(value).every(plain);

// Where every game of the registry names a player by number, or has one number for each player.
const ONE_PLAYER = new Set(["first", "start", "mayor", "owner", "holder", "leader", "chooser", "bidder", "claimant", "winner"]);
const EACH_PLAYER = new Set(["worth", "masters", "new_orleans", "standings", "prices"]);
const PLAYERS_BY_KEY = new Set(["phase_cards"]);

/** The same view with the players' names where their numbers stood. */
export function withNames(value: unknown, names: readonly string[], key = ""): unknown {
  if (Array.isArray(value)) {
    if (EACH_PLAYER.has(key) && value.length === names.length) return Object.fromEntries(value.map((one, seat) => [names[seat] ?? "", one]));
    return value.map((one) => withNames(one, names));
  }
  if (value !== null && typeof value === "object") {
    const players = PLAYERS_BY_KEY.has(key);
    return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, players && typeof one === "number" ? (names[one] ?? "") : withNames(one, names, inner)]));
  }
  return ONE_PLAYER.has(key) && typeof value === "number" ? (names[value] ?? "") : value;
}

/** Facts stay facts, rows of equal things become tables, the rest is nested. */
export function shownAs(value: unknown): Shown {
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((one, k) => [String(k + 1), one])
    : Object.entries((value ?? {}) as Record<string, unknown>);
  const rows = entries.filter(([, one]) => one !== null);
  if (rows.length > 1 && rows.every(([, one]) => row(one))) {
    const columns = [...new Set(rows.flatMap(([, one]) => Object.keys(one as object)))];
    if (columns.length <= 8)
      return { kind: "table", columns, rows: rows.map(([head, one]) => ({ head, cells: columns.map((c) => (one as Record<string, Value>)[c]) })) };
  }
  if (Array.isArray(value)) return { kind: "list", items: entries.map(([key, one]) => ({ key, shown: plain(one) ? factOf(key, one) : shownAs(one) })) };
  const facts: { key: string; value: Value | Value[] }[] = [];
  const parts: { key: string; shown: Shown }[] = [];
  for (const [key, one] of entries) {
    if (plain(one)) facts.push({ key, value: one });
    else if (Array.isArray(one) && one.every(plain)) facts.push({ key, value: one as Value[] });
    else parts.push({ key, shown: shownAs(one) });
  }
  return { kind: "facts", facts, parts };
}

function factOf(key: string, value: Value): Shown {
  return { kind: "facts", facts: [{ key, value }], parts: [] };
}

/** What every table shows elsewhere, or nobody needs to read. */
export const ELSEWHERE = new Set(["game", "seat", "seats", "number", "round", "rounds", "phase", "actors", "frame", "count", "over", "scores", "winners", "ledger", "players", "order"]);
