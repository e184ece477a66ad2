"""H17 The Combat phase: which combats, avoiding, sides, joining, winning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from avernus.games.hellgame.board import FREEBOOTERS, HOUNDS, NAMES, OWNERS, SOULS
from avernus.games.hellgame.rules.action import end_lasting
from avernus.games.hellgame.rules.dice import order_by
from avernus.games.hellgame.rules.forces import armies, fingerprint, legions, owners_at, units, wild
from avernus.games.hellgame.rules.hands import cards_to_name, leave_hand, named_cards, to_hand
from avernus.games.hellgame.rules.hooks import Hook
from avernus.games.hellgame.rules.values import active, protocol, stat
from avernus.games.hellgame.state import IN_HELL
from avernus.games.hellgame.steps import Ask, Die, Step
from avernus.games.hellgame.verbs import FIGURE, SAY, SAYING, field_of, join_of, pack_join, said, verb_of

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState

MOST_ROUNDS = 100
ENTITIES = 7 + len(HOUNDS)
"""Who fights: six players, the freebooters, each rampaging hound (H17.3)."""


@dataclass(slots=True)
class Combat(Step):
    """One combat in a section (H17.2)."""

    section: int = 0
    round: int = 0
    side1: int = 0
    side2: int = 0
    """Masks of the triumvirates of each side."""
    freebooter_side: int = 0
    now1: int = 0
    now2: int = 0
    """Masks of the entities that oppose each other in this round."""
    order: tuple[int, ...] = ()
    order1: tuple[int, ...] = ()
    order2: tuple[int, ...] = ()
    """The players of each side, most legions first (H17.6.1)."""
    joined: tuple[int, ...] = ()
    passes: int = 0
    """How many in succession have sent nobody."""
    asked: int = 0
    """How many questions have gone round in `order`."""
    carrier: int = -1
    carry: int = 0
    hits: tuple[int, ...] = (0,) * ENTITIES
    truce: bool = True
    """Has everybody who has answered so far wanted a peace that lasts (H17.4.3)?"""
    holding: int = 0
    """The mask of the players who stay as long as their side is not the smaller one (H24.1)."""
    quick: bool = False
    rolls: tuple[tuple[int, int, tuple[int, ...]], ...] = ()
    """The combat rolls of this round: whom they were aimed at, what is added, the dice."""
    saves: tuple[tuple[int, int, int, tuple[int, ...]], ...] = ()
    """The saves of this round: owner, what, the number that saves, the dice."""
    fought: tuple[tuple[Any, ...], ...] = ()
    """The rounds that have cost what they cost: number, quick, both sides, rolls, saves, and the destroyed units."""

    def enemies_of(self, seat: int) -> int:
        """The mask of the entities that oppose a player in this round."""
        if self.now1 >> seat & 1:
            return self.now2
        return self.now1 if self.now2 >> seat & 1 else 0

    # -- H17.4 avoiding -----------------------------------------------------------------------

    def start(self, g: HellState) -> None:
        """May it be avoided?"""
        s = self.section
        if g.events is not None:
            g.tell("combat", "H17.1", area=NAMES[s])
        g.truces &= ~(1 << s)
        for d, demon in enumerate(g.cards.demons):
            if demon.ability.limit == "once_per_combat":
                g.d_used[d] = 0
        total = sum(legions(g, o, s) for o in range(OWNERS))
        if wild(g, s) or units(g, FREEBOOTERS, s) or total > SOULS[s]:
            self.stage = "sides"
        else:
            there = owners_at(g, s)
            order = protocol(g)
            self.order = tuple(sorted(there, key=lambda p: (-legions(g, p, s), order.index(p))))
            self.stage = "avoid"

    def avoid(self, g: HellState) -> None:
        """H17.4.2: everybody must agree."""
        if not self.order:
            g.settled[self.section] = fingerprint(g, self.section)
            if self.truce:
                g.truces |= 1 << self.section
            if g.events is not None:
                g.tell("avoided", "H17.4", area=NAMES[self.section])
            g.done()
        else:
            if self.peaceful(g) >> self.order[0] & 1:
                self.order = self.order[1:]
                return
            self.stage = "answered"
            lasting = [SAY["truce"]] * (g.options["questions"] != "each")
            everywhere = [SAY["everywhere"]] * (g.options["questions"] == "few")
            g.ask("AVOID", self.order[0], [SAY["peace"], *lasting, *everywhere, SAY["fight"]], area=NAMES[self.section])

    def peaceful(self, g: HellState) -> int:
        """The mask of the players who want peace everywhere in this phase."""
        phase: Any = g.find("CombatPhase")
        return 0 if phase is None else int(phase.peaceful)

    def answered(self, g: HellState) -> None:
        """One no is combat; whoever wants peace everywhere is not asked again in this phase (H24.1)."""
        if said(g.value) == "everywhere":
            phase: Any = g.find("CombatPhase")
            if phase is not None:
                phase.peaceful |= 1 << self.order[0]
            g.value = SAY["truce"]
        if said(g.value) in ("peace", "truce"):
            self.truce = self.truce and said(g.value) == "truce"
            self.order = self.order[1:]
            self.stage = "avoid"
        else:
            self.order = ()
            self.stage = "sides"

    # -- H17.5 sides --------------------------------------------------------------------------

    def sides(self, g: HellState) -> None:
        """The triumvirates, by number of units."""
        there = owners_at(g, self.section)
        self.side1 = self.side2 = 0
        if len(there) < 2:
            self.side1 = sum(1 << p for p in there)
            self.stage = "orders"
        elif len(there) == 2 and not wild(g, self.section) and not units(g, FREEBOOTERS, self.section):
            order = protocol(g)
            there.sort(key=lambda p: (-units(g, p, self.section), order.index(p)))
            self.side1, self.side2 = 1 << there[0], 1 << there[1]
            self.stage = "orders"
        else:
            self.stage = "ranked"
            order_by(g, there, [units(g, p, self.section) for p in there])

    def ranked(self, g: HellState) -> None:
        """H17.5.2: the largest names its foe."""
        self.order = g.value
        self.side1 = 1 << self.order[0]
        if len(self.order) == 2:
            self.side2 = 1 << self.order[1]
            self.stage = "freebooters"
        else:
            self.stage = "named"
            g.ask("NAME_FOE", self.order[0], [FIGURE | p for p in self.order[1:]], area=NAMES[self.section])

    def named(self, g: HellState) -> None:
        """The others choose."""
        self.side2 = 1 << field_of(g.value)
        if g.events is not None:
            g.tell("foe_named", "H17.5.2", seat=self.order[0], other=field_of(g.value), area=NAMES[self.section])
        self.order = tuple(p for p in self.order[1:] if p != field_of(g.value))
        self.stage = "choose"

    def choose(self, g: HellState) -> None:
        """Each remaining triumvirate joins a side."""
        if not self.order:
            self.stage = "freebooters"
        else:
            self.stage = "took_side"
            g.ask("CHOOSE_SIDE", self.order[0], [SAY["side1"], SAY["side2"]], area=NAMES[self.section])

    def took_side(self, g: HellState) -> None:
        """Side 1 or side 2."""
        p, self.order = self.order[0], self.order[1:]
        beside = self.side1 if said(g.value) == "side1" else self.side2
        if g.events is not None:
            g.tell("side_taken", "H17.5.2", seat=p, other=min(q for q in range(g.seats) if beside >> q & 1), area=NAMES[self.section])
        if said(g.value) == "side1":
            self.side1 |= 1 << p
        else:
            self.side2 |= 1 << p
        self.stage = "choose"

    def freebooters(self, g: HellState) -> None:
        """H17.5.3: the freebooters roll once per combat."""
        self.stage = "orders"
        if units(g, FREEBOOTERS, self.section) and not self.freebooter_side:
            self.stage = "freebooters_rolled"
            g.push(Die())

    def freebooters_rolled(self, g: HellState) -> None:
        """1-3 side 1, 4-6 side 2."""
        self.freebooter_side = 1 if field_of(g.value) < 3 else 2
        self.stage = "orders"

    def orders(self, g: HellState) -> None:
        """H17.6.1: within a side by legions."""
        self.stage = "ordered1"
        self.by_legions(g, self.side1)

    def by_legions(self, g: HellState, mask: int) -> None:
        """Order the players of a mask."""
        players = [p for p in range(g.seats) if mask >> p & 1]
        order_by(g, players, [legions(g, p, self.section) for p in players])

    def ordered1(self, g: HellState) -> None:
        """Then the other side."""
        self.order1 = g.value
        self.stage = "ordered2"
        self.by_legions(g, self.side2)

    def ordered2(self, g: HellState) -> None:
        """Then which side begins."""
        self.order2 = g.value
        self.stage = "first_side"
        if not self.order1 or not self.order2:
            g.value = (1,) if self.order1 else (2,)  # nobody to alternate with, so no tie to roll for
            return
        strength = [sum(legions(g, p, self.section) for p in order) for order in (self.order1, self.order2)]
        order_by(g, [1, 2], strength, best_only=True)

    def first_side(self, g: HellState) -> None:
        """The order of joining; allied winners who fight on join no more (H17.14.2)."""
        self.order = self.alternate(g.value[0])
        self.stage = "join" if self.round == 0 else "begin_round"
        self.asked = self.passes = 0

    def alternate(self, first: int) -> tuple[int, ...]:
        """A1, B1, A2, B2, …"""
        one, two = (self.order1, self.order2) if first == 1 else (self.order2, self.order1)
        found = []
        for i in range(max(len(one), len(two))):
            found += list(one[i:i + 1]) + list(two[i:i + 1])
        return tuple(found)

    # -- H17.6 joining ------------------------------------------------------------------------

    def join(self, g: HellState) -> None:
        """The next player in turn, until all have passed since a demon last joined; nobody is asked twice about the same."""
        if self.passes >= len(self.order):
            self.stage = "begin_round"
            return
        seat = self.order[self.asked % len(self.order)]
        self.asked += 1
        self.passes += 1
        if any(self.can_join(g, d, seat) for d in range(len(g.cards.demons))):
            self.stage = "joining"
            g.ask("JOIN", seat, self.joins(g, seat), area=NAMES[self.section])

    def can_join(self, g: HellState, d: int, seat: int) -> bool:
        """H17.6.2."""
        return g.d_owner[d] == seat and active(g, d) and g.d_place[d] == IN_HELL and not g.d_joined[d]

    def joins(self, g: HellState, seat: int) -> list[int]:
        """None, or a demon with a number of cards."""
        spare = len(g.hands[seat])
        if g.options["carry_mode"] == "count":
            spare -= sum(len(cards) for d, cards in g.carried.items() if g.d_owner[d] == seat)
        found = [SAY["none"]]
        for d in range(len(g.cards.demons)):
            if self.can_join(g, d, seat):
                found += [pack_join(d, n) for n in range(min(stat(g, d, "stars"), spare, 7) + 1)]
        return found

    def joining(self, g: HellState) -> None:
        """A demon joins."""
        self.stage = "join"
        if verb_of(g.value) == SAYING:
            return
        d, n = join_of(g.value)
        self.joined = tuple(sorted((*self.joined, d)))
        self.passes = 0
        g.d_joined[d] = True
        g.carried[d] = ()
        if g.events is not None:
            g.tell("joined", "H17.6.1", seat=g.d_owner[d], demon=g.cards.demons[d].name, cards=n)
        if g.options["carry_mode"] == "count":
            g.carried[d] = (-1,) * n
        elif n:
            self.carry, self.carrier = n, d
            self.stage = "carrying"

    def carrying(self, g: HellState) -> None:
        """H17.6.3: hand cards, one by one or several in one answer."""
        d = self.carrier
        hand = g.hands[g.d_owner[d]]
        if self.carry == 0:
            self.stage = "join"
        elif g.options["questions"] != "each" and self.carry >= len(hand):
            for card in list(hand):  # all of them go, in whatever order
                self.take_along(g, card)
            self.carry = 0
        else:
            self.stage = "carried"
            g.ask("CARRY", g.d_owner[d], demon=g.cards.demons[d].name)

    def menu(self, g: HellState, ask: Ask) -> tuple[int, ...]:
        """Each card in hand, or all that the demon takes along."""
        return cards_to_name(g, ask.seat, self.carry)

    def carried(self, g: HellState) -> None:
        """Face down with the demon."""
        for card in named_cards(g, g.d_owner[self.carrier], g.value, self.carry):
            self.take_along(g, card)
            self.carry -= 1
        self.stage = "carrying"

    def take_along(self, g: HellState, card: int) -> None:
        """A hand card goes with the demon, unseen."""
        d = self.carrier
        seat = g.d_owner[d]
        leave_hand(g, seat, card, 1 << seat)
        g.carried[d] = tuple(sorted((*g.carried[d], card)))

    # -- rounds and the end -------------------------------------------------------------------

    def begin_round(self, g: HellState) -> None:
        """The next round."""
        if self.over(g):
            self.stage = "won"
            return
        self.round += 1
        if self.round > MOST_ROUNDS:
            g.settled[self.section] = fingerprint(g, self.section)
            self.stage = "finish"
            return
        self.stage = "begin_round"
        g.begin("Round")

    def over(self, g: HellState) -> bool:
        """H17.11.3: does nobody oppose anybody any more?"""
        s = self.section
        if not armies(g, s):
            return True  # lieutenants by themselves cannot fight (H17.1.2)
        there = sum(1 << p for p in owners_at(g, s))
        if there & self.side1 and there & self.side2:
            return False
        return bool(there) + bool(units(g, FREEBOOTERS, s)) + bool(wild(g, s)) < 2

    def won(self, g: HellState) -> None:
        """H17.14: one triumvirate, several allies, or none."""
        there = owners_at(g, self.section)
        if len(there) > 1 and armies(g, self.section):
            order = protocol(g)
            self.order = tuple(sorted(there, key=lambda p: (-legions(g, p, self.section), order.index(p))))
            self.stage = "allies"
        elif len(there) > 1:
            self.stage = "finish"  # nobody has won who can only be left alone
        else:
            g.victor[self.section] = there[0] if there else -1
            self.stage = "finish"
            if there and g.events is not None:
                g.tell("won", "H17.14.1", seat=there[0], area=NAMES[self.section])

    def allies(self, g: HellState) -> None:
        """H17.14.2: does one of them want to fight on?"""
        if not self.order:
            g.victor[self.section] = -1
            g.settled[self.section] = fingerprint(g, self.section)
            self.stage = "finish"
        else:
            self.stage = "ally"
            g.ask("ALLIES", self.order[0], [SAY["fight"], SAY["peace"]], area=NAMES[self.section])

    def ally(self, g: HellState) -> None:
        """One yes is enough."""
        if said(g.value) == "fight":
            self.stage = "sides"
        else:
            self.order = self.order[1:]
            self.stage = "allies"

    def finish(self, g: HellState) -> None:
        """H17.14.4: the winners' hooks."""
        end_lasting(g, "round", "combat", "action")
        there = owners_at(g, self.section)
        winners = tuple(d for d in self.joined if active(g, d) and g.d_owner[d] in there)
        self.stage = "home"
        if winners and self.over(g):
            g.push(Hook(hook="combat_won", demons=winners))

    def home(self, g: HellState) -> None:
        """The carried cards go back to the hands."""
        for d in list(g.carried):
            cards_home(g, d)
        g.done()


def cards_home(g: HellState, demon: int) -> None:
    """The cards of a demon go back to its owner's hand (H17.6.3, H17.6.5)."""
    owner = g.d_owner[demon]
    for card in g.carried.pop(demon, ()):
        if card >= 0:
            to_hand(g, owner, card)


def leave_combat(g: HellState, demon: int) -> None:
    """H17.6.5: a demon that is incapacitated or destroyed leaves the combat at once."""
    combat: Any = g.find("Combat")
    if combat is not None and demon in combat.joined:
        combat.joined = tuple(d for d in combat.joined if d != demon)
        cards_home(g, demon)
