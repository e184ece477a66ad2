"""Wrong values for each parameter of what is public: `AvernusError` with one sentence, or an answer; never anything else."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import avernus
from avernus import AvernusError, Speaker, analysis, bots, records
from avernus.core.seats import CHANCE, CLOCK
from avernus.core.state import State
from avernus.envs import aec, gym, simultaneous, text, vector


class Odd:
    """Something that nobody expects."""

    def __repr__(self) -> str:
        return "<odd\nthing>"


class Failing:
    """Something that fails at whatever is asked of it."""

    def __index__(self) -> int:
        raise RuntimeError("no index")

    def __repr__(self) -> str:
        raise RuntimeError("no repr")

    def __fspath__(self) -> str:
        raise RuntimeError("no path")

    def __len__(self) -> int:
        raise RuntimeError("no length")

    __str__ = __repr__


WRONG: list[Any] = [
    None, True, 5, -1, 99, 2.5, float("nan"), float("inf"), "x", "", b"x", [], [5], ["x"], {}, {"x": 1}, {5: 5}, (), (5,), Odd(), Failing(),
    2**80, 10**40, "\ud800", "a\0b", np.array([1, 2]), np.float64(1.5), range(3), {1},
]
GAME = avernus.game("splut")
EFFORT = analysis.Effort(nodes=100, playouts=5, worlds=1)
Walk = tuple[Callable[[], Callable[..., Any]], dict[str, Any]]


class Fresh:
    """A good value that is made anew for each call."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.make = make


def table() -> avernus.Table:
    played = avernus.new_table("splut", 2, seed=1)
    played.play(0, "De3")
    return played


def begun(name: str) -> State:
    """The first decision of a player."""
    state = avernus.game(name).new(avernus.game(name).seats[0])
    while int(state.mover()) < 0:
        seat = int(state.mover())
        state.apply(seat, state.outcomes()[0][0] if seat == CHANCE else state.legal(CLOCK)[0])
    return state


def agents() -> aec.AvernusAEC:
    env = aec.env("splut", seats=2)
    env.reset(seed=1)
    return env


def together() -> simultaneous.AvernusParallel:
    env = simultaneous.parallel_env("splut", seats=2)
    env.reset(seed=1)
    return env


def alone() -> gym.AvernusGym:
    env = gym.AvernusGym("splut")
    env.reset(seed=1)
    return env


def of(make: Callable[[], Any], method: str) -> Callable[..., Any]:
    """A method of something that is made anew."""
    found: Callable[..., Any] = getattr(make(), method)
    return found


def walks(tmp_path: Path) -> dict[str, Walk]:
    """What is asked, by name: what makes the callable, and good values for its parameters."""
    found: dict[str, Walk] = {}

    def walk(called: str, make: Callable[[], Callable[..., Any]], **good: Any) -> None:
        found[called] = make, good

    def each(called: str, make: Callable[[], Any], methods: dict[str, dict[str, Any]]) -> None:
        for method, good in methods.items():
            walk(f"{called}.{method}", partial(of, make, method), **good)

    state, record, file = Fresh(lambda: table().state), Fresh(lambda: table().record), tmp_path / "kept.avn"
    table().save(file)
    walk("game", lambda: avernus.game, name="splut")
    walk("load", lambda: avernus.load, path=file, lang="en")
    walk("rollouts", lambda: avernus.rollouts, state=state, n=1, policy="random", seed=0)
    walk("Table", lambda: avernus.Table, game=GAME, state=state, record=record, secret=b"x" * 32, lang="en")
    walk("Speaker", lambda: Speaker, game=GAME, seats=2, lang="en", names=())
    each("Speaker", lambda: Speaker(GAME, 2), {
        "event": {"event": None}, "has": {"key": "title"}, "option": {"name": "first"}, "prompt": {"prompt": None},
        "say": {"key": "title"}, "seat": {"seat": 0},
        "refusal": {"refusal": None}, "result": {"result": None}, "say_slowly": {"key": "title"}, "word": {"word": None},
        "words": {"words": ()},
    })
    each("Table", table, {
        "advance": {"ms": 1}, "legal": {"seat": 1}, "play": {"seat": 1, "action": "De7"}, "prompt": {"seat": 1}, "save": {"path": file},
        "takeback": {"keep": 0}, "go_back": {"keep": 0}, "understand": {"seat": 1, "action": "De7"}, "undo": {"seat": 0},
        "view": {"seat": 1}, "words": {"seat": 1}, "draw": {},
    })
    walk("find", lambda: bots.find, name="greedy")
    walk("known", lambda: bots.known, name="greedy")
    walk("named", lambda: bots.named, name="greedy")
    mover = {"bot": bots.find("greedy"), "game": GAME, "seat": 0, "rng": Random(1)}
    walk("think", lambda: bots.think, state=state, **mover)
    walk("think_within", lambda: bots.think_within, world=state, **mover)
    for name in ("random", "mcts", "alphabeta", "soul", "lucifer"):
        walk(f"within {name}", partial(of, partial(bots.find, name), "within"), seconds=1)
    walk("replay", lambda: records.replay, record=record, lang="en", until=1)
    walk("verify", lambda: records.verify, record=record)
    walk("read", lambda: records.read, text="")
    walk("read_file", lambda: records.read_file, path=file)
    walk("surviving", lambda: records.surviving, lines=[])
    walk("value", lambda: analysis.value, game=GAME, state=state, effort=EFFORT, truth=False, seats=None, about=())
    walk("points", lambda: analysis.points, record=record, most=5)
    walk("review", lambda: analysis.review, record=record, effort=EFFORT, truth=True, shown=None)
    walk("steps", lambda: analysis.steps, game=GAME, state=state, line=["De3"], effort=EFFORT)
    walk("alternatives", lambda: analysis.alternatives, game=GAME, state=state, options=(), effort=EFFORT)
    walk("why", lambda: analysis.why, speaker=Speaker(GAME, 2), one=None)
    walk("aec", lambda: aec.env, game="splut", seats=2, options=None, max_cycles=0, render_mode=None, illegal="raise", recall=0)
    walk("last before reset", lambda: aec.env("splut").last, observe=True)
    walk("parallel", lambda: simultaneous.parallel_env, game="splut", seats=2, options=None, max_cycles=0, render_mode=None)
    each("aec", agents, {
        "action_space": {"agent": "seat_0"}, "observation_space": {"agent": "seat_0"}, "observe": {"agent": "seat_0"},
        "step": {"action": 11}, "reset": {"seed": 1, "options": None}, "last": {"observe": True},
    })
    walk("parallel.step", lambda: together().step, actions={"seat_0": 11})
    walk("parallel.reset", lambda: together().reset, seed=1, options=None)
    walk("gym", lambda: gym.AvernusGym, game="splut", seats=2, options=None, seat=0, bots="random", max_steps=0, render_mode=None)
    walk("gym.step", lambda: alone().step, action=11)
    walk("gym.reset", lambda: alone().reset, seed=1, options=None)
    walk("gym vector", lambda: gym.AvernusGymVector, game="splut", num_envs=2, seats=2, options=None, seat=0, max_steps=0)
    walk("text", lambda: text.TextGame, game="splut", seats=2, options=None, seed=1, lang="en", patience=3)
    each("text", lambda: text.TextGame("splut", seats=2, seed=1), {
        "choices": {"seat": 0, "prefix": ""}, "picture": {"seat": 0}, "step": {"answer": "[De3]"}, "text": {"seat": 0},
    })
    walk("vector", lambda: vector.VectorGames, game="splut", num_envs=2, seats=2, options=None, seed=0, masks=None, observe=True,
         autoreset=True, max_steps=0)
    each("vector", lambda: vector.VectorGames("splut", 2, seats=2), {
        "look_ahead": {"sure": False}, "part": {"name": "teams"}, "random_actions": {"rng": np.random.default_rng(1)}, "reset": {"seed": 1},
        "result": {"index": 0}, "state": {"index": 0}, "step": {"actions": [11, 11]},
    })
    for name in avernus.games():
        at = Fresh(partial(begun, name))
        seats = avernus.game(name).seats[0]
        walk(f"new_table {name}", lambda: avernus.new_table, game=name, seats=seats, seed=1, options={}, position=None, nonces=(),
             lang="en", settle_chance=True)
        walk(f"Game.new {name}", partial(of, partial(avernus.game, name), "new"), seats=seats, options={})
        walk(f"Game.load {name}", partial(of, partial(avernus.game, name), "load"), dump={})
        walk(f"number {name}", partial(of, avernus.game(name).encoding, "number"), state=at, seat=0, action=0)
        walk(f"action {name}", partial(of, avernus.game(name).encoding, "action"), state=at, seat=0, number=0)
    return found


