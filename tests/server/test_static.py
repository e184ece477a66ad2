"""The built client's files: cached, compressed, and one page for all of its own addresses."""

import gzip
import html
import re
import zlib
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from avernus.core.game import Game
from avernus.server.http import asgi, unfurl
from avernus.server.http.files import Static
from tests.server.harness import running


def served(folder: Path) -> httpx.AsyncClient:
    app = Starlette(routes=[Route("/{path:path}", Static(folder).answer)])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")


@pytest.fixture
def site(tmp_path: Path) -> httpx.AsyncClient:
    """A small build."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the client")
    (tmp_path / "index.html.gz").write_bytes(b"packed")
    (tmp_path / "assets/main-AbCd1234.js").write_text("1")
    (tmp_path / "theme.js.gz").write_bytes(gzip.compress(b"dark"))
    (tmp_path / "theme.js.br").write_bytes(b"packed better")
    (tmp_path / ".sources").write_text("x")
    return served(tmp_path)


async def test_pages_of_the_client_are_one_file_and_assets_last(site: httpx.AsyncClient) -> None:
    plain = {"Accept-Encoding": "identity"}
    for path in ("/", "/table/abc"):
        assert (await site.get(path, headers=plain)).text == "<!doctype html>the client"
    asset = await site.get("/assets/main-AbCd1234.js")
    assert "immutable" in asset.headers["cache-control"] and asset.headers["content-type"].startswith("text/javascript")
    page = await site.get("/", headers=plain)
    assert page.headers["cache-control"] == "no-cache" and page.headers["vary"] == "Accept-Encoding"
    assert (await site.get("/", headers={"If-None-Match": page.headers["etag"]})).status_code == 304
    for missing in ("/assets/none.js", "/.sources", "/index.html.gz", "/../pyproject.toml"):
        assert (await site.get(missing)).status_code == 404


async def test_what_was_compressed_is_sent_compressed(site: httpx.AsyncClient) -> None:
    async with site.stream("GET", "/", headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip" and b"".join([part async for part in answer.aiter_raw()]) == b"packed"


async def test_what_lies_there_only_compressed_is_there_for_everybody(site: httpx.AsyncClient) -> None:
    plain = await site.get("/theme.js", headers={"Accept-Encoding": "identity"})
    assert plain.content == b"dark" and "content-encoding" not in plain.headers
    async with site.stream("GET", "/theme.js", headers={"Accept-Encoding": "br, gzip"}) as answer:
        assert answer.headers["content-encoding"] == "br" and b"".join([part async for part in answer.aiter_raw()]) == b"packed better"


async def test_without_a_build_there_is_a_page_that_says_so(tmp_path: Path) -> None:
    assert "has not been built" in (await served(tmp_path / "none").get("/")).text


async def test_long_texts_are_packed_for_those_who_understand_it(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        address = f"{client.base}/api/games/hellgame/text/fr"
        async with httpx.AsyncClient() as web:
            plain = await web.get(address, headers={"Accept-Encoding": "identity"})
            packed = await web.get(address, headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
        assert plain.text == packed.text and 2 * int(packed.headers["content-length"]) < len(plain.content)


async def test_a_link_to_a_table_unfurls_and_says_nothing_of_its_hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = tmp_path / "site"
    (site / "unfurl").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><head><title>avernus</title></head>")
    (site / "unfurl/splut.webp").write_bytes(b"picture")
    monkeypatch.setattr(asgi, "Static", lambda: Static(site))
    async with running(tmp_path) as client:
        table = await client.table(seats=3)
        await client.sit(table, 0, 'Ada "<b>"')
        page = (await client.get(f"/table/{table}")).text
        assert f'<meta property="og:image" content="{client.base}/unfurl/splut.webp" />' in page
        assert (await client.get("/unfurl/splut.webp")).headers["content-type"] == "image/webp"
        assert 'content="Splut! · avernus"' in page and "2 seats are free." in page and "<b>" not in page
        assert "og:" not in (await client.get("/table/none")).text
        assert "og:" not in (await client.get("/")).text
        race = await client.table("inferno-race", seats=2)
        page = (await client.get(f"/table/{race}")).text
        assert "og:title" in page and "og:image" not in page, "there is no picture of it here"


def read_png(raw: bytes) -> tuple[int, int, list[bytes], bytes]:
    """Width, height, rows and colours of a picture with a palette, every checksum compared."""
    assert raw[:8] == b"\x89PNG\r\n\x1a\n"
    parts: dict[bytes, bytes] = {}
    at = 8
    while at < len(raw):
        size = int.from_bytes(raw[at:at + 4], "big")
        kind, body = raw[at + 4:at + 8], raw[at + 8:at + 8 + size]
        assert zlib.crc32(kind + body) == int.from_bytes(raw[at + 8 + size:at + 12 + size], "big")
        parts[kind] = body
        at += 12 + size
    wide, high = int.from_bytes(parts[b"IHDR"][:4], "big"), int.from_bytes(parts[b"IHDR"][4:8], "big")
    rows = zlib.decompress(parts[b"IDAT"])
    assert len(rows) == (wide + 1) * high
    return wide, high, [rows[y * (wide + 1) + 1:(y + 1) * (wide + 1)] for y in range(high)], parts[b"PLTE"]


async def test_a_link_to_a_table_unfurls_with_its_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("<!doctype html><head><title>avernus</title></head>")
    monkeypatch.setattr(asgi, "Static", lambda: Static(site))
    painted: list[str] = []
    draw = unfurl.drawn

    def drawn(game: Game, seats: int, view: dict[str, Any], lang: str) -> bytes:
        painted.append(game.id)
        return draw(game, seats, view, lang)

    monkeypatch.setattr(unfurl, "drawn", drawn)
    async with running(tmp_path) as client:
        table = await client.table(seats=2)
        address = f"/api/tables/{table}/picture"
        assert (await client.get(address)).status_code == 409, "there is no board yet"
        players = [await client.sit(table, seat, f"P{seat}") for seat in range(2)]
        page = (await client.get(f"/table/{table}", at=0)).text
        image = html.unescape(re.search(r'og:image" content="([^"]+)"', page)[1])  # type: ignore[index]
        assert image.startswith(f"{client.base}{address}?v=") and image.endswith("&lang=en&at=0")
        first = await client.get(address)
        wide, high, rows, colours = read_png(first.content)
        assert (wide, high) == (1200, 630) and first.headers["content-type"] == "image/png"
        assert bytes.fromhex("2f9a68") in [colours[i:i + 3] for i in range(0, len(colours), 3)], "the green team is there"
        assert len({bytes(row) for row in rows}) > 100 and max(max(row) for row in rows) < len(colours) // 3
        assert (await client.get(address, at=0)).content == first.content, "nothing has been played yet"
        assert (await client.get(address, players[0][1])).content == first.content and len(painted) == 2, "each picture is painted once"
        assert (await client.post(f"/api/tables/{table}/do", players[0][1], do="De3", ref="a")).status_code == 200
        second = (await client.get(address)).content
        assert second != first.content and (await client.get(address, at=1)).content == second
        assert (await client.get(address, at=0)).content == first.content and (await client.get(address, at=7)).status_code == 422


async def test_nobody_sees_a_board_that_may_not_be_watched(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table("inferno-race", seats=2, spectators=False)
        players = [await client.sit(table, seat, f"P{seat}") for seat in range(2)]
        for token in (None, players[0][1]):
            assert (await client.get(f"/api/tables/{table}/picture", token)).json()["error"]["code"] == "no-spectators"
        race = await client.table("inferno-race", seats=2)
        for seat in range(2):
            await client.sit(race, seat, f"P{seat}")
        assert (await client.get(f"/api/tables/{race}/picture")).status_code == 200
        assert (await client.get(f"/api/tables/{race}/picture", at=0)).json()["error"]["code"] == "hidden-until-the-end"
