"""The game as others meet it: notation, words, dumps, laws, records, and bots that cross."""

import re
from pathlib import Path
from random import Random

import pytest

import avernus
from avernus.bots import find, think
from avernus.core.record import surviving
from avernus.core.seats import CHANCE
from avernus.games.laberinto import WAITING, verbs
from avernus.games.laberinto.board import CELLS, CLASS_NAMES
from avernus.games.laberinto.refusals import CLAUSES
from avernus.games.laberinto.rules import Laberinto
from avernus.games.laberinto.rules.end import ENDINGS
from avernus.games.laberinto.state import PRISMS
from avernus.games.laberinto.verbs import TABLE
from avernus.play.table import load, read_file, replay
from avernus.text import LANGUAGES
from avernus.text.catalogue import Catalogue, rulebook
from tests.games.laberinto.scenes import GAME, STRIP, imprison, put_aside, scene

RECORDS = Path(__file__).parent / "records"
NOTATION = {
    "+A5 GOB": ["OBG", "A5", "GOB"], "+A5 GOB*": ["OBG*", "A5", "GOB"], "P>A4": ["P", "A4"], "Y>A4": ["Y", "A4"],
    "pH16-H19": ["H16", "p", "H19"], "pH16xH19": ["H16", "p", "H19"], "yH16-H17": ["H16", "y", "H17"], "mH16-H19": ["H16", "m", "H19"],
    "mgA4-A5": ["A4", "mg", "A5"], "yH16^H17": ["H16", "y", "H17", "mount"], "mH17v": ["H17", "m", "dismount"],
    "mH17vH16": ["H17", "m", "H16", "dismount"], "yA4!": ["A4", "y", "leave"], "mP8!!": ["P8", "m", "leave"],
    "R:O>A4": ["back", "R", "O", "A4"], "--": ["pass"], "go": ["roll"],
}


@pytest.mark.parametrize("text", NOTATION)
def test_notation_and_words(text: str) -> None:
    action = TABLE.read(text)
    assert action is not None and TABLE.write(action) == text
    assert [str(word) for word in TABLE.words(action)] == NOTATION[text]


@pytest.mark.parametrize("text", ["=4", "first R", "RYO"])
def test_notation_of_chance(text: str) -> None:
    action = TABLE.read(text, CHANCE)
    assert action is not None and TABLE.write(action) == text and TABLE.read(text, 0) is None


@pytest.mark.parametrize("text", ["", "A4", "+A4", "+A4 RO", "+A99 ROY", "+A4 roy", "pA4-Z1", "pA4--A5", "P>", "m!!", "R:R", "mxA4-A5"])
def test_nonsense_is_not_understood(text: str) -> None:
    assert TABLE.read(text) is None


def test_the_shifts_of_the_rules_are_those_of_the_table() -> None:
    assert TABLE.width == verbs.WIDTH
    for i, verb in enumerate(TABLE.verbs):
        assert getattr(verbs, verb.name.upper()) == i
    for mask, bits in ((verbs.CELL_MASK, verbs.CELL_BITS), (verbs.COLOUR_MASK, verbs.COLOUR_BITS)):
        assert mask == (1 << bits) - 1
    cells = {"from": "A3", "to": "B4"}
    a3, b4 = CELLS["A3"], CELLS["B4"]
    for number, figure in enumerate(verbs.FIGURES, 1):
        assert TABLE.pack("move", figure=figure, **cells) == verbs.move(number, a3, b4)
        assert verbs.move(number, a3, b4) >> verbs.FIGURE_SHIFT & verbs.FIGURE_MASK == number - 1
        if number >= verbs.RIDDEN:
            assert TABLE.pack("cross", figure=figure, at="A3") == verbs.cross(number, a3)
            assert verbs.cross(number, a3) >> verbs.CELL_BITS & verbs.RIDER_MASK == number - verbs.RIDDEN
    assert TABLE.pack("mount", **cells) == verbs.from_to(verbs.MOUNT, a3, b4)
    assert TABLE.pack("back", pair="O", prisoner="V", at="A3") == verbs.back(1, 5, a3)
    assert TABLE.pack("deal", triangle=CLASS_NAMES[-1]) & verbs.CLASS_MASK == len(CLASS_NAMES) - 1
    assert TABLE.pack("place", cell="A1", tile="RRR*") == 7 << verbs.TILE_BITS | 1


def test_laws_notice_what_is_wrong() -> None:
    """L9, L11, L12, L21: a lost prism, a lost triangle, a wrong edge, a figure on no triangle."""
    table = avernus.new_table("laberinto", 3, seed="laws")
    for _ in range(30):
        table.play(table.actors[0], table.state.legal(table.actors[0])[0])
    sound = table.state
    assert isinstance(sound, Laberinto) and GAME.laws(sound) == []

    def broken(change: str) -> list[str]:
        state = sound.copy()
        cell = next(c for c in range(512) if state.is_laid(c))
        if change == "prism":
            state.count[PRISMS] -= 1
        elif change == "triangle":
            state.size[0] -= 1
        elif change == "edge":
            state.edges[cell] ^= 64
        elif change == "figure":
            state.stands[CELLS["H16"]] = 1
        elif change == "path":
            state.net[int(state.team[0]) * 16 + (cell >> 5)] ^= 1 << (cell & 31)
        return GAME.laws(state)

    assert all(broken(change) for change in ("prism", "triangle", "edge", "figure", "path")) and not broken("nothing")


