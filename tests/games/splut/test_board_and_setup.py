"""S1 board, S2 pieces, S3 seats and set-up; rulings A1-A6."""

import pytest

import avernus
from avernus.games.splut import board, verbs
from tests.games.splut.scenes import moves, scene, where

STARTS = {
    2: "R/TnDnSn/5/7/R7R/7/5/SsDsTs/R sn s 1 1 - - -",
    3: "R/TnDnSn/5/Sw6/RDw6R/Tw6/5/SsDsTs/R swn s 1 1 - - -",
    4: "R/TnDnSn/5/Sw5Te/RDw5DeR/Tw5Se/5/SsDsTs/R swne s 1 1 - - -",
}


def test_S1_1_the_arena_is_a_diamond_of_41_cells() -> None:  # A1, S1.1
    assert len(board.BITS) == 41
    widths = [sum(cell.endswith(str(rank)) for cell in board.BITS) for rank in range(1, 10)]
    assert widths == [1, 3, 5, 7, 9, 7, 5, 3, 1]
    assert "a5" in board.BITS and "a4" not in board.BITS and "e9" in board.BITS and "d9" not in board.BITS


def test_S1_1_the_mask_of_the_arena_is_the_sum_of_its_cells() -> None:  # S1.1
    assert sum(1 << bit for bit in board.BITS.values()) == board.ARENA
    assert len(set(board.BITS.values())) == 41
    assert all(board.NAMES[bit] == name for name, bit in board.BITS.items())


def test_S1_2_four_directions_and_no_diagonal() -> None:  # S1.2
    table = scene(Ss="e5", rocks="e1 e9 a5 i5")
    assert [m for m in moves(table, "S") if "@" not in m] == ["Sd5", "Se4", "Se6", "Sf5"]


@pytest.mark.parametrize(("cell", "reached"), [("a5", ["Sb5"]), ("e9", ["Se8"]), ("i5", ["Sh5"]), ("e1", ["Se2"]), ("c7", ["Sc6", "Sd7"])])
def test_S1_2_the_edge(cell: str, reached: list[str]) -> None:  # S1.2
    table = scene(Ss=cell, Ds="d5", Dn="f5", Ts="c4", Tn="g6", Sn="g5", rocks="d4 e4 f4 g4")
    assert [m for m in moves(table, "S") if "@" not in m] == reached


def test_S1_2_every_step_is_the_same_shift_of_a_bit() -> None:  # S1.2
    for name, bit in board.BITS.items():
        file, rank = board.FILES.index(name[0]), int(name[1])
        for way, step in zip(board.DIRECTIONS, (board.SOUTH, board.WEST, board.EAST, board.NORTH), strict=True):
            across, up = {"s": (0, -1), "w": (-1, 0), "e": (1, 0), "n": (0, 1)}[way]
            expected = board.bit_of(file + across, rank + up)
            assert bit + step == expected if expected else not board.ARENA >> (bit + step) & 1
            assert int(board.step_of(board.DIRECTIONS.index(way))) == step
            assert board.beside(bit, bit + step) and int(board.around(bit)) >> (bit + step) & 1
        assert int(board.around(bit)).bit_count() == 4 and not board.beside(bit, bit)


def test_S1_2_the_distance_of_two_cells_is_the_number_of_steps_between_them() -> None:  # S1.2
    for a, start in board.BITS.items():
        for b, end in board.BITS.items():
            assert int(board.distance(start, end)) == abs(ord(a[0]) - ord(b[0])) + abs(int(a[1]) - int(b[1]))


def test_S1_3_a_cell_holds_one_piece() -> None:  # S1.3
    table = scene(Ss="e5", Ts="e6")
    with pytest.raises(avernus.IllegalAction) as refused:
        table.play(0, "Se6")
    assert (refused.value.code, refused.value.clause) == ("occupied", "S5.2")
    two = "R/TnDnSn/5/7/R7R/7/5/SsDsTs/R sn s 1 1 - - -".replace("SsDsTs", "SsDsSs")
    with pytest.raises(avernus.AvernusError, match="two pieces Ss"):
        avernus.new_table("splut", position=two)


def test_S2_1_four_rocks_that_nobody_owns() -> None:  # S2.1
    for seats in (2, 3, 4):
        assert where(avernus.new_table("splut", seats))["R"] == "a5 e1 e9 i5"
    with pytest.raises(avernus.AvernusError, match=r"3 rocks.*S2\.1"):
        avernus.new_table("splut", position=STARTS[2].replace("R7R", "R8"))


