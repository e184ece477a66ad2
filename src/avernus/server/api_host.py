"""Pages for the host: health, metrics, and the description of the interface."""

from typing import Any

import msgspec

from avernus.server.calls import Answer, Call, Route


async def health(call: Call) -> Any:
    """Is everything in order?"""
    hub = call.hub
    writer = hub.store.writer
    if hub.stopping or writer is None:
        return Answer(b'{"status": "stopping"}', status=503)
    if writer.trouble is not None:
        return Answer(msgspec.json.encode({"status": "trouble", "why": str(writer.trouble), "code": writer.trouble.code}), status=503)
    return {"status": "ok"}


async def metrics(call: Call) -> Any:
    """For Prometheus."""
    return Answer(call.hub.metrics.text(call.hub.gauges()).encode(), "text/plain; version=0.0.4; charset=utf-8")


ROUTES = (
    Route("GET", "/healthz", health, "Is everything in order?", answer=dict, cost=0),
    Route("GET", "/metrics", metrics, "Counters for Prometheus", text="text/plain", cost=0),
)
