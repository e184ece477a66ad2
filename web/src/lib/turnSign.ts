/** The icon of the tab says whose turn it is, for those who look at another. */
const DOT = `<circle cx="20" cy="6" r="5.5" fill="#f2823c" stroke="#1b1917" stroke-width="1.5"/>`;
let plain: string | null = null;

/** Put a dot at the icon, or take it away. */
export function beckon(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  if (!on) {
    link.href = "/icon.svg";
    return;
  }
  const show = () => {
    link.href = `data:image/svg+xml,${encodeURIComponent(plain!.replace("</svg>", `${DOT}</svg>`))}`;
  };
  if (plain) show();
  else
    void fetch("/icon.svg")
      .then((answer) => answer.text())
      .then((text) => {
        plain = text;
        show();
      })
      .catch(() => undefined);
}
