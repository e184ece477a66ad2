"""What a host does to tables and guests, by command or over HTTP: in the database itself, so that it works whether servers run or not.

Servers that run hear of it by the database's own messages: another machine's at once, a lone server's within a second.
"""

import contextlib
import ipaddress
import json
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from avernus.core.refusals import AvernusError
from avernus.play.carrying import sitting
from avernus.play.entries import Entry, NeedsReplay
from avernus.play.folds import fold
from avernus.play.kinds import EntryKind, OutcomeReason, Status
from avernus.play.plain_text import clean
from avernus.play.rebuild import rebuild
from avernus.play.room import Room
from avernus.play.serialize import encode
from avernus.server.forgetting import forget, rewrite
from avernus.server.league.book import Book
from avernus.server.league.orders import ORDERS as LEAGUE
from avernus.server.tables.live import LiveTable
from avernus.server.tables.waking import card
from avernus.server.wire import Ruling
from avernus.store import identities
from avernus.store.database import open_database
from avernus.store.jobs import KEEP
from avernus.store.journal import settle
from avernus.store.reader import Reader
from avernus.store.schema import STEPS

ORIGIN: Final = "host"
"""By this name servers know who has written."""
RULING: Final = "host "
"""Rows of `house` that begin so are what the host has ruled: `host ban 10.0.0.0/8`, with a reason and an end as JSON."""
RACES: Final = 20
MOST_LISTED: Final = 500
MOST_FOUND: Final = 20_000
"""Among so many tables with a name that was looked for are those with a status or of a game."""
MOST_RULINGS: Final = 10_000
LONGEST_ANNOUNCEMENT: Final = 1000
DAY: Final = 86_400_000
SILENCE: Final = 20_000
"""Milliseconds after a sign of life for which a server counts as running."""


Policy = tuple[float | None, float | None, float | None]
"""Days for which tables are kept, those that are over, and names: `keep`, `keep-over`, `keep-names`."""


class NotOurs(AvernusError):
    """This is no database of ours, or not of this version."""


