"""Dealing and building (L15-L26)."""

from random import Random

import pytest

from avernus.core.seats import CHANCE
from avernus.games.laberinto import state as kinds
from avernus.games.laberinto import steps
from avernus.games.laberinto.board import CELLS, named
from avernus.games.laberinto.rules import Laberinto
from avernus.games.laberinto.rules.building import may_place
from avernus.games.laberinto.rules.grounds import find_ground
from avernus.games.laberinto.state import BAG, RESERVE
from avernus.games.laberinto.verbs import TABLE
from tests.games.laberinto.scenes import GAME, placements, play, scene, why


def built(seats: int, seed: int, actions: int, **options: object) -> Laberinto:
    """A game after so many random placements (and passes)."""
    rng = Random(seed)
    state = GAME.new(seats, {"build": 0, **options})
    assert isinstance(state, Laberinto)
    while state.step < steps.BUILDING:
        outcomes = state.outcomes()
        state.apply(CHANCE, rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0])
    while actions and state.step == steps.BUILDING:
        state.apply(state.actor, rng.choice(state.legal(int(state.actor))))
        actions -= 1
    return state


@pytest.mark.parametrize(("seats", "hand", "lines"), [(3, 50, 102), (4, 38, 114), (5, 30, 122), (6, 25, 127)])
def test_the_deal(seats: int, hand: int, lines: int) -> None:
    """L15, L17: so many draws, two left over in the open reserve but for four players, then the lot for the first player (L16)."""
    rng = Random(seats)
    state = GAME.new(seats)
    assert isinstance(state, Laberinto)
    drawn = 0
    while state.step == steps.DEALING:
        outcomes = state.outcomes()
        assert sum(weight for _, weight in outcomes) == state.size[BAG] == 152 - drawn
        state.apply(CHANCE, rng.choice(outcomes)[0])
        drawn += 1
    assert drawn == lines
    assert [int(state.size[s]) for s in range(seats)] == [hand] * seats
    assert state.size[RESERVE] == 152 - hand * seats
    assert state.outcomes() == [(TABLE.pack("first", colour=GAME.seat_name(seats, s)), 1) for s in range(seats)]
    assert not any(state.laid) and not any(state.posted)
    view = state.view(None)
    assert all(sum(triangles.values()) == hand for triangles in view["hands"])


def test_play_goes_to_the_right() -> None:
    """L16: the next lower colour, cyclic; and, with `lot=once`, the first to build is the first to move."""
    state = scene({}, seats=4, step=steps.BUILDING, seat=2, hands={})
    order = [2]
    while state.step == steps.BUILDING and len(order) < 9:
        play(state, "--")
        order.append(int(state.active))
    assert state.step == steps.TURN and order == [2, 2], "with nothing to lay, everybody has passed"
    state = scene({}, seats=4, step=steps.BUILDING, seat=2, hands={s: ["OOO"] for s in (0,)} | {1: ["RRR"], 2: ["RRR"], 3: ["OOO"]})
    for _ in range(3):
        play(state, "--")
        order.append(int(state.active))
    assert order == [2, 2, 1, 0, 3] and play(state, "--") == ["passed", "building-over"]
    assert state.active == 2 and state.step == steps.TURN


def test_example_3_the_first_triangle() -> None:
    """L21, L22."""
    state = scene({}, step=steps.BUILDING, hands={0: ["ROY", "OYG", "RRO"]})
    legal = placements(state)
    assert [text for text in legal if set(text[-3:]) == set("ROY")] == [f"+A{i} ROY" for i in range(2, 17, 2)]
    assert not [text for text in legal if "G" in text[-3:]]
    assert [text for text in legal if text.startswith("+A4 ")] == ["+A4 RRO", "+A4 ROR", "+A4 ROY"]
    assert why(state, "--") == ("must-place", "L22")
    assert why(state, "+C5 ROY") == ("own-door-first", "L22")
    assert why(state, "+A4 OYR") == ("border-mismatch", "L21")
    assert why(state, "+A4 RYO") == ("not-in-hand", "L20")
    assert why(state, "+A4 ROY*") == ("not-in-reserve", "L15")


