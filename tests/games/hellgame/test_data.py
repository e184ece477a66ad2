"""H28 the data files: counts, ids, references, and every effect against the vocabulary. A new card must pass here."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from avernus.games.hellgame.board import NEIGHBOURS
from avernus.games.hellgame.loader import ARCANA, DEMONS, FILES, HELL, HOUNDS, LIEUTENANTS, SOULS, WISE_MEN, read

DATA = {name: read(name) for name in FILES}
VOCABULARY = DATA["vocabulary"]
ENUMS = VOCABULARY["enums"]
WORDS = VOCABULARY["primitives"] | VOCABULARY["combinators"]


def effect_lists() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Every list of effects with the name of its card."""
    for d in DATA["demons"]["demon"]:
        yield d["id"], d["ability"]["effects"]
    for c in DATA["hell_cards"]["card"]:
        yield c["id"], c["event"]["effects"]
        yield f"{c['id']} phenomenon", c["phenomenon"]["effects"]
    for c in DATA["arcana_cards"]["card"]:
        yield c["id"], c["major"]["effects"]
    for name, table in DATA["tables"].items():
        for row in table.get("rows", []) if isinstance(table, dict) else []:
            yield name, row.get("effects", [])


def is_player(value: Any) -> bool:
    match = re.fullmatch(r"(?:most|fewest|each_with|each_without)_(\w+)", value)
    return value in ENUMS["players"] or bool(match and match[1] in ENUMS["counters"])


def is_area(value: Any) -> bool:
    return value in ENUMS["areas"] or bool(re.fullmatch(r"circle:[1-9]|quarter:[1-5]", value))


def is_amount(value: Any) -> bool:
    if isinstance(value, int):
        return not isinstance(value, bool) and value >= 1
    return value in ("all", "half", "x") or bool(re.fullmatch(r"[1-3]d6(\+[1-9])?|caster\.(skulls|stars|hearts)", value))


CHECKS = {
    "player": is_player, "area": is_area, "amount": is_amount, "demon": ENUMS["demons"].__contains__, "unit": ENUMS["units"].__contains__,
    "counter": ENUMS["counters"].__contains__, "chooser": ENUMS["choosers"].__contains__, "duration": ENUMS["durations"].__contains__,
    "hook": VOCABULARY["hooks"].__contains__, "bool": lambda v: isinstance(v, bool),
    "int": lambda v: isinstance(v, int) and not isinstance(v, bool), "text": lambda v: isinstance(v, str) and bool(v),
}


def flaws(effects: Any, where: str) -> Iterator[str]:
    """What is wrong with a list of effects."""
    for effect in effects:
        spec = dict(VOCABULARY["common"])
        word = WORDS.get(effect["do"])
        if word is None:
            yield f"{where}: there is no word {effect['do']}"
            continue
        for group in word.get("groups", []):
            spec |= VOCABULARY["groups"][group]
        spec |= word.get("params", {})
        yield from (f"{where}: {effect['do']} lacks {key}" for key, kind in spec.items() if kind.endswith("!") and key not in effect)
        for key, value in effect.items():
            if key != "do":
                yield from value_flaws(f"{where} {effect['do']}.{key}", spec.get(key, "").rstrip("!"), value)


def value_flaws(where: str, kind: str, value: Any) -> Iterator[str]:
    """What is wrong with one parameter."""
    if kind == "effects":
        yield from flaws(value, where)
    elif kind == "optionlist":
        for option in value:
            yield from flaws(option, where)
    elif kind.startswith(("enum:", "list:")):
        allowed = ENUMS[kind[6:]] if kind[5] == "@" else kind[5:].split("|")
        yield from (f"{where}: {v}" for v in (value if kind.startswith("list:") else [value]) if v not in allowed)
    elif kind not in CHECKS or not CHECKS[kind](value):
        yield f"{where}: {value!r} is no {kind or 'known parameter'}"


def test_every_effect_is_written_in_the_vocabulary() -> None:
    # H25.1
    assert [flaw for where, effects in effect_lists() for flaw in flaws(effects, where)] == []


def test_a_wrong_effect_is_found() -> None:
    bad = [{"do": "gain_souls", "who": "nobody"}, {"do": "fly"}, {"do": "protect", "from": ["rain"], "demon": "this", "duration": "turn"}]
    assert len(list(flaws(bad, "test"))) == 4


