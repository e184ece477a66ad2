"""Options that make an evening: sixes, the first turn of victory, the deal of sections, souls; support that unfolds; ways of a march."""

from random import Random
from typing import Any

from avernus.core.seats import CHANCE
from avernus.games.hellgame import GAME
from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.rules import Hell
from avernus.games.hellgame.rules.action import ActionPhase
from avernus.games.hellgame.rules.final_phase import FinalPhase
from avernus.games.hellgame.rules.march import March
from avernus.games.hellgame.rules.setup import head_start
from avernus.games.hellgame.rules.souls import SoulsPhase
from tests.games.hellgame.positions import Position, area, demon

CIRCLE = ("5.1", "5.2", "5.3", "5.4", "5.5")
SIXES = [BOOK.arcana[card].id for card in BOOK.sixes]


def two(**options: Any) -> Position:
    return Position(phase="final", **options).demons(0, "Bael").demons(1, "Vine")


def test_nobody_wins_before_the_first_turn_of_victory() -> None:
    # H5.3: neither by a circle nor by sixes; from that turn on both count.
    for turn, over in ((3, False), (4, True)):
        p = Position(phase="final", turn=turn, first_victory=4).demons(0, "Bael").demons(1, "Vine").sections(0, *CIRCLE).begin(FinalPhase())
        assert (p.g.ending == "circle") == over
        p = Position(phase="final", turn=turn, first_victory=4).demons(0, "Bael").demons(1, "Vine").hand(0, *SIXES[:3]).begin(FinalPhase())
        assert (p.point == "SHOW_SIXES") == over


def test_only_so_many_sixes_count() -> None:
    # H5.4: with four, the other two show none; nor do they win.
    assert len(SIXES) == 6
    p = two(sixes=4).hand(0, *SIXES[2:5]).begin(FinalPhase())
    assert p.options == ["keep"]
    assert [p.g.view(0)["facts"]["cards"][card]["six"] for card in SIXES[2:5]] == [True, True, False]
    assert two(sixes=5).hand(0, *SIXES[2:5]).begin(FinalPhase()).options == ["keep", "show"]


def dealt(seed: int, **options: Any) -> Hell:
    """A game as far as the first legions."""
    rng = Random(f"deal {seed}")
    g = GAME.new(3, options)
    assert isinstance(g, Hell)
    while g.turn == 0:
        seat = int(g.mover())
        outcomes = g.outcomes() if seat == CHANCE else [(g.legal(seat)[0], 1)]
        g.apply(seat, rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0])
    return g


def test_three_sections_of_a_circle_are_dealt_anew() -> None:
    # H6.7
    lucky = [seed for seed in range(40) if any(head_start(dealt(seed, redeal=False), p) for p in range(3))]
    assert lucky
    for seed in lucky[:3]:
        g = dealt(seed)
        assert not any(head_start(g, p) for p in range(3)) and GAME.laws(g) == []
        assert [g.control.count(p) for p in range(3)] == [5, 5, 5]


def test_souls_at_the_start() -> None:
    # H6.5
    assert GAME.new(2, {"start_souls": 9}).dump()["souls"] == [9, 9] and GAME.new(2, {}).dump()["souls"] == [5, 5]


def test_by_the_book() -> None:
    # H27.1: no turn limit, quick combat by choice, all six sixes, victory from the first turn, no second deal.
    book = next(preset for preset in GAME.presets if preset.name == "book")
    options = GAME.new(3, book.values).options  # type: ignore[attr-defined]
    assert (options["max_turns"], options["quick_combat"], options["sixes"]) == (0, "consent", 6)
    assert (options["first_victory"], options["redeal"], options["soul_deals"], options["start_souls"]) == (1, False, False, 5)


def test_support_is_one_item_that_unfolds() -> None:
    # H15.5
    p = Position().demons(0, "Zagan", "Paimon").demons(1, "Vine").hand(0, "a05").begin(ActionPhase())
    assert p.g.mover() == 0 and p.options.count("support") == 1 and not any(option.startswith("support ") for option in p.options)
    p.play("support")
    assert p.point == "SUPPORT" and "support P1 a05" in p.options
    p.play("none")
    assert p.point == "ACTION_MENU"


