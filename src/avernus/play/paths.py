"""Places of files that programs hand in."""

from pathlib import Path
from typing import Any

from avernus.core.arguments import shown
from avernus.core.refusals import AvernusError


def path_of(value: Any) -> Path:
    """The place of a file or a folder."""
    try:
        place = Path(value)
        str(place).encode()
    except Exception:  # a stranger's object may fail at anything
        raise AvernusError(f"{shown(value)} is no name of a file.") from None
    if "\0" in str(place):
        raise AvernusError(f"{shown(value)} is no name of a file.")
    return place
