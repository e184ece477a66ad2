"""Who is who, without accounts: a device makes a key and keeps it, we keep its sum; several devices can be one person.

A person is a sum (`sum_of`) that stands at the chairs where that person sits (`Chair.who`); with it nothing can be opened. Two people that
have become one keep both sums: `People.whose` says for any of them which person that is today.
"""

import json
import logging
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from avernus.play import carrying
from avernus.play.acting import Plan
from avernus.play.chairs import hashed
from avernus.play.entries import Refused
from avernus.play.plain_text import clean
from avernus.play.room import Room
from avernus.play.seating import LONGEST_NAME, TOKEN, Owner
from avernus.server.clock import wall
from avernus.server.guests import Guest
from avernus.store.identities import GONE, PUT, PUT_ONCE, TAKE, UNUSED, Statement, place
from avernus.store.jobs import Rows

if TYPE_CHECKING:
    from avernus.server.tables.hub import Hub
    from avernus.server.tables.live import LiveTable

log = logging.getLogger("avernus.server")

MOST_DEVICES: Final = 8
CODE_MS: Final = 600_000
"""Milliseconds for which a one-time code holds."""
SEEN_EVERY: Final = 3_600_000
"""Milliseconds after which it is written down again that a device was here."""
ROW_BYTES: Final = 300
"""What a row of ours takes of an address's room."""
WRONG: Final = 9.0
"""What a wrong one-time code costs beside the attempt."""
LOOK: Final = 2.0
"""What a table costs that has to be looked at for a person."""
TAG: Final = 16
MOST_UNUSED: Final = 25
"""So many people who are not here any more go at a time."""


def sum_of(key: str) -> str:
    """The person whom a key makes, where no other device has made one before."""
    return hashed(f"person {key}")[:32]


def device_of(key: str) -> str:
    """A device as its person sees it."""
    return hashed(key)[:TAG]


@dataclass(frozen=True, slots=True)
class Known:
    """A person, seen from one of its devices."""

    person: str
    device: str
    sums: frozenset[str]
    """All sums that are this person's: seats may have any of them."""
    said: dict[str, Any]
    """What the person has told about itself: `name`, `lang`, and what concerns notifications."""
    devices: list[tuple[str, str, int]]
    """Devices: tag, name, when last here."""

    @property
    def owner(self) -> Owner:
        """As a seat keeps it."""
        return self.person, self.device


