// One table, live: the server's numbered updates over a socket that comes back by itself.

import { api, Refusal, sentenceOf } from "./api";
import type { ChatLine, Choice, LiveMessage, Log, LogLine, TableShown } from "./api-types";
import { applyChanges, type Change } from "./changes";
import { questionOf } from "./choices";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
const HEARTBEAT = 20_000;
const ANSWER = 2000; // longer than any way there and back
const FIRST_PINGS = 5;

export type Line = "connecting" | "open" | "broken";

/** A line that is not open yet is closed as soon as it is: the browser complains about one given up earlier. */
function hangUp(socket: WebSocket | null): void {
  if (!socket) return;
  socket.onmessage = null;
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

export class LiveTable {
  table: TableShown | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  line: Line = $state("connecting");
  fault: Refusal | null = $state.raw(null);
  busy = $state(false);
  notice = $state("");
  /** Server time minus ours, in seconds: clocks here may be wrong. */
  skew = $state(0);
  /** Called with what has just happened, to be shown. */
  onNews: (lines: LogLine[], before: TableShown | null) => void = () => {};

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #pinged = 0;
  #asking = false; // a ping is on its way: a second one would spoil the measurement of the first
  #pings = 0;
  /** The quickest way there and back so far, in seconds: it tells the server's time best. */
  #quickest = Infinity;
  #ref = 0;
  readonly #answers = new Map<number, (done: boolean) => void>();
  /** The positions in which a decision was made that is still on its way: it is not made twice. */
  readonly #decided = new Set<number>();
  #work: Promise<boolean> = Promise.resolve(true);
  #awaited: { number: number; seen: () => void } | null = null;
  /** Somebody comes back to this page. A line may have died in its sleep without a word: then the others see them away. */
  readonly #wake = () => {
    if (document.visibilityState !== "visible") return;
    if (this.line === "broken") this.retry();
    else if (this.line === "open") this.#probe();
  };

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    addEventListener("online", this.#wake);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("online", this.#wake);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    hangUp(this.#socket);
  }

  retry(): void {
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.fault = null;
    this.#connect();
  }

  /** Come in anew: the line was opened by nobody, and now it is somebody's who has a seat. */
  rejoin(): void {
    clearTimeout(this.#timer);
    this.#connect(true);
  }

  #connect(whole = false): void {
    if (this.#closed) return;
    hangUp(this.#socket);
    const asked = new URLSearchParams({ language: settings.language });
    if (this.invite) asked.set("invite", this.invite);
    if (this.table && !whole) asked.set("since", String(this.table.number));
    const last = this.chat.at(-1);
    if (last) asked.set("chat", String(last.id));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${asked}`);
    this.#socket = socket;
    this.#asking = false;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as LiveMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      clearInterval(this.#beat);
      for (const answer of this.#answers.values()) answer(false);
      this.#answers.clear();
      this.#awaited?.seen();
      // 4403, 4404: the server has said why, and asking again would change nothing.
      if (event.code >= 4400 && event.code < 4500 && event.code !== 4429 && this.fault) return;
      this.line = "broken";
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 1.8, LONGEST_WAIT);
    };
    clearInterval(this.#beat);
    this.#heard = Date.now();
    this.#beat = setInterval(() => {
      if (Date.now() - this.#heard > 2.5 * HEARTBEAT) socket.close();
      else this.#ping();
    }, HEARTBEAT);
  }

  /** Whoever does not answer at once is not there any more: no need to wait for the heartbeat to find out. */
  #probe(): void {
    const socket = this.#socket;
    const asked = Date.now();
    this.#ping();
    setTimeout(() => {
      if (socket === this.#socket && this.line === "open" && this.#heard < asked) this.#connect();
    }, ANSWER);
  }

  #ping(): void {
    if (this.#asking || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#asking = true;
    this.#pinged = performance.now();
    this.#socket.send('{"do":"ping"}');
  }

  #hear(message: LiveMessage): void {
    this.#heard = Date.now();
    this.#take(message);
    if (this.#awaited && this.table && this.table.number >= this.#awaited.number) this.#awaited.seen();
  }

  #take(message: LiveMessage): void {
    if (message.kind === "whole") {
      const before = this.table;
      this.#clock(message.now);
      const known = this.log.length;
      this.table = message.table;
      this.#write(message.log);
      if (this.line === "broken") this.notice = "";
      this.line = "open";
      this.#wait = FIRST_WAIT;
      this.fault = null;
      this.#pings = 0;
      this.#ping();
      if (before) this.onNews(this.log.slice(Math.min(known, this.log.length)), before);
    } else if (message.kind === "update") {
      if (!this.table) return;
      this.#clock(message.now);
      const before = this.table;
      try {
        this.table = applyChanges(this.table, message.changes as unknown as Change[]);
      } catch {
        this.#socket?.close(); // we have lost the thread: the whole table puts it right
        return;
      }
      this.#write(message.log);
      this.onNews(message.log.lines, before);
    } else if (message.kind === "chat") {
      const known = new Set(this.chat.map((one) => one.id));
      this.chat = [...this.chat, ...message.lines.filter((one) => !known.has(one.id))];
    } else if (message.kind === "pong") {
      this.#pong(message.now);
    } else if (message.kind === "done") {
      this.#answer(message.ref, true);
    } else if (message.kind === "refused") {
      this.#answer(message.ref, false);
      if (message.ref === null && this.line !== "open") this.fault = new Refusal(message.error.code, message.error.sentence, 0);
      else this.notice = message.error.sentence;
    }
  }

  /** Until a ping has come back, a message's own time has to do: it is late by the way that it came. */
  #clock(now: number): void {
    if (this.#quickest === Infinity) this.skew = now - Date.now() / 1000;
  }

  #pong(now: number): void {
    this.#asking = false;
    const trip = (performance.now() - this.#pinged) / 1000;
    if (trip <= this.#quickest) {
      this.#quickest = trip;
      this.skew = now + trip / 2 - Date.now() / 1000;
    }
    this.#quickest += 0.002; // clocks drift: an old measurement is not the best for ever
    this.#pings += 1;
    if (this.#pings < FIRST_PINGS) this.#ping();
  }

  #answer(ref: number | string | null, done: boolean): void {
    if (typeof ref !== "number") return;
    this.#answers.get(ref)?.(done);
    this.#answers.delete(ref);
  }

  #write(log: Log): void {
    this.log = [...this.log.slice(0, log.keep), ...log.lines];
  }

  /** Do something at the table, unless something is on its way; a refusal becomes a sentence. */
  wish(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return Promise.resolve(false);
    this.busy = true;
    this.notice = "";
    return (this.#work = this.#carryOut(work));
  }

  async #carryOut(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (fault) {
      this.notice = sentenceOf(fault);
      if (fault instanceof Refusal && fault.code === "unreachable" && this.line === "open") this.#socket?.close();
      return false;
    } finally {
      this.busy = false;
    }
  }

  /**
   * Decide. The next position may be drawn before the answer to the last decision is here, and a hint may be on its way:
   * who is as quick as that is not ignored, the decision waits its turn.
   */
  async act(choice: Choice): Promise<boolean> {
    const table = this.table;
    if (!table || this.#decided.has(table.number)) return false;
    if (this.line !== "open") {
      this.notice = say("line-broken");
      return false;
    }
    this.#decided.add(table.number);
    try {
      while (this.busy) await this.#work;
      const now = this.table ?? table;
      // Others may have moved meanwhile: the decision stands if the question is still the same.
      if (now.seat !== table.seat || questionOf(now.choices) !== questionOf(table.choices)) return false;
      return await this.wish(async () => this.#shown((await api.act(this.id, now.number, choice.id, now.seat)).number));
    } finally {
      this.#decided.delete(table.number);
    }
  }

  /** The answer to a move may be here before its update: until that is drawn, the choices are those of a decision already made. */
  #shown(number: number): Promise<void> {
    if (!this.table || this.table.number >= number || this.line !== "open") return Promise.resolve();
    return new Promise((seen) => {
      this.#awaited = { number, seen };
      setTimeout(seen, ANSWER);
    });
  }

  /** Stop the Dutch clock at the price that I saw. By the open line: nothing is quicker. */
  stop(price: number): Promise<boolean> {
    this.notice = "";
    const socket = this.#socket;
    if (!this.table || this.line !== "open" || socket?.readyState !== WebSocket.OPEN) {
      this.notice = say("line-broken");
      return Promise.resolve(false);
    }
    const ref = ++this.#ref;
    socket.send(JSON.stringify({ do: "stop", ref, price, seat: this.table.seat }));
    return new Promise((answer) => this.#answers.set(ref, answer));
  }
}
