"""People over HTTP: a device shows its key in the authorization, and is told what is its person's alone."""

from typing import Any, Final

from avernus.play import carrying, standing_orders
from avernus.play.entries import Refused
from avernus.play.kinds import ChairKind, Status
from avernus.server import wire
from avernus.server.http.api_tables import read_card
from avernus.server.http.calls import Call, Route
from avernus.server.people.known import LOOK, ROW_BYTES, Known
from avernus.server.telling import views

MOST_LISTED: Final = 100
MOST_LOOKED_AT: Final = 20
"""Tables that are looked at to see whose turn it is: each of them may have to be read first."""
MINE: Final = (
    "SELECT people.name, tables.id, tables.card FROM people JOIN tables ON tables.id = people.value "
    "WHERE people.kind = 'seat' AND people.person = ? ORDER BY tables.updated DESC, people.name LIMIT ?"
)


async def described(call: Call, known: Known) -> wire.Me:
    """A person, as it is told itself."""
    counted = await call.hub.people.rows("SELECT COUNT(*) FROM people WHERE kind = 'passkey' AND person = ?", known.person)
    devices = [wire.Device(tag, name, at, tag == known.device) for tag, name, at in known.devices]
    passkeys = counted[0][0] if call.hub.passkeys.on else None
    return wire.Me(known.person, known.said.get("name", ""), known.said.get("lang", "en"), devices, passkeys)


async def me(call: Call) -> Any:
    """Who has this key."""
    return await described(call, await call.hub.people.find(call.token))


async def make_known(call: Call) -> Any:
    """A device wants to be known, or to be called otherwise."""
    wanted: wire.MakeKnown = call.body
    return await described(call, await call.hub.people.meet(call.token, call.guest, wanted.name, wanted.device, wanted.lang))


async def code(call: Call) -> Any:
    """A one-time code for another device."""
    known = await call.hub.people.find(call.token)
    return wire.OneTimeCode(*await call.hub.people.code(known, call.guest))


async def join(call: Call) -> Any:
    """Another device has made a code."""
    wanted: wire.Join = call.body
    return await described(call, await call.hub.people.join(call.token, wanted.code, wanted.device, call.guest, wanted.merge))


async def forget(call: Call) -> Any:
    """A device, or all that is known of a person, goes."""
    people, wanted = call.hub.people, call.body
    known = await people.find(call.token)
    if wanted.device is None:
        await people.forget(known)
        return wire.Forgotten(0)
    await people.forget_device(known, wanted.device, call.guest)
    return wire.Forgotten(len(known.devices) - 1)


async def claim(call: Call) -> Any:
    """A seat that this device has a token of is its person's."""
    wanted: wire.Claim = call.body
    known = await call.hub.people.find(call.token)
    if not call.guest.kept.take(ROW_BYTES):
        raise Refused("too-much-kept")
    live = await call.hub.get(wanted.table)
    return wire.Claimed(wanted.table, await call.hub.people.claim(live, known, wanted.token))


async def carry(call: Call) -> Any:
    """The person's seats at a table, for this device."""
    wanted: wire.Carry = call.body
    known = await call.hub.people.find(call.token)
    if not call.guest.kept.take(ROW_BYTES * len(wanted.tokens)):
        raise Refused("too-much-kept")
    live = await call.hub.get(wanted.table)
    seats = await call.hub.people.carry(live, known, wanted.tokens, wanted.commits)
    return wire.Carried(seats, live.info(seats[0], call.lang))


async def mine(call: Call) -> Any:
    """All tables where this person sits."""
    known = await call.hub.people.find(call.token)
    found: dict[str, wire.MyTable] = {}
    for name, table, card in await call.hub.people.rows(MINE, known.person, MOST_LISTED):
        if table not in found:
            info = read_card(card)
            if info is None:
                continue
            found[table] = wire.MyTable(info, [], False)
        seat = int(name.rpartition(" ")[2])
        if seat < len(found[table].table.seats) and found[table].table.seats[seat].kind == ChairKind.PERSON:
            found[table].seats.append(seat)
    looked = [one for one in found.values() if one.seats and one.table.status != Status.OVER][:MOST_LOOKED_AT]
    for one in looked:
        await look(call, known, one)
    return wire.MyTables([one for one in found.values() if one.seats])


