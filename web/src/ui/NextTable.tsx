/** Where else one is awaited, one click away. */
import { useEffect } from "preact/hooks";
import { heldTables } from "../lib/prefs";
import { awaited, lookAtMine, myTables } from "../net/mine";
import { t } from "../text/speak";

const EVERY = 20_000;

export function NextTable({ here, free }: { here: string; free: boolean }) {
  const others = Object.entries(heldTables.value).some(([id, table]) => id !== here && !table.ended);
  useEffect(() => {
    if (!others) return;
    void lookAtMine();
    const id = setInterval(() => void lookAtMine(), EVERY);
    return () => clearInterval(id);
  }, [here, others]);
  const waiting = myTables.value.filter((x) => x.id !== here && awaited(x));
  if (!waiting.length) return null;
  return (
    <a class={`tb next${free ? " pri" : ""}`} href={`/table/${waiting[0]!.id}`}>
      {t("web-next-table", { count: waiting.length })}
    </a>
  );
}
