"""The players made for The HellGame: they know what they want, and they come to an end."""

from random import Random

from avernus.bots import find, think
from avernus.core.seats import CHANCE
from avernus.games.hellgame import GAME
from avernus.games.hellgame.board import ANTEHELL
from avernus.games.hellgame.bot.plan import DISTANCE, Plan, distance
from avernus.games.hellgame.bot.tempers import NUMBERS
from avernus.games.hellgame.bot.worth import share
from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.rules import Hell
from avernus.games.hellgame.rules.action import ActionPhase
from avernus.games.hellgame.rules.final_phase import FinalPhase
from avernus.games.hellgame.rules.march import March
from avernus.games.hellgame.rules.petitions import PetitionPhase
from avernus.games.hellgame.rules.summoning import Summoning
from avernus.games.hellgame.rules.turn import PHASES, Turn
from avernus.games.hellgame.steps import POINTS
from avernus.games.hellgame.verbs import SAY
from tests.games.hellgame.positions import Position, area, demon

RANDOM = -1
BEGINNER, ADEPT, MASTER = find("easy"), find("medium"), find("hard")


def play(seed: int, skills: tuple[int, ...], **options: object) -> Hell:
    """A game between players of these skills, to its end."""
    rng = Random(f"bots {seed}")
    state = GAME.new(len(skills), options)
    assert isinstance(state, Hell)
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            outcomes = state.outcomes()
            action = rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
        elif skills[seat] == RANDOM:
            action = rng.choice(state.legal(seat))
        else:
            action = think(BEGINNER if skills[seat] == 0 else ADEPT if skills[seat] == 1 else MASTER, GAME, state, seat, rng)
            assert action in state.legal(seat)
        state.apply(seat, action)
    return state


def answer(p: Position) -> str:
    """What the better player answers to the open question."""
    return BOOK.verbs.write(GAME.advise(p.g, int(p.g.mover()), 2, 5) or 0)


def test_most_games_end_before_the_turn_limit() -> None:
    endings = [play(seed, skills, max_turns=20).ending for seed, skills in ((1, (1, 1)), (2, (1, 0, 1)), (3, (1, 1, 0, 1)))]
    assert sum(ending in ("circle", "three-sixes") for ending in endings) >= 2
    assert play(4, (2, 0), max_turns=2).ending


def test_they_beat_random_players() -> None:
    wins = sum(play(seed, (1, RANDOM, RANDOM)).ranks[0] == 1 for seed in range(4))
    assert wins == 4


def test_the_same_draw_gives_the_same_answer() -> None:
    p = Position(2, "action").demons(0, "Paimon").demons(1, "Vine").legions(0, "4.1", 3).hand(0, "a12", "a03").money(0, souls=5)
    p.begin(ActionPhase())
    before = p.g.dump()
    assert GAME.advise(p.g, 0, 2, 99) == GAME.advise(p.g, 0, 2, 99) and p.g.dump() == before


def test_what_a_plan_wants() -> None:
    p = Position().demons(0, "Bael").demons(1, "Vine").sections(0, "4.1", "4.2", "4.3").sections(1, "7.1")
    plan = Plan(p.g, 0)
    assert plan.circle == 3 and plan.want[area("4.4")] > plan.want[area("8.1")] > 0
    assert plan.field(area("4.3")) > plan.field(area("8.1"))
    threatened = Position().demons(0, "Bael").demons(1, "Vine").sections(1, "7.1", "7.2", "7.3", "7.4")
    assert Plan(threatened.g, 0).danger(area("7.1")) > 5.0 > plan.danger(area("7.1"))
    assert distance(area("4.1"), area("4.5")) == 1 and DISTANCE[ANTEHELL][area("3.2")] == 3


def test_a_legion_marches_to_the_missing_section() -> None:
    p = Position().demons(0, "Bael").demons(1, "Vine").sections(0, "4.1", "4.2", "4.3", "4.4").legions(0, "4.4", 2)
    p.begin(March(demon=demon("Bael"), seat=0))
    assert answer(p) == ">P1:L 4.4"
    p.play(">P1:L 4.4")
    assert answer(p) == ">4.5"


