"""Is a list of effects written in the vocabulary, and does it refer only to what is there (H25.1, H25.11)?"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from avernus.games.hellgame.board import shipped

VOCABULARY: Final = shipped("vocabulary")
ENUMS: Final = VOCABULARY["enums"]
WORDS: Final = VOCABULARY["primitives"] | VOCABULARY["combinators"]


@dataclass(frozen=True)
class Place:
    """Where an effect stands: what it may refer to depends on it."""

    where: str
    kind: str
    """`event`, `phenomenon`, `ability`, `arcana` or `table`."""
    timing: str = ""
    hook: str = ""
    target: str = "none"
    has_x: bool = False
    subject: bool = False
    """Is it inside a `test` or a `choose`?"""

    def in_combat(self) -> bool:
        """Is there a combat around it?"""
        return self.timing == "combat" or self.hook.startswith("combat")


def is_player(value: Any) -> bool:
    """`self`, `each`, `most_souls`, …"""
    match = re.fullmatch(r"(?:most|fewest|each_with|each_without)_(\w+)", str(value))
    return value in ENUMS["players"] or bool(match and match[1] in ENUMS["counters"])


def is_area(value: Any) -> bool:
    """`target`, `own`, `circle:8`, …"""
    return value in ENUMS["areas"] or bool(re.fullmatch(r"circle:[1-9]|quarter:[1-5]", str(value)))


def is_amount(value: Any) -> bool:
    """A number, dice, or a word for one."""
    if isinstance(value, int):
        return not isinstance(value, bool) and value >= 1
    return value in ("all", "half", "x") or bool(re.fullmatch(r"[1-3]d6(\+[1-9])?|caster\.(skulls|stars|hearts)", str(value)))


CHECKS: Final = {
    "player": is_player, "area": is_area, "amount": is_amount, "demon": ENUMS["demons"].__contains__, "unit": ENUMS["units"].__contains__,
    "counter": ENUMS["counters"].__contains__, "chooser": ENUMS["choosers"].__contains__, "duration": ENUMS["durations"].__contains__,
    "hook": VOCABULARY["hooks"].__contains__, "bool": lambda v: isinstance(v, bool),
    "int": lambda v: isinstance(v, int) and not isinstance(v, bool), "text": lambda v: isinstance(v, str) and bool(v),
}


NEEDED: Final[dict[tuple[str, str, str | bool], tuple[str, ...]]] = {
    ("test", "roll", "die"): ("need",), **{("test", "roll", symbol): ("demon",) for symbol in ("skulls", "stars", "hearts")},
    ("swap", "what", "sections"): ("a", "b"), ("swap", "what", "rank"): ("demon_a", "demon_b"),
    ("move_unit", "mode", "place"): ("to",), ("move_unit", "mode", "direction"): ("direction",),
    ("move_unit", "entities", True): ("direction",), ("peek", "what", "hell_deck"): ("amount",),
}
"""What a parameter of such a value needs beside it."""
CHOSEN: Final = {"area": "pick", "to": "pick", "what": "sections", "mode": "conspire"}
"""What is asked of the player of a card."""
OF_FREEBOOTERS: Final = {("place_units", "who"), ("convert_units", "to")}
"""Where "freebooters" stands for a side and not for somebody with a purse and a hand; and as `of` of units."""


def together_flaws(place: Place, effect: Mapping[str, Any]) -> Iterator[str]:
    """Parameters that mean nothing together, or nothing here."""
    do, in_units = effect["do"], "units" in WORDS[effect["do"]].get("groups", ())
    for (word, key, value), needed in NEEDED.items():
        if do == word and effect.get(key) == value:
            yield from (f"{place.where}: {do} with {key} = {value!r} needs {other}." for other in needed if other not in effect)
    amount = effect.get("amount", 1)
    if (in_units or do == "revoke_section") and amount != "all" and not isinstance(amount, int):
        yield f"{place.where}, amount: units and sections are counted by a number or 'all', not {amount!r}."
    for key, kind in spec_of(WORDS[do]).items():
        side = (do, key) in OF_FREEBOOTERS or (key == "of" and in_units)
        if kind.startswith("player") and effect.get(key) == "freebooters" and (not side or effect.get("unit") == "lieutenant"):
            yield f"{place.where}, {key}: 'freebooters' has no meaning here."
    if place.kind in ("event", "phenomenon"):
        asking = (key for key, value in CHOSEN.items() if effect.get(key) == value)
        yield from (f"{place.where}, {key}: a Hell card has nobody who could choose." for key in asking)
    if effect.get("by") == "target" and place.target not in ("player", "demon"):
        yield f"{place.where}, by: 'target' has no meaning here."
    if effect.get("cond") == "outnumbered" and not place.in_combat():
        yield f"{place.where}, cond: 'outnumbered' has no meaning here."


def effects_flaws(place: Place, effects: Any) -> Iterator[str]:
    """What is wrong with a list of effects."""
    if not isinstance(effects, list) or not all(isinstance(effect, dict) for effect in effects):
        yield f"{place.where}: effects is no list of tables."
        return
    for i, effect in enumerate(effects):
        here = replace(place, where=f"{place.where}, effects[{i}]")
        word = WORDS.get(str(effect.get("do")))
        if word is None:
            yield f"{here.where}: do is {str(effect.get('do'))[:40]!r}, which is no word of the vocabulary."
            continue
        spec = spec_of(word)
        yield from (f"{here.where}: {effect['do']} needs {key}." for key, kind in spec.items() if kind.endswith("!") and key not in effect)
        yield from together_flaws(here, effect)
        for key, value in effect.items():
            if key != "do":
                yield from value_flaws(here, key, spec.get(key, "").rstrip("!"), value)


def spec_of(word: Mapping[str, Any]) -> dict[str, str]:
    """The parameters of a word and their types."""
    spec = dict(VOCABULARY["common"])
    for group in word.get("groups", []):
        spec |= VOCABULARY["groups"][group]
    return spec | dict(word.get("params", {}))


def value_flaws(place: Place, key: str, kind: str, value: Any) -> Iterator[str]:
    """What is wrong with one parameter."""
    where = f"{place.where}, {key}"
    if kind == "effects":
        yield from effects_flaws(replace(place, where=where, subject=True), value)
    elif kind == "optionlist":
        if not isinstance(value, list) or len(value) < 2:
            yield f"{where}: there must be two options or more."
        for option in value if isinstance(value, list) else ():
            yield from effects_flaws(replace(place, where=where, subject=True), option)
    elif kind.startswith(("enum:", "list:")):
        allowed = ENUMS[kind[6:]] if kind[5] == "@" else kind[5:].split("|")
        several = value if kind.startswith("list:") and isinstance(value, list) else [value]
        yield from (f"{where}: {str(v)[:40]!r} is not one of {', '.join(allowed)}." for v in several if v not in allowed)
    elif not kind:
        yield f"{where}: there is no such parameter."
    elif isinstance(value, dict | list) or not CHECKS[kind](value):
        yield f"{where}: {str(value)[:40]!r} is no {kind}."
    else:
        yield from reference_flaws(place, where, key, kind, value)


def reference_flaws(place: Place, where: str, key: str, kind: str, value: Any) -> Iterator[str]:
    """Does a word refer to something that is not there?"""
    of_hell = place.kind in ("event", "phenomenon")
    if kind == "duration":
        wrong = {
            "while_paid": place.timing != "macina", "permanent": place.timing != "box", "while_active": place.kind != "ability",
            "round": not place.in_combat(), "combat": not place.in_combat(),
        }.get(value, False)
    elif kind == "hook":
        wrong = place.timing not in ("box", "macina")
    elif key == "by":
        wrong = value == "self" and of_hell
    else:
        wrong = {
            "self": of_hell, "own": of_hell, "this": of_hell or place.kind == "table" or place.timing == "play_right_away",
            "target": place.target == "none" and place.kind != "table", "subject": not place.subject and place.kind != "table",
            "opponent": not (place.in_combat() or place.timing == "counter" or place.hook in ("robbed", "demon_harmed", "targeted")),
            "acting": not (place.timing == "counter" or place.hook == "targeted"), "here": not place.in_combat(),
            "area": place.kind != "phenomenon", "x": not place.has_x,
        }.get(value, False) if isinstance(value, str) else False
    if wrong:
        yield f"{where}: {value!r} has no meaning here."
