/** The arena of Splut!, drawn from the view alone. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { byId, pointables } from "../../board/pointing";
import { rove } from "../../board/rove";
import { walk } from "../../board/trie";
import { useUnit } from "../../board/useUnit";
import { still } from "../../lib/prefs";
import type { Word } from "../../net/wire";
import { t, wordName } from "../../text/speak";
import { Defs, Sym } from "../../ui/defs";
import type { BoardProps, Colour } from "../types";
import { CELL, CELLS, centre, FRAME, flight, type Piece, type SplutView, sideOf, threats } from "./geometry";
import { Coordinate, Flight, Plus, Preview, Square, Threat, Tip } from "./Marks";
import { landing, motions, touched } from "./motion";

export const COLOURS: Record<string, Colour> = { s: "red", w: "yellow", n: "green", e: "blue" };
const TIPS: Record<string, string> = { s: "e1", w: "a5", n: "e9", e: "i5" };
const SYMBOLS = { S: "sorcerer", D: "dwarf", T: "troll" } as const;

export function Board(props: BoardProps<SplutView>) {
  const { view, seat, node, path, root, point, tried, last, version, before, hint, name } = props;
  const svg = useRef<SVGSVGElement>(null);
  useUnit(svg);
  const side = sideOf(view, props.facing ?? seat);
  const at = (cell: string) => centre(cell, side);
  const next = useMemo(() => byId(node ? pointables(node) : []), [node]);
  // While others act one's own pieces can be told where to go next.
  const mine = view.pieces.filter((p) => p.seat === (node || seat === null ? view.mover : seat));
  const pieceOn = (cell: string) => view.pieces.find((p) => p.cell === cell);
  const chosen = path.find((w) => w[1] === "piece")?.[0];
  const chosenPiece = mine.find((p) => p.piece === chosen);
  const target = path.find((w) => w[1] === "cell")?.[0];

  /** What pointing at a cell means now: a piece of mine, a target, a rock, or a direction of flight. */
  const ways = useMemo(() => {
    const found = new Map<string, Word[]>();
    for (const all of next.values())
      for (const p of all) {
        if (p.word[1] === "cell") found.set(p.word[0], p.words);
        if (p.word[1] === "piece") {
          const piece = mine.find((m) => m.piece === p.word[0]);
          if (piece) found.set(piece.cell, p.words);
        }
        if (p.word[1] === "direction" && chosenPiece && target)
          for (const cell of flight(view, chosenPiece.cell, target, p.word[0]).path.slice(1))
            if (!found.has(cell)) found.set(cell, p.words);
      }
    return found;
  }, [next, view]);
  const over = useSignal<string | null>(null);
  /** What would follow if the cell under the pointer were chosen. */
  const would = over.value && node && ways.has(over.value) ? walk(node, ways.get(over.value)!) : null;
  const directions = [...next.values()].flat().filter((p) => p.word[1] === "direction");
  const hinted =
    hint?.flatMap((w) => (w[1] === "piece" ? mine.filter((p) => p.piece === w[0]).map((p) => p.cell) : w[1] === "cell" ? [w[0]] : [])) ??
    [];

  useLayoutEffect(() => {
    if (still() || !svg.current || !last.length) return;
    const running = play(svg.current, last, at);
    const finish = () => {
      for (const animation of running) animation.finish();
    };
    addEventListener("pointerdown", finish, { once: true });
    addEventListener("keydown", finish, { once: true });
    return () => {
      removeEventListener("pointerdown", finish);
      removeEventListener("keydown", finish);
    };
  }, [version]);

  const press = (cell: string) => {
    const words = ways.get(cell);
    const other = node && mine.find((p) => p.cell === cell && p.piece !== chosen && root.children.has(`piece:${p.piece}`));
    if (words) point(words);
    else if (other) point([[other.piece, "piece"]]);
    else if (target === cell && node?.action) point([]);
    else tried([cell, "cell"]);
  };
  const label = (cell: string) => {
    const piece = pieceOn(cell);
    const what = piece
      ? t("web-piece-of", { name: name(piece.seat), piece: wordName(piece.piece, "piece", "splut") }, "splut")
      : view.rocks.includes(cell)
        ? t("web-rock", {}, "splut")
        : "";
    return [cell, what, ways.has(cell) ? t("web-pointable") : ""].filter(Boolean).join(", ");
  };
  const order = CELLS.filter((cell) => ways.has(cell));

  return (
    <svg
      ref={svg}
      viewBox={FRAME}
      role="group"
      aria-label={t("web-board", { title: "Splut!" })}
      onPointerLeave={() => {
        over.value = null;
      }}
      onKeyDown={(e) =>
        rove(
          e,
          order.map((cell) => ({ id: cell, at: at(cell) })),
        )
      }
    >
      <Defs />
      <g aria-hidden="true">
        {CELLS.map((c) => {
          const [x, y] = at(c);
          return (
            <rect
              key={`e${c}`}
              x={x - CELL / 2 - 9}
              y={y - CELL / 2 - 7}
              width={CELL + 18}
              height={CELL + 20}
              rx="10"
              fill="var(--slab-edge)"
            />
          );
        })}
        {CELLS.map((c) => {
          const [x, y] = at(c);
          return (
            <rect key={`s${c}`} x={x - CELL / 2 - 6} y={y - CELL / 2 - 6} width={CELL + 12} height={CELL + 12} rx="8" fill="var(--slab)" />
          );
        })}
      </g>
      {CELLS.map((cell) => {
        const [x, y] = at(cell);
        const alt = (cell.charCodeAt(0) + Number(cell[1])) % 2 === 1;
        const can = ways.has(cell);
        return (
          <g
            key={cell}
            data-cell={cell}
            class={can ? "spot can" : "spot"}
            role={can ? "button" : "img"}
            aria-label={label(cell)}
            tabindex={can ? (cell === order[0] ? 0 : -1) : undefined}
            onPointerEnter={(e) => {
              if (e.pointerType === "mouse") over.value = can ? cell : null;
            }}
            onClick={() => press(cell)}
            onKeyDown={(e) => {
              if (e.key === "Enter" || e.key === " ") {
                e.preventDefault();
                press(cell);
              }
            }}
          >
            <rect
              class={`cell${alt ? " alt" : ""}`}
              x={x - CELL / 2 + 1.5}
              y={y - CELL / 2 + 1.5}
              width={CELL - 3}
              height={CELL - 3}
              rx="5"
            />
          </g>
        );
      })}
      <g class="marks">
        {view.places.map((place) => (
          <Tip key={place} at={at(TIPS[place]!)} colour={COLOURS[place]!} />
        ))}
        {touched(props.marked ?? last).map((cell) => (
          <Square key={cell} at={at(cell)} class="s-last" inset={2} />
        ))}
        {CELLS.map((cell) => (
          <Coordinate key={cell} cell={cell} at={at(cell)} side={side} />
        ))}
        {chosenPiece && <Square at={at(chosenPiece.cell)} class="s-sel" inset={3} />}
        {target && <Square at={at(target)} class="s-sel" inset={3} />}
        {hinted.map((cell) => (
          <Square key={`h${cell}`} at={at(cell)} class="s-hint" inset={6} />
        ))}
        {seat !== null && !directions.length && threats(view, seat).map((way) => <Threat key={way.join()} path={way} at={at} />)}
        {directions.map((p) => (
          <Flight key={p.word[0]} view={view} from={chosenPiece!.cell} rock={target!} way={p.word[0]} at={at} />
        ))}
        {would && over.value && <Preview view={view} would={would} from={chosenPiece?.cell ?? null} over={over.value} at={at} />}
        {[...ways.keys()].map((cell) => {
          const [x, y] = at(cell);
          const onPath = directions.length > 0;
          if (onPath) return null;
          return pieceOn(cell) || view.rocks.includes(cell) ? (
            <Square key={cell} at={[x, y]} class="s-point" inset={4} />
          ) : (
            <circle key={cell} class="s-dot" cx={x} cy={y} r="9" />
          );
        })}
        {node &&
          chosen === "T" &&
          !target &&
          [...next.values()]
            .flat()
            .filter((p) => p.node.children.has("choice:pull"))
            .map((p) => <Plus key={p.word[0]} at={at(p.word[0])} />)}
      </g>
      <g class="pieces">
        {view.rocks.map((cell) => (
          <Rock key={`r${cell}`} cell={cell} at={at(cell)} locked={chosen === "S" && view.locked.includes(cell)} />
        ))}
        {view.pieces.map((p) => (
          <Figure key={`${p.seat}${p.piece}`} p={p} at={at(p.cell)} colour={COLOURS[view.places[p.seat]!]!} title={label(p.cell)} />
        ))}
        <Fallen last={last} before={before} at={at} places={view.places} version={version} />
      </g>
    </svg>
  );
}

