"""An answer to every question: by the plan where a rule of thumb is enough, by trying it out where it is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from avernus.core.native import buffer
from avernus.games.hellgame.board import SECTIONS, SOULS
from avernus.games.hellgame.bot import deals, foresight, menus, war
from avernus.games.hellgame.bot.foresight import Care, chance
from avernus.games.hellgame.bot.luck import Luck
from avernus.games.hellgame.bot.plan import Plan
from avernus.games.hellgame.bot.tempers import Temper, temper_of
from avernus.games.hellgame.bot.worth import evaluate
from avernus.games.hellgame.rules.action import Action
from avernus.games.hellgame.rules.forces import legions
from avernus.games.hellgame.rules.souls import Deal
from avernus.games.hellgame.rules.values import free_favors
from avernus.games.hellgame.steps import Ask
from avernus.games.hellgame.verbs import (
    ABILITY,
    CAST,
    DEMON,
    FIGURE,
    PASS,
    PLACE,
    SAY,
    SAYING,
    UNIT,
    WALK,
    field_of,
    influence_mode,
    unit_of,
    verb_of,
)

if TYPE_CHECKING:
    from avernus.games.hellgame.rules import Hell

LONGEST: Final = 60
"""So many actions of a line are tried out at most."""
MOST: Final = 24
"""So many answers to one question are tried out at most."""
CARELESS: Final = {
    "PETITION_MENU": 0, "SHOW_SIXES": 0, "DEAL_OFFER": 0, "ACTION_MENU": 25, "SUMMON_MENU": 25, "MARCH_SELECT": 25, "MARCH_STEP": 25,
}
"""Of a hundred decisions a beginner takes so many by what strikes the eye: knowing the goal and the way, little of fights, cards, talk."""
OFTEN: Final = 60
"""The same, for any other question."""


def advise(g: Hell, seat: int, skill: int, draw: int) -> int | None:
    """The answer of a player with a skill, or of a temper, to the open question; `None` where a beginner has no idea."""
    luck = Luck(draw)
    if skill == 0 and len(g.options_now()) > 1:
        top = g.stack[-1]
        assert isinstance(top, Ask)
        if luck.below(100) < CARELESS.get(top.point, OFTEN):
            return None
    return answer(g, seat, temper_of(skill), CARES.get(skill, NONE), luck)


def answer(g: Hell, seat: int, temper: Temper, care: Care, luck: Luck) -> int:
    """The answer of somebody of a temper who thinks with so much care; it may be none."""
    legal = list(g.options_now())
    if len(legal) == 1:
        return legal[0]
    top = g.stack[-1]
    assert isinstance(top, Ask)
    point, plan = top.point, Plan(g, seat)
    if point == "ACTION_MENU":
        lines = actions(plan, legal, care, luck, temper)
        return foresight.best(g, seat, lines[:care.wide], care, quick, luck) if point in care.points else lines[0][0]
    own = temper.answer(plan, point, legal)
    if own is not None:
        return own
    if point in care.points:
        if point == "DEAL_OFFER":
            return deals.offer(g, seat, legal)
        if point == "DEAL_REPLY":
            return deals.reply(g, seat)
        found = candidates(plan, point, legal, care.wide, luck)
        return foresight.best(g, seat, [[a] for a in found], care, quick, luck) if len(found) > 1 else found[0]
    if point in TRIED:
        return best_tried(plan, legal, 1, luck)
    return quick(plan, point, legal)


def candidates(plan: Plan, point: str, legal: list[int], wide: int, luck: Luck) -> list[int]:
    """The answers that are worth looking ahead, the rule of thumb first."""
    first = quick(plan, point, list(legal))
    if point == "MARCH_SELECT":
        found = war.march_orders(plan, legal, RELUCTANT, wide - 2, 2)
        found.append(SAY["end"])
    elif point == "SUMMON_MENU":
        found = menus.summonings(plan, legal)
    else:
        found = [a for a in legal if a != first]
        if len(found) >= wide:
            while len(found) > MOST:
                found.pop(luck.below(len(found)))
            ranked = sorted([(-tried(plan, [a], 1, luck), a) for a in found])
            found = [a for _, a in ranked]
    chosen = [first]
    for action in found:
        if action not in chosen and action in legal:
            chosen.append(action)
    return chosen[:wide]


def quick(plan: Plan, point: str, legal: list[int]) -> int:
    """The answer by rule of thumb."""
    if point == "ACTION_MENU":
        demon = acting(plan.g)
        best, most = legal[0], -1e9
        for action in legal:
            value = menus.action_score(plan, demon, action)
            if value > most:
                best, most = action, value
        return best
    found = THUMB[point](plan, legal) if point in THUMB else default(plan, legal)
    return found if found in legal else default(plan, legal)


def default(plan: Plan, legal: list[int]) -> int:
    """What stands in for a missing answer (H24.4)."""
    return plan.g.default(plan.seat)


def acting(g: Hell) -> int:
    """The demon whose action is chosen."""
    step = g.find("Action")
    assert isinstance(step, Action)
    return step.demon


# -- trying out -------------------------------------------------------------------------------


def actions(plan: Plan, legal: list[int], care: Care, luck: Luck, temper: Temper) -> list[list[int]]:
    """The actions, the most promising first; spells and abilities, with the best of their targets, are tried out for that."""
    demon = acting(plan.g)
    scores = {action: menus.action_score(plan, demon, action) for action in legal}
    targets: dict[int, int] = {}
    unknown = [a for a in legal if verb_of(a) in (CAST, ABILITY)][:8]
    if unknown:
        before = evaluate(plan.g, plan.seat)
        for action in unknown:
            if care.wide > 1:
                line = aimed(plan, action, luck)
                if len(line) > 1:
                    targets[action] = line[1]
            else:
                line = [action]
            scores[action] = max(scores[action], tried(plan, line, care.tries, luck) - before)
    temper.lean(scores)
    ranked = sorted([(-scores[legal[i]], i) for i in range(len(legal))])
    lines: list[list[int]] = []
    alike: set[int] = set()
    for _, i in ranked:
        action = legal[i]
        verb = verb_of(action)
        if verb not in alike or verb not in (WALK, PASS):  # of cards to walk or pass with, the best
            lines.append([action, targets[action]] if action in targets else [action])
        alike.add(verb)
    return lines


def aimed(plan: Plan, action: int, luck: Luck) -> list[int]:
    """An action with the best answer to what it asks of its player at once."""
    world = plan.g.copy()
    world.apply(plan.seat, action)
    top = world.stack[-1] if world.stack else None
    if not isinstance(top, Ask) or top.seat != plan.seat or top.point not in TRIED:
        return [action]
    legal = list(world.options_now())
    while len(legal) > MOST:
        legal.pop(luck.below(len(legal)))
    best, most = legal[0], -1e9
    for target in legal:
        value = tried(plan, [action, target], 1, luck)
        if value > most:
            best, most = target, value
    return [action, best]


def best_tried(plan: Plan, legal: list[int], samples: int, luck: Luck) -> int:
    """The answer after which the position is worth most."""
    while len(legal) > MOST:
        legal.pop(luck.below(len(legal)))
    best, most = legal[0], -1e9
    for action in legal:
        value = tried(plan, [action], samples, luck)
        if value > most:
            best, most = action, value
    return best


def tried(plan: Plan, line: list[int], samples: int, luck: Luck) -> float:
    """What the position is worth after some answers and all that belongs to them."""
    total = 0.0
    for _ in range(samples):
        world = plan.g.copy()
        depth = len(world.stack)
        for action in line:
            world.apply(plan.seat, action)
        play_on(plan.on(world), depth, luck)
        total += evaluate(world, plan.seat)
    return total / samples


def play_on(plan: Plan, depth: int, luck: Luck) -> None:
    """Play by rule of thumb until the step is over that asked; the others answer what is expected of them."""
    g = plan.g
    out, weights = buffer(int(g.max_legal())), buffer(int(g.max_legal()))
    phase, queue = g.phase, g.queue
    for _ in range(LONGEST):
        if len(g.stack) < depth or g.phase != phase or (phase == "action" and g.queue[:1] != queue[:1]):
            return
        top = g.stack[-1]
        if not isinstance(top, Ask):
            chance(g, luck, out, weights)
        elif top.seat == plan.seat:
            g.apply(top.seat, quick(plan, top.point, list(g.options_now())))
        else:
            g.apply(top.seat, g.default(top.seat))


# -- rules of thumb for single questions ------------------------------------------------------


def word(name: str) -> Callable[[Plan, list[int]], int]:
    """Always the same word."""
    said = SAY[name]
    return lambda plan, legal: said


def support(plan: Plan, legal: list[int]) -> int:
    """One's own spell before those of others."""
    return max(legal, key=lambda a: verb_of(a) != SAYING and plan.g.cards.support_of(a)[0] == plan.seat)


