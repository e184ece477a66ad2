/** The map of Hell: nine circles, the Antehell around them, the court in the middle. */
import type { RefObject } from "preact";
import { useMemo } from "preact/hooks";
import { rove } from "../../board/rove";
import type { Zoom } from "../../board/useZoom";
import type { GameEvent } from "../../net/wire";
import { t, wordName } from "../../text/speak";
import { Defs, Sym } from "../../ui/defs";
import type { BoardProps } from "../types";
import { ANTEHELL, CX, CY, GRASS, inner, line, outer, PIT, POINT, polar, RIM, SPOTS, type Spot, STAR, spotOf, standing } from "./geometry";
import { colourOf, GAME, type HellView, mustering, opened, type Pile, piles, seatOf, threats } from "./view";

const FOLD = 4;

interface Props extends BoardProps<HellView> {
  svg: RefObject<SVGSVGElement>;
  zoom: Zoom;
  ways: Map<string, unknown>;
  press: (area: string, key?: boolean) => void;
}

export function HellMap({ view, path, last, marked = last, hint, name, svg, zoom, ways, press }: Props) {
  const order = useMemo(
    () => [...SPOTS.map((s) => ({ id: s.name, at: s.at })), { id: "A", at: polar(406, 0) }].filter((s) => ways.has(s.id)),
    [ways],
  );
  const touched = new Set(
    marked
      .flatMap((e) => [e.params["area"], e.params["start"], ...(Array.isArray(e.params["areas"]) ? e.params["areas"] : [])])
      .filter((x): x is string => typeof x === "string"),
  );
  const chosen = path.findLast((w) => w[1] === "area")?.[0];
  // A hint that names a unit means where it stands, too.
  const hinted = new Set(
    hint?.flatMap(([text, kind]) =>
      kind === "area" ? [text] : kind === "unit" ? (view.units.find((u) => u.what === text)?.area ?? []) : [],
    ),
  );
  const keys = (e: KeyboardEvent & { currentTarget: SVGSVGElement }) => {
    const from = (document.activeElement as SVGElement | null)?.dataset["cell"];
    rove(e, order);
    if ((e.key === "Enter" || e.key === " ") && from) {
      e.preventDefault();
      press(from, true);
    }
    if (e.key === "+" || e.key === "=") zoom.by(1.4);
    if (e.key === "-") zoom.by(1 / 1.4);
    if (e.key === "0") zoom.by(0);
  };
  const label = (area: string) => {
    const section = view.sections.find((s) => s.area === area);
    const seat = seatOf(section?.owner ?? "");
    const held =
      section &&
      (section.owner === "FB"
        ? t("web-of-freebooters", {}, GAME)
        : seat >= 0
          ? t("web-of", { name: name(seat) }, GAME)
          : t("web-unclaimed", {}, GAME));
    const there = piles(view, area).map((p) => pileName(p, name));
    return [
      wordName(area, "area", GAME),
      section && t("web-yields", { souls: section.souls }, GAME),
      held,
      ...there,
      view.lilith === area && t("web-lilith", {}, GAME),
      view.uriel === area && t("web-uriel", {}, GAME),
      ...view.effects
        .filter((e) => e.areas.includes(area))
        .map((e) => t("web-effect", { source: t(`source-${e.source}`, {}, GAME) }, GAME)),
      ways.has(area) && t("web-pointable"),
    ]
      .filter(Boolean)
      .join(", ");
  };
  // While the map is enlarged it is drawn anew again and again, and no area is called otherwise.
  const called = useMemo(() => new Map(["A", ...SPOTS.map((s) => s.name)].map((area) => [area, label(area)])), [view, ways, name]);
  /** The same, and where in Hell that is. */
  const tips = useMemo(
    () =>
      new Map(
        [...called].map(([area, told]) => [
          area,
          area === "A" ? told : `${told}. ${t(`circle-${area[0]}`, {}, GAME)} · ${t(`quarter-${area[2]}`, {}, GAME)}`,
        ]),
      ),
    [called],
  );
  const spots = (area: string, shape: string) => {
    const can = ways.has(area);
    return (
      <g
        key={area}
        data-cell={area}
        data-word={`area:${area}`}
        class={can ? "spot can" : "spot"}
        role={can ? "button" : "img"}
        aria-label={called.get(area)}
        data-tip={tips.get(area)}
        tabindex={can ? (area === (chosen ?? order[0]?.id) ? 0 : -1) : undefined}
        onClick={() => press(area)}
      >
        <path class="hit" d={shape} />
        {can && <path class={`s-point${hinted.has(area) ? " wise" : ""}`} d={shape} />}
      </g>
    );
  };
  return (
    <svg
      ref={svg}
      class="hell-map"
      viewBox="-3 -3 866 866"
      role="group"
      aria-label={t("web-board", { title: "The HellGame" })}
      onKeyDown={keys}
    >
      <Defs />
      <Ground />
      {SPOTS.map((s) => (
        <Sector key={s.name} spot={s} view={view} unit={zoom.unit.value} />
      ))}
      {threats(view).map(({ circle, owner }) => (
        <g key={circle} class="threat">
          <circle cx={CX} cy={CY} r={outer(circle) + 0.5} />
          <circle class={`tx-${colourOf(owner)}`} cx={CX} cy={CY} r={outer(circle) + 0.5} />
        </g>
      ))}
      {[...touched].map((area) => spotOf(area) && <path key={area} class="s-last" d={spotOf(area)!.shape} />)}
      {marches(marked).map((way) => (
        <March key={way.join()} way={way} />
      ))}
      {view.combat && spotOf(view.combat.area) && <path class="hell-fight" d={spotOf(view.combat.area)!.shape} />}
      {[chosen, ...(mustering.value ?? [])].map(
        (area) => area && spotOf(area) && <path key={area} class="s-sel" d={spotOf(area)!.shape} />,
      )}
      <Seams unit={zoom.unit.value} />
      <Pentagram />
      <g class="pieces">
        {[...SPOTS.map((s) => s.name), "A"].map((area) => (
          <Stack key={area} view={view} area={area} unit={zoom.unit.value} />
        ))}
      </g>
      <g class="hell-hits">
        {spots("A", ANTEHELL)}
        {SPOTS.map((s) => spots(s.name, s.shape))}
        {CIRCLES.map((c) => (
          <circle key={c} class="hit" data-tip={t(`circle-${c}`, {}, GAME)} cx={seam(c)[0]} cy={seam(c)[1]} r="9.500" />
        ))}
      </g>
      {[...hinted].map((area) => !ways.has(area) && spotOf(area) && <path key={area} class="s-hint" d={spotOf(area)!.shape} />)}
      {opened.value?.kind === "area" && spotOf(opened.value.id) && <path class="hell-open" d={spotOf(opened.value.id)!.shape} />}
    </svg>
  );
}

