"""The one way of a command: judged, written, and once it is durable made true and told."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from avernus.core.seats import NOBODY, Seat
from avernus.play.acting import Plan
from avernus.play.entries import Refused
from avernus.play.folds import fold
from avernus.play.kinds import OVER, EntryKind, Status
from avernus.play.room import Room
from avernus.play.serialize import decode, encode
from avernus.server.clock import wall
from avernus.server.tables.live import LiveTable
from avernus.server.tables.waking import card
from avernus.store.jobs import Append, Card

if TYPE_CHECKING:
    from avernus.server.tables.hub import Hub

RACES: Final = 20
"""How often a command is judged again after another process was faster."""
MOST_ENTRIES: Final = 500_000
"""A table that has become so long takes nothing more."""
DEEPER: Final = b"[" * 200
DEEPER_END: Final = b"]" * 200
"""Whoever reads it back may be deeper in a nest, of calls and of brackets, than whoever has written it."""
ATTENTION: Final = 10_000
"""A table with bots or clocks is looked at again after so many ms, if the process that plays it dies."""

Judge = Callable[[Room, int], Plan | None]
Then = Callable[[int, bool, Exception | None], None]
"""Called with the version that the seat has then, and whether the command was a repetition; or with an error."""


class Command:
    """One command on its way. It holds the table's lock from its judgement to its end.

    Callbacks in place of a task: where a table is awake and free, a move is judged in the very call that brought its frame.
    """

    __slots__ = ("begun", "hub", "judge", "live", "looked", "plan", "races", "ref", "room", "seat", "then", "unwanted")

    def __init__(self, hub: "Hub", live: LiveTable, seat: Seat | None, ref: str | None, judge: Judge, then: Then) -> None:
        self.hub, self.live, self.seat, self.ref, self.judge, self.then = hub, live, seat, ref, judge, then
        self.begun = time.perf_counter()
        self.races = 0
        self.looked = not hub.store.shared
        """Is it sure that no other process has written something that would change a refusal?"""
        self.unwanted = False
        """Has whoever gave it gone before its turn came?"""

    def start(self) -> None:
        """Carry it out as soon as the table is free."""
        self.live.lock.acquire(self._locked)

    def _locked(self) -> None:
        """It is this command's turn."""
        if self.unwanted:
            self.live.lock.release()
        elif self.hub.stopping:
            self._end(0, False, Refused("store-unavailable"))
        elif self.hub.rulings.resting:
            self._end(0, False, Refused("resting"))
        elif self.live.room is None:
            self.hub.driver.task(self._wake())
        else:
            self._judge(self.live.room)

    async def _wake(self) -> None:
        """The table sleeps."""
        try:
            room = await self.hub.wake(self.live)
        except Exception as error:
            self._end(0, False, error)
        else:
            self._judge(room)

    def _judge(self, room: Room) -> None:
        """Repeated, refused, or on its way to the log."""
        try:
            before = room.answered(self.seat, self.ref)
            if before is not None:
                self._end(before, True, None)
                return
            if self.hub.house.owes(room):
                self.hub.driver.task(self._keep_time())
                return
            if room.seq > MOST_ENTRIES:
                raise Refused("too-long", most=MOST_ENTRIES)
            now = max(wall(), room.at)
            plan = self.judge(room, now)
            if plan is None or not plan.entries:
                self._end(room.viewer_version(self.seat), False, None)
                return
            self.room, self.plan = room, plan
            plan.stamp(room.seq, now)
            if not plan.small:
                prove_readable(plan)
            job = Append(self.live.id, room.seq, plan.entries, status_after(plan), attention(self.live, room, now))
        except Exception as error:
            if isinstance(error, Refused) and not self.looked:
                self.hub.driver.task(self._look())
            else:
                self._end(0, False, error)
            return
        job.then = self._written
        self.hub.store.put(job)

    def _written(self, job: Append, error: Exception | None) -> None:
        """It is durable, or somebody was faster, or the log is in trouble."""
        if error is not None:
            self._end(0, False, error)
        elif not job.won:
            self.hub.driver.task(self._again())
        else:
            try:
                publish(self.hub, self.live, self.room, self.plan)
                self.hub.metrics.did(time.perf_counter() - self.begun)
                version = self.room.viewer_version(self.seat)
            except Exception as failure:
                self._end(0, False, failure)
            else:
                self._end(version, False, None)

    async def _keep_time(self) -> None:
        """The house was away: that is written first."""
        try:
            await self.hub.keep_time(self.live)
        except Exception as error:
            self._end(0, False, error)
        else:
            self._locked()

    async def _look(self) -> None:
        """Refused by what this process knows: see what others have written, and judge once more."""
        self.looked = True
        try:
            await self.hub.follow(self.live)
        except Exception as error:
            self._end(0, False, error)
        else:
            self._locked()

    async def _again(self) -> None:
        """Follow who was faster, and judge afresh."""
        try:
            self.hub.metrics.count("races_lost")
            self.races += 1
            if self.races == RACES:
                raise Refused("store-unavailable")
            await self.hub.follow(self.live)
        except Exception as error:
            self._end(0, False, error)
        else:
            self._locked()

    def _end(self, version: int, repeated: bool, error: Exception | None) -> None:
        self.live.used = time.monotonic()
        self.live.lock.release()
        self.then(version, repeated, error)


def prove_readable(plan: Plan) -> None:
    """What clients have put together themselves is read back before it is written: a log that cannot be read is no log.

    Actions, takebacks and remarks are flat by construction, and need no proof.
    """
    try:
        for entry in plan.entries:
            decode(DEEPER + encode(entry.body) + DEEPER_END)
    except (ValueError, RecursionError) as error:
        raise Refused("bad-request", why=str(error)[:100]) from None


def publish(hub: "Hub", live: LiveTable, room: Room, plan: Plan) -> None:
    """What is durable becomes true, then known."""
    hub.committed(live, fold(room, plan.entries, plan.played), own=True)
    if room.status is OVER or not plan.small:
        hub.store.later(Card(live.id, card(live)))
        if room.status is OVER:
            hub.league.ended(live, room)


def status_after(plan: Plan) -> Status | None:
    """The status that the table will have, where the plan changes it."""
    if plan.played:
        after = plan.played[-1].after
        if after.mover() == NOBODY and after.result() is not None:
            return Status.OVER
    if plan.small:
        return None
    kinds = [entry.kind for entry in plan.entries]
    return Status.OVER if EntryKind.OVER in kinds else Status.PLAYING if EntryKind.START in kinds else None


def attention(live: LiveTable, room: Room, now: int) -> int | None:
    """While this process plays a table with bots or clocks, another looks after it if it does not say otherwise soon."""
    return now + ATTENTION if live.seating().plays_by_itself and room.status is not OVER else None
