"""Bots from outside: commands and packages play wherever a level can be named; one that misbehaves gets a sentence, and play goes on."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

import avernus
from avernus import AvernusError, bots
from avernus.analysis import Effort, review
from avernus.analysis.review import advised
from avernus.bots import outside
from avernus.bots.outside import LineBot, attempt
from avernus.commands.local import bots_of
from avernus.core.game import Game
from avernus.core.state import State
from avernus.games import find
from avernus.lab.arena import Arena, hold
from avernus.lab.playing import Pairing, play
from avernus.server.tables.bot_pool import choose
from avernus.tui.local_sitting import LocalSitting
from tests.bots.outsiders import ANSWERS, HEAD, LAST, SILENT, install, program
from tests.server.test_two_worlds import CASES, moments, other_world

STATE = avernus.game("splut").new(2)
TINY = ("tiny-last", "tiny-broken", "tiny-cheat", "tiny-slow", "tiny-secretive", "tiny-none", "tiny-missing")


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    said: list[str] = []
    monkeypatch.setattr(outside, "noticed", said.append)
    yield said


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package is on the path while a test runs."""
    site = install(tmp_path)
    monkeypatch.syspath_prepend(str(site))
    kept = (outside.brought_by_packages, outside.package_bot)
    for one in kept:
        one.cache_clear()
    yield site
    sys.modules.pop("tiny_bots", None)
    for one in kept:
        one.cache_clear()


@pytest.mark.parametrize("kind", ANSWERS)
def test_a_command_that_misbehaves_is_left_with_one_sentence(kind: str, tmp_path: Path, heard: list[str]) -> None:
    code, reason = ANSWERS[kind]
    bot = LineBot(program(tmp_path, HEAD + code))
    for _ in range(2):
        assert bots.think(bot, avernus.game("splut"), STATE, 0, Random(1)) in STATE.legal(0)
    assert len(heard) == 1 and heard[0].endswith("greedy plays on for it.") and "\n" not in heard[0]
    assert re.search(reason, heard[0]), heard[0]
    assert bot.command is None, "no process is left"


@pytest.mark.parametrize("kind", ANSWERS)
def test_in_the_arena_a_command_that_misbehaves_forfeits(kind: str, tmp_path: Path, heard: list[str]) -> None:
    code, reason = ANSWERS[kind]
    name = f"run:{program(tmp_path, HEAD + code)}"
    outcome = play(Pairing("splut", ("random", name), "3"))
    assert (outcome.reason, outcome.forfeit, outcome.ranks, outcome.winners) == ("forfeit", 1, (1, 2), (0,))
    assert re.search(reason, outcome.why), outcome.why
    assert heard == [] and outside.line_bot(name.removeprefix("run:")).command is None
    three = play(Pairing("splut", (name, "random", "random"), "3"))
    assert (three.ranks, three.winners) == ((3, 1, 1), (1, 2))


def test_a_command_that_falls_silent_forfeits_or_is_left(tmp_path: Path, heard: list[str]) -> None:
    command = program(tmp_path, HEAD + SILENT)
    outcome = play(Pairing("splut", ("random", f"run:{command}"), "3", seconds=0.01))
    assert (outcome.forfeit, outcome.why, outcome.decisions[1]) == (1, "did not answer in time", 2)
    bot = LineBot(command, 0.01)
    for _ in range(2):
        assert bots.think(bot, avernus.game("splut"), STATE, 0, Random(1)) in STATE.legal(0)
    assert len(heard) == 1 and "did not answer in time" in heard[0] and bot.command is None


def test_a_report_says_who_forfeited_and_why_and_goes_on(tmp_path: Path) -> None:
    broken, sound = f"run:{program(tmp_path, HEAD + ANSWERS['dead'][0])}", f"run:{program(tmp_path, HEAD + LAST, 'sound')}"
    found = hold(Arena("splut", (broken, sound, "random"), 2, games=6, most=40), workers=0).dump()
    rows = {row["bot"]: row for row in found["bots"]}
    assert rows[broken]["forfeits"] == {"has ended": 4} and rows[broken]["won"] == 0.0
    assert rows[sound]["forfeits"] == rows["random"]["forfeits"] == {} and found["reasons"]["forfeit"] == 4
    outside.line_bot(sound.removeprefix("run:")).close()


