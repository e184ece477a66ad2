/** Nine rings cut into five quarters: quarter 1 on top, clockwise; circle 1 outside, the pentagram in the middle. */
import type { Point } from "../../board/useZoom";

export const CX = 430;
export const CY = 430;
/** The outer edge of the Antehell and of the first circle. */
export const RIM = 424;
export const OUTER = 388;
const WIDTHS = [29, 29, 30, 31, 32, 33, 34, 36, 38];
export const WHOLE = { middle: [CX, CY] as Point, wide: 866, tall: 866, edge: 30, fine: 15 };

export function outer(circle: number): number {
  return OUTER - WIDTHS.slice(0, circle - 1).reduce((a, b) => a + b, 0);
}
export function inner(circle: number): number {
  return outer(circle) - WIDTHS[circle - 1]! + 1.5;
}
export const PIT = inner(9) - 3;

export function polar(r: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [CX + r * Math.sin(a), CY - r * Math.cos(a)];
}
function at(r: number, degrees: number): string {
  const [x, y] = polar(r, degrees);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
/** A ring's sector, angles clockwise from above. */
export function sector(r0: number, r1: number, a0: number, a1: number): string {
  const big = a1 - a0 > 180 ? 1 : 0;
  return `M${at(r1, a0)}A${r1} ${r1} 0 ${big} 1 ${at(r1, a1)}L${at(r0, a1)}A${r0} ${r0} 0 ${big} 0 ${at(r0, a0)}Z`;
}
/** A line for text; turned round in the lower half so that nothing stands on its head. */
export function line(r: number, a0: number, a1: number, turned: boolean): string {
  return turned ? `M${at(r, a1)}A${r} ${r} 0 0 0 ${at(r, a0)}` : `M${at(r, a0)}A${r} ${r} 0 0 1 ${at(r, a1)}`;
}

export interface Spot {
  name: string;
  circle: number;
  quarter: number;
  shape: string;
  at: Point;
  turned: boolean;
  /** The middle radius, and degrees for a length along it. */
  middle: number;
  degrees: (length: number) => number;
  from: number;
  to: number;
  /** Where the souls, the control marker and the text are. */
  souls: Point;
  marker: Point;
  text: string;
}
function spot(circle: number, quarter: number): Spot {
  const [r0, r1] = [inner(circle), outer(circle)];
  const middle = (r0 + r1) / 2;
  const centre = (quarter - 1) * 72;
  const gap = (0.35 * 300) / r1;
  const [from, to] = [centre - 36, centre + 36];
  const turned = centre > 90 && centre < 270;
  const degrees = (length: number) => (length / middle) * (180 / Math.PI);
  return {
    name: `${circle}.${quarter}`,
    circle,
    quarter,
    turned,
    middle,
    degrees,
    from,
    to,
    shape: sector(r0, r1, from + gap, to - gap),
    at: polar(middle, centre),
    souls: polar(middle, turned ? to - degrees(17) : from + degrees(17)),
    marker: polar(middle, turned ? from + degrees(16) : to - degrees(16)),
    text: line(turned ? middle + 4 : middle - 4, turned ? from : from + degrees(31), turned ? to - degrees(31) : to, turned),
  };
}
export const SPOTS: Spot[] = Array.from({ length: 45 }, (_, i) => spot(Math.floor(i / 5) + 1, (i % 5) + 1));
const BY_NAME = new Map(SPOTS.map((s) => [s.name, s]));
export function spotOf(name: string): Spot | undefined {
  return BY_NAME.get(name);
}

/** Where the n-th pile of an area stands, counted from the control marker; in the Antehell spread over the rim. */
export function standing(area: string, n: number): Point {
  const place = BY_NAME.get(area);
  if (!place) return polar((RIM + OUTER) / 2, -30 + 13 * n);
  const away = place.degrees(45 + 29 * n);
  return polar(place.middle, place.turned ? place.from + away : place.to - away);
}
export const ANTEHELL = sector(OUTER + 3, RIM - 2, 0, 179.99) + sector(OUTER + 3, RIM - 2, 180, 359.99);
/** Grass of the undecided, engraved into the rim. */
export const GRASS = Array.from(
  { length: 180 },
  (_, i) => `M${at(OUTER + 7, 2 * i)}L${at(OUTER + 11 + 5 * ((i * 14) % 3), 2 * i + 1.5)}`,
).join("");
export const STAR = `M${[0, 2, 4, 1, 3].map((k) => at(PIT - 7, 72 * k)).join("L")}Z`;
export const POINT = `M${at(PIT - 7, 0)}L${at((PIT - 7) * 0.382, -36)}L${at((PIT - 7) * 0.382, 36)}Z`;
