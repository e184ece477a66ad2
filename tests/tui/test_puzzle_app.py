"""Puzzles on the whole screen."""

import json
from pathlib import Path
from random import Random

import pytest
from textual.widgets import Static

from avernus.games.splut.puzzles import Puzzle, shipped
from avernus.tui.puzzle_app import PuzzleApp
from avernus.tui.puzzle_sitting import Course, PuzzleSitting, Streak

ONE = next(one for one in shipped() if one.turns == 1)
TWO = next(one for one in shipped() if one.turns == 2)


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder that no other test knows."""
    monkeypatch.setenv("AVERNUS_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("AVERNUS_DATABASE", raising=False)
    return tmp_path / "data" / "puzzles.json"


def app_of(*puzzles: Puzzle, lang: str = "en") -> PuzzleApp:
    return PuzzleApp(PuzzleSitting(Course(list(puzzles), Random(1), lang, Streak(kept=True))))


def shown(app: PuzzleApp, name: str) -> str:
    return str(app.query_one(f"#{name}", Static).content)


async def typed(pilot: object, action: str) -> None:
    """Type an action at the bottom."""
    signs = {":": "colon", "+": "plus", "@": "at", "/": "slash"}
    await pilot.press("colon", *(signs.get(sign, sign) for sign in action), "enter")  # type: ignore[attr-defined]
    await pilot.pause()  # type: ignore[attr-defined]


async def test_a_puzzle_is_solved_and_the_next_one_put(own_data: Path) -> None:
    app = app_of(ONE, TWO)
    app.puzzles.course.attempt = type(app.puzzles.course.attempt)(ONE)
    app.puzzles.sit_down()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert shown(app, "prompt").startswith(f"Puzzle {ONE.number}, difficulty {ONE.difficulty} of 5. ")
        assert "next" in shown(app, "keys") and "hint" in shown(app, "keys")
        for action in ONE.actions:
            await typed(pilot, action)
        assert shown(app, "prompt").startswith("Solved. In a row: 1.")
        await pilot.press("n")
        assert f"Puzzle {TWO.number}" in shown(app, "prompt")
        await pilot.press("q")
    assert app.return_value == 0
    assert json.loads(own_data.read_text(encoding="utf-8")) == {"row": 1, "best": 1, "solved": [ONE.number]}


async def test_the_other_answers_between_two_turns() -> None:
    app = app_of(TWO)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for action in TWO.solution[0]:
            await typed(pilot, action)
        assert "The other has answered" in shown(app, "prompt")
        assert all(action in shown(app, "sentences") for action in TWO.solution[1])
        for action in TWO.solution[2]:
            await typed(pilot, action)
        assert shown(app, "prompt").startswith("Solved.")


async def test_a_hint_the_solution_and_a_wrong_turn(own_data: Path) -> None:
    app = app_of(ONE)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("h")
        while "hint" not in shown(app, "note").lower():
            await pilot.pause()
        await pilot.press("e")
        assert f"It is won by {' '.join(ONE.actions)}." in shown(app, "note")
        while not app.puzzles.over:  # whatever is not the solution, until the turn is over
            legal = [text for _, _, text in app.puzzles.choices(app.puzzles.course.attempt.seat) if text not in ONE.actions]
            await typed(pilot, legal[0])
        assert shown(app, "prompt").startswith("The turn is over, and this was not it.")
        await pilot.press("u")
        assert f"Puzzle {ONE.number}" in shown(app, "prompt") and shown(app, "sentences") == ""
    assert json.loads(own_data.read_text(encoding="utf-8"))["row"] == 0


@pytest.mark.parametrize(("lang", "said"), [("es", "Puzle|Problema|Rompecabezas|Acertijo"), ("fr", "Problème|Énigme|Casse-tête|Puzzle")])
async def test_puzzles_speak(lang: str, said: str, own_data: Path) -> None:
    own_data.parent.mkdir()
    own_data.write_text("{", encoding="utf-8")
    app = app_of(ONE, lang=lang)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert any(word in shown(app, "prompt") for word in said.split("|"))
        assert "puzzles.json" in shown(app, "note")
        await pilot.press("l", "n")
        assert app.puzzles.course.lang != lang


async def test_what_the_rules_refuse_is_refused_with_its_clause() -> None:
    app = app_of(ONE)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await typed(pilot, "Da5")
        assert shown(app, "note").startswith("× ") and "(S" in shown(app, "note")
