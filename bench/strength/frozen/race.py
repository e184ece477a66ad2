"""What a good player of the race knows: how far imps have come, what cards and gems are worth, who is likely to win a fight."""

from typing import Final, final

from avernus.core.expert import Expert
from avernus.core.native import i64, vec
from avernus.core.seats import CHANCE
from avernus.core.state import State
from avernus.games.inferno_race.board import FIRST_SQUARE, FIRST_STEP, HAND, NOWHERE, THRONE
from avernus.games.inferno_race.rules import InfernoRace
from avernus.games.inferno_race.rules.fights import need, payer, total
from avernus.games.inferno_race.state import ON_THE_THRONE, RUNNING
from avernus.games.inferno_race.steps import (
    AT,
    COUNT,
    DEAL,
    FIGHT,
    FREE,
    GEMS,
    MOVE,
    MOVED,
    MUST,
    PARRY,
    RIVAL,
    ROOM,
    SIDE,
    STEP,
    THE_MOVER,
    TILE,
    TOTALS,
    WHO,
    WHY,
)
from avernus.games.inferno_race.verbs import MOVE_IMP, WIDTH

WON: Final = 1000.0
HOME: Final = 60.0
ON_TRACK: Final = 3.0
"""What standing on the track is worth before the first square counts: treasures, purchases, and being out of the way."""
DEAD: Final = -4.0
SHORT: Final = -8.0
"""For each imp that is missing from the number the player still needs."""
RESTED: Final = -6.0
"""A turn in which no imp moves; with a full hand there is nothing left to wait for."""
GEM: Final = 0.8
CARD: Final = 0.6
STRENGTH: Final = 0.55
"""A card is worth something in itself, and something for its strength."""
DRAWN: Final = 2.4
"""A card that is still to be drawn."""
USUAL: Final = 3.5
"""The strength that one expects of a card one cannot see."""
LEADER: Final = 0.35
FIELD: Final = 0.25
"""How much of the best rival's and of the average rival's standing counts against one's own."""
PARRIES: Final = 0.11
"""The chance that a card one cannot see is a trident."""


def place_value(place: i64) -> float:
    """What an imp is worth where it stands."""
    if place >= THRONE:
        return HOME
    if place >= FIRST_SQUARE:
        return ON_TRACK + float(place - FIRST_STEP)
    return 0.3 * float(place - FIRST_STEP)


def hand_value(state: InfernoRace, seat: i64, viewer: i64) -> float:
    """What the cards of a hand are worth to a viewer, who knows only his own."""
    if seat != viewer:
        return float(state.sizes[seat]) * (CARD + STRENGTH * USUAL)
    return float(state.sizes[seat]) * CARD + float(state.force[seat]) * STRENGTH


def gem_value(gems: i64) -> float:
    """Gems lose worth as they pile up."""
    return GEM * float(gems) if gems < 10 else GEM * 10.0 + 0.3 * float(gems - 10)


def standing(state: InfernoRace, seat: i64, viewer: i64) -> float:
    """How well a player stands, all in squares."""
    score = hand_value(state, seat, viewer) + gem_value(state.gems[seat])
    score += HOME * float(state.home[seat]) + DEAD * float(state.dead[seat])
    alive = state.home[seat]
    imps = state.imps[seat]
    place: i64 = 0
    while imps != 0:
        if imps & 1:
            score += place_value(place)
            alive += 1
        imps >>= 1
        place += 1
    if alive < state.target:
        score += SHORT * float(state.target - alive)
    return score


def means(state: InfernoRace, seat: i64, viewer: i64) -> float:
    """What a player can still throw into a fight, as far as the viewer knows."""
    if seat == viewer:
        return float(state.force[seat] + state.gems[seat])
    return float(state.sizes[seat]) * USUAL + float(state.gems[seat])


def attack_chance(state: InfernoRace, viewer: i64) -> float:
    """How likely the attacker is to win the open fight."""
    rival = state.number(RIVAL)
    attack = float(state.number(TOTALS)) + means(state, state.active, viewer)
    defence = float(state.number(TOTALS + 1)) + means(state, rival, viewer)
    if float(total(state)) + means(state, payer(state), viewer) < float(need(state)):
        return 0.0 if state.number(SIDE) == 0 else 1.0
    chance = 0.5 + (attack - defence) / 20.0
    return min(max(chance, 0.05), 0.95)


