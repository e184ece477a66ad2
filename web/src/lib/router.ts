/** Addresses of the client, kept in the browser's own history so that "back" works. */
import { signal } from "@preact/signals";

export const here = signal(location.pathname + location.search);
addEventListener("popstate", () => {
  here.value = location.pathname + location.search;
});

/** Go to one of our own addresses. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  here.value = location.pathname + location.search;
  if (!replace) scrollTo(0, 0);
}

/** A plain click on one of our links stays in this page; any other click is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.origin !== location.origin || link.pathname.startsWith("/api") || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** The parts of the path, and the query. */
export function parts(address: string): { path: string[]; query: URLSearchParams } {
  const url = new URL(address, location.origin);
  return { path: url.pathname.split("/").filter(Boolean), query: url.searchParams };
}
