"""`python -m tests.web.evenings FOLDER GAME`: a whole game in the browser, played by pointing at what can be pointed at.

It tells what a player meets: clicks, questions, errors of the page, what cannot be reached, what jumps, every sentence that was read.
"""

import argparse
import json
import re
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLong

from tests.web.pictures import make
from tests.web.stage import Stage
from tests.web.test_sizes import EVERYTHING, READABLE

OVER: Final = ".finished"
ASKED: Final = ".prompt:not(.wait, [aria-busy=true]) .acts button:not(.gho), .prompt:not(.wait, [aria-busy=true]) .acts"
ROUND: Final = ".hell-phases .turn, .rail .turn-now, .players-turn, .rail h2 .mut, .rail .mut"
FOUND: Final = r"""(said) => {
  const seen = (x, y, thing) => { const top = document.elementFromPoint(x, y); return top && (top === thing || thing.contains(top)); };
  const places = (thing) => {
    const hit = thing instanceof SVGElement ? thing.querySelector(".hit") ?? thing : null;
    const box = (hit ?? thing).getBoundingClientRect();
    const tries = [[0.5, 0.5]];
    for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) tries.push([i / 12, j / 12]);
    for (const [a, b] of tries) {
      const [x, y] = [box.left + a * box.width, box.top + b * box.height];
      if (x > 0 && y > 0 && x < innerWidth && y < innerHeight && seen(x, y, thing)) return [x, y];
    }
    return null;
  };
  const prompt = document.querySelector(".prompt:not(.wait, [aria-busy=true])");
  const kinds = [
    ["button", ".prompt .acts .btn:not(.gho)"], ["spot", ".bw .spot.can"], ["card", ".arcana.can, .gcard.can"],
    ["triangle", ".tri.can:not(:disabled)"], ["demon", ".hell-rank button.can"], ["unit", ".hell-look .u.can"],
    ["market", ".offers button:not(:disabled), .compose .send:not(:disabled), .stop button:not(:disabled)"],
    ["soul", ".market button.soul"], ["glass", ".sand button:not(:disabled)"], ["tool", ".tray-tools .btn:not(:disabled), .finger"],
    ["list", ".lists button:not(:disabled), .values button:not(:disabled)"],
  ];
  const found = [];
  for (const [kind, what] of kinds) for (const thing of document.querySelectorAll(what)) {
    const box = thing.getBoundingClientRect();
    if (!box.width) continue;
    const text = (thing.innerText || thing.getAttribute("aria-label") || "").trim().slice(0, 90);
    const words = thing.dataset?.word ?? (thing.dataset?.cell ? `cell:${thing.dataset.cell}` : "");
    const { card, triangle, demon, reserve } = thing.dataset ?? {};
    const id = words || card || triangle || demon || reserve || "";
    const wise = /\b(wise|hinted)\b/.test(thing.getAttribute("class") ?? "") || !!thing.querySelector?.(".wise");
    found.push({ kind, text, id, wise, at: places(thing), scrolled: box.bottom < 0 || box.top > innerHeight });
  }
  for (const mark of document.querySelectorAll(".s-hint")) {
    const box = mark.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const spot = document.elementFromPoint(x, y)?.closest(".spot.can, [data-figure-of]");
    if (spot) found.push({ kind: "hint", text: "", id: spot.dataset.cell ?? "", wise: true, at: [x, y] });
  }
  return prompt || document.querySelector(".market") ? found : [];
}"""
STATE: Final = r"""() => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect();
  const top = (what) => { const found = box(what); return found ? Math.round(found.top + scrollY) : null; };
  const high = (what) => { const found = box(what); return found ? Math.round(found.height) : null; };
  const asked = document.querySelector(".prompt:not(.wait, [aria-busy=true])");
  return {
    q: document.querySelector(".prompt .q")?.innerText ?? "", asked: !!asked,
    count: document.querySelector(".transport .num")?.innerText ?? "",
    turn: document.querySelector(".hell-phases .turn")?.innerText ?? document.querySelector(".rail .panel h2 + *")?.innerText ?? "",
    buttons: [...document.querySelectorAll(".prompt .acts .btn")].map((one) => one.innerText.trim()),
    hand: top(".hand, .race-hand, .hell-hand"), board: high(".board"), prompt: high(".prompt"), over: !!document.querySelector(".finished"),
    lie: [...document.querySelectorAll(".stage > *, .rail > *")].flatMap((one) => {
      const found = one.getBoundingClientRect(), of = one.parentElement.className.split(" ")[0], name = one.className.split(" ").join(".");
      const stuck = getComputedStyle(one).position === "sticky";
      const plain = `${of} ${name.replace(".old", "").replace(".wait", "")}`;
      return found.height && name && !stuck && !name.startsWith("vh") ? [[plain, Math.round(found.top + scrollY)]] : [];
    }),
    wide: document.documentElement.scrollWidth > innerWidth, alert: document.querySelector("[role=alert]")?.innerText ?? "",
    threat: document.querySelector(".threat-bar")?.innerText ?? "",
    log: [...document.querySelectorAll(".rail .log li.now, .rail .log li:last-child")].map((one) => one.innerText.trim()),
  };
}"""
RAW: Final = re.compile(r"\{ ?\$|\b(web|word|event|prompt)-[a-z]|[a-z]+_[a-z]+|undefined|NaN|\[object")


