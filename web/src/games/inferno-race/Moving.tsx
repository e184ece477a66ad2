/** What the last action set in motion: tiles that turn, imps that walk or sink, the die. */
import { still } from "../../lib/prefs";
import type { BoardProps } from "../types";
import type { At, Layout } from "./geometry";
import { arrival, fallen, journey, pace, rolled, turned } from "./motion";
import { Face, Imp } from "./pieces";
import type { RaceView } from "./view";

/** Tiles that turned: the old face folds away before the new one shows. */
export function Turning({
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
export function Fallen({
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
export function play(svg: SVGSVGElement, last: BoardProps["last"], at: (seat: number, place: number) => At, layout: Layout): Animation[] {
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
