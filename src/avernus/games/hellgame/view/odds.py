"""What a player should know before choosing: chances in percent and what to expect of a fight, by the rules, from what lies open."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import product
from math import comb
from typing import TYPE_CHECKING, Any, Final

from avernus.games.hellgame.board import FREEBOOTERS, HOUNDS, LIEUTENANTS, NAMES, NUMBERS, WILD, row
from avernus.games.hellgame.rules.attacks import attacker_word, attacks_of, entities, save_number, units_of
from avernus.games.hellgame.rules.combat import ENTITIES, Combat
from avernus.games.hellgame.rules.diplomacy import bonus_souls, rolls_needed
from avernus.games.hellgame.rules.flight import flight_barred, way_ok
from avernus.games.hellgame.rules.values import roll_modifiers, stat, value
from avernus.games.hellgame.verbs import FIGURES, HOUND, LEGION, LIEUTENANT, WHAT_NAMES
from avernus.games.hellgame.view.prompts import combat_sides

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState
    from avernus.games.hellgame.steps import Ask

SIDES: Final = 6
"""Of a die."""


def percent(chance: float) -> int:
    """A chance for people: never 0 or 100 unless it is certain."""
    return round(chance * 100) if chance in (0, 1) else min(99, max(1, round(chance * 100)))


def one_die(g: HellState, kind: str, seat: int, demon: int, good: Callable[[int], bool]) -> float:
    """The chance of a roll of which the best die counts; effects give more dice, another throw, or the choice of the number."""
    mods = roll_modifiers(g, kind, seat, demon)
    faces = [face for face in range(1, SIDES + 1) if good(face)]
    if mods.choose:
        return float(bool(faces))
    miss = (1 - len(faces) / SIDES) ** (1 + max(0, mods.extra))
    return 1 - (miss * miss if mods.reroll else miss)


def influence(g: HellState, seat: int, demon: int, what: int, souls: int = 0) -> float:
    """H14.2.4-H14.2.6: the chance that one roll succeeds."""
    number = stat(g, demon, "hearts") + roll_modifiers(g, "influence", seat, demon).add - bonus_souls(g, what) + souls
    return one_die(g, "influence", seat, demon, lambda face: face <= number)


def bribes(g: HellState, ask: Ask) -> dict[str, int]:
    """What each bribe makes of the roll."""
    action = g.find("Action")
    return {str(n): percent(influence(g, ask.seat, action.demon, action.unit[2], n)) for n in range(SIDES + 1)}


def targets(g: HellState, ask: Ask) -> dict[str, int]:
    """For each kind of unit that might be influenced: the chance without bribes to disperse or to turn it."""
    demon = g.find("Action").demon
    found = {}
    for what in (LEGION, *(LIEUTENANT + t for t in range(len(LIEUTENANTS)))):
        for mode in ("disperse", "turn"):
            found[f"{WHAT_NAMES[what]} {mode}"] = percent(influence(g, ask.seat, demon, what) ** rolls_needed(what, mode))
    return found


def deeds(g: HellState, ask: Ask) -> dict[str, int]:
    """What the demon that acts can hope for: units of a March, a legion dispersed without bribes (H14.2.4), a disfavor forgiven (H14.3),
    a favor for evil deeds (H14.5)."""
    demon, seat = g.find("Action").demon, ask.seat
    hearts = stat(g, demon, "hearts")
    mods = roll_modifiers(g, "atonement", seat, demon)
    pairs = [sum(sorted(dice)[:2]) - hearts - mods.add for dice in product(range(1, SIDES + 1), repeat=2 + max(0, mods.extra))]
    forgiven = sum(str(row("atonement", total)["result"]) in ("absolved", "forgiven") for total in pairs) / len(pairs)
    evil = roll_modifiers(g, "evil_deeds", seat, demon)
    dice = hearts + max(0, evil.extra)
    faces = sum(face + evil.add >= SIDES for face in range(1, SIDES + 1))
    return {
        "march": value(g, "march_units", stat(g, demon, "skulls"), seat, demon),
        "atone": percent(forgiven), "deeds": percent(1 - (1 - faces / SIDES) ** dice),
        "influence": percent(influence(g, seat, demon, LEGION)),
    }


def rights(g: HellState, ask: Ask) -> dict[str, int]:
    """H18.3: the chance of a petition by right of victory."""
    seat = ask.seat
    add, bad = roll_modifiers(g, "disfavor", seat).add, g.disfavors[seat]
    return {"right": 100 if bad == 0 else percent(one_die(g, "disfavor", seat, -1, lambda face: face + add > bad))}


def flights(g: HellState, ask: Ask) -> dict[str, int]:
    """H12.8.3, H31.1: the chance that a legion's first roll finds a way out; and of those who stay, that they win the fight."""
    area = NAMES.index(str(dict(zip(ask.about[::2], ask.about[1::2], strict=True))["area"]))
    if flight_barred(g, area, ask.seat):
        found = {"flee": 0}
    else:
        found = {"flee": percent(one_die(g, "flee", ask.seat, -1, lambda face: way_ok(g, area, face, ask.seat, -1) >= 0))}
    fought = g.find("Combat")
    if fought is not None:
        sides = combat_sides(g, fought)
        mine = next((k for k, side in enumerate(sides) if any(str(figure) == FIGURES[ask.seat] for figure in side)), -1)
        wins = forces(g, fought)[mine].get("wins") if mine >= 0 else None
        if wins is not None:
            found["stay"] = wins
    else:
        found |= duel(g, area, ask.seat, "stand")
    return found


