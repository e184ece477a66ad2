"""`avernus analyse` as a stranger uses it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bots.outsiders import ANSWERS, HEAD, LAST, program

Run = Callable[..., tuple[int, str, str]]
Refused = Callable[..., str]
QUICK = ("--nodes", "300", "--workers", "1")


@pytest.mark.parametrize(("lang", "said"), [("en", "would have played"), ("es", "habría jugado"), ("fr", "aurait joué")])
def test_a_record_is_judged_and_a_bot_asked(run: Run, saved: Path, tmp_path: Path, lang: str, said: str) -> None:
    command = program(tmp_path, HEAD + LAST)
    code, out, err = run("analyse", str(saved), *QUICK, "--lang", lang, "--bot", f"run:{command}")
    assert (code, err) == (0, "") and said in out and "Sf8@e1" in out


def test_all_of_it_as_data(run: Run, saved: Path) -> None:
    code, out, _ = run("analyse", str(saved), *QUICK, "--json", "--bot", "greedy")
    found = json.loads(out)
    assert code == 0 and len(found["decisions"]) == 4 and all(one["advice"] for one in found["decisions"])


def test_a_bot_that_fails_gets_a_sentence_and_the_rest_is_told(run: Run, saved: Path, tmp_path: Path) -> None:
    code, out, err = run("analyse", str(saved), *QUICK, "--lang", "en", "--bot", f"run:{program(tmp_path, HEAD + ANSWERS['dead'][0])}")
    assert code == 0 and err.count("\n") == 1 and "has ended." in err and "Sf8@e1" in out


def test_what_cannot_be_analysed_is_refused(refused: Refused, saved: Path, tmp_path: Path) -> None:
    assert "There is no bot" in refused("analyse", str(saved), "--bot", "nobody")
    assert "no program" in refused("analyse", str(saved), "--bot", "run:/no/such/program")
    assert "There is no seat 3" in refused("analyse", str(saved), "--seat", "3")
    other = tmp_path / "other.avn"
    other.write_text(saved.read_text(encoding="utf-8").replace('"rules": 1', '"rules": 9'), encoding="utf-8")
    assert "rules 9" in refused("analyse", str(other))
    other.write_text("no record", encoding="utf-8")
    refused("analyse", str(other))
    refused("analyse", str(tmp_path / "none.avn"))
