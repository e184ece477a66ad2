"""Boards as text."""

import pytest

import avernus
from avernus.core import any_picture
from avernus.core.game import Game
from avernus.core.palette import LOOKS
from avernus.core.picture import Marks
from avernus.games.splut import picture as splut_picture
from avernus.games.splut.board import BITS
from avernus.play.table import Table
from avernus.tui import boards
from avernus.tui.boards import as_text, places, towards

ROOM = [(80, 40), (44, 19), (40, 12), (10, 3)]


@pytest.mark.parametrize("size", ROOM)
def test_every_cell_lies_where_it_is_shown(table: Table, size: tuple[int, int]) -> None:
    picture = avernus.game("splut").picture(table.view(0), table.speaker, Marks(width=size[0], height=size[1]))
    assert len({sum(len(stretch.text) for stretch in row) for row in picture}) == 1
    found = places(picture)
    assert {str(place[1]) for place in found} == set(BITS)
    for place, spot in found.items():
        assert boards.at(picture, int(spot.row), int(spot.column))[0] == place[1]


@pytest.mark.parametrize("size", ROOM)
def test_arrows_go_to_the_neighbour(table: Table, size: tuple[int, int]) -> None:
    found = places(avernus.game("splut").picture(table.view(0), table.speaker, Marks(width=size[0], height=size[1])))
    for rows, columns, neighbour in ((-1, 0, "e6"), (1, 0, "e4"), (0, -1, "d5"), (0, 1, "f5")):
        assert towards(found, ("cell", "e5"), rows, columns) == ("cell", neighbour)
    assert towards(found, None, 0, 1) is not None


def test_arrows_stop_at_the_edge(table: Table) -> None:
    found = places(avernus.game("splut").picture(table.view(0), table.speaker, Marks()))
    assert towards(found, ("cell", "e9"), -1, 0) == ("cell", "e9")


def test_teams_differ_in_letter_and_shape_not_only_in_colour() -> None:
    assert len({look.shape for look in LOOKS}) == len({look.letter for look in LOOKS}) == len(LOOKS)
    table = avernus.new_table("splut", 4, seed=1)
    shown = "".join(as_text(avernus.game("splut").picture(table.view(None), table.speaker, Marks(width=80, height=40))))
    for look in splut_picture.SIDES.values():
        for letter in "SDT":
            assert f"{letter} {look.shape}" in shown


def test_plain_board_says_whose_each_piece_is() -> None:
    table = avernus.new_table("splut", 4, seed=1)
    picture = avernus.game("splut").picture(table.view(None), table.speaker, Marks(plain=True))
    lines = as_text(picture)
    assert lines[0].split() == ["9", "R"]
    assert lines[4].split() == ["5", "R", "Dw", ".", ".", ".", ".", ".", "De", "R"]
    assert lines[-1].split() == list("abcdefghi")
    assert all(line.isascii() for line in lines)


def test_marks_are_seen_without_colours_too(table: Table) -> None:
    def shown(marks: Marks) -> str:
        return "\n".join(as_text(avernus.game("splut").picture(table.view(0), table.speaker, marks)))

    bare = shown(Marks())
    assert shown(Marks(pointable=frozenset({("cell", "e5")}))) != bare
    assert shown(Marks(cursor=("cell", "e5"))) != bare


def test_last_selected_and_pointable_change_the_look(table: Table) -> None:
    def styles(marks: Marks) -> list[str]:
        return [stretch.style for row in avernus.game("splut").picture(table.view(0), table.speaker, marks) for stretch in row]

    kinds = [
        Marks(), Marks(last=frozenset({"e2"})), Marks(selected=frozenset({("piece", "D")})), Marks(pointable=frozenset({("piece", "D")})),
        Marks(ahead=frozenset({"e2"})),
    ]
    assert len({tuple(styles(marks)) for marks in kinds}) == len(kinds)


def test_rocks_show_that_they_are_locked_or_float(table: Table) -> None:
    for move in ("De3", "Sf7", "Sf8@e1"):
        table.play(table.actors[0], move)
    assert "R×" in "".join(as_text(avernus.game("splut").picture(table.view(0), table.speaker, Marks())))
    assert "R↑" not in "".join(as_text(avernus.game("splut").picture(table.view(0), table.speaker, Marks())))


def test_any_view_can_be_read(table: Table) -> None:
    view = {"game": "x", "turn": 3, "hand": [], "deep": [{"a": [1, {"b": True}]}], "long": "word " * 40, "none": None}
    lines = as_text(any_picture.draw(view, table.speaker, Marks(width=40)))
    assert "turn: 3" in lines
    assert "hand: –" in lines
    assert any("b ✓" in line for line in lines)
    assert all(len(line) <= 60 for line in lines)


def test_a_game_without_a_board_has_the_generic_one(table: Table) -> None:
    view, marks = table.view(0), Marks()
    assert Game.picture(table.game, view, table.speaker, marks) == any_picture.draw(view, table.speaker, marks)
    assert Game.look(table.game, view, 1) is LOOKS[1]
