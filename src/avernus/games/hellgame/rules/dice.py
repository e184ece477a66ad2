"""H4 Dice: rolls with their modifiers, tie rolls, duels, and the rolls that several rules share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from avernus.games.hellgame.board import row
from avernus.games.hellgame.rules.values import protocol, roll_modifiers, stat
from avernus.games.hellgame.steps import Context, Die, Step
from avernus.games.hellgame.verbs import NUMBER, SAY, field_of, said

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState

MOST_TIES = 50
"""So often are ties rolled again; then the order of the candidates decides (H27.4)."""


@dataclass(slots=True, init=False)
class Roll(Step):
    """A throw of dice of one kind (H25.7); hands over the dice, without what is added to them."""

    kind: str = ""
    owner: int = -1
    demon: int = -1
    area: int = -1
    unit: str = ""
    n: int = 1
    keep: str = "all"
    """`all` dice, or the best `n` of them where `low` or `high` is good."""
    dice: tuple[int, ...] = ()
    again: bool = False

    def __init__(
        self, stage: str = "start", kind: str = "", owner: int = -1, demon: int = -1, area: int = -1, unit: str = "", n: int = 1,
        keep: str = "all", dice: tuple[int, ...] = (), again: bool = False,
    ) -> None:
        self.stage = stage
        self.kind = kind
        self.owner = owner
        self.demon = demon
        self.area = area
        self.unit = unit
        self.n = n
        self.keep = keep
        self.dice = dice
        self.again = again

    def start(self, g: HellState) -> None:
        """Throw, or name the result where an effect lets the owner choose."""
        mods = roll_modifiers(g, self.kind, self.owner, self.demon, self.area, self.unit)
        total = self.n + max(0, mods.extra)
        if mods.choose and self.owner < g.seats:
            self.stage = "named"
            g.ask("CARD_CHOICE", self.owner, [NUMBER | i for i in range(1, 7)], roll=self.kind)
        elif len(self.dice) < total:
            self.stage = "fell"
            g.push(Die())
        elif mods.reroll and not self.again and self.owner < g.seats:
            self.stage = "reroll"
            g.ask("REROLL", self.owner, [SAY["again"], SAY["keep"]], dice=self.dice)
        else:
            self.finish(g)

    def fell(self, g: HellState) -> None:
        """One die has fallen."""
        self.dice = (*self.dice, field_of(g.value) + 1)
        self.stage = "start"

    def named(self, g: HellState) -> None:
        """The owner has named the result."""
        self.dice = (field_of(g.value),) * self.n
        self.finish(g)

    def reroll(self, g: HellState) -> None:
        """The owner keeps the throw or throws again; the second result stands."""
        if said(g.value) == "keep":
            self.finish(g)
        else:
            self.dice, self.again, self.stage = (), True, "start"

    def finish(self, g: HellState) -> None:
        """Hand over the dice that count."""
        dice = self.dice
        if self.keep != "all":
            dice = tuple(sorted(dice, reverse=self.keep == "high")[:self.n])
        if g.events is not None and (self.kind != "combat" or not self.unit):  # units that attack are told by the round, all at once
            g.tell("rolled", "H0.1", kind=self.kind or "other", dice=list(dice))
        g.done(dice)


@dataclass(slots=True, init=False)
class Ties(Step):
    """H0.3: orders candidates by their keys, the highest first; ties are rolled. Hands over the candidates in order."""

    candidates: tuple[Any, ...] = ()
    keys: tuple[tuple[int, ...], ...] = ()
    best_only: bool = True
    """Need only the first be found?"""
    rolling: tuple[int, ...] = ()
    rounds: int = 0

    def __init__(
        self, stage: str = "start", candidates: tuple[Any, ...] = (), keys: tuple[tuple[int, ...], ...] = (), best_only: bool = True,
        rolling: tuple[int, ...] = (), rounds: int = 0,
    ) -> None:
        self.stage = stage
        self.candidates = candidates
        self.keys = keys
        self.best_only = best_only
        self.rolling = rolling
        self.rounds = rounds

    def start(self, g: HellState) -> None:
        """Roll for the first group of equals, if there is one."""
        order = sorted(range(len(self.candidates)), key=lambda i: self.keys[i], reverse=True)
        groups: dict[tuple[int, ...], list[int]] = {}
        for i in order:
            groups.setdefault(self.keys[i], []).append(i)
        tied = [group for group in groups.values() if len(group) > 1]
        if self.best_only:
            tied = [group for group in tied if group[0] == order[0]]
        if not tied or self.rounds >= MOST_TIES:
            g.done(tuple(self.candidates[i] for i in order))
        else:
            self.rolling = tuple(sorted(tied[0]))
            self.rounds += 1
            self.stage = "fell"
            g.push(Die())

    def fell(self, g: HellState) -> None:
        """One of the tied has rolled."""
        keys = list(self.keys)
        keys[self.rolling[0]] = (*keys[self.rolling[0]], field_of(g.value) + 1)
        self.keys, self.rolling = tuple(keys), self.rolling[1:]
        if self.rolling:
            g.push(Die())
        else:
            self.stage = "start"


def order_by(g: HellState, candidates: list[Any] | tuple[Any, ...], keys: list[int], best_only: bool = False) -> None:
    """Begin to order candidates by their keys, ties rolled."""
    g.push(Ties(candidates=tuple(candidates), keys=tuple((key,) for key in keys), best_only=best_only))


@dataclass(slots=True)
class Duel(Step):
    """H4.5: each demon rolls as many dice as it has of a symbol; hands over the winner."""

    demons: tuple[int, ...] = ()
    symbol: str = "hearts"
    totals: tuple[int, ...] = ()
    rounds: int = 0

    def start(self, g: HellState) -> None:
        """The next demon rolls, in protocol order of the owners."""
        if len(self.totals) < len(self.demons):
            if not self.totals:
                order = protocol(g)
                self.demons = tuple(sorted(self.demons, key=lambda d: (order.index(g.d_owner[d]), d)))
            demon = self.demons[len(self.totals)]
            self.stage = "fell"
            g.push(Roll(kind="duel", owner=g.d_owner[demon], demon=demon, n=stat(g, demon, self.symbol)))
            return
        best = max(self.totals)
        tied = tuple(d for d, total in zip(self.demons, self.totals, strict=True) if total == best)
        self.rounds += 1
        if len(tied) == 1 or self.rounds > MOST_TIES:
            if g.events is not None:
                g.tell("duel", "H4.5", demon=g.cards.demons[tied[0]].name, total=best)
            g.done(tied[0])
        else:
            self.demons, self.totals = tied, ()

    def fell(self, g: HellState) -> None:
        """A total."""
        demon = self.demons[len(self.totals)]
        self.totals = (*self.totals, sum(g.value) + roll_modifiers(g, "duel", g.d_owner[demon], demon).add)
        self.stage = "start"


@dataclass(slots=True)
class RollAgainst(Step):
    """H4.4: a roll against a demon's hearts, skulls or stars; hands over whether it succeeds."""

    demon: int = 0
    symbol: str = "hearts"
    kind: str = "hearts"
    bonus: int = 0

    def start(self, g: HellState) -> None:
        """One die."""
        self.stage = "fell"
        g.push(Roll(kind=self.kind, owner=g.d_owner[self.demon], demon=self.demon, keep="low"))

    def fell(self, g: HellState) -> None:
        """Equal or less succeeds."""
        add = roll_modifiers(g, self.kind, g.d_owner[self.demon], self.demon).add
        g.done(g.value[0] <= stat(g, self.demon, self.symbol) + self.bonus + add)


