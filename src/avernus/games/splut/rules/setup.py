"""Setting up (S1-S3): the rocks on the tips, a team on each side that is played."""

from avernus.games.splut.board import BITS, PLACES, START, TIPS
from avernus.games.splut.state import ROCKS, TEAMS, SplutState


def set_up(state: SplutState) -> None:
    """S2.1, S2.2, S3.1-S3.3: put all pieces on their start cells, one on each (S1.3). South begins, or who is chosen to (S3.4)."""
    for seat, place in enumerate(PLACES[int(state.seats)]):
        for kind, cell in enumerate(START[place]):
            state.at[kind * TEAMS + seat] = BITS[cell]
    for i, tip in enumerate(sorted(BITS[name] for name in TIPS)):
        state.at[ROCKS + i] = tip
    state.settle_masks()
    state.active = (state.first - 1) % state.seats