function Rock({ cell, at: [x, y], locked }: { cell: string; at: [number, number]; locked: boolean }) {
  return (
    <g class="piece" data-on={cell}>
      <Sym id="rock" x={x} y={y - 1} size={52} />
      {locked && (
        <g transform={`translate(${x - 33} ${y + 13})`}>
          <rect width="22" height="20" rx="4" fill="var(--surface-2)" stroke="var(--line-strong)" />
          <path d="M6.500 9.500V7.500a4.500 4.500 0 0 1 9 0v2M5 9.500h12v7H5Z" fill="none" stroke="var(--text)" stroke-width="1.6" />
        </g>
      )}
    </g>
  );
}
function Figure({ p, at: [x, y], colour, title }: { p: Piece; at: [number, number]; colour: Colour; title: string }) {
  return (
    <g class={`piece p-${colour}`} data-on={p.cell}>
      <title>{title}</title>
      <Sym id={SYMBOLS[p.piece]} x={x} y={y - 1} size={58} />
      <g transform={`translate(${x + CELL / 2 - 21} ${y + CELL / 2 - 20})`}>
        <circle cx="7.500" cy="7.500" r="9" fill="var(--pc)" stroke="var(--ink)" stroke-width="1.5" />
        <use href={`#ch-${colour}`} x="2.500" y="2.500" width="10" height="10" fill="var(--po)" />
      </g>
    </g>
  );
}

