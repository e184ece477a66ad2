"""Marching, fleeing and fighting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from avernus.games.hellgame.board import SECTIONS
from avernus.games.hellgame.bot.plan import Plan, enemies, strength
from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.flight import FleeGroup
from avernus.games.hellgame.rules.forces import legions
from avernus.games.hellgame.rules.march import Move
from avernus.games.hellgame.rules.values import stat
from avernus.games.hellgame.verbs import (
    CAST,
    JOIN,
    LEGION,
    LIEUTENANT,
    LOAD,
    PAIR,
    PLACE,
    SAY,
    UNIT,
    field_of,
    join_of,
    said,
    unit_of,
    verb_of,
)

if TYPE_CHECKING:
    from avernus.games.hellgame.rules import Hell

HASTE = 1.15
"""A unit leaves where it stands only for something that pulls so much more."""


def march_select(plan: Plan, legal: list[int]) -> int:
    """The unit that gains most by moving, or no more."""
    best, best_gain = SAY["end"], 0.4
    for action in legal:
        if verb_of(action) != UNIT:
            continue
        area, _, what = unit_of(action)
        beside = legions(plan.g, plan.seat, area) - (what < LIEUTENANT)
        gain = plan.field(area) - HASTE * plan.stay(area, beside)
        if what >= LIEUTENANT:
            gain = gain * (1.0 + 0.5 * min(3, beside)) if beside > 1 else 0.0  # a leader goes where he can lead
        if gain > best_gain:
            best, best_gain = action, gain
    return best


def march_step(plan: Plan, legal: list[int]) -> int:
    """Towards what pulls most; lieutenants take along whoever is not needed where he is."""
    g = plan.g
    step = g.find("Move")
    if not isinstance(step, Move):
        return legal[0]
    beside = legions(g, plan.seat, step.at) - step.legion - len(step.pairs)
    loads = [a for a in legal if verb_of(a) == LOAD]
    needed = plan.stay(step.at, 0) > 2.0
    if loads and beside > (1 if needed else 0):
        return SAY["all"] if SAY["all"] in legal and not needed else loads[0]
    asking = step.asked(g)
    best, best_value = -1, -1.0
    for action in legal:
        if verb_of(action) == PLACE:
            value = arrival(plan, field_of(action), step) if field_of(action) not in asking else 0.0  # nobody grants it
        elif action == SAY["stop"]:
            value = HASTE * plan.stay(step.at, beside) if not step.alone() else 0.1
        elif action == SAY["in"]:
            value = 3.0
        else:
            continue
        if value > best_value:
            best, best_value = action, value
    return best if best >= 0 else legal[0]


def arrival(plan: Plan, to: int, step: Move) -> float:
    """What it is worth to enter an area with this unit."""
    if to >= SECTIONS:
        return 0.05
    g, seat = plan.g, plan.seat
    against = enemies(g, seat, to)
    force = step.legion + 1.6 * len(step.pairs) + strength(g, seat, to)
    value = plan.want[to]
    if against:
        value = value if force >= against else 0.3 * value * force / against
    if step.steps > 1 or not value:
        value = max(value, 0.9 * plan.field(to) if not against else 0.0)
    return value


def flee(plan: Plan, legal: list[int]) -> int:
    """Flee from twice one's own strength; stand otherwise."""
    area = asked_area(plan.g)
    if area < 0:
        return SAY["stand"] if SAY["stand"] in legal else legal[0]
    weak = enemies(plan.g, plan.seat, area) > 1.6 * strength(plan.g, plan.seat, area) + 0.5
    word = "flee" if weak else "stand"
    return SAY[word] if SAY[word] in legal else legal[0]


def asked_area(g: Hell) -> int:
    """The section that the open flight or combat is about, or -1."""
    for step in reversed(g.stack):
        area = getattr(step, "section", -1)
        if isinstance(area, int) and area >= 0:
            return area
    return -1


def flee_direction(plan: Plan, legal: list[int]) -> int:
    """Where the group is of most use, and meets nobody."""
    group = plan.g.find("FleeGroup")
    owner = group.owner if isinstance(group, FleeGroup) else plan.seat

    def value(action: int) -> float:
        to = field_of(action)
        if to >= SECTIONS:
            return -1.0
        return plan.field(to) - 3.0 * enemies(plan.g, owner, to)

    return max(legal, key=value)


def odds(g: Hell, seat: int, combat: Combat) -> float:
    """Own side against the other, in legions."""
    mine = theirs = 0.0
    for p in (*range(g.seats), 6, 7):
        force = strength(g, p, combat.section)
        if combat.enemies_of(seat) >> p & 1 or (p == 7 and combat.enemies_of(seat) >> 7):
            theirs += force
        elif p == seat or (combat.side1 >> p & 1) == (combat.side1 >> seat & 1):
            mine += force
        else:
            theirs += force
    return mine / (theirs + 0.1)


def combat_flee(plan: Plan, legal: list[int]) -> int:
    """Stay unless the fight is lost."""
    combat = plan.g.find("Combat")
    word = "flee" if isinstance(combat, Combat) and odds(plan.g, plan.seat, combat) < 0.55 else "stay"
    return SAY[word] if SAY[word] in legal else legal[0]


def avoid(plan: Plan, legal: list[int]) -> int:
    """Fight where one is the stronger and wants the section; keep the peace otherwise."""
    area = asked_area(plan.g)
    mine, theirs = strength(plan.g, plan.seat, area), enemies(plan.g, plan.seat, area)
    wants = plan.circle == area // 5 or plan.g.control[area] == plan.seat or plan.danger(area) > 2.0
    word = "fight" if mine > (1.0 if wants else 1.6) * theirs else "truce" if SAY["truce"] in legal else "peace"
    return SAY[word] if SAY[word] in legal else legal[0]


def join(plan: Plan, legal: list[int]) -> int:
    """The demon with most skulls, with the combat cards that it can carry, where more than a skirmish is fought."""
    g = plan.g
    cards = sum(g.cards.arcana[c].timing == "combat" for c in g.hands[plan.seat])
    best, best_value = SAY["none"], 1.5
    for action in legal:
        if verb_of(action) == JOIN:
            d, n = join_of(action)
            helps = g.cards.demons[d].ability.hook.startswith("combat")
            value = stat(g, d, "skulls") + (1.0 if helps else 0.0) + (0.5 * n if n <= cards else -9.0)
            if value > best_value:
                best, best_value = action, value
    return best if best in legal else legal[0]


def carry(plan: Plan, legal: list[int]) -> int:
    """Combat cards first, then counters."""
    order, arcana = {"combat": 0, "counter": 1}, plan.g.cards.arcana
    return min(legal, key=lambda a: order.get(arcana[field_of(a)].timing, 2))


def combat_cast(plan: Plan, legal: list[int]) -> int:
    """Play what is carried, as long as a soul is left."""
    casts = [a for a in legal if verb_of(a) == CAST]
    if not casts or plan.g.souls[plan.seat] < 2:
        return SAY["none"]
    return casts[len(casts) // 2]


def assign_hit(plan: Plan, legal: list[int]) -> int:
    """Legions before handlers, handlers before hounds, lieutenants last."""
    def value(action: int) -> int:
        what = unit_of(action)[2]
        return 0 if what == LEGION else 1 if what < LIEUTENANT and what >= PAIR else 3 if what < LIEUTENANT + 12 else 2

    return min(legal, key=value)


def load_all(plan: Plan, legal: list[int]) -> int:
    """A fleeing lieutenant takes along whom he can."""
    loads = [a for a in legal if a == SAY["all"] or not said(a)]
    return loads[0] if loads else legal[0]
