"""A command's way: judged, written, and when it is durable folded and told. Straight through where the table is awake and free."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from avernus.core.seats import NOBODY, Seat
from avernus.play.acting import Plan
from avernus.play.entries import Refused
from avernus.play.room import Room
from avernus.server.clock import wall
from avernus.server.live import Live
from avernus.server.loading import card
from avernus.store.jobs import Append, Card

if TYPE_CHECKING:
    from avernus.server.hub import Hub

RACES: Final = 20
"""How often a command is judged again after another process was faster."""
ATTENTION: Final = 10_000
"""A table with bots or clocks is looked at again after so many ms, if the process that plays it dies."""

Judge = Callable[[Room, int], Plan | None]
Then = Callable[[int, bool, Exception | None], None]
"""Called with the version that the seat has then, and whether the command was a repetition; or with an error."""


class Command:
    """One command on its way. It holds the table's turnstile from its beginning to its end."""

    __slots__ = ("begun", "hub", "judge", "live", "plan", "ref", "room", "seat", "then")

    def __init__(self, hub: "Hub", live: Live, seat: Seat | None, ref: str | None, judge: Judge, then: Then) -> None:
        self.hub, self.live, self.seat, self.ref, self.judge, self.then = hub, live, seat, ref, judge, then
        self.begun = time.perf_counter()

    def run(self, room: Room) -> None:
        """Judge it at once; what is to be written is on its way when this returns."""
        try:
            if self.ref is not None and (self.seat, self.ref) in room.refs:
                self._end(room.refs[self.seat, self.ref], True, None)
                return
            now = max(wall(), room.at)
            plan = self.judge(room, now)
            if plan is None or not plan.entries:
                self._end(room.viewer_version(self.seat), False, None)
                return
            self.room, self.plan = room, plan
            job = written(self.live, room, plan, now)
        except Exception as error:
            self._end(0, False, error)
            return
        job.then = self._written
        self.hub.store.put(job)

    def _written(self, job: Append, error: Exception | None) -> None:
        """It is durable, or somebody was faster, or the log is in trouble."""
        if error is None and job.won:
            try:
                fold(self.hub, self.live, self.room, self.plan)
                self.hub.metrics.did(time.perf_counter() - self.begun)
                self._end(self.room.viewer_version(self.seat), False, None)
            except Exception as failure:
                self._end(0, False, failure)
        elif error is None:
            self.hub.driver.task(self._again())
        else:
            self._end(0, False, error)

    async def _again(self) -> None:
        """Follow who was faster, and judge afresh."""
        hub = self.hub
        try:
            hub.metrics.count("races_lost")
            await hub.follow(self.live)
            version, repeated = await rounds(hub, self.live, self.seat, self.ref, self.judge, self.begun)
        except Exception as error:
            self._end(0, False, error)
        else:
            self._end(version, repeated, None)

    def _end(self, version: int, repeated: bool, error: Exception | None) -> None:
        self.live.turn.leave()
        self.then(version, repeated, error)


async def rounds(hub: "Hub", live: Live, seat: Seat | None, ref: str | None, judge: Judge, begun: float) -> tuple[int, bool]:
    """The same with waiting: wake the table, and judge again as often as another process is faster. The caller holds the turnstile."""
    for _ in range(RACES):
        if hub.stopping:
            raise Refused("store-unavailable")
        room = await hub.wake(live)
        if ref is not None and (seat, ref) in room.refs:
            return room.refs[seat, ref], True
        now = max(wall(), room.at)
        plan = judge(room, now)
        if plan is None or not plan.entries:
            return room.viewer_version(seat), False
        if await hub.store.write(written(live, room, plan, now)):
            fold(hub, live, room, plan)
            hub.metrics.did(time.perf_counter() - begun)
            return room.viewer_version(seat), False
        hub.metrics.count("races_lost")
        await hub.follow(live)
    raise Refused("store-unavailable")


def written(live: Live, room: Room, plan: Plan, now: int) -> Append:
    """A plan as a job for the log."""
    plan.stamp(room.seq, now)
    return Append(live.id, room.seq, plan.entries, status_after(plan), attention(room, now))


def fold(hub: "Hub", live: Live, room: Room, plan: Plan) -> None:
    """What is durable becomes true, then known."""
    hub.become(live, room.fold(plan.entries, plan.played), own=True)
    if room.status == "over" or not plan.small:
        hub.store.later(Card(live.id, card(live)))


def status_after(plan: Plan) -> str | None:
    """The status that the table will have, where the plan changes it."""
    if plan.played:
        after = plan.played[-1].after
        if after.mover() == NOBODY and after.result() is not None:
            return "over"
    if plan.small:
        return None
    kinds = [entry.kind for entry in plan.entries]
    return "over" if "over" in kinds else "playing" if "start" in kinds else None


def attention(room: Room, now: int) -> int | None:
    """While this process plays a table with bots or clocks, another looks after it if it does not say otherwise soon."""
    return now + ATTENTION if room.by_itself() and room.status != "over" else None
