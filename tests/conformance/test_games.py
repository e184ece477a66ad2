"""Every registered game passes the suite of `avernus.conformance`, with every number of seats and every option."""

import os

import pytest

from avernus.conformance import Check, checks
from avernus.games import registered

TWICE = os.environ.get("AVERNUS_PURE", "0") not in ("", "0")
"""Where the sources run by request, the whole suite comes after them: each game is checked once, with the fewest seats."""


@pytest.mark.parametrize("check", [check for game in registered().values() for check in checks(game, TWICE)], ids=str)
def test_conformance(check: Check) -> None:
    check()
