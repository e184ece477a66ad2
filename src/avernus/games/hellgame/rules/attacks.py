"""H17.3, H17.8-H17.11 Who attacks with what, how units save, and how losses are removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from avernus.games.hellgame.board import FREEBOOTERS, HOUNDS, LIEUTENANTS, NUMBERS, OWNERS, WILD
from avernus.games.hellgame.rules.combat import ENTITIES, Combat
from avernus.games.hellgame.rules.forces import (
    add,
    drop_leaderless,
    leadership,
    lieutenants,
    lose_hound,
    lose_lieutenant,
    pairs,
    plain,
    units,
)
from avernus.games.hellgame.rules.values import active, roll_modifiers, stat
from avernus.games.hellgame.verbs import HOUND, LEGION, LIEUTENANT, PAIR

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


Attack = tuple[int, int, int, int, int]
"""Owner, what, rolls, bonus, attacked entity (-1: not yet declared)."""


Unit = tuple[int, int, int]
"""Owner, what, and a number that tells legions apart."""


def entity_units(g: HellState, entity: int, section: int) -> int:
    """How many units an entity has there."""
    if entity <= FREEBOOTERS:
        return units(g, entity, section)
    h = entity - 7
    return int(g.hound_of[h] == WILD and g.hound_at[h] == section)


def entities(g: HellState, mask: int, section: int) -> list[int]:
    """The entities of a mask that still have units there."""
    return [e for e in range(ENTITIES) if mask >> e & 1 and entity_units(g, e, section)]


def units_of(g: HellState, entity: int, section: int) -> list[Unit]:
    """Every single unit of an entity; handler and hound are two."""
    if entity > FREEBOOTERS:
        return [(WILD, HOUND + entity - 7, 0)]
    found = [(entity, LEGION, k) for k in range(plain(g, entity, section))]
    for h in pairs(g, entity, section):
        found += [(entity, PAIR + h, 0), (entity, HOUND + h, 0)]
    return found + [(entity, LIEUTENANT + t, 0) for t in lieutenants(g, entity, section)]


def unit_word(what: int) -> str:
    """What kind of unit it is, for modifiers."""
    return "legion" if what < LIEUTENANT else "lieutenant" if what < HOUND else "hellhound"


def save_number(g: HellState, combat: Combat | None, section: int, owner: int, what: int) -> int:
    """H17.10.1: a unit saves with this number or less."""
    if what >= LIEUTENANT:
        number = LIEUTENANTS[what - LIEUTENANT].save if what < HOUND else NUMBERS["hellhound_save_max"]
    elif owner == FREEBOOTERS:
        number = max([1, *(LIEUTENANTS[t].bonus for t in lieutenants(g, FREEBOOTERS, section))])  # H16.4.3
    else:
        number = NUMBERS["legion_save_max"]
        if combat is not None:
            side = combat.now1 if combat.now1 >> owner & 1 else combat.now2
            skulls = [stat(g, d, "skulls") for d in combat.joined if active(g, d) and side >> g.d_owner[d] & 1]
            number = max([number, *skulls])
    return number + roll_modifiers(g, "save", owner, area=section, unit=unit_word(what)).add


def attacker_word(what: int) -> str:
    """The attacking unit of a pair is its hound."""
    return "legion" if what == LEGION else "hellhound"


def attacks_of(g: HellState, owner: int, section: int) -> list[Attack]:
    """H17.8.1, H17.8.3: hounds by id, then legions, with the best matching of the lieutenants' bonuses."""
    found = [(owner, PAIR + h, HOUNDS[h].attacks) for h in pairs(g, owner, section)]
    found += [(owner, LEGION, 1)] * plain(g, owner, section)
    bonuses: list[int] = []
    for t in sorted(lieutenants(g, owner, section), key=lambda t: -LIEUTENANTS[t].bonus):
        bonuses += [LIEUTENANTS[t].bonus] * leadership(g, t)
    given = [0] * len(found)
    for i, bonus in zip(sorted(range(len(found)), key=lambda i: -found[i][2]), bonuses, strict=False):
        given[i] = bonus
    return [(o, what, rolls, given[i], -1) for i, (o, what, rolls) in enumerate(found)]


def hits_of(c: Combat, dice: tuple[int, ...], bonus: int) -> int:
    """How many of these combat rolls hit (H4.3, H17.13)."""
    need = NUMBERS["quick_combat_hit_min"] if c.quick else NUMBERS["combat_hit_min"]
    return sum(die + bonus >= need for die in dice)


def score(c: Combat, entity: int, dice: tuple[int, ...], bonus: int) -> int:
    """Count the hits of combat rolls on an entity."""
    n = hits_of(c, dice, bonus)
    hits = list(c.hits)
    hits[entity] += n
    c.hits = tuple(hits)
    c.rolls = (*c.rolls, (entity, bonus, dice))
    return n


def bury(g: HellState, section: int, dead: tuple[Unit, ...]) -> tuple[int, ...]:
    """Remove destroyed units; the hounds that have lost their handlers."""
    whats = [what for _, what, _ in dead]
    loose = []
    for owner, what, _ in dead:
        if what == LEGION:
            add(g, owner, section, -1)
        elif what < LIEUTENANT:
            h = what - PAIR
            if HOUND + h in whats:
                lose_hound(g, h)
            else:
                g.hound_of[h] = WILD
                loose.append(h)
        elif what < HOUND:
            lose_lieutenant(g, what - LIEUTENANT)
        elif PAIR + what - HOUND not in whats:
            if g.hound_of[what - HOUND] < OWNERS:
                add(g, g.hound_of[what - HOUND], section, 1)
            lose_hound(g, what - HOUND)
    drop_leaderless(g)
    return tuple(sorted(loose, key=lambda h: (-HOUNDS[h].attacks, h)))
