"""H14 Diplomacy: influence, atonement, conspiracy, evil deeds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import FREEBOOTERS, HOUNDS, NAMES, OWNERS, SECTIONS, areas_of
from avernus.games.hellgame.rules.dice import Roll, table_effects
from avernus.games.hellgame.rules.flight import Lone, Rampage
from avernus.games.hellgame.rules.forces import commanded, convert, drop_leaderless, footing, free_legions, legions, others, parties, remove
from avernus.games.hellgame.rules.hell import LayEvent
from avernus.games.hellgame.rules.values import cost, free_favors, roll_modifiers, stat
from avernus.games.hellgame.steps import Ask, Context, DrawCard, Step
from avernus.games.hellgame.verbs import FIGURE, HELL_CARD, HOUND, LEGION, LIEUTENANT, PAIR, SAY, field_of, pack_influence, said

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


def home_cost(g: HellState, seat: int, demon: int, area: int, owner: int) -> int:
    """H14.2.3: free favors that it costs to influence a unit there."""
    if area >= SECTIONS or g.control[area] != owner:
        return 0
    return cost(g, "home_influence_cost", seat, demon)


def rolls_needed(what: int, mode: str) -> int:
    """H14.2.4: how many rolls must succeed."""
    return (1 if mode == "disperse" else 2) + (what >= LIEUTENANT)


def bonus_souls(g: HellState, what: int) -> int:
    """H14.2.6: what lies on the lieutenant."""
    return g.lt_souls[what - LIEUTENANT] if LIEUTENANT <= what < HOUND else 0


def influence_targets(g: HellState, seat: int, demon: int, first_only: bool = False) -> list[int]:
    """H14.2.1: uncommanded legions and lieutenants of others, each to disperse or to turn; or just whether there is one."""
    rich = free_favors(g, seat) >= cost(g, "home_influence_cost", seat, demon)
    last = g.seats + 1 if g.options["influence_freebooters"] else g.seats
    free: list[bool] = [] if first_only else [free_legions(g, p) > 0 for p in range(OWNERS)]
    found: list[int] = []
    for area in areas_of(footing(g, others(seat))):
        there = parties(g, area) & ~(1 << seat)
        for i in range(last):
            owner = i if i < g.seats else FREEBOOTERS
            if not there >> owner & 1 or not (rich or area >= SECTIONS or g.control[area] != owner):
                continue
            if first_only:  # whoever has units has some that nobody commands, or who commands them
                return [pack_influence(0, area, owner, LEGION)]
            left, loose, by = commanded(g, owner, area)
            whats = [LEGION] if left else []
            whats += [PAIR + h for h in range(len(HOUNDS)) if loose >> h & 1]
            whats += [LIEUTENANT + t for t in sorted(by)]
            for what in whats:
                found.append(pack_influence(0, area, owner, what))
                # another player can always take a lieutenant; a legion needs a free counter (H14.2.8)
                if what >= LIEUTENANT or any(free[p] for p in (*range(g.seats), FREEBOOTERS) if p != owner):
                    found.append(pack_influence(1, area, owner, what))
    return found


def new_owners(g: HellState, seat: int, old: int, what: int, area: int) -> list[int]:
    """H14.2.8: the sides to which a unit can be turned."""
    sides = [p for p in range(g.seats) if p != old]
    if what < LIEUTENANT:
        return [p for p in (*sides, FREEBOOTERS) if p != old and free_legions(g, p) > 0]
    t = what - LIEUTENANT
    led, hounds = commanded(g, old, area)[2].get(t, (0, []))
    if old != FREEBOOTERS and (legions(g, FREEBOOTERS, area) or ((led or hounds) and free_legions(g, FREEBOOTERS) > 0)):
        sides.append(FREEBOOTERS)
    return sides


@dataclass(slots=True)
class Influence(Step):
    """H14.2: the rolls, and what follows."""

    demon: int = 0
    seat: int = 0
    unit: tuple[int, int, int] = (0, 0, 0)
    mode: str = "disperse"
    bribes: tuple[int, ...] = ()
    rolled: int = 0

    def start(self, g: HellState) -> None:
        """H14.2.4: all rolls must succeed."""
        if self.rolled < len(self.bribes):
            self.stage = "fell"
            g.push(Roll(kind="influence", owner=self.seat, demon=self.demon, keep="low"))
        elif self.mode == "disperse":
            self.disperse(g)
        else:
            area, owner, what = self.unit
            self.stage = "turned"
            g.ask("NEW_OWNER", self.seat, [FIGURE | p for p in new_owners(g, self.seat, owner, what, area)], area=NAMES[area])

    def fell(self, g: HellState) -> None:
        """Bribes and bonus pay change the die."""
        die = g.value[0] + bonus_souls(g, self.unit[2]) - self.bribes[self.rolled]
        number = stat(g, self.demon, "hearts") + roll_modifiers(g, "influence", self.seat, self.demon).add
        self.rolled += 1
        self.stage = "start"
        if die > number:
            if g.events is not None:
                g.tell("influence_failed", "H14.2.4", seat=self.seat, demon=g.cards.demons[self.demon].name)
            g.done(False)

    def disperse(self, g: HellState) -> None:
        """H14.2.7, H14.2.9."""
        area, owner, what = self.unit
        if g.events is not None:
            g.tell("dispersed", "H14.2.7", seat=self.seat, owner=owner, area=NAMES[area])
        hound = remove(g, owner, what, area)
        self.stage = "after"
        if hound >= 0:
            g.push(Rampage(hound=hound))

    def turned(self, g: HellState) -> None:
        """H14.2.8: the unit changes sides; a lieutenant takes his commanded legions along, as far as counters reach."""
        area, owner, what = self.unit
        to = field_of(g.value)
        followers: list[int] = []
        if what >= LIEUTENANT:
            n, hounds = commanded(g, owner, area)[2][what - LIEUTENANT]
            followers = [PAIR + h for h in hounds] + [LEGION] * n
        convert(g, owner, what, area, to)
        for follower in followers:
            convert(g, owner, follower, area, to)
        if g.events is not None:
            g.tell("turned", "H14.2.8", seat=self.seat, owner=owner, area=NAMES[area], other=to)
        drop_leaderless(g)
        self.stage = "after"

    def after(self, g: HellState) -> None:
        """H3.15 for lieutenants that are now alone."""
        drop_leaderless(g)
        self.stage = "over"
        g.push(Lone())

    def over(self, g: HellState) -> None:
        """Done."""
        g.done(True)


@dataclass(slots=True)
class Atonement(Step):
    """H14.3: two dice less hearts, read on the table."""

    demon: int = 0

    def start(self, g: HellState) -> None:
        """Roll."""
        self.stage = "fell"
        g.push(Roll(kind="atonement", owner=g.d_owner[self.demon], demon=self.demon, n=2, keep="low"))

    def fell(self, g: HellState) -> None:
        """The row's effects."""
        seat = g.d_owner[self.demon]
        total = sum(g.value) - stat(g, self.demon, "hearts") - roll_modifiers(g, "atonement", seat, self.demon).add
        self.stage = "over"
        result = table_effects(g, "atonement", total, Context("table", seat=seat, subject_demon=self.demon, subject_seat=seat))
        if g.events is not None:
            g.tell("atonement", "H14.3", seat=seat, demon=g.cards.demons[self.demon].name, result=result)

    def over(self, g: HellState) -> None:
        """Done."""
        g.done(True)


