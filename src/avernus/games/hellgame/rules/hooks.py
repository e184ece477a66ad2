"""H25.3, H25.4 Hooks and the use of abilities."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from avernus.games.hellgame.actions import SAY, said
from avernus.games.hellgame.board import BOXES
from avernus.games.hellgame.loader import ARCANA, DEMONS, HELL, LISTS
from avernus.games.hellgame.rules.hands import can_pay, pay
from avernus.games.hellgame.steps import Context, Step
from avernus.games.hellgame.values import active, is_at, protocol

if TYPE_CHECKING:
    from avernus.games.hellgame.state import Hell
from avernus.games.hellgame.rules.magic import descend, targets


def ready_abilities(g: Hell, seat: int, hook: str) -> list[int]:
    """The active demons (of a seat, or of all with -1) whose ability has the hook."""
    return [d for d in range(len(DEMONS)) if DEMONS[d].ability.hook == hook and active(g, d) and seat in (-1, g.d_owner[d])]


def ability_ready(g: Hell, d: int, opponent: int = -1) -> bool:
    """Limit, place, cost and target allow it (H25.4)."""
    ability, seat = DEMONS[d].ability, g.d_owner[d]
    if not active(g, d) or (ability.limit != "always" and g.d_used[d]):
        return False
    if not is_at(g, d, ability.at) and not (ability.hook == "action" and ability.at == "hell"):
        return False
    if not can_pay(g, seat, ability.cost.souls, ability.cost.favors):
        return False
    return ability.target["kind"] == "none" or bool(
        targets(g, ability.target, Context("ability", d, seat, d, opponent=opponent), first_only=True)
    )


@dataclass(slots=True)
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

    def start(self, g: Hell) -> None:
        """The list is made when the hook fires."""
        found: list[tuple[str, int, int]] = []
        if self.demons is None:
            found += [(BOXES[b], card, -1) for b, card in enumerate(g.permanent) if card >= 0 and has_hook(HELL[card].effects, self.hook)]
            for seat in protocol(g):
                if self.seat in (-1, seat):
                    found += [
                        ("macina", card, seat) for card, works in g.macina[seat] if works and has_hook(ARCANA[card].effects, self.hook)
                    ]
        if self.hook not in ("summoning", "action"):
            pool = ready_abilities(g, self.seat, self.hook)
            found += [("ability", d, g.d_owner[d]) for d in pool if self.demons is None or d in self.demons]
        self.sources = tuple(found)
        self.stage = "next"

    def next(self, g: Hell) -> None:
        """Each source is resolved completely before the next."""
        if not self.sources:
            g.done()
            return
        (kind, number, seat), self.sources = self.sources[0], self.sources[1:]
        if kind == "ability":
            g.push(UseAbility(demon=number, acting=self.acting, opponent=self.opponent))
        elif kind == "macina":
            if (number, True) in g.macina[seat]:
                g.begin("Run", effects=ARCANA[number].effects, context=Context(kind, number, seat), hook=self.hook)
        elif number in g.permanent:
            g.begin("Run", effects=HELL[number].effects, context=Context(kind, number), hook=self.hook)


def has_hook(effects: int, hook: str) -> bool:
    """Has a list an effect that waits for the hook?"""
    return any(node.get("on") == hook for node in LISTS[effects])


@dataclass(slots=True)
class UseAbility(Step):
    """A demon's ability is used (H25.4)."""

    demon: int = 0
    acting: int = -1
    opponent: int = -1
    asked: bool = False
    """Has the player already chosen to use it?"""
    context: Context | None = None

    def start(self, g: Hell) -> None:
        """Ask, where it is optional."""
        ability = DEMONS[self.demon].ability
        if not ability_ready(g, self.demon, self.opponent):
            g.done(False)
        elif ability.optional and not self.asked:
            self.stage = "decided"
            g.ask("ABILITY", g.d_owner[self.demon], [SAY["use"], SAY["not"]], demon=DEMONS[self.demon].name)
        else:
            self.target(g)

    def decided(self, g: Hell) -> None:
        """Used, or not."""
        if said(g.value) == "use":
            self.target(g)
        else:
            g.done(False)

    def target(self, g: Hell) -> None:
        """Name the target."""
        d, ability = self.demon, DEMONS[self.demon].ability
        seat = g.d_owner[d]
        self.context = Context("ability", d, seat, d, acting=self.acting, opponent=self.opponent)
        if ability.target["kind"] == "none":
            self.resolve(g)
        else:
            self.stage = "targeted"
            g.ask("CAST_TARGET", seat, [action for action, _ in targets(g, ability.target, self.context)], demon=DEMONS[d].name)

    def targeted(self, g: Hell) -> None:
        """The target is named."""
        assert self.context is not None
        found = dict(targets(g, DEMONS[self.demon].ability.target, self.context))
        self.context = replace(self.context, target=found[g.value])
        self.resolve(g)

    def resolve(self, g: Hell) -> None:
        """Pay and carry it out."""
        d, ability = self.demon, DEMONS[self.demon].ability
        pay(g, g.d_owner[d], ability.cost.souls, ability.cost)
        g.d_used[d] += 1
        if ability.hook == "action" and ability.at == "hell":
            descend(g, d)
        g.tell("ability", "H25.4", seat=g.d_owner[d], demon=DEMONS[d].name, ability=ability.name)
        self.stage = "over"
        g.begin("Run", effects=ability.effects, context=self.context)

    def over(self, g: Hell) -> None:
        """Effects of duration `action` end (H25.6)."""
        g.done(True)
