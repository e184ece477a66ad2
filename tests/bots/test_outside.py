"""Bots from outside: a command that speaks lines of JSON plays; one that misbehaves is left with a sentence, and the game goes on."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import avernus
from avernus import AvernusError, bots
from avernus.bots import outside
from avernus.bots.outside import LineBot
from avernus.lab.playing import Pairing, play

STATE = avernus.game("splut").new(2)
HEAD = "import json, sys, time\nfor line in sys.stdin:\n    q = json.loads(line)\n"
ANSWERS = {
    "garbage": ("    print('De3', flush=True)\n", "is not JSON"),
    "list": ("    print('[1]', flush=True)\n", "no object"),
    "other": ("    print(json.dumps({'id': 99, 'action': 'De3'}), flush=True)\n", "another question"),
    "illegal": ("    print(json.dumps({'id': q['id'], 'action': 'De9'}), flush=True)\n", r"not legal \(S5"),
    "nonsense": ("    print(json.dumps({'id': q['id'], 'action': 'castle'}), flush=True)\n", "not legal"),
    "number": ("    print(json.dumps({'id': q['id'], 'action': 7}), flush=True)\n", "no action in notation"),
    "dead": ("    sys.exit(3)\n", "has ended"),
    "worlds": ("    print(json.dumps({'id': q['id'], 'imagine': 10**9}), flush=True)\n", "worlds"),
    "flood": ("    sys.stdout.write('x' * 3_000_000)\n    sys.stdout.flush()\n    sys.stdin.readline()\n", "without an end"),
}


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    said: list[str] = []
    monkeypatch.setattr(outside, "noticed", said.append)
    yield said


def program(tmp_path: Path, code: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(code, encoding="utf-8")
    return f"{sys.executable} {path}"


@pytest.mark.parametrize("kind", ANSWERS)
def test_a_command_that_misbehaves_is_left_with_one_sentence(kind: str, tmp_path: Path, heard: list[str]) -> None:
    code, reason = ANSWERS[kind]
    bot = LineBot(program(tmp_path, HEAD + code))
    for _ in range(2):
        assert bots.think(bot, avernus.game("splut"), STATE, 0, Random(1)) in STATE.legal(0)
    assert len(heard) == 1 and heard[0].endswith("greedy plays on for it.") and "\n" not in heard[0]
    assert re.search(reason, heard[0]), heard[0]
    assert bot.command is None, "no process is left"


def test_a_command_that_is_silent_is_left(tmp_path: Path, heard: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "GRACE", 0.0)
    bot = LineBot(program(tmp_path, HEAD + "    sys.stdin.readline()\n"), seconds=-0.9)
    assert bots.think(bot, avernus.game("splut"), STATE, 0, Random(1)) in STATE.legal(0)
    assert "did not answer in time" in heard[0] and bot.command is None


def test_a_command_that_does_not_exist_is_an_error() -> None:
    for name in ("run:/no/such/program", "run:", "run:'unclosed"):
        with pytest.raises(AvernusError):
            bots.think(bots.named(name), avernus.game("splut"), STATE, 0, Random(1))
    with pytest.raises(AvernusError):
        bots.find("run:echo")


def test_a_command_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path, heard: list[str]) -> None:
    """Two worlds that a seat cannot tell apart are told in the same bytes."""
    kept = tmp_path / "heard.jsonl"
    code = HEAD + f"    open({str(kept)!r}, 'a').write(line)\n"
    code += "    print(json.dumps({'id': q['id'], 'action': q['legal'][-1]}), flush=True)\n"
    game = avernus.game("inferno-race")
    state, rng = game.new(3), Random(4)
    for _ in range(60):
        seat = int(state.mover())
        state.apply(seat, rng.choice([a for a, _ in state.outcomes()] if seat == -1 else state.legal(seat)))
    while (seat := int(state.mover())) == -1:
        state.apply(-1, state.outcomes()[0][0])
    other = state.redeal(seat, Random(9))
    assert other != state
    chosen = []
    for world in (state, other):
        bot = LineBot(program(tmp_path, code))
        chosen.append(bots.think(bot, game, world, seat, Random(1)))
        bot.close()
    first, second = kept.read_text(encoding="utf-8").splitlines()
    assert first == second and chosen[0] == chosen[1] and heard == []
    told = json.loads(first)
    assert told["view"] == json.loads(json.dumps(state.view(seat))) and told["seat"] == seat


def test_the_example_of_thirty_lines_plays_in_the_arena(heard: list[str]) -> None:
    path = Path(avernus.__file__).parent / "envs/examples/line_bot.py"
    name = f"run:{sys.executable} -m avernus.envs.examples.line_bot"
    outcome = play(Pairing("splut", (name, "random"), "3"))
    assert heard == [] and outcome.decisions[0] >= 2 and outcome.reason != "limit"
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 35
    outside.line_bot(name.removeprefix("run:")).close()
