"""The board of Laberinto Interior: a hexagon of 384 triangles as a wall of 16 rows, with the colours of every edge where it lies.

A ▽ has its edge a above, c at the left and b at the right below; a △ has b at the left and c at the right above, and a below. In
the middle stands a figure: ▮ a prism, ▴ a pyramid, ♜ a prism with its rider; beside it the letter of its colour, and its companion.
"""

from textwrap import wrap
from typing import Any, Final

from avernus.core import palette
from avernus.core.actions import Word
from avernus.core.palette import Look, mix
from avernus.core.picture import Marks, Picture, Speech, Stretch
from avernus.games.laberinto.board import CELLS, COLOURS, NAMES, ROWS, SIDE, points_down

TEAMS: Final = dict(zip(COLOURS, (palette.RED, palette.ORANGE, palette.YELLOW, palette.GREEN, palette.BLUE, palette.VIOLET), strict=True))
SIZES: Final = ((3, 2), (2, 1), (1, 1))
"""Columns and rows of a cell; the largest is taken that has room."""
SHAPES: Final = {"p": "▮", "y": "▴", "m": "♜"}
EDGE: Final = "  "
LOW, ASIDE = 24, 13
"""Below this height what is off the board stands beside it, where there are so many columns for it."""
LOOSE, TIGHT = 6, 4
"""Columns of a triangle in the hand."""
PLAIN: Final = 4
"""Columns of a cell on a board of letters."""

Part = tuple[str, str]
"""A sign and the colour of its writing."""


def look(view: dict[str, Any], seat: int) -> Look:
    """A seat has its colour, the first where it has two."""
    return TEAMS[view["colours"][seat][0]]


