"""The race for learners: the numbers of its actions, and what a seat sees, the own imps first (docs/envs/inferno-race.md)."""

from typing import Final, final

from avernus.core.bits import ALL, PLACES, SPIN
from avernus.core.encoding import WHICH, Canvas, Encoding, parts_of
from avernus.core.native import i16, i64, vec
from avernus.core.numbering import numbering_of
from avernus.core.state import State
from avernus.games.inferno_race.board import FIRST_SQUARE, KIND_COUNT
from avernus.games.inferno_race.rules import InfernoRace
from avernus.games.inferno_race.state import DECK, KIND_BITS, MOST_SEATS, PILE
from avernus.games.inferno_race.steps import ARRIVE, DEAL, FIGHT, FREE, GEMS, MAIN, MOVE, PARRY, RIVAL, ROOM, STEP, WHO, WIDE
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

# What a canvas remembers of a row (`Canvas.memory`): which tiles lie face up and which are known, the discards, the kinds of cards that the
# own hand shows and those that the others keep, where the actor and the question stand, who looked and how often cards moved, who looked
# and what the turn and the supply were; then of each plane of imps where the four stand, and what its player had, in one word.
LYING: Final = 0
KNOWN: Final = 1
THROWN: Final = 2
MINE: Final = 3
HELD: Final = 4
ASKED: Final = 5
ASKS: Final = 6
MOVED: Final = 7
TURN: Final = 8
STANDING: Final = 9
STANCE: Final = 14

THEIRS: Final = 1 << MAIN | 1 << MOVE | 1 << ARRIVE | 1 << STEP | 1 << ROOM | 1 << FREE
"""The kinds of questions that whoever has the turn answers."""
LONG: Final = 1 << FIGHT | 1 << PARRY | 1 << GEMS
"""The kinds that have more than two numbers."""
KEPT_KINDS: Final = 10
"""So many of the kinds that were thrown last a state can tell in their order."""
FOUR_NOWHERE: Final = 777074200275
"""Four times `NUMBERS`, of ten bits each: where an imp is written that stands nowhere. The question's numbers are written after it."""
SPOTS: Final = vec[i16]([rel * 46 + place if turn > 0 else NUMBERS for rel in range(5) for turn, place in enumerate(PLACES)])
"""By player, counted from the own seat, and place (`core/bits.py`) where an imp is written."""


@final
class RaceEncoding(Encoding):
    """Hidden are the other hands, the order of the deck, and tiles that were never turned up."""

    def observe(self, state: State, seat: i64, canvas: Canvas) -> None:
        """What lies open, the own hand, and what the seat can tell of the others."""
        assert isinstance(state, InfernoRace)
        look(state, seat, canvas)


# Nothing here is marked and wiped (`Canvas`): a look compares what stands in the row with what is true. One look takes no longer than an
# action of the rules, so buffers are named once, what changes at every look is written here and not in functions of its own, and what one
# word tells to be as it was is not looked at: mostly the same player looks again, and one imp of his has moved.


def look(state: InfernoRace, seat: i64, canvas: Canvas) -> None:
    """All parts; whoever calls has made sure once what kind of state it is."""
    out = canvas.out
    memory = canvas.memory
    base = canvas.first()
    words = canvas.remembered()
    if canvas.is_other():
        forget(state, canvas)
    seats = state.seats
    # imps by place, and what lies before each player
    row = base + PLAYERS
    at = words + STANDING
    who = seat
    rel: i64 = 0
    while rel < seats:
        imps = state.imps[who]
        stance = imps | state.dead[who] << 46 | state.home[who] << 49 | state.gems[who] << 52
        if memory[at + (STANCE - STANDING)] != stance:
            memory[at + (STANCE - STANDING)] = stance
            memory[at] = stand(out, base, imps, memory[at], rel << 6)
            out[row + 1] = i16(state.dead[who])
            out[row + 2] = i16(state.home[who])
            out[row + 3] = i16(state.gems[who])
        row += 6
        at += 1
        rel += 1
        who += 1
        if who == seats:
            who = 0
    # the turn, the supply, and cards
    turn = (state.turn & 0xFFFFF) << 40 | (state.arrival & 0xFFFFF) << 20 | state.bag << 13 | state.out << 6 | state.active << 3 | seat
    if memory[words + TURN] != turn:
        memory[words + TURN] = turn
        turned(state, seat, out, base)
    moved = state.moved << 3 | seat
    if memory[words + MOVED] != moved:
        memory[words + MOVED] = moved
        cards(state, seat, out, memory, base, words)
    # tiles
    if memory[words + KNOWN] != state.seen:
        seen(state, state.seen ^ memory[words + KNOWN], out, base)
        memory[words + KNOWN] = state.seen
    up = state.up & state.seen
    if memory[words + LYING] != up:
        show(out, base + (UP - FIRST_SQUARE), memory[words + LYING], up)
        memory[words + LYING] = up
    question(state, seat, out, memory, base, words)


