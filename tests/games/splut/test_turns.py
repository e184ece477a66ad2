"""S4 turns, S5 actions, S10 the forced pass, S11 the end; rulings A7-A9, A16, A24, A28-A30."""

import pytest

import avernus
from avernus.core.state import State
from avernus.play.table import Table
from tests.games.splut.scenes import marks, moves, scene, where


def refused(table: Table, text: str, seat: int = 0) -> tuple[str, str]:
    """The code and the clause by which an action is refused; nothing has changed."""
    before = table.state.dump()
    with pytest.raises(avernus.IllegalAction) as caught:
        table.play(seat, text)
    assert table.state.dump() == before
    return caught.value.code, caught.value.clause


@pytest.mark.parametrize(
    ("seats", "first", "place"), [(2, 1, "s"), (2, 2, "n"), (2, 3, "s"), (3, 2, "w"), (3, 4, "s"), (4, 3, "n"), (4, 4, "e")],
)
def test_S3_4_another_side_may_begin(seats: int, first: int, place: str) -> None:  # S3.4
    """Counted clockwise from south, and round again; the first turn is short as ever."""
    table = avernus.new_table("splut", seats=seats, options={"first": first})
    view = table.view(None)
    assert view["places"][view["mover"]] == place and (view["turn"], view["steps"]) == (1, 1)
    assert avernus.new_table("splut", position=table.state.dump()).view(None) == view


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_S4_1_one_step_then_two_then_three(seats: int) -> None:  # A7, S4.1
    table = avernus.new_table("splut", seats)
    lengths: list[int] = []
    for turn in range(1, 7):
        seat = table.actors[0]
        assert table.view(None)["turn"] == turn
        lengths.append(0)
        while table.view(None)["turn"] == turn:
            table.play(seat, next(text for text in table.legal(seat) if ":" not in text))
            lengths[-1] += 1
    assert lengths == [1, 2, 3, 3, 3, 3]


def test_S4_1_no_throw_is_possible_in_the_first_three_actions() -> None:  # A7, S4.1
    def throws(state: State, depth: int) -> bool:
        seat = state.actors()[0]
        for action in state.legal(seat):
            following = state.copy()
            if ":" in avernus.game("splut").write(following, seat, action):
                return True
            following.apply(seat, action)
            if depth > 1 and throws(following, depth - 1):
                return True
        return False

    assert not any(throws(avernus.game("splut").new(seats), 3) for seats in (2, 3, 4))


def test_S4_2_a_turn_ends_with_its_last_step() -> None:  # S4.2
    table = scene(steps=2)
    table.play(0, "Sd3")
    assert table.actors == (0,)
    table.play(0, "Sd4")
    assert table.actors == (1,) and table.view(None)["steps"] == 3 and table.view(None)["turn"] == 12


def test_S4_2_S7_4_a_throw_ends_the_turn_at_once() -> None:  # S4.2
    table = scene(Ts="e4", rocks="e5 a5 e9 i5")
    table.play(0, "Te5:w")
    assert table.actors == (1,) and table.view(None)["steps"] == 3


def test_S4_3_no_voluntary_pass() -> None:  # A8, S4.3
    assert refused(scene(), "--") == ("not-forced", "S10")


def test_S4_3_back_and_forth_is_allowed_and_steps_are_shared_at_will() -> None:  # A8, S4.3
    table = scene()
    for text in ("Sd3", "Tf3", "Sd2"):
        table.play(0, text)
    assert table.actors == (1,)


def test_S5_1_one_cell_in_one_direction() -> None:  # S5.1
    table = scene(Ss="e5")
    for text in ("Sf6", "Se7", "Se5", "Si5"):
        assert refused(table, text) == ("not-adjacent", "S5.1")
    assert refused(table, "Tg4") == ("not-adjacent", "S5.1")
    assert refused(table, "Tg4:n") == ("not-adjacent", "S5.1")
    assert refused(table, "Sg7@a5") == ("not-adjacent", "S5.1")
    assert refused(table, "De5") == ("not-adjacent", "S5.1")


