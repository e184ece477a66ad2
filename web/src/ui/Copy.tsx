/** A button that copies a link, or shares it on a phone, and says that it has done so. */
import { useEffect, useState } from "preact/hooks";
import { copied } from "../lib/clipboard";
import { t } from "../text/speak";
import { ICONS, Icon } from "./parts";

export function Copy({ link, label, class: name = "btn sm" }: { link: () => string; label: string; class?: string }) {
  const [state, setState] = useState<"" | "done" | "failed">("");
  useEffect(() => {
    if (!state) return;
    const id = setTimeout(() => setState(""), 2500);
    return () => clearTimeout(id);
  }, [state]);
  const press = async () => {
    const url = link();
    if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches)
      await navigator.share({ url }).catch(() => undefined);
    else setState((await copied(url)) ? "done" : "failed");
  };
  return (
    <button type="button" class={name} aria-live="polite" onClick={() => void press()}>
      <Icon d={state === "done" ? ICONS.check : ICONS.link} />
      {state ? t(state === "done" ? "web-copied" : "web-copy-failed") : label}
    </button>
  );
}