class Desk:
    """A database of tables, as its host looks after it."""

    def __init__(self, url: str | None) -> None:
        self.database = open_database(url)
        self.database.must_exist()
        step = self.database.step()
        where = getattr(self.database, "path", "this database")
        if step is None:
            raise NotOurs(f"There are no tables of avernus in {where}.")
        if step != len(STEPS):
            age = "a newer" if step > len(STEPS) else "an older"
            advice = "" if step > len(STEPS) else " Start this version's server on it once."
            raise NotOurs(f"{where} is of {age} avernus (step {step}; this one knows {len(STEPS)}).{advice}")
        self.reader = Reader(self.database)

    def close(self) -> None:
        """Let go of the database."""
        self.reader.close()

    @contextlib.contextmanager
    def changing(self, *notes: str) -> Iterator[Callable[..., Any]]:
        """One transaction, with everything in its place; servers hear the notes once it is committed."""
        connection = self.database.connect()
        try:
            connection.execute(self.database.begin)
            if self.database.journals:
                settle(connection)
            yield lambda statement, *params: connection.execute(self.database.sql(statement), params)
            for note in notes:
                self.database.notify(connection, f"{ORIGIN} {note}")
            connection.execute("COMMIT")
        except Exception as error:
            with contextlib.suppress(Exception):
                connection.execute("ROLLBACK")
            trouble = self.database.trouble(error)
            raise (error if trouble is None else trouble) from None
        finally:
            connection.close()

    # -- tables -------------------------------------------------------------------------------

    def tables(self, status: str | None = None, game: str | None = None, name: str | None = None) -> dict[str, Any]:
        """Tables, those last used first; `name`: only where the table or somebody at it is called so."""
        within = "instr" if self.database.journals else "strpos"
        rows = self.reader.rows(
            "SELECT id, game, status, public, created, updated, card FROM tables WHERE (CAST(? AS TEXT) IS NULL OR status = ?) "
            "AND (CAST(? AS TEXT) IS NULL OR game = ?) ORDER BY updated DESC LIMIT ?" if name is None else
            "SELECT t.id, t.game, t.status, t.public, t.created, t.updated, t.card FROM tables t JOIN "
            f"(SELECT id FROM tables WHERE {within}(names, ?) > 0 ORDER BY updated DESC LIMIT {MOST_FOUND}) AS named ON named.id = t.id "
            "WHERE (CAST(? AS TEXT) IS NULL OR t.status = ?) AND (CAST(? AS TEXT) IS NULL OR t.game = ?) ORDER BY t.updated DESC LIMIT ?",
            (*(() if name is None else (name.lower(),)), status, status, game, game, MOST_LISTED + 1),
        )
        found = [self._row(*row) for row in rows[:MOST_LISTED]]
        if name is not None:
            found = [one for one in found if name.lower() in " ".join([one["name"], *one["people"]]).lower()]
        return {"tables": found, "more": len(rows) > MOST_LISTED}

    @staticmethod
    def _row(name: str, game: str, status: str, public: int, created: int, updated: int, card: str) -> dict[str, Any]:
        try:
            shown = json.loads(card)
            people = [seat["name"] for seat in shown["seats"] if seat["name"]]
            title, seats = shown["name"], len(shown["seats"])
        except (ValueError, KeyError, TypeError):  # a damaged table can be seen and deleted all the same
            people, title, seats = [], "", 0
        return {"id": name, "game": game, "status": status, "public": bool(public), "created": created, "updated": updated,
                "name": title, "people": people, "seats": seats}

    def known(self, table: str | None) -> str:
        """A table that there is."""
        if not table:
            raise AvernusError("Say which table is meant.")
        if not self.reader.rows("SELECT 1 FROM tables WHERE id = ?", (table,)):
            raise AvernusError(f"There is no table {table[:40]!r}.")
        return table

    def show(self, table: str | None) -> dict[str, Any]:
        """One table: who sits there, and what was said."""
        name = self.known(table)
        row = self.reader.rows("SELECT id, game, status, public, created, updated, card FROM tables WHERE id = ?", (name,))[0]
        entries = self.reader.entries(name)
        said = [entry for entry in entries if entry.kind is EntryKind.CHAT]
        try:
            seats = json.loads(row[6])["seats"]
        except (ValueError, KeyError, TypeError):
            seats = []
        keep, sums = ("seat", "place", "kind", "name", "bot", "away"), sitting(entries)
        return self._row(*row) | {
            "entries": len(entries),
            "at": [{key: seat.get(key) for key in keep} | {"person": sums.get(seat.get("seat"))} for seat in seats],
            "said": [{"at": one.at, "seat": one.body["by"], "name": one.body["name"], "text": one.body["text"]} for one in said[-100:]],
        }

    def _room(self, table: str) -> Room:
        try:
            stored = self.reader.load(table, 0)
            assert stored is not None
            try:
                return rebuild(stored.id, stored.secret, stored.opening, stored.snapshot, stored.entries)
            except NeedsReplay:
                return rebuild(stored.id, stored.secret, stored.opening, None, self.reader.entries(table))
        except (ValueError, KeyError, TypeError, RecursionError, IndexError) as error:
            if isinstance(error, AvernusError):
                raise
            raise AvernusError(f"Table {table} cannot be read; it can be deleted.") from None

    def end(self, table: str | None) -> dict[str, Any]:
        """Close a table: it is over, and stays to be looked at."""
        name = self.known(table)
        for _ in range(RACES):
            room = self._room(name)
            if room.status is Status.OVER:
                raise AvernusError(f"Table {name} is over already.")
            before = room.seq
            entry = Entry(EntryKind.OVER, {"reason": OutcomeReason.CLOSED}, before + 1, max(room.at, now()))
            live = LiveTable(name)
            live.room = room
            fold(room, [entry])
            with self.changing(f"t {name} {entry.seq}") as do:
                won = do(
                    "UPDATE tables SET seq = ?, updated = ?, due = NULL, status = ?, card = ? WHERE id = ? AND seq = ?",
                    entry.seq, entry.at, Status.OVER.value, card(live), name, before,
                ).rowcount
                if won:
                    do("INSERT INTO entries (table_id, seq, at, kind, body) VALUES (?,?,?,?,?)",
                       name, entry.seq, entry.at, entry.kind.value, encode(entry.body).decode())
            if won:
                return {"closed": name}
        raise AvernusError(f"So much happens at table {name} that it could not be closed; try again.")

    def delete(self, table: str | None) -> dict[str, Any]:
        """A table and everything about it goes."""
        self._delete([self.known(table)])
        return {"deleted": table}

    def _delete(self, tables: list[str]) -> None:
        with self.changing(*[f"g {name}" for name in tables]) as do:
            for name in tables:
                for kept, key in (("entries", "table_id"), ("snapshots", "table_id"), ("tables", "id")):
                    do(f"DELETE FROM {kept} WHERE {key} = ?", name)
                nobody, places = identities.emptied(name)
                do(nobody, *places)
                do("DELETE FROM house WHERE name LIKE ?", f"{RULING}mute {name} %")

    # -- rulings ------------------------------------------------------------------------------

    def rulings(self) -> dict[str, Any]:
        """What the host has ruled and has not ended yet."""
        rows = self.reader.rows("SELECT name, value FROM house WHERE name LIKE ? ORDER BY name", (f"{RULING}%",))
        return read_rulings(rows, now())

    def _rule(self, name: str, hours: float | None = None, **more: Any) -> dict[str, Any]:
        value = json.dumps({"at": now(), "until": None if hours is None else now() + round(hours * 3_600_000), **more}, ensure_ascii=False)
        with self.changing("h") as do:
            if do("SELECT COUNT(*) FROM house WHERE name LIKE ?", f"{RULING}%").fetchone()[0] >= MOST_RULINGS:
                raise AvernusError(f"There are {MOST_RULINGS} rulings already; lift some first.")
            do(KEEP, f"{RULING}{name}", value)
        return self.rulings()

    def _lift(self, name: str, missing: str) -> dict[str, Any]:
        with self.changing("h") as do:
            if not do("DELETE FROM house WHERE name = ?", f"{RULING}{name}").rowcount:
                raise AvernusError(missing)
        return self.rulings()

    def ban(self, network: str | None, hours: float | None = None, why: str = "") -> dict[str, Any]:
        """Nobody from an address or a network may ask for anything."""
        found = read_network(network)
        if found.num_addresses >= 1 << (found.max_prefixlen - 1):
            raise AvernusError(f"{found} is everybody, or nearly; nobody could play.")
        return self._rule(f"ban {found}", hours, why=clean(why, 200))

    def unban(self, network: str | None) -> dict[str, Any]:
        """They may again."""
        found = read_network(network)
        return self._lift(f"ban {found}", f"{found} is not banned.")

    def mute(self, network: str | None, table: str | None, seat: int | None, hours: float | None = None) -> dict[str, Any]:
        """Nobody from an address or a network, or at a seat, may say anything or take another name."""
        return self._rule(f"mute {self._muted(network, table, seat)}", hours)

    def unmute(self, network: str | None, table: str | None, seat: int | None) -> dict[str, Any]:
        """They may again."""
        whom = self._muted(network, table, seat)
        return self._lift(f"mute {whom}", f"{whom} is not muted.")

    def _muted(self, network: str | None, table: str | None, seat: int | None) -> str:
        if table is None and seat is None:
            return str(read_network(network))
        if network is not None or table is None or seat is None:
            raise AvernusError("Say who is meant: an address or a network, or a table and a seat.")
        if seat not in range(len(self.show(table)["at"])):
            raise AvernusError(f"Table {table} has no seat {seat}; its first is 0.")
        return f"{table} {seat}"

    def announce(self, text: str, hours: float | None = None) -> dict[str, Any]:
        """Tell everybody something, on every page; an empty text ends it."""
        said = clean(text, LONGEST_ANNOUNCEMENT, lines=True)
        if len(text) > LONGEST_ANNOUNCEMENT:
            raise AvernusError(f"An announcement has up to {LONGEST_ANNOUNCEMENT} letters.")
        return self._rule("announcement", hours, text=said) if said else self._lift("announcement", "Nothing is being announced.")

    def rest(self, on: bool) -> dict[str, Any]:
        """Tables can be looked at only, and clocks stand; or everything goes on."""
        return self._rule("rest") if on else self._lift("rest", "The tables are not at rest.")

    # -- all together -------------------------------------------------------------------------

    def stats(self) -> dict[str, Any]:
        """How much there is."""
        ask, at = self.reader.rows, now()
        size = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()" if self.database.journals else \
            "SELECT pg_database_size(current_database())"
        since = {name: ask("SELECT COUNT(*) FROM tables WHERE created > ?", (at - days * DAY,))[0][0]
                 for name, days in (("day", 1), ("week", 7), ("month", 30))}
        used = {name: ask("SELECT COUNT(*) FROM tables WHERE updated > ?", (at - days * DAY,))[0][0]
                for name, days in (("day", 1), ("week", 7), ("month", 30))}
        beats = [int(value) for (value,) in ask("SELECT value FROM house WHERE name LIKE ?", ("beat %",))]
        return {
            "tables": ask("SELECT COUNT(*) FROM tables")[0][0],
            "by_status": dict(ask("SELECT status, COUNT(*) FROM tables GROUP BY status ORDER BY status")),
            "by_game": dict(ask("SELECT game, COUNT(*) FROM tables GROUP BY game ORDER BY game")),
            "opened": since, "used": used, "actions": ask("SELECT COALESCE(SUM(seq), 0) FROM tables")[0][0],
            "bytes": ask(size)[0][0], "running": bool(beats) and abs(at - max(beats)) < SILENCE,
        }

    def expire(self, keep: float | None, over: float | None, names: float | None, at: int | None = None, most: int = 500) -> dict[str, Any]:
        """Apply the host's policy once, by days: what is not kept any longer goes."""
        at = now() if at is None else at
        gone = self.reader.expired(at, keep, over, most)
        if gone:
            self._delete(gone)
        if keep is not None:
            self.forget_unused(at - round(keep * DAY), most)
            Book(self.database, self.reader).forget_unseen(at - round(keep * DAY), most)
        return {"deleted": len(gone), "nameless": 0 if names is None else self.take_names(at - round(names * DAY), most)}

    def forget_unused(self, before: int, most: int = 500) -> int:
        """People go who have not been here since that time and sit nowhere, and codes that have ended; how many people."""
        with self.changing() as do:
            gone = [person for (person,) in do(identities.UNUSED, before, before, most).fetchall()]
            for person in gone:
                do(identities.GONE, person)
            do("DELETE FROM people WHERE kind IN ('code', 'confirm') AND at < ?", before)
        return len(gone)

    def take_names(self, before: int, most: int = 500) -> int:
        """Names and remarks go from tables that were over before that time; how many tables. What was done is not done again."""
        known = self.reader.rows("SELECT value FROM house WHERE name = 'nameless'")
        done = int(known[0][0]) if known else 0
        rows = self.reader.rows(
            "SELECT id, updated FROM tables WHERE status = 'over' AND updated > ? AND updated < ? ORDER BY updated LIMIT ?",
            (done, before, most),
        )
        if len(rows) == most and rows[0][1] != rows[-1][1]:  # others may have ended at the very moment of the last
            rows = [row for row in rows if row[1] < rows[-1][1]]
        changed = sum(rewrite(self, table, None) > 0 for table, _ in rows)
        Book(self.database, self.reader).take_names(before)
        if rows:
            with self.changing() as do:
                do(KEEP, "nameless", str(rows[-1][1]))
        return changed


