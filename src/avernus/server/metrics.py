"""Counters for Prometheus, in its text format."""

from bisect import bisect_left
from collections import defaultdict
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What this process has done."""

    def __init__(self) -> None:
        self.counters: defaultdict[str, int] = defaultdict(int)
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def count(self, name: str, by: int = 1) -> None:
        """One more of something."""
        self.counters[name] += by

    def did(self, seconds: float) -> None:
        """A command was carried out, after so long."""
        self.counters["commands"] += 1
        self.took(seconds)

    def took(self, seconds: float) -> None:
        """A command was durable and acknowledged after so long."""
        self.seconds += seconds
        self.buckets[bisect_left(BOUNDS, seconds)] += 1

    def text(self, gauges: dict[str, float]) -> str:
        """The whole page."""
        rows = []
        for name, count in sorted(self.counters.items()):
            rows += [f"# TYPE avernus_{name}_total counter", f"avernus_{name}_total {count}"]
        for name, value in sorted(gauges.items()):
            rows += [f"# TYPE avernus_{name} gauge", f"avernus_{name} {value:g}"]
        rows.append("# TYPE avernus_command_seconds histogram")
        total = 0
        for index, bound in enumerate(BOUNDS):
            total += self.buckets[index]
            rows.append(f'avernus_command_seconds_bucket{{le="{bound}"}} {total}')
        total += self.buckets[-1]
        rows += [f'avernus_command_seconds_bucket{{le="+Inf"}} {total}', f"avernus_command_seconds_sum {self.seconds:.6f}",
                 f"avernus_command_seconds_count {total}"]
        return "\n".join(rows) + "\n"