KINDS: Final = ("errors", "raw", "covered", "small", "wide", "refused", "threats")


class Evening:
    """One person at one table."""

    def __init__(self, page: Page, wanted: argparse.Namespace) -> None:
        self.page, self.wanted, self.rng = page, wanted, Random(wanted.seed)
        self.clicks = self.questions = self.shots = self.hinted = self.followed = 0
        self.told: dict[str, Counter[str]] = {name: Counter() for name in KINDS}
        self.read: Counter[str] = Counter()
        self.buttons: Counter[str] = Counter()
        self.log: Counter[str] = Counter()
        self.turns: Counter[str] = Counter()
        self.hint: list[list[str]] = []
        self.where: dict[str, set[int]] = {}
        self.lies: dict[str, Counter[str]] = {}
        page.on("console", lambda m: self.told["errors"].update([m.text[:200]]) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda e: self.told["errors"].update([str(e)[:200]]))
        page.on("response", lambda r: self.told["errors"].update([f"{r.status} {r.url[:80]}"]) if r.status >= 400 else None)

    def look(self, mark: str = "") -> None:
        """Take a picture."""
        self.shots += 1
        self.page.screenshot(path=self.wanted.folder / f"{self.wanted.name}-{self.shots:03}{mark}.png")

    def note(self, state: dict[str, Any]) -> None:
        """What this question says and where things lie."""
        self.read[state["q"]] += 1
        self.buttons.update(state["buttons"])
        self.log.update(state["log"])
        self.turns[state["turn"]] += 1
        for text in (state["q"], *state["buttons"], *state["log"], state["threat"], state["alert"]):
            if RAW.search(text):
                self.told["raw"][text[:160]] += 1
        if state["threat"]:
            self.told["threats"][state["threat"]] += 1
        if state["alert"]:
            self.told["refused"][state["alert"][:160]] += 1
        if state["wide"]:
            self.told["wide"][state["q"][:80]] += 1
        for part in ("hand", "board"):
            if state[part] is not None:
                self.where.setdefault(part, set()).add(state[part])
        for part, top in state["lie"]:
            self.lies.setdefault(part, Counter())[str(top)] += 1

    def press(self, at: list[float]) -> None:
        """Point there, by mouse or finger."""
        if self.wanted.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)
        self.clicks += 1

    def settle(self, seconds: float = 60) -> dict[str, Any]:
        """Wait until something is asked, or the game is over."""
        end = time.monotonic() + seconds
        while True:
            state: dict[str, Any] = self.page.evaluate(STATE)
            if state["over"] or state["asked"]:
                return state
            if time.monotonic() > end:
                self.look("-stuck")
                raise TooLong(f"nobody is asked: {state}")
            self.page.wait_for_timeout(60)

    def choose(self, found: list[dict[str, Any]], wise: bool) -> dict[str, Any] | None:
        """What to point at: what the hint marks, else anything."""
        open_ = [one for one in found if one["at"]]
        for one in found:
            if not one["at"] and not one.get("scrolled"):
                self.told["covered"][f"{one['kind']} {one['id']} {one['text'][:40]}"] += 1
        if lay := [one for one in open_ if one["kind"] == "tool" and one["text"].startswith(("Lay it", "Poner", "Poser"))]:
            return lay[0]
        if wise and (marked := [one for one in open_ if one["wise"]]):
            return self.rng.choice(marked)
        if not open_:
            return None
        kinds = sorted({one["kind"] for one in open_})
        if any(one["text"].startswith("Play it") for one in open_):
            return next(one for one in open_ if one["text"].startswith("Play it"))
        kind = self.rng.choice(kinds)
        return self.rng.choice([one for one in open_ if one["kind"] == kind])

    def play(self, patience: float) -> None:
        """To the end of the game."""
        end, asked_last, advised, since = time.monotonic() + patience, ("", ""), False, 0
        while time.monotonic() < end:
            state = self.settle()
            if state["over"]:
                return
            if (state["count"], state["q"]) == asked_last:
                since += 1
            else:
                since = 0
            if state["count"] != asked_last[0]:
                self.questions += 1
                advised = False
                self.note(state)
                if self.questions % self.wanted.every == 1:
                    self.look()
                if self.questions % 40 == 1:
                    self.told["small"].update(self.page.evaluate(EVERYTHING, READABLE))
                if self.rng.random() < self.wanted.hints and "Hint" in " ".join(state["buttons"]):
                    self.page.locator(".prompt .acts").get_by_role("button", name="Hint").click()
                    try:
                        self.page.wait_for_selector(".wise, .hinted, .s-hint", timeout=15_000)
                        advised = True
                        self.hinted += 1
                    except TooLong:
                        self.told["covered"][f"hint marks nothing: {state['q'][:80]}"] += 1
                        self.look("-hint")
            asked_last = (state["count"], state["q"])
            if (written := self.page.locator(".write .btn.pri")).count():
                self.page.locator(".write header .btn").click()
                written.click()
                self.clicks += 2
                self.page.wait_for_timeout(400)
                continue
            one = self.choose(self.page.evaluate(FOUND), advised)
            if since > 12 or one is None:
                self.told["covered"][f"no way: {state['q'][:80]} {state['buttons']}"] += 1
                self.look("-noway")
                self.page.keyboard.press("Escape")
                self.page.evaluate("scrollTo(0, 0)")
                listed = self.page.locator(".prompt .acts").get_by_role("button", name="List")
                if listed.is_visible():
                    listed.click()
                    items = self.page.get_by_role("menuitem")
                    if items.count():
                        items.nth(self.rng.randrange(items.count())).click()
                since = 0
                continue
            if advised and one["wise"]:
                self.followed += 1
            if not self.page.evaluate(STATE)["asked"]:
                continue
            self.press(one["at"])
            self.page.wait_for_timeout(40)

    def report(self) -> dict[str, Any]:
        """What was met."""
        state = self.page.evaluate(STATE)
        return {
            "over": state["over"], "actions": state["count"], "questions": self.questions, "clicks": self.clicks,
            "hints": self.hinted, "followed": self.followed, "where": {part: sorted(tops) for part, tops in self.where.items()},
            "tops of each part": {part: dict(tops.most_common(12)) for part, tops in self.lies.items() if len(tops) > 1},
            "questions a turn": dict(self.turns) if len(self.turns) < 40 else len(self.turns),
            **{name: dict(found.most_common(40)) for name, found in self.told.items()},
        }


