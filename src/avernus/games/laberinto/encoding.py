"""Laberinto Interior for learners: the numbers of its actions, and the maze as planes, the own colours first (docs/envs/laberinto.md)."""

from typing import Final, final

from avernus.core.encoding import Canvas, Encoding, Numbering, Part, parts_of
from avernus.core.native import i16, i64, vec
from avernus.core.numbering import Parts, numbering_of, parts_of_verb
from avernus.core.state import State
from avernus.games.laberinto.board import CELLS, CLASS_OF, CLASSES, NEXT, OFF
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
    LaberintoState,
)
from avernus.games.laberinto.verbs import CELL_BITS, CELL_MASK, FIGURE_SHIFT, TABLE

PLACE: Final = vec[i64]([list(CELLS.values()).index(slot) if slot in CELLS.values() else 0 for slot in range(512)])
"""The place of each cell's slot in reading order."""


def ways() -> list[int]:
    """From and to, packed, of all ways that one movement can take: along a ray of any length (L34), or six steps at most (L43)."""
    found: set[int] = set()
    for cell in CELLS.values():
        for first, second in ((a, b) for a in range(3) for b in range(3) if a != b):
            at, edge = int(NEXT[cell * 3 + first]), second
            while at != OFF:
                found.add(cell << CELL_BITS | at)
                at, edge = int(NEXT[at * 3 + edge]), first + second - edge
        reached = front = {cell}
        for _ in range(6):
            front = {int(NEXT[c * 3 + k]) for c in front for k in range(3)} - {OFF} - reached
            reached = reached | front
        found |= {cell << CELL_BITS | to for to in reached - {cell}}
    return sorted(found)


def beside(same: bool) -> list[int]:
    """From and to, packed, of neighbouring cells, and of each cell and itself."""
    pairs = {cell << CELL_BITS | int(NEXT[cell * 3 + k]) for cell in CELLS.values() for k in range(3) if NEXT[cell * 3 + k] != OFF}
    return sorted(pairs | ({cell << CELL_BITS | cell for cell in CELLS.values()} if same else set()))


def numbered() -> dict[str, Parts | None]:
    """The verbs of two cells: not every pair of cells is a way."""
    both = 2 * CELL_BITS
    figures = parts_of_verb(TABLE.by_name["move"][1])[0][2]
    return {
        "move": [(FIGURE_SHIFT, 4, figures), (0, both, ways())], "take": [(0, both, ways())],
        "mount": [(0, both, beside(True))], "dismount_to": [(0, both, beside(False))],
    }


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
LAYING: Final = 262144
"""Below it every action lays a triangle: a cell, and a tile in the lowest bits."""
TILES: Final = 432
"""Tiles that can be laid: 216 out of the hand, 216 out of the reserve."""
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


# What a canvas remembers of a row: by row of the board which triangles it shows (16 words), and the places of the colours.
RANKS: Final = 16

SMALLEST: Final = vec[i64]([sum(1 << rest for rest in range(36) if word * 36 + rest in CLASSES) for word in range(6)])
"""Of each word of a hand the tiles that stand for their triangles."""


