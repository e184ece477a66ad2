/** A picture of what stands on the board, made in the browser: the drawing, the pieces it refers to, and the styles of the page. */
const WIDE = 1200;

/** All rules of the page but those for fonts, which a picture cannot fetch. */
function styles(): string {
  const rules: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) if (!(rule instanceof CSSFontFaceRule)) rules.push(rule.cssText);
  }
  return rules.join("\n");
}

/** The board as a drawing that stands by itself. */
export function drawing(svg: SVGSVGElement, title: string): string {
  const box = svg.viewBox.baseVal;
  const tall = Math.round((WIDE * box.height) / box.width);
  const make = (name: string, attributes: Record<string, string> = {}) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };
  const whole = make("svg", { width: String(WIDE), height: String(tall + 64), viewBox: `0 0 ${WIDE} ${tall + 64}` });
  whole.setAttribute("data-theme", document.documentElement.dataset["theme"] ?? "dark");
  whole.setAttribute("data-motion", "off");
  const style = make("style");
  style.textContent = `${styles()}\n* { animation: none !important; }`;
  const art = make("defs");
  art.innerHTML = document.getElementById("art")?.innerHTML ?? "";
  // What the styles of a board ask for around it.
  let inside: Element = make("g");
  const outer = inside;
  const around: string[] = [];
  for (let at = svg.parentElement; at && !at.classList.contains("stage"); at = at.parentElement)
    around.unshift(at.getAttribute("class") ?? "");
  for (const name of around) {
    const next = make("g", { class: name });
    inside.append(next);
    inside = next;
  }
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("width", String(WIDE));
  copy.setAttribute("height", String(tall));
  copy.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  inside.append(copy);
  const words = make("text", { x: "28", y: String(tall + 40), fill: "var(--text-2)", "font-size": "26", "font-family": "Georgia, serif" });
  words.textContent = title;
  whole.append(style, art, make("rect", { width: "100%", height: "100%", fill: "var(--surface-1)" }), outer, words);
  return new XMLSerializer().serializeToString(whole);
}

/** The picture as a file; null where this browser cannot paint it. */
export async function painted(svg: SVGSVGElement, title: string): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing(svg, title))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** Share a file where a phone can, else save it. */
export async function give(file: File, title: string): Promise<void> {
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Share or save the picture of the board. `false`: there was nothing to paint. */
export async function sharePicture(title: string, name: string): Promise<boolean> {
  const svg = document.querySelector<SVGSVGElement>(".board .bw svg[viewBox]");
  const blob = svg?.viewBox.baseVal.width ? await painted(svg, title).catch(() => null) : null;
  if (!blob) return false;
  await give(new File([blob], `${name}.png`, { type: "image/png" }), title);
  return true;
}
