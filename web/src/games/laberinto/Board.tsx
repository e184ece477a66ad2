/** The maze of Laberinto Interior, drawn from the view alone. */
import { type Signal, useSignal } from "@preact/signals";
import { memo } from "preact/compat";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { pointables } from "../../board/pointing";
import { rove } from "../../board/rove";
import { careful } from "../../board/useMove";
import { patterns } from "../../lib/prefs";
import type { Word } from "../../net/wire";
import { t, upper, wordName } from "../../text/speak";
import { Defs } from "../../ui/defs";
import type { BoardProps } from "../types";
import { Around, FingerTurn, Tools } from "./Around";
import { CELLS, COLS, cellOf, points } from "./geometry";
import { fits, hold, layIt, laying, lies, turnIt } from "./laying";
import { Over, Under } from "./Marks";
import { Ground, Maze, Plates, Sills, Triangle } from "./Maze";
import { crossedBy, Passing, play } from "./motion";
import { Figures, stands } from "./Pieces";
import { useZoom } from "./useZoom";
import { cellsBelow, gaps, grounds, type LabView, type Post, wanted } from "./view";

const GAME = "laberinto";

export function Board(props: BoardProps<LabView>) {
  const { view, node, path, root, point, tried, last, version, before, hint, name } = props;
  const svg = useRef<SVGSVGElement>(null);
  const zoom = useZoom(svg);
  const over = useSignal<string | null>(null);
  const held = laying(path);
  const open = useMemo(() => (node ? grounds(root) : new Map<string, string[]>()), [root, node === null]);

  /** What pointing at a cell means now. */
  const ways = useMemo(() => {
    const found = new Map<string, Word[]>();
    for (const p of node ? pointables(node) : []) if (p.word[1] === "cell") found.set(p.word[0], p.words);
    if (node && held)
      for (const cell of root.children.get(`triangle:${held.triangle}`)?.node.children.values() ?? [])
        found.set(cell.word[0], [path[0]!, cell.word]);
    if (node && path.length === 0) for (const cell of open.keys()) if (!found.has(cell)) found.set(cell, []);
    return found;
  }, [node, path, open]);
  const order = useMemo(() => [...CELLS.keys()].filter((cell) => ways.has(cell)), [ways]);

  useEffect(() => {
    wanted.value = { cell: null, turn: 0 };
    over.value = null;
  }, [root]);
  // A triangle that a hint names lies the way the hint means it.
  useEffect(() => {
    const [tile, cell, turn] = hint ?? [];
    if (tile?.[1] !== "triangle" || !cell || !turn) return;
    const way = fits(root, tile[0], cell[0]).indexOf(turn[0]);
    if (way > 0) wanted.value = { ...wanted.value, turn: way };
  }, [hint]);
  // On a small screen cells are smaller than fingers: look at those that matter.
  const where = node ? (held?.cell ? [held.cell] : cellsBelow(node)).map((cell) => cellOf(cell).at) : [];
  useEffect(() => {
    if (careful() && where.length && !held?.cell) zoom.fit([...where, ...path.flatMap((w) => (w[1] === "cell" ? [cellOf(w[0]).at] : []))]);
  }, [node]);
  useLayoutEffect(() => {
    if (!svg.current || !last.length) return;
    const running = play(svg.current, last, view.board);
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

  const press = (cell: string, key = false) => {
    if (zoom.moved() && !key) return;
    const words = ways.get(cell);
    if (held && words) {
      if (held.cell !== cell) hold(root, point, held.triangle, cell);
      else if (key || fits(root, held.triangle, cell).length === 1) layIt(root, point, held);
      else turnIt(root, point, held);
    } else if (words?.length) point(words);
    else if (words) {
      const only = open.get(cell)!;
      if (only.length === 1) hold(root, point, only[0]!, cell);
      else wanted.value = { cell: wanted.value.cell === cell ? null : cell, turn: 0 };
    } else if (path.length && root.children.has(`cell:${cell}`) && path[0]?.[0] !== cell) point([[cell, "cell"]]);
    else if (path.at(-1)?.[0] === cell && node?.action) point([]);
    else tried([cell, "cell"]);
  };
  const latest = useRef(press);
  latest.current = press;
  const pressing = useCallback((cell: string) => latest.current(cell), []);
  const keys = (e: KeyboardEvent & { currentTarget: SVGSVGElement }) => {
    const from = (document.activeElement as SVGElement | null)?.dataset["cell"];
    rove(
      e,
      order.map((cell) => ({ id: cell, at: cellOf(cell).at })),
    );
    if ((e.key === "Enter" || e.key === " ") && from) {
      e.preventDefault();
      press(from, true);
    }
    if (e.key === "+" || e.key === "=") zoom.by(1.4);
    if (e.key === "-") zoom.by(1 / 1.4);
    if (e.key === "0") zoom.by(0);
  };
  /** A double tap on a door flies there; beside what can be chosen it enlarges, and back again. */
  const fly = (e: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const thing = e.target as SVGElement;
    const door = thing.closest<SVGElement>("[data-door]")?.dataset["door"];
    if (door) {
      zoom.fit([...CELLS.values()].filter((c) => c.side === COLS.indexOf(door)).map((c) => c.at));
      return;
    }
    if (thing.closest(".can, .two") || path.length) return;
    const { x, y } = new DOMPoint(e.clientX, e.clientY).matrixTransform(e.currentTarget.getScreenCTM()!.inverse());
    if (zoom.sight.value.k > 1.2) zoom.by(0);
    else zoom.to({ x, y, k: 2.4 });
  };
  const heldBy = (letters: string) =>
    letters ? [t("web-captives", { colours: [...letters].map((c) => wordName(c, "colour", GAME)).join(", ") }, GAME)] : [];
  const figures = (post: Post) =>
    post.figures
      .flatMap((f, i) => [
        t(
          "web-figure-of",
          { figure: wordName(f, "figure", GAME), name: name(view.colours.findIndex((c) => c.includes(post.colour))) },
          GAME,
        ),
        ...heldBy(view.captives[post.cell]?.[i] ?? ""),
      ])
      .join(", ");
  const label = (cell: string) => {
    const post = view.figures.find((p) => p.cell === cell);
    return [
      cell,
      view.board[cell] && t("web-triangle", { tile: view.board[cell] }, GAME),
      post && figures(post),
      ways.has(cell) && t("web-pointable"),
    ]
      .filter(Boolean)
      .join(", ");
  };
  const mine =
    node && path.length < 2
      ? view.figures.filter(
          (post) => post.figures.length > 1 && (path.length ? path[0]![0] === post.cell : root.children.has(`cell:${post.cell}`)),
        )
      : [];
  const played = view.colours.join("");
  const door = (letter: string) => {
    const owner = view.colours.findIndex((c) => c.includes(letter));
    const colour = upper(wordName(letter, "colour", GAME));
    return owner < 0 ? t("web-door-idle", { colour }, GAME) : t("web-door-of", { colour, name: name(owner) }, GAME);
  };
  const far = useMemo(() => (node && view.step === "build" ? gaps(view, [...open.keys()]) : []), [view, open]);
  const marked = { view, path, ways, open, last: props.marked ?? last, hint, over, gaps: far, root };

  return (
    <div class={`lab${patterns.value ? " patterns" : ""}`}>
      <svg
        ref={svg}
        class="lab-board"
        viewBox="0 17 1000 850"
        data-theme="dark"
        role="group"
        aria-label={t("web-board", { title: "Laberinto Interior" })}
        onKeyDown={keys}
        onDblClick={fly}
        onPointerLeave={() => {
          over.value = null;
        }}
      >
        <Defs />
        <Ground />
        <g key={crossedBy(last).length ? version : 0}>
          <Sills played={played} glow={crossedBy(last)} doors={view.doors} />
        </g>
        <Maze board={view.board} />
        <Plates played={played} told={door} />
        <Under {...marked} />
        <Figures posts={view.figures} title={figures} captives={view.captives} />
        <Over {...marked} />
        <Passing events={last} before={before} version={version} />
        {held && <Ghost {...props} cell={held.cell} over={over} />}
        <g class="lab-hits">
          {[...CELLS.keys()].map((cell) => {
            const can = ways.has(cell);
            return (
              <Spot
                key={cell}
                cell={cell}
                can={can}
                label={can || view.board[cell] ? label(cell) : undefined}
                first={can && cell === (held?.cell ?? order[0])}
                press={pressing}
                over={over}
              />
            );
          })}
          {mine.flatMap((post) =>
            post.figures.map((figure, i) => {
              const { at, size } = stands(post.cell, i, 2);
              return (
                <circle
                  key={`${post.cell}${i}`}
                  class="hit two"
                  data-figure-of={post.cell}
                  cx={at[0]}
                  cy={at[1]}
                  r={size * 0.6}
                  onClick={() => {
                    if (!zoom.moved())
                      point([
                        [post.cell, "cell"],
                        [figure, "figure"],
                      ]);
                  }}
                />
              );
            }),
          )}
        </g>
      </svg>
      <Tools held={node ? held : null} root={root} point={point} svg={svg} zoom={zoom} />
      <Around view={view} zoom={zoom}>
        <FingerTurn held={node ? held : null} root={root} point={point} />
      </Around>
    </div>
  );
}

/** A cell to point at: 384 of them, and an action touches few. */
const Spot = memo(function Spot({
  cell,
  can,
  label,
  first,
  press,
  over,
}: {
  cell: string;
  can: boolean;
  label: string | undefined;
  first: boolean;
  press: (cell: string) => void;
  over: Signal<string | null>;
}) {
  return (
    <g
      data-cell={cell}
      class={can ? "spot can" : "spot"}
      role={can ? "button" : label ? "img" : undefined}
      aria-label={label}
      tabIndex={can ? (first ? 0 : -1) : undefined}
      onClick={() => press(cell)}
      onFocus={() => {
        over.value = cell;
      }}
      onPointerEnter={(e) => {
        if (e.pointerType === "mouse") over.value = cell;
      }}
    >
      <polygon class="hit" points={points(cellOf(cell).corners)} />
    </g>
  );
});

/** The triangle in hand, over the cell it is held on, or the one that is pointed at. */
function Ghost({ root, path, cell, over }: BoardProps<LabView> & { cell: string | null; over: { value: string | null } }) {
  const triangle = path[0]![0];
  const at = cell ?? over.value;
  const tile = at && lies(root, triangle, at);
  return tile ? (
    <g class="marks" aria-hidden="true">
      <Triangle class={cell ? "ghost held" : "ghost"} cell={cellOf(at)} tile={tile} />
    </g>
  ) : null;
}
