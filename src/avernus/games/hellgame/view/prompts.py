"""The open question with all that a person needs to answer it: who, what, where, against whom, at what price (H24).

Whoever is asked may know everything that is told here; what others may know of the question is `view.question_view`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from avernus.core.actions import Word
from avernus.core.events import Prompt
from avernus.core.seats import CHANCE, NOBODY
from avernus.games.hellgame.board import HOUNDS, NAMES, OWNER_NAMES, WILD
from avernus.games.hellgame.rules.forces import owners_at, parties, units
from avernus.games.hellgame.rules.values import stat
from avernus.games.hellgame.steps import POINTS, Ask
from avernus.games.hellgame.verbs import (
    CARD,
    DEMON,
    FIGURE,
    FIGURES,
    GIVE,
    HELL_CARD,
    LEGION,
    LIEUTENANT,
    PLACE,
    SAY,
    UNIT,
    WHAT_NAMES,
    ZONE,
    verb_of,
)

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState

NOTHING: Final = Word("none", "target")
FIGHTS: Final = frozenset({
    "CHOOSE_SIDE", "JOIN", "CARRY", "QUICK", "CAST_FIRST", "COMBAT_CAST", "TARGET", "FLEE_ORDER", "COMBAT_FLEE",
})
"""Questions about a combat whose sides are known."""
ASKED: Final = {
    PLACE: "area", UNIT: "unit", DEMON: "demon", CARD: "card", HELL_CARD: "card", FIGURE: "player", ZONE: "zone",
}
"""What the verb of an answer names."""
LABELS: Final = frozenset({"banish-uriel", "banish-lilith", "lose_souls-3", "disperse_units-1"})
"""What a card can leave to choose, where the catalogues have words for it."""


def prompt_of(g: HellState, seat: int | None) -> Prompt:
    """The open question, or who is waited for."""
    mover = int(g.mover())
    if mover == NOBODY:
        return Prompt("over", {})
    top = g.stack[-1]
    if mover == CHANCE or not isinstance(top, Ask):
        return Prompt("chance", {"turn": g.turn})
    params = {"mover": mover, "turn": g.turn, "phase": g.phase}
    if seat != mover:
        return Prompt("wait", params)
    about = dict(zip(top.about[::2], (list(x) if isinstance(x, tuple) else x for x in top.about[1::2]), strict=True))
    params |= {"clause": POINTS[top.point].clause, "cause": cause_of(g), "target": target_of(g)}
    return Prompt(top.point.lower().replace("_", "-"), params | about | details(g, top))


def details(g: HellState, ask: Ask) -> dict[str, Any]:
    """What the steps beneath a question know of it."""
    found: dict[str, Any] = {}
    if ask.point in FIGHTS:
        found |= sides(g)
    if ask.point in DETAILS:
        found |= DETAILS[ask.point](g, ask)
    return found


def sides(g: HellState) -> dict[str, Any]:
    """Who fights whom, and which demons have joined."""
    combat = g.find("Combat")
    if combat is None:
        return {"first": [NOTHING], "second": [NOTHING], "sent": 0, "joined": [NOTHING]}
    first, second = combat_sides(g, combat)
    joined = [Word(g.cards.demons[d].name, "demon") for d in combat.joined]
    return {"first": first or [NOTHING], "second": second or [NOTHING], "sent": len(joined), "joined": joined or [NOTHING]}


def combat_sides(g: HellState, combat: Any) -> tuple[list[Word], list[Word]]:
    """Both sides: of the round, or before the first one as they have been chosen so far."""
    if combat.now1 or combat.now2:
        return figures(combat.now1), figures(combat.now2)
    one, two = figures(combat.side1), figures(combat.side2)
    others = [Word(OWNER_NAMES[6], "figure")] * bool(units(g, 6, combat.section))
    if one and two and combat.freebooter_side:
        (one if combat.freebooter_side == 1 else two).extend(others)
    others += [Word(f"H:{HOUNDS[h].id}", "figure") for h, at in enumerate(g.hound_at) if at == combat.section and g.hound_of[h] == WILD]
    return (one, two) if one and two else (one, two or others)


def figures(mask: int) -> list[Word]:
    """Those who fight on one side."""
    return [Word(name, "figure") for e, name in enumerate(FIGURES[:7 + len(HOUNDS)]) if mask >> e & 1]


def unit(what: int) -> Word:
    """A unit by its name, as it stands in a sentence."""
    return Word(WHAT_NAMES[what], "troop")


def marching(g: HellState) -> dict[str, Any]:
    """The unit on the march and what it carries."""
    move = g.find("Move")
    if move is None:
        return {"unit": unit(LEGION), "carried": 0}
    if move.lieutenant >= 0:
        return {"unit": unit(LIEUTENANT + move.lieutenant), "carried": move.legion + len(move.pairs)}
    return {"unit": unit(LEGION if move.legion else 1 + move.pairs[0]), "carried": max(0, move.legion - 1)}


def march_step(g: HellState, ask: Ask) -> dict[str, Any]:
    """Who goes, with whom."""
    move = g.find("Move")
    beyond = [] if move is None else [Word(NAMES[to], "area") for to in sorted(move.asked(g))]
    return marching(g) | {"asking": len(beyond), "beyond": beyond or [NOTHING]}


def passage(g: HellState, ask: Ask) -> dict[str, Any]:
    """Who comes, and whose legions stand there."""
    enter = g.find("Enter")
    there = [Word(OWNER_NAMES[p], "figure") for p in owners_at(g, enter.to) if p != g.find("Move").seat] if enter is not None else []
    return marching(g) | {"hosts": there or [NOTHING]}


def flight(g: HellState, ask: Ask) -> dict[str, Any]:
    """Before whom one would flee, and with how many."""
    flee = g.find("Flee") if g.options["flee_choice"] == "each" else None
    area = flee.section if flee is not None else g.find("OfferFlight").section
    there = parties(g, area) & ~(1 << ask.seat)
    foes = [p for p in range(WILD + 1) if there >> p & 1]
    enemies = [Word(OWNER_NAMES[p], "figure") for p in foes]
    return {"enemies": enemies or [NOTHING], "theirs": sum(units(g, p, area) for p in foes), "mine": units(g, ask.seat, area)}


def counter(g: HellState, ask: Ask) -> dict[str, Any]:
    """What exactly is declared: the spell and its target, the unit and the bribes, the march and where it leads."""
    window, action = g.find("Window"), g.find("Action")
    if window.halt >= 0:
        enter = g.find("Enter")
        start, to = NAMES[g.find("Move").at], NAMES[enter.to]
        return marching(g) | {"deed": "halt", "owner": window.seat, "start": start, "area": to}
    if window.combat or action is None:
        magic = g.find("BattleMagic")
        target = NOTHING if magic is None or magic.context is None else named(g, magic.context.target)
        return {"deed": "cast", "owner": window.seat, "target": target}
    found: dict[str, Any] = {"deed": action.deed, "owner": window.seat}
    if action.deed == "influence":
        area, owner, what = action.unit
        found |= {
            "unit": unit(what), "mode": Word(action.mode, "mode"), "area": NAMES[area], "whose": Word(OWNER_NAMES[owner], "owner"),
            "bribes": sum(action.bribes),
        }
    return found


def deserter(g: HellState, ask: Ask) -> dict[str, Any]:
    """Who deserts."""
    return {"unit": unit(g.find("Desertion").unit[2])}


def attacker(g: HellState, ask: Ask) -> dict[str, Any]:
    """Who attacks, with how many dice and which bonus."""
    fought = g.find("Round")
    _, what, rolls, bonus, _ = fought.attacks[fought.done_attacks]
    return {"unit": unit(what), "rolls": rolls, "bonus": bonus}


def acting(g: HellState, ask: Ask) -> dict[str, Any]:
    """Where the demon is: from Earth some actions bring it down."""
    return {"place": "earth" if g.d_place[g.find("Action").demon] else "hell"}


def influencing(g: HellState, ask: Ask) -> dict[str, Any]:
    """Whom one tries to win over, and the roll that must succeed."""
    action = g.find("Action")
    area, owner, what = action.unit
    whose = Word(OWNER_NAMES[owner], "owner")
    hearts = stat(g, action.demon, "hearts")
    return {"unit": unit(what), "mode": Word(action.mode, "mode"), "area": NAMES[area], "whose": whose, "hearts": hearts}


def foes(g: HellState, ask: Ask) -> dict[str, Any]:
    """The parties of a combat that is about to begin."""
    combat = g.find("Combat")
    return {"parties": [Word(OWNER_NAMES[p], "figure") for p in owners_at(g, combat.section)]}


def cards_due(g: HellState, ask: Ask) -> dict[str, Any]:
    """How many cards the answer names."""
    return {"due": max(len(g.cards.given(a)) for a in ask.legal(g) if verb_of(a) in (CARD, GIVE))}


def choice(g: HellState, ask: Ask) -> dict[str, Any]:
    """What the numbers stand for."""
    about = dict(zip(ask.about[::2], ask.about[1::2], strict=True))
    labels = labels_of(g, ask)
    shape = "labels" if labels else about.get("roll", "none")
    choices = [Word(x, "label") for x in labels] or [NOTHING]
    return {"shape": shape, "roll": about.get("roll", "other"), "choices": choices, "asks": asks(g, ask)}


def aim(g: HellState, ask: Ask) -> dict[str, Any]:
    """What kind of thing the effect is aimed at."""
    return {"asks": asks(g, ask)}


def asks(g: HellState, ask: Ask) -> str:
    """What kind of thing is to be chosen; `other` for answers of several kinds, and for numbers."""
    kinds = {ASKED.get(verb_of(action), "other") for action in ask.legal(g) if action not in (SAY["none"], SAY["end"])}
    return kinds.pop() if len(kinds) == 1 else "other"


def ability(g: HellState, ask: Ask) -> dict[str, Any]:
    """Which ability might be used."""
    about = dict(zip(ask.about[::2], ask.about[1::2], strict=True))
    design = next((d for d in g.cards.demons if d.name == about.get("demon")), None)
    return {"ability": NOTHING if design is None else Word(design.ability.name, "ability")}


def labels_of(g: HellState, ask: Ask) -> list[str]:
    """What each number of a card's choice means; nothing, where the numbers are those of a die."""
    about = dict(zip(ask.about[::2], ask.about[1::2], strict=True))
    if "effect" not in about:
        return []
    found = []
    for part in g.cards.nodes[about["effect"]].args["options"]:
        node = g.cards.lists[part][0]
        label = f"{node.do}-{node.get('entity', node.get('amount', 1))}"
        found.append(label if label in LABELS and len(g.cards.lists[part]) == 1 else "other")
    return found


