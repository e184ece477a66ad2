"""Five infernal board games, every rule enforced.

>>> import avernus
>>> table = avernus.new_table("splut", seats=2, seed="42")
>>> table.legal(0)
['De3', 'Sd3', 'Tf3']

What stands in `__all__` is public, and so is what the modules `bots`, `envs`, `lab` and `records` list in theirs (docs/library.md).
"""

from importlib import import_module
from types import ModuleType

from avernus import _finder

BUILD = _finder.choose()
"""How the rules run: `compiled`, or `interpreted` and why."""

from avernus.bots.rollouts import rollouts  # noqa: E402
from avernus.core.encoding import Encoding  # noqa: E402
from avernus.core.events import Event, Prompt  # noqa: E402
from avernus.core.game import Game  # noqa: E402
from avernus.core.refusals import AvernusError, IllegalAction, Refusal  # noqa: E402
from avernus.core.result import Result  # noqa: E402
from avernus.core.seats import CHANCE, CLOCK, NOBODY  # noqa: E402
from avernus.core.state import State  # noqa: E402
from avernus.games import find as game  # noqa: E402
from avernus.games import names as games  # noqa: E402
from avernus.play.table import Table, load, new_table  # noqa: E402
from avernus.text import Speaker  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "BUILD", "CHANCE", "CLOCK", "NOBODY", "AvernusError", "Encoding", "Event", "Game", "IllegalAction", "Prompt", "Refusal", "Result",
    "Speaker", "State", "Table", "__version__", "bots", "envs", "game", "games", "lab", "load", "new_table", "records", "rollouts",
]


def __getattr__(name: str) -> ModuleType:
    """The public modules, opened when somebody asks for them."""
    if name in ("bots", "envs", "lab", "records"):
        return import_module(f"avernus.{name}")
    raise AttributeError(f"module 'avernus' has no attribute {name!r}")
