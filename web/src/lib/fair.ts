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

/** The header of a record, its chance lines (also those that were taken back) and the secret that closes it. */
export function opened(record: string): { table: string; commit: string; nonces: string[]; chance: string[]; secret: string | null } {
  const rows = record.split("\n").map((row) => row.replace(/\r$/, ""));
  const header = JSON.parse(rows[0] ?? "") as { table?: string; commit?: string; nonces?: string[] };
  const last = rows.findLast((row) => row.startsWith("="));
  return {
    table: header.table ?? "",
    commit: header.commit ?? "",
    nonces: header.nonces ?? [],
    chance: rows.filter((row) => row.startsWith("*")).map((row) => row.slice(1).trim()),
    secret: last ? (JSON.parse(last.slice(1)) as { secret: string }).secret : null,
  };
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
  return outcomes.map((list, index) => {
    const of = list.reduce((sum, [, weight]) => sum + weight, 0);
    const { number, mac } = drawn(key, prefix, index, of);
    return { index, mac, number, of, recorded: chance[index] ?? "", due: fallen(list, number) };
  });
}
