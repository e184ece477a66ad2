/** The live socket of one table: versioned messages, answered commands, and coming back by itself. */
import { batch, signal } from "@preact/signals";
import { committed } from "../lib/fair";
import { Playback } from "../lib/playback";
import { deviceKey, dropTable, heldTables, keepNumbers, lang, pendingSeats, showNonce } from "../lib/prefs";
import { takenBy } from "../lib/story";
import { api, Refusal } from "./api";
import { carry, claim, nonce } from "./seats";
import type { Board, FromServer, GameEvent, LogEntry, Order, Outcome, Refused, StateMessage, TableInfo, Takeback, Vote } from "./wire";

const RETRY = [500, 1000, 2000, 4000, 8000];
const PING = 10_000;
const SILENCE = 25_000;
/** Milliseconds without a touch after which somebody is asked whether they are there. */
const AWAY = 60_000;
/** So many remarks of spectators are kept. */
const MURMURS = 50;
/** So much of the log comes with a state; more is asked for. */
const TOLD = 50;

/** The log that we had, and the one that came: what is in both is there once. */
function joined(known: LogEntry[], now: LogEntry[]): LogEntry[] {
  const first = now[0]?.version ?? Infinity;
  return known.at(-1) && known.at(-1)!.version >= first - 1 ? [...known.filter((e) => e.version < first), ...now] : now;
}

export interface Happening {
  seat: number | null;
  lines: [number, string][];
  events: GameEvent[];
  back: boolean;
  version: number;
}
/** Something that one seat is told in passing: a takeback that was declined, a rematch that is offered, a bot that failed. */
export interface Notice {
  kind: "declined" | "rematch" | "failed";
  seat: number;
}
interface Pending {
  message: Record<string, unknown>;
  settle: (refused: Refused | null) => void;
}

/** Everything this browser knows of one table. */
export class Live {
  readonly table = signal<TableInfo | null>(null);
  readonly boards = signal<Record<string, Board>>({});
  /** What happened, as each viewer may know it. */
  readonly logs = signal<Record<string, LogEntry[]>>({});
  readonly takeback = signal<Takeback | null>(null);
  readonly vote = signal<Vote | null>(null);
  /** Programmed answers of each held seat. */
  readonly orders = signal<Record<string, Order[]>>({});
  readonly outcome = signal<Outcome | null>(null);
  readonly presence = signal<{ online: number[]; watching: number } | null>(null);
  /** The last thing that happened, as each viewer may know it. */
  readonly happenings = signal<Record<string, Happening>>({});
  readonly refused = signal<Refused | null>(null);
  readonly hint = signal<{ seat: number; words: [string, string][] } | null>(null);
  /** The table that somebody has opened to play again. */
  readonly rematch = signal<string | null>(null);
  readonly notice = signal<Notice | null>(null);
  /** Is there more of the log than is here? */
  readonly more = signal(false);
  /** Everybody has sat down, and the clock will run once this person says that they are there. */
  readonly asked = signal(false);
  /** What bots do comes at once, and is shown one by one. */
  readonly playback = new Playback();
  /** What spectators say to each other; only they hear it. */
  readonly murmurs = signal<{ name: string; text: string; at: number }[]>([]);
  readonly link = signal<"connecting" | "open" | "lost" | "missing" | "closed">("connecting");
  readonly retryAt = signal(0);
  /** An action of ours is on its way: until it is answered, the board shown is an old one. */
  readonly busy = signal(false);
  /** The version that our last action led to. */
  answered = 0;
  /** Clock of the server minus our own, in milliseconds. */
  skew = 0;

  private socket: WebSocket | null = null;
  /** The version that each viewer was told of last; what is shown may be behind it. */
  private readonly told: Record<string, number> = {};
  /** When this person last did something on the page. */
  private touched = Date.now();
  private pending = new Map<string, Pending>();
  private readonly shown = new Set<string>();
  private tries = 0;
  private count = 0;
  private timer = 0;
  private heard = 0;
  private gone = false;

  constructor(readonly id: string) {
    void this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    addEventListener("pointerdown", this.here);
    addEventListener("keydown", this.here);
  }

