"""H15 Magic: costs, targets, counters, supports; H25.4 the use of abilities and hooks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from avernus.core.native import i64
from avernus.games.hellgame.board import ANTEHELL, FREEBOOTERS, NEIGHBOURS, OWNERS, SECTIONS, areas_of
from avernus.games.hellgame.rules.forces import ANYBODY, armies, footing, parties, unit_classes
from avernus.games.hellgame.rules.hands import can_pay, discard, pay
from avernus.games.hellgame.rules.values import active, denied_in, is_at, protected, protocol, stat, stats, value
from avernus.games.hellgame.state import EVERYBODY, IN_HELL, ON_EARTH
from avernus.games.hellgame.steps import Ask, Context, Step
from avernus.games.hellgame.verbs import DEMON, FIGURE, LIEUTENANT, PAIR, PLACE, SAY, SAYING, ZONE, pack_unit, verb_of

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


# -- H25.12 legal targets ---------------------------------------------------------------------


Target: TypeAlias = tuple[int, tuple[Any, ...]]
"""An action, and the target that it names."""


def targets(g: HellState, spec: Any, context: Context, first_only: bool = False) -> list[Target]:
    """The legal targets of a card or ability, as action and target; or just the first that is found."""
    kind = spec["kind"]
    if kind == "unit":
        return unit_targets(g, spec, context, first_only)
    if kind == "section":
        return section_targets(g, spec, context, first_only)
    found: list[Target] = []
    if kind == "player":
        found = [(FIGURE | p, ("player", p)) for p in range(g.seats) if spec["who"] == "any" or p != context.seat]
    elif kind == "demon":
        arcane = context.source == "arcana"
        for d, owner in enumerate(g.d_owner):
            if owner >= 0 and demon_target(g, spec, context, d, arcane):
                found.append((DEMON | d, ("demon", d)))
                if first_only:
                    break
    elif kind == "circle":
        found = [(ZONE | c, ("circle", c)) for c in range(9)]
    elif kind == "box":
        found = [(ZONE | 9 + b, ("box", b)) for b in range(3) if g.permanent[b] >= 0]
    return found


def unit_targets(g: HellState, spec: Any, context: Context, first_only: bool) -> list[Target]:
    """The units that may be chosen."""
    found: list[Target] = []
    there_are = footing(g, ANYBODY)
    if context.source == "arcana":
        there_are &= ~denied_in(g, "arcana")
    for area in areas_of(there_are):
        there = parties(g, area)
        for owner in range(OWNERS):
            if there >> owner & 1:
                for what, _ in unit_classes(g, owner, area):
                    if unit_target(g, spec, context, area, owner, what):
                        found.append((pack_unit(area, owner, what), ("unit", area, owner, what)))
                        if first_only:
                            return found
    return found


def section_targets(g: HellState, spec: Any, context: Context, first_only: bool) -> list[Target]:
    """The sections that may be chosen."""
    found: list[Target] = []
    barred: i64 = 0
    if context.source == "arcana":
        barred = denied_in(g, "arcana")
    for s in range(SECTIONS):
        if not barred >> s & 1 and section_target(g, spec, context.seat, s):
            found.append((PLACE | s, ("section", s)))
            if first_only:
                break
    return found


def demon_target(g: HellState, spec: Any, context: Context, d: int, arcane: bool) -> bool:
    """May this demon be chosen?"""
    owner = g.d_owner[d]
    if owner < 0 or (g.d_down[d] > 0) != (spec["state"] == "incapacitated"):
        return False
    if {"self": owner != context.seat, "other": owner == context.seat, "any": False}[spec["owner"]]:
        return False
    if spec.get("not_caster") and d == context.this:
        return False
    at = spec["at"]
    if at == "combat":
        combat = g.find("Combat")
        return combat is not None and d in combat.joined and bool(combat.enemies_of(context.seat) >> owner & 1) and not (
            arcane and protected(g, d, "arcana")
        )
    if at == "same":
        at = "earth" if g.d_place[context.this] else "hell"
    if not is_at(g, d, at):
        return False
    if owner != context.seat and arcane and protected(g, d, "arcana"):
        return False
    return not gives_only_actions(g, context) or can_act_extra(g, d)


def gives_only_actions(g: HellState, context: Context) -> bool:
    """Does the card give an extra action to its target and nothing else (H25.9.32)?"""
    cards = g.cards
    return context.source == "arcana" and all(n.do == "extra_action" for n in cards.lists[cards.arcana[context.card].effects])


def can_act_extra(g: HellState, d: int) -> bool:
    """H11.3, H11.5: an extra action is not for a demon that has passed, or must pass, for good."""
    return active(g, d) and not g.d_pfg[d] and not 0 < g.d_must[d] <= g.turn


def unit_target(g: HellState, spec: Any, context: Context, area: int, owner: int, what: int) -> bool:
    """May this unit be chosen?"""
    kind = "legion" if what < LIEUTENANT else "lieutenant"
    if spec["unit"] not in ("any", kind) and not (spec["unit"] == "hellhound" and PAIR <= what < LIEUTENANT):
        return False
    if owner == FREEBOOTERS and spec["unit"] != "freebooter":
        return False
    if {"self": owner != context.seat, "other": owner == context.seat, "any": False}[spec["owner"]]:
        return False
    return spec["home"] == "any" or area == ANTEHELL or g.control[area] != owner


def section_target(g: HellState, spec: Any, seat: int, s: int) -> bool:
    """May this section be chosen?"""
    owner, controlled, wanted = g.control[s], spec["controlled"], spec["legions"]
    if controlled == "self":
        fits = owner == seat
    elif controlled == "other":
        fits = 0 <= owner < g.seats and owner != seat
    else:
        fits = controlled == "any" or owner < 0
    if not fits:
        return False
    if wanted != "any":
        there = armies(g, s) & (1 << OWNERS) - 1
        if wanted == "none":
            fits = there == 0
        elif wanted == "own":
            fits = there >> seat & 1 == 1
        else:
            fits = there & (1 << g.seats) - 1 & ~(1 << seat) != 0
    return fits and (not spec.get("near_own") or any(g.control[n] == seat for n in NEIGHBOURS[s]))


def still_legal(g: HellState, spec: Any, context: Context) -> bool:
    """H15.3: is the chosen target still legal when the card is resolved?"""
    if spec["kind"] in ("none", "action") or not context.target:
        return True
    return any(target == context.target for _, target in targets(g, spec, context))


# -- H15.2 costs and places -------------------------------------------------------------------


def spell_souls(g: HellState, seat: int, card: int, x: int = 0, demon: int = -1) -> int:
    """What a major arcanum costs in souls."""
    printed = g.cards.arcana[card].cost.souls
    return value(g, "spell_cost", x if printed < 0 else printed, seat, demon)


def castable(g: HellState, seat: int, demon: int, card: int) -> list[int]:
    """The values of x (0 where there is none) with which the demon may cast the card as its action (H15.1-H15.3, H15.5.1)."""
    design = g.cards.arcana[card]
    if design.timing not in ("action", "macina") or (design.place == "earth" and g.d_place[demon] == IN_HELL) or wasted(g, card):
        return []
    realm = IN_HELL if design.place == "hell" else g.d_place[demon]
    if design.support and support_sum(g, seat, demon, card, realm) < design.support["amount"]:
        return []
    xs = range(1, design.max_x + 1) if design.cost.souls < 0 else range(1)
    found = [x for x in xs if can_pay(g, seat, spell_souls(g, seat, card, x, demon), design.cost.favors)]
    if found and design.target["kind"] != "none":
        return found if targets(g, design.target, Context("arcana", card, seat, demon), first_only=True) else []
    return found


def support_sum(g: HellState, seat: int, demon: int, card: int, realm: int) -> int:
    """H15.5.1: the caster's symbols and those of the supporters in his place."""
    need = g.cards.arcana[card].support
    helpers = {d for caster, spell, d in g.supports if (caster, spell) == (seat, card) and active(g, d) and g.d_place[d] == realm}
    own = stat(g, demon, need["stat"]) if need["include_caster"] else 0
    return own + sum(stat(g, d, need["stat"]) for d in helpers if d != demon)


