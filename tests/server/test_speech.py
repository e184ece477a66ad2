"""What the server writes of events and prompts is what the game's speaker says of them, kept from before or not."""

from random import Random

import pytest

import avernus
from avernus.core.actions import Word
from avernus.core.events import Event, Prompt
from avernus.games import find, names
from avernus.play.serialize import decode, encode
from avernus.server.telling.sentences import TableSpeaker
from avernus.text import LANGUAGES, Speaker

NAMES = ["Ada", 'Bo "the \\ Bold"', "Eve & Co", "Zoë", None, "P1"]
ACTIONS = 250


def walk(game: str, seats: int, seed: str) -> tuple[list[Event], list[Prompt]]:
    """What happens and what is asked in the first actions of a random game."""
    table = avernus.new_table(game, seats=seats, seed=seed)
    rng = Random(seed)
    events: list[Event] = []
    prompts: list[Prompt] = []
    for _ in range(ACTIONS):
        if not table.actors:
            break
        prompts += [table.state.prompt(seat) for seat in (*range(seats), None)]
        seat = rng.choice(table.actors)
        events += table.play(seat, rng.choice(table.legal(seat)))
    return events, prompts


@pytest.mark.parametrize("game", names())
def test_the_server_writes_what_the_speaker_says(game: str) -> None:
    rules = find(game)
    seats = max(rules.seats)
    events, prompts = walk(game, seats, "1")
    assert len(events) > 100 and len({event.name for event in events}) > 3
    for lang in LANGUAGES:
        voice, speaker = TableSpeaker(rules, seats, lang, NAMES[:seats]), Speaker(rules, seats, lang, NAMES[:seats])
        for _ in range(2):  # made, then remembered
            for event in events:
                said = {"name": event.name, "clause": event.clause, "params": event.params, "sentence": speaker.event(event)}
                assert decode(voice.told(event)) == decode(encode(said))
            for prompt in prompts:
                asked = {"code": prompt.code, "params": prompt.params, "sentence": speaker.prompt(prompt)}
                assert decode(voice.asked(prompt)) == decode(encode(asked))


def test_words_of_different_kinds_are_told_apart() -> None:
    """P2 is the second seat as a seat, and the first player as an owner: the same text, another name."""
    rules = find("hellgame")
    voice, speaker = TableSpeaker(rules, 3, "en", ["Ada", "Bo", "Cy"]), Speaker(rules, 3, "en", ["Ada", "Bo", "Cy"])
    told = []
    for kind in ("seat", "owner"):
        event = Event("recruited", "H13.1", {"seat": 0, "lieutenant": "Cacus", "area": Word("P2", kind)})
        assert decode(voice.told(event))["sentence"] == speaker.event(event)
        told.append(speaker.event(event))
    assert told[0] != told[1]


def test_an_event_and_a_question_of_the_same_name_stay_apart() -> None:
    voice = TableSpeaker(find("splut"), 2, "en", ["Ada", "Bo"])
    params = {"mover": 0, "steps": 1, "turn": 1}
    assert "code" in decode(voice.asked(Prompt("step", params)))
    assert "name" in decode(voice.told(Event("step", "", params)))
    assert "code" in decode(voice.asked(Prompt("step", params)))
