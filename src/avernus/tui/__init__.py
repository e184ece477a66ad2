"""The terminal client: full screen, or line by line for pipes and screen readers."""

import io
import os
import sys
from collections.abc import Mapping

from avernus.play.table import Table
from avernus.tui.kept import Kept
from avernus.tui.local_sitting import LocalSitting
from avernus.tui.sitting import Sitting

PACE = 0.7
"""Seconds for which a bot's action is shown before the next one."""


def play(
    table: Table, bots: Mapping[int, str], lang: str = "en", plain: bool = False, rng_seed: str | None = None, pace: float = PACE,
    kept: Kept | None = None, seconds: float | None = None,
) -> int:
    """Play at this terminal. The exit code.

    `bots` names the bot of each seat that no person plays, `kept` where the game is kept, `seconds` how long a bot may search.
    """
    return show(LocalSitting(table, bots, lang, rng_seed, kept, seconds), plain, pace)


def show(session: Sitting, plain: bool = False, pace: float = PACE) -> int:
    """Sit at this terminal until the game is over or left. The exit code."""
    if plain or not full_screen_possible():
        from avernus.tui.plain import play_plain

        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
                stream.reconfigure(errors="replace")
        return play_plain(session, sys.stdin, sys.stdout)
    from avernus.tui.app import AvernusApp

    try:
        return AvernusApp(session, pace).run_on_screen()
    finally:
        if session.farewell():
            print(session.farewell())


def full_screen_possible() -> bool:
    """Is there a terminal at both ends that can do more than print lines?"""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
