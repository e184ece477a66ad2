"""H25 The vocabulary of effects: importing this package enters every word into `run.PRIMITIVES`."""

from avernus.games.hellgame.effects import demons, places, resources, run, units

__all__ = ["demons", "places", "resources", "run", "units"]
