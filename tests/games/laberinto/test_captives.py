"""Captives that belong to the prism that took them (L45)."""

import pytest

from avernus.core.refusals import AvernusError
from avernus.games.laberinto.rules import Laberinto
from avernus.games.laberinto.state import PYRAMIDS
from tests.games.laberinto.scenes import GAME, STRIP, count, moves, play, put_aside, scene, why


def bound(state: Laberinto) -> dict[str, list[str]]:
    held: dict[str, list[str]] = state.view(None)["captives"]
    return held


def test_a_captive_goes_with_its_captor() -> None:
    """L45: on every way, and onto its back climbs a pyramid as before."""
    state = scene(STRIP, {"H16": "Rp", "H17": "Gy", "H18": "Ry"}, captives="prism")
    play(state, "pH16xH17")
    assert bound(state) == {"H17": ["G"]} and state.view(None)["prisoners"][0] == {"G": 1}
    state.active = state.actor = 0
    play(state, "yH18^H17")
    assert bound(state) == {"H17": ["G"]}
    state.active = state.actor = 0
    play(state, "mH17-H19")
    assert bound(state) == {"H19": ["G"]}
    assert not [flaw for flaw in GAME.laws(state) if "L45" in flaw]
    copy = state.copy()
    assert copy.dump() == state.dump()


def test_captives_of_the_player_belong_to_no_prism() -> None:
    """L39: without the option nothing is bound."""
    state = scene(STRIP, {"H16": "Rp", "H17": "Gy"})
    play(state, "pH16xH17")
    assert bound(state) == {} and state.prisoners_of(0) == 1


def crossed(captives: str, away: bool = False) -> Laberinto:
    """Red's prism has crossed with its own pyramid; another prism on H16 holds `captives`, or (`away`) the crossed one does."""
    state = scene({}, {"H16": "Rp"}, captives="prism", maze="ready")
    put_aside(state, "R", crossed="R")
    for colour in captives:
        state.count[PYRAMIDS + "ROYGBV".index(colour)] -= 1
        state.count[66 + "ROYGBV".index(colour)] += 1
    dump = state.dump()
    dump["captives"] = {"RR" if away else "H16": [captives]}
    loaded = GAME.load(dump)
    assert isinstance(loaded, Laberinto)
    return loaded


def test_only_the_captor_comes_back_with_its_captive() -> None:
    """L42, L45."""
    state = crossed("O")
    assert GAME.load(state.dump()).dump() == state.dump()
    assert not [text for text in moves(state) if ":" in text] and why(state, "R:O>A4") == ("not-its-captive", "L45")
    assert not state.can_return(0, 0)
    state = crossed("OG", away=True)
    assert {text for text in moves(state) if ":" in text} == {f"R:{c}>{at}" for c in "OG" for at in ("A2", "A4")} and state.can_return(0, 0)
    play(state, "R:O>A4")
    assert bound(state) == {"A4": ["G"]}, "and it keeps the others"
    assert state.view(None)["prisoners"][0] == {"G": 1}


def test_a_crossing_prism_takes_its_captives_along() -> None:
    """L41, L45."""
    state = scene({"P8": "GOY", "P9": "RRY"}, {"P8": "Rm"}, captives="prism")
    state.count[PYRAMIDS + 1] -= 1
    state.count[66 + 1] += 1
    state.bound[next(c for c in range(512) if state.stands[c])] = 1 << 2
    play(state, "mP8!!")
    assert bound(state) == {"RR": ["O"]}


def test_whoever_takes_a_prism_takes_its_captives() -> None:
    """L45: they change hands; the captor's own go home."""
    state = scene(STRIP, {"H16": "Rp", "H17": "Gp"}, captives="prism")
    for colour in "RO":
        state.count[PYRAMIDS + "ROYGBV".index(colour)] -= 1
        state.count[66 + 3 * 6 + "ROYGBV".index(colour)] += 1
    state.bound[state.posts[3 * 8]] = 1 | 1 << 2
    events = play(state, "pH16xH17")
    assert events[1:] == ["eliminated", "freed", "captured"]
    assert bound(state) == {"H17": ["O"]} and count(state, PYRAMIDS, "R") == 3
    assert state.prisoners_of(3) == 0 and state.view(None)["prisoners"][0] == {"O": 1}
    assert not [flaw for flaw in GAME.laws(state) if "L45" in flaw]


def test_entering_onto_prey_makes_a_captor_too() -> None:
    """L32, L45."""
    state = scene({"A4": "RGB"}, {"A4": "Yy"}, captives="prism")
    play(state, "P>A4")
    assert bound(state) == {"A4": ["Y"]}


def test_like_figures_hold_captives_together_and_others_apart() -> None:
    """L45: the first of two like figures takes them all; a lone prism and a laden one keep theirs."""
    state = scene(STRIP, {"H16": "Rp", "H17": "Rp"}, captives="prism")
    state.count[PYRAMIDS + 1] -= 1
    state.count[66 + 1] += 1
    state.bound[state.posts[0]] = 1 << 2
    play(state, "pH16-H17")
    assert bound(state) == {"H17": ["O", ""]}
    state.active = state.actor = 0
    play(state, "pH17-H16")
    assert bound(state) == {"H16": ["O"]}
    for mover, left in (("p", {"H16": ["O"]}), ("m", {"H17": ["O"]})):
        state = scene(STRIP, {"H17": "Rm p"}, captives="prism")
        state.count[PYRAMIDS + 1] -= 1
        state.count[66 + 1] += 1
        state.bound[state.posts[0]] = 1 << 2
        play(state, f"{mover}H17-H16")
        assert bound(state) == left
        state.active = state.actor = 0
        play(state, f"{mover}H16-H17")
        assert bound(state) == {"H17": ["O", ""]}


@pytest.mark.parametrize("captives", [{"H16": ["OO"]}, {"H17": ["O"]}, {"H16": ["X"]}, {"RR": ["O"]}, {"H16": ["OOOO"]}, {}])
def test_captives_that_belong_to_nobody_are_refused(captives: dict[str, list[str]]) -> None:
    """L45: each prisoner belongs to one prism."""
    dump = crossed("O").dump() | {"captives": captives}
    if captives == {"RR": ["O"]}:
        GAME.load(dump)
        return
    with pytest.raises(AvernusError):
        GAME.load(dump)