def draw(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """The board as large as there is room, and below it what is off the board."""
    figures = {item["cell"]: item for item in view["figures"]}
    words = {name: cell_words(name, figures) for name in CELLS}
    if marks.plain:
        return [*flat(view, figures, words), *margin(view, speech, marks)]
    wide, high = next((size for size in SIZES if size[0] * 31 + 4 <= marks.width and size[1] * 16 <= marks.height), SIZES[-1])
    rows: Picture = []
    for r, letter in enumerate(ROWS):
        cells = [paint(NAMES[r * 32 + u], view, figures, words, marks, (wide, high)) for u in range(31)]
        for line in range(high):
            label = f"{letter} " if line == 0 else EDGE
            rows.append([Stretch(label, palette.TEXT_3), *(s for cell in cells for s in cell[line]), Stretch(EDGE)])
    if marks.height < LOW and marks.width >= wide * 31 + 4 + ASIDE:
        beside = standings(view, speech)
        return [row + beside[at:at + 1] for at, row in enumerate(rows)] + tray(tray_of(view), view, marks, TIGHT)
    return [*rows, *margin(view, speech, marks)]


def standings(view: dict[str, Any], speech: Speech) -> list[Stretch]:
    """Beside the board, line by line: each colour's reserve and losses, what its player has, and, if there is room, the signs in words."""
    found = []
    for seat, colours in enumerate(view["colours"]):
        style = look(view, seat).text
        for colour in colours:
            team = view["teams"][colour]
            found.append(Stretch(f"{colour} ▮{team['prisms']} ▴{team['pyramids']} †{team['eliminated']}", style))
        prisoners = "".join(colour.lower() * n for colour, n in view["prisoners"][seat].items())
        found.append(Stretch(f"  ⇄{view['crossings'][seat]} △{view['sizes'][seat]}{' ×' if prisoners else ''}{prisoners}"[:ASIDE], style))
    if view["pips"]:
        found.append(Stretch(speech.say("board-die", pips=view["pips"]), palette.TEXT_2))
    legend = [Stretch(line, palette.TEXT_3) for line in speech.say("board-signs").splitlines()]
    return found + ([Stretch(""), *legend] if len(found) + len(legend) < len(ROWS) else [])


def cell_words(name: str, figures: dict[str, Any]) -> tuple[Word, ...]:
    """What pointing at a cell may mean: the cell, or a figure on it."""
    standing = figures[name]["figures"] if name in figures else ()
    return (Word(name, "cell"), *(Word(figure, "figure") for figure in dict.fromkeys(standing)))


def flat(view: dict[str, Any], figures: dict[str, Any], words: dict[str, tuple[Word, ...]]) -> Picture:
    """The board in letters: the edges a, b, c of each triangle; figures are listed below, cell by cell."""
    rows: Picture = []
    for r, letter in enumerate(ROWS):
        row = [Stretch(f"{letter} ")]
        for u in range(31):
            name = NAMES[r * 32 + u]
            text = "" if not name else view["board"].get(name, ".") + ("!" if name in figures else "")
            row.append(Stretch(f"{text:<{PLAIN}}", words=words.get(name, ())))
        rows.append(row)
    standing = [f"{cell} {item['colour']}:{'+'.join(item['figures'])}" for cell, item in figures.items()]
    rows += [[Stretch(text)] for text in wrap(", ".join(standing), PLAIN * 31)]
    return rows


def paint(
    name: str, view: dict[str, Any], figures: dict[str, Any], words: dict[str, tuple[Word, ...]], marks: Marks, size: tuple[int, int]
) -> list[list[Stretch]]:
    """One cell, line by line; blank where the board has none."""
    wide, high = size
    if not name:
        return [[Stretch(" " * wide)] for _ in range(high)]
    keys = {(word.kind, str(word)) for word in words[name]}
    below = ground(name, view, marks, keys)
    art = large(name, view, figures.get(name)) if high == 2 else small(name, view, figures.get(name), wide)
    if marks.cursor in keys:
        art[0] = [(f"[{''.join(sign for sign, _ in art[0])[1:]}"[:wide], palette.FOCUS)]
    if art == [[(" ", "")] * wide] * high and marks.pointable & keys:
        art[high // 2][wide // 2] = ("◦", palette.ACCENT)
    return [[Stretch(sign, f"{colour or palette.TEXT_3} on {below}", words[name]) for sign, colour in line] for line in art]


def large(name: str, view: dict[str, Any], standing: dict[str, Any] | None) -> list[list[Part]]:
    """Three columns and two lines: each edge's colour where the edge is, figures between them."""
    tile = view["board"].get(name)
    down = points_down(CELLS[name])
    blank: Part = (" ", "")
    a, b, c = [(letter, TEAMS[letter].text) for letter in tile] if tile else (blank,) * 3
    who, first, second = blank, blank, blank
    if standing:
        colour = f"bold {TEAMS[standing['colour']].text}"
        who = (standing["colour"].lower(), colour)
        first, second = [(SHAPES[figure[0]], colour) for figure in (*standing["figures"], standing["figures"][0])][:2]
        if len(standing["figures"]) == 1:
            second = (standing["figures"][0][1:] or " ", colour)
    return [[who, a, second], [c, first, b]] if down else [[b, first, c], [who, a, second]]


def small(name: str, view: dict[str, Any], standing: dict[str, Any] | None, wide: int) -> list[list[Part]]:
    """One line: the figure if there is one, else whether a triangle lies there and how it points."""
    if standing:
        colour = f"bold {TEAMS[standing['colour']].text}"
        parts = [(SHAPES[standing["figures"][-1][0]], colour), (standing["colour"].lower(), colour)]
    elif name in view["board"]:
        parts = [("▽" if points_down(CELLS[name]) else "△", palette.TEXT_2), (" ", "")]
    else:
        parts = [(" ", "")] * 2
    return [parts[:wide]]


def ground(name: str, view: dict[str, Any], marks: Marks, keys: set[tuple[str, str]]) -> str:
    """The colour of a cell: dark while empty, tinted at the doors, washed where something has just happened or may happen."""
    colour = palette.CELL_2 if name in view["board"] else palette.SLAB if points_down(CELLS[name]) else palette.SURFACE
    side = int(SIDE[CELLS[name]])
    if side < len(COLOURS):
        colour = mix(colour, TEAMS[COLOURS[side]].fill, 0.35)
    if name in marks.last:
        colour = mix(colour, palette.LAST, 0.34)
    if name in marks.ahead:
        colour = mix(colour, palette.ACCENT, 0.3)
    if marks.selected & keys:
        return mix(colour, palette.SELECT, 0.5)
    return mix(colour, palette.ACCENT, 0.45) if marks.pointable & keys else colour


def margin(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """What is off the board, seat by seat, and the triangles of the hand that is being played from."""
    rows: Picture = []
    for seat, colours in enumerate(view["colours"]):
        style = "" if marks.plain else look(view, seat).text
        said = []
        for colour in colours:
            team = view["teams"][colour]
            has = {"prisms": team["prisms"], "pyramids": team["pyramids"], "lost": team["eliminated"]}
            said.append(speech.say("board-team", colour=speech.word(Word(colour, "colour")), **has))
        prisoners = [speech.word(Word(colour, "prisoner")) for colour, n in view["prisoners"][seat].items() for _ in range(n)]
        holds = {"crossings": view["crossings"][seat], "triangles": view["sizes"][seat]}
        said.append(speech.say("board-holds", prisoners=", ".join(prisoners) or "-", **holds))
        if view["options"]["alliances"]:
            said.append(speech.say("board-alliance", number=view["alliances"][seat] + 1))
        rows += [[Stretch(line, style)] for line in wrap("; ".join(said), max(marks.width, 40), subsequent_indent=EDGE)]
    if view["captives"]:
        held = ", ".join(f"{where} {'/'.join(letters)}" for where, letters in view["captives"].items())
        rows += [[Stretch(text)] for text in wrap(speech.say("board-captives", held=held), max(marks.width, 40))]
    if view["pips"]:
        rows.append([Stretch(speech.say("board-die", pips=view["pips"]))])
    rows += [[Stretch(line, "" if marks.plain else palette.TEXT_3)] for line in wrap(speech.say("board-tray"), max(marks.width, 40))]
    return rows + tray(tray_of(view), view, marks, LOOSE)


def tray_of(view: dict[str, Any]) -> list[str]:
    """The triangles that are put aside, and those of the hand that is being played from."""
    pieces = [name + "*" for name in view["reserve"]]
    if view["mover"] is not None and view["hands"][view["mover"]] is not None:
        pieces += view["hands"][view["mover"]]
    return pieces


def tray(pieces: list[str], view: dict[str, Any], marks: Marks, each: int) -> Picture:
    """Triangles that can be pointed at, as many to a row as there is room for; a dot marks a second piece."""
    rows: Picture = []
    room = max(1, max(marks.width, 40) // each)
    hand = {} if view["mover"] is None else view["hands"][view["mover"]] or {}
    for i, piece in enumerate(pieces):
        if i % room == 0:
            rows.append([])
        lit = ("triangle", piece) in marks.pointable or ("triangle", piece) in marks.selected
        style = "" if marks.plain else palette.ACCENT if lit else palette.TEXT_2
        rows[-1].append(Stretch((piece + ("." if hand.get(piece, 1) > 1 else "")).ljust(each), style, (Word(piece, "triangle"),)))
    return rows
