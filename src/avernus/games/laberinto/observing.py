"""What a seat sees of the labyrinth as numbers: the maze as planes, the own colours first (docs/envs/laberinto.md)."""

from typing import Final

from avernus.core.bits import ALL, SPIN
from avernus.core.encoding import WHICH, Canvas, parts_of
from avernus.core.native import i16, i64, vec
from avernus.games.laberinto.board import CELLS, CLASS_OF, CLASSES
from avernus.games.laberinto.rules import Laberinto
from avernus.games.laberinto.state import (
    ALL_BOUND,
    BAG,
    BOUND,
    CROSSINGS,
    ELIMINATED,
    GONE,
    HOLD,
    PAIRS,
    PRISMS,
    PRISONERS,
    PYRAMIDS,
    RESERVE,
)

PLACE: Final = vec[i64]([list(CELLS.values()).index(slot) if slot in CELLS.values() else 0 for slot in range(512)])
"""The place of each cell's slot in reading order."""

PARTS: Final = parts_of([
    ("laid", (384,), "1 where a triangle lies"),
    ("edges", (3, 384), "the colour of edges a, b and c: 1 the own, 2 the second own or the next player's, and so on round the table"),
    ("figures", (2, 384), "the smaller and the larger figure: 1 prism, 2 pyramid, 3 prism with own pyramid, 4 to 9 with another's"),
    ("owners", (384,), "whose figures they are: a colour, numbered like the edges"),
    ("captives", (2, 384), "with captives=prism: what each figure holds, two bits for each of the six colours in their order"),
    ("hands", (6, 76), "triangles in each hand, the own first; others' only where hands are open"),
    ("lacks", (6, 76), "with hidden hands: triangles that a seat is known not to have"),
    ("reserve", (76,), "triangles in the common reserve"),
    ("colours", (6, 6), "by colour: prisms, pyramids, eliminated, gone, relation (1 own, 2 ally, 3 rival), in play"),
    ("crossed", (6, 6), "crossed prisms by own and rider's colour"),
    ("prisoners", (6, 6), "captive pyramids by seat and colour"),
    ("seats", (6, 4), "in play, crossings, retired, triangles in hand"),
    ("step", (8,), "the open question: deal, first, build, lots, late, roll, turn, over"),
    ("actor", (7,), "who is to act: the own seat, the others in order; last: chance"),
    ("numbers", (10,), "left, pips, passed, turns built, idle turns, passes, turns by 10, goal, paths joined, triangles in the bag"),
])
EDGES: Final = 384
FIGURES: Final = 1536
OWNERS: Final = 2304
CAPTIVES: Final = 2688
HANDS: Final = 3456
LACKS: Final = 3912
IN_RESERVE: Final = 4368
COLOURS: Final = 4444
CROSSED: Final = 4480
CAUGHT: Final = 4516
SEATS: Final = 4552
STEP: Final = 4576
ACTOR: Final = 4584
NUMBERS: Final = 4591

# What a canvas remembers of a row: by row of the board which triangles it shows (16 words), the places of the colours, the triangles of the
# hands and the reserve (12 words each), and for each colour how many edges have it and where each of them is written.
RANKS: Final = 16
HELD: Final = 17
COUNTS: Final = 101
SPOTS: Final = 107
EACH: Final = 19
"""So many words have the places of one colour's edges, four in each of 15 bits: 76 edges have it, when all triangles lie."""
WORDS: Final = 221
SPOT_BITS: Final = 15
SPOT: Final = 32767
FOUR_TIMES: Final = 0x200040008001
"""Times a place: a word that has it four times."""
ALL_ONE: Final = 0x111111
"""1 for each colour, of four bits each."""

SMALLEST: Final = vec[i64]([sum(1 << rest for rest in range(36) if word * 36 + rest in CLASSES) for word in range(6)])
"""Of each word of a hand the tiles that stand for their triangles."""


# The triangles of the maze, the hands and the reserve stand until they change. Of colours, seats and numbers all are written at every
# look, 0 too. Figures, what is lacked, the step and the actor are marked and wiped (`Canvas`).


