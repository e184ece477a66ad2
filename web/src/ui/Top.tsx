/** The bar at the top of every page. */
import type { ComponentChildren } from "preact";
import { LANGUAGES, type Lang, lang, motion, sound, theme } from "../lib/prefs";
import { useSmall } from "../lib/small";
import { t } from "../text/speak";
import { ICONS, Icon, Logo } from "./parts";
import { Settings } from "./Settings";

const NEXT_MOTION = { "": "quick", quick: "off", off: "" } as const;

function Language() {
  return (
    <select
      class="tb"
      aria-label={t("web-language")}
      value={lang.value}
      onChange={(e) => {
        lang.value = e.currentTarget.value as Lang;
      }}
    >
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
function Theme() {
  return (
    <button
      type="button"
      class="tb"
      aria-label={t("web-theme")}
      title={t("web-theme")}
      onClick={() => {
        theme.value = theme.value === "dark" ? "light" : "dark";
      }}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" class="st" aria-hidden="true">
        <circle cx="9" cy="9" r="5.500" />
        <path d="M9 3.500v11A5.500 5.500 0 0 1 9 3.500Z" fill="currentColor" />
      </svg>
    </button>
  );
}

export function Top({ title, sub, children }: { title?: string; sub?: string; children?: ComponentChildren }) {
  // On a phone the name of the game needs the room.
  const small = useSmall();
  return (
    <header class="top">
      <a class="brand" href="/" aria-label={`avernus · ${t("web-home")}`}>
        <Logo />
        <span>avernus</span>
      </a>
      {title && (
        <span class="crumb">
          <h1>{title}</h1>
          <span>{sub}</span>
        </span>
      )}
      <nav class="top-r" aria-label={t("web-settings")}>
        {children}
        {!(small && title) && <Language />}
        <button
          type="button"
          class="tb wide"
          onClick={() => {
            motion.value = NEXT_MOTION[motion.value];
          }}
        >
          {t(`web-motion-${motion.value || "full"}`)}
        </button>
        <button
          type="button"
          class="tb wide"
          aria-pressed={sound.value}
          aria-label={t("web-sound")}
          title={t("web-sound")}
          onClick={() => {
            sound.value = !sound.value;
          }}
        >
          <Icon d={sound.value ? ICONS.sound : ICONS.mute} />
        </button>
        {!(small && title) && <Theme />}
        <Settings>
          {small && title && (
            <div class="setting side">
              <Language />
              <Theme />
            </div>
          )}
        </Settings>
      </nav>
    </header>
  );
}
