"""Laws of the specification (section 5), on random positions; and every clause has its test."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import avernus
from avernus.core.perft import perft
from avernus.core.state import State
from avernus.games.splut.refusals import REASONS

GAME = avernus.game("splut")
OTHER_SIDE = str.maketrans("snwe", "nsew")
OTHER_CELL = {f"{f}{r}": f"{'abcdefghi'[8 - i]}{10 - r}" for i, f in enumerate("abcdefghi") for r in range(1, 10)}
CLAUSES = [
    *(f"S1.{i}" for i in (1, 2, 3)), *(f"S2.{i}" for i in (1, 2, 3)), *(f"S3.{i}" for i in (1, 2, 3, 4)), *(f"S4.{i}" for i in (1, 2, 3)),
    *(f"S5.{i}" for i in (1, 2, 3)), "S6", *(f"S7.{i}" for i in (1, 2, 3, 4)), "S8", *(f"S9.{i}" for i in range(1, 8)), "S10",
    *(f"S11.{i}" for i in (1, 2, 3, 4)), "S12",
]

reached = st.tuples(st.integers(0, 10**6), st.integers(0, 200))


def play(seats: int, seed: int, steps: int) -> State:
    """The state after so many random actions, or the last one of a finished game."""
    rng = Random(seed)
    state = GAME.new(seats)
    for _ in range(steps):
        following = state.copy()
        following.apply(state.actors()[0], rng.choice(state.legal(state.actors()[0])))
        if not following.actors():
            break
        state = following
    return state


def turned(text: str) -> str:
    """A position text, turned by 180 degrees."""
    board, living, mover, turn, steps, locked, moved, lev = text.split()
    signs = re.findall(r"[SDT][swne]|.", board)[::-1]
    marks = [",".join(sorted(OTHER_CELL[c] for c in mask.split(","))) if mask != "-" else "-" for mask in (locked, moved)]
    others = "".join(seat for seat in "swne" if seat in living.translate(OTHER_SIDE))
    pieces = "".join(sign[0] + sign[1:].translate(OTHER_SIDE) for sign in signs)
    return " ".join([pieces, others, mover.translate(OTHER_SIDE), turn, steps, *marks, OTHER_CELL.get(lev, lev)])


def turned_action(text: str) -> str:
    """A notation, turned by 180 degrees."""
    text = re.sub(r"[a-i][1-9]", lambda cell: OTHER_CELL[cell[0]], text)
    return re.sub(r":([nesw])", lambda way: ":" + way[1].translate(OTHER_SIDE), text)


def legal(state: State) -> list[str]:
    seat = state.actors()[0]
    return sorted(GAME.write(state, seat, action) for action in state.legal(seat))


@given(reached, st.sampled_from([2, 4]))
@settings(max_examples=80)
def test_turning_the_board_turns_the_legal_actions_and_keeps_perft(place: tuple[int, int], seats: int) -> None:
    state = play(seats, *place)
    text = GAME.write_position(state)
    assert text is not None and turned(turned(text)) == text
    other = GAME.position(turned(text), seats=seats)
    assert legal(other) == sorted(map(turned_action, legal(state)))
    assert perft(other, 2) == perft(state, 2)


@given(reached, st.sampled_from([2, 3, 4]))
def test_four_rocks_and_every_living_team_has_its_sorcerer_and_its_troll(place: tuple[int, int], seats: int) -> None:
    view = play(seats, *place).view(None)
    assert len(set(view["rocks"])) == 4  # S2.1
    for seat in range(seats):
        kinds = {piece["piece"] for piece in view["pieces"] if piece["seat"] == seat}
        assert kinds >= {"S", "T"} if seat in view["living"] else not kinds  # S11.1


@given(reached, st.sampled_from([2, 3, 4]))
def test_a_troll_that_can_step_onto_a_rock_always_has_a_throw(place: tuple[int, int], seats: int) -> None:  # A11
    state = play(seats, *place)
    view = state.view(None)
    troll = next(p["cell"] for p in view["pieces"] if p["piece"] == "T" and p["seat"] == view["mover"])
    file, rank = "abcdefghi".index(troll[0]), int(troll[1])
    for rock in view["rocks"]:
        if abs("abcdefghi".index(rock[0]) - file) + abs(int(rock[1]) - rank) == 1:
            assert any(text.startswith(f"T{rock}:") for text in legal(state))


def test_random_duels_are_about_as_long_and_as_fair_as_the_specification_says() -> None:
    lengths, wins = [], 0
    for seed in range(60):
        rng = Random(seed)
        state = GAME.new(2)
        played = 0
        while state.actors():
            state.apply(state.actors()[0], rng.choice(state.legal(state.actors()[0])))
            played += 1
        result = state.result()
        assert result is not None
        lengths.append(played)
        wins += result.winners == (0,)
    assert 130 < sum(lengths) / 60 < 290 and 15 < wins < 45


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_is_cited_by_a_test(clause: str) -> None:
    texts = [path.read_text() for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name]
    spelling = clause.replace(".", "[._]")
    assert any(re.search(rf"(?<![A-Za-z0-9]){spelling}(?![0-9]|[._][0-9])", text) for text in texts)


@pytest.mark.parametrize("code", [code for code, _ in REASONS.values()] + ["no-such-action"])
def test_every_refusal_is_reached_by_a_test(code: str) -> None:
    texts = [path.read_text() for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name]
    assert any(f'"{code}"' in text for text in texts)


@pytest.mark.parametrize("change", [
    {"at": lambda at: at[:-1]}, {"at": lambda at: [*at, 0]}, {"fallen": lambda fallen: fallen[:-1]},
    {"fallen": lambda fallen: [*fallen, 0]}, {"seen": lambda _: {}},
])
def test_a_dump_with_a_piece_or_a_team_too_few_or_too_many_is_refused(change: dict[str, Any]) -> None:  # S2.1, S2.2
    game = avernus.game("splut")
    dump = game.new(3, {}).dump()
    assert game.load(dump).dump() == dump
    with pytest.raises(avernus.AvernusError, match=r"^This is not a state of Splut!: the number of pieces is wrong\.$"):
        game.load(dump | {name: edit(dump[name]) for name, edit in change.items()})
