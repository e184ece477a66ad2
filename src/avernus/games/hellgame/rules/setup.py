"""H6 Setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from avernus.games.hellgame.board import BOXES, CIRCLES, LIEUTENANTS, NAMES, NUMBERS, SECTIONS
from avernus.games.hellgame.rules.dice import order_by
from avernus.games.hellgame.rules.forces import add
from avernus.games.hellgame.rules.hands import Draw
from avernus.games.hellgame.state import EVERYBODY
from avernus.games.hellgame.steps import Die, DrawCard, Pick, Step
from avernus.games.hellgame.verbs import DEMON, FIGURE, FIGURE_LIEUTENANT, HELL_CARD, PLACE, SAY, field_of, verb_of

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


MOST_REDEALS: Final = 20
"""So often sections are dealt anew at most, in all (H27.4)."""


def head_start(g: HellState, seat: int) -> bool:
    """H6.7: does somebody begin with three sections of one circle?"""
    return any(sum(g.control[s] == seat for s in sections) > 2 for sections in CIRCLES)


@dataclass(slots=True)
class Setup(Step):
    """Everything before the first turn, in the order of H6."""

    seat: int = 0
    n: int = 0
    drawn: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    redeals: int = 0

    def start(self, g: HellState) -> None:
        """H6.1, H6.4: decks are never shuffled, because drawing from a multiset is the same thing."""
        if not g.options["macina"]:
            body = g.decks["arcana"].body
            for card, design in enumerate(g.cards.arcana):
                if design.timing == "macina":
                    body[card] = 0
        for seat in range(g.seats):
            g.souls[seat] = int(g.options["start_souls"])
            g.favors[seat] = NUMBERS["start_favors"]
        self.stage = "hell_card"
        g.push(DrawCard(deck="hell"))

    def hell_card(self, g: HellState) -> None:
        """H6.2: three Hell cards."""
        self.drawn = (*self.drawn, g.value)
        if len(self.drawn) < NUMBERS["hell_cards_per_turn"]:
            g.push(DrawCard(deck="hell"))
        else:
            for card in self.drawn:
                if g.cards.hell[card].box == "none":
                    g.decks["hell"].put(card, EVERYBODY)
            self.drawn = tuple(card for card in self.drawn if g.cards.hell[card].box != "none")
            self.n = 0
            self.stage = "permanents"

    def permanents(self, g: HellState) -> None:
        """Of several for one area one is kept at random; then each takes effect, Heaven, Earth, Hell."""
        if self.n == len(BOXES):
            self.stage = "lieutenants"
            g.unseen = tuple(range(len(LIEUTENANTS)))
            g.box_hidden = [4, 4, 4]
            self.n = 0
            return
        same = tuple(card for card in self.drawn if g.cards.hell[card].box == BOXES[self.n])
        self.stage = "kept"
        if len(same) > 1:
            g.push(Pick(choices=tuple((HELL_CARD | card, 1) for card in sorted(same))))
        else:
            g.value = HELL_CARD | same[0] if same else -1

    def kept(self, g: HellState) -> None:
        """The kept one begins to work, the others are discarded."""
        box, self.n = self.n, self.n + 1
        self.stage = "permanents"
        if g.value == -1:
            return
        kept = field_of(g.value)
        for card in self.drawn:
            if g.cards.hell[card].box == BOXES[box] and card != kept:
                g.decks["hell"].put(card, EVERYBODY)
        g.begin("LayEvent", card=kept)

    def lieutenants(self, g: HellState) -> None:
        """H6.3: the top counter of each box is open."""
        if self.n == 3:
            self.n = 0
            self.stage = "deal_demons"
        else:
            self.stage = "topped"
            g.push(RevealTop(box=self.n))

    def topped(self, g: HellState) -> None:
        """The next box."""
        self.n += 1
        self.stage = "lieutenants"

    def deal_demons(self, g: HellState) -> None:
        """H6.5: three demons each, seat by seat."""
        if self.n == 3 * g.seats:
            self.n = self.seat = 0
            self.stage = "swap"
        else:
            self.stage = "dealt"
            g.push(DrawCard(deck="demon", to=self.n // 3))

    def dealt(self, g: HellState) -> None:
        """One demon."""
        g.d_owner[g.value] = self.n // 3
        self.n += 1
        self.stage = "deal_demons"

    def swap(self, g: HellState) -> None:
        """Each may exchange one for his favor, before the reveal."""
        if self.seat == g.seats:
            g.revealed = True
            for d, owner in enumerate(g.d_owner):
                if owner >= 0:
                    g.tell("demon_revealed", "H6.5", seat=owner, demon=g.cards.demons[d].name)
            self.seat = 0
            self.n = 0
            self.stage = "sections"
            return
        self.stage = "swapped"
        g.ask("SWAP_DEMON", self.seat)

    def menu(self, g: HellState, ask: object) -> tuple[int, ...]:
        """Keep, or one of the three."""
        return (SAY["keep"], *(DEMON | d for d, owner in enumerate(g.d_owner) if owner == self.seat))

    def swapped(self, g: HellState) -> None:
        """The exchanged demon goes to the bottom."""
        if verb_of(g.value) == DEMON:
            demon = field_of(g.value)
            g.d_owner[demon] = -1
            g.decks["demon"].put(demon, 1 << self.seat)
            g.favors[self.seat] = 0
            self.stage = "replaced"
            g.push(DrawCard(deck="demon", to=self.seat))
        else:
            self.seat += 1
            self.stage = "swap"

    def replaced(self, g: HellState) -> None:
        """The new one."""
        g.d_owner[g.value] = self.seat
        self.seat += 1
        self.stage = "swap"

    def sections(self, g: HellState) -> None:
        """H6.7: five section cards each."""
        if self.n == NUMBERS["start_sections"] * g.seats:
            self.stage = "arcana"
        else:
            self.stage = "section"
            g.push(DrawCard(deck="section"))

    def section(self, g: HellState) -> None:
        """One section."""
        seat, each = self.n // NUMBERS["start_sections"], NUMBERS["start_sections"]
        g.control[g.value] = seat
        self.n += 1
        self.stage = "sections"
        if self.n % each == 0 and g.options["redeal"] and self.redeals < MOST_REDEALS and head_start(g, seat):
            self.n -= each
            self.redeals += 1
            g.tell("redealt", "H6.7", seat=seat)
            for s in range(SECTIONS):
                if g.control[s] == seat:
                    g.control[s] = -1
                    g.decks["section"].body[s] = 1

    def arcana(self, g: HellState) -> None:
        """H6.8: five Arcana cards each."""
        if self.seat == g.seats:
            self.stage = "first_legions"
            self.seat = 0
            g.push(Die())
        else:
            seat, self.seat = self.seat, self.seat + 1
            g.push(Draw(seat=seat, n=NUMBERS["start_arcana"], setup=True))

    def first_legions(self, g: HellState) -> None:
        """H6.9: a die each; from highest to lowest each places a legion."""
        self.order = (*self.order, field_of(g.value) + 1)
        if len(self.order) < g.seats:
            g.push(Die())
        else:
            self.stage = "ordered"
            order_by(g, list(range(g.seats)), list(self.order))

    def ordered(self, g: HellState) -> None:
        """The order of placing."""
        self.order = g.value
        self.stage = "place_first"

    def place_first(self, g: HellState) -> None:
        """Ask the next one, or start turn 1 (H6.10)."""
        if not self.order:
            g.done()
            g.begin("Turn")
        else:
            seat = self.order[0]
            self.stage = "placed"
            g.ask("PLACE_FIRST", seat, [PLACE | s for s, owner in enumerate(g.control) if owner == seat])

    def placed(self, g: HellState) -> None:
        """The legion stands."""
        seat, self.order = self.order[0], self.order[1:]
        add(g, seat, field_of(g.value), 1)
        g.tell("legion_placed", "H6.9", seat=seat, area=NAMES[field_of(g.value)])
        self.stage = "place_first"


@dataclass(slots=True)
class RevealTop(Step):
    """The next counter of an Available box is turned up (H6.3, H10.4)."""

    box: int = 0

    def start(self, g: HellState) -> None:
        """A random one of the unseen counters."""
        own = g.box_own[self.box]
        pool = g.unseen if own is None else own
        if not g.box_hidden[self.box]:
            g.box_top[self.box] = -1
            g.done()
        else:
            self.stage = "turned"
            g.push(Pick(choices=tuple((FIGURE | FIGURE_LIEUTENANT + t, 1) for t in pool)))

    def turned(self, g: HellState) -> None:
        """It lies open on top."""
        t = field_of(g.value) - FIGURE_LIEUTENANT
        own = g.box_own[self.box]
        if own is None:
            g.unseen = tuple(x for x in g.unseen if x != t)
        else:
            g.box_own[self.box] = tuple(x for x in own if x != t)
        g.box_hidden[self.box] -= 1
        g.box_top[self.box] = t
        g.done()


@dataclass(slots=True)
class Refill(Step):
    """H10.4.1: the Return box fills an empty Available box."""

    def start(self, g: HellState) -> None:
        """If there is an empty box and something to put into it."""
        empty = [box for box in range(3) if g.box_top[box] < 0]
        if not empty or not g.returned:
            g.done()
            return
        box = empty[0]
        g.box_own[box], g.box_hidden[box] = g.returned, len(g.returned)
        g.returned = ()
        self.stage = "turned"
        g.push(RevealTop(box=box))

    def turned(self, g: HellState) -> None:
        """Ready."""
        g.done()
