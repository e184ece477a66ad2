"""Units on the map: who stands where, command, hostility, arrivals and losses (H3.1-H3.6, H3.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from avernus.core.native import i64
from avernus.games.hellgame.board import (
    AREAS,
    EVERYWHERE,
    FREEBOOTERS,
    HOUNDS,
    LEGIONS,
    LIEUTENANTS,
    NOWHERE,
    OWNERS,
    SECTIONS,
    WILD,
    mask,
)
from avernus.games.hellgame.rules.values import value
from avernus.games.hellgame.verbs import HOUND, LEGION, LIEUTENANT, PAIR

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


ANYBODY: Final = (1 << OWNERS + 1) - 1
"""The mask of all owners, with rampaging hounds."""


def plain(g: HellState, owner: int, area: int) -> int:
    """How many legions without a hound."""
    return int(g.plain[owner * AREAS + area])


def add(g: HellState, owner: int, area: int, n: int) -> None:
    """Put plain legions there, or take them away."""
    at: i64 = owner * AREAS + area
    left = g.plain[at] + n
    g.plain[at] = left
    if left != 0:
        g.lands[owner] |= mask(area)
    else:
        g.lands[owner] &= ~mask(area)


def pairs(g: HellState, owner: int, area: int) -> list[int]:
    """The hounds whose handlers are there."""
    return [h for h, at in enumerate(g.hound_at) if at == area and g.hound_of[h] == owner]


def wild(g: HellState, area: int) -> list[int]:
    """The rampaging hounds there."""
    return pairs(g, WILD, area)


def lieutenants(g: HellState, owner: int, area: int) -> list[int]:
    """The owner's lieutenants there."""
    return [t for t, at in enumerate(g.lt_at) if at == area and g.lt_of[t] == owner]


def legions(g: HellState, owner: int, area: int) -> int:
    """How many legions, handlers included."""
    n = g.plain[owner * AREAS + area]
    for h, at in enumerate(g.hound_at):
        if at == area and g.hound_of[h] == owner:
            n += 1
    return n


def units(g: HellState, owner: int, area: int) -> int:
    """How many units, each hound counted."""
    if owner == WILD:
        return len(wild(g, area))
    return g.plain[owner * AREAS + area] + 2 * len(pairs(g, owner, area)) + len(lieutenants(g, owner, area))


def solitary(g: HellState, owner: int, area: int) -> bool:
    """H3.5: lieutenants without a legion of their owner."""
    return legions(g, owner, area) == 0 and bool(lieutenants(g, owner, area))


def armies(g: HellState, area: int) -> int:
    """The mask of the owners of legions there; the bit of `WILD` stands for rampaging hounds."""
    lands = g.lands
    found: i64 = 0
    at: i64 = area
    owner: i64 = 0
    while owner < OWNERS:
        found |= (lands[owner] >> at & 1) << owner
        owner += 1
    for h, where in enumerate(g.hound_at):
        if where == area:
            found |= 1 << g.hound_of[h]
    return int(found)


def parties(g: HellState, area: int) -> int:
    """The mask of the owners of any units there."""
    found = armies(g, area)
    for t, where in enumerate(g.lt_at):
        if where == area:
            found |= 1 << g.lt_of[t]
    return found


def ground(g: HellState, owners: i64) -> i64:
    """The mask of the areas where any of these owners has a legion; the bit of `WILD` stands for rampaging hounds."""
    lands = g.lands
    found: i64 = 0
    owner: i64 = 0
    while owner < OWNERS:
        if owners >> owner & 1:
            found |= lands[owner]
        owner += 1
    for h, where in enumerate(g.hound_at):
        if where >= 0 and owners >> g.hound_of[h] & 1:
            found |= mask(where)
    return found


def footing(g: HellState, owners: i64) -> i64:
    """The mask of the areas where any of these owners has a unit."""
    found = ground(g, owners)
    for t, where in enumerate(g.lt_at):
        if where >= 0 and owners >> g.lt_of[t] & 1:
            found |= mask(where)
    return found


def others(owner: i64) -> i64:
    """The mask of all owners but this one."""
    return ANYBODY & ~(1 << owner)


def owners_at(g: HellState, area: int) -> list[int]:
    """The players with units there."""
    there = parties(g, area)
    return [p for p in range(g.seats) if there >> p & 1]


def hostile_force(g: HellState, owner: int, area: int) -> bool:
    """Is there a legion of somebody else, or a rampaging hound (H3.6)?"""
    return armies(g, area) & ~(1 << owner) != 0


def foreign_units(g: HellState, owner: int, area: int) -> bool:
    """Is there any unit of somebody else, a rampaging hound included?"""
    return parties(g, area) & ~(1 << owner) != 0


def empty(g: HellState, area: int) -> bool:
    """Is there no unit at all?"""
    return parties(g, area) == 0


def free_legions(g: HellState, owner: int) -> int:
    """Counters that are not on the map (H1.2, H3.16)."""
    plain = g.plain
    used: i64 = 0
    for of in g.hound_of:
        if of == owner:
            used += 1
    at: i64 = owner * AREAS
    end = at + AREAS
    while at < end:
        used += plain[at]
        at += 1
    return int(LEGIONS - used)


def legions_of(g: HellState, owner: int) -> int:
    """All legions of an owner on the map."""
    return LEGIONS - free_legions(g, owner)


