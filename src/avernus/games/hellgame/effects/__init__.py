"""H25 The vocabulary of effects: importing this package enters every word into `run.PRIMITIVES`."""

from avernus.games.hellgame.effects import demons, moves, places, placing, resources, run, secrets, strikes, units

__all__ = ["demons", "moves", "places", "placing", "resources", "run", "secrets", "strikes", "units"]
