"""Searching options and numbers of cards for a game that goes as one would like it: `tune("splut", …)`, by Optuna.

A *target* is a measure with a range (`length=45..60`, `seat-bias<2%`); a *dial* is an option or a number with its values
(`target=1..4`, `cards.a02=1..3`, `price.2=1..3`). Each trial simulates some games and counts how far every target is missed, in parts of
itself.
"""

import hashlib
import math
import re
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import polars as pl

from avernus.core.arguments import count_of, texts_of
from avernus.core.arguments import shown as repred
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.lab.change import Change, change_of, known, numbers_of
from avernus.lab.measures import SCALARS, Measures, measure
from avernus.lab.simulating import Simulation, carry_out, game_of, judged
from avernus.play.paths import path_of

TARGETS: Final[dict[str, Callable[[Measures], float]]] = {
    "length": lambda found: found.scalars["minutes"].mean,
    "seat-bias": lambda found: max(abs(seat.mean - 1 / len(found.seats)) for seat in found.seats),
    "broken-off": lambda found: found.broken_off / found.played,
    **{name.replace("_", "-"): (lambda found, name=name: found.scalars[name].mean) for name in SCALARS if not name.startswith("log_")},  # type: ignore[misc]
}
"""What can be aimed at: `length` is in minutes."""
NUMBER: Final = r"-?\d+(?:\.\d+)?%?"


@dataclass(frozen=True)
class Target:
    """A measure and the range that it should lie in."""

    name: str
    low: float
    high: float

    def missed(self, value: float) -> float:
        """How far the value lies outside, in parts of the nearer end."""
        far = max(self.low - value, value - self.high, 0.0)
        end = self.low if value < self.low else self.high
        return far / (abs(end) or 1.0)


def read_target(text: str) -> Target:
    """`length=45..60`, `seat-bias<2%`, `lead-changes>3`."""
    found = re.fullmatch(rf"([\w-]+)(?:=({NUMBER})\.\.({NUMBER})|([<>])({NUMBER}))", text.replace(" ", ""))
    if not found:
        raise AvernusError(f"A target is NAME=LOW..HIGH, NAME<MOST or NAME>LEAST, not {text[:40]!r}.")
    name = found[1]
    known(name, TARGETS, "measure")
    if found[2] is not None:
        low, high = number(found[2]), number(found[3])
        if low > high:
            raise AvernusError(f"The target {text[:40]!r} ends before it begins.")
        return Target(name, low, high)
    bound = number(found[5])
    return Target(name, float("-inf"), bound) if found[4] == "<" else Target(name, bound, float("inf"))


def number(text: str) -> float:
    """A number, perhaps in per cent."""
    return float(text[:-1]) / 100 if text.endswith("%") else float(text)


def read_dial(text: str, game: Game) -> tuple[str, list[Any]]:
    """`target=1..4`, `captives=player,prism`, `cards.a02=1..3`: the name and the values to try."""
    name, equals, values = text.replace(" ", "").partition("=")
    if not equals or not values:
        raise AvernusError(f"What is varied is NAME=LOW..HIGH or NAME=A,B,…, not {text[:40]!r}.")
    span = re.fullmatch(r"(-?\d+)\.\.(-?\d+)", values)
    if span:
        low, high = int(span[1]), int(span[2])
        if not low < high <= low + 10_000:
            raise AvernusError(f"{text[:40]!r} is no range of at most 10000 values.")
        chosen: list[Any] = list(range(low, high + 1))
    else:
        words = {"true": True, "false": False}
        chosen = [int(value) if re.fullmatch(r"-?\d+", value) else words.get(value, value) for value in values.split(",")]
    for value in chosen[:1] + chosen[-1:]:
        change_with(game, {name: value})
    return name, chosen


def change_with(game: Game, dials: Mapping[str, Any]) -> Change:
    """The change that some values of the dials are; `AvernusError` if there is no such dial, or it does not take the value."""
    data: dict[str, Any] = {"options": {}}
    for name, value in dials.items():
        file, dot, path = name.partition(".")
        if not dot:
            data["options"][name.replace("-", "_")] = value
        elif file == "cards" or file in numbers_of(game):
            data.setdefault(file, {})[path] = value
        else:
            card, _, rest = path.partition(".")
            data.setdefault(file, {}).setdefault(card, {})[rest] = value
    return change_of(data, game)


