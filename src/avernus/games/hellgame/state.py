"""The state of a game of The HellGame (H0.8): what lies on the table and what the game is in the middle of; copies, dumps, loads."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, TypeAlias

from avernus.core.events import Event
from avernus.core.native import i64, vec
from avernus.core.options import Options
from avernus.core.state import State, other_kind
from avernus.games.hellgame.board import AREAS, HOUNDS, LIEUTENANTS, NOWHERE, OWNER_NAMES, OWNERS, SECTIONS, compass
from avernus.games.hellgame.cards import CardSet
from avernus.games.hellgame.steps import Ask, Context, Step, fields_of_step

IN_HELL: Final = 0
ON_EARTH: Final = 1
URIEL_BOX: Final = 47
"""Where Uriel waits after he was called."""
EVERYBODY: Final = 63
"""The mask of all seats."""
Value: TypeAlias = Any
"""What a finished step hands to the one beneath."""


class Deck:
    """A queue of cards of which everyone knows another part (H3.7, H23).

    `head` was looked at and left in front, `body` nobody has seen, `tail` are the discards in their order.
    A body is a number for each kind of card. Head and tail hold pairs of card and a mask of the seats that know it.
    """

    __slots__ = ("body", "head", "tail")

    def __init__(self, body: Iterable[int] = (), head: Iterable[tuple[int, int]] = (), tail: Iterable[tuple[int, int]] = ()) -> None:
        self.body = list(body)
        self.head = list(head)
        self.tail = list(tail)

    def size(self) -> int:
        """How many cards it has."""
        n = len(self.head) + len(self.tail)
        for copies in self.body:
            n += copies
        return n

    def front(self) -> list[tuple[int, int]]:
        """What the front card may be, with weights."""
        if self.head:
            return [(self.head[0][0], 1)]
        if any(self.body):
            return [(card, n) for card, n in enumerate(self.body) if n]
        return [(self.tail[0][0], 1)] if self.tail else []

    def front_into(self, verb: i64, out: vec[i64], weights: vec[i64]) -> i64:
        """What the front card may be, as actions of a verb, with weights."""
        if not self.head:
            n: i64 = 0
            for card, copies in enumerate(self.body):
                if copies:
                    out[n] = verb | card
                    weights[n] = copies
                    n += 1
            if n:
                return n
        found = self.front()
        if found:
            out[0], weights[0] = verb | found[0][0], 1
        return len(found)

    def draw(self, card: int) -> None:
        """Take the front card, which is this one."""
        if self.head:
            self.head.pop(0)
        elif any(self.body):
            self.body[card] -= 1
        else:
            self.tail.pop(0)

    def put(self, card: int, known: int) -> None:
        """Put a card on the bottom; `known` is the mask of the seats that know which."""
        self.tail.append((card, known))

    def take(self, card: int) -> None:
        """Take a card out of the deck, wherever it is."""
        for part in (self.tail, self.head):
            for i, (found, _) in enumerate(part):
                if found == card:
                    part.pop(i)
                    return
        self.body[card] -= 1

    def copy(self) -> Deck:
        """An independent copy."""
        return Deck(self.body, self.head, self.tail)


@dataclass(slots=True)
class Lasting:
    """An effect that is in force for a while (H25.6). Never changed after it is made."""

    node: int
    context: Context
    ends: str
    turn: int
    """The turn in which it is in force."""
    areas: tuple[int, ...] = ()


class HellState(State):
    """Everything that is true now. Lists are by seat, by demon (in rank order), by hound, by lieutenant or by section."""

    def __init__(self, seats: int, options: Options, cards: CardSet, like: HellState | None = None) -> None:  # noqa: PLR0915
        if like is not None:
            self.copy_from(like)
            return
        self.cards = cards
        """The cards that are played with (H28)."""
        self.seats = seats
        self.options = options
        self.ways = compass(options["compass"])
        self.sixes = cards.sixes[:options["sixes"]]
        """The designs whose six counts (H5.4)."""
        self.turn = 0
        self.phase = "setup"
        # players
        self.souls = [0] * seats
        self.favors = [0] * seats
        self.disfavors = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.macina: list[list[tuple[int, bool]]] = [[] for _ in range(seats)]
        self.lost_to_uriel = [0] * seats
        self.known: list[list[tuple[int, ...]]] = [[()] * seats for _ in range(seats)]
        """`known[p][q]`: cards that p knows to be in q's hand."""
        # units
        self.plain: vec[i64] = vec[i64]([0] * (OWNERS * AREAS))
        """Legions without a hound, by owner and area. Changed by `forces.add` alone, which keeps `lands`."""
        self.lands: vec[i64] = vec[i64]([0] * OWNERS)
        """By owner: the mask of the areas where he has such legions."""
        self.hound_at = [NOWHERE] * len(HOUNDS)
        self.hound_of = [-1] * len(HOUNDS)
        self.lt_at = [NOWHERE] * len(LIEUTENANTS)
        self.lt_of = [-1] * len(LIEUTENANTS)
        self.lt_souls = [0] * len(LIEUTENANTS)
        self.box_top = [-1, -1, -1]
        self.box_hidden = [0, 0, 0]
        self.box_own: list[tuple[int, ...] | None] = [None, None, None]
        """The counters of a box that was refilled; other boxes share `unseen`."""
        self.unseen: tuple[int, ...] = ()
        self.returned: tuple[int, ...] = ()
        self.uriel = NOWHERE
        self.lilith = NOWHERE
        self.aspect = ""
        self.last_aspect = ""
        # sections
        self.control = [-1] * SECTIONS
        self.victor = [-1] * SECTIONS
        self.fled = [0] * SECTIONS
        self.tried = [0] * SECTIONS
        """Masks of the seats that have rolled for their right of victory this turn (H18.3.1)."""
        self.settled: dict[int, tuple[Any, ...]] = {}
        self.truces = 0
        """A mask of the sections where everybody has agreed to a peace that lasts (H17.4.3)."""
        # demons
        n = len(cards.demons)
        self.d_owner = [-1] * n
        self.d_place = [IN_HELL] * n
        self.d_down = [0] * n
        """0, or the lowest die that cures the incapacitated demon."""
        self.d_walk = [-1] * n
        self.d_acted = [False] * n
        self.d_passed = [False] * n
        self.d_pfg = [False] * n
        self.d_must = [0] * n
        """0, or the turn in whose Action phase it must Pass for Good (H11.5)."""
        self.d_joined = [False] * n
        self.d_used = [0] * n
        """How often its ability was used within its limit."""
        self.carried: dict[int, tuple[int, ...]] = {}
        """Cards that demons carry in the current combat."""
        # cards
        self.decks = {
            "arcana": Deck([card.copies for card in cards.arcana]), "hell": Deck([1] * len(cards.hell)),
            "section": Deck([1] * SECTIONS), "demon": Deck([1] * n),
        }
        self.permanent = [-1, -1, -1]
        self.queue: tuple[int, ...] = ()
        self.track: tuple[tuple[Any, ...], ...] = ()
        """Track changes: kind, demons, turn (H11.1.2)."""
        self.supports: tuple[tuple[int, int, int], ...] = ()
        """Caster's seat, spell, supporting demon (H15.5)."""
        self.lasting: list[Lasting] = []
        self.revealed = False
        """Are the demons open to all (H6.5)?"""
        self.ranks: tuple[int, ...] = ()
        self.ending = ""
        self.stack: list[Step] = []
        self.value: Value = None
        self.events: list[Event] | None = None
        self.cache: tuple[int, ...] | None = None

    # -- the stack ---------------------------------------------------------------------------

    def push(self, step: Step) -> None:
        """Begin a step; it runs before the one that pushed it goes on."""
        self.stack.append(step)

    def begin(self, name: str, **fields: Any) -> None:
        """Begin a step by its name, where importing it would go round in a circle."""
        kind: Any = self.kind_of(name)
        self.push(kind(**fields))

    @abstractmethod
    def kind_of(self, name: str) -> type[Step]:
        """The kind of step that is called so."""

    def ask(self, point: str, seat: int, options: tuple[int, ...] | list[int] | None = None, **about: Any) -> None:
        """Put a question."""
        told: list[Any] = []
        for key, thing in about.items():
            told.append(key)
            told.append(thing)
        self.push(Ask(point=point, seat=seat, options=None if options is None else tuple(sorted(options)), about=tuple(told)))

    def done(self, value: Value = None) -> None:
        """The step on top is over."""
        self.stack.pop()
        self.value = value

    def tell(self, name: str, clause: str, to: tuple[int, ...] | None = None, **params: Any) -> None:
        """Note an event."""
        if self.events is None:
            return
        for key, value in params.items():
            if isinstance(value, bool):
                params[key] = "yes" if value else "no"
            elif key in ("owner", "other") and value >= self.seats:
                params[key] = OWNER_NAMES[value]
        self.events.append(Event(name, clause, params, to))

    def find(self, name: str) -> Any:
        """The nearest step of a kind on the stack, or `None`."""
        for i in range(len(self.stack) - 1, -1, -1):
            if type(self.stack[i]).__name__ == name:
                return self.stack[i]
        return None

    # -- copies and dumps --------------------------------------------------------------------

    def copy_from(self, other: State) -> None:  # noqa: PLR0915 - one line for each thing on the table
        """Become a copy. Tuples, options and lasting effects never change, so they are shared."""
        if not isinstance(other, HellState):
            raise other_kind(self, other)
        self.cards = other.cards
        self.seats = other.seats
        self.options = other.options
        self.ways = other.ways
        self.sixes = other.sixes
        self.turn = other.turn
        self.phase = other.phase
        self.unseen = other.unseen
        self.returned = other.returned
        self.uriel = other.uriel
        self.lilith = other.lilith
        self.aspect = other.aspect
        self.last_aspect = other.last_aspect
        self.queue = other.queue
        self.track = other.track
        self.supports = other.supports
        self.revealed = other.revealed
        self.ranks = other.ranks
        self.ending = other.ending
        self.souls = other.souls[:]
        self.favors = other.favors[:]
        self.disfavors = other.disfavors[:]
        self.lost_to_uriel = other.lost_to_uriel[:]
        self.plain = other.plain[:]
        self.lands = other.lands[:]
        self.hound_at = other.hound_at[:]
        self.hound_of = other.hound_of[:]
        self.lt_at = other.lt_at[:]
        self.lt_of = other.lt_of[:]
        self.lt_souls = other.lt_souls[:]
        self.box_top = other.box_top[:]
        self.box_hidden = other.box_hidden[:]
        self.box_own = other.box_own[:]
        self.control = other.control[:]
        self.victor = other.victor[:]
        self.fled = other.fled[:]
        self.tried = other.tried[:]
        self.d_owner = other.d_owner[:]
        self.d_place = other.d_place[:]
        self.d_down = other.d_down[:]
        self.d_walk = other.d_walk[:]
        self.d_acted = other.d_acted[:]
        self.d_passed = other.d_passed[:]
        self.d_pfg = other.d_pfg[:]
        self.d_must = other.d_must[:]
        self.d_joined = other.d_joined[:]
        self.d_used = other.d_used[:]
        self.permanent = other.permanent[:]
        self.lasting = other.lasting[:]
        self.hands = [hand[:] for hand in other.hands]
        self.macina = [cards[:] for cards in other.macina]
        self.known = [row[:] for row in other.known]
        self.settled = dict(other.settled)
        self.truces = other.truces
        self.carried = dict(other.carried)
        self.decks = {name: deck.copy() for name, deck in other.decks.items()}
        self.stack = [step.copy() for step in other.stack]
        self.value = other.value
        self.cache = other.cache
        self.events = None

    def dump(self) -> dict[str, Any]:
        """Everything, the stack too."""
        return dump_of(self)


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
