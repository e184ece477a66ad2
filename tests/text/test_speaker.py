"""The speaker: seats by name, lists, words, plurals."""

import pytest

import avernus
from avernus.core.actions import Word
from avernus.core.events import Event, Prompt
from avernus.core.refusals import Refusal
from avernus.core.result import Result
from avernus.core.seats import CHANCE, CLOCK
from avernus.games import find, names
from avernus.server.telling.sentences import TableSpeaker
from avernus.text import LANGUAGES, Speaker

GAME = avernus.game("splut")


def test_seats_are_called_by_their_players_or_their_places() -> None:
    speaker = Speaker(GAME, 3, names=["Ada", None])
    assert [speaker.seat(seat) for seat in (0, 1, 2, CHANCE, CLOCK, 9)] == ["Ada", "West", "North", "Chance", "The clock", "Player 10"]


def test_events() -> None:
    speaker = Speaker(GAME, 2, names=[None, "Bob"])
    assert speaker.event(Event("splut", "S11.1", {"seat": 0, "victim": 1, "cell": "d3"})).startswith("Splut! The rock hits Bob’s sorcerer")
    walked = Event("walked", "S5.2", {"seat": 0, "piece": "T", "from": "e4", "to": "e5"})
    assert speaker.event(walked) == "South’s troll walks from e4 to e5."
    assert speaker.event(Event("nothing-special", "S1.1")) == ""


def test_plurals() -> None:
    speaker = Speaker(GAME, 2)
    assert speaker.prompt(Prompt("step", {"steps": 1})) == "Your turn: one step left."
    assert speaker.prompt(Prompt("step", {"steps": 3})) == "Your turn: 3 steps left."


def test_refusals_end_with_their_clause() -> None:
    speaker = Speaker(GAME, 2)
    sentence = speaker.refusal(Refusal("occupied", "S5.2", {"to": "d3", "piece": "S"}))
    assert "d3" in sentence and sentence.endswith(". (S5.2)")
    assert speaker.refusal(Refusal("chance-is-not-a-player", "")) == "Chance plays for itself."


def test_what_a_player_types_cannot_break_a_sentence() -> None:
    speaker = Speaker(GAME, 2)
    for text in ("{ $x }", "{", "\\", "<b>", "\u202e"):
        assert text in speaker.refusal(Refusal("not-understood", "", {"action": text}))


def test_words_and_results() -> None:
    speaker = Speaker(GAME, 2)
    action = GAME.verbs.read("Td3:w") or 0
    assert speaker.words(GAME.verbs.words(action)) == "troll d3 throwing the rock west"
    assert speaker.word(Word("d3", "cell")) == "d3"
    assert speaker.result(Result((2, 1), "last-sorcerer", "S11.2")) == "North wins: the last sorcerer standing."
    assert speaker.title() == "Splut!" and speaker.option("turn_cap")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_credits_are_said_in_every_language(name: str, lang: str) -> None:
    """Whose game it is, and what he asks, is not left in English; only a name is the same everywhere."""
    game = find(name)
    credits = Speaker(game, game.seats.start, lang).credits()
    assert credits.rights and (lang == "en" or credits.rights != Speaker(game, game.seats.start, "en").credits().rights)
    assert "not named" not in credits.designer or lang == "en"


def test_french_drops_an_e_before_a_name_with_a_vowel() -> None:
    walked = Event("crushed", "S10.1", {"victim": 0})
    piece = {"piece": "troll", "name": "Ada"}
    assert Speaker(GAME, 2, "fr").say("web-piece-of", **piece) == "troll d’Ada"
    assert Speaker(GAME, 2, "fr").say("web-piece-of", piece="troll", name="Bo") == "troll de Bo"
    stepped = Event("walked", "S5.2", {"seat": 1, "piece": "T", "from": "e7", "to": "e8"})
    assert "va de e7 à e8" in Speaker(GAME, 2, "fr").event(stepped)
    assert Speaker(GAME, 2, "en", ["Ada"]).event(walked) == "The rock crushes Ada’s dwarf."
    voice = TableSpeaker(find("inferno-race"), 2, "fr", ["Ada", "Bo"])
    for seat, name in enumerate(("d’Ada", "de Bo")):
        moved = Event("moved", "D30", {"seat": seat, "from": 3, "to": 5})
        assert f"Un diablotin {name} va" in voice.event(moved) and f"Un diablotin {name} va" in voice.told(moved).decode()
