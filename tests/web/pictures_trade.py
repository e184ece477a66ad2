"""`python -m tests.web.pictures_trade`: the pictures of Inferno, the trade, in docs/pictures."""

from typing import Any

from playwright.sync_api import Page, expect

from avernus.play.table import Table
from tests.web.moves import sit
from tests.web.pictures import PHONE, keep, make
from tests.web.stage import Stage
from tests.web.trade import GAME, SIX, Others, last_seconds, market, point

NAMES = ("Mateo", "Odile", "Søren", "Brunetto", "Aiko")


def shown(stage: Stage, table: Table, **context: Any) -> tuple[Page, Others]:
    """Ilaria at the table of six; that the others have no browser is not worth a picture."""
    id = stage.server.table(game=GAME, seats=6, position=table.state.dump(), name="tollgate")
    others = Others(stage.server, id).sit(1, 2, 3, 4, 5, names=NAMES)
    page = stage.person(f"/table/{id}", **context)
    sit(page, "Ilaria")
    expect(page.locator(".market")).to_be_visible()
    page.add_style_tag(content=".request { display: none }")
    return page, others


def bargaining() -> Table:
    """The second run, with offers on the table and two fixed cards."""
    table = market(SIX)
    table.play(4, ">P2 rasputin2 / caligula")
    table.play(2, "ok#1")
    table.play(1, "SO P2 bathory")
    table.play(2, "y:herod")
    table.advance(120_000)
    table.play(3, "flip2")
    table.advance(48_000)
    table.play(0, ">P1 nero / dracula")
    table.play(1, "re#2 dracula / judas+nero2")
    table.play(5, ">* lucrezia2 / rasputin")
    table.play(3, ">P4 tzu / attila2")
    return table


def pictures(stage: Stage) -> None:
    """The market, a question, the end; and on a phone."""
    screen: dict[str, Any] = {"viewport": {"width": 1360, "height": 860}}
    page, others = shown(stage, bargaining(), color_scheme="light", **screen)
    page.locator(".offer", has_text="Mateo offers you").get_by_role("button", name="Counter").click()
    page.locator(".compose .mini", has_text="Judas").click()
    point(page, "genghis")
    keep(page, "inferno-trade-market")
    others.do(4, "GS <")
    expect(page.locator(".stop")).to_be_visible()
    keep(page, "inferno-trade-interrupt")
    page, _ = shown(stage, last_seconds(SIX, 3), color_scheme="dark", **screen)
    expect(page.locator(".count.first")).to_have_count(1)
    keep(page, "inferno-trade-count")
    page, _ = shown(stage, bargaining(), **PHONE)
    expect(page.locator(".dock .offer").first).to_be_visible()
    keep(page, "inferno-trade-phone")


if __name__ == "__main__":
    make(pictures)
