"""The movement part (L30-L44): worked examples 5 to 13, and every refusal."""

import pytest

from avernus.games.laberinto import steps
from avernus.games.laberinto.board import CELLS, COORDINATES, NEXT, OFF
from avernus.games.laberinto.state import CROSSINGS, ELIMINATED, GONE, PAIRS, PRISMS, PRISONERS, PYRAMIDS
from tests.games.laberinto.naive import Naive
from tests.games.laberinto.scenes import STRIP, count, ends, events_of, imprison, moves, placements, play, put_aside, scene, why

PAIRS_OF_EDGES = [(first, second) for first in range(3) for second in {0, 1, 2} - {first}]


def test_example_5_a_run() -> None:
    """L34: to the first red; a foreign figure and a missing triangle stop it, an own figure does not."""
    assert ends(scene(STRIP, {"H16": "Rp"}), "H16") == {"H17", "H19"}
    blocked = scene(STRIP, {"H16": "Rp", "H18": "Gp"})
    assert ends(blocked, "H16") == {"H17"}
    assert why(blocked, "pH16-H19") == ("run-blocked", "L34")
    assert ends(scene(STRIP, {"H16": "Rp", "H18": "Ry"}), "H16") == {"H17", "H19"}
    holed = scene({cell: tile for cell, tile in STRIP.items() if cell != "H18"}, {"H16": "Rp"})
    assert ends(holed, "H16") == {"H17"}
    assert why(holed, "pH16-H19") == ("not-reachable", "L34")
    assert why(holed, "pH16-H18") == ("no-triangle", "L31")


def test_a_run_stops_at_the_first_and_needs_room_there() -> None:
    """L34: not past the first cell with the colour, and no run at all where that cell is full."""
    far = scene(STRIP, {"H16": "Rp"})
    assert why(far, "pH16-H20") == ("not-reachable", "L34")
    full = scene(STRIP, {"H16": "Rp", "H19": "Rp p"})
    assert ends(full, "H16") == {"H17"} and why(full, "pH16-H19") == ("full-cell", "L31")
    event = events_of(far, "pH16-H19")[0]
    assert (event.name, event.clause, event.params["path"]) == ("ran", "L34", ["H16", "H17", "H18", "H19"])


@pytest.mark.parametrize("name", ["H16", "H17", "A1", "P9"])
def test_rays_lead_six_ways(name: str) -> None:
    """L35: one coordinate stays as it is, and two kinds of edge are crossed by turns, up to the border."""
    empty: dict[str, object] = {"board": {}, "figures": []}
    rays = Naive(empty, 3, {"door": "side"}).rays(COORDINATES[CELLS[name]])
    found = []
    for first in range(3):
        for second in {0, 1, 2} - {first}:
            cells, edge = [], first
            cell = int(NEXT[CELLS[name] * 3 + edge])
            while cell != OFF:
                cells.append(COORDINATES[cell])
                edge = first + second - edge
                cell = int(NEXT[cell * 3 + edge])
            found.append(cells)
    assert len(found) == 6 and sorted(found) == sorted(rays)
    for ray, (first, second) in zip(found, PAIRS_OF_EDGES, strict=True):
        assert len({cell[3 - first - second] for cell in ray}) <= 1


def test_example_6_capture_by_run() -> None:
    """L39: of a green prism with its pyramid alone on H19, the prism is eliminated and the pyramid a prisoner."""
    state = scene(STRIP, {"H16": "Rp", "H19": "Gm"})
    assert "pH16xH19" in moves(state) and "pH16-H19" not in moves(state)
    assert why(state, "pH16-H19") == ("foreign-figure", "L31")
    assert play(state, "pH16xH19") == ["ran", "eliminated", "captured"]
    assert count(state, ELIMINATED, "G") == 1 and state.prisoners_of(0) == 1 and state.count[PRISONERS + 3] == 1
    assert state.idle == 0


def test_example_7_a_pair_is_immune() -> None:
    """L39: green prism and green pyramid side by side."""
    state = scene(STRIP, {"H16": "Rp", "H19": "Gp y"})
    assert ends(state, "H16") == {"H17"}
    assert why(state, "pH16xH19") == ("pair-immune", "L39")


