"""The race as the contract knows it: each action's own effect; what follows is in `course.py`, what is legal in `choices.py`."""

from typing import Any, final

from avernus.core.bits import bit
from avernus.core.events import Event, Prompt
from avernus.core.native import i64
from avernus.core.refusals import Refusal
from avernus.core.result import Result
from avernus.core.seats import COVERED, OPEN
from avernus.games.inferno_race import notes
from avernus.games.inferno_race.board import FIRST_SQUARE, FIRST_STEP, HAND, NOWHERE, SACRILEGE
from avernus.games.inferno_race.cards import DECK, POWER, VALUE
from avernus.games.inferno_race.choices import (
    ANGEL_CARD,
    BANANA_CARD,
    BUY,
    CARD_DRAWN,
    COLOUR,
    CONCEDE,
    DIE,
    DISCARD,
    FACE,
    FALL,
    FLIP,
    GEM,
    LOOT,
    MOVE_IMP,
    NO_MOVE,
    PARRY_IT,
    PAY,
    REST,
    REST_OF,
    REVIVE,
    ROLL_IT,
    STAND,
    TO_STEP,
    TRIDENT,
    WIDTH,
    Choices,
)
from avernus.games.inferno_race.pieces import (
    ARRIVE,
    AT,
    BLUE,
    COUNT,
    DEAL,
    EXTRA,
    FLOOR,
    FREE,
    MOVE,
    MUST,
    PARRY,
    PRICE,
    RED,
    ROLL,
    ROOM,
    SIDE,
    TILE,
    TOTALS,
    UNTIL,
    WHO,
)


