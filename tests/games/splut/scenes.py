"""Positions for the tests of Splut!: the start position with some pieces put elsewhere."""

from typing import Any

import avernus
from avernus.play.table import Table

HOME = {"Ss": "d2", "Ds": "e2", "Ts": "f2", "Sn": "f8", "Dn": "e8", "Tn": "d8"}
FILES = "abcdefghi"


def scene(
    rocks: str = "e1 a5 e9 i5", to_move: str = "s", turn: int = 11, steps: int = 3, marks: str = "- - -",
    options: dict[str, Any] | None = None, **moved: str,
) -> Table:
    """A table at a position. Pieces are given by name (`Ts="e4"`); an empty cell takes one away; `marks` are locked, moved, lev."""
    places = {piece: cell for piece, cell in (HOME | moved).items() if cell}
    signs = {cell: piece for piece, cell in places.items()} | dict.fromkeys(rocks.split(), "R")
    seats = "".join(seat for seat in "swne" if f"S{seat}" in places)
    text = f"{board(signs)} {seats} {to_move} {turn} {steps} {marks}"
    return avernus.new_table("splut", position=text, options=options, seed="scene")


def board(signs: dict[str, str]) -> str:
    """The first field of a position text."""
    ranks = []
    for rank in range(9, 0, -1):
        width = 4 - abs(rank - 5)
        row, run = "", 0
        for file in FILES[4 - width: 5 + width]:
            sign = signs.pop(f"{file}{rank}", "")
            if sign:
                row, run = row + (str(run) if run else "") + sign, 0
            else:
                run += 1
        ranks.append(row + (str(run) if run else ""))
    assert not signs, f"no such cells: {signs}"
    return "/".join(ranks)


def where(table: Table) -> dict[str, str]:
    """Each piece with its cell; the rocks under `R`."""
    view = table.view(None)
    places = view["places"]
    found = {piece["piece"] + places[piece["seat"]]: piece["cell"] for piece in view["pieces"]}
    return found | {"R": " ".join(view["rocks"])}


def moves(table: Table, letter: str) -> list[str]:
    """The legal actions of one piece of the seat to move."""
    return [text for text in table.legal(table.actors[0]) if text.startswith(letter)]


def marks(table: Table) -> str:
    """Locked, moved, lev: the last fields of the position text."""
    return " ".join((table.position or "").split()[-3:])
