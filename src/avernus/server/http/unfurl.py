"""What other programs show of a link to a table: which game, who waits for whom, and a picture of its board."""

import html
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from avernus.games import find, names
from avernus.play.kinds import ChairKind, Status
from avernus.server.http.api_tables import read_card
from avernus.server.http.calls import guest_of
from avernus.server.http.files import Static
from avernus.server.tables.hub import Hub
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
    told = {
        "og:site_name": hub.config.instance or "avernus", "og:type": "website", "og:title": words[0], "og:description": words[1],
        "og:url": f"{base}/table/{table.id}", "og:image": f"{base}/unfurl/{table.game}.png", "twitter:card": "summary_large_image",
    }
    if f"unfurl/{table.game}.png" not in static.files:
        del told["og:image"], told["twitter:card"]
    rows = "".join(f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in told.items())
    return Response(text.replace(HEAD, rows + HEAD, 1), 200, {"Cache-Control": "no-cache", "Vary": "Accept-Language"}, "text/html")


async def known(hub: Hub, name: str) -> TableInfo | None:
    """A table as the lobby would show it, whether it is listed there or not; it is not woken for that."""
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
