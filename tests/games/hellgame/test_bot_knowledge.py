"""What the better player of The HellGame knows, each in a position that shows it."""

from avernus.games.hellgame import GAME
from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.rules.souls import Deal, SoulsPhase
from avernus.games.hellgame.rules.summoning import Summoning
from avernus.games.hellgame.rules.turn import PHASES, Turn
from avernus.games.hellgame.verbs import SAY
from tests.games.hellgame.positions import Position, card

MASTER = 2


def answer(p: Position, draw: int = 5) -> str:
    """What the better player answers to the open question."""
    return BOOK.verbs.write(GAME.advise(p.g, int(p.g.mover()), MASTER, draw) or 0)


def from_actions(p: Position) -> Position:
    """From the beginning of the Action phase on."""
    p.g.turn = 6
    return p.begin(Turn(stage="begin", phase=PHASES.index("ActionPhase")))


def four_of_five() -> Position:
    """Somebody holds a circle but for one section."""
    p = Position(2, "action").sections(0, "4.1", "4.2", "4.3", "4.4", "9.1").sections(1, "7.1")
    return p.demons(1, "Furcas")


def test_a_card_that_brings_the_last_section_is_cast_at_it() -> None:
    p = from_actions(four_of_five().demons(0, "Bael").hand(0, "a02").money(0, favors=1))
    assert answer(p) == "cast a02 0"
    assert answer(p.play("cast a02 0")) == ">4.5"


def test_a_demon_supports_the_spell_that_wins() -> None:
    p = four_of_five().sections(1, "4.5").demons(0, "Belial", "Gremory").hand(0, "a28").money(0, souls=3, favors=1)
    assert answer(from_actions(p)) == "support"
    assert answer(p.play("support")) == "support P1 a28"
    p.play("support P1 a28")
    assert answer(p) == "cast a28 0"


def test_a_hound_is_tamed() -> None:
    p = Position(2, "summoning").demons(0, "Bael").demons(1, "Vine").sections(0, "4.1").legions(0, "A", 2).money(0, souls=4)
    p.begin(Summoning(seat=0))
    assert SAY["tame"] in p.g.options_now() and answer(p) == "tame"


def test_a_legion_on_the_last_section_is_turned() -> None:
    p = from_actions(four_of_five().demons(0, "Gremory").legions(1, "4.5").money(0, souls=8, favors=2))
    assert answer(p) == "influence"
    assert answer(p.play("influence")) == "turn P2:L 4.5"


def test_disfavors_are_given_away_with_favors() -> None:
    p = Position(3, "souls").demons(0, "Bael").demons(1, "Vine").demons(2, "Paimon")
    p.sections(0, "4.1").sections(1, "7.1").sections(2, "8.1")
    p.money(0, favors=7, disfavors=1).begin(SoulsPhase(stage="deals", order=(0,)))
    offered = answer(p).split()
    assert offered[0] == "offer" and offered[3] == "1d" and offered[5:] == ["0f", "0d"]


def test_a_deal_is_accepted_where_it_helps() -> None:
    def reply(give: tuple[int, int, int], take: tuple[int, int, int]) -> str:
        p = Position(2, "souls").demons(0, "Bael").demons(1, "Vine").sections(0, "4.1").sections(1, "7.1")
        p.money(0, favors=3, disfavors=1).money(1, favors=1, disfavors=1)
        return answer(p.begin(Deal(seat=0, partner=1, give=give, take=take)))

    assert reply((1, 0, 0), (0, 0, 0)) == "accept" and reply((0, 0, 0), (0, 1, 0)) == "accept"
    assert reply((0, 1, 0), (0, 0, 0)) == "refuse" and reply((0, 0, 0), (1, 0, 0)) == "refuse"


def one_section_short(turn: int = 6) -> Position:
    """The other one stands on the section that he misses, and has a favor to petition for it."""
    p = Position(2, "action").demons(0, "Bael").demons(1, "Furcas").sections(0, "6.5").sections(1, "7.1", "7.2", "7.3", "7.4")
    p.legions(0, "6.5", 3).legions(1, "7.5").money(1, favors=1)
    p.g.turn = turn
    return p


def test_somebody_one_section_from_winning_is_stopped_by_a_march() -> None:
    p = from_actions(one_section_short())
    assert answer(p) == "march"
    p.play("march")
    assert answer(p) == ">P1:L 6.5"
    assert answer(p.play(">P1:L 6.5")) == ">7.5"


def test_somebody_one_section_from_winning_is_fought() -> None:
    p = one_section_short().legions(0, "7.5", 2)
    p.begin(Turn(stage="begin", phase=PHASES.index("CombatPhase")))
    assert answer(p) == "fight"


def test_somebody_with_three_sixes_is_robbed_of_one() -> None:
    p = Position(2, "action").demons(0, "Bael").demons(1, "Furcas").sections(0, "6.5").sections(1, "7.1")
    p.hand(0, "a12").hand(1, "a05", "a17", "a23").money(0, souls=5)
    p.g.known[0][1] = (card("a05"), card("a17"), card("a23"))
    assert answer(from_actions(p)) == "cast a12 0"

