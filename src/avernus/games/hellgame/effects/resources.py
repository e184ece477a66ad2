"""H25.9.1-H25.9.12 Souls, favors, disfavors, cards, new units: effects on players, one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from avernus.games.hellgame.actions import SAY, field_of, pack, said
from avernus.games.hellgame.board import FREEBOOTERS, NAMES, SECTIONS
from avernus.games.hellgame.effects.run import primitive
from avernus.games.hellgame.effects.select import Amount, Areas, Seats, count, of_hell
from avernus.games.hellgame.forces import add, empty, free_legions, legions, open_for_units, plain
from avernus.games.hellgame.loader import NODES, Node
from avernus.games.hellgame.rules.dice import SoulRoll
from avernus.games.hellgame.rules.hands import Draw, GiveUpCards, HandLimit, discard, leave_hand, to_hand
from avernus.games.hellgame.rules.magic import Hook
from avernus.games.hellgame.rules.summoning import Recruit, TakeHound
from avernus.games.hellgame.rules.turn import room_for_marker, take_section
from avernus.games.hellgame.steps import Ask, Context, DrawCard, Pick, PickFromHand, Step
from avernus.games.hellgame.values import denied, protected_seat

if TYPE_CHECKING:
    from avernus.games.hellgame.state import Hell


@dataclass(slots=True)
class PerPlayer(Step):
    """An effect on players, in protocol order; its amount is found anew for each."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    seats: tuple[int, ...] = ()
    affected: bool = False

    def start(self, g: Hell) -> None:
        """Who."""
        self.stage = "found"
        g.push(Seats(word=NODES[self.node].args["who"], context=self.context))

    def found(self, g: Hell) -> None:
        """In order."""
        self.seats = g.value
        self.stage = "next"

    def next(self, g: Hell) -> None:
        """How much, for the next player."""
        if not self.seats:
            g.done(self.affected)
            return
        node, seat = NODES[self.node], self.seats[0]
        word = node.get("amount", 1)
        self.stage = "amount"
        if node.do == "gain_souls" and word == "1d6":
            g.push(SoulRoll(seat=seat))  # H25.9.1
        else:
            g.push(Amount(word=word, context=self.context, have=self.have(g, node, seat)))

    def have(self, g: Hell, node: Node, seat: int) -> int:
        """What `all` and `half` mean."""
        if "souls" in node.do:
            return g.souls[seat]
        if seat >= g.seats:
            return 0
        return {"lose_favor": g.favors[seat], "lose_disfavor": g.disfavors[seat], "discard_arcana": len(g.hands[seat])}.get(node.do, 1)

    def amount(self, g: Hell) -> None:
        """Carry it out."""
        node, seat = NODES[self.node], self.seats[0]
        n: int = g.value
        if "per" in node.args:
            n *= count(g, seat, node.args["per"], self.context) // node.get("div", 1)
        self.stage = "after"
        g.value = None
        PLAYER_EFFECTS[node.do](g, node, self.context, seat, n)

    def after(self, g: Hell) -> None:
        """The next player."""
        self.affected = self.affected or bool(g.value)
        self.seats = self.seats[1:]
        self.stage = "next"


def gain_souls(g: Hell, node: Node, context: Context, seat: int, n: int) -> None:
    """Bank to player."""
    g.souls[seat] += n
    g.value = n > 0
    g.tell("souls_gained", "H25.9.1", seat=seat, souls=n)


def lose_souls(g: Hell, node: Node, context: Context, seat: int, n: int) -> None:
    """Player to bank, at most what he has."""
    n = min(n, g.souls[seat])
    g.souls[seat] -= n
    g.value = n > 0
    g.tell("souls_lost", "H25.9.2", seat=seat, souls=n)


def gain_favor(g: Hell, node: Node, context: Context, seat: int, n: int) -> None:
    """Favors at once."""
    g.favors[seat] += n
    g.value = n > 0
    g.tell("favors_gained", "H25.9.3", seat=seat, favors=n)


def lose_favor(g: Hell, node: Node, context: Context, seat: int, n: int) -> None:
    """At most what he has; free ones go first by themselves (H20.2)."""
    n = min(n, g.favors[seat])
    g.favors[seat] -= n
    g.value = n > 0
    g.tell("favors_lost", "H25.9.4", seat=seat, favors=n)


def gain_disfavor(g: Hell, node: Node, context: Context, seat: int, n: int) -> None:
    """Each binds a favor."""
    g.disfavors[seat] += n
    g.value = n > 0
    g.tell("disfavors_gained", "H25.9.5", seat=seat, disfavors=n)


