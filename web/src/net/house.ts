/** What the host tells everybody: looked at when the page is opened, and now and then while it is seen. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lang } from "../lib/prefs";
import { api } from "./api";
import type { House } from "./wire";

export const house = signal<House | null>(null);
const EVERY = 60_000;

const look = () =>
  void api.house().then(
    (found) => {
      house.value = found;
    },
    () => undefined, // a server that cannot be reached is told of elsewhere
  );

export function useHouse(): void {
  useEffect(() => {
    look();
    const again = () => {
      if (!document.hidden) look();
    };
    const id = setInterval(again, EVERY);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(id);
      document.removeEventListener("visibilitychange", again);
    };
  }, [lang.value]);
}
