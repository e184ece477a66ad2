"""Are cards well made? Every flaw is a sentence that names file, entry and field (H25, H28)."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from avernus.games.hellgame.board import shipped
from avernus.games.hellgame.cards.flaws_of_effects import Place, effects_flaws

ENUMS: Final = shipped("vocabulary")["enums"]
HOOKS: Final = shipped("vocabulary")["hooks"]
LEAST: Final = {"demons": 24, "hell_cards": 9, "arcana_cards": 30}
"""So many cards a game of six needs: three demons each and one to exchange, the Hell cards of a phase, five Arcana cards each."""
MOST: Final = {"demons": 64, "hell_cards": 45, "arcana_cards": 512}
"""So many different cards the notation of actions has numbers for; a Hell card has a section of its own on its foot."""
Fields = Mapping[str, Any]
TARGETS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "none": {}, "action": {}, "circle": {}, "box": {}, "player": {"who": ("other", "any")},
    "demon": {"owner": ("self", "other", "any"), "at": ("hell", "earth", "any", "same", "combat"), "state": ("active", "incapacitated")},
    "unit": {"owner": ("self", "other", "any"), "unit": ("legion", "lieutenant", "hellhound", "any"), "home": ("any", "away")},
    "section": {"controlled": ("self", "other", "none", "any"), "legions": ("none", "own", "other", "any")},
}
"""The fields of each kind of target (H25.12)."""


def set_flaws(data: Mapping[str, Fields]) -> Iterator[str]:
    """What is wrong with a card set: `demons`, `hell_cards` and `arcana_cards`, as they were read."""
    for file, key, judge in (("demons", "demon", demon_flaws), ("hell_cards", "card", hell_flaws), ("arcana_cards", "card", arcana_flaws)):
        entries = data[file].get(key)
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            yield f"{file}.toml has no list [[{key}]]."
            continue
        book = {str(entry["id"]): entry for entry in shipped(file)[key]}
        copies = sum(entry.get("copies", 1) if isinstance(entry.get("copies", 1), int) else 1 for entry in entries)
        if copies < LEAST[file]:
            yield f"{file}.toml has {copies} cards; a game of six needs at least {LEAST[file]}."
        if len(entries) > MOST[file]:
            yield f"{file}.toml has {len(entries)} different cards; there can be {MOST[file]} at most."
        for i, entry in enumerate(entries):
            where = f"{file}.toml, {entry.get('id') or f'entry {i + 1}'}"
            yield from judge(where, entry)
            if entry != book.get(str(entry.get("id")), entry):
                yield f"{where}: the id belongs to a card of the book that is different; a card of your own needs an id of its own."
        for field in ("id", "name", "rank", "footer"):
            for value, n in Counter(str(entry[field]) for entry in entries if field in entry).items():
                if n > 1:
                    yield f"{file}.toml, {value}: {field} appears {n} times."


def wrong(where: str, entry: Fields, field: str, kind: type, allowed: Any = None) -> Iterator[str]:
    """Is a field there, of its type, and one of the allowed values?"""
    value = entry.get(field)
    if value is None:
        yield f"{where}: {field} is missing."
    elif type(value) is not kind:
        yield f"{where}: {field} is {str(value)[:40]!r}, which is no {NAMES[kind]}."
    elif allowed is not None and value not in allowed:
        words = f"{allowed.start} to {allowed.stop - 1}" if isinstance(allowed, range) else ", ".join(map(str, allowed))
        yield f"{where}: {field} is {str(value)[:40]!r}, not one of {words}."


NAMES: Final = {str: "text", int: "whole number", bool: "true or false", dict: "table", list: "list"}


def part(where: str, entry: Fields, field: str) -> tuple[Fields, list[str]]:
    """A table inside an entry, and the flaw if there is none."""
    found = list(wrong(where, entry, field, dict))
    return ({} if found else entry[field]), found


def demon_flaws(where: str, entry: Fields) -> Iterator[str]:
    """A demon card (H1.11.1)."""
    yield from wrong(where, entry, "id", str)
    yield from wrong(where, entry, "name", str)
    yield from wrong(where, entry, "gender", str, ("male", "female"))
    yield from wrong(where, entry, "rank", int, range(2, 10**12))
    for stat in ("skulls", "stars", "hearts"):
        yield from wrong(where, entry, stat, int, range(1, 7))
    ability, found = part(where, entry, "ability")
    yield from found
    if found:
        return
    there = f"{where}, ability"
    yield from wrong(there, ability, "name", str)
    yield from wrong(there, ability, "hook", str, tuple(HOOKS))
    yield from wrong(there, {"limit": "always", **ability}, "limit", str, ENUMS["limits"])
    yield from wrong(there, {"optional": False, **ability}, "optional", bool)
    yield from wrong(there, {"at": "any", **ability}, "at", str, ("hell", "earth", "combat", "any"))
    if "cost" in ability:
        yield from cost_flaws(there, ability, allow_x=False)
    yield from target_flaws(there, {"target": {"kind": "none"}, **ability})
    kind = str(ability["target"].get("kind")) if isinstance(ability.get("target"), dict) else "none"
    yield from effects_flaws(Place(there, "ability", hook=str(ability.get("hook")), target=kind), ability.get("effects"))


def hell_flaws(where: str, entry: Fields) -> Iterator[str]:
    """A Hell card: event, phenomenon and foot (H1.11.3)."""
    yield from wrong(where, entry, "id", str)
    if not re.fullmatch(r"c[1-9]q[1-5]", str(entry.get("footer"))):
        yield f"{where}: footer is {str(entry.get('footer'))[:40]!r}, which is no section such as c4q3."
    event, found = part(where, entry, "event")
    yield from found
    if not found:
        yield from wrong(f"{where}, event", event, "name", str)
        yield from wrong(f"{where}, event", event, "box", str, ("heaven", "earth", "hell", "none"))
        timing = "box" if event.get("box") != "none" else ""
        yield from effects_flaws(Place(f"{where}, event", "event", timing=timing), event.get("effects"))
    phenomenon, found = part(where, entry, "phenomenon")
    yield from found
    if not found:
        yield from wrong(f"{where}, phenomenon", phenomenon, "name", str)
        yield from wrong(f"{where}, phenomenon", phenomenon, "scope", str, ("section", "circle", "quarter"))
        yield from effects_flaws(Place(f"{where}, phenomenon", "phenomenon"), phenomenon.get("effects"))


def arcana_flaws(where: str, entry: Fields) -> Iterator[str]:
    """An Arcana card: minor and major arcanum (H1.11.4)."""
    yield from wrong(where, entry, "id", str)
    yield from wrong(where, entry, "copies", int, range(1, 10))
    yield from wrong(where, entry, "six", bool)
    minor, found = part(where, entry, "minor")
    yield from found
    if not found:
        yield from wrong(f"{where}, minor", minor, "kind", str, ENUMS["minors"])
        if minor.get("kind") in ("walk_the_earth", "recruit_lieutenant"):
            yield from wrong(f"{where}, minor", minor, "souls", int, range(100))
    major, found = part(where, entry, "major")
    yield from found
    if found:
        return
    there, timing = f"{where}, major", str(major.get("timing"))
    yield from wrong(there, major, "name", str)
    yield from wrong(there, major, "timing", str, ENUMS["timings"])
    yield from wrong(there, major, "place", str, ENUMS["places"])
    yield from cost_flaws(there, major, allow_x=timing == "combat")
    yield from target_flaws(there, major)
    if timing == "macina":
        yield from wrong(there, major, "upkeep", int, range(1, 100))
    if timing == "counter":
        yield from counter_flaws(there, major)
    if "support" in major:
        support, found = part(there, major, "support")
        yield from found
        if not found:
            yield from wrong(f"{there}, support", support, "stat", str, ENUMS["stats"])
            yield from wrong(f"{there}, support", support, "amount", int, range(1, 100))
            yield from wrong(f"{there}, support", support, "include_caster", bool)
    kind = str(major["target"].get("kind")) if isinstance(major.get("target"), dict) else "none"
    has_x = isinstance(major.get("cost"), dict) and major["cost"].get("souls") == "x"
    yield from effects_flaws(Place(there, "arcana", timing=timing, target=kind, has_x=has_x), major.get("effects"))


def counter_flaws(where: str, major: Fields) -> Iterator[str]:
    """What a counter stops (H15.4.1), and that it does (H15.4.4)."""
    counters, found = part(where, major, "counters")
    yield from found
    if not found:
        yield from wrong(f"{where}, counters", counters, "scope", str, ENUMS["counter_scopes"])
        against = counters.get("against")
        if not isinstance(against, list) or not against or any(word not in ENUMS["counterable"] for word in against):
            yield f"{where}, counters: against is {str(against)[:60]!r}, not a list of {', '.join(ENUMS['counterable'])}."
    effects = major.get("effects")
    if isinstance(effects, list) and not any(isinstance(e, dict) and e.get("do") == "cancel_action" for e in effects):
        yield f"{where}: effects have no cancel_action, without which a counter stops nothing."


def cost_flaws(where: str, entry: Fields, allow_x: bool) -> Iterator[str]:
    """What is paid (H15.2)."""
    cost, found = part(where, entry, "cost")
    yield from found
    if found:
        return
    if cost.get("souls") == "x" and allow_x:
        yield from wrong(where, entry, "max_x", int, range(1, 8))
    else:
        yield from wrong(f"{where}, cost", cost, "souls", int, range(100))
    yield from wrong(f"{where}, cost", cost, "favors", int, range(10))
    yield from wrong(f"{where}, cost", cost, "disfavor", int, range(10))


def target_flaws(where: str, entry: Fields) -> Iterator[str]:
    """What may be aimed at (H25.12)."""
    target, found = part(where, entry, "target")
    yield from found or wrong(f"{where}, target", target, "kind", str, tuple(TARGETS))
    for field, allowed in TARGETS.get(str(target.get("kind")), {}).items():
        yield from wrong(f"{where}, target", target, field, str, allowed)
