"""Every bad call of the library is answered by an AvernusError with one sentence, and changes nothing."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import avernus
from avernus import AvernusError, Speaker, bots
from avernus.bots.lookahead import AlphaBetaBot
from avernus.bots.mcts import SearchBot
from avernus.core.encoding import Encoding


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

    __str__ = __repr__


def table(**more: Any) -> avernus.Table:
    return avernus.new_table("splut", 2, seed=1, **more)


def market() -> avernus.Table:
    return avernus.new_table("inferno-trade", 2, seed=1, options={"driver": "live"})


SPLUT = avernus.game("splut")
NO_GAMES: list[Any] = [None, 5, b"splut", "chess", "", ["splut"], Odd(), 3.5, "x" * 9999]
NO_SEATS: list[Any] = [0, 1, 9, -1, "2", 2.0, 2.5, [2], 2**70, True, Odd()]
NO_OPTIONS: list[Any] = [
    [], ["turn_cap"], "turn_cap", 5, {"x": 1}, {"turn_cap": "9"}, {"turn_cap": 0}, {5: 1}, {"turn_cap": [1]}, {"first": True}, Odd(),
    {"turn_cap": 2**80},
]
NO_POSITIONS: list[Any] = [
    5, "", [], "nonsense", {}, {"seats": 2}, b"x", Odd(), {"seats": 2, "options": []}, "x" * 99_999, 2.5,
    {"game": "laberinto", "seats": 2, "options": {}},
]
NO_LANGUAGES: list[Any] = ["de", "", None, 5, ["en"], "EN", "x" * 999, "../en"]
NO_NONCES: list[Any] = [["x" * 5000], "abc", 5, [5], [b"x"], ["\ud800"], None]
NO_SEEDS: list[Any] = [b"x", [1], Odd(), 2.5, "\ud800", True]
NO_PLAYERS: list[Any] = [99, -5, -1, -2, "0", 1.0, 2**70, [0], Odd(), True]
NO_ACTIONS: list[Any] = [None, 2.5, b"De3", Odd(), [5], {}, "nonsense", -1, 2**80, (), [b"D"], True]
NO_FILES: list[Any] = ["/nowhere/at/all/game.avn", "/", None, 5, "a\0b", [], Odd(), "x" * 5000]
NO_BOTS: list[Any] = [None, 5, "nobody", ["greedy"], Odd(), b"greedy"]
NO_NUMBERS: list[Any] = [None, 2.5, "0", b"0", [0], {}, (), Odd(), Failing(), True]
NO_TIMES: list[Any] = [None, "1", -1, -0.5, float("nan"), float("inf"), [], Odd(), True]
NUMBERS: Any = avernus.game("splut").encoding()
OFFERS: Any = avernus.game("inferno-trade").encoding()
SPEAKER = Speaker(SPLUT, 2)
NO_DUMPS: list[Any] = [None, 5, [], {}, {"seats": 2, "options": {}}, "x"]


def calls() -> dict[str, Callable[[], Any]]:
    """Each bad call by its name."""
    found: dict[str, Callable[[], Any]] = {}

    def add(name: str, values: list[Any], call: Callable[[Any], Any]) -> None:
        for i, value in enumerate(values):
            found[f"{name}-{i}"] = partial(call, value)

    add("game", NO_GAMES, avernus.game)
    add("new_table", NO_GAMES, avernus.new_table)
    add("seats", NO_SEATS, lambda v: avernus.new_table("splut", seats=v))
    add("options", NO_OPTIONS, lambda v: avernus.new_table("splut", options=v))
    add("position", NO_POSITIONS, lambda v: avernus.new_table("splut", position=v))
    add("lang", NO_LANGUAGES, lambda v: avernus.new_table("splut", lang=v))
    add("nonces", NO_NONCES, lambda v: avernus.new_table("splut", nonces=v))
    add("seed", NO_SEEDS, lambda v: avernus.new_table("splut", seed=v))
    add("view", NO_PLAYERS, lambda v: table().view(v))
    add("prompt", NO_PLAYERS, lambda v: table().prompt(v))
    add("legal", [None, *NO_PLAYERS], lambda v: table().legal(v))
    add("words", [None, *NO_PLAYERS], lambda v: table().words(v))
    add("undo", [None, *NO_PLAYERS], lambda v: table().undo(v))
    add("play-seat", [None, *NO_PLAYERS], lambda v: table().play(v, "De3"))
    add("play", NO_ACTIONS, lambda v: table().play(0, v))
    add("takeback", [-1, 99, "0", None, 2.5, 2**80], lambda v: table().takeback(v))
    add("advance", [5, "5", None], lambda v: table().advance(v))
    add("advance-market", ["5", None, -5, 2.5, 2**80, Odd()], lambda v: market().advance(v))
    add("save", NO_FILES, lambda v: table().save(v))
    add("load", NO_FILES, avernus.load)
    add("cards", ["/nowhere", 5], lambda v: avernus.new_table("splut", cards=v))
    add("own-cards", ["/nowhere", 5, Odd(), ["x"]], lambda v: avernus.new_table("hellgame", cards=v))
    add("find", NO_BOTS, bots.find)
    add("think-seat", [1, 9, -1, "0", None, True], lambda v: bots.think(bots.find("greedy"), SPLUT, table().state, v, Random(1)))
    add("think-bot", ["greedy", None, Odd()], lambda v: bots.think(v, SPLUT, table().state, 0, Random(1)))
    add("think-rng", [None, 5], lambda v: bots.think(bots.find("greedy"), SPLUT, table().state, 0, v))
    add("think-state", [None, 5, market().state], lambda v: bots.think(bots.find("greedy"), SPLUT, v, 0, Random(1)))
    add("think-game", [None, avernus.game("laberinto")], lambda v: bots.think(bots.find("greedy"), v, table().state, 0, Random(1)))
    add("rollouts-state", [None, "splut", Odd()], lambda v: avernus.rollouts(v, 1))
    add("rollouts-n", ["1", None, -1, 2.5], lambda v: avernus.rollouts(table().state, v))
    add("rollouts-policy", [5, "nobody", Odd(), lambda *_: -1, lambda *_: None], lambda v: avernus.rollouts(table().state, 1, v))
    add("rollouts-seed", ["1", None], lambda v: avernus.rollouts(table().state, 1, None, v))
    add("Game.load", NO_DUMPS, SPLUT.load)
    add("Game.load-trade", NO_DUMPS, avernus.game("inferno-trade").load)
    add("Game.new", [None, "2", 9, 2.0], SPLUT.new)
    add("Game.new-options", [[], 5, "x"], lambda v: SPLUT.new(2, v))
    add("Game.position", [5, None, "nonsense"], SPLUT.position)
    add("Game.position-none", ["x"], avernus.game("inferno-race").position)
    add("Game.write", [-5, 2**80, "De3", None], lambda v: SPLUT.write(table().state, 0, v))
    add("Game.read", [5, None, b"De3"], lambda v: SPLUT.read(table().state, 0, v))
    add("Speaker-lang", NO_LANGUAGES, lambda v: Speaker(SPLUT, 2, v))
    add("Speaker-seats", [9, "2", None], lambda v: Speaker(SPLUT, v))
    add("Speaker-game", ["splut", None], lambda v: Speaker(v, 2))
    add("unpack", [-5, 2**80, "x", None], SPLUT.verbs.unpack)
    add("pack-verb", ["fly", "", 5], SPLUT.verbs.pack)
    add("pack-field", ["z9", 5, None], lambda v: SPLUT.verbs.pack("throw", to=v, way="w"))
    add("failing", [table().view, table().legal, lambda v: table().play(0, v), lambda v: avernus.rollouts(table().state, v)],
        lambda call: call(Failing()))
    add("lines", ["De3\nDe3", "\n", "\r\n"], lambda v: table().play(0, v))
    add("number", NO_NUMBERS, lambda v: NUMBERS.number(table().state, 0, v))
    add("number-seat", [None, *NO_PLAYERS], lambda v: NUMBERS.number(table().state, v, 0))
    add("number-state", [None, "splut", 5, SPLUT, Odd()], lambda v: NUMBERS.number(v, 0, 0))
    add("number-trade", [table().state], lambda v: OFFERS.number(v, 0, 0))
    add("action", NO_NUMBERS, lambda v: NUMBERS.action(table().state, 0, v))
    add("action-seat", [None, *NO_PLAYERS], lambda v: NUMBERS.action(table().state, v, 0))
    add("action-state", [None, "splut", 5, SPLUT, Odd()], lambda v: NUMBERS.action(v, 0, 0))
    for name, call in (("event", SPEAKER.event), ("prompt", SPEAKER.prompt), ("result", SPEAKER.result), ("refusal", SPEAKER.refusal),
                       ("word", SPEAKER.word), ("words", SPEAKER.words)):
        add(f"speaker-{name}", [None, 5, 2.5, b"x", {}, [5], Odd(), Failing()], call)
    add("Speaker-names", [5, "ab", [1], {"a": 1}, Odd()], lambda v: Speaker(SPLUT, 2, "en", v))
    add("replay", [None, 5, "x", b"x", {}, Odd()], avernus.records.replay)
    add("verify", [None, 5, "x", b"x", {}, Odd()], avernus.records.verify)
    add("read", [None, 5, "", "x", b"x", {}, Odd()], avernus.records.read)
    add("open_run", [None, 5, b"x", [], Odd()], avernus.lab.open_run)
    add("measure", [None, 5, b"x", [], Odd()], avernus.lab.measure)
    add("playouts", ["x", -1, 1.5, Odd(), True], lambda v: SearchBot(playouts=v))
    add("nodes", ["x", -1, 1.5, Odd(), True], lambda v: AlphaBetaBot(nodes=v))
    for bot in ("mcts", "alphabeta", "lucifer"):
        add(f"within-{bot}", NO_TIMES, bots.find(bot).within)
    found["pack-missing"] = lambda: SPLUT.verbs.pack("throw", to="d3")
    found["load-lang"] = lambda: avernus.records.replay(table().record, "de")
    return found


CALLS = calls()


@pytest.mark.parametrize("name", CALLS)
def test_a_bad_call_gets_one_sentence(name: str) -> None:
    with pytest.raises(AvernusError) as error:
        CALLS[name]()
    sentence = str(error.value)
    assert len(sentence) < 400 and "\n" not in sentence and sentence.endswith((".", ")")), sentence
    assert error.value.__cause__ is None or isinstance(error.value.__cause__, Exception)


def test_there_are_many_of_them() -> None:
    assert len(CALLS) > 135


def test_whatever_behaves_as_an_integer_is_one(tmp_path: Path) -> None:
    class Three:
        """As NumPy's integers do it."""

        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    def three(value: int) -> Any:
        return Three(value)

    played = avernus.new_table("splut", seats=three(2), seed=three(1))
    assert played.seats == 2 and played.legal(three(0)) == ["De3", "Sd3", "Tf3"]
    action = played.state.legal(0)[0]
    played.play(three(0), three(action))
    assert played.actors == (1,) and played.view(three(1)) == played.view(None)
    played.takeback(three(0))
    assert played.actors == (0,)
    assert bots.think(bots.find("random"), played.game, played.state, three(0), Random(1)) in played.state.legal(0)
    assert avernus.rollouts(played.state, three(2), seed=three(3)) == avernus.rollouts(played.state, 2, seed=3)


