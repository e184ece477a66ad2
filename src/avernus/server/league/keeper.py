"""Who looks after ratings and tournaments in a server process: results are written down, rounds begin, and who does not come has lost.

Any number of processes may do this at once: whatever is changed is changed in one transaction that fails if somebody was faster.
"""

import asyncio
import copy
import logging
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from avernus.core.seats import Seat
from avernus.play.acting import Plan
from avernus.play.entries import Refused
from avernus.play.kinds import ChairKind, EntryKind, OutcomeReason, Status
from avernus.play.room import Room
from avernus.play.seating import begin, seat_bots
from avernus.play.setup import Setup, new_id, opening
from avernus.server.clock import wall
from avernus.server.league import tournament as rules
from avernus.server.league.book import Book, agreed, late
from avernus.server.league.pairing import STAND_IN
from avernus.server.league.results import ending, places_of, preset_of
from avernus.server.league.skills import BOT
from avernus.server.league.tournament import Pairing, Tournament
from avernus.store.database import StoreTrouble
from avernus.store.league_rows import ABANDONED, AWAITED

if TYPE_CHECKING:
    from avernus.server.tables.hub import Hub
    from avernus.server.tables.live import LiveTable

log = logging.getLogger("avernus.server")

CATCH_UP: Final = 10
"""Sweeps after which is looked for results that nobody has written down."""
MOST_AT_ONCE: Final = 50
CLAIM: Final = 20_000
"""Milliseconds after which a table that somebody wanted to open, and that is not there, is opened by another."""
T = TypeVar("T")


