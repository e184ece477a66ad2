"""All tables of this process: commands are judged, made durable, then told. Others may do the same to the same tables."""

import asyncio
import base64
import json
import logging
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from avernus.bots.outside import host
from avernus.core.card_sets import CardFiles
from avernus.core.seats import Seat
from avernus.games import find
from avernus.play.acting import Plan
from avernus.play.entries import Refused
from avernus.play.folds import fold
from avernus.play.kinds import EntryKind
from avernus.play.room import Item, Room
from avernus.play.snapshots import dump
from avernus.server.clock import wall
from avernus.server.guests import Guests, Proxies
from avernus.server.league.keeper import Keeper
from avernus.server.people.known import People
from avernus.server.people.notices import Notices
from avernus.server.people.passkeys import Passkeys
from avernus.server.tables import waking
from avernus.server.tables.bot_pool import BotPool
from avernus.server.tables.driver import Driver
from avernus.server.tables.figures import Figures
from avernus.server.tables.house import House
from avernus.server.tables.live import LiveTable
from avernus.server.tables.long_work import Pool
from avernus.server.tables.metrics import Metrics
from avernus.server.tables.pipeline import RACES, Command, Judge, attention, prove_readable
from avernus.server.tables.replays import Kept, Replays
from avernus.server.tables.rulings import Rulings
from avernus.server.tables.warming import Warming
from avernus.server.tables.webhooks import Webhooks
from avernus.store.database import StoreTrouble
from avernus.store.jobs import Append, Create, Snapshot, Tell
from avernus.store.store import Store

log = logging.getLogger("avernus.server")


@dataclass(slots=True)
class Config:
    """How a server is to behave."""

    origins: tuple[str, ...] = ()
    """Other origins that may use it, beside its own address."""
    rate: float = 20.0
    burst: float = 100.0
    """Messages a second from one socket, and at once."""
    address_rate: float = 100.0
    address_burst: float = 500.0
    """Units of work (`guests.py`) for all of one address, a second and at once."""
    quota: float = 1.0
    """How many times the usual number of tables and bytes an address may have written."""
    sockets: int = 256
    """Connections of one address."""
    proxy_header: str | None = None
    """Where a trusted proxy says from which address a request comes."""
    proxies: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    hosts: tuple[str, ...] | None = ()
    """Names by which the server is reached, beside localhost and numbers; `None`: any."""
    nap: float = 30.0
    """Seconds without a command after which a table sleeps."""
    keep: float | None = None
    """Days without an action after which a table is deleted; `None`: never."""
    keep_over: float | None = None
    """Days after which a table that is over is deleted; `None`: like the others."""
    keep_names: float | None = None
    """Days after which names and remarks are taken out of a table that is over; `None`: never."""
    absence: float = 60.0
    """Seconds without a client after which a seat's player counts as away."""
    patience: int = 30_000
    """Milliseconds of real time for a question that stops a live game."""
    snapshots: int = 100
    private_webhooks: bool = False
    bot_pause: float = 0.0
    """Seconds, about, that a bot waits before a decision where people look on, so that they can follow."""
    trading_pause: float = 1.0
    """How many times as long as a person a bot takes over an action of a live game; 0 for no time at all."""
    figures: str | None = None
    """The folder in which the processes of one server leave their figures for each other."""
    cards: tuple[tuple[str, CardFiles], ...] = ()
    """Sets of cards, and the games that are to know them."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """By name: players from outside that people may choose at tables (`bots/outside.py`)."""
    options: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By game: options that new tables have where nobody chooses otherwise."""
    instance: str = ""
    """What the house is called."""
    imprint: Mapping[str, str] = field(default_factory=dict)
    privacy: Mapping[str, str] = field(default_factory=dict)
    """What the host tells people, by language; under the empty one what is told in all others."""
    address: str = ""
    """Where people reach it, such as https://games.example.org; empty: that is not known."""
    notify: Mapping[str, str] = field(default_factory=dict)
    """By name: ways beside web push by which people can be told of their turns (`people/senders.py`)."""
    notify_after: float = 60.0
    """Seconds that somebody must have been away and awaited before being told."""
    ratings: bool = False
    """May tables be rated?"""
    tournaments: str = "no"
    """Who may open a tournament: `no`body, the `host`, or `everybody`."""
    admin_token: str = ""
    """Opens the host's HTTP interface; empty: nothing does."""


def most_connections() -> int:
    """How many connections the system lets a process have, without those files that it needs itself."""
    try:
        import resource
    except ImportError:  # not everywhere is there such a limit
        return 1 << 30
    return max(64, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 128)


