import type * as T from "./api-types";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** A wish that was not granted, with a sentence for the person. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

/** The sentence for any fault, ours or the server's. */
export function sentenceOf(fault: unknown): string {
  return fault instanceof Refusal ? fault.message : say("fault-unknown");
}

async function ask<R>(method: string, path: string, body?: unknown): Promise<R> {
  const address = `/api${path}${path.includes("?") ? "&" : "?"}language=${settings.language}`;
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("unreachable", say("fault-unreachable"), 0);
  }
  if (answer.ok) {
    const kind = answer.headers.get("content-type") ?? "";
    return (kind.includes("json") ? answer.json() : answer.text()) as Promise<R>;
  }
  const said = (await answer.json().catch(() => null)) as T.Refused | null;
  throw new Refusal(said?.error.code ?? "broken", said?.error.sentence ?? say("fault-unknown"), answer.status);
}

const post = <R>(path: string, body: unknown = {}) => ask<R>("POST", path, body);
const withInvite = (path: string, invite?: string | null) =>
  invite ? `${path}${path.includes("?") ? "&" : "?"}invite=${encodeURIComponent(invite)}` : path;

export const api = {
  games: () => ask<T.GameShown[]>("GET", "/games"),
  gameText: (slug: string) => ask<string>("GET", `/games/${slug}/text`),
  rules: (slug: string) => ask<T.RulesPage>("GET", `/games/${encodeURIComponent(slug)}/rules`),
  tableRules: (id: string, invite?: string | null) => ask<T.RulesPage>("GET", withInvite(`/tables/${encodeURIComponent(id)}/rules`, invite)),
  leaderboard: (slug: string) => ask<T.Leaderboard>("GET", `/games/${slug}/leaderboard`),
  me: () => ask<T.Session>("GET", "/me"),
  guest: (name: string) => post<T.Session>("/me/guest", { name, language: settings.language }),
  account: (name: string, password: string) => post<T.Session>("/me/account", { name, password, language: settings.language }),
  login: (name: string, password: string) => post<T.Session>("/me/login", { name, password }),
  logout: () => post<T.Session>("/me/logout"),
  changeMe: (wanted: T.MeWanted) => ask<T.Session>("PATCH", "/me", wanted),
  password: (wanted: T.PasswordWanted) => post<T.Session>("/me/password", wanted),
  deleteMe: () => ask<T.Session>("DELETE", "/me"),
  tables: (show: "open" | "mine" | "running" | "over") => ask<T.TableList>("GET", `/tables?show=${show}`),
  create: (wanted: T.TableWanted) => post<T.TableWhole>("/tables", wanted),
  importRecord: (record: unknown, as: "replay" | "hotseat") => post<T.TableWhole>("/tables/import", { record, as }),
  table: (id: string, invite?: string | null) => ask<T.TableWhole>("GET", withInvite(`/tables/${id}`, invite)),
  sit: (id: string, seat: number | null, invite?: string | null) => post<T.Done>(`/tables/${id}/sit`, { seat, invite: invite ?? null }),
  seatBot: (id: string, seat: number | null, level: string) => post<T.Done>(`/tables/${id}/bots`, { seat, level }),
  stand: (id: string, seat: number | null) => post<T.Done>(`/tables/${id}/stand`, { seat }),
  start: (id: string) => post<T.Done>(`/tables/${id}/start`),
  close: (id: string) => post<T.Done>(`/tables/${id}/close`),
  leave: (id: string) => post<T.Done>(`/tables/${id}/leave`),
  comeBack: (id: string) => post<T.Done>(`/tables/${id}/return`),
  replace: (id: string, seat: number) => post<T.Done>(`/tables/${id}/seats/${seat}/replace`),
  resign: (id: string) => post<T.Done>(`/tables/${id}/resign`),
  rematch: (id: string) => post<T.TableWhole>(`/tables/${id}/rematch`),
  say: (id: string, text: string, invite?: string | null) => post<T.ChatLine>(withInvite(`/tables/${id}/chat`, invite), { text }),
  act: (id: string, number: number, action: number, seat: number | null) => post<T.Done>(`/tables/${id}/act`, { number, action, seat }),
  undo: (id: string, seat: number | null) => post<T.Done>(`/tables/${id}/undo`, { moves: 1, seat }),
  agree: (id: string) => post<T.Done>(`/tables/${id}/undo/agree`),
  refuse: (id: string) => post<T.Done>(`/tables/${id}/undo/refuse`),
  stop: (id: string, price: number, seat: number | null) => post<T.Done>(`/tables/${id}/stop`, { price, seat }),
  why: (id: string, actions: readonly string[], seat: number | null) =>
    ask<T.Why>("GET", `/tables/${id}/why?${new URLSearchParams([...actions.map((one) => ["action", one]), ...(seat === null ? [] : [["seat", String(seat)]])])}`),
  hint: (id: string, seat: number | null) => post<T.Hint>(`/tables/${id}/hint`, { seat }),
  replay: (id: string, invite?: string | null) => ask<T.Replay>("GET", withInvite(`/tables/${id}/replay`, invite)),
  position: (id: string, number: number, invite?: string | null) =>
    ask<T.Position>("GET", withInvite(`/tables/${id}/moves/${number}`, invite)),
  stretch: (id: string, first: number, count: number, invite?: string | null) =>
    ask<T.Stretch>("GET", withInvite(`/tables/${id}/moves?first=${first}&count=${count}`, invite)),
};
