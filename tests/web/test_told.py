"""What boards tell whoever asks them: a pointer that rests on anything says what it is, a bar who is about to win or when it ends."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from avernus.games.laberinto.state import CROSSINGS
from tests.web.hell import asked, asleep, opened, scene, seated
from tests.web.moves import HIT
from tests.web.race import MAIN, player, race
from tests.web.screens import CHOOSE, at_table
from tests.web.stage import Stage
from tests.web.test_access import PHONE
from tests.web.test_inferno_race import racer
from tests.web.test_laberinto import maze
from tests.web.test_laberinto import seated as in_the_maze
from tests.web.trade import SIX, last_seconds, market
from tests.web.trade import opened as at_market


def in_hell(stage: Stage) -> Page:
    position = scene("action").demons(0, "Marchosias").demons(1, "Vine").legions(0, "4.1", 2).hand(0, "a09")
    asleep(position, "Vine").g.lilith = 0
    return seated(stage, opened(position, "ActionPhase"))


ASKED: Final[dict[str, tuple[Callable[[Stage], Page], dict[str, str]]]] = {
    "splut": (lambda stage: at_table(stage, "splut", HIT, {}), {'.bw [data-cell="e5"]': "rock", '.bw [data-cell="e8"]': "sorcerer"}),
    "race": (
        lambda stage: racer(stage, MAIN),
        {
            '.bw [data-cell="1"]': "square 1", '.bw [data-cell="15"]': "death", '.bw [data-cell="40"]': "throne",
            '.bw [data-cell="0"]': "step 1", '.gcard[data-card="b2"]': "banana", ".players:not(.strip) .purse-line": "gems",
        },
    ),
    "labyrinth": (
        lambda stage: in_the_maze(stage, maze({}, C10=["R", "p"])),
        {
            '.bw [data-cell="C10"]': "prism of Ada", '.plate[data-door="R"]': "Red: the door of Ada", '.plate[data-door="O"]': "nobody",
            ".tray [data-reserve=P]": "prism", ".tray [data-triangle]": "Triangle",
        },
    ),
    "trade": (lambda stage: at_market(stage, market(SIX))[0], {"[data-special]": "Point at the soul"}),
    "hell": (
        in_hell,
        {
            '.hell-map [data-cell="4.1"]': "2 legions", '.hell-map [data-cell="6.3"]': "Circle", ".hell-hits circle >> nth=3": "4",
            '[data-demon="Vine"]': "Tumble the Towers", '.arcana[data-card="a09"]': "Carry up to three",
            ".players:not(.strip) .purse-line": "souls", ".lts li >> nth=0": "lead",
            ".hell-phases .now": "one by one in the order of the Rank Track",
            ".purse-col > span >> nth=2": "binds a favor",
        },
    ),
}
"""For each game: a table, and what is told of what."""


POINT: Final = """async (thing) => {
  thing.scrollIntoView({ block: "center", inline: "nearest" });  // what sticks to the top covers the nearest place
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const box = thing.getBoundingClientRect();
  for (let i = 0; i < 400; i++) {
    const [x, y] = [box.left + box.width * ((i * 0.618 + 0.5) % 1), box.top + box.height * ((i / 400 + 0.5) % 1)];
    if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""
"""Where a thing can be pointed at, whatever its shape and whatever lies over it."""


@pytest.mark.parametrize("game", ASKED)
def test_whatever_a_pointer_rests_on_says_what_it_is(stage: Stage, game: str) -> None:
    table, told = ASKED[game]
    page = table(stage)
    for thing, text in told.items():
        page.mouse.move(2, 2)
        expect(page.locator(".tip")).to_have_count(0)
        expect(page.locator(thing).first).to_be_visible()
        page.mouse.move(*page.locator(thing).first.evaluate(POINT))
        expect(page.locator(".tip")).to_contain_text(text)


LATE: Final = 381
"""The turn with which the tenth round from the end begins, of 200 for two."""


def test_a_race_says_when_its_last_rounds_come_and_who_needs_one_imp(stage: Stage) -> None:
    bar = ".threat-bar"
    position = race([player([-1, 9], ["b2"], throne=1), player([-2, -1], [], throne=1)], {"step": "main"})
    page = racer(stage, {**position, "turn": LATE, "arrival": LATE - 2})
    expect(page.locator(bar)).to_contain_text("10 rounds are left: then the imps on the throne count")
    page = racer(stage, {**race([player([-1, 9], ["b2"], throne=2), player([-2, -1], [])], {"step": "main"}), "turn": 151, "arrival": 5})
    expect(page.locator(bar)).to_contain_text("Ada needs one more imp on the throne to win.")
    expect(page.locator(bar)).to_contain_text("If no imp comes to the throne in 7 more rounds, the game ends")


def test_hell_says_who_threatens_with_what_and_when_the_last_turn_comes(stage: Stage) -> None:
    position = scene("action", turn=8, max_turns=8).demons(0, "Marchosias").demons(1, "Vine").sections(1, "7.1", "7.2", "7.3", "7.4")
    page = seated(stage, opened(asleep(position, "Vine"), "ActionPhase"))
    bar = page.locator(".threat-bar")
    expect(bar).to_contain_text("holds four of the five sections of circle 7: one more wins.")
    expect(bar).to_contain_text("This is the last turn")


def test_a_labyrinth_says_who_is_one_crossing_away(stage: Stage) -> None:
    position = maze({"goal": 2}, C10=["R", "p"])
    position["count"][CROSSINGS + 1] = 1
    page = in_the_maze(stage, position)
    expect(page.locator(".threat-bar")).to_contain_text("is one crossing away from winning.")


EARLY: Final = """() => {
  window.early = [];
  new MutationObserver(() => {
    const counts = document.querySelector(".reveal > header button");
    const told = document.querySelector(".finished, .board.won, .board.lost, .board.drawn");
    if (counts && told) window.early.push(told.className);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Note whether anything tells of the end while the lists are still counted."""


def test_nothing_tells_who_has_won_before_the_lists_are_counted(stage: Stage) -> None:
    page, _ = at_market(stage, last_seconds(SIX, 4), reduced_motion="no-preference")
    page.evaluate(EARLY)
    expect(page.locator(".reveal > header button")).to_be_visible()
    expect(page.locator(".finished")).to_have_count(0)
    page.locator(".reveal > header button").click()
    expect(page.locator(".finished")).to_contain_text("best devil of the day")
    assert page.evaluate("window.early") == []


ALIKE: Final = """() => {
  const buttons = [...document.querySelectorAll(".prompt .acts .btn:not(.gho)")];
  const cut = buttons.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth);
  return [new Set(buttons.map((one) => one.innerText)).size, buttons.length, cut.map((one) => one.innerText)];
}"""


DEAL: Final = {"en": "deal", "es": "trato", "fr": "marché"}


@pytest.mark.parametrize("lang", DEAL)
def test_deals_on_a_phone_are_whole_and_differ(stage: Stage, lang: str) -> None:
    position = scene("souls").demons(0, "Marchosias").demons(1, "Vine")
    position.money(0, souls=5, favors=3, disfavors=1).money(1, souls=5, favors=3)
    page = seated(stage, opened(asleep(position, "Vine"), "SoulsPhase"), **PHONE)
    page.evaluate(CHOOSE, {"lang": lang})
    page.reload()
    asked(page)
    expect(page.locator(".q")).to_contain_text(DEAL[lang])
    different, buttons, cut = page.evaluate(ALIKE)
    assert different == buttons > 1 and cut == []
