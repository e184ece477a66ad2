/** The messages of docs/wire.md, as types.
 *
 * Made from src/avernus/server/wire by `python web/wire.py`: not to be edited by hand.
 */
export type Word = [string, string];
export type Legal = [string, Word[]];
export type Line = [number, string];

/** How long people may think. */
export interface NewClock {
  kind: "game" | "move";
  initial?: number;
  increment?: number;
  days?: number;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: Record<string, unknown>;
  public?: boolean;
  name?: string;
  clock?: NewClock | null;
  on_time?: "bot" | "lose";
  bots?: Record<string, string>;
  position?: string | Record<string, unknown> | null;
  spectators?: boolean;
  takebacks?: boolean;
  pauses?: boolean;
  rated?: boolean;
}

/** A person who sits down. */
export interface Sit {
  name: string;
  commit: string;
  seat?: number | null;
  lang?: "en" | "es" | "fr";
  token?: string | null;
  person?: string | null;
}

/** The nonce that was committed to, and a commitment to another, should somebody not show theirs. */
export interface Reveal {
  nonce: string;
  next: string;
  ref?: string | null;
}

/** Bots for one seat, or for every empty one. */
export interface SeatBots {
  bot?: string;
  seat?: number | null;
  ref?: string | null;
}

/** An action. */
export interface Do {
  do: string | string[];
  ref: string;
}

/** A tournament to be opened. */
export interface NewTournament {
  game: string;
  title?: string;
  kind?: "robin" | "swiss";
  seats?: number;
  options?: Record<string, unknown>;
  clock?: NewClock | null;
  rounds?: number;
  most?: number;
  within?: number;
  pause?: number;
  starts?: number | null;
  rated?: boolean;
  bots?: string[];
  level?: string;
  token?: string | null;
}

/** What a host orders; which of these count depends on the order. */
export interface Ruling {
  table?: string | null;
  seat?: number | null;
  name?: string | null;
  person?: string | null;
  network?: string | null;
  hours?: number | null;
  text?: string | null;
  status?: "open" | "playing" | "over" | null;
  game?: string | null;
  tournament?: string | null;
  entrant?: number | null;
  opened?: NewTournament | null;
  again?: boolean;
}

/** Where to tell that it is the seat's turn. */
export interface Webhook {
  url: string | null;
}

/** A position without a table. */
export interface Analyse {
  game?: string | null;
  rules?: number | null;
  seats?: number | null;
  options?: Record<string, unknown>;
  position?: string | Record<string, unknown> | null;
  lines?: string[];
  words?: string[];
  record?: string | null;
  at?: number | null;
  since?: number | null;
  draw?: "all" | "one" | null;
  seat?: number | null;
  bot?: string | null;
  value?: boolean;
  lang?: "en" | "es" | "fr";
}

/** The first message: who is there. */
export interface Hello {
  tokens?: string[];
  lang?: "en" | "es" | "fr";
}

/** One programmed answer. */
export interface Order {
  prompt: string;
  play: string;
  params?: Record<string, string | number | boolean | null>;
}

/** What a spectator says to the other spectators, under which name. */
export interface Murmur {
  text: string;
  name?: string;
}

/** Whatever a client sends: one verb, and its reference. */
export interface Message {
  hello?: Hello;
  do?: string | string[];
  at?: number | null;
  undo?: boolean;
  takeback?: "agree" | "ask" | "decline";
  chat?: string;
  murmur?: Murmur;
  reveal?: string;
  next?: string;
  door?: boolean;
  name?: string;
  close?: boolean;
  hint?: string;
  vote?: number;
  agree?: boolean;
  back?: boolean;
  leave?: boolean;
  resign?: boolean;
  rematch?: boolean;
  orders?: Order[];
  resync?: boolean;
  lang?: "en" | "es" | "fr";
  ping?: number | string | null;
  ref?: string | null;
  seat?: number | null;
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  clause: string;
  params: Record<string, unknown>;
  sentence: string;
}

