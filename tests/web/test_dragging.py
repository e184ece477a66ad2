"""Pieces are dragged where they are pointed at elsewhere; and what is chosen while others act is played in one's turn."""

import re

from playwright.sync_api import Page, expect

from tests.web.diagrams import LIFT
from tests.web.moves import HIT, alone, answered, cell, drag, log, sit, to_move, two, waits, walk
from tests.web.pictures import crossing
from tests.web.race import FOUR, MAIN
from tests.web.screens import at_table
from tests.web.stage import Stage
from tests.web.test_access import PHONE


def test_a_piece_is_dragged_to_where_it_goes(stage: Stage) -> None:
    page = alone(stage)
    drag(page, '.bw [data-cell="e2"]', '.bw [data-cell="e3"]')
    expect(log(page).first).to_contain_text("from e2 to e3")


def test_a_piece_that_was_chosen_can_still_be_dragged(stage: Stage) -> None:
    page = alone(stage)
    walk(page, "e2")
    expect(cell(page, "e3")).to_have_class("spot can")
    drag(page, '.bw [data-cell="e2"]', '.bw [data-cell="e3"]')
    expect(log(page).first).to_contain_text("from e2 to e3")


def test_a_piece_let_go_where_it_cannot_go_is_told_why(stage: Stage) -> None:
    page = alone(stage)
    drag(page, '.bw [data-cell="e2"]', '.bw [data-cell="e7"]')
    expect(page.get_by_role("alert")).to_contain_text("§ S")
    expect(log(page).filter(has_text="walks")).to_have_count(0)


def test_an_imp_is_dragged_down_the_spiral(stage: Stage) -> None:
    page = at_table(stage, "inferno-race", FOUR, {})
    drag(page, '.bw [data-cell="7"]', '.bw [data-cell="11"]')
    expect(page.locator(".rail .log")).to_contain_text("11")


def test_a_figure_is_dragged_along_its_run(stage: Stage) -> None:
    page = at_table(stage, "laberinto", crossing(), {})
    drag(page, '.bw [data-cell="F20"]', '.bw [data-cell="K25"]')
    expect(page.locator(".rail .log")).to_contain_text("K25")


def test_what_is_chosen_ahead_is_played_in_ones_turn(stage: Stage) -> None:
    ada, bo = two(stage)
    cell(bo, "e8").click()
    cell(bo, "e7").click()
    expect(bo.locator(".q .later")).to_contain_text("dwarf e7")
    walk(ada, "e2", "e3")  # South begins with a single step
    expect(log(bo).filter(has_text="from e8 to e7")).to_have_count(1)
    answered(bo)
    to_move(bo)  # two more steps


def test_what_was_chosen_ahead_and_is_no_longer_possible_is_said(stage: Stage) -> None:
    ada, bo = two(stage)
    waits(bo)
    cell(bo, "e8").click()
    cell(bo, "e3").click()
    expect(bo.locator(".q .later")).to_contain_text("e3")
    walk(ada, "e2", "e3")
    to_move(bo)
    expect(bo.locator(".q")).to_contain_text("no longer possible")


def test_escape_forgets_what_was_chosen_ahead(stage: Stage) -> None:
    ada, bo = two(stage)
    cell(bo, "e8").click()
    cell(bo, "e7").click()
    expect(bo.locator(".q .later")).to_be_visible()
    bo.keyboard.press("Escape")
    expect(bo.locator(".q .later")).to_have_count(0)
    walk(ada, "e2", "e3")
    to_move(bo)
    expect(log(bo)).to_have_count(1)


def test_what_would_follow_is_shown_before_it_is_chosen(stage: Stage) -> None:
    page = at_table(stage, "splut", HIT, {})
    cell(page, "d5").hover()
    expect(page.locator(".preview .s-dot").first).to_be_attached()  # where the troll could go
    walk(page, "d5")
    cell(page, "e5").hover()
    expect(page.locator(".preview .flight").first).to_be_attached()  # how it could throw
    page = at_table(stage, "splut", LIFT, {})
    walk(page, "d5")
    cell(page, "d6").hover()
    expect(page.locator(".preview .drift")).to_have_count(1)  # the rock that could float along
    page = at_table(stage, "laberinto", crossing(), {})
    cell(page, "F20").hover()
    expect(page.locator(".lab-run").first).to_be_attached()
    page = at_table(stage, "inferno-race", FOUR, {})
    cell(page, "7").hover()
    expect(page.locator(".wouldgo")).to_have_count(1)


def test_a_race_is_planned_while_others_act(stage: Stage) -> None:
    ada, bo = two(stage, game="inferno-race", position=MAIN)
    bo.locator(".prompt.wait").get_by_role("button", name="Roll the die").click()
    expect(bo.locator(".q .later")).to_contain_text("roll")
    bo.locator('[data-card="t2"]').click()  # another thing replaces it
    expect(bo.locator('[data-card="t2"]')).to_have_attribute("aria-pressed", "true")
    bo.locator(".prompt.wait").get_by_role("button", name="Rest").click()
    expect(bo.locator('[data-card="t2"]')).to_have_attribute("aria-pressed", "false")
    for act in ("Rest", "End the turn"):
        ada.locator(".prompt").get_by_role("button", name=act).click()
    expect(log(bo).filter(has_text="Bo rests")).to_have_count(1)


def fingered(page: Page, piece: str, goal: str) -> None:
    """Drag with a finger."""
    hand = page.context.new_cdp_session(page)
    boxes = [page.locator(spot).first.bounding_box() for spot in (piece, goal)]
    (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box is not None)
    for step in range(7):
        at = {"x": x + (to_x - x) * step / 6, "y": y + (to_y - y) * step / 6}
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": [at]})
    expect(page.locator(goal)).to_have_attribute("data-under", "")
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_drags_a_piece_and_a_phone_does_not_ask_again(stage: Stage) -> None:
    page = stage.person(f"/table/{stage.server.table(bots={'1': 'random'})}", **PHONE)
    sit(page, "Ada")
    to_move(page)
    fingered(page, '.bw [data-cell="e2"]', '.bw [data-cell="e3"]')
    expect(cell(page, "e3")).to_have_attribute("aria-label", re.compile("dwarf of Ada"))
    assert page.evaluate("scrollY") == 0
    expect(page.locator("[data-under]")).to_have_count(0)
