"""Whole games of every kind, told in three languages: no sentence of the log and no question holds notation, ids or slips of grammar."""

import random
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from avernus.core.game import Game
from avernus.core.seats import CHANCE, CLOCK
from avernus.games import find
from avernus.text import LANGUAGES, Speaker

GAMES: Final[list[tuple[str, int, dict[str, Any], int]]] = [
    ("splut", 2, {}, 200), ("splut", 4, {}, 200),
    ("inferno-race", 2, {}, 700), ("inferno-race", 4, {"any_time": True, "stairs": 6}, 700),
    ("laberinto", 3, {}, 700), ("laberinto", 4, {"dice": True, "maze": "ready"}, 500),
    ("inferno-trade", 3, {}, 500), ("inferno-trade", 4, {"driver": "ticks", "buona_azione": "minus7"}, 500),
    ("hellgame", 3, {}, 1600), ("hellgame", 2, {"soul_deals": True, "flee_choice": "each", "macina": True}, 1600),
    ("hellgame", 6, {"carry_mode": "count", "quick_combat": "consent"}, 1600),
]
"""Game, seats, options, and the most actions that are played."""

NAMES: Final = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
FAULTS: Final = {
    "notation": re.compile(r"[>_{}|~#]|\?\s*\?|\bP\d:[LTH]|\b[TH]:\w|\bL\+"),
    "doubled word": re.compile(r"\b([^\W\d]\w+)\s+\1\b(?!-)", re.IGNORECASE),
    "doubled space or stray comma": re.compile(r"  |\s,|,,|\(\s*\)|:\s*[.?]|\.\.(?!\.)"),
}
IDS: Final = {
    "hellgame": re.compile(r"\b[ahd]\d\d\b"), "inferno-race": re.compile(r"\b[dwbatgc]\d(?:\.\d)?\b"),
}
"""How cards are written; cells of a board are called as they are written."""
MANY: Final = {
    "en": r"favors|disfavors|souls|cards|gems|legions|units|steps|points|triangles|offers|dice|hits",
    "es": r"favores|disfavores|almas|cartas|gemas|legiones|unidades|pasos|puntos|triángulos|ofertas|dados|impactos",
    "fr": r"faveurs|disgrâces|âmes|cartes|gemmes|légions|unités|points|triangles|offres|dés|coups",
}
MELTED: Final = {"en": r"(?!)", "es": r"\b(?:de|a) el (?![\wáéíóú ]+\()", "fr": r"\b(?:de|à) les? |\bde [AEIOUÉ](?!\d)"}
"""Articles that melt into their prepositions; not those of names."""
BARE: Final = {
    "en": r"\b(?:of|to|with|disperse|turn|draws?|plays?|for) (?:legion|hound|lieutenant|angel|banana|trident|coffin)\b",
    "es": r"\b(?:a|con|dispersar|roba|juega|para) (?:legión|sabueso|lugarteniente|ángel|plátano|tridente|ataúd) (?!muerto)",
    "fr": r"\b(?:disperser|camp|avec|pioche|piochez|joue|pour) (?:légion|molosse|lieutenant|ange|banane|trident|cercueil)\b",
}
"""Things that need an article."""
FOREIGN: Final = r"\b(?:the|and|with|your|you|their|from|which|of|are|turn|move|draw|near|far|none|other)\b"
"""English words that no sentence of another language has."""


def wrong(game: str, lang: str, sentence: str) -> list[str]:
    """What is wrong with a sentence."""
    found = [name for name, pattern in FAULTS.items() if pattern.search(sentence)]
    found += ["id"] * bool(game in IDS and IDS[game].search(sentence))
    found += ["plural of one"] * bool(re.search(rf"(?<!Player )(?<!Jugador )(?<!Joueur )\b1 (?:{MANY[lang]})\b", sentence))
    found += ["no article"] * bool(re.search(BARE[lang], sentence))
    found += ["English"] * bool(lang != "en" and re.search(FOREIGN, sentence))
    return found + ["article"] * bool(re.search(MELTED[lang], sentence))


def played(game: Game, seats: int, options: dict[str, Any], most: int) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """What is told and asked in a game of random choices: kind, key and parameters. Each way of saying something once or twice."""
    rng = random.Random(17)
    state = game.new(seats, options)
    for _ in range(most):
        for seat in (None, *range(seats)):
            prompt = state.prompt(seat)
            yield "prompt", prompt.code, prompt.params
        actors = state.actors()
        if not actors:
            return
        seat = rng.choice(actors)
        if seat == CHANCE:
            action = rng.choice(state.outcomes())[0]
        elif seat == CLOCK:
            action = state.default(seat)
        else:
            action = rng.choice(state.legal(seat))
        events: list[Any] = []
        state.apply(seat, action, events)
        for event in events:
            yield "event", event.name, event.params


def shape(params: dict[str, Any]) -> tuple[Any, ...]:
    """Sentences with the same small numbers and the same kinds of words are alike."""
    return tuple((key, value if isinstance(value, str | bool) else min(value, 2) if isinstance(value, int) else len(value or ()))
                 for key, value in params.items() if key not in ("turn", "seat"))


@pytest.mark.parametrize(("name", "seats", "options", "most"), GAMES, ids=lambda value: str(value) if isinstance(value, str) else "")
def test_no_sentence_of_a_game_holds_notation(name: str, seats: int, options: dict[str, Any], most: int) -> None:
    game = find(name)
    seen = set()
    faults = set()
    speakers = [(lang, Speaker(game, seats, lang, names)) for lang in LANGUAGES for names in (NAMES, ())]
    for kind, code, params in played(game, seats, options, most):
        if (key := (kind, code, shape(params))) in seen:
            continue
        seen.add(key)
        for lang, speaker in speakers:
            if not speaker.has(f"{kind}-{code}"):
                continue
            sentence = speaker.say(f"{kind}-{code}", **params)
            faults |= {f"{lang} {kind}-{code}: {what}: {sentence}" for what in wrong(name, lang, sentence)}
    assert sorted(faults) == []
