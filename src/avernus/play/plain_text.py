"""What people call themselves and their tables, and what they say: only what can be seen, in the order in which it is written."""

import unicodedata
from typing import Final

UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0" + "".join(map(chr, range(0xFE00, 0xFE10)))
)
"""Signs that count as printable and show nothing: fillers and selectors of variants."""


def clean(text: str, most: int, lines: bool = False) -> str:
    """A text in one form of Unicode without controls, zero-width signs and marks of direction; of one line, unless `lines` may be kept."""
    kept = []
    for sign in unicodedata.normalize("NFC", text):
        if sign == "\n" and lines:
            kept.append(sign)
        elif sign.isspace():
            kept.append(" ")
        elif sign.isprintable() and sign not in UNSEEN and not 0xE0100 <= ord(sign) <= 0xE01EF:
            kept.append(sign)
    rows = (" ".join(row.split()) for row in "".join(kept).split("\n"))
    return "\n".join(rows).strip()[:most].strip()
