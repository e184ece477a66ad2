"""A sixth game touches no file outside of its folder: written into a folder of its own, it is listed, played, served and compiled."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from avernus import BUILD
from avernus.compiling import NOTE, SOURCES, CompilationFailed, compile_folder
from tests.scaffold import opened, publish, write_game
from tests.server.harness import running

PERFT = """
import avernus
from avernus.core.perft import perft
from sixth import rules
print(rules.__file__, perft(avernus.game("sixth").new(2), 6))
"""


def run(environment: dict[str, str], *arguments: str, said: str = "") -> str:
    """What the command prints."""
    done = subprocess.run(
        [sys.executable, "-m", "avernus.cli", *arguments], env=environment, input=said, capture_output=True, text=True, check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed_and_played_in_the_terminal(tmp_path: Path) -> None:
    environment = publish(write_game(tmp_path, "sixth", "--chance", "--hidden"), "sixth")
    games = [game["id"] for game in json.loads(run(environment, "games", "--json"))]
    assert games == ["splut", "inferno-race", "laberinto", "inferno-trade", "hellgame", "sixth"]
    assert "most points win" in run(environment, "rules", "sixth", "--clause", "X5")
    wanted = ("--seats", "2", "--bots", "random", "--seed", "1", "--plain", "--lang", "en")
    played = run(environment, "play", "sixth", *wanted, said="1\n" * 30)
    assert "Stones left: 12" in played and "Cards" in played and "wins with the most points" in played


async def test_it_is_played_through_the_server(tmp_path: Path) -> None:
    with opened(write_game(tmp_path, "served", "--chance", "--hidden"), "served"):
        async with running(tmp_path) as client:
            listed = {game["id"]: game for game in (await client.get("/api/games")).json()["games"]}
            assert listed["served"]["title"] == "Served" and "cards" not in str(listed["served"])
            assert "X4" in (await client.get("/api/games/served/rulebook/en")).text
            _, _, players = await client.two("served")
            over = False
            for _ in range(60):
                states = []
                for player in players:
                    await player.send(resync=True)
                    states.append(await player.next("state"))
                over = states[0]["status"] == "over"
                assert over or [state["view"]["cards"][1 - seat] for seat, state in enumerate(states)] == [None, None]
                if over:
                    break
                for player, state in zip(players, states, strict=True):
                    if state["legal"]:
                        assert (await player.ask(do=state["legal"][0][0]))["type"] == "done"
            assert over


def test_it_is_compiled_against_the_core_that_runs(tmp_path: Path) -> None:
    source = write_game(tmp_path, "sixth", "--chance", "--hidden")
    environment = publish(source, "sixth")
    command = [sys.executable, "-c", PERFT]
    plain, interpreted = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()
    assert plain.endswith(".py")
    if not (SOURCES / NOTE).is_file():
        with pytest.raises(CompilationFailed):
            compile_folder(source / "sixth", tmp_path / "work")
        return
    assert compile_folder(source / "sixth", tmp_path / "work")
    fast, compiled = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()
    assert fast.endswith(".py") == (BUILD != "compiled") and compiled == interpreted
