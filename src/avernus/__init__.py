"""Five infernal board games, every rule enforced.

>>> import avernus
>>> table = avernus.new_table("splut", seats=2, seed="42")
>>> table.legal(0)
['De3', 'Sd3', 'Tf3']
"""

from avernus import _finder

BUILD = _finder.choose()
"""How the rules run: `compiled`, or `interpreted` and why."""

from avernus.core.game import Game  # noqa: E402
from avernus.core.refusals import AvernusError, IllegalAction, Refusal  # noqa: E402
from avernus.core.seats import CHANCE, CLOCK  # noqa: E402
from avernus.games import find as game  # noqa: E402
from avernus.games import names as games  # noqa: E402
from avernus.play.table import Table, load, new_table  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "BUILD", "CHANCE", "CLOCK", "AvernusError", "Game", "IllegalAction", "Refusal", "Table",
    "__version__", "game", "games", "load", "new_table",
]
