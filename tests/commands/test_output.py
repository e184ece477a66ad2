"""Outputs that are not what one expects: few letters, no room, no reader, none at all."""

import io
import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from avernus.cli import main
from avernus.core.refusals import AvernusError
from avernus.server import run as server
from avernus.server.run import log_level
from avernus.server.tables.hub import Config

AVERNUS = (sys.executable, "-m", "avernus.cli")


def avernus(*arguments: str, shell: str = "", **environment: str) -> "subprocess.CompletedProcess[bytes]":
    """The command in a process of its own; `shell` says what its streams are."""
    words = " ".join(f"'{word}'" for word in (*AVERNUS, *arguments))
    return subprocess.run(["sh", "-c", f"{words} {shell}"], capture_output=True, env=os.environ | environment, check=False, timeout=120)


def written(monkeypatch: pytest.MonkeyPatch, encoding: str, *arguments: str) -> str:
    """What the command writes to an output of an encoding."""
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    monkeypatch.setattr(sys, "stdout", out)
    assert main(list(arguments)) in (0, 1 if arguments == ("doctor",) else 0)
    assert isinstance(out.buffer, io.BytesIO)
    return out.buffer.getvalue().decode(encoding)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_an_output_that_is_not_unicode_gets_what_it_can_show(encoding: str, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for arguments in (("games",), ("rules", "laberinto", "--lang", "es"), ("replay", str(saved), "--lang", "fr"), ("doctor",), ("--help",)):
        assert written(monkeypatch, encoding, *arguments)


def test_accents_fall_off_only_where_they_must(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "opción" in written(monkeypatch, "latin-1", "rules", "laberinto", "--lang", "es")
    assert "opcion" in written(monkeypatch, "ascii", "rules", "laberinto", "--lang", "es")
    assert "2-4" in written(monkeypatch, "latin-1", "games")


def test_json_loses_nothing_where_the_output_is_not_unicode(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = json.loads(written(monkeypatch, "ascii", "games", "--json", "--lang", "es"))
    assert plain == json.loads(written(monkeypatch, "utf-8", "games", "--json", "--lang", "es"))


@pytest.mark.parametrize("arguments", [("games",), ("rules", "splut"), ("--help",)])
def test_a_full_disk_is_one_sentence(arguments: tuple[str, ...]) -> None:
    done = avernus(*arguments, shell="> /dev/full")
    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1
    assert b"No space left" in done.stderr


def test_closed_streams_are_no_fault() -> None:
    done = avernus("rules", "splut", shell=">&-")
    assert (done.returncode, done.stderr) == (1, b"avernus: There is no standard output to write to.\n")
    assert avernus("rules", "chess", shell="2>&-").returncode == 2
    assert avernus("rules", "chess", shell="2> /dev/full").returncode == 2
    done = avernus("play", "splut", "--plain", shell="<&-")
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("arguments", ["rules splut", "play splut --plain"])
def test_a_closed_pipe_is_no_error(arguments: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"yes 1 | {' '.join(AVERNUS)} {arguments} | head -1"], capture_output=True, text=True, check=True, timeout=120,
    )
    assert done.stderr in ("", "yes: standard output: Broken pipe\n")


def test_a_byte_order_mark_is_passed_over(saved: Path, tmp_path: Path) -> None:
    marked = tmp_path / "marked.avn"
    marked.write_bytes(b"\xef\xbb\xbf" + saved.read_bytes().replace(b"\n", b"\r\n"))
    assert main(["verify", str(marked)]) == 0
    assert main(["replay", str(marked)]) == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_log_level_that_is_none_is_refused_before_anything_is_served(
    workers: str, monkeypatch: pytest.MonkeyPatch, refused: Callable[..., str]
) -> None:
    monkeypatch.setenv("AVERNUS_LOG", "loud")
    assert "AVERNUS_LOG is debug, info, warning, error or critical, not 'loud'." in refused("serve", "--workers", workers)


@pytest.mark.parametrize(("said", "meant"), [("info", 20), ("INFO", 20), ("Debug", 10), ("", 30), ("15", 15)])
def test_a_log_level_is_understood_in_any_spelling(said: str, meant: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AVERNUS_LOG", said)
    assert log_level() == meant


def test_processes_that_end_at_once_are_not_replaced_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Dying] = []

    def begin(**work: object) -> Dying:
        begun.append(Dying())
        return begun[-1]

    monkeypatch.setattr(server, "HASTE", float("inf"))
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr("time.sleep", lambda seconds: None)
    monkeypatch.setattr("multiprocessing.get_context", lambda kind: SimpleNamespace(Process=begin))
    with socket.socket() as sock, pytest.raises(AvernusError, match="have ended as soon as they were started"):
        server.WorkerSupervisor(sock, None, Config(), 2).run()
    assert len(begun) <= 2 + server.MOST_HASTY


class Dying:
    """A process that has ended before anybody looks."""

    def start(self) -> None: ...

    def is_alive(self) -> bool:
        return False

    def join(self, seconds: float) -> None: ...

    def terminate(self) -> None: ...


def test_a_fault_of_ours_is_one_sentence_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from avernus import cli
    from avernus.commands import games

    def broken(*arguments: object) -> None:
        raise ZeroDivisionError("by\nnothing")

    monkeypatch.setattr(games, "describe", broken)
    assert cli.main(["games"]) == cli.FAULT
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "ZeroDivisionError: by nothing" in err
    monkeypatch.setenv("AVERNUS_DEBUG", "1")
    cli.main(["games"])
    assert "Traceback" in capsys.readouterr().err
