"""Opening tables, and opening them again."""

from typing import TYPE_CHECKING

from avernus.core.refusals import AvernusError
from avernus.core.seats import Seat
from avernus.games import names
from avernus.play.acting import Plan
from avernus.play.entries import Refused
from avernus.play.kinds import ChairKind, ClockKind, EntryKind, Status
from avernus.play.room import Room
from avernus.play.seating import seat_bots
from avernus.play.setup import ClockRule, Setup, new_id, new_setup, opening
from avernus.server.league.results import preset_of
from avernus.server.tables.live import LiveTable
from avernus.server.wire import NewClock, NewTable
from avernus.store.jobs import Forget

if TYPE_CHECKING:
    from avernus.server.tables.hub import Hub


def clock_of(clock: NewClock | None) -> ClockRule | None:
    """The agreed clock in milliseconds."""
    if clock is None:
        return None
    if clock.kind == ClockKind.MOVE:
        return ClockRule(ClockKind.MOVE, max(1000, round(clock.days * 86_400_000)))
    return ClockRule(ClockKind.GAME, clock.initial * 1000, clock.increment * 1000)


async def open_table(hub: "Hub", wanted: NewTable, owner: str = "") -> LiveTable:
    """Open the table that was asked for."""
    if wanted.game not in names():
        raise Refused("no-such-game")
    options = {**hub.config.options.get(wanted.game, {}), **wanted.options} if wanted.position is None else wanted.options
    setup, secret = new_setup(
        wanted.game, wanted.seats, options, name=wanted.name, public=wanted.public, clock=clock_of(wanted.clock),
        on_time=wanted.on_time, spectators=wanted.spectators, takebacks=wanted.takebacks, pauses=wanted.pauses,
        position=wanted.position, rated=wanted.rated,
    )
    check_rated(hub, setup)
    return await _open(hub, setup, secret, {int(seat): bot for seat, bot in wanted.bots.items()}, owner)


def check_rated(hub: "Hub", setup: Setup) -> None:
    """What counts for ratings is played as the game's own rules have it, from the beginning, and without a way back."""
    if not setup.rated:
        return
    if not hub.league.ratings:
        raise Refused("ratings-off")
    if setup.position is not None or preset_of(setup) is None:
        raise Refused("not-ratable")
    setup.takebacks = False


async def _open(hub: "Hub", setup: Setup, secret: bytes, bots: dict[Seat, str], owner: str) -> LiveTable:
    name = new_id()
    room = Room(name, secret, setup)
    plan = Plan([opening(setup)])
    for seat, bot in bots.items():
        plan.entries += seat_bots(room, [seat], bot).entries
    if len(bots) >= setup.seats:
        raise AvernusError("At least one seat is for a person.")
    await hub.league.expect(name, setup)
    return await hub.open(name, secret, room, plan, owner)


async def rematch(hub: "Hub", live: LiveTable, seat: Seat, ref: str, owner: str = "") -> tuple[int, bool]:
    """Open a table with the same agreement, once; people sit down at it afresh, since the draws need fresh nonces."""
    async with live.lock:
        room = await hub.wake(live)
    if room.status != Status.OVER:
        raise Refused("not-over")
    fresh = None
    if room.rematch is None:
        old = room.setup
        setup, secret = new_setup(
            old.game, old.seats, old.options, name=old.name, public=old.public, clock=old.clock, on_time=old.on_time,
            spectators=old.spectators, takebacks=old.takebacks, pauses=old.pauses, position=old.position, rematch_of=room.id,
            rated=old.rated and old.tournament is None and hub.league.ratings,
        )
        chairs = enumerate(room.chairs)  # everybody moves on by one seat: those who were second begin
        bots = {(place + 1) % old.seats: chair.bot for place, chair in chairs if chair.kind == ChairKind.BOT and chair.bot is not None}
        fresh = await _open(hub, setup, secret, bots, owner)

    def judge(room: Room, now: int) -> Plan | None:
        if room.rematch is not None or fresh is None:
            return None
        return Plan().add(EntryKind.REMATCH, table=fresh.id, by=seat, ref=ref)

    done = await hub.command(live, seat, ref, judge)
    if fresh is not None and live.room is not None and live.room.rematch != fresh.id:
        hub.tables.pop(fresh.id, None)
        hub.store.later(Forget(fresh.id))
    return done
