"""`python -m tests.web.screens FOLDER`: every screen at every size, in both themes and three languages, to be looked at.

What can be found without eyes is written to told.json (`looked.py`)."""

import argparse
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.web.hell import seated
from tests.web.looked import FAULTS
from tests.web.moves import HIT, sit, to_move
from tests.web.pictures import crossing, make
from tests.web.pictures_hellgame import hell
from tests.web.pictures_trade import bargaining, shown
from tests.web.race import FIGHT, MAIN
from tests.web.stage import ROOT, Stage
from tests.web.trade import SIX, last_seconds

SIZES: Final = {360: 740, 768: 1024, 1366: 768, 1920: 1080, 3840: 2160}
PAGES: Final = {
    "home": ("/", ".card"), "new": ("/new/hellgame", "form"), "learn": ("/learn/splut", ".spot"),
    "analysis": ("/analysis/splut", ".spot.can"), "rules": ("/rules/splut", ".rules-text h2"),
    "puzzles": ("/puzzles/splut", ".spot"), "profile": ("/me", "main h2"),
    **{f"new-{game}": (f"/new/{game}", "form") for game in ("inferno-race", "inferno-trade", "laberinto")},
    **{f"learn-{game}": (f"/learn/{game}", ".bw, .market") for game in ("inferno-race", "inferno-trade", "laberinto", "hellgame")},
    "rules-hellgame": ("/rules/hellgame", ".rules-text h2"), "open-points": ("/rules/laberinto/open", "main h2"),
}
AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
HEARD: Final = """async () => Object.fromEntries((await axe.run(document, { resultTypes: ["violations"] })).violations.map(
  (one) => [`axe ${one.id}`, one.nodes.slice(0, 4).map((node) => node.html.slice(0, 120))]))"""
BEGUN: Final = {"splut": 4, "inferno-race": 5, "laberinto": 4, "inferno-trade": 6, "hellgame": 6}
CHOOSE: Final = "so => localStorage.avernus = JSON.stringify({...JSON.parse(localStorage.avernus), ...so})"


def at_table(stage: Stage, game: str, position: Any, context: dict[str, Any]) -> Page:
    """Ada at a table with bots that begins in a position."""
    seats = int(position["seats"]) if isinstance(position, dict) else 2
    bots = {str(seat): "random" for seat in range(1, seats)}
    page = stage.person(f"/table/{stage.server.table(game=game, seats=seats, bots=bots, position=position)}", **context)
    sit(page, "Ada")
    expect(page.locator(".prompt:not(.wait)")).to_be_visible()
    return page


def waiting(stage: Stage, context: dict[str, Any]) -> Page:
    """A table that waits for players, with its invitation."""
    page = stage.person(f"/table/{stage.server.table(game='laberinto', seats=3)}", **context)
    sit(page, "Ada")
    expect(page.locator(".seats")).to_contain_text("Ada")
    return page


def begun(stage: Stage, context: dict[str, Any], game: str, seats: int) -> Page:
    """A table of bots where the game has just begun."""
    bots = {str(seat): "random" for seat in range(1, seats)}
    page = stage.person(f"/table/{stage.server.table(game=game, seats=seats, bots=bots, public=False)}", **context)
    sit(page, "Ada")
    expect(page.locator(".prompt").first).to_be_visible()
    return page


def replayed(stage: Stage, context: dict[str, Any]) -> Page:
    """A game that is over, at its first action."""
    page = over(stage, context)
    page.goto(f"{page.url.split('?')[0]}?at=1")
    expect(page.locator(".pastbar")).to_be_visible()
    return page


def over(stage: Stage, context: dict[str, Any]) -> Page:
    """A game that Ada has won."""
    page = at_table(stage, "splut", HIT, context)
    to_move(page)
    for spot in ("d5", "e5"):
        page.locator(f'.bw [data-cell="{spot}"]').dispatch_event("click")
    page.locator(".prompt").get_by_role("button", name="North", exact=True).click()
    expect(page.locator(".finished")).to_be_visible()
    return page


def plain(stage: Stage, context: dict[str, Any], path: str, mark: str) -> Page:
    """A page without a table."""
    page = stage.person(path, **context)
    expect(page.locator(mark).first).to_be_visible()
    return page


SCREENS: Final[dict[str, Callable[[Stage, dict[str, Any]], Page]]] = {
    **{name: partial(plain, path=path, mark=mark) for name, (path, mark) in PAGES.items()},
    **{f"begun-{game}": partial(begun, game=game, seats=seats) for game, seats in BEGUN.items()},
    "replay": replayed, "trade-end": lambda stage, c: shown(stage, last_seconds(SIX, 3), **c)[0],
    "seats": waiting, "splut": lambda stage, c: at_table(stage, "splut", HIT, c), "finished": over,
    "race": lambda stage, c: at_table(stage, "inferno-race", MAIN, c),
    "race-fight": lambda stage, c: at_table(stage, "inferno-race", FIGHT, c),
    "labyrinth": lambda stage, c: at_table(stage, "laberinto", crossing(), c), "trade": lambda stage, c: shown(stage, bargaining(), **c)[0],
    "hell": lambda stage, c: seated(stage, hell("action", "ActionPhase"), seats=4, **c),
    "hell-fight": lambda stage, c: seated(stage, hell("combat", "CombatPhase"), seats=4, **c),
}


def looks(page: Page, wanted: argparse.Namespace, width: int) -> Iterator[str]:
    """Show the page in each theme and language, one after the other."""
    for lang in wanted.langs:
        for theme in wanted.themes:
            page.evaluate(CHOOSE, {"lang": lang, "theme": theme})
            page.reload()
            page.locator("main").first.wait_for()
            page.wait_for_load_state("networkidle")
            page.mouse.move(2, 2)
            yield f"{width}-{lang}-{theme}"


def show(stage: Stage, wanted: argparse.Namespace, told: dict[str, Any]) -> None:
    """Take the pictures; what nobody should see is told."""
    for name in wanted.only or SCREENS:
        for width in wanted.sizes:
            touch = {"has_touch": True, "is_mobile": True} if width < 520 else {}
            page = SCREENS[name](stage, {"viewport": {"width": width, "height": SIZES[width]}, **touch})
            for look in looks(page, wanted, width):
                page.screenshot(path=wanted.folder / f"{name}-{look}.png")
                found = page.evaluate(FAULTS)
                if look.split("-")[1] == wanted.langs[0] and wanted.axe:
                    page.evaluate(AXE.read_text())
                    found |= page.evaluate(HEARD)
                if found:
                    told[f"{name}-{look}"] = found
            print(name, width, flush=True)
            stage.leave()


def main() -> None:
    """Take the pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sizes", type=int, nargs="*", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--themes", nargs="*", default=["dark", "light"])
    parser.add_argument("--langs", nargs="*", default=["en", "es", "fr"])
    parser.add_argument("--only", nargs="*", default=[], choices=list(SCREENS))
    parser.add_argument("--axe", action="store_true", help="ask axe-core too, in the first language")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    told: dict[str, Any] = {}
    try:
        make(lambda stage: show(stage, wanted, told))
    finally:
        (wanted.folder / "told.json").write_text(json.dumps(told, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