  /** Somebody is here. */
  readonly here = (): void => {
    this.touched = Date.now();
    if (this.asked.value && this.table.value) this.reveal(this.table.value);
  };

  /** The network is back: do not wait for the next attempt. */
  private readonly hurry = (): void => {
    if (this.link.value === "lost") this.again();
  };
  /** The network is gone: say so before the silence is noticed. */
  private readonly drop = (): void => {
    this.socket?.close();
  };

  /** The seats that this browser holds at the table. */
  get held(): number[] {
    return Object.keys(heldTables.value[this.id]?.seats ?? {})
      .map(Number)
      .sort((a, b) => a - b);
  }
  /** The token of a held seat. */
  token(seat?: number): string | undefined {
    const seats = heldTables.value[this.id]?.seats ?? {};
    return seat === undefined ? Object.values(seats)[0] : seats[seat];
  }

  /** Leave for good: the page is closed or shows another table. */
  close(): void {
    this.gone = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    removeEventListener("pointerdown", this.here);
    removeEventListener("keydown", this.here);
    this.playback.end();
    clearTimeout(this.timer);
    this.link.value = "closed";
    this.socket?.close();
  }

  /** Connect anew at once, for example after sitting down: nothing is lost by that. */
  again(): void {
    this.tries = 0;
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    if (old) {
      old.onclose = old.onmessage = null;
      old.close();
    }
    void this.connect();
  }

