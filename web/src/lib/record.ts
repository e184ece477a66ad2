/** A record as a browser reads it (docs/records.md): where it starts, its surviving lines, and the remarks between them. */
import type { Lang } from "./prefs";

export interface Start {
  /** The rules that it was played under, whose defaults may be others than today's; none: those of today. */
  rules?: number;
  seats: number;
  position: unknown;
  options: Record<string, unknown>;
}
/** What is said after so many lines; `play`: the reader of a tutorial makes the next one. */
export interface Remark {
  at: number;
  text: Partial<Record<Lang | "", string>>;
  play: boolean;
}
export interface Read extends Start {
  game: string;
  lines: string[];
  remarks: Remark[];
}

/** A remark is for everybody, or for one language: `# en: …`. */
const SAID = /^# ?(?:(en|es|fr): )?(.*)$/;

/** Some actions of the record are covered: nobody but those who made them may know them yet. */
export class Covered extends Error {}

/** The record in a text; throws where the text is none, or where it cannot be played through. */
export function readRecord(text: string): Read {
  const [head, ...rows] = text.split("\n").map((row) => row.replace(/\r$/, ""));
  const header = JSON.parse(head ?? "") as { game: string; seats: number } & Partial<Start>;
  const lines: string[] = [];
  const remarks: Remark[] = [];
  // An empty line ends a remark, so that two can stand at one point of the game.
  let closed = false;
  for (const row of rows) {
    const back = /^< ?(\d+)/.exec(row);
    const said = SAID.exec(row);
    if (back) {
      lines.length = Math.min(lines.length, Number(back[1]));
      while (remarks.length && remarks.at(-1)!.at > lines.length) remarks.pop();
    } else if (said) {
      if (closed || remarks.at(-1)?.at !== lines.length) remarks.push({ at: lines.length, text: {}, play: false });
      closed = false;
      const last = remarks.at(-1)!;
      const tongue = (said[1] ?? "") as Lang | "";
      if (row === "# play") last.play = true;
      else last.text[tongue] = [last.text[tongue], said[2]].filter(Boolean).join("\n");
    } else if (!row.trim()) closed = true;
    else if (!row.startsWith("=")) lines.push(row);
  }
  if (lines.some((line) => /^\S+ \?$/.test(line))) throw new Covered();
  const { game, seats, rules, position = null, options = {} } = header;
  return { game, seats, rules, position, options, lines, remarks };
}

/** A remark in a language: its own, else the one for everybody, else any. */
export function spoken(remark: Remark | undefined, code: Lang): string {
  return remark ? (remark.text[code] ?? remark.text[""] ?? remark.text.en ?? Object.values(remark.text)[0] ?? "") : "";
}
