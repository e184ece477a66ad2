"""H25.9.1-H25.9.12 Souls, favors, disfavors, cards, new units: effects on players, one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from avernus.games.hellgame.cards import Node
from avernus.games.hellgame.effects.run import primitive
from avernus.games.hellgame.effects.select import Amount, Seats, count
from avernus.games.hellgame.rules.dice import SoulRoll
from avernus.games.hellgame.rules.hands import Draw, GiveUpCards
from avernus.games.hellgame.rules.summoning import Recruit
from avernus.games.hellgame.steps import Context, Step

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState
from avernus.games.hellgame.effects.placing import Grant, PlaceUnits
from avernus.games.hellgame.effects.secrets import BlindLoss, Peek


@dataclass(slots=True)
class PerPlayer(Step):
    """An effect on players, in protocol order; its amount is found anew for each."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    seats: tuple[int, ...] = ()
    affected: bool = False

    def start(self, g: HellState) -> None:
        """Who."""
        self.stage = "found"
        g.push(Seats(word=g.cards.nodes[self.node].args["who"], context=self.context))

    def found(self, g: HellState) -> None:
        """In order."""
        self.seats = g.value
        self.stage = "next"

    def next(self, g: HellState) -> None:
        """How much, for the next player."""
        if not self.seats:
            g.done(self.affected)
            return
        node, seat = g.cards.nodes[self.node], self.seats[0]
        word = node.get("amount", 1)
        self.stage = "amount"
        if node.do == "gain_souls" and word == "1d6":
            g.push(SoulRoll(seat=seat))  # H25.9.1
        else:
            g.push(Amount(word=word, context=self.context, have=self.have(g, node, seat)))

    def have(self, g: HellState, node: Node, seat: int) -> int:
        """What `all` and `half` mean."""
        if "souls" in node.do:
            return g.souls[seat]
        if seat >= g.seats:
            return 0
        return {"lose_favor": g.favors[seat], "lose_disfavor": g.disfavors[seat], "discard_arcana": len(g.hands[seat])}.get(node.do, 1)

    def amount(self, g: HellState) -> None:
        """Carry it out."""
        node, seat = g.cards.nodes[self.node], self.seats[0]
        n: int = g.value
        if "per" in node.args:
            n *= count(g, seat, node.args["per"], self.context) // node.get("div", 1)
        self.stage = "after"
        g.value = None
        PLAYER_EFFECTS[node.do](g, node, self.context, seat, n)

    def after(self, g: HellState) -> None:
        """The next player."""
        self.affected = self.affected or bool(g.value)
        self.seats = self.seats[1:]
        self.stage = "next"


CHANGES: Final[dict[str, tuple[str, int, str, str]]] = {
    "gain_souls": ("souls", 1, "souls_gained", "H25.9.1"), "lose_souls": ("souls", -1, "souls_lost", "H25.9.2"),
    "gain_favor": ("favors", 1, "favors_gained", "H25.9.3"), "lose_favor": ("favors", -1, "favors_lost", "H25.9.4"),
    "gain_disfavor": ("disfavors", 1, "disfavors_gained", "H25.9.5"), "lose_disfavor": ("disfavors", -1, "disfavors_lost", "H25.9.6"),
}
"""What each word changes, in which direction, and how it is told."""


def change(g: HellState, node: Node, context: Context, seat: int, n: int) -> None:
    """Souls, favors and disfavors come and go; nobody loses more than he has, and free favors go first by themselves (H20.2)."""
    what, sign, event, clause = CHANGES[node.do]
    purse = g.souls if what == "souls" else g.favors if what == "favors" else g.disfavors
    if sign < 0:
        n = min(n, purse[seat])
    purse[seat] += sign * n
    g.value = n > 0
    told: dict[str, Any] = {"seat": seat, what: n}
    g.tell(event, clause, **told)


def draw_arcana(g: HellState, node: Node, context: Context, seat: int, n: int) -> None:
    """No disfavor roll (H25.9.7)."""
    g.push(Draw(seat=seat, n=n))


def discard_arcana(g: HellState, node: Node, context: Context, seat: int, n: int) -> None:
    """By choice of the owner, or blindly (H25.9.8)."""
    if node.get("by", "victim") == "random":
        g.push(BlindLoss(victim=seat, n=n))
    else:
        g.push(GiveUpCards(seat=seat, n=n, may=node.get("may", False)))


def peek(g: HellState, node: Node, context: Context, seat: int, n: int) -> None:
    """H25.9.11: a hand, or the front of the Hell deck."""
    g.push(Peek(seat=seat, node=node.id, context=context, n=n))


def grant_section(g: HellState, node: Node, context: Context, seat: int, n: int) -> None:
    """H25.9.25."""
    g.push(Grant(seat=seat, node=node.id, context=context))


def place_units(g: HellState, node: Node, context: Context, seat: int, n: int) -> None:
    """H25.9.12."""
    if node.args["unit"] == "lieutenant":
        g.push(Recruit(seat=seat, anywhere=node.get("contested", False)))
    else:
        g.push(PlaceUnits(owner=seat, node=node.id, context=context, n=n))


PLAYER_EFFECTS: dict[str, Any] = dict.fromkeys(CHANGES, change) | {
    "draw_arcana": draw_arcana, "discard_arcana": discard_arcana, "peek": peek, "grant_section": grant_section, "place_units": place_units,
}


@primitive(*PLAYER_EFFECTS)
def for_each_player(g: HellState, node: Node, context: Context) -> None:
    """Effects with a `who`."""
    g.push(PerPlayer(node=node.id, context=context))
