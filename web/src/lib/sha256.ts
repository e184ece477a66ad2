/** SHA-256 and HMAC: browsers keep their own for pages served over TLS, and many tables are played over plain HTTP at home. */
import { hmac as keyed } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

export { sha256 };

/** HMAC-SHA-256. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  return keyed(sha256, key, message);
}
export { bytesToHex as hex, hexToBytes as bytes } from "@noble/hashes/utils.js";
