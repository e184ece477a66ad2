"""What of a race matters to who wins it: things that are counted for each player and weighed by `weights.py`.

A position is worth what softmax makes of the players' sums of weights: with two players the difference of the sums is the logarithm of
the odds. While a question is open, its likely answers are counted instead: half a dead imp where a fight is even.
"""

import math
from typing import Final, final

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.games.inferno_race.board import (
    FIRST_SQUARE,
    FIRST_STEP,
    HAND,
    KIND_COUNT,
    NOWHERE,
    THRONE,
)
from avernus.games.inferno_race.rules.fights import need, payer, total
from avernus.games.inferno_race.state import DECK, InfernoRaceState
from avernus.games.inferno_race.steps import (
    AT,
    COUNT,
    DEAL,
    FIGHT,
    FREE,
    GEMS,
    MOVED,
    MUST,
    PARRY,
    RIVAL,
    ROOM,
    SIDE,
    STEP,
    THE_MOVER,
    TOTALS,
    WHO,
    WHY,
)

# Where each group of weights begins: `weights.py` has the same groups by name, and a test compares them.
FRONT: Final = 0
"""By how many arrivals are missing and by place: an imp that is needed, the foremost first."""
BEHIND: Final = 180
"""By place: an imp more than needed."""
MISSING: Final = 225
"""By how many arrivals are missing."""
GONE: Final = 229
"""By how many imps too few are alive."""
DEAD: Final = 232
"""A dead imp that is not needed now."""
GEM: Final = 233
"""By how many gems, 15 or more being the last."""
KIND: Final = 249
"""By type of card, for one's own hand."""
FORCE: Final = 260
"""For one's own hand: its strength, in sixes."""
OWN_HAND: Final = 261
"""By size of one's own hand."""
OTHER_HAND: Final = 268
"""By size of a hand that one cannot see."""
TRACK: Final = 275
"""By how many imps are on the track."""
TURN: Final = 280
"""It is this player's turn; then: and the imp has moved already, or none will."""
THREAT: Final = 283
"""An imp that others can reach, by who is stronger: the owner, nobody, the others; as much as it has come far."""
FORK: Final = 286
"""An imp behind which others can come, who have cards that may be tridents; then: while the owner has one to parry."""
AHEAD: Final = 288
"""Tiles that lie face up within five squares before an imp that is needed, by type."""
OWN_AHEAD: Final = 294
OTHERS_AHEAD: Final = 295
"""Imps within five squares before one that is needed: its own, others' weaker, as strong, stronger."""
NEAR: Final = 298
"""By how many imps are within five of the throne."""
SURPLUS: Final = 302
"""A card that must be discarded."""
COUNTED: Final = 303

TYPES: Final = vec[i64]([
    0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 10,
])
"""The type of each kind of card, in the order of the deck (D6)."""
TRIDENTS: Final = 0x7C000000
"""The kinds that are tridents, as a mask."""
USUAL: Final = 3.5
"""The strength that one expects of a card one cannot see."""
PARRIES: Final = 0.11
"""The chance that a card one cannot see is a trident."""
REDDISH: Final = 0.8
"""Which part of the gems is red."""
REACH: Final = 5
"""How far an imp goes at most."""
LIMIT: Final = 40.0


