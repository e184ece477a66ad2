"""What the host has ruled (`server/desk.py`), as this process keeps to it."""

import asyncio
import ipaddress
import logging
from typing import TYPE_CHECKING, Any, Final

from avernus.core.seats import Seat
from avernus.play.entries import Refused
from avernus.server.clock import wall
from avernus.server.tables.waking import card
from avernus.store.database import StoreTrouble
from avernus.store.jobs import Card, Stale

if TYPE_CHECKING:
    from avernus.server.tables.hub import Hub
    from avernus.server.tables.live import LiveTable

log = logging.getLogger("avernus.server")

READ_EVERY: Final = 10
"""Sweeps after which rulings are read again, since some of them end by themselves."""


class Rulings:
    """Who may not come, who may not speak, what is announced, and whether the tables are at rest."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.announcement = ""
        self.resting = False
        self.muted: set[tuple[str, Seat]] = set()
        self.reading = asyncio.Lock()
        """Whoever has asked for rulings to be read finds them kept to, also where somebody else is reading them already."""
        self.last = 0
        """The last message of the database that was read, where nobody listens for them."""

    async def start(self) -> None:
        """What holds when this process begins."""
        store = self.hub.store
        if store.database.journals and not store.shared:
            self.last = (await store.read(store.reader.rows, "SELECT COALESCE(MAX(id), 0) FROM notes"))[0][0]
        await self.read()

    async def look(self, count: int) -> None:
        """Every second: a lone server looks for what its host has written; rulings end by themselves."""
        store = self.hub.store
        if store.database.journals and not store.shared:
            statement = "SELECT id, message FROM notes WHERE id > ? ORDER BY id"
            for number, message in await store.read(store.reader.rows, statement, (self.last,)):
                self.last = number
                self.hub.on_notification(message.split(" "))
        if count % READ_EVERY == 0:
            await self.read()

    def hear(self, words: list[str]) -> None:
        """The host has done something."""
        if words[1] == "h":
            self.hub.driver.task(self.read())
        elif words[1] == "g":
            self._deleted(words[2])
        elif words[1] == "r" and (live := self.hub.tables.get(words[2])) is not None:
            self.hub.driver.task(self._anew(live))

    async def read(self) -> None:
        """Keep to what holds now."""
        async with self.reading:
            await self._read()

    async def _read(self) -> None:
        from avernus.server.desk import RULING, read_rulings

        store = self.hub.store
        rows = await store.read(store.reader.rows, "SELECT name, value FROM house WHERE name LIKE ? ORDER BY name", (f"{RULING}%",))
        found = read_rulings(rows, wall())
        self.announcement = found["announcement"]
        self.muted = {(one["table"], one["seat"]) for one in found["mutes"] if "table" in one}
        bans = [ipaddress.ip_network(one["network"]) for one in found["bans"]]
        mutes: list[Any] = [ipaddress.ip_network(one["network"]) for one in found["mutes"] if "network" in one]
        if bans != self.hub.guests.bans or mutes != self.hub.guests.mutes:
            self.hub.guests.rule(bans, mutes)
            for live in list(self.hub.tables.values()):
                for connection in list(live.connections):
                    if connection.guest.banned:
                        connection.close(4403)
        if found["resting"] != self.resting:
            await self._turn(found["resting"])

    async def _turn(self, resting: bool) -> None:
        """Rest: nothing happens by itself any more. Work: time has stood meanwhile, which is said before anybody plays, and all goes on."""
        driver = self.hub.driver
        if not resting:
            await driver.keep_time()
        self.resting = resting
        log.warning("the tables are at rest" if resting else "the tables are played on")
        for live in list(self.hub.tables.values()):
            if resting:
                driver.cancel(live)
            else:
                driver.schedule(live, own=True)

    def _deleted(self, table: str) -> None:
        live = self.hub.tables.pop(table, None)
        if live is not None:
            self.hub.driver.cancel(live)
            for connection in list(live.connections):
                connection.close(4404)
            live.sleep()

    async def _anew(self, live: "LiveTable") -> None:
        """The log of a table was written anew: whatever is kept of it elsewhere is made anew too."""
        try:
            async with live.lock:
                self.hub.driver.cancel(live)
                live.sleep()
                live.murmurs.clear()
                self.hub.store.later(Stale(live.id))
                await self.hub.wake(live)
                self.hub.store.later(Card(live.id, card(live)))
                live.broadcast_state()
        except (Refused, StoreTrouble) as error:
            log.error("table %s: %s", live.id, error)

    async def take_names(self, before: int) -> None:
        """Names and remarks of tables that were over before that time are not kept any longer."""
        from avernus.server.desk import Desk

        def take() -> int:
            desk = Desk(self.hub.store.database.url)
            try:
                return desk.take_names(before)
            finally:
                desk.close()

        count = await asyncio.to_thread(take)
        if count:
            log.info("%d tables are without names and remarks now: this host keeps them no longer", count)