  private async connect(): Promise<void> {
    if (this.gone) return;
    try {
      const table = await api.table(this.id);
      this.table.value ??= table;
      const asked = pendingSeats.value[this.id];
      if (asked) await claim(this.id, asked).catch(() => undefined);
      else if (deviceKey.value && !this.held.length && table.status !== "over") await carry(table).catch(() => undefined);
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) {
        this.link.value = "missing";
        return;
      }
      this.retry();
      return;
    }
    if (this.gone || this.socket) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.id}/live`);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.murmurs.value = []; // the server tells them again
      socket.send(JSON.stringify({ hello: { tokens: Object.values(heldTables.value[this.id]?.seats ?? {}), lang: lang.value } }));
      this.beat();
    };
    socket.onmessage = (message) => {
      this.heard = Date.now();
      this.hear(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = (event) => {
      this.socket = null;
      if (event.code === 4401) dropTable(this.id); // another device of ours has said that this one is not
      if (event.code === 4404) this.link.value = "missing";
      else this.retry();
    };
  }

  private retry(): void {
    if (this.gone || this.link.value === "missing") return;
    const wait = RETRY[Math.min(this.tries, RETRY.length - 1)]!;
    this.tries += 1;
    this.link.value = this.tries > 1 || this.table.value ? "lost" : "connecting";
    this.retryAt.value = Date.now() + wait;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.connect(), wait) as unknown as number;
  }

  private beat(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.socket) return;
      if (Date.now() - this.heard > SILENCE) {
        this.socket.close();
        return;
      }
      this.raw({ ping: Date.now() % 1_000_000_000 });
      this.beat();
    }, PING) as unknown as number;
  }

  private raw(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send a command; resolves with the refusal, or null when it is done. Unanswered commands are sent again after a gap. */
  command(message: Record<string, unknown>): Promise<Refused | null> {
    this.count += 1;
    const ref = `${Date.now().toString(36)}-${this.count}`;
    return new Promise((settle) => {
      this.pending.set(ref, { message: { ...message, ref }, settle });
      this.busy.value ||= "do" in message;
      this.raw({ ...message, ref });
    });
  }

  /** Say something to the other spectators. */
  murmur(name: string, text: string): void {
    this.raw({ murmur: { name, text } });
  }

  /** Wait until no action of ours is on its way: only then is the board that we have the one that the server has. */
  idle(): Promise<void> {
    if (!this.busy.value) return Promise.resolve();
    return new Promise((free) => {
      const stop = this.busy.subscribe((busy) => {
        if (!busy) {
          stop();
          free();
        }
      });
    });
  }

  /** Sentences in another language from now on. */
  speak(): void {
    this.logs.value = {};
    this.raw({ lang: lang.value });
    this.raw({ resync: true });
  }

  private hear(message: FromServer): void {
    batch(() => {
      switch (message.type) {
        case "state":
          this.onState(message);
          break;
        case "event": {
          if (this.missed(message)) break;
          this.skew = message.at - Date.now();
          const paced = message.lines.some(([seat]) => this.table.value?.seats[seat]?.kind === "bot") && !message.clock;
          this.playback.show(() => this.onEvent(message), { paced, seen: message.events.length > 0 });
          break;
        }
        case "news":
          if (!this.missed(message)) this.playback.show(() => this.onNews(message), { paced: false, seen: false });
          break;
        case "presence":
          this.presence.value = message;
          break;
        case "murmur":
          this.murmurs.value = [...this.murmurs.value, message].slice(-MURMURS);
          break;
        case "hint":
          this.hint.value = message.action ? { seat: message.seat, words: message.action[1] } : null;
          this.settle(message.ref, null);
          break;
        case "done":
          if ("do" in (this.pending.get(message.ref)?.message ?? {})) this.answered = message.version;
          this.settle(message.ref, null);
          break;
        case "refused":
          this.refused.value = message;
          if (message.ref) this.settle(message.ref, message);
          break;
        case "pong":
          this.skew = message.at - Date.now();
          break;
      }
    });
  }

  /** Of several held seats, one hears of requests that concern all. */
  private speaks(seat: number | null): boolean {
    return seat === null || seat === (this.held[0] ?? null);
  }

  private onState(message: StateMessage): void {
    this.playback.flush();
    this.told[String(message.seat)] = message.version;
    this.link.value = "open";
    this.tries = 0;
    this.table.value = message.table;
    if (message.clock?.game) this.skew = message.clock.game.at - Date.now();
    // What is told once more takes back nothing that was half chosen.
    const before = this.boards.value[String(message.seat)];
    if (before?.version === message.version && JSON.stringify(before.legal) === JSON.stringify(message.legal)) message.legal = before.legal;
    this.boards.value = { ...this.boards.value, [String(message.seat)]: message };
    if (message.orders) this.orders.value = { ...this.orders.value, [String(message.seat)]: message.orders };
    const log = joined(this.logs.value[String(message.seat)] ?? [], message.log);
    this.logs.value = { ...this.logs.value, [String(message.seat)]: log };
    if (log === message.log) {
      this.more.value = log.length >= TOLD;
      if (this.more.value) void this.earlier(message.seat);
    }
    if (this.speaks(message.seat)) {
      this.takeback.value = message.takeback;
      this.vote.value = message.vote;
    }
    this.outcome.value = message.table.outcome;
    this.reveal(message.table);
    for (const { message: waiting } of this.pending.values()) this.raw(waiting);
  }

  /** Has something not arrived? Then everything is asked for again. */
  private missed(message: { seat: number | null; from: number; version: number }): boolean {
    const id = String(message.seat);
    if (this.boards.value[id] && message.from !== this.told[id]) {
      this.raw({ resync: true });
      return true;
    }
    this.told[id] = message.version;
    return false;
  }

  private onEvent(message: Extract<FromServer, { type: "event" }>): void {
    this.boards.value = { ...this.boards.value, [String(message.seat)]: message };
    this.note(
      message.seat,
      message.back === undefined
        ? (message.lines ?? []).map(([seat, line], i, all) => ({
            version: message.version,
            at: message.at,
            seat,
            line,
            events: i === all.length - 1 ? message.events : [],
          }))
        : [{ version: message.version, at: message.at, back: message.back, ...takenBy(message.by), events: message.events }],
    );
    this.happenings.value = {
      ...this.happenings.value,
      [String(message.seat)]: {
        seat: message.seat,
        lines: message.lines ?? [],
        events: message.events,
        back: message.back !== undefined,
        version: message.version,
      },
    };
    if (message.outcome) this.over(message.outcome);
    this.hint.value = null;
    this.takeback.value = null;
    // Where several act at once, others do not answer what was refused to us.
    if (message.outcome || message.waiting.length < 2 || message.lines?.some(([seat]) => seat === message.seat)) this.refused.value = null;
  }

  private onNews(message: Extract<FromServer, { type: "news" }>): void {
    const id = String(message.seat);
    const board = this.boards.value[id];
    if (board) this.boards.value = { ...this.boards.value, [id]: { ...board, version: message.version } };
    if (message.table) {
      this.table.value = message.table;
      this.reveal(message.table);
    }
    if (message.orders) this.orders.value = { ...this.orders.value, [id]: message.orders };
    if (message.chat) this.note(message.seat, [{ version: message.version, at: message.at, chat: message.chat }]);
    if (!this.speaks(message.seat)) return;
    if (message.why === "failed" && message.about !== undefined) this.notice.value = { kind: "failed", seat: message.about };
    if (message.declined !== undefined && this.takeback.value && this.held.includes(this.takeback.value.by))
      this.notice.value = { kind: "declined", seat: message.declined };
    if (message.takeback !== undefined) this.takeback.value = message.takeback;
    if (message.vote !== undefined) this.vote.value = message.vote;
    if (message.table_id) {
      this.rematch.value = message.table_id;
      if (this.table.value) this.table.value = { ...this.table.value, rematch: message.table_id };
      if (message.about !== undefined && !this.held.includes(message.about)) this.notice.value = { kind: "rematch", seat: message.about };
    }
    if (message.outcome) this.over(message.outcome);
  }

  /** What happened before the log that we have, as this seat may know it. */
  async earlier(seat: number | null): Promise<void> {
    const id = String(seat);
    const first = this.logs.value[id]?.[0];
    if (!first) return;
    try {
      const found = await api.story(this.id, first.version, seat === null ? undefined : this.token(seat));
      this.more.value = found.more;
      if (this.logs.value[id]?.[0] === first) this.logs.value = { ...this.logs.value, [id]: [...found.log, ...this.logs.value[id]!] };
    } catch {
      this.more.value = true; // the button stays: whoever wants to read it can ask again
    }
  }

  private over(outcome: Outcome): void {
    this.outcome.value = outcome;
    this.refused.value = null;
    if (this.table.value) this.table.value = { ...this.table.value, status: "over", outcome };
  }
  private note(seat: number | null, entries: LogEntry[]): void {
    const before = this.logs.value[String(seat)] ?? [];
    this.logs.value = { ...this.logs.value, [String(seat)]: [...before, ...entries] };
  }

  /** Everybody has sat down: show the nonces of our seats, each once and beside one list of commitments alone. */
  private reveal(table: TableInfo): void {
    // A stranger who sits down does not start the clock of somebody who has gone for a coffee.
    const people = table.seats.filter((s) => s.kind === "person" && !this.held.includes(s.seat)).length;
    const away = document.visibilityState === "hidden" || Date.now() - this.touched > AWAY;
    const mine = (table.awaited?.seats ?? []).filter((seat) => this.held.includes(seat));
    this.asked.value = mine.length > 0 && table.clock?.["kind"] === "game" && people > 0 && away;
    if (this.asked.value) return;
    const ours = heldTables.value[this.id]?.nonces?.map(committed) ?? [];
    if (deviceKey.value && table.status === "open")
      keepNumbers(this.id, this.held.filter((seat) => ours.includes(table.seats[seat]?.commit ?? "")).length);
    const commitments = [table.commit, ...table.seats.flatMap((s) => (s.commit ? [s.commit] : []))].join(" ");
    for (const seat of table.awaited?.seats ?? []) {
      const commit = table.seats[seat]?.commit;
      const own = this.held.includes(seat) && heldTables.value[this.id]?.nonces?.find((n) => committed(n) === commit);
      if (!own || this.shown.has(own)) continue;
      const next = nonce();
      if (!showNonce(this.id, own, commitments, next)) continue;
      this.shown.add(own);
      void this.command({ reveal: own, next: committed(next), seat });
    }
  }
  private settle(ref: string, refused: Refused | null): void {
    this.pending.get(ref)?.settle(refused);
    this.pending.delete(ref);
    this.busy.value = [...this.pending.values()].some(({ message }) => "do" in message);
  }
}
