"""H25 The vocabulary of effects: importing this package enters every word into `run.PRIMITIVES`."""

from typing import Final

from avernus.games.hellgame.effects.demons import Affected, DemonEffect, KillDemon
from avernus.games.hellgame.effects.moves import MoveUnits
from avernus.games.hellgame.effects.places import AlterEvent, CallLilith, Install, Revoke, SwapSections
from avernus.games.hellgame.effects.placing import Grant, PlaceUnits
from avernus.games.hellgame.effects.resources import PerPlayer
from avernus.games.hellgame.effects.run import Choose, DuelEffect, Run, Test
from avernus.games.hellgame.effects.secrets import BlindLoss, Loot, Peek, Steal
from avernus.games.hellgame.effects.select import Amount, Areas, Seats, Units, UnitsOf
from avernus.games.hellgame.effects.strikes import Release, Strike
from avernus.games.hellgame.effects.units import ChangeUnits, DestroyUnits
from avernus.games.hellgame.steps import Step

STEPS: Final[tuple[type[Step], ...]] = (
    DemonEffect, Affected, KillDemon,
    MoveUnits,
    Revoke, SwapSections, Install, CallLilith, AlterEvent,
    Grant, PlaceUnits,
    PerPlayer,
    Run, Test, DuelEffect, Choose,
    BlindLoss, Peek, Steal, Loot,
    Seats, Areas, Amount, Units, UnitsOf,
    Strike, Release,
    DestroyUnits, ChangeUnits,
)
"""What an effect can be in the middle of."""