def fingerprint(g: HellState, area: int) -> tuple[object, ...]:
    """What stands in a section: changes when units enter or leave (H17.4.2, H17.14.2)."""
    return (
        tuple(g.plain[o * AREAS + area] for o in range(OWNERS)),
        tuple((h, g.hound_of[h]) for h in range(len(HOUNDS)) if g.hound_at[h] == area),
        tuple((t, g.lt_of[t]) for t in range(len(LIEUTENANTS)) if g.lt_at[t] == area),
    )


def leadership(g: HellState, lieutenant: int) -> int:
    """How many legions a lieutenant leads (H3.4)."""
    owner = g.lt_of[lieutenant]
    printed = LIEUTENANTS[lieutenant].leadership
    return value(g, "leadership", printed, owner) if owner < FREEBOOTERS else printed


def commanded(g: HellState, owner: int, area: int) -> tuple[int, int, dict[int, tuple[int, list[int]]]]:
    """H3.4: uncommanded plain legions, uncommanded pairs as a mask, and by lieutenant what he commands (plain, pairs)."""
    hounds = pairs(g, owner, area)
    if len(hounds) > 1:
        hounds.sort(key=lambda h: (-HOUNDS[h].attacks, h))
    left = plain(g, owner, area)
    by: dict[int, tuple[int, list[int]]] = {}
    for t in sorted(lieutenants(g, owner, area), key=lambda t: (-LIEUTENANTS[t].bonus, t)):
        room = leadership(g, t)
        taken, hounds = hounds[:room], hounds[room:]
        n = min(left, room - len(taken))
        left -= n
        by[t] = (n, taken)
    return left, sum(1 << h for h in hounds), by


# -- a unit is named by area, owner and what --------------------------------------------------


def unit_classes(g: HellState, owner: int, area: int) -> list[tuple[int, int]]:
    """What the owner has there, as `what` and how many are alike; a pair is one unit."""
    found: list[tuple[int, int]] = [(LEGION, plain(g, owner, area))] if owner < OWNERS and plain(g, owner, area) else []
    if owner == WILD:
        return [(HOUND + h, 1) for h in wild(g, area)]
    found += [(PAIR + h, 1) for h in pairs(g, owner, area)]
    found += [(LIEUTENANT + t, 1) for t in lieutenants(g, owner, area)]
    return found


def move(g: HellState, owner: int, what: int, start: int, to: int) -> None:
    """Put one unit somewhere else; a handler takes its hound along."""
    if what == LEGION:
        add(g, owner, start, -1)
        add(g, owner, to, 1)
    elif what < LIEUTENANT:
        g.hound_at[what - PAIR] = to
    elif what < HOUND:
        g.lt_at[what - LIEUTENANT] = to
    else:
        g.hound_at[what - HOUND] = to


def lose_hound(g: HellState, hound: int) -> None:
    """H3.12: back to the box."""
    g.hound_at[hound] = NOWHERE
    g.hound_of[hound] = -1


def lose_lieutenant(g: HellState, lieutenant: int) -> None:
    """H3.12: to the Return box, his bonus souls lost (H10.7)."""
    g.lt_at[lieutenant] = NOWHERE
    g.lt_of[lieutenant] = -1
    g.lt_souls[lieutenant] = 0
    g.returned = tuple(sorted((*g.returned, lieutenant)))


def remove(g: HellState, owner: int, what: int, area: int) -> int:
    """Take one unit off the map; returns the hound that has lost its handler, or -1."""
    if what == LEGION:
        add(g, owner, area, -1)
    elif what < LIEUTENANT:
        g.hound_of[what - PAIR] = WILD
        return what - PAIR
    elif what < HOUND:
        lose_lieutenant(g, what - LIEUTENANT)
    else:
        hound = what - HOUND
        if g.hound_of[hound] < OWNERS:
            add(g, g.hound_of[hound], area, 1)
        lose_hound(g, hound)
    return -1


def convert(g: HellState, owner: int, what: int, area: int, to: int) -> bool:
    """Exchange a unit's counter for one of the new side (H14.2.8); false if that side has none left."""
    if what < LIEUTENANT and free_legions(g, to) <= 0:
        return False
    if what == LEGION:
        add(g, owner, area, -1)
        add(g, to, area, 1)
    elif what < LIEUTENANT:
        g.hound_of[what - PAIR] = to
    else:
        g.lt_of[what - LIEUTENANT] = to
    return True


def drop_leaderless(g: HellState) -> None:
    """H14.2.11: a freebooter lieutenant without a freebooter legion leaves."""
    for t in range(len(LIEUTENANTS)):
        if g.lt_of[t] == FREEBOOTERS and legions(g, FREEBOOTERS, g.lt_at[t]) == 0:
            lose_lieutenant(g, t)


def open_ground(g: HellState, owner: int) -> i64:
    """H10.2: the mask of the sections where a new unit of the owner may be placed."""
    from avernus.games.hellgame.rules.values import denied_in

    found = EVERYWHERE & ~footing(g, others(owner)) & ~denied_in(g, "summon", owner)
    for held in (g.uriel, g.lilith):
        if 0 <= held < SECTIONS:
            found &= ~mask(held)
    return found


def open_for_units(g: HellState, owner: int, area: int) -> bool:
    """H10.2: may a new unit of the owner be placed there?"""
    return open_ground(g, owner) >> area & 1 == 1
