"""The host's figures in Prometheus' text format, written by its own library."""

from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from avernus.server.tables.metrics import BOUNDS, Metrics

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
PREFIX: Final = "avernus_"


class Figures:
    """A collector of one hub's figures."""

    def __init__(self, metrics: Metrics, gauges: Mapping[str, float]) -> None:
        self.metrics, self.gauges = metrics, gauges

    def collect(self) -> Iterator[Metric]:
        """Each figure, as the library wants it."""
        for name, count in sorted(self.metrics.counters.items()):
            yield CounterMetricFamily(PREFIX + name, f"How many {name.replace('_', ' ')} there have been.", value=count)
        for name, value in sorted(self.gauges.items()):
            yield GaugeMetricFamily(PREFIX + name, f"{name.replace('_', ' ').capitalize()} now.", value=value)
        bounds = [*map(str, BOUNDS), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self.metrics.buckets)), strict=True))
        yield HistogramMetricFamily(
            f"{PREFIX}command_seconds", "Seconds until a command was durable and told.", buckets=buckets, sum_value=self.metrics.seconds,
        )


def page(metrics: Metrics, gauges: Mapping[str, float]) -> bytes:
    """The whole page."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Figures(metrics, gauges))
    return generate_latest(registry)
