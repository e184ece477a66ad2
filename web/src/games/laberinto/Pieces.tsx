/** Prisms, pyramids, and prisms that carry. */
import { Sym } from "../../ui/defs";
import type { Colour } from "../types";
import { COLOUR, cellOf, EDGE, type Point } from "./geometry";
import type { Post } from "./view";

/** The symbol of a figure, and the colour of its rider. */
export function drawn(figure: string, colour: string): { id: string; rider: Colour | null } {
  if (figure === "p" || figure === "P") return { id: "prism", rider: null };
  if (figure === "y" || figure === "Y") return { id: "pyramid", rider: null };
  return { id: "carrier", rider: COLOUR[figure.length > 1 ? figure[1]!.toUpperCase() : colour]! };
}

/** Where the figures of a cell stand: one in the middle, two side by side. */
export function stands(cell: string, index: number, count: number): { at: Point; size: number } {
  const [x, y] = cellOf(cell).at;
  return count === 1 ? { at: [x, y], size: 34 } : { at: [x + (index === 0 ? -1 : 1) * EDGE * 0.19, y], size: 24 };
}

export function Figure({ figure, colour, at: [x, y], size }: { figure: string; colour: string; at: Point; size: number }) {
  const { id, rider } = drawn(figure, colour);
  const team = COLOUR[colour]!;
  const r = size * 0.22;
  return (
    <g>
      <circle class="lab-disc" cx={x} cy={y} r={size * 0.59} />
      <g class={`piece p-${team}`} style={rider ? { "--rc": `var(--p-${rider})` } : undefined}>
        <Sym id={id} x={x} y={y - size * 0.09} size={size} />
      </g>
      <g transform={`translate(${x + size * 0.41} ${y + size * 0.35})`} class={`p-${team} badge`}>
        <circle r={r} fill="var(--pc)" stroke="var(--ink)" stroke-width="1.4" />
        <use href={`#ch-${team}`} x={-r * 0.56} y={-r * 0.56} width={r * 1.12} height={r * 1.12} fill="var(--po)" />
      </g>
    </g>
  );
}

/** The captives of one figure (L45), as small marks above it. */
function Captives({ letters, at: [x, y], size }: { letters: string; at: Point; size: number }) {
  return (
    <>
      {[...letters].map((letter, i) => (
        <g
          key={i}
          transform={`translate(${x + (i - (letters.length - 1) / 2) * 8} ${y - size * 0.62})`}
          class={`p-${COLOUR[letter]} badge`}
          data-captive={letter}
        >
          <path d="M-4 3.500H4L0-4Z" fill="var(--pc)" stroke="var(--ink)" stroke-width="1.2" />
        </g>
      ))}
    </>
  );
}

export function Figures({ posts, title, captives }: { posts: Post[]; title: (post: Post) => string; captives: Record<string, string[]> }) {
  return (
    <g class="pieces">
      {posts.flatMap((post) =>
        post.figures.map((figure, i) => (
          <g key={`${post.cell}${i}${figure}${post.colour}`} data-on={post.cell} data-figure={figure}>
            <title>{title(post)}</title>
            <Figure figure={figure} colour={post.colour} {...stands(post.cell, i, post.figures.length)} />
            <Captives letters={captives[post.cell]?.[i] ?? ""} {...stands(post.cell, i, post.figures.length)} />
          </g>
        )),
      )}
    </g>
  );
}

/** A figure by itself, for buttons. */
export function FigureIcon({ figure, colour, size = 30 }: { figure: string; colour: string; size?: number }) {
  const { id, rider } = drawn(figure, colour);
  return (
    <svg
      class={`p-${COLOUR[colour]}`}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
      style={rider ? { "--rc": `var(--p-${rider})` } : undefined}
    >
      <use href={`#${id}`} width="48" height="48" class="piece" />
    </svg>
  );
}
