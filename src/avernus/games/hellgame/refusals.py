"""Why an action is refused: the code and the clause, by the open question and what was tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from avernus.core.refusals import Refusal
from avernus.games.hellgame.steps import POINTS, Ask
from avernus.games.hellgame.verbs import said

if TYPE_CHECKING:
    from avernus.games.hellgame.rules import Hell

REASONS: Final = {
    ("SUMMON_MENU", "summon"): ("summon", "H10.3"),
    ("SUMMON_MENU", "recruit"): ("recruit", "H10.4"),
    ("SUMMON_MENU", "buy"): ("buy", "H10.6"),
    ("SUMMON_MENU", "tame"): ("tame", "H10.5"),
    ("SUMMON_MENU", "bonus"): ("bonus", "H10.7"),
    ("SUMMON_MENU", "ability"): ("ability", "H10.8"),
    ("ACTION_MENU", "act"): ("act", "H11.2"),
    ("ACTION_MENU", "pass"): ("pass", "H11.4"),
    ("ACTION_MENU", "walk"): ("walk", "H13.1"),
    ("ACTION_MENU", "cast"): ("cast", "H15.2"),
    ("ACTION_MENU", "support"): ("support", "H15.5"),
    ("SUPPORT", "support"): ("support", "H15.5"),
    ("ACTION_MENU", "ability"): ("ability", "H25.4"),
    ("COUNTER", "counter"): ("counter", "H15.4.1"),
    ("MARCH_SELECT", "unit"): ("march-unit", "H12.1.2"),
    ("MARCH_STEP", "place"): ("march-step", "H12.4"),
    ("MARCH_STEP", "load"): ("march-load", "H12.2"),
    ("MARCH_STEP", "drop"): ("march-drop", "H12.2"),
    ("MARCH_STEP", "stop"): ("march-stop", "H12.9.1"),
    ("INFLUENCE_TARGET", "influence"): ("influence", "H14.2.1"),
    ("COMBAT_CAST", "cast"): ("cast", "H17.7.2"),
    ("ASSIGN_HIT", "unit"): ("assign-hit", "H17.9"),
    ("JOIN", "join"): ("join", "H17.6.2"),
    ("PETITION_MENU", "petition"): ("petition", "H18.2"),
    ("DEAL_OFFER", "offer"): ("offer", "H22.1"),
    ("DEAL_OFFER", "trade"): ("trade", "H22.3"),
    ("SHOW_SIXES", "show"): ("show-sixes", "H5.4"),
}


def refusal_of(g: Hell, seat: int, action: int) -> Refusal | None:
    """Why the seat may not play the action; `None` if it may."""
    verbs = g.cards.verbs
    verb = verbs.verb(action)
    if verb is None:
        return Refusal("no-such-action", "H26.1")
    if not g.stack:
        return Refusal("game-over", "H5.3")
    top = g.stack[-1]
    if not isinstance(top, Ask) or top.seat != seat:
        return Refusal("not-your-turn", "H24", {"mover": int(g.mover())})
    if action in g.options_now():
        return None
    params: dict[str, Any] = {"action": verbs.write(action)}
    tried = said(action) or verb.name
    code, clause = REASONS.get((top.point, tried), ("no-answer", POINTS[top.point].clause))
    return Refusal(code, clause, params)
