/** What this browser is to do: motion, sound, the pace of bots, a word when it is one's turn. Reached from every page and every screen. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { motion, notify, pace, sound } from "../lib/prefs";
import { knock } from "../lib/sound";
import { t } from "../text/speak";
import { ICONS, Icon } from "./parts";

export function Settings({ children }: { children?: ComponentChildren }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const tell = async () => {
    if (notify.value) notify.value = false;
    else if ("Notification" in window) notify.value = (await Notification.requestPermission()) === "granted";
  };
  return (
    <details
      class="menu settings"
      ref={menu}
      onKeyDown={(e) => {
        if (e.key === "Escape" && menu.current?.open) {
          e.stopPropagation();
          menu.current.open = false;
        }
      }}
    >
      <summary class="tb" aria-label={t("web-settings")} title={t("web-settings")}>
        <Icon d={ICONS.gear} />
      </summary>
      <div class="menu-box" role="group" aria-label={t("web-settings")}>
        {children}
        <Choice label={t("web-motion")}>
          {(["", "quick", "off"] as const).map((m) => (
            <Pick key={m} on={motion.value === m} pick={() => (motion.value = m)} text={t(`web-motion-${m || "full"}`)} />
          ))}
        </Choice>
        <Choice label={t("web-pace")}>
          <Pace />
        </Choice>
        <Switch
          on={sound.value}
          turn={() => {
            sound.value = !sound.value;
            knock("turn");
          }}
          text={t("web-sound")}
        />
        {"Notification" in window && window.isSecureContext && <Switch on={notify.value} turn={() => void tell()} text={t("web-notify")} />}
        <a class="link" href="/me">
          {t("web-profile")}
        </a>
      </div>
    </details>
  );
}

/** How quickly what bots do is shown. */
export function Pace() {
  return (
    <>
      {([1, 3, 0] as const).map((p) => (
        <Pick key={p} on={pace.value === p} pick={() => (pace.value = p)} text={t(`web-pace-${p}`)} />
      ))}
    </>
  );
}

function Choice({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="setting" role="group" aria-label={label}>
      <span>{label}</span>
      <span class="chips">{children}</span>
    </div>
  );
}
export function Pick({ on, pick, text }: { on: boolean; pick: () => unknown; text: string }) {
  return (
    <button type="button" class={`chip${on ? " on" : ""}`} aria-pressed={on} onClick={pick}>
      {text}
    </button>
  );
}
function Switch({ on, turn, text }: { on: boolean; turn: () => unknown; text: string }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={turn} /> {text}
    </label>
  );
}
