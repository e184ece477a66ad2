"""Puzzles in the browser: three clicks from home to the first move."""

from playwright.sync_api import Page, expect

import avernus
from avernus.games.splut.puzzles import shipped
from tests.web.moves import walk
from tests.web.stage import Stage
from tests.web.test_access import PHONE

ONE = shipped()[0]
"""The easiest: the troll walks twice and throws."""
WAYS = {"n": "North", "e": "East", "s": "South", "w": "West"}


def solve(page: Page) -> None:
    """Play the solution by pointing; the next piece is taken up when the page shows what the last action did."""
    table = avernus.new_table("splut", position=ONE.position)
    troll = next(piece for piece in places() if piece[0] == "T" and piece[1] == ONE.position.split()[2])[2]
    for action in ONE.actions:
        to, _, way = action[1:].partition(":")
        more = any(other.startswith(f"{action}:") for other in table.legal(table.actors[0]))
        walk(page, troll, to)
        if way:
            page.get_by_role("button", name=WAYS[way], exact=True).click()
        elif more:
            page.get_by_role("button", name="and nothing else").click()
        table.play(table.actors[0], action)
        troll = to


def places() -> list[tuple[str, str, str]]:
    view = avernus.new_table("splut", position=ONE.position).view(None)
    return [(piece["piece"], view["places"][piece["seat"]], piece["cell"]) for piece in view["pieces"]]


def test_a_puzzle_is_solved_and_the_next_one_comes(stage: Stage) -> None:
    page = stage.person("/")
    page.get_by_role("link", name="Solve one").click()
    expect(page.get_by_role("heading", name="Puzzle", exact=False).first).to_be_visible()
    page.goto(page.url.rsplit("/", 1)[0] + "/1")
    expect(page.get_by_text("Difficulty 1 of 5")).to_be_visible()
    solve(page)
    expect(page.get_by_text("Solved!")).to_be_visible()
    expect(page.get_by_text("1 in a row, at most 1 so far")).to_be_visible()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_role("heading", name="Puzzle 1", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".s-hint")).not_to_have_count(0)
    expect(page.get_by_text("0 in a row, at most 1 so far")).to_be_visible()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_text("This is how it is won.")).to_be_visible()


def test_on_a_phone_the_task_stands_there_and_the_next_puzzle_can_be_reached(stage: Stage) -> None:
    page = stage.person("/puzzles/splut/1", **PHONE)
    expect(page.get_by_text("There is exactly one way to win in this turn: find it.")).to_be_visible()
    page.get_by_role("button", name="Show the solution").tap()
    expect(page.get_by_text("This is how it is won.")).to_be_visible()
    page.get_by_role("button", name="Next puzzle").tap()
    expect(page.get_by_role("heading", name="Puzzle 1", exact=True)).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
