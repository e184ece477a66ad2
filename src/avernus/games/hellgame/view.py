"""What a seat may see (H23), by whitelist, and the question now open to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from avernus.core.events import Prompt
from avernus.core.seats import CHANCE, NOBODY
from avernus.games.hellgame.actions import WHAT_NAMES
from avernus.games.hellgame.board import AREAS, BOXES, FREEBOOTERS, NAMES, OWNER_NAMES, OWNERS, SECTIONS, WILD
from avernus.games.hellgame.forces import free_legions, unit_classes
from avernus.games.hellgame.loader import ARCANA, DEMONS, HELL, HOUNDS, LIEUTENANTS, NODES
from avernus.games.hellgame.state import EVERYBODY
from avernus.games.hellgame.steps import Ask
from avernus.games.hellgame.values import free_favors, protocol

if TYPE_CHECKING:
    from avernus.games.hellgame.decks import Deck
    from avernus.games.hellgame.state import Hell, Lasting


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
        "passed_for_good": g.d_pfg[d], "must_pass": g.d_must[d] or None, "joined": g.d_joined[d], "used": g.d_used[d],
        "carries": len(g.carried[d]) if d in g.carried else None,
    }


def section_view(g: Hell, s: int) -> dict[str, Any]:
    """One section."""
    return {
        "area": NAMES[s], "owner": OWNER_NAMES[g.control[s]] if g.control[s] >= 0 else None,
        "victor": g.victor[s] if g.victor[s] >= 0 else None,
        "fled": [p for p in range(g.seats) if g.fled[s] >> p & 1], "tried": [p for p in range(g.seats) if g.tried[s] >> p & 1],
        "settled": s in g.settled,
    }


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
        "sides": [[FIGURE_NAMES[e] for e in range(len(FIGURE_NAMES)) if mask >> e & 1] for mask in (combat.now1, combat.now2)],
        "joined": [DEMONS[d].name for d in combat.joined],
        "carried": {
            DEMONS[d].name: [ARCANA[card].id for card in cards if card >= 0] for d, cards in g.carried.items() if g.d_owner[d] == seat
        },
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
    return Prompt(top.point.lower().replace("_", "-"), params | about)