/** The marches among these events, each as one way however many sections it went through. */
export function marches(events: GameEvent[]): string[][] {
  const ways: string[][] = [];
  for (const { name, params } of events) {
    const [from, to] = [String(params["start"]), String(params["area"])];
    if (name !== "marched" || !spotOf(from) || !spotOf(to)) continue;
    const way = ways.find((w) => w.at(-1) === from);
    if (way) way.push(to);
    else ways.push([from, to]);
  }
  return ways;
}
function March({ way }: { way: string[] }) {
  const line = way.map((area) => spotOf(area)!.at);
  const [[ax, ay], [zx, zy]] = [line.at(-2)!, line.at(-1)!];
  const turn = (Math.atan2(zy - ay, zx - ax) * 180) / Math.PI;
  const d = `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
  return (
    <g class="hell-march" aria-hidden="true">
      <path class="under" d={d} />
      <path d={d} />
      <path class="head" transform={`translate(${zx.toFixed(1)} ${zy.toFixed(1)}) rotate(${turn.toFixed(0)})`} d="M-9 -8L8 0L-9 8Z" />
    </g>
  );
}

/** A pile in words. */
export function pileName(pile: Pile, name: (seat: number) => string): string {
  const seat = seatOf(pile.owner);
  const what = t(`web-pile-${pile.symbol}`, { count: pile.n }, GAME);
  return t("web-pile-of", { what, owner: seat >= 0 ? name(seat) : wordName(pile.owner, "owner", GAME) }, GAME);
}

/** So many pixels high is what is written on the map, at least. */
const READABLE = 11.2;
/** The larger of a drawn size and what can be read. */
function readable(size: number, unit: number): number {
  return Math.max(size, READABLE * unit);
}

/** One section: its ground, its owner's hatching, its souls, its name, its control box. */
function Sector({ spot, view, unit }: { spot: Spot; view: HellView; unit: number }) {
  const section = view.sections[5 * (spot.circle - 1) + spot.quarter - 1]!;
  const colour = section.owner ? colourOf(section.owner) : null;
  const crowd = Math.min(FOLD + 1, piles(view, spot.name).length + Number(view.uriel === spot.name) + Number(view.lilith === spot.name));
  const grow = readable(13, unit) / 13;
  const letters = readable(11.5, unit);
  const room = ((spot.to - spot.from) * Math.PI * spot.middle) / 180 - 30 - 32 * grow - (crowd ? 16 + 29 * crowd : 0);
  const full = t(`place-${spot.circle}-${spot.quarter}`, {}, GAME);
  const wide = full.length * 0.52 * letters;
  const blocked = view.effects.some((e) => e.do === "block_section" && e.areas.includes(spot.name));
  const [sx, sy] = polar(spot.middle, spot.turned ? spot.to - spot.degrees(8 + 9 * grow) : spot.from + spot.degrees(8 + 9 * grow));
  const [mx, my] = spot.marker;
  const start = spot.degrees(13 + 18 * grow);
  const base = spot.middle + (spot.turned ? 0.35 : -0.35) * letters;
  const text = line(base, spot.turned ? spot.from : spot.from + start, spot.turned ? spot.to - start : spot.to, spot.turned);
  const fits = Math.floor(room / (0.54 * letters));
  return (
    <g>
      <path class="hell-cell" d={spot.shape} />
      <path fill="#5a1a06" fill-opacity={0.05 * spot.circle} d={spot.shape} />
      {colour && (
        <>
          <path d={spot.shape} fill={`var(--p-${colour})`} fill-opacity=".4" />
          <path d={spot.shape} fill={`url(#h-${colour})`} />
        </>
      )}
      {section.owner === "FB" && <path d={spot.shape} class="hell-free" />}
      <g class="hell-souls" transform={`translate(${sx.toFixed(1)} ${sy.toFixed(1)}) scale(${grow.toFixed(2)})`}>
        <circle r="9" />
        <text y="4.600">{spot.name === "1.1" ? "?" : section.souls}</text>
      </g>
      {colour ? (
        <g class={`p-${colour} hell-mark`} transform={`translate(${mx.toFixed(1)} ${my.toFixed(1)})`}>
          <circle r="8" />
          <use href={`#ch-${colour}`} x="-4.500" y="-4.500" width="9" height="9" />
        </g>
      ) : (
        <circle class="hell-none" cx={mx} cy={my} r="6.500" />
      )}
      {blocked && (
        <g class="hell-danger" transform={`translate(${mx.toFixed(1)} ${my.toFixed(1)}) scale(${(readable(12, unit) / 12).toFixed(2)})`}>
          <path d="M0 -9L9 7H-9Z" />
          <text y="5">!</text>
        </g>
      )}
      {fits >= Math.min(full.length, 7) && (
        <>
          <path id={`n${spot.name.replace(".", "-")}`} d={text} fill="none" />
          <text class="hell-name">
            <textPath href={`#n${spot.name.replace(".", "-")}`}>{wide < room ? full : `${full.slice(0, fits - 1).trimEnd()}…`}</textPath>
          </text>
        </>
      )}
    </g>
  );
}

