"""`avernus puzzle` as a stranger uses it."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from avernus.games.splut.puzzles import shipped, write

Run = Callable[..., tuple[int, str, str]]
Refused = Callable[..., str]


def answered(run: Run, monkeypatch: pytest.MonkeyPatch, typed: list[str], *arguments: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    code, out, err = run("puzzle", *arguments)
    assert (code, err) == (0, "")
    return out


def test_a_puzzle_is_solved_and_the_streak_is_kept(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    one = shipped()[0]
    assert "In a row: 1." in answered(run, monkeypatch, one.actions, "1", "--lang", "en")
    assert "In a row: 2." in answered(run, monkeypatch, ["nonsense", *one.actions], "1", "--lang", "en")
    kept = json.loads((tmp_path / "data" / "puzzles.json").read_text())
    assert kept == {"row": 2, "best": 2, "solved": [1]}


def test_hints_and_solutions_break_the_streak(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    one = shipped()[0]
    out = answered(run, monkeypatch, ["hint", *one.actions, "again", "solution", "quit"], "1", "--lang", "en")
    assert f"The next move is {one.actions[0]}." in out and "In a row: 0." in out and " ".join(one.actions) in out
    assert json.loads((tmp_path / "data" / "puzzles.json").read_text())["row"] == 0


@pytest.mark.parametrize(("lang", "words"), [("es", ["pista", "salir"]), ("fr", ["indice", "quitter"])])
def test_commands_have_words_in_each_language(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, words: list[str]) -> None:
    assert shipped()[4].actions[0] in answered(run, monkeypatch, words, "5", "--lang", lang)


def test_a_lost_streak_is_said(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "puzzles.json").write_text("{")
    assert "puzzles.json cannot be read" in answered(run, monkeypatch, ["quit"], "--difficulty", "5", "--seed", "3", "--lang", "en")


def test_puzzles_as_data(run: Run) -> None:
    code, out, _ = run("puzzle", "7", "--json")
    assert code == 0 and json.loads(out) == shipped()[6].dump()


def test_what_cannot_be_put_is_refused(refused: Refused, tmp_path: Path) -> None:
    damaged = tmp_path / "puzzles.txt"
    damaged.write_text(write(list(shipped())[:3]).replace("T", "D"))
    assert "damaged" in refused("puzzle", "--file", str(damaged))
    damaged.write_bytes(b"\xff\xfe")
    assert "not text" in refused("puzzle", "--file", str(damaged))
    assert "cannot be read" in refused("puzzle", "--file", str(tmp_path / "none"))
    assert "no puzzle 99999" in refused("puzzle", "99999")
    assert "does not apply" in refused("puzzle", "3", "--difficulty", "1")
    few = tmp_path / "few.txt"
    few.write_text(write(list(shipped())[:3]))
    assert "difficulty 5" in refused("puzzle", "--file", str(few), "--difficulty", "5")