@final
class InfernoRace(Choices):
    """A race of two to five players' imps to the throne."""

    # -- playing ------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, events: list[Event] | None = None) -> None:
        """Play a legal action of the seat to move."""
        if events is not None:
            self.apply_aloud(seat, action, events)
            return
        verb = action >> WIDTH
        rest = action & REST_OF
        if verb >= FACE:
            self.happen(verb, rest)
        elif verb == PAY or verb == GEM or verb == STAND:
            self.fight_on(seat, verb, rest)
        elif verb <= NO_MOVE:
            self.act(seat, verb, rest)
        else:
            self.answer(seat, verb, rest)
        self.settle()

    def act(self, seat: i64, verb: i64, rest: i64) -> None:
        """The main action of a turn: A, B, or C and its move (D20-D35)."""
        if verb == MOVE_IMP:
            self.set_out(seat, rest >> 6, rest & 63)
        elif verb == ROLL_IT:
            self.swap(ROLL)
        elif verb == DIE:
            self.let_go(seat, rest)
            self.note(notes.DIE_PLAYED, seat, rest)
            self.swap(MOVE, VALUE[rest], 0)
        elif verb == BANANA_CARD:
            self.let_go(seat, rest)
            self.set_number(EXTRA, self.number(EXTRA) + 1)
            self.note(notes.BANANA_PLAYED, seat, rest, self.number(EXTRA))
        elif verb == REST:
            self.note(notes.RESTED, seat)
            self.swap(FREE, NOWHERE)
            self.take_red(seat)
            self.draw_card()
        elif verb == REVIVE:
            self.swap(FREE, NOWHERE)
            self.raise_imp(seat, FIRST_STEP - rest)
            self.note(notes.REVIVED, seat, FIRST_STEP - rest)
            self.take_red(seat)
        else:
            self.note(notes.NO_MOVE, seat)
            self.swap(FREE, NOWHERE)

    def set_out(self, seat: i64, came: i64, to: i64) -> None:
        """D32, D35: an imp leaves its place, whose tile turns over, and arrives (D37) once the tile is seen."""
        self.note(notes.MOVED, seat, came, to)
        self.swap(FREE, NOWHERE)
        self.imps[seat] &= ~bit(came)
        self.push(ARRIVE, to, 1)
        if came >= FIRST_SQUARE and self.turn_tile(came):
            self.push(TILE, came, came)

    def answer(self, seat: i64, verb: i64, rest: i64) -> None:
        """Windows, purchases, and the answers to smaller questions."""
        if verb == BUY:
            self.buy(seat, rest)
        elif verb == FLIP:
            self.spend(seat, SACRILEGE)
            self.note(notes.FLIPPED, seat, rest + FIRST_SQUARE)
            if self.turn_tile(rest + FIRST_SQUARE):
                self.push(TILE, rest + FIRST_SQUARE, rest + FIRST_SQUARE)
        elif verb == ANGEL_CARD:
            self.let_go(seat, rest >> 3)
            self.raise_imp(seat, FIRST_STEP - (rest & 7))
            self.note(notes.ANGEL_PLAYED, seat, FIRST_STEP - (rest & 7), rest >> 3)
        elif verb == LOOT:
            self.let_go(seat, rest)
            self.note(notes.TREASURE_PLAYED, seat, rest)
            self.draw_gems()
        elif verb == TRIDENT:
            place = (rest >> 6) + FIRST_SQUARE
            rival = self.sitter(place, seat)
            self.let_go(seat, rest & 63)
            self.note(notes.TRIDENT, seat, rival, place)
            self.push(PARRY, place, 0, rival)
        elif verb == PARRY_IT:
            self.let_go(seat, rest)
            self.note(notes.PARRIED, seat, rest)
            self.depth -= 1
        elif verb == FALL:
            self.fall()
        elif verb == CONCEDE:
            self.note(notes.CONCEDED, seat)
            self.concede()
        elif verb == TO_STEP:
            self.step_on(FIRST_STEP - rest)
        elif verb == DISCARD:
            self.make_room(seat, rest)
        else:
            self.note(notes.DECLINED, seat)
            self.depth -= 1

    def fight_on(self, seat: i64, verb: i64, rest: i64) -> None:
        """D41, D42: a card or a gem is added, or the player stands and the other has his go."""
        side = self.number(SIDE)
        total = self.number(TOTALS + side)
        if verb == STAND:
            self.note(notes.STOOD, seat, total)
            self.set_number(SIDE, 1 - side)
            self.set_number(FLOOR, self.number(TOTALS + 1 - side))
            return
        if verb == PAY:
            self.let_go(seat, rest)
            total += POWER[rest]
            self.note(notes.PAID, seat, rest, total)
        else:
            self.spend(seat, 1)
            total += 1
            self.note(notes.GEM_PAID, seat, total)
        self.set_number(TOTALS + side, total)

    def make_room(self, seat: i64, kind: i64) -> None:
        """D60, D65: a card is discarded so that another fits."""
        due = self.number(COUNT)
        bought = self.number(MUST) != 0
        self.let_go(seat, kind)
        self.note(notes.DISCARDED, seat, kind)
        if self.sizes[seat] + due <= HAND:
            self.depth -= 1
            if not bought:
                self.push(DEAL, seat, due)

    def buy(self, seat: i64, count: i64) -> None:
        """D65, D25: the purchase is the last thing in the turn."""
        price = count * PRICE[self.on_track(seat)]
        self.depth -= 1
        if count == 0:
            return
        self.spend(seat, price)
        self.note(notes.BOUGHT, seat, count, price)
        self.push(DEAL, seat, count)
        if self.sizes[seat] + count > HAND:
            self.push(ROOM, 1, count)

    def happen(self, verb: i64, rest: i64) -> None:
        """What chance brought."""
        if verb == CARD_DRAWN:
            seat = self.number(WHO)
            self.take(DECK, rest)
            self.put(seat, rest)
            self.note(notes.DREW, seat, rest)
            self.set_number(COUNT, self.number(COUNT) - 1)
        elif verb == FACE:
            self.note(notes.ROLLED, self.active, rest + 1)
            self.swap(MOVE, rest + 1 if rest < 5 else i64(0), 0)  # D24: a 6 is wild
        elif verb == COLOUR:
            self.note(notes.GEM_DRAWN, self.active, rest)
            self.set_number(COUNT, self.number(COUNT) - 1)
            if rest == 0:
                self.bag -= 1
                self.gems[self.active] += 1
                self.set_number(RED, self.number(RED) + 1)
            else:
                self.set_number(BLUE, self.number(BLUE) + 1)
        else:
            place = (rest >> 3) + FIRST_SQUARE
            self.lay_tile(place, (rest & 7) + 1)
            if place == self.number(UNTIL):
                self.depth -= 1
            else:
                self.set_number(AT, place + 2)

    def apply_aloud(self, seat: i64, action: i64, events: list[Event]) -> None:
        """Play a legal action and tell what happened."""
        from avernus.games.inferno_race.events import tell

        trace: list[tuple[int, int, int, int]] = []
        self.trace = trace
        self.apply(seat, action)
        self.trace = None
        tell(trace, events)

    # -- copies, and what clients ask: said in neighbouring files, outside the hot path ----------

    def copy(self) -> "InfernoRace":
        """An independent copy."""
        twin = InfernoRace(
            self.seats, self.stairs, self.target, self.max_rounds, self.far, self.return_chain, self.banana_chain, self.reshuffle,
            self.recycle,
        )
        twin.copy_from(self)
        return twin

    def sees(self, viewer: int | None, seat: int, action: int) -> int:
        """Who draws a card sees it; the others see that one was drawn."""
        return COVERED if action >> WIDTH == CARD_DRAWN and viewer != self.number(WHO) else OPEN

    def default(self, seat: int) -> int:
        """Rest, stand, concede, fall, decline, buy nothing: what spends nothing; else the first that is legal."""
        from avernus.games.inferno_race.view import default_of

        return default_of(self, seat)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why the seat may not play the action now."""
        from avernus.games.inferno_race.refusals import refusal_of

        return refusal_of(self, seat, action)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What lies on the table, and the seat's own hand."""
        from avernus.games.inferno_race.view import view_of

        return view_of(self, seat)

    def redeal(self, seat: int | None, rng: Any) -> "InfernoRace":
        """The same table with other cards where the seat cannot see."""
        from avernus.games.inferno_race.redeal import redeal_of

        return redeal_of(self, seat, rng)

    def prompt(self, seat: int | None) -> Prompt:
        """The open question."""
        from avernus.games.inferno_race.view import prompt_of

        return prompt_of(self, seat)

    def result(self) -> Result | None:
        """D70, D71."""
        from avernus.games.inferno_race.view import result_of

        return result_of(self)

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON-able data."""
        from avernus.games.inferno_race.dump import dump_of

        return dump_of(self)
