"""All tables of this process: commands are judged, made durable, then told. Others may do the same to the same tables."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from avernus.core.seats import Seat
from avernus.play.acting import Plan
from avernus.play.entries import Refused
from avernus.play.room import Item, Room
from avernus.play.snapshots import dump
from avernus.server.driving import Driver
from avernus.server.limits import Buckets
from avernus.server.live import Live, wall
from avernus.server.loading import awake, card, catch_up
from avernus.server.metrics import Metrics
from avernus.server.replays import Replays
from avernus.server.thinking import Thinkers
from avernus.server.webhooks import Webhooks
from avernus.store.database import StoreTrouble
from avernus.store.jobs import Append, Card, Create, Snapshot, Tell
from avernus.store.store import Store

log = logging.getLogger("avernus.server")

RACES: Final = 20
"""How often a command is judged again after another process was faster."""
ATTENTION: Final = 10_000
"""A table with bots or clocks is looked at again after so many ms, if the process that plays it dies."""


@dataclass(slots=True)
class Config:
    """How a server is to behave."""

    origins: tuple[str, ...] = ()
    """Other origins that may use it, beside its own address."""
    rate: float = 20.0
    burst: float = 100.0
    address_rate: float = 20.0
    address_burst: float = 200.0
    nap: float = 30.0
    """Seconds without a command after which a table sleeps."""
    absence: float = 60.0
    """Seconds without a client after which a seat's player counts as away."""
    patience: int = 30_000
    """Milliseconds of real time for a question that stops a live game."""
    snapshots: int = 100
    private_webhooks: bool = False
    bot_pause: float = 0.0
    """Seconds that a bot waits before it acts."""
    trading_pause: float = 1.0
    """How many times as long as a person a bot takes over an action of a live game; 0 for no time at all."""