def pending(state: InfernoRace, seat: i64, viewer: i64) -> float:
    """What the open question is still worth to a player."""
    kind = state.step()
    active = seat == state.active
    if kind == FIGHT:
        chance = attack_chance(state, viewer)
        worth = place_value(state.number(AT))
        if active:
            return chance * worth + (1.0 - chance) * DEAD
        return chance * (DEAD - worth) if seat == state.number(RIVAL) else 0.0
    if kind == PARRY and seat == state.number(RIVAL):
        fails = 1.0
        i: i64 = 0
        while i < state.sizes[seat]:
            fails *= 1.0 - PARRIES
            i += 1
        return fails * (DEAD - place_value(state.number(AT)))
    if not active:
        return 0.0
    value = answer_value(state, seat, kind)
    if rested(state, kind):
        value += RESTED if state.sizes[seat] < HAND else 2.5 * RESTED
    return value


def rested(state: InfernoRace, kind: i64) -> bool:
    """Has no imp moved in this turn? Who waits for ever does not win."""
    return (kind == FREE or kind == ROOM or kind == DEAL) and state.stack[0] == FREE and state.stack[MOVED] == NOWHERE


def answer_value(state: InfernoRace, seat: i64, kind: i64) -> float:
    """What the active player may expect of the open question."""
    if kind == STEP:
        return 0.0 if state.number(WHY) == THE_MOVER else -DEAD
    if kind == GEMS:
        return GEM * 0.8 * float(state.number(COUNT))
    if kind == DEAL and state.number(WHO) == seat:
        return DRAWN * float(state.number(COUNT))
    if kind == ROOM:
        count = state.number(COUNT)
        return DRAWN * float(count) - 1.2 * float(state.sizes[seat] + count - 6) if state.number(MUST) else 0.2
    return 0.0


def evaluate(state: InfernoRace, seat: i64) -> float:
    """How good the position is for a seat."""
    if state.ending != RUNNING:
        if state.ending == ON_THE_THRONE:
            return WON if state.home[seat] >= state.target else -WON
        return 10.0 * balance(state, seat)
    kind = state.step()
    if kind == MOVE and state.active == seat:
        return best_move(state, seat)
    if kind == TILE and state.depth == 3:
        return drawn(state, seat)
    return balance(state, seat)


def drawn(state: InfernoRace, seat: i64) -> float:
    """An imp is on its way while the tile that it left is looked at, or gems are drawn: go on with any, for it seldom matters which."""
    out = vec[i64]([0] * 128)
    weights = vec[i64]([0] * 128)
    state.outcomes_into(out, weights)
    following = state.copy()
    following.apply(CHANCE, out[0])
    return evaluate(following, seat)


def balance(state: InfernoRace, seat: i64) -> float:
    """A player's standing against the leader's and against the field's."""
    best = -WON
    field = 0.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            score = standing(state, other, seat) + pending(state, other, seat)
            best = max(best, score)
            field += score
        other += 1
    own = standing(state, seat, seat) + pending(state, seat, seat)
    return own - LEADER * best - FIELD * field / float(state.seats - 1)


def best_move(state: InfernoRace, seat: i64) -> float:
    """The number is known: what the best move with it comes to."""
    out = vec[i64]([0] * 128)
    n = state.legal_into(seat, out)
    best = -2.0 * WON
    following = state.copy()
    i: i64 = 0
    while i < n:
        if out[i] >> WIDTH == MOVE_IMP:
            following.copy_from(state)
            following.apply(seat, out[i])
            best = max(best, evaluate(following, seat))
        i += 1
    return best if best > -2.0 * WON else balance(state, seat)


@final
class FrozenExpert(Expert):
    """The evaluation for searches."""

    def seats(self, state: State) -> i64:
        """How many players there are."""
        assert isinstance(state, InfernoRace)
        return state.seats

    def evaluate(self, state: State, seat: i64) -> float:
        """How good the position is for a seat."""
        assert isinstance(state, InfernoRace)
        return evaluate(state, seat)


EXPERT: Final = FrozenExpert(30.0, 0.05, 4000)
