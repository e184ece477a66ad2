"""H25.3, H25.4 Hooks and the use of abilities."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import BOXES
from avernus.games.hellgame.cards import CardSet
from avernus.games.hellgame.rules.hands import can_pay, pay
from avernus.games.hellgame.rules.values import active, is_at, protocol
from avernus.games.hellgame.steps import Context, Step
from avernus.games.hellgame.verbs import SAY, said

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState
from avernus.games.hellgame.rules.magic import descend, targets


def ready_abilities(g: HellState, seat: int, hook: str) -> list[int]:
    """The active demons (of a seat, or of all with -1) whose ability has the hook."""
    return [d for d in g.cards.by_hook.get(hook, ()) if active(g, d) and seat in (-1, g.d_owner[d])]


def ability_ready(g: HellState, d: int, opponent: int = -1) -> bool:
    """Limit, place, cost and target allow it (H25.4)."""
    ability, seat = g.cards.demons[d].ability, g.d_owner[d]
    if not active(g, d) or (ability.limit != "always" and g.d_used[d]):
        return False
    if not is_at(g, d, ability.at) and not (ability.hook == "action" and ability.at == "hell"):
        return False
    if not can_pay(g, seat, ability.cost.souls, ability.cost.favors):
        return False
    return ability.target["kind"] == "none" or bool(
        targets(g, ability.target, Context("ability", d, seat, d, opponent=opponent), first_only=True)
    )


@dataclass(slots=True, init=False)
class Hook(Step):
    """A hook fires: permanent events, Macina, then abilities by rank (H25.3)."""

    hook: str = ""
    seat: int = -1
    """Only sources of this player."""
    demons: tuple[int, ...] | None = None
    """Only these demons, and no cards."""
    acting: int = -1
    opponent: int = -1
    sources: tuple[tuple[str, int, int], ...] = ()
    """What is left: kind, number, seat."""

    def __init__(
        self, stage: str = "start", hook: str = "", seat: int = -1, demons: tuple[int, ...] | None = None, acting: int = -1,
        opponent: int = -1, sources: tuple[tuple[str, int, int], ...] = (),
    ) -> None:
        self.stage = stage
        self.hook = hook
        self.seat = seat
        self.demons = demons
        self.acting = acting
        self.opponent = opponent
        self.sources = sources

    def start(self, g: HellState) -> None:
        """The list is made when the hook fires."""
        found: list[tuple[str, int, int]] = []
        if self.demons is None:
            cards, hook = g.cards, self.hook
            found += [(BOXES[b], c, -1) for b, c in enumerate(g.permanent) if c >= 0 and has_hook(cards, cards.hell[c].effects, hook)]
            for seat in protocol(g) if any(g.macina) else ():
                if self.seat in (-1, seat):
                    found += [
                        ("macina", c, seat) for c, works in g.macina[seat] if works and has_hook(cards, cards.arcana[c].effects, hook)
                    ]
        if self.hook not in ("summoning", "action"):
            pool = ready_abilities(g, self.seat, self.hook)
            found += [("ability", d, g.d_owner[d]) for d in pool if self.demons is None or d in self.demons]
        self.sources = tuple(found)
        self.stage = "next"

    def next(self, g: HellState) -> None:
        """Each source is resolved completely before the next."""
        if not self.sources:
            g.done()
            return
        (kind, number, seat), self.sources = self.sources[0], self.sources[1:]
        if kind == "ability":
            g.push(UseAbility(demon=number, acting=self.acting, opponent=self.opponent))
        elif kind == "macina":
            if (number, True) in g.macina[seat]:
                g.begin("Run", effects=g.cards.arcana[number].effects, context=Context(kind, number, seat), hook=self.hook)
        elif number in g.permanent:
            g.begin("Run", effects=g.cards.hell[number].effects, context=Context(kind, number), hook=self.hook)


def has_hook(cards: CardSet, effects: int, hook: str) -> bool:
    """Has a list an effect that waits for the hook?"""
    return hook in cards.hooks[effects]


@dataclass(slots=True)
class UseAbility(Step):
    """A demon's ability is used (H25.4)."""

    demon: int = 0
    acting: int = -1
    opponent: int = -1
    asked: bool = False
    """Has the player already chosen to use it?"""
    context: Context | None = None

    def start(self, g: HellState) -> None:
        """Ask, where it is optional."""
        ability = g.cards.demons[self.demon].ability
        if not ability_ready(g, self.demon, self.opponent):
            g.done(False)
        elif ability.optional and not self.asked:
            self.stage = "decided"
            g.ask("ABILITY", g.d_owner[self.demon], [SAY["use"], SAY["not"]], demon=g.cards.demons[self.demon].name)
        else:
            self.target(g)

    def decided(self, g: HellState) -> None:
        """Used, or not."""
        if said(g.value) == "use":
            self.target(g)
        else:
            g.done(False)

    def target(self, g: HellState) -> None:
        """Name the target."""
        d, ability = self.demon, g.cards.demons[self.demon].ability
        seat = g.d_owner[d]
        self.context = Context("ability", d, seat, d, acting=self.acting, opponent=self.opponent)
        if ability.target["kind"] == "none":
            self.resolve(g)
        else:
            self.stage = "targeted"
            g.ask("CAST_TARGET", seat, [action for action, _ in targets(g, ability.target, self.context)], demon=g.cards.demons[d].name)

    def targeted(self, g: HellState) -> None:
        """The target is named."""
        assert self.context is not None
        found = dict(targets(g, g.cards.demons[self.demon].ability.target, self.context))
        self.context = replace(self.context, target=found[g.value])
        self.resolve(g)

    def resolve(self, g: HellState) -> None:
        """Pay and carry it out."""
        d, ability = self.demon, g.cards.demons[self.demon].ability
        pay(g, g.d_owner[d], ability.cost.souls, ability.cost)
        g.d_used[d] += 1
        if ability.hook == "action" and ability.at == "hell":
            descend(g, d)
        g.tell("ability", "H25.4", seat=g.d_owner[d], demon=g.cards.demons[d].name, ability=ability.name)
        self.stage = "over"
        g.begin("Run", effects=ability.effects, context=self.context)

    def over(self, g: HellState) -> None:
        """Effects of duration `action` end (H25.6)."""
        g.done(True)
