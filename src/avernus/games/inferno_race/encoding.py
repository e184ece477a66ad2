"""The race for learners: the numbers of its actions, and what a seat sees, the own imps first (docs/envs/inferno-race.md)."""

from typing import Final, final

from avernus.core.encoding import Canvas, Encoding, parts_of
from avernus.core.native import i64
from avernus.core.numbering import numbering_of
from avernus.core.state import State
from avernus.games.inferno_race.board import FIRST_SQUARE, KIND_COUNT, LAST_SQUARE
from avernus.games.inferno_race.state import DECK, MOST_SEATS, PILE, InfernoRaceState
from avernus.games.inferno_race.steps import DEAL, FIGHT, PARRY, RIVAL, WHO, WIDE
from avernus.games.inferno_race.verbs import TABLE

PARTS: Final = parts_of([
    ("imps", (5, 46), "imps by place (steps 6 to 1, squares 1 to 39, the throne), the own first, then round the table"),
    ("tiles", (6, 39), "the tile of each square, one plane a type: death, angel, treasure, card, banana, return"),
    ("up", (39,), "tiles that lie face up"),
    ("players", (5, 6), "in play, dead imps, imps on the throne, gems, cards in hand, is it their turn"),
    ("hand", (37,), "the own hand by kind of card"),
    ("discards", (37,), "the discard pile by kind of card"),
    ("others", (37,), "cards that the others have kept since the last reshuffle, as far as the seat knows"),
    ("carried", (37,), "own cards that were kept since the last reshuffle"),
    ("old", (5,), "how many kept cards each seat can have, the own first"),
    ("pool", (12,), "tiles that nobody has seen: the first six squares, then the rest, by type"),
    ("supply", (6,), "cards in the deck, red gems in the bag, gems spent, reshuffles, turn, turns without an arrival"),
    ("actor", (6,), "who is to act: the own seat, the others in order; last: chance"),
    ("question", (13,), "the kind of the open question"),
    ("numbers", (7,), "its numbers; a player among them is counted from the own seat, a place from the highest step"),
])
TILE: Final = 230
UP: Final = 464
PLAYERS: Final = 503
HAND: Final = 533
DISCARDS: Final = 570
OTHERS: Final = 607
CARRIED: Final = 644
OLD: Final = 681
POOL: Final = 686
SUPPLY: Final = 698
ACTOR: Final = 704
QUESTION: Final = 710
NUMBERS: Final = 723


@final
class RaceEncoding(Encoding):
    """Hidden are the other hands, the order of the deck, and tiles that were never turned up."""

    def observe(self, state: State, seat: i64, canvas: Canvas) -> None:
        """What lies open, the own hand, and what the seat can tell of the others."""
        assert isinstance(state, InfernoRaceState)
        seats = state.seats
        rel: i64 = 0
        while rel < seats:
            who = (seat + rel) % seats
            mask = state.imps[who]
            place: i64 = 0
            while mask != 0:
                if mask & 1:
                    canvas.put(rel * 46 + place, 1)
                mask >>= 1
                place += 1
            row = PLAYERS + rel * 6
            canvas.put(row, 1)
            canvas.put(row + 1, state.dead[who])
            canvas.put(row + 2, state.home[who])
            canvas.put(row + 3, state.gems[who])
            canvas.put(row + 4, state.sizes[who])
            if state.active == who:
                canvas.put(row + 5, 1)
            if state.shuffles > 0:
                canvas.put(OLD + rel, state.old[seat * MOST_SEATS + who])
            rel += 1
        tiles(state, canvas)
        cards(state, seat, canvas)
        i: i64 = 0
        while i < 12:
            canvas.put(POOL + i, state.pool[i])
            i += 1
        canvas.put(SUPPLY, state.sizes[DECK])
        canvas.put(SUPPLY + 1, state.bag)
        canvas.put(SUPPLY + 2, state.out)
        canvas.put(SUPPLY + 3, state.shuffles)
        canvas.put(SUPPLY + 4, state.turn)
        canvas.put(SUPPLY + 5, state.turn - state.arrival)
        mover = state.mover()
        if mover >= 0:
            canvas.put(ACTOR + (mover - seat + seats) % seats, 1)
        elif mover == -1:
            canvas.put(ACTOR + 5, 1)
        question(state, seat, canvas)


def tiles(state: InfernoRaceState, canvas: Canvas) -> None:
    """The tiles that anybody has seen, and which of them lie face up."""
    out = canvas.out  # as `Canvas.put` does it, but in place: these are most of the numbers
    marks = canvas.marks
    at = canvas.marked()
    kinds = state.tiles
    up = state.up
    where = canvas.first() + (TILE - 39)
    lying = canvas.first() + UP
    square: i64 = FIRST_SQUARE
    while square <= LAST_SQUARE:
        tile = kinds[square]
        if tile != 0:
            out[where + tile * 39] = 1
            marks[at] = where + tile * 39
            at += 1
            if up >> square & 1:
                out[lying] = 1
                marks[at] = lying
                at += 1
        where += 1
        lying += 1
        square += 1
    canvas.mark(at)


def cards(state: InfernoRaceState, seat: i64, canvas: Canvas) -> None:
    """The own hand, the discards, and what is remembered since the last reshuffle."""
    kind: i64 = 0
    own = seat * KIND_COUNT
    mine = state.kinds[seat]
    while mine != 0:
        if mine & 1:
            canvas.put(HAND + kind, state.cards[own + kind])
        mine >>= 1
        kind += 1
    kind = 0
    thrown = state.kinds[PILE]
    while thrown != 0:
        if thrown & 1:
            canvas.put(DISCARDS + kind, state.cards[PILE * KIND_COUNT + kind])
        thrown >>= 1
        kind += 1
    if state.shuffles > 0:
        kind = 0
        while kind < KIND_COUNT:
            canvas.put(OTHERS + kind, state.held[own + kind])
            canvas.put(CARRIED + kind, state.carried[own + kind])
            kind += 1


def question(state: InfernoRaceState, seat: i64, canvas: Canvas) -> None:
    """The open question, which everybody sees."""
    if state.depth == 0:
        return
    base = state.depth * WIDE - WIDE
    kind = state.stack[base]
    canvas.put(QUESTION + kind, 1)
    i: i64 = 1
    while i < WIDE:
        number = state.stack[base + i]
        if (i == RIVAL and (kind == FIGHT or kind == PARRY)) or (i == WHO and kind == DEAL):
            number = (number - seat + state.seats) % state.seats
        canvas.put(NUMBERS + i - 1, number)
        i += 1


ENCODING: Final = RaceEncoding(numbering_of(TABLE), PARTS)
