/** All legal actions as a menu: for screen readers, for the keyboard, and for games without a board of their own. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { codes } from "../lib/prefs";
import { t } from "../text/speak";

export interface Listed {
  action: string;
  text: string;
  pick: () => void;
}

export function ActionMenu({ actions, close, take }: { actions: Listed[]; close: () => void; take: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (take) box.current?.querySelector<HTMLElement>("button")?.focus();
  }, []);
  const keys = (event: KeyboardEvent) => {
    const all = [...(box.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
      return;
    }
    if (to === undefined) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };
  return (
    <div class="choices" role="menu" aria-label={t("web-list-all")} ref={box} onKeyDown={keys}>
      {actions.map(({ action, text, pick }, i) => (
        <button type="button" key={action} role="menuitem" tabIndex={i === 0 ? 0 : -1} onClick={pick}>
          {text} {codes.value && <span class="n">{action}</span>}
        </button>
      ))}
    </div>
  );
}