ORDERS: Final[dict[str, Callable[[Desk, Any, Policy], dict[str, Any]]]] = {
    "list": lambda desk, said, _: desk.tables(said.status, said.game, said.name),
    "show": lambda desk, said, _: desk.show(said.table),
    "close": lambda desk, said, _: desk.end(said.table),
    "delete": lambda desk, said, _: desk.delete(said.table),
    "forget": lambda desk, said, _: forget(desk, said.name, said.table, said.seat, said.person),
    "ban": lambda desk, said, _: desk.ban(said.network, said.hours, said.text or ""),
    "unban": lambda desk, said, _: desk.unban(said.network),
    "mute": lambda desk, said, _: desk.mute(said.network, said.table, said.seat, said.hours),
    "unmute": lambda desk, said, _: desk.unmute(said.network, said.table, said.seat),
    "announce": lambda desk, said, _: desk.announce(said.text or "", said.hours),
    "rest": lambda desk, said, _: desk.rest(True),
    "resume": lambda desk, said, _: desk.rest(False),
    "rulings": lambda desk, said, _: desk.rulings(),
    "stats": lambda desk, said, _: desk.stats(),
    "expire": lambda desk, said, policy: desk.expire(*policy),
    **LEAGUE,
}
"""Everything that a host can order, by command and over HTTP alike."""