def test_a_nonce_that_is_taken_can_be_loaded_again(tmp_path: Path) -> None:
    kept = avernus.new_table("splut", seed=1, nonces=["n" * 200])
    kept.save(tmp_path / "game.avn")
    assert avernus.load(tmp_path / "game.avn").record.nonces == ["n" * 200]


def test_verify_refuses_a_commitment_that_is_none() -> None:
    record = table().record
    record.commit = "nope"
    with pytest.raises(AvernusError, match="commitment"):
        avernus.records.verify(record)


def test_encodings_answer_bad_numbers_with_none() -> None:
    for name in avernus.games():
        encoding = avernus.game(name).encoding()
        assert isinstance(encoding, Encoding)
        state = avernus.game(name).new(avernus.game(name).seats[0])
        for number in (-1, int(encoding.size), 2**60):
            assert encoding.action(state, 0, number) == -1
        for action in (-1, 2**62, 2**61 + 12345):
            assert encoding.number(state, 0, action) == -1


def test_numbers_of_actions_are_whatever_behaves_as_an_integer() -> None:
    state = table().state
    action = state.legal(0)[0]
    number = NUMBERS.number(state, 0, action)
    for kind in (np.int64, np.int32, np.uint16):
        assert NUMBERS.number(state, kind(0), np.int64(action)) == number
        assert NUMBERS.action(state, kind(0), kind(number)) == action
