"""The state of a game of The HellGame (H0.8): what lies on the table and what the game is in the middle of; copies, dumps, loads."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from avernus.core.events import Event
from avernus.core.native import i64, vec
from avernus.core.options import Options
from avernus.core.state import State, other_kind
from avernus.games.hellgame.board import AREAS, HOUNDS, LIEUTENANTS, NOWHERE, OWNER_NAMES, OWNERS, SECTIONS, compass
from avernus.games.hellgame.cards import CardSet
from avernus.games.hellgame.steps import Ask, Context, Step

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
        from avernus.games.hellgame.dumps import dump_of

        return dump_of(self)
