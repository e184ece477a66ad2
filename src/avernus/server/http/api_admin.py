"""The host's own interface, closed unless a token is set: the same orders as `avernus admin`."""

import asyncio
import hmac
from typing import Any, Final

from avernus.play.entries import Refused
from avernus.server import wire
from avernus.server.desk import Desk, obey
from avernus.server.http.calls import Call, Route

WRONG: Final = 50.0
"""What a wrong token costs, beside the request: a dozen at once, then two a second."""


def opened(call: Call) -> None:
    """May whoever asks do what the host may?"""
    token = call.hub.config.admin_token
    if not token:
        raise Refused("no-such-page")
    if not hmac.compare_digest((call.token or "").encode(), token.encode()):
        call.guest.work.charge(WRONG)
        raise Refused("bad-admin-token")


async def order(call: Call) -> Any:
    """Carry out an order of the host."""
    opened(call)
    wanted: wire.Ruling = call.body
    url, config = call.hub.store.database.url, call.hub.config

    def work() -> dict[str, Any]:
        desk = Desk(url)
        try:
            return obey(desk, call.path["order"], wanted, (config.keep, config.keep_over, config.keep_names))
        finally:
            desk.close()

    done = await asyncio.to_thread(work)
    await call.hub.rulings.look(0)
    return done


ROUTES = (
    Route("POST", "/api/admin/{order}", order, "An order of the host's", wire.Ruling, dict, 200, (), token=True, cost=5),
)
