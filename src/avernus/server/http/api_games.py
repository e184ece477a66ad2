"""The games, their options, and all texts."""

import gzip
import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from avernus import BUILD, _finder
from avernus.bots import HUMAN, LEVELS, USUAL, hosted
from avernus.core.game import Game
from avernus.core.options import Option
from avernus.games import find, names
from avernus.games.splut.puzzles import shipped as shipped_puzzles
from avernus.games.splut.puzzles import write as write_puzzles
from avernus.play.entries import Refused
from avernus.server import wire
from avernus.server.http.calls import Call, Reply, Route
from avernus.server.telling import sentences
from avernus.text import LANGUAGES, Speaker
from avernus.text.catalogue import open_points as read_open_points
from avernus.text.catalogue import rulebook as read_rulebook
from avernus.text.catalogue import source
from avernus.text.catalogue import tutorial as read_tutorial


def option(option: Option, speaker: Speaker, usual: Mapping[str, Any]) -> dict[str, Any]:
    """One variant of the rules, with the value that new tables have here unless another is chosen."""
    default = {str(seats): value for seats, value in option.default.items()} if isinstance(option.default, dict) else option.default
    default = usual.get(option.name, default)
    ranged = not option.choices
    key = f"option-{option.name.replace('_', '-')}"
    return {
        "name": option.name, "clause": option.clause, "default": default, "choices": None if ranged else list(option.values()),
        "low": option.low if ranged else None, "high": option.high if ranged else None, "seats": list(option.seats),
        "sentence": speaker.option(option.name) if speaker.catalogue.has(key) else option.name,
    }


def game(game: Game, lang: str, usual: Mapping[str, Any]) -> dict[str, Any]:
    """A game as a lobby shows it."""
    spoken = sentences.spoken(lang, game.package)
    speaker = Speaker(game, game.seats.start, spoken)
    credits = speaker.credits()
    return {
        "id": game.id, "title": speaker.title(), "tagline": speaker.say("tagline") if speaker.catalogue.has("tagline") else "",
        "designer": credits.designer, "source": credits.source, "rights": credits.rights, "rules": game.rules, "seats": list(game.seats),
        "seat_names": {str(n): [Speaker(game, n, spoken).seat(seat) for seat in range(n)] for n in game.seats},
        "chance": game.chance, "hidden": game.hidden, "simultaneous": game.simultaneous, "clock": game.clock,
        "formalities": sorted(game.formalities), "tempers": list(game.tempers), "tutorial": read_tutorial(game.package) is not None,
        "open_points": read_open_points("en", game.package) is not None,
        "options": [option(one, speaker, usual) for one in game.options],
        "presets": [{"name": preset.name, "values": dict(preset.values)} for preset in game.presets],
        "verbs": [
            {"name": verb.name, "open": verb.open, "fields": [{"name": f.name, "kind": f.domain.kind} for f in verb.fields]}
            for verb in game.verbs.verbs if verb.by is None
        ],
        "answers": [
            {"id": name, "orders": [{"prompt": prompt, "play": play, "params": {}} for prompt, play in given], "turn": turn}
            for name, (given, turn) in game.answers.items()
        ],
    }


async def all_games(call: Call) -> Any:
    """Every game, every bot, every language."""
    usual = call.hub.config.options
    return {
        "games": [game(find(name), call.lang, usual.get(name, {})) for name in names()], "bots": [*LEVELS, *hosted],
        "levels": [*HUMAN, *hosted],
        "usual": USUAL, "languages": LANGUAGES, "build": _finder.outlook(BUILD),
    }


@lru_cache(maxsize=64)
def text(content: str, kind: str = "text/plain") -> Reply:
    """A text that browsers may keep but must ask about; packed once, since catalogues are long and hardly ever change."""
    data = content.encode()
    tag = hashlib.sha256(data).hexdigest()[:20]
    headers = {"ETag": f'"{tag}"', "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    return Reply(data, f"{kind}; charset=utf-8", headers=headers, packed=gzip.compress(data, mtime=0))


def known_game(call: Call) -> Game:
    """The game that the address names."""
    if call.path["game"] not in names():
        raise Refused("no-such-game")
    return find(call.path["game"])


def known_language(call: Call) -> str:
    """The language that the address names."""
    if call.path["lang"] not in LANGUAGES:
        raise Refused("no-such-text")
    return call.path["lang"]


async def program_text(call: Call) -> Any:
    """The program's own catalogue, with the service's."""
    lang = known_language(call)
    try:
        own = source(lang)
    except FileNotFoundError:
        own = ""
    return text(own + "\n" + sentences.source(lang))


async def game_text(call: Call) -> Any:
    """A game's catalogue."""
    try:
        lang, game = known_language(call), known_game(call).variant({"cards": call.query.get("cards")})
        return text(f"{source(lang, game.package)}\n{game.messages(lang)}")
    except FileNotFoundError:
        raise Refused("no-such-text") from None


async def rulebook(call: Call) -> Any:
    """A game's rulebook."""
    try:
        return text(read_rulebook(known_language(call), known_game(call).package), "text/markdown")
    except FileNotFoundError:
        raise Refused("no-such-text") from None


async def open_points(call: Call) -> Any:
    """What a game's original leaves open, and how it was decided."""
    found = read_open_points(known_language(call), known_game(call).package)
    if found is None:
        raise Refused("no-such-text")
    return text(found, "text/markdown")


async def tutorial(call: Call) -> Any:
    """A game's tutorial."""
    found = read_tutorial(known_game(call).package)
    if found is None:
        raise Refused("no-such-text")
    return text(found)


async def puzzles(call: Call) -> Any:
    """A game's puzzles, as the file that they are."""
    if known_game(call).id != "splut":
        raise Refused("no-such-text")
    return text(write_puzzles(list(shipped_puzzles())))


ROUTES = (
    Route("GET", "/api/games", all_games, "The games, with their options", answer=wire.Games, query=("lang",)),
    Route("GET", "/api/text/{lang}", program_text, "The program's Fluent catalogue", text="text/plain"),
    Route("GET", "/api/games/{game}/text/{lang}", game_text, "A game's Fluent catalogue", text="text/plain", query=("cards",)),
    Route("GET", "/api/games/{game}/rulebook/{lang}", rulebook, "A game's rulebook", text="text/markdown"),
    Route("GET", "/api/games/{game}/open/{lang}", open_points, "What a game's original leaves open", text="text/markdown"),
    Route("GET", "/api/games/{game}/tutorial", tutorial, "A game's tutorial: a record with remarks", text="text/plain"),
    Route("GET", "/api/games/{game}/puzzles", puzzles, "A game's puzzles: a line for each", text="text/plain"),
)
