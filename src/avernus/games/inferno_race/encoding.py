"""The race for learners: the numbers of its actions, and what a seat sees, the own imps first (docs/envs/inferno-race.md)."""

from typing import Final, final

from avernus.core.bits import bit
from avernus.core.encoding import Canvas, Encoding, parts_of
from avernus.core.native import i16, i64, vec
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

# What a canvas remembers of a row: how many tiles are unseen + 1, which lie face up, which are known, and the discards (`Canvas.memory`).
SEEN: Final = 0
LYING: Final = 1
KNOWN: Final = 2
THROWN: Final = 3


@final
class RaceEncoding(Encoding):
    """Hidden are the other hands, the order of the deck, and tiles that were never turned up."""

    def observe(self, state: State, seat: i64, canvas: Canvas) -> None:
        """What lies open, the own hand, and what the seat can tell of the others."""
        assert isinstance(state, InfernoRaceState)
        players(state, seat, canvas)
        tiles(state, canvas)
        cards(state, seat, canvas)
        discards(state, canvas)
        out = canvas.out
        where = canvas.first() + SUPPLY
        out[where] = i16(state.sizes[DECK])
        out[where + 1] = i16(state.bag)
        out[where + 2] = i16(state.out)
        out[where + 3] = i16(state.shuffles)
        out[where + 4] = i16(state.turn)
        out[where + 5] = i16(state.turn - state.arrival)
        mover = state.mover()
        if mover >= 0:
            canvas.put(ACTOR + (mover - seat + state.seats) % state.seats, 1)
        elif mover == -1:
            canvas.put(ACTOR + 5, 1)
        question(state, seat, canvas)


# Numbers that are written at every look, 0 too, need no mark (`Canvas`): `players`, `supply` and `pool`. Those of tiles and discards stand
# until they change. The rest is written as `Canvas.put` does it, but in place.


def players(state: InfernoRaceState, seat: i64, canvas: Canvas) -> None:
    """Imps by place, and what lies before each player."""
    out = canvas.out
    marks = canvas.marks
    at = canvas.marked()
    base = canvas.first()
    seats = state.seats
    rel: i64 = 0
    who = seat
    while rel < seats:
        mask = state.imps[who]
        where = base + rel * 46
        while mask != 0:
            if mask & 63 == 0:
                mask >>= 6
                where += 6
            else:
                if mask & 1:
                    out[where] = 1
                    marks[at] = where
                    at += 1
                mask >>= 1
                where += 1
        row = base + PLAYERS + rel * 6
        out[row] = 1
        out[row + 1] = i16(state.dead[who])
        out[row + 2] = i16(state.home[who])
        out[row + 3] = i16(state.gems[who])
        out[row + 4] = i16(state.sizes[who])
        out[row + 5] = 1 if state.active == who else 0
        if state.shuffles > 0:
            count = state.old[seat * MOST_SEATS + who]
            if count != 0:
                out[base + OLD + rel] = i16(count)
                marks[at] = base + OLD + rel
                at += 1
        rel += 1
        who += 1
        if who == seats:
            who = 0
    canvas.mark(at)
    if canvas.is_other():
        row = base + PLAYERS + seats * 6
        while row < base + HAND:
            out[row] = 0
            row += 1


def tiles(state: InfernoRaceState, canvas: Canvas) -> None:
    """The tiles that anybody has seen, which of them lie face up, and how many there are of those that nobody has seen."""
    pool = state.pool
    unseen: i64 = 0
    i: i64 = 0
    while i < 12:
        unseen += pool[i]
        i += 1
    memory = canvas.memory
    words = canvas.remembered()
    up = state.up
    if not canvas.is_other() and memory[words + SEEN] == unseen + 1:
        if memory[words + LYING] != up:
            turn(state, canvas.out, canvas.first() + UP)
            memory[words + LYING] = up
        return
    memory[words + SEEN] = unseen + 1
    memory[words + LYING] = up
    out = canvas.out
    where = canvas.first() + POOL
    i = 0
    while i < 12:
        out[where + i] = i16(pool[i])
        i += 1
    known = memory[words + KNOWN]
    memory[words + KNOWN] = 0
    now: i64 = 0
    where = canvas.first() + (TILE - 39)
    square: i64 = FIRST_SQUARE
    while square <= LAST_SQUARE:
        if known >> square & 1:
            i = 1
            while i <= 6:
                out[where + i * 39] = 0
                i += 1
        tile = state.tiles[square]
        if tile != 0:
            out[where + tile * 39] = 1
            now |= bit(square)
        where += 1
        square += 1
    memory[words + KNOWN] = now
    turn(state, out, canvas.first() + UP)


def turn(state: InfernoRaceState, out: vec[i16], where: i64) -> None:
    """Which tiles lie face up."""
    kinds = state.tiles
    up = state.up >> FIRST_SQUARE
    square: i64 = FIRST_SQUARE
    while square <= LAST_SQUARE:
        out[where] = 1 if up & 1 and kinds[square] != 0 else 0
        up >>= 1
        where += 1
        square += 1


def cards(state: InfernoRaceState, seat: i64, canvas: Canvas) -> None:
    """The own hand, and what is remembered since the last reshuffle."""
    out = canvas.out
    marks = canvas.marks
    at = canvas.marked()
    held = state.cards
    own = seat * KIND_COUNT
    where = canvas.first() + HAND
    mine = state.kinds[seat]
    while mine != 0:
        if mine & 63 == 0:
            mine >>= 6
            where += 6
            own += 6
        else:
            if mine & 1:
                out[where] = i16(held[own])
                marks[at] = where
                at += 1
            mine >>= 1
            where += 1
            own += 1
    canvas.mark(at)
    if state.shuffles > 0:
        own = seat * KIND_COUNT
        kind: i64 = 0
        while kind < KIND_COUNT:
            canvas.put(OTHERS + kind, state.held[own + kind])
            canvas.put(CARRIED + kind, state.carried[own + kind])
            kind += 1


def discards(state: InfernoRaceState, canvas: Canvas) -> None:
    """The discard pile, which only grows until it is shuffled."""
    memory = canvas.memory
    words = canvas.remembered()
    pile = state.shuffles << 16 | state.sizes[PILE]
    if not canvas.is_other() and memory[words + THROWN] == pile:
        return
    memory[words + THROWN] = pile
    out = canvas.out
    held = state.cards
    where = canvas.first() + DISCARDS
    at: i64 = PILE * KIND_COUNT
    end = at + KIND_COUNT
    while at < end:
        out[where] = i16(held[at])
        where += 1
        at += 1


def question(state: InfernoRaceState, seat: i64, canvas: Canvas) -> None:
    """The open question, which everybody sees."""
    if state.depth == 0:
        return
    out = canvas.out
    marks = canvas.marks
    at = canvas.marked()
    where = canvas.first() + NUMBERS
    stack = state.stack
    base = state.depth * WIDE - WIDE
    kind = stack[base]
    out[canvas.first() + QUESTION + kind] = 1
    marks[at] = canvas.first() + QUESTION + kind
    at += 1
    i: i64 = 1
    while i < WIDE:
        number = stack[base + i]
        if (i == RIVAL and (kind == FIGHT or kind == PARRY)) or (i == WHO and kind == DEAL):
            number = (number - seat + state.seats) % state.seats
        if number != 0:
            out[where] = i16(number)
            marks[at] = where
            at += 1
        where += 1
        i += 1
    canvas.mark(at)


ENCODING: Final = RaceEncoding(numbering_of(TABLE), PARTS)
