"""HTTP as data: each route says what it takes and gives; one wrapper does the rest for all of them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from avernus.core.refusals import AvernusError
from avernus.core.refusals import Refusal as RulesRefusal
from avernus.core.seats import Seat
from avernus.play.chairs import seat_of
from avernus.play.entries import Refused
from avernus.play.kinds import Status
from avernus.play.serialize import encode
from avernus.server.guests import BODY_BYTES, MOST_BODIES, Guest
from avernus.server.http.security import fitting_origin
from avernus.server.socket.refusing import refusal_of
from avernus.server.tables.hub import Hub
from avernus.server.tables.live import LiveTable
from avernus.server.tables.turns import Place
from avernus.server.telling.sentences import refusal_sentence
from avernus.server.wire import Problem, Refusal
from avernus.store.database import StoreTrouble
from avernus.text import LANGUAGES

log = logging.getLogger("avernus.server")

LONGEST_BODY: Final = 2_000_000
"""Bytes of a request that brings a record."""
SHORT_BODY: Final = 64_000
"""Bytes of any other: a position of the largest game has some eight thousand."""
MOST_BESIDE: Final = 128_000
"""Bytes that a request may have beside its record. A record is one text, and read at once; a megabyte of lists in lists would keep
everybody waiting for an eighth of a second while it becomes objects."""
STATUS: Final = {
    "bad-request": 422, "no-such-page": 404, "no-such-table": 404, "no-such-game": 404, "no-such-text": 404, "bad-token": 401,
    "not-seated": 401, "seat-taken": 409, "already-started": 409, "not-started": 409, "table-over": 409, "not-over": 409,
    "hidden-until-the-end": 403, "no-spectators": 403, "origin": 403, "too-fast": 429, "too-many-tables": 429, "too-much-kept": 429,
    "host": 421, "too-large": 413, "store-unavailable": 503, "store-full": 507, "server-error": 500, "read-only": 409, "stale": 409,
    "not-all-seated": 409, "banned": 403, "muted": 403, "resting": 409, "bad-admin-token": 401, "door-closed": 403, "hints-off": 403,
    "ratings-off": 404, "tournaments-off": 404, "no-such-tournament": 404, "host-opens": 403, "tournament-begun": 409,
    "tournament-full": 409, "tournament-over": 409, "too-few": 409, "seat-reserved": 403, "needs-key": 401, "one-seat": 409,
    "not-known": 401, "bad-code": 403, "already-known": 409, "too-many-devices": 409, "no-such-device": 404, "not-your-seat": 403,
    "no-push": 409, "no-such-channel": 404, "no-passkeys": 409, "bad-passkey": 403,
}
"""The HTTP status of each code; whatever the rules refuse is 422."""


@dataclass(slots=True)
class Call:
    """One request, understood."""

    hub: Hub
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    token: str | None
    lang: str
    raw: bytes
    guest: Guest
    gone: Callable[[], Awaitable[None]]
    """Ends when the client has hung up."""

    async def table(self) -> LiveTable:
        """The table that the address names."""
        live = await self.hub.get(self.path["table"])
        if self.hub.store.shared:
            async with live.lock:
                await self.hub.latest(live)
        return live

    def viewer(self, live: LiveTable) -> Seat | None:
        """Who looks: the seat of the token, or a spectator."""
        assert live.room is not None
        if self.token is not None:
            return seat_of(live.room.chairs, self.token)
        if not live.room.setup.spectators and live.room.status == Status.PLAYING:
            raise Refused("no-spectators")
        return None

    def seat(self, live: LiveTable) -> Seat:
        """The seat of the token."""
        seat = self.viewer(live) if self.token is not None else None
        if seat is None:
            raise Refused("not-seated")
        return seat

    async def paid(self, place: Place, work: Callable[..., Any], *args: Any, bot: str | None = None) -> Any:
        """Something that takes long, done in a process of its own and in its turn; its time is taken from the guest's.

        It ends when whoever asked does not wait any more.
        """
        if self.guest.study.fill() <= 0:
            raise Refused("too-fast")
        thinking = asyncio.ensure_future(self.hub.bot_pool.run(place, work, *args, spent=self.guest.study.charge, bot=bot))
        leaving = asyncio.ensure_future(self.gone())
        try:
            await asyncio.wait((thinking, leaving), return_when=asyncio.FIRST_COMPLETED)
            if not thinking.done():
                self.hub.metrics.count("studies_left")
                raise ClientDisconnect
            return thinking.result()
        finally:
            leaving.cancel()
            thinking.cancel()

    async def read(self, work: Callable[..., Any], *args: Any) -> Any:
        """Something long that is read from the log, in a thread of its own and in its turn."""
        if self.guest.study.fill() <= 0:
            raise Refused("too-fast")
        return await self.hub.reading.run(Place(0, self.guest.owner), work, *args, spent=self.guest.study.charge)

    def number(self, name: str, most: int = 1 << 40) -> int:
        """A number in the address."""
        text = self.path.get(name) or self.query.get(name) or "0"
        if not text.isascii() or not text.isdecimal() or len(text) > 12 or int(text) > most:
            raise Refused("bad-request", why=f"{name} is a number")
        return int(text)


class Studied(Refused):
    """A refusal that was made elsewhere, with its sentence."""

    def __init__(self, code: str, clause: str, params: dict[str, Any], sentence: str) -> None:
        super().__init__(code)
        self.refusal = RulesRefusal(code, clause, params)
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class Reply:
    """What a handler gives back, if it is not plain data."""

    content: bytes
    kind: str = "application/json"
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    packed: bytes | None = None
    """The same content as gzip, for clients that understand it."""


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    """One thing that can be asked."""

    method: str
    path: str
    handler: Handler
    summary: str
    body: Any = None
    answer: Any = None
    status: int = 200
    query: tuple[str, ...] = ()
    token: bool = False
    cost: float = 1.0
    text: str | None = None
    """The kind of text it gives, if it gives no JSON."""
    takes_text: bool = False
    longest: int = SHORT_BODY
    """Bytes that its body may have."""


def endpoint(hub: Hub, route: Route) -> Callable[[Request], Awaitable[Response]]:
    """The route as Starlette calls it."""
    decoder = msgspec.json.Decoder(route.body) if route.body is not None else None

    async def answer(request: Request) -> Response:
        lang = request.query_params.get("lang", "en")
        if lang not in LANGUAGES:
            return problem(Refused("bad-request", why=f"lang is one of {', '.join(LANGUAGES)}"), "en")
        try:
            call = await understood(hub, route, decoder, request, lang)
            given = await route.handler(call)
            content = given.content if isinstance(given, Reply) else encode(given)
        except msgspec.ValidationError as error:
            return problem(Refused("bad-request", why=str(error)[:300]), lang, 422)
        except (msgspec.DecodeError, UnicodeError) as error:
            return problem(Refused("bad-request", why=str(error)[:300]), lang, 400)
        except (AvernusError, StoreTrouble) as error:
            return problem(error, lang)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            log.exception("%s %s could not be answered", route.method, route.path)
            return problem(Refused("server-error"), lang)
        if isinstance(given, Reply) and given.packed is not None and "gzip" in request.headers.get("accept-encoding", "").lower():
            packed = {**given.headers, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
            return Response(given.packed, given.status, packed, given.kind)
        if isinstance(given, Reply):
            return Response(content, given.status, dict(given.headers), given.kind)
        return Response(content, route.status, {"Cache-Control": "no-store"}, "application/json")

    return answer


async def understood(hub: Hub, route: Route, decoder: Any, request: Request, lang: str) -> Call:
    """Check who asks, how much, and what."""
    guest = guest_of(hub, request)
    if not guest.work.take(route.cost):
        guest.refuse()
        raise Refused("too-fast")
    if guest.banned:
        raise Refused("banned")
    if route.method != "GET" and not fitting_origin(request.scope, hub.config.origins):
        raise Refused("origin")
    if (said := request.headers.get("content-length", "")).isdecimal() and route.method != "GET" and int(said) > route.longest:
        raise Refused("too-large", most=route.longest)
    raw = await small_body(request, guest, route.longest) if route.method != "GET" else b""
    body = decoded(decoder, raw or b"{}") if decoder is not None else None
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    given = token.strip()[:200] if scheme.lower() == "bearer" and token else None
    return Call(hub, request.path_params, request.query_params, body, given, lang, raw, guest, lambda: hung_up(request))


class Bulk(msgspec.Struct):
    """What is long of a request that may be long."""

    record: msgspec.Raw = msgspec.Raw(b"")


bulk: Final = msgspec.json.Decoder(Bulk).decode


def decoded(decoder: Any, raw: bytes) -> Any:
    """The body as the route describes it."""
    try:
        if len(raw) > MOST_BESIDE and len(raw) - len(bulk(raw).record) > MOST_BESIDE:
            raise Refused("too-large", most=MOST_BESIDE)
        return decoder.decode(raw)
    except RecursionError:  # what is nested so deeply is no fault of ours, and no line of the host's log
        raise Refused("bad-request", why="it is nested too deeply") from None


async def hung_up(request: Request) -> None:
    """Wait until the client has gone; only once its body has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def guest_of(hub: Hub, request: Request) -> Guest:
    """Whose budget pays for a request."""
    return hub.guests.find(hub.proxies.address(request.client.host if request.client is not None else "", request.scope["headers"]))


async def small_body(request: Request, guest: Guest, longest: int) -> bytes:
    """The body, unless it is too long, or the address has too much that is half sent."""
    chunks = bytearray()
    try:
        async for chunk in request.stream():
            chunks += chunk
            guest.asking += len(chunk)
            if len(chunks) > longest:
                raise Refused("too-large", most=longest)
            if guest.asking > MOST_BODIES:
                raise Refused("too-fast")
            guest.work.charge(len(chunk) / BODY_BYTES)
    finally:
        guest.asking -= len(chunks)
    return bytes(chunks)


def problem(error: Exception, lang: str, status: int | None = None) -> Response:
    """A refusal as HTTP says it."""
    refusal = refusal_of(error)
    speaker = getattr(error, "speaker", None)
    sentence = error.sentence if isinstance(error, Studied) else refusal_sentence(lang, refusal, speaker)
    content = encode(Refusal(Problem(refusal.code, refusal.clause, refusal.params, sentence)))
    headers = {"Cache-Control": "no-store"}
    number = status or STATUS.get(refusal.code, 422)
    if number == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if number in (429, 503):
        headers["Retry-After"] = "1"
    return Response(content, number, headers, "application/json")
