"""What a good player of Splut! knows: who can be hit within this turn, and how near the trolls are to a useful rock."""

from typing import Final

from avernus.core.native import i64, vec
from avernus.core.seats import NOBODY
from avernus.games.splut.board import ARENA, WAYS, distance, mask, step_of
from avernus.games.splut.bot.solver import NONE, Solver
from avernus.games.splut.rules import Splut
from avernus.games.splut.state import DWARFS, PIECES, ROCKS, SORCERERS, TROLLS
from avernus.games.splut.verbs import MOST, THROW, WIDTH

WON: Final = 1000.0
FALLEN: Final = 120.0
CAN_HIT: Final = 60.0
IN_DANGER: Final = 300.0
DWARF_ALIVE: Final = 3.0
LINED_UP: Final = 4.0
PATIENT: Final = 5
"""For so many turns of everybody the danger to the own sorcerer counts in full."""
RECKLESS: Final = 9
"""After so many it hardly counts: a siege in which nobody risks anything would last for ever."""
LEAST: Final = 0.03
"""What is left of it then."""
MIDDLE: Final = 30
"""The cell e5."""
STORM: Final = 3.0
"""What a step of the own sorcerer towards the middle, where everything can be hit and hits back, is worth to the reckless."""
RESTLESS: Final = 8.0
"""By how much their taste changes from turn to turn, so that nobody walks to and fro for ever."""


def victims(state: Splut, depth: i64) -> i64:
    """The seats whose sorcerer the seat to move can hit within so many of its steps, as a mask."""
    seat = state.active
    found = thrown_at(state, seat)
    if depth <= 1 or state.steps <= 1:
        return found
    out = vec[i64]([0] * MOST)
    n = state.legal_into(seat, out)
    following = state.copy()
    i: i64 = 0
    while i < n:
        if out[i] >> WIDTH != THROW:
            following.copy_from(state)
            following.apply(seat, out[i])
            if following.active == seat:
                found |= victims(following, depth - 1)
        i += 1
    return found


def thrown_at(state: Splut, seat: i64) -> i64:
    """The seats whose sorcerer a throw can hit at once, as a mask."""
    found: i64 = 0
    came = state.at[TROLLS + seat]
    way: i64 = 0
    while way < WAYS:
        to = came + step_of(way)
        if state.rocks >> to & 1:
            thrown: i64 = 0
            while thrown < WAYS:
                found |= hit_by(state, came, to, step_of(thrown))
                thrown += 1
        way += 1
    return found


def hit_by(state: Splut, came: i64, rock: i64, step: i64) -> i64:
    """The seat that a rock thrown with that step hits, as a mask; the cell `came` counts as empty (S7.2)."""
    hard = (state.rocks | state.trolls) & ~mask(came)
    cell = rock + step
    while ARENA >> cell & 1 and not hard >> cell & 1:
        if state.sorcerers >> cell & 1:
            seat: i64 = 0
            while state.at[SORCERERS + seat] != cell:
                seat += 1
            return mask(seat)
        cell += step
    return 0


def aim(state: Splut, thrower: i64, target: i64) -> float:
    """How near a team is to throwing at another: its troll's distance to the rocks, better if one is lined up."""
    best: float = 0.0
    troll = state.at[TROLLS + thrower]
    i: i64 = ROCKS
    while i < PIECES:
        rock = state.at[i]
        near = 10.0 - float(distance(troll, rock))
        way: i64 = 0
        while way < WAYS:
            if hit_by(state, troll, rock, step_of(way)) >> target & 1:
                near += LINED_UP
            way += 1
        best = max(best, near)
        i += 1
    return best


def patience(state: Splut) -> float:
    """How much of the danger counts, from 1 to LEAST: who has been besieged for long takes a risk."""
    spent = float(state.turn) / float(state.seats)
    return max(LEAST, min(1.0, (float(RECKLESS) - spent) / float(RECKLESS - PATIENT)))


def evaluate(state: Splut, seat: i64) -> float:
    """How good the position looks to a seat that grows impatient."""
    care = patience(state)
    score = judged(state, seat, care)
    if care < 1.0 and state.active != NOBODY and state.at[SORCERERS + seat] != 0:
        score += (1.0 - care) * (RESTLESS * whim(state) - stray(state, seat))
    return score


def stray(state: Splut, seat: i64) -> float:
    """How far a reckless team is from what it storms: the sorcerer from the middle, the troll from a rock, in turn from each."""
    rock = state.at[ROCKS + state.turn // state.seats % 4]
    return STORM * float(distance(state.at[SORCERERS + seat], MIDDLE) + distance(state.at[TROLLS + seat], rock))


def whim(state: Splut) -> float:
    """From 0 to 1, by the position and the turn alone."""
    mixed = state.turn * 7919
    i: i64 = 0
    while i < PIECES:
        mixed = (mixed * 37 + state.at[i]) & 0xFFFF
        i += 1
    return float(mixed & 63) / 63.0


def judged(state: Splut, seat: i64, care: float) -> float:
    """How good the position is for a seat, if what threatens it counts for so much."""
    if state.at[SORCERERS + seat] == 0:
        return -WON
    if state.active == NOBODY:
        return WON if state.sorcerers & (state.sorcerers - 1) == 0 else 0.0
    score: float = 0.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            if state.at[SORCERERS + other] == 0:
                score += FALLEN
            else:
                score += aim(state, seat, other) - care * aim(state, other, seat)
                if state.at[DWARFS + other] != 0:
                    score -= DWARF_ALIVE
        other += 1
    if state.at[DWARFS + seat] != 0:
        score += DWARF_ALIVE
    if state.active == seat:
        other = 0
        while other < state.seats:
            if other != seat and can_hit(state, other):
                return score + CAN_HIT
            other += 1
    elif can_hit(state, seat):
        score -= care * IN_DANGER
    return score


SOLVERS: Final[list[Solver]] = []
"""One, once it is needed: its buffers are used again."""


def can_hit(state: Splut, victim: i64) -> bool:
    """Can the seat to move hit the victim's sorcerer within its turn? The same as `victims`, several times faster."""
    if state.at[SORCERERS + victim] == 0:
        return False
    if not SOLVERS:
        SOLVERS.append(Solver(state))
    return SOLVERS[0].line(state, state.active, victim, state.steps, 0) != NONE
