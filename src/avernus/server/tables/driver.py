"""What happens by itself: bots, programmed answers, clocks, webhooks, sleep."""

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from avernus.bots import USUAL
from avernus.bots.outside import BotFailed
from avernus.core.seats import Action, Seat
from avernus.play import acting, leaving, seating, standing_orders
from avernus.play.acting import Plan
from avernus.play.entries import Refused
from avernus.play.kinds import EntryKind, Status
from avernus.play.room import Room
from avernus.server.clock import wall
from avernus.server.memory import Memory
from avernus.server.tables.live import LiveTable
from avernus.server.tables.turns import ALONE, PERSON, Place
from avernus.store.database import StoreTrouble
from avernus.store.jobs import Due, Forget

if TYPE_CHECKING:
    from avernus.server.tables.hub import Hub

log = logging.getLogger("avernus.server")

SECOND_CHANCE: Final = 5.0
"""Seconds after which a process plays for a bot although another was to do it."""
PRESENCE_EVERY: Final = 10
MOST_DUE: Final = 50
"""So many tables that are due are looked after in one sweep."""
DAY: Final = 86_400_000
EXPIRE_EVERY: Final = 600
MOST_EXPIRED: Final = 25
"""So many tables are deleted in one sweep, and as many in the next while there are more: nobody who plays notices it, and a hundred
thousand are gone in little more than an hour."""
TIDY_EVERY: Final = 5
LEFT_ALONE: Final = 600.0
"""Seconds after which a table that could not be woken is tried again."""