def test_S5_1_only_ones_own_pieces_and_one_step_each() -> None:  # S5.1
    table = scene()
    table.play(0, "Sd3")
    assert table.view(None)["steps"] == 2 and where(table)["Ss"] == "d3" and where(table)["Sn"] == "f8"


def test_S5_2_walks_go_to_empty_cells() -> None:  # S5.2
    table = scene(Ss="e5", Ts="d4", Ds="e4", Sn="f5", rocks="e6 a5 e9 i5")
    assert [m for m in moves(table, "S") if "@" not in m] == ["Sd5"]
    assert refused(table, "Sf5") == ("occupied", "S5.2")
    assert refused(table, "Te4") == ("occupied", "S5.2")


def test_S5_3_a_walk_with_and_without_company_are_different_actions() -> None:  # S5.3
    table = scene(Ts="e4", rocks="e3 b5 e9 i5", Ss="c4")
    assert {"Te5", "Te5+", "Sc5", "Sc5@b5"} <= set(table.legal(0))
    words = set(table.words(0))
    assert ("T", "e5") in words and ("T", "e5", "pull") in words


def stuck(**more: str) -> Table:
    """South's sorcerer and troll are boxed in, and its dwarf is gone."""
    return scene(Ss="a5", Ds="", Ts="e1", Tn="e2", Dn="b5", Sn="e5", rocks="e9 i5 d7 f7", **more)  # type: ignore[arg-type]


def test_S10_the_forced_pass() -> None:  # A9
    table = stuck(marks="d7 e9 -")
    assert table.legal(0) == ["--"]
    assert table.prompt(0).code == "stuck"
    assert [event.name for event in table.play(0, "--")] == ["passed", "turn"]
    assert table.actors == (1,) and table.view(None)["steps"] == 3 and table.result is None
    assert marks(table) == "e9 - -"  # S9.1: what had moved is locked as usual


def test_S10_only_when_nothing_else_is_legal() -> None:
    table = stuck(to_move="n")
    assert "--" not in table.legal(1)
    assert refused(table, "--", 1) == ("not-forced", "S10")


def duel() -> Table:
    """South's troll stands before a rock, with the northern sorcerer in line to the east and the southern one to the west."""
    return scene(Ts="e4", rocks="e5 a5 e9 e1", Sn="h5", Ss="b5")


def test_S11_1_a_rock_on_a_sorcerer_removes_the_team_and_stays() -> None:  # S11.1
    table = duel()
    events = table.play(0, "Te5:e")
    assert [event.name for event in events] == ["thrown", "splut", "ended-last-sorcerer"]
    assert where(table) == {"Ss": "b5", "Ds": "e2", "Ts": "e5", "R": "a5 e1 e9 h5"}


def test_S11_1_ones_own_sorcerer_too() -> None:  # A16, S11.1
    table = duel()
    table.play(0, "Te5:w")
    assert table.result is not None and table.result.winners == (1,) and table.result.ranks == (2, 1)
    assert where(table) == {"Sn": "h5", "Dn": "e8", "Tn": "d8", "R": "a5 b5 e1 e9"}
    assert (table.position or "").split()[1:] == ["n", "*n", "11", "0", "-", "-", "-"]


def test_S11_2_one_team_left_has_won_at_once() -> None:  # A29, S11.2
    table = duel()
    table.play(0, "Te5:e")
    result = table.result
    assert result is not None and (result.reason, result.clause, result.winners) == ("last-sorcerer", "S11.2", (0,))
    assert table.actors == () and table.legal(0) == table.legal(1) == []
    assert table.speaker.result(result) == "South wins: the last sorcerer standing."
    assert refused(table, "Sb6") == ("game-over", "S11.2")
    assert refused(table, "Sb6", 1) == ("game-over", "S11.2")
    refusal = table.state.refusal(77, 0)
    assert refusal is not None and refusal.code == "game-over"


def three(**more: str) -> Table:
    """Three teams; the rock on e5 can hit south (west of it), west (east of it) or, from the north, nobody."""
    return scene(Ts="e4", Ss="b5", Sw="h5", Dw="f3", Tw="c6", rocks="e5 a5 e9 e1", Sn="e7", **more)  # type: ignore[arg-type]