class Hub:
    """The tables."""

    def __init__(self, store: Store, config: Config | None = None) -> None:
        self.store = store
        self.config = config or Config()
        for game, files in self.config.cards:
            find(game).learn_cards(files)
        host(self.config.bots)
        self.tables: dict[str, LiveTable] = {}
        self.metrics = Metrics()
        self.bot_pool = BotPool(cards=self.config.cards)
        self.reading = Pool(1, lambda: ThreadPoolExecutor(1, thread_name_prefix="avernus-records"), most=64, most_each=8)
        """What takes long to read, so that whoever opens a table need not wait for it."""
        self.webhooks = Webhooks(self.config.private_webhooks)
        self.replays = Replays(store.reader)
        self.records, self.verdicts, self.pictures = Kept(16_000_000), Kept(1_000_000), Kept(4_000_000)
        self.guests = Guests(
            self.config.address_rate, self.config.address_burst, self.config.quota, self.config.sockets, most_connections(),
        )
        self.proxies = Proxies(self.config.proxy_header, self.config.proxies)
        self.figures = None if self.config.figures is None else Figures(self.config.figures)
        self.house = House(store)
        self.rulings = Rulings(self)
        self.people = People(self)
        self.notices = Notices(self)
        self.league = Keeper(self)
        self.passkeys = Passkeys(self)
        self.warming = Warming()
        self.driver = Driver(self)
        self.stopping = False
        self.sweeper: asyncio.Task[None] | None = None
        self.connections = 0

    async def start(self) -> None:
        """Open the log and begin to look after tables."""
        self.store.start(self.on_notification)
        await self.house.start()
        self.guests.salt = await self.store.read(self.store.reader.house, "salt")
        await self.rulings.start()
        await self.notices.start()
        self.sweeper = asyncio.create_task(self.driver.supervise())
        self.warming.start()

    async def stop(self) -> None:
        """End without losing anything: finish what was begun, tell clients to come back, close the log."""
        self.stopping = True
        if self.sweeper is not None:
            self.sweeper.cancel()
        for live in list(self.tables.values()):
            self.driver.cancel(live)
            for connection in live.connections:
                connection.close(1012)
        for live in list(self.tables.values()):
            async with live.lock:
                pass  # whatever was being done at the table has been done
        self.bot_pool.close()
        self.reading.close()
        self.webhooks.close()
        self.league.close()
        self.house.beat()
        await self.store.close()

    # -- tables -------------------------------------------------------------------------------

    async def open(self, name: str, secret: bytes, room: Room, plan: Plan, owner: str) -> LiveTable:
        """A new table, durable."""
        if self.rulings.resting:
            raise Refused("resting")
        now = wall()
        if room.timed() and self.house.span > 1:
            plan.add(EntryKind.PAUSE, span=self.house.span, shift=0)
        plan.stamp(0, now)
        prove_readable(plan)
        fold(room, plan.entries)
        live = LiveTable(name)
        live.room, live.owner = room, owner
        await self.store.write(Create(
            name, room.setup.game, room.setup.public, secret, waking.card(live), plan.entries, room.status, attention(live, room, now),
            owner=owner,
        ))
        self.tables[name] = live
        self.metrics.count("tables")
        self.driver.schedule(live, own=True)
        return live

    async def get(self, name: str) -> LiveTable:
        """A table, awake; `Refused` if there is none."""
        live = self.tables.get(name)
        if live is None:
            live = LiveTable(name)
            async with live.lock:
                await waking.wake(self.store, live)
            live = self.tables.setdefault(name, live)
        if live.room is None or self.house.owes(live.room):
            async with live.lock:
                await self.wake(live)
        live.used = time.monotonic()
        return live

    async def latest(self, live: LiveTable) -> Room:
        """The room as the log has it now: whoever comes from another server is shown nothing older than was seen there.

        The caller holds the table's lock.
        """
        if live.room is not None and self.store.shared:
            await self.follow(live)
        return await self.wake(live)

    async def wake(self, live: LiveTable) -> Room:
        """The room of a table, loaded if it sleeps. The caller holds its lock."""
        if live.room is None:
            await waking.wake(self.store, live)
            self.driver.schedule(live, own=False)
        assert live.room is not None
        if self.house.owes(live.room):
            try:
                await self.keep_time(live)
            except StoreTrouble as trouble:  # it can be looked at all the same; whoever wants to play is told
                log.warning("table %s: %s", live.id, trouble)
        return live.room

    async def keep_time(self, live: LiveTable) -> None:
        """Before anything else happens: time for which nobody was there has not passed at this table. The caller holds its lock."""
        races = 0
        while live.room is not None and self.house.owes(live.room):
            room = live.room
            plan = Plan().add(EntryKind.PAUSE, span=self.house.span, shift=self.house.missed(room))
            now = wall()
            plan.stamp(room.seq, now)
            if await self.store.write(Append(live.id, room.seq, plan.entries, None, attention(live, room, now))):
                fold(room, plan.entries)
                live.broadcast_state()
                self.driver.schedule(live, own=True)
            else:
                races += 1
                if races == RACES:
                    raise Refused("store-unavailable")
                await self.follow(live)

    # -- commands -----------------------------------------------------------------------------

    async def command(self, live: LiveTable, seat: Seat | None, ref: str | None, judge: Judge) -> tuple[int, bool]:
        """Carry out a command and wait for it: the version that the seat has then, and whether it was a repetition."""
        future: asyncio.Future[tuple[int, bool]] = asyncio.get_running_loop().create_future()

        def then(version: int, repeated: bool, error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result((version, repeated))
            else:
                future.set_exception(error)

        command = Command(self, live, seat, ref, judge, then)
        command.start()
        try:
            return await future
        except asyncio.CancelledError:
            command.unwanted = True  # what is already on its way to the log becomes true all the same
            raise

    def committed(self, live: LiveTable, items: list[Item], own: bool) -> None:
        """Something has become true: tell the clients, and see to what follows."""
        room = live.room
        assert room is not None
        live.used = time.monotonic()
        for item in items:
            if item.played is not None:
                self.metrics.count("actions")
        live.broadcast(items)
        if room.seq - live.snapped >= self.config.snapshots and own:
            live.snapped = room.seq
            self.store.later(Snapshot(live.id, room.seq, dump(room)))
        if live.unattended():  # at most tables: nobody need be asked what follows
            live.unnoticed = True
        else:
            self.driver.schedule(live, own)

    # -- other processes ----------------------------------------------------------------------

    async def follow(self, live: LiveTable) -> None:
        """Fold what other processes have written. The caller holds the lock."""
        if live.room is not None:
            items = await waking.catch_up(self.store, live)
            self.committed(live, items, own=False)

    def on_notification(self, words: list[str]) -> None:
        """Another process has written something, or says who is connected to it."""
        if words[0] == "*":
            self.driver.task(self.rulings.read())
            for live in list(self.tables.values()):
                self._follow_soon(live)
        elif words[1] == "t":
            known = self.tables.get(words[2])
            if known is not None and (known.room is None or known.room.seq < int(words[3])):
                self._follow_soon(known)
        elif words[1] == "p":
            self._on_presence(words)
        elif words[1] == "m" and words[2] in self.tables:
            name, text = json.loads(base64.b64decode(words[3]))
            self.tables[words[2]].murmur(str(name), str(text))
        else:
            self.rulings.hear(words)

    def _follow_soon(self, live: LiveTable) -> None:
        """Keep up where somebody looks on; a table that nobody looks at may sleep until it is asked for."""
        if live.connections:
            self.driver.task(self._keep_up(live))
        elif not live.lock.locked:
            self.driver.cancel(live)
            live.sleep()

    async def _keep_up(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                if live.room is None:
                    await self.wake(live)
                    live.broadcast_state()
                else:
                    await self.follow(live)
        except (Refused, StoreTrouble) as error:
            log.error("table %s: %s", live.id, error)

    def _on_presence(self, words: list[str]) -> None:
        live = self.tables.get(words[2])
        if live is None:
            return
        seats = [int(seat) for seat in words[3].split(",") if seat]
        fresh = words[0] not in live.remote
        before = (live.online(), live.watching())
        live.remote[words[0]] = (time.monotonic() + 30, seats, int(words[4]))
        if (live.online(), live.watching()) != before:
            live.broadcast_presence()
        if fresh and live.connections:
            self.publish_presence(live)

    def murmur(self, live: LiveTable, name: str, text: str) -> None:
        """Tell all spectators of a table what one of them says, at other processes too."""
        live.murmur(name, text)
        if self.store.shared and not self.stopping:
            self.store.later(Tell(f"m {live.id} {base64.b64encode(json.dumps([name, text]).encode()).decode()}"))

    def publish_presence(self, live: LiveTable) -> None:
        """Tell the other processes who is connected here."""
        if self.store.shared and not self.stopping:
            seats = sorted({seat for connection in live.connections for seat in connection.seats})
            watching = sum(not connection.seats for connection in live.connections)
            self.store.later(Tell(f"p {live.id} {','.join(map(str, seats))} {watching}"))

    # -- the host's pages ---------------------------------------------------------------------

    def total(self) -> tuple[Metrics, dict[str, float]]:
        """The figures of all processes of this server."""
        if self.figures is None:
            return self.metrics, self.gauges()
        self.figures.leave(self.metrics, self.gauges())
        return self.figures.total()

    def gauges(self) -> dict[str, float]:
        """What is true now."""
        writer = self.store.writer
        return {
            "tables_known": len(self.tables),
            "tables_awake": sum(live.room is not None for live in self.tables.values()),
            "connections": self.connections,
            "thinking": sum(len(live.thinking) for live in self.tables.values()),
            "games_failed": len(self.warming.failed),
            "store_waiting": self.store.waiting,
            "store_commits": 0 if writer is None else writer.commits,
            "store_healthy": float(writer is not None and writer.trouble is None),
        }

