/** The tray: my triangles, the open ones, and the figures that wait to come in. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Word } from "../../net/wire";
import { t, wordName } from "../../text/speak";
import type { BoardProps } from "../types";
import { TrayTools } from "./Around";
import { COLS } from "./geometry";
import { hold, laying, lies, turnIt } from "./laying";
import { Tile } from "./Maze";
import { FigureIcon } from "./Pieces";
import { colourOf, grounds, type LabView, wanted } from "./view";

const GAME = "laberinto";
/** Milliseconds after which typed letters are forgotten. */
const PAUSE = 1500;

function told(tile: string, count: number): string {
  return t(tile.endsWith("*") ? "web-tile-open" : "web-tile", { tile: tile.slice(0, 3), count }, GAME);
}

export function Hand({ view, seat, node, path, root, point, tried, hint, name: nameOf }: BoardProps<LabView>) {
  const row = useRef<HTMLDivElement>(null);
  const who = seat ?? view.mover;
  const held = node ? laying(path) : null;
  const open = useMemo(() => (node ? grounds(root) : new Map<string, string[]>()), [root, node === null]);
  const spot = node && !held ? wanted.value.cell : null;
  const can = (name: string) => (spot ? (open.get(spot) ?? []).includes(name) : node !== null && root.children.has(`triangle:${name}`));
  const tiles = useMemo(() => {
    const own = Object.entries((who === null ? null : view.hands[who]) ?? {});
    const common = Object.entries(view.reserve).map(([name, n]) => [`${name}*`, n] as [string, number]);
    const all = [...own, ...common].map(([name, n]) => ({ name, n, fits: node !== null && root.children.has(`triangle:${name}`) }));
    return node === null ? all : [...all.filter((x) => x.fits), ...all.filter((x) => !x.fits)];
  }, [view, who, root, node === null]);
  useEffect(() => {
    if (!held) return;
    const press = (e: KeyboardEvent) => {
      if (e.key.toLowerCase() === "r" && !e.ctrlKey && !e.metaKey && !(e.target as Element).closest("input, textarea, select"))
        turnIt(root, point, held);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const take = (name: string) => {
    if (!can(name)) tried([name, "triangle"]);
    else if (spot) hold(root, point, name, spot);
    else point([[name, "triangle"]]);
  };
  // Three letters name a triangle, however they are turned.
  const typed = useRef({ letters: "", at: 0 });
  useEffect(() => {
    if (held || node === null || !open.size) return;
    const press = (e: KeyboardEvent) => {
      const letter = e.key.toUpperCase();
      if (
        letter.length !== 1 ||
        !COLS.includes(letter) ||
        e.ctrlKey ||
        e.metaKey ||
        e.altKey ||
        (e.target as Element).closest("input, textarea, select")
      )
        return;
      const letters = (e.timeStamp - typed.current.at < PAUSE ? typed.current.letters : "") + letter;
      typed.current = { letters: letters.length < 3 ? letters : "", at: e.timeStamp };
      const found = letters.length === 3 && tiles.find(({ name }) => can(name) && (name.slice(0, 3) + name.slice(0, 3)).includes(letters));
      if (found) take(found.name);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  useEffect(() => {
    row.current?.scrollTo({ left: 0 });
  }, [root, spot]);
  if (who === null) return null;
  const shown = spot ? tiles.filter((x) => can(x.name)) : tiles;
  const title = seat === null ? t("web-tray-of", { name: nameOf(who) }, GAME) : t("web-tray", {}, GAME);
  const hinted = hint?.find((w) => w[1] === "triangle")?.[0];
  return (
    <section class="hand tray" aria-label={title}>
      <h2>{title}</h2>
      <div class="tray-row" ref={row} tabIndex={node === null ? 0 : undefined}>
        <Waiting view={view} who={who} root={root} path={path} point={point} mine={node !== null} hint={hint} />
        {shown.map(({ name, n }) => {
          const tile = held?.triangle === name && held.cell ? (lies(root, name, held.cell) ?? name) : name;
          return (
            <button
              type="button"
              key={name}
              class={`tri${held?.triangle === name ? " on" : ""}${can(name) ? " can" : ""}${hinted === name ? " hinted" : ""}`}
              data-triangle={name}
              aria-pressed={held?.triangle === name}
              disabled={node === null}
              aria-disabled={!can(name)}
              aria-label={told(name, n)}
              data-tip={told(name, n)}
              onClick={() => take(name)}
            >
              <Tile name={tile} />
              {n > 1 && <span class="n2">×{n}</span>}
              {name.endsWith("*") && <span class="star">★</span>}
            </button>
          );
        })}
        {shown.length === 0 && <span class="mut2">{t("web-tray-empty", {}, GAME)}</span>}
      </div>
      {held && <TrayTools held={held} root={root} point={point} />}
      {spot && (
        <button
          type="button"
          class="btn gho"
          onClick={() => {
            wanted.value = { cell: null, turn: 0 };
          }}
        >
          {t("web-all-tiles", {}, GAME)}
        </button>
      )}
    </section>
  );
}

/** Figures off the board: the reserve, those two that share a cell, and pairs that may come back with a prisoner. */
function Waiting({
  view,
  who,
  root,
  path,
  point,
  mine,
  hint,
}: {
  view: LabView;
  who: number;
  root: BoardProps["root"];
  path: Word[];
  point: (words: Word[]) => void;
  mine: boolean;
  hint: Word[] | null;
}) {
  const first = colourOf(view, who)[0]!;
  const on = path[0]?.[1] === "reserve" ? path[0][0] : "";
  const back = root.children.get("choice:back")?.node;
  const pair =
    path.length === 1 && path[0]![1] === "cell"
      ? [...(root.children.get(`cell:${path[0]![0]}`)?.node.children.values() ?? [])].filter((c) => c.word[1] === "figure")
      : [];
  return (
    <>
      {["P", "Y"].map((kind) => {
        const left = [...colourOf(view, who)].reduce((sum, c) => sum + (view.teams[c]?.[kind === "P" ? "prisms" : "pyramids"] ?? 0), 0);
        const can = mine && root.children.has(`reserve:${kind}`);
        if (!can && view.step !== "turn") return null;
        return (
          <button
            type="button"
            key={kind}
            class={`tri fig${on === kind ? " on" : ""}${can ? " can" : ""}${hint?.[0]?.[1] === "reserve" && hint[0][0] === kind ? " hinted" : ""}`}
            data-reserve={kind}
            disabled={!can}
            aria-pressed={on === kind}
            aria-label={t("web-reserve", { figure: wordName(kind, "reserve", GAME), count: left }, GAME)}
            data-tip={t("web-reserve", { figure: wordName(kind, "reserve", GAME), count: left }, GAME)}
            onClick={() => point([[kind, "reserve"]])}
          >
            <FigureIcon figure={kind} colour={first} size={36} />
            <span class="n2">×{left}</span>
          </button>
        );
      })}
      {mine &&
        pair.map(({ word }) => (
          <button
            type="button"
            key={word[0]}
            class={`tri fig can${hint?.[1]?.[1] === "figure" && hint[0]![0] === path[0]![0] && hint[1][0] === word[0] ? " hinted" : ""}`}
            aria-label={wordName(word[0], "figure", GAME)}
            onClick={() => point([path[0]!, word])}
          >
            <FigureIcon figure={word[0]} colour={view.figures.find((p) => p.cell === path[0]![0])?.colour ?? first} size={36} />
          </button>
        ))}
      {mine &&
        back &&
        [...back.children.values()].flatMap(({ word: own, node }) =>
          [...node.children.values()].map(({ word: prisoner }) => (
            <button
              type="button"
              key={own[0] + prisoner[0]}
              class={`tri fig can${path[1]?.[0] === own[0] && path[2]?.[0] === prisoner[0] ? " on" : ""}${hint?.[0]?.[0] === "back" && hint[1]?.[0] === own[0] && hint[2]?.[0] === prisoner[0] ? " hinted" : ""}`}
              data-back={own[0] + prisoner[0]}
              aria-label={t(
                "web-come-back",
                { pair: wordName(own[0], "colour", GAME), prisoner: wordName(prisoner[0], "colour", GAME) },
                GAME,
              )}
              onClick={() => point([["back", "choice"], own, prisoner])}
            >
              <FigureIcon figure={`m${prisoner[0].toLowerCase()}`} colour={first} size={36} />
              <span class="n2">↩</span>
            </button>
          )),
        )}
    </>
  );
}