async def look(call: Call, known: Known, one: wire.MyTable) -> None:
    """See how a table stands for its person, as one of its seats sees it."""
    call.guest.work.charge(LOOK)
    try:
        live = await call.hub.get(one.table.id)
        if call.hub.store.shared:
            async with live.lock:
                await call.hub.latest(live)
    except Refused:
        return
    room = live.room
    if room is None:
        return
    one.seats = carrying.seats_of(room, known.sums)
    if not one.seats:
        return
    one.table = live.info(one.seats[0], call.lang)
    one.table.waiting = views.waiting(room, one.seats[0])
    one.awaited = room.status == Status.PLAYING and any(
        seat in room.actors() and room.chairs[seat].person and standing_orders.answered(room, seat) is None for seat in one.seats
    )


def credential(wanted: wire.PasskeyAnswer, **response: str | None) -> dict[str, Any]:
    """As the standard has it."""
    return {"id": wanted.id, "rawId": wanted.id, "type": "public-key", "response": {"clientDataJSON": wanted.client_data, **response}}


async def offer_passkey(call: Call) -> Any:
    """What a browser needs to make a passkey."""
    return await call.hub.passkeys.offer(await call.hub.people.find(call.token))


async def add_passkey(call: Call) -> Any:
    """A passkey was made."""
    known, wanted = await call.hub.people.find(call.token), call.body
    await call.hub.passkeys.add(known, credential(wanted, attestationObject=wanted.attestation or ""), call.guest)
    return await described(call, known)


async def ask_passkey(call: Call) -> Any:
    """What a browser needs to show a passkey."""
    if not call.guest.people.take():
        raise Refused("too-fast")
    return await call.hub.passkeys.ask()


async def enter(call: Call) -> Any:
    """A device shows a passkey."""
    wanted: wire.PasskeyAnswer = call.body
    shown = credential(wanted, authenticatorData=wanted.authenticator or "", signature=wanted.signature or "")
    return await described(call, await call.hub.passkeys.enter(call.token, shown, wanted.device, call.guest))


ME: Final = "/api/me"
PASSKEY: Final = f"{ME}/passkey"
ROUTES = (
    Route("GET", ME, me, "Who has this key", answer=wire.Me, token=True),
    Route("POST", ME, make_known, "Be known, or be called otherwise", wire.MakeKnown, wire.Me, 200, (), token=True, cost=2),
    Route("GET", f"{ME}/tables", mine, "All tables where this person sits", answer=wire.MyTables, query=("lang",), token=True, cost=5),
    Route("POST", f"{ME}/code", code, "A one-time code for another device", wire.Nothing, wire.OneTimeCode, 201, (), token=True, cost=2),
    Route("POST", f"{ME}/join", join, "Be a device of whoever made a code", wire.Join, wire.Me, 200, (), token=True, cost=5),
    Route("POST", f"{ME}/claim", claim, "Say that a seat is this person's", wire.Claim, wire.Claimed, 200, (), token=True, cost=2),
    Route("POST", f"{ME}/seats", carry, "Open the person's seats here", wire.Carry, wire.Carried, 200, ("lang",), token=True, cost=2),
    Route("POST", f"{ME}/forget", forget, "Forget a device, or the person", wire.ForgetDevice, wire.Forgotten, 200, (), token=True, cost=5),
    Route("POST", f"{PASSKEY}/new", offer_passkey, "What makes a passkey", wire.Nothing, dict, 200, (), token=True, cost=5),
    Route("POST", PASSKEY, add_passkey, "A passkey was made", wire.PasskeyAnswer, wire.Me, 200, (), token=True, cost=20),
    Route("POST", f"{PASSKEY}/ask", ask_passkey, "What asks for a passkey", wire.Nothing, dict, 200, (), token=True, cost=5),
    Route("POST", f"{PASSKEY}/enter", enter, "Be known by a passkey", wire.PasskeyAnswer, wire.Me, 200, (), token=True, cost=20),
)
