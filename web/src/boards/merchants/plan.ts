// The plan of the old town: a fan of four quarters around the harbour, from west to east, with canals between them.
// Rows of houses are rings, the first one nearest to the water; columns follow the quay.

import type { Quarter } from "./view";

export const WEST_TO_EAST: readonly Quarter[] = ["grachten", "nieuwe_zijde", "oude_zijde", "lastage"];

export interface Point { x: number; y: number }
export interface Plot { middle: Point; angle: number; width: number; depth: number; outline: string }

interface Shape {
  width: number;
  height: number;
  centre: Point;
  /** Radius of the harbour. */
  quay: number;
  /** Radius of the outer canal. */
  rim: number;
  /** Where the fan begins in the west, in degrees; it ends as far in the east. 180 is due west, 90 south. */
  west: number;
  /** Degrees of water between two quarters. */
  canal: number;
  /** Room between two plots. */
  gap: number;
}

export class Plan {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  readonly quay: number;
  readonly rim: number;
  readonly west: number;
  readonly east: number;
  readonly #canal: number;
  readonly #gap: number;

  constructor(shape: Shape) {
    ({ width: this.width, height: this.height, centre: this.centre, quay: this.quay, rim: this.rim, west: this.west } = shape);
    this.east = 180 - shape.west;
    this.#canal = shape.canal;
    this.#gap = shape.gap;
  }

  at(radius: number, degrees: number): Point {
    const angle = (degrees * Math.PI) / 180;
    return { x: this.centre.x + radius * Math.cos(angle), y: this.centre.y + radius * Math.sin(angle) };
  }

  /** From the west round by the south (90°) to the east: where a quarter begins and ends. */
  spanOf(quarter: Quarter): { from: number; to: number } {
    const width = (this.west - this.east - 3 * this.#canal) / 4;
    const from = this.west - WEST_TO_EAST.indexOf(quarter) * (width + this.#canal);
    return { from, to: from - width };
  }

  /** Where a house space lies, among so many rows and columns. */
  plotOf(quarter: Quarter, cell: string, rows: number, columns: number): Plot {
    const row = cell.charCodeAt(0) - 97;
    const column = Number(cell.slice(1)) - 1;
    const { from, to } = this.spanOf(quarter);
    const turn = (from - to) / columns;
    const depth = (this.rim - this.quay) / rows;
    const west = from - column * turn;
    const inner = this.quay + row * depth;
    const middle = west - turn / 2;
    const radius = inner + depth / 2;
    const gap = this.#gap;
    return { middle: this.at(radius, middle), angle: middle - 90, width: (radius * turn * Math.PI) / 180 - gap, depth: depth - gap, outline: this.wedge(inner + gap / 2, inner + depth - gap / 2, west, west - turn, gap / 2) };
  }

  /** A piece of a ring; `gap` is left free on both sides, in units of the drawing. */
  wedge(inner: number, outer: number, from: number, to: number, gap = 0): string {
    const less = (radius: number) => ((gap / radius) * 180) / Math.PI;
    const [a, b] = [this.at(inner, from - less(inner)), this.at(inner, to + less(inner))];
    const [c, d] = [this.at(outer, to + less(outer)), this.at(outer, from - less(outer))];
    const n = (value: number) => value.toFixed(1);
    return `M${n(a.x)} ${n(a.y)} A${inner} ${inner} 0 0 0 ${n(b.x)} ${n(b.y)} L${n(c.x)} ${n(c.y)} A${outer} ${outer} 0 0 1 ${n(d.x)} ${n(d.y)} Z`;
  }

  /** Part of a ring: the way of a quarter's name. From west to east it is read from inside, the other way from outside. */
  arc(radius: number, from: number, to: number): string {
    const [a, b] = [this.at(radius, from), this.at(radius, to)];
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)} A${radius} ${radius} 0 ${Math.abs(from - to) > 180 ? 1 : 0} ${from > to ? 0 : 1} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
  }

  /** The two ends of a bridge are house spaces, named "quarter_cell": its middle, and how it is turned. */
  bridgeOf(ends: readonly string[], rows: number, columns: number): Point & { angle: number; length: number } {
    const plots = ends.map((end) => this.plotOf(end.slice(0, end.lastIndexOf("_")) as Quarter, end.slice(end.lastIndexOf("_") + 1), rows, columns));
    const angles = plots.map((plot) => plot.angle + 90).sort((a, b) => b - a);
    const { from, to } = this.spanOf("grachten");
    const half = (from - to) / columns / 2;
    const [west, east] = [(angles[0] ?? 0) - half, (angles[1] ?? 0) + half];
    const middle = (west + east) / 2;
    const radius = Math.hypot((plots[0]?.middle.x ?? 0) - this.centre.x, (plots[0]?.middle.y ?? 0) - this.centre.y);
    return { ...this.at(radius, middle), angle: middle - 90, length: (radius * (west - east) * Math.PI) / 180 };
  }
}

/** Half a ring, as wide as a board. */
export const WIDE = new Plan({ width: 776, height: 424, centre: { x: 388, y: 34 }, quay: 148, rim: 352, west: 177, canal: 7, gap: 4 });

/** For phones a horseshoe: the same town bent further round its harbour, so that every plot is large enough for a finger. */
export const NARROW = new Plan({ width: 360, height: 328, centre: { x: 180, y: 146 }, quay: 72, rim: 162, west: 229, canal: 12, gap: 2 });