@dataclass(slots=True)
class Conspiracy(Step):
    """H14.4: look at Hell cards secretly; one permanent event may be played."""

    seat: int = 0
    n: int = 1
    cards: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """Draw."""
        if len(self.cards) < self.n and g.decks["hell"].size():
            self.stage = "drawn"
            g.push(DrawCard(deck="hell", to=self.seat))
        else:
            self.stage = "picked"
            g.ask("CONSPIRE_PICK", self.seat, cards=len(self.cards))

    def drawn(self, g: HellState) -> None:
        """One more."""
        self.cards = tuple(sorted((*self.cards, g.value)))
        self.stage = "start"

    def menu(self, g: HellState, ask: Ask) -> tuple[int, ...]:
        """Each permanent card, or none."""
        return (SAY["none"], *(HELL_CARD | card for card in self.cards if g.cards.hell[card].box != "none"))

    def picked(self, g: HellState) -> None:
        """The others go to the bottom, unseen."""
        played = -1 if said(g.value) else field_of(g.value)
        for card in self.cards:
            if card != played:
                g.decks["hell"].put(card, 1 << self.seat)
        self.cards = ()
        self.stage = "over"
        if played >= 0:
            g.push(LayEvent(card=played))

    def over(self, g: HellState) -> None:
        """Done."""
        g.done(True)


@dataclass(slots=True)
class EvilDeeds(Step):
    """H14.5: as many dice as hearts, a favor for each 6."""

    demon: int = 0

    def start(self, g: HellState) -> None:
        """Roll."""
        self.stage = "fell"
        seat = g.d_owner[self.demon]
        g.push(Roll(kind="evil_deeds", owner=seat, demon=self.demon, n=stat(g, self.demon, "hearts")))

    def fell(self, g: HellState) -> None:
        """6 or more counts."""
        seat = g.d_owner[self.demon]
        add = roll_modifiers(g, "evil_deeds", seat, self.demon).add
        favors = sum(die + add >= 6 for die in g.value)
        g.favors[seat] += favors
        if g.events is not None:
            g.tell("evil_deeds", "H14.5", seat=seat, demon=g.cards.demons[self.demon].name, favors=favors)
        g.done(True)
