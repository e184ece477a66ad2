"""How traders differ: a few numbers for each, read once from a data file. The first three are the skills, the others have a name."""

import tomllib
from importlib import resources
from typing import Final

from avernus.core.native import vec

TRAITS: Final = (
    "rivalry", "worthwhile", "last_hope", "offers", "feint", "aspiration", "haggle", "greed", "close", "modest", "immodest", "spread",
    "doubt", "so_wait", "ba_wait", "gs_wait", "blur", "sure", "relent", "lead", "resale",
)
"""What the numbers are, in their order; `data/tempers.toml` says what each means."""
# The same as numbers, for the traders: a test holds the two together.
RIVALRY: Final = 0
WORTHWHILE: Final = 1
LAST_HOPE: Final = 2
OFFERS: Final = 3
FEINT: Final = 4
ASPIRATION: Final = 5
HAGGLE: Final = 6
GREED: Final = 7
CLOSE: Final = 8
MODEST: Final = 9
IMMODEST: Final = 10
SPREAD: Final = 11
DOUBT: Final = 12
SO_WAIT: Final = 13
BA_WAIT: Final = 14
GS_WAIT: Final = 15
BLUR: Final = 16
SURE: Final = 17
RELENT: Final = 18
LEAD: Final = 19
RESALE: Final = 20


def read(text: str) -> dict[str, list[float]]:
    """The tempers of a data file by their names; each has what is not its own from `usual`."""
    table = tomllib.loads(text)
    usual = table.pop("usual")
    for name, own in ({"usual": usual} | table).items():
        if wrong := set(own) - set(TRAITS):
            raise ValueError(f"{name} has no {sorted(wrong)[0]}.")
    return {name: [float({**usual, **own}[trait]) for trait in TRAITS] for name, own in table.items()}


NAMED: Final = read(resources.files("avernus.games.inferno_trade").joinpath("data/tempers.toml").read_text(encoding="utf-8"))
NUMBERS: Final = {name: number for number, name in enumerate(NAMED)}
"""Which skill a name stands for, beyond the three of the levels."""
TEMPERS: Final = [vec[float](numbers) for numbers in NAMED.values()]