function Ground() {
  return (
    <>
      <defs>
        <radialGradient id="hell-core">
          <stop offset="0" stop-color="#ffb066" />
          <stop offset=".6" stop-color="#b8380c" />
          <stop offset="1" stop-color="#4a1406" />
        </radialGradient>
        {[1, 2, 3, 4, 5].map((q) => (
          <path
            key={q}
            id={`q${q}`}
            d={line(
              (q - 1) * 72 > 90 && (q - 1) * 72 < 270 ? RIM - 14 : RIM - 19,
              (q - 1) * 72 - 36,
              (q - 1) * 72 + 36,
              (q - 1) * 72 > 90 && (q - 1) * 72 < 270,
            )}
          />
        ))}
      </defs>
      <circle cx={CX} cy={CY + 6} r={RIM + 2} class="hell-shade" />
      <circle cx={CX} cy={CY} r={RIM + 1} class="hell-slab" />
      <path class="hell-rim" d={ANTEHELL} />
      <path class="hell-grass" d={GRASS} />
    </>
  );
}

const CIRCLES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Where the number of a circle stands: on the seam of quarters 5 and 1. */
function seam(circle: number): [number, number] {
  return polar((inner(circle) + outer(circle)) / 2, -36);
}
/** The numbers of the circles on the seam of quarters 5 and 1, and the quarters' names on the rim. */
function Seams({ unit }: { unit: number }) {
  const grow = (readable(14, unit) / 14).toFixed(2);
  return (
    <>
      {CIRCLES.map((c) => (
        <g key={c} class="hell-circle" transform={`translate(${seam(c).map((n) => n.toFixed(1))}) scale(${grow})`}>
          <circle r="9.500" />
          <text y="4.500">{c}</text>
        </g>
      ))}
      {[1, 2, 3, 4, 5].map((q) => (
        <text key={q} class="hell-quarter">
          <textPath href={`#q${q}`} startOffset="50%" text-anchor="middle">
            {q} · {t(`quarter-${q}`, {}, GAME)}
          </textPath>
        </text>
      ))}
    </>
  );
}

