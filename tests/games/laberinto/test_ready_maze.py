"""The ready-made maze, the limits of an evening, and the lot after the building (L18-L20, L50)."""

from collections import Counter
from random import Random

import pytest

from avernus.core.events import Event
from avernus.core.seats import CHANCE
from avernus.games.laberinto import steps
from avernus.games.laberinto.board import CELLS, CLASS_OF, COLOURS, COORDINATES, MAZE, NAMES, RIGHT_DOORS, TILE_NAMES, slot
from avernus.games.laberinto.rules import Laberinto
from avernus.games.laberinto.verbs import TABLE
from tests.games.laberinto.scenes import GAME


def turned(cell: str) -> str:
    """The cell a sixth of a turn further, clockwise."""
    a, b, c = COORDINATES[CELLS[cell]]
    return NAMES[slot(1 - b, 1 - c, 1 - a)]


def test_the_maze_is_the_same_from_every_door() -> None:
    """L19: a sixth of a turn moves every colour on by one; edge a becomes c, c becomes b, b becomes a."""
    assert len(MAZE) == 120 and max(Counter(int(CLASS_OF[TILE_NAMES.index(tile)]) for tile in MAZE.values()).values()) == 2
    for cell, tile in MAZE.items():
        a, b, c = (COLOURS[(COLOURS.index(letter) + 1) % 6] for letter in tile)
        assert MAZE[turned(cell)] == b + c + a
    assert set(RIGHT_DOORS) <= set(MAZE)


@pytest.mark.parametrize(("seats", "hand", "left"), [(3, 10, 2), (4, 8, 0), (5, 6, 2), (6, 5, 2)])
def test_a_game_in_the_ready_maze(seats: int, hand: int, left: int) -> None:
    """L18, L19: the rest is dealt, lots are drawn, and the first movement is next; a triangle may be laid before it."""
    state, rng = GAME.new(seats, {"maze": "ready"}), Random(seats)
    told: list[str] = []
    assert isinstance(state, Laberinto) and state.joined and GAME.laws(state) == []
    while state.mover() == CHANCE:
        events: list[Event] = []
        state.apply(CHANCE, rng.choice(state.outcomes())[0], events)
        told += [event.name for event in events]
    assert told[-2:] == ["maze-ready", "moves-first"] and state.step == steps.TURN and GAME.laws(state) == []
    view = state.view(None)
    assert view["sizes"] == [hand] * seats and sum(view["reserve"].values()) == left and view["board"] == MAZE
    texts = [TABLE.write(action) for action in state.legal(int(state.mover()))]
    assert any(text.startswith("+") for text in texts) and any(text.startswith("P>") for text in texts)
    assert GAME.load(state.dump()).dump() == state.dump()


def test_lots_are_drawn_again_after_the_building() -> None:
    """L18: any seat may make the first movement, whoever began to build."""
    state, rng = GAME.new(4, {"build": 1}), Random(4)
    assert isinstance(state, Laberinto)
    while state.step <= steps.BUILDING:
        seat = int(state.mover())
        state.apply(seat, rng.choice([a for a, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)))
    assert state.step == steps.DRAWING_LOTS and state.view(0)["first"] is None and GAME.laws(state) == []
    assert sorted(TABLE.write(action) for action, _ in state.outcomes()) == ["first B", "first G", "first O", "first R"]
    assert GAME.load(state.dump()).dump() == state.dump()
    builder = int(state.first)
    state.apply(CHANCE, next(a for a, _ in state.outcomes() if TABLE.write(a) == f"first {COLOURS[[0, 1, 3, 4][(builder + 1) % 4]]}"))
    assert state.step == steps.TURN and state.active == state.first == (builder + 1) % 4


def test_the_defaults_make_an_evening_and_the_book_has_no_limits() -> None:
    """L20, L50: a goal and a limit by default; the preset `book` has the old rulebook's ways; games of rules 1 keep theirs."""
    for seats, goal in ((3, 3), (4, 2), (5, 2), (6, 1)):
        options = GAME.new(seats, {}).options  # type: ignore[attr-defined]
        assert (options["goal"], options["build"], options["quiet_rounds"], options["max_rounds"]) == (goal, 12, 30, 150)
    book = next(preset.values for preset in GAME.presets if preset.name == "book")
    options = GAME.new(3, book).options  # type: ignore[attr-defined]
    assert (options["goal"], options["build"], options["captives"], options["lot"]) == (0, 0, "prism", "again")
    then = {o.name: o.value_for(3, 1) for o in GAME.options}
    assert [then[name] for name in ("goal", "build", "lot", "quiet_rounds", "max_rounds")] == [0, 0, "once", 100, 2000]


def test_quiet_rounds_end_the_game() -> None:
    """L50 d: as many as the option says."""
    for quiet, over in ((2, True), (3, False)):
        state = GAME.new(3, {"maze": "ready", "quiet_rounds": quiet})
        assert isinstance(state, Laberinto)
        while state.mover() == CHANCE:
            state.apply(CHANCE, state.outcomes()[0][0])
        for _ in range(6):
            seat = int(state.mover())
            state.apply(seat, next(a for a in state.legal(seat) if TABLE.write(a)[0] in "Pp" and "x" not in TABLE.write(a)))
        result = state.result()
        assert (result is not None and result.reason == "no-progress") == over
