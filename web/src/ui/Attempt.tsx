/** Things that may go wrong, and the sentence that says so. */
import { useState } from "preact/hooks";
import { Refusal } from "../net/api";
import { t } from "../text/speak";

/** What went wrong: in the server's words; or that it cannot be reached. */
export function sentence(error: unknown): string {
  if (error instanceof Refusal) return error.message || t("web-unreachable");
  return error instanceof Error && error.message ? error.message : String(error);
}

/** Do something that may be refused; the problem is empty until it is, and again when the next thing is tried. */
export function useAttempt(): [string, (work: () => Promise<unknown>) => Promise<void>] {
  const [problem, setProblem] = useState("");
  return [
    problem,
    async (work) => {
      try {
        setProblem("");
        await work();
      } catch (error) {
        setProblem(sentence(error));
      }
    },
  ];
}

export function Problem({ says }: { says: string }) {
  return says ? (
    <p class="bad" role="alert">
      {says}
    </p>
  ) : null;
}