def fights(g: HellState, ask: Ask) -> dict[str, int]:
    """H17.4.2: how often whoever is asked wins the fight that peace would avoid."""
    return duel(g, g.find("Combat").section, ask.seat, "fight")


def duel(g: HellState, area: int, seat: int, answer: str) -> dict[str, int]:
    """What an answer lets one hope for: to win if all who stand there now fight on; nothing where more than two would choose sides."""
    combat = Combat(section=area)
    there = [e for e in range(ENTITIES) if entities(g, 1 << e, area)]
    if seat not in there or len(there) != 2:
        return {}
    shapes = shape(g, combat, 1 << seat), shape(g, combat, sum(1 << e for e in there if e != seat))
    return {answer: percent(outlook(*shapes)[0])} if all(units and dice for units, dice, _, _ in shapes) else {}


ODDS: Final[dict[str, Callable[[HellState, Ask], dict[str, int]]]] = {
    "INFLUENCE_BRIBE": bribes, "INFLUENCE_TARGET": targets, "ACTION_MENU": deeds, "PETITION_MENU": rights,
    "COMBAT_FLEE": flights, "FLEE_DECISION": flights, "AVOID": fights,
}


def forces(g: HellState, combat: Any) -> list[dict[str, Any]]:
    """Both sides of a combat, as they stand or as they have been chosen so far."""
    one, two = (sum(1 << FIGURES.index(str(figure)) for figure in side) for side in combat_sides(g, combat))
    found = [force(g, combat, one, two), force(g, combat, two, one)]
    shapes = shape(g, combat, one), shape(g, combat, two)
    if all(units and dice for units, dice, _, _ in shapes):
        first, second = outlook(*shapes)
        found[0]["wins"], found[1]["wins"] = percent(first), percent(second)
    return found


def shape(g: HellState, combat: Any, mask: int) -> tuple[int, int, int, int]:
    """A side as a fight sees it: its units, its dice, of a hundred dice those that hit, and of a hundred hits on it those that kill."""
    dice, hits = strength(g, combat, mask)
    saved = saves(g, combat, mask)
    return len(saved), dice, round(100 * hits / dice) if dice else 0, round(100 * (1 - sum(saved) / len(saved))) if saved else 0


def saves(g: HellState, combat: Any, mask: int) -> list[float]:
    """H17.10: the chance of each unit of a side to be saved from a hit."""
    units = [unit for e in entities(g, mask, combat.section) for unit in units_of(g, e, combat.section)]
    return [min(SIDES, max(0, save_number(g, combat, combat.section, owner, what))) / SIDES for owner, what, _ in units]


@cache
def losses(dice: int, chance: int, most: int) -> tuple[float, ...]:
    """How likely so many of a side's units fall to so many dice, each of which kills with a chance in ten thousand."""
    p = chance / 10_000
    told = [comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(min(dice, most) + 1)]
    told[-1] += max(0.0, 1.0 - sum(told))
    return tuple(told)


@lru_cache(512)
def outlook(one: tuple[int, int, int, int], two: tuple[int, int, int, int]) -> tuple[float, float]:
    """H17.10-H17.12: the chances that one side, and that the other, is the only one left when both fight on.

    Exact for units of one kind, which is what most fights are; a mixed side counts as so many of its average. Nobody flees or casts.
    """
    (n, dice1, hit1, kill1), (m, dice2, hit2, kill2) = one, two
    wins: dict[tuple[int, int], tuple[float, float]] = {}
    for a, b in sorted(product(range(n + 1), range(m + 1)), key=sum):
        if not a or not b:
            wins[a, b] = (float(a > 0), float(b > 0))
            continue
        fallen = losses(max(1, round(dice2 * b / m)), hit2 * kill1, a)
        killed = losses(max(1, round(dice1 * a / n)), hit1 * kill2, b)
        stand = fallen[0] * killed[0]
        first = second = 0.0
        for (i, p), (j, q) in product(enumerate(fallen), enumerate(killed)):
            if i or j:
                ahead = wins[a - i, b - j]
                first += p * q * ahead[0]
                second += p * q * ahead[1]
        wins[a, b] = (first / (1 - stand), second / (1 - stand)) if stand < 1 else (0.0, 0.0)
    return wins[n, m]


def force(g: HellState, combat: Any, mine: int, theirs: int) -> dict[str, Any]:
    """H17.8-H17.10: a side's dice in one round, the hits to expect of them, and the losses to expect of the other side's."""
    dice, hits = strength(g, combat, mine)
    _, struck = strength(g, combat, theirs)
    saved = saves(g, combat, mine)
    lost = struck * (1 - sum(saved) / len(saved)) if saved else 0.0
    return {"dice": dice, "hits": round(hits, 1), "losses": round(min(lost, len(saved)), 1)}


def strength(g: HellState, combat: Any, mask: int) -> tuple[int, float]:
    """How many dice a side throws, and how many hits they bring on average."""
    need = NUMBERS["quick_combat_hit_min"] if combat.quick else NUMBERS["combat_hit_min"]
    dice, hits = 0, 0.0
    for entity in (e for e in range(ENTITIES) if mask >> e & 1):
        owner = entity if entity <= FREEBOOTERS else WILD
        wild = entity > FREEBOOTERS
        attacks = [(WILD, HOUND + entity - 7, HOUNDS[entity - 7].attacks, 0, -1)] if wild else attacks_of(g, entity, combat.section)
        for _, what, rolls, bonus, _ in attacks:
            mods = roll_modifiers(g, "combat", owner, area=combat.section, unit=attacker_word(what))
            n = rolls + max(0, mods.extra)
            dice += n
            hits += n * min(SIDES, max(0, SIDES + 1 - need + bonus + mods.add)) / SIDES
    return dice, hits
