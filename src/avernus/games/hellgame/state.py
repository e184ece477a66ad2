"""The state of a game of The HellGame (H0.8), and the loop that runs its stack of steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from avernus.core.events import Event, Prompt
from avernus.core.native import i64, vec
from avernus.core.options import Options
from avernus.core.refusals import Refusal
from avernus.core.result import Result
from avernus.core.seats import CHANCE, COVERED, NOBODY, OPEN
from avernus.core.state import State
from avernus.games.hellgame.actions import SAY, field_of
from avernus.games.hellgame.board import AREAS, NOWHERE, OWNER_NAMES, OWNERS, SECTIONS, compass
from avernus.games.hellgame.decks import Deck
from avernus.games.hellgame.loader import ARCANA, DEMONS, HELL, HOUNDS, LIEUTENANTS
from avernus.games.hellgame.points import POINTS
from avernus.games.hellgame.steps import REGISTRY, Ask, Context, DrawCard, Pick, PickFromHand, Step

IN_HELL: Final = 0
ON_EARTH: Final = 1
URIEL_BOX: Final = 47
"""Where Uriel waits after he was called."""
EVERYBODY: Final = 63
"""The mask of all seats."""
MOST_LEGAL: Final = 1300
Value: TypeAlias = Any
"""What a finished step hands to the one beneath."""


@dataclass(slots=True)
class Lasting:
    """An effect that is in force for a while (H25.6). Never changed after it is made."""

    node: int
    context: Context
    ends: str
    turn: int
    """The turn in which it is in force."""
    areas: tuple[int, ...] = ()


class Hell(State):
    """Everything that is true now. Lists are by seat, by demon (in rank order), by hound, by lieutenant or by section."""

    def __init__(self, seats: int, options: Options, like: Hell | None = None) -> None:  # noqa: PLR0915 - one line for each thing
        if like is not None:
            self.copy_from(like)
            return
        self.seats = seats
        self.options = options
        self.ways = compass(options["compass"])
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
        self.plain = [0] * (OWNERS * AREAS)
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
        # demons
        n = len(DEMONS)
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
            "arcana": Deck([card.copies for card in ARCANA]), "hell": Deck([1] * len(HELL)),
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

    # -- the kernel --------------------------------------------------------------------------

    def mover(self) -> i64:
        """Who acts now."""
        if not self.stack:
            return NOBODY
        who = self.stack[-1].mover(self)
        assert who is not None
        return who

    def actors(self) -> list[int]:
        """The one seat that acts now."""
        who = int(self.mover())
        return [] if who == NOBODY else [who]

    def max_legal(self) -> i64:
        """One none and five partners with 255 offers each (H22.2)."""
        return MOST_LEGAL

    def options_now(self) -> tuple[int, ...]:
        """The legal answers to the open question."""
        if self.cache is None:
            top = self.stack[-1]
            assert isinstance(top, Ask)
            self.cache = tuple(sorted(set(top.legal(self))))
        return self.cache

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """The legal actions of the seat that is asked."""
        if not self.stack or seat == CHANCE or self.mover() != seat:
            return 0
        found = self.options_now()
        for i, action in enumerate(found):
            out[i] = action
        return len(found)

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        """The outcomes of the die or draw on top of the stack."""
        if self.mover() != CHANCE:
            return 0
        top: Any = self.stack[-1]
        found = sorted(top.outcomes(self))
        for i, (action, weight) in enumerate(found):
            out[i], weights[i] = action, weight
        return len(found)

    def apply(self, seat: i64, action: i64, events: list[Event] | None = None) -> None:
        """Answer the question on top of the stack and go on to the next one."""
        self.events = events
        self.answer(int(action))
        self.settle()
        self.events = None

    def answer(self, action: int) -> None:
        """Hand the answer to the step that asked."""
        top = self.stack.pop()
        self.cache = None
        self.value = action
        if isinstance(top, DrawCard):
            self.value = field_of(action)
            self.decks[top.deck].draw(self.value)

    def settle(self) -> None:
        """Run steps until somebody must act; questions with one answer are answered (H0.6)."""
        while self.stack:
            top = self.stack[-1]
            who = top.mover(self)
            if who is None:
                top.run(self)
            elif who == CHANCE:
                return
            else:
                assert isinstance(top, Ask)
                options = self.options_now()
                assert options, f"{top.point} has no option"
                if len(options) > 1 or POINTS[top.point].always:
                    return
                self.answer(options[0])

    # -- for steps ---------------------------------------------------------------------------

    def push(self, step: Step) -> None:
        """Begin a step; it runs before the one that pushed it goes on."""
        self.stack.append(step)

    def begin(self, name: str, **fields: Any) -> None:
        """Begin a step by its name, where importing it would go round in a circle."""
        kind: Any = REGISTRY[name]
        self.push(kind(**fields))

    def ask(self, point: str, seat: int, options: tuple[int, ...] | list[int] | None = None, **about: Any) -> None:
        """Put a question."""
        told = tuple(x for pair in about.items() for x in pair)
        self.push(Ask(point=point, seat=seat, options=None if options is None else tuple(sorted(options)), about=told))

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
        return next((step for step in reversed(self.stack) if type(step).__name__ == name), None)

    # -- what leaves the state ---------------------------------------------------------------

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """See `refusals.py`."""
        from avernus.games.hellgame.refusals import refusal_of

        return refusal_of(self, seat, action)

    def sees(self, viewer: int | None, seat: int, action: int) -> int:
        """Hidden are cards drawn, discarded and carried, and demons before they are revealed (H23).

        The last demon that is exchanged at setup is open: with it all demons are revealed (H6.5).
        """
        top = self.stack[-1]
        if isinstance(top, Ask):
            secret = top.point in ("DISCARD", "CARRY", "SWAP_DEMON") and action not in (SAY["keep"], SAY["end"])
            return COVERED if secret and viewer != top.seat else OPEN
        if isinstance(top, DrawCard):
            last = top.deck == "demon" and top.to == self.seats - 1 and self.stack[-2].stage == "replaced"
            if last or top.to == -1 or viewer == top.to or (top.deck == "arcana" and ARCANA[field_of(action)].timing == "play_right_away"):
                return OPEN
            return COVERED
        if isinstance(top, Pick | PickFromHand) and top.to is not None:
            return OPEN if viewer in top.to else COVERED
        return OPEN

    def view(self, seat: int | None) -> dict[str, Any]:
        """See `view.py`."""
        from avernus.games.hellgame.view import view_of

        return view_of(self, seat)

    def redeal(self, seat: int | None, rng: Any) -> Hell:
        """See `redeal.py`."""
        from avernus.games.hellgame.redeal import redeal_of

        return redeal_of(self, seat, rng)

    def prompt(self, seat: int | None) -> Prompt:
        """See `view.py`."""
        from avernus.games.hellgame.view import prompt_of

        return prompt_of(self, seat)

    def default(self, seat: int) -> int:
        """See `points.py` (H24.4)."""
        from avernus.games.hellgame.points import default_of

        return default_of(self.stack[-1], self.options_now())

    def result(self) -> Result | None:
        """The ranking, once the game is over."""
        return Result(self.ranks, self.ending, ENDINGS[self.ending]) if self.ending else None

    def copy(self) -> Hell:
        """An independent copy."""
        return Hell(self.seats, self.options, self)

    def copy_from(self, other: State) -> None:  # noqa: PLR0915 - one line for each thing on the table
        """Become a copy. Tuples, options and lasting effects never change, so they are shared."""
        assert isinstance(other, Hell)
        self.seats = other.seats
        self.options = other.options
        self.ways = other.ways
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
        self.carried = dict(other.carried)
        self.decks = {name: deck.copy() for name, deck in other.decks.items()}
        self.stack = [step.copy() for step in other.stack]
        self.value = other.value
        self.cache = other.cache
        self.events = None

    def dump(self) -> dict[str, Any]:
        """See `dump.py`."""
        from avernus.games.hellgame.dump import dump_of

        return dump_of(self)


ENDINGS: Final = {"three-sixes": "H5.4", "circle": "H5.1", "turn-limit": "H27.3"}