def look(state: Laberinto, seat: i64, rank: vec[i64], canvas: Canvas) -> None:
    """The maze, the figures, the triangles, and the open question; `rank` is a buffer for the places of the colours."""
    order_colours(state, seat, rank)
    if canvas.is_other():
        forget(state, canvas)
    maze(state, rank, canvas)
    figures(state, rank, canvas)
    triangles(state, seat, canvas)
    colours(state, seat, rank, canvas)
    seats(state, seat, rank, canvas)
    canvas.put(STEP + state.step, 1)
    if state.actor >= 0:
        canvas.put(ACTOR + (state.actor - seat + state.seats) % state.seats, 1)
    elif state.actor == -1:
        canvas.put(ACTOR + 6, 1)
    out = canvas.out
    where = canvas.first() + NUMBERS
    out[where] = i16(state.left)
    out[where + 1] = i16(state.pips)
    out[where + 2] = i16(state.passed)
    out[where + 3] = i16(state.built)
    out[where + 4] = i16(state.idle)
    out[where + 5] = i16(state.passes)
    out[where + 6] = i16(state.turns // 10)
    out[where + 7] = i16(state.goal)
    out[where + 8] = 1 if state.joined else 0
    out[where + 9] = i16(state.size[BAG])


def order_colours(state: Laberinto, seat: i64, rank: vec[i64]) -> None:
    """The place of each colour: the own, then round the table, then those that nobody plays."""
    n: i64 = 0
    rel: i64 = 0
    while rel < state.seats:
        who = (seat + rel) % state.seats
        i: i64 = 0
        while i < state.sets[who]:
            rank[state.team[who * 2 + i]] = n
            n += 1
            i += 1
        rel += 1
    colour: i64 = 0
    while colour < 6:
        if state.seat_of[colour] < 0:
            rank[colour] = n
            n += 1
        colour += 1


def forget(state: Laberinto, canvas: Canvas) -> None:
    """The row showed another game, perhaps of more players or with other hands."""
    memory = canvas.memory
    words = canvas.remembered()
    canvas.clear(0, FIGURES)
    canvas.clear(HANDS, LACKS)
    canvas.clear(IN_RESERVE, STEP)
    i: i64 = 0
    while i < SPOTS:
        memory[words + i] = 0
        i += 1


def maze(state: Laberinto, rank: vec[i64], canvas: Canvas) -> None:
    """The triangles that lie: they lie for ever, so only new ones are written, and the colours that whoever looks numbers otherwise."""
    memory = canvas.memory
    words = canvas.remembered()
    ranks = ((((rank[5] * 16 + rank[4]) * 16 + rank[3]) * 16 + rank[2]) * 16 + rank[1]) * 16 + rank[0] + ALL_ONE
    shown = memory[words + RANKS]
    if shown != ranks:
        memory[words + RANKS] = ranks
        repaint(shown, ranks, canvas)
    laid = state.laid
    row: i64 = 0
    while row < 16:
        new = laid[row] ^ memory[words + row]
        if new != 0:
            memory[words + row] = laid[row]
            while new != 0:
                low = new & -new
                new ^= low
                cell = row * 32 + i64(WHICH[(low * SPIN & ALL) >> 56])
                three = state.edges[cell]
                canvas.out[canvas.first() + PLACE[cell]] = 1
                edge(three >> 6 & 7, EDGES + PLACE[cell], ranks, canvas)
                edge(three >> 3 & 7, EDGES + 384 + PLACE[cell], ranks, canvas)
                edge(three & 7, EDGES + 768 + PLACE[cell], ranks, canvas)
        row += 1


def edge(colour: i64, place: i64, ranks: i64, canvas: Canvas) -> None:
    """Write an edge, and remember where; `ranks` has four bits for each colour: its place + 1."""
    memory = canvas.memory
    words = canvas.remembered()
    n = memory[words + COUNTS + colour]
    memory[words + COUNTS + colour] = n + 1
    at = words + SPOTS + colour * EACH + (n >> 2)
    if n & 3 == 0:
        memory[at] = place * FOUR_TIMES
    else:  # in the stead of one of the four that say the same
        four = memory[at]
        memory[at] = four ^ (four & SPOT ^ place) << (n & 3) * SPOT_BITS
    canvas.out[canvas.first() + place] = i16(ranks >> colour * 4 & 15)


def repaint(shown: i64, ranks: i64, canvas: Canvas) -> None:
    """Write the edges anew of all colours that have changed their places."""
    memory = canvas.memory
    out = canvas.out
    base = canvas.first()
    words = canvas.remembered()
    colour: i64 = 0
    while colour < 6:
        now = ranks >> colour * 4 & 15
        if now != shown >> colour * 4 & 15:
            at = words + SPOTS + colour * EACH
            end = at + (memory[words + COUNTS + colour] + 3 >> 2)
            number = i16(now)
            while at < end:
                four = memory[at]
                out[base + (four & SPOT)] = number
                out[base + (four >> SPOT_BITS & SPOT)] = number
                out[base + (four >> 2 * SPOT_BITS & SPOT)] = number
                out[base + (four >> 3 * SPOT_BITS)] = number
                at += 1
        colour += 1


def figures(state: Laberinto, rank: vec[i64], canvas: Canvas) -> None:
    """The figures that stand; a rider's colour is numbered like all colours."""
    out = canvas.out
    marks = canvas.marks
    at = canvas.marked()
    base = canvas.first()
    posts = state.posts
    stands = state.stands
    places = PLACE
    colour: i64 = 0
    while colour < 6:
        i = colour * 8
        end = i + state.posted[colour]
        while i < end:
            cell = posts[i]
            there = stands[cell]
            where = base + FIGURES + places[cell]
            out[where] = i16(figure_of(there & 15, rank))
            marks[at] = where
            out[where + (OWNERS - FIGURES)] = i16(rank[colour] + 1)
            marks[at + 1] = where + (OWNERS - FIGURES)
            at += 2
            if there >> 4 & 15:
                out[where + 384] = i16(figure_of(there >> 4 & 15, rank))
                marks[at] = where + 384
                at += 1
            if state.bound_captives:
                canvas.mark(at)
                canvas.put(CAPTIVES + places[cell], captives_of(state.bound[cell] & ALL_BOUND, rank))
                canvas.put(CAPTIVES + 384 + places[cell], captives_of(state.bound[cell] >> BOUND, rank))
                at = canvas.marked()
            i += 1
        colour += 1
    canvas.mark(at)


def figure_of(figure: i64, rank: vec[i64]) -> i64:
    """A figure, with the place of a foreign rider's colour."""
    return figure if figure < 4 else 4 + rank[figure - 4]


def captives_of(held: i64, rank: vec[i64]) -> i64:
    """Two bits for each colour, in the order of places."""
    found: i64 = 0
    colour: i64 = 0
    while held != 0:
        found |= (held & 3) << rank[colour] * 2
        held >>= 2
        colour += 1
    return found


def triangles(state: Laberinto, seat: i64, canvas: Canvas) -> None:
    """Hands, the reserve, and what is known to be missing."""
    rel: i64 = 0
    who = seat
    while rel < state.seats:
        if rel == 0 or not state.hidden:
            pieces(state, who, HANDS + rel * 76, HELD + rel * HOLD, canvas)
        if state.hidden:
            canvas.dots(LACKS + rel * 76, state.lacks[who * 2])
            canvas.dots(LACKS + rel * 76 + 38, state.lacks[who * 2 + 1])
        rel += 1
        who += 1
        if who == state.seats:
            who = 0
    pieces(state, RESERVE, IN_RESERVE, HELD + 6 * HOLD, canvas)


def pieces(state: Laberinto, owner: i64, start: i64, shown: i64, canvas: Canvas) -> None:
    """One owner's triangles: a word has the first piece of 36 tiles, the word six further on the second."""
    hold = state.hold
    memory = canvas.memory
    smallest = SMALLEST
    shown += canvas.remembered()
    at = owner * HOLD
    word: i64 = 0
    while word < 6:
        has = hold[at + word] & smallest[word]
        twice = hold[at + word + 6] & has
        changed = has ^ memory[shown + word] | twice ^ memory[shown + word + 6]
        if changed != 0:
            memory[shown + word] = has
            memory[shown + word + 6] = twice
            turned(canvas.out, canvas.first() + start, word * 36, has, twice, changed)
        word += 1


def turned(out: vec[i16], begin: i64, tile: i64, has: i64, twice: i64, changed: i64) -> None:
    """Write how many pieces there are of the tiles that have changed."""
    which = WHICH
    classes = CLASS_OF
    while changed != 0:
        low = changed & -changed
        changed ^= low
        place = i64(which[(low * SPIN & ALL) >> 56])
        out[begin + classes[tile + place]] = i16((has >> place & 1) + (twice >> place & 1))


def colours(state: Laberinto, seat: i64, rank: vec[i64], canvas: Canvas) -> None:
    """What is not on the board, by colour."""
    out = canvas.out
    base = canvas.first()
    count = state.count
    colour: i64 = 0
    while colour < 6:
        owner = state.seat_of[colour]
        if owner >= 0:
            row = base + COLOURS + rank[colour] * 6
            relation: i64 = 3
            if owner == seat:
                relation = 1
            elif state.alliance[owner] == state.alliance[seat]:
                relation = 2
            out[row] = i16(count[PRISMS + colour])
            out[row + 1] = i16(count[PYRAMIDS + colour])
            out[row + 2] = i16(count[ELIMINATED + colour])
            out[row + 3] = i16(count[GONE + colour])
            out[row + 4] = i16(relation)
            out[row + 5] = 1
            row += CROSSED - COLOURS
            other: i64 = 0
            while other < 6:
                out[row + rank[other]] = i16(count[PAIRS + colour * 6 + other])
                other += 1
        colour += 1


def seats(state: Laberinto, seat: i64, rank: vec[i64], canvas: Canvas) -> None:
    """The same by seat."""
    out = canvas.out
    base = canvas.first()
    count = state.count
    rel: i64 = 0
    who = seat
    while rel < state.seats:
        row = base + SEATS + rel * 4
        out[row] = 1
        out[row + 1] = i16(count[CROSSINGS + who])
        out[row + 2] = i16(state.retired >> who & 1)
        out[row + 3] = i16(state.size[who])
        row = base + CAUGHT + rel * 6
        colour: i64 = 0
        while colour < 6:
            out[row + rank[colour]] = i16(count[PRISONERS + who * 6 + colour])
            colour += 1
        rel += 1
        who += 1
        if who == state.seats:
            who = 0
