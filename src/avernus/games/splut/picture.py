"""The arena of Splut!: a diamond of 41 cells, rank 9 on top, its coordinates along the edge."""

from dataclasses import dataclass
from typing import Any, Final

from avernus.core import palette
from avernus.core.actions import Word
from avernus.core.palette import Look, mix
from avernus.core.picture import Marks, Picture, Speech, Stretch
from avernus.games.splut.board import BITS, FILES, PLACES, START, TIPS

SIDES: Final = {"s": palette.RED, "w": palette.YELLOW, "n": palette.GREEN, "e": palette.BLUE}
SIDE_OF_TIP: Final = dict(zip(TIPS, "swne", strict=True))
SIZES: Final = ((7, 3), (4, 2), (4, 1))
"""Columns and rows of a cell; the largest is taken that has room."""
EDGE: Final = "  "
"""What is left free beside the widest rank."""
CORNERS: Final = {1: ("[]",), 2: ("┌┐", "└┘"), 3: ("┌┐", "  ", "└┘")}
"""The cursor round a cell, by the cell's rows."""
DOT: Final = {1: (" ▐▌ ",), 2: (" ▗▖ ", " ▝▘ "), 3: ("       ", "  ▐█▌  ", "       ")}
"""The ember on an empty cell that can be pointed at."""
TEAM: Final = {1: ("▐@@▌",), 2: ("▐@@▌", "▝▀▀▘"), 3: (" ▄▄▄▄▄ ", "  @ @  ", " ▀▀▀▀▀ ")}
ROCK: Final = {1: (" @@ ",), 2: ("▗@@▖", "▝▀▀▘"), 3: (" ▗▄▄▄▖ ", " ▐@ @▌ ", " ▝▀▀▀▘ ")}
"""Tiles; the signs @ are the piece's letter and its shape."""
assert set(SIDES) == set(START) == set(PLACES[4])


@dataclass(frozen=True, slots=True)
class Thing:
    """What stands on a cell."""

    letter: str
    code: str
    """Two letters for a board without colours, as in position texts: `Ss` is the sorcerer of the south."""
    look: Look | None
    """The team's; none for a rock."""
    note: str
    """The team's shape; for a rock, whether it floats or is locked."""


def look(view: dict[str, Any], seat: int) -> Look:
    """A team has the colour of its side of the arena."""
    return SIDES[view["places"][seat]]


