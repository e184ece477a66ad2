"""H27.6 What is true between any two actions, and of every dump that is loaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE
from avernus.games.hellgame.board import ANTEHELL, AREAS, BOXES, FREEBOOTERS, HOUNDS, LIEUTENANTS, OWNERS, SECTIONS, WILD
from avernus.games.hellgame.dumps import fill
from avernus.games.hellgame.rules import Hell
from avernus.games.hellgame.rules.forces import free_legions, hostile_force, lieutenants, solitary
from avernus.games.hellgame.rules.hands import cards_held
from avernus.games.hellgame.rules.values import cost
from avernus.games.hellgame.state import HellState
from avernus.games.hellgame.steps import Ask

BUSY = ("Enter", "Combat", "FleeGroup", "Lone", "Flee", "Rampage", "Run", "Move")
"""Steps in whose course H3.15 is still to be applied."""


def load_into(g: Hell, dump: Mapping[str, Any]) -> None:
    """Fill a new state from a dump and judge it; `AvernusError` if it cannot be one."""
    try:
        fill(g, dump)
        found = broken(g)
        if not found and g.stack:
            who = g.mover()
            if who == CHANCE:
                top: Any = g.stack[-1]
                assert top.outcomes(g), "chance has nothing to decide"
            else:
                assert 0 <= who < g.seats, "nobody sits where an answer is awaited"
                assert g.options_now(), "the open question has no answer"
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError, StopIteration) as error:
        raise AvernusError(f"This is not a state of The HellGame: {str(error)[:80]}.") from error
    if found:
        raise AvernusError(f"This is not a state of The HellGame: {found[0]}.")


def broken(g: HellState) -> list[str]:
    """The laws that a state breaks."""
    return [*unit_laws(g), *card_laws(g), *number_laws(g)]


def unit_laws(g: HellState) -> list[str]:
    """Counters, handlers, lieutenants, hounds."""
    found = []
    if any(n < 0 for n in g.plain) or any(free_legions(g, o) < 0 for o in range(OWNERS)):
        found.append("legions on the map and free counters are not 12 (H1.2)")
    if any(bool(g.plain[o * AREAS + area]) != bool(g.lands[o] >> area & 1) for o in range(OWNERS) for area in range(AREAS)):
        found.append("legions are not where their masks say")
    for o in range(OWNERS):
        if o != FREEBOOTERS and o >= g.seats and free_legions(g, o) != 12:
            found.append("an empty seat has legions (H1.2)")
    for h in range(len(HOUNDS)):
        if (g.hound_at[h] >= 0) != (g.hound_of[h] >= 0) or (g.hound_of[h] == WILD and g.hound_at[h] == ANTEHELL):
            found.append("a hound is neither with a handler, nor rampaging, nor in its box (H3.3)")
    seen: list[int] = [t for t in g.box_top if t >= 0] + list(g.unseen) + list(g.returned)
    seen += [t for own in g.box_own if own for t in own]
    seen += [t for t, of in enumerate(g.lt_of) if of >= 0]
    recruit: Any = g.find("Recruit")
    if recruit is not None and recruit.lieutenant >= 0 and g.lt_of[recruit.lieutenant] < 0:
        seen.append(recruit.lieutenant)
    if g.unseen or g.turn:
        if sorted(seen) != list(range(len(LIEUTENANTS))):
            found.append("the lieutenants are not twelve (H1.8)")
        shared = sum(n for n, own in zip(g.box_hidden, g.box_own, strict=True) if own is None)
        if shared != len(g.unseen):
            found.append("the Available boxes do not hold what they should (H6.3)")
    if not any(type(step).__name__ in BUSY for step in g.stack) and g.turn:
        for s in range(SECTIONS):
            for p in range(g.seats):
                if solitary(g, p, s) and hostile_force(g, p, s) and lieutenants(g, p, s):
                    found.append("a solitary lieutenant stands among enemies (H3.15)")
    return found


def card_laws(g: HellState) -> list[str]:
    """Cards of each deck are conserved; a section's card is where its marker says."""
    found = []
    arcana = [0] * len(g.cards.arcana)
    hell = [0] * len(g.cards.hell)
    for counts, name in ((arcana, "arcana"), (hell, "hell")):
        deck = g.decks[name]
        for i, n in enumerate(deck.body):
            counts[i] += n
        for card, _ in deck.head + deck.tail:
            counts[card] += 1
    for hand in g.hands:
        for card in hand:
            arcana[card] += 1
    for cards in g.carried.values():
        for card in cards:
            arcana[card] += card >= 0
    for macina in g.macina:
        for card, _ in macina:
            arcana[card] += 1
    for card in g.d_walk:
        if card >= 0:
            arcana[card] += 1
    for card in g.permanent:
        if card >= 0:
            hell[card] += 1
    held_by_steps(g, arcana, hell)
    full = [0 if card.timing == "macina" and not g.options["macina"] else card.copies for card in g.cards.arcana]
    if arcana != full:
        found.append("Arcana cards are lost or doubled (H3.7)")
    if hell != [1] * len(g.cards.hell):
        found.append("Hell cards are lost or doubled (H3.7)")
    sections = g.decks["section"]
    there = {i for i, n in enumerate(sections.body) if n} | {card for card, _ in sections.tail}
    if there != {s for s in range(SECTIONS) if g.control[s] < 0} or sections.size() != len(there):
        found.append("a section card is not where its marker says (H1.11.2)")
    demons = g.decks["demon"]
    there = {i for i, n in enumerate(demons.body) if n} | {card for card, _ in demons.tail}
    if there != {d for d in range(len(g.cards.demons)) if g.d_owner[d] < 0} or demons.size() != len(there):
        found.append("a demon is in play and in the deck, or in neither (H3.11)")
    return found


