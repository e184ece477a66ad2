"""The words of a card set of one's own, as messages: its names and texts stand in for what the catalogues have for the book's cards."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from avernus.games.hellgame.board import shipped

Data = Mapping[str, Mapping[str, Any]]
"""The files of a set by name, as they were read."""


def messages(data: Data) -> str:
    """Messages for every card and demon that the book does not have."""
    return "\n".join(f"{key} = {escaped(text)}" for key, text in entries(data))


def entries(data: Data) -> Iterator[tuple[str, str]]:
    """Keys and texts."""
    for card in fresh(data, "arcana_cards", "card", "id"):
        yield f"word-card-{key(card['id'])}", card["major"]["name"]
        yield f"text-card-{key(card['id'])}", card["major"].get("text", "")
    known = {card["phenomenon"]["name"] for card in shipped("hell_cards")["card"]}
    for card in fresh(data, "hell_cards", "card", "id"):
        yield f"word-card-{key(card['id'])}", card["event"]["name"]
        yield f"text-card-{key(card['id'])}", card["event"].get("text", "")
        phenomenon = card["phenomenon"]
        if phenomenon["name"] not in known:
            known.add(phenomenon["name"])
            yield f"word-phenomenon-{key(phenomenon['name'])}", phenomenon["name"]
            yield f"text-phenomenon-{key(phenomenon['name'])}", phenomenon.get("text", "")
    for demon in fresh(data, "demons", "demon", "name"):
        name, ability = key(demon["name"]), demon["ability"]
        yield f"word-demon-{name}", demon["name"]
        yield f"title-demon-{name}", demon.get("title", "")
        yield f"ability-demon-{name}", ability["name"]
        yield f"text-demon-{name}", ability.get("text", "")


def fresh(data: Data, file: str, table: str, by: str) -> list[dict[str, Any]]:
    """The entries of a file that the book does not have."""
    book = {entry[by] for entry in shipped(file)[table]}
    return [entry for entry in data[file][table] if entry[by] not in book]


def key(text: str) -> str:
    """What Fluent allows in a key."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", text)


def escaped(text: str) -> str:
    """A text in which nothing is a placeable; an empty one is said with nothing."""
    plain = " ".join(str(text).split())
    return re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', plain) or '{""}'
