"""`python docs/credits.py`: write CREDITS.md anew, its table from what each game's folder declares (`Game.credits`)."""

import sys
from pathlib import Path
from typing import Final

from avernus.games import registered

TARGET: Final = Path(__file__).resolve().parent.parent / "CREDITS.md"
PAGE: Final = """# Credits

The code of avernus is under the MIT licence (see `LICENSE`). The games are their designers'. \
We implement their rules, in our own words and \
with our own pictures; no sentence and no drawing of a rulebook is part of this project. \
The licence of our code gives nobody a right to a game: all \
rights remain with its designers and publishers, and what they ask, you ask them for.

| game | designer | what we worked from | what is asked of you |
| --- | --- | --- | --- |
{rows}

If a game is yours and not named so, tell us. This page is written by `python docs/credits.py` from the games' folders.
"""


def page() -> str:
    """The page, with a row for each game that comes with avernus."""
    games = [game for game in registered().values() if type(game).__module__.startswith("avernus.games.")]
    return PAGE.format(rows="\n".join(
        f"| **{game.credits.title}** (`{game.id}`) | {game.credits.designer} | {game.credits.source} | {game.credits.rights} |"
        for game in sorted(games, key=lambda game: (game.order, game.id))
    ))


if __name__ == "__main__":
    TARGET.write_text(page(), encoding="utf-8")
    sys.exit(0)
