"""H17.7 Magic in combat: who casts first, then one carried card at a time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import NAMES
from avernus.games.hellgame.rules.action import end_lasting, target_demon
from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.dice import order_by
from avernus.games.hellgame.rules.forces import legions, units
from avernus.games.hellgame.rules.hands import can_pay, leave_hand, pay
from avernus.games.hellgame.rules.hooks import Hook
from avernus.games.hellgame.rules.magic import Window, spell_souls, still_legal, targets, without
from avernus.games.hellgame.rules.values import active, denied, stat
from avernus.games.hellgame.state import EVERYBODY
from avernus.games.hellgame.steps import Ask, Context, Step
from avernus.games.hellgame.verbs import DEMON, SAY, SAYING, cast_of, field_of, pack_cast, said, verb_of

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


@dataclass(slots=True)
class BattleMagic(Step):
    """The magic step of a round."""

    order: tuple[int, ...] = ()
    asked: int = 0
    played: bool = False
    """Has anybody cast in this cycle?"""
    card: int = -1
    x: int = 0
    context: Context | None = None

    def combat(self, g: HellState) -> Combat:
        """The combat."""
        found = g.find("Combat")
        assert isinstance(found, Combat)
        return found

    def carriers(self, g: HellState, seat: int) -> list[int]:
        """The player's joined demons that still carry cards."""
        return [d for d in self.combat(g).joined if g.d_owner[d] == seat and active(g, d) and g.carried.get(d)]

    def casters(self, g: HellState, order: tuple[int, ...]) -> tuple[int, ...]:
        """The players of a side who may cast."""
        s = self.combat(g).section
        return tuple(p for p in order if units(g, p, s) and self.carriers(g, p))

    def start(self, g: HellState) -> None:
        """H17.7.2: the side with most stars decides which side begins."""
        c = self.combat(g)
        one, two = self.casters(g, c.order1), self.casters(g, c.order2)
        if denied(g, c.section, "arcana") or not (one or two):
            g.done()
        elif not (one and two):
            self.order = one or two
            self.stage = "next"
        else:
            self.stage = "most_stars"
            order_by(g, [1, 2], [self.stars(g, c.order1), self.stars(g, c.order2)], best_only=True)

    def stars(self, g: HellState, order: tuple[int, ...]) -> int:
        """The stars of a side's joined demons: their sum, or the best (option `star_compare`)."""
        found = [stat(g, d, "stars") for d in self.combat(g).joined if g.d_owner[d] in order and active(g, d)]
        return sum(found) if g.options["star_compare"] == "sum" else max(found, default=0)

    def most_stars(self, g: HellState) -> None:
        """H24.3: its player with most legions is asked."""
        c = self.combat(g)
        players = c.order1 if g.value[0] == 1 else c.order2
        self.stage = "decider"
        order_by(g, players, [legions(g, p, c.section) for p in players], best_only=True)

    def decider(self, g: HellState) -> None:
        """Which side first?"""
        self.stage = "first"
        g.ask("CAST_FIRST", g.value[0], [SAY["side1"], SAY["side2"]], area=NAMES[self.combat(g).section])

    def first(self, g: HellState) -> None:
        """Then the players alternate."""
        self.order = self.combat(g).alternate(1 if said(g.value) == "side1" else 2)
        self.stage = "next"

    def next(self, g: HellState) -> None:
        """The next player who carries cards, until all pass in one cycle."""
        c = self.combat(g)
        from avernus.games.hellgame.rules.attacks import entities

        if not entities(g, c.now1, c.section) or not entities(g, c.now2, c.section):
            g.done()  # H17.7.4
            return
        if self.asked == len(self.order):
            if not self.played:
                g.done()
                return
            self.asked, self.played = 0, False
        p = self.order[self.asked]
        self.asked += 1
        if units(g, p, c.section) and self.carriers(g, p):
            self.stage = "answered"
            g.ask("COMBAT_CAST", p, area=NAMES[c.section])

    def hand(self, g: HellState, d: int) -> tuple[int, ...]:
        """The cards from which a demon may cast."""
        return tuple(g.hands[g.d_owner[d]]) if g.options["carry_mode"] == "count" else g.carried[d]

    def menu(self, g: HellState, ask: Ask) -> tuple[int, ...]:
        """None, or a Combat card that can be paid and has a target."""
        found = [SAY["none"]]
        for d in self.carriers(g, ask.seat):
            for card in sorted(set(self.hand(g, d))):
                found += [pack_cast(card, x) for x in self.ways(g, ask.seat, d, card)]
        return tuple(found)

    def ways(self, g: HellState, seat: int, d: int, card: int) -> list[int]:
        """The values of x with which the demon may cast the card."""
        design = g.cards.arcana[card]
        if design.timing != "combat":
            return []
        if design.target["kind"] != "none" and not targets(g, design.target, Context("arcana", card, seat, d), first_only=True):
            return []
        xs = range(1, design.max_x + 1) if design.cost.souls < 0 else range(1)
        return [x for x in xs if can_pay(g, seat, spell_souls(g, seat, card, x, d), design.cost.favors)]

    def answered(self, g: HellState) -> None:
        """A card is played through a demon that carries it."""
        if verb_of(g.value) == SAYING:
            self.stage = "next"
            return
        seat = self.order[self.asked - 1]
        self.card, self.x = cast_of(g.value)
        demons = [d for d in self.carriers(g, seat) if self.card in self.hand(g, d) and self.x in self.ways(g, seat, d, self.card)]
        self.stage = "through"
        g.ask("CARD_CHOICE", seat, [DEMON | d for d in demons], card=g.cards.arcana[self.card].id)

    def through(self, g: HellState) -> None:
        """The caster."""
        seat, d = self.order[self.asked - 1], field_of(g.value)
        self.context = Context("arcana", self.card, seat, d, x=self.x)
        if g.options["carry_mode"] == "count":
            leave_hand(g, seat, self.card)
            g.carried[d] = g.carried[d][1:]
        else:
            g.carried[d] = without(g.carried[d], self.card)
        design = g.cards.arcana[self.card]
        if design.target["kind"] == "none":
            self.declared(g)
        else:
            self.stage = "aimed"
            g.ask("CAST_TARGET", seat, [a for a, _ in targets(g, design.target, self.context)], card=design.id)

    def aimed(self, g: HellState) -> None:
        """The target."""
        assert self.context is not None
        self.context = replace(self.context, target=dict(targets(g, g.cards.arcana[self.card].target, self.context))[g.value])
        self.declared(g)

    def declared(self, g: HellState) -> None:
        """Paid; then the counter window of a target (H15.4.5)."""
        assert self.context is not None
        seat, d = self.context.seat, self.context.this
        pay(g, seat, spell_souls(g, seat, self.card, self.x, d), g.cards.arcana[self.card].cost)
        g.tell("cast", "H17.7.2", seat=seat, demon=g.cards.demons[d].name, card=g.cards.arcana[self.card].id)
        self.played = True
        self.stage = "resolve"
        g.value = ""
        if target_demon(self.context) >= 0:
            g.push(Window(seat=seat, demon=d, against="arcana", target=target_demon(self.context), combat=True))

    def resolve(self, g: HellState) -> None:
        """At once, unless cancelled."""
        assert self.context is not None
        self.stage = "spent"
        design = g.cards.arcana[self.card]
        if g.value == "cancel" or (g.value != "reflect" and not still_legal(g, design.target, self.context)):
            return
        context = replace(self.context, target=("demon", self.context.this)) if g.value == "reflect" else self.context
        g.begin("Run", effects=design.effects, context=context)

    def spent(self, g: HellState) -> None:
        """Discarded; then the hook `targeted`."""
        assert self.context is not None
        g.decks["arcana"].put(self.card, EVERYBODY)
        self.card = -1
        end_lasting(g, "action")
        self.stage = "next"
        target = target_demon(self.context)
        if target >= 0 and g.d_owner[target] not in (-1, self.context.seat):
            g.push(Hook(hook="targeted", demons=(target,), acting=self.context.this, opponent=self.context.seat))