def lose_disfavor(g: Hell, node: Node, context: Context, seat: int, n: int) -> None:
    """At most what he has."""
    n = min(n, g.disfavors[seat])
    g.disfavors[seat] -= n
    g.value = n > 0
    g.tell("disfavors_lost", "H25.9.6", seat=seat, disfavors=n)


def draw_arcana(g: Hell, node: Node, context: Context, seat: int, n: int) -> None:
    """No disfavor roll (H25.9.7)."""
    g.push(Draw(seat=seat, n=n))


def discard_arcana(g: Hell, node: Node, context: Context, seat: int, n: int) -> None:
    """By choice of the owner, or blindly (H25.9.8)."""
    if node.get("by", "victim") == "random":
        g.push(BlindLoss(victim=seat, n=n))
    else:
        g.push(GiveUpCards(seat=seat, n=n, may=node.get("may", False)))


@dataclass(slots=True)
class BlindLoss(Step):
    """Cards leave a hand at random: to the bottom, or to a thief."""

    victim: int = 0
    thief: int = -1
    n: int = 1
    got: int = 0

    def start(self, g: Hell) -> None:
        """The next card."""
        if self.n > 0 and g.hands[self.victim]:
            self.stage = "fell"
            g.push(PickFromHand(victim=self.victim, to=(self.victim,) if self.thief < 0 else (self.victim, self.thief)))
        elif self.thief >= 0:
            self.stage = "over"
            g.push(HandLimit(seat=self.thief))
        else:
            g.done(self.got)

    def fell(self, g: Hell) -> None:
        """It goes."""
        take_card(g, self.victim, self.thief, field_of(g.value))
        self.n -= 1
        self.got += 1
        self.stage = "start"

    def over(self, g: Hell) -> None:
        """How many."""
        g.done(self.got)


def take_card(g: Hell, victim: int, thief: int, card: int) -> None:
    """A card leaves a hand unseen by the others; the victim remembers what a thief took."""
    if thief < 0:
        discard(g, victim, card, 1 << victim)
    else:
        leave_hand(g, victim, card, 1 << victim | 1 << thief)
        to_hand(g, thief, card)
        g.known[victim][thief] = (*g.known[victim][thief], card)


def peek(g: Hell, node: Node, context: Context, seat: int, n: int) -> None:
    """H25.9.11: a hand, or the front of the Hell deck."""
    g.push(Peek(seat=seat, node=node.id, context=context, n=n))


@dataclass(slots=True)
class Peek(Step):
    """A player looks at hidden cards."""

    seat: int = 0
    node: int = 0
    context: Context = Context()  # noqa: RUF009
    n: int = 1
    cards: tuple[int, ...] = ()

    def start(self, g: Hell) -> None:
        """At whose hand, or at the deck."""
        node = NODES[self.node]
        if node.args["what"] == "hand":
            self.stage = "hand"
            g.push(Seats(word=node.get("of", "target"), context=self.context))
        elif len(self.cards) < self.n and g.decks["hell"].size():
            self.stage = "turned"
            g.push(DrawCard(deck="hell", to=self.seat))
        elif node.get("reorder") == "bottom" and self.cards:
            self.stage = "decided"
            g.ask("CARD_CHOICE", self.seat, [SAY["bottom"], SAY["keep"]])
        else:
            self.put_back(g)

    def hand(self, g: Hell) -> None:
        """He remembers it as long as it stays."""
        for q in g.value:
            g.known[self.seat][q] = tuple(g.hands[q])
            g.tell("looked", "H25.9.11", seat=self.seat, victim=q)
        g.done(True)

    def turned(self, g: Hell) -> None:
        """One card of the deck."""
        self.cards = (*self.cards, g.value)
        self.stage = "start"

    def decided(self, g: Hell) -> None:
        """To the bottom, or left in front."""
        if said(g.value) == "bottom":
            for card in self.cards:
                g.decks["hell"].put(card, 1 << self.seat)
            self.cards = ()
            g.done(True)
        else:
            self.put_back(g)

    def put_back(self, g: Hell) -> None:
        """In their order."""
        g.decks["hell"].head = [(card, 1 << self.seat) for card in self.cards] + g.decks["hell"].head
        self.cards = ()
        g.done(True)


def grant_section(g: Hell, node: Node, context: Context, seat: int, n: int) -> None:
    """H25.9.25."""
    g.push(Grant(seat=seat, node=node.id, context=context))


