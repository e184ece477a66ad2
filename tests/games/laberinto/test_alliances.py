"""All six sets shared out, uneven sets, and alliances (L11, L80, L81)."""

import pytest

from avernus.games.laberinto.state import CROSSINGS, PRISMS, PYRAMIDS, colours_of
from tests.games.laberinto.scenes import GAME, STRIP, count, moves, play, put_aside, scene, why


@pytest.mark.parametrize(("seats", "colours"), [
    (3, [[0, 3], [2, 5], [4, 1]]), (4, [[0, 2], [1], [3, 5], [4]]), (5, [[0], [1], [2, 5], [3], [4]]),
])
def test_all_six_sets_are_shared_out(seats: int, colours: list[list[int]]) -> None:
    """L80: each colour has a player, whose first colour is the one he has without the option."""
    state = scene({}, seats=seats, teams=2)
    assert [colours_of(state, seat) for seat in range(seats)] == colours
    assert state.in_play == 63 and [state.count[PRISMS + c] for c in range(6)] == [4] * 6
    assert [mine[0] for mine in colours] == [colours_of(scene({}, seats=seats), seat)[0] for seat in range(seats)]
    assert GAME.load(state.dump()).dump() == state.dump()


def test_a_player_with_one_set_beside_one_with_two() -> None:
    """L80: with four players, Red moves yellow figures too, and they never take each other; Orange has only orange ones."""
    state = scene({**STRIP, "I31": "OYG"}, {"H16": "Rp", "H17": "Yp"}, seats=4, teams=2)
    assert "P>I31" in moves(state) and why(state, "pH16xH17") == ("own-team", "L80")
    state = scene({**STRIP, "A17": "YGO"}, {"H16": "Op", "H17": "Yp"}, seats=4, teams=2, seat=1)
    assert "pH16xH17" in moves(state) and "P>A17" in moves(state)


@pytest.mark.parametrize(("fewer", "prisms", "pyramids"), [(0, 4, 3), (1, 3, 2), (2, 2, 1), (3, 1, 1)])
def test_uneven_sets(fewer: int, prisms: int, pyramids: int) -> None:
    """L11: Red has fewer prisms and pyramids, but at least one of each; nobody else has."""
    state = scene({}, seats=5, handicap=fewer)
    assert (count(state, PRISMS, "R"), count(state, PYRAMIDS, "R")) == (prisms, pyramids)
    assert {(count(state, PRISMS, c), count(state, PYRAMIDS, c)) for c in "OYGB"} == {(4, 3)}
    assert not [flaw for flaw in GAME.laws(state) if "L11" in flaw]


def test_whoever_has_fewer_prisms_is_eliminated_with_fewer() -> None:
    """L11, L50 b: a set of two is gone when two are taken."""
    state = scene(STRIP, {"H16": "Yp", "H17": "Rp"}, seats=3, seat=1, handicap=2)
    put_aside(state, "R", eliminated=1)
    put_aside(state, "B", eliminated=4)
    assert play(state, "pH16xH17")[-1] == "ended-elimination"
    result = state.result()
    assert result is not None and result.ranks == (2, 1, 2)


@pytest.mark.parametrize(("seats", "alliances", "expected"), [
    (4, 2, [0, 1, 0, 1]), (6, 2, [0, 1, 0, 1, 0, 1]), (6, 3, [0, 1, 2, 0, 1, 2]), (5, 2, [0, 1, 0, 1, 0]), (3, 0, [0, 1, 2]),
])
def test_who_is_allied_with_whom(seats: int, alliances: int, expected: list[int]) -> None:
    """L81: in turn round the table."""
    assert scene({}, seats=seats, alliances=alliances).view(None)["alliances"] == expected


def test_allies_block_but_never_take_each_other() -> None:
    """L81: an ally's figure is no prey, and no run passes it."""
    state = scene(STRIP, {"H16": "Rp", "H17": "Gp"}, seats=4, alliances=2)
    assert why(state, "pH16xH17") == ("ally", "L81") and not [text for text in moves(state) if text.startswith("pH16")]
    assert "pH16xH17" in moves(scene(STRIP, {"H16": "Rp", "H17": "Op"}, seats=4, alliances=2))


def test_an_allys_pyramid_is_set_free() -> None:
    """L39, L81: taken off a rival's back it goes to its own reserve."""
    state = scene(STRIP, {"H16": "Rp", "H17": "Omg"}, seats=4, alliances=2)
    assert "freed" in play(state, "pH16xH17")
    assert count(state, PYRAMIDS, "G") == 3 and state.prisoners_of(0) == 0


def test_allies_reach_the_goal_together_and_share_the_place() -> None:
    """L50 a, L53, L81: crossings add up; both come first, both others third."""
    state = scene({"P8": "GOY"}, {"P8": "Rm"}, seats=4, alliances=2, goal=2)
    state.count[CROSSINGS + 2] = 1
    assert play(state, "mP8!!") == ["crossed", "ended-goal"]
    result = state.result()
    assert result is not None and result.ranks == (1, 3, 1, 3) and result.scores == (1, 0, 1, 0)
    alone = scene({"P8": "GOY"}, {"P8": "Rm"}, seats=4, goal=2)
    alone.count[CROSSINGS + 2] = 1
    assert play(alone, "mP8!!") == ["crossed"]


def test_the_last_alliance_with_prisms_wins() -> None:
    """L50 b, L81: an ally without prisms wins too; as long as two alliances have prisms nothing ends."""
    state = scene(STRIP, {"H16": "Rp", "H17": "Op"}, seats=4, alliances=2)
    put_aside(state, "G", eliminated=4)
    put_aside(state, "B", eliminated=4)
    put_aside(state, "O", eliminated=2)
    play(state, "pH16xH17")
    assert state.result() is None
    state = scene(STRIP, {"H16": "Rp", "H17": "Op"}, seats=4, alliances=2)
    put_aside(state, "G", eliminated=4)
    put_aside(state, "B", eliminated=4)
    put_aside(state, "O", eliminated=3)
    assert play(state, "pH16xH17")[-1] == "ended-elimination"
    result = state.result()
    assert result is not None and result.ranks == (1, 3, 1, 3)


def test_bots_wish_their_allies_well() -> None:
    """L81: an ally's crossing is good, a rival's bad."""
    state = scene(STRIP, {"H16": "Rp"}, seats=4, alliances=2)
    before = GAME.evaluate(state, 0)
    state.count[CROSSINGS + 2] = 1
    assert GAME.evaluate(state, 0) > before
    state.count[CROSSINGS + 2], state.count[CROSSINGS + 1] = 0, 1
    assert GAME.evaluate(state, 0) < before
