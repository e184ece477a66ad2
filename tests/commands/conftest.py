"""The command line as a stranger uses it."""

from collections.abc import Callable
from pathlib import Path

import pytest

import avernus
from avernus.cli import main

Run = Callable[..., tuple[int, str, str]]
Refused = Callable[..., str]


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder that no other test knows."""
    monkeypatch.setenv("AVERNUS_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("AVERNUS_DATABASE", raising=False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*arguments: str) -> tuple[int, str, str]:
        code = main(list(arguments))
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.fixture
def refused(run: Run) -> Refused:
    def refused(*arguments: str) -> str:
        """Bad input: exit code 2, one sentence on standard error, nothing on standard output."""
        code, out, err = run(*arguments)
        assert code == 2
        assert out == ""
        assert err.startswith("avernus: ")
        assert err.count("\n") == 1
        assert err.isprintable() or err[:-1].isprintable()
        assert "Traceback" not in err
        return err

    return refused


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A short game, won by North."""
    table = avernus.new_table("splut", seats=2, seed="42")
    for seat, action in ((0, "De3"), (1, "Sf7"), (1, "Sf8@e1"), (0, "Te2:w")):
        table.play(seat, action)
    path = tmp_path / "game.avn"
    table.save(path)
    return path
