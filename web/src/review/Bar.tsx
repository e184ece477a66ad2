/** The value bar: what each seat can expect of the win. */
import { t } from "../text/speak";
import { colourOf } from "../ui/Players";

export function Bar({
  shares,
  spread,
  proved,
  game,
  name,
}: {
  shares: number[];
  spread: number[];
  proved: boolean;
  game: string;
  name: (seat: number) => string;
}) {
  const parts = shares.map((share, seat) => ({ seat, share, text: told(share, spread[seat] ?? 0, name(seat)) }));
  return (
    <div
      class="value"
      role="img"
      aria-label={[...parts.map((p) => p.text), proved ? t("web-value-proved") : ""].filter(Boolean).join("; ")}
    >
      <div class="value-bar">
        {parts.map(({ seat, share }) => (
          <span key={seat} class={`p-${colourOf(game, shares.length, seat)}`} style={{ flexGrow: Math.max(0.004, share) }} />
        ))}
      </div>
      <p class="value-text">
        {parts.map(({ seat, text }) => (
          <span key={seat} class={`tx-${colourOf(game, shares.length, seat)}`}>
            {text}
          </span>
        ))}
        {proved && <b>{t("web-value-proved")}</b>}
      </p>
    </div>
  );
}

function told(share: number, spread: number, name: string): string {
  const [percent, off] = [Math.round(100 * share), Math.round(100 * spread)];
  return off ? t("web-value-spread", { name, share: percent, spread: off }) : t("web-value", { name, share: percent });
}
