"""Why an action of the race is refused: the judge asks the predicates that the lists of legal actions are made with."""

from typing import Any, Final

from avernus.core.refusals import Refusal
from avernus.core.seats import NOBODY
from avernus.games.inferno_race import steps, verbs
from avernus.games.inferno_race.board import (
    FIRST_ANGEL,
    FIRST_BANANA,
    FIRST_COFFIN,
    FIRST_SQUARE,
    FIRST_STEP,
    FIRST_TREASURE,
    FIRST_TRIDENT,
    KIND_COUNT,
    MOST_BOUGHT,
    NOWHERE,
    PRICE,
    SACRILEGE,
    THRONE,
)
from avernus.games.inferno_race.rules.draws import buyable
from avernus.games.inferno_race.rules.fights import can_add, can_concede, can_stand, need
from avernus.games.inferno_race.rules.moving import can_move, least, reaches
from avernus.games.inferno_race.rules.tiles import can_rise
from avernus.games.inferno_race.rules.tridents import prey
from avernus.games.inferno_race.rules.turn import can_loot, can_set_out, flippable, is_open
from avernus.games.inferno_race.state import InfernoRaceState
from avernus.games.inferno_race.verbs import TABLE

WINDOW: Final = (steps.MAIN, steps.MOVE, steps.FREE, steps.FIGHT, steps.STEP, steps.ROOM)
WHEN: Final[dict[int, tuple[tuple[int, ...], str]]] = {
    verbs.REST: ((steps.MAIN,), "D20"),
    verbs.REVIVE: ((steps.MAIN,), "D20"),
    verbs.ROLL_IT: ((steps.MAIN,), "D24"),
    verbs.DIE: ((steps.MAIN,), "D24"),
    verbs.BANANA_CARD: ((steps.MOVE,), "D31"),
    verbs.MOVE_IMP: ((steps.MOVE,), "D32"),
    verbs.NO_MOVE: ((steps.MOVE,), "D34"),
    verbs.ANGEL_CARD: (WINDOW, "D26"),
    verbs.LOOT: (WINDOW, "D26"),
    verbs.FLIP: (WINDOW, "D26"),
    verbs.TRIDENT: ((steps.FREE,), "D50"),
    verbs.PARRY_IT: ((steps.PARRY,), "D50"),
    verbs.FALL: ((steps.PARRY,), "D50"),
    verbs.PAY: ((steps.FIGHT,), "D41"),
    verbs.GEM: ((steps.FIGHT,), "D41"),
    verbs.STAND: ((steps.FIGHT,), "D41"),
    verbs.CONCEDE: ((steps.FIGHT,), "D41"),
    verbs.TO_STEP: ((steps.STEP,), "D46"),
    verbs.DISCARD: ((steps.ROOM,), "D60"),
    verbs.DECLINE: ((steps.ROOM,), "D60"),
    verbs.BUY: ((steps.FREE,), "D25"),
}
"""Each verb: the questions that it answers, and the clause that says so."""

USE: Final[dict[int, tuple[int, int]]] = {
    verbs.DIE: (0, FIRST_BANANA),
    verbs.BANANA_CARD: (FIRST_BANANA, FIRST_ANGEL),
    verbs.ANGEL_CARD: (FIRST_ANGEL, FIRST_TRIDENT),
    verbs.TRIDENT: (FIRST_TRIDENT, FIRST_TREASURE),
    verbs.PARRY_IT: (FIRST_TRIDENT, FIRST_TREASURE),
    verbs.LOOT: (FIRST_TREASURE, FIRST_COFFIN),
    verbs.PAY: (0, KIND_COUNT),
    verbs.DISCARD: (0, KIND_COUNT),
}
"""The verbs that use a card, and the range of kinds that serve."""

CLAUSES: Final = {
    "no-dead-imp": "D22", "step-taken": "D22", "no-such-step": "D2", "nothing-to-move": "D23", "no-imp-there": "D32",
    "wrong-distance": "D32", "wrong-wild": "D33", "beyond-throne": "D32", "must-move": "D34", "not-on-track": "D26", "too-poor": "D26",
    "imp-on-tile": "D26", "no-prey": "D50", "out-of-reach": "D41", "no-gems": "D41", "too-low": "D41", "already-added": "D41",
    "must-make-room": "D65", "no-buyer": "D65", "too-many": "D65", "too-dear": "D65", "no-cards-left": "D65", "wrong-card": "D27",
}
"""The clause of each reason that does not depend on the verb."""


