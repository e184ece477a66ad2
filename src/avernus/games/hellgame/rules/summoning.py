"""H10 The Summoning phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import ANTEHELL, AREAS, HOUNDS, LIEUTENANTS, NAMES, SECTIONS, areas_of, row
from avernus.games.hellgame.rules.dice import Roll, order_by, table_effects
from avernus.games.hellgame.rules.forces import add, free_legions, ground, legions, open_ground, plain
from avernus.games.hellgame.rules.hands import Draw, discard
from avernus.games.hellgame.rules.hooks import ability_ready, ready_abilities
from avernus.games.hellgame.rules.setup import Refill, RevealTop
from avernus.games.hellgame.rules.values import cost, roll_modifiers, value
from avernus.games.hellgame.steps import Ask, Context, Pick, Step
from avernus.games.hellgame.verbs import (
    ABILITY,
    BONUS,
    FIGURE,
    FIGURE_HOUND,
    FIGURE_LIEUTENANT,
    LEGION,
    MOST_BOUGHT,
    MOST_MUSTERED,
    MUSTER,
    MUSTERS,
    PLACE,
    PURCHASE,
    RECRUIT,
    SAY,
    SUMMON,
    field_of,
    muster_of,
    said,
    verb_of,
)

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState


@dataclass(slots=True)
class SummoningPhase(Step):
    """Players from most souls to fewest (H10.1)."""

    order: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """Ties are rolled; the order is then fixed."""
        self.stage = "ordered"
        order_by(g, list(range(g.seats)), list(g.souls))

    def ordered(self, g: HellState) -> None:
        """The order."""
        self.order = g.value
        self.stage = "next"

    def next(self, g: HellState) -> None:
        """Each player finishes before the next."""
        if self.order:
            seat, self.order = self.order[0], self.order[1:]
            g.push(Summoning(seat=seat))
        else:
            g.done()


def legion_places(g: HellState, seat: int, placed: tuple[int, ...]) -> list[int]:
    """H10.3: the open controlled sections that have received the fewest new legions."""
    free = open_ground(g, seat)
    open_now = [s for s in range(SECTIONS) if g.control[s] == seat and free >> s & 1]
    least = min((placed[s] for s in open_now), default=0)
    return [s for s in open_now if placed[s] == least]


def recruit_places(g: HellState, seat: int) -> list[int]:
    """H10.4: sections with a legion of the player where units may be placed."""
    return areas_of(ground(g, 1 << seat) & open_ground(g, seat))


def musters(places: list[int], most: int) -> list[int]:
    """The answers that summon in several sections at once, at most so many (H24.1)."""
    return [MUSTER | number for k in range(2, min(most, MOST_MUSTERED) + 1) for number in MUSTERS.choices(places, k)]


def recruit_cost(g: HellState, seat: int, card: int) -> int:
    """The printed souls after effects."""
    return value(g, "recruit_cost", g.cards.arcana[card].minor_souls, seat)


@dataclass(slots=True)
class Summoning(Step):
    """One player's summoning and buying, in any order (H10.1)."""

    seat: int = 0
    placed: tuple[int, ...] = (0,) * AREAS
    tries: int = 0
    """Plain legions in the Antehell that have tried to tame a hound (H10.5)."""

    def start(self, g: HellState) -> None:
        """Effects that come with the player's turn, then the menu."""
        self.stage = "ask"
        g.begin("Hook", hook="summoning", seat=self.seat)

    def ask(self, g: HellState) -> None:
        """Put the question."""
        self.stage = "chosen"
        g.ask("SUMMON_MENU", self.seat, souls=g.souls[self.seat])

    def menu(self, g: HellState, ask: Ask) -> tuple[int, ...]:
        """H24 no. 10."""
        seat, souls = self.seat, g.souls[self.seat]
        found = [SAY["end"]]
        few = g.options["questions"] == "few"
        price = cost(g, "legion_cost", seat)
        spare = free_legions(g, seat) if souls >= price else 0
        if spare > 0:
            places = legion_places(g, seat, self.placed)
            found += [SUMMON | s for s in places]
            most = min(spare, souls // price if price else len(places), len(places))
            if few:
                found += musters(places, most)
                if most == len(places) > MOST_MUSTERED:
                    found.append(SAY["everywhere"])
        arcana = g.cards.arcana
        recruiters = [c for c in set(g.hands[seat]) if arcana[c].minor == "recruit_lieutenant" and souls >= recruit_cost(g, seat, c)]
        if recruiters and (any(t >= 0 for t in g.box_top) or g.returned) and recruit_places(g, seat):
            found += [RECRUIT | card for card in recruiters]
        if plain(g, seat, ANTEHELL) > self.tries and -1 in g.hound_of:
            found.append(SAY["tame"])
        if souls >= cost(g, "arcana_price", seat) and g.decks["arcana"].size():
            found.append(SAY["buy"])
            if few:
                price = max(1, cost(g, "arcana_price", seat))
                most = min(MOST_BOUGHT, souls // price, g.decks["arcana"].size())
                found += [PURCHASE | n - 2 for n in range(2, most + 1)]
        if souls >= 1:
            found += [BONUS | t for t, of in enumerate(g.lt_of) if of == seat]
        found += [ABILITY | d for d in ready_abilities(g, seat, "summoning") if ability_ready(g, d)]
        return tuple(found)

    def chosen(self, g: HellState) -> None:
        """Carry it out, then the same menu."""
        self.stage = "ask"
        verb, field, seat = verb_of(g.value), field_of(g.value), self.seat
        word = said(g.value)
        if word == "end":
            g.done()
        elif word == "buy" or verb == PURCHASE:
            n = 1 if word else field + 2
            g.souls[seat] -= n * cost(g, "arcana_price", seat)  # H10.6
            for _ in range(n):
                if g.events is not None:
                    g.tell("bought", "H10.6", seat=seat)
            g.push(Draw(seat=seat, n=n))
        elif word == "tame":
            self.stage = "tamed"
            g.push(Taming(seat=seat))
        elif word == "everywhere":
            for area in legion_places(g, seat, self.placed):
                self.summon(g, area)
        elif verb == SUMMON:
            self.summon(g, field)
        elif verb == MUSTER:
            for area in muster_of(g.value):
                self.summon(g, area)
        elif verb == RECRUIT:
            g.souls[seat] -= recruit_cost(g, seat, field)
            discard(g, seat, field)
            g.push(Recruit(seat=seat))
        elif verb == BONUS:
            g.souls[seat] -= 1  # H10.7
            g.lt_souls[field] += 1
            g.tell("bonus_pay", "H10.7", seat=seat, lieutenant=LIEUTENANTS[field].name)
        else:
            g.begin("UseAbility", demon=field, asked=True)  # H10.8

    def summon(self, g: HellState, area: int) -> None:
        """H10.3: a legion for its price."""
        g.souls[self.seat] -= cost(g, "legion_cost", self.seat)
        add(g, self.seat, area, 1)
        placed = list(self.placed)
        placed[area] += 1
        self.placed = tuple(placed)
        if g.events is not None:
            g.tell("summoned", "H10.3", seat=self.seat, area=NAMES[area])

    def tamed(self, g: HellState) -> None:
        """A legion that is still plain has had its try."""
        if g.value == "nothing":
            self.tries += 1
        self.stage = "ask"


@dataclass(slots=True)
class Recruit(Step):
    """H10.4: the top lieutenant of a box joins the player; hands over whether one did."""

    seat: int = 0
    lieutenant: int = -1
    anywhere: bool = False
    """By a card that allows contested sections (H25.9.12)?"""

    def start(self, g: HellState) -> None:
        """H10.4.1: refill before the roll."""
        self.stage = "roll"
        g.push(Refill())

    def roll(self, g: HellState) -> None:
        """Which box."""
        if all(t < 0 for t in g.box_top) or not self.places(g):
            g.done(False)
        else:
            self.stage = "rolled"
            if roll_modifiers(g, "recruit", self.seat).choose:
                g.value = tuple(range(1, 7))
            else:
                g.push(Roll(kind="recruit", owner=self.seat))

    def rolled(self, g: HellState) -> None:
        """H10.4.2: an empty box is passed over upward."""
        boxes = []
        for die in g.value:
            box = int(str(row("recruit_lieutenant", die)["result"])[-1]) - 1
            while g.box_top[box] < 0:
                box = (box + 1) % 3
            boxes.append(box)
        self.stage = "box"
        g.ask("CARD_CHOICE", self.seat, sorted({FIGURE | FIGURE_LIEUTENANT + g.box_top[box] for box in boxes}), roll="recruit")

    def box(self, g: HellState) -> None:
        """He leaves the box, and the next one is turned up."""
        self.lieutenant = field_of(g.value) - FIGURE_LIEUTENANT
        box = g.box_top.index(self.lieutenant)
        g.box_top[box] = -1
        self.stage = "refill"
        g.push(RevealTop(box=box))

    def refill(self, g: HellState) -> None:
        """H10.4.1: when a box becomes empty."""
        self.stage = "where"
        g.push(Refill())

    def places(self, g: HellState) -> list[int]:
        """Where he may be placed."""
        if not self.anywhere:
            return recruit_places(g, self.seat)
        from avernus.games.hellgame.rules.values import denied

        return [
            s for s in range(SECTIONS)
            if legions(g, self.seat, s) and s not in (g.uriel, g.lilith) and not denied(g, s, "summon", self.seat)
        ]

    def where(self, g: HellState) -> None:
        """With a legion of the player."""
        self.stage = "placed"
        name = LIEUTENANTS[self.lieutenant].name
        g.ask("RECRUIT_PLACE", self.seat, [PLACE | s for s in self.places(g)], lieutenant=name)

    def placed(self, g: HellState) -> None:
        """He serves."""
        t = self.lieutenant
        g.lt_of[t], g.lt_at[t] = self.seat, field_of(g.value)
        g.tell("recruited", "H10.4", seat=self.seat, lieutenant=LIEUTENANTS[t].name, area=NAMES[g.lt_at[t]])
        g.done(True)


@dataclass(slots=True)
class Taming(Step):
    """H10.5: a plain legion in the Antehell tries to tame a hound; hands over `nothing` if it stays plain."""

    seat: int = 0

    def start(self, g: HellState) -> None:
        """The roll on the table."""
        self.stage = "rolled"
        g.push(Roll(kind="taming", owner=self.seat, area=ANTEHELL, unit="legion", keep="high"))

    def rolled(self, g: HellState) -> None:
        """The row's effects, held in 1 to 6."""
        die = min(6, max(1, g.value[0] + roll_modifiers(g, "taming", self.seat, area=ANTEHELL, unit="legion").add))
        before = plain(g, self.seat, ANTEHELL)
        self.stage = "nothing" if str(row("hellhound_taming", die)["result"]) == "nothing" else "over"
        target = ("unit", ANTEHELL, self.seat, LEGION)
        result = table_effects(g, "hellhound_taming", die, Context("table", seat=self.seat, target=target))
        g.tell("taming", "H10.5", seat=self.seat, result=result)
        assert before > 0

    def nothing(self, g: HellState) -> None:
        """It is still a plain legion."""
        g.done("nothing")

    def over(self, g: HellState) -> None:
        """It has a hound, or is devoured."""
        g.done("over")


@dataclass(slots=True)
class TakeHound(Step):
    """A plain legion becomes the handler of a random hound of the box; with a choice, of the better of two (H10.5)."""

    owner: int = 0
    area: int = ANTEHELL
    choice: bool = False
    drawn: tuple[int, ...] = ()

    def start(self, g: HellState) -> None:
        """Draw one, or two."""
        left = [h for h, of in enumerate(g.hound_of) if of == -1 and h not in self.drawn]
        if left and len(self.drawn) < (2 if self.choice else 1):
            self.stage = "fell"
            g.push(Pick(choices=tuple((FIGURE | FIGURE_HOUND + h, 1) for h in left)))
        elif not self.drawn:
            g.done(False)
        else:
            self.stage = "chosen"
            g.ask("CARD_CHOICE", self.owner, [FIGURE | FIGURE_HOUND + h for h in self.drawn])

    def fell(self, g: HellState) -> None:
        """It is shown to all."""
        self.drawn = (*self.drawn, field_of(g.value) - FIGURE_HOUND)
        self.stage = "start"

    def chosen(self, g: HellState) -> None:
        """The legion is its handler."""
        hound = field_of(g.value) - FIGURE_HOUND
        add(g, self.owner, self.area, -1)
        g.hound_of[hound], g.hound_at[hound] = self.owner, self.area
        g.tell("tamed", "H10.5", seat=self.owner, hound=HOUNDS[hound].id)
        g.done(True)
