"""Those who are told: a push service with a browser behind it, and an address of the host's choice."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from avernus.server.people.senders import encoded


class Receiver:
    """An address on this machine, what it is told, and with which status it answers."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.told: Queue[tuple[dict[str, str], bytes]] = Queue()
        self.status = 201
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def subscription(self, path: str = "/push/1") -> dict[str, str]:
        """What a browser would hand over."""
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.base + path, "p256dh": encoded(public), "auth": encoded(self.auth)}

    def opened(self, headers: dict[str, str], body: bytes) -> dict[str, Any]:
        """A message as the browser reads it, once its signature was checked as the push service does."""
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        assert Vapid02.verify(headers["authorization"])
        return dict(json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")))


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A receiver for a while."""
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            found.told.put(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(found.status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            return None

    server = HTTPServer(("127.0.0.1", 0), Handler)
    found = Receiver(f"http://127.0.0.1:{server.server_address[1]}")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()