class Hub:
    """The tables."""

    def __init__(self, store: Store, config: Config | None = None) -> None:
        self.store = store
        self.config = config or Config()
        self.tables: dict[str, Live] = {}
        self.metrics = Metrics()
        self.thinkers = Thinkers()
        self.webhooks = Webhooks(self.config.private_webhooks)
        self.replays = Replays(store.reader)
        self.addresses = Buckets(self.config.address_rate, self.config.address_burst)
        self.driver = Driver(self)
        self.stopping = False
        self.sweeper: asyncio.Task[None] | None = None
        self.connections = 0

    async def start(self) -> None:
        """Open the log and begin to look after tables."""
        self.store.start(self.heard)
        self.sweeper = asyncio.create_task(self.driver.sweep())

    async def stop(self) -> None:
        """End without losing anything: finish what was begun, tell clients to come back, close the log."""
        self.stopping = True
        if self.sweeper is not None:
            self.sweeper.cancel()
        for live in list(self.tables.values()):
            self.driver.rest(live)
            for connection in live.connections:
                connection.close(1012)
        for live in list(self.tables.values()):
            async with live.lock:
                continue
        self.thinkers.close()
        self.webhooks.close()
        await self.store.close()

    # -- tables -------------------------------------------------------------------------------

    async def open(self, name: str, secret: bytes, room: Room, plan: Plan) -> Live:
        """A new table, durable."""
        now = wall()
        plan.stamp(0, now)
        room.fold(plan.entries)
        live = Live(name)
        live.room = room
        await self.store.write(Create(
            name, room.setup.game, room.setup.public, secret, card(live), plan.entries, room.status, self._attention(room, now),
        ))
        self.tables[name] = live
        self.metrics.count("tables")
        self.driver.look(live, own=True)
        return live

    async def get(self, name: str) -> Live:
        """A table, awake; `Refused` if there is none."""
        live = self.tables.get(name)
        if live is None:
            live = Live(name)
            async with live.lock:
                await awake(self.store, live)
            live = self.tables.setdefault(name, live)
        if live.room is None:
            async with live.lock:
                await self.wake(live)
        live.used = time.monotonic()
        return live

    async def wake(self, live: Live) -> Room:
        """The room of a table, loaded if it sleeps. The caller holds its lock."""
        if live.room is None:
            await awake(self.store, live)
            self.driver.look(live, own=False)
        assert live.room is not None
        return live.room

    # -- commands -----------------------------------------------------------------------------

    async def command(
        self, live: Live, seat: Seat | None, ref: str | None, judge: Callable[[Room, int], Plan | None]
    ) -> tuple[int, bool]:
        """Judge, write, then tell; the version that the seat has then, and whether the command is a repetition."""
        begun = time.perf_counter()
        async with live.lock:
            live.used = time.monotonic()
            for _ in range(RACES):
                if self.stopping:
                    raise Refused("store-unavailable")
                room = await self.wake(live)
                if ref is not None and (seat, ref) in room.refs:
                    return room.refs[seat, ref], True
                now = max(wall(), room.at)
                plan = judge(room, now)
                if plan is None or not plan.entries:
                    return room.viewer_version(seat), False
                if await self._write(live, room, plan, now):
                    self.metrics.count("commands")
                    self.metrics.took(time.perf_counter() - begun)
                    return room.viewer_version(seat), False
                self.metrics.count("races_lost")
                await self.follow(live)
        raise Refused("store-unavailable")

    async def _write(self, live: Live, room: Room, plan: Plan, now: int) -> bool:
        """Make a plan durable, then true, then known."""
        plan.stamp(room.seq, now)
        lines_only = all(entry.kind in ("line", "back", "chat") for entry in plan.entries)
        job = Append(live.id, room.seq, plan.entries, due=self._attention(room, now))
        job.status = self._status_after(room, plan)
        if not await self.store.write(job):
            return False
        self.become(live, room.fold(plan.entries, plan.played), own=True)
        if not lines_only or room.status == "over":
            self.store.later(Card(live.id, card(live)))
        return True

    @staticmethod
    def _status_after(room: Room, plan: Plan) -> str | None:
        if any(entry.kind == "over" for entry in plan.entries):
            return "over"
        if plan.played and plan.played[-1].after.result() is not None:
            return "over"
        return "playing" if any(entry.kind == "start" for entry in plan.entries) else None

    @staticmethod
    def _attention(room: Room, now: int) -> int | None:
        """While this process plays a table with bots or clocks, another looks after it if it does not say otherwise soon."""
        needed = room.clocks is not None or room.game.clock or any(chair.automatic or chair.orders for chair in room.chairs)
        return now + ATTENTION if needed and room.status != "over" else None

    def become(self, live: Live, items: list[Item], own: bool) -> None:
        """Something has become true: tell the clients, and see to what follows."""
        room = live.room
        assert room is not None
        live.used = time.monotonic()
        self.metrics.count("actions", sum(item.played is not None for item in items))
        live.tell(items)
        if room.seq - live.snapped >= self.config.snapshots and own:
            live.snapped = room.seq
            self.store.later(Snapshot(live.id, room.seq, dump(room)))
        self.driver.look(live, own)

    # -- other processes ----------------------------------------------------------------------

    async def follow(self, live: Live) -> None:
        """Fold what other processes have written. The caller holds the lock."""
        if live.room is not None:
            items = await catch_up(self.store, live)
            self.become(live, items, own=False)

    def heard(self, words: list[str]) -> None:
        """Another process has written something, or says who is connected to it."""
        if words[0] == "*":
            for live in list(self.tables.values()):
                self._follow_soon(live)
        elif words[1] == "t":
            known = self.tables.get(words[2])
            if known is not None and (known.room is None or known.room.seq < int(words[3])):
                self._follow_soon(known)
        elif words[1] == "p":
            self._heard_presence(words)

    def _follow_soon(self, live: Live) -> None:
        """Keep up where somebody looks on; a table that nobody looks at may sleep until it is asked for."""
        if live.connections:
            self.driver.task(self._keep_up(live))
        elif not live.lock.locked():
            self.driver.rest(live)
            live.room = None

    async def _keep_up(self, live: Live) -> None:
        try:
            async with live.lock:
                if live.room is None:
                    await self.wake(live)
                    live.restate()
                else:
                    await self.follow(live)
        except (Refused, StoreTrouble) as error:
            log.error("table %s: %s", live.id, error)

    def _heard_presence(self, words: list[str]) -> None:
        live = self.tables.get(words[2])
        if live is None:
            return
        seats = [int(seat) for seat in words[3].split(",") if seat]
        fresh = words[0] not in live.remote
        before = (live.online(), live.watching())
        live.remote[words[0]] = (time.monotonic() + 30, seats, int(words[4]))
        if (live.online(), live.watching()) != before:
            live.presence()
        if fresh and live.connections:
            self.say_presence(live)

    def say_presence(self, live: Live) -> None:
        """Tell the other processes who is connected here."""
        if self.store.shared and not self.stopping:
            seats = sorted({seat for connection in live.connections for seat in connection.seats})
            watching = sum(not connection.seats for connection in live.connections)
            self.store.later(Tell(f"p {live.id} {','.join(map(str, seats))} {watching}"))

    # -- the host's pages ---------------------------------------------------------------------

    def gauges(self) -> dict[str, float]:
        """What is true now."""
        writer = self.store.writer
        return {
            "tables_known": len(self.tables),
            "tables_awake": sum(live.room is not None for live in self.tables.values()),
            "connections": self.connections,
            "thinking": sum(len(live.thinking) for live in self.tables.values()),
            "store_waiting": len(self.store.waiting),
            "store_commits": 0 if writer is None else writer.commits,
            "store_healthy": float(writer is not None and writer.trouble is None),
        }

