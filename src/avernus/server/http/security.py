"""Who may ask, and what browsers are told about our pages."""

from typing import Any, Final
from urllib.parse import urlsplit

HEADERS: Final = (
    (b"content-security-policy", (
        b"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
        b"frame-ancestors 'none'"
    )),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),
)


def header(scope: Any, name: bytes) -> str | None:
    """A header of a request."""
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return None


def fitting_origin(scope: Any, allowed: tuple[str, ...]) -> bool:
    """Does the request come from our own pages, from an allowed origin, or from no browser at all?"""
    origin = header(scope, b"origin")
    if origin is None or origin in allowed:
        return True
    host = header(scope, b"host")
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False
