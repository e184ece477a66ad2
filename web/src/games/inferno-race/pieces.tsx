/** What lies and stands on the spiral: tiles, imps, the die, tombstones. */
import { t } from "../../text/speak";
import { Sym } from "../../ui/defs";
import type { Colour } from "../types";
import type { At, Spot } from "./geometry";
import type { Tile } from "./view";

export const GAME = "inferno-race";
export const COLOURS: Colour[] = ["red", "yellow", "green", "blue", "black"];

export function Badge({ colour, at: [x, y], r = 9 }: { colour: Colour; at: At; r?: number }) {
  return (
    <g transform={`translate(${x} ${y})`} class={`p-${colour}`}>
      <circle r={r} fill="var(--pc)" stroke="var(--ink)" stroke-width="1.5" />
      <use href={`#ch-${colour}`} x={-r * 0.56} y={-r * 0.56} width={r * 1.12} height={r * 1.12} fill="var(--po)" />
    </g>
  );
}

export function Imp({
  seat,
  place,
  at: [x, y],
  size = 46,
  title = "",
  badge = true,
  side = 1,
}: {
  seat: number;
  place?: number;
  at: At;
  size?: number;
  title?: string;
  badge?: boolean;
  side?: 1 | -1;
}) {
  const colour = COLOURS[seat]!;
  return (
    <g class={`piece imp p-${colour}`} data-on={place} data-seat={seat}>
      {title && <title>{title}</title>}
      <Sym id="imp" x={x} y={y - size * 0.09} size={size} />
      {badge && <Badge colour={colour} at={[x + side * size * 0.37, y + size * 0.33]} r={size / 5.1} />}
    </g>
  );
}

/** The face of a tile: parchment that darkens with depth, or a hatched back with what is known of it as a ghost. */
export function Face({
  spot,
  square,
  up,
  tile,
  busy,
  tall,
}: {
  spot: Spot;
  square: number;
  up: boolean;
  tile: Tile | null;
  busy: boolean;
  tall: boolean;
}) {
  const [x, y] = busy ? spot.corner : spot.at;
  const size = (busy ? 19 : 33) * (tall ? 1.2 : 1);
  return (
    <>
      {up ? (
        <>
          <path class="face" d={spot.shape} />
          <path class="deep" d={spot.shape} fill-opacity={0.3 * (square / 39)} />
        </>
      ) : (
        <>
          <path class="back" d={spot.shape} />
          <path d={spot.shape} fill="url(#back)" />
        </>
      )}
      <text class={up ? "num up" : "num"} x={spot.number[0]} y={spot.number[1] + 4} text-anchor="middle">
        {square}
      </text>
      {tile && (
        <g class={up ? "sign" : "sign ghost"}>
          <Sym id={`t-${tile}`} x={x} y={y} size={size} />
        </g>
      )}
    </>
  );
}

/** The throne in its glow; it flares once when an imp comes home. */
/** What is too long for the throne's floor stands in two lines. */
function inTwo(text: string): string[] {
  const cut = text.length > LINE ? text.lastIndexOf(" ", Math.ceil(text.length / 2) + 2) : -1;
  return cut > 0 ? [text.slice(0, cut), text.slice(cut + 1)] : [text];
}
const LINE = 20;
const whole = (text: string) => [text];

export function Throne({
  at: [x, y],
  glow,
  target,
  taken,
  narrow,
  colour,
  children,
}: {
  at: At;
  glow: string | null;
  target: number;
  /** Imps stand where the goal is written. */
  taken?: boolean;
  /** A small screen: letters are large beside the board. */
  narrow?: boolean;
  colour: Colour;
  children?: preact.ComponentChildren;
}) {
  return (
    <g>
      {glow && <ellipse key={glow} class="flare" cx={x} cy={y + 6} rx="150" ry="128" fill="url(#flare)" />}
      <ellipse cx={x} cy={y + 30} rx="62" ry="20" fill="var(--slab-edge)" />
      <g class={`piece p-${colour}`}>
        <Sym id="throne" x={x} y={y - 12} size={104} />
      </g>
      <text x={x} y={y + 64} text-anchor="middle" class="dsp throne-name">
        {t("web-throne", {}, GAME)}
      </text>
      {!taken && (
        <text y={y + 84} text-anchor="middle" class="lbl throne-goal">
          {(narrow ? inTwo : whole)(t("web-goal", { target }, GAME)).map((line, i) => (
            <tspan key={i} x={x} dy={i ? "1.15em" : 0}>
              {line}
            </tspan>
          ))}
        </text>
      )}
      {children}
    </g>
  );
}

export function Tomb({ at: [x, y], dead, scale = 1 }: { at: At; dead: number; scale?: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      opacity={dead ? 1 : 0.55}
      role="img"
      aria-label={t("web-cemetery", { count: dead }, GAME)}
    >
      <path d="M-13 20V-4a13 13 0 0 1 26 0V20Z" fill="var(--cell-2)" stroke="var(--line-strong)" stroke-width="1.5" />
      <text y="11" text-anchor="middle" class="tomb">
        {dead}
      </text>
    </g>
  );
}

/** The last roll, with the seal that says where rolls come from. */
export function Die({
  at: [x, y],
  face,
  seat,
  name,
  mark,
  tall,
}: {
  at: At;
  face: number;
  seat: number;
  name: string;
  mark: number;
  tall: boolean;
}) {
  const size = tall ? 84 : 64;
  const said = t("web-rolled", { name, face }, GAME);
  return (
    <g class="die" data-die={face} role="img" aria-label={`${said} ${t("web-fair-roll", {}, GAME)}`}>
      <title>{`${said} ${t("web-fair-roll", {}, GAME)}`}</title>
      <g key={mark} class="tumble" style={{ transformOrigin: `${x}px ${y}px` }}>
        <Sym id={`die${face}`} x={x} y={y} size={size} />
      </g>
      <Badge colour={COLOURS[seat]!} at={[x - size * 0.44, y - size * 0.4]} r={tall ? 13 : 10} />
      <g class="seal" transform={`translate(${x + size * 0.44} ${y + size * 0.4}) scale(${tall ? 1.5 : 1.1})`}>
        <circle r="9" fill="var(--surface-2)" stroke="var(--good)" stroke-width="1.8" />
        <path d="M-4 0l3 3.200 5-6" fill="none" stroke="var(--good)" stroke-width="2" stroke-linecap="round" />
      </g>
    </g>
  );
}
