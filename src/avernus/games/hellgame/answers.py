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
    "only": ((("*", "only"),), False),
}
"""By the name of its message `answer-<name>`: prompts and what is played, and whether it holds for the current turn alone."""
