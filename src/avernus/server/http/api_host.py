"""Pages for the host and about the host: health, metrics, and who is answerable."""

from collections.abc import Mapping
from typing import Any

import msgspec

from avernus.server import wire
from avernus.server.http import exposition
from avernus.server.http.calls import Call, Reply, Route


async def health(call: Call) -> Any:
    """Is everything in order?"""
    hub = call.hub
    writer = hub.store.writer
    if hub.stopping or writer is None:
        return Reply(b'{"status": "stopping"}', status=503)
    trouble = await hub.store.trouble()
    if trouble is not None:
        return Reply(msgspec.json.encode({"status": "trouble", "why": str(trouble), "code": trouble.code}), status=503)
    if hub.driver.trouble is not None:
        why = "the tables cannot be looked after; see the log"
        return Reply(msgspec.json.encode({"status": "trouble", "why": why, "code": "background-task"}), status=503)
    if hub.warming.failed:  # the other games are played all the same
        return {"status": "ok", "games_failed": hub.warming.failed}
    return {"status": "ok"}


async def metrics(call: Call) -> Any:
    """For Prometheus."""
    return Reply(exposition.page(*call.hub.total()), exposition.CONTENT_TYPE)


def said(texts: Mapping[str, str], lang: str) -> str:
    """What the host tells, in a language or as it was written."""
    return texts.get(lang) or texts.get("") or next(iter(texts.values()), "")


async def house(call: Call) -> Any:
    """What the host tells everybody."""
    config, rulings = call.hub.config, call.hub.rulings
    texts = said(config.imprint, call.lang), said(config.privacy, call.lang)
    league = config.ratings, config.tournaments != "no"
    return wire.House(config.instance, *texts, rulings.announcement, rulings.resting, *league, call.hub.passkeys.on)


ROUTES = (
    Route("GET", "/api/house", house, "Who hosts, and what the host tells everybody", answer=wire.House, query=("lang",)),
    Route("GET", "/healthz", health, "Is everything in order?", answer=dict),
    Route("GET", "/metrics", metrics, "Counters for Prometheus", text="text/plain", cost=5),
)
