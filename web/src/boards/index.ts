import type { Component } from "svelte";
import type { BoardProps, HoldingsProps } from "./board";
import GenericBoard from "./GenericBoard.svelte";
import GenericHoldings from "./GenericHoldings.svelte";

export interface Boards {
  Board: Component<BoardProps>;
  Holdings: Component<HoldingsProps>;
  /** Where on the board a log entry happened: the `data-at` of a piece's way. */
  way: (key: string, entry: Record<string, unknown>) => { from: string; to: string; icon: string; seat: number | null } | null;
}

const GENERIC: Boards = { Board: GenericBoard, Holdings: GenericHoldings, way: () => null };

// A board is fetched when its game is; every other game has the generic one.
const OWN: Record<string, () => Promise<Boards>> = {
  "nieuw-amsterdam": async () => {
    const [board, holdings, ways] = await Promise.all([import("./nieuw-amsterdam/Board.svelte"), import("./nieuw-amsterdam/Holdings.svelte"), import("./nieuw-amsterdam/ways")]);
    return { Board: board.default, Holdings: holdings.default, way: ways.way };
  },
  "merchants-of-amsterdam": async () => {
    const [board, holdings, ways] = await Promise.all([import("./merchants/Board.svelte"), import("./merchants/Holdings.svelte"), import("./merchants/ways")]);
    return { Board: board.default, Holdings: holdings.default, way: ways.way };
  },
};

export function boardsOf(slug: string): Promise<Boards> {
  return OWN[slug]?.() ?? Promise.resolve(GENERIC);
}
