"""H25.11 Selectors: players, areas, amounts, demons, units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from avernus.games.hellgame.board import (
    ANTEHELL,
    AREAS,
    CIRCLES,
    FREEBOOTERS,
    NEIGHBOURS,
    OWNERS,
    QUARTERS,
    SECTIONS,
    WILD,
    circle_of,
)
from avernus.games.hellgame.cards import Node
from avernus.games.hellgame.rules.dice import Roll, order_by
from avernus.games.hellgame.rules.forces import empty, legions, legions_of, lieutenants, pairs, plain, wild
from avernus.games.hellgame.rules.values import HELL_SOURCES, active, denied, is_at, protected, protocol, stat, target_seat
from avernus.games.hellgame.state import EVERYBODY, ON_EARTH
from avernus.games.hellgame.steps import Context, DrawCard, Pick, Step
from avernus.games.hellgame.verbs import FIGURE, HOUND, LEGION, LIEUTENANT, PAIR, PLACE, SAY, field_of, pack_unit, said

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState

Spec = tuple[int, int, int]
"""A unit: area, owner, what."""


def of_hell(context: Context) -> bool:
    """Is the source a Hell card?"""
    return context.source in HELL_SOURCES


def count(g: HellState, seat: int, counter: str, context: Context) -> int:
    """What a player has of something (H25.5)."""
    if counter == "sections_in_area":
        return sum(g.control[s] == seat for s in context.area)
    if counter == "legions_in_area":
        return sum(legions(g, seat, s) for s in context.area)
    if counter == "legions":
        return legions_of(g, seat)
    if counter == "lieutenants":
        return g.lt_of.count(seat)
    if counter == "hellhounds":
        return g.hound_of.count(seat)
    if counter == "sections":
        return g.control.count(seat)
    if counter == "demons_on_earth":
        return sum(active(g, d) and g.d_owner[d] == seat and g.d_place[d] == ON_EARTH for d in range(len(g.cards.demons)))
    if counter == "arcana":
        return len(g.hands[seat])
    return {"souls": g.souls, "favors": g.favors, "disfavors": g.disfavors}[counter][seat]


@dataclass(slots=True)
class Seats(Step):
    """Hands over the players that a word means, in protocol order; ties are rolled."""

    word: str = "self"
    context: Context = Context()  # noqa: RUF009

    def start(self, g: HellState) -> None:
        """Most words are plain."""
        word, context = self.word, self.context
        order = protocol(g)
        word = {"richest": "most_souls", "poorest": "fewest_souls"}.get(word, word)
        if word in ("each", "each_other"):
            g.done(tuple(p for p in order if word == "each" or p != context.seat))
        elif word.startswith(("each_with_", "each_without_")):
            with_some = word.startswith("each_with_")
            counter = word.removeprefix("each_with_").removeprefix("each_without_")
            g.done(tuple(p for p in order if (count(g, p, counter, context) > 0) == with_some))
        elif word.startswith(("most_", "fewest_")):
            sign = 1 if word.startswith("most_") else -1
            values = [count(g, p, word.partition("_")[2], context) for p in range(g.seats)]
            if sign == 1 and max(values) == 0:
                g.done(())
                return
            self.stage = "best"
            order_by(g, list(range(g.seats)), [sign * v for v in values], best_only=True)
        elif word == "random":
            self.stage = "picked"
            g.push(Pick(choices=tuple((FIGURE | p, 1) for p in range(g.seats))))
        else:
            g.done(self.plain(g))

    def plain(self, g: HellState) -> tuple[int, ...]:
        """Words that need no roll."""
        word, context = self.word, self.context
        if word == "freebooters":
            return (FREEBOOTERS,)
        if word == "opponent":
            combat = g.find("Combat")
            if combat is None:
                return (context.opponent,) if context.opponent >= 0 else ()
            return tuple(p for p in protocol(g) if combat.enemies_of(context.seat) >> p & 1)
        seat = {"self": context.seat, "target": target_seat(g, context), "subject": context.subject_seat}[word]
        return (seat,) if 0 <= seat < g.seats else ()

    def best(self, g: HellState) -> None:
        """The first after the tie rolls."""
        g.done((g.value[0],))

    def picked(self, g: HellState) -> None:
        """By die."""
        g.done((field_of(g.value),))


def owners_of(g: HellState, node: Node, context: Context) -> None:
    """Begin to find the players whom an effect's `of` means; without one the value is `None`: anybody."""
    g.value = None
    if node.get("of") is not None:
        g.push(Seats(word=node.args["of"], context=context))


