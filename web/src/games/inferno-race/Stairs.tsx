/** The stairs of the players: one flight each, leading down to square 1, with the cemetery at their foot. */
import { t } from "../../text/speak";
import { Sym } from "../../ui/defs";
import { type Layout, whereIs } from "./geometry";
import { Badge, COLOURS, GAME, Imp, Tomb } from "./pieces";
import type { RaceView } from "./view";

export interface StairsProps {
  view: RaceView;
  layout: Layout;
  row: number;
  seat: number;
  name: string;
  own: boolean;
  can: (step: number) => boolean;
  first: string | undefined;
  press: (step: number) => void;
}

/** The steps themselves; one's own can be pointed at. */
export function Steps({ view, layout, row, seat, name, own, can, first, press }: StairsProps) {
  const colour = COLOURS[seat]!;
  const player = view.players[seat]!;
  const [lx, ly] = layout.label(row);
  const [tx, ty] = layout.tomb(row);
  const [jx, jy] = layout.spots[1]!.at;
  const steps = Array.from({ length: view.stairs }, (_, i) => view.stairs - i);
  return (
    <g class={`stairs p-${colour}`}>
      {!layout.tall && (
        <>
          <Badge colour={colour} at={[lx + 12, ly - 6]} r={11} />
          <text x={lx + 32} y={ly} class="dsp stairs-name">
            {name.length > 20 ? `${name.slice(0, 19)}…` : name}
          </text>
          <path
            class="leadin"
            d={`M${tx + 20} ${ty}C${tx + 42} ${ty} ${jx - 70} ${jy + 18} ${jx - 44} ${jy + (row - 2) * 7}`}
            stroke={`var(--p-${colour})`}
          />
        </>
      )}
      {steps.map((step) => {
        const s = layout.step(row, step);
        const taken = player.imps.includes(1 - step);
        const on = own && can(step);
        const told = [t("web-step-of", { name, step }, GAME), taken ? t("web-imp-here", {}, GAME) : "", on ? t("web-pointable") : ""]
          .filter(Boolean)
          .join(", ");
        const act = own
          ? {
              onClick: () => press(step),
              onKeyDown: (e: KeyboardEvent) => {
                if (e.key === "Enter" || e.key === " ") {
                  e.preventDefault();
                  press(step);
                }
              },
            }
          : {};
        return (
          <g
            key={step}
            class={on ? "spot can" : "spot"}
            role={on ? "button" : "img"}
            aria-label={told}
            data-cell={own ? String(1 - step) : undefined}
            data-word={own ? `step:${step}` : undefined}
            tabindex={on ? (String(1 - step) === first ? 0 : -1) : undefined}
            {...act}
          >
            <path d={`M${s.x} ${s.y}h${s.w}v${s.h + (layout.tall ? 6 : 8)}h${-s.w}Z`} fill="var(--slab)" stroke="var(--slab-edge)" />
            <path class="cell" d={`M${s.x} ${s.y}h${s.w}v${s.h - (layout.tall ? 4 : 12)}h${-s.w}Z`} />
            <path d={`M${s.x} ${s.y}h${s.w}v${layout.tall ? 7 : 4}h${-s.w}Z`} fill="var(--pc)" />
            <text class="num step" x={s.x + s.w / 2} y={s.y + s.h - (layout.tall ? 14 : 18)} text-anchor="middle">
              {step}
            </text>
          </g>
        );
      })}
      <Tomb at={[tx, ty]} dead={player.dead} scale={layout.tall ? 1.9 : 1} />
    </g>
  );
}

/** Imps that stand on steps, drawn above all marks. */
export function OnSteps({ view, layout, row, seat, title }: { view: RaceView; layout: Layout; row: number; seat: number; title: string }) {
  return (
    <>
      {view.players[seat]!.imps.filter((p) => p <= 0).map((place) => (
        <Imp
          key={`${seat}:${place}`}
          seat={seat}
          place={place}
          at={whereIs(layout, row, place)}
          size={layout.tall ? 62 : 40}
          badge={false}
          title={title}
        />
      ))}
    </>
  );
}

/** On a small screen the others' stairs are a few small squares, with their gems and cards. */
export function Others({ view, seats, names }: { view: RaceView; seats: number[]; names: (seat: number) => string }) {
  const w = 352 / (seats.length > 1 ? 2 : 1);
  return (
    <g class="others">
      {seats.map((seat, i) => {
        const p = view.players[seat]!;
        const colour = COLOURS[seat]!;
        const [x, y] = [690 + (i % 2) * (w + 4), 712 + Math.floor(i / 2) * 52];
        return (
          <g
            key={seat}
            class={`p-${colour}`}
            role="img"
            aria-label={t("web-other", { name: names(seat), gems: p.gems, cards: p.cards, dead: p.dead, throne: p.throne }, GAME)}
          >
            <Badge colour={colour} at={[x + 14, y + 14]} r={14} />
            {Array.from({ length: view.stairs }, (_, k) => view.stairs - k).map((step, k) => (
              <rect
                key={step}
                x={x + 34 + k * (64 / view.stairs)}
                y={y + 3 + k * 2}
                width={64 / view.stairs - 2}
                height={22 - k * 2}
                fill={p.imps.includes(1 - step) ? "var(--pc)" : "var(--cell)"}
                stroke="var(--line-strong)"
              />
            ))}
            <text x={x + 104} y={y + 23} class="mini">
              †{p.dead}
            </text>
            <Sym id="gem" x={x + 44} y={y + 37} size={20} />
            <text x={x + 56} y={y + 45} class="mini">
              {p.gems}
            </text>
            <g class="minicard">
              <Sym id="t-card" x={x + 94} y={y + 37} size={22} />
            </g>
            <text x={x + 107} y={y + 45} class="mini">
              {p.cards}
            </text>
          </g>
        );
      })}
    </g>
  );
}