def copies_in(cards: list[int], card: int) -> int:
    """How often a card is among these."""
    n = 0
    for each in cards:
        if each == card:
            n += 1
    return n


def supportable(g: HellState, seat: int, demon: int, first_only: bool = False) -> list[int]:
    """H15.5: the spells that the demon may support, and for whom, only where that can still be of use; or just the first that is found.

    A demon that is still to act could cast it, together with all who could still help it reaches the sum, and the card may be in its
    owner's hand for all that the supporter knows. Of the hands of others the list betrays nothing.
    """
    place = g.d_place[demon]
    waiting = [d for d in g.queue if active(g, d)]
    casters = [d for d in waiting if d != demon and (g.d_place[d] == place or place == IN_HELL)]
    if not casters:
        return []
    here = [d for d in waiting if g.d_place[d] == place]
    symbols: dict[str, list[int]] = {}
    found: list[int] = []
    for card in g.cards.supported:
        design = g.cards.arcana[card]
        if (design.place == "hell" and place != IN_HELL) or (design.place == "earth" and place != ON_EARTH) or wasted(g, card):
            continue
        word, missing = g.cards.needs[card]
        if word not in symbols:
            symbols[word] = stats(g, waiting, word)
        has = symbols[word]
        helpers = here
        for d in here:
            missing -= has[d]
        for _, spell, d in g.supports:
            if spell == card and active(g, d) and d not in helpers:
                helpers = [*helpers, d]
                missing -= stat(g, d, word)
        able: i64 = 0
        for d in casters:
            if missing <= (0 if d in helpers else has[d]):
                able |= 1 << g.d_owner[d]
        if able == 0:
            continue
        mine = copies_in(g.hands[seat], card)
        if not mine:
            able &= ~(1 << seat)
        if design.copies - mine - copies_in(g.d_walk, card) <= 0:
            able &= 1 << seat
        found += [g.cards.support(owner, card) for owner in range(g.seats) if able >> owner & 1]
        if found and first_only:
            break
    return found