def demons_of(g: HellState, node: Node, context: Context, key: str = "demon", seats: tuple[int, ...] | None = None) -> tuple[int, ...]:
    """The demons that a word means, by rank; `random` gives all candidates."""
    word = node.args[key]
    state = node.get("state", "incapacitated" if node.do == "restore" else "active")
    single = {
        "this": context.this, "acting": context.acting, "subject": context.subject_demon,
        "target": int(context.target[1]) if context.target[:1] == ("demon",) else -1,
    }.get(word)
    pool = range(len(g.cards.demons)) if single is None else (single,) if single >= 0 else ()
    found = [
        d for d in pool
        if g.d_owner[d] >= 0 and (g.d_down[d] > 0) == (state == "incapacitated") and is_at(g, d, node.get("at", "any"))
        and node.get("gender", g.cards.demons[d].gender) == g.cards.demons[d].gender and (seats is None or g.d_owner[d] in seats)
        and not (of_hell(context) and protected(g, d, "event"))
    ]
    if word == "highest_rank":
        found = found[:1]
    elif word == "lowest_rank":
        found = found[-1:]
    return tuple(found)


@dataclass(slots=True)
class Areas(Step):
    """Hands over the areas that a word means, as a tuple of numbers."""

    word: str = "target"
    context: Context = Context()  # noqa: RUF009
    by: str = "self"
    turned: int = 0

    def start(self, g: HellState) -> None:
        """Most words are plain; some turn over a Hell card, some ask."""
        if self.word in ("random_section", "random_circle", "random_unclaimed"):
            self.stage = "foot"
            if g.decks["hell"].size():
                g.push(DrawCard(deck="hell"))
            else:
                g.done(())
        elif self.word in ("pick", "adjacent"):
            self.pick(g)
        else:
            g.done(fixed_areas(g, self.word, self.context))

    def foot(self, g: HellState) -> None:
        """The foot of the card, which goes to the bottom."""
        g.decks["hell"].put(g.value, EVERYBODY)
        area = g.cards.hell[g.value].foot
        self.turned += 1
        if self.word == "random_circle":
            g.done(CIRCLES[circle_of(area) - 1])
        elif self.word == "random_section" or (g.control[area] < 0 and empty(g, area)):
            g.done((area,))
        elif self.turned >= SECTIONS:
            g.done(())
        else:
            g.push(DrawCard(deck="hell"))

    def pick(self, g: HellState) -> None:
        """A section of the chooser's choice, never with Uriel or Lilith."""
        if self.word == "adjacent":
            near = fixed_areas(g, "here" if g.find("Combat") is not None else "target", self.context)
            pool = sorted({n for area in near if area < SECTIONS for n in NEIGHBOURS[area]})
        else:
            pool = list(range(SECTIONS))
        pool = [s for s in pool if s not in (g.uriel, g.lilith) and not (self.context.source == "arcana" and denied(g, s, "arcana"))]
        if not pool:
            g.done(())
            return
        self.stage = "picked"
        if self.by == "random":
            g.push(Pick(choices=tuple((PLACE | s, 1) for s in pool)))
        else:
            g.ask("CARD_CHOICE", self.context.seat, [PLACE | s for s in pool])

    def picked(self, g: HellState) -> None:
        """Chosen."""
        g.done((field_of(g.value),))


