"""H8 The Hell phase: event, phenomenon, new Arcana."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import BOXES, CIRCLES, NAMES, QUARTERS, circle_of, quarter_of
from avernus.games.hellgame.rules.dice import DisfavorRoll
from avernus.games.hellgame.rules.hands import Draw
from avernus.games.hellgame.rules.values import active, protocol, value
from avernus.games.hellgame.state import EVERYBODY
from avernus.games.hellgame.steps import Context, DrawCard, Step

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


@dataclass(slots=True)
class HellPhase(Step):
    """Three Hell cards, then the Arcana cards (H8.1)."""

    card: int = -1
    order: tuple[int, ...] = ()
    rolls: int = 0
    won: int = 0

    def start(self, g: HellState) -> None:
        """H8.1: first the hook."""
        self.stage = "event"
        g.begin("Hook", hook="hell_phase")

    def event(self, g: HellState) -> None:
        """H8.2: the first card."""
        self.stage = "event_card"
        g.push(DrawCard(deck="hell"))

    def event_card(self, g: HellState) -> None:
        """Its event is applied completely."""
        self.card = g.value
        card = g.cards.hell[self.card]
        if g.events is not None:
            g.tell("event", "H8.2", card=card.id, event=card.event)
        self.stage = "event_over"
        if card.box != "none":
            g.push(LayEvent(card=self.card))
        else:
            g.begin("Run", effects=card.effects, context=Context("event", self.card))

    def event_over(self, g: HellState) -> None:
        """H8.2.6: a card that is not permanent is discarded; then the phenomenon."""
        if g.cards.hell[self.card].box == "none":
            g.decks["hell"].put(self.card, EVERYBODY)
        self.stage = "phenomenon"
        g.push(DrawCard(deck="hell"))

    def phenomenon(self, g: HellState) -> None:
        """H8.5: what happens; the third card tells where."""
        self.card = g.value
        self.stage = "foot"
        g.push(DrawCard(deck="hell"))

    def foot(self, g: HellState) -> None:
        """Apply it to its area."""
        third: int = g.value
        card = g.cards.hell[self.card]
        area = phenomenon_area(card.scope, g.cards.hell[third].foot)
        if g.events is not None:
            g.tell("phenomenon", "H8.5", card=card.id, phenomenon=card.phenomenon, areas=[NAMES[s] for s in area])
        self.rolls = third
        self.stage = "phenomenon_over"
        g.begin("Run", effects=card.phenomenon_effects, context=Context("phenomenon", self.card, area=area))

    def phenomenon_over(self, g: HellState) -> None:
        """Both cards are discarded; then the draws."""
        g.decks["hell"].put(self.card, EVERYBODY)
        g.decks["hell"].put(self.rolls, EVERYBODY)
        self.card = -1
        self.order = protocol(g)
        self.stage = "draws"

    def draws(self, g: HellState) -> None:
        """H8.6: as many cards as active demons, each with a disfavor roll."""
        if not self.order:
            g.done()
            return
        seat = self.order[0]
        fit = sum(active(g, d) and g.d_owner[d] == seat for d in range(len(g.cards.demons)))
        self.rolls, self.won = value(g, "arcana_draw", fit, seat), 0
        self.stage = "roll"

    def roll(self, g: HellState) -> None:
        """All rolls first, then the draw."""
        if self.rolls:
            self.rolls -= 1
            self.stage = "rolled"
            g.push(DisfavorRoll(seat=self.order[0]))
        else:
            seat, self.order = self.order[0], self.order[1:]
            self.stage = "draws"
            g.push(Draw(seat=seat, n=self.won))

    def rolled(self, g: HellState) -> None:
        """One more card, or not."""
        self.won += bool(g.value)
        self.stage = "roll"


def phenomenon_area(scope: str, foot: int) -> tuple[int, ...]:
    """H8.5: the quarter, circle or section that the foot names."""
    if scope == "quarter":
        return QUARTERS[quarter_of(foot) - 1]
    return CIRCLES[circle_of(foot) - 1] if scope == "circle" else (foot,)


@dataclass(slots=True)
class LayEvent(Step):
    """H8.3: a permanent event takes its box; the card that it replaces is discarded and ends."""

    card: int = 0

    def start(self, g: HellState) -> None:
        """Replace, then begin to work."""
        card = g.cards.hell[self.card]
        clear_box(g, BOXES.index(card.box))
        g.permanent[BOXES.index(card.box)] = self.card
        if g.events is not None:
            g.tell("permanent", "H8.3", card=card.id, event=card.event, box=card.box)
        self.stage = "over"
        g.begin("Run", effects=card.effects, context=Context(card.box, self.card))

    def over(self, g: HellState) -> None:
        """It lies."""
        g.done()


def clear_box(g: HellState, box: int) -> bool:
    """The card in a box ends and is discarded; Uriel goes with the card that called him (H16.1.9)."""
    card = g.permanent[box]
    if card < 0:
        return False
    g.permanent[box] = -1
    g.decks["hell"].put(card, EVERYBODY)
    if any(node.do == "summon_uriel" for node in g.cards.lists[g.cards.hell[card].effects]):
        g.uriel = -1
    return True
