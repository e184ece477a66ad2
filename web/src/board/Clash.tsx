/** A fight over the board: both sides rush at each other, with what they bring. It goes by itself; panel and log keep it. */
import type { ComponentChildren } from "preact";
import type { Colour } from "../games/types";
import { still } from "../lib/prefs";
import { SeatChip } from "../ui/parts";

export interface Fighter {
  name: string;
  colour: Colour | null;
  /** Its total, its hits, its dice. */
  worth: ComponentChildren;
  /** Has it won, or lost? Neither while they fight. */
  end?: "won" | "lost" | undefined;
}

/** `mark` changes with each blow. */
export function Clash({ sides, mark }: { sides: [Fighter, Fighter] | null; mark: unknown }) {
  if (!sides || still()) return null;
  return (
    <div class="clash-over" key={String(mark)} aria-hidden="true">
      {sides.map(({ name, colour, worth, end }, k) => (
        <div key={k} class={`clash-side ${k ? "right" : "left"} ${colour ? `p-${colour}` : ""} ${end ?? ""}`}>
          {colour && <SeatChip colour={colour} size={44} />}
          <b>{name}</b>
          <strong>{worth}</strong>
        </div>
      ))}
      <svg class="clash-star" viewBox="-20 -20 40 40" width="72" height="72">
        <path d="M0-19L4-6L16-13L9-2L19 3L7 6L9 18L0 9L-9 18L-7 6L-19 3L-9-2L-16-13L-4-6Z" />
      </svg>
    </div>
  );
}