@dataclass(slots=True)
class Grant(Step):
    """A player takes an uncontrolled section."""

    seat: int = 0
    node: int = 0
    context: Context = Context()  # noqa: RUF009

    def start(self, g: Hell) -> None:
        """Where."""
        self.stage = "found"
        g.push(Areas(word=NODES[self.node].args["area"], context=self.context))

    def found(self, g: Hell) -> None:
        """Uncontrolled, without Uriel."""
        areas = [s for s in g.value if s < SECTIONS and g.control[s] < 0 and s != g.uriel and room_for_marker(g, self.seat)]
        if areas:
            take_section(g, self.seat, areas[0])
            g.tell("granted", "H25.9.25", seat=self.seat, area=NAMES[areas[0]])
        g.done(bool(areas))


def place_units(g: Hell, node: Node, context: Context, seat: int, n: int) -> None:
    """H25.9.12."""
    if node.args["unit"] == "lieutenant":
        g.push(Recruit(seat=seat, anywhere=node.get("contested", False)))
    else:
        g.push(PlaceUnits(owner=seat, node=node.id, context=context, n=n))


@dataclass(slots=True)
class PlaceUnits(Step):
    """New legions or hounds, spread evenly over the candidate sections."""

    owner: int = 0
    node: int = 0
    context: Context = Context()  # noqa: RUF009
    n: int = 1
    areas: tuple[int, ...] = ()
    placed: tuple[int, ...] = ()

    def start(self, g: Hell) -> None:
        """Where."""
        node = NODES[self.node]
        self.stage = "found"
        g.push(Areas(word=node.args["area"], context=self.context, by=node.get("by", "random" if of_hell(self.context) else "self")))

    def found(self, g: Hell) -> None:
        """Legions or hounds."""
        self.areas = g.value
        self.stage = "next"
        if NODES[self.node].args["unit"] == "hellhound":
            handlers = [area for area in self.areas if plain(g, self.owner, area)]
            self.stage = "hounded"
            g.value = False
            if handlers:
                g.push(TakeHound(owner=self.owner, area=handlers[0], choice=NODES[self.node].get("by") == "self"))

    def hounded(self, g: Hell) -> None:
        """A hound has come, or not."""
        g.done(g.value)

    def candidates(self, g: Hell) -> list[int]:
        """H10.2, or with `contested` only Uriel, Lilith and a denial forbid it."""
        node = NODES[self.node]
        if self.owner == FREEBOOTERS:
            fit = [
                s for s in self.areas
                if s < SECTIONS and s not in (g.uriel, g.lilith) and not denied(g, s, "summon", FREEBOOTERS) and free_land(g, s)
            ]
        elif node.get("contested"):
            fit = [s for s in self.areas if s < SECTIONS and s not in (g.uriel, g.lilith) and not denied(g, s, "summon", self.owner)]
        else:
            fit = [s for s in self.areas if s < SECTIONS and open_for_units(g, self.owner, s)]
        least = min((self.placed.count(s) for s in fit), default=0)
        return [s for s in fit if self.placed.count(s) == least]

    def next(self, g: Hell) -> None:
        """The next legion."""
        fit = self.candidates(g)
        if len(self.placed) == self.n or not fit or free_legions(g, self.owner) == 0:
            g.done(bool(self.placed))
            return
        self.stage = "put"
        random = NODES[self.node].get("by", "random" if of_hell(self.context) else "self") == "random"
        if len(fit) == 1:
            g.value = pack("place", fit[0])
        elif random or self.owner >= g.seats:
            g.push(Pick(choices=tuple((pack("place", s), 1) for s in fit)))
        else:
            g.ask("CARD_CHOICE", self.owner, [pack("place", s) for s in fit])

    def put(self, g: Hell) -> None:
        """It stands."""
        add(g, self.owner, field_of(g.value), 1)
        self.placed = (*self.placed, field_of(g.value))
        g.tell("legion_appears", "H25.9.12", owner=self.owner, area=NAMES[field_of(g.value)])
        self.stage = "next"


def free_land(g: Hell, area: int) -> bool:
    """No unit of a player and no rampaging hound."""
    return empty(g, area) or (legions(g, FREEBOOTERS, area) > 0 and not any(legions(g, p, area) for p in range(g.seats)))


