"""H19 The Final phase, H5 victory, H21.2 and H21.3, H27.3 the turn limit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from avernus.games.hellgame.board import CIRCLES, LIEUTENANTS, NUMBERS, SECTIONS
from avernus.games.hellgame.rules.action import end_lasting
from avernus.games.hellgame.rules.dice import Roll, order_by
from avernus.games.hellgame.rules.forces import fingerprint, legions_of
from avernus.games.hellgame.rules.values import cost, protocol, roll_modifiers
from avernus.games.hellgame.steps import Ask, DrawCard, Pick, Step
from avernus.games.hellgame.verbs import DEMON, SAY, field_of, said

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState

ENDINGS: Final = {"three-sixes": "H5.4", "circle": "H5.1", "turn-limit": "H27.3"}
"""How a game ends, and by which clause."""


def may_win(g: HellState) -> bool:
    """H5.3: before a certain turn nobody wins."""
    return g.turn >= int(g.options["first_victory"])


def circles_of(g: HellState, seat: int) -> list[int]:
    """The circles (1-9) whose five sections the player controls (H5.1)."""
    return [c + 1 for c, sections in enumerate(CIRCLES) if all(g.control[s] == seat for s in sections)]


def game_over(g: HellState, ending: str, order: tuple[int, ...]) -> None:
    """The game ends; the seats in their final order."""
    g.ending = ending
    g.ranks = tuple(1 + order.index(seat) for seat in range(g.seats))
    g.stack.clear()
    g.queue = ()
    g.tell("over", "H5", winner=order[0], ending=ending)


def standing(g: HellState, seat: int) -> tuple[int, ...]:
    """H27.3: what the ranking on points compares, more is better."""
    most = max(sum(g.control[s] == seat for s in sections) for sections in CIRCLES)
    deepest = max((c for c, sections in enumerate(CIRCLES) if sum(g.control[s] == seat for s in sections) == most), default=0)
    worth = g.souls[seat] + 3 * legions_of(g, seat) + 3 * sum(of == seat for of in g.lt_of)
    return (most, g.control.count(seat), g.favors[seat] - g.disfavors[seat], worth, deepest)


def points_order(g: HellState, first: int = -1) -> tuple[int, ...]:
    """All seats, a winner first, the others by H27.3."""
    order = protocol(g)
    ranked = sorted(order, key=lambda p: (p != first, tuple(-x for x in standing(g, p)), order.index(p)))
    return tuple(ranked)


@dataclass(slots=True)
class FinalPhase(Step):
    """H19.1 to H19.7."""

    order: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    demons: tuple[int, ...] = ()
    n: int = 0

    def start(self, g: HellState) -> None:
        """H5.4: three sixes first."""
        self.order = protocol(g) if g.options["six_victory"] and may_win(g) else ()
        self.stage = "sixes"

    def sixes(self, g: HellState) -> None:
        """Asked is whoever could hold them for all that the others know."""
        while self.order:
            if len(g.hands[self.order[0]]) >= NUMBERS["sixes_to_win"]:
                self.stage = "answered"
                g.ask("SHOW_SIXES", self.order[0])
                return
            self.order = self.order[1:]
        if not self.shown:
            self.stage = "circles"
        elif len(self.shown) == 1:
            game_over(g, "three-sixes", points_order(g, self.shown[0]))
        else:
            self.stage = "compared"
            order_by(g, self.shown, [100 * g.favors[p] - g.disfavors[p] for p in self.shown], best_only=True)

    def menu(self, g: HellState, ask: Ask) -> tuple[int, ...]:
        """Keep; show, if there are three."""
        sixes = sum(card in g.sixes for card in g.hands[ask.seat])
        return (SAY["keep"], SAY["show"]) if sixes >= NUMBERS["sixes_to_win"] else (SAY["keep"],)

    def answered(self, g: HellState) -> None:
        """Shown or kept."""
        p, self.order = self.order[0], self.order[1:]
        if said(g.value) == "show":
            self.shown = (*self.shown, p)
            g.tell("three_sixes", "H5.4", seat=p)
        self.stage = "sixes"

    def compared(self, g: HellState) -> None:
        """The best of those who showed."""
        game_over(g, "three-sixes", points_order(g, g.value[0]))

    def circles(self, g: HellState) -> None:
        """H5.1, H5.2."""
        won = [p for p in range(g.seats) if circles_of(g, p)] if may_win(g) else []
        if won:
            best = max(won, key=lambda p: (g.favors[p], -g.disfavors[p], max(circles_of(g, p))))
            game_over(g, "circle", points_order(g, best))
            return
        self.order = protocol(g)
        self.stage = "cleanup"

    def cleanup(self, g: HellState) -> None:
        """H19.2: getting rid of disfavors."""
        while self.order:
            p = self.order[0]
            if g.disfavors[p] > 0 and g.favors[p] >= cost(g, "disfavor_cleanup", p):
                self.stage = "removed"
                g.ask("REMOVE_DISFAVOR", p, [SAY["remove"], SAY["end"]])
                return
            self.order = self.order[1:]
        order = protocol(g)
        down = [d for d in range(len(g.cards.demons)) if g.d_owner[d] >= 0 and g.d_down[d]]
        self.demons = tuple(sorted(down, key=lambda d: (order.index(g.d_owner[d]), d)))
        self.stage = "recovery"

    def removed(self, g: HellState) -> None:
        """Favors for a disfavor, any number of times."""
        p = self.order[0]
        self.stage = "cleanup"
        if said(g.value) == "remove":
            g.favors[p] -= cost(g, "disfavor_cleanup", p)
            g.disfavors[p] -= 1
            g.tell("disfavor_removed", "H19.2", seat=p)
        else:
            self.order = self.order[1:]

    def recovery(self, g: HellState) -> None:
        """H19.3."""
        if not self.demons:
            self.order = protocol(g)
            self.stage = "desperate"
        else:
            self.stage = "recovered"
            d = self.demons[0]
            g.push(Roll(kind="recovery", owner=g.d_owner[d], demon=d, keep="high"))

    def recovered(self, g: HellState) -> None:
        """5 or 6, unless the effect named another number."""
        d, self.demons = self.demons[0], self.demons[1:]
        self.stage = "recovery"
        if g.value[0] + roll_modifiers(g, "recovery", g.d_owner[d], d).add >= g.d_down[d]:
            g.d_down[d] = 0
            g.tell("recovered", "H19.3", seat=g.d_owner[d], demon=g.cards.demons[d].name)

    def desperate(self, g: HellState) -> None:
        """H21.2, H21.3: nobody is left without an active demon."""
        if not self.order:
            self.stage = "clean"
            return
        p = self.order[0]
        mine = [d for d in range(len(g.cards.demons)) if g.d_owner[d] == p]
        if not mine and self.n < NUMBERS["demons_per_player"] and g.decks["demon"].size():
            self.stage = "new_demon"
            g.push(DrawCard(deck="demon"))
        elif mine and self.n == 0 and all(g.d_down[d] for d in mine):
            self.stage = "revived"
            g.push(Pick(choices=tuple((DEMON | d, 1) for d in mine)))
        elif 0 < self.n < NUMBERS["demons_per_player"] and g.decks["demon"].size():
            self.stage = "new_demon"
            g.push(DrawCard(deck="demon"))
        else:
            self.order, self.n = self.order[1:], 0

    def revived(self, g: HellState) -> None:
        """H21.2: one of them recovers."""
        d = field_of(g.value)
        g.d_down[d] = 0
        g.tell("recovered", "H21.2", seat=g.d_owner[d], demon=g.cards.demons[d].name)
        self.stage = "desperate"

    def new_demon(self, g: HellState) -> None:
        """H21.3: three new demons."""
        d: int = g.value
        wipe_demon(g, d)
        g.d_owner[d] = self.order[0]
        self.n += 1
        g.tell("demon_revealed", "H21.3", seat=self.order[0], demon=g.cards.demons[d].name)
        self.stage = "desperate"

    def clean(self, g: HellState) -> None:
        """H19.5-H19.7: clean up; the turn limit."""
        clean_up(g)
        limit = g.options["max_turns"]
        if limit and g.turn >= limit:
            game_over(g, "turn-limit", points_order(g))
        else:
            g.done()


def wipe_demon(g: HellState, d: int) -> None:
    """A demon card as it comes from the deck."""
    g.d_owner[d], g.d_place[d], g.d_down[d], g.d_walk[d], g.d_must[d], g.d_used[d] = -1, 0, 0, -1, 0, 0
    g.d_acted[d] = g.d_passed[d] = g.d_pfg[d] = g.d_joined[d] = False


def clean_up(g: HellState) -> None:
    """H7.3, H19.6."""
    n = len(g.cards.demons)
    g.d_acted, g.d_passed, g.d_pfg, g.d_joined = [False] * n, [False] * n, [False] * n, [False] * n
    g.d_used = [0] * n
    g.victor, g.fled, g.tried = [-1] * SECTIONS, [0] * SECTIONS, [0] * SECTIONS
    g.settled = {s: mark for s, mark in g.settled.items() if g.truces >> s & 1 and mark == fingerprint(g, s)}  # H17.4.3
    g.truces = sum(1 << s for s in g.settled)
    g.lt_souls = [0] * len(LIEUTENANTS)
    g.lost_to_uriel = [0] * g.seats
    g.supports = ()
    end_lasting(g, "action", "round", "combat", "turn")
    g.lasting = [x for x in g.lasting if not (x.ends == "next_turn" and x.turn <= g.turn)]
