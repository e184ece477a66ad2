"""Is the house awake? While nobody looks after the tables their clocks stand, and a jump of the system's clock is no time at all.

Time is divided into *spans*. While a server is there it leaves a sign of life (a beat) in the database. Whoever finds that the last one is
long ago, or lies in the future, begins a new span: the old one ended with its last beat, the new one begins now. A table that was played
in an older span gets an entry in its log before anything else happens there (`folds.on_pause`), which moves its clocks on by what lies
between; so the log alone says how much time everybody has had.
"""

from typing import Any, Final

from avernus.play.kinds import Status
from avernus.play.room import Room
from avernus.server import clock
from avernus.store.jobs import Keep
from avernus.store.store import Store

AWAY: Final = 5_000
"""Milliseconds without a beat after which nobody was there, where others may be; a server that is alone knows it by its own start."""
BEAT: Final = 1_000
IDLE_BEAT: Final = 10_000
"""Milliseconds between beats, and between those of a server that is alone and has no clock to look after."""
SPAN: Final = "span"
BEATS: Final = "beat"


class House:
    """The spans that this house has been awake for."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.span = 1
        self.spans: dict[int, tuple[int, int]] = {}
        """By number: when the span before it ended, and when it began."""
        self.last = 0
        """When this process last looked after its tables."""

    async def start(self) -> None:
        """This process begins: in a span of its own if it is alone, or if nobody else has been there."""
        now = clock.system()
        clock.set_wall(now)
        await self._read()
        if not self.spans:  # nobody was here yet, or an older program that left no signs of life: then the last action is the last sign
            rows: list[tuple[Any, ...]] = await self.store.read(self.store.reader.rows, "SELECT MAX(updated) FROM tables")
            last = now if rows[0][0] is None else int(rows[0][0])
            await self._begin(1, last, last)
            if abs(now - last) > AWAY:
                await self._begin(2, last, now)
        else:
            seen = await self._seen()
            if not self.store.shared or abs(now - seen) > AWAY:
                await self._begin(self.span + 1, seen, now)
        self.last = clock.wall()

    async def turn(self, busy: bool) -> bool:
        """Every second or so: leave a beat. Has a new span begun? `busy`: is there a clock that runs?"""
        before = self.span
        await self._read()
        seen = await self._seen()
        now = clock.wall()
        if self.span != before:
            if abs(now - seen) > AWAY:  # another process goes by another time: the latest counts
                clock.set_wall(seen)
            self.last = clock.wall()
            return True
        if abs(now - seen) > AWAY and abs(now - self.last) > AWAY:
            await self._begin(self.span + 1, seen, now)
            self.last = now
            return True
        self.last = now
        if now - seen >= (BEAT if busy or self.store.shared else IDLE_BEAT):
            self.beat()
        return False

    def beat(self) -> None:
        """A sign of life."""
        self.store.later(Keep(f"{BEATS} {self.span}", str(clock.wall())))

    async def _begin(self, number: int, ended: int, begun: int) -> None:
        """A new span; if another process has begun one at the same moment, that one."""
        await self.store.write(Keep(f"{SPAN} {number}", f"{ended} {begun}", once=True))
        await self._read()

    async def _read(self) -> None:
        rows = await self.store.read(self.store.reader.rows, "SELECT name, value FROM house WHERE name LIKE ?", (f"{SPAN} %",))
        for name, value in rows:
            ended, begun = value.split(" ")
            self.spans[int(name.removeprefix(SPAN))] = int(ended), int(begun)
        self.span = max(self.spans, default=1)

    async def _seen(self) -> int:
        """The last beat of the present span."""
        rows: list[tuple[Any, ...]] = await self.store.read(
            self.store.reader.rows, "SELECT value FROM house WHERE name = ?", (f"{BEATS} {self.span}",),
        )
        return int(rows[0][0]) if rows else self.spans[self.span][1]

    # -- tables -------------------------------------------------------------------------------

    def owes(self, room: Room) -> bool:
        """Has the house been away since something happened at a table at which time counts?"""
        return room.span < self.span and room.timed() and room.status is not Status.OVER and room.note is None

    def missed(self, room: Room) -> int:
        """By how much the table's clocks go on: the time for which nobody was there, and jumps of the clock in both directions."""
        return self.since(room.span, room.at)

    def since(self, span: int, at: int) -> int:
        """The same since a moment of a span."""
        total = 0
        for number in range(span + 1, self.span + 1):
            ended, begun = self.spans.get(number, (0, 0))
            if ended <= begun <= at:
                continue  # before anything happened here
            total += begun - max(ended, at)
            at = begun
        return total