def test_example_8_a_carrier_cannot_capture() -> None:
    """L33, L34, L39: nor can a pyramid."""
    state = scene(STRIP, {"H16": "Rm", "H19": "Gp"})
    assert ends(state, "H16", "m") == {"H17"}
    assert why(state, "pH16xH19") == ("carrier-captures", "L39")
    assert why(state, "mH16-H19") == ("carrier-captures", "L39")
    pyramid = scene(STRIP, {"H16": "Ry", "H17": "Gp"})
    assert ends(pyramid, "H16", "y") == set()
    assert why(pyramid, "yH16-H17") == ("pyramid-captures", "L39")


def test_example_9_mounting_and_dismounting() -> None:
    """L38: each is a whole turn."""
    state = scene(STRIP, {"H16": "Ry", "H17": "Rp"})
    assert [text for text in moves(state) if "^" in text] == ["yH16^H17"]
    assert play(state, "yH16^H17") == ["mounted"] and state.actor == 5
    state = scene(STRIP, {"H17": "Rm"})
    assert [text for text in moves(state) if "v" in text] == ["mH17v", "mH17vH16", "mH17vH18"]
    assert play(state.copy(), "mH17v") == ["dismounted"] and play(state, "mH17vH16") == ["dismounted"]
    short = {cell: tile for cell, tile in STRIP.items() if cell in ("H16", "H17")}
    assert [text for text in moves(scene(short, {"H17": "Rm"})) if "v" in text] == ["mH17v", "mH17vH16"]
    both = scene(short, {"H17": "Rp m"})
    assert [text for text in moves(both) if "v" in text] == ["mH17vH16"]
    assert why(both, "mH17v") == ("dismount-full", "L38")
    assert moves(scene(STRIP, {"H17": "Rp y"}), "yH17^") == ["yH17^H17"]


def test_dismounting_needs_room_and_an_own_rider() -> None:
    """L38."""
    state = scene(STRIP, {"H17": "Rm", "H16": "Gp"})
    assert why(state, "mH17vH16") == ("pyramid-captures", "L39")
    assert why(state, "mH17vH19") == ("dismount-too-far", "L38")
    assert why(scene(STRIP, {"H17": "Rmo"}), "mH17v") == ("foreign-rider", "L38")
    assert why(scene(STRIP, {"H17": "Rp"}), "mH17v") == ("no-such-figure", "L12")
    assert why(scene(STRIP, {"H16": "Ry", "H18": "Rp"}), "yH16^H18") == ("mount-too-far", "L38")
    assert why(scene(STRIP, {"H16": "Ry", "H17": "Rm"}), "yH16^H17") == ("no-prism-to-mount", "L38")


@pytest.mark.parametrize(("cell", "tile", "crosses"), [
    ("P8", "GOY", True), ("P17", "RYO", True), ("P1", "BGO", True), ("A17", "GYO", False), ("H1", "RVO", False), ("A4", "ROY", False),
])
def test_example_10_crossing(cell: str, tile: str, crosses: bool) -> None:
    """L41: by a door that is neither one's own nor next to it."""
    state = scene({cell: tile}, {cell: "Rm"}, match_sides=False)
    assert (f"m{cell}!!" in moves(state)) == crosses
    if not crosses:
        assert why(state, f"m{cell}!!") == ("wrong-exit", "L41")
        return
    assert play(state, f"m{cell}!!") == ["crossed"]
    assert state.count[CROSSINGS] == 1 and state.count[PAIRS] == 1 and state.stands[0] == 0


def test_only_a_laden_prism_leaves() -> None:
    """L41, L40."""
    state = scene({"P8": "GOY", "A4": "ROY", "H16": "OYG"}, {"P8": "Rp", "H16": "Rm"})
    assert not [text for text in moves(state) if text.endswith("!")]
    assert why(state, "mP8!!") == ("no-such-figure", "L12")
    assert why(state, "mH16!!") == ("not-a-door", "L41")