def test_a_command_that_does_not_exist_is_an_error() -> None:
    for name in ("run:/no/such/program", "run:", "run:'unclosed"):
        with pytest.raises(AvernusError):
            bots.named(name)
    with pytest.raises(AvernusError):
        bots.find("run:echo")


@pytest.mark.parametrize("given", [
    "tiger", "=run:cat", "tiger=", "tiger=none-such", "tiger=hard", "hard=run:cat", "Tiger=run:cat", "a b=run:cat",
    "tiger=run:/no/such/program",
])
def test_a_host_is_told_in_a_sentence_which_bot_cannot_be(given: str) -> None:
    before = dict(bots.hosted)
    with pytest.raises(AvernusError) as refused:
        bots_of([given])
    assert str(refused.value).endswith(".") and "\n" not in str(refused.value) and bots.hosted == before


# -- packages -------------------------------------------------------------------------------------


def test_the_bot_of_an_installed_package_plays_wherever_a_level_can_be_named(installed: Path, heard: list[str]) -> None:
    outcome = play(Pairing("splut", ("tiny-last", "random"), "3"))
    assert outcome.forfeit is None and outcome.decisions[0] > 0
    sitting = LocalSitting(avernus.new_table("splut", seed="3"), {1: "tiny-last"})
    sitting.play(0, sitting.read(0, "De3"))
    action = sitting.choose(1, sitting.thought())
    assert action == sitting.table.state.legal(1)[-1]
    sitting.play(1, action)
    found = review(sitting.table, Effort(nodes=300), bot="tiny-last")
    assert found.decisions[1].advice == found.decisions[1].action and found.trouble == ""
    assert choose("splut", None, STATE.dump(), 0, "tiny-last", 1) == STATE.legal(0)[-1]
    assert bots_of(["tiny=tiny-last"]) == {"tiny": "tiny-last"} and bots.known("tiny")
    del bots.hosted["tiny"]
    assert heard == []


@pytest.mark.parametrize(("name", "said"), [
    ("tiny-broken", "RuntimeError: 'no idea'"), ("tiny-cheat", "not legal"), ("tiny-slow", "in time"),
])
def test_a_package_that_misbehaves_is_left_or_forfeits(name: str, said: str, installed: Path, heard: list[str]) -> None:
    outcome = play(Pairing("splut", (name, "random"), "3", seconds=0.01))
    assert outcome.forfeit == 0 and said in outcome.why and outcome.winners == (1,)
    bot = bots.named(name).within(0.01)
    for _ in range(2):
        assert bots.think(bot, avernus.game("splut"), STATE, 0, Random(1)) in STATE.legal(0)
    assert len(heard) == 1 and said in heard[0] and heard[0].endswith("greedy plays on for it.")


@pytest.mark.parametrize(("name", "said"), [
    ("tiny-none", "is no bot"), ("tiny-missing", "cannot be opened"), ("tiny-other", "There is no bot"),
])
def test_an_entry_point_that_is_no_bot_is_refused_with_a_sentence(name: str, said: str, installed: Path) -> None:
    for ask in (bots.named, lambda name: play(Pairing("splut", (name, "random"), "3")), lambda name: bots_of([f"tiny={name}"])):
        with pytest.raises(AvernusError, match=said):
            ask(name)


# -- secrets --------------------------------------------------------------------------------------


def at_a_table(game: Game, world: State, seat: int, name: str) -> object:
    return choose(game.id, None, world.redeal(seat, Random(3)).dump(), seat, name, 3)


def in_the_arena(game: Game, world: State, seat: int, name: str) -> object:
    return attempt(bots.named(name), game, world, seat, Random(3))


def in_the_terminal(game: Game, world: State, seat: int, name: str) -> object:
    return bots.think(bots.named(name), game, world, seat, Random(3))


