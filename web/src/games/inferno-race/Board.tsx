/** The spiral stair of Inferno, drawn from the view alone. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Clash } from "../../board/Clash";
import { rove } from "../../board/rove";
import type { Node } from "../../board/trie";
import { useUnit } from "../../board/useUnit";
import { still } from "../../lib/prefs";
import { useSmall } from "../../lib/small";
import type { Word } from "../../net/wire";
import { t } from "../../text/speak";
import { Defs } from "../../ui/defs";
import type { BoardProps } from "../types";
import { blows } from "./Fight";
import { type At, layout as layOut, whereIs } from "./geometry";
import { Crossed, Mark, Meeting, RaceDefs, Ring } from "./Marks";
import { Fallen, play, Turning } from "./Moving";
import { journey, rolled, touched } from "./motion";
import { COLOURS, Die, Face, GAME, Imp, Throne } from "./pieces";
import { OnSteps, Others, Steps } from "./Stairs";
import { asked, fightOf, placeOfStep, type RaceView, type Step, THRONE } from "./view";

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
  const over = useSignal<number | null>(null);
  /** Where the imp under the pointer would go, before any is chosen. */
  const would =
    over.value !== null && from === null && step?.step === "move"
      ? [...(root.children.get(`place:${over.value}`)?.node.children.values() ?? [])].map(({ word }) => Number(word[0]))
      : [];
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
    <>
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
              onPointerEnter={(e) => {
                if (e.pointerType === "mouse") over.value = can ? square : null;
              }}
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
          <Throne
            at={layout.centre}
            glow={glow}
            target={view.target}
            taken={tall && home.length > 0}
            narrow={tall}
            colour={COLOURS[view.active]!}
          />
        </g>
        <g class="marks">
          {touched(props.marked ?? last).map((s) => (s < THRONE ? <path key={s} class="s-last" d={layout.spots[s]!.shape} /> : null))}
          {went && went.stops[0]! >= 0 && went.stops.at(-1)! > went.stops[0]! && (
            <path class="went" d={layout.way(Math.max(1, went.stops[0]!), went.stops.at(-1)!)} />
          )}
          {from !== null && <Ring place={from} layout={layout} row={row(seat)} class="s-sel" />}
          {from !== null && order.filter((p) => p > from).map((p) => <path key={p} class="wouldgo" d={layout.way(Math.max(1, from), p)} />)}
          {over.value !== null && would.map((p) => <path key={`w${p}`} class="wouldgo" d={layout.way(Math.max(1, over.value!), p)} />)}
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
          {fight && <Meeting fight={fight} at={layout.spots[fight.at]!.at} tall={tall} title={title} />}
          <Turning last={last} before={before} version={version} layout={layout} />
          <Fallen last={last} version={version} at={at} tall={tall} />
          {roll && <Die at={layout.die} face={roll.face} seat={roll.seat} name={name(roll.seat)} mark={roll.version} tall={tall} />}
        </g>
      </svg>
      <Clash sides={blows(view, last, name)} mark={version} />
    </>
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
