"""The diagrams of the rulebooks: what the rules make of their positions, drawn by the boards."""

import pytest
from playwright.sync_api import expect

from tests.web.diagrams import DIAGRAMS, target, written
from tests.web.stage import Stage
from tests.web.test_access import faults


@pytest.mark.parametrize("game", DIAGRAMS)
def test_diagrams_are_what_the_rules_say_today(game: str) -> None:
    assert target(game).read_text(encoding="utf-8") == written(game), "run `python -m tests.web.diagrams`"


@pytest.mark.parametrize(("game", "drawn", "boards"), [("splut", "S7.2", 2), ("hellgame", "H12.1", 1)])
def test_a_rulebook_has_its_diagrams_beside_their_clauses(stage: Stage, game: str, drawn: str, boards: int) -> None:
    page = stage.person(f"/rules/{game}")
    figures = page.locator("figure.diagram")
    expect(figures).to_have_count(len(DIAGRAMS[game]))
    beside = page.locator(f'[data-clause~="{drawn}"] + figure.diagram')
    expect(beside.locator("svg[role=group]")).to_have_count(boards)  # before and after, or the one
    expect(beside.locator("figcaption")).not_to_be_empty()
    assert faults(page, "dark") == []
