/** Our own rulebooks and remarks as HTML, read by markdown-it, with clause anchors such as [S7.1]. */
import MarkdownIt, { type Token } from "markdown-it";

/** A paragraph, heading, table or single item of a list: what a search finds and a clause points at. */
export interface Block {
  tag: string;
  html: string;
  plain: string;
  clauses: string[];
}

/** Any game's clauses: its letters, then numbers. Which letters there are is the rulebook's own affair. */
const CLAUSE = /^\[([A-Z]{1,3}\d+[a-z]?(?:\.\d+)*)\](?!\()/;

const reader = new MarkdownIt({ html: false, linkify: false });
reader.validateLink = (url) => /^https?:/i.test(url);
reader.renderer.rules.link_open = (tokens, at, options, _env, self) => {
  tokens[at]!.attrSet("rel", "noreferrer");
  return self.renderToken(tokens, at, options);
};
reader.inline.ruler.before("link", "clause", (state, silent) => {
  const found = CLAUSE.exec(state.src.slice(state.pos, state.pos + 24));
  if (!found) return false;
  if (!silent) state.push("clause", "span", 0).content = found[1]!;
  state.pos += found[0].length;
  return true;
});
reader.renderer.rules.clause = (tokens, at) => `<span class="anchor">§ ${tokens[at]!.content}</span>`;

/** The blocks of a Markdown text, in order. List items are blocks of their own, so that a search finds single rules. */
export function markdown(text: string): Block[] {
  const tokens = reader.parse(text, {});
  const found: Block[] = [];
  let listed = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.type === "list_item_open") listed++;
    else if (token.type === "list_item_close") listed--;
    else if (token.type === "table_open") {
      const end = tokens.findIndex((other, at) => at > i && other.type === "table_close");
      found.push(block("table", tokens.slice(i + 1, end)));
      i = end;
    } else if (token.type === "fence" || token.type === "code_block") {
      found.push({ tag: "pre", html: reader.utils.escapeHtml(token.content), plain: token.content, clauses: [] });
    } else if (token.type === "inline") {
      const tag = tokens[i - 1]!.tag;
      const whole = block(listed ? "div" : /^h\d$/.test(tag) ? `h${Number(tag[1]) + 1}` : "p", [token]);
      found.push(listed ? { ...whole, html: `<span class="bullet">•</span> ${whole.html}` } : whole);
    }
  }
  return found;
}

function block(tag: string, tokens: Token[]): Block {
  const inline = tokens.filter((token) => token.type === "inline");
  const clauses = inline.flatMap((token) =>
    (token.children ?? []).filter((child) => child.type === "clause").map((child) => child.content),
  );
  return { tag, html: reader.renderer.render(tokens, reader.options, {}), plain: inline.map((token) => token.content).join(" "), clauses };
}