def obey(desk: Desk, order: str, said: Ruling, policy: Policy) -> dict[str, Any]:
    """Carry out an order; `AvernusError` with one sentence where it cannot be, and nothing has changed."""
    if order not in ORDERS:
        raise AvernusError(f"There is no order {order[:40]!r}; there are {', '.join(ORDERS)}.")
    return ORDERS[order](desk, said, policy)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def read_network(text: str | None) -> Any:
    """An address or a network."""
    try:
        return ipaddress.ip_network((text or "").strip(), strict=False)
    except ValueError:
        given = (text or "")[:60]
        raise AvernusError(f"An address or a network is given in numbers, such as 203.0.113.7 or 2001:db8::/48, not {given!r}.") from None


def read_rulings(rows: list[tuple[Any, ...]], at: int) -> dict[str, Any]:
    """Rows of `house` as what holds at a time."""
    found: dict[str, Any] = {"announcement": "", "resting": False, "bans": [], "mutes": []}
    for name, value in rows:
        what, _, whom = name.removeprefix(RULING).partition(" ")
        said = json.loads(value)
        if said["until"] is not None and said["until"] <= at:
            continue
        if what == "announcement":
            found["announcement"] = said["text"]
        elif what == "rest":
            found["resting"] = True
        elif what == "ban":
            found["bans"].append({"network": whom, "at": said["at"], "until": said["until"], "why": said["why"]})
        elif what == "mute":
            table, _, seat = whom.partition(" ")
            place = {"table": table, "seat": int(seat)} if seat else {"network": whom}
            found["mutes"].append({**place, "at": said["at"], "until": said["until"]})
    return found