def test_support_is_offered_only_where_it_can_be_of_use() -> None:
    # H15.5: nobody is left to cast; on Earth for a spell of Hell; a sum that cannot be reached.
    assert "support" not in Position().demons(0, "Zagan").demons(1).hand(0, "a05").begin(ActionPhase()).options
    assert "support" not in Position().demons(0, "Zagan", earth=True).demons(1, "Farfarello").hand(0, "a05").begin(ActionPhase()).options
    assert "support" not in Position().demons(0, "Bael", "Beleth").hand(0, "a05").begin(ActionPhase()).options


def test_the_hymn_cannot_be_wasted() -> None:
    # H25.9.37: with neither Uriel nor Lilith in Hell it is not castable, and nobody can support it.
    p = Position().demons(0, "Zagan", "Vine", "Purson").hand(0, "a17").money(0, favors=2).begin(ActionPhase())
    assert "support" not in p.options
    p = Position().demons(0, "Zagan", "Vine", "Purson").hand(0, "a17").money(0, favors=2)
    p.g.lilith = area("4.1")
    p.begin(ActionPhase(), "support", "support P1 a17", "pfg")
    assert "cast a17 0" in p.options  # Vine's three stars and Zagan's four


def test_souls_change_hands_only_by_the_option() -> None:
    # H22.3
    def souls(**options: Any) -> Position:
        p = Position(phase="souls", **options).demons(0, "Bael").demons(1, "Vine")
        return p.money(0, souls=4, disfavors=1).money(1, souls=3, favors=2).begin(SoulsPhase())

    assert not any(option.startswith("trade") for p in [souls()] for option in p.options)
    p = souls(soul_deals=True)
    assert "trade P2 pay 5s for 1f 0d" not in p.options and "trade P2 get 3s for 1f 0d" not in p.options
    p.play("trade P2 pay 3s for 1f 1d", "accept", "none").done()
    assert p.g.souls == [1, 6] and p.g.favors == [1, 1] and p.g.disfavors == [0, 1]


def test_a_march_names_where_it_ends() -> None:
    # H12.1.3: two sections in one answer, through free land only; past others step by step.
    p = Position().demons(0, "Bael").demons(1, "Sitri").legions(0, "5.1").legions(1, "5.2")
    p.begin(March(demon=demon("Bael"), seat=0), ">P1:L 5.1")
    assert ">7.1" in p.options and ">6.2" in p.options and ">5.3" not in p.options  # 6.2 by way of 6.1
    p.play(">7.1")
    assert p.units(0, "7.1") == 1 and p.point == "MARCH_SELECT"
    assert [e["area"] for e in p.told("marched")] == ["6.1", "7.1"]


def test_passage_is_asked_only_where_it_helps() -> None:
    # H12.6.1: with the last step, or where freebooters stop the unit anyway, there is nothing to ask for.
    p = Position().demons(0, "Bael").demons(1, "Sitri").legions(0, "5.1").legions(1, "5.3")
    p.begin(March(demon=demon("Bael"), seat=0), ">P1:L 5.1", ">5.3")
    assert p.point == "FLEE_DECISION"
    p = Position().demons(0, "Bael").demons(1, "Sitri").legions(0, "5.1").legions(1, "5.2").legions(6, "5.2")
    assert p.begin(March(demon=demon("Bael"), seat=0), ">P1:L 5.1", ">5.2").point == "FLEE_DECISION"


def test_a_lieutenant_takes_all_that_he_can_lead() -> None:
    # H12.2: three answers for a march with two legions.
    p = Position().demons(0, "Bael").demons(1, "Sitri").legions(0, "5.1", 3).lead(0, "5.1", "Nessus")
    p.begin(March(demon=demon("Bael"), seat=0), ">P1:T:Nessus 5.1", "all", ">8.1")
    assert p.units(0, "8.1") == 2 and p.units(0, "5.1") == 1 and p.point == "MARCH_SELECT"
