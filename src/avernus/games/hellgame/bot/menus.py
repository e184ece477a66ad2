"""The three menus of a turn - summoning, action, petitions - and what cards are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from avernus.games.hellgame.board import CIRCLES, SECTIONS, areas_of
from avernus.games.hellgame.bot.plan import Plan
from avernus.games.hellgame.rules.forces import ground, legions, legions_of
from avernus.games.hellgame.rules.values import active, cost, free_favors, stat
from avernus.games.hellgame.state import IN_HELL, ON_EARTH
from avernus.games.hellgame.verbs import (
    ABILITY,
    ACT,
    ACTING,
    BONUS,
    CARD,
    CAST,
    LIEUTENANT,
    MOST_MUSTERED,
    PASS,
    PETITION,
    PURCHASE,
    RECRUIT,
    SAY,
    SAYING,
    SUMMON,
    WALK,
    cast_of,
    field_of,
    pack_muster,
    petition_of,
    unit_of,
    verb_of,
)

if TYPE_CHECKING:
    from avernus.games.hellgame.rules import Hell

ENOUGH = 8
"""So many legions hold what they take; more cost more than they bring."""


def demons_at(g: Hell, seat: int, place: int) -> int:
    """How many active demons a player has in Hell or on Earth."""
    return sum(g.d_owner[d] == seat and g.d_down[d] == 0 and g.d_place[d] == place for d in range(len(g.cards.demons)))


def upkeep(g: Hell, seat: int) -> int:
    """What the units cost each turn."""
    return cost(g, "upkeep", seat) * (legions_of(g, seat) + g.lt_of.count(seat))


# -- summoning --------------------------------------------------------------------------------


def summon(plan: Plan, legal: list[int]) -> int:
    """Legions where they are nearest to what is wanted, a lieutenant for a large stack, then cards."""
    g, seat = plan.g, plan.seat
    spare = g.souls[seat] - upkeep(g, seat) + g.control.count(seat)
    if SAY["tame"] in legal:
        return SAY["tame"]
    places = [a for a in legal if verb_of(a) == SUMMON]
    price = cost(g, "legion_cost", seat)
    if SAY["everywhere"] in legal and legions_of(g, seat) + len(places) <= ENOUGH and spare >= price * len(places):
        return SAY["everywhere"]
    if places and legions_of(g, seat) < ENOUGH and spare >= price:
        wanted = sorted(
            (field_of(a) for a in places), key=lambda s: plan.field(s) + plan.stay(s, legions(g, seat, s)), reverse=True,
        )
        many = min(ENOUGH - legions_of(g, seat), spare // price if price else 1, MOST_MUSTERED, len(wanted))
        while many > 1 and pack_muster(wanted[:many]) not in legal:
            many -= 1
        return pack_muster(wanted[:many]) if many > 1 else SUMMON | wanted[0]
    stacks = max((legions(g, seat, s) for s in range(SECTIONS)), default=0)
    recruits = [a for a in legal if verb_of(a) == RECRUIT]
    if recruits and stacks >= 2 and spare >= 5 and g.lt_of.count(seat) < 2:
        return min(recruits, key=lambda a: (field_of(a) in g.sixes, g.cards.arcana[field_of(a)].minor_souls))
    if SAY["buy"] in legal and spare >= 6 and (len(g.hands[seat]) < 5 or spare >= 12):
        return purchase(plan, legal, spare)
    abilities = [a for a in legal if verb_of(a) == ABILITY]
    if abilities and len(g.hands[seat]) >= 3:
        return abilities[0]
    return SAY["end"]


def summonings(plan: Plan, legal: list[int]) -> list[int]:
    """What else could be done instead of what the rule of thumb says: no more, cards, recruits, abilities, legions in two places."""
    places = sorted([(-plan.field(field_of(a)), a) for a in legal if verb_of(a) == SUMMON])
    recruits = [a for a in legal if verb_of(a) == RECRUIT]
    others = [a for a in legal if verb_of(a) in (SAYING, ABILITY, BONUS)]
    return [*others, *[a for _, a in places[:2]], *recruits[:2], *[a for a in legal if verb_of(a) == PURCHASE][:1]]


def purchase(plan: Plan, legal: list[int], spare: int) -> int:
    """A card, or as many at once as would be bought one after the other."""
    price, held, n = max(1, cost(plan.g, "arcana_price", plan.seat)), len(plan.g.hands[plan.seat]), 0
    while spare >= 6 and (held < 5 or spare >= 12):
        n, spare, held = n + 1, spare - price, min(5, held + 1)
    while n > 1 and PURCHASE | n - 2 not in legal:
        n -= 1
    return PURCHASE | n - 2 if n > 1 else SAY["buy"]


# -- actions ----------------------------------------------------------------------------------


def action_score(plan: Plan, demon: int, action: int) -> float:
    """What an action of a demon promises; casts and abilities are left to whoever can try them out."""
    g, seat, verb = plan.g, plan.seat, verb_of(action)
    if verb == ACTING:
        return deed_score(plan, demon, action)
    if verb == WALK:
        below, above = demons_at(g, seat, IN_HELL), demons_at(g, seat, ON_EARTH)
        if below < 2 or above >= 2:
            return -1.0
        return 3.0 + 1.5 * stat(g, demon, "hearts") - 0.8 * stat(g, demon, "skulls") - 0.5 * g.cards.arcana[field_of(action)].minor_souls
    if verb == PASS:
        return -2.0
    if verb == CAST and g.supports and any(who == seat and spell == cast_of(action)[0] for who, spell, _ in g.supports):
        return 9.0  # that is what others have supported it for
    return 0.2 if verb == SAYING else 0.0


def deed_score(plan: Plan, demon: int, action: int) -> float:
    """The actions without a card."""
    g, seat = plan.g, plan.seat
    earth = g.d_place[demon] == ON_EARTH
    lonely = earth and demons_at(g, seat, IN_HELL) == 0
    fine = 4.0 + 0.8 * stat(g, demon, "hearts") if earth and not lonely else 0.0  # what leaving the Earth would cost
    if action == ACT["march"]:
        return march_gain(plan, demon) - fine
    if action == ACT["deeds"]:
        return 1.0 + 0.45 * stat(g, demon, "hearts") * (1.5 if free_favors(g, seat) < 3 else 0.7)
    if action == ACT["atone"]:
        return 2.2 * min(2, g.disfavors[seat]) * (0.4 + 0.2 * stat(g, demon, "hearts")) - 0.5 - fine
    if action == ACT["influence"]:
        return 0.35 * stat(g, demon, "hearts") - fine
    if action == ACT["conspire"]:
        return 0.3
    if action == ACT["support"]:
        return -9.0
    if action == ACT["leave"]:
        return 0.5 if lonely and legions_of(g, seat) else -4.0
    return 0.0  # pass for good


def march_gain(plan: Plan, demon: int) -> float:
    """The sum of what the best units would gain, as many as the demon has skulls."""
    g, seat = plan.g, plan.seat
    gains: list[float] = []
    for s in areas_of(ground(g, 1 << seat)):
        n = legions(g, seat, s)
        for k in range(min(n, 4)):
            gains.append(plan.field(s) - 1.15 * plan.stay(s, n - 1 - k))
    gains.sort(reverse=True)
    return 0.6 * sum(max(0.0, x) for x in gains[:stat(g, demon, "skulls")])


def menace(g: Hell, seat: int) -> float:
    """How near somebody is to a circle."""
    return float(max(sum(g.control[s] == seat for s in sections) for sections in CIRCLES))


# -- petitions --------------------------------------------------------------------------------


def petition(plan: Plan, legal: list[int]) -> int:
    """Rights cost nothing; favors go where the circle is, or where another one is broken."""
    g, seat = plan.g, plan.seat
    wanted = {petition_of(a)[0] for a in legal if verb_of(a) == PETITION}
    if SAY["everywhere"] in legal and free_favors(g, seat) > len(wanted) * cost(g, "petition_cost", seat):
        return SAY["everywhere"]
    best, best_value = SAY["end"], 0.0
    for action in legal:
        if verb_of(action) != PETITION:
            continue
        s, how = petition_of(action)
        mine = sum(g.control[x] == seat for x in CIRCLES[s // 5])
        value = 2.0 + (0.0, 1.0, 2.5, 6.0, 50.0)[mine] + plan.danger(s) + 2.0 * (plan.circle == s // 5)
        if how == 1:
            value += 20.0
        elif free_favors(g, seat) < 2 and plan.circle != s // 5 and plan.danger(s) < 3.0:
            value -= 2.5  # a last favor is kept for the circle
        if value > best_value:
            best, best_value = action, value
    return best


# -- cards ------------------------------------------------------------------------------------


def card_worth(g: Hell, seat: int, card: int) -> float:
    """What a card in hand is good for."""
    design = g.cards.arcana[card]
    sixes = sum(c in g.sixes for c in g.hands[seat])
    value = (3.0, 4.0, 9.0, 20.0)[min(3, sixes)] if card in g.sixes and g.options["six_victory"] else 0.0
    if design.minor == "walk_the_earth" and demons_at(g, seat, ON_EARTH) < 2:
        value += 3.0 - 0.4 * design.minor_souls
    value += {"action": 1.5, "combat": 1.2, "counter": 1.3, "macina": 2.0}.get(design.timing, 0.0)
    return value


def discard(plan: Plan, legal: list[int]) -> int:
    """The card that is good for least."""
    g, seat = plan.g, plan.seat
    cards = sorted(set(g.hands[seat]), key=lambda c: card_worth(g, seat, c))
    if SAY["end"] in legal:
        return SAY["end"] if card_worth(g, seat, cards[0]) > 2.5 else CARD | cards[0]
    return g.cards.name(cards[:max(len(g.cards.given(a)) for a in legal)])


def unpaid(plan: Plan, legal: list[int]) -> int:
    """The unit that is missed least."""
    def value(action: int) -> float:
        area, _, what = unit_of(action)
        return plan.stay(area, legions(plan.g, plan.seat, area) - 1) + (2.0 if what >= LIEUTENANT else 0.0)

    return min(legal, key=value)


def fit(g: Hell, seat: int) -> list[int]:
    """The active demons of a player."""
    return [d for d in range(len(g.cards.demons)) if g.d_owner[d] == seat and active(g, d)]
