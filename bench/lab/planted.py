"""Games with a fault planted into them, for the proof that reports name faults: the same rules with one twist.

A twist is planted either as data (options, numbers of cards) or by `Planted`, which wraps the real state: it may hide actions, do
something more after an action, decide the result, or begin elsewhere. Bots, evaluation and everything else are the game's own.
"""

from collections.abc import Callable
from typing import Any

from avernus.core.events import Event, Prompt
from avernus.core.game import Game
from avernus.core.native import i64, vec
from avernus.core.options import Options
from avernus.core.refusals import Refusal
from avernus.core.result import Result
from avernus.core.seats import NOBODY
from avernus.core.state import State
from avernus.games import find
from avernus.lab.things import ThingsOf


class Twist:
    """What is different; the base changes nothing."""

    def begin(self, game: Game, state: State) -> State:
        """The state before the first action."""
        return state

    def hides(self, planted: "Planted", seat: int, action: int) -> bool:
        """Is the action not there, though the rules have it?"""
        return False

    def after(self, planted: "Planted", seat: int, action: int) -> None:
        """Something more happens."""

    def over(self, planted: "Planted", result: Result | None) -> Result | None:
        """Another end."""
        return result


class Planted(State):
    """A state with a twist around it."""

    def __init__(self, game: "PlantedGame", inner: State) -> None:
        self.game, self.inner = game, inner
        self.count = 0
        self.last = NOBODY
        self.won = NOBODY
        self.loops = False

    @property
    def turn(self) -> int | None:
        """As the game counts turns, if it does."""
        return getattr(self.inner, "turn", None)

    def mover(self) -> i64:
        return i64(NOBODY) if self.won != NOBODY else self.inner.mover()

    def actors(self) -> list[int]:
        return [] if self.won != NOBODY else self.inner.actors()

    def max_legal(self) -> i64:
        return self.inner.max_legal()

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        n = self.inner.legal_into(seat, out)
        hides = self.game.twist.hides
        kept = [int(out[i]) for i in range(int(n)) if not hides(self, int(seat), int(out[i]))]
        if not kept:
            return n
        for at, action in enumerate(kept):
            out[at] = action
        return i64(len(kept))

    def legal(self, seat: int) -> list[int]:
        hides = self.game.twist.hides
        found = self.inner.legal(seat)
        return [action for action in found if not hides(self, seat, action)] or found

    def outcomes(self) -> list[tuple[int, int]]:
        return self.inner.outcomes()

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        return self.inner.outcomes_into(out, weights)

    def apply(self, seat: i64, action: i64, events: list[Event] | None = None) -> None:
        self.count += 1
        self.last = int(seat)
        self.inner.apply(seat, action, events)
        self.game.twist.after(self, int(seat), int(action))

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return self.inner.refusal(seat, action)

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.inner.view(seat)

    def redeal(self, seat: int | None, rng: Any) -> "Planted":
        return self.around(self.inner.redeal(seat, rng))

    def around(self, inner: State) -> "Planted":
        twin = Planted(self.game, inner)
        twin.count, twin.last, twin.won, twin.loops = self.count, self.last, self.won, self.loops
        return twin

    def prompt(self, seat: int | None) -> Prompt:
        return self.inner.prompt(seat)

    def result(self) -> Result | None:
        if self.won != NOBODY:
            ranks = tuple(1 if seat == self.won else 2 for seat in range(self.game.seated))
            return Result(ranks, "planted", "")
        return self.game.twist.over(self, self.inner.result())

    def copy(self) -> "Planted":
        return self.around(self.inner.copy())

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Planted)
        self.inner.copy_from(other.inner)
        self.count, self.last, self.won, self.loops = other.count, other.last, other.won, other.loops


class PlantedGame(Game):
    """A game with a twist."""

    id = ""
    package = "avernus.games.splut"

    def __init__(self, base: str, twist: Twist) -> None:
        self.base = find(base)
        self.twist = twist
        self.verbs = self.base.verbs
        self.seated = 0
        for name in ("id", "package", "credits", "seats", "options", "chance", "hidden", "simultaneous", "card_files", "rules"):
            setattr(self, name, getattr(self.base, name))
        self.things = ThingsOf(self.base)

    def start(self, seats: int, options: Options) -> Planted:
        self.seated = seats
        return Planted(self, self.twist.begin(self.base, self.base.start(seats, options)))

    def laws(self, state: State) -> list[str]:
        return []

    def longest(self, seats: int, options: Options) -> int | None:
        return None

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Planted)
        if state.won != NOBODY:
            return 1e6 if state.won == seat else -1e6
        return self.base.evaluate(state.inner, seat)

    def advise(self, state: State, seat: int, skill: int, draw: int) -> int | None:
        assert isinstance(state, Planted)
        advice = self.base.advise(state.inner, seat, skill, draw)
        return None if advice is not None and self.twist.hides(state, seat, advice) else advice

    def stuck(self, state: State) -> bool:
        assert isinstance(state, Planted)
        return self.base.stuck(state.inner)

    def seat_name(self, seats: int, seat: int) -> str:
        return self.base.seat_name(seats, seat)


class Dead(Twist):
    """A verb, card or tile that cannot be played, unless nothing else can."""

    def __init__(self, *things: str) -> None:
        self.things = frozenset(things)

    def hides(self, planted: Planted, seat: int, action: int) -> bool:
        return bool(self.things & planted.game.things[action])


class HeadStart(Twist):
    """A seat begins with something more: the dump of the first state is changed."""

    def __init__(self, give: Callable[[dict[str, Any]], None]) -> None:
        self.give = give

    def begin(self, game: Game, state: State) -> State:
        dump = state.dump()
        self.give(dump)
        return game.load(dump)


class Winning(Twist):
    """Whoever does a certain thing so many times has won: a dominant strategy."""

    def __init__(self, thing: str, seat: int | None = None, every: int = 1) -> None:
        self.thing, self.seat, self.every = thing, seat, every

    def after(self, planted: Planted, seat: int, action: int) -> None:
        if seat >= 0 and self.thing in planted.game.things[action] and planted.count % self.every == 0 and self.seat in (None, seat):
            planted.won = seat


class Endless(Twist):
    """Some games never end: one that is over after an even number of actions begins anew, again and again."""

    def after(self, planted: Planted, seat: int, action: int) -> None:
        if planted.inner.result() is not None and (planted.loops or planted.count % 2 == 0):
            planted.loops = True
            planted.inner = planted.game.base.start(planted.game.seated, started(planted.game.base, planted.game.seated))


class Sudden(Twist):
    """The game is over after so many actions; whoever acted last has won."""

    def __init__(self, actions: int, seat: int | None = None) -> None:
        self.actions, self.seat = actions, seat

    def after(self, planted: Planted, seat: int, action: int) -> None:
        if planted.count >= self.actions and seat >= 0 and planted.inner.result() is None:
            planted.won = seat if self.seat is None else self.seat


def started(game: Game, seats: int) -> dict[str, Any]:
    """The settled options of a game."""
    return {option.name: option.value_for(seats) for option in game.options}
