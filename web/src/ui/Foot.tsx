/** Who hosts: an announcement above every page, a foot below those that can be scrolled, and the pages that it leads to. */
import { useState } from "preact/hooks";
import { house } from "../net/house";
import { t } from "../text/speak";
import { Top } from "./Top";

export function Announcement() {
  const [read, setRead] = useState("");
  const said = house.value?.announcement || (house.value?.resting ? t("web-resting") : "");
  if (!said || said === read) return null;
  return (
    <div class="announcement" role="status">
      <p>{said}</p>
      <button type="button" class="btn sm" onClick={() => setRead(said)}>
        {t("web-understood")}
      </button>
    </div>
  );
}

export function Foot() {
  const found = house.value;
  if (!found?.instance && !found?.imprint && !found?.privacy) return null;
  return (
    <footer class="foot">
      {found.instance && <b>{found.instance}</b>}
      {found.imprint && <a href="/imprint">{t("web-imprint")}</a>}
      {found.privacy && <a href="/privacy">{t("web-privacy")}</a>}
    </footer>
  );
}

/** A text of the host's, as it was written. */
export function HousePage({ about }: { about: "imprint" | "privacy" }) {
  const text = house.value?.[about] ?? "";
  return (
    <>
      <Top />
      <main class="lone reading">
        <h1>{t(`web-${about}`)}</h1>
        <p class="house-text">{text || t("web-nothing-said")}</p>
      </main>
    </>
  );
}
