"""What a run shows, as numbers with their doubt: read part by part, so that memory does not grow with the number of games."""

import math
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final

import polars as pl

from avernus.core.arguments import must_be
from avernus.core.game import Game
from avernus.lab.chances import Mean, Ratio
from avernus.lab.folder import SimulatedRun, open_run
from avernus.lab.playing import LIMIT
from avernus.lab.things import ThingsOf

SECONDS: Final = 6.0
"""What people take for a decision that has more than one answer, so that minutes can be told: an estimate, as in docs/balance.md."""
BINS: Final = 10

SCALARS: Final[dict[str, pl.Expr]] = {
    "decisions": pl.col("decisions").cast(pl.Float64),
    "log_decisions": (pl.col("decisions").cast(pl.Float64) + 1.0).log(),
    "turns": pl.col("turns").cast(pl.Float64),
    "log_turns": (pl.col("turns").cast(pl.Float64) + 1.0).log(),
    "per_turn": pl.col("decisions").cast(pl.Float64) / pl.max_horizontal(pl.col("turns"), pl.lit(1)),
    "minutes": pl.col("choices").cast(pl.Float64) * pl.col("counted") * (SECONDS / 60.0),
    "lead_changes": pl.col("lead_changes").cast(pl.Float64),
    "behind": pl.col("behind").cast(pl.Float64),
    "clear_at": pl.col("clear_at").cast(pl.Float64),
    "early_led": pl.col("early_led").cast(pl.Float64),
    "first_out": pl.col("first_out").cast(pl.Float64),
    "kingmaking": (pl.col("kingmaking") > 0).cast(pl.Float64),
    "shared": ((pl.col("winner") < 0) & (pl.col("reason") != LIMIT)).cast(pl.Float64),
    "branching": pl.col("branching"),
}
"""What is measured of each game."""


@dataclass
class Thing:
    """What is known of a verb, a card, a tile, a place."""

    games: int = 0
    """In how many it was used."""
    uses: Mean = field(default_factory=Mean)
    """How often in a game, over all games."""
    worth: Ratio = field(default_factory=Ratio)
    """How much more of the win than expected a seat had that used it."""
    picked: Ratio = field(default_factory=Ratio)
    """How often it was chosen when it could be."""
    luck: float = 0.0
    """How often it would have been chosen by somebody who takes any action."""


@dataclass
class Measures:
    """All that a report says."""

    about: dict[str, Any]
    title: str
    played: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    seats: list[Mean] = field(default_factory=list)
    """For each seat its share of the wins."""
    bots: dict[str, Mean] = field(default_factory=dict)
    pairs: dict[tuple[str, str], Mean] = field(default_factory=dict)
    """For two bots how often the first was ranked before the second, a shared rank being a half."""
    scalars: dict[str, Mean] = field(default_factory=dict)
    lengths: Counter[int] = field(default_factory=Counter)
    """Games by their number of decisions, rounded to two digits."""
    minutes: Counter[int] = field(default_factory=Counter)
    """Games by their minutes, rounded to two digits."""
    clear: list[int] = field(default_factory=lambda: [0] * BINS)
    """Games by when the winner was clear, in tenths of the game."""
    branching: list[Mean] = field(default_factory=lambda: [Mean()] * BINS)
    """How many answers there were, by tenths of the game."""
    things: dict[str, Thing] = field(default_factory=dict)

    @property
    def broken_off(self) -> int:
        """Games that did not end."""
        return self.reasons[LIMIT]

    def quantile(self, counts: Counter[int], part: float) -> int:
        """The value below which that part of the games lies."""
        left = part * sum(counts.values())
        for value in sorted(counts):
            left -= counts[value]
            if left <= 0:
                return value
        return max(counts, default=0)


def measure(run: SimulatedRun | str) -> Measures:
    """All that a run shows."""
    from avernus.lab.change import learn
    from avernus.lab.simulating import game_of

    opened = open_run(run) if isinstance(run, str) else run
    must_be(SimulatedRun, opened, "A run is measured, or the folder of one")
    about = opened.about
    named = game_of(about["game"])
    game = named.variant(learn(named, about["cards"], about["options"]))
    found = Measures(about, game.credits.title, seats=[Mean()] * int(about["seats"]))
    things = ThingsOf(game)
    expected = expectations(opened)
    for games, decisions, offered in zip(opened.each("games"), opened.each("decisions"), opened.each("offered"), strict=True):
        add_games(found, games, decisions)
        add_things(found, games, decisions, things, expected)
        add_offers(found, offered)
    fill_in(found, game)
    return found


def mean_of(frame: pl.DataFrame, name: str) -> Mean:
    """The sums of a column."""
    column = frame[name].drop_nulls().drop_nans()
    return Mean(len(column), float(column.sum() or 0.0), float((column * column).sum() or 0.0))


def rounded(value: float) -> int:
    """A number to two digits."""
    size = 10 ** max(0, len(str(int(value))) - 2)
    return int(round(value / size) * size)