def test_the_map() -> None:
    # H2.1, H2.3, H1.11.2
    sections = DATA["map"]["section"]
    assert len(sections) == 45 == len({s["id"] for s in sections}) and len(DATA["map"]["circle"]) == 9 and len(DATA["map"]["quarter"]) == 5
    assert all(s["id"] == f"c{s['circle']}q{s['quarter']}" for s in sections)
    assert SOULS[WISE_MEN] == 0 and WISE_MEN == 0 and all(1 <= n <= 6 for i, n in enumerate(SOULS) if i != WISE_MEN)
    quarters = [sum(SOULS[i] for i in range(45) if i % 5 == q) for q in range(5)]
    assert max(quarters) - min(quarters) <= 1 and all(3 <= len(n) <= 4 for n in NEIGHBOURS)


def test_demons_lieutenants_and_hounds() -> None:
    # H1.8, H1.9, H1.11.1
    ranks = [d.rank for d in DEMONS]
    assert len(DEMONS) == 36 and ranks == sorted(set(ranks)) and ranks[0] == 2 and ranks[-1] == 443_556_000
    assert all(1 <= n <= 4 for d in DEMONS for n in (d.skulls, d.stars, d.hearts)) and {d.gender for d in DEMONS} == {"male", "female"}
    totals = [d.skulls + d.stars + d.hearts for d in DEMONS]
    assert totals == sorted(totals)
    assert len(LIEUTENANTS) == 12 and all(4 <= t.leadership + t.bonus <= 5 for t in LIEUTENANTS)
    assert len(HOUNDS) == 8 and all(2 <= h.attacks <= 5 for h in HOUNDS)
    for d in DATA["demons"]["demon"]:
        lasting = {e.get("duration") for e in d["ability"]["effects"]}
        assert (d["ability"]["hook"] == "passive") == (lasting == {"while_active"}), d["id"]
        assert d["ability"].get("limit", "always") in ENUMS["limits"] and d["ability"]["text"]


def test_hell_cards() -> None:
    # H1.11.3: each section is the foot of exactly one card
    assert len(HELL) == 45 and sorted(c.foot for c in HELL) == list(range(45))
    seen: dict[str, str] = {}
    for card in DATA["hell_cards"]["card"]:
        event, phenomenon = card["event"], card["phenomenon"]
        for e in event["effects"]:
            assert (e.get("duration") == "permanent" or "on" in e or e["do"] == "summon_uriel") == (event["box"] != "none"), card["id"]
        assert phenomenon["scope"] in ("quarter", "circle", "section")
        assert all(e.get("duration", "instant") == phenomenon["duration"] for e in phenomenon["effects"])
        assert seen.setdefault(phenomenon["name"], repr(phenomenon["effects"])) == repr(phenomenon["effects"])
    assert {"Quagmire", "Cave-in", "Landslide"} <= set(seen)


def test_arcana_cards() -> None:
    # H1.11, H1.11.4, H28.2
    assert sum(c.copies for c in ARCANA) == 66 and len(ARCANA) == 57 and sum(c.copies for c in ARCANA if c.six) == 6
    for c in ARCANA:
        assert c.minor in ENUMS["minors"] and c.timing in ENUMS["timings"] and c.place in ENUMS["places"], c.id
        assert (c.timing == "macina") == (c.upkeep > 0) and (c.timing == "counter") == bool(c.against)
        assert (c.cost.souls < 0) == (c.max_x > 0)
        assert (c.minor_souls > 0) == (c.minor in ("walk_the_earth", "recruit_lieutenant"))
        if c.timing == "play_right_away":
            assert not (c.cost.souls or c.cost.favors or c.cost.disfavor) and c.target["kind"] == "none"


DICE_TABLES = ["compass", "antehell_exit", "recruit_lieutenant", "hellhound_taming", "wise_men", "lilith_aspect", "recovery"]


@pytest.mark.parametrize("name", DICE_TABLES)
def test_tables_have_one_row_for_every_roll(name: str) -> None:
    # H28.1
    rows = DATA["tables"][name]["rows"]
    assert all(sum(r["min"] <= die <= r["max"] for r in rows) == 1 for die in range(1, 7))


def test_names_are_unique() -> None:
    names = [s["name"] for s in DATA["map"]["section"]] + [d.name for d in DEMONS] + [d.ability.name for d in DEMONS]
    names += [t.name for t in LIEUTENANTS] + [h.name for h in HOUNDS] + [c.event for c in HELL] + [c.name for c in ARCANA]
    assert [name for name, n in Counter(x.lower() for x in names).items() if n > 1] == []