@final
class Things:
    """The things of one player as one viewer sees them: which, and how much of each."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.found: vec[i64] = vec[i64]([0] * 256)
        self.much: vec[float] = vec[float]([0.0] * 256)
        self.n: i64 = 0
        self.sum: float = 0.0
        self.sums: vec[float] = vec[float]([0.0] * 5)

    def add(self, thing: i64, much: float) -> None:
        """So much of a thing."""
        self.found[self.n] = thing
        self.much[self.n] = much
        self.n += 1
        self.sum += self.weights[thing] * much

    def share(self, state: InfernoRaceState, seat: i64) -> float:
        """How much of a win a seat can expect: 0 to 1."""
        own = self.of(state, seat, seat)
        others = 0.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                lead = self.of(state, other, seat) - own
                others += math.exp(LIMIT if lead > LIMIT else lead)
            other += 1
        return 1.0 / (1.0 + others)

    def of(self, state: InfernoRaceState, seat: i64, viewer: i64) -> float:
        """Everything of a player, and what it is worth together."""
        self.n = 0
        self.sum = 0.0
        self.hand(state, seat, viewer)
        imps = state.imps[seat]
        dead = state.dead[seat]
        kind = state.step()
        active = seat == state.active
        if active:
            self.add(TURN, 1.0)
            if kind == FREE or state.stack[0] == FREE:
                self.add(TURN + 1 if state.stack[MOVED] != NOWHERE else i64(TURN + 2), 1.0)
        if kind == FIGHT and (active or seat == state.number(RIVAL)):
            chance = attack_chance(state, viewer)
            at = bit(state.number(AT))
            if active:
                self.imps(state, seat, viewer, imps | at, dead, chance)
                self.imps(state, seat, viewer, imps, dead + 1, 1.0 - chance)
            else:
                self.imps(state, seat, viewer, imps & ~at, dead + 1, chance)
                self.imps(state, seat, viewer, imps, dead, 1.0 - chance)
        elif kind == PARRY and seat == state.number(RIVAL):
            fails = 1.0
            i: i64 = 0
            while i < state.sizes[seat]:
                fails *= 1.0 - PARRIES
                i += 1
            if seat == viewer:
                fails = 0.0 if state.kinds[seat] & TRIDENTS != 0 else 1.0
            self.imps(state, seat, viewer, imps & ~bit(state.number(AT)), dead + 1, fails)
            self.imps(state, seat, viewer, imps, dead, 1.0 - fails)
        elif kind == STEP and active:
            place: i64 = FIRST_STEP
            while place > 0 and imps >> place & 1:
                place -= 1
            if state.number(WHY) != THE_MOVER:
                dead -= 1
            self.imps(state, seat, viewer, imps | bit(place), dead, 1.0)
        else:
            self.imps(state, seat, viewer, imps, dead, 1.0)
        return self.sum

    def hand(self, state: InfernoRaceState, seat: i64, viewer: i64) -> None:
        """Gems and cards, those that are due included."""
        gems = state.gems[seat]
        size = state.sizes[seat]
        kind = state.step()
        due: i64 = 0
        if seat == state.active:
            if kind == GEMS:
                gems += i64(int(REDDISH * float(state.number(COUNT)) + 0.5))
            elif kind == DEAL and state.number(WHO) == seat:
                due = state.number(COUNT)
            elif kind == ROOM:
                if state.number(MUST) != 0:
                    due = state.number(COUNT)
                self.add(SURPLUS, float(size + state.number(COUNT) - HAND))
            elif state.depth > 1 and state.stack[(state.depth - 2) * 8] == DEAL:
                due = state.stack[(state.depth - 2) * 8 + COUNT]
        self.add(GEM + (gems if gems < 15 else i64(15)), 1.0)
        size += due
        size = min(size, HAND)
        if seat != viewer:
            self.add(OTHER_HAND + size, 1.0)
            return
        self.add(OWN_HAND + size, 1.0)
        self.add(FORCE, float(state.force[seat]) / 6.0)
        kinds = state.kinds[seat]
        kind = 0
        while kinds != 0:
            if kinds & 1:
                self.add(KIND + TYPES[kind], float(state.cards[seat * KIND_COUNT + kind]))
            kinds >>= 1
            kind += 1
        if due > 0:
            self.drawn(state, float(due))

    def drawn(self, state: InfernoRaceState, due: float) -> None:
        """Cards that are still to be drawn: the mean of the deck."""
        left = float(state.sizes[DECK])
        if left == 0.0:
            return
        self.add(FORCE, due * float(state.force[DECK]) / left / 6.0)
        kinds = state.kinds[DECK]
        kind: i64 = 0
        while kinds != 0:
            if kinds & 1:
                self.add(KIND + TYPES[kind], due * float(state.cards[DECK * KIND_COUNT + kind]) / left)
            kinds >>= 1
            kind += 1

    def imps(self, state: InfernoRaceState, seat: i64, viewer: i64, imps: i64, dead: i64, much: float) -> None:
        """Imps that stand so, which is so likely."""
        if much <= 0.0:
            return
        missing = state.target - state.home[seat]
        missing = max(missing, 1)
        missing = min(missing, 4)
        self.add(MISSING + missing - 1, much)
        left = missing
        on_track: i64 = 0
        near: i64 = 0
        place: i64 = THRONE - 1
        while place >= 0:
            if imps >> place & 1:
                if place >= FIRST_SQUARE:
                    on_track += 1
                    self.threats(state, seat, viewer, place, much)
                if place >= THRONE - REACH:
                    near += 1
                if left > 0:
                    self.add(FRONT + (missing - 1) * 45 + place, much)
                    self.ahead(state, seat, viewer, imps, place, much)
                    left -= 1
                else:
                    self.add(BEHIND + place, much)
            place -= 1
        if left > 0:
            self.add(GONE + (left if left < 3 else i64(3)) - 1, much)
            dead -= left
        if dead > 0:
            self.add(DEAD, much * float(dead))
        self.add(TRACK + on_track, much)
        self.add(NEAR + (near if near < 3 else i64(3)), much)

    def threats(self, state: InfernoRaceState, seat: i64, viewer: i64, place: i64, much: float) -> None:
        """Who can come onto an imp of the track, or behind it."""
        far = much * float(place - FIRST_STEP) / 40.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                behind = state.imps[other] & (bit(place) - 1)
                close = behind >> (place - REACH) if place >= REACH else behind
                if close != 0:
                    self.add(THREAT + stronger(state, other, seat, viewer), far)
                close = behind & ~bit(place - 1)
                if place > REACH:
                    close >>= place - REACH - 1
                if close != 0 and state.sizes[other] > 0:
                    safe = seat == viewer and state.kinds[seat] & TRIDENTS != 0
                    self.add(FORK + 1 if safe else i64(FORK), far * float(state.sizes[other]) / 6.0)
            other += 1

    def ahead(self, state: InfernoRaceState, seat: i64, viewer: i64, imps: i64, place: i64, much: float) -> None:
        """What lies within reach before an imp."""
        to = place + 1
        while to <= place + REACH and to < THRONE:
            if imps >> to & 1:
                self.add(OWN_AHEAD, much)
            elif to >= FIRST_SQUARE:
                rival = state.sitter(to, seat)
                if rival >= 0:
                    self.add(OTHERS_AHEAD + stronger(state, rival, seat, viewer), much)
                elif state.up >> to & 1:
                    self.add(AHEAD + state.tiles[to] - 1, much)
            to += 1


def stronger(state: InfernoRaceState, seat: i64, than: i64, viewer: i64) -> i64:
    """Who could throw more into a fight: 0 the second, 1 nobody by much, 2 the first."""
    gap = means(state, seat, viewer) - means(state, than, viewer)
    if gap > 4.0:
        return 2
    return 0 if gap < -4.0 else 1


def means(state: InfernoRaceState, seat: i64, viewer: i64) -> float:
    """What a player can still throw into a fight, as far as the viewer knows."""
    if seat == viewer:
        return float(state.force[seat] + state.gems[seat])
    return float(state.sizes[seat]) * USUAL + float(state.gems[seat])


def attack_chance(state: InfernoRaceState, viewer: i64) -> float:
    """How likely the attacker is to win the open fight."""
    rival = state.number(RIVAL)
    attack = float(state.number(TOTALS)) + means(state, state.active, viewer)
    defence = float(state.number(TOTALS + 1)) + means(state, rival, viewer)
    if float(total(state)) + means(state, payer(state), viewer) < float(need(state)):
        return 0.0 if state.number(SIDE) == 0 else 1.0
    chance = 0.5 + (attack - defence) / 20.0
    return min(max(chance, 0.05), 0.95)