def test_S2_2_a_sorcerer_a_dwarf_and_a_troll_each() -> None:  # S2.2
    for seats in (2, 3, 4):
        pieces = avernus.new_table("splut", seats).view(None)["pieces"]
        assert [(p["seat"], p["piece"]) for p in pieces] == [(seat, kind) for seat in range(seats) for kind in "SDT"]


def test_S2_3_rocks_are_known_by_their_cells_alone() -> None:  # S2.3
    # A rock is thrown past where another one would be counted: it has no number that could tell the two apart.
    table = scene(Ts="e4", rocks="e5 b5 e9 g5")
    table.play(0, "Te5:s")
    same = scene(Ts="e5", rocks="e1 b5 e9 g5", to_move="n", turn=12, marks="e1 - -")
    assert table.state.dump() == same.state.dump()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_S3_1_S3_2_S3_3_start_positions(seats: int) -> None:  # A2, A4, A5, S3.1, S3.2
    assert avernus.new_table("splut", seats).position == STARTS[seats]


def test_S3_3_seats_in_play() -> None:  # S3.3
    assert [avernus.game("splut").seat_name(3, seat) for seat in range(3)] == ["s", "w", "n"]
    for seats in (1, 5, 0, -2, True, 2.0, "2"):
        with pytest.raises(avernus.AvernusError, match=r"2 to 4 seats|number of seats is a whole number"):
            avernus.new_table("splut", seats)  # type: ignore[arg-type]


@pytest.mark.parametrize(("seats", "order"), [(2, "snsnsn"), (3, "swnswn"), (4, "swnesw")])
def test_S3_4_south_begins_and_turns_go_clockwise(seats: int, order: str) -> None:  # A3, A6, S3.4
    table = avernus.new_table("splut", seats, seed=1)
    movers: list[str] = []
    while len(movers) < len(order):
        seat = table.actors[0]
        movers.append(avernus.game("splut").seat_name(seats, seat))
        while table.actors == (seat,):
            table.play(seat, next(text for text in table.legal(seat) if ":" not in text))
    assert "".join(movers) == order


def test_S3_4_the_others_wait() -> None:  # S3.4
    table = avernus.new_table("splut", 3)
    assert table.legal(1) == table.legal(2) == []
    with pytest.raises(avernus.IllegalAction) as refused:
        table.play(1, "Sb7")
    assert refused.value.code == "not-understood"
    with pytest.raises(avernus.IllegalAction) as refused:
        table.play(1, "Sc6")
    assert (refused.value.code, refused.value.clause) == ("not-your-turn", "S3.4")
    assert str(refused.value) == "It is South’s turn. (S3.4)"


def test_the_verbs_of_the_rules_are_those_of_the_table() -> None:
    table = verbs.TABLE
    assert table.width == verbs.WIDTH and verbs.REST == (1 << verbs.WIDTH) - 1
    numbers = {
        "pass": verbs.PASS, "dwarf": verbs.DWARF, "sorcerer": verbs.SORCERER, "levitate": verbs.LEVITATE,
        "troll": verbs.TROLL, "pull": verbs.PULL, "throw": verbs.THROW, "pull_throw": verbs.PULL_THROW,
    }
    assert [verb.name for verb in table.verbs] == list(numbers)
    assert {name: table.base(name) for name in numbers} == {name: n << verbs.WIDTH for name, n in numbers.items()}
    bits = board.BITS
    assert table.pack("levitate", to="d3", rock="a5") == verbs.LEVITATE << verbs.WIDTH | bits["d3"] << verbs.CELL_BITS | bits["a5"]
    for number, way in enumerate(board.DIRECTIONS):
        assert table.pack("throw", to="d3", way=way) == verbs.THROW << verbs.WIDTH | bits["d3"] << verbs.WAY_BITS | number
    assert table.pack("pull", to="d3") == verbs.PULL << verbs.WIDTH | bits["d3"]
    assert verbs.CELL_MASK == (1 << verbs.CELL_BITS) - 1 and verbs.WAY_MASK == (1 << verbs.WAY_BITS) - 1
    assert int(avernus.game("splut").new(2).max_legal()) == verbs.MOST
