"""The rules of the race, a module for each chapter of the rulebook, and the class that answers for them."""

from typing import Any, final

from avernus.core.events import Event, Prompt
from avernus.core.native import i64, vec
from avernus.core.refusals import Refusal
from avernus.core.result import Result
from avernus.core.seats import NOBODY, Visibility
from avernus.core.state import asked_of, dealer_in, viewer_in, whole_in
from avernus.games.inferno_race.board import FIRST_SQUARE, FIRST_STEP
from avernus.games.inferno_race.rules.draws import buy, cards_into, deal, decline, draw_gem, gems_into, make_room, room_into
from avernus.games.inferno_race.rules.end import result_of
from avernus.games.inferno_race.rules.fights import fight_into, fight_on
from avernus.games.inferno_race.rules.listing import steps_into
from avernus.games.inferno_race.rules.moving import faces_into, move_nothing, moves_into, play_banana, rolled, set_out
from avernus.games.inferno_race.rules.setup import set_up
from avernus.games.inferno_race.rules.tiles import lay_tile, step_on, tiles_into
from avernus.games.inferno_race.rules.tridents import fall, parries_into, parry, thrust
from avernus.games.inferno_race.rules.turn import begin_turn, free_into, is_open, main_into, mover_of, play_window, settle, window_into
from avernus.games.inferno_race.state import InfernoRaceState
from avernus.games.inferno_race.steps import DEAL, FIGHT, FREE, GEMS, MAIN, MOVE, PARRY, ROLL, STEP, TILE
from avernus.games.inferno_race.verbs import (
    BANANA_CARD,
    BUY,
    CARD_DRAWN,
    COLOUR,
    CONCEDE,
    DISCARD,
    FACE,
    FALL,
    FLIP,
    MOST,
    MOVE_IMP,
    NO_MOVE,
    PARRY_IT,
    PAY,
    REST_OF,
    TILE_BITS,
    TILE_OF,
    TO_STEP,
    TRIDENT,
    WIDTH,
)


@final
class InfernoRace(InfernoRaceState):
    """A race of two to five players' imps to the throne."""

    def set_up(self) -> None:
        """D10-D15."""
        set_up(self)

    def mover(self) -> i64:
        """Who answers the open question."""
        return mover_of(self)

    def actors(self) -> list[int]:
        """The mover, alone."""
        seat = int(mover_of(self))
        return [seat] if seat != NOBODY else []

    def max_legal(self) -> i64:
        """No question has more answers."""
        return MOST

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Every legal action of the seat to move, ascending."""
        if seat != mover_of(self) or seat < 0:
            return 0
        kind = self.step()
        if kind == MAIN:
            return window_into(self, seat, out, main_into(self, seat, out))
        if kind == MOVE:
            return window_into(self, seat, out, moves_into(self, seat, out))
        if kind == FREE:
            return free_into(self, seat, out)
        if kind == PARRY:
            return parries_into(self, seat, out)
        n = window_into(self, seat, out, 0) if is_open(self, seat) else i64(0)
        if kind == FIGHT:
            return fight_into(self, seat, out, n)
        if kind == STEP:
            return steps_into(self, TO_STEP << WIDTH, seat, out, n)
        return room_into(self, seat, out, n)

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        """D10-D13, D23, D60, D62: the faces of the die, the cards of the deck, the gems of the bag, the tiles unseen."""
        kind = self.step()
        if kind == ROLL:
            return faces_into(out, weights)
        if kind == DEAL:
            return cards_into(self, out, weights)
        if kind == GEMS:
            return gems_into(self, out, weights)
        return tiles_into(self, out, weights) if kind == TILE else i64(0)

    def apply(self, seat: i64, action: i64, events: list[Event] | None = None) -> None:
        """Play a legal action of the seat to move, and what follows from it."""
        if events is not None:
            self.told = events
        verb = action >> WIDTH
        rest = action & REST_OF
        if verb >= FACE:
            self.happen(verb, rest)
        elif verb >= PAY and verb <= CONCEDE:
            fight_on(self, seat, verb, rest)
        elif verb == MOVE_IMP:
            set_out(self, seat, rest)
        elif verb == BUY:
            buy(self, seat, rest)
        elif verb < BANANA_CARD:
            begin_turn(self, seat, verb, rest)
        elif verb > NO_MOVE and verb <= FLIP:
            play_window(self, seat, verb, rest)
        else:
            self.answer(seat, verb, rest)
        settle(self)
        if events is not None:
            self.told = None

    def answer(self, seat: i64, verb: i64, rest: i64) -> None:
        """The answers to smaller questions."""
        if verb == BANANA_CARD:
            play_banana(self, seat, rest)
        elif verb == NO_MOVE:
            move_nothing(self, seat)
        elif verb == TRIDENT:
            thrust(self, seat, rest)
        elif verb == PARRY_IT:
            parry(self, seat, rest)
        elif verb == FALL:
            fall(self)
        elif verb == TO_STEP:
            step_on(self, FIRST_STEP - rest)
        elif verb == DISCARD:
            make_room(self, seat, rest)
        else:
            decline(self, seat)

    def happen(self, verb: i64, rest: i64) -> None:
        """What chance brought."""
        if verb == CARD_DRAWN:
            deal(self, rest)
        elif verb == FACE:
            rolled(self, rest + 1)
        elif verb == COLOUR:
            draw_gem(self, rest)
        else:
            lay_tile(self, (rest >> TILE_BITS) + FIRST_SQUARE, (rest & TILE_OF) + 1)

    def copy(self) -> "InfernoRace":
        """An independent copy."""
        twin = InfernoRace(self.seats)
        twin.copy_from(self)
        return twin

    def result(self) -> Result | None:
        """D70-D72."""
        return result_of(self)

    # -- what clients ask: said in neighbouring files, outside the hot path ----------------------

    def refusal(self, seat: Any, action: Any) -> Refusal | None:
        """Why the seat may not play the action now."""
        from avernus.games.inferno_race.refusals import refusal_of

        return refusal_of(self, whole_in(seat), whole_in(action))

    def view(self, seat: Any) -> dict[str, Any]:
        """What lies on the table, and the seat's own hand."""
        from avernus.games.inferno_race.view import view_of

        return view_of(self, viewer_in(self, seat))

    def sees(self, viewer: Any, seat: Any, action: Any) -> Visibility:
        """Who draws a card sees it; the others see that one was drawn."""
        from avernus.games.inferno_race.view import sees

        whole_in(seat)
        return sees(self, viewer_in(self, viewer), whole_in(action))

    def prompt(self, seat: Any) -> Prompt:
        """The open question."""
        from avernus.games.inferno_race.view import prompt_of

        return prompt_of(self, viewer_in(self, seat))

    def default(self, seat: Any) -> int:
        """Rest, stand, concede, fall, decline, buy nothing: what spends nothing; else the first that is legal."""
        from avernus.games.inferno_race.view import default_of

        asked_of(self, seat)
        return default_of(self, int(seat))

    def redeal(self, seat: Any, rng: Any) -> "InfernoRace":
        """The same table with other cards where the seat cannot see."""
        from avernus.games.inferno_race.view import redeal_into

        viewer = viewer_in(self, seat)
        world = self.copy()
        redeal_into(world, viewer, dealer_in(rng))
        return world
