"""Triumvirates that want other things than most: who fights for the sake of it, who hoards, who talks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from avernus.games.hellgame.bot.plan import enemies, strength
from avernus.games.hellgame.bot.war import asked_area
from avernus.games.hellgame.rules.forces import legions_of
from avernus.games.hellgame.verbs import ACT, SAY

if TYPE_CHECKING:
    from avernus.games.hellgame.bot.plan import Plan


@dataclass(frozen=True)
class Temper:
    """How somebody differs from what the rules of thumb say."""

    leanings: dict[int, float] = field(default_factory=dict)
    """What some actions are worth to it besides."""
    boldness: float = 0.0
    """It fights, and stands, where it has more than this part of the others' strength; 0: by the rules of thumb."""
    enough: int = 0
    """With so many legions it keeps its souls, and buys cards; 0: by the rules of thumb."""
    peaceful: bool = False
    """It keeps the peace where nobody stands in its circle, and lets everybody pass."""

    def answer(self, plan: Plan, point: str, legal: list[int]) -> int | None:
        """Its own answer to a question; `None` where it does what others do."""
        if self.boldness and point in ("AVOID", "FLEE_DECISION"):
            area = asked_area(plan.g)
            if area >= 0 and strength(plan.g, plan.seat, area) > self.boldness * enemies(plan.g, plan.seat, area):
                return self.say(legal, "fight" if point == "AVOID" else "stand")
        if self.enough and point == "SUMMON_MENU" and legions_of(plan.g, plan.seat) >= self.enough:
            return self.say(legal, "buy") if plan.g.souls[plan.seat] >= 4 else self.say(legal, "end")
        if self.peaceful and point == "AVOID" and asked_area(plan.g) // 5 != plan.circle:
            return self.say(legal, "truce") or self.say(legal, "peace")
        if self.peaceful and point == "PASS_GRANT":
            return self.say(legal, "grant")
        return None

    def say(self, legal: list[int], word: str) -> int | None:
        """A word, where it may be said."""
        return SAY[word] if word in SAY and SAY[word] in legal else None

    def lean(self, scores: dict[int, float]) -> None:
        """Change what actions promise."""
        for action, more in self.leanings.items():
            if action in scores:
                scores[action] += more


PLAIN: Final = Temper()
NAMED: Final = {
    "raider": Temper({ACT["march"]: 4.0, ACT["deeds"]: -1.5}, boldness=0.75),
    "hoarder": Temper({ACT["deeds"]: 2.0, ACT["march"]: -1.0, ACT["conspire"]: 0.8}, enough=5),
    "diplomat": Temper({ACT["influence"]: 2.5, ACT["deeds"]: 1.5, ACT["atone"]: 1.0, ACT["march"]: -1.0}, peaceful=True),
}
NUMBERS: Final = {name: number for number, name in enumerate(NAMED, 3)}
"""The skill, beyond 2, by which `advise` knows each."""


def temper_of(skill: int) -> Temper:
    """The temper of a skill: that of most people, but for 3 to 5."""
    return list(NAMED.values())[skill - 3] if 3 <= skill < 3 + len(NAMED) else PLAIN
