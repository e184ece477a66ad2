/** What stands around the maze: zoom, the small map, the legend of hatchings, and the tools at the triangle in hand. */
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Node } from "../../board/trie";
import { careful } from "../../board/useMove";
import { patterns } from "../../lib/prefs";
import type { Word } from "../../net/wire";
import { t } from "../../text/speak";
import { Icon, SeatChip } from "../../ui/parts";
import { COLOUR, COLS, cellOf, HEXAGON, points, TALL, WIDE } from "./geometry";
import { fits, type Laying, layIt, turnIt } from "./laying";
import { WHOLE, type Zoom } from "./useZoom";
import { type LabView, wanted } from "./view";

const GAME = "laberinto";
const TURN = "M14.500 9A5.500 5.500 0 1 1 12.500 4.800M12.500 1.500V5H9";

export function Around({ view, zoom, children }: { view: LabView; zoom: Zoom; children?: ComponentChildren }) {
  const { x, y, k } = zoom.sight.value;
  return (
    <>
      <ul class="lab-legend" aria-hidden="true">
        {[...COLS].map((letter) => (
          <li key={letter}>
            <SeatChip colour={COLOUR[letter]!} size={24} />
            <svg width="30" height="22">
              <rect width="30" height="22" rx="3" fill={`var(--p-${COLOUR[letter]})`} />
              <rect width="30" height="22" rx="3" fill={`url(#h-${COLOUR[letter]})`} />
            </svg>
          </li>
        ))}
      </ul>
      <div class="lab-zoom">
        {children}
        <button type="button" aria-label={t("web-zoom-in", {}, GAME)} disabled={k >= 6} onClick={() => zoom.by(1.5)}>
          <Icon d="M9 3v12M3 9h12" />
        </button>
        <button type="button" aria-label={t("web-zoom-out", {}, GAME)} disabled={k <= 1} onClick={() => zoom.by(1 / 1.5)}>
          <Icon d="M3 9h12" />
        </button>
        <button type="button" aria-label={t("web-zoom-whole", {}, GAME)} onClick={() => zoom.to(WHOLE)}>
          <Icon d="M3 7V3h4M11 3h4v4M15 11v4h-4M7 15H3v-4" />
        </button>
        <button
          type="button"
          aria-label={t("web-patterns", {}, GAME)}
          title={t("web-patterns", {}, GAME)}
          aria-pressed={patterns.value}
          onClick={() => {
            patterns.value = !patterns.value;
          }}
        >
          <Icon d="M3 3h12v12H3ZM3 9L9 3M3 15L15 3M9 15l6-6" />
        </button>
        {k > 1.05 && (
          <svg class="lab-map" viewBox={`0 0 ${WIDE} ${TALL}`} width="72" height="63" aria-hidden="true">
            <polygon points={points(HEXAGON)} />
            {Object.entries(view.board).map(([name, tile]) => {
              const [cx, cy] = cellOf(name).at;
              return <circle key={name} cx={cx} cy={cy} r="19" fill={`var(--p-${COLOUR[tile[0]!]})`} />;
            })}
            <rect x={x - WIDE / k / 2 + 10} y={y - TALL / k / 2 + 10} width={WIDE / k - 20} height={TALL / k - 20} />
          </svg>
        )}
      </div>
    </>
  );
}

/** Turn and lay, beside the triangle that is held over a cell. The tray has the same for the keyboard. */
export function Tools({
  held,
  root,
  point,
  svg,
  zoom,
}: {
  held: Laying | null;
  root: Node;
  point: (words: Word[]) => void;
  svg: RefObject<SVGSVGElement>;
  zoom: Zoom;
}) {
  const [spot, setSpot] = useState<{ x: number; y: number; low: boolean } | null>(null);
  const cell = held?.cell ?? null;
  const sight = zoom.sight.value;
  useLayoutEffect(() => {
    const place = cell && svg.current?.querySelector(`[data-cell="${cell}"]`);
    if (!place || !svg.current) {
      setSpot(null);
      return;
    }
    const [a, b] = [place.getBoundingClientRect(), svg.current.parentElement!.getBoundingClientRect()];
    const low = a.top - b.top < 70;
    setSpot({ x: a.left + a.width / 2 - b.left, y: (low ? a.bottom : a.top) - b.top, low });
  }, [cell, sight]);
  if (!held || !cell || !spot || careful()) return null;
  return (
    <div
      class={`athand${spot.low ? " low" : ""}`}
      style={{ left: `clamp(90px, ${spot.x}px, calc(100% - 90px))`, top: `${spot.y}px` }}
      aria-hidden="true"
    >
      {fits(root, held.triangle, cell).length > 1 && (
        <button type="button" tabIndex={-1} onClick={() => turnIt(root, point, held)}>
          <Icon d={TURN} /> {t("web-turn-it", {}, GAME)}
        </button>
      )}
      <button type="button" tabIndex={-1} class="pri" onClick={() => layIt(root, point, held)}>
        {t("web-lay-it", {}, GAME)}
      </button>
    </div>
  );
}

/** The keyboard's way to turn and lay, in the tray; a finger's is beside the zoom. */
export function FingerTurn({ held, root, point }: { held: Laying | null; root: Node; point: (words: Word[]) => void }) {
  if (!held?.cell || !careful() || fits(root, held.triangle, held.cell).length < 2) return null;
  return (
    <button type="button" class="btn finger" onClick={() => turnIt(root, point, held)}>
      <Icon d={TURN} />
      {t("web-turn-it", {}, GAME)}
    </button>
  );
}
export function TrayTools({ held, root, point }: { held: Laying; root: Node; point: (words: Word[]) => void }) {
  const ways = held.cell ? fits(root, held.triangle, held.cell).length : 3;
  return (
    <div class="tray-tools" data-turn={wanted.value.turn}>
      <button type="button" class="btn" disabled={ways < 2} onClick={() => turnIt(root, point, held)}>
        <Icon d={TURN} />
        {t("web-turn-it", {}, GAME)} <kbd>R</kbd>
      </button>
      {held.cell && !careful() && (
        <button type="button" class="btn pri" onClick={() => layIt(root, point, held)}>
          {t("web-lay-it", {}, GAME)}
        </button>
      )}
    </div>
  );
}
