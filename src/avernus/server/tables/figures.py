"""The figures of a server that has several processes: each leaves its own for the others, and whoever is asked adds them up."""

import json
import logging
import os
from pathlib import Path
from typing import Any

from avernus.server.tables.metrics import BOUNDS, Metrics

log = logging.getLogger("avernus.server")

LEAST = frozenset({"store_healthy"})
"""What is true only where it is true for all."""


class Figures:
    """A folder with a file for each process. Counters of a process that has ended still count, what it held does not."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)
        self.own = self.folder / f"{os.getpid()}.json"

    def leave(self, metrics: Metrics, gauges: dict[str, float]) -> None:
        """Put down this process's own."""
        self._write(self.own, {"counters": metrics.counters, "buckets": metrics.buckets, "seconds": metrics.seconds, "gauges": gauges})

    def ended(self, pid: int) -> None:
        """A process has ended: it holds nothing any more."""
        path = self.folder / f"{pid}.json"
        found = self._read(path)
        if found is not None:
            self._write(path, found | {"gauges": {}})

    def total(self) -> tuple[Metrics, dict[str, float]]:
        """Everybody's together."""
        metrics = Metrics()
        gauges: dict[str, float] = {}
        for path in sorted(self.folder.glob("*.json")):
            found = self._read(path)
            if found is None:
                continue
            for name, count in found["counters"].items():
                metrics.count(name, count)
            metrics.seconds += found["seconds"]
            metrics.buckets = [metrics.buckets[index] + found["buckets"][index] for index in range(len(BOUNDS) + 1)]
            for name, value in found["gauges"].items():
                gauges[name] = min(gauges.get(name, value), value) if name in LEAST else gauges.get(name, 0.0) + value
        return metrics, gauges

    @staticmethod
    def _write(path: Path, figures: dict[str, Any]) -> None:
        """At once or not at all, so that nobody reads half of it."""
        beside = path.with_suffix(f".{os.getpid()}.new")
        try:
            beside.write_text(json.dumps(figures), encoding="utf-8")
            beside.replace(path)
        except OSError as error:
            log.warning("the figures of this process cannot be left for the others: %s", error)

    @staticmethod
    def _read(path: Path) -> dict[str, Any] | None:
        try:
            found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return found
