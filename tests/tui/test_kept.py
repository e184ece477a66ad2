"""Games are saved as they go, and can be taken up again."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

import avernus
from avernus.cli import main
from avernus.tui import kept
from avernus.tui.kept import Kept
from avernus.tui.local_sitting import LocalSitting


def left(game: str = "splut", moves: int = 3) -> LocalSitting:
    """A game that somebody began against a bot and did not end."""
    table = avernus.new_table(game, seed="kept")
    session = LocalSitting(table, {seat: "random" for seat in range(1, table.seats)}, "en", "1", Kept.new(game))
    while sum(entry.seat == 0 for entry in session.log) < moves:
        seat = session.bot()
        session.play(0 if seat is None else seat, session.choices(0)[0][0] if seat is None else session.choose(seat, session.thought()))
    return session


@pytest.mark.parametrize("game", avernus.games())
def test_every_action_is_on_the_disk_at_once(game: str) -> None:
    session = left(game)
    (found,) = kept.unfinished()
    assert (found.game, found.bots) == (game, {seat: "random" for seat in range(1, session.seats)})
    again = found.open("en")
    assert [line for _, line in again.past] == [line for _, line in session.table.past]
    assert again.secret == session.table.secret, "draws go on as they were committed to"


def test_undo_is_kept_too() -> None:
    session = left()
    session.undo()
    assert [line for _, line in kept.unfinished()[0].open("en").past] == [line for _, line in session.table.past]


def test_a_game_that_nobody_has_touched_is_not_kept() -> None:
    session = LocalSitting(avernus.new_table("splut", 2, seed="1"), {0: "random"}, "en", "1", Kept.new("splut"))
    session.play(0, session.choose(0, session.thought()))
    assert kept.found() == []


def test_a_finished_game_is_not_offered() -> None:
    session = LocalSitting(avernus.new_table("splut", 2, seed="1"), {}, "en", None, Kept.new("splut"))
    for move in ("De3", "Sf7", "Sf8@e1", "Te2:w"):
        seat = session.actors[0]
        session.play(seat, session.read(seat, move))
    assert [one.over for one in kept.found()] == [True]
    with pytest.raises(avernus.AvernusError, match="no unfinished game"):
        kept.unfinished()


def test_a_disk_that_takes_nothing_is_told_once_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("AVERNUS_DATA", str(tmp_path / "file"))
    session = left()
    assert session.trouble.startswith("From here on the game is not saved as it goes: ")
    assert len(session.log) > 3


def test_what_lies_in_the_folder_and_is_no_game_is_passed_over() -> None:
    left()
    for name, text in (("a", ""), ("b", "{}\n\n"), ("c", "[]\n# avernus play []\n"), ("d", "\0")):
        (kept.folder() / f"{name}.avn").write_text(text)
    assert len(kept.found()) == 1


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST", 2)
    for number in range(4):
        session = left(moves=1)
        session.kept = Kept(kept.folder() / f"{number}.avn")
        session.keep()
    assert len(kept.found()) <= 3


def resumed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: str, *arguments: str) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    code = main(["play", "--resume", "--plain", "--lang", "en", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_only_one_is_opened_and_goes_on_in_its_file(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    before = len(left().table.past)
    code, out, _ = resumed(monkeypatch, capsys, "1\n")
    assert code == 0
    assert "The game is saved: “avernus play --resume” goes on with it." in out
    (found,) = kept.unfinished()
    assert len(found.open("en").past) > before


def test_of_several_one_is_asked_for(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for game in ("splut", "laberinto"):
        left(game).kept = None
    out = resumed(monkeypatch, capsys, "2\n")[1]
    titles = [line for line in out.splitlines() if line[:4] in ("  1.", "  2.")][:2]
    assert "actions" in titles[0] and "Which game?" in out
    assert resumed(monkeypatch, capsys, "", "laberinto")[1].startswith("Laberinto Interior in the terminal.")
    code, _, err = resumed(monkeypatch, capsys, "7\n")
    assert (code, err) == (2, "avernus: 7 is not between 1 and 2.\n")


def test_there_is_none(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert resumed(monkeypatch, capsys, "")[::2] == (2, "avernus: There is no unfinished game to go on with.\n")


def test_a_closed_terminal_loses_nothing() -> None:
    """The program is killed in the middle of a game."""
    play = [sys.executable, "-m", "avernus.cli", "play", "splut", "--plain", "--bots", "none", "--lang", "en"]
    with subprocess.Popen(play, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdin is not None and running.stdout is not None
        running.stdin.write("De3\n")
        running.stdin.flush()
        while "North" not in (line := running.stdout.readline()):
            assert line
        running.kill()
    assert [line.text for _, line in kept.unfinished()[0].open("en").past] == ["De3"]


def test_bots_that_search_are_given_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[dict[int, float]] = []

    def shown(session: LocalSitting, *rest: object) -> int:
        given.append({seat: getattr(bot, "seconds", -1.0) for seat, bot in session.bots.items()})
        return 0

    monkeypatch.setattr("avernus.tui.show", shown)
    assert main(["play", "splut", "--bots", "lucifer", "--time", "0.02"]) == 0 and given == [{1: 0.02}]
    assert main(["play", "splut", "--bots", "lucifer"]) == 0 and given[1] == {1: 0.0}
    assert main(["play", "splut", "--time", "soon"]) == 2
