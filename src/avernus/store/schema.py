"""The tables of the database, as numbered steps: a newer program brings an older database up to date."""

from collections.abc import Callable
from typing import Any, Final

from avernus.core.refusals import AvernusError
from avernus.store.database import Database, roll_back
from avernus.store.league_rows import STATEMENTS as LEAGUE
from avernus.store.names import find_names

STEPS: Final[tuple[tuple[str | Callable[[Database, Any], None], ...], ...]] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL, seq BIGINT NOT NULL,
            created BIGINT NOT NULL, updated BIGINT NOT NULL, due BIGINT, secret TEXT NOT NULL, card TEXT NOT NULL)""",
        "CREATE INDEX tables_lobby ON tables (public, status, updated)",
        "CREATE INDEX tables_due ON tables (due)",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, seq))""",
        """CREATE TABLE snapshots (
            table_id TEXT NOT NULL, seq BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq))""",
    ),
    ("CREATE TABLE notes (id INTEGER PRIMARY KEY, message TEXT NOT NULL)",),
    ("CREATE TABLE fresh (id INTEGER PRIMARY KEY, batch TEXT NOT NULL)",),
    (),
    (
        "ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_updated ON tables (updated)",
        "CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ),
    (),
    (),
    (
        """CREATE TABLE people (
            kind TEXT NOT NULL, name TEXT NOT NULL, person TEXT NOT NULL, at BIGINT NOT NULL, value TEXT NOT NULL,
            PRIMARY KEY (kind, name))""",
        "CREATE INDEX people_person ON people (person, kind)",
    ),
    (
        *LEAGUE,
        "ALTER TABLE tables ADD COLUMN names TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_public ON tables (public, updated, status, game, owner, id)",
        "CREATE INDEX tables_names ON tables (updated, names, id)",
        "DROP INDEX tables_lobby",
        find_names,
    ),
)
"""Each step a tuple of statements. Steps are only ever added. The fourth changes no table: from there on a row of `entries` may hold
many entries (`journal.py`), which an older program could not read and must not try to; from the sixth on a log may say that the host was
away (`server/tables/house.py`); from the seventh on `fresh` may hold what has been moved already (`journal.py`). The owner of a table is a
sum over the address from which it was opened and over a secret of the house, so that what one address opens can be counted and the address
cannot be read off. The eighth keeps what belongs to a person, in rows of several kinds (`people.py`): all of it goes with one statement.
The ninth keeps results, ratings and tournaments (`league_rows.py`), and what tables are found by (`names.py`); from then on a table may be
rated, or keep its seats for those who meet there."""


def migrate(database: Database, connection: Any) -> int:
    """Run the steps that this database has not seen; the number of the last one."""
    together = database.begin == "BEGIN"
    if together:  # two servers that start at once on a new database: "if not exists" does not wait for what another is making
        connection.execute("SELECT pg_advisory_lock(27182818)")
    try:
        connection.execute("CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY)")
    finally:
        if together:
            connection.execute("SELECT pg_advisory_unlock(27182818)")
    done = _done(connection)
    if done == len(STEPS):
        return done
    connection.execute(database.begin)
    try:
        if database.begin == "BEGIN":
            connection.execute("LOCK TABLE migrations IN EXCLUSIVE MODE")
        done = _done(connection)
        if done > len(STEPS):
            raise AvernusError(f"The database is of a newer avernus (step {done}; this one knows {len(STEPS)}).")
        for number in range(done, len(STEPS)):
            for statement in STEPS[number]:
                if isinstance(statement, str):
                    connection.execute(statement)
                else:
                    statement(database, connection)
            connection.execute(database.sql("INSERT INTO migrations (step) VALUES (?)"), (number + 1,))
        connection.execute("COMMIT")
    except BaseException:
        roll_back(connection)
        raise
    return len(STEPS)


def _done(connection: Any) -> int:
    return int(connection.execute("SELECT COALESCE(MAX(step), 0) FROM migrations").fetchone()[0])