class Keeper:
    """The league of a hub."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.book = Book(hub.store.database, hub.store.reader)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="avernus-league")
        self.stepping: set[str] = set()
        """Tournaments that this process is looking at."""

    @property
    def ratings(self) -> bool:
        """Does the host want ratings?"""
        return self.hub.config.ratings

    @property
    def tournaments(self) -> bool:
        """Does the host want tournaments?"""
        return self.hub.config.tournaments != "no"

    async def asked(self, question: Callable[..., T], *args: Any) -> T:
        """Ask or change the book, in a thread of its own."""
        if self.hub.stopping:
            raise Refused("store-unavailable")
        return await asyncio.get_running_loop().run_in_executor(self.thread, question, *args)

    def close(self) -> None:
        """What was begun is done; nothing more is."""
        self.thread.shutdown()

    async def look(self, count: int) -> None:
        """Every second: tournaments that are due; now and then, results that were missed because a process died."""
        if not (self.ratings or self.tournaments) or self.hub.stopping:
            return
        if self.tournaments:
            for name in await self.asked(self.book.due, wall()):
                self.hub.driver.task(self.step(name))
        if count % CATCH_UP == 1:
            await self._catch_up()

    async def expire(self, before: int) -> None:
        """Players who have not been here since that time are forgotten."""
        await self.asked(self.book.forget_unseen, before)

    # -- results ------------------------------------------------------------------------------

    async def expect(self, table: str, setup: Setup) -> None:
        """Before a table is opened: its result will be wanted."""
        if setup.rated or setup.tournament is not None:
            await self.asked(self.book.expect, table, setup, preset_of(setup) or "", wall())

    def ended(self, live: "LiveTable", room: Room) -> None:
        """A table is over."""
        if room.setup.rated or room.setup.tournament is not None:
            self.hub.driver.task(self._record(live.id))

    async def _record(self, table: str) -> None:
        """Write down how a table ended, and go on with its tournament."""
        try:
            live = await self.hub.get(table)
            room = live.room
            assert room is not None
            entries = await self.hub.store.read(self.hub.store.reader.entries, table)
            found = ending(room, entries)
            if found is not None:
                today = await self.hub.people.whose([one for one in found.players if one is not None and not one.startswith(BOT)])
                found = replace(found, players=tuple(one and today.get(one, one) for one in found.players))
            if found is None:
                await self.asked(self.book.drop, table)
            else:
                await self.asked(self.book.record, table, room.setup.game, found, entries[-1].at)
            if room.setup.tournament is not None:
                await self.step(room.setup.tournament)
        except (Refused, StoreTrouble) as error:  # it is looked for again
            log.warning("the result of table %s is not written down yet: %s", table, error)

    async def _catch_up(self) -> None:
        for table, status, opened in await self.hub.store.read(self.hub.store.reader.rows, AWAITED, (MOST_AT_ONCE,)):
            if status == "over":
                await self._record(table)
            elif wall() - opened > min(ABANDONED, 60_000):  # opened long ago, and not there: deleted, or never opened at all
                await self.asked(self.book.drop, table)

    # -- tournaments --------------------------------------------------------------------------

    async def step(self, name: str) -> None:
        """See what has come about in a tournament, write it down, and open the tables that it wants."""
        if name in self.stepping or self.hub.stopping or self.hub.rulings.resting:
            return
        self.stepping.add(name)
        try:
            while await self._step(name):
                continue
        except (Refused, StoreTrouble) as error:
            log.warning("tournament %s: %s", name, error)
        finally:
            self.stepping.discard(name)

    async def _step(self, name: str) -> bool:
        """One step; is there more to be done at once?"""
        event, seq = await self.asked(self.book.tournament, name)
        now, span = wall(), self.hub.house.span
        changed = copy.deepcopy(event)
        if changed.stage == "running" and changed.played:
            for game in changed.played[-1].games:
                if game.places is None:
                    await self._look_at(changed, game, now)
        changed = rules.step(changed, now, span, new_id)
        wanted = self._claim(changed, now)
        if not await self.asked(self.book.put, changed, seq, now):
            return True
        for game in wanted:
            await self._open(changed, game)
        return bool(wanted) or (changed.stage == "running" and changed.next is not None and changed.next <= now)

    @staticmethod
    def _claim(event: Tournament, now: int) -> list[Pairing]:
        """The tables that this process is to open."""
        if event.stage != "running" or not event.played:
            return []
        found = [
            game for game in event.played[-1].games
            if game.places is None and not game.there and (game.claimed is None or now - game.claimed > CLAIM)
        ]
        for game in found:
            game.claimed = now
        return found

    async def _open(self, event: Tournament, game: Pairing) -> None:
        """A table for these entrants: bots sit there already, people's seats are theirs alone."""
        sitting = [None if one == STAND_IN else event.entrants[one] for one in game.seats]
        bots = {seat: event.level if one is None else one.bot for seat, one in enumerate(sitting) if one is None or one.bot is not None}
        setup, secret = agreed(event, len(event.played) - 1, [None if one is None else one.token for one in sitting])
        await self.expect(game.table, setup)
        room = Room(game.table, secret, setup)
        plan = Plan([opening(setup)])
        for seat, bot in bots.items():
            plan.entries += seat_bots(room, [seat], str(bot)).entries
        if len(bots) == setup.seats:
            begin(room, plan, [], [])
        await self.hub.open(game.table, secret, room, plan, "")

    async def _look_at(self, event: Tournament, game: Pairing, now: int) -> None:
        """Has a table been decided, or has somebody not come?"""
        rows = await self.hub.store.read(self.hub.store.reader.rows, "SELECT status FROM tables WHERE id = ?", (game.table,))
        if not rows:
            if game.there:  # the host has deleted it
                rules.decide(event, game.table, None)
            return
        game.there = True
        if rows[0][0] == Status.PLAYING:
            return
        live = await self.hub.get(game.table)
        async with live.lock:
            room = await self.hub.latest(live)
        if room.status is Status.OVER:
            self._decided(event, game, room)
        elif room.status is Status.OPEN and late(event, now, self._stood(event)):
            await self._missing(event, game, live)

    async def seat_of(self, name: str, table: str, sums: Collection[str]) -> Seat | None:
        """The seat that a tournament keeps at a table for a person, by any of that person's sums; none where it keeps none."""
        try:
            event, _ = await self.asked(self.book.tournament, name)
        except Refused:  # deleted meanwhile
            return None
        seats = next((game.seats for turn in event.played for game in turn.games if game.table == table), [])
        return next((seat for seat, one in enumerate(seats) if one != STAND_IN and event.entrants[one].who in sums), None)

    def _stood(self, event: Tournament) -> int:
        """For how long the host was away since the round began."""
        turn = event.played[-1]
        return self.hub.house.since(turn.span, turn.begun)

    @staticmethod
    def _decided(event: Tournament, game: Pairing, room: Room) -> None:
        places = places_of(room)
        absent = {
            seat: True for seat, chair in enumerate(room.chairs)
            if chair.kind is ChairKind.BOT and game.seats[seat] != STAND_IN and event.entrants[game.seats[seat]].bot is None
        } if places is not None else {}
        rules.decide(event, game.table, None if places is None else list(places), absent)

    async def _missing(self, event: Tournament, game: Pairing, live: "LiveTable") -> None:
        """Somebody has not come in time: of two the other has won; at larger tables a bot sits down in their place."""
        found: dict[Seat, bool] = {}

        def judge(room: Room, now: int) -> Plan | None:
            found.clear()
            if room.status is not Status.OPEN:
                return None
            absent = sorted({*room.empty(), *room.missing()})
            present = [seat for seat in room.company() if seat not in absent]
            found.update(dict.fromkeys(absent, True))
            if room.seats == 2 or not present:
                return Plan().add(EntryKind.OVER, reason=OutcomeReason.CLOSED)
            plan = Plan()
            for seat in absent:
                if room.chairs[seat].kind is ChairKind.PERSON:
                    plan.add(EntryKind.LEAVE, seat=seat, why="late")
            for seat in absent:
                plan.add(EntryKind.BOT, seat=seat, bot=event.level)
            return plan

        await self.hub.command(live, None, None, judge)
        if found and live.room is not None and live.room.status is Status.OVER:
            rules.decide(event, game.table, None, found)
