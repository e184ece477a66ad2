"""A server's table from outside: requests over HTTP, and the live socket in a thread of its own (see docs/wire.md)."""

import contextlib
import json
import queue
import re
import secrets
import threading
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from avernus.core.refusals import AvernusError

PATIENCE: Final = 20.0
"""Seconds that an answer may take."""
TRIES: Final = (0.2, 1.0, 2.0, 5.0, 10.0)
"""Seconds before each new attempt, once a connection is lost."""
FINAL: Final = {4401: "refusal-bad-token", 4404: "refusal-no-such-table", 4429: "refusal-too-fast"}
"""Close codes after which coming back is no use."""

Message = dict[str, Any]


class Unheard(AvernusError):
    """No answer came: what was asked may have been done or not."""


class Address:
    """Where a table is: the link that its page has, `https://host/table/k3v9qz7w2m`."""

    def __init__(self, link: str) -> None:
        try:
            parts = urlsplit(link if "://" in link else f"http://{link}")
            host, port = parts.hostname, parts.port
        except ValueError:
            host = None
        match = host and re.fullmatch(r"/(?:table|api/tables)/([a-z0-9]{4,40})/?", parts.path)
        if not match or parts.scheme not in ("http", "https"):
            raise AvernusError(f"{link[:80]!r} is no link to a table, such as http://127.0.0.1:8666/table/k3v9qz7w2m.")
        place = f"[{host}]" if ":" in str(host) else host
        self.base = f"{parts.scheme}://{place}" + (f":{port}" if port else "")
        self.table = match[1]
        self.link = f"{self.base}/table/{self.table}"

    def ask(self, path: str, body: Message | None = None, token: str | None = None) -> str:
        """The answer to a request about the table; `AvernusError` with the server's own sentence if it is refused."""
        request = urllib.request.Request(f"{self.base}/api/tables/{self.table}{path}", method="POST" if body is not None else "GET")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if token is not None:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return str(answer.read().decode("utf-8"))
        except urllib.error.HTTPError as error:
            raise AvernusError(said(error)) from None
        except (OSError, ValueError) as error:
            raise Unheard(f"{self.base} does not answer: {getattr(error, 'reason', error)}.") from None


def said(error: urllib.error.HTTPError) -> str:
    """The sentence of a refused request."""
    try:
        return str(json.loads(error.read())["error"]["sentence"])
    except (OSError, ValueError, KeyError, TypeError):
        return f"The server answers {error.code}."


class Line:
    """The live socket of a table: what is heard comes into a queue, what is asked waits for its answer."""

    def __init__(self, address: Address, tokens: list[str], lang: str) -> None:
        self.address, self.tokens, self.lang = address, tokens, lang
        self.inbox: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self.heard: Callable[[], None] = lambda: None
        """Called in the thread of the socket whenever something lies in the inbox."""
        self.answers: dict[str, queue.SimpleQueue[Message]] = {}
        self.socket: ClientConnection | None = None
        self.count = 0
        self.mark = secrets.token_hex(4)
        """References are this line's own: those of an earlier visit to the seat have been answered."""
        self.closed = threading.Event()
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()

    def ask(self, **message: Any) -> Message:
        """Send a command and wait for its answer; `AvernusError` if none comes."""
        self.count += 1
        ref = f"{self.mark}-{self.count}"
        mine = self.answers[ref] = queue.SimpleQueue()
        self.send(ref=ref, **message)
        try:
            return mine.get(timeout=PATIENCE)
        except queue.Empty:
            raise AvernusError(f"{self.address.base} does not answer.") from None
        finally:
            del self.answers[ref]

    def send(self, **message: Any) -> None:
        """Send without waiting."""
        try:
            if self.socket is None:
                raise AvernusError(f"There is no connection to {self.address.base} just now.")
            self.socket.send(json.dumps(message))
        except (WebSocketException, OSError):
            raise AvernusError(f"There is no connection to {self.address.base} just now.") from None

    def close(self) -> None:
        """Hang up."""
        self.closed.set()
        if self.socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                self.socket.close()

    def _listen(self) -> None:
        """Connect, and connect again when the line breaks, until it is no use or nobody wants it."""
        where = f"ws{self.address.base.removeprefix('http')}/api/tables/{self.address.table}/live"
        failed = 0
        while not self.closed.is_set():
            try:
                with connect(where, max_size=None, open_timeout=PATIENCE) as socket:
                    socket.send(json.dumps({"hello": {"tokens": self.tokens, "lang": self.lang}}))
                    self.socket = socket
                    for text in socket:
                        failed = 0
                        self._take(json.loads(text))
                    code = socket.close_code
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd else None
            except (WebSocketException, OSError, ValueError):
                code = None
            self.socket = None
            if self.closed.is_set():
                return
            if code in FINAL or failed >= len(TRIES):
                self._take({"type": "lost", "code": FINAL.get(code or 0, "")})
                return
            self.closed.wait(TRIES[failed])
            failed += 1

    def _take(self, message: Message) -> None:
        """Give an answer to whoever waits for it, and everything else to the inbox."""
        waiting = self.answers.get(str(message.get("ref")))
        if waiting is not None and message["type"] in ("done", "refused", "hint"):
            waiting.put(message)
        else:
            self.inbox.put(message)
            self.heard()
