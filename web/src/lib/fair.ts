/** Making every draw of a record again in this browser (docs/records.md): the secret, the nonces, a counter, and the outcomes laid end to end. */
import { bytes, hex, hmac, sha256 } from "./sha256";

const utf8 = new TextEncoder();
const ALL = 2n ** 256n;

/** What chance could bring at a draw, in order, each with its weight. */
export type Outcomes = [text: string, weight: number][];
export interface Draw {
  index: number;
  /** The first digits that the secret gives for it. */
  mac: string;
  /** The number drawn, counted from 0, and out of how many. */
  number: number;
  of: number;
  /** What the record says, and what it has to say. */
  recorded: string;
  due: string;
}

/** Does the secret belong to the commitment? */
export function sealed(secret: string, commit: string): boolean {
  return `sha256:${hex(sha256(bytes(secret)))}` === commit;
}

export interface Opened {
  table: string;
  commit: string;
  nonces: string[];
  /** What each player showed of its nonce before anybody showed one. */
  commits: string[];
  /** The chance lines, also those that were taken back: what chance brought, and which draw it was. */
  chance: { text: string; index: number }[];
  secret: string | null;
}

/** Is this nonce the one that was committed to? */
export function committed(nonce: string): string {
  return `sha256:${hex(sha256(utf8.encode(nonce)))}`;
}

/** The header of a record, its chance lines and the secret that closes it. */
export function opened(record: string): Opened {
  const rows = record.split("\n").map((row) => row.replace(/\r$/, ""));
  const header = JSON.parse(rows[0] ?? "") as { table?: string; commit?: string; nonces?: string[]; commits?: string[]; draws?: number };
  const last = rows.findLast((row) => row.startsWith("="));
  return {
    table: header.table ?? "",
    commit: header.commit ?? "",
    nonces: header.nonces ?? [],
    commits: header.commits ?? [],
    chance: numbered(rows.slice(1), header.draws === 2),
    secret: last ? (JSON.parse(last.slice(1)) as { secret: string }).secret : null,
  };
}

/** The chance lines with their numbers: along the line of play, or in older records through the whole file. */
function numbered(rows: string[], byLine: boolean): { text: string; index: number }[] {
  const found: { text: string; index: number }[] = [];
  const line: boolean[] = [];
  for (const row of rows) {
    const back = /^< ?(\d+)$/.exec(row);
    if (back) line.length = Math.min(line.length, Number(back[1]));
    else if (/^[*@\d]/.test(row)) {
      const chance = row.startsWith("*");
      if (chance) found.push({ text: row.slice(1).trim(), index: byLine ? line.filter(Boolean).length : found.length });
      line.push(chance);
    }
  }
  return found;
}

/** A number below `of`, every one equally likely: numbers beyond the last whole multiple are passed over. */
function drawn(key: Uint8Array, prefix: string, index: number, of: number): { number: number; mac: string } {
  const limit = (ALL / BigInt(of)) * BigInt(of);
  for (let attempt = 0; ; attempt++) {
    const mac = hex(hmac(key, utf8.encode(`${prefix}|${index}|${attempt}`)));
    const value = BigInt(`0x${mac}`);
    if (value < limit) return { number: Number(value % BigInt(of)), mac };
  }
}

/** Where a number falls among the outcomes. */
function fallen(outcomes: Outcomes, number: number): string {
  let rest = number;
  for (const [text, weight] of outcomes) {
    if (rest < weight) return text;
    rest -= weight;
  }
  return "";
}

/** Every draw of a record, made again from its secret among the outcomes that the rules allow at each. */
export function draws(record: string, secret: string, outcomes: Outcomes[]): Draw[] {
  const { table, nonces, chance } = opened(record);
  const key = bytes(secret);
  const prefix = [table, ...nonces].join("|");
  return outcomes.map((list, place) => {
    const { text: recorded, index } = chance[place] ?? { text: "", index: place };
    const of = list.reduce((sum, [, weight]) => sum + weight, 0);
    const { number, mac } = drawn(key, prefix, index, of);
    return { index, mac, number, of, recorded, due: fallen(list, number) };
  });
}