def test_example_11_re_entry() -> None:
    """L42: the prism comes back carrying the prisoner; its own pyramid returns to the reserve; the score stays."""
    state = scene({"A4": "RGB"})
    put_aside(state, "R", crossed="R")
    imprison(state, 0, "O")
    state.count[CROSSINGS] = 1
    assert "R:O>A4" in moves(state)
    assert why(state, "R:Y>A4") == ("no-prisoner", "L42") and why(state, "O:O>A4") == ("no-pair", "L42")
    before = count(state, PYRAMIDS, "R")
    assert play(state, "R:O>A4") == ["came-back"]
    assert count(state, PYRAMIDS, "R") == before + 1 and state.prisoners_of(0) == 0 and state.count[CROSSINGS] == 1
    assert state.view(0)["figures"] == [{"cell": "A4", "colour": "R", "figures": ["mo"]}]


@pytest.mark.parametrize("prisoner", "OYGBV")
def test_the_prisoner_that_comes_back_is_the_one_that_was_named(prisoner: str) -> None:
    """L42: of whatever colour."""
    state = scene({"A4": "RGB"})
    put_aside(state, "R", crossed="R")
    for colour in "OYGBV":
        imprison(state, 0, colour)
    play(state, f"R:{prisoner}>A4")
    assert state.view(None)["prisoners"][0] == {colour: 1 for colour in "OYGBV" if colour != prisoner}


def test_a_prisoner_that_has_crossed_is_spent() -> None:
    """L42, R26: exchanged for another prisoner, it is out of the game."""
    state = scene({"A4": "RGB"})
    put_aside(state, "R", crossed="O")
    imprison(state, 0, "Y")
    play(state, "O:Y>A4")
    assert count(state, GONE, "O") == 1 and count(state, PYRAMIDS, "O") == 2


def test_example_12_the_third_option() -> None:
    """L36: a foreign rider's colour counts too."""
    tiles = {"H16": "YVG", "H17": "YVB", "H18": "YOB", "H19": "YOR"}
    state = scene(tiles, {"H16": "Rmo"})
    assert ends(state, "H16", "mo") == {"H17", "H18", "H19"}
    assert ends(scene(tiles, {"H16": "Rm"}), "H16", "m") == {"H17", "H19"}
    event = events_of(state, "moH16-H18")[0]
    assert (event.name, event.clause) == ("ran-by-rider", "L36")


def test_example_13_entering_on_prey() -> None:
    """L32: a prism, not a pyramid."""
    state = scene({"A4": "ROY"}, {"A4": "Yp"})
    assert moves(state) == ["P>A4"]
    assert why(state, "Y>A4") == ("pyramid-captures", "L39")
    assert play(state, "P>A4") == ["entered", "eliminated"]
    assert count(state, ELIMINATED, "Y") == 1 and count(state, PRISMS, "R") == 3


def test_entering() -> None:
    """L32: alone, on a cell of the own door with room."""
    state = scene({"A4": "ROY", "A5": "GOB", "P8": "GOY"}, {"A4": "Rp"})
    assert {"P>A4", "Y>A4"} <= set(moves(state))
    assert why(state, "P>P8") == ("wrong-door", "L32") and why(state, "P>A5") == ("wrong-door", "L32")
    assert why(state, "P>A2") == ("no-triangle", "L31")
    full = scene({"A4": "ROY"}, {"A4": "Rp y"}, prisms=1, pyramids=1)
    assert why(full, "P>A4") == ("none-in-reserve", "L32")
    crowded = scene({"A4": "ROY"}, {"A4": "Rp y"})
    assert why(crowded, "P>A4") == ("full-cell", "L31")
    narrow = scene({"A2": "ROY", "A4": "ROY"}, door="right")
    assert [text for text in moves(narrow) if ">" in text] == ["P>A2", "Y>A2"]


