/** The spiral stair of Inferno, drawn from the view alone. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { rove } from "../../board/rove";
import type { Node } from "../../board/trie";
import { useUnit } from "../../board/useUnit";
import { still } from "../../lib/prefs";
import type { Word } from "../../net/wire";
import { t } from "../../text/speak";
import { Defs } from "../../ui/defs";
import type { BoardProps } from "../types";
import { type At, type Layout, layout as layOut, whereIs } from "./geometry";
import { arrival, fallen, journey, pace, rolled, touched, turned } from "./motion";
import { COLOURS, Die, Face, GAME, Imp, Throne } from "./pieces";
import { OnSteps, Others, Steps } from "./Stairs";
import { asked, fightOf, placeOfStep, type RaceView, type Step, THRONE } from "./view";

const SMALL = "(max-width: 520px)";
export function useSmall(): boolean {
  const [small, setSmall] = useState(() => matchMedia(SMALL).matches);
  useEffect(() => {
    const query = matchMedia(SMALL);
    const change = () => setSmall(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return small;
}

/** What pointing at a place means now: an imp of mine, where it goes, a free step, a tile to turn. */
function waysOf(node: Node | null): Map<number, Word[]> {
  const found = new Map<number, Word[]>();
  if (!node) return found;
  const place = (word: Word) => (word[1] === "step" ? placeOfStep(Number(word[0])) : word[1] === "place" ? Number(word[0]) : null);
  for (const { word, node: next } of node.children.values()) {
    const here = place(word);
    if (here !== null) found.set(here, [word]);
    if (word[0] === "B" && word[1] === "choice")
      for (const child of next.children.values()) found.set(place(child.word)!, [word, child.word]);
  }
  // Where an imp can go to one place only, that place may be pointed at straight away.
  for (const { word, node: next } of node.children.values())
    if (word[1] === "place" && next.children.size === 1) {
      const only = [...next.children.values()][0]!.word;
      if (!found.has(Number(only[0]))) found.set(Number(only[0]), [word, only]);
    }
  return found;
}

