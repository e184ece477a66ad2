"""H9 The Souls phase: income, upkeep, deals, desertion; H22 deals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import AREAS, NAMES, NEIGHBOURS, SECTIONS, SOULS, WISE_MEN, row
from avernus.games.hellgame.rules.dice import DisfavorRoll, SoulRoll, order_by
from avernus.games.hellgame.rules.flight import Lone, Rampage
from avernus.games.hellgame.rules.forces import (
    convert,
    free_legions,
    hostile_force,
    legions,
    legions_of,
    plain,
    remove,
    unit_classes,
    wild,
)
from avernus.games.hellgame.rules.hands import Draw
from avernus.games.hellgame.rules.values import active, area_fits, cost, denied, free_favors, in_force, protocol, stat
from avernus.games.hellgame.state import ON_EARTH
from avernus.games.hellgame.steps import Die, Step
from avernus.games.hellgame.verbs import (
    LEGION,
    LIEUTENANT,
    PAIR,
    SAY,
    SAYING,
    TRADE,
    field_of,
    offer_of,
    pack_offer,
    pack_trade,
    pack_unit,
    said,
    trade_of,
    unit_of,
    verb_of,
)

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


AMOUNTS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15)
"""The souls that a deal may speak of."""


def isolated(g: HellState, area: int) -> bool:
    """H9.2.1: no adjacent section of the same triumvirate."""
    return all(g.control[n] != g.control[area] for n in NEIGHBOURS[area])


def occupied(g: HellState, area: int) -> bool:
    """H9.2.2: a rampaging hound or a legion of somebody else is there."""
    return hostile_force(g, g.control[area], area)


def section_income(g: HellState, area: int) -> int:
    """H9.2.3: what a controlled section yields."""
    if area == WISE_MEN or occupied(g, area) or denied(g, area, "collect", g.control[area]):
        return 0
    amount, factor = SOULS[area] - (2 if isolated(g, area) else 0), 1
    for node, context, areas in in_force(g, "modify_souls"):
        if area_fits(g, context, node.args["area"], areas, area):
            amount += node.get("amount", 0)
            factor *= node.get("factor", 1)
    return max(0, amount) * factor


def earthlings(g: HellState) -> tuple[int, ...]:
    """Active demons on Earth, in protocol order of their owners, then by rank."""
    order = protocol(g)
    found = [d for d in range(len(g.cards.demons)) if active(g, d) and g.d_place[d] == ON_EARTH]
    return tuple(sorted(found, key=lambda d: (order.index(g.d_owner[d]), d)))


def upkeep_due(g: HellState, seat: int) -> int:
    """How many units must be paid."""
    return legions_of(g, seat) + sum(of == seat for of in g.lt_of)


@dataclass(slots=True)
class SoulsPhase(Step):
    """Steps S1 to S8."""

    demons: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    unpaid: tuple[tuple[int, int, int], ...] = ()
    """Deserting units: area, owner, what."""
    n: int = 0
    cards: int = 0

    def start(self, g: HellState) -> None:
        """S1 Favors from Earth (H9.1)."""
        self.demons = earthlings(g)
        self.stage = "favor"

    def favor(self, g: HellState) -> None:
        """A disfavor roll for each demon."""
        if self.demons:
            self.stage = "favored"
            g.push(DisfavorRoll(seat=g.d_owner[self.demons[0]]))
        else:
            self.stage = "income"

    def favored(self, g: HellState) -> None:
        """One favor."""
        seat, self.demons = g.d_owner[self.demons[0]], self.demons[1:]
        if g.value:
            g.favors[seat] += 1
            if g.events is not None:
                g.tell("favor_from_earth", "H9.1", seat=seat)
        self.stage = "favor"

    def income(self, g: HellState) -> None:
        """S2 Section income (H9.2)."""
        for seat in protocol(g):
            souls = sum(section_income(g, s) for s in range(SECTIONS) if g.control[s] == seat)
            g.souls[seat] += souls
            if g.events is not None:
                g.tell("income", "H9.2", seat=seat, souls=souls)
        self.demons = earthlings(g)
        self.stage = "earth"

    def earth(self, g: HellState) -> None:
        """S3 Souls from Earth (H9.3)."""
        if self.demons:
            self.stage = "earned"
            g.push(SoulRoll(seat=g.d_owner[self.demons[0]], demon=self.demons[0]))
        else:
            self.stage = "wise_men"
            g.begin("Hook", hook="souls_collect")  # S4, H9.4

    def earned(self, g: HellState) -> None:
        """Hearts plus the soul roll."""
        d, self.demons = self.demons[0], self.demons[1:]
        seat = g.d_owner[d]
        souls = max(0, stat(g, d, "hearts") + int(g.value) + cost(g, "earth_souls", seat, d))
        g.souls[seat] += souls
        if g.events is not None:
            g.tell("souls_from_earth", "H9.3", seat=seat, demon=g.cards.demons[d].name, souls=souls)
        self.stage = "earth"

    def wise_men(self, g: HellState) -> None:
        """S5 The Wise Men (H9.5)."""
        owner = g.control[WISE_MEN]
        if not 0 <= owner < g.seats or wild(g, WISE_MEN) or denied(g, WISE_MEN, "collect", owner):
            self.stage = "upkeep_hook"
        else:
            self.stage = "answered"
            g.push(Die())

    def answered(self, g: HellState) -> None:
        """How many cards; the first goes to an occupier (H9.5.1)."""
        result = row("wise_men", field_of(g.value) + 1)["result"]
        self.cards = {"silence": 0, "one_card": 1, "two_cards": 2}[str(result)]
        g.tell("wise_men", "H9.5", seat=g.control[WISE_MEN], cards=self.cards)
        there = [p for p in protocol(g) if p != g.control[WISE_MEN] and legions(g, p, WISE_MEN)]
        self.stage = "occupier" if self.cards and there else "owners_cards"
        if self.cards and there:
            order_by(g, there, [legions(g, p, WISE_MEN) for p in there], best_only=True)

    def occupier(self, g: HellState) -> None:
        """The first card."""
        self.cards -= 1
        self.stage = "owners_cards"
        g.push(Draw(seat=g.value[0], n=1))

    def owners_cards(self, g: HellState) -> None:
        """The rest."""
        n, self.cards = self.cards, 0
        self.stage = "upkeep_hook"
        if n:
            g.push(Draw(seat=g.control[WISE_MEN], n=n))

    def upkeep_hook(self, g: HellState) -> None:
        """S6 Upkeep (H9.6): first the hook."""
        self.stage = "upkeep_order"
        g.begin("Hook", hook="upkeep")

    def upkeep_order(self, g: HellState) -> None:
        """Then each player."""
        self.order = protocol(g)
        self.stage = "upkeep"

    def upkeep(self, g: HellState) -> None:
        """Pay, or name the next unpaid unit."""
        if not self.order:
            self.order = protocol(g)
            self.n = 0
            self.stage = "deals"
            return
        seat = self.order[0]
        mine = [u for u in self.unpaid if u[1] == seat]
        price = cost(g, "upkeep", seat)
        due = (upkeep_due(g, seat) - len(mine)) * price
        if due > g.souls[seat]:
            self.stage = "named"
            g.ask("UPKEEP_UNPAID", seat, [pack_unit(u[0], u[1], u[2]) for u in self.payable(g, seat)], souls=g.souls[seat])
        else:
            g.souls[seat] -= due
            if g.events is not None:
                g.tell("upkeep", "H9.6", seat=seat, souls=due)
            self.n = 0
            self.stage = "macina"

    def payable(self, g: HellState, seat: int) -> list[tuple[int, int, int]]:
        """Own units not yet named."""
        found = []
        for area in range(AREAS):
            for what, n in unit_classes(g, seat, area):
                if n > self.unpaid.count((area, seat, what)):
                    found.append((area, seat, what))
        return found

    def named(self, g: HellState) -> None:
        """One more unit will desert."""
        area, owner, what = unit_of(g.value)
        self.unpaid = (*self.unpaid, (area, owner, what))
        self.stage = "upkeep"

    def macina(self, g: HellState) -> None:
        """H9.6.1: the upkeep of the next Macina."""
        seat = self.order[0]
        if self.n == len(g.macina[seat]):
            self.order = self.order[1:]
            self.stage = "upkeep"
            return
        card = g.macina[seat][self.n][0]
        options = [SAY["not"]]
        if g.souls[seat] >= g.cards.arcana[card].upkeep:
            options.append(SAY["pay"])
        self.stage = "macina_paid"
        g.ask("MACINA_PAY", seat, options, card=g.cards.arcana[card].id)

    def macina_paid(self, g: HellState) -> None:
        """It works until its next upkeep, or lies idle (H15.7)."""
        seat = self.order[0]
        card = g.macina[seat][self.n][0]
        paid = said(g.value) == "pay"
        g.macina[seat][self.n] = (card, paid)
        if paid:
            g.souls[seat] -= g.cards.arcana[card].upkeep
        self.n += 1
        self.stage = "macina"

    def deals(self, g: HellState) -> None:
        """S7 Deals (H9.7, H22)."""
        if not self.order:
            self.stage = "desert"
        elif self.n >= g.options["deal_offers"] or not worth_dealing(g, self.order[0]):
            self.order, self.n = self.order[1:], 0
        else:
            self.stage = "offered"
            g.ask("DEAL_OFFER", self.order[0], offers(g, self.order[0]))

    def offered(self, g: HellState) -> None:
        """None, or the partner is asked."""
        if verb_of(g.value) == SAYING:
            self.order, self.n = self.order[1:], 0
            self.stage = "deals"
            return
        self.n += 1
        self.stage = "deals"
        if verb_of(g.value) == TRADE:
            partner, got, souls, f, d = trade_of(g.value)
            give, take = ((f, 0, 0), (0, d, souls)) if got else ((0, d, souls), (f, 0, 0))
        else:
            partner, f, d, tf, td = offer_of(g.value)
            give, take = (f, d, 0), (tf, td, 0)
        g.push(Deal(seat=self.order[0], partner=partner, give=give, take=take))

    def desert(self, g: HellState) -> None:
        """S8 Desertion (H9.8)."""
        if self.unpaid:
            unit, self.unpaid = self.unpaid[0], self.unpaid[1:]
            g.push(Desertion(unit=unit))
        else:
            g.done()


def worth_dealing(g: HellState, seat: int) -> bool:
    """H22.2: is there anything to exchange? A favor buys nothing but that a disfavor goes with it; nobody is asked for mere gifts."""
    if g.options["questions"] == "each" or g.options["soul_deals"]:
        return True
    if g.options["questions"] == "few":
        return free_favors(g, seat) > 0 and g.disfavors[seat] > 0  # whoever wants to be rid of a disfavor makes the offer
    return any(free_favors(g, p) and g.disfavors[p] for p in range(g.seats))


def offers(g: HellState, seat: int) -> list[int]:
    """H22.2: what can be offered: at most three of each, and only what each side has."""
    found = [SAY["none"]]
    for q in range(g.seats):
        if q == seat:
            continue
        for f in range(min(3, free_favors(g, seat)) + 1):
            for d in range(min(3, g.disfavors[seat]) + 1):
                for tf in range(min(3, free_favors(g, q)) + 1):
                    for td in range(min(3, g.disfavors[q]) + 1):
                        if f or d or tf or td:
                            found.append(pack_offer(q, f, d, tf, td))
        if g.options["soul_deals"]:
            found += trades(g, seat, q)
    return found


def trades(g: HellState, seat: int, q: int) -> list[int]:
    """H22.3: souls for favors, or for taking over disfavors; only with the option."""
    found = []
    for got, payer, paid in ((0, seat, q), (1, q, seat)):
        for souls in AMOUNTS:
            if souls > g.souls[payer]:
                break
            for f in range(min(3, free_favors(g, paid)) + 1):
                for d in range(min(3, g.disfavors[payer]) + 1):
                    if f or d:
                        found.append(pack_trade(q, got, souls, f, d))
    return found


@dataclass(slots=True)
class Deal(Step):
    """H22.2: an offer; accepted, it is carried out at once."""

    seat: int = 0
    partner: int = 0
    give: tuple[int, ...] = (0, 0, 0)
    take: tuple[int, ...] = (0, 0, 0)
    """Favors, disfavors and souls."""

    def start(self, g: HellState) -> None:
        """Ask the partner."""
        self.stage = "replied"
        g.ask(
            "DEAL_REPLY", self.partner, [SAY["accept"], SAY["refuse"]], partner=self.seat,
            favors=self.give[0], disfavors=self.give[1], souls=self.give[2],
            take_favors=self.take[0], take_disfavors=self.take[1], take_souls=self.take[2],
        )

    def replied(self, g: HellState) -> None:
        """Both sides at once."""
        accepted = said(g.value) == "accept"
        if accepted:
            for here, there, (favors, disfavors, souls) in ((self.seat, self.partner, self.give), (self.partner, self.seat, self.take)):
                g.favors[here] -= favors
                g.favors[there] += favors
                g.disfavors[here] -= disfavors
                g.disfavors[there] += disfavors
                g.souls[here] -= souls
                g.souls[there] += souls
        g.tell("deal", "H22.2", seat=self.seat, partner=self.partner, accepted=accepted)
        g.done()


@dataclass(slots=True)
class Desertion(Step):
    """H9.8: an unpaid unit is offered to the others from richest to poorest."""

    unit: tuple[int, int, int] = (0, 0, 0)
    order: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """The order is made anew for each unit; a unit that is gone by now cannot desert."""
        if not self.still_there(g):
            g.done()
            return
        others = [p for p in range(g.seats) if p != self.unit[1]]
        self.stage = "ordered"
        order_by(g, others, [g.souls[p] for p in others])

    def still_there(self, g: HellState) -> bool:
        """Is the unit still its owner's? A handler may have lost its hound, a lieutenant may have fled."""
        area, owner, what = self.unit
        if what >= LIEUTENANT:
            self.unit = (g.lt_at[what - LIEUTENANT], owner, what)
            return g.lt_of[what - LIEUTENANT] == owner
        if what >= PAIR and (g.hound_of[what - PAIR] != owner or g.hound_at[what - PAIR] != area):
            self.unit = (area, owner, LEGION)
        return self.unit[2] != LEGION or plain(g, owner, area) > 0

    def ordered(self, g: HellState) -> None:
        """Richest first."""
        self.order = g.value
        self.stage = "offer"

    def offer(self, g: HellState) -> None:
        """Who has a soul, and for a legion a counter, may take it."""
        area, owner, what = self.unit
        while self.order:
            p = self.order[0]
            if g.souls[p] >= 1 and (what >= LIEUTENANT or free_legions(g, p) > 0):
                self.stage = "answered"
                g.ask("DESERTER", p, [SAY["take"], SAY["decline"]], owner=owner, area=NAMES[area])
                return
            self.order = self.order[1:]
        hound = remove(g, owner, what, area)
        g.tell("deserted", "H9.8", owner=owner, area=NAMES[area])
        self.stage = "over"
        if hound >= 0:
            g.push(Rampage(hound=hound))

    def answered(self, g: HellState) -> None:
        """Taken for one soul, or the next is asked."""
        area, owner, what = self.unit
        p, self.order = self.order[0], self.order[1:]
        self.stage = "offer"
        if said(g.value) == "take":
            g.souls[p] -= 1
            convert(g, owner, what, area, p)
            g.tell("deserter_taken", "H9.8", seat=p, owner=owner, area=NAMES[area])
            self.stage = "over"

    def over(self, g: HellState) -> None:
        """H9.8.2: lone lieutenants."""
        self.stage = "end"
        g.push(Lone())

    def end(self, g: HellState) -> None:
        """Done."""
        g.done()
