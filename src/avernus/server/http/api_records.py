"""The record of a table: to download, to step through, to check."""

from typing import Any

from avernus.core.record import read as read_record
from avernus.core.seats import Seat
from avernus.play.entries import Refused
from avernus.play.exporting import record_of
from avernus.play.kinds import Status
from avernus.play.room import Room
from avernus.play.verify import verify
from avernus.server import wire
from avernus.server.http.calls import Call, Reply, Route
from avernus.server.tables.live import LiveTable
from avernus.server.telling import views


def openly(room: Room) -> None:
    """May everybody see past positions? In games with secrets, once they are over."""
    if room.game.hidden and room.status != Status.OVER:
        raise Refused("hidden-until-the-end")
    if not room.setup.spectators and room.status != Status.OVER:
        raise Refused("no-spectators")


async def awake(call: Call) -> tuple[LiveTable, Room, Seat | None]:
    """The table and who looks at it."""
    live = await call.table()
    assert live.room is not None
    return live, live.room, call.viewer(live)


async def record(call: Call) -> Any:
    """The record, as far as the viewer may know it."""
    _, room, viewer = await awake(call)
    reader = call.hub.store.reader
    entries = await call.hub.store.read(reader.entries, room.id, 0, room.seq)
    text = record_of(room, entries, viewer).write()
    return Reply(text.encode(), "text/plain; charset=utf-8", headers={
        "Content-Disposition": f'attachment; filename="{room.game.id}-{room.id}.avn"', "Cache-Control": "no-store",
    })


async def check(call: Call) -> Any:
    """What anybody needs to check the draws; once over, the check itself."""
    _, room, _ = await awake(call)
    over = room.status == Status.OVER
    answer: dict[str, Any] = {
        "table": room.id, "commit": room.setup.commit, "nonces": room.nonces or list(room.seat_nonces.values()),
        "secret": room.secret.hex() if over else None, "actions": None, "draws": None, "verdict": None,
    }
    if over:
        entries = await call.hub.store.read(call.hub.store.reader.entries, room.id, 0, room.seq)
        verdict = await call.hub.store.read(verify, read_record(record_of(room, entries, None).write()))
        answer |= {"actions": verdict.actions, "draws": verdict.draws, "verdict": "in order"}
    return answer


async def lines(call: Call) -> Any:
    """The surviving actions."""
    _, room, _ = await awake(call)
    openly(room)
    first = call.number("from")
    cache = await call.hub.store.read(call.hub.replays.load, room.id, room.seq, room.setup, room.game)
    rows = [[line.body["s"], line.body["t"], line.at] for line in cache.lines[first:first + 10_000]]
    return {"from": first, "of": len(cache.lines), "lines": rows}


async def at(call: Call) -> Any:
    """The position after so many actions."""
    live, room, _ = await awake(call)
    openly(room)
    number = call.number("number")
    replays = call.hub.replays
    cache = await call.hub.store.read(replays.load, room.id, room.seq, room.setup, room.game)
    state, played = await call.hub.store.read(replays.at, cache, room.game, number)
    voice = live.voice(call.lang)
    prompt = state.prompt(None)
    return {
        "at": number, "of": len(cache.lines), "seat": None,
        "lines": [] if played is None else [[played.seat, played.text]],
        "events": [] if played is None else views.shown_events(played.events, None, voice),
        "view": state.view(None), "legal": [],
        "prompt": {"code": prompt.code, "params": prompt.params, "sentence": voice.prompt(prompt)},
    }


TABLE = "/api/tables/{table}"
ROUTES = (
    Route("GET", f"{TABLE}/record", record, "The record", text="text/plain", token=True, cost=2),
    Route("GET", f"{TABLE}/verify", check, "What is needed to check the draws", answer=wire.Checked, cost=3),
    Route("GET", f"{TABLE}/lines", lines, "The actions that were not taken back", answer=wire.Lines, query=("from",), cost=2),
    Route("GET", f"{TABLE}/at/{{number}}", at, "The position after so many actions", answer=wire.Past, query=("lang",)),
)