function Pentagram() {
  return (
    <g aria-hidden="true">
      <circle cx={CX} cy={CY} r={PIT} fill="#120a07" stroke="var(--ink)" stroke-width="3" />
      <circle cx={CX} cy={CY} r={PIT - 6} fill="url(#hell-core)" opacity=".35" />
      <path d={STAR} class="hell-star" />
      <path d={POINT} class="hell-star red" />
    </g>
  );
}

/** What stands in an area: one symbol for each kind with its number; more than four fold. */
function Stack({ view, area, unit }: { view: HellView; area: string; unit: number }) {
  const all: { symbol: string; owner: string; n: number }[] = piles(view, area);
  if (view.uriel === area) all.unshift({ symbol: "uriel", owner: "", n: 1 });
  if (view.lilith === area) all.unshift({ symbol: "lilith", owner: "", n: 1 });
  const shown = all.length > FOLD ? all.slice(0, FOLD - 1) : all;
  return (
    <>
      {shown.map((pile, i) => {
        const [x, y] = standing(area, i);
        const colour = colourOf(pile.owner);
        return (
          <g
            key={`${pile.owner}${pile.symbol}`}
            data-on={colour ? area : undefined}
            class={`piece ${colour ? `p-${colour}` : pile.owner === "FB" ? "p-free" : pile.owner === "wild" ? "p-wild" : ""}`}
          >
            <Sym id={pile.symbol} x={x} y={y} size={Math.min(37, Math.max(30, 20 * unit))} />
            {pile.n > 1 && <Count x={x} y={y} text={String(pile.n)} unit={unit} />}
          </g>
        );
      })}
      {all.length > shown.length && (
        <Count
          x={standing(area, shown.length)[0] - 11}
          y={standing(area, shown.length)[1] - 9}
          text={`+${all.slice(shown.length).reduce((sum, p) => sum + p.n, 0)}`}
          unit={unit}
        />
      )}
    </>
  );
}
function Count({ x, y, text, unit }: { x: number; y: number; text: string; unit: number }) {
  const grow = (readable(12, unit) / 12).toFixed(2);
  return (
    <g class="hell-count" transform={`translate(${(x + 11).toFixed(1)} ${(y + 9).toFixed(1)}) scale(${grow})`}>
      <circle r={text.length > 1 ? 9 : 7.5} />
      <text y="4.200">{text}</text>
    </g>
  );
}
