"""The diagrams of the rulebooks: what the rules make of their positions, drawn by the boards."""

import pytest
from playwright.sync_api import expect

from tests.web.diagrams import DIAGRAMS, target, written
from tests.web.pictures_trade import bargaining, shown
from tests.web.stage import Stage
from tests.web.test_access import faults


@pytest.mark.parametrize("game", DIAGRAMS)
def test_diagrams_are_what_the_rules_say_today(game: str) -> None:
    assert target(game).read_text(encoding="utf-8") == written(game), "run `python -m tests.web.diagrams`"


BOARD = "svg[role=group]"


@pytest.mark.parametrize(
    ("game", "drawn", "board", "boards"),
    [("splut", "S7.2", BOARD, 2), ("hellgame", "H12.1", BOARD, 1), ("inferno-trade", "V41", ".market", 2)],
)
def test_a_rulebook_has_its_diagrams_beside_their_clauses(stage: Stage, game: str, drawn: str, board: str, boards: int) -> None:
    page = stage.person(f"/rules/{game}")
    figures = page.locator("figure.diagram")
    expect(figures).to_have_count(len(DIAGRAMS[game]))
    beside = page.locator(f'[data-clause~="{drawn}"] + figure.diagram')
    expect(beside.locator(board)).to_have_count(boards)  # before and after, or the one
    expect(beside.locator("figcaption")).not_to_be_empty()
    assert faults(page, "dark") == []


def test_opening_the_rulebook_leaves_an_offer_as_it_is(stage: Stage) -> None:
    page = shown(stage, bargaining())[0]
    page.locator(".me .soul.can").first.click()
    page.locator(".stalls .soul:not(.fixed)").first.click()
    expect(page.locator(".soul.give")).to_have_count(1)
    page.get_by_role("button", name="Rulebook").click()
    expect(page.locator(".drawer .soul.moved").first).to_be_attached()
    expect(page.locator(".drawer .soul.want")).to_have_count(0)
    expect(page.locator(".stage .soul.give")).to_have_count(1)
