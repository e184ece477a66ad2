/** Checking draws in this browser (docs/records.md): the commitment, and the HMAC of each draw. */
const utf8 = new TextEncoder();

function bytes(hex: string): Uint8Array<ArrayBuffer> { return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16)); }
function hex(buffer: ArrayBuffer): string { return [...new Uint8Array(buffer)].map((b) => b.toString(16).padStart(2, "0")).join(""); }

/** Does the secret belong to the commitment? Null where the page is not served securely and the browser cannot tell. */
export async function sealed(secret: string, commit: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  return `sha256:${hex(await crypto.subtle.digest("SHA-256", bytes(secret)))}` === commit;
}

export interface Draw { index: number; outcome: string; mac: string; }

/** Every draw of a closed record with its HMAC, computed here from the revealed secret. */
export async function draws(record: string, secret: string): Promise<Draw[]> {
  if (!globalThis.crypto?.subtle) return [];
  const rows = record.split("\n");
  const header = JSON.parse(rows[0] ?? "{}") as { table: string; nonces?: string[] };
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const outcomes = rows.filter((row) => row.startsWith("*")).map((row) => row.slice(1).trim());
  return Promise.all(outcomes.map(async (outcome, index) => {
    const message = [header.table, ...(header.nonces ?? []), String(index), "0"].join("|");
    return { index, outcome, mac: hex(await crypto.subtle.sign("HMAC", key, utf8.encode(message))) };
  }));
}
