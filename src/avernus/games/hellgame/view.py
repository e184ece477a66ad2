"""What a seat may see (H23), by whitelist, and the question now open to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from avernus.core.actions import Word
from avernus.core.events import Prompt
from avernus.core.seats import CHANCE, NOBODY
from avernus.games.hellgame.actions import WHAT_NAMES
from avernus.games.hellgame.board import AREAS, BOXES, FREEBOOTERS, NAMES, OWNER_NAMES, OWNERS, SECTIONS, WILD
from avernus.games.hellgame.forces import free_legions, unit_classes
from avernus.games.hellgame.loader import ARCANA, DEMONS, HELL, HOUNDS, LIEUTENANTS, NODES, SOULS, SUPPORTED
from avernus.games.hellgame.points import POINTS
from avernus.games.hellgame.state import EVERYBODY
from avernus.games.hellgame.steps import Ask
from avernus.games.hellgame.values import free_favors, protocol, stat

if TYPE_CHECKING:
    from avernus.games.hellgame.decks import Deck
    from avernus.games.hellgame.state import Hell, Lasting

ABOUT: Final = ("area", "demon", "hits", "left", "lieutenant", "owner", "partner", "roll", "steps")
"""What everybody may know of a question that another player is asked."""


def knows(mask: int, seat: int | None) -> bool:
    """Does a seat (`None`: a spectator) know a card with this mask?"""
    return mask == EVERYBODY if seat is None else bool(mask >> seat & 1)


def place_name(area: int) -> str | None:
    """An area's notation; Uriel's box; nowhere."""
    if area < 0:
        return None
    return NAMES[area] if area < len(NAMES) else "box"


def view_of(g: Hell, seat: int | None) -> dict[str, Any]:
    """All that a seat may see."""
    result = g.result()
    return {
        "game": "hellgame", "turn": g.turn, "phase": g.phase, "options": dict(g.options), "mover": g.actors()[0] if g.stack else None,
        "protocol": list(protocol(g)) if g.revealed else [],
        "players": [player_view(g, p, seat) for p in range(g.seats)],
        "demons": [demon_view(g, d) for d in range(len(DEMONS)) if g.d_owner[d] >= 0 and (g.revealed or g.d_owner[d] == seat)],
        "units": [
            {"area": NAMES[area], "owner": OWNER_NAMES[owner], "what": WHAT_NAMES[what], "n": n}
            for area in range(AREAS) for owner in (*range(OWNERS), WILD) for what, n in unit_classes(g, owner, area)
        ],
        "bonus": {LIEUTENANTS[t].name: n for t, n in enumerate(g.lt_souls) if n},
        "sections": [section_view(g, s) for s in range(SECTIONS)],
        "freebooters": free_legions(g, FREEBOOTERS),
        "uriel": place_name(g.uriel), "lilith": place_name(g.lilith), "aspect": g.aspect or None, "last_aspect": g.last_aspect or None,
        "permanent": {BOXES[b]: HELL[card].id if card >= 0 else None for b, card in enumerate(g.permanent)},
        "lieutenants": {
            "top": [LIEUTENANTS[t].name if t >= 0 else None for t in g.box_top], "hidden": list(g.box_hidden),
            "return": [LIEUTENANTS[t].name for t in g.returned],
        },
        "hounds": sum(of == -1 for of in g.hound_of),
        "queue": [DEMONS[d].name for d in g.queue],
        "track": [[kind, *(DEMONS[d].name for d in (a, b) if d >= 0), turn] for kind, a, b, turn in g.track],
        "supports": [{"seat": caster, "card": ARCANA[card].id, "demon": DEMONS[d].name} for caster, card, d in g.supports],
        "effects": [lasting_view(x) for x in g.lasting],
        "decks": {name: deck_view(name, deck, seat) for name, deck in g.decks.items()},
        "combat": combat_view(g, seat),
        "seen": seen_by(g, seat),
        "question": question_view(g),
        "facts": {
            "lieutenants": {t.name: [t.leadership, t.bonus] for t in LIEUTENANTS}, "hounds": {h.id: h.attacks for h in HOUNDS},
            "cards": {ARCANA[card].id: card_view(card) for card in cards_seen(g, seat)},
        },
        "result": None if result is None else result.dump(),
    }


def player_view(g: Hell, p: int, seat: int | None) -> dict[str, Any]:
    """One triumvirate; the hand is its owner's alone."""
    found: dict[str, Any] = {
        "souls": g.souls[p], "favors": g.favors[p], "disfavors": g.disfavors[p], "free_favors": free_favors(g, p),
        "cards": len(g.hands[p]), "legions_left": free_legions(g, p), "lost_to_uriel": g.lost_to_uriel[p],
        "macina": [{"card": ARCANA[card].id, "works": works} for card, works in g.macina[p]],
    }
    if p == seat:
        found["hand"] = [ARCANA[card].id for card in g.hands[p]]
    elif seat is not None:
        found["known"] = sorted(ARCANA[card].id for card in g.known[seat][p])
    return found


