"""The same parts on a Ray cluster, or on this machine if Ray is not told of another. All machines must see the run's folder."""

import logging
import os
from collections.abc import Iterator
from typing import Any, Final

from avernus.core.refusals import AvernusError
from avernus.lab.needs import needed
from avernus.lab.pool import Noticed, TaskFailed, cores

AHEAD: Final = 2
"""So many parts for each core are with Ray at a time."""


def run_on_ray(tasks: Iterator[dict[str, Any]], workers: int | None, noticed: Noticed | None) -> Iterator[dict[str, Any]]:
    """Each part's result, as they are finished. `RAY_ADDRESS` names a cluster; a worker that dies has its part tried again by Ray."""
    needed(("ray",), "ray")
    import importlib

    ray: Any = importlib.import_module("ray")  # untyped on purpose: where it is not installed, types are checked all the same
    ours = not ray.is_initialized()
    if ours:
        cluster = os.environ.get("RAY_ADDRESS")
        here = {} if cluster else {"num_cpus": workers or cores()}
        ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR, **here)
    try:
        play = ray.remote(num_cpus=1, max_retries=2)(play_part_there)
        size = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for task in tasks:
            waiting.append(play.remote(task))
            if len(waiting) >= size:
                finished, waiting = ray.wait(waiting, num_returns=1)
                yield from map(result_of, ray.get(finished))
        while waiting:
            finished, waiting = ray.wait(waiting, num_returns=1)
            yield from map(result_of, ray.get(finished))
    except ray.exceptions.RayError as error:
        raise TaskFailed(f"Ray could not play a part: {str(error).splitlines()[0][:300]}") from error
    finally:
        if ours:
            ray.shutdown()


def play_part_there(task: dict[str, Any]) -> dict[str, Any]:
    """Play a part in a worker of Ray."""
    from avernus.lab.simulating import play_part

    try:
        return {"result": play_part(task)}
    except AvernusError as error:
        return {"refused": str(error)}


def result_of(answer: dict[str, Any]) -> dict[str, Any]:
    """The result; `AvernusError`, if the part was refused."""
    if "refused" in answer:
        raise AvernusError(answer["refused"])
    result: dict[str, Any] = answer["result"]
    return result
