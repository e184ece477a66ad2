"""How a rulebook looks in the terminal."""

from typing import Final

from avernus.core.palette import ACCENT, FOCUS, LINE, TEXT_2, TEXT_3

MARKDOWN: Final = {
    "markdown.h1": f"bold {ACCENT}", "markdown.h2": f"bold {ACCENT}", "markdown.h3": f"bold {TEXT_2}", "markdown.h4": f"italic {TEXT_2}",
    "markdown.code": f"bold {FOCUS}", "markdown.code_block": f"{TEXT_2}", "markdown.item.bullet": TEXT_3,
    "markdown.table.header": f"bold {TEXT_2}",
    "markdown.table.border": LINE, "markdown.block_quote": TEXT_2, "markdown.hr": LINE, "markdown.link": FOCUS,
}
"""The colours of a rulebook."""
