/** Zoom and pan of the maze. */
import type { RefObject } from "preact";
import { type Sight, useZoom as useAnyZoom, type Zoom } from "../../board/useZoom";
import { EDGE, MIDDLE, TALL, WIDE } from "./geometry";

export type { Sight, Zoom };
export const WHOLE: Sight = { x: MIDDLE[0], y: MIDDLE[1], k: 1 };

/** Below 28 pixels for an edge, hatching and charges go. */
export function useZoom(svg: RefObject<SVGSVGElement>): Zoom {
  return useAnyZoom(svg, { middle: MIDDLE, wide: WIDE, tall: TALL, edge: EDGE, fine: 28 });
}
