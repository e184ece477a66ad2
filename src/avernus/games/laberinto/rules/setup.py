"""Setting up (L15-L19): triangles are drawn blindly, and lots for who begins; all figures are in reserve."""

from avernus.core.events import Event
from avernus.core.native import i64
from avernus.games.laberinto import events as happened
from avernus.games.laberinto import steps
from avernus.games.laberinto.board import CELLS, CLASS_TILE, CLASSES, MAZE, TILE_NAMES
from avernus.games.laberinto.rules.paths import lay
from avernus.games.laberinto.state import BAG, HOLD, PRISMS, PYRAMIDS, RESERVE, LaberintoState, triangles_of


def set_up(state: LaberintoState) -> None:
    """L15, L17, L19: every triangle in the bag, or in the ready maze; the reserve is drawn first, if there is one."""
    for tile in CLASSES:
        state.give(BAG, tile)
        state.give(BAG, tile)
    if state.ready:
        for cell, name in MAZE.items():
            state.withdraw(BAG, TILE_NAMES.index(name))
            lay(state, CELLS[cell], TILE_NAMES.index(name))
    state.left = state.size[BAG] - state.share_size * state.seats
    if state.left == 0:
        state.owner = 0
        state.left = state.share_size
    for colour in range(6):
        if state.seat_of[colour] >= 0:
            state.count[PRISMS + colour] = state.prisms[colour]
            state.count[PYRAMIDS + colour] = state.pyramids[colour]


def deal(state: LaberintoState, triangle: i64, events: list[Event] | None) -> None:
    """L15: one triangle out of the bag. The last seat takes what is left in it."""
    state.withdraw(BAG, CLASS_TILE[triangle])
    state.give(state.owner, CLASS_TILE[triangle])
    if events is not None and state.owner == RESERVE:
        events.append(happened.reserved(triangle))
    state.left -= 1
    if state.left > 0:
        return
    if events is not None and state.owner != RESERVE:
        events.append(happened.dealt("dealt", state.owner, triangles_of(state, int(state.owner)), state.hidden))
    state.owner = 0 if state.owner == RESERVE else state.owner + 1
    state.left = state.share_size
    if state.owner == state.seats - 1:
        take_the_rest(state, events)


def take_the_rest(state: LaberintoState, events: list[Event] | None) -> None:
    """L15: what is left in the bag is the hand of the last seat."""
    i: i64 = 0
    while i < HOLD:
        state.hold[state.owner * HOLD + i] = state.hold[BAG * HOLD + i]
        state.hold[BAG * HOLD + i] = 0
        i += 1
    state.size[state.owner] = state.size[BAG]
    state.size[BAG] = 0
    state.left = 0
    state.step = steps.DRAWING_LOTS if state.ready else steps.CHOOSING_FIRST
    if events is not None:
        events.append(happened.dealt("dealt-rest", state.owner, triangles_of(state, int(state.owner)), state.hidden))
        if state.ready:
            events.append(happened.ready())


def begin_building(state: LaberintoState, first: i64, events: list[Event] | None) -> None:
    """L16: the lot has fallen on a seat."""
    state.first = first
    state.active = first
    state.step = steps.BUILDING
    state.actor = first
    if events is not None:
        events.append(happened.begins(first))
