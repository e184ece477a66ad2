import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { committed, draws, opened, sealed } from "../src/lib/fair";
import { hex, hmac, sha256 } from "../src/lib/sha256";

const utf8 = new TextEncoder();
const SECRET = "ab".repeat(32);

test.each(["", "abc", "x".repeat(55), "x".repeat(56), "x".repeat(64), "x".repeat(1000)])("sums are those of Node (%#)", (text) => {
  expect(hex(sha256(utf8.encode(text)))).toBe(createHash("sha256").update(text).digest("hex"));
  for (const key of ["k", "k".repeat(64), "k".repeat(65)])
    expect(hex(hmac(utf8.encode(key), utf8.encode(text)))).toBe(createHmac("sha256", key).update(text).digest("hex"));
});

test("a secret belongs to its commitment alone", () => {
  const commit = `sha256:${createHash("sha256").update(Buffer.from(SECRET, "hex")).digest("hex")}`;
  expect(sealed(SECRET, commit)).toBe(true);
  expect(sealed("cd".repeat(32), commit)).toBe(false);
});

test("draws are made again from the secret, and a changed outcome shows", () => {
  const outcomes: [string, number][] = [
    ["1", 1],
    ["2", 1],
    ["3", 2],
  ];
  const record = (chance: string) => `{"table":"t","commit":"","nonces":["n"]}\n0 roll\n* ${chance}\n= {"secret":"${SECRET}"}\n`;
  const first = draws(record("1"), opened(record("1")).secret!, [outcomes])[0]!;
  expect(first.of).toBe(4);
  const mac = createHmac("sha256", Buffer.from(SECRET, "hex")).update("t|n|0|0").digest("hex");
  expect(first.mac).toBe(mac);
  const number = Number(BigInt(`0x${mac}`) % 4n);
  expect(first.number).toBe(number);
  expect(first.due).toBe(["1", "2", "3", "3"][number]);
  expect(first.recorded).toBe("1");
});

test("after a takeback the same draw comes again, and in older records the next one", () => {
  const lines = "0 roll\n* 3\n1 roll\n* 3\n< 2\n1 roll\n* 6\n";
  const old = `{"table":"t","nonces":[]}\n${lines}`;
  expect(opened(old).chance.map((c) => c.index)).toEqual([0, 1, 2]);
  expect(opened(old.replace("[]", '[],"draws":2')).chance.map((c) => c.index)).toEqual([0, 1, 1]);
});

test("a nonce belongs to its commitment alone", () => {
  expect(committed("ana-71c2")).toBe(`sha256:${createHash("sha256").update("ana-71c2").digest("hex")}`);
});
