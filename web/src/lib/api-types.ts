// Generated from the server's OpenAPI by web/tools/api_types.py. Do not edit: `make types`.

export interface AccountWanted {
  name: string;
  password: string;
  language?: "en" | "de" | "fr" | "ru" | null;
}

export interface Act {
  /** The number of the table that the player was looking at. */
  number: number;
  /** The id of a choice, or its words. */
  action: number | string;
  /** Only needed by who has several seats. */
  seat: number | null;
}

export interface ActDone {
  kind: "done";
  ref: number | string | null;
  number: number;
}

export interface ActRefused {
  kind: "refused";
  ref: number | string | null;
  error: Problem;
}

export interface BotShown {
  level: string;
  title: string;
}

export interface BotWanted {
  seat?: number | null;
  level: string;
}

export interface ChatLine {
  id: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface ChatSaid {
  kind: "chat";
  lines: ChatLine[];
}

export interface Choice {
  id: number;
  kind: string;
  arguments: Record<string, string | number>;
  words: string;
  sentence: string;
}

export interface Clock {
  /** Seconds in the bank when the present turn began; null without a bank. */
  left: number | null;
  /** When the present turn began (seconds since 1970), if one is running. */
  since: number | null;
  /** When it runs out. */
  zero_at: number | null;
  up: boolean;
}

export interface Dial {
  started: number;
  step_seconds: number;
  top: number;
  step: number;
  bottom: number;
  doubled: boolean;
  /** The highest price that you can pay; null if none or not yours to stop. */
  highest: number | null;
  /** Somebody has stopped; the window for others is open. */
  stopped: boolean;
  stopped_by_you: boolean;
}

export interface Done {
  number: number;
}

export interface EditionShown {
  name: string;
  digest: string;
  /** Some figures are our own guess, not those of the published game. */
  reconstruction: boolean;
  /** Not the one that comes with Quayside. */
  own: boolean;
}

export interface GameShown {
  slug: string;
  title: string;
  least_seats: number;
  most_seats: number;
  rules: number;
  options: OptionShown[];
  edition: EditionShown;
  bots: BotShown[];
  /** Has an auction by a live clock (option auction=clock). */
  dutch_clock: boolean;
}

export interface GuestWanted {
  name: string;
  language?: "en" | "de" | "fr" | "ru" | null;
}

export interface Hint {
  /** The best first. */
  choices: Hinted[];
}

export interface Hinted {
  choice: Choice;
  /** How much of the thinking went into this choice, 0 to 1. */
  share: number;
  /** The share of the win that it promises. */
  outlook: number;
  /** The points that it promises in the end. */
  points: number;
}

export interface ImportWanted {
  record: Record<string, unknown>;
  as?: "replay" | "hotseat";
  public?: boolean;
}

export interface Leaderboard {
  game: string;
  people: Ranked[];
}

export type LiveMessage = Whole | Update | ChatSaid | ActDone | ActRefused | Pong;

export interface Log {
  /** How many of the lines you have stay; the rest was taken back. */
  keep: number;
  lines: LogLine[];
}

export interface LogLine {
  key: string;
  /** The decision after which it happened. */
  number: number;
  sentence: string;
  seat: number | null;
  entry: Record<string, unknown>;
}

export interface Login {
  name: string;
  password: string;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  language: "en" | "de" | "fr" | "ru";
  email: string | null;
  quiet_from: number | null;
  quiet_to: number | null;
  time_zone: string | null;
}

export interface MeWanted {
  name?: string | null;
  language?: "en" | "de" | "fr" | "ru" | null;
  email?: string | null;
  quiet_from?: number | null;
  quiet_to?: number | null;
  time_zone?: string | null;
}

export interface OptionShown {
  name: string;
  title: string;
  values: string[];
  titles: string[];
}

export interface PasswordWanted {
  password: string;
  /** Needed if there is one already. */
  old?: string;
}

export interface Pong {
  kind: "pong";
  now: number;
}

export interface Position {
  moves: number;
  of: number;
  seat: number | null;
  view: Record<string, unknown>;
  log: LogLine[];
  waiting: number[];
}

export interface Problem {
  /** For programs; the list is in quayside.server.refusals. */
  code: string;
  /** For the person, in their language. */
  sentence: string;
  /** Exact reasons, for who made the request by hand; in English. */
  details: (Record<string, unknown>)[];
  /** The table's present number, where that is the matter. */
  number: number | null;
}

export interface Ranked {
  place: number;
  name: string;
  rating: number;
  games: number;
  you: boolean;
}

export interface Reason {
  /** The action's words. */
  words: string;
  sentence: string;
}

export interface Refused {
  error: Problem;
}

export interface Rematch {
  table: string;
  invite: string | null;
}

export interface Replay {
  /** [seat, words] of each move; null instead of what is not yours to see. */
  moves: unknown[][];
  lines: LogLine[];
  /** After each move, for the chart of the lead. */
  scores: ((number | null)[])[];
}

export interface Result {
  scores: number[];
  winners: number[];
  places: number[];
  resigned: number[];
  ledger: (Record<string, number>)[];
  sources: Record<string, string>;
}

export interface RulesPage {
  game: string;
  title: string;
  language: "en" | "de" | "fr" | "ru";
  edition: EditionShown;
  /** Markdown; a heading ends with the name of its anchor, {#name}. */
  text: string;
}

export interface Say {
  text: string;
}

export interface SeatNamed {
  seat: number | null;
}

export interface SeatShown {
  seat: number;
  kind: "empty" | "person" | "bot";
  name: string;
  level: string | null;
  you: boolean;
  present: boolean;
  /** The level of the bot that decides here now, if one does. */
  played_by: string | null;
  resigned: boolean;
  clock: Clock | null;
}

export interface SeatWanted {
  kind: "me" | "open" | "bot";
  level?: string | null;
}

export interface Session {
  me: Me | null;
}

export interface SitWanted {
  seat?: number | null;
  invite?: string | null;
}

export interface Stop {
  /** The price that the clock was showing when it was stopped. */
  price: number;
  seat: number | null;
}

export interface Stretch {
  first: Position;
  /** What each of the next moves changed, as in an update. */
  then: unknown[][][];
}

export interface TableList {
  tables: TableListed[];
}

export interface TableListed {
  id: string;
  game: string;
  title: string;
  status: "open" | "running" | "over" | "closed";
  edition: string;
  /** Names; empty where nobody sits. */
  seats: string[];
  my_seats: number[];
  your_turn: boolean;
  rated: boolean;
  time: TimeWanted;
  created: number;
  changed: number;
  moves: number;
}

export interface TableShown {
  id: string;
  /** Of the latest entry in the table's log. Every change raises it. */
  number: number;
  status: "open" | "running" | "over" | "closed";
  game: string;
  title: string;
  edition: EditionShown;
  options: Record<string, string>;
  terms: TermsShown;
  public: boolean;
  created: number;
  seed_hash: string;
  /** Told when the game is over. */
  seed: string | null;
  /** It is your table. */
  owner: boolean;
  /** For links; only people at the table see it. */
  invite: string | null;
  /** Yours, whose view this is; null for spectators. */
  seat: number | null;
  my_seats: number[];
  seats: SeatShown[];
  spectators: number;
  waiting: number[];
  your_turn: boolean;
  /** What you have to decide, or what is going on. */
  headline: string;
  choices: Choice[];
  /** Moves made so far. */
  moves: number;
  can_undo: "no" | "now" | "ask";
  undo_request: UndoRequest | null;
  hints: boolean;
  /** What your seat may see; null before the start. */
  view: Record<string, unknown> | null;
  dial: Dial | null;
  result: Result | null;
  rematch: Rematch | null;
}

export interface TableWanted {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, string>;
  /** The text of an edition file of one's own. */
  edition?: string | null;
  time?: TimeWanted;
  public?: boolean;
  undo?: boolean;
  hints?: boolean;
  rated?: boolean;
  spectators?: boolean;
  start_when_full?: boolean;
  step_seconds?: number;
}

export interface TableWhole {
  table: TableShown;
  log: Log;
  chat: ChatLine[];
  /** The server's time, to compare clocks. */
  now: number;
}

export interface TermsShown {
  time: TimeWanted;
  undo: boolean;
  hints: boolean;
  rated: boolean;
  spectators: boolean;
  start_when_full: boolean;
  step_seconds: number;
  imported: boolean;
  replay: boolean;
}

export interface TimeWanted {
  kind?: "untimed" | "bank" | "deadline";
  bank?: number;
  increment?: number;
  deadline?: number;
  at_zero?: "bot" | "resign" | "warning";
}

export interface Token {
  /** Send it as `Authorization: Bearer …`; it is as good as the cookie. */
  token: string;
}

export interface Undo {
  moves: number;
  seat: number | null;
}

export interface UndoRequest {
  seat: number;
  /** How many moves would be taken back. */
  moves: number;
  agreed: number[];
  /** You are asked. */
  yours: boolean;
  sentence: string;
}

export interface Update {
  kind: "update";
  number: number;
  changes: unknown[][];
  log: Log;
  now: number;
}

export interface Whole {
  kind: "whole";
  table: TableShown;
  log: Log;
  chat: ChatLine[];
  now: number;
}

export interface Why {
  /** The number of the table that was looked at. */
  number: number;
  reasons: Reason[];
}
