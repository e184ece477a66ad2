"""Telling somebody's own address that it is their turn."""

import http.client
import ipaddress
import logging
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from avernus.play.entries import Refused

log = logging.getLogger("avernus.server")

SECONDS: Final = 5.0
MOST_WAITING: Final = 1000
HEADERS: Final = {"Content-Type": "application/json", "User-Agent": "avernus"}


class Webhooks:
    """Sends in threads; a deaf address costs nobody anything."""

    def __init__(self, private: bool = False) -> None:
        self.private = private
        """May addresses of the host's own network be told?"""
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="avernus-webhook")
        self.waiting = 0
        self.secure = ssl.create_default_context()

    def check(self, url: str) -> None:
        """Is it an address that may be told? `Refused` if not."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Refused("bad-webhook") from None
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or (port is not None and not 0 < port < 65536):
            raise Refused("bad-webhook")
        if not url.isascii() or not url.isprintable() or " " in url:
            raise Refused("bad-webhook")

    def send(self, url: str, message: dict[str, Any]) -> None:
        """Send it some time soon; where too many wait already, not at all."""
        if self.waiting >= MOST_WAITING:
            log.warning("a webhook was not told: too many wait")
            return
        self.waiting += 1
        self.threads.submit(self._send, url, msgspec.json.encode(message)).add_done_callback(self._sent)

    def _sent(self, future: object) -> None:
        self.waiting -= 1

    def _send(self, url: str, data: bytes) -> None:
        try:
            self.post(url, data, HEADERS)
        except (OSError, ValueError, Refused) as error:
            log.info("a webhook could not be told: %s", type(error).__name__)

    def post(self, url: str, data: bytes, headers: Mapping[str, str]) -> int:
        """Send, and say with which status it was answered.

        A name is looked up once, and what was found and allowed is what is connected to: a second look could find another address.
        """
        parts = urlsplit(url)
        with self._connected(parts) as found:
            connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=SECONDS)
            connection.sock = found
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            try:
                connection.request("POST", path, data, {**headers, "Host": parts.netloc})
                answer = connection.getresponse()
                answer.read(100)  # wherever it points to, nobody goes there
            except http.client.HTTPException as error:
                raise OSError(type(error).__name__) from None
        return answer.status

    def _connected(self, parts: SplitResult) -> socket.socket:
        """A connection to an address of this name that may be told."""
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        addresses = [(family, place) for family, _, _, _, place in self.look_up(host, port) if self._allowed(str(place[0]))]
        if not addresses:
            raise Refused("bad-webhook")
        family, place = addresses[0]
        found = socket.socket(family, socket.SOCK_STREAM)
        try:
            found.settimeout(SECONDS)
            found.connect(place)
            return self.secure.wrap_socket(found, server_hostname=host) if parts.scheme == "https" else found
        except BaseException:
            found.close()
            raise

    @staticmethod
    def look_up(host: str, port: int) -> list[Any]:
        """The addresses of a name."""
        return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)

    def _allowed(self, address: str) -> bool:
        """Addresses inside the host's network are not for strangers to reach through us."""
        number = ipaddress.ip_address(address.partition("%")[0])
        inner = getattr(number, "ipv4_mapped", None) or number
        return self.private or (inner.is_global and not inner.is_multicast)

    def close(self) -> None:
        """Let go of what has not been sent."""
        self.threads.shutdown(wait=False, cancel_futures=True)