def test_room_is_for_two_of_one_colour() -> None:
    """L12, L31, L33: a second figure may join, a third and a foreign one may not."""
    assert "H17" in ends(scene(STRIP, {"H16": "Rp", "H17": "Rp"}), "H16")
    assert "H17" not in ends(scene(STRIP, {"H16": "Rp", "H17": "Rp y"}), "H16")
    assert "pH16xH17" in moves(scene(STRIP, {"H16": "Rp", "H17": "Gy"}))
    state = scene(STRIP, {"H16": "Rp", "H17": "Rp"})
    play(state, "pH16-H17")
    assert state.view(None)["figures"] == [{"cell": "H17", "colour": "R", "figures": ["p", "p"]}]


def test_a_pyramid_only_steps() -> None:
    """L37."""
    state = scene(STRIP, {"H16": "Ry"})
    assert ends(state, "H16", "y") == {"H17"}
    assert why(state, "yH16-H19") == ("not-adjacent", "L37")


def test_a_pyramid_leaves_by_its_own_door() -> None:
    """L40: to the reserve, from where it may come back."""
    state = scene({"A4": "ROY", "P8": "GOY"}, {"A4": "Ry", "P8": "Ry"})
    assert [text for text in moves(state) if text.endswith("!")] == ["yA4!"]
    assert why(state, "yP8!") == ("out-wrong-door", "L40")
    assert play(state, "yA4!") == ["went-out"] and count(state, PYRAMIDS, "R") == 2


def test_a_captor_frees_its_own() -> None:
    """L39, R22: an own pyramid on a foreign prism goes home; a third player's becomes the captor's prisoner."""
    state = scene(STRIP, {"H16": "Rp", "H17": "Gmr"})
    assert play(state, "pH16xH17") == ["stepped", "eliminated", "freed"]
    assert count(state, PYRAMIDS, "R") == 3 and state.prisoners_of(0) == 0
    state = scene(STRIP, {"H16": "Rp", "H17": "Gmb"})
    assert play(state, "pH16xH17") == ["stepped", "eliminated", "captured"]
    assert state.count[PRISONERS + 4] == 1


def test_same_way_twice_is_one_action() -> None:
    """L44: a step that is also a run, and two equal figures in a cell, are one movement."""
    state = scene({"H16": "RYG", "H17": "RYB"}, {"H16": "Rp p"})
    assert moves(state, "pH16") == ["pH16-H17"]
    assert state.legal(0) == sorted(set(state.legal(0)))


def test_somebody_elses_figure() -> None:
    """L12, L16."""
    state = scene(STRIP, {"H16": "Gp"})
    assert why(state, "pH16-H17") == ("no-such-figure", "L12")
    assert why(state, "pH16-H17", seat=3) == ("not-your-turn", "L16")
    assert why(state, "pH20xH21") == ("no-such-figure", "L12")
    assert why(scene(STRIP, {"H16": "Rp"}), "pH16xH17") == ("no-prey", "L39")


def test_passing() -> None:
    """L30 iii, R30: only without any movement, unless `may_pass`; a placement alone is no movement."""
    stuck = scene({}, late_build=0)
    assert moves(stuck) == ["--"] and stuck.prompt(0).code == "stuck"
    able = scene({"A4": "ROY"})
    assert why(able, "--") == ("must-move", "L30")
    assert "--" in moves(scene({"A4": "ROY"}, may_pass=True))
    late = scene({}, hands={0: ["ROY"]}, left=1)
    assert moves(late) == ["--"] and placements(late) and late.prompt(0).code == "stuck-place"


# -- L43 the die --------------------------------------------------------------------------------------


def test_walks() -> None:
    """L43: 1 to N cells, any turns, no runs; own figures may be passed, foreign ones not."""
    state = scene(STRIP, {"H16": "Rp"}, dice=True, pips=4)
    assert ends(state, "H16") == {"H17", "H18", "H19", "H20"}
    assert ends(scene(STRIP, {"H16": "Rm"}, dice=True, pips=2), "H16", "m") == {"H17", "H18"}
    assert ends(scene(STRIP, {"H16": "Rp", "H18": "Gp y"}, dice=True, pips=4), "H16") == {"H17"}
    assert ends(scene(STRIP, {"H16": "Rp", "H18": "Rp y"}, dice=True, pips=4), "H16") == {"H17", "H19", "H20"}
    assert ends(scene(STRIP, {"H16": "Ry"}, dice=True, pips=4), "H16", "y") == {"H17"}
    assert why(state, "pH16-H21") == ("walk-too-far", "L43")
    event = events_of(state, "pH16-H18")[0]
    assert (event.name, event.clause, event.params["path"]) == ("walked", "L43", ["H16", "H17", "H18"])


