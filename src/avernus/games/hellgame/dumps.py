"""States as dumps and back. Written and read seldom, so it is not compiled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from avernus.core.native import i64, vec
from avernus.games.hellgame.board import AREAS, OWNERS
from avernus.games.hellgame.state import Deck, HellState, Lasting
from avernus.games.hellgame.steps import Context, Step, fields_of_step

SCALARS: Final = ("turn", "phase", "uriel", "lilith", "aspect", "last_aspect", "revealed", "ending")
LISTS_OF: Final = (
    "souls", "favors", "disfavors", "lost_to_uriel", "plain", "hound_at", "hound_of", "lt_at", "lt_of", "lt_souls", "box_top", "box_hidden",
    "control", "victor", "fled", "tried", "d_owner", "d_place", "d_down", "d_walk", "d_acted", "d_passed", "d_pfg", "d_must", "d_joined",
    "d_used", "permanent",
)
TUPLES: Final = ("unseen", "returned", "queue", "track", "supports", "ranks")
LATER: Final = {
    "Combat": ("rolls", "saves", "fought", "passes", "truce"), "Move": ("came", "left", "path"), "Enter": ("met",),
    "FleeGroup": ("driven",), "Lone": ("marcher",), "Setup": ("redeals",),
}
"""Fields of steps that older dumps lack."""
CONTEXT_FIELDS: Final = tuple(f.name for f in fields(Context))


def dump_of(g: HellState) -> dict[str, Any]:
    """Everything, the stack too."""
    data: dict[str, Any] = {"game": "hellgame", "seats": g.seats, "options": dict(g.options)}
    data |= {name: getattr(g, name) for name in SCALARS}
    data |= {name: list(getattr(g, name)) for name in LISTS_OF}
    data |= {name: _plain(getattr(g, name)) for name in TUPLES}
    data["hands"] = [list(hand) for hand in g.hands]
    data["macina"] = _plain(g.macina)
    data["known"] = _plain(g.known)
    data["box_own"] = _plain(g.box_own)
    data["settled"] = {str(s): _plain(mark) for s, mark in sorted(g.settled.items())}
    data["truces"] = g.truces
    data["carried"] = {str(d): list(cards) for d, cards in sorted(g.carried.items())}
    data["decks"] = {
        name: {"body": list(deck.body), "head": _plain(deck.head), "tail": _plain(deck.tail)} for name, deck in g.decks.items()
    }
    data["lasting"] = [
        {"node": x.node, "context": _context(x.context), "ends": x.ends, "turn": x.turn, "areas": list(x.areas)} for x in g.lasting
    ]
    data["stack"] = [_step(step) for step in g.stack]
    return data


def _plain(value: Any) -> Any:
    return [_plain(x) for x in value] if isinstance(value, list | tuple) else value


def _tuple(value: Any) -> Any:
    return tuple(_tuple(x) for x in value) if isinstance(value, list | tuple) else value


def _context(context: Context) -> dict[str, Any]:
    default = Context()
    return {name: _plain(getattr(context, name)) for name in CONTEXT_FIELDS if getattr(context, name) != getattr(default, name)}


def _step(step: Step) -> dict[str, Any]:
    found: dict[str, Any] = {"step": type(step).__name__}
    for name in fields_of_step(type(step)):
        value = getattr(step, name)
        found[name] = _context(value) if isinstance(value, Context) else _plain(value)
    return found


def fill(g: HellState, dump: Mapping[str, Any]) -> None:
    """Fill a new state from a dump; one of several errors of Python if it cannot be one."""
    for name in SCALARS:
        setattr(g, name, _like(dump[name], getattr(g, name), name))
    for name in LISTS_OF:
        old = getattr(g, name)
        new = [_like(x, y, name) for x, y in zip(dump[name], old, strict=True)]
        setattr(g, name, vec[i64](new) if name == "plain" else new)
    for owner in range(OWNERS):
        g.lands[owner] = sum(1 << area for area in range(AREAS) if g.plain[owner * AREAS + area])
    for name in TUPLES:
        setattr(g, name, _tuple(list(dump[name])))
    g.hands = [[_like(card, 0, "hands") for card in hand] for hand in dump["hands"]]
    g.macina = [[(int(card), bool(works)) for card, works in cards] for cards in dump["macina"]]
    g.known = [[_tuple(cards) for cards in row] for row in dump["known"]]
    g.box_own = [None if own is None else _tuple(own) for own in dump["box_own"]]
    g.settled = {int(s): _tuple(mark) for s, mark in dump["settled"].items()}
    g.truces = _like(dump.get("truces", 0), 0, "truces")  # dumps of rules 3 have none
    g.carried = {int(d): _tuple(cards) for d, cards in dump["carried"].items()}
    for name, deck in g.decks.items():
        data = dump["decks"][name]
        body = [_like(n, 0, name) for n, _ in zip(data["body"], deck.body, strict=True)]
        g.decks[name] = Deck(body, _pairs(data["head"]), _pairs(data["tail"]))
    g.lasting = [
        Lasting(_index(x["node"], g.cards.nodes), _read_context(x["context"]), str(x["ends"]), int(x["turn"]), _tuple(x["areas"]))
        for x in dump["lasting"]
    ]
    g.stack = [_read_step(g, data) for data in dump["stack"]]
    if len(g.hands) != g.seats or len(g.macina) != g.seats or [len(row) for row in g.known] != [g.seats] * g.seats:
        raise ValueError("the number of hands is wrong")
    if bool(g.stack) == bool(g.ending) or (g.stack and g.stack[-1].mover(g) is None):
        raise ValueError("the stack has no open question")


def _pairs(data: Any) -> list[tuple[int, int]]:
    return [(_like(card, 0, "card"), _like(mask, 0, "mask")) for card, mask in data]


def _like(value: Any, old: Any, name: str) -> Any:
    if type(value) is not type(old):
        raise ValueError(f"{name} cannot be {str(value)[:30]}")
    return value


def _index(number: Any, table: list[Any]) -> int:
    if type(number) is not int or not 0 <= number < len(table):
        raise ValueError(f"there is no effect {str(number)[:30]}")
    return number


def _read_context(data: Mapping[str, Any]) -> Context:
    return Context(**{str(name): _tuple(value) for name, value in data.items()})


def _read_step(g: HellState, data: Mapping[str, Any]) -> Step:
    kind: Any = g.kind_of(str(data["step"]))
    found = {}
    for name in fields_of_step(kind):
        if name not in data and name in LATER.get(data["step"], ()):
            continue
        value = data[name]
        found[name] = _read_context(value) if isinstance(value, Mapping) else _tuple(value)
    if "node" in found:
        _index(found["node"], g.cards.nodes)
    if "effects" in found:
        _index(found["effects"], g.cards.lists)
    step: Step = kind(**found)
    if hasattr(kind, "start") and not callable(getattr(kind, str(step.stage), None)):
        raise ValueError("a step has no such stage")
    return step
