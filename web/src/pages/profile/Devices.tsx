/** The devices that are one player's: which there are, one more, one less. */
import { useEffect, useState } from "preact/hooks";
import { deviceKey, lang } from "../../lib/prefs";
import { house } from "../../net/house";
import { beKnown, forgetDevice, forgetMe, makePasskey, me, newCode, passkeyed, showPasskey, whoAmI } from "../../net/people";
import type { OneTimeCode } from "../../net/wire";
import { t } from "../../text/speak";
import { Problem, useAttempt } from "../../ui/Attempt";
import { Copy } from "../../ui/Copy";
import { Panel } from "../../ui/parts";
import { QrCode } from "../../ui/QrCode";

export function Devices() {
  const [problem, attempt] = useAttempt();
  const [code, setCode] = useState<OneTimeCode | null>(null);
  const [sure, setSure] = useState("");
  const [none, setNone] = useState(false);
  useEffect(() => void attempt(whoAmI), [deviceKey.value]);
  useEffect(() => {
    if (!code) return;
    const ended = setTimeout(() => setCode(null), code.until - Date.now());
    const look = setInterval(() => void whoAmI().catch(() => undefined), 5000); // the other device shows up by itself
    return () => {
      clearTimeout(ended);
      clearInterval(look);
    };
  }, [code]);
  const known = me.value;
  const day = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" });
  const link = code && `${location.origin}/join#${code.code}`;
  /** A passkey is made or shown; where its owner does neither, that is said. */
  const passkey = (work: () => Promise<boolean>) => {
    setNone(false);
    void attempt(async () => setNone(!(await work())));
  };
  const twice = (id: string, work: () => Promise<unknown>) => {
    if (sure === id) void attempt(work).then(() => setSure(""));
    else setSure(id);
  };
  return (
    <Panel title={t("web-devices")} class="devices">
      <div class="in form">
        {!known ? (
          <>
            <p>{t("web-devices-why")}</p>
            <p class="row">
              <button type="button" class="btn pri" onClick={() => void attempt(beKnown)}>
                {t("web-devices-begin")}
              </button>
              {house.value?.passkeys && passkeyed() && (
                <button type="button" class="btn" onClick={() => passkey(showPasskey)}>
                  {t("web-passkey-show")}
                </button>
              )}
            </p>
          </>
        ) : (
          <>
            <ul class="seats">
              {known.devices.map((one) => (
                <li key={one.id}>
                  <span class="pl-m">
                    <b>{one.name || one.id}</b>
                    <small>{one.here ? t("web-device-here") : t("web-device-seen", { day: day.format(one.at) })}</small>
                  </span>
                  {!one.here && (
                    <button type="button" class="btn sm" onClick={() => twice(one.id, () => forgetDevice(one.id))}>
                      {t(sure === one.id ? "web-device-forget-sure" : "web-device-forget")}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            {link ? (
              <>
                <p class="field">
                  <span>{t("web-device-link")}</span>
                  <span class="row">
                    <input readOnly value={link} aria-label={t("web-device-link")} onFocus={(e) => e.currentTarget.select()} />
                    <Copy link={() => link} label={t("web-copy")} />
                  </span>
                </p>
                <QrCode link={link} />
                <p class="mut2">{t("web-device-once")}</p>
              </>
            ) : null}
            <p class="row">
              {!link && (
                <button type="button" class="btn" onClick={() => void attempt(async () => setCode(await newCode()))}>
                  {t("web-device-add")}
                </button>
              )}
              {known.passkeys !== null && passkeyed() && (
                <button type="button" class="btn" onClick={() => passkey(makePasskey)}>
                  {t("web-passkey-make")}
                </button>
              )}
              {Boolean(known.passkeys) && <span class="mut2">{t("web-passkeys", { count: known.passkeys! })}</span>}
            </p>
            <p class="mut2">{t("web-devices-kept")}</p>
            <p>
              <button type="button" class="btn sm" onClick={() => twice("me", forgetMe)}>
                {t(sure === "me" ? "web-forget-me-sure" : "web-forget-me")}
              </button>
            </p>
          </>
        )}
        <Problem says={problem} />
        {none && <p role="status">{t("web-passkey-none")}</p>}
      </div>
    </Panel>
  );
}
