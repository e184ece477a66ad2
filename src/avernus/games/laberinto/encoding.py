"""Laberinto Interior for learners: the numbers of its actions (docs/envs/laberinto.md); what a seat sees is in `observing.py`."""

from bisect import bisect_left
from typing import Final, final

from avernus.core.choices import Choices
from avernus.core.encoding import Canvas, Encoding, Numbering
from avernus.core.native import i16, i32, i64, vec
from avernus.core.numbering import Parts, numbering_of, parts_of_verb
from avernus.core.state import State
from avernus.games.laberinto.board import CELLS, NEXT, OFF
from avernus.games.laberinto.observing import PARTS, PLACE, WORDS, look
from avernus.games.laberinto.rules import Laberinto
from avernus.games.laberinto.verbs import CELL_BITS, CELL_MASK, FIGURE_MASK, FIGURE_SHIFT, MOVE, TABLE, WIDTH


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
        "move": [(FIGURE_SHIFT, 4, figures), (0, both, WAYS)], "take": [(0, both, WAYS)],
        "mount": [(0, both, beside(True))], "dismount_to": [(0, both, beside(False))],
    }


LAYING: Final = 262144
"""Below it every action lays a triangle: a cell, and a tile in the lowest bits."""
TILES: Final = 432
"""Tiles that can be laid: 216 out of the hand, 216 out of the reserve."""

LAID_NUMBERS: Final = 165888
"""So many numbers lay a triangle: 432 for each of 384 cells."""
CELL_AT: Final = vec[i64](list(CELLS.values()))
"""The slot of each cell, in reading order."""

WAYS: Final = ways()
FROM: Final = vec[i64]([bisect_left(WAYS, cell << CELL_BITS) for cell in range(512)])
"""The first way from each cell."""
WAY: Final = vec[i16]([0] * (384 * 384))
"""By the places of two cells, which of the ways from the first cell leads to the second: a small table, for it is much asked for."""
for i, way in enumerate(WAYS):
    WAY[PLACE[way >> CELL_BITS] * 384 + PLACE[way & CELL_MASK]] = i16(i - FROM[way >> CELL_BITS])


@final
class LaberintoEncoding(Encoding):
    """Where hands are hidden a seat sees its own, and what the others are known to lack."""

    def __init__(self, numbering: Numbering) -> None:
        super().__init__(numbering, PARTS, words=WORDS)
        self.rank: vec[i64] = vec[i64]([0] * 6)
        """The place of each colour for whoever looks; used again, since making one takes longer than filling it."""
        self.moves: i64 = numbering.first[MOVE]
        self.ways: i64 = len(WAYS)

    def numbers_into(self, state: State, seat: i64, out: vec[i64]) -> i64:
        """As every encoding does it, quicker."""
        n = state.legal_into(seat, out)
        i: i64 = 0
        while i < n:
            out[i] = self.quick(out[i])
            i += 1
        return n

    def quick(self, action: i64) -> i64:
        """The number of a legal action: triangles to be laid and ways are many, and their numbers are quickly found."""
        if action < LAYING:
            return PLACE[action >> CELL_BITS] * TILES + (action & CELL_MASK)
        if action >> WIDTH == MOVE:
            at = action >> CELL_BITS & CELL_MASK
            way = i64(WAY[PLACE[at] * 384 + PLACE[action & CELL_MASK]])
            return self.moves + (action >> FIGURE_SHIFT & FIGURE_MASK) * self.ways + FROM[at] + way
        return self.numbering.number(action)

    def action_of(self, state: State, seat: i64, number: i64) -> i64:
        """As every encoding does it; a triangle to be laid is quickly found."""
        if 0 <= number < LAID_NUMBERS:
            return CELL_AT[number // TILES] << CELL_BITS | number % TILES
        return self.numbering.action(number)

    def choose(self, state: State, seat: i64, choices: Choices, row: i64) -> None:
        """As every encoding does it; without masks, numbers are written where they are shown."""
        if choices.masked:
            choices.show(row, self.numbers_into(state, seat, choices.raw))
            return
        raw = choices.raw
        legal = choices.legal
        n = state.legal_into(seat, raw)
        at = choices.place(row)
        # In their order: first the triangles, cell by cell; of ways, all from one cell stand together. What they share is worked out once.
        places = PLACE
        cell: i64 = -1
        first: i64 = 0
        i: i64 = 0
        while i < n:
            action = raw[i]
            if action >= LAYING:
                break
            if action >> CELL_BITS != cell:
                cell = action >> CELL_BITS
                first = places[cell] * TILES
            legal[at + i] = i32(first + (action & CELL_MASK))
            i += 1
        numbering = self.numbering
        table = WAY
        line: i64 = 0
        cell = -1
        while i < n:
            action = raw[i]
            if action >> WIDTH != MOVE:
                legal[at + i] = i32(numbering.number(action))
            else:
                if action >> CELL_BITS != cell:
                    cell = action >> CELL_BITS
                    line = places[cell & CELL_MASK] * 384
                    first = self.moves + (cell >> FIGURE_SHIFT - CELL_BITS & FIGURE_MASK) * self.ways + FROM[cell & CELL_MASK]
                legal[at + i] = i32(first + i64(table[line + places[action & CELL_MASK]]))
            i += 1
        choices.counts[row] = i32(n)

    def observe(self, state: State, seat: i64, canvas: Canvas) -> None:
        """The maze, the figures, the triangles, and the open question."""
        assert isinstance(state, Laberinto)
        look(state, seat, self.rank, canvas)


ENCODING: Final = LaberintoEncoding(numbering_of(TABLE, instead=numbered()))
