/** A game as an animated picture, made in the browser: each position is drawn by the board itself, out of sight, and painted as a frame. */
import { applyPalette, GIFEncoder, quantize } from "gifenc";
import { render } from "preact";
import type { GameModule } from "../games/types";
import { type Still, StillBoard } from "../ui/StillBoard";
import { drawing, give } from "./picture";

/** Pixels across, milliseconds of a frame and of the last one, and the most frames: more would be more than people post. */
const WIDE = 640;
const EACH = 700;
const LAST = 3000;
export const MOST = 120;
const COLOURS = 128;

/** The actions that are shown: all, or the last of them. */
export function framesOf(actions: number): number[] {
  const first = Math.max(0, actions - MOST + 1);
  return Array.from({ length: actions - first + 1 }, (_, i) => first + i);
}

async function pixels(svg: SVGSVGElement, title: string, canvas: HTMLCanvasElement): Promise<ImageData> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing(svg, title))}`;
  await image.decode();
  const tall = Math.round((WIDE * image.naturalHeight) / image.naturalWidth);
  if (canvas.width !== WIDE || canvas.height !== tall) Object.assign(canvas, { width: WIDE, height: tall });
  const pen = canvas.getContext("2d", { willReadFrequently: true })!;
  pen.drawImage(image, 0, 0, WIDE, tall);
  return pen.getImageData(0, 0, WIDE, tall);
}

/** The board, once it is there: one that is fetched with its first table takes a moment. */
async function drawn(place: Element): Promise<SVGSVGElement | null> {
  for (let frame = 0; frame < 30; frame++) {
    await new Promise(requestAnimationFrame);
    const svg = place.querySelector<SVGSVGElement>("svg[role=group]");
    if (svg) return svg;
  }
  return null;
}

/** Paint frame after frame; `told` hears how far it is, and says whether to go on. `null`: it was stopped, or there was nothing to paint. */
export async function animated(
  module: GameModule,
  frames: number[],
  position: (at: number) => Promise<Still>,
  title: string,
  told: (done: number, of: number) => boolean,
): Promise<Blob | null> {
  const room = document.createElement("div");
  room.className = "stage unseen";
  room.setAttribute("aria-hidden", "true");
  room.inert = true;
  room.innerHTML = `<div class="board"><div class="bw"></div></div>`;
  document.body.append(room);
  const place = room.querySelector(".bw")!;
  const canvas = document.createElement("canvas");
  const gif = GIFEncoder();
  try {
    let palette: number[][] | null = null;
    for (const [i, at] of frames.entries()) {
      if (!told(i, frames.length)) return null;
      render(<StillBoard module={module} still={await position(at)} />, place);
      const svg = await drawn(place);
      if (!svg) return null;
      const { data, width, height } = await pixels(svg, title, canvas);
      // One table of colours for all frames: the pieces and the board have the same throughout.
      const first = palette === null;
      palette ??= quantize(data, COLOURS);
      gif.writeFrame(applyPalette(data, palette), width, height, {
        ...(first && { palette }),
        delay: i === frames.length - 1 ? LAST : EACH,
      });
    }
    gif.finish();
    return new Blob([gif.bytes()], { type: "image/gif" });
  } finally {
    render(null, place);
    room.remove();
  }
}

/** Make it and hand it over. */
export async function shareGame(
  module: GameModule,
  actions: number,
  position: (at: number) => Promise<Still>,
  title: string,
  name: string,
  told: (done: number, of: number) => boolean,
): Promise<boolean> {
  const blob = await animated(module, framesOf(actions), position, title, told);
  if (blob) await give(new File([blob], `${name}.gif`, { type: blob.type }), title);
  return blob !== null;
}
