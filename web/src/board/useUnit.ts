/** How many units of a drawing one pixel of the screen is: `--u`, so that its text can stay readable however small it is drawn. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** `frame` changes with the drawing's frame. */
export function useUnit(svg: RefObject<SVGSVGElement>, frame: unknown = null): void {
  useLayoutEffect(() => {
    const box = svg.current;
    if (!box) return;
    const measure = () => {
      const { width, height } = box.viewBox.baseVal;
      const scale = Math.min(box.clientWidth / width, box.clientHeight / height);
      if (scale > 0) box.style.setProperty("--u", String(Math.round(100 / scale) / 100));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [frame]);
}
