"""Marching, fleeing and fighting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from avernus.games.hellgame.board import LIEUTENANTS, SECTIONS
from avernus.games.hellgame.bot.plan import Plan, enemies, strength
from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.combat_phase import due
from avernus.games.hellgame.rules.flight import FleeGroup
from avernus.games.hellgame.rules.forces import legions
from avernus.games.hellgame.rules.march import March, Move
from avernus.games.hellgame.rules.values import stat
from avernus.games.hellgame.verbs import (
    CAST,
    GO,
    JOIN,
    LEAD,
    LEGION,
    LIEUTENANT,
    LOAD,
    MOST_GO,
    PAIR,
    PLACE,
    SAY,
    UNIT,
    field_of,
    go_of,
    join_of,
    lead_of,
    pack_go,
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
    if plan.g.options["questions"] == "few":
        return march_whole(plan, legal)
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


def march_whole(plan: Plan, legal: list[int]) -> int:
    """The stack that gains most by moving, with its goal and how many go; no more, where nothing is to be gained."""
    orders = march_orders(plan, legal, 0.4, 1, 1)
    return orders[0] if orders else SAY["end"]


def march_orders(plan: Plan, legal: list[int], least: float, most: int, each: int) -> list[int]:
    """For each stack that gains at least so much by moving, those first that gain most, its goal and how many go: so many orders at
    most, and for each stack so many."""
    g = plan.g
    stacks: dict[tuple[int, int], list[int]] = {}
    for action in legal:
        verb = verb_of(action)
        if verb == GO:
            stacks.setdefault((go_of(action)[0], LEGION), []).append(action)
        elif verb == LEAD:
            what = lead_of(action)[0]
            at = g.lt_at[what - LIEUTENANT] if what >= LIEUTENANT else g.hound_at[what - PAIR]
            stacks.setdefault((at, what), []).append(action)
        elif verb == UNIT:
            area, _, what = unit_of(action)
            if area >= SECTIONS:
                stacks.setdefault((area, what), []).append(action)
    ranked = sorted(((march_gain(plan, area, what, 1), area, what) for area, what in stacks), reverse=True)
    orders: list[int] = []
    for gain, area, what in ranked:
        if gain <= least or len(orders) >= most:
            break
        orders += goals(plan, area, what, stacks[area, what])[:each]
    return orders[:most]


def march_gain(plan: Plan, area: int, what: int, nth: int) -> float:
    """What the n-th unit of a stack gains by leaving."""
    beside = legions(plan.g, plan.seat, area) - (nth if what < LIEUTENANT else 0)
    gain = plan.field(area) - HASTE * plan.stay(area, beside)
    if what >= LIEUTENANT:
        return gain * (1.0 + 0.5 * min(3, beside)) if beside > 1 else 0.0  # a leader goes where he can lead
    return gain


def goals(plan: Plan, area: int, what: int, ways: list[int]) -> list[int]:
    """Where a stack goes, and how many of it, the best first; nothing if it stays."""
    g, seat = plan.g, plan.seat
    if verb_of(ways[0]) == UNIT:
        return [ways[0]]
    there = legions(g, seat, area)
    if what >= LIEUTENANT:
        numbers = {lead_of(a)[2] for a in ways}
        many = min(max(numbers), there - (1 if plan.stay(area, 0) > 2.0 else 0))
        ways = [a for a in ways if lead_of(a)[2] == many]
        step = Move(seat=seat, at=area, steps=LIEUTENANTS[what - LIEUTENANT].moves, lieutenant=what - LIEUTENANT, legion=many)
    else:
        ways = [a for a in ways if verb_of(a) == LEAD or go_of(a)[2] == 1]
        hounds = (what - PAIR,) if what >= PAIR else ()
        step = Move(seat=seat, at=area, legion=int(what == LEGION), pairs=hounds)
    asking = step.asked(g)
    least = HASTE * plan.stay(area, there - step.legion - len(step.pairs)) if not step.alone() else 0.1
    found: list[tuple[float, int]] = []
    for action in ways:
        to = (lead_of(action) if verb_of(action) == LEAD else go_of(action))[1]
        value = arrival(plan, to, step) if to not in asking else 0.0  # nobody grants it
        if value > least:
            found.append((-value, action))
    found.sort()
    return [action if verb_of(action) == LEAD else together(plan, action, there) for _, action in found]


def together(plan: Plan, action: int, there: int) -> int:
    """As many legions as would follow one another to the same goal: where somebody is to be driven out."""
    area, to, _ = go_of(action)
    march, many = plan.g.find("March"), 1
    assert isinstance(march, March)
    most = min(there - march.moved[area], march.left, MOST_GO)
    if to < SECTIONS and enemies(plan.g, plan.seat, to):
        while many < most and march_gain(plan, area, LEGION, many + 1) > 0.4:
            many += 1
    return pack_go(area, to, many)


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
    against = plan.land.against[to]
    force = step.legion + 1.6 * len(step.pairs) + plan.land.force[to]
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
    firm = enemies(plan.g, plan.seat, area) + 1.0 <= 1.6 * strength(plan.g, plan.seat, area) + 0.5
    word = "flee" if weak else "hold" if firm and SAY["hold"] in legal else "stand"
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
    chances = odds(plan.g, plan.seat, combat) if isinstance(combat, Combat) else 1.0
    word = "flee" if chances < 0.55 else "hold" if SAY["hold"] in legal else "stay"
    return SAY[word] if SAY[word] in legal else legal[0]


def avoid(plan: Plan, legal: list[int]) -> int:
    """Fight where one is the stronger and wants the section; keep the peace otherwise."""
    area = asked_area(plan.g)
    if attractive(plan, area):
        word = "fight"
    elif SAY["everywhere"] in legal and not any(attractive(plan, s) for s in due(plan.g) if s != area):
        word = "everywhere"
    else:
        word = "truce" if SAY["truce"] in legal else "peace"
    return SAY[word] if SAY[word] in legal else legal[0]


def attractive(plan: Plan, area: int) -> bool:
    """Would the player rather fight there?"""
    mine, theirs = strength(plan.g, plan.seat, area), enemies(plan.g, plan.seat, area)
    wants = plan.circle == area // 5 or plan.g.control[area] == plan.seat or plan.danger(area) > 2.0
    return mine > (1.0 if wants else 1.6) * theirs


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
    """Combat cards first, then counters; all of them in one answer, where it may be."""
    order, cards = {"combat": 0, "counter": 1}, plan.g.cards
    wanted = sorted(set(plan.g.hands[plan.seat]), key=lambda c: order.get(cards.arcana[c].timing, 2))
    return cards.name(wanted[:max(len(cards.given(a)) for a in legal)])


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