class Driver:
    """Looks after the tables of a hub."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.memory = Memory()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.trouble: Exception | None = None
        """Why the last sweep failed, for the host's health page."""
        self.expiring = False
        """Are there more tables to be deleted?"""
        self.damaged: dict[str, float] = {}
        """Tables that could not be woken, and until when they are left alone."""

    def task(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside everything else, and let nothing that goes wrong pass unseen."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task of the tables failed", exc_info=error)

    # -- after each change --------------------------------------------------------------------

    def schedule(self, live: LiveTable, own: bool) -> None:
        """See to what follows from the table as it now is. `own`: this process has made it so."""
        room = live.room
        if room is None or self.hub.stopping or self.hub.rulings.resting:
            return
        mine = own or not self.hub.store.shared  # nobody else plays for those who play by themselves
        if live.unattended():
            live.unnoticed = True
            return
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if room.status == Status.OVER or room.note is not None:
            self._note_due(live, room, None)
            return
        busy = False
        live.halted = not room.people() and live.deserted() and room.setup.tournament is None
        for seat in room.actors():
            chair = room.chairs[seat]
            if live.halted:
                break  # bots among themselves: they think on when somebody comes to see it
            if chair.automatic or standing_orders.answered(room, seat) is not None:
                busy = True
                if seat not in live.thinking:
                    live.thinking[seat] = self.task(self._decide(live, seat, mine))
        due = self.next_due(room)
        if due is not None:
            delay = max(0.0, (due - wall()) / 1000) + (0.0 if mine else random.uniform(0.05, 0.5))
            live.timer = asyncio.get_running_loop().call_later(min(delay, 3600), self._on_timer, live)
        self._note_due(live, room, wall() + 10_000 if busy else due)
        if own:
            self._webhooks(live, room)

    def next_due(self, room: Room) -> int | None:
        """When time next brings something about."""
        moments = [acting.clock_due(room, self.hub.config.patience), seating.reveal_due(room)]
        if room.clocks is not None and (flag := room.clocks.flag()) is not None:
            moments.append(flag[0])
        return min((moment for moment in moments if moment is not None), default=None)

    def _note_due(self, live: LiveTable, room: Room, due: int | None) -> None:
        """Keep in the log when this table needs attention, for whoever lives then."""
        needs = live.seating().plays_by_itself or live.due is not None or due is not None
        if needs:
            live.due = due
            self.hub.store.later(Due(live.id, room.seq, due))

    def _on_timer(self, live: LiveTable) -> None:
        live.timer = None
        if not self.hub.stopping:
            self.task(self.on_deadline(live))

    async def on_deadline(self, live: LiveTable) -> None:
        """Let due things happen."""
        def judge(room: Room, now: int) -> Plan | None:
            return seating.overdue(room, now) or leaving.flagged(room, now) or acting.tick(room, now, self.hub.config.patience)

        try:
            before = live.room.seq if live.room is not None else -1
            await self.hub.command(live, None, None, judge)
            if live.room is not None and live.room.seq == before:
                self.schedule(live, own=True)
        except (Refused, StoreTrouble) as error:
            log.warning("table %s: %s", live.id, error)
            if not self.hub.stopping:
                live.timer = asyncio.get_running_loop().call_later(1.0, self._on_timer, live)

    # -- bots and programmed answers ----------------------------------------------------------

    async def _decide(self, live: LiveTable, seat: Seat, own: bool) -> None:
        """Play for a seat that plays by itself; for one that another process looks after, only if nothing happens for a while."""
        room = live.room
        seq = -1 if room is None else room.seq
        pause = 0.0 if room is None else self.pause(live, room, seat)
        try:
            if pause or not own:
                await asyncio.sleep(pause if own else SECOND_CHANCE + pause)
            if own or (live.room is not None and live.room.seq == seq):
                own = True
                await self._play_for(live, seat)
        except Refused as refused:
            log.debug("table %s, seat %s: %s", live.id, seat, refused.refusal.code)
            await asyncio.sleep(0.2)
        except StoreTrouble as trouble:
            log.warning("table %s: %s", live.id, trouble)
            await asyncio.sleep(1.0)
        finally:
            live.thinking.pop(seat, None)
        self.schedule(live, own)

    def pause(self, live: LiveTable, room: Room, seat: Seat, number: Action | None = None) -> float:
        """Seconds before what is played for a seat: none where it has no choice, where nobody looks on or the table wants none."""
        config = self.hub.config
        if room.game.clock or not config.bot_pause or not room.setup.pauses or not room.people() or not live.online():
            return 0.0
        return config.bot_pause * random.uniform(0.8, 1.2) if standing_orders.hesitates(room, seat, number) else 0.0

    async def _play_for(self, live: LiveTable, seat: Seat) -> None:
        room = live.room
        if room is None or seat not in room.actors():
            return
        chair = room.chairs[seat]
        if chair.automatic:
            assert chair.bot is not None
            draw = secrets.randbits(62)
            place = Place(ALONE if live.deserted() else PERSON, live.owner or live.id, live.id)
            try:
                number = await self.hub.bot_pool.ask(room, seat, chair.bot, draw, place)
            except BotFailed as failed:
                await self._relieve(live, seat, chair.bot, str(failed))
                return
            hesitation = self.hub.config.trading_pause * self.hub.bot_pool.hesitation(room, seat, chair.bot, number, draw)
            hesitation = hesitation or self.pause(live, room, seat, number)
            if hesitation:
                await asyncio.sleep(hesitation)
                room = live.room
                if room is None or seat not in room.actors() or not room.chairs[seat].automatic:
                    return
                if room.running().refusal(seat, number) is not None:  # the market has moved on meanwhile
                    return
        else:
            answer = standing_orders.answered(room, seat)
            if answer is None:
                return
            number = answer

        def judge(now_room: Room, now: int) -> Plan | None:
            if now_room.seq < room.seq or seat not in now_room.actors():
                return None
            chair = now_room.chairs[seat]
            if not chair.automatic and standing_orders.answered(now_room, seat) is None:
                return None
            plan = acting.act(now_room, seat, number, now)
            plan.entries = [entry for entry in plan.entries if entry.kind != EntryKind.RETURN]
            return plan

        await self.hub.command(live, None, None, judge)

    async def _relieve(self, live: LiveTable, seat: Seat, bot: str, why: str) -> None:
        """A bot from outside has failed: a level takes its seat, and everybody is told."""
        log.warning("table %s, seat %s: the bot %s %s; %s takes its seat", live.id, seat, bot, why, USUAL)
        self.hub.metrics.count("bots_failed")
        await self.hub.command(live, None, None, lambda room, now: seating.relieve(room, seat, bot))

    def _webhooks(self, live: LiveTable, room: Room) -> None:
        """Tell people who are not connected that they are awaited."""
        people = tuple(seat for seat in room.actors() if room.chairs[seat].person and standing_orders.answered(room, seat) is None)
        fresh = set() if live.unnoticed else set(people) - set(live.notified[1])
        live.notified, live.unnoticed = (room.played, people), False
        online = live.online()
        for seat in fresh:
            url = room.chairs[seat].webhook
            if room.chairs[seat].who is not None and seat not in online:
                self.hub.notices.awaited(live, seat)
            if url is not None and seat not in online:
                voice = live.voice(room.chairs[seat].lang)
                self.hub.webhooks.send(url, {
                    "type": "your-turn", "table": live.id, "game": room.game.id, "seat": seat, "version": room.viewer_version(seat),
                    "sentence": voice.prompt(room.running().prompt(seat)),
                })

    # -- now and then -------------------------------------------------------------------------

    def cancel(self, live: LiveTable) -> None:
        """Stop what would happen by itself."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        for task in live.thinking.values():
            task.cancel()
        live.thinking.clear()

    async def supervise(self) -> None:
        """Sweep for as long as the server runs. A sweep that fails is counted, shown by `/healthz`, and tried again."""
        count = 0
        while True:
            await asyncio.sleep(1.0)
            count += 1
            try:
                if self.hub.figures is not None:
                    self.hub.figures.leave(self.hub.metrics, self.hub.gauges())
                if count % TIDY_EVERY == 0:
                    self.memory.give_back()
                await self.sweep(count)
                self.trouble = None
            except Exception as error:
                self.hub.metrics.count("background_failures")
                if self.trouble is None:
                    log.error("the tables could not be looked after", exc_info=error)
                self.trouble = error

    async def sweep(self, count: int) -> None:
        """Every second: a sign of life, tables that are due, and tables that may sleep."""
        with contextlib.suppress(StoreTrouble):
            await self.hub.rulings.look(count)
        if not self.hub.rulings.resting:
            await self._look_after(count)
            with contextlib.suppress(StoreTrouble):
                await self.hub.notices.sweep()
                await self.hub.league.look(count)
        now = time.monotonic()
        for name, live in list(self.hub.tables.items()):
            if count % PRESENCE_EVERY == 0 and live.connections:
                self.hub.publish_presence(live)
            if now - live.used > self.hub.config.nap and not live.thinking and not live.lock.locked:
                self.cancel(live)
                live.sleep()
                if not live.connections:
                    self.hub.tables.pop(name, None)

    async def _look_after(self, count: int) -> None:
        """A sign of life, tables that are due, and tables that are not kept any longer."""
        await self.keep_time()
        with contextlib.suppress(StoreTrouble):
            for name in await self.hub.store.read(self.hub.store.reader.due, wall() - 1000, MOST_DUE + len(self.damaged)):
                if self.damaged.get(name, 0.0) < time.monotonic():
                    await self._attend(name)
        first = count % EXPIRE_EVERY == 1
        if first or self.expiring:
            config = self.hub.config
            self.expiring = await self.expire(config.keep, wall(), config.keep_over, config.keep_names if first else None) > 0

    async def keep_time(self) -> None:
        """If nobody was there for a while, no clock has run meanwhile: the tables that are awake hear it at once, others when they wake."""
        hub = self.hub
        busy = any([live.due is not None for live in hub.tables.values()])
        if await hub.house.turn(busy):
            hub.metrics.count("absences")
            log.warning("nobody looked after the tables for a while, or the clock was set; people's clocks stood meanwhile")
            for live in list(hub.tables.values()):
                if live.room is not None and hub.house.owes(live.room):
                    self.task(self._keep_time(live))

    async def _keep_time(self, live: LiveTable) -> None:
        async with live.lock:
            await self.hub.wake(live)

    async def expire(self, keep: float | None, now: int, over: float | None = None, names: float | None = None) -> int:
        """Delete tables that the host does not keep any longer; how many. Names that are not kept any longer go too."""
        store, gone = self.hub.store, 0
        for name in await store.read(store.reader.expired, now, keep, over, MOST_EXPIRED) if keep or over else []:
            live = self.hub.tables.get(name)
            if live is not None and (live.connections or live.lock.locked):
                continue
            if live is not None:
                self.cancel(live)
                del self.hub.tables[name]
            self.hub.store.later(Forget(name))
            gone += 1
        if gone:
            self.hub.metrics.count("tables_expired", gone)
            log.info("%d tables are deleted: nothing has happened there for longer than this host keeps them", gone)
        if names is not None:
            await self.hub.rulings.take_names(now - round(names * DAY))
        if keep and not gone:
            await self.hub.people.forget_unused(now - round(keep * DAY))
            await self.hub.league.expire(now - round(keep * DAY))
        return gone

    async def _attend(self, name: str) -> None:
        """A table is due: wake it, and let happen what must. One that cannot be woken stops no other, and is left alone for a while."""
        try:
            live = await self.hub.get(name)
            if not live.thinking:
                await self.on_deadline(live)
        except (Refused, StoreTrouble):
            return
        except Exception as error:
            log.error("table %s cannot be looked after", name, exc_info=error)
            self.hub.metrics.count("damaged_tables")
            self.damaged[name] = time.monotonic() + LEFT_ALONE
