"""The shipped puzzles: as many as promised, solved by the ordinary rules, and unique by trying everything once more."""

from collections import Counter
from random import Random

import pytest

from avernus.core.refusals import AvernusError, IllegalAction
from avernus.games.splut import GAME
from avernus.games.splut.puzzles import HARDEST, Puzzle, read, shipped, write
from avernus.games.splut.puzzles.proof import Prover
from avernus.games.splut.rules import Splut
from avernus.play.puzzling import Attempt, Verdict

SAMPLE = 40
NOTATED = Puzzle(1, 2, 1, (("Sd3@a5", "Te4:n"),), "somewhere")


def state_of(puzzle: Puzzle) -> Splut:
    return GAME.position(puzzle.position)


def notation(state: Splut, line: list[int]) -> tuple[str, ...]:
    now, found = state.copy(), []
    for action in line:
        found.append(GAME.write(now, int(now.mover()), action))
        now.apply(now.mover(), action)
    return tuple(found)


def test_a_thousand_of_all_difficulties_no_two_alike() -> None:
    puzzles = shipped()
    assert sum(one.turns == 1 for one in puzzles) >= 1000
    assert sum(one.turns == 2 for one in puzzles) >= 100
    assert [one.number for one in puzzles] == list(range(1, len(puzzles) + 1))
    assert set(Counter(one.difficulty for one in puzzles)) == set(range(1, HARDEST + 1))
    assert len({one.position.rsplit(" ", 6)[0] for one in puzzles}) == len(puzzles)
    assert [one.difficulty for one in puzzles] == sorted(one.difficulty for one in puzzles)


def test_every_solution_wins_by_the_rules() -> None:
    for puzzle in shipped():
        state = state_of(puzzle)
        seat = int(state.mover())
        assert (int(state.steps), int(state.moved)) == (3, 0)  # S4.1: a turn begins here
        for number, turn in enumerate(puzzle.solution):
            for action in turn:
                mover = int(state.mover())
                assert mover == (seat if number % 2 == 0 else 1 - seat)
                read_as = GAME.read(state, mover, action)
                assert read_as is not None and state.refusal(mover, read_as) is None
                state.apply(mover, read_as)
        result = state.result()
        assert result is not None and result.winners == (seat,)  # S11.2
        assert len(puzzle.solution) == 2 * puzzle.turns - 1


@pytest.mark.parametrize("puzzle", Random(7).sample([one for one in shipped() if one.turns == 1], SAMPLE), ids=lambda one: str(one.number))
def test_a_win_in_one_turn_is_the_only_sequence_of_actions_that_wins(puzzle: Puzzle) -> None:
    state = state_of(puzzle)
    lines = Prover(state).wins(state, 2)
    assert [notation(state, line) for line in lines] == [puzzle.solution[0]]


@pytest.mark.parametrize("puzzle", Random(8).sample([one for one in shipped() if one.turns == 2], 1), ids=lambda one: str(one.number))
def test_a_win_in_two_turns_ends_the_first_in_the_only_position_that_wins(puzzle: Puzzle) -> None:
    state = state_of(puzzle)
    prover = Prover(state)
    assert prover.wins(state, 1) == []
    ended = state.copy()
    for action in puzzle.solution[0]:
        number = GAME.read(ended, int(ended.mover()), action)
        assert number is not None
        ended.apply(ended.mover(), number)
    assert prover.holds(ended, state.active)
    others = 0
    for key, line in Random(5).sample(sorted(prover.turn_ends(state).items()), 60):
        other = state.copy()
        for step in line:
            other.apply(other.mover(), step)
        assert other.key() == key
        if key != ended.key():
            others += 1
            assert not prover.holds(other, state.active)
    assert others > 50


def narrow(puzzle: Puzzle) -> int:
    """How many actions its first turn begins with."""
    state = state_of(puzzle)
    return len(state.legal(int(state.mover())))


