"""One clause of a rulebook."""

import re

from avernus.core.refusals import AvernusError


def paragraphs_of(text: str, clause: str) -> str:
    """The paragraphs and list items of a rulebook that carry a clause's anchor."""
    wanted = re.escape(clause.strip().upper())
    found = [block for block in re.split(r"\n\s*\n|\n(?=[-*] )", text) if re.search(rf"\[{wanted}(?:\.\d+)*\]", block)]
    if not found:
        raise AvernusError(f"The rulebook has no clause {clause[:20]!r}.")
    return "\n\n".join(found)
