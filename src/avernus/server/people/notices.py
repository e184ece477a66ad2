"""Telling people that it is their turn: only where a decision is theirs, only while they are away, and not too often.

What is to be told stands in the database (`due` rows of `people`): another process tells it if this one ends. Whoever takes the row away
tells it, so nobody is told twice. Nothing is told but what everybody may know: which game, which table, who else sits there.
"""

import asyncio
import json
import logging
import time
from typing import TYPE_CHECKING, Any, Final

from avernus.core.seats import Seat
from avernus.play import standing_orders
from avernus.play.chairs import hashed
from avernus.play.entries import Refused
from avernus.play.kinds import Status
from avernus.play.room import Room
from avernus.server.clock import wall
from avernus.server.people.senders import Channels, Failed, Gone, Push, contact, new_secret
from avernus.server.telling.sentences import say, spoken
from avernus.store.database import StoreTrouble
from avernus.store.identities import PUT, PUT_ONCE, place
from avernus.store.jobs import Keep
from avernus.text import Speaker

if TYPE_CHECKING:
    from avernus.server.tables.hub import Hub
    from avernus.server.tables.live import LiveTable

log = logging.getLogger("avernus.server")

AGAIN: Final = 600_000
"""Milliseconds between two notices about the same seat."""
MOST_AT_ONCE: Final = 25
MOST_TRIES: Final = 4
HEARSAY: Final = 12_000
"""Milliseconds until a process that has just woken a table has heard from the others who is there."""
HOUR: Final = 3_600_000
VAPID: Final = "vapid"
TOLD_FOR: Final = 30 * 24 * HOUR


