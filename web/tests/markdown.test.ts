import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { markdown } from "../src/lib/markdown";

const GAMES = "../src/avernus/games";
const BOOKS = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(`${GAMES}/${entry.name}`).includes("rulebook"))
  .flatMap((entry) =>
    readdirSync(`${GAMES}/${entry.name}/rulebook`)
      .filter((file) => !file.startsWith("open."))
      .map((file) => `${GAMES}/${entry.name}/rulebook/${file}`),
  );

test("a heading is one step smaller than in the file, a paragraph keeps its clauses", () => {
  const [heading, paragraph] = markdown("# The throw\n\nA troll [S7.1] throws\na *rock* [S7.2].");
  expect(heading).toEqual({ tag: "h2", html: "The throw", plain: "The throw", clauses: [] });
  expect(paragraph!.clauses).toEqual(["S7.1", "S7.2"]);
  expect(paragraph!.html).toContain('<span class="anchor">§ S7.1</span>');
  expect(paragraph!.html).toContain("<em>rock</em>");
});

test("each item of a list is a block of its own", () => {
  const items = markdown("- one [D1]\n- two\n  goes on [D2]\n\n1. three");
  expect(items.map((item) => item.tag)).toEqual(["div", "div", "div"]);
  expect(items.map((item) => item.clauses)).toEqual([["D1"], ["D2"], []]);
  expect(items[0]!.html).toContain("•");
});

test("a table is one block", () => {
  const [table] = markdown("| a | b |\n| --- | --- |\n| [L3] | x |");
  expect(table!.tag).toBe("table");
  expect(table!.clauses).toEqual(["L3"]);
  expect(table!.html).toContain("<td>x</td>");
  expect(table!.plain).toContain("x");
});

test("nothing in a text becomes a script, and links lead to the web alone", () => {
  const html = markdown("<script>x</script> <img src=x onerror=y> [a](javascript:z) [b](https://x.org) `<b>`\n\n```\n<i>\n```")
    .map((block) => block.html)
    .join("");
  expect(html).not.toMatch(/<(script|img|i|b)\b/);
  expect(html).not.toContain('href="javascript');
  expect(html).toContain('<a href="https://x.org" rel="noreferrer">b</a>');
});

test("the letters of clauses are not a list of ours", () => {
  expect(markdown("[QX12.3] and [N1]")[0]!.clauses).toEqual(["QX12.3", "N1"]);
});

test.each(BOOKS)("every clause of %s is found", (book) => {
  const text = readFileSync(book, "utf8");
  const named = [...text.matchAll(/\[([A-Z]+\d+(?:\.\d+)*)\]/g)].map((match) => match[1]);
  expect(named.length).toBeGreaterThan(0);
  expect(markdown(text).flatMap((block) => block.clauses)).toEqual(named);
});