class People:
    """The people of a house. Nothing of them is kept in this process: others may have changed it."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    async def rows(self, statement: str, *params: Any) -> list[tuple[Any, ...]]:
        """Ask the database."""
        return await self.hub.store.read(self.hub.store.reader.rows, statement, params)

    async def write(self, *statements: Statement) -> list[tuple[Any, ...]]:
        """Write, and return once it is durable."""
        job = Rows(list(statements))
        await self.hub.store.write(job)
        return job.found

    # -- who is who ---------------------------------------------------------------------------

    async def find(self, key: str | None) -> Known:
        """Whose device has this key; `Refused` if nobody's."""
        known = await self.look(key)
        if known is None:
            raise Refused("not-known")
        return known

    async def look(self, key: str | None) -> Known | None:
        """Whose device has this key, if anybody's."""
        if key is None or not TOKEN.fullmatch(key):
            return None
        rows = await self.rows(
            "SELECT kind, name, person, at, value FROM people WHERE person = (SELECT person FROM people WHERE kind = 'key' AND name = ?) "
            "AND kind IN ('person', 'key', 'also')", hashed(key),
        )
        own = next((row for row in rows if row[0] == "key" and row[1] == hashed(key)), None)
        if own is None or json.loads(own[4]).get("gone"):
            return None
        if wall() - own[3] > SEEN_EVERY:
            self.hub.store.later(Rows([("UPDATE people SET at = ? WHERE kind = 'key' AND name = ?", (wall(), hashed(key)))]))
        person = own[2]
        told: dict[str, Any] = next((json.loads(row[4]) for row in rows if row[0] == "person"), {})
        devices = sorted((row[1][:TAG], json.loads(row[4])["name"], row[3]) for row in rows if row[0] == "key")
        return Known(person, device_of(key), frozenset({person, *(row[1] for row in rows if row[0] == "also")}), told, devices)

    async def whose(self, sums: Iterable[str]) -> dict[str, str]:
        """For sums that stand at chairs: which person each is today; those that nobody has any more are left out."""
        wanted = sorted(set(sums))
        if not wanted:
            return {}
        marks = ",".join("?" * len(wanted))
        return dict(await self.rows(f"SELECT name, person FROM people WHERE kind IN ('person', 'also') AND name IN ({marks})", *wanted))

    async def meet(self, key: str | None, guest: Guest, name: str = "", device: str = "", lang: str = "en") -> Known:
        """A device shows its key, perhaps for the first time, and says how it and its person are called."""
        if key is None or not TOKEN.fullmatch(key):
            raise Refused("not-known")
        now, shown, called = wall(), clean(name, LONGEST_NAME), clean(device, LONGEST_NAME)
        known = await self.look(key)
        if known is None:
            if not guest.people.take() or not guest.kept.take(2 * ROW_BYTES):
                raise Refused("too-fast")
            person = sum_of(key)
            await self.write(
                (PUT_ONCE, ("person", person, person, now, said({"name": shown, "lang": lang}))),
                (PUT_ONCE, ("key", hashed(key), person, now, said({"name": called}))),
            )
            return await self.find(key)
        statements: list[Statement] = []
        if shown and (shown, lang) != (known.said.get("name"), known.said.get("lang")):
            statements.append((PUT, ("person", known.person, known.person, now, said({**known.said, "name": shown, "lang": lang}))))
        if called and (known.device, called) not in [(tag, old) for tag, old, _ in known.devices]:
            statements.append((PUT, ("key", hashed(key), known.person, now, said({"name": called}))))
        if not statements:
            return known
        if not guest.kept.take(ROW_BYTES * len(statements)):
            raise Refused("too-much-kept")
        await self.write(*statements)
        return await self.find(key)

    # -- devices ------------------------------------------------------------------------------

    async def code(self, known: Known, guest: Guest) -> tuple[str, int]:
        """A code with which one more device can join, once and soon; an older one holds no longer."""
        if not guest.people.take():
            raise Refused("too-fast")
        code, until = secrets.token_urlsafe(16), wall() + CODE_MS
        await self.write(
            ("DELETE FROM people WHERE kind = 'code' AND (person = ? OR at <= ?)", (known.person, wall())),
            (PUT, ("code", hashed(code), known.person, until, "{}")),
        )
        return code, until

    async def join(self, key: str | None, code: str, device: str, guest: Guest, merge: bool) -> Known:
        """A device becomes one more of the person who has made the code. One that was somebody already becomes the same person, if it
        says so: whoever made the code can open its seats from then on."""
        if key is None or not TOKEN.fullmatch(key):
            raise Refused("not-known")
        if not guest.people.take():
            raise Refused("too-fast")
        found = await self.rows("SELECT person FROM people WHERE kind = 'code' AND name = ? AND at > ?", hashed(code), wall())
        if not found:
            guest.people.charge(WRONG)
            raise Refused("bad-code")
        before, person = await self.look(key), found[0][0]
        others = await self.rows("SELECT name FROM people WHERE kind = 'key' AND person = ?", person)
        if before is not None and before.person != person and not merge:
            raise Refused("already-known")
        if len(others) + (1 if before is None else len(before.devices)) > MOST_DEVICES and (before is None or before.person != person):
            raise Refused("too-many-devices", most=MOST_DEVICES)
        if not await self.write((TAKE, ("code", hashed(code), wall()))):
            raise Refused("bad-code")  # somebody was faster
        row = ("key", hashed(key), person, wall(), said({"name": clean(device, LONGEST_NAME)}))
        if before is None or before.person == person:
            await self.write((PUT, row))
        else:
            await self.write(
                ("DELETE FROM people WHERE kind IN ('person', 'code') AND person = ?", (before.person,)),
                ("UPDATE people SET person = ? WHERE person = ?", (person, before.person)),
                (PUT, ("also", before.person, person, wall(), "{}")), (PUT, row),
            )
        return await self.find(key)

    async def forget_device(self, known: Known, tag: str, guest: Guest) -> None:
        """A device is this person's no longer: it opens nothing any more, also where the game is over. Where that stops halfway it can be
        asked again. Each table may have to be read first, and is paid for."""
        names = await self.rows("SELECT name FROM people WHERE kind = 'key' AND person = ?", known.person)
        name = next((one for (one,) in names if one[:TAG] == tag), None)
        if name is None:
            raise Refused("no-such-device")
        called = next(called for one, called, _ in known.devices if one == tag)
        await self.write(("UPDATE people SET value = ? WHERE kind = 'key' AND name = ?", (said({"name": called, "gone": True}), name)))
        tables = await self.rows(
            "SELECT DISTINCT tables.id, tables.status = 'over', tables.updated FROM people JOIN tables ON tables.id = people.value "
            "WHERE people.kind = 'seat' AND people.person = ? ORDER BY 2, 3 DESC", known.person,
        )
        for table, *_ in tables:
            guest.work.charge(LOOK)
            await self._revoke(table, known, tag)
        ways = await self.rows("SELECT name, value FROM people WHERE kind = 'tell' AND person = ?", known.person)
        told: list[Statement] = [
            ("DELETE FROM people WHERE kind = 'tell' AND name = ?", (way,)) for way, value in ways if json.loads(value).get("tag") == tag
        ]
        await self.write(("DELETE FROM people WHERE kind = 'key' AND name = ?", (name,)), *told)

    async def _revoke(self, table: str, known: Known, tag: str) -> None:
        try:
            live = await self.hub.get(table)
            await self.hub.command(live, None, None, lambda room, now: carrying.revoke(room, known.sums, tag))
            if live.room is not None:
                live.seating()  # its sockets lose the seat now, and not with the next move
                live.broadcast_presence()
        except Refused as refused:
            if refused.refusal.code != "no-such-table":
                raise

    async def forget(self, known: Known) -> None:
        """Everything that is kept of a person beside its seats goes; these stay with whoever has their tokens."""
        await self.write((GONE, (known.person,)))

    async def forget_unused(self, before: int) -> None:
        """People go who have not been here since that time and sit nowhere, and codes that have ended."""
        for (person,) in await self.rows(UNUSED, before, before, MOST_UNUSED):
            await self.write((GONE, (person,)))
        self.hub.store.later(Rows([("DELETE FROM people WHERE kind IN ('code', 'confirm') AND at < ?", (wall(),))]))

    # -- seats --------------------------------------------------------------------------------

    async def seated(self, table: str, seat: int, person: str | None) -> None:
        """Somebody has sat down: the index of seats says who, if that is known."""
        name = place(table, seat)
        if person is None:
            self.hub.store.later(Rows([("DELETE FROM people WHERE kind = 'seat' AND name = ?", (name,))]))
        else:
            await self.write((PUT, ("seat", name, person, wall(), table)))

    async def claim(self, live: "LiveTable", known: Known, token: str) -> list[int]:
        """A seat that was taken before its person was known becomes that person's; all that are."""
        got: list[int] = []

        def judge(room: Room, now: int) -> Plan:
            plan, seat = carrying.claim(room, token, known.owner, known.sums)
            got[:] = [seat]
            return plan

        await self.hub.command(live, None, None, judge)
        await self.seated(live.id, got[0], known.person)
        assert live.room is not None
        return carrying.seats_of(live.room, known.sums)

    async def carry(self, live: "LiveTable", known: Known, tokens: list[str], commits: list[str]) -> list[int]:
        """Seats of this person that the device opens from now on."""
        got: list[int] = []

        def judge(room: Room, now: int) -> Plan:
            plan, got[:] = carrying.carry(room, known.sums, known.device, tokens, commits)
            return plan

        await self.hub.command(live, None, None, judge)
        return got


def said(value: dict[str, Any]) -> str:
    """What a row says."""
    return json.dumps(value, ensure_ascii=False)
