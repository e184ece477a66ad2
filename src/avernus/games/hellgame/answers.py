"""Answers that a player may leave in advance, so that no window stops the table without need."""

from typing import Final

ANSWERS: Final = {
    "counter-turn": ((("counter", "none"),), True),
    "counter": ((("counter", "none"),), False),
    "refuse": ((("pass-grant", "refuse"),), False),
    "grant": ((("pass-grant", "grant"),), False),
    "enter": ((("pass-request", "enter"),), False),
    "no-deals": ((("deal-offer", "none"), ("deal-reply", "refuse")), False),
    "no-court": ((("court", "none"),), False),
    "no-join": ((("join", "none"),), True),
    "no-magic": ((("combat-cast", "none"),), True),
    "stand": ((("flee-decision", "stand"), ("combat-flee", "stay")), True),
    "myself": ((("*", "ask"),), False),
}
"""By the name of its message `answer-<name>`: prompts and what is played, and whether it holds for the current turn alone."""

FORMALITIES: Final = frozenset({
    "counter", "combat-cast", "show-sixes", "discard", "carry", "deal-offer", "court", "join", "combat-flee", "summon-menu", "march-select",
    "petition-menu",
})
"""Questions that are put even where one answer is possible: most of them because silence would betray a hand (H23.1, H23.2).

The table gives that answer for a person. Not among them: where the question shows something to look at, as a conspiracy's cards do.
"""