/** The shape of every refusal over HTTP. */
export interface Refusal {
  error: Problem;
}

/** Something that happened in the game. */
export interface GameEvent {
  name: string;
  clause: string;
  params: Record<string, unknown>;
  sentence: string;
}

/** The question now open to a viewer. */
export interface Prompt {
  code: string;
  params: Record<string, unknown>;
  sentence: string;
}

/** The ranking at the end of a game: 1 for the best. */
export interface Result {
  ranks: number[];
  winners: number[];
  reason: string;
  clause: string;
  scores?: number[];
}

/** How a table ended, and the secret of its draws. */
export interface Outcome {
  reason: "finished" | "resigned" | "flagged" | "closed";
  seat: number | null;
  result: Result | null;
  secret: string;
  sentence: string;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  place: string;
  kind: "empty" | "person" | "bot";
  name: string | null;
  bot: string | null;
  online: boolean;
  away: boolean;
  commit?: string | null;
}

/** The game's own clock. */
export interface GameClock {
  now: number;
  at: number;
  runs: boolean;
  deadline: number | null;
  lapses: number | null;
}

/** The clocks of a table, in milliseconds. */
export interface Clocks {
  left: number[] | null;
  running: number[];
  at: number;
  game: GameClock | null;
}

/** Everybody has sat down: whose nonces are missing, since when, and when their seats become free again. */
export interface Awaited {
  seats: number[];
  since: number;
  due: number;
}

/** Who has agreed that somebody may take a bot's seat, and whether that is everybody. */
export interface Door {
  agreed: number[];
  open: boolean;
}

/** A table as everybody sees it. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  name: string;
  public: boolean;
  status: "open" | "playing" | "over";
  options: Record<string, unknown>;
  clock: Record<string, unknown> | null;
  on_time: "bot" | "lose";
  spectators: boolean;
  takebacks: boolean;
  commit: string;
  nonces: string[];
  created: number;
  updated: number;
  seats: SeatInfo[];
  actions: number;
  version: number;
  watching: number;
  outcome: Outcome | null;
  rematch: string | null;
  rematch_of: string | null;
  note: string | null;
  commits?: string[];
  awaited?: Awaited | null;
  from_position?: boolean;
  door?: Door | null;
  rated?: boolean;
  tournament?: string | null;
  waiting?: number[];
}

/** The lobby. */
export interface Tables {
  tables: TableInfo[];
}

/** Who hosts, what the host tells everybody, and whether anything can be played now. */
export interface House {
  instance: string;
  imprint: string;
  privacy: string;
  announcement: string;
  resting: boolean;
  ratings?: boolean;
  tournaments?: boolean;
  passkeys?: boolean;
}

/** A seat of one's own. */
export interface Seated {
  seat: number;
  token: string;
  table: TableInfo;
}

/** A command that was played, or had been. */
export interface Done {
  version: number;
  repeated: boolean;
}

/** What is needed to check the draws of a table, and once it is over the check. */
export interface Checked {
  table: string;
  commit: string;
  nonces: string[];
  commits: string[];
  secret: string | null;
  actions: number | null;
  draws: number | null;
  verdict: string | null;
}

/** The actions that were not taken back: seat, notation and time of each. */
export interface Lines {
  from: number;
  of: number;
  lines: [number, string, number][];
}

/** The position after so many actions. */
export interface Past {
  at: number;
  of: number;
  seat: null;
  lines: Line[];
  events: GameEvent[];
  view: Record<string, unknown>;
  legal: Legal[];
  prompt: Prompt;
}

/** An action of a foreseen line: its words, and what it would bring about. */
export interface Step {
  seat: number;
  action: string;
  words: Word[];
  events: GameEvent[];
}

/** One of the best actions, with the share of the win that it promises. */
export interface Alternative {
  share: number;
  step: Step;
}

