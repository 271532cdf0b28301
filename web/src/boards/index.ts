import type { Component } from "svelte";
import type { Choice } from "../lib/api-types";
import type { GameWords } from "../lib/game-words.svelte";
import type { BoardProps, HoldingsProps } from "./board";
import GenericBoard from "./GenericBoard.svelte";
import GenericHoldings from "./GenericHoldings.svelte";

export interface Boards {
  Board: Component<BoardProps>;
  Holdings: Component<HoldingsProps>;
  /** Where on the board a log entry happened: the `data-at` of a piece's way. */
  way: (key: string, entry: Record<string, unknown>, before?: Record<string, unknown> | null) => { from: string; to: string; icon: string; seat: number | null } | null;
  /** The rule behind a choice, for its button; nothing if the sentence says it all. */
  rule?: (choice: Choice) => string;
  /** A short word for a choice that the board itself offers, under a heading; so that forty fields are not forty sentences. */
  brief?: (choice: Choice, words: GameWords) => { heading: string; text: string } | null;
  /** Choices under headings, where one has to know what they use up; null where that is plain. */
  parts?: (choices: readonly Choice[]) => { heading: string; choices: Choice[] }[] | null;
  /** The prompt of this game is a stage at times, with a clock on it, and has to be high enough for that. */
  stage?: boolean;
}

const GENERIC: Boards = { Board: GenericBoard, Holdings: GenericHoldings, way: () => null };

// A board is fetched when its game is; every other game has the generic one.
const OWN: Record<string, () => Promise<Boards>> = {
  "nieuw-amsterdam": async () => {
    const [board, holdings, ways, rules] = await Promise.all([import("./nieuw-amsterdam/Board.svelte"), import("./nieuw-amsterdam/Holdings.svelte"), import("./nieuw-amsterdam/ways"), import("./nieuw-amsterdam/rules")]);
    return { Board: board.default, Holdings: holdings.default, way: ways.way, rule: rules.rule, parts: rules.parts, brief: rules.brief };
  },
  riverboat: async () => {
    const [board, holdings, ways, words] = await Promise.all([import("./riverboat/Board.svelte"), import("./riverboat/Holdings.svelte"), import("./riverboat/ways"), import("./riverboat/brief")]);
    return { Board: board.default, Holdings: holdings.default, way: ways.way, brief: words.brief };
  },
  "merchants-of-amsterdam": async () => {
    const [board, holdings, ways, rules] = await Promise.all([import("./merchants/Board.svelte"), import("./merchants/Holdings.svelte"), import("./merchants/ways"), import("./merchants/rules")]);
    return { Board: board.default, Holdings: holdings.default, way: ways.way, rule: rules.rule, stage: true };
  },
};

export function boardsOf(slug: string): Promise<Boards> {
  return OWN[slug]?.() ?? Promise.resolve(GENERIC);
}
