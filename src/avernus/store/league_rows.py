"""Results, ratings and tournaments in the database. Each change is one transaction of its own, by a connection of its own."""

import contextlib
import json
import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from avernus.store.database import Database

STATEMENTS: Final = (
    """CREATE TABLE results (
        table_id TEXT PRIMARY KEY, number BIGINT, game TEXT NOT NULL, seats INTEGER NOT NULL, preset TEXT NOT NULL, tournament TEXT,
        opened BIGINT NOT NULL, ended BIGINT, rated INTEGER NOT NULL, players TEXT, places TEXT)""",
    "CREATE INDEX results_number ON results (number)",
    """CREATE TABLE ratings (
        game TEXT NOT NULL, pool TEXT NOT NULL, player TEXT NOT NULL, points DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
        volatility DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL, last BIGINT NOT NULL, PRIMARY KEY (game, pool, player))""",
    "CREATE INDEX ratings_player ON ratings (player)",
    "CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT, seen BIGINT NOT NULL)",
    """CREATE TABLE tournaments (
        id TEXT PRIMARY KEY, stage TEXT NOT NULL, due BIGINT, updated BIGINT NOT NULL, seq BIGINT NOT NULL, body TEXT NOT NULL)""",
    "CREATE INDEX tournaments_due ON tournaments (due)",
)
"""The step of the schema that ratings and tournaments came with."""
GONE: Final = "gone "
"""How a player is called who was forgotten: results stay, and nobody can say whose they were."""
ABANDONED: Final = 400 * 86_400_000
"""Milliseconds after which a table that was to be rated and never ended is waited for no longer."""
RATING: Final = "game, pool, player, points, deviation, volatility, games, last"
PUT_RATING: Final = (
    f"INSERT INTO ratings ({RATING}) VALUES (?,?,?,?,?,?,?,?) ON CONFLICT (game, pool, player) DO UPDATE SET points = excluded.points, "
    "deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games, last = excluded.last"
)
PUT_PLAYER: Final = (
    "INSERT INTO players (id, name, seen) VALUES (?,?,?) ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen"
)

Do = Callable[..., Any]
Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """A result as it is kept."""

    table: str
    game: str
    players: tuple[str | None, ...]
    places: tuple[int, ...]
    ended: int
    rated: bool


@contextlib.contextmanager
def changing(database: Database) -> Iterator[Do]:
    """One transaction; a function that carries out a statement."""
    connection = database.connect()
    try:
        connection.execute(database.begin)
        yield lambda statement, *params: connection.execute(database.sql(statement), params)
        connection.execute("COMMIT")
    except Exception as error:
        with contextlib.suppress(Exception):
            connection.execute("ROLLBACK")
        trouble = database.trouble(error)
        raise (error if trouble is None else trouble) from None
    finally:
        connection.close()


# -- results and ratings ------------------------------------------------------------------------


def await_result(do: Do, table: str, game: str, seats: int, preset: str, tournament: str | None, now: int) -> None:
    """A table is being opened whose result is to be kept."""
    do("INSERT INTO results (table_id, game, seats, preset, tournament, opened, rated) VALUES (?,?,?,?,?,?,0) "
       "ON CONFLICT (table_id) DO NOTHING", table, game, seats, preset, tournament, now)


AWAITED: Final = (
    "SELECT r.table_id, COALESCE(t.status, 'gone'), r.opened FROM results r LEFT JOIN tables t ON t.id = r.table_id "
    "WHERE r.number IS NULL AND COALESCE(t.status, 'over') = 'over' ORDER BY r.opened LIMIT ?"
)
"""Tables that have ended, and of which no result was written down yet."""


def drop_result(do: Do, table: str) -> None:
    """Nothing is to be kept of it after all."""
    do("DELETE FROM results WHERE table_id = ? AND number IS NULL", table)