def test_S11_3_the_turn_passes_clockwise_from_the_thrower() -> None:  # A28, S11.3
    table = three()
    events = table.play(0, "Te5:e")
    assert [event.name for event in events] == ["thrown", "splut", "turn"]
    assert table.result is None and table.actors == (2,) and table.view(None)["living"] == [0, 2]


def test_S11_3_after_a_suicide_too_and_the_lock_holds() -> None:  # A24, A28, S11.3
    table = three()
    table.play(0, "Te5:w")
    assert table.actors == (1,) and table.view(None)["living"] == [1, 2]
    assert marks(table) == "b5 - -"


def test_S11_3_ranks_follow_the_order_of_falling() -> None:  # S11.3
    table = scene(Ts="e4", Ss="b5", Sw="h5", Dw="f3", Tw="c3", Tn="c6", Sn="e7", rocks="e5 b6 e9 e1")
    table.play(0, "Te5:e")
    table.play(2, "Tb6:s")
    assert table.result is not None and table.result.ranks == (2, 3, 1) and table.result.payoffs == (0, -1, 1)


def test_S11_4_the_turn_cap_draws() -> None:  # A30, S11.4
    table = avernus.new_table("splut", 2, options={"turn_cap": 3})
    while table.result is None:
        seat = table.actors[0]
        events = table.play(seat, next(text for text in table.legal(seat) if ":" not in text))
    assert (table.result.reason, table.result.clause, table.result.ranks) == ("turn-cap", "S11.4", (1, 1))
    assert events[-1].name == "ended-turn-cap" and table.view(None)["turn"] == 3
    assert (table.position or "").split()[2] == "*="


def test_S11_4_the_cap_never_takes_a_win_away() -> None:  # S11.4
    table = scene(Ts="e4", rocks="e5 a5 e9 e1", Sn="h5", Ss="b5", turn=20, options={"turn_cap": 20})
    table.play(0, "Te5:e")
    assert table.result is not None and table.result.reason == "last-sorcerer"


def test_S11_4_the_default_cap_is_a_thousand_turns() -> None:  # S11.4
    table = scene(turn=1000, steps=1)
    table.play(0, "Sd3")
    assert table.result is not None and table.result.reason == "turn-cap"
    assert avernus.game("splut").longest(2, {"turn_cap": 1000}) == 3000


def shuttle(table: Table, times: int) -> None:
    """Both sides walk a sorcerer out and home again: after four turns everything is as it was."""
    for _ in range(times):
        for seat, walks in ((0, "Sd3 Sd2 Sd3"), (1, "Sf7 Sf8 Sf7"), (0, "Sd2 Sd3 Sd2"), (1, "Sf8 Sf7 Sf8")):
            for text in walks.split():
                if table.result is None:
                    table.play(seat, text)


def test_S11_4_repetition_is_an_option() -> None:  # A30, S11.4
    table = scene(options={"repetition": True})
    shuttle(table, 1)
    assert table.result is None
    shuttle(table, 1)
    assert table.result is not None and (table.result.reason, table.result.ranks) == ("repetition", (1, 1))
    assert len(table.past) == 24
    plain = scene()
    shuttle(plain, 4)
    assert plain.result is None


@pytest.mark.parametrize(("text", "piece"), [
    ("Se5", "S"), ("De5", "D"), ("Te5", "T"), ("Sd3@d4", "S"), ("Tf3+", "T"), ("Tf3:w", "T"), ("--", None),
])
def test_a_refusal_names_the_piece_that_was_to_move(text: str, piece: str | None) -> None:  # S5.1, S12
    table = avernus.new_table("splut", 2)
    with pytest.raises(avernus.IllegalAction) as caught:
        table.play(0, text)
    params = caught.value.refusal.params
    assert params.get("piece") == piece and params["action"] == text and "mover" not in params
    with pytest.raises(avernus.IllegalAction) as other:
        table.play(1, "Se7")
    assert other.value.code == "not-your-turn" and other.value.refusal.params["mover"] == 0 and other.value.refusal.params["piece"] == "S"
