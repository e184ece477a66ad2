"""An answer to every question: by the plan where a rule of thumb is enough, by trying it out where it is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from avernus.core.native import buffer
from avernus.core.seats import CHANCE
from avernus.games.hellgame.bot import foresight, menus, war
from avernus.games.hellgame.bot.luck import Luck
from avernus.games.hellgame.bot.plan import Plan
from avernus.games.hellgame.bot.tempers import PLAIN, Temper, temper_of
from avernus.games.hellgame.bot.worth import evaluate
from avernus.games.hellgame.rules.action import Action
from avernus.games.hellgame.rules.souls import Deal
from avernus.games.hellgame.rules.values import free_favors
from avernus.games.hellgame.steps import Ask
from avernus.games.hellgame.verbs import ABILITY, CAST, SAY, SAYING, field_of, influence_mode, unit_of, verb_of

if TYPE_CHECKING:
    from avernus.games.hellgame.rules import Hell

LONGEST: Final = 60
"""So many actions of a line are tried out at most."""
MOST: Final = 24
"""So many answers to one question are tried out at most."""
WIDE: Final = 4
"""So many answers are compared by looking ahead."""
CARELESS: Final = {
    "PETITION_MENU": 0, "SHOW_SIXES": 0, "DEAL_OFFER": 0, "ACTION_MENU": 25, "SUMMON_MENU": 25, "MARCH_SELECT": 25, "MARCH_STEP": 25,
}
"""Of a hundred decisions a beginner takes so many by what strikes the eye: knowing the goal and the way, little of fights, cards, talk."""
OFTEN: Final = 60
"""The same, for any other question."""


def advise(g: Hell, seat: int, skill: int, draw: int) -> int | None:
    """The answer of a player with a skill of 0 to 2, or of a temper, to the open question; `None` where a beginner has no idea."""
    legal = list(g.options_now())
    luck = Luck(draw)
    top = g.stack[-1]
    assert isinstance(top, Ask)
    if len(legal) == 1:
        return legal[0]
    if skill == 0 and luck.below(100) < CARELESS.get(top.point, OFTEN):
        return None
    plan = Plan(g, seat)
    temper = temper_of(skill)
    skill = min(skill, 2)
    if top.point == "ACTION_MENU":
        return act(plan, legal, skill, luck, temper)
    own = temper.answer(plan, top.point, legal)
    if own is not None:
        return own
    if skill > 1 and temper is PLAIN and top.point in FORESEEN:
        return foresight.best(g, seat, candidates(plan, top.point, legal), quick, luck)
    if top.point in TRIED and skill > 0:
        return best_tried(plan, legal, 1, luck)
    return quick(plan, top.point, legal)


def candidates(plan: Plan, point: str, legal: list[int]) -> list[int]:
    """The answers that are worth looking ahead, the rule of thumb first."""
    first = quick(plan, point, list(legal))
    return [first, *(a for a in legal if a != first)][:WIDE]


def quick(plan: Plan, point: str, legal: list[int]) -> int:
    """The answer by rule of thumb."""
    if point == "ACTION_MENU":
        scores = menus.action_scores(plan, acting(plan.g), legal)
        return max(legal, key=scores.__getitem__)
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


def act(plan: Plan, legal: list[int], skill: int, luck: Luck, temper: Temper = PLAIN) -> int:
    """The most promising action; spells and abilities are tried out first. Trying out the rest too was worse: what is good about a
    March or a Walk comes later than the step that asks."""
    scores = menus.action_scores(plan, acting(plan.g), legal)
    unknown = [a for a in legal if verb_of(a) in (CAST, ABILITY)][:8]
    if unknown and skill > 0:
        before = evaluate(plan.g, plan.seat)
        for action in unknown:
            scores[action] = tried(plan, action, skill, luck) - before
    temper.lean(scores)
    if skill > 1 and temper is PLAIN:
        return foresight.best(plan.g, plan.seat, sorted(legal, key=scores.__getitem__, reverse=True)[:WIDE], quick, luck)
    return max(legal, key=scores.__getitem__)


def best_tried(plan: Plan, legal: list[int], samples: int, luck: Luck) -> int:
    """The answer after which the position is worth most."""
    while len(legal) > MOST:
        legal.pop(luck.below(len(legal)))
    return max(legal, key=lambda action: tried(plan, action, samples, luck))


def tried(plan: Plan, action: int, samples: int, luck: Luck) -> float:
    """What the position is worth after an answer and all that belongs to it."""
    total = 0.0
    for _ in range(samples):
        world = plan.g.copy()
        depth = len(world.stack)
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
            n = int(g.outcomes_into(out, weights))
            rest = luck.below(sum(int(weights[i]) for i in range(n)))
            i = 0
            while rest >= weights[i]:
                rest -= int(weights[i])
                i += 1
            g.apply(CHANCE, out[i])
        elif top.seat == plan.seat:
            g.apply(top.seat, quick(plan, top.point, list(g.options_now())))
        else:
            g.apply(top.seat, g.default(top.seat))


# -- rules of thumb for single questions ------------------------------------------------------


def word(name: str) -> Callable[[Plan, list[int]], int]:
    """Always the same word."""
    return lambda plan, legal: SAY[name]


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
    """Where one's circle is; turning only what turns easily."""
    def value(action: int) -> float:
        mode, area = influence_mode(action), unit_of(action)[0]
        return (3.0 if area < 45 and area // 5 == plan.circle else 0.0) + (0.5 if mode == 0 else 0.0)

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


THUMB: Final[dict[str, Callable[[Plan, list[int]], int]]] = {
    "SWAP_DEMON": word("keep"), "PLACE_FIRST": stay_home, "DISCARD": menus.discard, "UPKEEP_UNPAID": menus.unpaid, "MACINA_PAY": macina,
    "DEAL_OFFER": word("none"), "DEAL_REPLY": deal, "DESERTER": deserter, "SUMMON_MENU": menus.summon, "RECRUIT_PLACE": stay_home,
    "SUPPORT": support, "COUNTER": counter, "MARCH_SELECT": war.march_select, "MARCH_STEP": war.march_step, "PASS_REQUEST": word("enter"),
    "PASS_GRANT": word("refuse"), "FLEE_DECISION": war.flee, "FLEE_CARRY": war.load_all, "FLEE_DIRECTION": war.flee_direction,
    "INFLUENCE_TARGET": influence, "INFLUENCE_BRIBE": bribe, "NEW_OWNER": self_first, "COURT": court, "LILITH_STEP": word("stay"),
    "AVOID": war.avoid, "ALLIES": war.avoid, "JOIN": war.join, "CARRY": war.carry, "QUICK": word("yes"), "COMBAT_CAST": war.combat_cast,
    "ASSIGN_HIT": war.assign_hit, "COMBAT_FLEE": war.combat_flee, "PETITION_MENU": menus.petition, "SHOW_SIXES": word("show"),
    "REMOVE_DISFAVOR": word("remove"), "ABILITY": word("use"), "REROLL": reroll, "TARGET": first,
}
FORESEEN: Final = frozenset({"AVOID", "FLEE_DECISION", "COMBAT_FLEE"})
"""Questions of a few answers whose outcome shows at the end of the turn."""
TRIED: Final = frozenset({"CAST_TARGET", "CARD_CHOICE", "CONSPIRE_PICK", "LILITH_STEP", "NAME_FOE", "CHOOSE_SIDE", "ABILITY"})
"""Questions that depend on so much that the answers are tried out."""
