"""The race as text: the track in rows of squares, then a line for each player, then one's own hand."""

import re
from textwrap import wrap
from typing import Any, Final

from avernus.core import palette
from avernus.core.actions import Word
from avernus.core.palette import Look, mix
from avernus.core.picture import Marks, Picture, Speech, Stretch

BLACK: Final = Look("K", "◆", "#2c2723", "#fff8ec", "#c6baa6")
TEAMS: Final = (palette.RED, palette.YELLOW, palette.GREEN, palette.BLUE, BLACK)
SIGNS: Final = {"death": "D", "angel": "A", "treasure": "T", "card": "C", "banana": "B", "return": "R"}
"""A tile's letter: a capital where it lies face up, a small one where it lies face down and was seen before."""
UNSEEN: Final = "?"
CELL: Final = 4
THRONE: Final = 40
LOW, ROOMY, NARROW = 24, 68, 30
"""Below these heights and widths things are told in fewer signs; no row is broken into less than the last."""
STRENGTH: Final = re.compile(r"\(\D+")
"""What stands before the number of a card's strength in its name."""
WIDTHS: Final = (20, 14, 10, 8, 5)
"""Squares to a row: the most that there is room for."""


def look(view: dict[str, Any], seat: int) -> Look:
    """Red, yellow, green, blue, black."""
    return TEAMS[seat]


def draw(view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
    """Track, players, hand."""
    each = next((wide for wide in WIDTHS if wide * CELL <= marks.width), WIDTHS[-1])
    standing = {square: seat for seat, player in enumerate(view["players"]) for square in player["imps"] if square > 0}
    rows: Picture = []
    short = not marks.plain and marks.height < LOW
    for first in range(1, THRONE + 1, each):
        squares = [square for square in range(first, first + each) if square <= THRONE]
        if short:
            rows.append([tile(view, square, marks, str(square)) for square in squares])
        else:
            rows.append([cell(str(square) if square < THRONE else "*40", square, marks, palette.TEXT_3) for square in squares])
            rows.append([tile(view, square, marks) for square in squares])
        rows.append([imp(standing.get(square), square, marks, view) for square in squares])
    rows += [] if short else [[]]
    for seat in range(len(view["players"])):
        rows.append(player_row(view, seat, speech, marks))
    bag = view["bag"]
    said = speech.say("board-stock", deck=view["deck"], discards=len(view["discards"]), red=bag["red"], blue=bag["blue"])
    edge = "" if short else "  "
    stock, legend = (
        [[Stretch(part, palette.TEXT_3)] for part in wrap(line, max(NARROW, marks.width), initial_indent=edge, subsequent_indent=edge)]
        for line in (said, speech.say("board-legend"))
    )
    cards = hand(view["hand"], speech, marks) if "hand" in view else []
    least = len(rows) + len(stock) + len(cards)
    return [*rows, *stock, *(legend if marks.plain or least + len(legend) <= marks.height else []), *cards]


def place(square: int) -> tuple[Word, ...]:
    """What pointing at a square means."""
    return (Word(str(square), "place"),)


def ground(words: tuple[Word, ...], marks: Marks) -> str:
    """The colour of a spot: glowing where one may point, washed where something has just happened."""
    keys = {(word.kind, str(word)) for word in words}
    colour = palette.SLAB
    if any(text in marks.last for _, text in keys):
        colour = mix(colour, palette.LAST, 0.34)
    if any(text in marks.ahead for _, text in keys):
        colour = mix(colour, palette.ACCENT, 0.3)
    if marks.selected & keys:
        return mix(colour, palette.SELECT, 0.5)
    if marks.cursor in keys:
        return mix(colour, palette.FOCUS, 0.6)
    return mix(colour, palette.ACCENT, 0.45) if marks.pointable & keys else colour


def cell(text: str, square: int, marks: Marks, fore: str) -> Stretch:
    """A spot of the track."""
    words = place(square)
    return Stretch(text.center(CELL), f"{fore} on {ground(words, marks)}", words)


def tile(view: dict[str, Any], square: int, marks: Marks, number: str = "") -> Stretch:
    """The tile of a square, behind its number where both stand in one row; the throne has none."""
    if square == THRONE:
        return cell(f"*{number}" if number else "", square, marks, palette.TEXT)
    known = view["tiles"][square - 1]
    if square in view["up"] and known:
        return cell(number + SIGNS[known], square, marks, f"bold {palette.FOCUS}")
    return cell(number + (SIGNS[known].lower() if known else UNSEEN), square, marks, palette.TEXT_3)


def imp(seat: int | None, square: int, marks: Marks, view: dict[str, Any]) -> Stretch:
    """Who stands on a square; on the throne, how many."""
    words = place(square)
    if square == THRONE:
        return cell(str(sum(player["throne"] for player in view["players"])), square, marks, f"bold {palette.ACCENT}")
    if seat is None:
        return cell("." if marks.plain else "", square, marks, palette.LINE)
    team = TEAMS[seat]
    text = team.letter if marks.plain else team.letter + team.shape
    return Stretch(text.center(CELL), f"bold {team.label} on {team.fill}", words)


def player_row(view: dict[str, Any], seat: int, speech: Speech, marks: Marks) -> list[Stretch]:
    """A player's stairs, and what he has."""
    player, team = view["players"][seat], TEAMS[seat]
    own = view.get("seat") == seat
    mark = ">" if view["mover"] == seat else " "
    narrow = not marks.plain and marks.width < ROOMY
    name = f"{team.shape} " if narrow else f"{speech.seat(seat)[:10]:<10} "
    row = [Stretch(f"{mark}{team.letter} {name}", f"bold {team.text}")]
    for step in range(view["stairs"], 0, -1):
        sign = team.letter if 1 - step in player["imps"] else "."
        words = (Word(str(step), "step"), Word(str(1 - step), "place")) if own else ()
        row.append(Stretch(f"{step}{sign} ", f"{palette.TEXT} on {ground(words, marks)}", words))
    has = {name: player[name] for name in ("dead", "throne", "gems", "cards")}
    said = speech.say("board-player-short" if narrow else "board-player", target=view["target"], **has)
    row.append(Stretch(said if narrow else f" {said}", palette.TEXT_2))
    return row


def hand(cards: list[str], speech: Speech, marks: Marks) -> Picture:
    """One's own cards, as many to a row as there is room for, each with the number of its strength; where there is room, that is said."""
    title = "  " if not marks.plain and marks.height < LOW else f"  {speech.say('board-hand')} "
    rows: Picture = [[Stretch(title, palette.TEXT_3)]]
    used = len(title)
    for card in cards:
        word = Word(card, "card")
        text = f"[{STRENGTH.sub('(', speech.word(word))}]"
        if used + len(text) + 1 > max(NARROW, marks.width):
            rows.append([Stretch("  ")])
            used = 2
        rows[-1] += [Stretch(text, f"bold {palette.TEXT} on {ground((word,), marks)}", (word,)), Stretch(" ")]
        used += len(text) + 1
    return rows
