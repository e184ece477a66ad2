/** Small parts that many pages use. */
import type { ComponentChildren } from "preact";
import { type Colour, LETTERS } from "../games/types";

export function Icon({ d, size = 18 }: { d: string; size?: number }) {
  return (
    <svg class="st" width={size} height={size} viewBox="0 0 18 18" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
export const ICONS = {
  book: "M3 3h5c1 0 1 1 1 1v11s0-1-1-1H3ZM15 3h-5c-1 0-1 1-1 1v11s0-1 1-1h5Z",
  plus: "M4 9h10M9 4v10",
  first: "M4 3v12M14 3.500L6.500 9 14 14.500Z",
  back: "M12 3.500L5 9l7 5.500Z",
  play: "M5 3l10 6-10 6Z",
  pause: "M6 3v12M12 3v12",
  next: "M6 3.500L13 9l-7 5.500Z",
  last: "M14 3v12M4 3.500L11.500 9 4 14.500Z",
  close: "M4 4l10 10M14 4L4 14",
  link: "M7 11l4-4M6 8L4 10a2.800 2.800 0 0 0 4 4l2-2M12 10l2-2a2.800 2.800 0 0 0-4-4L8 6",
  bulb: "M6.500 12.500a4.500 4.500 0 1 1 5 0V14h-5ZM7 16h4",
  list: "M3 5h12M3 9h12M3 13h12",
  sound: "M3 7v4h3l4 3V4L6 7ZM12.500 6.500a3.500 3.500 0 0 1 0 5",
  mute: "M3 7v4h3l4 3V4L6 7ZM12.500 7l3 4M15.500 7l-3 4",
  check: "M4 9.500l3.500 3.500L14 5",
  gear: "M3 5h7M14 5h1M12 3v4M3 9h2M9 9h6M7 7v4M3 13h8M15 13h0M13 11v4",
  flip: "M6 3v11M6 3L3.500 6M6 3l2.500 3M12 15V4M12 15l-2.500-3M12 15l2.500-3",
  up: "M9 15V4M9 4L5 8M9 4l4 4",
};

export function Charge({ colour, size = 10 }: { colour: Colour; size?: number }) {
  return (
    <svg class="ch" width={size} height={size} aria-hidden="true">
      <use href={`#ch-${colour}`} width={size} height={size} />
    </svg>
  );
}
export function SeatChip({ colour, size = 30 }: { colour: Colour; size?: number }) {
  return (
    <span class={`seat p-${colour} seat-${size}`}>
      {LETTERS[colour]}
      {size >= 24 && <Charge colour={colour} size={Math.max(8, Math.floor(size * 0.36))} />}
    </span>
  );
}
export function Who({ colour, name, plain }: { colour: Colour; name: string; plain?: boolean }) {
  return (
    <b class={`who tx-${colour}`}>
      {!plain && <Charge colour={colour} />}
      {name}
    </b>
  );
}
export function Panel({
  title,
  right,
  children,
  class: name = "",
}: {
  title: ComponentChildren;
  right?: ComponentChildren;
  children: ComponentChildren;
  class?: string;
}) {
  return (
    <section class={`panel ${name}`}>
      <header>
        <h2>{title}</h2>
        {right}
      </header>
      {children}
    </section>
  );
}
export function Logo() {
  return (
    <svg class="logo" width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <g fill="none" stroke="currentColor" stroke-width="1.6">
        <path d="M2 22 13 3l11 19" />
        <path d="M6.500 22 13 10.800 19.500 22" />
        <path d="M10.600 22 13 17.800 15.400 22" />
      </g>
      <circle cx="13" cy="22.300" r="1.700" fill="var(--accent)" />
    </svg>
  );
}
/** Milliseconds as a clock. */
export function clockText(ms: number): string {
  const s = Math.max(0, Math.ceil(ms / 1000));
  if (s >= 86_400) return `${Math.floor(s / 86_400)} d ${Math.floor((s % 86_400) / 3600)} h`;
  return s >= 3600
    ? `${Math.floor(s / 3600)}:${String(Math.floor((s % 3600) / 60)).padStart(2, "0")}:${String(s % 60).padStart(2, "0")}`
    : `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
}
