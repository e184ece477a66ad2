"""The generator of puzzles: the same seed gives the same puzzles, whichever worker plays which game, and each one is proved."""

import pytest

from avernus.games.splut import GAME
from avernus.games.splut.puzzles import read, write
from avernus.games.splut.puzzles.proof import Prover
from avernus.lab import puzzles as maker


def test_a_game_gives_the_same_puzzles_whatever_its_worker_did_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maker, "NODES", 20)  # quick games, in which wins are overlooked
    monkeypatch.setattr(maker, "TURNS", 16)
    tasks = [(7, 3, False), (7, 4, False)]
    fresh = []
    for task in tasks:
        monkeypatch.setattr(maker, "OWN", [])
        fresh.append(maker.one_game(task))
    monkeypatch.setattr(maker, "OWN", [])
    later = [maker.one_game(task) for task in reversed(tasks)]
    assert fresh == later[::-1] and all(fresh)
    for one in fresh[0]:
        state = GAME.position(one.position)
        assert len(Prover(state).wins(state, 2)) == 1
    found = [one for game in fresh for one in game]
    assert write(found) == write(read(write(found)))
