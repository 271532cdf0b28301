// The shape of quayside.games.riverboat.view, and where things lie when they are drawn.

import type { Choice } from "../../lib/api-types";

export const CROPS = ["turnip", "wheat", "corn", "potato", "pumpkin"] as const;
export const REGIONS = ["spade", "heart", "club", "diamond", "star"] as const;
export const PHASES = ["cultivate", "plant", "ship", "opportunity", "score"] as const;
export const SIZES = ["single", "double", "triple"] as const;
export type Crop = (typeof CROPS)[number];
export type Region = (typeof REGIONS)[number];
export type RegionCard = Region | "joker";
export type Phase = (typeof PHASES)[number];
export type Size = (typeof SIZES)[number];

export type Counts = Partial<Record<Crop, { worth: number; fields: string[] }>>;
export interface Field {
  field: string; region: Region; crop: Crop | null; worker: boolean; barn: boolean; well: boolean; surveyor: boolean;
  worth: number | null; counts: Counts | null; joined: string[];
}
export interface Berth { boat: string; load: number; reached: boolean }
export interface OwnCard { card: string; surveyor: boolean; worth: number }
export interface Player {
  board: string; fields: Field[]; score: { total: number; laps: number; space: number };
  workers: number; surveyors: number; surveyors_placed: number; coins: number; harbour: number; agents: number; triples: number;
  uncovered: Record<Region, number>; berths: Berth[]; declined: boolean;
  standing: Record<Crop, number>; harvested: Record<Crop, number>; cards: OwnCard[];
  forecast: { presence: number; coins: number; regions: number; acquisitions: number; harbour: number; new_orleans: number };
}
export interface Reward { points?: number; coins?: number; harbour?: number; acquisition?: "barn" | "surveyor" | "any"; agents?: number; agents_up_to?: number }
export interface Boat { boat: string; load: number; there: boolean; stack: number; reward: Reward }
export type Bonus = Partial<Record<"harbour" | "surveyors" | "agents" | "coins", number>>;
export interface OpenCard { card: string | null; bonus: Bonus; worth: number[] | null }
export interface Standing { seat: number; number: number; card: Phase | null; tied: boolean; points: number }

export interface View {
  seats: number; round: number; rounds: number; phase: Phase | "choosing" | "end"; actors: number[]; over: boolean; scores: number[];
  start: number;
  phase_cards: Record<Phase, number | null>;
  privileges: { ship: number; opportunity: number; score: number };
  players: Player[];
  region: RegionCard | null;
  regions: { turned: number; of: number; seen: Record<RegionCard, number>; unseen: Record<RegionCard, number>; left: number };
  display: Record<Size, { tiles: string[]; spaces: number; stack: number; points: number }>;
  tile: string | null;
  spots: Record<string, Record<string, Crop>> | null;
  acquiring: { barn: Record<string, Counts>; well: Record<string, Counts> } | null;
  scoring_barn: string | null;
  boats: Boat[];
  opportunities: { open: OpenCard[]; stack: number; bottom: string[] };
  effects: Record<string, { each: number; most: number; sent: number; steps: number }>;
  search: { tiles?: Record<string, number>; cards?: string[] } | null;
  supply: { coins: number; surveyors: number; barns: number; wells: number; round_track: number };
  harbour: { end: number; berths: number[]; masters: number[] };
  new_orleans: number[];
  new_orleans_points: number[];
  standings: { harbour: (Standing & { load: number })[]; new_orleans: Standing[] };
  harvest_bonus: number;
}

// Hexes, drawn with a corner on top. A field is named by its row's letter and its place in the row.

export const RADIUS = 50;
export const WIDE = RADIUS * Math.sqrt(3);
const ROW = 8;
export const FARM = { width: WIDE * (ROW + 0.5), height: RADIUS * 8 };
const DIRECTIONS: readonly string[] = ["e", "se", "sw", "w", "nw", "ne"];

export interface Point { x: number; y: number }

export function centre(field: string): Point {
  const row = field.charCodeAt(0) - 97;
  const place = Number(field.slice(1)) - 1;
  return { x: (place + (row % 2 ? 1 : 0.5)) * WIDE, y: RADIUS * (1 + 1.5 * row) };
}

/** The hex around a point, as a path. */
export function hex(at: Point, radius: number): string {
  return `M${corners(at, radius).map((one) => `${one.x.toFixed(1)} ${one.y.toFixed(1)}`).join("L")}Z`;
}

function corners(at: Point, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, k) => ({ x: at.x + radius * Math.sin((k * Math.PI) / 3), y: at.y - radius * Math.cos((k * Math.PI) / 3) }));
}

const edges = new Map<string, string>();

/** A field's edge towards a direction, as a path; directions count clockwise from the east. All farms have the same, and are drawn often. */
function edge(field: string, direction: number, radius: number): string {
  const key = `${field} ${direction} ${radius}`;
  let path = edges.get(key);
  if (path === undefined) {
    const all = corners(centre(field), radius);
    const from = all[(direction + 1) % 6] as Point;
    const to = all[(direction + 2) % 6] as Point;
    path = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
    edges.set(key, path);
  }
  return path;
}

