"""H6 the setup, H7 the turn, H23 hidden information, H0.6, H24, H26, H27."""

import json
from random import Random

import pytest

from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE, COVERED, OPEN
from avernus.games.hellgame import GAME
from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.rules import Hell
from avernus.games.hellgame.rules.action import ActionPhase
from avernus.games.hellgame.rules.summoning import Summoning
from avernus.games.hellgame.steps import POINTS, Ask
from avernus.games.hellgame.verbs import SAY
from tests.games.hellgame.positions import Position, card


def first(state: Hell) -> None:
    """Play on with the first outcome, and the default answer."""
    seat = state.actors()[0]
    if seat == CHANCE:
        state.apply(CHANCE, state.outcomes()[0][0])
    else:
        state.apply(seat, state.default(seat))


def new(seats: int = 2, **options: object) -> Hell:
    state = GAME.new(seats, options)
    assert isinstance(state, Hell)
    return state


def test_example_x58_the_first_turn() -> None:
    # H6.1-H6.10, H7.1: no Hell phase in turn 1
    state = new(3)
    phases = []
    while state.turn == 0:
        first(state)
    while state.phase == "souls":
        phases.append(state.phase)
        assert state.control.count(0) == 5 and sum(state.plain[:46]) <= 1
        first(state)
    assert phases and state.turn == 1
    assert all(len(hand) <= 5 for hand in state.hands) and state.d_owner.count(2) == 3
    assert sum(card >= 0 for card in state.box_top) == 3 and state.box_hidden == [3, 3, 3]  # H6.3


def test_permanent_cards_of_the_setup() -> None:
    # H6.2: one of several for one box is kept at random
    state = new()
    for name in ("h08", "h06", "h20"):
        state.apply(CHANCE, BOOK.verbs.pack("hell", card=name))
    assert {BOOK.verbs.write(a) for a, _ in state.outcomes()} == {">h06", ">h08"}
    state.apply(CHANCE, BOOK.verbs.pack("hell", card="h06"))
    assert BOOK.hell[state.permanent[2]].id == "h06" and [BOOK.hell[c].id for c, _ in state.decks["hell"].tail] == ["h20", "h08"]


def swap_question(seats: int = 2) -> Hell:
    state = new(seats)
    while not (isinstance(state.stack[-1], Ask) and state.stack[-1].point == "SWAP_DEMON"):
        first(state)
    return state


def test_a_demon_may_be_swapped_before_the_reveal() -> None:
    # H6.5, H6.6
    state = swap_question()
    assert state.view(1)["demons"] and all(d["seat"] == 1 for d in state.view(1)["demons"])
    demons = [a for a in state.legal(0) if a != SAY["keep"]]
    assert len(demons) == 3 and state.sees(1, 0, demons[0]) == COVERED and state.sees(0, 0, demons[0]) == OPEN
    state.apply(0, demons[0])
    assert state.favors[0] == 0 and state.sees(1, CHANCE, state.outcomes()[0][0]) == COVERED
    first(state)
    assert state.d_owner.count(0) == 3


def test_hands_are_secret() -> None:
    # H23
    p = Position().demons(0, "Bael").demons(1, "Vine").hand(0, "a01").hand(1, "a02")
    p.begin(ActionPhase())
    mine, theirs = p.g.view(0), p.g.view(1)
    assert mine["players"][0]["hand"] == ["a01"] and "hand" not in mine["players"][1] and mine["players"][1]["cards"] == 1
    assert "hand" not in p.g.view(None)["players"][0] and theirs["players"][1]["hand"] == ["a02"]


@pytest.mark.parametrize("seed", range(6))
def test_a_redealt_world_looks_the_same_and_obeys_the_laws(seed: int) -> None:
    # H23.1
    rng = Random(seed)
    state = new(2 + seed % 5)
    for _ in range(700):
        if not state.actors():
            break
        seat = state.actors()[0]
        if seat == CHANCE:
            outcomes = state.outcomes()
            state.apply(CHANCE, rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0])
        else:
            state.apply(seat, rng.choice(state.legal(seat)))
        if rng.random() < 0.06 and state.actors():
            for viewer in (*range(state.seats), None):
                world = state.redeal(viewer, Random(9))
                assert world.view(viewer) == state.view(viewer) and GAME.laws(world) == []
                assert world.actors() == state.actors() and world.prompt(viewer) == state.prompt(viewer)
                if viewer is not None:
                    assert world.legal(viewer) == state.legal(viewer)
                assert world.redeal(viewer, Random(3)).dump() == state.redeal(viewer, Random(3)).dump()


def test_a_seat_remembers_what_it_saw() -> None:
    # H23: a seen hand stays known until a card leaves it unseen
    p = Position(3).demons(0, "Vassago").demons(1, "Vine").demons(2, "Sitri").hand(1, "a01", "a42", "a02")
    p.g.known[0][1] = tuple(p.g.hands[1])
    p.begin(ActionPhase(), "not")
    world = p.g.redeal(0, Random(1))
    assert world.hands[1] == p.g.hands[1] and p.g.redeal(2, Random(1)).hands[1] != []
    from avernus.games.hellgame.rules.hands import discard

    discard(p.g, 1, card("a02"))
    assert p.g.known[0][1] == (card("a01"), card("a42"))
    discard(p.g, 1, card("a01"), 0b10)
    assert not p.g.known[0][1]


def test_questions_with_one_answer_are_not_put() -> None:
    # H0.6, H24
    assert sum(point.always for point in POINTS.values()) == 19 and len(POINTS) == 46
    p = Position(phase="summoning").demons(0, "Bael").begin(Summoning(seat=0))
    assert p.options == ["end"]  # always asked


def test_answers_that_stand_in() -> None:
    # H24.4
    p = Position().demons(0, "Bael").demons(1, "Vine").begin(ActionPhase())
    assert BOOK.verbs.write(p.g.default(0)) == "pfg"


def test_refusals_name_their_clause() -> None:
    # H26.1
    p = Position().demons(0, "Bael").demons(1, "Vine").begin(ActionPhase())
    for text, clause in (("walk a03", "H13.1"), ("cast a04 0", "H15.2"), ("pass a01", "H11.4"), ("leave", "H11.2"), ("end", "H11.2")):
        refusal = p.g.refusal(0, BOOK.verbs.read(text, 0) or 0)
        assert refusal is not None and refusal.clause == clause, text
    assert p.g.refusal(1, BOOK.verbs.pack("act", deed="pfg")).code == "not-your-turn"  # type: ignore[union-attr]


def test_bad_dumps_are_refused_in_a_sentence() -> None:
    state = swap_question()
    dump = json.loads(json.dumps(state.dump()))
    assert GAME.load(dump).dump() == state.dump()
    bad: tuple[tuple[str, object], ...] = (
        ("souls", [1]), ("hands", []), ("stack", []), ("plain", [99] * 322), ("control", [9] * 45), ("seats", 9), ("turn", "x"),
    )
    for key, value in bad:
        with pytest.raises(AvernusError):
            GAME.load(dump | {key: value})


def test_bounds() -> None:
    # H27.2, H27.4, H27.5
    assert GAME.longest(2, {"max_turns": 20}) and GAME.longest(2, {"max_turns": 0}) is None
    assert sum(c.six for c in BOOK.arcana) == 6