def add_games(found: Measures, games: pl.DataFrame, decisions: pl.DataFrame) -> None:
    """Count the games of a part."""
    by_game = decisions.group_by("game").agg(
        pl.col("options").filter(pl.col("options") > 1).mean().alias("branching"),
        (pl.len() / pl.max_horizontal(pl.col("options").is_not_null().sum(), pl.lit(1))).alias("counted"),
    )
    table = games.join(by_game, on="game", how="left").select("reason", "winner", **SCALARS)
    found.played += len(games)
    found.reasons.update(games["reason"].to_list())
    for name in SCALARS:
        found.scalars[name] = found.scalars.get(name, Mean()) + mean_of(table, name)
    found.lengths.update(map(rounded, games["decisions"].to_list()))
    found.minutes.update(rounded(minutes) for minutes in table["minutes"].to_list() if minutes is not None)
    for at in games["clear_at"].drop_nulls().to_list():
        found.clear[min(BINS - 1, int(at * BINS))] += 1
    progress = decisions.join(games.select("game", "actions"), on="game").filter(pl.col("options") > 0).with_columns(
        bin=(pl.col("ply") * BINS // pl.col("actions")).cast(pl.Int64), many=pl.col("options").cast(pl.Float64))
    tenths = progress.group_by("bin").agg(n=pl.len(), total=pl.col("many").sum(), squares=(pl.col("many") ** 2).sum())
    for row in tenths.iter_rows(named=True):
        found.branching[row["bin"]] += Mean(row["n"], row["total"], row["squares"])
    for bot, seat, n, total, squares in seated(games).group_by("bots", "seat", maintain_order=True).agg(
            pl.len(), total=pl.col("shares").sum(), squares=(pl.col("shares") ** 2).sum()).iter_rows():
        one = Mean(n, total, squares)
        found.seats[seat] += one
        found.bots[bot] = found.bots.get(bot, Mean()) + one
    if len(found.bots) > 1:
        add_pairs(found, games)


def add_pairs(found: Measures, games: pl.DataFrame) -> None:
    """Count which bot was ranked before which."""
    for bots, ranks in games.select("bots", "ranks").iter_rows():
        for a, b in combinations(range(len(bots)), 2):
            if bots[a] != bots[b]:
                before = 1.0 if ranks[a] < ranks[b] else 0.0 if ranks[a] > ranks[b] else 0.5
                for pair, part in (((bots[a], bots[b]), before), ((bots[b], bots[a]), 1.0 - before)):
                    found.pairs[pair] = found.pairs.get(pair, Mean()) + Mean(1, part, part * part)


def seated(games: pl.DataFrame) -> pl.DataFrame:
    """A row for each game and seat: who sat there, and their share of the win."""
    return games.select("game", "bots", "shares").explode("bots", "shares").with_columns(
        seat=pl.int_range(pl.len()).over("game").cast(pl.UInt8), shares=pl.col("shares").cast(pl.Float64))


def expectations(run: SimulatedRun) -> pl.DataFrame:
    """For each bot and seat its share of the wins over the whole run: what one expects of whoever sits there."""
    parts = [seated(games).group_by("bots", "seat").agg(pl.col("shares").sum(), n=pl.len()) for games in run.each("games")]
    return pl.concat(parts).group_by("bots", "seat").agg(expected=pl.col("shares").sum() / pl.col("n").sum())


def add_things(found: Measures, games: pl.DataFrame, decisions: pl.DataFrame, things: ThingsOf, expected: pl.DataFrame) -> None:
    """Count what was used in a part, and by whom."""
    actions = decisions["action"].unique().to_list()
    pairs = [(action, thing) for action in actions for thing in things[action]]
    named = pl.DataFrame(
        {"action": [action for action, _ in pairs], "thing": [thing for _, thing in pairs]},
        schema={"action": pl.Int64, "thing": pl.String},
    )
    used = decisions.group_by("game", "seat", "action").agg(uses=pl.len()).join(named, on="action")
    used = used.group_by("game", "seat", "thing").agg(pl.col("uses").sum())
    seats = seated(games).join(expected, on=["bots", "seat"], how="left")
    rest = used.join(seats, on=["game", "seat"]).with_columns(more=pl.col("shares") - pl.col("expected"))
    by_game = rest.group_by("thing", "game").agg(
        r=pl.col("more").sum(), u=pl.len().cast(pl.Float64), uses=pl.col("uses").sum().cast(pl.Float64))
    sums = by_game.group_by("thing").agg(
        n=pl.len(), r=pl.col("r").sum(), u=pl.col("u").sum(), r2=(pl.col("r") ** 2).sum(), u2=(pl.col("u") ** 2).sum(),
        ru=(pl.col("r") * pl.col("u")).sum(), uses=pl.col("uses").sum(), uses2=(pl.col("uses") ** 2).sum(),
    )
    for row in sums.iter_rows(named=True):
        thing = found.things.setdefault(row["thing"], Thing())
        thing.games += row["n"]
        thing.uses += Mean(0, row["uses"], row["uses2"])
        thing.worth += Ratio(row["n"], row["r"], row["u"], row["r2"], row["u2"], row["ru"])


def add_offers(found: Measures, offered: pl.DataFrame) -> None:
    """Count what could have been used in a part."""
    for row in offered.iter_rows(named=True):
        thing = found.things.setdefault(row["thing"], Thing())
        thing.picked += Ratio(row["games"], row["chosen"], row["offered"], row["chosen2"], row["offered2"], row["both"])
        thing.luck += row["luck"]


def fill_in(found: Measures, game: Game) -> None:
    """Games without a use count too; verbs that nobody ever used are there all the same."""
    for verb in game.verbs.verbs:
        if verb.by is None:
            found.things.setdefault(f"verb:{verb.name}", Thing())
    for thing in found.things.values():
        thing.uses = Mean(found.played, thing.uses.total, thing.uses.squares)


def geometric(mean: Mean) -> float:
    """What a mean of logarithms stands for."""
    return math.exp(mean.mean) - 1.0
