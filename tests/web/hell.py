"""Positions of The HellGame for the browser, and what people do at its table."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from avernus.games.hellgame.rules.turn import PHASES, Turn
from tests.games.hellgame.positions import Position, demon
from tests.web.moves import sit
from tests.web.stage import Stage

NOTHING = ("Nothing", "End", "Stay", "Peace", "Do not", "Keep", "Refuse", "Pass for Good", "Decline", "Stop", "Stand")
"""Answers that let the game go on."""


def scene(phase: str, seats: int = 2, turn: int = 3, **options: Any) -> Position:
    """A position in which everybody has a section and a demon; a phase begins when it is opened."""
    position = Position(seats, phase=phase, turn=turn, **options)
    homes = [("4.1", "4.2"), ("6.3", "6.4"), ("8.1", "8.5")]
    for seat in range(seats):
        position.sections(seat, *homes[seat]).money(seat, souls=9, favors=1)
    return position


def asleep(position: Position, *names: str) -> Position:
    """These demons are incapacitated: nobody waits for them."""
    for name in names:
        position.g.d_down[demon(name)] = 5
    return position


def opened(position: Position, phase: str) -> dict[str, Any]:
    """The state when the phase has come to its first question."""
    position.g.stack = [Turn(stage="begin", phase=PHASES.index(phase))]
    position.g.settle()
    return position.g.dump()


def seated(stage: Stage, position: dict[str, Any] | None, seats: int = 2, options: dict[str, Any] | None = None, **context: Any) -> Page:
    """Ada in the first seat, random players in the others."""
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = stage.server.table(game="hellgame", seats=seats, bots=bots, public=False, position=position, options=options or {})
    page = stage.person(f"/table/{table}", **context)
    sit(page, "Ada")
    asked(page)
    return page


def asked(page: Page) -> None:
    """Wait until this person is asked, with the board there."""
    expect(page.locator(".hell-map")).to_be_visible()
    expect(page.locator(".prompt:not(.wait) .acts button").first).to_be_visible()


def section(page: Page, name: str) -> Locator:
    return page.locator(f'.hell-map [data-cell="{name}"]')


def press(page: Page, name: str) -> None:
    """Point at a section that can be chosen, near its control marker where no other section lies over it."""
    expect(section(page, name)).to_have_class("spot can")
    section(page, name).dispatch_event("click")


def count(page: Page) -> Locator:
    """How far the game is: changes with every action."""
    return page.locator(".transport .num")


def button(page: Page, name: str) -> Locator:
    """A button by what it says, without the numbers behind it."""
    return page.locator(".prompt .acts").get_by_role("button", name=re.compile(f"^{re.escape(name)}( · .*)?$"))


def settle(page: Page) -> None:
    """Wait until this person is asked and nothing is on its way, or the game is over."""
    expect(page.locator(".prompt:not(.wait, [aria-busy=true]) .acts button, .finished h2").first).to_be_visible()


CHOOSE = """([wanted, pointed, unless]) => {
  const prompt = document.querySelector(".prompt:not(.wait, [aria-busy=true])");
  if (document.querySelector(".finished") || !prompt) return null;
  if (unless && document.querySelector(".q")?.innerText.includes(unless)) return "stop";
  const before = [document.querySelector(".transport .num")?.innerText, document.querySelector(".q")?.innerText,
    document.querySelectorAll(".arcana.up").length];
  const shown = [...prompt.querySelectorAll(".acts .btn:not(.gho)")].filter((button) => !button.innerText.startsWith("✓"));
  const named = wanted.map((name) => shown.find((button) => button.innerText.trim().split(" · ")[0] === name)).find((button) => button);
  const there = pointed.map((kind) => document.querySelector(kind)).find((thing) => thing);
  const chosen = named ?? shown[0] ?? there;
  chosen?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return chosen ? before : null;
}"""
"""Look and point in one go: between two looks the table may answer a formality by itself, and others may act. A card that is picked
already (✓) is left so."""
MOVED = """([count, question, picked]) => document.querySelector(".finished") || document.querySelector(".prompt")?.ariaBusy !== "true"
  && (document.querySelector(".transport .num")?.innerText !== count || document.querySelectorAll(".arcana.up").length !== picked
    || (document.querySelector(".q")?.innerText !== question && document.querySelector(".prompt .acts kbd")))"""
"""The game has gone on, or a word has been said and the next one is asked for (then there is a way back); nothing is on its way."""
POINTED = (".arcana.can:not(.up)", ".hell-look .u.can", ".hell-rank button.can", ".hell-map .spot.can")
"""What may be pointed at: cards, units, demons, sections."""


def answer(page: Page, *wanted: str, unless: str = "") -> None:
    """Take the first of these answers that is offered, else one that lets the game go on, else whatever can be pointed at first.

    Others may act before the answer, and then it is another question that is answered: one that a test waits for is left open (unless)."""
    settle(page)
    before = count(page).inner_text()
    while not page.locator(".finished").is_visible() and count(page).inner_text() == before:
        asked_now = page.evaluate(CHOOSE, [[*wanted, *NOTHING], POINTED, unless])
        if asked_now == "stop":
            return
        if asked_now:
            page.wait_for_function(MOVED, arg=asked_now)
        else:
            settle(page)
    settle(page)
