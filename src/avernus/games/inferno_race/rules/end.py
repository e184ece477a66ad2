"""The end (D70-D72)."""

from typing import Final

from avernus.core.native import i64
from avernus.core.result import Result
from avernus.games.inferno_race.board import THRONE, places_in, position_of
from avernus.games.inferno_race.events import CIRCLED, NEARING, QUIET, ROUNDS, WON, tell
from avernus.games.inferno_race.events import THRONE as AT_THE_THRONE
from avernus.games.inferno_race.state import CIRCLING, LAST_ROUND, ON_THE_THRONE, RUNNING, InfernoRaceState

ENDINGS: Final = {LAST_ROUND: ("rounds", "D71"), CIRCLING: ("quiet", "D72")}
"""How a game ends that nobody has won on the throne, and the clause that says so."""
WARNING: Final = 10
"""So many rounds before a game would end without a winner on the throne, everybody is told."""


def reach_throne(state: InfernoRaceState) -> None:
    """D70: an imp of the active player stays on the throne; who has brought enough wins at once."""
    seat = state.active
    state.home[seat] += 1
    state.arrival = state.turn
    tell(state.told, AT_THE_THRONE, seat, state.home[seat])
    if state.home[seat] >= state.target:
        finish(state, ON_THE_THRONE)
        tell(state.told, WON, seat)


def rounds_over(state: InfernoRaceState) -> bool:
    """D71: was that the last turn of the last round, if rounds were agreed? Then the game is over; everybody is told in good time."""
    if state.max_rounds == 0:
        return False
    left = state.max_rounds * state.seats - state.turn
    if left > 0:
        if left == WARNING * state.seats:
            tell(state.told, NEARING, WARNING)
        return False
    finish(state, LAST_ROUND)
    tell(state.told, ROUNDS, state.max_rounds)
    return True


def circling_over(state: InfernoRaceState) -> bool:
    """D72: has no imp come to the throne for as many rounds as were agreed? Then the game is over; everybody is told in good time."""
    if state.quiet_rounds == 0:
        return False
    quiet = state.turn - state.arrival
    left = state.quiet_rounds * state.seats - quiet
    if left <= 0:
        finish(state, CIRCLING)
        tell(state.told, CIRCLED, state.quiet_rounds)
        return True
    if left == WARNING * state.seats and quiet > 0:
        tell(state.told, QUIET, quiet // state.seats, WARNING)
    return False


def finish(state: InfernoRaceState, ending: i64) -> None:
    """The game is over and nothing further is resolved."""
    state.ending = ending
    state.depth = 0


def result_of(state: InfernoRaceState) -> Result | None:
    """D70: the winner first, the others second; D71, D72: by imps on the throne, then by the sum of their positions."""
    if state.ending == RUNNING:
        return None
    seats = range(int(state.seats))
    if state.ending == ON_THE_THRONE:
        return Result(tuple(1 if state.home[seat] >= state.target else 2 for seat in seats), "throne", "D70")
    worth = [(int(state.home[seat]), distance_run(state, seat)) for seat in seats]
    return Result(tuple(1 + sum(other > worth[seat] for other in worth) for seat in seats), *ENDINGS[int(state.ending)])


def distance_run(state: InfernoRaceState, seat: int) -> int:
    """D71: the sum of the positions of a player's imps; a dead one counts -4."""
    alive = sum(position_of(place) for place in places_in(int(state.imps[seat])))
    return alive + int(state.home[seat]) * position_of(THRONE) - 4 * int(state.dead[seat])