def lab_walks(tmp_path: Path) -> dict[str, Walk]:
    """The same of the laboratory: nothing that plays for long."""
    from avernus import lab

    good = {"game": "splut", "seats": 2, "games": 1, "seed": "1", "workers": 0}
    return {
        "open_run": (lambda: lab.open_run, {"path": tmp_path}),
        "measure": (lambda: lab.measure, {"run": tmp_path}),
        "findings": (lambda: lab.findings, {"a": None, "b": None}),
        "charts": (lambda: lab.charts, {"a": None, "b": None}),
        "read_change": (lambda: lab.read_change, {"path": tmp_path / "change.toml", "game": GAME}),
        "write_report": (lambda: lab.write_report, {"folders": [str(tmp_path)], "file": tmp_path / "report.html"}),
        "simulate": (lambda: lab.simulate, {**good, "bots": "nobody", "out": tmp_path / "run", "options": {}, "change": None}),
        "worth": (lambda: lab.worth, {**good, "bot": "nobody", "options": {}, "things": ["troll"], "cards": None}),
        "tune": (lambda: lab.tune, {
            **good, "targets": ["decisions=50"], "vary": ["turn_cap=50..60"], "bots": "nobody", "trials": 1, "folder": None,
        }),
    }


def walked(cases: dict[str, Walk]) -> tuple[list[str], int]:
    """What was answered otherwise, and how many calls there were."""
    strange, calls = [], 0
    for name, (make, good) in cases.items():
        for parameter in good or [""]:
            for value in WRONG if good else [None]:
                given = {key: one.make() if isinstance(one, Fresh) else one for key, one in good.items()}
                if parameter:
                    given[parameter] = value
                calls += 1
                try:
                    make()(**given)
                except AvernusError as error:
                    sentence = str(error)
                    if len(sentence) >= 400 or "\n" in sentence or not sentence.endswith((".", ")", "?")):
                        strange.append(f"{name} {parameter}: {sentence!r}")
                except Exception as error:
                    kind = "something failing" if isinstance(value, Failing) else repr(value)
                    strange.append(f"{name} {parameter} {kind}: {type(error).__name__}")
    return strange, calls


def test_wrong_values_get_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    strange, calls = walked(walks(tmp_path))
    assert strange == [] and calls > 4000


def test_wrong_values_get_one_sentence_in_the_laboratory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("polars")
    monkeypatch.chdir(tmp_path)
    strange, calls = walked(lab_walks(tmp_path))
    assert strange == [] and calls > 800


def test_nobody_waits_for_more_games_than_can_be_kept() -> None:
    with pytest.raises(AvernusError, match="between 0 and 1000000"):
        avernus.rollouts(table().state, 10**40)