def draw(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """The arena, as large as there is room."""
    things = standing(view)
    words = {cell: (Word(cell, "cell"),) + pieces(view, cell) for cell in BITS}
    if marks.plain:
        return flat(things, words)
    wide, high = next((size for size in SIZES if fits(size, marks)), SIZES[-1])
    rows: Picture = []
    for rank in range(9, 0, -1):
        cells = [paint(f"{file}{rank}", things, words, marks, wide, high) for file in FILES]
        for line in range(high):
            rank_here = "5 " if rank == 5 and line == high // 2 else EDGE
            rows.append([outside(rank_here), *(stretch for cell in cells for stretch in cell[line]), outside(EDGE)])
    files = "".join(file.center(wide) if high == 1 or file == "e" else " " * wide for file in FILES)
    rows.append([outside(EDGE + files + EDGE)])
    return rows


def fits(size: tuple[int, int], marks: Marks) -> bool:
    """Is there room for cells of this size?"""
    return size[0] * 9 + 2 * len(EDGE) <= marks.width and size[1] * 9 + 1 <= marks.height


def standing(view: dict[str, Any]) -> dict[str, Thing]:
    """Every piece and rock by its cell."""
    found = {}
    for piece in view["pieces"]:
        place = view["places"][piece["seat"]]
        found[piece["cell"]] = Thing(piece["piece"], piece["piece"] + place, SIDES[place], SIDES[place].shape)
    for rock in view["rocks"]:
        note = "↑" if rock == view["levitating"] else "×" if rock in view["locked"] else "▒"
        found[rock] = Thing("R", "R", None, note)
    return found


def pieces(view: dict[str, Any], cell: str) -> tuple[Word, ...]:
    """The pieces on a cell that the seat to move can name by their letter."""
    return tuple(Word(p["piece"], "piece") for p in view["pieces"] if p["cell"] == cell and p["seat"] == view["mover"])


def flat(things: dict[str, Thing], words: dict[str, tuple[Word, ...]]) -> Picture:
    """The arena in letters, with ranks at the left and files below."""
    rows: Picture = []
    for rank in range(9, 0, -1):
        row = [Stretch(f"{rank} ")]
        for file in FILES:
            cell = f"{file}{rank}"
            text = "" if cell not in BITS else things[cell].code if cell in things else "."
            row.append(Stretch(f" {text:<2} ", words=words.get(cell, ())))
        rows.append(row)
    rows.append([Stretch("  " + "".join(f" {file}  " for file in FILES))])
    return rows


def paint(
    cell: str, things: dict[str, Thing], words: dict[str, tuple[Word, ...]], marks: Marks, wide: int, high: int
) -> list[list[Stretch]]:
    """One cell, line by line; coordinates where the arena has no cell."""
    if cell not in BITS:
        return [[outside(text)] for text in margin(cell, wide, high)]
    thing = things.get(cell)
    keys = {(word.kind, str(word)) for word in words[cell]}
    pointable = bool(marks.pointable & keys)
    below = ground(cell, marks, keys, pointable and thing is not None)
    if thing is None:
        art, fore, label = DOT[high] if pointable else (" " * wide,) * high, palette.ACCENT, ""
    elif thing.look:
        art, fore, label = TEAM[high], thing.look.fill, f"bold {thing.look.label} on {thing.look.fill}"
    else:
        art, fore, label = ROCK[high], palette.STONE, f"bold {palette.INK} on {palette.STONE}"
    return [
        [Stretch(text, style, words[cell]) for text, style in inlaid(line, thing, f"{fore} on {below}", label, corners)]
        for line, corners in zip(art, framed(cell, marks, keys, high, below), strict=True)
    ]


def ground(cell: str, marks: Marks, keys: set[tuple[str, str]], ring: bool) -> str:
    """The colour of a cell: checkered, tinted at the tips, washed where something has just happened, glowing where one may act."""
    colour = palette.CELL if (FILES.index(cell[0]) + int(cell[1])) % 2 else palette.CELL_2
    if cell in SIDE_OF_TIP:
        colour = mix(colour, SIDES[SIDE_OF_TIP[cell]].fill, 0.28)
    if cell in marks.last:
        colour = mix(colour, palette.LAST, 0.34)
    if cell in marks.ahead:
        colour = mix(colour, palette.ACCENT, 0.3)
    if marks.selected & keys:
        return palette.SELECT if len(keys) > 1 else mix(colour, palette.SELECT, 0.5)
    return palette.ACCENT if ring else colour


def framed(cell: str, marks: Marks, keys: set[tuple[str, str]], high: int, below: str) -> list[tuple[str, str]]:
    """The corners of the cursor for each line of a cell, with their style; blank where the cursor is elsewhere."""
    if marks.cursor not in keys:
        return [("  ", "")] * high
    fore = palette.INK if below in (palette.ACCENT, palette.SELECT) else palette.FOCUS
    return [(corners, f"bold {fore} on {below}") for corners in CORNERS[high]]


def inlaid(line: str, thing: Thing | None, style: str, label: str, corners: tuple[str, str]) -> list[tuple[str, str]]:
    """A line of a tile as stretches: the letter and the shape set in, the cursor's corners put on."""
    left, right = corners[0][0], corners[0][1]
    parts: list[tuple[str, str]] = []
    if "@" in line and thing is not None:
        first, last = line.index("@"), line.rindex("@")
        if line[first - 1] == " " and first > 1 and thing.look:
            first, last = first - 1, last + 1
        inner = line[first: last + 1].replace("@", thing.letter, 1).replace("@", thing.note, 1)
        parts = [(line[:first], style), (inner, label), (line[last + 1:], style)]
    else:
        parts = [(line, style)]
    if left != " ":
        parts[0] = (parts[0][0][1:], parts[0][1])
        parts[-1] = (parts[-1][0][:-1], parts[-1][1])
        parts = [(left, corners[1]), *parts, (right, corners[1])]
    return [part for part in parts if part[0]]


def margin(cell: str, wide: int, high: int) -> list[str]:
    """Beside the arena: the letter of a file below its last cell, the number of a rank before its first."""
    file, rank = FILES.index(cell[0]), int(cell[1])
    lines = [" " * wide] * high
    if high > 1 and f"{cell[0]}{rank + 1}" in BITS and rank < 5:
        lines[0] = cell[0].center(wide)
    if file < 8 and f"{FILES[file + 1]}{rank}" in BITS and file < 4:
        lines[high // 2] = f"{rank} ".rjust(wide)
    return lines


def outside(text: str) -> Stretch:
    """Text beside the arena."""
    return Stretch(text, palette.TEXT_3)
