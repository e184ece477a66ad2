/** What a game brings to the generic table: its board, its colours, its motions, its thumbnail. */
import type { ComponentChildren, FunctionComponent } from "preact";
import type { Node } from "../board/trie";
import type { Analysis, GameEvent, Legal, Prompt, Word } from "../net/wire";

export type Colour = "red" | "orange" | "yellow" | "green" | "blue" | "violet" | "black";
export const LETTERS: Record<Colour, string> = { red: "R", orange: "O", yellow: "Y", green: "G", blue: "B", violet: "V", black: "K" };

export interface BoardProps<View = Record<string, unknown>> {
  view: View;
  /** The seat that looks, turned to the bottom; null for a spectator. */
  seat: number | null;
  /** The seat whose side is at the bottom, if it is not the one that looks: the board can be turned round. */
  facing?: number | null;
  /** What can be pointed at from here, and how one got here. */
  node: Node | null;
  path: Word[];
  /** The beginning of the trie, for choosing another piece half-way. */
  root: Node;
  point: (words: Word[]) => void;
  /** Something that is not pointable was pointed at. */
  tried: (word: Word) => void;
  /** What the last action brought about, to be marked and animated; `version` changes with it. */
  last: GameEvent[];
  /** What a rival's whole last turn brought about, to be marked; without it what the last action did. */
  marked?: GameEvent[];
  /** The events of the last actions, oldest first, as far as they are known: what has led to `last`, which ends them. */
  recent: GameEvent[];
  version: number;
  before: View | null;
  hint: Word[] | null;
  /** The name of a seat, for titles. */
  name: (seat: number) => string;
  /** Play an action that the person has put together, in notation: the rules judge it. Was it played? */
  play: (notation: string) => Promise<boolean>;
  /** The game's own clock, as the server last told it; null where time stands or is none. */
  clock: GameClock | null;
  /** What people have said, newest last, and a way to say something; null for those who only watch. */
  talk: Talk[];
  say: ((text: string) => void) | null;
}

/** Game time `now` at the server's time `at`; `skew` is the server's clock minus ours. */
export interface GameClock {
  now: number;
  at: number;
  runs: boolean;
  lapses?: number | null;
  skew: number;
}
export interface Talk {
  seat: number;
  text: string;
  version: number;
  at: number;
}

/** A message of the game's catalogue. */
export type Say = (id: string, params?: Record<string, string | number>) => string;

/** A button of the prompt: the words that it adds, and what it says. */
export interface Choice {
  words: Word[];
  text: string;
  primary?: boolean;
  /** Its words are the whole answer, though they could go on. */
  whole?: boolean;
  /** What a card or a demon on it says: told to a pointer that rests there, and to a finger that is held. */
  tip?: string;
  /** What pressing it does, where that is not to say its words. */
  act?: (play: (action: string) => void) => void;
  /** Where it points on the screen: degrees clockwise from straight up. */
  turn?: number;
}

