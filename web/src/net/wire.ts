/** The messages of docs/wire.md, as types. */
export type Word = [text: string, kind: string];
export type Legal = [notation: string, words: Word[]];
export type Seat = number;

export interface GameEvent { name: string; clause: string; params: Record<string, unknown>; sentence: string; }
export interface Prompt { code: string; params: Record<string, unknown>; sentence: string; }
export interface Result { ranks: number[]; winners: number[]; reason: string; clause: string; scores?: number[]; }
export interface Outcome { reason: string; seat: number | null; result: Result | null; secret: string; sentence: string; }
export interface SeatInfo { seat: number; place: string; kind: "empty" | "person" | "bot"; name: string | null; bot: string | null; online: boolean; away: boolean; }
export interface Clocks { left: number[] | null; running: number[]; at: number; game: { now: number; at: number; runs: boolean; deadline: number | null; lapses: number | null } | null; }

export interface OptionInfo {
  name: string; clause: string; default: unknown; choices: unknown[] | null; low: number | null; high: number | null; seats: number[]; sentence: string;
}
export interface GameInfo {
  id: string; title: string; tagline: string; designer: string; source: string; rights: string; rules: number;
  seats: number[]; seat_names: Record<string, string[]>; chance: boolean; hidden: boolean; simultaneous: boolean; clock: boolean;
  /** Prompts to which the server gives the only possible answer for a person. */
  formalities: string[];
  /** Is there a recorded game with remarks to learn from? */
  tutorial: boolean;
  options: OptionInfo[]; presets: { name: string; values: Record<string, unknown> }[];
}
export interface Games { games: GameInfo[]; bots: string[]; levels: string[]; usual: string; languages: Record<string, string>; }

export interface TableInfo {
  id: string; game: string; rules: number; name: string | null; public: boolean; status: "open" | "playing" | "over";
  options: Record<string, unknown>; clock: unknown; commit: string; nonces: string[]; created: number; updated: number;
  seats: SeatInfo[]; actions: number; version: number; watching: number; outcome: Outcome | null;
  rematch: string | null; rematch_of: string | null; note: string | null; takebacks: boolean; spectators: boolean;
}

export interface LogEntry {
  version: number; at: number; seat?: number; line?: string; events?: GameEvent[]; back?: number;
  chat?: { seat: number; name: string | null; text: string };
}
/** A programmed answer. */
export interface Order { prompt: string; play: string; params?: Record<string, unknown>; }
export interface Takeback { by: number; keep: number; agreed: number[]; }
export interface Vote { seat: number; agreed: number[]; }

/** What every message about the board carries. */
export interface Board<View = Record<string, unknown>> {
  seat: Seat | null; version: number; status: TableInfo["status"]; view: View | null; legal: Legal[]; open: string[]; prompt: Prompt | null;
  waiting: number[]; actions: number; clock: Clocks | null; undo: boolean;
}
export interface StateMessage extends Board {
  type: "state"; table: TableInfo; log: LogEntry[]; takeback: Takeback | null; vote: Vote | null; orders?: Order[];
}
export interface EventMessage extends Board {
  type: "event"; from: number; at: number; lines?: [number, string][]; back?: number; events: GameEvent[]; outcome?: Outcome;
}
export interface NewsMessage {
  type: "news"; seat: Seat | null; from: number; version: number; at: number; what: string; table?: TableInfo; about?: number;
  chat?: { seat: number; name: string | null; text: string }; takeback?: Takeback | null; vote?: Vote | null; orders?: Order[]; table_id?: string; outcome?: Outcome;
}
export interface Refused { type: "refused"; ref?: string; seat?: number; code: string; clause: string; params: Record<string, unknown>; sentence: string; }
export type FromServer = StateMessage | EventMessage | NewsMessage | Refused
  | { type: "presence"; online: number[]; watching: number }
  | { type: "hint"; seat: number; ref: string; action: Legal | null; bot: string }
  | { type: "done"; ref: string; seat: number; version: number; repeated: boolean }
  | { type: "pong"; ping: number; at: number };

export interface Past { at: number; of: number; lines: [number, string][]; events: GameEvent[]; view: Record<string, unknown>; seat: null; prompt: Prompt; legal: Legal[]; }
export interface Analysis {
  view: Record<string, unknown>; legal: Legal[]; open: string[]; prompt: Prompt; waiting: number[]; position: string | null;
  result: Result | null; hint: Legal | null; events: GameEvent[];
  /** What chance can bring now, with its weights; what it was asked to bring; and the whole state. */
  outcomes: [text: string, weight: number, words: Word[]][]; drawn: string[]; state: Record<string, unknown>; seats: number;
}
