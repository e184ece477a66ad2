/** Sentences from the same Fluent catalogues that the server uses. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { lang } from "../lib/prefs";
import { api } from "../net/api";

const bundles = signal<Record<string, FluentBundle>>({});
export const ready = signal(false);

function key(game: string | null, code: string): string {
  return `${code}:${game ?? ""}`;
}

/** Which set of cards each bundle speaks of; one page shows one table. */
const spoken: Record<string, string> = {};

/** Fetch the program's catalogue, and a game's on top of it, in the current language: with the names of the cards that are played with. */
export async function loadTexts(game: string | null = null, cards = ""): Promise<void> {
  const code = lang.value;
  const name = key(game, code);
  if (bundles.value[name] && spoken[name] === cards) return;
  const sources = [await api.programText(code)];
  if (game) sources.push(await api.gameText(game, code, cards));
  spoken[name] = cards;
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  bundles.value = { ...bundles.value, [name]: bundle };
  ready.value = true;
}

/** A message of the program's catalogue, or of a game's. Unknown keys show themselves, so that a gap is seen. */
export function t(id: string, params: Record<string, FluentVariable> = {}, game: string | null = null): string {
  const bundle = bundles.value[key(game, lang.value)] ?? bundles.value[key(null, lang.value)] ?? Object.values(bundles.value)[0];
  const message = bundle?.getMessage(id);
  return message?.value ? elided(bundle!.formatPattern(message.value, params)) : id;
}

/** French drops an e before a vowel, and no catalogue knows whose name will follow: “de Ada” is “d’Ada”. */
function elided(text: string): string {
  return lang.value === "fr" ? text.replace(/\b(d|qu)e (?![a-z]\d)(?=[aeiouàâäéèêëîïôöûüœ])/gi, "$1’") : text;
}

/** Does a game's catalogue have a message? */
export function has(id: string, game: string): boolean {
  return bundles.value[key(game, lang.value)]?.hasMessage(id) ?? false;
}

/** The attributes of a game's message, by name: each with its text, and whether it stands without parameters. */
export function attributes(
  id: string,
  game: string,
  params: Record<string, FluentVariable> = {},
): { name: string; text: string; plain: boolean }[] {
  const bundle = bundles.value[key(game, lang.value)];
  return Object.entries(bundle?.getMessage(id)?.attributes ?? {}).map(([name, pattern]) => ({
    name,
    text: bundle!.formatPattern(pattern, params, []),
    plain: typeof pattern === "string",
  }));
}

/** What a word of an action is called. */
export function wordName(text: string, kind: string, game: string): string {
  const id = `word-${kind}-${text}`.replace(/[^A-Za-z0-9_-]/g, "-");
  return has(id, game) ? t(id, {}, game) : text;
}

/** With a capital, for buttons. */
export function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase(lang.value) + text.slice(1);
}
