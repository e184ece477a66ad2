"""The colours of pictures in the terminal, from the house's palette: carved slab, parchment, one ember."""

from dataclasses import dataclass
from typing import Final

BG: Final = "#131110"
SURFACE: Final = "#1b1917"
LINE: Final = "#3b352f"
TEXT: Final = "#f1e8d8"
TEXT_2: Final = "#c6baa6"
TEXT_3: Final = "#9d917f"
ACCENT: Final = "#f2823c"
BAD: Final = "#f2897d"
GOOD: Final = "#77c296"
FOCUS: Final = "#ffd9a8"
SLAB: Final = "#1e1b18"
CELL: Final = "#474038"
CELL_2: Final = "#3d3730"
SELECT: Final = "#f4ead6"
LAST: Final = "#c9b27a"
INK: Final = "#17120e"
STONE: Final = "#8d857a"


@dataclass(frozen=True, slots=True)
class Look:
    """How a team looks: a colour, and a letter and a shape that say the same without it."""

    letter: str
    shape: str
    fill: str
    label: str
    """The colour of writing on the fill."""
    text: str
    """The team's colour as text on the background."""


RED: Final = Look("R", "▲", "#c8372f", "#fff8ec", "#f0857b")
YELLOW: Final = Look("Y", "●", "#f5d45c", "#1b130c", "#f5d45c")
GREEN: Final = Look("G", "■", "#2f9a68", "#10150f", "#69c596")
BLUE: Final = Look("B", "✚", "#5b9fe6", "#0d141d", "#86b9f0")
VIOLET: Final = Look("V", "☾", "#7d48b4", "#fff8ec", "#c09ae6")
ORANGE: Final = Look("O", "◆", "#ef8a2b", "#1b130c", "#f3a050")
LOOKS: Final = (RED, YELLOW, GREEN, BLUE, VIOLET, ORANGE)
"""The looks of the seats, in a game that says nothing else."""


def mix(below: str, above: str, share: float) -> str:
    """One colour washed with a share of another."""
    a, b = (tuple(int(colour[i: i + 2], 16) for i in (1, 3, 5)) for colour in (below, above))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(a, b, strict=True))
