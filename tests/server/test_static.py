"""The built client's files: cached, compressed, and one page for all of its own addresses."""

import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from avernus.server.http import asgi
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
    (site / "unfurl/splut.png").write_bytes(b"picture")
    monkeypatch.setattr(asgi, "Static", lambda: Static(site))
    async with running(tmp_path) as client:
        table = await client.table(seats=3)
        await client.sit(table, 0, 'Ada "<b>"')
        page = (await client.get(f"/table/{table}")).text
        assert f'<meta property="og:image" content="{client.base}/unfurl/splut.png" />' in page
        assert 'content="Splut! · avernus"' in page and "2 seats are free." in page and "<b>" not in page
        assert "og:" not in (await client.get("/table/none")).text
        assert "og:" not in (await client.get("/")).text
        race = await client.table("inferno-race", seats=2)
        page = (await client.get(f"/table/{race}")).text
        assert "og:title" in page and "og:image" not in page, "there is no picture of it here"
