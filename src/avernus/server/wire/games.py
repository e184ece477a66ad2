"""The games as a lobby shows them."""

from typing import Any, Literal

from avernus.server.wire.requests import Order
from avernus.server.wire.responses import Params, Told


class OptionInfo(Told):
    """A variant of the rules."""

    name: str
    clause: str
    default: Any
    choices: list[Any] | None
    low: int | None
    high: int | None
    seats: list[int]
    sentence: str


class PresetInfo(Told):
    """Options that are chosen together."""

    name: str
    values: Params


class FieldInfo(Told):
    """An argument of a verb: its name and what kind of thing it names."""

    name: str
    kind: str


class VerbInfo(Told):
    """One kind of action."""

    name: str
    open: bool
    fields: list[FieldInfo]


class AnswerInfo(Told):
    """A switch for answers in advance: the message `answer-<id>` says what it does. With `turn` it holds for the current turn alone."""

    id: str
    orders: list[Order]
    turn: bool


class GameInfo(Told):
    """A game as a lobby shows it."""

    id: str
    title: str
    tagline: str
    designer: str
    source: str
    rights: str
    rules: int
    seats: list[int]
    seat_names: dict[str, list[str]]
    chance: bool
    hidden: bool
    simultaneous: bool
    clock: bool
    formalities: list[str]
    tempers: list[str]
    tutorial: bool
    open_points: bool
    options: list[OptionInfo]
    presets: list[PresetInfo]
    verbs: list[VerbInfo]
    answers: list[AnswerInfo]


class Games(Told):
    """Every game, every bot, every language."""

    games: list[GameInfo]
    bots: list[str]
    levels: list[str]
    usual: str
    languages: dict[str, str]
    build: Literal["compiled", "compiling", "ready", "interpreted"]