def evening(stage: Stage, wanted: argparse.Namespace) -> None:
    """Sit down, play, tell."""
    wide, high = map(int, wanted.size.split("x"))
    wanted.touch = wide < 520
    wanted.name = f"{wanted.game}-{wide}-{wanted.lang}-{wanted.theme}"
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if wanted.touch else {}
    page = stage.person(None, viewport={"width": wide, "height": high}, reduced_motion=wanted.motion, **touch)
    kept = json.dumps({"pace": wanted.pace, "lang": wanted.lang, "theme": wanted.theme})
    page.add_init_script(f"if (!localStorage.avernus || localStorage.avernus === '{{\"codes\": true}}') localStorage.avernus = '{kept}'")
    bots = {str(seat): wanted.level for seat in range(1, wanted.seats)}
    options = json.loads(wanted.options)
    table = stage.server.table(game=wanted.game, seats=wanted.seats, bots=bots, public=False, options=options)
    player = Evening(page, wanted)
    page.goto(f"/table/{table}")
    page.locator(".seating input").first.fill("Ada")
    page.locator(".seats .btn.pri").first.click()
    try:
        player.play(wanted.patience)
        page.wait_for_timeout(300)
        player.look("-end")
        page.wait_for_timeout(2500)
        player.look("-end2")
    finally:
        (wanted.folder / f"{wanted.name}.json").write_text(json.dumps(player.report(), indent=1, ensure_ascii=False))
        read = [f"{n:4} {text!r}" for name in ("read", "buttons", "log") for text, n in getattr(player, name).most_common()]
        (wanted.folder / f"{wanted.name}.txt").write_text("\n".join(read))


def main() -> None:
    """Play what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="soul")
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--theme", default="dark")
    parser.add_argument("--motion", default="no-preference")
    parser.add_argument("--pace", type=int, default=0)
    parser.add_argument("--hints", type=float, default=0.5, help="the share of questions at which a hint is asked for")
    parser.add_argument("--every", type=int, default=15, help="a picture every so many questions")
    parser.add_argument("--patience", type=float, default=250, help="seconds until the evening is broken off")
    parser.add_argument("--options", default="{}")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    make(lambda stage: evening(stage, wanted))


if __name__ == "__main__":
    main()
