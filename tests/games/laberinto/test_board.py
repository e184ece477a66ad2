"""The board, its doors and names, and the triangles."""

from collections import Counter

import pytest

from avernus.games.laberinto.board import (
    ALL,
    CELLS,
    CLASS_NAMES,
    CLASSES,
    COLOURS,
    COORDINATES,
    DOORS,
    DOORS_RIGHT,
    DOWN,
    FITTING,
    FREE,
    LOW,
    NAMES,
    NEXT,
    OFF,
    PIECES,
    PLAYED,
    RIGHT_DOORS,
    SIDE,
    TILE_NAMES,
    beyond,
    edges_of,
    named,
    points_down,
    smallest,
    turned,
)
from avernus.games.laberinto.verbs import TABLE
from tests.games.laberinto.scenes import GAME, scene

DOOR_CELLS = {
    "R": "A2 A4 A6 A8 A10 A12 A14 A16", "O": "A17 B19 C21 D23 E25 F27 G29 H31", "Y": "I31 J29 K27 L25 M23 N21 O19 P17",
    "G": "P16 P14 P12 P10 P8 P6 P4 P2", "B": "P1 O1 N1 M1 L1 K1 J1 I1", "V": "H1 G1 F1 E1 D1 C1 B1 A1",
}


def test_example_1_counts() -> None:
    """L2, L7, L9: 384 cells, six doors of 8, 76 classes, 152 triangles, 31 classes with red."""
    assert len(CELLS) == 384 == sum(int(row).bit_count() for row in ALL)
    assert all(len(named(DOORS, side * 16)) == 8 for side in range(6))
    assert len(CLASSES) == 76 and 2 * len(CLASSES) == PIECES == 152
    assert sum("R" in name for name in CLASS_NAMES) == 31
    assert Counter(len(set(name)) for name in CLASS_NAMES) == {1: 6, 2: 30, 3: 40}


def test_example_2_a_corner() -> None:
    """L3, L4, L5."""
    assert COORDINATES[CELLS["A1"]] == (8, -7, 1) and not points_down(CELLS["A1"])
    assert COORDINATES[CELLS["A2"]] == (8, -7, 0) and points_down(CELLS["A2"])
    assert [NAMES[beyond(CELLS["A1"], k)] for k in range(3)] == ["B2", "", "A2"]
    assert [NAMES[beyond(CELLS["A2"], k)] for k in range(3)] == ["", "A3", "A1"]
    assert (SIDE[CELLS["A1"]], SIDE[CELLS["A2"]]) == (5, 0)


def test_colours_of_each_number_of_players() -> None:
    """L1, R14: and every number has its own doors."""
    assert {n: "".join(COLOURS[c] for c in colours) for n, colours in PLAYED.items()} == {3: "RYB", 4: "ROGB", 5: "ROYGB", 6: "ROYGBV"}
    assert [GAME.seat_name(4, seat) for seat in range(4)] == list("ROGB")


def test_cells_are_what_the_coordinates_say() -> None:
    """L2, L6: all triples with sum 1 or 2; rows of 17 to 31 cells, numbered from the west."""
    triples = {(a, b, c) for a in range(-7, 9) for b in range(-7, 9) for c in range(-7, 9) if a + b + c in (1, 2)}
    assert set(COORDINATES.values()) == triples
    rows = Counter(name[0] for name in CELLS)
    assert [rows[letter] for letter in "ABCDEFGHIJKLMNOP"] == [*range(17, 33, 2), *range(31, 16, -2)]
    for letter in rows:
        across = [COORDINATES[CELLS[f"{letter}{i}"]] for i in range(1, rows[letter] + 1)]
        assert [b - c for _, b, c in across] == sorted({b - c for _, b, c in across})


def test_neighbours() -> None:
    """L3, L4: across an edge and back; a ▽ has the other kind on all sides; the row and column arithmetic agrees."""
    for cell, abc in COORDINATES.items():
        assert points_down(cell) == (sum(abc) == 1) == bool(int(DOWN[cell >> 5]) >> (cell & 31) & 1)
        for k in range(3):
            other = int(NEXT[cell * 3 + k])
            if other != OFF:
                assert NEXT[other * 3 + k] == cell and points_down(other) != points_down(cell)
                assert sum(x != y for x, y in zip(abc, COORDINATES[other], strict=True)) == 1


def test_doors_and_sides() -> None:
    """L5, L7: no cell has two border edges; corners are neighbours; the one-cell doors of the option."""
    for side, letter in enumerate(COLOURS):
        assert set(named(DOORS, side * 16)) == set(DOOR_CELLS[letter].split())
        assert named(DOORS_RIGHT, side * 16) == [RIGHT_DOORS[side]]
    assert all(sum(NEXT[cell * 3 + k] == OFF for k in range(3)) <= 1 for cell in COORDINATES)
    for a, b in (("A17", "A16"), ("H31", "I31"), ("P16", "P17"), ("P1", "P2"), ("I1", "H1"), ("A1", "A2")):
        assert CELLS[b] in [NEXT[CELLS[a] * 3 + k] for k in range(3)]


@pytest.mark.parametrize(("to", "cells"), [("O", 2), ("V", 2), ("Y", 17), ("B", 17), ("G", 32)])
def test_shortest_chains_from_the_red_door(to: str, cells: int) -> None:
    """L8."""
    reached = {CELLS[name] for name in DOOR_CELLS["R"].split()}
    length = 1
    while not reached & {CELLS[name] for name in DOOR_CELLS[to].split()}:
        reached |= {int(NEXT[cell * 3 + k]) for cell in reached for k in range(3)} - {OFF}
        length += 1
    assert length == cells


def test_tiles_and_their_turns() -> None:
    """L9, L10: three ways to lie, or one; a mirror image is another triangle (R5)."""
    ways = Counter(smallest(tile) for tile in range(216))
    assert all(n == (1 if len(set(TILE_NAMES[tile])) == 1 else 3) for tile, n in ways.items())
    assert TILE_NAMES[turned(TILE_NAMES.index("ROY"))] == "OYR"
    assert smallest(TILE_NAMES.index("ROY")) != smallest(TILE_NAMES.index("RYO"))
    assert CLASS_NAMES[CLASSES.index(smallest(TILE_NAMES.index("GOB")))] == "OBG"


def test_the_tables_of_fitting_tiles() -> None:
    """L21: what edges b and c ask for, and the numbers of single bits."""
    assert [int(LOW[(1 << i) % 37]) for i in range(36)] == list(range(36))
    for y in range(8):
        for z in range(8):
            fitting = {(b, c) for b in range(6) for c in range(6) if y in (b, FREE) and z in (c, FREE)}
            assert {(i // 6, i % 6) for i in range(36) if int(FITTING[y * 8 + z]) >> i & 1} == fitting
    assert edges_of(TILE_NAMES.index("GOB")) == (3, 1, 4)


def test_the_empty_board_asks_for_the_borders() -> None:
    """L21, R4."""
    state, free = scene({}), scene({}, match_sides=False)
    for name, cell in CELLS.items():
        asked = [int(state.edges[cell]) >> shift & 7 for shift in (6, 3, 0)]
        side = next((s for s, cells in DOOR_CELLS.items() if name in cells.split()), None)
        assert sorted(asked) == sorted([FREE, FREE, FREE if side is None else COLOURS.index(side)])
        assert int(free.edges[cell]) & 511 == 511


def test_verbs_take_26_bits() -> None:
    assert TABLE.bits == 26 and TABLE.width == 22
