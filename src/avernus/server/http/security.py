"""Who may ask, and what browsers are told about our pages."""

import ipaddress
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


def fitting_host(scope: Any, names: tuple[str, ...] | None) -> bool:
    """Was the request sent to us by a name of ours? `names` are the host's own; `None`: any.

    A page of another site can have its own name lead to this machine, and would then count as ours; it cannot do so with a number.
    """
    if names is None:
        return True
    if sum(key == b"host" for key, _ in scope["headers"]) > 1:
        return False
    name = bare(header(scope, b"host") or "")
    if name in names or name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def bare(host: str) -> str:
    """The name in a `Host` header, without its port, in small letters."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower().rstrip(".")
