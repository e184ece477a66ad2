"""Mounting and dismounting (L38): a pyramid and a prism of its own colour. Each is a whole movement."""

from avernus.core.events import Event
from avernus.core.native import i64, vec
from avernus.games.laberinto import events as happened
from avernus.games.laberinto.board import NEXT
from avernus.games.laberinto.rules.capturing import room
from avernus.games.laberinto.rules.listing import write
from avernus.games.laberinto.state import LaberintoState
from avernus.games.laberinto.verbs import DISMOUNT, DISMOUNT_TO, MOUNT, PRISM, PYRAMID, RIDDEN, WIDTH, from_to


def has_prism(state: LaberintoState, colour: i64, cell: i64) -> bool:
    """Does a prism of the colour stand there without a rider? (The smaller figure is written first.)"""
    there = state.stands[cell]
    return there != 0 and there >> 8 == colour and there & 15 == PRISM


def mounts_into(state: LaberintoState, colour: i64, cell: i64, out: vec[i64], start: i64) -> None:
    """L38: onto a prism without a rider in the same cell or the next."""
    if has_prism(state, colour, cell):
        write(state, from_to(MOUNT, cell, cell), out, start)
    k: i64 = 0
    while k < 3:
        to = NEXT[cell * 3 + k]
        if has_prism(state, colour, to):
            write(state, from_to(MOUNT, cell, to), out, start)
        k += 1


def dismounts_into(state: LaberintoState, colour: i64, cell: i64, out: vec[i64], start: i64) -> None:
    """L38: the rider gets down in the same cell or to the next."""
    if state.stands[cell] >> 4 & 15 == 0:
        write(state, DISMOUNT << WIDTH | cell, out, start)
    k: i64 = 0
    while k < 3:
        to = NEXT[cell * 3 + k]
        if room(state, colour, to):
            write(state, from_to(DISMOUNT_TO, cell, to), out, start)
        k += 1


def mount(state: LaberintoState, seat: i64, came: i64, to: i64, events: list[Event] | None) -> None:
    """L38: the pyramid goes to the prism's cell."""
    colour = state.stands[came] >> 8
    state.lift_off(came, PYRAMID)
    captives = state.lift_off(to, PRISM)
    state.put(colour, to, RIDDEN, captives)
    if events is not None:
        events.append(happened.mounted(seat, colour, came, to))


def dismount(state: LaberintoState, seat: i64, came: i64, to: i64, verb: i64, events: list[Event] | None) -> None:
    """L38: an own rider gets down, in the prism's cell or beside it."""
    colour = state.stands[came] >> 8
    captives = state.lift_off(came, RIDDEN)
    state.put(colour, came, PRISM, captives)
    state.put(colour, to, PYRAMID, 0)
    if events is not None:
        events.append(happened.dismounted(seat, colour, came, to) if verb == DISMOUNT_TO else happened.dismounted_here(seat, colour, to))