def cause_of(g: HellState) -> Word:
    """The card or demon whose effect asks: the nearest one on the stack."""
    for step in reversed(g.stack):
        context = getattr(step, "context", None)
        if context is not None and context.source and context.card >= 0:
            if context.source in ("arcana", "macina"):
                return Word(g.cards.arcana[context.card].id, "card")
            if context.source == "ability":
                return Word(g.cards.demons[context.card].name, "demon")
            return Word(g.cards.hell[context.card].id, "card")
    return Word("none", "cause")


def target_of(g: HellState) -> Word:
    """At whom or what the action in progress is aimed."""
    context = getattr(g.find("Action"), "context", None)
    return NOTHING if context is None else named(g, context.target)


def named(g: HellState, target: tuple[Any, ...]) -> Word:
    """A target by its name."""
    kind, *rest = target or ("none",)
    if kind == "demon":
        return Word(g.cards.demons[rest[0]].name, "demon")
    if kind == "player":
        return Word(OWNER_NAMES[rest[0]], "figure")
    if kind in ("section", "unit"):
        return Word(NAMES[rest[0]], "area")
    if kind == "circle":
        return Word(f"c{rest[0] + 1}", "zone")
    return NOTHING


DETAILS: Final[dict[str, Any]] = {
    "MARCH_STEP": march_step, "PASS_REQUEST": passage, "PASS_GRANT": passage, "FLEE_DECISION": flight, "COUNTER": counter,
    "DESERTER": deserter, "TARGET": attacker, "ACTION_MENU": acting, "INFLUENCE_BRIBE": influencing, "NAME_FOE": foes,
    "CARD_CHOICE": choice, "CAST_TARGET": aim, "DISCARD": cards_due, "CARRY": cards_due, "ABILITY": ability,
}
