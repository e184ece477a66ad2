"""What holds in every position of Splut! that play can reach; a dump or a position text that breaks it is refused."""

from avernus.core.seats import NOBODY
from avernus.games.splut.state import (
    DWARFS,
    LAST_SORCERER,
    LEV_ENDED,
    LEV_NONE,
    REPETITION,
    ROCKS,
    RUNNING,
    SORCERERS,
    TEAMS,
    TROLLS,
    SplutState,
)


def flaws(state: SplutState) -> list[str]:
    """What is impossible about a position; empty for every position that play can reach."""
    seats = int(state.seats)
    found = []
    cells = [int(cell) for cell in state.at if cell != 0]
    rocks = [int(cell) for cell in state.at[ROCKS:]]
    living = [seat for seat in range(seats) if state.at[SORCERERS + seat] != 0]
    if len(set(cells)) != len(cells):
        found.append("two pieces stand on one cell (S1.3)")
    if 0 in rocks or rocks != sorted(set(rocks)):
        found.append("there are not four rocks (S2.1)")
    if any(state.at[kind * TEAMS + seat] != 0 for kind in range(3) for seat in range(seats, TEAMS)):
        found.append("an empty seat has pieces (S3.3)")
    for seat in range(seats):
        if (state.at[SORCERERS + seat] == 0) != (state.at[TROLLS + seat] == 0):
            found.append("a living team has its sorcerer and its troll (S11.1)")
        if state.at[SORCERERS + seat] == 0 and state.at[DWARFS + seat] != 0:
            found.append("a dead team has no dwarf (S11.1)")
        if (state.fallen[seat] != 0) and state.at[SORCERERS + seat] != 0:
            found.append("a living team has not fallen (S11.1)")
    if not living:
        found.append("nobody is left (S11.2)")
    masks = int(state.locked) | int(state.moved)
    if masks & ~int(state.rocks):
        found.append("only rocks are locked or have moved (S9.1)")
    found += _turn_flaws(state, living)
    return found


def _turn_flaws(state: SplutState, living: list[int]) -> list[str]:
    """What is impossible about whose turn it is."""
    found = []
    lev = int(state.lev)
    if lev not in (LEV_NONE, LEV_ENDED) and (lev < 0 or not int(state.rocks) >> lev & 1):
        found.append("only a rock is levitated (S9.4)")
    if not 1 <= state.turn <= state.turn_cap:
        found.append("the turn is not within the turn cap (S11.4)")
    if state.ending == RUNNING:
        most = 1 if state.turn == 1 else 2 if state.turn == 2 else 3
        if state.active not in living:
            found.append("the seat to move is not alive (S3.4)")
        if len(living) == 1:
            found.append("one team is left and the game goes on (S11.2)")
        if not 1 <= state.steps <= most:
            found.append(f"turn {int(state.turn)} has at most {most} steps (S4.1)")
    elif not LAST_SORCERER <= state.ending <= REPETITION or state.active != NOBODY or state.steps | state.locked | state.moved | lev:
        found.append("a finished game has no turn (S11.2)")
    elif (len(living) == 1) != (state.ending == LAST_SORCERER):
        found.append("the last sorcerer wins (S11.2)")
    return found
