"""Telling somebody's own address that it is their turn."""

import ipaddress
import logging
import socket
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import msgspec

from avernus.play.entries import Refused

log = logging.getLogger("avernus.server")


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


class Webhooks:
    """Sends in threads; a deaf address costs nobody anything."""

    def __init__(self, private: bool = False) -> None:
        self.private = private
        """May addresses of the host's own network be told?"""
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="avernus-webhook")
        self.opener = urllib.request.build_opener(_NoRedirects)

    def check(self, url: str) -> None:
        """Is it an address that may be told? `Refused` if not."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Refused("bad-webhook") from None
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or (port is not None and not 0 < port < 65536):
            raise Refused("bad-webhook")

    def send(self, url: str, message: dict[str, Any]) -> None:
        """Send it some time soon."""
        self.threads.submit(self._send, url, msgspec.json.encode(message))

    def _send(self, url: str, data: bytes) -> None:
        try:
            self._reachable(url)
            request = urllib.request.Request(url, data, {"Content-Type": "application/json", "User-Agent": "avernus"})
            with self.opener.open(request, timeout=5) as answer:
                answer.read(100)
        except (OSError, ValueError, Refused, urllib.error.HTTPError) as error:
            log.info("a webhook could not be told: %s", type(error).__name__)

    def _reachable(self, url: str) -> None:
        """Addresses inside the host's network are not for strangers to reach through us."""
        if self.private:
            return
        parts = urlsplit(url)
        for found in socket.getaddrinfo(parts.hostname, parts.port or (443 if parts.scheme == "https" else 80)):
            if not ipaddress.ip_address(found[4][0]).is_global:
                raise Refused("bad-webhook")

    def close(self) -> None:
        """Let go of what has not been sent."""
        self.threads.shutdown(wait=False, cancel_futures=True)
