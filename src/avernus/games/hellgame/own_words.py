"""The words of a card set of one's own, as messages: its names and texts stand in for what the catalogues have for the book's cards."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from avernus.games.hellgame.files import CHOSEN, read, shipped


def messages() -> str:
    """Messages for every card and demon that the book does not have; none where the book's cards are played."""
    return "" if CHOSEN is None else "\n".join(f"{key} = {escaped(text)}" for key, text in entries())


def entries() -> Iterator[tuple[str, str]]:
    """Keys and texts."""
    for card in fresh("arcana_cards", "card", "id"):
        yield f"word-card-{key(card['id'])}", card["major"]["name"]
        yield f"text-card-{key(card['id'])}", card["major"].get("text", "")
    known = {card["phenomenon"]["name"] for card in tomllib.loads(shipped("hell_cards"))["card"]}
    for card in fresh("hell_cards", "card", "id"):
        yield f"word-card-{key(card['id'])}", card["event"]["name"]
        yield f"text-card-{key(card['id'])}", card["event"].get("text", "")
        phenomenon = card["phenomenon"]
        if phenomenon["name"] not in known:
            known.add(phenomenon["name"])
            yield f"word-phenomenon-{key(phenomenon['name'])}", phenomenon["name"]
            yield f"text-phenomenon-{key(phenomenon['name'])}", phenomenon.get("text", "")
    for demon in fresh("demons", "demon", "name"):
        name, ability = key(demon["name"]), demon["ability"]
        yield f"word-demon-{name}", demon["name"]
        yield f"title-demon-{name}", demon.get("title", "")
        yield f"ability-demon-{name}", ability["name"]
        yield f"text-demon-{name}", ability.get("text", "")


def fresh(file: str, table: str, by: str) -> list[dict[str, Any]]:
    """The entries of a file that the book does not have."""
    book = {entry[by] for entry in tomllib.loads(shipped(file))[table]}
    return [entry for entry in read(file)[table] if entry[by] not in book]


def key(text: str) -> str:
    """What Fluent allows in a key."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", text)


def escaped(text: str) -> str:
    """A text in which nothing is a placeable; an empty one is said with nothing."""
    plain = " ".join(str(text).split())
    return re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', plain) or '{""}'