/** Pieces that the last action removed: they are struck when the rock lands, then sink. */
function Fallen({
  last,
  before,
  at,
  places,
  version,
}: {
  last: BoardProps["last"];
  before: SplutView | null;
  at: (c: string) => [number, number];
  places: string[];
  version: number;
}) {
  if (!before || still()) return null;
  const gone = last.flatMap((e) => {
    const victim = e.params["victim"];
    if (e.name === "splut") return before.pieces.filter((p) => p.seat === victim).sort((a) => (a.piece === "S" ? -1 : 1));
    return e.name === "crushed" ? before.pieces.filter((p) => p.seat === victim && p.piece === "D") : [];
  });
  const when = landing(last);
  const hit = last.find((e) => e.name === "splut");
  return (
    <g aria-hidden="true">
      {gone.map((p, i) => (
        <g key={`${version}${p.seat}${p.piece}`} class="sink" style={{ animationDelay: `${when + (hit ? 200 : 0) + i * 60}ms` }}>
          <Figure p={p} at={at(p.cell)} colour={COLOURS[places[p.seat]!]!} title="" />
        </g>
      ))}
      {hit && <Rays key={version} at={at(String(hit.params["cell"]))} delay={when} />}
    </g>
  );
}
function Rays({ at: [x, y], delay }: { at: [number, number]; delay: number }) {
  let d = "";
  for (let k = 0; k < 12; k++) {
    const a = (k * Math.PI) / 6;
    const r = 46 + 6 * (k % 2);
    d += `M${x + 34 * Math.cos(a)} ${y + 34 * Math.sin(a)}L${x + r * Math.cos(a)} ${y + r * Math.sin(a)}`;
  }
  return (
    <path
      class="rays"
      style={{ animationDelay: `${delay}ms` }}
      d={d}
      stroke="var(--accent)"
      stroke-width="4"
      stroke-linecap="round"
      fill="none"
    />
  );
}

/** Let every moved piece travel from where it was to where it now stands. */
function play(svg: SVGSVGElement, last: BoardProps["last"], at: (c: string) => [number, number]): Animation[] {
  const quick = document.documentElement.dataset["motion"] === "quick" ? 0.5 : 1;
  const running: Animation[] = [];
  for (const m of motions(last)) {
    const thing = [...svg.querySelectorAll<SVGGElement>(`.pieces > .piece[data-on="${m.to}"]`)].at(m.kind === "throw" ? 0 : -1);
    if (!thing) continue;
    const [fx, fy] = at(m.from);
    const [zx, zy] = at(m.to);
    const [dx, dy] = [fx - zx, fy - zy];
    const up = m.kind === "throw" ? -10 : m.kind === "lift" ? -4 : 0;
    const frames = [
      { transform: `translate(${dx}px, ${dy}px)` },
      { transform: `translate(${dx / 2}px, ${dy / 2 + up}px)` },
      { transform: "translate(0px, 0px)" },
    ];
    const easing =
      m.kind === "throw" ? "cubic-bezier(.25,.1,.6,1)" : m.kind === "push" ? "cubic-bezier(.6,0,.2,1)" : "cubic-bezier(.2,.7,.2,1)";
    running.push(thing.animate(frames, { duration: m.ms * quick, delay: m.delay * quick, easing, fill: "backwards" }));
  }
  return running;
}
