"""The record of a table: to download, to step through, to check; and what happened there, in sentences."""

from collections import deque
from typing import Any, Final

import msgspec

from avernus.core.seats import SILENT, Seat
from avernus.play.entries import Refused
from avernus.play.exporting import record_of
from avernus.play.kinds import Status
from avernus.play.rebuild import continue_with
from avernus.play.room import Room
from avernus.play.secrecy import secretive
from avernus.server import wire
from avernus.server.http import studies
from avernus.server.http.calls import Call, Reply, Route, Studied
from avernus.server.tables.live import LiveTable
from avernus.server.tables.turns import LONG, Place
from avernus.server.telling import views
from avernus.server.telling.sentences import TableSpeaker
from avernus.store.reader import Reader

MOST_TOLD: Final = 500
"""Things that are told of at once of what happened before."""


def openly(room: Room) -> None:
    """May everybody see past positions? In games with secrets, once they are over."""
    if secretive(room):
        raise Refused("hidden-until-the-end")
    if not room.setup.spectators and room.status != Status.OVER:
        raise Refused("no-spectators")


async def awake(call: Call) -> tuple[LiveTable, Room, Seat | None]:
    """The table and who looks at it."""
    live = await call.table()
    assert live.room is not None
    return live, live.room, call.viewer(live)


def written(reader: Reader, room: Room, viewer: Seat | None, seq: int) -> bytes:
    """The record, as far as the viewer may know it."""
    return record_of(room, reader.entries(room.id, 0, seq), viewer).write().encode()


async def whole(call: Call, room: Room, viewer: Seat | None) -> bytes:
    """The record; that of a table that is over is the same for everybody, and written once."""
    over = room.status == Status.OVER
    kept = call.hub.records.get(room.id) if over else None
    if kept is None:
        kept = await call.read(written, call.hub.store.reader, room, viewer, room.seq)
        if over:
            call.hub.records.keep(room.id, kept)
    return kept


async def record(call: Call) -> Any:
    """The record, as far as the viewer may know it."""
    _, room, viewer = await awake(call)
    return Reply(await whole(call, room, viewer), "text/plain; charset=utf-8", headers={
        "Content-Disposition": f'attachment; filename="{room.game.id}-{room.id}.avn"', "Cache-Control": "no-store",
    })


async def check(call: Call) -> Any:
    """What anybody needs to check the draws; once over, the check itself."""
    _, room, _ = await awake(call)
    over = room.status == Status.OVER
    answer: dict[str, Any] = {
        "table": room.id, "commit": room.setup.commit, "nonces": room.nonces, "commits": room.commits,
        "secret": room.secret.hex() if over else None, "actions": None, "draws": None, "verdict": None,
    }
    if over:
        verdict = call.hub.verdicts.get(room.id)
        if verdict is None:
            text = (await whole(call, room, None)).decode()
            verdict, refused = await call.paid(Place(LONG, call.guest.owner, room.id), studies.study, studies.check, call.lang, text)
            if refused is not None:
                raise Studied(*refused)
            call.hub.verdicts.keep(room.id, verdict)
        found = msgspec.json.decode(verdict)
        answer |= {"actions": found["actions"], "draws": found["draws"], "verdict": "in order"}
    return answer


async def lines(call: Call) -> Any:
    """The surviving actions."""
    _, room, _ = await awake(call)
    openly(room)
    first = call.number("from")
    cache = await call.read(call.hub.replays.load, room.id, room.seq, room.setup, room.game)
    rows = [[line.body["s"], line.body["t"], line.at] for line in cache.lines[first:first + 10_000]]
    return {"from": first, "of": len(cache.lines), "lines": rows}


async def at(call: Call) -> Any:
    """The position after so many actions."""
    live, room, _ = await awake(call)
    openly(room)
    number = call.number("number")
    replays = call.hub.replays
    cache = await call.read(replays.load, room.id, room.seq, room.setup, room.game)
    state, played = await call.read(replays.at, cache, room.game, number)
    voice = live.voice(call.lang)
    prompt = state.prompt(None)
    return {
        "at": number, "of": len(cache.lines), "seat": None,
        "lines": [] if played is None else [[played.seat, played.text]],
        "events": [] if played is None else views.shown_events(played.events, None, voice),
        "view": state.view(None), "legal": [],
        "prompt": {"code": prompt.code, "params": prompt.params, "sentence": voice.prompt(prompt)},
    }


def told(reader: Reader, room: Room, viewer: Seat | None, voice: TableSpeaker, before: int) -> dict[str, Any]:
    """What happened before a version, from the log itself: the table keeps only the last of it."""
    again = Room(room.id, room.secret, room.setup)
    again.keep = None
    again.log = deque()
    continue_with(again, reader.entries(room.id, 0, room.seq))
    index = -1 if viewer is None else viewer
    items = [item for item in again.log if item.versions[index] < before and item.level(viewer) != SILENT]
    again.log = deque(items[-MOST_TOLD:])
    return {"log": views.log(again, viewer, voice), "more": len(items) > MOST_TOLD}


async def story(call: Call) -> Any:
    """What happened before a version."""
    live, room, viewer = await awake(call)
    before = call.number("before") or room.viewer_version(viewer) + 1
    return await call.read(told, call.hub.store.reader, room, viewer, live.voice(call.lang), before)


TABLE = "/api/tables/{table}"
ROUTES = (
    Route("GET", f"{TABLE}/record", record, "The record", text="text/plain", token=True, cost=2),
    Route("GET", f"{TABLE}/verify", check, "What is needed to check the draws", answer=wire.Checked, cost=3),
    Route("GET", f"{TABLE}/lines", lines, "The actions that were not taken back", answer=wire.Lines, query=("from",), cost=2),
    Route("GET", f"{TABLE}/log", story, "What happened before a version", answer=wire.Story, query=("before", "lang"), token=True, cost=3),
    Route("GET", f"{TABLE}/at/{{number}}", at, "The position after so many actions", answer=wire.Past, query=("lang",), cost=2),
)
