"""`python -m tests.web.screens_people FOLDER`: the pages of people, tournaments and ratings in three languages, to be looked at."""

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.people.receivers import receiving
from tests.web.looked import FAULTS
from tests.web.moves import sit, to_move
from tests.web.pictures import make
from tests.web.screens import CHOOSE
from tests.web.stage import Server, Stage
from tests.web.test_league import give_up
from tests.web.test_people import known, link

SIZES: Final = {1366: 768, 390: 844}
PRIVACY: Final = "Nothing but what you type is kept.\nWrite to host@example.org and it is deleted."
Screen = tuple[str, Page]


def devices(stage: Stage, server: Server) -> Iterator[Screen]:
    """Somebody who is not known yet, is known on two devices, and is told of turns."""
    table = server.table(name="Friday")
    ada, bo = stage.person(f"/table/{table}", server=server), stage.person(f"/table/{table}", server=server)
    yield "profile-new", stage.person("/me", server=server)
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        sit(page, name)
    to_move(ada)
    known(ada)
    yield "profile-known", ada
    page = stage.person(link(ada), server=server)
    yield "join", page
    page.get_by_role("button").last.click()
    expect(page.locator(".devices li")).to_have_count(2)
    yield "profile-two", page
    ada.goto("/")
    expect(ada.locator(".mine li")).to_have_count(1)
    yield "home-mine", ada
    yield "quiet", stage.person("/quiet#" + "0" * 43, server=server)
    for about in ("imprint", "privacy"):
        yield about, stage.person(f"/{about}", server=server)


def events(stage: Stage, server: Server) -> Iterator[Screen]:
    """A tournament from its form to its end, and the ratings that follow."""
    page = stage.person("/tournaments", server=server)
    expect(page.locator("form")).to_be_visible()
    yield "tournaments-none", page
    made = server.post(
        "/api/tournaments", game="splut", title="Friday in the library", kind="robin", most=5, rated=True, pause=0,
        clock={"kind": "game", "initial": 600, "increment": 5}, bots=["random", "greedy", "random"], options={},
    )
    ada, bo = (stage.person(f"/tournament/{made['id']}", server=server) for _ in range(2))
    yield "tournament-open", ada
    for one, name in ((ada, "Ada"), (bo, "Bo")):
        one.get_by_label("Your name").fill(name)
        one.get_by_role("button", name="Take part").click()
        expect(one.locator("tr.you")).to_contain_text(name)
    yield "tournament-begun", ada
    yield "tournaments", page
    for _ in range(20):
        for one in (ada, bo):
            one.goto(f"/tournament/{made['id']}")
            expect(one.locator("tr.you")).to_be_visible()
            if one.get_by_role("button", name="To your table").count():
                one.get_by_role("button", name="To your table").click()
                one.wait_for_url("**/table/**")
        for one in (ada, bo):
            if "/table/" in one.url and one.locator(".finished").count() == 0 and one.locator(".prompt").count():
                give_up(one)
                yield "tournament-table", one
        stage_now = server.get(f"/api/tournaments/{made['id']}")["stage"]
        if stage_now == "over":
            break
        ada.wait_for_timeout(1500)
    ada.goto(f"/tournament/{made['id']}")
    expect(ada.get_by_role("heading", name="Over")).to_be_visible()
    yield "tournament-over", ada
    ada.goto("/ratings")
    expect(ada.locator("tr.you")).to_be_visible()
    yield "ratings", ada
    ada.goto("/me")
    expect(ada.locator("tr.you")).to_be_visible()
    yield "profile-rated", ada


WALKS: Final[dict[str, Callable[[Stage, Server], Iterator[Screen]]]] = {"devices": devices, "events": events}


def show(stage: Stage, wanted: argparse.Namespace) -> None:
    """Take each picture in each language and size, and tell what stands out of a window."""
    with receiving() as receiver, tempfile.TemporaryDirectory() as kept:
        server = Server(Path(kept), os.environ | {
            "AVERNUS_RATINGS": "yes", "AVERNUS_TOURNAMENTS": "everybody", "AVERNUS_ADDRESS": "http://localhost:8666",
            "AVERNUS_NOTIFY": f"mail={receiver.base.replace('http', 'json')}/mail/{{to}}", "AVERNUS_INSTANCE": "Club of the library",
            "AVERNUS_IMPRINT": "Ada Example, 1 Library Lane", "AVERNUS_PRIVACY": PRIVACY, "AVERNUS_BOT_PAUSE": "0",
        })
        try:
            for walk in wanted.only or WALKS:
                for name, page in WALKS[walk](stage, server):
                    for lang in (*wanted.langs, "en"):
                        page.evaluate(CHOOSE, {"lang": lang})
                        for width, height in SIZES.items():
                            page.set_viewport_size({"width": width, "height": height})
                            page.goto(page.url)
                            page.reload()
                            page.locator("main").first.wait_for()
                            page.wait_for_timeout(700)
                            page.screenshot(path=wanted.folder / f"{name}-{lang}-{width}.png", full_page=True)
                            if found := page.evaluate(FAULTS):
                                print(name, lang, width, found)
                    page.set_viewport_size({"width": 1280, "height": 860})
        finally:
            server.stop()


def main() -> None:
    """Take the pictures that were asked for; English ones always."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--langs", nargs="*", default=["es", "fr"])
    parser.add_argument("--only", nargs="*", default=[], choices=list(WALKS))
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    make(lambda stage: show(stage, wanted))


if __name__ == "__main__":
    main()