def wasted(g: HellState, card: int) -> bool:
    """Would a card that drives out Uriel or Lilith find neither of them (H25.9.37)?"""
    driven = g.cards.banishes.get(card)
    return driven is not None and all((g.uriel if who == "uriel" else g.lilith) < 0 for who in driven)


# -- H15.4 counters ---------------------------------------------------------------------------


def counter_fits(g: HellState, card: int, against: str, seat: int, window: Window) -> bool:
    """H15.4.1: is the card suitable against this action?"""
    design = g.cards.arcana[card]
    if against not in design.against:
        return False
    if design.scope == "own_demon":
        return window.target >= 0 and g.d_owner[window.target] == seat
    if design.scope == "own_units":
        return window.victim == seat
    return (design.scope == "own_sections") == (window.halt == seat)


def counter_demons(g: HellState, card: int, seat: int, window: Window) -> list[int]:
    """H15.4.2: the demons that may counter with the card."""
    design = g.cards.arcana[card]
    found = []
    for d in range(len(g.cards.demons)):
        if g.d_owner[d] != seat or g.d_down[d] or (design.place == "earth" and g.d_place[d] == IN_HELL):
            continue
        aimed = d == window.target
        waits = d in g.queue and not g.d_acted[d] and not 0 < g.d_must[d] <= g.turn and not window.combat and design.scope != "own_demon"
        if aimed or waits:
            found.append(d)
    return found