def fixed_areas(g: HellState, word: str, context: Context) -> tuple[int, ...]:
    """The areas of a word that needs neither card nor choice."""
    if word == "target":
        kind = context.target[:1]
        if kind == ("circle",):
            found: tuple[int, ...] = CIRCLES[context.target[1]]
        else:
            found = (int(context.target[1]),) if kind in (("section",), ("unit",)) else ()
    elif word == "area":
        found = context.area
    elif word == "here":
        combat = g.find("Combat")
        found = (combat.section,) if combat is not None else ()
    elif word == "own":
        found = tuple(s for s in range(SECTIONS) if g.control[s] == context.seat)
    elif word == "hell":
        found = tuple(range(SECTIONS))
    elif word == "antehell":
        found = (ANTEHELL,)
    elif word == "anywhere":
        found = tuple(range(AREAS))
    else:
        scope, _, n = word.partition(":")
        found = CIRCLES[int(n) - 1] if scope == "circle" else QUARTERS[int(n) - 1]
    if context.source == "arcana" and word not in ("here", "own", "antehell"):
        found = tuple(s for s in found if not denied(g, s, "arcana"))
    return found


@dataclass(slots=True)
class Amount(Step):
    """Hands over a number: fixed, rolled, or counted."""

    word: Any = 1
    context: Context = Context()  # noqa: RUF009
    have: int = 0
    """What `all` and `half` refer to."""

    def start(self, g: HellState) -> None:
        """Dice are rolled anew each time."""
        word = self.word
        if isinstance(word, int):
            g.done(word)
        elif word == "all":
            g.done(self.have)
        elif word == "half":
            g.done(self.have // 2)
        elif word == "x":
            g.done(self.context.x)
        elif word.startswith("caster."):
            g.done(stat(g, self.context.this, word.removeprefix("caster.")))
        else:
            self.stage = "rolled"
            g.push(Roll(n=int(word[0])))

    def rolled(self, g: HellState) -> None:
        """The sum, and what is added."""
        g.done(sum(g.value) + int(str(self.word).partition("+")[2] or 0))


def unit_pool(g: HellState, kind: str, owners: tuple[int, ...], areas: tuple[int, ...], singly: bool) -> list[tuple[Spec, int]]:
    """The units of a kind there, with how many are alike; `singly`: handler and hound are two units."""
    found: list[tuple[Spec, int]] = []
    for area in areas:
        for owner in owners:
            if owner == WILD:
                if kind in ("hellhound", "any"):
                    found += [((area, WILD, HOUND + h), 1) for h in wild(g, area)]
                continue
            legion = kind in ("legion", "any") or (kind == "freebooter" and owner == FREEBOOTERS)
            if legion and plain(g, owner, area):
                found.append(((area, owner, LEGION), plain(g, owner, area)))
            for h in pairs(g, owner, area):
                if legion:
                    found.append(((area, owner, PAIR + h), 1))
                if singly and kind in ("hellhound", "any"):
                    found.append(((area, owner, HOUND + h), 1))
            if kind in ("lieutenant", "any") or (kind == "freebooter" and owner == FREEBOOTERS):
                found += [((area, owner, LIEUTENANT + t), 1) for t in lieutenants(g, owner, area)]
    return found


@dataclass(slots=True)
class Units(Step):
    """Hands over units chosen out of a pool, one at a time (H25.5)."""

    pool: tuple[tuple[Spec, int], ...] = ()
    amount: int = -1
    """-1: all."""
    by: str = "self"
    may: bool = False
    context: Context = Context()  # noqa: RUF009
    chosen: tuple[Spec, ...] = ()

    def start(self, g: HellState) -> None:
        """The next choice, or all that are left."""
        left = [(spec, n - self.chosen.count(spec)) for spec, n in self.pool]
        left = [(spec, n) for spec, n in left if n > 0]
        total = sum(n for _, n in left)
        want = total if self.amount < 0 else self.amount - len(self.chosen)
        if want <= 0 or not left:
            g.done(self.chosen)
        elif want >= total and not self.may:
            g.done(self.chosen + tuple(spec for spec, n in left for _ in range(n)))
        elif self.by == "random":
            self.stage = "took"
            g.push(Pick(choices=tuple((pack_unit(spec[0], spec[1], spec[2]), n) for spec, n in left)))
        else:
            self.stage = "took"
            seat = self.chooser(g, left[0][0][1])
            options = [pack_unit(spec[0], spec[1], spec[2]) for spec, _ in left]
            g.ask("CARD_CHOICE", seat, [SAY["end"], *options] if self.may else options)

    def chooser(self, g: HellState, owner: int) -> int:
        """Who chooses (H25.5)."""
        if self.by == "victim" and owner < g.seats:
            return owner
        if self.by == "target":
            return target_seat(g, self.context)
        return self.context.seat

    def took(self, g: HellState) -> None:
        """One more."""
        self.stage = "start"
        if said(g.value) == "end":
            g.done(self.chosen)
            return
        packed = g.value
        self.chosen = (*self.chosen, next(spec for spec, _ in self.pool if pack_unit(spec[0], spec[1], spec[2]) == packed))


@dataclass(slots=True)
class UnitsOf(Step):
    """Hands over the units that an effect means: its `of`, `area`, `unit`, `amount`, `by` and `may`."""

    node: int = 0
    context: Context = Context()  # noqa: RUF009
    singly: bool = False
    owners: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """Whose units."""
        node = self.effect(g)
        of = node.get("of")
        self.stage = "whose"
        if of is None:
            g.value = (*range(OWNERS), WILD)
        elif of == "opponent" and g.find("Combat") is not None:
            enemies = g.find("Combat").enemies_of(self.context.seat)
            g.value = tuple(o for o in range(OWNERS) if enemies >> o & 1) + ((WILD,) if enemies >> 7 else ())
        else:
            g.push(Seats(word=of, context=self.context))

    def effect(self, g: HellState) -> Node:
        """The effect."""
        return g.cards.nodes[self.node]

    def whose(self, g: HellState) -> None:
        """Where."""
        self.owners = g.value
        self.stage = "where"
        node = self.effect(g)
        by = node.get("by", "random" if of_hell(self.context) else "self")
        g.push(Areas(word=node.args["area"], context=self.context, by=by))

    def where(self, g: HellState) -> None:
        """Which."""
        node, context = self.effect(g), self.context
        areas: tuple[int, ...] = g.value
        if node.args["unit"] == "target":
            spec = context.target[1:] if context.target[:1] == ("unit",) else ()
            pool = [(s, n) for s, n in unit_pool(g, "any", tuple(range(OWNERS)), areas, False) if s == spec]
            g.done(tuple(s for s, _ in pool))
            return
        pool = unit_pool(g, node.args["unit"], self.owners, areas, self.singly)
        if node.do in ("disperse_units", "convert_units"):
            pool = [(s, n) for s, n in pool if s[2] < HOUND]
        if node.do == "convert_units":
            to = node.args["to"]
            pool = [(s, n) for s, n in pool if s[1] != (FREEBOOTERS if to == "freebooters" else context.seat if to == "self" else -1)]
        if node.get("mode") == "flee":
            pool = [(s, n) for s, n in pool if s[1] < g.seats]
        by = node.get("by", "random" if of_hell(context) else "self")
        amount = node.get("amount", 1)
        self.stage = "over"
        g.push(Units(pool=tuple(pool), amount=-1 if amount == "all" else int(amount), by=by, may=node.get("may", False), context=context))

    def over(self, g: HellState) -> None:
        """Hand them over."""
        g.done(g.value)
