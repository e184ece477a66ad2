"""The built browser client, from the package itself."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOLDER: Final = Path(__file__).parent.parent / "static"
CODINGS: Final = {"br": ".br", "gzip": ".gz"}
HASHED: Final = re.compile(r"[-.][0-9A-Za-z_-]{8,}\.\w+$")
"""Files whose name changes with their content can be kept for ever."""
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>avernus</title>
<style>body{font:18px/1.6 system-ui;margin:4rem auto;max-width:36rem;padding:0 1rem}</style>
<h1>avernus is running</h1>
<p>The browser client has not been built into this installation. The tables are there all the same: see
<a href="/api/docs">the interface</a>, or play in the terminal with <code>avernus play</code>.</p></html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """A file in memory."""

    content: bytes
    kind: str
    tag: str
    lasting: bool
    packed: dict[str, bytes]
    """The same content, compressed by the build: by the name of the coding."""


def packed(path: Path) -> dict[str, bytes]:
    """What the build laid beside a file."""
    beside = {coding: path.with_name(path.name + ending) for coding, ending in CODINGS.items()}
    return {coding: other.read_bytes() for coding, other in beside.items() if other.is_file()}


class Static:
    """Every file of the build, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, File] = {}
        found = [file for file in folder.rglob("*") if file.is_file()] if folder.is_dir() else []
        for path in sorted({file.with_suffix("") if file.suffix in CODINGS.values() else file for file in found}):
            if not path.name.startswith("."):
                content = path.read_bytes() if path.is_file() else gzip.decompress(path.with_name(path.name + ".gz").read_bytes())
                name = path.relative_to(folder).as_posix()
                kind = mimetypes.guess_type(name, strict=False)[0] or "application/octet-stream"
                if kind.startswith("text/") or kind in ("application/javascript", "image/svg+xml"):
                    kind += "; charset=utf-8"
                lasting = name.startswith("assets/") and HASHED.search(name) is not None
                self.files[name] = File(content, kind, f'"{hashlib.sha256(content).hexdigest()[:20]}"', lasting, packed(path))

    async def answer(self, request: Request) -> Response:
        """A file; the client's own addresses all get `index.html`."""
        path = request.path_params.get("path", "")
        file = self.files.get(path)
        if file is None and "." in path.rsplit("/", 1)[-1]:
            return Response("There is nothing at this address.\n", 404, media_type="text/plain")
        file = file or self.files.get("index.html")
        if file is None:
            return Response(MISSING, 200, {"Cache-Control": "no-store"}, "text/html")
        headers = {"ETag": file.tag, "Cache-Control": "public, max-age=31536000, immutable" if file.lasting else "no-cache"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if not file.packed:
            return Response(file.content, 200, headers, file.kind)
        headers["Vary"] = "Accept-Encoding"
        accepted = {word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").lower().split(",")}
        coding = next((name for name in file.packed if name in accepted), None)
        if coding is None:
            return Response(file.content, 200, headers, file.kind)
        return Response(file.packed[coding], 200, headers | {"Content-Encoding": coding}, file.kind)