@dataclass(slots=True, init=False)
class Window(Step):
    """After a declaration every other player who could counter is asked; the first counter closes it (H15.4).

    Asked is whoever could have a fitting card for all that the others know, so that silence betrays no hand.
    """

    seat: int = 0
    demon: int = -1
    against: str = "arcana"
    target: int = -1
    """The demon at which an Arcana card is aimed."""
    victim: int = -1
    """The player whose unit is being influenced."""
    halt: int = -1
    """The player whose section a marching unit is about to enter (H15.4.6)."""
    combat: bool = False
    order: tuple[int, ...] = ()

    def __init__(
        self, stage: str = "start", seat: int = 0, demon: int = -1, against: str = "arcana", target: int = -1, victim: int = -1,
        halt: int = -1, combat: bool = False, order: tuple[int, ...] = (),
    ) -> None:
        self.stage = stage
        self.seat = seat
        self.demon = demon
        self.against = against
        self.target = target
        self.victim = victim
        self.halt = halt
        self.combat = combat
        self.order = order

    def start(self, g: HellState) -> None:
        """Protocol order without the actor."""
        self.order = protocol(g, self.seat) if self.halt < 0 else (self.halt,)
        self.stage = "next"

    def next(self, g: HellState) -> None:
        """Ask the next one who could."""
        while self.order:
            if self.could(g, self.order[0]) and self.cards(g, self.order[0]):
                self.stage = "answered"
                g.ask("COUNTER", self.order[0], demon=g.cards.demons[self.demon].name if self.demon >= 0 else "", action=self.against)
                return
            self.order = self.order[1:]
        g.done("")

    def cards(self, g: HellState, seat: int) -> list[int]:
        """What a player can choose from: his hand, or in combat what the target carries."""
        if not self.combat:
            return g.hands[seat]
        if g.options["carry_mode"] == "count":
            return g.hands[seat] if g.carried.get(self.target) else []
        return list(g.carried.get(self.target, ()))

    def could(self, g: HellState, seat: int) -> bool:
        """Is there a card with which a player could counter?"""
        for card in g.cards.counters:
            fits = counter_fits(g, card, self.against, seat, self) and counter_demons(g, card, seat, self)
            if fits and can_pay(g, seat, spell_souls(g, seat, card), g.cards.arcana[card].cost.favors):
                return True
        return False

    def options(self, g: HellState, seat: int, cards: tuple[int, ...] | list[int]) -> list[int]:
        """Which of the cards could counter, with which demon."""
        return [
            g.cards.counter(card, d) for card in sorted(set(cards))
            if counter_fits(g, card, self.against, seat, self)
            and can_pay(g, seat, spell_souls(g, seat, card), g.cards.arcana[card].cost.favors)
            for d in counter_demons(g, card, seat, self)
        ]

    def menu(self, g: HellState, ask: Ask) -> tuple[int, ...]:
        """None, or a card and a demon."""
        return (SAY["none"], *self.options(g, ask.seat, self.cards(g, ask.seat)))

    def answered(self, g: HellState) -> None:
        """Pay, spend the demon's action, and hand over the mode (H15.4.3, H15.4.4)."""
        seat, self.order = self.order[0], self.order[1:]
        self.stage = "next"
        if verb_of(g.value) == SAYING:
            return
        card, d = g.cards.counter_of(g.value)
        pay(g, seat, spell_souls(g, seat, card, demon=d), g.cards.arcana[card].cost)
        if self.combat and g.options["carry_mode"] == "cards":
            g.carried[d] = without(g.carried[d], card)
            g.decks["arcana"].put(card, EVERYBODY)
        else:
            discard(g, seat, card)
            if self.combat:
                g.carried[d] = g.carried[d][1:]
        if g.cards.arcana[card].place == "hell":
            descend(g, d)
        g.d_acted[d] = True
        g.queue = tuple(q for q in g.queue if q != d)
        g.tell("countered", "H15.4", seat=seat, card=g.cards.arcana[card].id, demon=g.cards.demons[d].name)
        mode = next(str(node.args["mode"]) for node in g.cards.lists[g.cards.arcana[card].effects] if node.do == "cancel_action")
        rest = [node for node in g.cards.lists[g.cards.arcana[card].effects] if node.do != "cancel_action"]
        g.done(mode)
        if rest:
            context = Context("arcana", card, seat, d, acting=self.demon, opponent=self.seat)
            g.push(KeepValue(value=mode))
            g.begin("Run", effects=g.cards.arcana[card].effects, context=context)


@dataclass(slots=True)
class KeepValue(Step):
    """Hands over a value after the steps above it are done."""

    value: Any = None

    def start(self, g: HellState) -> None:
        """Hand it over."""
        g.done(self.value)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one."""
    kept = list(cards)
    kept.remove(card)
    return tuple(kept)


def descend(g: HellState, demon: int) -> None:
    """H13.3: back to Hell; the Walk card is discarded."""
    if g.d_place[demon] != IN_HELL:
        g.d_place[demon] = IN_HELL
        drop_walk_card(g, demon)
        if g.events is not None:
            g.tell("descended", "H13.3", demon=g.cards.demons[demon].name)


def drop_walk_card(g: HellState, demon: int) -> None:
    """Discard the Walk card under a demon, if there is one."""
    if g.d_walk[demon] >= 0:
        g.decks["arcana"].put(g.d_walk[demon], EVERYBODY)
        g.d_walk[demon] = -1


# -- H25.3, H25.4 hooks and abilities ---------------------------------------------------------


