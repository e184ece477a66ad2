"""H28 the data files: counts, ids, references, and every effect against the vocabulary. A new card must pass here."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from avernus.games.hellgame.board import NEIGHBOURS
from avernus.games.hellgame.checks import set_flaws
from avernus.games.hellgame.checks_effects import Place, effects_flaws
from avernus.games.hellgame.files import FILES, read
from avernus.games.hellgame.loader import ARCANA, DEMONS, HELL, HOUNDS, LIEUTENANTS, SOULS, WISE_MEN

DATA = {name: read(name) for name in FILES}
VOCABULARY = DATA["vocabulary"]
ENUMS = VOCABULARY["enums"]


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


def test_the_shipped_cards_have_no_flaw() -> None:
    # H25.1, H28.1
    assert list(set_flaws(DATA)) == []
    for where, effects in effect_lists():
        kind = "table" if where in DATA["tables"] else ""
        if kind:
            assert list(effects_flaws(Place(where, kind), effects)) == []


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
