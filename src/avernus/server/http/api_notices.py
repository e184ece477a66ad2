"""How a person is told of its turns, over HTTP; and the one click that ends it."""

import asyncio
import json
import secrets
from typing import Any, Final

from avernus.play.chairs import hashed
from avernus.play.entries import Refused
from avernus.server import wire
from avernus.server.clock import wall
from avernus.server.http.calls import Call, Route
from avernus.server.people.known import CODE_MS, ROW_BYTES, WRONG, Known, said
from avernus.server.people.notices import way_of
from avernus.server.people.senders import Failed
from avernus.server.telling.sentences import say
from avernus.store.identities import PUT, TAKE

MOST_WAYS: Final = 8
CONFIRMED: Final = 10.0
"""What a code that is sent to somebody costs of what an address may do about people."""


async def described(call: Call, known: Known) -> wire.Telling:
    """How a person is told, and could be."""
    rows = await call.hub.people.rows("SELECT name, value FROM people WHERE kind = 'tell' AND person = ? ORDER BY at", known.person)
    kept = [(name, json.loads(value)) for name, value in rows]
    ways = [wire.Way(name, way["by"], way.get("to") or way.get("device", "")) for name, way in kept]
    notices, night = call.hub.notices, known.said.get("night") or (None, None)
    return wire.Telling(None if notices.push is None else notices.push.key, list(notices.channels.templates), ways, *night)


async def telling(call: Call) -> Any:
    """How a person is told of its turns."""
    return await described(call, await call.hub.people.find(call.token))


async def night(call: Call) -> Any:
    """When a person does not want to be told of anything."""
    wanted: wire.NightHours = call.body
    known = await call.hub.people.find(call.token)
    hours = None if wanted.first is None or wanted.last is None or wanted.first == wanted.last else [wanted.first, wanted.last]
    if not call.guest.kept.take(ROW_BYTES):
        raise Refused("too-much-kept")
    told = said({**known.said, "night": hours, "offset": wanted.offset})
    await call.hub.people.write((PUT, ("person", known.person, known.person, wall(), told)))
    return await described(call, await call.hub.people.find(call.token))


async def room_for(call: Call, known: Known, way: str) -> None:
    """May this person be told by one more way?"""
    rows = await call.hub.people.rows("SELECT name FROM people WHERE kind = 'tell' AND person = ?", known.person)
    if len(rows) >= MOST_WAYS and (way,) not in rows:
        raise Refused("too-many-devices", most=MOST_WAYS)
    if not call.guest.kept.take(3 * ROW_BYTES):
        raise Refused("too-much-kept")


async def push(call: Call) -> Any:
    """A browser wants to be told."""
    wanted: wire.PushWay = call.body
    known = await call.hub.people.find(call.token)
    sender = call.hub.notices.push
    if sender is None:
        raise Refused("no-push")
    sender.check(wanted.endpoint)
    name = way_of(call.hub.guests.salt, "push", wanted.endpoint)
    await room_for(call, known, name)
    device = next((called for tag, called, _ in known.devices if tag == known.device), "")
    way = {"by": "push", "endpoint": wanted.endpoint, "p256dh": wanted.p256dh, "auth": wanted.auth, "device": device, "tag": known.device}
    try:
        await asyncio.to_thread(sender.encrypted, way, {"tag": ""})
    except ValueError:
        raise Refused("bad-subscription") from None
    await call.hub.people.write((PUT, ("tell", name, known.person, wall(), said(way))))
    return await described(call, known)


async def channel(call: Call) -> Any:
    """Somebody wants to be told by one of the host's ways: whose address it is has to be shown first."""
    wanted: wire.ChannelWay = call.body
    hub, known = call.hub, await call.hub.people.find(call.token)
    hub.notices.channels.check(wanted.channel, wanted.to)
    await room_for(call, known, way_of(hub.guests.salt, wanted.channel, wanted.to))
    if not call.guest.people.take(CONFIRMED):
        raise Refused("too-fast")
    code, lang = f"{secrets.randbelow(10**8):08d}", known.said.get("lang", "en")
    house = hub.config.instance or hub.config.address or "avernus"
    title, text = say(lang, "notice-confirm-title", code=code), say(lang, "notice-confirm", code=code, house=house)
    try:
        await asyncio.to_thread(hub.notices.channels.send, wanted.channel, wanted.to, title, text)
    except Failed:
        hub.metrics.count("notices_failed")
        raise Refused("bad-address") from None
    row = ("confirm", hashed(f"{known.person} {code}"), known.person, wall() + CODE_MS, said({"by": wanted.channel, "to": wanted.to}))
    await hub.people.write(("DELETE FROM people WHERE kind = 'confirm' AND person = ?", (known.person,)), (PUT, row))
    return await described(call, known)


async def confirm(call: Call) -> Any:
    """The code has come: that is where the person is told from now on."""
    known, people = await call.hub.people.find(call.token), call.hub.people
    if not call.guest.people.take():
        raise Refused("too-fast")
    taken = await people.write((TAKE, ("confirm", hashed(f"{known.person} {call.body.code}"), wall())))
    if not taken:
        call.guest.people.charge(WRONG)
        raise Refused("bad-code")
    way = json.loads(taken[0][1])
    await people.write((PUT, ("tell", way_of(call.hub.guests.salt, way["by"], way["to"]), known.person, wall(), said(way))))
    return await described(call, known)


async def quiet(call: Call) -> Any:
    """Whoever knows the name of a way ends it: there is nothing else to be had with it."""
    await call.hub.people.write(("DELETE FROM people WHERE kind = 'tell' AND name = ?", (call.body.way,)))
    return wire.Done(0, False)


ME: Final = "/api/me"
ROUTES = (
    Route("GET", f"{ME}/notices", telling, "How this person is told of its turns", answer=wire.Telling, token=True),
    Route("POST", f"{ME}/night", night, "When not to be told of anything", wire.NightHours, wire.Telling, 200, (), token=True, cost=2),
    Route("POST", f"{ME}/push", push, "Be told of one's turns by this browser", wire.PushWay, wire.Telling, 200, (), token=True, cost=5),
    Route("POST", f"{ME}/channel", channel, "Be told elsewhere", wire.ChannelWay, wire.Telling, 200, (), token=True, cost=20),
    Route("POST", f"{ME}/confirm", confirm, "The code that was sent", wire.ConfirmWay, wire.Telling, 200, (), token=True, cost=5),
    Route("POST", "/api/quiet", quiet, "Be told no more by one way", wire.EndWay, wire.Done, 200, (), cost=5),
)
