"""The decision points of H24: clause, whether a single option is asked all the same, and what stands in for a missing answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from avernus.games.hellgame.actions import ACT, SAY

if TYPE_CHECKING:
    from avernus.games.hellgame.steps import Step


@dataclass(frozen=True)
class Point:
    """One kind of question."""

    clause: str
    always: bool = False
    """Is it asked even with one option?"""
    default: str = ""
    """The word that stands in for a missing answer; else the first option."""


POINTS: Final = {
    "SWAP_DEMON": Point("H6.5", True, "keep"),
    "PLACE_FIRST": Point("H6.9"),
    "CARD_CHOICE": Point("H25.5"),
    "DISCARD": Point("H3.13", True),
    "UPKEEP_UNPAID": Point("H9.6"),
    "MACINA_PAY": Point("H9.6.1", default="not"),
    "DEAL_OFFER": Point("H22.2", True, "none"),
    "DEAL_REPLY": Point("H22.2", default="refuse"),
    "DESERTER": Point("H9.8", default="decline"),
    "SUMMON_MENU": Point("H10.1", True, "end"),
    "RECRUIT_PLACE": Point("H10.4"),
    "ACTION_MENU": Point("H11.2", True, "none"),
    "COUNTER": Point("H15.4", True, "none"),
    "MARCH_SELECT": Point("H12.1.3", True, "end"),
    "MARCH_STEP": Point("H12.9", default="stop"),
    "PASS_REQUEST": Point("H12.6.1", default="enter"),
    "PASS_GRANT": Point("H12.6.1", default="refuse"),
    "FLEE_DECISION": Point("H12.8.1", default="stand"),
    "FLEE_CARRY": Point("H12.8.2", default="end"),
    "FLEE_DIRECTION": Point("H12.8.3"),
    "INFLUENCE_TARGET": Point("H14.2.1"),
    "INFLUENCE_BRIBE": Point("H14.2.5"),
    "NEW_OWNER": Point("H14.2.8"),
    "CONSPIRE_PICK": Point("H14.4", True, "none"),
    "CAST_TARGET": Point("H15.3"),
    "COURT": Point("H16.2.2", True, "none"),
    "LILITH_STEP": Point("H16.2.4", default="stay"),
    "AVOID": Point("H17.4.2", True, "peace"),
    "NAME_FOE": Point("H17.5.2"),
    "CHOOSE_SIDE": Point("H17.5.2"),
    "JOIN": Point("H17.6.1", True, "none"),
    "CARRY": Point("H17.6.3", True),
    "QUICK": Point("H17.13", default="no"),
    "CAST_FIRST": Point("H17.7.2"),
    "COMBAT_CAST": Point("H17.7.2", True, "none"),
    "TARGET": Point("H17.8.2"),
    "ASSIGN_HIT": Point("H17.9.1"),
    "FLEE_ORDER": Point("H17.12.1"),
    "COMBAT_FLEE": Point("H17.12.1", True, "stay"),
    "ALLIES": Point("H17.14.2", True, "peace"),
    "PETITION_MENU": Point("H18.1", True, "end"),
    "SHOW_SIXES": Point("H5.4", True, "keep"),
    "REMOVE_DISFAVOR": Point("H19.2", True, "end"),
    "ABILITY": Point("H25.4", True, "not"),
    "REROLL": Point("H12.8.11", default="keep"),
}
"""COUNTER, COMBAT_CAST and SHOW_SIXES are asked of whoever *could* answer for all that the others know: silence must not betray a hand."""


def default_of(step: Step, options: tuple[int, ...]) -> int:
    """What stands in for a missing answer (H24.4)."""
    point = getattr(step, "point", "")
    if point == "ACTION_MENU":
        for deed in ("pfg", "leave", "march"):
            if ACT[deed] in options:
                return ACT[deed]
    word = SAY.get(POINTS[point].default, -1) if point else -1
    return word if word in options else options[0]
