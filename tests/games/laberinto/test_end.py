"""Retiring, the six ends, and the ranking (L50-L54)."""

import pytest

from avernus.games.laberinto import steps
from avernus.games.laberinto.rules import Laberinto
from avernus.games.laberinto.rules.end import can_score
from avernus.games.laberinto.state import CROSSINGS, GONE, MAX_ROUNDS, PRISMS, PYRAMIDS
from tests.games.laberinto.scenes import GAME, STRIP, count, imprison, play, put_aside, scene, why


def ended(state: Laberinto) -> tuple[str, str, tuple[int, ...]]:
    result = state.result()
    assert result is not None
    return result.reason, result.clause, result.ranks


def test_example_15_the_goal() -> None:
    """L50 a: with `goal=3` the third crossing ends the game at once; with `goal=0` it goes on."""
    for goal, over in ((3, True), (0, False)):
        state = scene({"P8": "GOY"}, {"P8": "Rm"}, goal=goal)
        state.count[CROSSINGS] = 2
        names = play(state, "mP8!!")
        assert (state.result() is not None) == over
        assert names == (["crossed", "ended-goal"] if over else ["crossed"])
    state = scene({"P8": "GOY"}, {"P8": "Rm"}, goal=1, seats=3)
    play(state, "mP8!!")
    assert ended(state) == ("goal", "L50", (1, 2, 2))
    assert why(state, "--", seat=0) == ("game-over", "L50")
    result = state.result()
    assert result is not None and result.scores == (1, 0, 0)


def test_example_16_nobody_can_score() -> None:
    """L50 c, L51, L53: only prisms without pyramids, no crossed pair with a prisoner."""
    state = scene(STRIP, {"H16": "Rp"}, seats=3)
    for colour in "RYB":
        state.count[PYRAMIDS + "ROYGBV".index(colour)] = 0
        state.count[GONE + "ROYGBV".index(colour)] = 3
    play(state, "pH16-H17")
    assert ended(state) == ("nobody-can-score", "L51", (1, 1, 1))


@pytest.mark.parametrize(
    ("change", "can"), [("nothing", True), ("pyramids", False), ("pair", False), ("pair and prisoner", True), ("carrier", True)],
)
def test_who_can_score(change: str, can: bool) -> None:
    """L51."""
    state = scene(STRIP, {"H17": "Rm"} if change == "carrier" else {}, seats=3)
    if change != "nothing":
        state.count[PYRAMIDS] = 0
    if change.startswith("pair"):
        state.count[PRISMS] = 0
        state.count[30] = 1
    if change == "pair and prisoner":
        imprison(state, 0, "Y")
    assert can_score(state, 0) == can


def test_elimination() -> None:
    """L50 b, L53: the survivor is first whatever the counts."""
    state = scene(STRIP, {"H16": "Rp", "H17": "Yp"}, seats=3)
    put_aside(state, "B", eliminated=4)
    put_aside(state, "Y", eliminated=3)
    state.count[CROSSINGS + 1] = 5
    names = play(state, "pH16xH17")
    assert names[-1] == "ended-elimination" and "retired" in names
    assert ended(state) == ("elimination", "L50", (1, 2, 3))


def test_a_crossed_prism_is_no_elimination() -> None:
    """L50 b: a rival whose last prism has crossed is not eliminated; the game ends because nobody can score, or goes on."""
    state = scene(STRIP, {"H16": "Rp", "H17": "Yp"}, seats=3)
    put_aside(state, "B", eliminated=4)
    put_aside(state, "Y", eliminated=2, crossed="Y")
    play(state, "pH16xH17")
    assert state.result() is None


def test_retiring() -> None:
    """L52: without prisms the lone pyramids leave the board, and there are no more turns."""
    state = scene(STRIP, {"H16": "Rp", "H17": "Vp", "H20": "Vy"})
    put_aside(state, "V", eliminated=3)
    assert play(state, "pH16xH17") == ["stepped", "eliminated", "retired"]
    assert count(state, GONE, "V") == 1 and state.retired == 1 << 5
    assert state.actor == 4, "violet sits to the right of red and is passed over"
    assert state.view(None)["retired"] == [5]


def test_who_can_come_back_does_not_retire() -> None:
    """L52: a crossed pair and a prisoner."""
    state = scene(STRIP, {"H16": "Rp", "H17": "Vp"})
    put_aside(state, "V", eliminated=2, crossed="V")
    imprison(state, 5, "O")
    play(state, "pH16xH17")
    assert state.retired == 0 and state.actor == 5


def test_no_progress() -> None:
    """L50 d: 100 rounds without placement, capture, crossing or re-entry; each of these starts the count again."""
    state = scene(STRIP, {"H16": "Rp"}, seats=3)
    state.idle = 299
    assert play(state, "pH16-H17")[-1] == "ended-no-progress"
    assert ended(state)[:2] == ("no-progress", "L50")
    for text, figures in (("pH16xH17", {"H16": "Rp", "H17": "Yp"}), ("mP8!!", {"P8": "Rm"})):
        state = scene(STRIP | {"P8": "GOY"}, figures, seats=3)
        state.idle = 299
        play(state, text)
        assert state.idle == 0 and state.result() is None
    state = scene({"A4": "ROY"}, seats=3, left=1, hands={0: ["BGO"]}, meet="free")
    state.idle = 299
    play(state, "+A5 GOB")
    play(state, "P>A4")
    assert state.idle == 0


def test_all_stuck() -> None:
    """L50 e: all active players pass in succession; a turn with a placement is no pass."""
    state = scene({}, seats=3, hands={})
    assert [play(state, "--"), play(state, "--")] == [["passed"], ["passed"]]
    assert play(state, "--") == ["passed", "ended-all-stuck"]
    assert ended(state) == ("all-stuck", "L50", (1, 1, 1))
    state = scene({}, seats=3, left=1, hands={0: ["ROY"]})
    state.passes = 2
    play(state, "+A4 ROY")
    play(state, "P>A4")
    assert state.passes == 0 and state.result() is None


def test_max_rounds() -> None:
    """L50 f."""
    state = scene({"A4": "ROY"}, seats=3, max_rounds=1)
    play(state, "P>A4")
    play(state, "--")
    assert play(state, "--")[-1] == "ended-max-rounds"
    assert ended(state)[:2] == ("max-rounds", "L50")


def test_ranking() -> None:
    """L53: crossings, then prisoners, then own prisms not eliminated, else shared."""
    state = scene({}, seats=6, hands={}, late_build=0)
    state.count[CROSSINGS + 2] = 1
    for seat in (0, 1, 3):
        imprison(state, seat, "V" if seat == 0 else "B")
    put_aside(state, "R", eliminated=1)
    put_aside(state, "G", eliminated=1)
    put_aside(state, "O", eliminated=2)
    put_aside(state, "V", eliminated=4)
    state.ending, state.step, state.actor = MAX_ROUNDS, steps.OVER, -3
    assert ended(state)[2] == (2, 4, 1, 2, 5, 6)


def test_every_game_is_bounded() -> None:
    """L54: the bound covers dealing, building and the last round."""
    assert GAME.longest(3, {"max_rounds": 2000, "dice": False}) == 129 + 153 * 3 + 152 + 6000
    assert GAME.longest(6, {"max_rounds": 10, "dice": True}) == 129 + 153 * 6 + 152 + 180
