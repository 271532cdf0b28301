// The shape of quayside.games.merchants.view.

export const MARKETS = ["sugar", "gems", "spices", "silk"] as const;
export const QUARTERS = ["nieuwe_zijde", "oude_zijde", "grachten", "lastage"] as const;
export const REGIONS = ["americas", "africa", "east_indies", "far_east"] as const;
export const AREAS = ["exchange", "houses", "posts"] as const;
export const DISCS = ["mayor", "auction", "discard"] as const;
export type Market = (typeof MARKETS)[number];
export type Quarter = (typeof QUARTERS)[number];
export type Region = (typeof REGIONS)[number];
export type Area = (typeof AREAS)[number];
export type Disc = (typeof DISCS)[number];
export type PartName = Market | Quarter | Region;

export interface Part { number: number; rank: number; strength: number; standings: number[] }
export interface QuarterShown extends Part { spaces: Record<string, number | null> }
export interface Post { commodity: Market; owner: number | null }
export interface RegionShown extends Part { posts: Post[] }
export interface Field { year: string; field: string; payout: string | null }
export interface Forecast { place: number; money: number[]; parts: Record<string, { pays: [number, number]; money: number[] }> }

export interface Player {
  cash: number | null;
  loans: number;
  owed: number;
  tokens: number;
  houses: number;
  posts: number;
  bonuses: { free_house: "none" | "void" | "held"; regions: boolean; quarters: boolean; bridges: number };
  reached: { free_house: number; regions: number; quarters: number };
}

export interface Sale { turn: number; card: string; winner: number | null; price: number | null }

export interface View {
  seats: number;
  round: number;
  rounds: number;
  phase: string;
  over: boolean;
  mayor: number;
  players: Player[];
  exchange: { fields: number; free_house_field: number; markets: Record<Market, Part> };
  amsterdam: { quarters: Record<Quarter, QuarterShown>; bridges: { ends: string[]; holder: number | null }[] };
  colonies: Record<Region, RegionShown>;
  time: { place: number; fields: Field[]; hourglasses_left: number; payouts: Record<string, [number, number][]> };
  forecast: Record<Area, Forecast | null>;
  bonuses: { regions: number; quarters: number; bridge: number };
  loan: { paid: number; owed: number };
  discs: Record<Disc, string | null>;
  drawn: string | null;
  cards_left: number;
  auction: { card: string; doubled: boolean; claimant: number | null; own_prices: (number | null)[] } | null;
  auctions: Sale[];
}

/** The four parts of an area, by name. */
export function partsOf(view: View, area: Area): Record<string, Part> {
  return area === "exchange" ? view.exchange.markets : area === "houses" ? view.amsterdam.quarters : view.colonies;
}

/** Part names in the order in which they would be paid. */
export function ranked(parts: Record<string, Part>): string[] {
  return Object.keys(parts).sort((a, b) => (parts[a]?.rank ?? 0) - (parts[b]?.rank ?? 0));
}

export const ROMAN = ["", "I", "II", "III", "IV"] as const;

/** What a card's face shows: "house_grachten_lastage_any" → a house in one of two quarters, any market. */
export interface Face { kind: "hourglass" | "commodity" | "post" | "house"; region?: Region; market?: Market; quarters: Quarter[] }

export function faceOf(name: string): Face {
  const rest = name.slice(name.indexOf("_") + 1);
  if (name.startsWith("post_")) {
    const region = REGIONS.find((one) => one === rest);
    return region ? { kind: "post", region, quarters: [] } : { kind: "post", ...marketIn(rest), quarters: [] };
  }
  if (name.startsWith("house_")) return { kind: "house", quarters: QUARTERS.filter((one) => rest.includes(one)), ...marketIn(rest) };
  return { kind: name === "hourglass" ? "hourglass" : "commodity", quarters: [] };
}

function marketIn(name: string): { market?: Market } {
  const market = MARKETS.find((one) => name.endsWith(one));
  return market ? { market } : {};
}
