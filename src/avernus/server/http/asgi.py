"""The ASGI application: the HTTP interface, the browser client, and the headers around all of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route as StarletteRoute

import avernus
from avernus.play.entries import Refused
from avernus.server.http import (
    api_admin,
    api_analysis,
    api_games,
    api_host,
    api_league,
    api_notices,
    api_people,
    api_records,
    api_tables,
    openapi,
    unfurl,
)
from avernus.server.http.calls import endpoint, problem
from avernus.server.http.files import Static
from avernus.server.http.security import HEADERS, bare, fitting_host, header
from avernus.server.tables.hub import Hub

ROUTES: Final = (
    *api_games.ROUTES, *api_tables.ROUTES, *api_records.ROUTES, *unfurl.ROUTES, *api_analysis.ROUTES, *api_host.ROUTES,
    *api_people.ROUTES, *api_notices.ROUTES, *api_league.ROUTES, *api_admin.ROUTES,
)


class App:
    """Everything a server process answers."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.http = self._http()

    def _http(self) -> Starlette:
        description = openapi.describe(ROUTES, avernus.__version__)
        static = Static()

        async def docs(request: Request) -> Response:
            return HTMLResponse(openapi.page(description))

        async def machine(request: Request) -> Response:
            return JSONResponse(description)

        async def table(request: Request) -> Response:
            return await unfurl.page(self.hub, static, request)

        async def missing(request: Request) -> Response:
            return problem(Refused("no-such-page"), "en")

        async def failed(request: Request, error: Exception) -> Response:
            status = error.status_code if isinstance(error, HTTPException) else 500
            return problem(Refused("bad-request", why=str(getattr(error, "detail", ""))), "en", status)

        paths: dict[str, list[Any]] = {}
        for route in ROUTES:
            paths.setdefault(route.path, []).append(route)
        routes = [_route(self.hub, path, listed) for path, listed in paths.items()]
        return Starlette(
            routes=[
                *routes,
                StarletteRoute("/api/docs", docs),
                StarletteRoute("/api/openapi.json", machine),
                StarletteRoute("/api/{path:path}", missing),
                StarletteRoute("/table/{path:path}", table),
                StarletteRoute("/{path:path}", static.answer),
            ],
            exception_handlers={HTTPException: failed},
            lifespan=self._lifespan,
        )

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.hub.start()
        try:
            yield
        finally:
            await self.hub.stop()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """HTTP, with the security headers added; sockets have a protocol of their own."""
        app: Any = self.http
        if scope["type"] == "http" and not fitting_host(scope, self.hub.config.hosts):
            app = problem(Refused("host", name=bare(header(scope, b"host") or "")[:100]), "en")

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def _route(hub: Hub, path: str, listed: list[Any]) -> StarletteRoute:
    """All methods of one path."""
    endpoints = {route.method: endpoint(hub, route) for route in listed}

    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await endpoints[method](request)

    return StarletteRoute(path, answer, methods=list(endpoints))