// Rows down and places along, by direction; every second row is shifted to the right.
const FROM_STRAIGHT = [[0, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0]] as const;
const FROM_SHIFTED = [[0, 1], [1, 1], [1, 0], [0, -1], [-1, 0], [-1, 1]] as const;

/** The field next to one, or none at the rim. */
export function neighbour(field: string, direction: number): string | null {
  const row = field.charCodeAt(0) - 97;
  const place = Number(field.slice(1));
  const right = row % 2;
  const [down, along] = (right ? FROM_SHIFTED : FROM_STRAIGHT)[direction] ?? [0, 0];
  const [newRow, newPlace] = [row + down, place + along];
  return newRow >= 0 && newRow < 5 && newPlace >= 1 && newPlace <= ROW ? `${String.fromCharCode(97 + newRow)}${newPlace}` : null;
}

/** Lines between fields: around tiles, and paths between regions. */
export function lines(fields: readonly Field[]): { tiles: string; seams: string; paths: string } {
  const by = new Map(fields.map((one) => [one.field, one]));
  const joined = (a: Field, direction: number): boolean => {
    if (direction < 3) return a.joined.includes(DIRECTIONS[direction] as string);
    const other = neighbour(a.field, direction);
    return other !== null && (by.get(other)?.joined.includes(DIRECTIONS[direction - 3] as string) ?? false);
  };
  let tiles = "";
  let seams = "";
  let paths = "";
  for (const one of fields) {
    for (let direction = 0; direction < 6; direction++) {
      const name = neighbour(one.field, direction);
      const other = name === null ? undefined : by.get(name);
      if (one.crop) {
        if (joined(one, direction)) { if (direction < 3) seams += edge(one.field, direction, RADIUS); }
        else tiles += edge(one.field, direction, RADIUS - 1.5);
      }
      if (other && direction < 3 && other.region !== one.region) paths += edge(one.field, direction, RADIUS);
    }
  }
  return { tiles, seams, paths };
}

/** A tile's crops by hex; the first is the one that a spot names. Of a triple it is the one with a crop of its own. */
export function cropsOf(tile: string): Crop[] {
  const crops = tile.split("-") as Crop[];
  return crops.length === 3 ? [crops[2] as Crop, crops[0] as Crop, crops[1] as Crop] : crops;
}

export interface Spot { choice: Choice; spot: string; crops: Record<string, Crop>; angle: number }

/** The ways in which the tile in hand can lie on a field, clockwise. */
export function spotsOn(field: string, spots: View["spots"], choices: readonly Choice[]): Spot[] {
  const found: Spot[] = [];
  const at = centre(field);
  for (const choice of choices) {
    const spot = String(choice.arguments["spot"]);
    const crops = spots?.[spot];
    if (choice.kind !== "lay" || !crops || !(field in crops)) continue;
    // With two crops the first hex is held by this field; with one crop it does not matter which.
    if (spot.split(" ")[0] !== field && new Set(Object.values(crops)).size > 1) continue;
    const names = Object.keys(crops);
    const middle = names.map(centre).reduce((sum, one) => ({ x: sum.x + one.x / names.length, y: sum.y + one.y / names.length }), { x: 0, y: 0 });
    found.push({ choice, spot, crops, angle: (Math.atan2(middle.y - at.y, middle.x - at.x) * 180) / Math.PI + 360 });
  }
  return found.sort((a, b) => (a.angle % 360) - (b.angle % 360));
}

/** The one that is turned as wished, or the next one clockwise. */
export function nearest(spots: readonly Spot[], angle: number): Spot | undefined {
  return [...spots].sort((a, b) => ahead(a.angle, angle) - ahead(b.angle, angle))[0];
}

const ahead = (angle: number, from: number) => (((Math.round(angle - from) % 360) + 360 + 5) % 360);

/** Where each player has put a worker for the region card that lies open, from the journal. */
export function placedOn(entries: readonly { key: string; entry: Record<string, unknown> }[]): Map<number, string> {
  const placed = new Map<number, string>();
  for (let k = entries.length - 1; k >= 0; k--) {
    const line = entries[k];
    if (!line || line.key === "region") break;
    if (line.key === "place") placed.set(Number(line.entry["seat"]), String(line.entry["field"]));
  }
  return placed;
}

/** The workers that a load would take off the fields: the first ones of the crop. */
export function leaving(fields: readonly Field[], crop: string, load: number): string[] {
  return fields.filter((one) => one.worker && one.crop === crop).slice(0, load).map((one) => one.field);
}

export function best(counts: Counts | null | undefined): { worth: number; fields: string[] } | null {
  const all = Object.values(counts ?? {});
  return all.length ? all.reduce((most, one) => (one.worth > most.worth ? one : most)) : null;
}
