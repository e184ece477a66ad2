/** Eighteen emblems for the souls, in one stroke language: a second code beside the name. */
export const EMBLEMS: Record<string, string> = {
  attila: "M12 8C26 12 36 22 40 36M12 8l26 30M8 40L30 18M30 18l-7 1M30 18l-1 7",
  bathory: "M24 5C32 16 37 23 37 30a13 13 0 0 1-26 0C11 23 16 16 24 5ZM18 30a6 6 0 0 0 6 7",
  bluebeard: "M33 15a9 9 0 1 1-12 9L7 38v4h7v-5h5v-5M34 14h.1",
  caligula: "M17 6h12v20l10 6v9H17ZM17 13h12M17 20h12M17 35h22",
  cattivo: "M10 12c9-5 19-5 28 0 1 14-3 24-14 30C13 36 9 26 10 12ZM15 20c3-2 5-2 7 1M26 21c2-3 4-3 7-1M20 33c3-2 5-2 8 0",
  dracula: "M24 18l4-6 1 6c5-4 10-4 15-1-4 3-5 7-4 12-4-3-8-2-9 2-2-3-5-2-7 3-2-5-5-6-7-3-1-4-5-5-9-2 1-5 0-9-4-12 5-3 10-3 15 1l1-6Z",
  genghis: "M24 4v40M17 8c0 5 3 7 7 7s7-2 7-7M15 20h18l4 14c-3-1-4 2-7 2s-3-2-6-2-3 2-6 2-4-3-7-2ZM20 25v6M28 25v6",
  herod: "M7 38V15l9 9 8-14 8 14 9-9v23ZM7 32h34",
  ivan: "M24 20a10 10 0 1 0 .1 0ZM14 30h20M24 20V5M18 9h12M20 14h8",
  jack: "M38 6L20 24l4 4L40 12ZM20 24l-3 3 4 4 3-3M17 27L7 37l4 4 10-10",
  judas: "M18 7h12l-3 8c8 4 12 10 12 17 0 6-5 9-15 9S9 38 9 32c0-7 4-13 12-17ZM18 15h12M24 23v10M20 28h8",
  locusta: "M8 23C8 13 15 7 24 7s16 6 16 16ZM20 23c0 8-1 13-3 18h14c-2-5-3-10-3-18M17 15h.1M26 12h.1M32 18h.1",
  lucrezia: "M12 7h24c0 12-4 19-12 19S12 19 12 7ZM24 26v11M15 41c2-4 16-4 18 0ZM14 15h20",
  messalina: "M8 14c10-4 22-4 32 0 0 10-3 16-9 16-4 0-5-4-7-4s-3 4-7 4c-6 0-9-6-9-16ZM14 20c2-2 5-2 6 1M28 21c1-3 4-3 6-1M40 14l4-6",
  nero: "M14 6c-8 12-2 22 6 26M34 6c8 12 2 22-6 26M12 14h24M18 32h12v9H18ZM21 14v18M27 14v18",
  rasputin: "M5 24c8-12 30-12 38 0-8 12-30 12-38 0ZM24 17a7 7 0 1 0 .1 0ZM24 22v4M10 12L7 8M24 10V5M38 12l3-4",
  torquemada: "M24 5C30 13 37 18 37 29a13 13 0 0 1-26 0c0-7 5-9 7-16 2 3 3 5 3 8 2-4 4-9 3-16ZM24 26v14M18 32h12",
  tzu: "M24 40L6 18C16 7 32 7 42 18ZM24 40L14 12M24 40L24 10M24 40L34 12M24 40v4",
};

/** The souls in the order of the list (V3). */
export const SOULS: string[] = Object.keys(EMBLEMS);

export function Emblem({ soul, size = 30 }: { soul: string; size?: number }) {
  return (
    <svg class="emb" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path d={EMBLEMS[soul]} />
    </svg>
  );
}
