"""Why an action of Splut! is refused: the code and the clause of each reason that the rules return."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from avernus.core.refusals import Refusal
from avernus.core.seats import NOBODY
from avernus.games.splut import codes
from avernus.games.splut.actions import TABLE

if TYPE_CHECKING:
    from avernus.games.splut.rules import Splut

REASONS: Final[dict[int, tuple[str, str]]] = {
    codes.NOT_ADJACENT: ("not-adjacent", "S5.1"),
    codes.OCCUPIED: ("occupied", "S5.2"),
    codes.NO_DWARF: ("no-dwarf", "S7.3"),
    codes.EDGE_BEHIND: ("edge-behind", "S8"),
    codes.NO_ROCK_BEHIND: ("no-rock-behind", "S6"),
    codes.MUST_THROW: ("must-throw", "S7.1"),
    codes.NO_ROCK: ("no-rock", "S7.1"),
    codes.THROW_BLOCKED: ("throw-blocked", "S7.1"),
    codes.NOT_A_ROCK: ("not-a-rock", "S9.2"),
    codes.LOCKED: ("locked", "S9.6"),
    codes.ENDED: ("levitation-ended", "S9.5"),
    codes.OTHER_ROCK: ("other-rock", "S9.2"),
    codes.ROCK_BLOCKED: ("rock-blocked", "S9.3"),
    codes.AHEAD_OFF: ("ahead-off", "S9.3"),
    codes.BEHIND_OFF: ("behind-off", "S9.3"),
    codes.NOT_FORCED: ("not-forced", "S10"),
    codes.NOT_YOUR_TURN: ("not-your-turn", "S3.4"),
    codes.GAME_OVER: ("game-over", "S11.2"),
}


def refusal_of(state: Splut, seat: int, action: int) -> Refusal | None:
    """Why the seat may not play the action; `None` if it may."""
    verb = TABLE.verb(action)
    if verb is None:
        return Refusal("no-such-action", "S12")
    stranger = codes.GAME_OVER if state.active == NOBODY else codes.NOT_YOUR_TURN
    reason = int(state.judge(seat, action)) if 0 <= seat < state.seats else stranger
    if reason == codes.FINE:
        return None
    code, clause = REASONS[reason]
    params: dict[str, Any] = dict(TABLE.unpack(action)[1])
    params["action"] = TABLE.write(action)
    if verb.name in ("dwarf", "sorcerer", "levitate", "troll", "pull", "throw"):
        params["piece"] = params["action"][0]
    if reason == codes.NOT_YOUR_TURN:
        params["mover"] = int(state.active)
    return Refusal(code, clause, params)
