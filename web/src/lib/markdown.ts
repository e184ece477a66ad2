/** Our own rulebooks and remarks as HTML: headings, paragraphs, lists, tables, code, and clause anchors such as [S7.1]. */
export interface Block { tag: string; html: string; plain: string; clauses: string[]; }

const CLAUSE = /\[([SDLVH]\d+(?:\.\d+)*)\]/g;

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/(^|[^*])\*([^*\s][^*]*)\*/g, "$1<em>$2</em>")
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2" rel="noreferrer">$1</a>')
    .replace(CLAUSE, '<span class="anchor">§ $1</span>');
}
function block(tag: string, text: string, html?: string): Block {
  return { tag, html: html ?? inline(text), plain: text, clauses: [...text.matchAll(CLAUSE)].map((m) => m[1]!) };
}

/** The blocks of a Markdown text, in order. List items are blocks of their own, so that a search finds single rules. */
export function markdown(text: string): Block[] {
  const found: Block[] = [];
  const rows = text.replace(/\r/g, "").split("\n");
  for (let i = 0; i < rows.length; ) {
    const row = rows[i]!;
    const heading = /^(#{1,4}) (.*)$/.exec(row);
    if (!row.trim()) { i++; continue; }
    if (row.startsWith("```")) {
      const body: string[] = [];
      for (i++; i < rows.length && !rows[i]!.startsWith("```"); i++) body.push(rows[i]!);
      i++;
      found.push(block("pre", body.join("\n"), escape(body.join("\n"))));
    } else if (heading) {
      found.push(block(`h${heading[1]!.length + 1}`, heading[2]!));
      i++;
    } else if (/^\|/.test(row)) {
      const table: string[] = [];
      for (; i < rows.length && /^\|/.test(rows[i]!); i++) table.push(rows[i]!);
      found.push(tableBlock(table));
    } else if (/^\s*([-*]|\d+\.) /.test(row)) {
      let item = row.replace(/^\s*([-*]|\d+\.) /, "");
      for (i++; i < rows.length && /^\s+\S/.test(rows[i]!) && !/^\s*([-*]|\d+\.) /.test(rows[i]!); i++) item += " " + rows[i]!.trim();
      found.push({ ...block("div", item), html: `<span class="bullet">•</span> ${inline(item)}` });
    } else {
      let para = row;
      for (i++; i < rows.length && rows[i]!.trim() && !/^(#|\||```|\s*([-*]|\d+\.) )/.test(rows[i]!); i++) para += " " + rows[i]!;
      found.push(block("p", para));
    }
  }
  return found;
}

function tableBlock(rows: string[]): Block {
  const cells = rows.filter((r) => !/^\|[\s|:-]+\|$/.test(r)).map((r) => r.replace(/^\||\|$/g, "").split("|").map((c) => c.trim()));
  const [head, ...body] = cells;
  const line = (row: string[], tag: string) => `<tr>${row.map((c) => `<${tag}>${inline(c)}</${tag}>`).join("")}</tr>`;
  const html = `<thead>${line(head ?? [], "th")}</thead><tbody>${body.map((r) => line(r, "td")).join("")}</tbody>`;
  return block("table", cells.flat().join(" "), html);
}
