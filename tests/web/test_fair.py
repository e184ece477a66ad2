"""Fair draws, checked by the browser itself."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.moves import menu, sit, walk
from tests.web.race import player, race
from tests.web.stage import Stage

TWO = race([player([-1, 5, 9], ["b2"]), player([-2, -1, 12], [])], {"step": "move", "value": 2, "bananas": 0})
"""Two squares before Red lies a treasure, and its gems are drawn."""


def finished(stage: Stage) -> tuple[Page, str]:
    """Ada has drawn the gems of a treasure, and then resigned; her record."""
    table = stage.server.table(game="inferno-race", position=TWO)
    ada = stage.person(f"/table/{table}")
    sit(ada, "Ada")
    ada.get_by_role("button", name="Sit here too").click()
    walk(ada, "5", "7")
    expect(ada.locator(".log")).to_contain_text("treasure")
    menu(ada, "Resign")
    ada.get_by_role("menuitem", name="Yes, I resign").click()
    ada.get_by_role("tab", name="Fair play").click()
    expect(ada.get_by_role("button", name="Check it now")).to_be_visible()
    return ada, ada.request.get(f"/api/tables/{table}/record").text()


def forge(page: Page, record: str) -> None:
    """From now on the server tells another story."""
    def answer(route: Route) -> None:
        route.fulfill(body=record, content_type="text/plain")

    page.route("**/record", answer)


def verdict(page: Page) -> str:
    page.get_by_role("button", name="Check it now").click()
    expect(page.locator(".verdict")).to_be_visible()
    return page.locator(".verdict").inner_text()


def test_every_draw_is_made_again_in_the_browser(stage: Stage) -> None:
    page, record = finished(stage)
    drawn = re.findall(r"^\* (.+)$", record, re.MULTILINE)
    assert len(drawn) == 4
    assert "made again" in verdict(page) and "✓" in verdict(page)
    rows = page.locator(".drawn tbody tr")
    expect(rows).to_have_count(len(drawn))
    for row, outcome in zip(rows.all(), drawn, strict=True):
        expect(row.locator("td").nth(2)).to_contain_text(outcome)
        expect(row.locator("td").nth(3)).to_have_text(f"✓ {outcome}")


def test_the_browser_finds_a_changed_draw_by_itself(stage: Stage) -> None:
    page, record = finished(stage)
    *_, gem = re.finditer(r"^\* (red|blue)$", record, re.MULTILINE)  # the last one: what is drawn later depends on what was drawn before
    other = "blue" if gem[1] == "red" else "red"
    forge(page, record[:gem.start()] + f"* {other}" + record[gem.end():])
    index = record[:gem.start()].count("\n*") + 1
    assert f"Draw {index} is “{gem[1]}” by the secret, but the record says “{other}”." in verdict(page)
    expect(page.locator(".drawn .wrong")).to_have_count(1)


@pytest.mark.parametrize(("old", "new", "said"), [
    (r'"nonces": \["[\w-]{4}', '"nonces": ["zzzz', "added to the draws is missing"),
    (r'"table": "\w{3}', '"table": "zzz', "the record of another table"),
    (r'"secret": "\w{4}', '"secret": "0123', "the record of another table"),
    (r"^0 5>7$", "1 5>7", "refused"),
])
def test_nothing_else_can_be_changed_unseen(stage: Stage, old: str, new: str, said: str) -> None:
    page, record = finished(stage)
    changed = re.sub(old, new, record, count=1, flags=re.MULTILINE)
    assert changed != record
    forge(page, changed)
    assert said in verdict(page)
    expect(page.locator(".verdict.bad")).to_be_visible()


def test_the_check_needs_no_secure_page(stage: Stage) -> None:
    """At home, over plain HTTP, browsers keep their own cryptography away from the page."""
    page, _ = finished(stage)
    page.evaluate("Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined })")
    assert "made again" in verdict(page)