def test_a_walk_to_the_own_pyramid_needs_no_exact_number() -> None:
    """L43: only prey does; whoever fetches its own pyramid may do so before the pips are used up."""
    state = scene(STRIP, {"H16": "Rp", "H18": "Ry"}, dice=True, pips=4)
    assert events_of(state, "pH16-H18")[0].params["path"] == ["H16", "H17", "H18"]


def test_an_exact_die() -> None:
    """L43, option `exact_die`: neither fewer cells nor more; a pyramid still only steps."""
    assert ends(scene(STRIP, {"H16": "Rp"}, dice=True, exact_die=True, pips=4), "H16") == {"H20"}
    assert ends(scene(STRIP, {"H16": "Rm"}, dice=True, exact_die=True, pips=2), "H16", "m") == {"H18"}
    assert ends(scene(STRIP, {"H16": "Ry"}, dice=True, exact_die=True, pips=4), "H16", "y") == {"H17"}
    state = scene(STRIP, {"H16": "Rp"}, dice=True, exact_die=True, pips=4)
    assert why(state, "pH16-H19") == ("walk-too-far", "L43")
    [walked, *_] = events_of(state, "pH16-H20")
    assert walked.name == "walked" and walked.params["path"] == ["H16", "H17", "H18", "H19", "H20"]
    assert moves(scene(STRIP, {"H16": "Rp"}, dice=True, exact_die=True, pips=6), "pH16") == []


def test_capture_by_the_exact_number() -> None:
    """L43, R31."""
    for pips, taken in ((2, False), (3, True), (4, False)):
        state = scene(STRIP, {"H16": "Rp", "H19": "Gp"}, dice=True, pips=pips)
        assert ("pH16xH19" in moves(state)) == taken
        if not taken:
            assert why(state, "pH16xH19") == ("not-exact", "L43")
    assert play(scene(STRIP, {"H16": "Rp", "H19": "Gp"}, dice=True, pips=3), "pH16xH19") == ["walked", "eliminated"]


def test_a_ring_leads_to_the_same_prey_by_another_number() -> None:
    """L43: a neighbour is one cell away, or five round a ring of six, but never back to the start."""
    ring = {"H15": "RGO", "H16": "RGY", "H17": "BVY", "I15": "RVO", "I16": "RVY", "I17": "BGY"}
    state = scene(ring, {"H15": "Rp", "H16": "Gp"}, dice=True, pips=5)
    assert "pH15xH16" in moves(state)
    state = scene(ring, {"H15": "Rp"}, dice=True, pips=6)
    assert ends(state, "H15") == set(ring) - {"H15"}


def test_a_turn_with_the_die() -> None:
    """L30, L43: late placement, then the roll, then the movement."""
    state = scene({"A4": "ROY"}, dice=True, step=steps.LATE, left=1, hands={0: ["BGO", "YYY"]}, meet="free")
    assert set(moves(state)) == {"go"} and placements(state)
    assert state.prompt(0).code == "late" and why(state, "P>A4") == ("not-moving", "L20")
    assert play(state, "go") == [] and state.actor == -1
    assert [weight for _, weight in state.outcomes()] == [1] * 6
    assert play(state, "=3") == ["rolled"] and state.pips == 3
    assert why(state, "+A5 GOB") == ("late-done", "L30")
    play(state, "P>A4")
    assert state.actor == -1 and state.step == steps.ROLLING, "the next seat has no triangles, so it rolls at once"
    state = scene({"A4": "ROY"}, dice=True, step=steps.LATE, left=1, hands={0: ["BGO", "YYY"]}, meet="free")
    play(state, "+A5 GOB")
    assert state.step == steps.ROLLING
    assert why(scene({"A4": "ROY"}), "go") == ("no-die", "L43")