MOST_TRIALS: Final = 1_000_000


def tune(
    game: str, *, targets: list[str], vary: list[str], bots: str = "greedy", seats: int | None = None, games: int = 100, trials: int = 20,
    seed: str = "1", workers: int | None = None, folder: str | Path | None = None, shown: Callable[[int, float], None] | None = None,
) -> pl.DataFrame:
    """Search; every trial with its dials, its measures and how far it misses, the nearest first."""
    import optuna

    found, asked = game_of(game), judged(bots, games, seats, seed, None, workers)
    trials = count_of(trials, "The number of trials", 1, MOST_TRIALS)
    seed, games, seats, workers = asked.seed, asked.games, asked.seats, asked.workers
    folder = None if folder is None else path_of(folder)
    if folder is not None and not folder.is_dir():
        raise AvernusError(f"{repred(str(folder))} is no folder.")
    if shown is not None and not callable(shown):
        raise AvernusError(f"Progress is told to a function, not to {repred(shown)}.")
    aims = [read_target(text) for text in texts_of(targets, "Targets are")]
    dials = dict(read_dial(text, found) for text in texts_of(vary, "What is varied is"))
    if not aims or not dials:
        raise AvernusError("Tuning needs a target and something to vary.")
    names = asked.bots
    Simulation(game, names, games, seats or found.seats.start, seed).check()
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    rows: dict[tuple[Any, ...], dict[str, Any]] = {}

    def missed(trial: Any) -> float:
        values = {name: trial.suggest_int(name, min(choice), max(choice)) if whole(choice) else trial.suggest_categorical(name, choice)
                  for name, choice in dials.items()}
        key = tuple(values.values())
        if key not in rows:  # the same games again would show the same
            change = change_with(found, values)
            simulation = Simulation(
                game, names, games, seats or found.seats.start, seed, change.options, change.cards, change.numbers)
            with tempfile.TemporaryDirectory(dir=folder) as place:
                shows = measure(carry_out(simulation, Path(place) / "run", workers=workers))
            measured = {aim.name: TARGETS[aim.name](shows) for aim in aims}
            rows[key] = {**values, **measured, "missed": sum(aim.missed(measured[aim.name]) for aim in aims)}
        if shown:
            shown(trial.number + 1, min(row["missed"] for row in rows.values()))
        return float(rows[key]["missed"])

    luck = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:4], "big")
    every = math.prod(len(choice) for choice in dials.values()) <= trials
    sampler = optuna.samplers.GridSampler(dials, seed=luck) if every else optuna.samplers.TPESampler(seed=luck)
    study = optuna.create_study(sampler=sampler)
    study.optimize(missed, n_trials=trials)
    return pl.DataFrame(list(rows.values())).sort("missed", maintain_order=True)


def whole(choice: list[Any]) -> bool:
    """Is it a range of whole numbers?"""
    return all(type(value) is int for value in choice) and sorted(choice) == list(range(min(choice), max(choice) + 1))


def picture(table: pl.DataFrame, dial: str, targets: list[str]) -> Any:
    """What was tried: how far each trial misses, along one dial."""
    import altair as alt

    rows = [{"x": row[dial], "missed": row["missed"], "hit": row["missed"] == 0} for row in table.to_dicts()]
    kind = "Q" if all(isinstance(row["x"], int) and not isinstance(row["x"], bool) for row in rows) else "N"
    return alt.Chart(alt.InlineData(values=rows)).mark_point(filled=True, size=80).encode(
        x=alt.X(f"x:{kind}", title=dial), y=alt.Y("missed:Q", title=f"missed: {', '.join(targets)}"),
        color=alt.Color("hit:N", scale=alt.Scale(domain=[True, False], range=["#0072B2", "#D55E00"]), legend=None),
        shape=alt.Shape("hit:N", legend=None),
    ).properties(width=420, height=240)
