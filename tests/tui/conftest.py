"""Tables and applications for the tests of the terminal client."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

import avernus
from avernus.play.table import Table
from avernus.tui.app import AvernusApp
from avernus.tui.local_sitting import LocalSitting
from avernus.tui.plain import play_plain

MakeApp = Callable[..., AvernusApp]
PlayPlain = Callable[..., str]


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder that no other test knows."""
    monkeypatch.setenv("AVERNUS_DATA", str(tmp_path / "data"))


@pytest.fixture
def table() -> Table:
    return avernus.new_table("splut", 2, seed="tui")


@pytest.fixture
def make_app() -> MakeApp:
    def make(*moves: str, seats: int = 2, bots: dict[int, str] | None = None, lang: str = "en") -> AvernusApp:
        table = avernus.new_table("splut", seats, seed="tui")
        for move in moves:
            table.play(table.actors[0], move)
        return AvernusApp(LocalSitting(table, bots or {}, lang, "tui"), pace=0.0)

    return make


@pytest.fixture
def plain() -> PlayPlain:
    def run(*lines: str, seats: int = 2, bots: dict[int, str] | None = None, lang: str = "en", moves: tuple[str, ...] = ()) -> str:
        table = avernus.new_table("splut", seats, seed="tui")
        for move in moves:
            table.play(table.actors[0], move)
        out = io.StringIO()
        assert play_plain(LocalSitting(table, bots or {}, lang, "tui"), io.StringIO("".join(f"{line}\n" for line in lines)), out) == 0
        return out.getvalue()

    return run