/** What a position is worth: the share of the win of each seat, the best line, and the alternatives. */
export interface Valued {
  shares: number[];
  spread: number[];
  basis: string;
  proved: boolean;
  line: Step[];
  options: Alternative[];
}

/** A position without a table; with what chance can bring now, what it was asked to bring, and the whole state. */
export interface Analysis {
  game: string;
  seats: number;
  seat: number | null;
  view: Record<string, unknown>;
  legal: Legal[];
  open: string[];
  prompt: Prompt;
  waiting: number[];
  position: string | null;
  outcomes: [string, number, Word[]][];
  drawn: string[];
  state: Record<string, unknown>;
  result: Result | null;
  hint: Legal | null;
  value: Valued | null;
  events: GameEvent[];
}

/** What was checked of a record, and found to be in order. */
export interface Verified {
  verdict: string;
  actions: number;
  draws: number;
  secret_known: boolean;
  finished: boolean;
  sealed: boolean;
}

/** For each draw of a record what chance could bring, with weights; and a sentence about the first line that the rules refuse. */
export interface Draws {
  draws: [string, number][][];
  problem: string | null;
  actions: number;
  finished: boolean;
}

/** What a decision of a record was worth, and a sentence that says why where it cost something. The costliest have the best line and the alternatives in their place. */
export interface Judged {
  index: number;
  seat: number;
  action: string;
  cost: number;
  best: string;
  before: number;
  after: number;
  line: Step[];
  options: Alternative[];
  reason: string;
  clause: string;
  sentence: string;
}

/** A record, judged decision by decision: shares of the win by position, where it turned, the costliest decisions of each seat. */
export interface Reviewed {
  game: string;
  seats: number;
  basis: string;
  shares: Record<string, number[]>;
  spread: Record<string, number[]>;
  turning_points: number[];
  decisions: Judged[];
  costliest: Record<string, number[]>;
}

/** A variant of the rules. */
export interface OptionInfo {
  name: string;
  clause: string;
  default: unknown;
  choices: unknown[] | null;
  low: number | null;
  high: number | null;
  seats: number[];
  sentence: string;
}

/** Options that are chosen together. */
export interface PresetInfo {
  name: string;
  values: Record<string, unknown>;
}

/** An argument of a verb: its name and what kind of thing it names. */
export interface FieldInfo {
  name: string;
  kind: string;
}

/** One kind of action. */
export interface VerbInfo {
  name: string;
  open: boolean;
  fields: FieldInfo[];
}

/** A switch for answers in advance: the message `answer-<id>` says what it does. With `turn` it holds for the current turn alone. */
export interface AnswerInfo {
  id: string;
  orders: Order[];
  turn: boolean;
}

/** A game as a lobby shows it. */
export interface GameInfo {
  id: string;
  title: string;
  tagline: string;
  designer: string;
  source: string;
  rights: string;
  rules: number;
  seats: number[];
  seat_names: Record<string, string[]>;
  chance: boolean;
  hidden: boolean;
  simultaneous: boolean;
  clock: boolean;
  formalities: string[];
  tempers: string[];
  tutorial: boolean;
  open_points: boolean;
  options: OptionInfo[];
  presets: PresetInfo[];
  verbs: VerbInfo[];
  answers: AnswerInfo[];
}

/** Every game, every bot, every language. */
export interface Games {
  games: GameInfo[];
  bots: string[];
  levels: string[];
  usual: string;
  languages: Record<string, string>;
  build: "compiled" | "compiling" | "interpreted" | "ready";
}

/** Somebody who takes part. `token` is a secret of the client's own making, with which it sits down at its tables. */
export interface Join {
  name: string;
  token: string;
  person?: string | null;
}

/** What whoever opened a tournament does with it. */
export interface Direct {
  do: "cancel" | "start";
}

/** A rating: points, and how sure it is. */
export interface Held {
  points: number;
  deviation: number;
  provisional: boolean;
  games: number;
}

/** A line of the table of ratings. */
export interface RatingRow {
  place: number;
  name: string | null;
  bot: string | null;
  rating: Held;
  last: number;
  you?: boolean;
}