def held_by_steps(g: HellState, arcana: list[int], hell: list[int]) -> None:
    """Cards that are just being played or looked at."""
    for step in g.stack:
        some: Any = step
        name = type(step).__name__
        if name in ("Action", "BattleMagic", "RightAway") and some.card >= 0 and not (name == "BattleMagic" and some.stage == "through"):
            arcana[some.card] += 1
        elif name in ("Conspiracy", "Peek"):
            for card in some.cards:
                hell[card] += 1
        elif name == "Setup" and some.stage in ("hell_card", "kept"):
            for card in some.drawn:
                if some.stage == "hell_card" or BOXES.index(g.cards.hell[card].box) >= some.n:
                    hell[card] += 1
        elif name == "HellPhase":
            hell_phase_cards(g, some, hell)


def hell_phase_cards(g: HellState, step: Any, hell: list[int]) -> None:
    """The one or two cards that the Hell phase holds."""
    laid = step.stage == "event_over" and g.cards.hell[step.card].box != "none"
    if step.card >= 0 and not laid and step.stage in ("event_over", "foot", "phenomenon_over"):
        hell[step.card] += 1
    if step.stage == "phenomenon_over":
        hell[step.rolls] += 1


def number_laws(g: HellState) -> list[str]:
    """Souls, favors, hands, demons."""
    found = []
    if min(g.souls) < 0 or min(g.favors) < 0 or min(g.disfavors) < 0:
        found.append("souls, favors and disfavors are not below 0 (H27.6)")
    if any(g.d_owner.count(p) > 3 for p in range(g.seats)) or any(not -1 <= p < g.seats for p in g.d_owner):
        found.append("a triumvirate has at most three demons (H1.1)")
    top = g.stack[-1] if g.stack else None
    drawing = any(type(step).__name__ in ("Draw", "HandLimit", "BlindLoss", "Loot") for step in g.stack) or isinstance(top, Ask)
    if not drawing and any(cards_held(g, p) > cost(g, "hand_limit", p) for p in range(g.seats)):
        found.append("a hand is above its limit (H3.13)")
    if any(not -1 <= s <= 47 for s in (g.uriel, g.lilith)):
        found.append("Uriel and Lilith are somewhere or nowhere (H27.6)")
    return found
