"""How a game ended."""

from dataclasses import dataclass

from avernus.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Result:
    """The final ranking of all seats."""

    ranks: tuple[int, ...]
    """For each seat its rank, 1 the best; equal ranks are shared."""
    reason: str
    """Which of the game's endings it was; names the sentence `end-<reason>`."""
    clause: str
    """The clause that ends the game so."""
    scores: tuple[int, ...] | None = None
    """For each seat its points, in games that count them."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats ranked first; all of the survivors in a draw."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def payoffs(self) -> tuple[float, ...]:
        """A zero-sum value per seat in [-1, 1]: seats beaten minus seats that beat you, over the number of others."""
        others = max(1, len(self.ranks) - 1)
        return tuple((sum(r > mine for r in self.ranks) - sum(r < mine for r in self.ranks)) / others for mine in self.ranks)

    def dump(self) -> dict[str, object]:
        """The result as JSON-able data."""
        data: dict[str, object] = {
            "ranks": list(self.ranks), "winners": list(self.winners), "reason": self.reason, "clause": self.clause,
        }
        if self.scores is not None:
            data["scores"] = list(self.scores)
        return data
