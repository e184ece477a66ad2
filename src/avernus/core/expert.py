"""What a good player of one game knows, in the form in which a search calls it: compiled where the rules are."""

from mypy_extensions import mypyc_attr

from avernus.core.native import i64
from avernus.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert:
    """A game's evaluation, and how far a search of that game should go."""

    def __init__(self, lead: float, exploration: float, playouts: i64, nodes: i64 = 0) -> None:
        self.lead: float = lead
        """The difference in evaluation that makes a seat the favourite by three to one."""
        self.exploration: float = exploration
        """How much of a win a seldom tried action is worth: the more, the less the evaluation can be trusted."""
        self.playouts: i64 = playouts
        """How many playouts take about half a second, compiled."""
        self.nodes: i64 = nodes
        """How many nodes of an alpha-beta search take about a second, compiled; 0 where averages over playouts serve better."""
        self.logit: float = 91.0 * lead
        """How much of `value` multiplies the odds by e; as long as nobody has measured it, what follows from `lead`."""

    def seats(self, state: State) -> i64:
        """How many seats the state's game has."""
        return 0

    def evaluate(self, state: State, seat: i64) -> float:
        """How good the state is for the seat: larger is better."""
        return 0.0

    def share(self, state: State, seat: i64) -> float:
        """How much of a win the seat can expect: 0 to 1."""
        lead = self.evaluate(state, seat) / self.lead
        return 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0.0 else -lead))

    def value(self, state: State, seat: i64) -> i64:
        """The same as a whole number, for searches that compare: far from `alphabeta.SURE` while the game goes on."""
        return i64(int(self.evaluate(state, seat) * 100.0))

    def winning(self, state: State) -> i64:
        """The first action of a line by which the mover surely wins within its own turn; -1 if there is none, or nobody has looked."""
        return -1

    def fingerprint(self, state: State) -> i64:
        """A number for all that matters of a state: the same for the same, another for another as good as always; -1 for none."""
        return -1

    def skip(self, state: State) -> bool:
        """End the mover's turn as if it had passed, for searches that ask how well it stands even so; False: that cannot be."""
        return False