def test_example_4_matching() -> None:
    """L21."""
    state = scene({"A4": "ROY"}, step=steps.BUILDING, hands={0: ["BGO"]}, meet="free")
    assert [text for text in placements(state) if text.startswith("+A5")] == ["+A5 GOB"]
    assert why(state, "+A5 BGO") == ("edge-mismatch", "L21")
    assert why(state, "+A4 GOB") == ("occupied-cell", "L21")
    assert play(state, "+A5 GOB") == ["placed", "building-over"]


def test_example_14_the_meeting_rule() -> None:
    """L24: the shortest gap A17-B18 has two cells, so only A17 is a candidate."""
    state = scene({"A16": "RYO", "B19": "YVO"}, seats=4, step=steps.BUILDING, hands={0: ["OGY", "YYY", "RYG"]})
    assert find_ground(state, 0) == kinds.GAP and named(state.ground) == ["A17"]
    assert placements(state) == ["+A17 GYO"]
    assert why(state, "+A15 GYO") == ("gap-first", "L24")


def test_list_2_then_list_3() -> None:
    """L24: where nothing fits at the gap, beside the own path; where nothing fits there, on the own door."""
    state = scene({"A16": "RYO", "B19": "YVO"}, seats=4, step=steps.BUILDING, hands={0: ["RGO"]})
    assert find_ground(state, 0) == kinds.PATH and named(state.ground) == ["A15", "A17"]
    assert placements(state) == ["+A15 RGO"]
    assert why(state, "+A2 RGO") == ("own-path", "L24")
    state = scene({"A16": "RYO", "B19": "YVO"}, seats=4, step=steps.BUILDING, hands={0: ["RRB"]})
    assert find_ground(state, 0) == kinds.DOOR
    assert {text.split()[0][1:] for text in placements(state)} == {f"A{i}" for i in range(2, 15, 2)}


def test_nobody_else_has_begun() -> None:
    """L24: O(p) is empty, so there is no gap: beside the own path."""
    state = scene({"A8": "ROY"}, step=steps.BUILDING, hands={0: ["OOO"]})
    assert find_ground(state, 0) == kinds.PATH and named(state.ground) == ["A7", "A9"]


def test_joined() -> None:
    """L23, L25: one connected set with a door cell of every player; from then on beside any triangle."""
    state = scene({"A16": "RYO", "B19": "YVO", "A17": "GYO"}, seats=3, step=steps.BUILDING, hands={0: ["GGG", "OOO"]})
    assert not state.joined
    for seed in range(3):
        state = built(3, seed, 400)
        assert state.joined
    state = built(3, 1, 60)
    assert state.joined and find_ground(state, int(state.actor)) == kinds.ANYWHERE
    assert named(state.ground) == named(state.rim)
    far = ("H12", "H14", "H16", "H18")
    empty = next(name for name in far if not state.is_laid(CELLS[name]) and name not in named(state.rim))
    tile = next(name for name in state.view(None)["hands"][int(state.actor)])
    assert why(state, f"+{empty} {tile}") == ("not-joined", "L25")


def test_meet_own_and_free() -> None:
    """L26."""
    tiles = {"A16": "RYO", "B19": "YVO"}
    own = scene(tiles, seats=4, step=steps.BUILDING, hands={0: ["YYY", "OOO"]}, meet="own")
    assert find_ground(own, 0) == kinds.PATH and placements(own) == ["+A15 OOO"]
    free = scene(tiles, seats=4, step=steps.BUILDING, hands={0: ["VVV", "YYY"]}, meet="free")
    assert find_ground(free, 0) == kinds.ANYWHERE and placements(free) == ["+B18 VVV", "+C20 YYY"]
    first = scene({"B19": "YVO"}, seats=4, step=steps.BUILDING, hands={0: ["RYG"]}, meet="free")
    assert find_ground(first, 0) == kinds.FIRST_DOOR