class Notices:
    """What people are told who are away."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.push: Push | None = None
        self.channels = Channels(hub.config.notify)
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def able(self) -> bool:
        """Can anybody be told at all?"""
        return self.push is not None or bool(self.channels.templates)

    async def start(self) -> None:
        """The house's key pair for web push is made once, and kept in the database, which is its owner's alone."""
        store = self.hub.store
        rows = await store.read(store.reader.rows, "SELECT value FROM house WHERE name = ?", (VAPID,))
        if not rows:
            made = await asyncio.to_thread(new_secret)
            if made is None:
                return
            await store.write(Keep(VAPID, made, once=True))
            rows = await store.read(store.reader.rows, "SELECT value FROM house WHERE name = ?", (VAPID,))
        try:
            self.push = await asyncio.to_thread(Push, rows[0][0], contact(self.hub.config.address), self.hub.webhooks)
        except ImportError:
            log.info("web push is off: the package pywebpush is not installed (avernus[notify])")

    # -- what is to be told -------------------------------------------------------------------

    def awaited(self, live: "LiveTable", seat: Seat) -> None:
        """A decision of a person who is not here is needed."""
        if self.able:
            self.hub.driver.task(self._note(live.id, seat, str(live.room.chairs[seat].who if live.room is not None else "")))

    async def _note(self, table: str, seat: Seat, who: str) -> None:
        """Write down that it is to be told, if the person wants to be told of anything."""
        people, name = self.hub.people, place(table, seat)
        rows = await people.rows(
            "SELECT person, kind, at FROM people WHERE (kind = 'tell' AND person IN "
            "(SELECT person FROM people WHERE kind IN ('person', 'also') AND name = ?)) OR (kind = 'told' AND name = ?)", who, name,
        )
        person = next((row[0] for row in rows if row[1] == "tell"), None)
        if person is None:
            return
        last = max((row[2] for row in rows if row[1] == "told"), default=0)
        at = max(wall() + round(self.hub.config.notify_after * 1000), last + AGAIN)
        await people.write((PUT_ONCE, ("due", name, person, at, json.dumps({"tries": 0}))))

    async def sweep(self) -> None:
        """Every second: tell what is due. Whatever goes wrong with one is counted, and stops no other."""
        if not self.able or self.tasks:
            return
        people = self.hub.people
        due = "SELECT name FROM people WHERE kind = 'due' AND at <= ? ORDER BY at LIMIT ?"
        for (name,) in await people.rows(due, wall(), MOST_AT_ONCE):
            taken = await people.write((
                "DELETE FROM people WHERE kind = 'due' AND name = ? AND at <= ? RETURNING person, value", (name, wall()),
            ))
            if taken:
                task = self.hub.driver.task(self._attend(name, taken[0][0], int(json.loads(taken[0][1])["tries"])))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def _attend(self, name: str, person: str, tries: int) -> None:
        """One notice, unless it has become needless meanwhile."""
        table, _, number = name.partition(" ")
        try:
            await self._tell(table, int(number), person, tries)
        except Refused:
            return  # the table is gone
        except StoreTrouble as trouble:
            log.warning("a notice was lost: %s", trouble)
        except Exception as error:
            self.hub.metrics.count("notices_failed")
            log.error("table %s: a notice could not be told", table, exc_info=error)

    async def _tell(self, table: str, seat: Seat, person: str, tries: int) -> None:
        hub, people = self.hub, self.hub.people
        fresh = table not in hub.tables
        live = await hub.get(table)
        async with live.lock:
            room = await hub.latest(live)
        name = place(table, seat)
        if not needed(room, seat) or seat in live.online():
            return
        if hub.store.shared and fresh:
            await people.write((PUT_ONCE, ("due", name, person, wall() + HEARSAY, json.dumps({"tries": tries}))))
            return
        rows = await people.rows("SELECT kind, name, value FROM people WHERE person = ? AND kind IN ('person', 'tell')", person)
        said: dict[str, Any] = next((json.loads(value) for kind, _, value in rows if kind == "person"), {})
        morning = night_ends(said, wall())
        if morning is not None:
            await people.write((PUT_ONCE, ("due", name, person, morning, json.dumps({"tries": tries}))))
            return
        ways = [(key, json.loads(value)) for kind, key, value in rows if kind == "tell"]
        failed = [way for way in ways if not await self._by(way[0], way[1], message(room, seat, said.get("lang", "en"), way[0]))]
        if ways and len(failed) == len(ways) and tries + 1 < MOST_TRIES:
            await people.write((PUT_ONCE, ("due", name, person, wall() + (60_000 << tries), json.dumps({"tries": tries + 1}))))
        elif ways:
            await people.write(
                (PUT, ("told", name, person, wall(), "{}")), ("DELETE FROM people WHERE kind = 'told' AND at < ?", (wall() - TOLD_FOR,)),
            )

    async def _by(self, name: str, way: dict[str, Any], told: dict[str, str]) -> bool:
        """Tell it by one way; ways that lead nowhere are forgotten."""
        try:
            if way["by"] == "push":
                if self.push is None:
                    return False
                await asyncio.to_thread(self.push.send, way, told, round(time.time() * 1000))
            else:
                address = self.hub.config.address
                links = [f"{address}/table/{told['table']}", f"{told['stop']}: {address}/quiet#{name}"] if address else []
                await asyncio.to_thread(self.channels.send, way["by"], way["to"], told["title"], "\n\n".join([told["body"], *links]))
        except Gone:
            self.hub.metrics.count("notices_gone")
            await self.hub.people.write(("DELETE FROM people WHERE kind = 'tell' AND name = ?", (name,)))
            return True
        except (Failed, OSError, ValueError, Refused) as error:
            self.hub.metrics.count("notices_failed")
            log.info("a notice could not be told: %s", type(error).__name__)
            return False
        self.hub.metrics.count("notices")
        return True


def needed(room: Room, seat: Seat) -> bool:
    """Is a decision of the person needed that the table does not make by itself?"""
    return (
        room.status == Status.PLAYING and seat in room.actors() and room.chairs[seat].person
        and standing_orders.answered(room, seat) is None
    )


def night_ends(said: dict[str, Any], at: int) -> int | None:
    """When the night ends in which this person wants to hear nothing; `None` if it is day."""
    night = said.get("night")
    if not night:
        return None
    first, last = night
    local = at + said.get("offset", 0) * 60_000
    hour = local // HOUR % 24
    if not (first <= hour < last if first < last else hour >= first or hour < last):
        return None
    return int((local // HOUR + (last - hour) % 24) * HOUR - said.get("offset", 0) * 60_000)


def message(room: Room, seat: Seat, lang: str, way: str) -> dict[str, str]:
    """What is told: nothing but what everybody may know."""
    speaker = Speaker(room.game, room.seats, spoken(lang, room.game.package), [])
    others = [chair.name for place, chair in enumerate(room.chairs) if place != seat and chair.name]
    where = [say(lang, "notice-at", name=room.setup.name)] if room.setup.name else []
    company = [say(lang, "notice-with", others=", ".join(others))] if others else []
    return {
        "title": say(lang, "notice-title", game=speaker.title()), "body": " ".join(where + company),
        "table": room.id, "tag": f"turn-{room.id}", "quiet": way, "open": say(lang, "notice-open"), "stop": say(lang, "notice-stop"),
    }


def way_of(salt: str, by: str, to: str) -> str:
    """The name of a way: whoever knows it can end it, and nothing else."""
    return hashed(f"{salt} {by} {to}")[:43]