def demon_view(g: Hell, d: int) -> dict[str, Any]:
    """One demon in play."""
    return {
        "demon": DEMONS[d].name, "seat": g.d_owner[d], "earth": bool(g.d_place[d]), "incapacitated": g.d_down[d] or None,
        "walk": ARCANA[g.d_walk[d]].id if g.d_walk[d] >= 0 else None, "acted": g.d_acted[d], "passed": g.d_passed[d],
        "rank": DEMONS[d].rank, "skulls": stat(g, d, "skulls"), "stars": stat(g, d, "stars"), "hearts": stat(g, d, "hearts"),
        "passed_for_good": g.d_pfg[d], "must_pass": g.d_must[d] or None, "joined": g.d_joined[d], "used": g.d_used[d],
        "carries": len(g.carried[d]) if d in g.carried else None,
    }


def section_view(g: Hell, s: int) -> dict[str, Any]:
    """One section."""
    return {
        "area": NAMES[s], "owner": OWNER_NAMES[g.control[s]] if g.control[s] >= 0 else None,
        "victor": g.victor[s] if g.victor[s] >= 0 else None,
        "fled": [p for p in range(g.seats) if g.fled[s] >> p & 1], "tried": [p for p in range(g.seats) if g.tried[s] >> p & 1],
        "settled": s in g.settled, "souls": SOULS[s],
    }


def cards_seen(g: Hell, seat: int | None) -> list[int]:
    """The Arcana whose faces the seat has before its eyes, and those that every player may support."""
    found = {*SUPPORTED, *(card for cards in g.macina for card, _ in cards), *(card for card in g.d_walk if card >= 0)}
    if seat is not None:
        found |= {*g.hands[seat], *(card for cards in g.known[seat] for card in cards)}
        found |= {card for d, cards in g.carried.items() if g.d_owner[d] == seat for card in cards if card >= 0}
    return sorted(found)


def card_view(card: int) -> dict[str, Any]:
    """What is printed on an Arcana card, but for its words."""
    design = ARCANA[card]
    return {
        "timing": design.timing, "place": design.place, "six": design.six, "minor": design.minor, "minor_souls": design.minor_souls,
        "souls": design.cost.souls, "favors": design.cost.favors, "disfavor": design.cost.disfavor, "upkeep": design.upkeep,
        "support": [design.support["stat"], design.support["amount"]] if design.support else None,
    }


def question_view(g: Hell) -> dict[str, Any] | None:
    """The open question as everybody may know it: its name, its clause, who is asked, and where."""
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, Ask):
        return None
    about = {key: value for key, value in zip(top.about[::2], top.about[1::2], strict=True) if key in ABOUT}
    return {"point": point_name(top), "clause": POINTS[top.point].clause, "seat": top.seat, **about}


def point_name(ask: Ask) -> str:
    """The code of a prompt."""
    return ask.point.lower().replace("_", "-")


def lasting_view(x: Lasting) -> dict[str, Any]:
    """An effect in force."""
    node = NODES[x.node]
    return {
        "do": node.do, "source": x.context.source, "seat": x.context.seat if x.context.seat >= 0 else None, "ends": x.ends, "turn": x.turn,
        "areas": [NAMES[s] for s in x.areas], "effect": x.node,
    }


def deck_view(name: str, deck: Deck, seat: int | None) -> dict[str, Any]:
    """A deck: its size, and what the seat knows of its order."""
    names: Any = {"arcana": ARCANA, "hell": HELL, "demon": DEMONS}.get(name)

    def write(card: int, mask: int) -> str | None:
        if not knows(mask, seat):
            return None
        return NAMES[card] if names is None else str(names[card].id)

    return {
        "size": deck.size(), "head": [write(card, mask) for card, mask in deck.head],
        "tail": [write(card, mask) for card, mask in deck.tail],
    }


