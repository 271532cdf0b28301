// The shape of quayside.games.nieuw_amsterdam.view.

export const DISTRICTS = ["lumberyard", "granary", "docks", "millwork", "black_market", "trading_company"] as const;
export const KINDS = ["city", "land", "trade"] as const;
export const FURS = ["beaver", "mink", "otter", "muskrat", "lynx"] as const;
export const RESOURCES = ["coin", "good", "timber", "grain", ...FURS] as const;
export type District = (typeof DISTRICTS)[number];
export type Kind = (typeof KINDS)[number];
export type Fur = (typeof FURS)[number];
export type Resource = (typeof RESOURCES)[number];

export interface LandCard { card: number; houses: number; timber: number; grain: number }
export interface RowCard extends LandCard { built: number; cleared: boolean; points: number }
export interface ShipCard { card: number; furs: number; coins: number; goods: number }

export interface Player {
  holdings: Record<Resource, number>;
  wealth: number;
  stock: number;
  warehouses: number;
  storage: number;
  post: number;
  /** Where the post would move to; -1: nowhere. */
  next_post: number;
  column: number;
  tiles: Record<Kind, number>;
  land: RowCard[];
  ships: ShipCard[];
  forecast: { grain: number; goods: number; coins: number; elections: number; travel: number };
}

export interface Stop { longhouses: number; longhouse_spaces: number; posts: number[]; post_spaces: number; boat: number }
export interface Column { tiles: Record<Kind, number>; size: number; coins: number; owner: number | null }
export interface Trader { furs: Record<Fur, number>; spaces: number; goods: number }

export interface View {
  seats: number;
  round: number;
  rounds: number;
  phase: string;
  actors: number[];
  over: boolean;
  scores: number[];
  order: number[];
  players: Player[];
  city: Record<District, { businesses: number[]; leaders: number[] }>;
  river: Stop[];
  traders: Record<"top" | "middle" | "bottom", Trader>;
  /** Goods that can be stored, by number of warehouses. */
  wharf: number[];
  discards: Record<Fur, number>;
  supply: number;
  columns: Column[];
  auction: { column: number; chooser: number; bid: number | null; bidder: number } | null;
  land: (LandCard | null)[];
  ships: (ShipCard | null)[];
}

/** The special action that belongs to each district. */
export const SPECIAL: Record<District, string[]> = {
  lumberyard: ["buy_timber", "sell_timber"],
  granary: ["buy_grain", "sell_grain"],
  docks: ["build_warehouse"],
  millwork: ["build_houses"],
  black_market: ["buy_furs"],
  trading_company: ["move_post"],
};

/** What could be done in a district, as words to ask about. */
export const askedAt = (district: District): string[] => [`build ${district}`, ...SPECIAL[district].map((kind) => (["build_houses", "buy_furs"].includes(kind) ? `${kind} 1` : kind))];

export interface Bid { seat: number; price: number | null }

/** Who has bid what in the auction that is on, from the journal; null is a pass. */
export function bidsOf(entries: readonly { key: string; entry: Record<string, unknown> }[]): Bid[] {
  const bids: Bid[] = [];
  for (let k = entries.length - 1; k >= 0; k--) {
    const line = entries[k];
    if (!line || line.key === "auction" || line.key === "round") break;
    if (line.key === "bid") bids.unshift({ seat: Number(line.entry["seat"]), price: Number(line.entry["price"]) });
    if (line.key === "pass") bids.unshift({ seat: Number(line.entry["seat"]), price: null });
  }
  return bids;
}

/** One element for each piece: {city: 2, trade: 1} → [city, city, trade]. */
export function pieces<K extends string>(counts: Record<K, number>): K[] {
  return (Object.keys(counts) as K[]).flatMap((key) => Array.from({ length: counts[key] }, () => key));
}