def test_the_last_favor_completes_the_circle() -> None:
    p = Position(2, "petitions").demons(0, "Bael").demons(1, "Vine").sections(0, "4.1", "4.2", "4.3", "4.4")
    p.legions(0, "4.5").legions(0, "8.1").money(0, favors=1).begin(PetitionPhase())
    assert answer(p) == "petition 4.5 favor"


def test_three_sixes_are_shown_and_kept() -> None:
    p = Position(2, "final").demons(0, "Bael").demons(1, "Vine").hand(0, "a05", "a17", "a23").begin(FinalPhase())
    assert answer(p) == "show"
    from avernus.games.hellgame.rules.hands import GiveUpCards

    p = Position().demons(0, "Bael").demons(1, "Vine").hand(0, "a05", "a17", "a48").begin(GiveUpCards(seat=0, n=1))
    assert answer(p) == ">a48"


def test_legions_are_summoned_where_they_are_wanted() -> None:
    p = Position(2, "summoning").demons(0, "Bael").demons(1, "Vine").sections(0, "4.1", "4.2", "4.3", "9.4").money(0, souls=9)
    p.begin(Summoning(seat=0))
    assert answer(p) in ("summon L 4.1", "summon L 4.2", "summon L 4.3")


def test_shares_of_a_win_follow_what_is_held_and_add_up() -> None:
    p = Position(3).demons(0, "Bael").demons(1, "Vine").demons(2, "Paimon")
    p.sections(0, "4.1", "4.2", "4.3", "4.4").sections(1, "7.1", "8.1")
    shares = [share(p.g, seat) for seat in range(3)]
    assert shares[0] > shares[1] > shares[2] > 0.0 and abs(sum(shares) - 1.0) < 1e-9
    p.g.ending, p.g.ranks = "circle", (2, 1, 3)
    assert [share(p.g, seat) for seat in range(3)] == [0.0, 1.0, 0.0]


def test_looking_ahead_finds_the_march_that_wins() -> None:
    p = Position(2, "action").demons(0, "Bael").demons(1, "Vine").sections(0, "4.1", "4.2", "4.3", "4.4").sections(1, "9.1")
    p.legions(0, "4.4", 2).legions(1, "9.1").money(0, favors=1)
    p.g.turn = 6
    p.begin(Turn(stage="begin", phase=PHASES.index("ActionPhase")))
    assert answer(p) == "march"


def test_every_question_has_an_answer() -> None:
    from avernus.games.hellgame.bot.answers import THUMB, TRIED

    asked_by_default = {"ACTION_MENU", "FLEE_ORDER", "CAST_FIRST", *TRIED}
    assert set(POINTS) == set(THUMB) | asked_by_default and SAY["end"] >= 0


def deeds(name: str) -> dict[str, int]:
    """How often somebody of a temper chooses each action, in two short games."""
    found: dict[str, int] = {}
    for seed in range(2):
        rng, state = Random(seed), GAME.new(3, {"max_turns": 6})
        while state.actors():
            seat = state.actors()[0]
            if seat == CHANCE:
                outcomes = state.outcomes()
                action = rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
            else:
                action = think(find(name) if seat == 0 else ADEPT, GAME, state, seat, rng)
                if seat == 0:
                    word = BOOK.verbs.write(action).split()[0]
                    found[word] = found.get(word, 0) + 1
            state.apply(seat, action)
    return found


def test_tempers_differ_in_what_they_do() -> None:
    assert GAME.tempers == NUMBERS
    raider, hoarder, diplomat = deeds("raider"), deeds("hoarder"), deeds("diplomat")
    assert raider["march"] > max(hoarder.get("march", 0), diplomat.get("march", 0))
    assert diplomat.get("truce", 0) > max(raider.get("truce", 0), hoarder.get("truce", 0))
    assert diplomat.get("influence", 0) > raider.get("influence", 0)
    assert hoarder.get("buy", 0) > max(raider.get("buy", 0), diplomat.get("buy", 0))
