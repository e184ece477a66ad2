"""The packages of the extras: loaded late, and missed in one sentence."""

from collections.abc import Iterable
from importlib.util import find_spec

from avernus.core.refusals import AvernusError


def needed(packages: Iterable[str] = ("polars", "altair", "vl_convert", "optuna"), extra: str = "lab") -> None:
    """`AvernusError`, if a package is not installed."""
    absent = [name for name in packages if find_spec(name) is None]
    if absent:
        raise AvernusError(f"The laboratory needs {' and '.join(absent)}: pip install 'avernus[{extra}]'.")
