"""What follows from the fields that a state declares: copies, dumps, loading, equality, pickling and its name in a debugger.

The fields of a state are the attributes that its `__init__` annotates, compiled or not. Those that stand for the constructor's
parameters have the same names, and each option of the game is a field of its name. A field holds a number, a truth value, a
text, `None`, a `vec[i64]`, or lists and dictionaries of these; for anything else a game writes its own `dump` and `load`.

A game may write its own `copy_from` where speed needs it, or its own `dump` where the format has a history; the conformance suite
holds them to the fields. What it pays, compiled, in µs a copy, derived against written out: Splut! 0.80 against 0.17, the race 1.65
against 1.16, the labyrinth 2.94 against 2.32, the trade 1.14 against 0.56. A search copies for each node. The five games keep their
dumps too: records and snapshots hold them, with names and forms that are older than the fields.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from inspect import signature
from typing import TYPE_CHECKING, Any

from avernus.core.native import i64, vec
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE, CLOCK

if TYPE_CHECKING:
    from avernus.core.game import Game
    from avernus.core.state import State

LEAST, MOST = -(1 << 63), (1 << 63) - 1
"""What an `i64` can hold."""
PLAIN = frozenset({int, bool, str, type(None)})
"""Types of values that nobody can change."""
NATURE = {CHANCE: "chance", CLOCK: "the clock"}


def names(state: Any) -> list[str]:
    """The fields of a state: a compiled class lists them, any other object has them at hand."""
    kind: Any = type(state)
    compiled = native_names(kind)
    return [*compiled, *(name for name in state.__dict__ if name not in compiled)] if hasattr(state, "__dict__") else compiled


@cache
def native_names(kind: type) -> list[str]:
    """The fields that a class and its bases have where they are compiled."""
    listed = (name for base in kind.__mro__ for name in vars(base).get("__mypyc_attrs__", ()))
    return [name for name in dict.fromkeys(listed) if not name.startswith("__")]


def values(state: Any) -> dict[str, Any]:
    """Every field with its value as JSON-able data."""
    return {name: plain(getattr(state, name)) for name in names(state)}


def plain(value: Any) -> Any:
    """A value as JSON-able data that nobody else holds."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, int | str | None):
        return value
    if isinstance(value, set | frozenset):
        return sorted(plain(item) for item in value)
    if isinstance(value, list | tuple | vec):
        return [plain(item) for item in value]
    return values(value)


def own(value: Any) -> Any:
    """A value that shares nothing with the original."""
    if type(value) in PLAIN:
        return value
    if isinstance(value, vec):
        return value[:]
    if isinstance(value, list | tuple):
        return type(value)(own(item) for item in value)
    if isinstance(value, dict):
        return {key: own(item) for key, item in value.items()}
    return value.copy()


@cache
def parameters(kind: type) -> list[str]:
    """What a state is made from: the parameters of its constructor, which are fields of the same names."""
    return list(signature(kind).parameters)


def copied(state: "State") -> "State":
    """An independent copy."""
    kind: Any = type(state)
    twin: State = kind(*(getattr(state, name) for name in parameters(kind)))
    twin.copy_from(state)
    return twin


def copy_into(state: "State", other: "State") -> None:
    """Make one state a copy of another."""
    for name in names(other):
        value = getattr(other, name)
        setattr(state, name, value if type(value) in PLAIN else own(value))


def game_of(kind: type) -> "Game":
    """The game that a class of states belongs to."""
    return game_around(kind.__module__)


@cache
def game_around(module: str) -> "Game":
    """The `GAME` of the nearest package around a module."""
    package = module
    while package:
        game = getattr(import_module(package), "GAME", None)
        if game is not None:
            found: Game = game
            return found
        package = package.rpartition(".")[0]
    raise AvernusError(f"No package around {module} has a GAME: its states belong to no game.")


def hides(state: "State") -> bool:
    """Does the game of a state hide anything from anybody?"""
    return game_of(type(state)).hidden


def dumped(state: "State") -> dict[str, Any]:
    """The whole truth as JSON-able data: the game, the seats, the options, then every other field."""
    game = game_of(type(state))
    data = values(state)
    options = {option.name: data.pop(option.name) for option in game.options}
    return {"game": game.id, "seats": data.pop("seats"), "options": options, **data}


def fill(state: Any, dump: Mapping[str, Any]) -> None:
    """Set every field of a new state that a dump has beside seats and options; `ValueError` for what cannot be its value."""
    kind: Any = type(state)
    given = parameters(kind)
    for name in names(state):
        if name not in given:
            if name not in dump:
                raise ValueError(f"{name} is missing")
            setattr(state, name, fitted(name, getattr(state, name), dump[name]))


def fitted(name: str, model: Any, value: Any) -> Any:
    """A value from outside, if it is of the kind that a new state has there; `ValueError` if not."""
    if isinstance(model, vec):
        items = [fitted(name, 0, item) for item in sized(name, value, len(model))]
        return vec[i64](items)
    if isinstance(model, list):
        first = model[0] if model else None
        return [fitted(name, first, item) for item in sized(name, value, None)]
    if isinstance(model, dict):
        if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
            raise ValueError(f"{name} is no table")
        return {key: fitted(name, next(iter(model.values()), None), item) for key, item in value.items()}
    if model is None:
        if value is not None and type(value) not in (int, bool, str):
            raise ValueError(f"{name} is neither a number nor a text")
    elif type(value) is not type(model):
        raise ValueError(f"{name} is {str(value)[:30]!r}, not a value like {str(model)[:30]!r}")
    if type(value) is int and not LEAST <= value <= MOST:
        raise ValueError(f"{name} is too large")
    return value


def sized(name: str, value: Any, size: int | None) -> list[Any]:
    """A list from outside, of a size if one is asked for."""
    if not isinstance(value, list) or (size is not None and len(value) != size):
        raise ValueError(f"{name} is not a list{'' if size is None else f' of {size}'}")
    return value


def fingerprint(state: "State") -> int:
    """A number that equal states share."""
    return hash(json.dumps(state.dump(), sort_keys=True))


def described(state: "State") -> str:
    """A state in one line: the game, the seats, the turn, and who is to act."""
    dump = state.dump()
    now = dump.get("turn", dump.get("turns"))
    turn = f", turn {now}" if isinstance(now, int) else ""
    actors = [NATURE.get(actor, f"seat {actor}") for actor in state.actors()]
    return f"<{game_of(type(state)).id}: {dump['seats']} seats{turn}, {', '.join(actors) or 'nobody'} to act>"


def revive(package: str, dump: dict[str, Any]) -> "State":
    """The state that was pickled."""
    state: State = import_module(package).GAME.load(dump)
    return state


def pickled(state: "State") -> tuple[Any, ...]:
    """What pickle keeps of a state: the package of its game, and its dump."""
    return revive, (game_of(type(state)).package, state.dump())
