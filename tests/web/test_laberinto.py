"""Laberinto Interior in a real browser: building, moving, the phone, the keyboard."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from avernus.games.laberinto.state import ELIMINATED, PRISMS, PRISONERS, PYRAMIDS
from tests.web.moves import cell, log, sit, to_move, walk
from tests.web.pictures import crossing
from tests.web.screens import at_table
from tests.web.stage import ROOT, Stage
from tests.web.test_access import PHONE, faults

POSITIONS: dict[str, dict[str, Any]] = json.loads((ROOT / "tests/web/laberinto.json").read_text())
COLOURS = "ROYGBV"


def maze(options: dict[str, Any], **figures: list[str]) -> dict[str, Any]:
    """A built maze for three, Red to move, with some figures on it and the rest in reserve."""
    count = [0] * 102
    for colour in "RYB":
        there = [kind for letter, *kinds in figures.values() if letter == colour for kind in kinds]
        count[COLOURS.index(colour)] = 4 - sum(kind != "y" for kind in there)
        count[6 + COLOURS.index(colour)] = 3 - sum(kind != "p" for kind in there)
    return {**POSITIONS["maze"], "options": options, "figures": figures, "count": count}


def seated(stage: Stage, position: dict[str, Any] | None = None, **context: Any) -> Page:
    """Ada is Red, against two bots."""
    bots = {"1": "random", "2": "random"}
    table = stage.server.table(game="laberinto", seats=3, bots=bots, public=False, position=position or POSITIONS["build"])
    page = stage.person(f"/table/{table}", **context)
    sit(page, "Ada")
    to_move(page)
    return page


def triangle(page: Page, name: str) -> Locator:
    return page.locator(f'.tray [data-triangle="{name}"]')


def label(page: Page, name: str, text: str) -> None:
    """What a cell is called must come to hold a text."""
    expect(cell(page, name)).to_have_attribute("aria-label", text)


def test_a_person_builds_with_clicks_only(stage: Stage) -> None:
    page = seated(stage)
    expect(page.locator(".lab-board .spot.can")).to_have_count(8)
    triangle(page, "ROY").click()
    expect(page.locator(".q")).to_contain_text("Triangle ROY: where?")
    walk(page, "A10")
    expect(page.locator(".ghost.held")).to_be_visible()
    page.locator(".athand").get_by_text("Lay it").click()
    expect(log(page).first).to_contain_text("Ada lays ROY on A10.")
    to_move(page)
    label(page, "A10", "A10, triangle ROY")
    assert page.locator(".spot.can").count() < 8, "the paths have to meet: few cells are open"
    expect(page.locator(".lab-gap")).not_to_have_count(0)


def test_a_triangle_is_turned_by_pointing_at_it(stage: Stage) -> None:
    page = seated(stage)
    triangle(page, "RRB").click()
    walk(page, "A8")
    shape = page.locator(".ghost.held .glass").first
    before = shape.get_attribute("fill"), page.locator(".ghost.held .glass").nth(1).get_attribute("fill")
    cell(page, "A8").click()
    expect(page.locator(".ghost.held .glass").nth(1)).not_to_have_attribute("fill", str(before[1]))
    expect(shape).to_have_attribute("fill", str(before[0]))
    page.keyboard.press("r")
    expect(page.locator(".ghost.held .glass").nth(1)).to_have_attribute("fill", str(before[1]))
    page.locator(".tray").get_by_role("button", name="Lay it").click()
    expect(log(page).first).to_contain_text("Ada lays R")


def test_a_cell_chosen_first_shows_what_fits_there(stage: Stage) -> None:
    page = seated(stage)
    held = page.locator(".tray .tri").count()
    walk(page, "A4")
    expect(page.locator(".tray .tri.can").first).to_be_visible()
    assert 0 < page.locator(".tray .tri").count() < held
    page.locator(".tray .tri.can").first.click()
    expect(page.locator(".ghost.held")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ghost.held")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="All triangles").click()
    expect(page.locator(".tray .tri")).to_have_count(held)


def test_a_cell_where_it_does_not_fit_says_why(stage: Stage) -> None:
    page = seated(stage)
    triangle(page, "ROY").click()
    cell(page, "H16").click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("Your first triangle goes on a cell of your own door, and H16 is none.")
    expect(refusal.get_by_role("button", name="§ L22")).to_be_visible()


def test_figures_enter_run_take_mount_and_cross_by_clicks(stage: Stage) -> None:
    page = seated(stage, maze({}))
    page.locator('[data-reserve="P"]').click()
    walk(page, "A10")
    expect(log(page).first).to_contain_text("Ada brings in a prism at A10.")

    page = seated(stage, maze({}, C10=["R", "p"], I21=["B", "y"]))
    walk(page, "C10")
    expect(page.locator(".lab-run")).to_have_count(1)
    expect(page.locator(".lab-prey")).to_have_count(1)
    walk(page, "I21")
    expect(log(page).first).to_contain_text("Ada takes a blue pyramid prisoner on I21.")
    expect(page.locator(".players:not(.strip)")).to_contain_text("1 held")

    page = seated(stage, maze({}, A10=["R", "p"], A9=["R", "y"]))
    walk(page, "A9", "A10")
    page.locator(".athand").get_by_text("Mount").click()
    expect(log(page).first).to_contain_text("Ada’s pyramid from A9 mounts the prism on A10.")

    page = seated(stage, maze({"goal": 1}, N21=["R", "m"]))
    walk(page, "N21")
    page.get_by_role("button", name="Leave the board").click()
    expect(page.locator(".finished h2")).to_contain_text("First: Ada")


def test_two_figures_on_one_cell_are_told_apart(stage: Stage) -> None:
    page = seated(stage, maze({}, A10=["R", "p", "y"]))
    label(page, "A10", "A10, triangle " + POSITIONS["maze"]["board"]["A10"] + ", prism of Ada, pyramid of Ada, can be chosen")
    page.locator('[data-figure-of="A10"]').nth(1).click()
    expect(page.locator(".q")).to_contain_text("Pyramid on A10: where to?")


def test_an_unreachable_cell_is_refused_with_its_clause(stage: Stage) -> None:
    page = seated(stage, maze({}, C10=["R", "p"]))
    walk(page, "C10")
    cell(page, "N21").click()
    expect(page.get_by_role("alert").get_by_role("button", name="§ L34")).to_be_visible()


def test_the_board_is_enlarged_and_moved(stage: Stage) -> None:
    page = seated(stage, maze({}, C10=["R", "p"]))
    board = page.locator(".lab-board")
    whole = board.get_attribute("viewBox")
    page.get_by_role("button", name="Zoom in").click()
    near = board.get_attribute("viewBox")
    assert near != whole
    box = board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    expect(board).not_to_have_attribute("viewBox", str(near))
    wheeled = board.get_attribute("viewBox")
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    expect(board).not_to_have_attribute("viewBox", str(wheeled))
    expect(page.locator(".q")).not_to_contain_text("where to?")
    page.get_by_role("button", name="Whole board").click()
    expect(board).to_have_attribute("viewBox", str(whole))


def test_the_keyboard_lays_a_triangle(stage: Stage) -> None:
    page = seated(stage)
    triangle(page, "RRB").focus()
    page.keyboard.press("Enter")
    page.locator(".spot.can[tabindex='0']").focus()
    expect(page.locator(".spot:focus")).to_have_attribute("data-cell", "A2")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".spot:focus")).to_have_attribute("data-cell", "A4")
    expect(page.locator(".ghost")).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(log(page).first).to_contain_text("on A4.")


def test_a_game_on_a_phone(stage: Stage) -> None:
    page = seated(stage, **PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    triangle(page, "RRB").tap()
    cell(page, "A8").tap()
    page.get_by_role("button", name="Turn it").tap()
    page.get_by_role("button", name="Play it").first.tap()
    expect(page.locator(".ghost")).to_have_count(0)
    page.locator(".mtabs").get_by_text("Log").tap()
    expect(page.locator(".sheet .log li:not(.turn)").first).to_contain_text("Ada lays")
    assert page.evaluate("document.documentElement.scrollWidth") == 360

    page = seated(stage, maze({"goal": 1}, N21=["R", "m"]), **PHONE)
    cell(page, "N21").tap()
    page.locator(".prompt").get_by_role("button", name="Leave the board").tap()
    expect(page.locator(".finished h2")).to_contain_text("First: Ada")
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_fault_in_the_maze(stage: Stage, theme: Any) -> None:
    page = seated(stage, maze({}, C10=["R", "p"], I21=["B", "y"], A10=["R", "p", "y"]), color_scheme=theme, reduced_motion="reduce")
    seen = [*faults(page, theme)]
    walk(page, "C10")
    seen += faults(page, theme)
    page.locator(".tray .tri.can[data-triangle]").first.click()
    seen += faults(page, theme)
    assert seen == []


def test_strong_patterns_are_kept(stage: Stage) -> None:
    page = seated(stage, maze({}))
    page.get_by_role("button", name="Strong patterns").click()
    expect(page.locator(".lab.patterns")).to_be_visible()
    page.reload()
    expect(page.locator(".lab.patterns")).to_be_visible()


def test_the_ways_of_playing_are_offered_and_fit_the_number_of_players(stage: Stage) -> None:
    page = stage.person("/new/laberinto")
    way = page.get_by_label("How is it played?")
    expect(way.locator("option")).to_have_text(
        ["As in the rulebook", "As in the old rulebook, without limits", "Ready-made maze", "Short game", "With a die", "Hidden hands",
         "Two alliances", "Two teams each", "Narrow doors"],
    )
    way.select_option("Two teams each")
    players = page.get_by_role("group", name="How many players?")
    players.get_by_text("6", exact=True).click()
    expect(way).to_have_value("")
    expect(way.locator("option", has_text="Two teams each")).to_have_count(0)
    players.get_by_text("3", exact=True).click()
    way.select_option("Two teams each")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".rail .player").first).to_contain_text("red + green")
    expect(page.locator(".sill.idle")).to_have_count(0)


def crosses(stage: Stage, options: dict[str, Any], **context: Any) -> Page:
    """Ada's laden prism stands on a foreign door, and one crossing is the goal."""
    return seated(stage, maze({"goal": 1, **options}, N21=["R", "m"]), **context)