def test_passing_does_not_bind() -> None:
    """L20: who has passed may build again, and only passes in succession end the building."""
    state = scene({"A8": "ROY"}, seats=3, step=steps.BUILDING, hands={0: ["YYY", "OOO"], 1: ["YYY"], 2: ["BBB"]}, meet="free")
    play(state, "--")
    assert play(state, "+I1 BBB") == ["placed"]
    play(state, next(t for t in placements(state)))
    assert state.actor == 0 and placements(state)


def test_reserve_may_be_used_by_all() -> None:
    """L15, L20: the star marks a triangle from the open reserve."""
    state = scene({}, step=steps.BUILDING, hands={0: ["OOO"], RESERVE: ["RRR"]})
    assert placements(state) == [f"+A{i} RRR*" for i in range(2, 17, 2)]
    assert play(state, "+A2 RRR*") == ["placed-reserve"]
    assert state.size[RESERVE] == 0


def test_narrow_doors() -> None:
    """L7: with `door=right` the first triangle goes on one cell."""
    state = scene({}, step=steps.BUILDING, hands={0: ["ROY"]}, door="right")
    assert placements(state) == ["+A2 ROY"]


def test_a_passer_without_triangles_is_not_asked() -> None:
    """L20: who has nothing left, as everybody sees, has passed."""
    state = scene({"A8": "ROY"}, seats=3, step=steps.BUILDING, hands={0: ["YYY"], 2: ["BBB"]}, meet="free")
    play(state, next(iter(placements(state))))
    assert state.actor == 2
    play(state, "+I1 BBB")
    assert state.step == steps.TURN and state.active == 0


@pytest.mark.parametrize("text", ["P>A4", "pA4-A5", "yA4!", "go"])
def test_nothing_moves_while_building(text: str) -> None:
    """L20, L30."""
    state = scene({"A4": "ROY"}, step=steps.BUILDING)
    assert why(state, text)[0] in ("not-moving", "no-die")


def test_late_placements() -> None:
    """L30 i: one before the movement, never forced, by the same rules; a movement ends the turn."""
    state = scene({"A4": "ROY"}, hands={0: ["BGO", "YYY"]}, left=1, meet="free")
    assert "+A5 GOB" in placements(state) and "P>A4" in [t for t in map(TABLE.write, state.legal(0))]
    play(state, "+A5 GOB")
    assert placements(state) == [] and state.actor == 0
    assert why(state, "+A3 YYY") == ("late-done", "L30")
    play(state, "P>A4")
    assert state.actor == 5
    assert may_place(scene({"A4": "ROY"}, hands={0: ["BGO"]}, left=0, late_build=0)) is False
    many = scene({"A4": "ROY"}, hands={0: ["BGO", "YYY"]}, left=99, late_build=99, meet="free")
    play(many, "+A5 GOB")
    assert many.left == 98 and placements(many)


@pytest.mark.parametrize("build", [1, 3])
def test_building_ends_after_so_many_rounds(build: int) -> None:
    """L20, option `build`: whoever began begins the turns; the rest is laid in play (L30 i)."""
    state = built(3, build, 0, build=build, lot="once")
    first = int(state.first)
    for n in range(3 * build):
        assert state.step == steps.BUILDING and state.built == n and GAME.laws(state) == []
        assert GAME.load(state.dump()).dump() == state.dump()
        state.apply(state.actor, state.legal(int(state.actor))[0])
    assert state.step == steps.TURN and state.active == first and len(state.view(None)["board"]) == 3 * build
    assert state.view(None)["build_limit"] == 3 * build and any(text.startswith("+") for text in map(TABLE.write, state.legal(first)))
    state.step, state.passed = steps.BUILDING, 0
    assert GAME.laws(state) == ["the building should be over (L20)"]
