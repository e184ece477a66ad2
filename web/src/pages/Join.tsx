/** Pages that links lead to: one more device of a player, and the end of messages. What comes after # is sent nowhere but to our server. */
import { useEffect, useState } from "preact/hooks";
import { deviceKey } from "../lib/prefs";
import { go } from "../lib/router";
import { Refusal } from "../net/api";
import { endWay, join } from "../net/people";
import { t } from "../text/speak";
import { sentence } from "../ui/Attempt";
import { Panel } from "../ui/parts";
import { Top } from "../ui/Top";

export function JoinPage() {
  const [code] = useState(location.hash.slice(1));
  const [merge, setMerge] = useState(false);
  const [problem, setProblem] = useState("");
  const accept = async () => {
    try {
      setProblem("");
      await join(code, merge);
      go("/me", true);
    } catch (error) {
      if (error instanceof Refusal && error.code === "already-known") setMerge(true);
      setProblem(sentence(error));
    }
  };
  return (
    <>
      <Top title={t("web-join")} />
      <main class="lone">
        <Panel title={t("web-join-title")}>
          <div class="in form">
            <p>{t("web-join-why")}</p>
            <p class="bad">{t("web-join-beware")}</p>
            {problem && <p role="alert">{problem}</p>}
            {merge && <p>{t("web-join-merge-why")}</p>}
            <p class="row">
              <button type="button" class="btn pri" onClick={() => void accept()}>
                {t(merge ? "web-join-merge" : "web-join-accept")}
              </button>
              <a class="btn gho" href={deviceKey.value ? "/me" : "/"}>
                {t("web-join-decline")}
              </a>
            </p>
          </div>
        </Panel>
      </main>
    </>
  );
}

/** One click in a message was enough: there is nothing more to ask. */
export function QuietPage() {
  const [said, setSaid] = useState(t("web-connecting"));
  useEffect(() => {
    endWay(location.hash.slice(1)).then(
      () => setSaid(t("web-quiet-done")),
      (error: unknown) => setSaid(sentence(error)),
    );
  }, []);
  return (
    <>
      <Top title={t("web-quiet")} />
      <main class="lone">
        <p role="status">{said}</p>
        <p>
          <a class="btn" href="/me">
            {t("web-profile")}
          </a>
        </p>
      </main>
    </>
  );
}
