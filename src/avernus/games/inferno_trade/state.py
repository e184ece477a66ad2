"""What is true at the table: lists, cards, offers, the glass, and what everybody could notice about each player's taste."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from avernus.core.events import Event
from avernus.core.native import i64, vec
from avernus.core.refusals import AvernusError
from avernus.core.state import State, other_kind
from avernus.games.inferno_trade.board import (
    ALL_CARDS,
    ALL_SOULS,
    DRIVERS,
    KINDS,
    MOST_SEATS,
    N_SOULS,
    TURNS,
)
from avernus.games.inferno_trade.steps import LISTS, NONE

TASTES: Final = 108
"""Six seats by eighteen souls."""
ANYBODY: Final = -1
"""The addressee of an offer that everybody may accept."""
UNDRAWN: Final = -1
"""Nobody knows yet who opens."""

NUMBERS: Final = (
    "step", "handed", "readied", "undealt", "aside", "out", "opener", "t", "run", "run_end", "next_id",
    "ask", "asker", "rival", "asked_card", "way", "question", "left", "turn",
)
BUFFERS: Final = {
    "values": TASTES, "free": 6, "fixed": 6, "lowered": N_SOULS, "specials": 6 * KINDS, "played": KINDS, "made": 6,
    "likes": TASTES, "sheds": TASTES, "picks": 6, "wake": 6,
}
OFFER: Final = ("id", "author", "to", "give", "want", "until")
LARGEST: Final = 1 << 41
NO_VALUES: Final = vec[i64]([0] * TASTES)
"""Before the lists are handed in; shared by all states, for values are never changed in place."""


def clone(source: vec[i64], target: vec[i64], size: i64) -> None:
    """Copy a buffer into another."""
    i: i64 = 0
    while i < size:
        target[i] = source[i]
        i += 1


def buffer_of(numbers: list[int]) -> vec[i64]:
    """A new buffer with these numbers."""
    fresh = vec[i64]([0] * len(numbers))
    for i, number in enumerate(numbers):
        fresh[i] = number
    return fresh


@final
class Offer:
    """Who gives what to whom, and what for. It never changes: an offer is open, or it is gone."""

    def __init__(self, id: i64, author: i64, to: i64, give: i64, want: i64, until: i64) -> None:
        self.id: i64 = id
        self.author: i64 = author
        self.to: i64 = to
        """The addressee, or ANYBODY."""
        self.give: i64 = give
        """A set of the author's cards."""
        self.want: i64 = want
        """A set of the addressee's cards; a set of souls where anybody may answer."""
        self.until: i64 = until
        """When it expires; 0 for never."""


