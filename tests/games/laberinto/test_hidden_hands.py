"""Hidden hands: what a seat sees, what a placement betrays, and dealing anew (L15)."""

from random import Random

from avernus.core.seats import CHANCE, COVERED, NOBODY, OPEN
from avernus.games.laberinto import steps
from avernus.games.laberinto.board import CLASS_NAMES, CLASSES, TILE_NAMES, smallest
from avernus.games.laberinto.rules import Laberinto
from avernus.games.laberinto.state import BAG
from avernus.games.laberinto.view import lacks_of
from tests.games.laberinto.scenes import GAME, events_of, play, scene


def test_draws_are_covered_and_the_reserve_is_open() -> None:
    """L15: each seat is told of its own draws only; the last one learns its hand by an event."""
    state = GAME.new(3, {"hidden_hands": True})
    assert isinstance(state, Laberinto)
    rng = Random(1)
    told: list[str] = []
    while state.step == steps.DEALING:
        owner = int(state.owner)
        action = rng.choice(state.outcomes())[0]
        knows = [state.sees(viewer, CHANCE, action) for viewer in (0, 1, 2, None)]
        assert knows == ([OPEN] * 4 if owner == 6 else [OPEN if viewer == owner else COVERED for viewer in (0, 1, 2, None)])
        events = events_of(state, GAME.write(state, CHANCE, action))
        assert all(event.to in (None, (owner,), (2,)) for event in events)
        told += [event.name for event in events]
    assert told == ["reserved", "reserved", "dealt", "dealt", "dealt-rest"]
    assert events[-1].name == "dealt-rest" and events[-1].to == (2,)
    view = state.view(1)
    assert view["hands"][0] is None and sum(view["hands"][1].values()) == 50 and view["sizes"] == [50, 50, 50]
    assert state.view(None)["hands"] == [None] * 3


def test_what_a_pass_before_an_empty_door_betrays() -> None:
    """L22: nothing of his fits the door, so he has no triangle with his colour."""
    state = scene({}, seats=3, step=steps.BUILDING, hands={0: ["OOO"], 2: ["BBB"]}, hidden_hands=True)
    play(state, "--")
    assert set(lacks_of(state, 0)) == {name for name in CLASS_NAMES if "R" in name}
    assert lacks_of(state, 1) == []


def test_what_building_elsewhere_betrays() -> None:
    """L24: who builds beside his path has nothing for the gap."""
    state = scene({"A16": "RYO", "B19": "YVO"}, seats=4, step=steps.BUILDING, hands={0: ["RGO", "GGG"], 3: ["BBB"]}, hidden_hands=True)
    play(state, "+A15 RGO")
    fitting_gap = {CLASS_NAMES[CLASSES.index(smallest(TILE_NAMES.index(f"{a}YO")))] for a in "ROYGBV"}
    assert set(lacks_of(state, 0)) == fitting_gap


def test_building_at_the_gap_betrays_nothing() -> None:
    """L24."""
    state = scene({"A16": "RYO", "B19": "YVO"}, seats=4, step=steps.BUILDING, hands={0: ["OGY"], 3: ["BBB"]}, hidden_hands=True)
    play(state, "+A17 GYO")
    assert lacks_of(state, 0) == []


def test_dealing_anew_keeps_sizes_and_lacks() -> None:
    """Other hands are mixed, nobody gets what he is known to lack, and the own hand stays."""
    rng = Random(3)
    state = GAME.new(4, {"hidden_hands": True, "max_rounds": 2})
    assert isinstance(state, Laberinto)
    changed = 0
    while state.mover() != NOBODY:
        seat = int(state.mover())
        if seat == CHANCE:
            state.apply(CHANCE, rng.choice(state.outcomes())[0])
            continue
        state.apply(seat, rng.choice(state.legal(seat)))
        world = state.redeal(1, rng)
        assert GAME.laws(world) == []
        assert world.view(1) == state.view(1)
        for other in (0, 2, 3):
            held = {CLASS_NAMES[i] for i, tile in enumerate(CLASSES) if world.has(other, tile)}
            assert not held & set(lacks_of(state, other)) and world.size[other] == state.size[other]
            assert not {CLASS_NAMES[i] for i, tile in enumerate(CLASSES) if state.has(other, tile)} & set(lacks_of(state, other))
        changed += world.dump() != state.dump()
    assert changed > 20 and state.size[BAG] == 0


def test_with_open_hands_everybody_sees_the_same_and_nothing_is_called_hidden() -> None:
    """L15."""
    rng = Random(5)
    state = GAME.new(3)
    for _ in range(300):
        seat = state.actors()[0]
        action = rng.choice(state.outcomes())[0] if seat < 0 else rng.choice(state.legal(seat))
        assert all(state.sees(viewer, seat, action) == OPEN for viewer in (0, 1, 2, None))
        state.apply(seat, action)
        assert not GAME.hides(state) and state.view(0) == state.view(2) == state.view(None)
    assert GAME.hides(GAME.new(3, {"hidden_hands": True}))
