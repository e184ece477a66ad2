"""Taking somebody out of the database: names, remarks, and all that was known of a person."""

import contextlib
import json
from typing import TYPE_CHECKING, Any, Final

from avernus.core.refusals import AvernusError
from avernus.core.seats import Seat
from avernus.play.carrying import sitting
from avernus.play.kinds import EntryKind
from avernus.play.serialize import decode, encode
from avernus.server.league.book import Book
from avernus.store.identities import GONE, MOST_SEATS, place
from avernus.store.journal import MANY
from avernus.store.names import names_of

if TYPE_CHECKING:
    from avernus.server.desk import Desk

SILENCE: Final = "…"
"""What stands where a remark was."""
PERSONAL: Final[dict[str, dict[str, Any]]] = {
    EntryKind.SIT: {"name": None, "who": None, "device": None}, EntryKind.KEY: {"who": None, "device": None},
    EntryKind.NAME: {"name": None}, EntryKind.WEBHOOK: {"url": None}, EntryKind.CHAT: {"name": None, "text": SILENCE},
}
"""What is personal in a log, and what stands there once it is gone."""
Places = set[tuple[str, Seat]]


def forget(desk: "Desk", name: str | None, table: str | None, seat: Seat | None, person: str | None) -> dict[str, Any]:
    """Names and remarks go: of whoever has been called so, everywhere or at one table, of one seat, or of a person by its sum.

    What is kept of the people who sat there goes with them: their devices, their keys, and how they are told of their turns.
    """
    if name is None and person is None and (table is None or seat is None):
        raise AvernusError("Say whose names and remarks are to go: a name, a person, or a table and a seat.")
    if name is not None and not name.strip():
        raise AvernusError("An empty text is no name.")
    if table is not None:
        desk.known(table)
    if person is not None:
        found = seats_of_person(desk, person)
    elif name is not None:
        found = seats_of_name(desk, name, table)
    else:
        assert seat is not None
        if seat not in range(len(desk.show(table)["at"])):
            raise AvernusError(f"Table {table} has no seat {seat}; its first is 0.")
        found = {(str(table), seat)}
    sums = set() if person is None else {person}
    for one in {one for one, _ in found}:
        known = sitting(desk.reader.entries(one))
        sums |= {known[there] for where, there in found if where == one and there in known}
    changed = sum(rewrite(desk, one, {there for where, there in found if where == one}) for one in sorted({one for one, _ in found}))
    players = Book(desk.database, desk.reader).forget(sorted(all_sums(desk, sums)), name if table is None else None)
    return {"tables": len({one for one, _ in found}), "entries": changed, "people": erase(desk, sums), "players": players}


def all_sums(desk: "Desk", sums: set[str]) -> set[str]:
    """These sums, and the others of the same people."""
    found = set(sums)
    for one in sums:
        rows = desk.reader.rows(
            "SELECT name FROM people WHERE kind IN ('person', 'also') AND person IN "
            "(SELECT person FROM people WHERE kind IN ('person', 'also') AND name = ?)", (one,),
        )
        found |= {name for (name,) in rows}
    return found


def seats_of_person(desk: "Desk", person: str) -> Places:
    """Where a person sits, by any of that person's sums."""
    rows = desk.reader.rows(
        "SELECT name FROM people WHERE kind = 'seat' AND person IN "
        "(SELECT person FROM people WHERE kind IN ('person', 'also') AND name = ?)",
        (person,),
    )
    return {(table, int(seat)) for table, _, seat in (name.partition(" ") for (name,) in rows)}


def seats_of_name(desk: "Desk", name: str, table: str | None) -> Places:
    """Where somebody has sat by this name."""
    with desk.changing():
        pass  # everything is in its place now, and can be searched
    within = "instr" if desk.database.journals else "strpos"
    rows = desk.reader.rows(
        f"SELECT table_id, kind, body FROM entries WHERE {within}(body, ?) > 0 AND (CAST(? AS TEXT) IS NULL OR table_id = ?)",
        (encode(name).decode()[1:-1], table, table),
    )
    found = set()
    for where, kind, body in rows:
        for one, said in [(piece[2], piece[3]) for piece in decode(body)] if kind == MANY else [(kind, decode(body))]:
            if one in (EntryKind.SIT, EntryKind.NAME, EntryKind.CHAT) and said.get("name") == name:
                found.add((where, int(said["seat"] if one == EntryKind.SIT else said["by"])))
    return found


def erase(desk: "Desk", sums: set[str]) -> int:
    """All rows of these people go; how many people there were."""
    count = 0
    with desk.changing() as do:
        for one in sorted(sums):
            rows = do("SELECT person FROM people WHERE kind IN ('person', 'also') AND name = ?", one).fetchall()
            for (person,) in rows:
                count += do(GONE, person).rowcount > 0
    return count


def rewrite(desk: "Desk", table: str, seats: set[Seat] | None) -> int:
    """Write a table's log anew without the names and remarks of these seats (all: `None`); how many entries have changed."""
    changed = 0

    def told(kind: str, body: dict[str, Any]) -> bool:
        """Without them; has anything changed?"""
        who = body.get("seat") if kind == EntryKind.SIT else body.get("by")
        gone = PERSONAL.get(kind, {})
        if (seats is not None and who not in seats) or all(body.get(key) == value for key, value in gone.items()):
            return False
        body.update(gone)
        return True

    with desk.changing(f"r {table}") as do:
        do("UPDATE tables SET seq = seq WHERE id = ?", table)  # nobody appends meanwhile
        for seq, kind, body in do("SELECT seq, kind, body FROM entries WHERE table_id = ?", table).fetchall():
            said = decode(body)
            count = sum([told(piece[2], piece[3]) for piece in said]) if kind == MANY else int(told(kind, said))
            if count:
                do("UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?", encode(said).decode(), table, seq)
                changed += count
        do("DELETE FROM snapshots WHERE table_id = ?", table)
        for seat in range(MOST_SEATS) if seats is None else seats:
            do("DELETE FROM people WHERE kind = 'seat' AND name = ?", place(table, seat))
        rows = do("SELECT card FROM tables WHERE id = ?", table).fetchall()
        with contextlib.suppress(ValueError, KeyError, TypeError, IndexError):  # a damaged card is not shown anyway
            shown = json.loads(rows[0][0])
            for one in shown["seats"]:
                if seats is None or one["seat"] in seats:
                    one["name"] = None
            fresh = json.dumps(shown, ensure_ascii=False)
            do("UPDATE tables SET card = ?, names = ? WHERE id = ?", fresh, names_of(fresh), table)
    return changed
