"""Two teams for each of three players (L80)."""

from avernus.games.laberinto import state as kinds
from avernus.games.laberinto import steps
from avernus.games.laberinto.board import named
from avernus.games.laberinto.rules.grounds import find_ground
from avernus.games.laberinto.state import CROSSINGS, ELIMINATED
from tests.games.laberinto.scenes import STRIP, count, ends, imprison, moves, placements, play, put_aside, scene, why


def test_colours_and_doors() -> None:
    """L80: R+G, Y+V, B+O; all six colours are in play and must be joined (L23)."""
    state = scene({}, seats=3, teams=2)
    assert state.view(None)["colours"] == ["RG", "YV", "BO"] and state.in_play == 63
    assert [state.seat_of[c] for c in range(6)] == [0, 2, 1, 0, 2, 1]


def test_one_movement_with_either_team() -> None:
    """L80: and the turn goes to the right as ever (L16)."""
    state = scene(STRIP | {"A4": "ROY", "P8": "GOY"}, {"H16": "Rp", "H19": "Gp"}, seats=3, teams=2)
    assert {"P>A4", "P>P8", "pH16-H17", "pH19-H18"} <= set(moves(state))
    play(state, "pH19-H18")
    assert state.actor == 2


def test_teams_block_but_never_capture_each_other() -> None:
    """L80."""
    state = scene(STRIP, {"H16": "Rp", "H18": "Gp"}, seats=3, teams=2)
    assert ends(state, "H16") == {"H17"} and ends(state, "H18") >= {"H17"}
    assert why(state, "pH18xH17")[0] == "no-prey"
    near = scene(STRIP, {"H16": "Rp", "H17": "Gp"}, seats=3, teams=2)
    assert ends(near, "H16") == set() and why(near, "pH16xH17") == ("own-team", "L80")


def test_a_pyramid_mounts_only_its_own_colour() -> None:
    """L38, L80."""
    state = scene(STRIP, {"H16": "Ry", "H17": "Gp"}, seats=3, teams=2)
    assert not [text for text in moves(state) if "^" in text]


def test_crossings_add_up_and_prisoners_are_common() -> None:
    """L80: either team may come back with a prisoner that the other took; the door says which team enters."""
    state = scene({"A4": "RGB", "P8": "GOY"}, {"A4": "Gm"}, seats=3, teams=2)
    put_aside(state, "R", crossed="R")
    imprison(state, 0, "O")
    state.count[CROSSINGS] = 1
    assert "R:O>A4" not in moves(state), "green stands on the red door cell"
    play(state, "mA4!!")
    assert state.count[CROSSINGS] == 2
    state.actor = state.active = 0
    assert {"R:O>A4", "G:O>P8"} <= set(moves(state))


def test_a_captor_frees_the_other_teams_pyramid() -> None:
    """L39, L80."""
    state = scene(STRIP, {"H16": "Rp", "H17": "Ymg"}, seats=3, teams=2)
    assert play(state, "pH16xH17") == ["stepped", "eliminated", "freed"]
    assert count(state, ELIMINATED, "Y") == 1 and count(state, 6, "G") == 3


def test_building_for_both() -> None:
    """L22-L24, L80: first the doors that are still empty, then both paths."""
    state = scene({"A8": "ROY"}, seats=3, teams=2, step=steps.BUILDING, hands={0: ["OOO", "GGG"]})
    assert find_ground(state, 0) == kinds.FIRST_DOOR
    assert {text.split()[0] for text in placements(state)} == {f"+P{i}" for i in range(2, 17, 2)}
    assert why(state, "--") == ("must-place", "L22")
    state = scene({"A8": "ROY"}, seats=3, teams=2, step=steps.BUILDING, hands={0: ["OOO"]})
    assert placements(state) == ["+A9 OOO"] and state.refusal(0, state.legal(0)[-1]) is None
    state = scene({"A8": "ROY", "P8": "GYO"}, seats=3, teams=2, step=steps.BUILDING, hands={0: ["OOO"]})
    assert find_ground(state, 0) == kinds.GAP and len(named(state.ground)) >= 2


def test_elimination_needs_both_teams() -> None:
    """L50, L80."""
    state = scene(STRIP, {"H16": "Rp", "H17": "Yp"}, seats=3, teams=2)
    for colour, lost in (("Y", 3), ("B", 4), ("O", 4)):
        put_aside(state, colour, eliminated=lost)
    play(state, "pH16xH17")
    assert state.result() is None and state.retired == 1 << 2


def test_the_goal_counts_the_crossings_of_both_teams() -> None:
    """L41, L50 a, L80: two of red's and one of green's are three; each team has its own doors to cross by."""
    state = scene({"A4": "RGB", "P8": "GOY"}, {"A4": "Gm", "P8": "Rm"}, seats=3, teams=2, goal=3)
    put_aside(state, "R", crossed="R")
    state.count[CROSSINGS] = 1
    assert {"mA4!!", "mP8!!"} <= set(moves(state))
    assert play(state, "mP8!!") == ["crossed"]
    state.actor = state.active = 0
    assert play(state, "mA4!!") == ["crossed", "ended-goal"]
    result = state.result()
    assert result is not None and (result.reason, result.ranks, result.scores) == ("goal", (1, 2, 2), (3, 0, 0))
