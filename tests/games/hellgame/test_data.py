"""H28 the data files: counts, ids, references, and every effect against the vocabulary. A new card must pass here."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from avernus.games.hellgame import verbs
from avernus.games.hellgame.board import HOUNDS, LIEUTENANTS, NEIGHBOURS, SOULS, WISE_MEN, shipped
from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.cards.flaws import set_flaws
from avernus.games.hellgame.cards.flaws_of_effects import Place, effects_flaws
from avernus.games.hellgame.rules import STEPS
from avernus.games.hellgame.steps import Step

FILES = ("map", "demons", "lieutenants", "hellhounds", "tables", "hell_cards", "arcana_cards", "vocabulary")
DATA = {name: shipped(name) for name in FILES}
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
    ranks = [d.rank for d in BOOK.demons]
    assert len(BOOK.demons) == 36 and ranks == sorted(set(ranks)) and ranks[0] == 2 and ranks[-1] == 443_556_000
    assert all(1 <= n <= 4 for d in BOOK.demons for n in (d.skulls, d.stars, d.hearts))
    assert {d.gender for d in BOOK.demons} == {"male", "female"}
    totals = [d.skulls + d.stars + d.hearts for d in BOOK.demons]
    assert totals == sorted(totals)
    assert len(LIEUTENANTS) == 12 and all(4 <= t.leadership + t.bonus <= 5 for t in LIEUTENANTS)
    for t in LIEUTENANTS:  # nobody is worse than another in everything: each is worth recruiting
        assert not any(
            (o.leadership, o.bonus, o.moves, o.save) != (t.leadership, t.bonus, t.moves, t.save)
            and o.leadership >= t.leadership and o.bonus >= t.bonus and o.moves >= t.moves and o.save >= t.save
            for o in LIEUTENANTS
        ), t.name
    assert len(HOUNDS) == 8 and all(2 <= h.attacks <= 5 for h in HOUNDS)
    for d in DATA["demons"]["demon"]:
        lasting = {e.get("duration") for e in d["ability"]["effects"]}
        assert (d["ability"]["hook"] == "passive") == (lasting == {"while_active"}), d["id"]
        assert d["ability"].get("limit", "always") in ENUMS["limits"] and d["ability"]["text"]


def test_hell_cards() -> None:
    # H1.11.3: each section is the foot of exactly one card
    assert len(BOOK.hell) == 45 and sorted(c.foot for c in BOOK.hell) == list(range(45))
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
    assert sum(c.copies for c in BOOK.arcana) == 66 and len(BOOK.arcana) == 57 and sum(c.copies for c in BOOK.arcana if c.six) == 6
    for c in BOOK.arcana:
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
    names = [s["name"] for s in DATA["map"]["section"]] + [d.name for d in BOOK.demons] + [d.ability.name for d in BOOK.demons]
    names += [t.name for t in LIEUTENANTS] + [h.name for h in HOUNDS] + [c.event for c in BOOK.hell] + [c.name for c in BOOK.arcana]
    assert [name for name, n in Counter(x.lower() for x in names).items() if n > 1] == []


def test_the_numbers_of_verbs_are_those_of_the_table() -> None:
    # H26.1
    table, odd = BOOK.verbs, {"say": "SAYING", "act": "ACTING", "hell": "HELL_CARD"}
    assert table.width == verbs.WIDTH and (1 << table.width) - 1 == verbs.MASK
    for i, verb in enumerate(table.verbs):
        assert getattr(verbs, odd.get(verb.name, verb.name.upper())) == i << table.width == verbs.verb_of((i << table.width) + 5)
    packed: dict[str, tuple[Callable[..., int], Callable[[int], tuple[int, ...]], tuple[int, ...]]] = {
        "unit": (verbs.pack_unit, verbs.unit_of, (44, 6, 28)), "cast": (verbs.pack_cast, verbs.cast_of, (56, 7)),
        "join": (verbs.pack_join, verbs.join_of, (35, 7)), "offer": (verbs.pack_offer, verbs.offer_of, (5, 3, 2, 1, 3)),
        "petition": (verbs.pack_petition, verbs.petition_of, (44, 1)), "counter": (BOOK.counter, BOOK.counter_of, (56, 35)),
    }
    for name, (pack, unpack, fields) in packed.items():
        action = pack(*fields)
        assert unpack(action) == fields == tuple(table.numbers(action).values()) and table.known(action).name == name
    action = verbs.pack_influence(1, 44, 6, 28)
    assert (verbs.influence_mode(action), *verbs.unit_of(action)) == (1, 44, 6, 28) == tuple(table.numbers(action).values())
    action = BOOK.support(5, 27)
    assert BOOK.support_of(action) == (5, 27) == tuple(table.numbers(action).values())
    assert verbs.PAIR + len(HOUNDS) == verbs.LIEUTENANT and verbs.LIEUTENANT + len(LIEUTENANTS) == verbs.HOUND
    assert verbs.FIGURES[verbs.FIGURE_LIEUTENANT] == f"T:{LIEUTENANTS[0].name}" and verbs.FIGURES[verbs.FIGURE_HOUND] == f"H:{HOUNDS[0].id}"


def test_every_kind_of_step_can_be_begun_and_loaded() -> None:
    # H0.8
    def kinds(of: type[Step]) -> set[type[Step]]:
        return {of}.union(*(kinds(kind) for kind in of.__subclasses__()))

    defined = {kind.__name__ for kind in kinds(Step)} - {"Step"}
    assert set(STEPS) == defined and all(STEPS[name].__name__ == name for name in STEPS)