def counter(plan: Plan, legal: list[int]) -> int:
    """Save one's own demons and units; leave the rest alone."""
    window = plan.g.find("Window")
    aimed = window is not None and (window.target >= 0 or window.victim == plan.seat or window.halt == plan.seat)
    return legal[-1] if aimed else SAY["none"]


def deal(plan: Plan, legal: list[int]) -> int:
    """Accept what gives more than it takes."""
    step = plan.g.find("Deal")
    assert isinstance(step, Deal)
    gain = step.give[0] - step.take[0] - 1.5 * (step.give[1] - step.take[1]) + 0.25 * (step.give[2] - step.take[2])
    return SAY["accept"] if gain > 0 else SAY["refuse"]


def court(plan: Plan, legal: list[int]) -> int:
    """Only with favors to spare."""
    return legal[-1] if free_favors(plan.g, plan.seat) >= 4 else SAY["none"]


def reroll(plan: Plan, legal: list[int]) -> int:
    """Throw again what leads nowhere."""
    roll = plan.g.find("Roll")
    return SAY["again"] if roll is not None and all(die >= 5 for die in roll.dice) else SAY["keep"]


def bribe(plan: Plan, legal: list[int]) -> int:
    """A soul or two, of those that are not needed."""
    spare = plan.g.souls[plan.seat] - menus.upkeep(plan.g, plan.seat)
    return legal[min(len(legal) - 1, max(0, min(2, spare // 3)))]


def influence(plan: Plan, legal: list[int]) -> int:
    """Where one's circle is; turning only what stands on a section that is missing there."""
    g = plan.g

    def value(action: int) -> float:
        area = unit_of(action)[0]
        home = area < SECTIONS and area // 5 == plan.circle
        turned = home and g.control[area] != plan.seat and not legions(g, plan.seat, area)
        return (3.0 if home else 0.0) + (0.5 if (influence_mode(action) == 1) == turned else 0.0)

    return max(legal, key=value)


def stay_home(plan: Plan, legal: list[int]) -> int:
    """Where the pull is strongest."""
    return max(legal, key=lambda a: plan.field(field_of(a)))


def first(plan: Plan, legal: list[int]) -> int:
    """Any."""
    return legal[0]


def macina(plan: Plan, legal: list[int]) -> int:
    """Paid, if souls are left for the legions."""
    return SAY["pay"] if SAY["pay"] in legal and plan.g.souls[plan.seat] >= 4 else SAY["not"]


def deserter(plan: Plan, legal: list[int]) -> int:
    """Welcome, if there is something to pay him with."""
    return SAY["take"] if plan.g.souls[plan.seat] >= 3 else SAY["decline"]


def self_first(plan: Plan, legal: list[int]) -> int:
    """Oneself, where that is possible."""
    return next((a for a in legal if field_of(a) == plan.seat), legal[0])


def aim(plan: Plan, legal: list[int]) -> int:
    """At what hurts the most dangerous of the others."""
    g, seat = plan.g, plan.seat

    def value(action: int) -> float:
        verb = verb_of(action)
        if verb == DEMON:
            d = field_of(action)
            owner = g.d_owner[d]
            return -1.0 if owner == seat else menus.menace(g, owner) + 2.0 * g.d_place[d]
        if verb == FIGURE:
            return -1.0 if field_of(action) == seat else menus.menace(g, field_of(action)) if field_of(action) < g.seats else 0.0
        if verb == PLACE:
            area = field_of(action)
            return 0.0 if area >= SECTIONS else -1.0 if g.control[area] == seat else plan.want[area] + plan.danger(area)
        if verb == UNIT:
            area, owner, _ = unit_of(action)
            return -1.0 if owner == seat else plan.want[area] if area < SECTIONS else 0.0
        return 0.0

    return max(legal, key=value)


def choose(plan: Plan, legal: list[int]) -> int:
    """What one wants most of others, and misses least of one's own."""
    g, seat = plan.g, plan.seat
    if verb_of(legal[0]) == PLACE:
        gives = type(g.stack[-2]).__name__ in GIVING

        def worth(action: int) -> float:
            area = field_of(action)
            if area >= SECTIONS:
                return 0.0
            if g.control[area] != seat:
                return plan.want[area] + plan.danger(area) + 9.0 * (plan.circle == area // 5)
            return -(SOULS[area] + 9.0 * (plan.circle == area // 5)) if gives else plan.field(area)

        return max(legal, key=worth)
    if verb_of(legal[0]) == UNIT:
        def missed(action: int) -> float:
            area, owner, _ = unit_of(action)
            return -plan.stay(area, 0) if owner == seat else plan.want[area] if area < SECTIONS else 0.0

        return max(legal, key=missed)
    return default(plan, legal)


THUMB: Final[dict[str, Callable[[Plan, list[int]], int]]] = {
    "SWAP_DEMON": word("keep"), "PLACE_FIRST": stay_home, "DISCARD": menus.discard, "UPKEEP_UNPAID": menus.unpaid, "MACINA_PAY": macina,
    "DEAL_OFFER": word("none"), "DEAL_REPLY": deal, "DESERTER": deserter, "SUMMON_MENU": menus.summon, "RECRUIT_PLACE": stay_home,
    "SUPPORT": support, "COUNTER": counter, "MARCH_SELECT": war.march_select, "MARCH_STEP": war.march_step, "PASS_REQUEST": word("enter"),
    "PASS_GRANT": word("refuse"), "FLEE_DECISION": war.flee, "FLEE_CARRY": war.load_all, "FLEE_DIRECTION": war.flee_direction,
    "INFLUENCE_TARGET": influence, "INFLUENCE_BRIBE": bribe, "NEW_OWNER": self_first, "COURT": court, "LILITH_STEP": word("stay"),
    "AVOID": war.avoid, "ALLIES": war.avoid, "JOIN": war.join, "CARRY": war.carry, "QUICK": word("yes"), "COMBAT_CAST": war.combat_cast,
    "ASSIGN_HIT": war.assign_hit, "COMBAT_FLEE": war.combat_flee, "PETITION_MENU": menus.petition, "SHOW_SIXES": word("show"),
    "REMOVE_DISFAVOR": word("remove"), "ABILITY": word("use"), "REROLL": reroll, "TARGET": first, "CAST_TARGET": aim, "CARD_CHOICE": choose,
}
TRIED: Final = frozenset({"CAST_TARGET", "CARD_CHOICE", "CONSPIRE_PICK", "LILITH_STEP", "NAME_FOE", "CHOOSE_SIDE", "ABILITY"})
"""Questions that depend on so much that the answers are tried out."""
FIGHTS: Final = frozenset({"ACTION_MENU", "AVOID", "FLEE_DECISION", "COMBAT_FLEE"})
"""Questions of a few answers whose outcome shows at the end of the turn."""
ALL: Final = FIGHTS | TRIED | frozenset({
    "MARCH_SELECT", "MARCH_STEP", "SUMMON_MENU", "PETITION_MENU", "COUNTER", "JOIN", "COMBAT_CAST", "INFLUENCE_TARGET", "INFLUENCE_BRIBE",
    "ALLIES", "FLEE_DIRECTION", "TARGET", "NEW_OWNER", "DESERTER", "MACINA_PAY", "COURT", "REMOVE_DISFAVOR", "SUPPORT", "CARRY",
    "RECRUIT_PLACE", "DEAL_OFFER", "DEAL_REPLY",
})
"""All of which the outcome shows at the end of the turn, now and then."""
RELUCTANT: Final = -3.0
"""So little a stack may gain by marching to be thought about."""
GIVING: Final = frozenset({"SwapSections", "Revoke"})
"""Effects that take sections away, one's own among them."""
NONE: Final = Care(frozenset(), 1, 0, 0.0)
CARES: Final = {
    2: Care(ALL, 8, 48, 0.01),
    6: Care(FIGHTS, 4, 12, 0.01),
    7: Care(ALL, 6, 24, 0.01),
}
"""How much is thought about, by skill: 2 is the best there is, 6 and 7 look ahead less; 3 to 5 are tempers, who do not."""
