"""The ways by which somebody who is not here is told: web push, and whatever the host has set up through Apprise."""

import base64
import logging
import re
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import quote, urlsplit

import msgspec

from avernus.core.refusals import AvernusError
from avernus.play.entries import Refused
from avernus.server.tables.webhooks import Webhooks

log = logging.getLogger("avernus.server")

HOLDS: Final = 86_400
"""Seconds for which a push service keeps a message for a browser that is not running."""
SIGNED: Final = 12 * 3600
LONGEST_TO: Final = 120
TO: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+@-]{0,119}")
"""An address of e-mail, a topic, an account: signs that mean nothing in a URL."""
GONE: Final = (404, 410)
MISSING: Final = "Notifications need the packages pywebpush and apprise: pip install 'avernus[notify]'."


class Gone(Exception):
    """Nobody is reached by this way any more."""


class Failed(Exception):
    """It could not be told now."""


def encoded(data: bytes) -> str:
    """As base64url without filling."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def new_secret() -> str | None:
    """A key pair of the house for web push, as text; `None` where the packages are not installed."""
    try:
        from py_vapid import Vapid02
    except ImportError:
        return None
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


class Push:
    """Web push (RFC 8030, 8291, 8292): the message is encrypted for the browser, signed by the house, and sent as webhooks are."""

    def __init__(self, secret: str, contact: str, webhooks: Webhooks) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        self.vapid: Any = Vapid02.from_pem(secret.encode())
        self.key = encoded(self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        """The public key, which browsers ask for."""
        self.contact = contact
        self.webhooks = webhooks

    def check(self, endpoint: str) -> None:
        """May it be told there? `Refused` if not; names are looked up when it is."""
        self.webhooks.check(endpoint)
        if urlsplit(endpoint).scheme != "https" and not self.webhooks.private:
            raise Refused("bad-webhook")

    @staticmethod
    def encrypted(way: Mapping[str, Any], message: Mapping[str, Any]) -> bytes:
        """For the browser alone; `ValueError` if these are no keys of one."""
        from pywebpush import WebPusher

        keys = {"p256dh": way["p256dh"], "auth": way["auth"]}
        try:
            return bytes(WebPusher({"endpoint": way["endpoint"], "keys": keys}).encode(msgspec.json.encode(message))["body"])
        except Exception as error:  # whatever the libraries think of what a stranger has sent
            raise ValueError(type(error).__name__) from None

    def send(self, way: Mapping[str, Any], message: Mapping[str, Any], now: int) -> None:
        """Tell a browser; `Gone` if it does not listen any more."""
        place = urlsplit(way["endpoint"])
        body = self.encrypted(way, message)
        claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": now // 1000 + SIGNED, "sub": self.contact}
        headers = {
            **self.vapid.sign(claims), "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(HOLDS),
            "Urgency": "normal", "Topic": str(message["tag"])[-32:],
        }
        status = self.webhooks.post(way["endpoint"], body, headers)
        if status in GONE:
            raise Gone
        if not 200 <= status < 300:
            raise Failed(f"the push service says {status}")


class Channels:
    """The host's own ways, by name: an address of Apprise with `{to}` where the person's own address belongs."""

    def __init__(self, templates: Mapping[str, str]) -> None:
        self.templates = templates
        if templates:
            try:
                import apprise
            except ImportError:
                raise AvernusError(MISSING) from None
            for name, url in templates.items():
                if apprise.Apprise.instantiate(filled(url, "someone@example.org"), suppress_exceptions=True) is None:
                    raise AvernusError(f"notify has an address for {name[:40]!r} that Apprise does not know.")

    def check(self, channel: str, to: str) -> None:
        """Is there such a way, and can this be an address of it? `Refused` if not."""
        if channel not in self.templates:
            raise Refused("no-such-channel")
        if not TO.fullmatch(to) or ("mail" in urlsplit(self.templates[channel]).scheme and not re.fullmatch(r"[^@]+@[^@]+\.[^@.]+", to)):
            raise Refused("bad-address")

    def send(self, channel: str, to: str, title: str, text: str) -> None:
        """Tell it; `Failed` if it could not be."""
        import apprise

        if channel not in self.templates:
            raise Gone
        told = apprise.Apprise()
        told.add(filled(self.templates[channel], to))
        if not told.notify(title=title, body=text):
            raise Failed(f"{channel} could not be told")


def filled(template: str, to: str) -> str:
    """The address of one person: whatever was given is part of one word of it."""
    return template.replace("{to}", quote(to, safe=""))


def contact(address: str) -> str:
    """Whom a push service may ask about the messages of this house."""
    return address if address.startswith("https://") else "mailto:nobody@localhost.invalid"