export function Board(props: BoardProps<RaceView>) {
  const { view, seat: held, node, path, root, point, tried, last, version, before, hint, name } = props;
  const svg = useRef<SVGSVGElement>(null);
  const tall = useSmall();
  useUnit(svg, tall);
  const seat = view.seat ?? held ?? 0;
  const seats = view.players.map((_, s) => s);
  const layout = useMemo(() => layOut(tall, view.stairs, seats.length), [tall, view.stairs, seats.length]);
  const row = (s: number) => (tall ? 0 : s);
  const at = (s: number, place: number) =>
    tall && place <= 0 && s !== seat ? miniOf(seat, s, seats.length) : whereIs(layout, row(s), place);
  const ways = useMemo(() => waysOf(node), [node]);
  const fight = fightOf(view);
  const step = asked(view);
  const chosen = path.findLast((w) => w[1] === "place");
  const from = chosen && step?.step === "move" ? Number(chosen[0]) : null;
  const hinted = hint?.flatMap((w) => (w[1] === "place" ? [Number(w[0])] : w[1] === "step" ? [placeOfStep(Number(w[0]))] : [])) ?? [];
  const roll = useRoll(last, version, step);
  const went = journey(last);
  const busy = new Set(view.players.flatMap((p) => p.imps.filter((i) => i > 0)));
  if (fight) busy.add(fight.at);

  useLayoutEffect(() => {
    if (still() || !svg.current || !last.length) return;
    const running = play(svg.current, last, at, layout);
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

  const press = (place: number) => {
    const words = ways.get(place);
    if (words) point(words);
    else if (from === place && node?.action) point([]);
    else if (node && from !== place && root.children.has(`place:${place}`)) point([[String(place), "place"]]);
    else tried(place <= 0 && step?.step !== "move" ? [String(1 - place), "step"] : [String(place), "place"]);
  };
  const keys = (place: number) => (e: KeyboardEvent) => {
    if (e.key === "Enter" || e.key === " ") {
      e.preventDefault();
      press(place);
    }
  };
  const label = (square: number) => {
    const tile = view.tiles[square - 1];
    const owner = seats.find((s) => view.players[s]!.imps.includes(square));
    return [
      t("web-square", { square }, GAME),
      tile
        ? t(view.up.includes(square) ? "web-face-up" : "web-face-down", { tile: t(`word-tile-${tile}`, {}, GAME) }, GAME)
        : t("web-unseen", {}, GAME),
      owner !== undefined ? t("web-imp-of", { name: name(owner) }, GAME) : "",
      fight?.at === square ? t("web-fight-here", {}, GAME) : "",
      ways.has(square) ? t("web-pointable") : "",
    ]
      .filter(Boolean)
      .join(", ");
  };
  /** The same, and what the tile does to whoever comes to rest on it. */
  const tip = (square: number) => {
    const tile = view.tiles[square - 1];
    return tile ? `${label(square)}. ${t(`web-tile-${tile}`, {}, GAME)}` : label(square);
  };
  const order = [...ways.keys()].sort((a, b) => a - b);
  const first = order.length ? String(order[0]) : undefined;
  const glow = last.some((e) => e.name === "throne") && !still() ? `g${version}` : null;
  const home = seats.flatMap((s) => Array.from({ length: view.players[s]!.throne }, (_, k) => ({ s, k })));
  const title = (s: number) => t("web-imp-of", { name: name(s) }, GAME);

  return (
    <svg
      ref={svg}
      class={`race${tall ? " tall" : ""}`}
      viewBox={layout.frame}
      role="group"
      aria-label={t("web-board", { title: t("title", {}, GAME) })}
      onKeyDown={(e) =>
        rove(
          e,
          order.map((p) => ({ id: String(p), at: at(seat, p) })),
        )
      }
    >
      <Defs />
      <RaceDefs />
      <g aria-hidden="true">
        <ellipse cx={layout.centre[0]} cy={layout.centre[1]} rx="300" ry="265" fill="url(#pit)" />
        <path d={layout.ledge} transform="translate(0 9)" fill="var(--slab-edge)" />
        <path d={layout.ledge} fill="var(--slab)" stroke="var(--slab-edge)" stroke-width="1.5" />
      </g>
      {(tall ? [seat] : seats).map((s) => (
        <Steps
          key={s}
          view={view}
          layout={layout}
          row={row(s)}
          seat={s}
          name={name(s)}
          own={s === seat}
          can={(n) => ways.has(placeOfStep(n))}
          first={first}
          press={(n) => press(placeOfStep(n))}
        />
      ))}
      {tall && <Others view={view} seats={others(seat, seats.length)} names={name} />}
      {layout.spots.map((spot, square) => {
        const can = ways.has(square);
        return (
          <g
            key={square}
            data-cell={String(square)}
            data-word={`place:${square}`}
            class={can ? "spot can tile" : "spot tile"}
            role={can ? "button" : "img"}
            aria-label={label(square)}
            data-tip={tip(square)}
            tabindex={can ? (String(square) === first ? 0 : -1) : undefined}
            onClick={() => press(square)}
            onKeyDown={keys(square)}
          >
            <Face
              spot={spot}
              square={square}
              up={view.up.includes(square)}
              tile={view.tiles[square - 1] ?? null}
              busy={busy.has(square)}
              tall={tall}
            />
            <path class="cell edge" d={spot.shape} />
          </g>
        );
      })}
      <g
        data-cell={String(THRONE)}
        data-word={`place:${THRONE}`}
        class={ways.has(THRONE) ? "spot can" : "spot"}
        role={ways.has(THRONE) ? "button" : "img"}
        aria-label={[t("web-throne", {}, GAME), ways.has(THRONE) ? t("web-pointable") : ""].filter(Boolean).join(", ")}
        tabindex={ways.has(THRONE) ? (String(THRONE) === first ? 0 : -1) : undefined}
        onClick={() => press(THRONE)}
        onKeyDown={keys(THRONE)}
      >
        <ellipse class="seatrim cell" cx={layout.centre[0]} cy={layout.centre[1] + 8} rx="96" ry="88" />
        <Throne at={layout.centre} glow={glow} target={view.target} colour={COLOURS[view.active]!} />
      </g>
      <g class="marks">
        {touched(props.marked ?? last).map((s) => (s < THRONE ? <path key={s} class="s-last" d={layout.spots[s]!.shape} /> : null))}
        {went && went.stops[0]! >= 0 && went.stops.at(-1)! > went.stops[0]! && (
          <path class="went" d={layout.way(Math.max(1, went.stops[0]!), went.stops.at(-1)!)} />
        )}
        {from !== null && <Ring place={from} layout={layout} row={row(seat)} class="s-sel" />}
        {from !== null && order.filter((p) => p > from).map((p) => <path key={p} class="wouldgo" d={layout.way(Math.max(1, from), p)} />)}
        {hinted.map((p) => (
          <Ring key={p} place={p} layout={layout} row={row(seat)} class="s-hint" />
        ))}
        {fight && (
          <>
            <Ring place={fight.at} layout={layout} row={0} class="s-sel" />
            <circle class="clash" cx={layout.spots[fight.at]!.at[0]} cy={layout.spots[fight.at]!.at[1]} r="58" />
          </>
        )}
        {order.map((p) => (
          <Mark key={p} place={p} layout={layout} row={row(seat)} busy={busy.has(p) || view.players[seat]!.imps.includes(p)} />
        ))}
        {step?.step === "move" &&
          order
            .filter((p) => seats.some((s) => s !== seat && p > 0 && view.players[s]!.imps.includes(p)))
            .map((p) => <Crossed key={p} at={at(seat, p)} />)}
      </g>
      <g class="pieces">
        {(tall ? [seat] : seats).map((s) => (
          <OnSteps key={s} view={view} layout={layout} row={row(s)} seat={s} title={title(s)} />
        ))}
        {seats.flatMap((s) =>
          view.players[s]!.imps.filter((p) => p > 0 && !(fight?.at === p && s === fight.sides[1])).map((p) => (
            <Imp key={`${s}:${p}`} seat={s} place={p} at={at(s, p)} size={tall ? 54 : 46} side={layout.spots[p]!.side} title={title(s)} />
          )),
        )}
        {home.map(({ s, k }, i) => (
          <Imp key={`h${s}:${k}`} seat={s} place={THRONE} at={homeAt(layout.centre, i, home.length)} size={38} title={title(s)} />
        ))}
        {fight && <Clash fight={fight} at={layout.spots[fight.at]!.at} tall={tall} title={title} />}
        <Turning last={last} before={before} version={version} layout={layout} />
        <Fallen last={last} version={version} at={at} tall={tall} />
        {roll && <Die at={layout.die} face={roll.face} seat={roll.seat} name={name(roll.seat)} mark={roll.version} tall={tall} />}
      </g>
    </svg>
  );
}

/** The others in the order of play. */
function others(seat: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
}
function miniOf(seat: number, other: number, seats: number): At {
  const i = others(seat, seats).indexOf(other);
  return [740 + (i % 2) * (seats > 2 ? 180 : 0), 726 + Math.floor(i / 2) * 52];
}
function homeAt([x, y]: At, i: number, of: number): At {
  return [x + (i - (of - 1) / 2) * Math.min(34, 150 / of), y + 104];
}

/** The last roll, kept until the next one. */
function useRoll(last: BoardProps["last"], version: number, step: Step | null) {
  const kept = useRef<{ seat: number; face: number; version: number } | null>(null);
  const now = rolled(last);
  if (now && kept.current?.version !== version) kept.current = { ...now, version };
  // Another number than the one rolled came from a card.
  if (kept.current && step?.step === "move" && step.value !== kept.current.face % 6) kept.current = null;
  return kept.current;
}

function RaceDefs() {
  return (
    <defs>
      <radialGradient id="pit">
        <stop offset="0" stop-color="var(--pit-hot)" stop-opacity=".55" />
        <stop offset=".45" stop-color="var(--pit)" stop-opacity=".28" />
        <stop offset="1" stop-color="var(--pit)" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="flare">
        <stop offset="0" stop-color="var(--pit-hot)" />
        <stop offset="1" stop-color="var(--pit-hot)" stop-opacity="0" />
      </radialGradient>
      <pattern id="back" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(40)">
        <path d="M0 2.500H5" stroke="var(--text)" stroke-opacity=".10" stroke-width="1.2" />
      </pattern>
    </defs>
  );
}

function Ring({ place, layout, row, class: name }: { place: number; layout: Layout; row: number; class: string }) {
  if (place === THRONE) return <ellipse class={name} cx={layout.centre[0]} cy={layout.centre[1] + 8} rx="96" ry="88" />;
  if (place > 0) return <path class={name} d={layout.spots[place]!.inner} />;
  const s = layout.step(row, 1 - place);
  return <rect class={name} x={s.x + 2} y={s.y + 2} width={s.w - 4} height={s.h - 10} rx="3" />;
}
/** Ember: a dot on an empty place, a ring round something that stands there. */
function Mark({ place, layout, row, busy }: { place: number; layout: Layout; row: number; busy: boolean }) {
  if (busy || place === THRONE) return <Ring place={place} layout={layout} row={row} class="s-point" />;
  const [x, y] = place > 0 ? layout.spots[place]!.at : whereIs(layout, row, place);
  return (
    <g>
      <Ring place={place} layout={layout} row={row} class="s-point thin" />
      <circle class="s-dot" cx={x} cy={y} r={layout.tall ? 13 : 9} />
    </g>
  );
}

/** Who goes here must fight. */
function Crossed({ at: [x, y] }: { at: At }) {
  return (
    <g class="crossed">
      <circle cx={x} cy={y} r="30" />
      <path d={`M${x - 39} ${y}h14M${x + 25} ${y}h14M${x} ${y - 39}v14M${x} ${y + 25}v14`} />
    </g>
  );
}

/** Two imps on one tile, and the running score. */
function Clash({
  fight,
  at: [x, y],
  tall,
  title,
}: {
  fight: NonNullable<ReturnType<typeof fightOf>>;
  at: At;
  tall: boolean;
  title: (seat: number) => string;
}) {
  const size = tall ? 54 : 46;
  const w = tall ? 92 : 68;
  return (
    <g>
      <Imp seat={fight.sides[0]} place={fight.at} at={[x - 21, y - 6]} size={size} side={-1} title={title(fight.sides[0])} />
      <Imp seat={fight.sides[1]} place={fight.at} at={[x + 21, y - 6]} size={size} title={title(fight.sides[1])} />
      <g transform={`translate(${x} ${y + 24})`}>
        <rect
          x={-w / 2}
          y="-1"
          width={w}
          height={tall ? 32 : 23}
          rx="4"
          fill="var(--surface-2)"
          stroke="var(--accent)"
          stroke-width="1.5"
        />
        <text class="score" y={tall ? 23 : 16} text-anchor="middle">
          {fight.totals[0]} : {fight.totals[1]}
        </text>
      </g>
    </g>
  );
}

/** Tiles that turned: the old face folds away before the new one shows. */
function Turning({
  last,
  before,
  version,
  layout,
}: {
  last: BoardProps["last"];
  before: RaceView | null;
  version: number;
  layout: Layout;
}) {
  if (!before || still()) return null;
  return (
    <g aria-hidden="true">
      {turned(last).map(({ square, up, delay }) => {
        const spot = layout.spots[square]!;
        return (
          <g
            key={`${version}:${square}`}
            class="fold"
            style={{ transformOrigin: `${spot.at[0]}px ${spot.at[1]}px`, animationDelay: `${delay}ms` }}
          >
            <Face
              spot={spot}
              square={square}
              up={!up}
              tile={up ? null : (before.tiles[square - 1] ?? null)}
              busy={false}
              tall={layout.tall}
            />
          </g>
        );
      })}
    </g>
  );
}

/** Imps that the last action killed: they come where death met them, and sink. */
function Fallen({
  last,
  version,
  at,
  tall,
}: {
  last: BoardProps["last"];
  version: number;
  at: (seat: number, place: number) => At;
  tall: boolean;
}) {
  if (still()) return null;
  const when = arrival(last);
  const went = journey(last);
  return (
    <g aria-hidden="true">
      {fallen(last).map(({ seat, square }) => (
        <g key={`${version}:${seat}:${square}`} class="sink" style={{ animationDelay: `${when + 120}ms` }}>
          <g class="ghost-imp" data-walks={went?.seat === seat && went.stops.at(-1) === square ? "" : undefined}>
            <Imp seat={seat} at={at(seat, square)} size={tall ? 54 : 46} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** Let the imp walk down the spiral, and tiles unfold. */
function play(svg: SVGSVGElement, last: BoardProps["last"], at: (seat: number, place: number) => At, layout: Layout): Animation[] {
  const quick = document.documentElement.dataset["motion"] === "quick" ? 0.5 : 1;
  const running: Animation[] = [];
  const went = journey(last);
  if (went) {
    const end = went.stops.at(-1)!;
    const standing = [...svg.querySelectorAll<SVGGElement>(`.pieces .imp[data-on="${end}"][data-seat="${went.seat}"]`)].at(-1);
    const imp = svg.querySelector<SVGGElement>(".ghost-imp[data-walks]") ?? standing;
    const [zx, zy] = at(went.seat, end);
    const frames = went.stops.map((p) => {
      const [x, y] = at(went.seat, p);
      return { transform: `translate(${x - zx}px, ${y - zy}px)` };
    });
    if (imp && frames.length > 1)
      running.push(
        imp.animate(frames, { duration: pace(went) * (frames.length - 1) * quick, easing: "cubic-bezier(.3,.4,.4,1)", fill: "backwards" }),
      );
  }
  for (const { square, delay } of turned(last)) {
    const tile = svg.querySelector<SVGGElement>(`.tile[data-cell="${square}"]`);
    const [x, y] = layout.spots[square]!.at;
    if (!tile) continue;
    tile.style.transformOrigin = `${x}px ${y}px`;
    running.push(
      tile.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], {
        duration: 120 * quick,
        delay: (delay + 120) * quick,
        fill: "backwards",
      }),
    );
  }
  const tumble = rolled(last) && svg.querySelector<SVGGElement>(".tumble");
  if (tumble) {
    const [x, y] = layout.die;
    tumble.style.transformOrigin = `${x}px ${y}px`;
    running.push(
      tumble.animate(
        [
          { transform: "rotate(-200deg) scale(.7)", opacity: 0.4 },
          { transform: "rotate(-90deg) scale(.9)" },
          { transform: "rotate(12deg) scale(1.06)", offset: 0.8 },
          { transform: "none" },
        ],
        { duration: 420 * quick, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" },
      ),
    );
  }
  return running;
}