@pytest.mark.parametrize("change", [
    {"board": {"A4": "OOO"}}, {"board": {"Z9": "ROY"}}, {"board": 3}, {"figures": {"A4": ["R", "p"]}}, {"figures": {"A4": ["R"]}},
    {"count": [0] * 5}, {"step": "nap"}, {"active": 7}, {"idle": -1}, {"triangles": []}, {"lacks": []}, {"ending": 3}, {"turns": "x"},
])
def test_bad_dumps_are_refused_in_a_sentence(change: dict[str, object]) -> None:
    table = avernus.new_table("laberinto", 3, seed="dump")
    dump = table.state.dump()
    assert GAME.load(dump).dump() == dump
    with pytest.raises(avernus.AvernusError, match=r"^This is not a state of Laberinto Interior: .+\.$"):
        GAME.load(dump | change)


def test_options_that_do_not_exist() -> None:
    for options in ({"teams": 3}, {"prisms": 5}, {"goal": 10}, {"door": "left"}, {"late_build": 2}):
        with pytest.raises(avernus.AvernusError):
            GAME.new(4, options)
    for preset in GAME.presets:
        GAME.new(3, preset.values)
    with pytest.raises(avernus.AvernusError, match="only with 3, 4, 5 seats"):
        GAME.new(6, {"teams": 2})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence_and_a_clause_in_the_rulebook(lang: str) -> None:
    catalogue, book = Catalogue(lang, "avernus.games.laberinto"), rulebook(lang, GAME.package)
    assert [code for code in CLAUSES if not catalogue.has(f"refusal-{code}")] == []
    sentences = [f"{kind}-{reason}" for reason, _ in ENDINGS.values() for kind in ("end", "event-ended")]
    assert [key for key in sentences if not catalogue.has(key)] == []
    assert {*CLAUSES.values(), *(clause for _, clause in ENDINGS.values())} <= set(re.findall(r"\[(L\d+)\]", book))


def test_rulebooks_have_the_same_clauses_in_the_same_order() -> None:
    anchors = {lang: re.findall(r"^(?:- )?\[(L\d+)\]|^(#+) ", rulebook(lang, GAME.package), re.MULTILINE) for lang in LANGUAGES}
    assert anchors["en"] == anchors["es"] == anchors["fr"]
    assert len([clause for clause, _ in anchors["en"] if clause]) == 47


def test_every_ending_has_a_record() -> None:
    reasons = {re.findall(r"^# ends by ([\w-]+)", path.read_text(), re.MULTILINE)[0] for path in RECORDS.glob("*.avn")}
    assert reasons == {reason for reason, _ in ENDINGS.values()}


def test_a_recorded_game_tells_of_crossings_and_returns() -> None:
    table = load(RECORDS / "nobody-can-score-3.avn")
    texts = [line.text for _, line in table.past]
    assert any(text.endswith("!!") for text in texts) and any("^" in text for text in texts)


def test_a_friendly_table_refuses_with_the_clause() -> None:
    """L22."""
    table = avernus.new_table("laberinto", 3, seed="1")
    seat = table.actors[0]
    with pytest.raises(avernus.IllegalAction, match=r"\(L22\)$") as caught:
        table.play(seat, "--")
    assert caught.value.clause == "L22" and table.actors == (seat,)


def test_evaluation_likes_progress() -> None:
    """A porter nearer to its exit is better, one in reach of a hunter worse, a crossing best."""
    strip = STRIP | {"H15": "BRG"}
    near, far = scene(strip | {"P8": "GOY"}, {"P8": "Rm"}), scene(strip | {"P8": "GOY"}, {"H16": "Rm"})
    assert GAME.evaluate(near, 0) > GAME.evaluate(far, 0)
    crossed = near.copy()
    crossed.apply(0, TABLE.pack("cross", figure="m", at="P8"))
    assert GAME.evaluate(crossed, 0) > GAME.evaluate(near, 0)
    hunted = scene(strip | {"P8": "GOY"}, {"H16": "Rm", "H17": "Gp"})
    assert GAME.evaluate(hunted, 0) < GAME.evaluate(far, 0)
    back = scene({"A4": "RGB"})
    put_aside(back, "R", crossed="R")
    imprison(back, 0, "O")
    assert GAME.evaluate(back, 0) != 0.0


def test_greedy_players_cross() -> None:
    """Random movers never cross; players who look one action ahead go on from the middle of a game and do."""
    record = read_file(RECORDS / "goal-3.avn")
    first = next(i for i, line in enumerate(surviving(record.lines)) if line.text.endswith("!!"))
    state = replay(record, until=first - 24).state
    assert isinstance(state, Laberinto)
    crossings = sum(state.view(None)["crossings"])
    rng = Random("goal-3")
    for _ in range(200):
        seat = int(state.mover())
        state.apply(seat, think(find("greedy"), GAME, state, seat, rng))
        if sum(state.view(None)["crossings"]) > crossings:
            break
    assert sum(state.view(None)["crossings"]) > crossings


def test_bots_that_wait_for_each_other_stop_insisting() -> None:
    state = GAME.new(3, {})
    assert isinstance(state, Laberinto) and not GAME.stuck(state)
    state.idle = 3 * WAITING - 1
    assert not GAME.stuck(state)
    state.idle = 3 * WAITING
    assert GAME.stuck(state)
