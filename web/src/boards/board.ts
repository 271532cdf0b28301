import type { Choice, LogLine, SeatShown } from "../lib/api-types";
import type { GameWords } from "../lib/game-words.svelte";

/** What every board is given. It draws `view`, offers `choices` at their places, and knows no rules. */
export interface BoardProps {
  view: Record<string, unknown>;
  choices: Choice[];
  seats: SeatShown[];
  own: number | null;
  words: GameWords;
  log: LogLine[];
  hinted: Choice | null;
  marked: ReadonlySet<string>;
  /** Moves follow one another faster than an eye can: nothing large may change from one to the next. */
  hurried?: boolean;
  act: (choice: Choice) => void;
}

/** Asks the server why these actions, by their words, cannot be chosen now: sentences. Boards get it as a context. */
export type Why = (words: readonly string[]) => Promise<readonly string[]>;
export const WHY = Symbol("why");

/** What a player's panel is given. */
export interface HoldingsProps extends BoardProps {
  seat: number;
}
