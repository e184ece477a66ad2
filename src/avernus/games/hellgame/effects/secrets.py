"""H25.9.8, H25.9.9, H25.9.11 Cards lost, stolen and looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.cards import Node
from avernus.games.hellgame.effects.run import primitive
from avernus.games.hellgame.effects.select import Amount, Seats
from avernus.games.hellgame.rules.hands import HandLimit, discard, leave_hand, to_hand
from avernus.games.hellgame.rules.hooks import Hook
from avernus.games.hellgame.rules.values import protected_seat
from avernus.games.hellgame.steps import Ask, Context, DrawCard, PickFromHand, Step
from avernus.games.hellgame.verbs import CARD, SAY, field_of, said

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


@dataclass(slots=True)
class BlindLoss(Step):
    """Cards leave a hand at random: to the bottom, or to a thief."""

    victim: int = 0
    thief: int = -1
    n: int = 1
    got: int = 0

    def start(self, g: HellState) -> None:
        """The next card."""
        if self.n > 0 and g.hands[self.victim]:
            self.stage = "fell"
            g.push(PickFromHand(victim=self.victim, to=(self.victim,) if self.thief < 0 else (self.victim, self.thief)))
        elif self.thief >= 0:
            self.stage = "over"
            g.push(HandLimit(seat=self.thief))
        else:
            g.done(self.got)

    def fell(self, g: HellState) -> None:
        """It goes."""
        take_card(g, self.victim, self.thief, field_of(g.value))
        self.n -= 1
        self.got += 1
        self.stage = "start"

    def over(self, g: HellState) -> None:
        """How many."""
        g.done(self.got)


def take_card(g: HellState, victim: int, thief: int, card: int) -> None:
    """A card leaves a hand unseen by the others; the victim remembers what a thief took."""
    if thief < 0:
        discard(g, victim, card, 1 << victim)
    else:
        leave_hand(g, victim, card, 1 << victim | 1 << thief)
        to_hand(g, thief, card)
        g.known[victim][thief] = (*g.known[victim][thief], card)


@dataclass(slots=True)
class Peek(Step):
    """A player looks at hidden cards."""

    seat: int = 0
    node: int = 0
    context: Context = Context()  # noqa: RUF009
    n: int = 1
    cards: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """At whose hand, or at the deck."""
        node = g.cards.nodes[self.node]
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

    def hand(self, g: HellState) -> None:
        """He remembers it as long as it stays."""
        for q in g.value:
            g.known[self.seat][q] = tuple(g.hands[q])
            g.tell("looked", "H25.9.11", seat=self.seat, victim=q)
        g.done(True)

    def turned(self, g: HellState) -> None:
        """One card of the deck."""
        self.cards = (*self.cards, g.value)
        self.stage = "start"

    def decided(self, g: HellState) -> None:
        """To the bottom, or left in front."""
        if said(g.value) == "bottom":
            for card in self.cards:
                g.decks["hell"].put(card, 1 << self.seat)
            self.cards = ()
            g.done(True)
        else:
            self.put_back(g)

    def put_back(self, g: HellState) -> None:
        """In their order."""
        g.decks["hell"].head = [(card, 1 << self.seat) for card in self.cards] + g.decks["hell"].head
        self.cards = ()
        g.done(True)


@dataclass(slots=True)
class Steal(Step):
    """H25.9.9: the victim's hook first, then souls or cards change hands."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    victim: int = -1
    thief: int = -1
    mark: int = 0
    """How many lasting effects there were before the hook."""

    def start(self, g: HellState) -> None:
        """From whom."""
        self.mark = len(g.lasting)
        self.stage = "whose"
        g.push(Seats(word=g.cards.nodes[self.node].args["from"], context=self.context))

    def whose(self, g: HellState) -> None:
        """To whom."""
        if not g.value:
            g.done(False)
            return
        self.victim = g.value[0]
        self.stage = "whom"
        g.push(Seats(word=g.cards.nodes[self.node].args["to"], context=self.context))

    def whom(self, g: HellState) -> None:
        """The hook `robbed`."""
        if not g.value or g.value[0] == self.victim:
            g.done(False)
            return
        self.thief = g.value[0]
        self.stage = "robbed"
        g.push(Hook(hook="robbed", seat=self.victim, demons=tuple(range(len(g.d_owner))), opponent=self.thief))

    def robbed(self, g: HellState) -> None:
        """Protected, or the amount."""
        if protected_seat(g, self.victim, "steal"):
            self.close(g, False)
            return
        node = g.cards.nodes[self.node]
        have = g.souls[self.victim] if node.args["what"] == "souls" else len(g.hands[self.victim])
        self.stage = "amount"
        g.push(Amount(word=node.get("amount", 1), context=self.context, have=have))

    def amount(self, g: HellState) -> None:
        """As much as there is."""
        node = g.cards.nodes[self.node]
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

    def looted(self, g: HellState) -> None:
        """Cards were taken."""
        g.tell("cards_stolen", "H25.9.9", seat=self.thief, victim=self.victim, cards=g.value)
        self.close(g, bool(g.value))

    def close(self, g: HellState, affected: bool) -> None:
        """Protections of duration `action` end with the theft (H25.6)."""
        end_since(g, self.mark)
        g.done(affected)


def end_since(g: HellState, mark: int) -> None:
    """Effects of duration `action` that were installed since are over."""
    g.lasting = g.lasting[:mark] + [x for x in g.lasting[mark:] if x.ends != "action"]


@dataclass(slots=True)
class Loot(Step):
    """A thief chooses cards of a hand that he sees."""

    victim: int = 0
    thief: int = 0
    n: int = 1
    got: int = 0

    def start(self, g: HellState) -> None:
        """The next card."""
        if self.n > 0 and g.hands[self.victim]:
            self.stage = "chosen"
            g.ask("CARRY", self.thief)
        else:
            self.stage = "over"
            g.push(HandLimit(seat=self.thief))

    def menu(self, g: HellState, ask: Ask) -> tuple[int, ...]:
        """Each card of the victim."""
        return tuple(CARD | card for card in sorted(set(g.hands[self.victim])))

    def chosen(self, g: HellState) -> None:
        """It changes hands."""
        take_card(g, self.victim, self.thief, field_of(g.value))
        self.n -= 1
        self.got += 1
        self.stage = "start"

    def over(self, g: HellState) -> None:
        """How many."""
        g.done(self.got)


@primitive("steal")
def steal(g: HellState, node: Node, context: Context) -> None:
    """Move a possession from one player to another."""
    g.push(Steal(node=node.id, context=context))
