/** The way down: 39 tiles of equal length on an Archimedean spiral, clockwise inwards, the throne in the middle. */
export type At = [x: number, y: number];
const CY = 392;
const R0 = 322;
const DR = 83;
const TURNS = 2.32;
const TILES = 39;
const SAMPLES = 2000;
export const HALF = 33;

/** A tile: its shape, a smaller one for rings, its centre, its number's place, the side of an imp's badge, and the corner for a small icon. */
export interface Spot {
  shape: string;
  inner: string;
  at: At;
  number: At;
  side: 1 | -1;
  corner: At;
}
/** A spiral about its centre: the tiles by their numbers, the stone ledge under all of them, and the dotted way between two. */
export interface Spiral {
  centre: At;
  spots: Spot[];
  ledge: string;
  way: (from: number, to: number) => string;
}

const round = (n: number) => Math.round(n * 10) / 10;
export function path(points: At[], closed = true): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** The spiral with its middle at `cx`, `kx` times as wide as high. */
function spiral(cx: number, kx: number): Spiral {
  /** A point of the spiral, `turns` from its beginning in the west, and so far outwards. */
  const point = (turns: number, out = 0): At => {
    const r = R0 - DR * turns + out;
    const a = 2 * Math.PI * turns - Math.PI * 1.06;
    return [cx + kx * r * Math.cos(a), CY + r * Math.sin(a)];
  };
  const lengths = [0];
  for (let i = 1, was = point(0); i <= SAMPLES; i++) {
    const now = point((TURNS * i) / SAMPLES);
    lengths.push(lengths[i - 1]! + Math.hypot(now[0] - was[0], now[1] - was[1]));
    was = now;
  }
  const long = lengths[SAMPLES]! / TILES;
  /** Where a length along the spiral is reached, in turns. */
  const turnsAt = (length: number): number => {
    let [lo, hi] = [0, SAMPLES];
    while (lo < hi) {
      const m = (lo + hi) >> 1;
      if (lengths[m]! < length) lo = m + 1;
      else hi = m;
    }
    return (TURNS * lo) / SAMPLES;
  };
  const outline = (square: number, inset: number): string => {
    const a = turnsAt((square - 1) * long + inset);
    const b = turnsAt(square * long - inset);
    const ts = [0, 1, 2, 3, 4, 5].map((k) => a + ((b - a) * k) / 5);
    const half = HALF + 2.5 - inset;
    return path([...ts.map((t) => point(t, half)), ...ts.reverse().map((t) => point(t, -half))]);
  };
  const spots: Spot[] = [];
  for (let i = 1; i <= TILES; i++) {
    const at = point(turnsAt((i - 0.5) * long));
    const number = point(turnsAt((i - 1) * long + 15), HALF - 12);
    // The badge stays clear of the number, and the small icon of the badge.
    const side = number[0] > at[0] && number[1] > at[1] ? -1 : 1;
    const away = ([x, y]: At) => Math.hypot(x - at[0] - side * 17, y - at[1] - 15);
    const corners = [(i - 1) * long + 15, i * long - 15].map((l) => point(turnsAt(l), -HALF + 15));
    spots[i] = { shape: outline(i, 2.5), inner: outline(i, 6), at, number, side, corner: corners.sort((a, b) => away(b) - away(a))[0]! };
  }
  const rim = Array.from({ length: 221 }, (_, k) => (TURNS * k) / 220);
  return {
    centre: [cx, CY],
    spots,
    ledge: path([...rim.map((t) => point(t, HALF + 6)), ...rim.toReversed().map((t) => point(t, -HALF - 5))]),
    way: (from, to) => {
      const points: At[] = [];
      for (let k = from - 0.4; k <= to - 0.75; k += 0.25) points.push(point(turnsAt(Math.min(k, TILES - 0.1) * long)));
      return points.length > 1 ? path(points, false) : "";
    },
  };
}
/** Nearly round, for a phone and for small pictures; and as broad as the screens of desks are. */
export const ROUND = spiral(668, 1.13);
const BROAD = spiral(812, 1.5);

/** How the picture is laid out: wide with the stairs of all at the left, or tall with one's own below. */
export interface Layout extends Spiral {
  tall: boolean;
  frame: string;
  die: At;
  /** The upper left corner and the size of a step of a seat's stairs. */
  step: (row: number, step: number) => { x: number; y: number; w: number; h: number };
  tomb: (row: number) => At;
  label: (row: number) => At;
}
export function layout(tall: boolean, stairs: number, rows: number): Layout {
  if (tall) {
    const w = 344 / stairs;
    return {
      ...ROUND,
      tall,
      frame: "256 44 784 776",
      die: [984, 650],
      step: (_row, step) => ({ x: 268 + (stairs - step) * w, y: 714 + (stairs - step) * 4, w: w - 5, h: 92 - (stairs - step) * 4 }),
      tomb: () => [642, 766],
      label: () => [268, 702],
    };
  }
  const high = Math.min(150, 712 / rows);
  const top = (776 - high * rows) / 2 + 42;
  const w = 184 / stairs;
  return {
    ...BROAD,
    tall,
    frame: "14 28 1350 704",
    die: [1310, 672],
    step: (row, step) => ({
      x: 26 + (stairs - step) * w,
      y: top + row * high + (stairs - step) * 8,
      w: w - 3,
      h: 62 - (stairs - step) * 8,
    }),
    tomb: (row) => [230, top + row * high + 34],
    label: (row) => [26, top + row * high - 14],
  };
}
/** Where a place is on the screen: a square, the throne, or a step. */
export function whereIs(l: Layout, row: number, place: number): At {
  if (place > TILES) return l.centre;
  if (place > 0) return l.spots[place]!.at;
  const s = l.step(row, 1 - place);
  return [s.x + s.w / 2, s.y + s.h / 2 - 4];
}
