"""Positions from outside: one that nobody could look at or play on from is none, whatever a game's own laws overlook."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE
from avernus.core.state import State

DEEPEST: Final = 24
"""Lists in lists: three times as many as any state needs."""
LARGEST: Final = 50_000
"""Values in all: fifty times as many."""


def state_of(game: Game, dump: Mapping[str, Any]) -> State:
    """The state of a dump; `AvernusError` if it is none."""
    if too_much(dump):
        raise AvernusError(f"This is not a state of {game.credits.title}: it holds more than any state does.")
    try:
        state = game.load(dump)
        try_out(state)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise AvernusError(f"This is not a state of {game.credits.title}: {str(error)[:80].rstrip('.')}.") from None
    return state


def try_out(state: State) -> None:
    """Everything that everybody at a table asks of a state."""
    actors = state.actors()
    for viewer in (None, *range(int(state.dump()["seats"]))):
        state.view(viewer)
        state.waiting(viewer)
        state.prompt(viewer)
    for actor in actors:
        if actor == CHANCE:
            state.outcomes()
        elif actor >= 0:
            state.legal(actor)


def too_much(dump: Any) -> bool:
    """Is it nested deeper, or longer, than any state?"""
    count = 0
    level = [dump]
    for _ in range(DEEPEST):
        level = [inner for value in level for inner in parts(value)]
        count += len(level)
        if not level or count > LARGEST:
            break
    return bool(level)


def parts(value: Any) -> Iterable[Any]:
    """What a value holds."""
    if isinstance(value, Mapping):
        return value.values()
    return value if isinstance(value, list | tuple) else ()