def test_the_goal_ends_the_game_by_clicks(stage: Stage) -> None:
    page = crosses(stage, {})
    cell(page, "N21").click()
    page.locator(".prompt").get_by_role("button", name="Leave the board", exact=False).click()
    expect(page.locator(".finished h2")).to_contain_text("Ada")


def test_two_fingers_enlarge_the_maze(stage: Stage) -> None:
    page = seated(stage, maze({}, C10=["R", "p"]), **PHONE)
    board = page.locator(".lab-board")
    before = board.get_attribute("viewBox")
    box = board.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 20), ("touchMove", 50), ("touchMove", 90)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(board).not_to_have_attribute("viewBox", str(before))
    assert float(str(board.get_attribute("viewBox")).split()[2]) < float(str(before).split()[2])


def test_letters_take_a_triangle_and_a_double_tap_flies_to_a_door(stage: Stage) -> None:
    page = seated(stage)
    page.locator(".lab-board .spot.can").first.focus()
    page.keyboard.type("oyr")
    expect(triangle(page, "ROY")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(triangle(page, "ROY")).to_have_attribute("aria-pressed", "false")
    board = page.locator(".lab-board")
    whole = board.get_attribute("viewBox")
    page.locator('.plate[data-door="B"]').dblclick()
    expect(board).not_to_have_attribute("viewBox", str(whole))
    x = float(str(board.get_attribute("viewBox")).split()[0])
    assert x < 100, "the blue door is in the west"


def test_the_list_plays_what_was_chosen(stage: Stage) -> None:
    """A prism with its rider that may also set it down: the list's action is played as it stands, and nothing is asked after it."""
    page = at_table(stage, "laberinto", crossing(), {})
    page.get_by_role("button", name="List").click()
    wanted = page.get_by_role("menuitem").filter(has_text=re.compile("F20.*K25")).first
    expect(wanted).to_be_visible()
    wanted.click()
    expect(page.locator(".rail .log")).to_contain_text("K25")


def overlaps(page: Page, one: str, other: str) -> bool:
    """Do two parts of the page lie over each other?"""
    a, b = page.locator(one).bounding_box(), page.locator(other).bounding_box()
    assert a is not None and b is not None
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


@pytest.mark.parametrize("size", [(1280, 860), (1366, 768), (1920, 1080)], ids=str)
def test_the_small_map_covers_no_figure(stage: Stage, size: tuple[int, int]) -> None:
    page = seated(stage, maze({}, C10=["R", "p"]), viewport={"width": size[0], "height": size[1]})
    zoom = page.get_by_role("button", name="Zoom in")
    for _ in range(3):
        zoom.click()
    expect(page.locator(".lab-map")).to_be_visible()
    assert not overlaps(page, ".lab-board", ".lab-map")
    assert not overlaps(page, ".lab-board", ".lab-legend")
    page.get_by_role("button", name="Whole board").click()
    assert not overlaps(page, ".lab-board", ".lab-zoom")


HEARD = """(() => {
  const listen = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", { ...listen, set(hear) {
    listen.set.call(this, (message) => {
      const told = JSON.parse(message.data);
      if (told.type === "hint") window.hinted = told.action[1];
      hear.call(this, message);
    });
  } });
})()"""
"""Note the words of a hint."""


def test_a_hint_marks_the_figure_and_where_it_goes(stage: Stage) -> None:
    """Red's one prism and one pyramid share a cell: the mark says which of them is meant."""
    position = maze({"late_build": 0}, A10=["R", "p", "y"])
    position["left"], count = 0, position["count"]  # nobody is left to bring in: three prisms are eliminated, two pyramids are held
    count[PRISMS], count[ELIMINATED], count[PYRAMIDS], count[PRISONERS + 6] = 0, 3, 0, 2
    table = stage.server.table(game="laberinto", seats=3, bots={"1": "random", "2": "random"}, public=False, position=position)
    page = stage.person()
    page.add_init_script(HEARD)
    page.goto(f"/table/{table}")
    sit(page, "Ada")
    to_move(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_function("() => window.hinted")
    [cell_, figure, *rest] = page.evaluate("window.hinted")
    assert cell_ == ["A10", "cell"] and figure[1] == "figure"
    expect(page.locator(f'.s-hint[data-hinted="{figure[0]}"]')).to_have_count(1)
    goals = [word for word, kind in rest if kind == "cell"]
    expect(page.locator(".s-hint:not([data-hinted])")).to_have_count(len(goals))


def test_a_hint_lays_the_triangle_the_way_it_means(stage: Stage) -> None:
    page = stage.person()
    page.add_init_script(HEARD)
    page.goto(f"/table/{stage.server.table(game='laberinto', seats=3, bots={'1': 'random', '2': 'random'}, position=POSITIONS['build'])}")
    sit(page, "Ada")
    to_move(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_function("() => window.hinted")
    (name, _), (there, _), (turn, _) = page.evaluate("window.hinted")
    expect(page.locator(f'.tray .hinted[data-triangle="{name}"]')).to_have_count(1)
    triangle(page, name).click()
    walk(page, there)
    page.locator(".athand").get_by_text("Lay it").click()
    expect(log(page).first).to_contain_text(f"Ada lays {turn} on {there}.")
