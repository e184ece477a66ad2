/** The invitation as a picture for the camera of a phone; the encoder comes when somebody asks for it. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../text/speak";

/** Modules of white around the code, which cameras need. */
const QUIET = 4;

export function QrCode({ link }: { link: string }) {
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState<boolean[][] | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!open) return;
    let on = true;
    import("uqr").then(
      ({ encode }) => on && setCode(encode(link, { ecc: "M", border: 0 }).data),
      () => on && setLost(true),
    );
    return () => {
      on = false;
    };
  }, [open, link]);
  const size = (code?.length ?? 0) + 2 * QUIET;
  return (
    <details class="qr" onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{t("web-qr")}</summary>
      {lost && <p role="alert">{t("web-unreachable")}</p>}
      {code && (
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("web-qr-of", { link })} shape-rendering="crispEdges">
          <rect width={size} height={size} fill="#fff" />
          <path
            fill="#000"
            d={code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1Z`] : []))).join("")}
          />
        </svg>
      )}
    </details>
  );
}
