"""At a server's table: sitting down, playing, coming back, looking on, in both terminal clients."""

import contextlib
import io
import json
import sys
import threading
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from textual.widgets import Static

import avernus
from avernus.cli import main
from avernus.server.run import bind, server_for
from avernus.server.tables.hub import Config, Hub
from avernus.store.store import open_store
from avernus.tui.app import AvernusApp
from avernus.tui.plain import play_plain
from avernus.tui.remote_sitting import RemoteSitting, join, tokens_file


@pytest.fixture
def base(tmp_path: Any) -> Iterator[str]:
    """A server in a thread, on a port of its own."""
    sock = bind("127.0.0.1", 0)
    server = server_for(Hub(open_store(str(tmp_path / "tables.sqlite3"), False), Config()))
    thread = threading.Thread(target=lambda: server.run(sockets=[sock]))
    thread.start()
    yield f"http://127.0.0.1:{sock.getsockname()[1]}"
    server.should_exit = True
    thread.join(20)


def opened(base: str, **wanted: Any) -> str:
    """The link of a new table."""
    data = json.dumps({"game": "splut", "seats": 2} | wanted).encode()
    request = urllib.request.Request(f"{base}/api/tables", data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return f"{base}/table/{json.load(answer)['id']}"


@contextlib.contextmanager
def seated(link: str, **wanted: Any) -> Iterator[RemoteSitting]:
    """Somebody at the table; forgotten by this machine, so that others can sit down here too."""
    table = join(link, "en", **wanted)
    tokens_file().unlink(missing_ok=True)
    try:
        yield table
    finally:
        table.close()


def until(table: RemoteSitting, *seats: int) -> None:
    """Listen until somebody of these is waited for, or the game is over."""
    while not table.over and not set(table.waiting()) & set(seats):
        table.attend()


def play(table: RemoteSitting, text: str) -> None:
    until(table, *table.people)
    table.play(table.people[0], table.read(table.people[0], text))


def test_two_terminals_play_a_game_to_its_end(base: str) -> None:
    link = opened(base)
    with seated(link, name="Ada", seat=0) as ada:
        assert ada.view(0) == {}
        assert ada.question(0) == f"The table waits for players. Its link: {link}"
        assert ada.player(1) == "nobody yet"
        with seated(link, name="Bo") as bo:
            play(ada, "De3")
            play(bo, "Sf7")
            with pytest.raises(avernus.AvernusError, match=r"S\d"):
                bo.play(1, bo.read(1, "Se9"))
            assert bo.clause.startswith("S")
            play(bo, "Sf8@e1")
            play(ada, "Te2:w")
            until(bo)
            assert (ada.over, bo.over) == (True, True)
            assert ada.result is not None and ada.result.winners == (1,)
            assert "Bo" in bo.ending() or "North" in bo.ending()
            assert [entry.notation for entry in bo.log] == [entry.notation for entry in ada.log] == ["De3", "Sf7", "Sf8@e1", "Te2:w"]
            assert any("dwarf walks from e2 to e3" in said for said in bo.told(bo.log[0], 1))


def test_line_by_line_against_a_bot(base: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    link = opened(base, bots={"1": "random"})
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nxyzzy\nhint\nlog\n"))
    assert main(["play", "--table", link, "--name", "Ada", "--plain", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Splut! in the terminal.")
    assert "  1. dwarf to e3 (De3)" in out
    assert "Hint: " in out
    assert "xyzzy" in out
    assert f"Your seat stays yours: avernus play --table {link} takes you back to it." in out


def test_a_closed_terminal_loses_no_seat(base: str) -> None:
    link = opened(base, bots={"1": "random"})
    first = join(link, "en", "Ada")
    first.close()
    again = join(link, "es")
    assert again.people == [0]
    assert again.question(0) == "Te toca: te queda un paso."
    again.close()
    assert oct(tokens_file().stat().st_mode)[-3:] == "600"


def test_whoever_watches_takes_no_seat(base: str) -> None:
    link = opened(base)
    with seated(link, name="Ada") as ada, seated(link, name="Bo") as bo, seated(link, watch=True) as table:
        for player, move in ((ada, "De3"), (bo, "Sf7"), (bo, "Sf8@e1"), (ada, "Te2:w")):
            play(player, move)
        while not table.over:
            table.attend()
        assert (table.people, table.actors) == ([], ())
        assert table.ending() == bo.ending() or table.ending()
        out = io.StringIO()
        assert play_plain(table, io.StringIO(), out) == 0
        assert table.ending() in out.getvalue()


async def test_on_the_full_screen(base: str) -> None:
    with seated(opened(base, bots={"1": "random"}), name="Ada") as table:
        app = AvernusApp(table)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("right", "enter", "up", "enter")
            while len(table.log) < 3 or table.person() is None:
                await pilot.pause(0.02)
            await pilot.pause()
            assert "Ada" in str(app.query_one("#players", Static).content)
            assert "elsewhere" not in str(app.query_one("#players", Static).content)
            assert "dwarf" in str(app.query_one("#sentences", Static).content)
            await pilot.press("l")
            while "Te toca" not in str(app.query_one("#prompt", Static).content):
                await pilot.pause(0.02)
            await pilot.press("ctrl+c")
            await pilot.pause()
            await pilot.press("ctrl+c")
        assert app.return_value == 0


@pytest.mark.parametrize("game", avernus.games())
def test_every_game_can_be_played_there(base: str, game: str) -> None:
    seats = avernus.game(game).seats.start
    link = opened(base, game=game, seats=seats, bots={str(seat): "random" for seat in range(1, seats)})
    with seated(link, name="Ada") as table:
        out = io.StringIO()
        assert play_plain(table, io.StringIO("1\n" * 4), out) == 0
        assert sum(entry.seat == 0 for entry in table.log) >= 2


def test_what_the_server_refuses_is_one_sentence(base: str, capsys: pytest.CaptureFixture[str]) -> None:
    full = opened(base, bots={"0": "random"})
    with seated(full, name="Bo"):
        assert main(["play", "--table", full, "--name", "Cy", "--seat", "2", "--plain"]) == 2
        assert main(["play", "--table", full, "--name", "", "--plain"]) == 2
    assert main(["play", "--table", f"{base}/table/nosuchtable", "--plain"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 3
    assert "Traceback" not in err
