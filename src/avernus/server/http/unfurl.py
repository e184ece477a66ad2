"""What other programs show of a link to a table: which game, who waits for whom, and a picture of its board."""

import html
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from avernus.core.game import Game
from avernus.core.picture import Marks
from avernus.games import find, names
from avernus.play.entries import Refused
from avernus.play.kinds import ChairKind, Status
from avernus.server.http.api_records import openly
from avernus.server.http.api_tables import read_card
from avernus.server.http.calls import Call, Reply, Route, guest_of
from avernus.server.http.files import Static
from avernus.server.tables.hub import Hub
from avernus.server.telling.painting import ROOM, paint
from avernus.server.telling.sentences import say, spoken
from avernus.server.wire import TableInfo
from avernus.store.database import StoreTrouble
from avernus.text import Speaker, best_language

HEAD: Final = "</head>"


async def page(hub: Hub, static: Static, request: Request) -> Response:
    """The client's page for a table, with a few words about it for those who only read its head."""
    plain = await static.answer(request)
    index = static.files.get("index.html")
    if index is None or HEAD not in (text := index.content.decode()) or not guest_of(hub, request).work.take(1.0):
        return plain
    table = await known(hub, request.path_params["path"].split("/")[0])
    if table is None:
        return plain
    lang = best_language(request.headers.get("accept-language", "en")[:2])
    base = f"{request.url.scheme}://{request.headers.get('host', '')}"
    words = about(table, lang)
    image = pictured(table, request.query_params.get("at", ""), lang) or f"/unfurl/{table.game}.webp"
    told = {
        "og:site_name": hub.config.instance or "avernus", "og:type": "website", "og:title": words[0], "og:description": words[1],
        "og:url": f"{base}/table/{table.id}", "og:image": base + image, "twitter:card": "summary_large_image",
    }
    if image.startswith("/unfurl/") and image[1:] not in static.files:
        del told["og:image"], told["twitter:card"]
    rows = "".join(f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in told.items())
    return Response(text.replace(HEAD, rows + HEAD, 1), 200, {"Cache-Control": "no-cache", "Vary": "Accept-Language"}, "text/html")


def pictured(table: TableInfo, at: str, lang: str) -> str | None:
    """The address of a picture of the board, or of what it was after so many actions; `None` where spectators are shown neither."""
    if table.status is Status.OPEN or (not table.spectators and table.status is not Status.OVER):
        return None
    past = at.isascii() and at.isdecimal() and len(at) < 8 and (table.status is Status.OVER or not find(table.game).hidden)
    return f"/api/tables/{table.id}/picture?v={table.version}&lang={lang}" + (f"&at={at}" if past else "")


async def known(hub: Hub, name: str) -> TableInfo | None:
    """A table as the lobby would show it, whether it is listed there or not; it is not woken for that."""
    live = hub.tables.get(name)
    if live is not None and live.room is not None:
        return live.info(None, "en")
    try:
        rows = await hub.store.read(hub.store.reader.rows, "SELECT card FROM tables WHERE id = ?", (name[:60],))
    except StoreTrouble:
        return None  # the page itself is there, and says what is wrong
    table = read_card(rows[0][0]) if rows else None
    return table if table is not None and table.game in names() else None


def about(table: TableInfo, lang: str) -> tuple[str, str]:
    """A title and a sentence."""
    game = find(table.game)
    speaker = Speaker(game, len(table.seats), spoken(lang, game.package), [])
    tagline = speaker.say("tagline") if speaker.catalogue.has("tagline") else ""
    people = ", ".join(seat.name for seat in table.seats if seat.name)
    free = sum(seat.kind is ChairKind.EMPTY for seat in table.seats)
    state = say(lang, f"unfurl-{table.status.value}", free=free, people=people) if people or table.status is Status.OPEN else ""
    return f"{speaker.title()} · avernus", f"{state} {tagline}".strip()


def drawn(game: Game, seats: int, view: dict[str, Any], lang: str) -> bytes:
    """A view as a picture, with the game's own names for its seats."""
    speaker = Speaker(game, seats, spoken(lang, game.package), [])
    return paint(speaker.title(), game.picture(view, speaker, Marks(width=ROOM[0], height=ROOM[1])))


async def picture(call: Call) -> Any:
    """The board as spectators see it, whoever asks; painted once for each version and language."""
    live = await call.table()
    room = live.room
    assert room is not None
    if room.status == Status.OPEN:
        raise Refused("not-started")
    if not room.setup.spectators and room.status == Status.PLAYING:
        raise Refused("no-spectators")
    at = call.number("at") if "at" in call.query else None
    key = f"{room.id} {room.viewer_version(None)} {at} {call.lang}"
    made = call.hub.pictures.get(key)
    if made is None:
        if at is None:
            view = room.running().view(None)
        else:
            openly(room)
            replays = call.hub.replays
            cache = await call.read(replays.load, room.id, room.seq, room.setup, room.game)
            view = (await call.read(replays.at, cache, room.game, at))[0].view(None)
        made = await call.read(drawn, room.game, len(room.chairs), view, call.lang)
        call.hub.pictures.keep(key, made)
    return Reply(made, "image/png", headers={"Cache-Control": "max-age=300"})


ROUTES = (
    Route("GET", "/api/tables/{table}/picture", picture, "The board as a picture", text="image/png", query=("at", "lang"), cost=2),
)
