"""The columns of a run, each with its type and what it means: `docs/lab.md` prints this table, and a test holds it to that."""

from collections.abc import Mapping
from itertools import chain
from typing import Any, Final

import polars as pl

Columns = Mapping[str, tuple[Any, str]]

GAMES: Final[Columns] = {
    "game": (pl.UInt32, "the number of the game in the run, from 0"),
    "seed": (pl.String, "its seed: `avernus.lab.playing.play` plays it again"),
    "bots": (pl.List(pl.String), "for each seat who sat there"),
    "winner": (pl.Int8, "the seat that won alone; -1 where several share the first rank or nobody has won"),
    "ranks": (pl.List(pl.UInt8), "for each seat its rank, 1 the best"),
    "shares": (pl.List(pl.Float32), "for each seat its part of the win"),
    "scores": (pl.List(pl.Int64), "for each seat its points, in games that count them"),
    "reason": (pl.String, "which of the game's endings it was; `limit`, if it was broken off"),
    "actions": (pl.UInt32, "actions, those of chance and time included"),
    "decisions": (pl.UInt32, "how often anybody was asked"),
    "choices": (pl.UInt32, "how often there was more than one answer, as far as answers were counted"),
    "asked": (pl.List(pl.UInt32), "for each seat how often it was asked"),
    "turns": (pl.UInt32, "turns, as the game counts them; where it does not, how often it was another seat's turn"),
    "looks": (pl.UInt32, "how often it was looked who is ahead (by the game's own evaluation, averaged over as many looks as seats)"),
    "lead_changes": (pl.UInt32, "how often somebody else was ahead"),
    "behind": (pl.Float32, "at which part of the looks the winner was not ahead"),
    "clear_at": (pl.Float32, "after which part of the game the winner was ahead for good"),
    "early_led": (pl.Boolean, "was the winner ahead after a third of the game?"),
    "first_out": (pl.Float32, "after which part of the game somebody was asked for the last time"),
    "kingmaking": (pl.UInt32, "how often in the last quarter a third seat's action let one of two others pass the other"),
    "trace": (pl.String, "a fingerprint of all actions"),
}
"""One row for each game."""

DECISIONS: Final[Columns] = {
    "game": (pl.UInt32, "the number of the game"),
    "ply": (pl.UInt32, "the number of the action in its game, from 0"),
    "seat": (pl.UInt8, "who decided"),
    "verb": (pl.UInt8, "the number of the verb in the game's table"),
    "action": (pl.Int64, "the action, as the game packs it"),
    "options": (pl.UInt16, "how many legal actions were listed; empty where they were not counted (see OPEN_EACH)"),
}
"""One row for each decision of a player."""

OFFERED: Final[Columns] = {
    "thing": (pl.String, "a verb, card, tile, piece or place, as `kind:name`"),
    "games": (pl.UInt64, "in how many games it was offered at a decision that was looked at (see LOOK_EACH)"),
    "offered": (pl.UInt64, "at how many such decisions"),
    "chosen": (pl.UInt64, "at how many of them it was part of the action"),
    "offered2": (pl.UInt64, "the sum over the games of the squares of `offered`"),
    "chosen2": (pl.UInt64, "the same of `chosen`"),
    "both": (pl.UInt64, "the same of the products"),
    "luck": (pl.Float64, "how often somebody would have chosen it who takes any action"),
}
"""One row for each thing and part of a run: what could have been done, with the sums that an interval by games needs."""


MOST_COUNTED: Final = 65535
"""More answers than this are counted as so many."""


def frame(columns: Columns, values: Mapping[str, Any]) -> pl.DataFrame:
    """Lists as a frame of these columns."""
    return pl.DataFrame({name: series(name, values[name], dtype) for name, (dtype, _) in columns.items()})


def series(name: str, values: Any, dtype: Any) -> pl.Series:
    """A column; one of lists that are all of a length is made of one long one, which takes a tenth of the time."""
    if isinstance(dtype, pl.List) and values and all(value is not None for value in values):
        wide = len(values[0])
        flat = pl.Series(name, list(chain.from_iterable(values)), dtype=dtype.inner)
        if wide and len(flat) == wide * len(values) and {*map(len, values)} == {wide}:
            return flat.reshape((len(values), wide)).arr.to_list()
    return pl.Series(name, values, dtype=dtype)