PLAYER_EFFECTS: dict[str, Any] = {
    "gain_souls": gain_souls, "lose_souls": lose_souls, "gain_favor": gain_favor, "lose_favor": lose_favor,
    "gain_disfavor": gain_disfavor, "lose_disfavor": lose_disfavor, "draw_arcana": draw_arcana, "discard_arcana": discard_arcana,
    "peek": peek, "grant_section": grant_section, "place_units": place_units,
}


@primitive(*PLAYER_EFFECTS)
def for_each_player(g: Hell, node: Node, context: Context) -> None:
    """Effects with a `who`."""
    g.push(PerPlayer(node=node.id, context=context))


@dataclass(slots=True)
class Steal(Step):
    """H25.9.9: the victim's hook first, then souls or cards change hands."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    victim: int = -1
    thief: int = -1
    mark: int = 0
    """How many lasting effects there were before the hook."""

    def start(self, g: Hell) -> None:
        """From whom."""
        self.mark = len(g.lasting)
        self.stage = "whose"
        g.push(Seats(word=NODES[self.node].args["from"], context=self.context))

    def whose(self, g: Hell) -> None:
        """To whom."""
        if not g.value:
            g.done(False)
            return
        self.victim = g.value[0]
        self.stage = "whom"
        g.push(Seats(word=NODES[self.node].args["to"], context=self.context))

    def whom(self, g: Hell) -> None:
        """The hook `robbed`."""
        if not g.value or g.value[0] == self.victim:
            g.done(False)
            return
        self.thief = g.value[0]
        self.stage = "robbed"
        g.push(Hook(hook="robbed", seat=self.victim, demons=tuple(range(len(g.d_owner))), opponent=self.thief))

    def robbed(self, g: Hell) -> None:
        """Protected, or the amount."""
        if protected_seat(g, self.victim, "steal"):
            self.close(g, False)
            return
        node = NODES[self.node]
        have = g.souls[self.victim] if node.args["what"] == "souls" else len(g.hands[self.victim])
        self.stage = "amount"
        g.push(Amount(word=node.get("amount", 1), context=self.context, have=have))

    def amount(self, g: Hell) -> None:
        """As much as there is."""
        node = NODES[self.node]
        if node.args["what"] == "souls":
            n = min(g.value, g.souls[self.victim])
            g.souls[self.victim] -= n
            g.souls[self.thief] += n
            g.tell("souls_stolen", "H25.9.9", seat=self.thief, victim=self.victim, souls=n)
            self.close(g, n > 0)
        elif node.get("by", "random") == "self":
            g.known[self.thief][self.victim] = tuple(g.hands[self.victim])
            self.stage = "looted"
            g.push(Loot(victim=self.victim, thief=self.thief, n=g.value))
        else:
            self.stage = "looted"
            g.push(BlindLoss(victim=self.victim, thief=self.thief, n=g.value))

    def looted(self, g: Hell) -> None:
        """Cards were taken."""
        g.tell("cards_stolen", "H25.9.9", seat=self.thief, victim=self.victim, cards=g.value)
        self.close(g, bool(g.value))

    def close(self, g: Hell, affected: bool) -> None:
        """Protections of duration `action` end with the theft (H25.6)."""
        end_since(g, self.mark)
        g.done(affected)


def end_since(g: Hell, mark: int) -> None:
    """Effects of duration `action` that were installed since are over."""
    g.lasting = g.lasting[:mark] + [x for x in g.lasting[mark:] if x.ends != "action"]


@dataclass(slots=True)
class Loot(Step):
    """A thief chooses cards of a hand that he sees."""

    victim: int = 0
    thief: int = 0
    n: int = 1
    got: int = 0

    def start(self, g: Hell) -> None:
        """The next card."""
        if self.n > 0 and g.hands[self.victim]:
            self.stage = "chosen"
            g.ask("CARRY", self.thief)
        else:
            self.stage = "over"
            g.push(HandLimit(seat=self.thief))

    def menu(self, g: Hell, ask: Ask) -> tuple[int, ...]:
        """Each card of the victim."""
        return tuple(pack("card", card) for card in sorted(set(g.hands[self.victim])))

    def chosen(self, g: Hell) -> None:
        """It changes hands."""
        take_card(g, self.victim, self.thief, field_of(g.value))
        self.n -= 1
        self.got += 1
        self.stage = "start"

    def over(self, g: Hell) -> None:
        """How many."""
        g.done(self.got)


@primitive("steal")
def steal(g: Hell, node: Node, context: Context) -> None:
    """Move a possession from one player to another."""
    g.push(Steal(node=node.id, context=context))