def forget(state: InfernoRace, canvas: Canvas) -> None:
    """The row showed another game, perhaps of more players."""
    memory = canvas.memory
    words = canvas.remembered()
    canvas.clear(0, NUMBERS + WIDE - 1)
    i: i64 = 0
    while i < STANDING:
        memory[words + i] = 0
        i += 1
    while i < STANCE:
        memory[words + i] = FOUR_NOWHERE
        i += 1
    while i < STANCE + MOST_SEATS:
        memory[words + i] = -1
        i += 1
    memory[words + TURN] = -1
    memory[words + MOVED] = -1
    memory[words + THROWN] = -1
    memory[words + ASKED] = canvas.first() + ACTOR
    memory[words + ASKS] = canvas.first() + QUESTION
    i = 0
    while i < state.seats:
        canvas.out[canvas.first() + PLAYERS + i * 6] = 1
        i += 1
    i = 0
    while i < 12:
        canvas.out[canvas.first() + POOL + i] = i16(state.pool[i])
        i += 1


def show(out: vec[i16], where: i64, shown: i64, now: i64) -> None:
    """Let a plane that shows one mask show another."""
    which = WHICH
    changed = shown ^ now
    while changed != 0:
        low = changed & -changed
        changed ^= low
        out[where + i64(which[(low * SPIN & ALL) >> 56])] = 1 if now & low else 0


def stand(out: vec[i16], base: i64, imps: i64, shown: i64, spot: i64) -> i64:
    """Take a player's four imps from where they are shown and put them where they stand; where that is, to be remembered."""
    spots = SPOTS
    out[base + (shown & 1023)] = 0
    out[base + (shown >> 10 & 1023)] = 0
    out[base + (shown >> 20 & 1023)] = 0
    out[base + (shown >> 30)] = 0
    low = imps & -imps
    imps ^= low
    first = i64(spots[spot + ((low * SPIN & ALL) >> 56)])
    low = imps & -imps
    imps ^= low
    second = i64(spots[spot + ((low * SPIN & ALL) >> 56)])
    low = imps & -imps
    imps ^= low
    third = i64(spots[spot + ((low * SPIN & ALL) >> 56)])
    fourth = i64(spots[spot + ((imps * SPIN & ALL) >> 56)])
    out[base + first] = 1
    out[base + second] = 1
    out[base + third] = 1
    out[base + fourth] = 1
    return first | second << 10 | third << 20 | fourth << 30


def turned(state: InfernoRace, seat: i64, out: vec[i16], base: i64) -> None:
    """Whose turn it is, and what of the supply is no card."""
    row = base + PLAYERS + 5
    rel: i64 = 0
    while rel < state.seats:
        out[row] = 0
        row += 6
        rel += 1
    rel = state.active - seat
    if rel < 0:
        rel += state.seats
    out[base + (PLAYERS + 5) + rel * 6] = 1
    row = base + SUPPLY
    out[row + 1] = i16(state.bag)
    out[row + 2] = i16(state.out)
    out[row + 4] = i16(state.turn)
    out[row + 5] = i16(state.turn - state.arrival)


def cards(state: InfernoRace, seat: i64, out: vec[i16], memory: vec[i64], base: i64, words: i64) -> None:
    """The own hand, what is known of the others', how many cards everybody has, and the discards."""
    which = WHICH
    seats = state.seats
    sizes = state.sizes
    kinds = state.kinds
    own = seat * KIND_COUNT
    # the own hand: what was shown and what is there, in one loop
    mine = kinds[seat]
    both = mine | memory[words + MINE]
    memory[words + MINE] = mine
    held = state.cards
    where = base + HAND
    if state.shuffles > 0:
        known_cards(state, seat, out, memory, base, words, both)
    while both != 0:
        low = both & -both
        both ^= low
        kind = i64(which[(low * SPIN & ALL) >> 56])
        out[where + kind] = i16(held[own + kind])
    # how many the others have
    row = base + (PLAYERS + 4)
    out[row] = i16(sizes[seat])
    rel: i64 = 1
    who = seat + 1
    while rel < seats:
        if who == seats:
            who = 0
        row += 6
        out[row] = i16(sizes[who])
        rel += 1
        who += 1
    # the deck and the discards
    row = base + SUPPLY
    out[row] = i16(sizes[DECK])
    out[row + 3] = i16(state.shuffles)
    pile = state.shuffles << 16 | sizes[PILE]
    if memory[words + THROWN] != pile:
        discards(state, memory[words + THROWN], pile, out, base + DISCARDS)
        memory[words + THROWN] = pile


