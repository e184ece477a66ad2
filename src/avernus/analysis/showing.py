"""Lines and alternatives as something that can be drawn: each step with its words, and with what it would bring about.

Where something is hidden, a line is played on in a world that the seat to move imagines: what its first event tells is the seat's own
doing; what else would come to light there is a guess, and is left out.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from avernus.analysis.values import Effort, Option, judged
from avernus.core.arguments import shown, texts_of
from avernus.core.events import Event
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.seats import Seat
from avernus.core.state import State

Words = list[tuple[str, str]]
FRAME: Final = ("turn", "phase")
"""Events that only say how far the game is."""


class Step(msgspec.Struct, frozen=True):
    """One action of a line."""

    seat: int
    action: str
    words: Words
    """The action as it would be pointed at: texts with their kinds."""
    events: list[Event]


class Alternative(msgspec.Struct, frozen=True):
    """One of the best actions, with what it promises to the seat to move."""

    share: float
    step: Step


def steps(game: Game, state: State, line: Sequence[str], effort: Effort) -> list[Step]:
    """A line from a position, as far as it can be played there."""
    judged(game, state, effort)
    now = imagined(game, state, effort)
    found = []
    for text in texts_of(line, "A line is"):
        mover = int(now.mover())
        step = None if mover < 0 else played(game, now, mover, text)
        if step is None:
            break
        found.append(step)
    return found


def alternatives(game: Game, state: State, options: Sequence[Option], effort: Effort) -> list[Alternative]:
    """The best actions of whoever is to move."""
    judged(game, state, effort)
    if not isinstance(options, list | tuple) or not all(isinstance(one, Option) for one in options):
        raise AvernusError(f"Alternatives are told of a row of options, as a value has them, not of {shown(options)}.")
    world = imagined(game, state, effort)
    mover = actor(world)
    tried = ((one.share, played(game, world.copy(), mover, one.action)) for one in options if mover >= 0)
    return [Alternative(share, step) for share, step in tried if step is not None]


def actor(state: State) -> Seat:
    """The seat whose decision is weighed."""
    return next((seat for seat in state.actors() if seat >= 0), -1)


def imagined(game: Game, state: State, effort: Effort) -> State:
    """The world in which `value` has written a line: the first that the seat to move imagines."""
    mover = actor(state)
    return state.redeal(mover, Random(f"{effort.seed} {mover}")) if game.hidden and mover >= 0 else state.copy()


def played(game: Game, now: State, seat: Seat, text: str) -> Step | None:
    """Play one step; `None` if it cannot be."""
    number = game.read(now, seat, text)
    if number is None or now.refusal(seat, number) is not None:
        return None
    words = [(str(word), word.kind) for word in game.words(now, number)]
    events: list[Event] = []
    now.apply(seat, number, events)
    told = [event for event in events if event.name not in FRAME]
    return Step(seat, text, words, told[:1] if game.hidden else told)
