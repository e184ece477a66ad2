"""Why an action of Splut! is refused: the reasons that the rules return, with the code and the clause of each."""

from typing import Any, Final

from avernus.core.native import i64
from avernus.core.refusals import Refusal
from avernus.games.splut.verbs import TABLE

FINE: Final = 0
"""The action is legal."""
NOT_ADJACENT: Final = 1
OCCUPIED: Final = 2
NO_DWARF: Final = 3
EDGE_BEHIND: Final = 4
NO_ROCK_BEHIND: Final = 5
MUST_THROW: Final = 6
NO_ROCK: Final = 7
THROW_BLOCKED: Final = 8
NOT_A_ROCK: Final = 9
LOCKED: Final = 10
ENDED: Final = 11
OTHER_ROCK: Final = 12
ROCK_BLOCKED: Final = 13
AHEAD_OFF: Final = 14
BEHIND_OFF: Final = 15
NOT_FORCED: Final = 16
NOT_YOUR_TURN: Final = 17
GAME_OVER: Final = 18
PULL_OR_THROW: Final = 19

REASONS: Final[dict[int, tuple[str, str]]] = {
    NOT_ADJACENT: ("not-adjacent", "S5.1"),
    OCCUPIED: ("occupied", "S5.2"),
    NO_DWARF: ("no-dwarf", "S7.3"),
    EDGE_BEHIND: ("edge-behind", "S8"),
    NO_ROCK_BEHIND: ("no-rock-behind", "S6"),
    MUST_THROW: ("must-throw", "S7.1"),
    NO_ROCK: ("no-rock", "S7.1"),
    THROW_BLOCKED: ("throw-blocked", "S7.1"),
    NOT_A_ROCK: ("not-a-rock", "S9.2"),
    LOCKED: ("locked", "S9.6"),
    ENDED: ("levitation-ended", "S9.5"),
    OTHER_ROCK: ("other-rock", "S9.2"),
    ROCK_BLOCKED: ("rock-blocked", "S9.3"),
    AHEAD_OFF: ("ahead-off", "S9.3"),
    BEHIND_OFF: ("behind-off", "S9.3"),
    NOT_FORCED: ("not-forced", "S10"),
    NOT_YOUR_TURN: ("not-your-turn", "S3.4"),
    GAME_OVER: ("game-over", "S11.2"),
    PULL_OR_THROW: ("pull-or-throw", "S6"),
}


def no_such_action() -> Refusal:
    """S12: the number is the notation of nothing."""
    return Refusal("no-such-action", "S12")


def refusal_of(reason: i64, action: int, mover: int) -> Refusal:
    """The judgement on an action of the verb table that is not legal."""
    code, clause = REASONS[int(reason)]
    verb, fields = TABLE.unpack(action)
    params: dict[str, Any] = dict(fields)
    params["action"] = TABLE.write(action)
    if verb != "pass":
        params["piece"] = params["action"][0]
    if reason == NOT_YOUR_TURN:
        params["mover"] = mover
    return Refusal(code, clause, params)