@final
class LaberintoEncoding(Encoding):
    """Where hands are hidden a seat sees its own, and what the others are known to lack."""

    def __init__(self, numbering: Numbering, parts: tuple[Part, ...]) -> None:
        super().__init__(numbering, parts)
        self.rank: vec[i64] = vec[i64]([0] * 6)
        """The place of each colour for whoever looks; used again, since making one takes longer than filling it."""

    def numbers_into(self, state: State, seat: i64, out: vec[i64]) -> i64:
        """As every encoding does it; triangles to be laid are many, and their numbers are quickly found."""
        n = state.legal_into(seat, out)
        places = PLACE
        i: i64 = 0
        while i < n:
            action = out[i]
            if action < LAYING:
                out[i] = places[action >> CELL_BITS] * TILES + (action & CELL_MASK)
            else:
                out[i] = self.numbering.number(action)
            i += 1
        return n

    def observe(self, state: State, seat: i64, canvas: Canvas) -> None:
        """The maze, the figures, the triangles, and the open question."""
        assert isinstance(state, LaberintoState)
        rank = self.rank
        order_colours(state, seat, rank)
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
        canvas.put(NUMBERS, state.left)
        canvas.put(NUMBERS + 1, state.pips)
        canvas.put(NUMBERS + 2, state.passed)
        canvas.put(NUMBERS + 3, state.built)
        canvas.put(NUMBERS + 4, state.idle)
        canvas.put(NUMBERS + 5, state.passes)
        canvas.put(NUMBERS + 6, state.turns // 10)
        canvas.put(NUMBERS + 7, state.goal)
        if state.joined:
            canvas.put(NUMBERS + 8, 1)
        canvas.put(NUMBERS + 9, state.size[BAG])


def order_colours(state: LaberintoState, seat: i64, rank: vec[i64]) -> None:
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


def maze(state: LaberintoState, rank: vec[i64], canvas: Canvas) -> None:
    """The triangles that lie: they lie for ever, so only new ones are written, unless others look, who number the colours otherwise."""
    memory = canvas.memory
    words = canvas.remembered()
    ranks = ((((rank[0] * 8 + rank[1]) * 8 + rank[2]) * 8 + rank[3]) * 8 + rank[4]) * 8 + rank[5]
    same = not canvas.is_other() and memory[words + RANKS] == ranks
    if canvas.is_other():
        wipe_maze(canvas)
    memory[words + RANKS] = ranks
    places = PLACE
    laid = state.laid
    lies = state.edges
    out = canvas.out
    base = canvas.first()
    row: i64 = 0
    while row < 16:
        lying = laid[row]
        new = lying & ~memory[words + row] if same else lying
        memory[words + row] = lying
        cell = row * 32
        while new != 0:
            if new & 15 == 0:
                new >>= 4
                cell += 4
            else:
                if new & 1:
                    edges = lies[cell]
                    where = base + places[cell]
                    out[where] = 1
                    out[where + EDGES] = i16(rank[edges >> 6 & 7] + 1)
                    out[where + (EDGES + 384)] = i16(rank[edges >> 3 & 7] + 1)
                    out[where + (EDGES + 768)] = i16(rank[edges & 7] + 1)
                new >>= 1
                cell += 1
        row += 1


def wipe_maze(canvas: Canvas) -> None:
    """Take away the triangles of another game."""
    places = PLACE
    out = canvas.out
    memory = canvas.memory
    words = canvas.remembered()
    base = canvas.first()
    row: i64 = 0
    while row < 16:
        shown = memory[words + row]
        memory[words + row] = 0
        cell = row * 32
        while shown != 0:
            if shown & 1:
                where = base + places[cell]
                out[where] = 0
                out[where + EDGES] = 0
                out[where + (EDGES + 384)] = 0
                out[where + (EDGES + 768)] = 0
            shown >>= 1
            cell += 1
        row += 1


def figures(state: LaberintoState, rank: vec[i64], canvas: Canvas) -> None:
    """The figures that stand; a rider's colour is numbered like all colours."""
    colour: i64 = 0
    while colour < 6:
        i: i64 = 0
        while i < state.posted[colour]:
            cell = state.posts[colour * 8 + i]
            place = PLACE[cell]
            there = state.stands[cell]
            canvas.put(FIGURES + place, figure_of(there & 15, rank))
            canvas.put(FIGURES + 384 + place, figure_of(there >> 4 & 15, rank))
            canvas.put(OWNERS + place, rank[colour] + 1)
            if state.bound_captives:
                canvas.put(CAPTIVES + place, captives_of(state.bound[cell] & ALL_BOUND, rank))
                canvas.put(CAPTIVES + 384 + place, captives_of(state.bound[cell] >> BOUND, rank))
            i += 1
        colour += 1


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


def triangles(state: LaberintoState, seat: i64, canvas: Canvas) -> None:
    """Hands, the reserve, and what is known to be missing."""
    rel: i64 = 0
    while rel < state.seats:
        who = (seat + rel) % state.seats
        if (rel == 0 or not state.hidden) and state.size[who] > 0:
            pieces(state, who, HANDS + rel * 76, canvas)
        if state.hidden:
            i: i64 = 0
            while i < 76:
                if state.lacks[who * 2 + i // 38] >> i % 38 & 1:
                    canvas.put(LACKS + rel * 76 + i, 1)
                i += 1
        rel += 1
    if state.size[RESERVE] > 0:
        pieces(state, RESERVE, IN_RESERVE, canvas)


def pieces(state: LaberintoState, owner: i64, start: i64, canvas: Canvas) -> None:
    """One owner's triangles: a word has the first piece of 36 tiles, the word six further on the second."""
    out = canvas.out
    marks = canvas.marks
    at = canvas.marked()
    begin = canvas.first() + start
    hold = state.hold
    smallest = SMALLEST
    classes = CLASS_OF
    word: i64 = 0
    while word < 6:
        has = hold[owner * HOLD + word] & smallest[word]
        twice = hold[owner * HOLD + word + 6]
        tile = word * 36
        while has != 0:
            if has & 15 == 0:
                has >>= 4
                twice >>= 4
                tile += 4
            else:
                if has & 1:
                    where = begin + classes[tile]
                    out[where] = 2 if twice & 1 else 1
                    marks[at] = where
                    at += 1
                has >>= 1
                twice >>= 1
                tile += 1
        word += 1
    canvas.mark(at)


def colours(state: LaberintoState, seat: i64, rank: vec[i64], canvas: Canvas) -> None:
    """What is not on the board, by colour."""
    out = canvas.out
    marks = canvas.marks
    at = canvas.marked()
    base = canvas.first()
    count = state.count
    colour: i64 = 0
    while colour < 6:
        owner = state.seat_of[colour]
        if owner >= 0:
            canvas.mark(at)
            row = COLOURS + rank[colour] * 6
            canvas.put(row, count[PRISMS + colour])
            canvas.put(row + 1, count[PYRAMIDS + colour])
            canvas.put(row + 2, count[ELIMINATED + colour])
            canvas.put(row + 3, count[GONE + colour])
            relation: i64 = 3
            if owner == seat:
                relation = 1
            elif state.alliance[owner] == state.alliance[seat]:
                relation = 2
            canvas.put(row + 4, relation)
            canvas.put(row + 5, 1)
            at = canvas.marked()
            where = base + CROSSED + rank[colour] * 6
            other: i64 = 0
            while other < 6:
                n = count[PAIRS + colour * 6 + other]
                if n != 0:
                    out[where + rank[other]] = i16(n)
                    marks[at] = where + rank[other]
                    at += 1
                other += 1
        colour += 1
    canvas.mark(at)


def seats(state: LaberintoState, seat: i64, rank: vec[i64], canvas: Canvas) -> None:
    """The same by seat."""
    out = canvas.out
    marks = canvas.marks
    at = canvas.marked()
    base = canvas.first()
    count = state.count
    rel: i64 = 0
    while rel < state.seats:
        who = (seat + rel) % state.seats
        canvas.mark(at)
        row = SEATS + rel * 4
        canvas.put(row, 1)
        canvas.put(row + 1, count[CROSSINGS + who])
        canvas.put(row + 2, state.retired >> who & 1)
        canvas.put(row + 3, state.size[who])
        at = canvas.marked()
        where = base + CAUGHT + rel * 6
        colour: i64 = 0
        while colour < 6:
            n = count[PRISONERS + who * 6 + colour]
            if n != 0:
                out[where + rank[colour]] = i16(n)
                marks[at] = where + rank[colour]
                at += 1
            colour += 1
        rel += 1
    canvas.mark(at)


ENCODING: Final = LaberintoEncoding(numbering_of(TABLE, instead=numbered()), PARTS)
