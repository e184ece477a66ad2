"""Standard output as it may be: a terminal, a pipe that closes, a full disk, or one that knows fewer letters than we write."""

import codecs
import contextlib
import io
import json
import os
import sys
import unicodedata
from typing import Any, Final

SPELT: Final = {
    "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "−": "-", "…": "...", "·": "|", "•": "*", "×": "x",
    "✓": "+", "→": ">", "←": "<", "↑": "^", "↓": "v", "─": "-", "│": "|", "œ": "oe", "Œ": "OE", "æ": "ae", "ß": "ss", "¿": "", "¡": "",
    "\u00a0": " ", "\u202f": " ",
}
"""How a sign is written where only letters are known; accents fall off by themselves, anything else is a question mark."""


def spelt(error: UnicodeError) -> tuple[str, int]:
    """What stands for signs that an encoding does not know."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start:error.end]
    plain = "".join(SPELT.get(sign) or _bare(sign) if sign not in SPELT else SPELT[sign] for sign in signs)
    return plain, error.end


def _bare(sign: str) -> str:
    """A letter without its accent."""
    return unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?"


def prepare() -> bool:
    """Make the three streams safe to use; `False` if there is no standard output at all."""
    codecs.register_error("avernus", spelt)
    there = sys.stdout is not None
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="avernus" if mode == "w" else "replace")
    return there


def give_up() -> None:
    """Send what is still to be written nowhere, so that the end of the program does not try again."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def print_json(data: Any) -> None:
    """One JSON document on standard output; where the encoding is not Unicode, in plain letters."""
    unicode = (getattr(sys.stdout, "encoding", None) or "utf-8").lower().replace("-", "").startswith("utf")
    json.dump(data, sys.stdout, ensure_ascii=not unicode, indent=2)
    sys.stdout.write("\n")