class InfernoTradeState(State):
    """All that is true at the table. Masks are sets of cards: bit c is card c, bit c mod 18 its soul."""

    def __init__(self, seats: i64, options: dict[str, Any]) -> None:
        self.seats: i64 = seats
        self.options: dict[str, Any] = options
        # what `agree` makes of the options
        self.driver: i64 = TURNS
        self.gifts: bool = False
        self.ttl: i64 = 0
        self.sand_runs: bool = False
        self.minus7: bool = False
        self.direction: i64 = 0
        self.runs: i64 = 0
        self.private: bool = False
        self.any_time: bool = False
        self.face_down: bool = False
        self.glass: i64 = 0
        self.idle: i64 = 0
        self.first_offers: i64 = 1
        self.second: i64 = 0

        self.step: i64 = LISTS
        self.handed: i64 = 0
        self.readied: i64 = 0
        self.values: vec[i64] = NO_VALUES
        self.undealt: i64 = 0
        self.free: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.fixed: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.aside: i64 = 0
        self.out: i64 = 0
        self.lowered: vec[i64] = vec[i64]([0] * N_SOULS)
        self.specials: vec[i64] = vec[i64]([0] * (MOST_SEATS * KINDS))
        self.played: vec[i64] = vec[i64]([0] * KINDS)

        self.opener: i64 = 0
        self.t: i64 = 0
        self.run: i64 = 0
        self.run_end: i64 = 0
        self.offers: list[Offer] = []
        self.next_id: i64 = 1
        self.made: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.likes: vec[i64] = vec[i64]([0] * TASTES)
        self.sheds: vec[i64] = vec[i64]([0] * TASTES)

        self.ask: i64 = NONE
        self.asker: i64 = 0
        self.rival: i64 = 0
        self.asked_card: i64 = 0
        self.way: i64 = 0
        self.picks: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.question: i64 = 0

        self.left: i64 = 0
        self.turn: i64 = 0
        self.wake: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.aloud: list[Event] | None = None

    def agree(self) -> None:
        """Play by the options: before the first action of a new game. Copies take over what was made of them."""
        options = self.options
        self.driver = DRIVERS.index(options["driver"])
        self.gifts = options["allow_gifts"]
        self.ttl = options["offer_ttl_ms"]
        self.sand_runs = options["sand_runs_in_interrupt"]
        self.minus7 = options["buona_azione"] == "minus7"
        self.direction = ("left", "right", "choose").index(options["grande_direction"])
        self.runs = options["runs"]
        self.private = options["private_offers"]
        self.any_time = options["specials_any_time"]
        self.face_down = options["forced_face_down"]
        self.glass = options["glass_ms"]
        self.idle = options["idle_limit_ms"]
        self.undealt = ALL_CARDS if options["series"] == 2 else ALL_SOULS
        if self.driver == TURNS:  # a moment is a slot (V63), and nobody knows yet who opens
            self.glass = options["rounds_per_run"] * self.seats
            self.idle = options["max_idle_rounds"] * self.seats
            self.opener = UNDRAWN
            self.first_offers = options["first_round"]
            self.second = ("all", "answers", "halves").index(options["second_round"])

    def copy_from(self, other: State) -> None:
        """Become a copy of another state of as many seats."""
        if not isinstance(other, InfernoTradeState):
            raise other_kind(self, other)
        self.options = other.options
        self.driver = other.driver
        self.gifts = other.gifts
        self.ttl = other.ttl
        self.sand_runs = other.sand_runs
        self.minus7 = other.minus7
        self.direction = other.direction
        self.runs = other.runs
        self.private = other.private
        self.any_time = other.any_time
        self.face_down = other.face_down
        self.glass = other.glass
        self.idle = other.idle
        self.first_offers = other.first_offers
        self.second = other.second
        self.step = other.step
        self.handed = other.handed
        self.readied = other.readied
        self.values = other.values  # never changed in place: a new list makes a new buffer
        self.undealt = other.undealt
        clone(other.free, self.free, MOST_SEATS)
        clone(other.fixed, self.fixed, MOST_SEATS)
        self.aside = other.aside
        self.out = other.out
        clone(other.lowered, self.lowered, N_SOULS)
        clone(other.specials, self.specials, MOST_SEATS * KINDS)
        clone(other.played, self.played, KINDS)
        self.opener = other.opener
        self.t = other.t
        self.run = other.run
        self.run_end = other.run_end
        self.offers = list(other.offers)
        self.next_id = other.next_id
        clone(other.made, self.made, MOST_SEATS)
        clone(other.likes, self.likes, TASTES)
        clone(other.sheds, self.sheds, TASTES)
        self.ask = other.ask
        self.asker = other.asker
        self.rival = other.rival
        self.asked_card = other.asked_card
        self.way = other.way
        clone(other.picks, self.picks, MOST_SEATS)
        self.question = other.question
        self.left = other.left
        self.turn = other.turn
        clone(other.wake, self.wake, MOST_SEATS)

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON-able data."""
        data: dict[str, Any] = {"game": "inferno-trade", "seats": int(self.seats), "options": dict(self.options)}
        data |= {name: int(getattr(self, name)) for name in NUMBERS}
        data |= {name: [int(n) for n in getattr(self, name)] for name in BUFFERS}
        data["offers"] = [[int(getattr(offer, name)) for name in OFFER] for offer in self.offers]
        return data

    def load(self, dump: Mapping[str, Any]) -> None:
        """Fill a new state from what `dump` wrote; `AvernusError` if it has another form. Whether it can be is for the laws to say."""
        try:
            numbers = {name: _number(dump[name]) for name in NUMBERS if name != "opener"}
            numbers["opener"] = _number(dump.get("opener", 0))  # under rules 1 the first seat opened every game
            buffers = {name: [_number(n) for n in _row(dump[name], size)] for name, size in BUFFERS.items()}
            offers = [Offer(*[_number(n) for n in _row(row, len(OFFER))]) for row in _row(dump["offers"])]
        except (KeyError, TypeError, ValueError) as error:
            raise AvernusError(f"This is not a state of Inferno: {error}.") from error
        for name, number in numbers.items():
            setattr(self, name, number)
        for name, row in buffers.items():
            setattr(self, name, buffer_of(row))
        self.offers = offers


def find_offer(state: InfernoTradeState, id: i64) -> Offer | None:
    """The open offer of a number."""
    for offer in state.offers:
        if offer.id == id:
            return offer
    return None


def _row(value: Any, size: int | None = None) -> list[Any]:
    if not isinstance(value, Sequence) or isinstance(value, str) or (size is not None and len(value) != size) or len(value) > 400:
        raise ValueError(f"{str(value)[:30]} is not a row of {size} numbers")
    return list(value)


def _number(value: Any) -> int:
    if type(value) is not int or not -1 <= value < LARGEST:
        raise ValueError(f"{str(value)[:30]} is out of range")
    return value
