"""Hidden hands (L15, option `hidden_hands`): what a placement, or a pass, betrays of a hand to everybody."""

from avernus.core.native import i64
from avernus.games.laberinto.board import CLASS_OF, FITTING, FREE, LOW, bit, clear, meets
from avernus.games.laberinto.rules.grounds import add_door, gather
from avernus.games.laberinto.state import DOOR, FIRST_DOOR, GAP, MUST, PATH, LaberintoState


def learn(state: LaberintoState, seat: i64, kind: i64) -> None:
    """What everybody now knows that a hidden hand lacks: all that would have fitted where the rules asked for it first."""
    begun: i64 = 0
    clear(state.ground)
    i: i64 = 0
    while i < state.sets[seat]:
        colour = state.team[seat * 2 + i]
        if meets(state.laid, state.doors, colour * 16):
            begun |= bit(colour)
        else:
            add_door(state, colour)
        i += 1
    if kind != FIRST_DOOR:
        note(state, seat)
    if state.meet == MUST and (kind == PATH or kind == DOOR):
        gather(state, seat, begun, GAP)
        note(state, seat)
    if kind == DOOR:
        gather(state, seat, begun, PATH)
        note(state, seat)


def note(state: LaberintoState, seat: i64) -> None:
    """The seat lacks every triangle that fits on the ground."""
    r: i64 = 0
    while r < 16:
        row = state.ground[r]
        while row != 0:
            low = row & -row
            asked = state.edges[r << 5 | LOW[low % 37]]
            a: i64 = 0
            while a < 6:
                pairs = FITTING[asked & 63]
                if asked >> 6 & 7 != FREE and asked >> 6 & 7 != a:
                    pairs = 0
                while pairs != 0:
                    one = pairs & -pairs
                    triangle = CLASS_OF[a * 36 + LOW[one % 37]]
                    state.lacks[seat * 2 + triangle // 38] |= bit(triangle % 38)
                    pairs ^= one
                a += 1
            row ^= low
        r += 1
