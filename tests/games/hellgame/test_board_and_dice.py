"""H2 the map and its compass; H4 dice."""

import pytest

from avernus.games.hellgame.board import ANTEHELL, COMPASSES, NEIGHBOURS, PENTAGRAM, SECTIONS, STEP, compass
from avernus.games.hellgame.rules.dice import DisfavorRoll, Duel, RollAgainst, SoulRoll, Ties
from tests.games.hellgame.positions import Position, area, demon


def test_sections_and_borders() -> None:
    # H2.1, H2.6: 45 sections, 85 borders, four compass neighbours each
    assert len(NEIGHBOURS) == SECTIONS == 45
    assert sum(map(len, NEIGHBOURS)) == 2 * 85
    assert all(len(set(STEP[s][1:])) == 4 for s in range(SECTIONS))
    assert all(s in NEIGHBOURS[n] for s in range(SECTIONS) for n in NEIGHBOURS[s])


def test_example_x01_the_compass() -> None:
    # H2.7, H2.7.2
    ways = compass("1in2cw3out4ccw")
    step = STEP[area("4.5")]
    assert [step[ways[die]] for die in (2, 4, 1, 3, 6)] == [area(x) for x in ("4.1", "4.4", "5.5", "3.5", "4.5")]
    assert STEP[area("9.1")][1] == PENTAGRAM and STEP[area("1.1")][3] == ANTEHELL  # H2.4, H2.5


def test_option_compass_keeps_one_and_three_opposite() -> None:
    # H27.1
    assert len(COMPASSES) == 8
    for option in COMPASSES:
        ways = compass(option)
        assert {ways[1], ways[3]} in ({1, 3}, {2, 4}) and ways[5] == ways[6] == 0


@pytest.mark.parametrize(("disfavors", "names", "die", "success"), [
    (0, (), None, True), (2, (), 2, False), (2, (), 3, True), (6, (), None, False),
    (6, ("Belial",), 6, True), (6, ("Belial",), 5, False),
])
def test_example_x63_disfavor_rolls(disfavors: int, names: tuple[str, ...], die: int | None, success: bool) -> None:
    # H4.2: greater than the disfavors; certain results are not rolled
    p = Position().demons(0, *names).money(0, disfavors=disfavors)
    p.begin(DisfavorRoll(seat=0), *(() if die is None else (die,)))
    assert p.over and p.g.value is success


def test_x63_choirs_on_watch() -> None:
    # H4.2, H25.7
    p = Position().permanent("h02").money(0, disfavors=5).begin(DisfavorRoll(seat=0))
    assert p.over and p.g.value is False


def test_soul_roll_and_roll_against() -> None:
    # H4.1, H4.4
    p = Position().demons(0, "Gremory").begin(SoulRoll(seat=0), 5)
    assert p.g.value == 5
    for die, good in ((4, True), (5, False)):
        p.begin(RollAgainst(demon=demon("Gremory"), symbol="hearts", kind="hearts"), die)
        assert p.g.value is good


def test_duels_and_ties() -> None:
    # H4.5, H0.3: totals; the tied roll again
    p = Position().demons(0, "Asmoday").demons(1, "Bael")
    p.begin(Duel(demons=(demon("Asmoday"), demon("Bael")), symbol="hearts"), 3, 3, 5, 2)
    winner = p.g.value
    assert p.over and winner == demon("Bael")  # Bael's owner is first in protocol order: 3:3, then 5:2
    p.begin(Ties(candidates=(7, 8, 9), keys=((1,), (2,), (2,))), 4, 4, 2, 5)
    assert p.g.value == (9, 8, 7)
