"""The board of Laberinto Interior as text."""

import pytest

from avernus.core.picture import Marks
from avernus.games.laberinto.board import CELLS
from avernus.text import Speaker
from avernus.tui import boards
from avernus.tui.boards import as_text, places
from tests.games.laberinto.scenes import GAME, STRIP, scene

STATE = scene(STRIP | {"A4": "ROY"}, {"H16": "Rm", "H19": "Gp y", "A4": "Yp"})
SPEAKER = Speaker(GAME, 6)


@pytest.mark.parametrize("size", [(130, 50), (70, 30), (40, 12)])
@pytest.mark.parametrize("plain", [False, True])
def test_every_cell_lies_where_it_is_shown(size: tuple[int, int], plain: bool) -> None:
    picture = GAME.picture(STATE.view(0), SPEAKER, Marks(width=size[0], height=size[1], plain=plain))
    found = places(picture)
    assert {text for kind, text in found if kind == "cell"} == set(CELLS)
    for place, spot in found.items():
        if place[0] == "cell":
            assert boards.at(picture, int(spot.row), int(spot.column))[0] == place[1]


def test_edges_and_figures_are_where_they_should_be() -> None:
    """H16 is a ▽: a above, c and b below; the porter between them, its colour's letter beside it."""
    lines = as_text(GAME.picture(STATE.view(0), SPEAKER, Marks(width=130, height=50)))
    row = 2 * "ABCDEFGHIJKLMNOP".index("H")
    left = 2 + 3 * (CELLS["H16"] & 31)
    assert lines[row][left: left + 3].rstrip() == "rO"
    assert lines[row + 1][left: left + 3] == "G♜Y"
    left += 3
    assert lines[row][left: left + 3] == "Y B" and lines[row + 1][left: left + 3].strip() == "O"


def test_the_plain_board_needs_no_colours() -> None:
    lines = as_text(GAME.picture(STATE.view(0), SPEAKER, Marks(plain=True)))
    assert all(line.isascii() for line in lines)
    assert "OYG!" in lines[7] and any("H16 R:m" in line and "H19 G:p+y" in line for line in lines)


def test_marks_change_what_is_seen() -> None:
    bare = GAME.picture(STATE.view(0), SPEAKER, Marks(width=130, height=50))
    for marks in (
        Marks(width=130, height=50, pointable=frozenset({("cell", "H17")})), Marks(width=130, height=50, last=frozenset({"H17"})),
        Marks(width=130, height=50, selected=frozenset({("cell", "H17")})), Marks(width=130, height=50, cursor=("cell", "H17")),
        Marks(width=130, height=50, ahead=frozenset({"H17"})),
    ):
        assert GAME.picture(STATE.view(0), SPEAKER, marks) != bare


def test_seats_look_like_their_colours() -> None:
    view = STATE.view(0)
    assert [GAME.look(view, seat).letter for seat in range(6)] == list("ROYGBV")
