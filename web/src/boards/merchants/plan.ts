// The plan of the old town: a fan of four quarters around the harbour, from west to east, with canals between them.
// Rows of houses are rings, the first one nearest to the water; columns follow the quay.

import type { Quarter } from "./view";

export const WIDTH = 776;
export const HEIGHT = 424;
export const WEST_TO_EAST: readonly Quarter[] = ["grachten", "nieuwe_zijde", "oude_zijde", "lastage"];
export const CENTRE = { x: WIDTH / 2, y: 34 };
export const QUAY = 148; // radius of the harbour
export const RIM = 352; // radius of the outer canal
const EDGE = 3; // degrees left free at either end of the fan
const CANAL = 7; // degrees of water between two quarters

export interface Point { x: number; y: number }

export function at(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle) };
}

/** From west (180°) round by the south (90°) to the east (0°): where a quarter begins and ends. */
export function spanOf(quarter: Quarter): { from: number; to: number } {
  const width = (180 - 2 * EDGE - 3 * CANAL) / 4;
  const from = 180 - EDGE - WEST_TO_EAST.indexOf(quarter) * (width + CANAL);
  return { from, to: from - width };
}

export interface Plot { middle: Point; angle: number; width: number; depth: number; outline: string }

/** Where a house space lies, among so many rows and columns. */
export function plotOf(quarter: Quarter, cell: string, rows: number, columns: number): Plot {
  const row = cell.charCodeAt(0) - 97;
  const column = Number(cell.slice(1)) - 1;
  const { from, to } = spanOf(quarter);
  const turn = (from - to) / columns;
  const depth = (RIM - QUAY) / rows;
  const west = from - column * turn;
  const inner = QUAY + row * depth;
  const middle = west - turn / 2;
  const radius = inner + depth / 2;
  return { middle: at(radius, middle), angle: middle - 90, width: (radius * turn * Math.PI) / 180 - 4, depth: depth - 4, outline: wedge(inner + 2, inner + depth - 2, west, west - turn, 2) };
}

/** A piece of a ring; `gap` is left free on both sides, in units of the drawing. */
export function wedge(inner: number, outer: number, from: number, to: number, gap = 0): string {
  const less = (radius: number) => ((gap / radius) * 180) / Math.PI;
  const [a, b] = [at(inner, from - less(inner)), at(inner, to + less(inner))];
  const [c, d] = [at(outer, to + less(outer)), at(outer, from - less(outer))];
  const n = (value: number) => value.toFixed(1);
  return `M${n(a.x)} ${n(a.y)} A${inner} ${inner} 0 0 0 ${n(b.x)} ${n(b.y)} L${n(c.x)} ${n(c.y)} A${outer} ${outer} 0 0 1 ${n(d.x)} ${n(d.y)} Z`;
}

/** Along the rim, read from west to east: the way of a quarter's name. */
export function arc(radius: number, from: number, to: number): string {
  const [a, b] = [at(radius, from), at(radius, to)];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)} A${radius} ${radius} 0 0 0 ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}

/** The two ends of a bridge are house spaces, named "quarter_cell": its middle, and how it is turned. */
export function bridgeOf(ends: readonly string[], rows: number, columns: number): Point & { angle: number; length: number } {
  const plots = ends.map((end) => plotOf(end.slice(0, end.lastIndexOf("_")) as Quarter, end.slice(end.lastIndexOf("_") + 1), rows, columns));
  const angles = plots.map((plot) => plot.angle + 90).sort((a, b) => b - a);
  const half = ((spanOf("grachten").from - spanOf("grachten").to) / columns) / 2;
  const [west, east] = [(angles[0] ?? 0) - half, (angles[1] ?? 0) + half];
  const middle = (west + east) / 2;
  const radius = Math.hypot((plots[0]?.middle.x ?? 0) - CENTRE.x, (plots[0]?.middle.y ?? 0) - CENTRE.y);
  return { ...at(radius, middle), angle: middle - 90, length: (radius * (west - east) * Math.PI) / 180 };
}