@pytest.mark.parametrize("puzzle", sorted((one for one in shipped() if one.turns == 2), key=narrow)[:12], ids=lambda one: str(one.number))
def test_the_whole_proof_of_a_win_in_two_turns_is_repeated(puzzle: Puzzle) -> None:
    """Of all ends of the turn one alone wins whatever the other does; the twelve with the fewest ways to begin, since that is quick."""
    state = state_of(puzzle)
    prover = Prover(state)
    assert prover.wins(state, 1) == []
    ways = prover.forced(state, 1000)
    assert len(ways) == 1
    keys = []
    for line in ([notation(state, ways[0]), puzzle.solution[0]]):
        ended = state.copy()
        for action in line:
            ended.apply(ended.mover(), GAME.read(ended, int(ended.mover()), action))  # type: ignore[arg-type]
        keys.append(ended.key())
    assert keys[0] == keys[1]


def test_the_proof_counts_every_win() -> None:
    state = GAME.position("R/Tn2/5/7/R3TsR2R/7/Ss4/1Sn1/1 sn s 9 3 - - -")  # no dwarfs; pull the rock to e5, throw it south
    lines = Prover(state).wins(state, 1000)
    assert len(lines) > 1
    for line in lines:
        now = state.copy()
        for action in line:
            assert action in now.legal(0)
            now.apply(0, action)
        result = now.result()
        assert result is not None and result.winners == (0,)


def test_an_attempt_is_judged_by_where_it_leads() -> None:
    one = next(puzzle for puzzle in shipped() if puzzle.turns == 1)
    attempt = Attempt(one)
    with pytest.raises(IllegalAction):
        attempt.play("Da1")
    assert attempt.hint() == one.actions[0]
    for action in one.actions:
        assert attempt.verdict is Verdict.GOING
        attempt.play(action)
    assert attempt.verdict is Verdict.SOLVED
    with pytest.raises(AvernusError, match="over"):
        attempt.play("De3")
    wrong = Attempt(one)
    rng = Random(3)
    while wrong.verdict is Verdict.GOING:
        legal = [action for action in wrong.table.legal(wrong.seat) if action not in one.actions] or wrong.table.legal(wrong.seat)
        wrong.play(rng.choice(legal))
    assert wrong.verdict is Verdict.FAILED and wrong.hint() is None


def test_two_turns_have_the_other_answer_between_them() -> None:
    two = next(puzzle for puzzle in shipped() if puzzle.turns == 2)
    attempt = Attempt(two)
    for action in two.solution[0]:
        attempt.play(action)
    assert attempt.verdict.value == "answered"
    assert attempt.table.actors == (attempt.seat,)
    for action in two.solution[2]:
        attempt.play(action)
    assert attempt.verdict.value == "solved"


def test_a_file_is_read_as_it_was_written() -> None:
    text = write(list(shipped()))
    assert tuple(read(text)) == shipped()
    assert tuple(read(text.replace("\n", "\r\n"))) == shipped()


@pytest.mark.parametrize(
    ("spoilt", "said"),
    [
        ("", "no file of Splut! puzzles"), ("{}\n", "no file of Splut! puzzles"), ("no json\n", "no file of Splut! puzzles"),
        (write([NOTATED]).replace('"rules": 1', '"rules": 2'), "rules 2"), (write([NOTATED]).replace("Te4", "Te5"), "sum"),
        (write([NOTATED]) + "2\t1\t1\tTe4:n\tx\n", "2 of 1 puzzles"), (write([NOTATED]).replace("\t2\t", "\t9\t"), "line 2"),
        (write([NOTATED]).replace("\tsomewhere", ""), "line 2"),
    ],
)
def test_a_damaged_file_is_refused_with_a_sentence(spoilt: str, said: str) -> None:
    with pytest.raises(AvernusError, match=said) as refused:
        read(spoilt)
    assert str(refused.value).endswith(".") and "\n" not in str(refused.value)


@pytest.mark.parametrize("damage", [{"position": "nowhere"}, {"solution": (("Da1",),)}, {"solution": (("De3",),)}])
def test_a_puzzle_that_cannot_be_solved_is_refused_with_a_sentence(damage: dict[str, object]) -> None:
    one = shipped()[0].dump() | damage
    with pytest.raises(AvernusError, match="Puzzle 1 is damaged"):
        Attempt(Puzzle(**one))
