"""What a good player of one game knows, in the form in which a search calls it: compiled where the rules are."""

from mypy_extensions import mypyc_attr

from avernus.core.native import i64
from avernus.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert:
    """A game's evaluation, and how far a search of that game should go."""

    def __init__(self, lead: float, curiosity: float, playouts: i64) -> None:
        self.lead: float = lead
        """The difference in evaluation that makes a seat the favourite by three to one."""
        self.curiosity: float = curiosity
        """How much of a win a seldom tried action is worth: the more, the less the evaluation can be trusted."""
        self.playouts: i64 = playouts
        """How many playouts take about half a second, compiled."""

    def seats(self, state: State) -> i64:
        """How many seats the state's game has."""
        return 0

    def evaluate(self, state: State, seat: i64) -> float:
        """How good the state is for the seat: larger is better."""
        return 0.0