def in_analysis(game: Game, world: State, seat: int, name: str) -> object:
    return advised(bots.named(name), game, world, seat, 3)


@pytest.mark.parametrize("way", [at_a_table, in_the_arena, in_the_terminal, in_analysis])
@pytest.mark.parametrize(("name", "seats", "options", "first"), CASES, ids=lambda one: one if isinstance(one, str) else "")
def test_a_bot_is_told_what_its_seat_may_know_and_nothing_else(
    way: Callable[..., object], name: str, seats: int, options: dict[str, object], first: int, tmp_path: Path, installed: Path,
    heard: list[str],
) -> None:
    """Two worlds that a seat cannot tell apart are told to a command in the same bytes, and to a package in the same worlds."""
    game = find(name)
    kept = tmp_path / "heard.jsonl"
    ask = "    print(json.dumps({'id': q['id'], 'imagine': 2}), flush=True)\n    more = sys.stdin.readline()\n"
    keep = f"    open({str(kept)!r}, 'a').write(line.split(',', 1)[1] + more.split(',', 1)[1])\n"
    command = program(tmp_path, HEAD + ask + keep + LAST)
    state, other, seat = two_worlds(game, seats, options, first)
    answers = [[way(game, world, seat, who) for world in (state, other)] for who in (f"run:{command}", "tiny-secretive")]
    asked = outside.line_bot(command, 10.0) if way is at_a_table else outside.line_bot(command)
    asked.close()
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 4 and lines[:2] == lines[2:] and heard == []
    assert answers[0][0] == answers[0][1] and answers[1][0] == answers[1][1]
    told = json.loads("{" + lines[0])
    assert told["view"] == json.loads(json.dumps(state.view(seat))) and told["seat"] == seat


def two_worlds(game: Game, seats: int, options: dict[str, object], first: int) -> tuple[State, State, int]:
    """Two worlds, and the seat to move, which cannot tell them apart."""
    for state in islice(moments(game, seats, options, game.id), first, None):
        seat = next(one for one in state.actors() if one >= 0)
        world = other_world(state, seat)
        if world is not None and len(state.legal(seat)) > 1:
            return state, world, seat
    raise AssertionError("there is no such moment")


# -- the terminal, and the example ----------------------------------------------------------------


@pytest.mark.parametrize(("lang", "said"), [("en", "plays on for it"), ("es", "ha fallado"), ("fr", "a échoué")])
def test_in_the_terminal_a_sentence_says_that_a_bot_failed(lang: str, said: str, tmp_path: Path, heard: list[str]) -> None:
    command = program(tmp_path, HEAD + ANSWERS["garbage"][0])
    sitting = LocalSitting(avernus.new_table("splut", seed="3", lang=lang), {0: f"run:{command}"}, lang)
    for _ in range(2):
        sitting.play(0, sitting.choose(0, sitting.thought()))
        if 0 not in sitting.actors:
            break
    assert said in sitting.trouble and "is not JSON" in sitting.trouble and heard == []


def test_a_bot_that_fails_spoils_no_analysis(tmp_path: Path, heard: list[str]) -> None:
    table = avernus.new_table("splut", seed="3")
    for seat, action in ((0, "De3"), (1, "Sf7"), (1, "Sf8@e1"), (0, "Te2:w")):
        table.play(seat, action)
    found = review(table, Effort(nodes=300), bot=f"run:{program(tmp_path, HEAD + ANSWERS['illegal'][0])}")
    assert found.trouble.startswith("The bot") and "not legal" in found.trouble
    assert len(found.decisions) == 4 and all(one.advice == "" for one in found.decisions)


def test_the_example_of_thirty_lines_plays_in_the_arena(heard: list[str]) -> None:
    path = Path(avernus.__file__).parent / "envs/examples/line_bot.py"
    name = f"run:{sys.executable} -m avernus.envs.examples.line_bot"
    outcome = play(Pairing("splut", (name, "random"), "3"))
    assert heard == [] and outcome.decisions[0] >= 2 and outcome.reason not in ("limit", "forfeit")
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 35
    outside.line_bot(name.removeprefix("run:")).close()
