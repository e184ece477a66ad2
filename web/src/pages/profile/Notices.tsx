/** How one is told of one's turns while no page is open: by this browser, elsewhere, and not at night. */
import { useEffect, useState } from "preact/hooks";
import { deviceKey } from "../../lib/prefs";
import { beKnown, channel, confirm, endWay, me, night, pushable, subscribe, telling } from "../../net/people";
import type { Telling } from "../../net/wire";
import { t } from "../../text/speak";
import { Problem, useAttempt } from "../../ui/Attempt";
import { Panel } from "../../ui/parts";

const HOURS = [...Array(24).keys()];

export function Notices() {
  const [problem, attempt] = useAttempt();
  const [told, setTold] = useState<Telling | null>(null);
  const [denied, setDenied] = useState(false);
  const [way, setWay] = useState("");
  const [to, setTo] = useState("");
  const [asked, setAsked] = useState(false);
  const [code, setCode] = useState("");
  const look = async () => setTold(deviceKey.value ? await telling() : null);
  useEffect(() => void attempt(look), [deviceKey.value, me.value]);
  const push = async () => {
    if (!deviceKey.value) await beKnown();
    const offered = told ?? (await telling());
    if (!offered.push) return setTold(offered);
    const now = await subscribe(offered.push);
    setDenied(now === null);
    if (now) setTold(now);
  };
  const chosen = way || told?.channels[0] || "";
  return (
    <Panel title={t("web-notices")} class="notices">
      <div class="in form">
        <p>{t("web-notices-why")}</p>
        {told && told.ways.length > 0 && (
          <ul class="seats">
            {told.ways.map((one) => (
              <li key={one.way}>
                <span class="pl-m">
                  <b>{one.by === "push" ? t("web-notices-browser") : one.by}</b>
                  <small>{one.to}</small>
                </span>
                <button type="button" class="btn sm" onClick={() => void attempt(() => endWay(one.way).then(look))}>
                  {t("web-notices-end")}
                </button>
              </li>
            ))}
          </ul>
        )}
        {told && told.push === null ? (
          <p class="mut2">{t("web-notices-no-push")}</p>
        ) : pushable() ? (
          <p>
            <button type="button" class="btn" onClick={() => void attempt(push)}>
              {t("web-notices-push")}
            </button>
          </p>
        ) : (
          <p class="mut2">{t("web-notices-insecure")}</p>
        )}
        {denied && <p role="alert">{t("web-notices-denied")}</p>}
        {told && told.channels.length > 0 && !asked && (
          <form
            class="row"
            onSubmit={(e) => {
              e.preventDefault();
              void attempt(async () => {
                await channel(chosen, to.trim());
                setAsked(true);
              });
            }}
          >
            <select aria-label={t("web-notices-by")} value={chosen} onChange={(e) => setWay(e.currentTarget.value)}>
              {told.channels.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
            <input
              maxLength={120}
              required
              placeholder={t("web-notices-to")}
              aria-label={t("web-notices-to")}
              value={to}
              onInput={(e) => setTo(e.currentTarget.value)}
            />
            <button type="submit" class="btn">
              {t("web-notices-send")}
            </button>
          </form>
        )}
        {asked && (
          <form
            class="row"
            onSubmit={(e) => {
              e.preventDefault();
              void attempt(async () => {
                setTold(await confirm(code.trim()));
                setAsked(false);
                setCode("");
              });
            }}
          >
            <input
              inputMode="numeric"
              maxLength={8}
              required
              aria-label={t("web-notices-code")}
              placeholder={t("web-notices-code")}
              value={code}
              onInput={(e) => setCode(e.currentTarget.value)}
            />
            <button type="submit" class="btn pri">
              {t("web-notices-confirm")}
            </button>
            <button type="button" class="btn gho" onClick={() => setAsked(false)}>
              {t("web-close")}
            </button>
          </form>
        )}
        {told && told.ways.length > 0 && (
          <Night told={told} change={(first, last) => void attempt(async () => setTold(await night(first, last)))} />
        )}
        <Problem says={problem} />
      </div>
    </Panel>
  );
}

/** Hours in which nothing is told; what falls into them waits for the morning. */
function Night({ told: { first, last }, change }: { told: Telling; change: (first: number | null, last: number | null) => void }) {
  const on = first !== null && last !== null;
  const pick = (label: string, value: number, set: (hour: number) => void) => (
    <select aria-label={label} value={value} onChange={(e) => set(Number(e.currentTarget.value))}>
      {HOURS.map((hour) => (
        <option key={hour} value={hour}>
          {`${hour}:00`}
        </option>
      ))}
    </select>
  );
  return (
    <p class="row night">
      <label class="check">
        <input type="checkbox" checked={on} onChange={() => (on ? change(null, null) : change(22, 8))} /> {t("web-night")}
      </label>
      {on && (
        <>
          {pick(t("web-night-from"), first, (hour) => change(hour, last))}
          <span aria-hidden="true">–</span>
          {pick(t("web-night-to"), last, (hour) => change(first, hour))}
        </>
      )}
    </p>
  );
}
