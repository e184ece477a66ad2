"""Sections that are denied to a unit which an effect moves (H25.9.16), and how many cards a blind loss takes (H25.9.8)."""

import pytest

from avernus.core.seats import CHANCE
from avernus.games.hellgame.effects.moves import shove
from avernus.games.hellgame.effects.secrets import BlindLoss
from avernus.games.hellgame.rules.values import denied
from avernus.games.hellgame.verbs import LEGION
from tests.games.hellgame.positions import Position, area
from tests.games.hellgame.test_effects import phenomenon, two


@pytest.mark.parametrize(("card", "where", "what"), [("h32", "4.1", "enter"), ("h25", "3.1", "leave")])
def test_a_denied_section_holds_for_units_that_a_card_moves(card: str, where: str, what: str) -> None:
    # H25.9.16
    p = two().legions(0, "3.1").legions(0, "5.2")
    assert shove(p.g, (area("5.2"), 0, LEGION), area("4.2")) and p.units(0, "4.2") == 1
    phenomenon(p, card, (where,))
    assert denied(p.g, area(where), what, 0)
    assert not shove(p.g, (area("3.1"), 0, LEGION), area("4.1")), "neither into it nor out of it"
    assert p.units(0, "3.1") == 1 and p.units(0, "4.1") == 0
    assert not shove(p.g, (area("4.2"), 0, LEGION), area("4.2")), "and to stay is no move"


@pytest.mark.parametrize(("n", "lost"), [(1, 1), (2, 2), (3, 3), (5, 3)])
@pytest.mark.parametrize("thief", [-1, 0])
def test_a_blind_loss_takes_as_many_as_it_says(n: int, lost: int, thief: int) -> None:
    # H25.9.8: or all that there are; and says how many
    p = Position().demons(0, "Bael").demons(1, "Vine").hand(1, "a02", "a03", "a04")
    p.begin(BlindLoss(victim=1, thief=thief, n=n))
    while p.g.mover() == CHANCE:
        p.g.apply(CHANCE, p.g.outcomes()[0][0])
    assert len(p.g.hands[1]) == 3 - lost and len(p.g.hands[0]) == (lost if thief == 0 else 0)
    assert p.g.value == lost and p.over
