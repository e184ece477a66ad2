"""What people do at a table, by mouse."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.stage import Stage

HIT = "R/TnSn1/2Dn2/7/R2TsR3R/7/5/SsDs1/1 sn s 7 3 - - -"
"""South's troll on d5 stands beside a rock on e5, and North's sorcerer on e8 is in its line."""
PULL = "R/TnDnSn/5/7/R7R/7/2Ts2/SsRDs/1 sn s 5 3 - - -"


def cell(page: Page, name: str) -> Locator:
    """A cell of the arena."""
    return page.locator(f'.bw [data-cell="{name}"]')


def walk(page: Page, *cells: str) -> None:
    """Point at cells, one after the other."""
    for name in cells:
        expect(cell(page, name)).to_have_class(re.compile(r"\bcan\b"))
        cell(page, name).click()


def to_move(page: Page) -> None:
    """Wait until it is this person's turn."""
    expect(page.locator(".prompt:not(.wait)")).to_be_visible()
    expect(page.locator(".spot.can").first).to_be_visible()


def waits(page: Page) -> None:
    """Wait until it is somebody else's turn."""
    expect(page.locator(".prompt.wait")).to_be_visible()


def answered(page: Page) -> None:
    """Wait until nothing that this person did is on its way."""
    expect(page.locator(".prompt[aria-busy=true]")).to_have_count(0)


def drag(page: Page, piece: str, goal: str) -> None:
    """Take up a piece, carry it to the middle of something else, and let it go."""
    start, end = page.locator(piece).first.bounding_box(), page.locator(goal).first.bounding_box()
    assert start is not None and end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def log(page: Page) -> Locator:
    """The actions in the log."""
    return page.locator(".rail .log li:not(.turn)")


def menu(page: Page, entry: str) -> None:
    """Choose something of the table's menu."""
    page.locator("summary", has_text="Table").click()
    page.get_by_role("menuitem", name=entry).click()


def sit(page: Page, name: str) -> None:
    """Take the first empty seat."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").first.click()


def two(stage: Stage, **wanted: object) -> tuple[Page, Page]:
    """Ada and Bo at a table that has started."""
    table = stage.server.table(**wanted)
    ada, bo = stage.person(f"/table/{table}"), stage.person(f"/table/{table}")
    sit(ada, "Ada")
    expect(bo.locator(".seats")).to_contain_text("Ada")
    sit(bo, "Bo")
    to_move(ada)
    waits(bo)
    return ada, bo


def alone(stage: Stage, **wanted: object) -> Page:
    """Ada against a bot."""
    table = stage.server.table(bots={"1": "random"}, **wanted)
    ada = stage.person(f"/table/{table}")
    sit(ada, "Ada")
    to_move(ada)
    return ada