def refusal_of(state: InfernoRaceState, seat: int, action: int) -> Refusal | None:
    """Why the seat may not play the action; `None` if it may."""
    if TABLE.verb(action) is None:
        return Refusal("no-such-action", "D20")
    mover = int(state.mover())
    if mover == NOBODY:
        return Refusal("game-over", "D70")
    if seat != mover or seat < 0:
        return Refusal("not-your-turn", "D15", {"mover": mover})
    verb, rest = action >> verbs.WIDTH, action & verbs.REST_OF
    params: dict[str, Any] = dict(TABLE.unpack(action)[1]) | {"action": TABLE.write(action)}
    if verb not in WHEN:
        return Refusal("not-now", "D23", params)
    questions, clause = WHEN[verb]
    if state.step() not in questions:
        return Refusal("not-now", clause, params)
    code = judge(state, seat, verb, rest)
    if not code:
        return None
    if code in ("not-now", "not-in-hand"):
        return Refusal(code, clause, params)
    if code in ("too-many", "too-dear"):
        params |= {"most": int(MOST_BOUGHT[state.on_track(seat)]), "price": int(PRICE[state.on_track(seat)])}
    elif code in ("out-of-reach", "too-low"):
        params["need"] = int(need(state))
    return Refusal(code, CLAUSES[code], params)


def judge(state: InfernoRaceState, seat: int, verb: int, rest: int) -> str:
    """The reason against an action that answers the open question; empty if there is none."""
    if verb in (verbs.ANGEL_CARD, verbs.LOOT, verbs.FLIP) and not is_open(state, seat):
        return "not-now"
    if verb in USE:
        card = rest >> verbs.STEP_BITS if verb == verbs.ANGEL_CARD else rest & verbs.CARD_OF
        first, end = USE[verb]
        if not state.holds(seat, card):
            return "not-in-hand"
        if not first <= card < end:
            return "wrong-card"
    if verb in (verbs.REVIVE, verbs.ANGEL_CARD, verbs.TO_STEP):
        return _step(state, seat, verb, FIRST_STEP - (rest & verbs.STEP_OF))
    if verb in (verbs.ROLL_IT, verbs.DIE):
        return "" if can_set_out(state, seat) else "nothing-to-move"
    if verb == verbs.MOVE_IMP:
        return _move(state, seat, rest >> verbs.PLACE_BITS, rest & verbs.PLACE_OF)
    if verb == verbs.NO_MOVE:
        return "must-move" if can_move(state, seat) else ""
    if verb == verbs.LOOT:
        return "" if can_loot(state, seat) else "not-on-track"
    if verb == verbs.FLIP:
        if int(flippable(state, seat)) >> (rest + FIRST_SQUARE) & 1:
            return ""
        return "too-poor" if state.gems[seat] < SACRILEGE else "imp-on-tile"
    if verb == verbs.TRIDENT:
        return "" if prey(state) != NOWHERE and prey(state) == (rest >> verbs.CARD_BITS) + FIRST_SQUARE else "no-prey"
    if verb in (verbs.PAY, verbs.GEM, verbs.STAND, verbs.CONCEDE):
        return _fight(state, seat, verb)
    if verb == verbs.DECLINE:
        return "must-make-room" if state.number(steps.MUST) else ""
    return _buy(state, seat, rest) if verb == verbs.BUY else ""


def _step(state: InfernoRaceState, seat: int, verb: int, place: int) -> str:
    if verb != verbs.TO_STEP and not can_rise(state, seat):
        return "step-taken" if state.dead[seat] else "no-dead-imp"
    if int(state.free_steps(seat)) >> place & 1:
        return ""
    return "step-taken" if int(state.imps[seat]) >> place & 1 else "no-such-step"


def _move(state: InfernoRaceState, seat: int, came: int, to: int) -> str:
    if not int(state.imps[seat]) >> came & 1:
        return "no-imp-there"
    if reaches(state, came, to):
        return ""
    if state.number(steps.VALUE_OF) == 0:
        return "wrong-wild"
    return "beyond-throne" if came + least(state) > THRONE else "wrong-distance"


def _fight(state: InfernoRaceState, seat: int, verb: int) -> str:
    if verb == verbs.STAND:
        return "" if can_stand(state) else "too-low"
    if verb == verbs.CONCEDE:
        return "" if can_concede(state) else "already-added"
    if verb == verbs.GEM and state.gems[seat] == 0:
        return "no-gems"
    return "" if can_add(state, seat) else "out-of-reach"


def _buy(state: InfernoRaceState, seat: int, count: int) -> str:
    if count <= buyable(state):
        return ""
    m = state.on_track(seat)
    if m == 0:
        return "no-buyer"
    if count > MOST_BOUGHT[m]:
        return "too-many"
    return "too-dear" if count * PRICE[m] > state.gems[seat] else "no-cards-left"
