"""Names and effects of The HellGame: every card, demon, place and unit in every language, and in the rulebook for people."""

from pathlib import Path

import pytest

import avernus
from avernus.core.actions import Word
from avernus.games.hellgame.board import HOUNDS, LIEUTENANTS, NAMES, shipped
from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.steps import POINTS
from avernus.text import LANGUAGES
from avernus.text.catalogue import Catalogue, rulebook
from avernus.text.speaker import word_key
from tests.games.hellgame.test_card_sets import NEW_CARD, set_with

CARDS = [card.id for card in BOOK.arcana] + [card.id for card in BOOK.hell]
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_every_thing_has_a_name_and_every_card_its_effect(lang: str) -> None:
    catalogue = Catalogue(lang, "avernus.games.hellgame")
    keys = [word_key("area", area) for area in NAMES]
    keys += [f"{kind}-card-{card}" for card in CARDS for kind in ("word", "text")]
    phenomena = {word_key("phenomenon", card.phenomenon) for card in BOOK.hell}
    keys += sorted(phenomena) + sorted(key.replace("word-", "text-", 1) for key in phenomena)
    keys += [f"{kind}-demon-{demon.name}" for demon in BOOK.demons for kind in ("word", "title", "ability", "text")]
    keys += [word_key("ability", demon.ability.name) for demon in BOOK.demons]
    keys += [word_key("unit", f"{kind}{hound.id}") for hound in HOUNDS for kind in ("H:", "L+H:")]
    keys += [f"word-hound-{hound.id}" for hound in HOUNDS]
    keys += [word_key("unit", f"T:{lieutenant.name}") for lieutenant in LIEUTENANTS]
    assert [key for key in keys if not catalogue.has(key)] == []


@every_language
def test_every_word_of_a_choice_has_a_name(lang: str) -> None:
    catalogue = Catalogue(lang, "avernus.games.hellgame")
    for verb in BOOK.verbs.verbs:
        names = [field.domain.write(i) for field in verb.fields if field.domain.kind == "choice" for i in range(field.domain.size)]
        assert [name for name in names if not catalogue.has(word_key("choice", name))] == []


@every_language
def test_every_question_says_what_and_why(lang: str) -> None:
    catalogue = Catalogue(lang, "avernus.games.hellgame")
    codes = [point.lower().replace("_", "-") for point in POINTS]
    assert [code for code in codes for kind in ("prompt", "why") if not catalogue.has(f"{kind}-{code}")] == []


def test_the_english_words_are_those_of_the_data() -> None:
    catalogue = Catalogue("en", "avernus.games.hellgame")

    def plain(text: str) -> str:
        return text.replace("’", "'").replace("−", "-")

    for card in shipped("arcana_cards")["card"]:
        assert plain(catalogue.say(f"word-card-{card['id']}")) == card["major"]["name"]
        assert plain(catalogue.say(f"text-card-{card['id']}")) == card["major"]["text"]
    for card in shipped("hell_cards")["card"]:
        assert plain(catalogue.say(f"text-card-{card['id']}")) == card["event"]["text"]
    for demon in shipped("demons")["demon"]:
        assert plain(catalogue.say(f"text-demon-{demon['name']}")) == demon["ability"]["text"]
        assert plain(catalogue.say(f"ability-demon-{demon['name']}")) == demon["ability"]["name"]


@every_language
def test_the_rulebook_lists_every_card_and_demon(lang: str) -> None:
    catalogue, book = Catalogue(lang, "avernus.games.hellgame"), rulebook(lang, "avernus.games.hellgame")
    for thing in (*(f"card-{card}" for card in CARDS), *(f"demon-{demon.name}" for demon in BOOK.demons)):
        assert f"**{catalogue.say(f'word-{thing}')}**" in book
        assert catalogue.say(f"text-{thing}") in book


def test_a_card_of_ones_own_is_called_by_its_own_name(tmp_path: Path) -> None:
    entry = NEW_CARD + 'text = "Gain 2 Favors {at once}."\n'
    speaker = avernus.new_table("hellgame", cards=set_with(entry, tmp_path / "Night Watch")).speaker
    assert speaker.word(Word("n01", "card")) == "Lantern of the Night" and speaker.say("text-card-n01") == "Gain 2 Favors {at once}."
    assert speaker.word(Word("a01", "card")) == "Harvest of Sighs"
    assert avernus.new_table("hellgame").speaker.word(Word("n01", "card")) == "n01"