/** Who is how good in a game, among two or at tables of more. */
export interface RatingList {
  game: string;
  pool: "many" | "two";
  rows: RatingRow[];
}

/** All of them. */
export interface Ratings {
  lists: RatingList[];
}

/** What is held of those who sit at a table, by seat. */
export interface SeatRatings {
  seats: (Held | null)[];
}

/** Somebody who takes part, and where they stand. */
export interface EntrantInfo {
  number: number;
  name: string | null;
  bot: string | null;
  withdrawn: boolean;
  place: number;
  points: number;
  against: number;
  firsts: number;
  played: number;
  you?: boolean;
}

/** A table of a round. */
export interface PairingInfo {
  table: string;
  seats: number[];
  places: number[] | null;
  points: number[] | null;
  forfeits: number[];
  why: "" | "forfeit" | "void";
  open: boolean;
}

/** A round. */
export interface RoundInfo {
  number: number;
  begun: number;
  due: number;
  games: PairingInfo[];
  free: number[];
}

/** A tournament as everybody sees it. */
export interface TournamentInfo {
  id: string;
  title: string;
  game: string;
  seats: number;
  kind: "robin" | "swiss";
  stage: "cancelled" | "open" | "over" | "running";
  why: "" | "cancelled" | "done" | "too-few";
  options: Record<string, unknown>;
  clock: Record<string, unknown> | null;
  rounds: number;
  most: number;
  within: number;
  pause: number;
  starts: number | null;
  next: number | null;
  rated: boolean;
  created: number;
  ended: number | null;
  entrants: EntrantInfo[];
  played: RoundInfo[];
  yours?: boolean;
}

/** Those last changed first, without their rounds. */
export interface Tournaments {
  tournaments: TournamentInfo[];
  opens: boolean;
}

/** What somebody said. */
export interface Chat {
  seat: number;
  name: string | null;
  text: string;
}

/** Something that happened: an action, a takeback or a remark. */
export interface LogEntry {
  version: number;
  at: number;
  seat?: number;
  line?: string;
  events?: GameEvent[];
  back?: number | null;
  chat?: Chat;
}

/** What happened before a version, oldest first, as the viewer may know it; and whether there is more before that. */
export interface Story {
  log: LogEntry[];
  more: boolean;
}

/** A takeback that is asked for; how far it goes is not told where counting could betray something. */
export interface Takeback {
  by: number;
  keep: number | null;
  agreed: number[];
}

/** A vote for a bot to play on for a seat. */
export interface Vote {
  seat: number;
  agreed: number[];
}

/** What every message about the board carries. */
export interface Board {
  seat: number | null;
  version: number;
  status: "open" | "playing" | "over";
  view: Record<string, unknown> | null;
  legal: Legal[];
  open: string[];
  prompt: Prompt | null;
  waiting: number[];
  actions: number;
  clock: Clocks | null;
  undo: boolean;
  spared: boolean;
}

/** The whole state of a table for one viewer. */
export interface StateMessage extends Board {
  type: "state";
  table: TableInfo;
  log: LogEntry[];
  takeback: Takeback | null;
  vote: Vote | null;
  orders: Order[];
}

/** Actions that were played, or taken back, and the board after them. */
export interface EventMessage extends Board {
  type: "event";
  from: number;
  at: number;
  lines: Line[];
  events: GameEvent[];
  back?: number | null;
  by?: number;
  outcome?: Outcome;
}

/** One thing around the board. */
export interface NewsMessage {
  type: "news";
  seat: number | null;
  from: number;
  version: number;
  at: number;
  what: "chat" | "orders" | "over" | "rematch" | "seats" | "started" | "takeback" | "vote";
  table?: TableInfo;
  about?: number;
  why?: "failed" | "late" | "left" | "time" | "voted";
  chat?: Chat;
  takeback?: Takeback | null;
  declined?: number;
  vote?: Vote | null;
  orders?: Order[];
  table_id?: string;
  outcome?: Outcome | null;
}