export interface GameModule {
  colour: (seats: number, seat: number) => Colour;
  Board: FunctionComponent<BoardProps<any>>;
  Thumb: FunctionComponent;
  /** What diagrams show in place of the board, where that one keeps what a person is putting together. */
  Still?: FunctionComponent<BoardProps<any>>;
  /** What the player holds, below the prompt; and a panel beside the board. They know what the board knows. */
  Hand?: FunctionComponent<BoardProps<any>>;
  Side?: FunctionComponent<BoardProps<any>>;
  /** The prompt's buttons, where the words themselves would not do. */
  buttons?: (view: any, node: Node, path: Word[], say: Say, name: (seat: number) => string, root?: Node) => Choice[];
  /** What a word is called at this table, for the list of actions; without it the catalogue alone decides. */
  word?: (view: any, word: Word, name: (seat: number) => string, say: Say) => string;
  /** Answers that bring nothing about are left out of the log: the game asks many small questions. */
  terse?: boolean;
  /** The rule that matters now, in small under the question. */
  note?: (view: any, say: Say, prompt: Prompt | null, root: Node, name: (seat: number) => string) => string;
  /** The legal actions that are pointed at or listed, where the rest is put together freely. */
  listed?: (legal: Legal[]) => Legal[];
  /** Is everything that is pointed at large enough for a finger? Then a phone asks for no confirming tap, which others could spoil by acting. */
  roomy?: boolean;
  /** Is the action at the end of these words what pointing there plainly means, though the words could go on? The rest has buttons of its own. */
  plain?: (path: Word[], node: Node) => boolean;
  /** Is an action that brought nothing about not worth a line of the log? */
  quiet?: (line: string) => boolean;
  /** How a line of chance or of the clock is written in the log; an empty text leaves it out. */
  nature?: (line: string, seat: number) => string;
  /** The events that are worth saying aloud to a seat, where much happens at once. */
  spoken?: (events: GameEvent[], seat: number | null, view: any) => GameEvent[];
  /** Is the event a heavy blow, to be heard as one? The end of a game always is. */
  strikes?: (event: GameEvent) => boolean;
  /** Does the event change who stands where and who owns what? Such are told first of what happened since one's last turn. */
  matters?: (event: GameEvent) => boolean;
  /** Does the event only begin what others tell? It is left out of what happened since one's last turn. */
  mere?: (event: GameEvent) => boolean;
  /** The words that pointing at something means which is not pointable now, where they are not simply the next ones: the rules say why not. */
  meant?: (view: any, path: Word[], word: Word) => Word[] | null;
  /** What has been chosen for one's next turn once this is pointed at too, while others act; null forgets it. The rules judge it when it is played. */
  ahead?: (view: any, seat: number, path: Word[], word: Word) => Word[] | null;
  /** What can be chosen ahead and is no thing on the board, in the words of the prompt's buttons. */
  aheads?: (view: any, seat: number, say: Say) => { word: Word; text: string }[];
  /** Does one's turn begin with what is asked now? Until then what was chosen ahead is kept; without it every question is one's turn. */
  begins?: (view: any) => boolean;
  /** One line under a player's name. */
  status: (view: any, seat: number, say: Say) => ComponentChildren;
  /** A half-made action as a sentence, and what else is to be known of it; without it the chosen words are shown. */
  progress?: (
    view: any,
    path: Word[],
    node: Node | null,
    say: Say,
    name: (seat: number) => string,
  ) => { sentence: string; small?: string } | null;
  /** Where a direction points on the screen, in degrees clockwise from straight up. A game that says so has a board that can be turned. */
  points?: (view: any, direction: string, facing: number | null) => number;
  /** Who is about to win, and with what: the seat and a sentence; or that the game is about to end without anybody doing so. */
  threat?: (view: any, say: Say, name: (seat: number) => string) => { seat: number | null; text: string } | null;
  /** Does anybody know what others do not, with the options of this table? Only asked of games that may hide something. */
  hides?: (view: any) => boolean;
  /** How far the game is, for the head of the players' panel. */
  turn?: (view: any, say: Say) => string;
  minutes: number;
  /** What "play now" means, if not the smallest table with the usual rules. */
  quick?: { seats: number; options: Record<string, unknown> };
  /** Keys of the tags on the home page. */
  tags: string[];
  /** How a position is set up by hand on the analysis board. */
  setUp?: SetUp;
}

/** Something to take in hand while setting up; one with a position is a change by itself. */
export interface Tool {
  id: string;
  text: string;
  picture?: ComponentChildren;
  position?: unknown;
}
export interface Toolbox {
  title: string;
  tools: Tool[];
}
/** What pointing at a place with a tool does: a new position, something picked up, or nothing. */
export type Put = { position: unknown } | { held: string | null } | null;
export interface SetUpProps {
  here: Analysis;
  set: (position: unknown) => void;
  say: Say;
  name: (seat: number) => string;
}

/** A position is changed as data and judged by the rules; nothing here decides what is legal. */
export interface SetUp {
  boxes: (here: Analysis, held: string | null, say: Say, name: (seat: number) => string) => Toolbox[];
  put: (here: Analysis, tool: string, held: string | null, word: Word) => Put;
  /** What cannot be pointed at: whose turn it is, what is in a hand. */
  Fields?: FunctionComponent<SetUpProps>;
}