def combat_view(g: Hell, seat: int | None) -> dict[str, Any] | None:
    """The combat being fought."""
    combat = g.find("Combat")
    if combat is None:
        return None
    return {
        "area": NAMES[combat.section], "round": combat.round, "quick": combat.quick, "hits": list(combat.hits),
        "sides": [figures(combat.now1), figures(combat.now2)],
        "taken": [sum(n for e, n in enumerate(combat.hits) if mask >> e & 1) for mask in (combat.now1, combat.now2)],
        "joined": [DEMONS[d].name for d in combat.joined], **round_view(g), "rounds": rounds_view(combat),
        "carried": {
            DEMONS[d].name: [ARCANA[card].id for card in cards if card >= 0] for d, cards in g.carried.items() if g.d_owner[d] == seat
        },
    }


def figures(mask: int) -> list[str]:
    """Those who fight on one side."""
    return [name for e, name in enumerate(FIGURE_NAMES) if mask >> e & 1]


def unit_view(owner: int, what: int) -> dict[str, Any]:
    """Whose unit, and what it is."""
    return {"owner": OWNER_NAMES[owner], "what": WHAT_NAMES[what]}


def rounds_view(combat: Any) -> list[dict[str, Any]]:
    """The combat so far, round by round: all its dice lie on the table. The last one may still be going on: then nothing is lost yet."""
    known = combat.fought
    if combat.round and combat.round not in [one[0] for one in known]:
        known = (*known, (combat.round, combat.quick, combat.now1, combat.now2, combat.rolls, combat.saves, None))
    return [
        {
            "round": number, "quick": quick, "sides": [figures(first), figures(second)],
            "rolls": [{"side": int(first >> at & 1), "bonus": bonus, "dice": list(dice)} for at, bonus, dice in rolls],
            "saves": [unit_view(owner, what) | {"need": need, "dice": list(dice)} for owner, what, need, dice in saves],
            "lost": None if lost is None else [unit_view(owner, what) for owner, what in lost],
        }
        for number, quick, first, second, rolls, saves, lost in known
    ]


def round_view(g: Hell) -> dict[str, Any]:
    """The round being fought: the attacks in the order of their dice, how many have rolled, and the hits taken so far."""
    fought = g.find("Round")
    if fought is None:
        return {"attacks": [], "rolled": 0, "marks": []}
    return {
        "attacks": [
            {"owner": OWNER_NAMES[owner], "what": WHAT_NAMES[what], "rolls": rolls, "bonus": bonus}
            for owner, what, rolls, bonus, _ in fought.attacks
        ],
        "rolled": fought.done_attacks,
        "marks": [{"owner": OWNER_NAMES[owner], "what": WHAT_NAMES[what], "n": n} for (owner, what, _), n in fought.marks],
    }


FIGURE_NAMES = (*OWNER_NAMES[:7], *(f"H:{h.id}" for h in HOUNDS))


def seen_by(g: Hell, seat: int | None) -> list[str]:
    """Hell cards that the seat is looking at."""
    found = []
    for step in g.stack:
        if type(step).__name__ in ("Conspiracy", "Peek") and getattr(step, "seat", None) == seat:
            found += [HELL[card].id for card in getattr(step, "cards", ())]
    return found


def prompt_of(g: Hell, seat: int | None) -> Prompt:
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
    return Prompt(point_name(top), params | {"clause": POINTS[top.point].clause, "cause": cause_of(g), "target": target_of(g)} | about)


def cause_of(g: Hell) -> Word:
    """The card or demon whose effect asks: the nearest one on the stack."""
    for step in reversed(g.stack):
        context = getattr(step, "context", None)
        if context is not None and context.source and context.card >= 0:
            if context.source in ("arcana", "macina"):
                return Word(ARCANA[context.card].id, "card")
            if context.source == "ability":
                return Word(DEMONS[context.card].name, "demon")
            return Word(HELL[context.card].id, "card")
    return Word("none", "cause")


def target_of(g: Hell) -> Word:
    """At whom or what the action in progress is aimed."""
    context = getattr(g.find("Action"), "context", None)
    kind, *rest = ("none",) if context is None or not context.target else context.target
    if kind == "demon":
        return Word(DEMONS[rest[0]].name, "demon")
    if kind == "player":
        return Word(OWNER_NAMES[rest[0]], "figure")
    if kind in ("section", "unit"):
        return Word(NAMES[rest[0]], "area")
    return Word("none", "target")
