/** The keys of a table, on a sheet that "?" opens. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../text/speak";

const KEYS: [string[], string][] = [
  [["Tab"], "web-key-tab"],
  [["↑", "↓", "←", "→"], "web-key-arrows"],
  [["Enter", "Space"], "web-key-choose"],
  [["Esc"], "web-key-esc"],
  [["←", "→", "[", "]"], "web-key-step"],
  [["f"], "web-key-flip"],
  [["+", "-", "0"], "web-key-zoom"],
  [["?"], "web-key-help"],
];

/** What is written on a key, where that is a word. */
function named(key: string): string {
  return key.length > 1 ? t(`web-keyname-${key.toLowerCase()}`) : key;
}

export function KeySheet({ close }: { close: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
  }, []);
  return (
    <dialog class="keys" ref={box} onClose={close} aria-labelledby="keys-title">
      <h2 id="keys-title">{t("web-keys")}</h2>
      <dl>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((k) => (
                <kbd key={k}>{named(k)}</kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="btn" onClick={() => box.current?.close()}>
        {t("web-close")}
      </button>
    </dialog>
  );
}
