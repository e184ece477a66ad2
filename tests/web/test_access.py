"""Keyboard, phone, screen reader, and axe-core on every main screen."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.moves import HIT, alone, cell, log, sit, to_move, walk
from tests.web.screens import SCREENS
from tests.web.stage import ROOT, Stage

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"


def faults(page: Page, theme: str) -> list[str]:
    """What axe-core finds, however small; in the second theme only the colours can be other."""
    page.evaluate(AXE.read_text())
    rules = ", runOnly: ['color-contrast']" if theme == "light" else ""
    found = page.evaluate(f"axe.run(document, {{resultTypes: ['violations']{rules}}})")
    return [f"{fault['id']}: {node['html'][:120]}" for fault in found["violations"] for node in fault["nodes"][:3]]


PAGES = {
    "/": ".card", "/new/splut": "form", "/learn/splut": ".spot", "/analysis/splut": ".spot.can", "/rules/splut": ".rules-text h2",
    "/puzzles/splut": ".spot", "/me": "main h2",
}


@pytest.mark.parametrize(("theme", "screen"), [("dark", {}), ("light", {}), ("dark", PHONE)])
def test_axe_finds_no_fault_on_any_page(stage: Stage, theme: Any, screen: dict[str, Any]) -> None:
    page = stage.person(color_scheme=theme, **screen)
    seen = {}
    for path, mark in PAGES.items():
        page.goto(path)
        expect(page.locator(mark).first).to_be_visible()
        seen[path] = faults(page, theme)
    assert {name: found for name, found in seen.items() if found} == {}


@pytest.mark.parametrize("screen", ["race-fight", "labyrinth", "trade"])
def test_axe_finds_no_fault_at_any_board(stage: Stage, screen: str) -> None:
    page = SCREENS[screen](stage, {"color_scheme": "dark"})
    seen = {"dark": faults(page, "dark")}
    page.get_by_role("button", name="Light or dark").click()
    seen["light"] = faults(page, "light")
    page.set_viewport_size({"width": 390, "height": 844})
    seen["phone"] = faults(page, "dark")
    assert {name: found for name, found in seen.items() if found} == {}


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_fault_at_a_table(stage: Stage, theme: Any) -> None:
    page = stage.person(f"/table/{stage.server.table(bots={'1': 'random'}, position=HIT)}", color_scheme=theme)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    seen = {"seats": faults(page, theme)}
    sit(page, "Ada")
    to_move(page)
    walk(page, "d5")
    cell(page, "e1").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("button", name="Rulebook").click()
    expect(page.locator(".drawer h2").first).to_be_visible()
    seen["refusal and rulebook"] = faults(page, theme)
    page.keyboard.press("Escape")
    cell(page, "e5").click()
    seen["prompt"] = faults(page, theme)
    page.get_by_role("button", name="North", exact=True).click()
    expect(page.locator(".finished")).to_be_visible()
    seen["finished"] = faults(page, theme)
    assert {name: found for name, found in seen.items() if found} == {}


def test_the_keyboard_alone_is_enough(stage: Stage) -> None:
    page = stage.person("/")
    expect(page.locator(".card").first).to_be_visible()
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    to_move(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.spot.can')"):
            break
    focused = page.locator(".spot:focus")
    expect(focused).to_have_attribute("data-cell", "d2")
    page.keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("data-cell", "e2")
    page.keyboard.press("Enter")
    expect(focused).to_have_attribute("data-cell", "e3")
    page.keyboard.press("Escape")
    expect(page.locator(".q")).to_contain_text("Your turn: one step left.")
    expect(focused).to_have_attribute("data-cell", "e2")
    page.keyboard.press("Enter")
    expect(focused).to_have_attribute("data-cell", "e3")
    page.keyboard.press("Enter")
    expect(log(page)).to_have_count(3)
    expect(focused).to_have_class("spot can")


def test_a_menu_lists_every_legal_action(stage: Stage) -> None:
    page = alone(stage)
    page.get_by_role("button", name="List").focus()
    page.keyboard.press("Enter")
    entries = page.get_by_role("menuitem")
    expect(entries).to_have_text(["dwarf e3 De3", "sorcerer d3 Sd3", "troll f3 Tf3"])
    expect(entries.nth(0)).to_be_focused()
    page.keyboard.press("Escape")
    expect(entries).to_have_count(0)
    expect(page.get_by_role("button", name="List")).to_be_focused()
    page.keyboard.press("Enter")
    expect(entries.nth(0)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(entries.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(log(page).first).to_contain_text("Ada’s sorcerer walks from d2 to d3.")


def test_the_live_region_speaks_in_sentences(stage: Stage) -> None:
    page = alone(stage)
    walk(page, "e2", "e3")
    expect(log(page)).to_have_count(3)
    to_move(page)
    spoken = page.locator("[aria-live=polite].spoken")
    expect(spoken).to_contain_text("North")
    expect(spoken).to_contain_text("Your turn: 3 steps left.")


def test_a_game_on_a_phone(stage: Stage) -> None:
    page = stage.person("/", **PHONE)
    page.get_by_role("button", name="Play now").tap()
    to_move(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    board = page.locator(".bw > svg").bounding_box()
    assert board is not None and board["width"] >= 340
    cell(page, "e2").tap()
    cell(page, "e3").tap()
    page.get_by_role("button", name="Play it").tap()
    page.locator(".mtabs").get_by_text("Log").tap()
    expect(page.locator(".sheet .log li:not(.turn)")).to_have_count(3)
    page.locator(".mtabs").get_by_text("Rules").tap()
    expect(page.locator(".drawer .rules-text h2")).to_be_visible()
    page.locator(".mtabs").get_by_text("Board").tap()
    to_move(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_a_tap_beside_the_target_hits_it(stage: Stage) -> None:
    page = stage.person(f"/table/{stage.server.table(bots={'1': 'random'})}", **PHONE)
    sit(page, "Ada")
    to_move(page)
    box = cell(page, "e2").bounding_box()
    assert box is not None and box["width"] < 40
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 21)
    expect(page.locator(".q")).to_contain_text("Your dwarf: where to?")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024), (1024, 768), (1440, 900), (3840, 2160)])
def test_nothing_overflows_on_any_screen(stage: Stage, width: int, height: int) -> None:
    page = stage.person("/", viewport={"width": width, "height": height})
    expect(page.locator(".card").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.get_by_role("button", name="Play now").click()
    to_move(page)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)
    if width > 520:
        expect(page.locator(".transport")).to_be_in_viewport(ratio=1)
