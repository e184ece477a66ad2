"""Pages for the host: health, metrics, and the description of the interface."""

from typing import Any

import msgspec

from avernus.server.http import exposition
from avernus.server.http.calls import Call, Reply, Route


async def health(call: Call) -> Any:
    """Is everything in order?"""
    hub = call.hub
    writer = hub.store.writer
    if hub.stopping or writer is None:
        return Reply(b'{"status": "stopping"}', status=503)
    if writer.trouble is not None:
        return Reply(msgspec.json.encode({"status": "trouble", "why": str(writer.trouble), "code": writer.trouble.code}), status=503)
    if hub.driver.trouble is not None:
        why = "the tables cannot be looked after; see the log"
        return Reply(msgspec.json.encode({"status": "trouble", "why": why, "code": "background-task"}), status=503)
    return {"status": "ok"}


async def metrics(call: Call) -> Any:
    """For Prometheus."""
    return Reply(exposition.page(call.hub.metrics, call.hub.gauges()), exposition.CONTENT_TYPE)


ROUTES = (
    Route("GET", "/healthz", health, "Is everything in order?", answer=dict, cost=0),
    Route("GET", "/metrics", metrics, "Counters for Prometheus", text="text/plain", cost=0),
)