def known_cards(state: InfernoRace, seat: i64, out: vec[i16], memory: vec[i64], base: i64, words: i64, mine: i64) -> None:
    """What is known of hands since the last reshuffle, and nothing before the first: the own cards and the others'."""
    which = WHICH
    seats = state.seats
    kinds = state.kinds
    own = seat * KIND_COUNT
    known = state.carried
    where = base + CARRIED
    both = mine
    while both != 0:
        low = both & -both
        both ^= low
        kind = i64(which[(low * SPIN & ALL) >> 56])
        out[where + kind] = i16(known[own + kind])
    theirs: i64 = 0
    rel: i64 = 1
    who = seat + 1
    while rel < seats:
        if who == seats:
            who = 0
        out[base + OLD + rel] = i16(state.old[seat * MOST_SEATS + who])
        theirs |= kinds[who]
        rel += 1
        who += 1
    both = theirs | memory[words + HELD]
    memory[words + HELD] = theirs
    known = state.held
    where = base + OTHERS
    while both != 0:
        low = both & -both
        both ^= low
        kind = i64(which[(low * SPIN & ALL) >> 56])
        out[where + kind] = i16(known[own + kind])


def discards(state: InfernoRace, shown: i64, pile: i64, out: vec[i16], where: i64) -> None:
    """The discard pile, which only grows until it is shuffled: all of it, or what has come on top."""
    cards = state.cards
    at: i64 = PILE * KIND_COUNT
    new = pile - shown
    if shown >= 0 and new <= KEPT_KINDS:
        thrown = state.thrown
        while new > 0:
            kind = thrown & (1 << KIND_BITS) - 1
            thrown >>= KIND_BITS
            out[where + kind] = i16(cards[at + kind])
            new -= 1
        return
    end = at + KIND_COUNT
    while at < end:
        out[where] = i16(cards[at])
        where += 1
        at += 1


def seen(state: InfernoRace, new: i64, out: vec[i16], base: i64) -> None:
    """Tiles that are seen for the first time: they are the same for ever. And what is left of those that nobody has seen."""
    kinds = state.tiles
    where = base + (TILE - 39 - FIRST_SQUARE)
    while new != 0:
        low = new & -new
        new ^= low
        square = i64(WHICH[(low * SPIN & ALL) >> 56])
        out[where + square + kinds[square] * 39] = 1
    where = base + POOL
    square = 0
    while square < 12:
        out[where + square] = i16(state.pool[square])
        square += 1


def question(state: InfernoRace, seat: i64, out: vec[i16], memory: vec[i64], base: i64, words: i64) -> None:
    """Who is asked what, which everybody sees."""
    stack = state.stack
    top = state.depth * WIDE - WIDE
    kind: i64 = 0  # the game is over
    if top >= 0:
        kind = stack[top]
    mover = state.active
    if THEIRS >> kind & 1 == 0:
        mover = state.mover()
    out[memory[words + ASKED]] = 0
    where = base + ACTOR + 5
    if mover >= 0:
        where = base + ACTOR + mover - seat
        if mover < seat:
            where += state.seats
    memory[words + ASKED] = where
    out[where] = 1 if mover >= -1 else 0
    shown = memory[words + ASKS]
    memory[words + ASKS] = base + QUESTION + kind
    out[shown] = 0
    where = base + NUMBERS
    if top < 0:
        clear_numbers(out, where)
        return
    out[base + QUESTION + kind] = 1
    out[where] = i16(stack[top + 1])
    out[where + 1] = i16(stack[top + 2])
    if (LONG >> kind | LONG >> shown - base - QUESTION) & 1:
        out[where + 2] = i16(stack[top + 3])
        out[where + 3] = i16(stack[top + 4])
        out[where + 4] = i16(stack[top + 5])
        out[where + 5] = i16(stack[top + 6])
        out[where + 6] = i16(stack[top + 7])
    if kind == FIGHT or kind == PARRY:
        out[where + (RIVAL - 1)] = i16((stack[top + RIVAL] - seat + state.seats) % state.seats)
    elif kind == DEAL:
        out[where + (WHO - 1)] = i16((stack[top + WHO] - seat + state.seats) % state.seats)


def clear_numbers(out: vec[i16], where: i64) -> None:
    """No question has numbers."""
    i: i64 = 0
    while i < WIDE - 1:
        out[where + i] = 0
        i += 1


ENCODING: Final = RaceEncoding(numbering_of(TABLE), PARTS)