@dataclass(slots=True, init=False)
class DisfavorRoll(Step):
    """H4.2: succeeds above the number of disfavors; without any it succeeds without a roll."""

    seat: int = 0

    def __init__(self, stage: str = "start", seat: int = 0) -> None:
        self.stage = stage
        self.seat = seat

    def start(self, g: HellState) -> None:
        """Roll, unless the result is certain."""
        add = roll_modifiers(g, "disfavor", self.seat).add
        if g.disfavors[self.seat] == 0:
            g.done(True)
        elif 6 + add <= g.disfavors[self.seat]:
            g.done(False)
        else:
            self.stage = "fell"
            g.push(Roll(kind="disfavor", owner=self.seat, keep="high"))

    def fell(self, g: HellState) -> None:
        """Greater than the disfavors?"""
        g.done(g.value[0] + roll_modifiers(g, "disfavor", self.seat).add > g.disfavors[self.seat])


@dataclass(slots=True)
class SoulRoll(Step):
    """H4.1: one die; gain that many souls."""

    seat: int = 0
    demon: int = -1

    def start(self, g: HellState) -> None:
        """Roll."""
        self.stage = "fell"
        g.push(Roll(kind="souls", owner=self.seat, demon=self.demon))

    def fell(self, g: HellState) -> None:
        """The number of souls, not below 0; the caller adds them."""
        g.done(max(0, sum(g.value) + roll_modifiers(g, "souls", self.seat, self.demon).add))


def table_effects(g: HellState, table: str, result: int, context: Context) -> str:
    """Begin the effects of a table's row (H28.3); the row's result."""
    found = str(row(table, result)["result"])
    effects = g.cards.row_effects.get((table, found), -1)
    if effects >= 0:
        g.begin("Run", effects=effects, context=context)
    else:
        g.value = None
    return found
