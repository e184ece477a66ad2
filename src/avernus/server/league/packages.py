"""What a league needs beside the program itself."""

from avernus.lab.ratings import library


def needed(ratings: bool, tournaments: bool) -> None:
    """One sentence, before anything is served, where a package is missing."""
    for name in (("glicko2", "openskill.models") if ratings else ()) + (("networkx",) if tournaments else ()):
        library(name)
