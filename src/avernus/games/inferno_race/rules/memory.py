"""What each seat can tell of the other hands since the last reshuffle (D60): a new world must respect it (docs/design/inferno-race.md).

`held` are the cards that the others hold for sure, all together; `carried` are a seat's own cards of which the others are sure;
`old` bounds how many of them each of the others can have.
"""

from avernus.core.native import i64
from avernus.games.inferno_race.board import COPY, KIND_COUNT
from avernus.games.inferno_race.state import DECK, MOST_SEATS, PILE, InfernoRaceState


def remember_all(state: InfernoRaceState) -> None:
    """At a reshuffle each seat can tell what the other hands hold together: all but the deck and its own cards."""
    seat: i64 = 0
    while seat < state.seats:
        kind: i64 = 0
        while kind < KIND_COUNT:
            own = state.cards[seat * KIND_COUNT + kind]
            state.held[seat * KIND_COUNT + kind] = COPY[kind] - state.cards[DECK * KIND_COUNT + kind] - own
            state.carried[seat * KIND_COUNT + kind] = own
            kind += 1
        other: i64 = 0
        while other < state.seats:
            state.old[seat * MOST_SEATS + other] = state.sizes[other] if other != seat else i64(0)
            other += 1
        seat += 1


def remember_gone(state: InfernoRaceState, seat: i64, kind: i64) -> None:
    """A card is about to leave a hand: what the others were sure of becomes less."""
    place = seat * KIND_COUNT + kind
    if state.carried[place] > 0:
        state.carried[place] -= 1
    viewer: i64 = 0
    while viewer < state.seats:
        place = viewer * KIND_COUNT + kind
        if viewer != seat and state.held[place] > 0:
            unplaced = COPY[kind] - state.cards[place] - state.cards[PILE * KIND_COUNT + kind]
            if unplaced == state.held[place] and state.old[viewer * MOST_SEATS + seat] > 0:
                state.old[viewer * MOST_SEATS + seat] -= 1
            state.held[place] -= 1
        viewer += 1


def remember_size(state: InfernoRaceState, seat: i64) -> None:
    """Nobody holds more old cards than cards."""
    viewer: i64 = 0
    while viewer < state.seats:
        place = viewer * MOST_SEATS + seat
        state.old[place] = min(state.old[place], state.sizes[seat])
        viewer += 1
