/** A page whose code is fetched when somebody goes there. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../text/speak";
import { Top } from "./Top";

export function Later<P extends object>({ load, props }: { load: () => Promise<ComponentType<P>>; props: P }) {
  const [Page, setPage] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    load().then(
      (page) => setPage(() => page),
      () => setFailed(true),
    );
  }, []);
  if (Page) return <Page {...props} />;
  return (
    <>
      <Top />
      <main class="lone">
        <p role="status">{t(failed ? "web-unreachable" : "web-connecting")}</p>
      </main>
    </>
  );
}
