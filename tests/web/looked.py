"""What a page shows that nobody should see: letters too small or cut off, buttons in two lines, things too small to hit or covered."""

from typing import Final

FAULTS: Final = """() => {
  const found = {};
  const tell = (kind, thing, more = "") => {
    const text = (thing.innerText || thing.getAttribute?.("aria-label") || thing.textContent || thing.className || "").trim();
    (found[kind] ??= new Set()).add(`${text.slice(0, 50).replaceAll("\\n", " / ")}${more}`);
  };
  const shown = (thing) => {
    const box = thing.getBoundingClientRect();
    if (!box.width || !box.height || thing.closest(".vh, .unseen, [aria-hidden=true]")) return false;
    return thing.checkVisibility({ visibilityProperty: true });
  };
  const told = (thing) => thing.closest("[data-tip], [title], [aria-label]");
  for (const thing of document.querySelectorAll("body *")) {
    if (thing.closest("svg") || !shown(thing)) continue;
    const box = thing.getBoundingClientRect(), style = getComputedStyle(thing);
    if (box.right > innerWidth + 1 && box.left < innerWidth) {
      let around = thing.parentElement;
      while (around && getComputedStyle(around).overflowX === "visible") around = around.parentElement;
      if (!around || around === document.body || around === document.documentElement) tell("out of the window", thing);
    }
    const written = [...thing.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    if (written.length) {
      const size = parseFloat(style.fontSize);
      if (size && size < 11) tell("small", thing, ` ${size}`);
      if (style.overflowX !== "visible" && thing.scrollWidth > thing.clientWidth + 1 && thing.clientWidth && style.overflowX !== "auto")
        tell(told(thing) ? "cut off, told to a pointer" : "cut off", thing);
      if (thing.closest("button, .btn, .chip")) {
        const range = document.createRange();
        range.selectNodeContents(written[0]);
        const tops = new Set([...range.getClientRects()].map((one) => Math.round(one.top / 4)));
        if (tops.size > 1 && thing.closest(".btn, .chip")) tell("two lines", thing);
        const button = (thing.closest("button, .btn") ?? thing).getBoundingClientRect();
        const rect = range.getBoundingClientRect();
        if (thing.closest(".btn") && (rect.left < button.left - 1 || rect.right > button.right + 1)) tell("wider than its button", thing);
      }
    }
    if (thing.matches("button, a[href], summary, select, input:not([type=radio]):not([type=checkbox])")) {
      const small = box.width < 24 || box.height < 24;
      const size = ` ${Math.floor(box.width)}x${Math.floor(box.height)}`;
      if (small && style.display !== "inline" && !thing.closest("p, li > span")) tell("hard to hit", thing, size);
    }
  }
  return Object.fromEntries(Object.entries(found).map(([kind, things]) => [kind, [...things].slice(0, 12)]));
}"""
