"""Why an action of the race is refused: the judge asks the predicates that the lists of legal actions are made with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from avernus.core.refusals import Refusal
from avernus.core.seats import NOBODY
from avernus.games.inferno_race import choices as c
from avernus.games.inferno_race import pieces as p
from avernus.games.inferno_race.actions import TABLE
from avernus.games.inferno_race.board import (
    FIRST_ANGEL,
    FIRST_BANANA,
    FIRST_COFFIN,
    FIRST_SQUARE,
    FIRST_STEP,
    FIRST_TREASURE,
    FIRST_TRIDENT,
    NOWHERE,
    SACRILEGE,
    THRONE,
    TRACK,
)

if TYPE_CHECKING:
    from avernus.games.inferno_race.rules import InfernoRace

WINDOW: Final = (p.MAIN, p.MOVE, p.FREE)
WHEN: Final[dict[int, tuple[tuple[int, ...], str]]] = {
    c.REST: ((p.MAIN,), "D20"), c.REVIVE: ((p.MAIN,), "D20"), c.ROLL_IT: ((p.MAIN,), "D24"), c.DIE: ((p.MAIN,), "D24"),
    c.BANANA_CARD: ((p.MOVE,), "D31"), c.MOVE_IMP: ((p.MOVE,), "D32"), c.NO_MOVE: ((p.MOVE,), "D34"),
    c.ANGEL_CARD: (WINDOW, "D26"), c.LOOT: (WINDOW, "D26"), c.FLIP: (WINDOW, "D26"), c.TRIDENT: ((p.FREE,), "D50"),
    c.PARRY_IT: ((p.PARRY,), "D50"), c.FALL: ((p.PARRY,), "D50"),
    c.PAY: ((p.FIGHT,), "D41"), c.GEM: ((p.FIGHT,), "D41"), c.STAND: ((p.FIGHT,), "D41"), c.CONCEDE: ((p.FIGHT,), "D41"),
    c.TO_STEP: ((p.STEP,), "D46"), c.DISCARD: ((p.ROOM,), "D60"), c.DECLINE: ((p.ROOM,), "D60"), c.BUY: ((p.FREE,), "D25"),
}
"""Each verb: the questions that it answers, and the clause that says so."""

USE: Final[dict[int, tuple[int, int]]] = {
    c.DIE: (0, FIRST_BANANA), c.BANANA_CARD: (FIRST_BANANA, FIRST_ANGEL), c.ANGEL_CARD: (FIRST_ANGEL, FIRST_TRIDENT),
    c.TRIDENT: (FIRST_TRIDENT, FIRST_TREASURE), c.PARRY_IT: (FIRST_TRIDENT, FIRST_TREASURE), c.LOOT: (FIRST_TREASURE, FIRST_COFFIN),
    c.PAY: (0, FIRST_COFFIN + 1), c.DISCARD: (0, FIRST_COFFIN + 1),
}
"""The verbs that use a card, and the range of kinds that serve."""

CLAUSES: Final = {
    "no-dead-imp": "D22", "step-taken": "D22", "no-such-step": "D2", "nothing-to-move": "D23", "no-imp-there": "D32",
    "wrong-distance": "D32", "wrong-wild": "D33", "beyond-throne": "D32", "must-move": "D34", "not-on-track": "D26", "too-poor": "D26",
    "imp-on-tile": "D26", "no-prey": "D50", "out-of-reach": "D41", "no-gems": "D41", "too-low": "D41", "already-added": "D41",
    "must-make-room": "D65", "no-buyer": "D65", "too-many": "D65", "too-dear": "D65", "no-cards-left": "D65", "wrong-card": "D27",
}
"""The clause of each reason that does not depend on the verb."""


def refusal_of(state: InfernoRace, seat: int, action: int) -> Refusal | None:
    """Why the seat may not play the action; `None` if it may."""
    if TABLE.verb(action) is None:
        return Refusal("no-such-action", "D20")
    mover = int(state.mover())
    if mover == NOBODY:
        return Refusal("game-over", "D70")
    if seat != mover or seat < 0:
        return Refusal("not-your-turn", "D15", {"mover": mover})
    verb, rest = action >> c.WIDTH, action & c.REST_OF
    params: dict[str, Any] = dict(TABLE.unpack(action)[1]) | {"action": TABLE.write(action)}
    if verb not in WHEN:
        return Refusal("not-now", "D23", params)
    questions, clause = WHEN[verb]
    if state.step() not in questions:
        return Refusal("not-now", clause, params)
    code = judge(state, seat, verb, rest)
    if not code:
        return None
    if code == "not-in-hand":
        return Refusal(code, clause, params)
    if code in ("too-many", "too-dear"):
        params |= {"most": int(p.MOST_BOUGHT[state.on_track(seat)]), "price": int(p.PRICE[state.on_track(seat)])}
    elif code in ("out-of-reach", "too-low"):
        params["need"] = int(state.need())
    return Refusal(code, CLAUSES[code], params)


def judge(state: InfernoRace, seat: int, verb: int, rest: int) -> str:
    """The reason against an action that answers the open question; empty if there is none."""
    if verb in USE:
        card = rest >> 3 if verb == c.ANGEL_CARD else rest & 63
        first, end = USE[verb]
        if not state.holds(seat, card):
            return "not-in-hand"
        if not first <= card < end:
            return "wrong-card"
    if verb in (c.REVIVE, c.ANGEL_CARD, c.TO_STEP):
        return _step(state, seat, verb, FIRST_STEP - (rest & 7))
    if verb in (c.ROLL_IT, c.DIE):
        return "" if state.can_set_out(seat) else "nothing-to-move"
    if verb == c.MOVE_IMP:
        return _move(state, seat, rest >> 6, rest & 63)
    if verb == c.NO_MOVE:
        return "must-move" if state.can_move(seat) else ""
    if verb == c.LOOT:
        return "" if int(state.imps[seat]) & TRACK else "not-on-track"
    if verb == c.FLIP:
        if int(state.flippable(seat)) >> (rest + FIRST_SQUARE) & 1:
            return ""
        return "too-poor" if state.gems[seat] < SACRILEGE else "imp-on-tile"
    if verb == c.TRIDENT:
        return "" if state.prey() != NOWHERE and state.prey() == (rest >> 6) + FIRST_SQUARE else "no-prey"
    if verb in (c.PAY, c.GEM, c.STAND, c.CONCEDE):
        return _fight(state, seat, verb)
    if verb == c.DECLINE:
        return "must-make-room" if state.number(p.MUST) else ""
    return _buy(state, seat, rest) if verb == c.BUY else ""


def _step(state: InfernoRace, seat: int, verb: int, place: int) -> str:
    if verb != c.TO_STEP and not state.can_revive(seat):
        return "step-taken" if state.dead[seat] else "no-dead-imp"
    if int(state.free_steps(seat)) >> place & 1:
        return ""
    return "step-taken" if int(state.imps[seat]) >> place & 1 else "no-such-step"


def _move(state: InfernoRace, seat: int, came: int, to: int) -> str:
    if not int(state.imps[seat]) >> came & 1:
        return "no-imp-there"
    if state.reaches(came, to):
        return ""
    if state.number(p.VALUE_OF) == 0:
        return "wrong-wild"
    return "beyond-throne" if came + state.least() > THRONE else "wrong-distance"


def _fight(state: InfernoRace, seat: int, verb: int) -> str:
    if verb == c.STAND:
        return "" if state.can_stand() else "too-low"
    if verb == c.CONCEDE:
        return "" if state.can_concede() else "already-added"
    if verb == c.GEM and state.gems[seat] == 0:
        return "no-gems"
    return "" if state.can_add(seat) else "out-of-reach"


def _buy(state: InfernoRace, seat: int, count: int) -> str:
    if count <= state.buyable():
        return ""
    m = state.on_track(seat)
    if m == 0:
        return "no-buyer"
    if count > p.MOST_BOUGHT[m]:
        return "too-many"
    return "too-dear" if count * p.PRICE[m] > state.gems[seat] else "no-cards-left"
