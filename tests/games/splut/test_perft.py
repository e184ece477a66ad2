"""The counts of the specification: two engines with these counts have the same rules."""

from pathlib import Path

import pytest

import avernus
from avernus.core.perft import perft

ROWS = [
    [part.strip() for part in row.split("|")]
    for row in (Path(__file__).parent / "perft.txt").read_text().splitlines() if not row.startswith("#")
]
CASES = [(row[0], row[1], depth, int(count)) for row in ROWS for depth, count in enumerate(row[2].split(), start=1)]


@pytest.mark.parametrize(("name", "start", "depth", "count"), CASES, ids=[f"{case[0]}-depth{case[2]}" for case in CASES])
def test_perft(name: str, start: str, depth: int, count: int) -> None:
    game = avernus.game("splut")
    state = game.new(int(start)) if start.isdigit() else game.position(start)
    assert perft(state, depth) == count


def test_all_counts_are_there() -> None:
    assert len(CASES) == 27
