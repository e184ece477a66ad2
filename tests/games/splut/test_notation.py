"""S12: notation of actions, the position text, and what makes no sense in them."""

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import avernus
from avernus.games.splut.refusals import REASONS
from avernus.games.splut.verbs import TABLE
from tests.games.splut.scenes import scene
from tests.games.splut.test_board_and_setup import STARTS

GAME = avernus.game("splut")


def test_S12_the_shortest_finished_game() -> None:
    table = avernus.new_table("splut", 2)
    for seat, text in ((0, "De3"), (1, "Sf7"), (1, "Sf8@e1"), (0, "Te2:w")):
        table.play(seat, text)
    assert table.result is not None and table.result.winners == (1,)


@pytest.mark.parametrize(
    ("text", "verb", "words"),
    [
        ("Sd3", "sorcerer", ("S", "d3")), ("Dd3", "dwarf", ("D", "d3")), ("Td3", "troll", ("T", "d3")),
        ("Sd3@a5", "levitate", ("S", "d3", "levitate", "a5")), ("Td3+", "pull", ("T", "d3", "pull")),
        ("Td3:w", "throw", ("T", "d3", "throw", "w")), ("--", "pass", ("pass",)),
    ],
)
def test_S12_each_kind_of_action(text: str, verb: str, words: tuple[str, ...]) -> None:
    action = TABLE.read(text)
    assert action is not None and TABLE.unpack(action)[0] == verb
    assert TABLE.write(action) == text and TABLE.words(action) == words
    kinds = {"S": "piece", "D": "piece", "T": "piece", "d3": "cell", "a5": "cell", "w": "direction"}
    assert [word.kind for word in TABLE.words(action)] == [kinds.get(word, "choice") for word in words]


@pytest.mark.parametrize("text", ["", "S", "Sd9", "sd3", "Sd3@", "Sd3@a4", "Td3:x", "Td3:n+", "Dd3+", " Sd3", "Sd3 ", "Sd3\n", "S²3"])
def test_S12_what_is_no_notation(text: str) -> None:
    assert TABLE.read(text) is None


def test_S12_the_integers_of_another_table_are_no_actions() -> None:
    refusal = GAME.new(2).refusal(0, 7 << 12)
    assert refusal is not None and (refusal.code, refusal.clause) == ("no-such-action", "S12")


def test_S12_an_example_position() -> None:
    text = "1/3/Dn4/RTn3Ss1/2RSn4R/7/1R2Ts/1Ds1/1 sn n 18 3 d3 - -"
    state = GAME.position(text)
    assert GAME.write_position(state) == text and state.actors() == [1]


@given(st.integers(0, 10**6), st.integers(0, 250), st.sampled_from([2, 3, 4]))
def test_S12_position_texts_round_trip(seed: int, steps: int, seats: int) -> None:
    rng = Random(seed)
    state = GAME.new(seats)
    for _ in range(steps):
        if state.actors():
            state.apply(state.actors()[0], rng.choice(state.legal(state.actors()[0])))
    text = GAME.write_position(state)
    assert text is not None
    again = GAME.position(text, seats=seats)
    assert GAME.write_position(again) == text
    assert again.actors() == state.actors()
    for seat in state.actors():
        assert again.legal(seat) == state.legal(seat)
    assert (again.result() is None) == (state.result() is None)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ((" - - -", " - -"), "8 fields"),
        (("R/Tn", "R/R/Tn"), "9 ranks"),
        (("SsDsTs/R", "SsDsTs/1"), "3 rocks"),
        (("/5/", "/6/"), "Rank 7 has 6 cells"),
        (("/5/", "/5R/"), "Rank 7 has more than 5"),
        (("/5/", "/²4/"), "no piece"),
        (("/5/", "/04/"), "no piece"),
        (("TnDnSn", "TnDnXn"), "no piece"),
        (("TnDnSn", "TwDnSn"), "no piece"),
        (("TnDnSn", "TnDn1"), "living seats"),
        (("TnDnSn", "1DnSn"), "sorcerer and its troll"),
        ((" sn s", " sn w"), "not a seat to move"),
        ((" sn s", " sn *s"), "not a seat to move"),
        ((" sn s", " xy s"), "living seats"),
        (("1 1 -", "1 2 -"), "at most 1 steps"),
        (("1 1 -", "0 1 -"), "turn cap"),
        (("1 1 -", "1 0 -"), "at most 1 steps"),
        (("1 1 -", "x 1 -"), "not a number"),
        (("1 1 - -", "1 1 e5 -"), "only rocks"),
        (("1 1 - -", "1 1 z9 -"), "no cell"),
        (("- - -", "- - e5"), "only a rock is levitated"),
    ],
)
def test_S12_impossible_positions_are_refused_in_a_sentence(change: tuple[str, str], sentence: str) -> None:
    assert change[0] in STARTS[2]
    with pytest.raises(avernus.AvernusError, match=sentence):
        GAME.position(STARTS[2].replace(*change, 1), seats=2)


@given(st.text(alphabet="RSDTswne123456789/ -*x=,a5e²0\n", max_size=80))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    try:
        state = GAME.position(text)
    except avernus.AvernusError:
        return
    assert GAME.laws(state) == []


@given(st.integers(0, len(STARTS[4]) - 1), st.text(alphabet="RSDTswne12345/ -*x=,²0", max_size=3))
def test_a_damaged_position_is_refused_or_lawful(at: int, patch: str) -> None:
    text = STARTS[4][:at] + patch + STARTS[4][at + 1:]
    try:
        state = GAME.position(text)
    except avernus.AvernusError:
        return
    assert GAME.laws(state) == [] and state.actors()


def test_every_reason_has_its_own_code_and_a_clause() -> None:
    codes = [code for code, _ in REASONS.values()]
    assert len(set(codes)) == len(codes)
    assert all(re.fullmatch(r"S\d+(\.\d+)?", clause) for _, clause in REASONS.values())


def test_a_won_position_and_a_drawn_one_can_be_opened() -> None:
    won = "1/3/5/7/R1R1Ss1R1R/7/5/1Ts1/1 s *s 40 0 - - -"
    state = GAME.position(won, seats=2)
    result = state.result()
    assert result is not None and result.winners == (0,) and GAME.write_position(state) == won
    drawn = scene(turn=30).position or ""
    state = GAME.position(drawn.replace(" s 30 3", " *= 30 0"))
    result = state.result()
    assert result is not None and result.reason == "turn-cap"