def keep_result(do: Do, result: Ended, names: Sequence[str | None], exclusive: bool) -> bool:
    """Write a result down, after all others; was it still awaited? `exclusive`: others may be writing at the same time."""
    if exclusive:
        do("LOCK TABLE results IN EXCLUSIVE MODE")
    changed = do(
        "UPDATE results SET number = (SELECT COALESCE(MAX(number), 0) + 1 FROM results), ended = ?, rated = ?, players = ?, places = ? "
        "WHERE table_id = ? AND number IS NULL",
        result.ended, int(result.rated), json.dumps(result.players), json.dumps(result.places), result.table,
    ).rowcount
    if changed and result.rated:
        for player, name in zip(result.players, names, strict=True):
            if player is not None and name is not None:
                do(PUT_PLAYER, player, name, result.ended)
    return bool(changed)


def rated_results(do: Do) -> list[Ended]:
    """All results that count, the oldest first."""
    rows = do("SELECT table_id, game, players, places, ended FROM results WHERE rated = 1 ORDER BY number").fetchall()
    return [Ended(table, game, tuple(json.loads(who)), tuple(json.loads(places)), ended, True) for table, game, who, places, ended in rows]


def ratings_of(do: Do, game: str, pool: str, players: Sequence[str]) -> dict[str, Row]:
    """What is held of these players in a game."""
    marks = ",".join("?" * len(players))
    rows = do(f"SELECT {RATING} FROM ratings WHERE game = ? AND pool = ? AND player IN ({marks})", game, pool, *players).fetchall()
    return {row[2]: row for row in rows}


BEST: Final = (
    f"SELECT {', '.join(f'r.{name.strip()}' for name in RATING.split(','))}, p.name FROM ratings r LEFT JOIN players p ON p.id = r.player "
    "WHERE (CAST(? AS TEXT) IS NULL OR r.game = ?) AND r.player NOT LIKE ? "
    "ORDER BY r.game, r.pool, CASE WHEN r.deviation > ? THEN 1 ELSE 0 END, r.points DESC, r.player LIMIT ?"
)
"""Ratings, those first of which one can be sure."""
OF_PLAYERS: Final = f"SELECT {RATING} FROM ratings WHERE player IN ({{}}) ORDER BY game, pool"


def forget_players(do: Do, players: Sequence[str]) -> int:
    """Their names go, and nobody can say any more which results were theirs; the ratings of others stay as they are."""
    count = 0
    for player in players:
        other = f"{GONE}{secrets.token_hex(8)}"
        known = do("DELETE FROM players WHERE id = ?", player).rowcount
        known += do("UPDATE ratings SET player = ? WHERE player = ?", other, player).rowcount
        for table, who in do("SELECT table_id, players FROM results WHERE players LIKE ?", f'%"{player}"%').fetchall():
            changed = [other if one == player else one for one in json.loads(who)]
            known += do("UPDATE results SET players = ? WHERE table_id = ?", json.dumps(changed), table).rowcount
        count += bool(known)
    return count


def named(do: Do, name: str) -> list[str]:
    """Players who were last called so."""
    return [player for (player,) in do("SELECT id FROM players WHERE name = ?", name).fetchall()]


def unseen(do: Do, before: int, most: int) -> list[str]:
    """Players who have not played since that time."""
    return [player for (player,) in do("SELECT id FROM players WHERE seen < ? ORDER BY seen LIMIT ?", before, most).fetchall()]


# -- tournaments --------------------------------------------------------------------------------

LISTED: Final = "SELECT body FROM tournaments WHERE (CAST(? AS TEXT) IS NULL OR stage = ?) ORDER BY updated DESC LIMIT ?"
ONE: Final = "SELECT body, seq FROM tournaments WHERE id = ?"
DUE: Final = "SELECT id FROM tournaments WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?"


def add_tournament(do: Do, name: str, stage: str, due: int | None, now: int, body: str) -> None:
    """A new one."""
    do("INSERT INTO tournaments (id, stage, due, updated, seq, body) VALUES (?,?,?,?,1,?)", name, stage, due, now, body)


def put_tournament(do: Do, name: str, stage: str, due: int | None, now: int, body: str, seq: int) -> bool:
    """What it is now; `False` if somebody was faster."""
    return bool(do(
        "UPDATE tournaments SET stage = ?, due = ?, updated = ?, seq = seq + 1, body = ? WHERE id = ? AND seq = ?",
        stage, due, now, body, name, seq,
    ).rowcount)