/** Who is connected. */
export interface Presence {
  type: "presence";
  online: number[];
  watching: number;
}

/** What a spectator says to the other spectators: no player hears it, and no log keeps it. */
export interface Murmured {
  type: "murmur";
  name: string;
  text: string;
  at: number;
}

/** What a bot would do. */
export interface Hint {
  type: "hint";
  ref: string;
  seat: number;
  bot: string;
  action: Legal;
}

/** A command that was played, or had been. */
export interface Acknowledged {
  type: "done";
  ref: string;
  seat: number;
  version: number;
  repeated: boolean;
}

/** A message that has changed nothing, and why. */
export interface Refused {
  type: "refused";
  ref: string | null;
  seat: number | null;
  code: string;
  clause: string;
  params: Record<string, unknown>;
  sentence: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  ping: number | string | null;
  at: number;
}

/** How a person is called, and the device that asks. */
export interface MakeKnown {
  name?: string;
  device?: string;
  lang?: "en" | "es" | "fr";
}

/** The one-time code that another device of the person has made. */
export interface Join {
  code: string;
  device?: string;
  merge?: boolean;
}

/** A seat that this device opens with a token: it is this person's from now on. */
export interface Claim {
  table: string;
  token: string;
}

/** Fresh tokens for all of the person's seats at a table, and commitments to fresh nonces where the game has not started. */
export interface Carry {
  table: string;
  tokens: string[];
  commits?: string[];
}

/** A device that is this person's no longer; none: the whole person goes. */
export interface ForgetDevice {
  device?: string | null;
}

/** Hours between which a person is not told of anything, by the clock of a place so many minutes east of Greenwich; none: never. */
export interface NightHours {
  first?: number | null;
  last?: number | null;
  offset?: number;
}

/** A browser's own subscription to web push. */
export interface PushWay {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** An address by one of the host's ways; a code is sent there first. */
export interface ChannelWay {
  channel: string;
  to: string;
}

/** The code that came. */
export interface ConfirmWay {
  code: string;
}

/** A way by which nobody wants to be told any more. */
export interface EndWay {
  way: string;
}

/** A way by which a person is told of its turns: `push`, or the name of one of the host's. */
export interface Way {
  way: string;
  by: string;
  to: string;
}

/** How this person is told of its turns, and how it could be: the key for web push, where there is one, and the host's ways. */
export interface Telling {
  push: string | null;
  channels: string[];
  ways: Way[];
  first: number | null;
  last: number | null;
}

/** What an authenticator has made or signed, in base64url; which of these there are depends on what it was asked. */
export interface PasskeyAnswer {
  client_data: string;
  id: string;
  attestation?: string | null;
  authenticator?: string | null;
  signature?: string | null;
  device?: string;
}

/** A device of a person, when it was last here, and whether it is the one that asks. */
export interface Device {
  id: string;
  name: string;
  at: number;
  here: boolean;
}

/** A person, as that person alone is told. */
export interface Me {
  person: string;
  name: string;
  lang: string;
  devices: Device[];
  passkeys: number | null;
}

/** A code that lets one more device join, once, until a moment. */
export interface OneTimeCode {
  code: string;
  until: number;
}

/** Seats at a table that are this person's. */
export interface Claimed {
  table: string;
  seats: number[];
}

/** The seats that the tokens open now, in the order of these. */
export interface Carried {
  seats: number[];
  table: TableInfo;
}

/** A table at which a person sits, where, and whether it is waited for. */
export interface MyTable {
  table: TableInfo;
  seats: number[];
  awaited: boolean;
}

/** All tables of a person, those last used first. */
export interface MyTables {
  tables: MyTable[];
}

/** How many devices are left. */
export interface Forgotten {
  devices: number;
}

export type FromServer = StateMessage | EventMessage | NewsMessage | Presence | Murmured | Hint | Acknowledged | Refused | Pong;
