/** SHA-256 and HMAC: browsers keep their own for pages served over TLS, and many tables are played over plain HTTP at home. */
const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((p) => n % p)) PRIMES.push(n);
/** The first 32 bits behind the point. */
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const ROUND = PRIMES.map((p) => fraction(Math.cbrt(p)));
const FIRST = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const BLOCK = 64;

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

/** Mix one block of 64 bytes into the sum. */
function mix(sum: Int32Array, block: DataView): void {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(4 * i);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    w[i] = w[i - 16]! + w[i - 7]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => { sum[i] = sum[i]! + x; });
}

/** The 32 bytes of a message's sum. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const bits = new DataView(padded.buffer);
  bits.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const sum = Int32Array.from(FIRST);
  for (let at = 0; at < padded.length; at += BLOCK) mix(sum, new DataView(padded.buffer, at, BLOCK));
  const out = new DataView(new ArrayBuffer(32));
  sum.forEach((x, i) => { out.setInt32(4 * i, x); });
  return new Uint8Array(out.buffer);
}

/** HMAC-SHA-256. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const padded = (with_: number) => Uint8Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ with_);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), message))));
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

export function bytes(hex: string): Uint8Array { return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16)); }
export function hex(all: Uint8Array): string { return [...all].map((b) => b.toString(16).padStart(2, "0")).join(""); }
