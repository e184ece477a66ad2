"""What a page says, wherever a game may stand: no notation, no key of a catalogue, no name out of the code, no word of another language."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from avernus.core.game import Game
from avernus.core.seats import CHANCE, CLOCK
from avernus.core.state import State
from avernus.games import find
from avernus.text.catalogue import catalogue
from avernus.text.speaker import word_key
from tests.text.test_sentences import FAULTS, IDS
from tests.web.stage import Stage

GAMES: Final[list[tuple[str, int, dict[str, Any], int, list[int]]]] = [
    ("splut", 4, {}, 12, [0, 20, 60]),
    ("inferno-race", 3, {"any_time": True}, 160, [3, 20, 60, 100, 150]),
    ("laberinto", 3, {}, 200, [0, 40, 90, 140, 190]),
    ("inferno-trade", 3, {"driver": "turns"}, 120, [0, 4, 30, 70, 110]),
    ("hellgame", 3, {}, 700, [0, 25, 60, 120, 200, 300, 420, 560]),
]
"""Game, seats, options, the seed, and after how many actions somebody sits down."""
DECISIONS: Final = 3
"""So many are made from each position."""

TOLD: Final = """() => {
  const found = new Set();
  const apart = ".codes, .n, kbd, .num, .clause, select.tb, input[readonly], .brand, .crumb, script, noscript, style, defs, .fair";
  for (const one of document.querySelectorAll("body *")) {
    if (one.closest(apart)) continue;
    for (const name of ["aria-label", "title", "data-tip", "placeholder"]) if (one.hasAttribute(name)) found.add(one.getAttribute(name));
    const text = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent).join(" ").trim();
    if (text) found.add(text);
  }
  return [...found];
}"""
"""Every text of the page, with what readers and tips say; not what is notation on purpose."""
MOVED: Final = """(count) => document.querySelector(".transport .num")?.innerText !== count || document.querySelector(".finished")"""
TOKEN: Final = re.compile(r"[^\s,;()«»“”\"·/…]+")
CODE: Final = re.compile(r"\w_\w|[{}]|\$\w|undefined|NaN|\[object|(?<!\w)null(?!\w)")
"""What only programs write."""
CELL: Final = re.compile(r"[a-zA-Z]\d{1,2}|\d\.\d|[1-9]?\d|[A-Za-z]|-+")
"""What a place or a number is called is also its notation."""


def stands(game: Game, seats: int, options: dict[str, Any], seed: int, wanted: list[int]) -> Iterator[State]:
    """Positions of a game of random choices, each the first after so many actions in which the first seat is asked."""
    rng = random.Random(seed)
    state = game.new(seats, options)
    due = list(wanted)
    for played in range(max(wanted) + 400):
        actors = state.actors()
        if not actors or not due:
            return
        if played >= due[0] and 0 in actors and len(state.legal(0)) > 1:
            due.pop(0)
            yield state.copy()
        seat = rng.choice(actors)
        if seat == CHANCE:
            action = rng.choice(state.outcomes())[0]
        else:
            action = state.default(seat) if seat == CLOCK else rng.choice(state.legal(seat))
        state.apply(seat, action)


def secret_words(game: Game, state: State, lang: str) -> set[str]:
    """What the legal actions are called by programs, and by nobody else: their notation, and words that people have another name for."""
    spoken = catalogue(lang, game.package, game.messages(lang))
    found = set()
    for action in state.legal(0)[:400]:
        found.add(game.write(state, 0, action))
        for word in game.words(state, action):
            key = word_key(word.kind, word)
            if spoken.has(key) and word.casefold() not in spoken.say(key).casefold().split():
                found.add(str(word))
    return {text for text in found if not CELL.fullmatch(text) and not (lang == "en" and re.fullmatch(r"[a-z]+", text))}


def wrong(game: Game, lang: str, text: str, secret: set[str]) -> list[str]:
    """What is wrong with a text."""
    found = ["code"] * bool(CODE.search(text)) + ["notation"] * bool(FAULTS["notation"].search(text))
    found += ["id"] * bool(game.id in IDS and IDS[game.id].search(text))
    spoken = catalogue(lang, game.package, "")
    tokens = {token.rstrip(".:!?") for token in TOKEN.findall(text)}
    found += [f"key {token}" for token in tokens if "-" in token and spoken.has(token)]
    return found + [f"program's word {token}" for token in tokens & secret]


def asked(page: Page) -> bool:
    """Wait until this person is asked and nothing is on its way, or the game is over."""
    expect(page.locator(".prompt:not(.wait, [aria-busy=true]), .finished h2").first).to_be_visible()
    return page.locator(".finished h2").count() == 0


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
@pytest.mark.parametrize(("name", "seats", "options", "seed", "wanted"), GAMES, ids=[each[0] for each in GAMES])
def test_no_text_of_a_table_is_a_program_s(
    stage: Stage, name: str, seats: int, options: dict[str, Any], seed: int, wanted: list[int], lang: str,
) -> None:
    game = find(name)
    rng = random.Random(lang)
    faults: dict[str, str] = {}
    page = stage.person("/")
    page.evaluate("so => localStorage.avernus = JSON.stringify(so)", {"codes": False, "lang": lang, "pace": 0, "name": "Ada"})
    for state in stands(game, seats, options, seed, wanted):
        bots = {str(seat): "random" for seat in range(1, seats)}
        position = json.loads(json.dumps(state.dump()))
        table = stage.server.table(game=name, seats=seats, bots=bots, options=options, position=position, public=False)
        secret = secret_words(game, state, lang)
        page.goto(f"/table/{table}")
        page.locator(".seats .btn.pri").click()
        for _ in range(DECISIONS):
            if not asked(page):
                break
            listed = page.locator(".prompt button[aria-haspopup=menu]")
            count = page.locator(".transport .num").inner_text()
            if listed.count():
                listed.click()
            for text in page.evaluate(TOLD):
                for what in wrong(game, lang, text, secret):
                    faults.setdefault(f"{what}: {text}", f"{state.prompt(0).code}")
            if not listed.count():
                break
            choices = page.locator(".prompt [role=menu] [role=menuitem]")
            choices.nth(rng.randrange(choices.count())).click()
            page.wait_for_function(MOVED, arg=count)
    assert sorted(faults.items()) == []
