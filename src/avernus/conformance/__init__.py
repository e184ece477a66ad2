"""The conformance suite: what every game must hold, whoever wrote it.

    import pytest
    from avernus.conformance import checks
    from stones import GAME

    @pytest.mark.parametrize("check", checks(GAME), ids=str)
    def test_conformance(check):
        check()

`python -m avernus.conformance stones` runs the same without pytest.
"""

from avernus.conformance import copies, course, legality, recorded, round_trip, texts, worlds
from avernus.conformance.cases import Case, cases_of
from avernus.conformance.suite import Check, checks

__all__ = ["Case", "Check", "cases_of", "checks", "copies", "course", "legality", "recorded", "round_trip", "texts", "worlds"]
