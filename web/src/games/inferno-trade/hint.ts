/** A bot's advice: it fills in the offer, the special card or the answer, marks a button, or says that there is nothing to be done. */
import type { Word } from "../../net/wire";
import { clear, draft, EMPTY, pick, wise } from "./draft";
import type { Special, TradeView } from "./view";

export function advise(view: TradeView, hint: Word[]): void {
  const words = hint.map((w) => w[0]);
  const at = words.indexOf("for");
  const verb = words[0];
  clear();
  if (verb === "take" || verb === "pass") pick.value = words[1] ?? null;
  else if (verb === "wait") wise.value = { say: "wait", id: null };
  else if (verb === "withdraw") wise.value = { say: "withdraw", id: Number(words[1]) };
  else if (verb === "answer" && at < 0) wise.value = { say: words[2] === "yes" ? "accept" : "decline", id: Number(words[1]) };
  else if (hint[0]?.[1] === "special")
    draft.value = {
      ...EMPTY,
      kind: verb as Special,
      to: hint[1]?.[1] === "seat" ? Number(words[1]!.slice(1)) : null,
      want: words.slice(-1),
    };
  else if (at > 0) {
    const offer = verb === "answer" ? view.offers.find((o) => o.id === Number(words[1])) : undefined;
    if (verb === "answer" && !offer) return;
    const to = offer ? offer.author : words[1] === "all" ? "all" : Number(words[1]!.slice(1));
    draft.value = { kind: "offer", to, re: offer?.id ?? null, give: words.slice(2, at), want: words.slice(at + 1) };
  }
}
