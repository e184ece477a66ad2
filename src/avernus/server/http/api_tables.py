"""Tables over HTTP: open, list, look, sit, leave, play."""

import asyncio
import logging
from typing import Any

import msgspec

from avernus.play import acting, leaving
from avernus.play.acting import Plan
from avernus.play.entries import Refused
from avernus.play.kinds import ChairKind, EntryKind, Status
from avernus.play.room import Room
from avernus.play.seating import reveal, seat_bots, sit
from avernus.server import wire
from avernus.server.http.calls import Call, Route
from avernus.server.tables.opening import open_table
from avernus.server.telling import views

log = logging.getLogger("avernus.server")

STATUSES = tuple(Status)


async def create(call: Call) -> Any:
    """Open a table."""
    if not call.guest.tables.take():
        raise Refused("too-many-tables")
    if not call.guest.kept.take(len(call.raw)):
        raise Refused("too-much-kept")
    live = await open_table(call.hub, call.body, call.guest.owner)
    return live.info(None, call.lang)


async def lobby(call: Call) -> Any:
    """The public tables."""
    status = call.query.get("status")
    if status is not None and status not in STATUSES:
        raise Refused("bad-request", why="status is open, playing or over")
    reader = call.hub.store.reader
    cards = await call.hub.store.read(reader.lobby, call.query.get("game"), status)
    found = [info for card in cards if (info := read_card(card)) is not None]
    for card in found:
        live = call.hub.tables.get(card.id)
        if live is not None:
            online = live.online()
            card.watching = live.watching()
            for seat in card.seats:
                seat.online = seat.seat in online or seat.kind == ChairKind.BOT
    return wire.Tables(found)


def read_card(card: str) -> wire.TableInfo | None:
    """A table as the log keeps it for the lobby; `None`, and a line in the host's log, if it cannot be read."""
    try:
        return msgspec.json.decode(card, type=wire.TableInfo)
    except (ValueError, RecursionError) as error:
        log.warning("a table is left out of the lobby: %s", error)
        return None


async def show(call: Call) -> Any:
    """One table."""
    live = await call.table()
    viewer = call.viewer(live) if call.token is not None else None
    info = live.info(viewer, call.lang)
    assert live.room is not None
    info.waiting = views.waiting(live.room, viewer)
    return info


async def state(call: Call) -> Any:
    """The `state` message of the socket."""
    live = await call.table()
    return msgspec.Raw(live.state(call.viewer(live), call.lang))


async def take_seat(call: Call) -> Any:
    """A person sits down."""
    live = await call.table()
    wanted: wire.Sit = call.body
    got: dict[str, Any] = {}
    people = call.hub.people
    known = await people.look(wanted.person)
    if known is None and wanted.person is not None:
        known = await people.meet(wanted.person, call.guest, wanted.name, lang=wanted.lang)
    owner = None if known is None else known.owner
    event = None if live.room is None else live.room.setup.tournament
    kept = None if event is None or known is None else await call.hub.league.seat_of(event, live.id, known.sums)

    def judge(room: Room, now: int) -> Plan:
        plan, got["seat"], got["token"] = sit(room, wanted.seat, wanted.name, wanted.commit, wanted.lang, wanted.token, owner, kept)
        return plan

    await call.hub.command(live, None, None, judge)
    await people.seated(live.id, got["seat"], None if known is None else known.person)
    return wire.Seated(got["seat"], got["token"], live.info(got["seat"], wanted.lang))


async def show_nonce(call: Call) -> Any:
    """Everybody has sat down: a person shows its nonce."""
    live = await call.table()
    seat = call.seat(live)
    wanted: wire.Reveal = call.body
    done = await call.hub.command(live, seat, wanted.ref, lambda room, now: reveal(room, seat, wanted.nonce, wanted.next, wanted.ref))
    return wire.Done(*done)


async def bots(call: Call) -> Any:
    """Bots sit down."""
    live = await call.table()
    seat = call.seat(live)
    wanted: wire.SeatBots = call.body
    places = None if wanted.seat is None else [wanted.seat]
    await call.hub.command(live, seat, wanted.ref, lambda room, now: seat_bots(room, places, wanted.bot, seat, wanted.ref))
    return live.info(seat, call.lang)


async def do(call: Call) -> Any:
    """Play an action."""
    live = await call.table()
    seat = call.seat(live)
    wanted: wire.Do = call.body
    try:
        done = await call.hub.command(live, seat, wanted.ref, lambda room, now: acting.act(room, seat, wanted.do, now, wanted.ref))
    except Refused as error:
        if live.room is not None:
            error.speaker = live.voice(call.lang).speaker
        raise
    return wire.Done(*done)


async def leave(call: Call) -> Any:
    """Give up a seat."""
    live = await call.table()
    seat = call.seat(live)
    await call.hub.command(live, seat, None, lambda room, now: leaving.leave(room, seat))
    return live.info(None, call.lang)


async def webhook(call: Call) -> Any:
    """Say where to tell that it is the seat's turn."""
    live = await call.table()
    seat = call.seat(live)
    url = call.body.url
    if url is not None:
        await asyncio.to_thread(call.hub.webhooks.check, url)
    done = await call.hub.command(live, seat, None, lambda room, now: Plan().add(EntryKind.WEBHOOK, by=seat, url=url))
    return wire.Done(*done)


TABLE = "/api/tables/{table}"
ROUTES = (
    Route("POST", "/api/tables", create, "Open a table", wire.NewTable, wire.TableInfo, 201, ("lang",), cost=5),
    Route("GET", "/api/tables", lobby, "Public tables, last used first", answer=wire.Tables, query=("game", "status", "lang"), cost=2),
    Route("GET", TABLE, show, "A table", answer=wire.TableInfo, query=("lang",)),
    Route("GET", f"{TABLE}/state", state, "The `state` of a seat or a spectator", None, wire.StateMessage, 200, ("lang",), token=True),
    Route("POST", f"{TABLE}/seats", take_seat, "Sit down; answers with the seat token", wire.Sit, wire.Seated, 201, cost=2),
    Route("POST", f"{TABLE}/reveal", show_nonce, "Show the nonce that was committed to", wire.Reveal, wire.Done, token=True),
    Route("POST", f"{TABLE}/bots", bots, "Let bots sit down", wire.SeatBots, wire.TableInfo, 200, ("lang",), token=True),
    Route("POST", f"{TABLE}/do", do, "Play an action", wire.Do, wire.Done, 200, ("lang",), token=True),
    Route("POST", f"{TABLE}/leave", leave, "Give up a seat", wire.Nothing, wire.TableInfo, 200, ("lang",), token=True),
    Route("POST", f"{TABLE}/webhook", webhook, "Be told when it is this seat's turn", wire.Webhook, wire.Done, 200, (), token=True),
)
