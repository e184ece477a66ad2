"""Why an action of Splut! is refused: the code and the clause of each reason that the rules return."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from avernus.core.refusals import Refusal
from avernus.core.seats import NOBODY
from avernus.games.splut import rules
from avernus.games.splut.actions import TABLE

if TYPE_CHECKING:
    from avernus.games.splut.rules import Splut

REASONS: Final[dict[int, tuple[str, str]]] = {
    rules.NOT_ADJACENT: ("not-adjacent", "S5.1"),
    rules.OCCUPIED: ("occupied", "S5.2"),
    rules.NO_DWARF: ("no-dwarf", "S7.3"),
    rules.EDGE_BEHIND: ("edge-behind", "S8"),
    rules.NO_ROCK_BEHIND: ("no-rock-behind", "S6"),
    rules.MUST_THROW: ("must-throw", "S7.1"),
    rules.NO_ROCK: ("no-rock", "S7.1"),
    rules.THROW_BLOCKED: ("throw-blocked", "S7.1"),
    rules.NOT_A_ROCK: ("not-a-rock", "S9.2"),
    rules.LOCKED: ("locked", "S9.6"),
    rules.ENDED: ("levitation-ended", "S9.5"),
    rules.OTHER_ROCK: ("other-rock", "S9.2"),
    rules.ROCK_BLOCKED: ("rock-blocked", "S9.3"),
    rules.AHEAD_OFF: ("ahead-off", "S9.3"),
    rules.BEHIND_OFF: ("behind-off", "S9.3"),
    rules.NOT_FORCED: ("not-forced", "S10"),
    rules.NOT_YOUR_TURN: ("not-your-turn", "S3.4"),
    rules.GAME_OVER: ("game-over", "S11.2"),
}


def refusal_of(state: Splut, seat: int, action: int) -> Refusal | None:
    """Why the seat may not play the action; `None` if it may."""
    verb = TABLE.verb(action)
    if verb is None:
        return Refusal("no-such-action", "S12")
    stranger = rules.GAME_OVER if state.active == NOBODY else rules.NOT_YOUR_TURN
    reason = int(state.judge(seat, action)) if 0 <= seat < state.seats else stranger
    if reason == rules.FINE:
        return None
    code, clause = REASONS[reason]
    params: dict[str, Any] = dict(TABLE.unpack(action)[1])
    params["action"] = TABLE.write(action)
    if verb.name in ("dwarf", "sorcerer", "levitate", "troll", "pull", "throw"):
        params["piece"] = params["action"][0]
    if reason == rules.NOT_YOUR_TURN:
        params["mover"] = int(state.active)
    return Refusal(code, clause, params)
