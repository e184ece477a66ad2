"""H25, H28: what types alone cannot say of the data files. Each effect makes sense where it stands, each text can be read, budgets hold."""

import re
from collections import Counter
from collections.abc import Iterator
from statistics import mean
from typing import Any

import pytest

from avernus.games.hellgame import GAME
from avernus.games.hellgame.board import NEIGHBOURS
from avernus.games.hellgame.cards.flaws import TARGETS
from avernus.games.hellgame.cards.flaws_of_effects import WORDS, is_player
from avernus.text import LANGUAGES
from avernus.text.catalogue import catalogue
from tests.games.hellgame.test_data import DATA, ENUMS, VOCABULARY, effect_lists

Effect = dict[str, Any]
LONGEST = 220
STATS = ENUMS["stats"]
CARDS = DATA["arcana_cards"]["card"]
HELL_CARDS = DATA["hell_cards"]["card"]
DEMON_CARDS = DATA["demons"]["demon"]


def within(effects: list[Effect]) -> Iterator[Effect]:
    """The effects of a list, and those inside them."""
    for effect in effects:
        yield effect
        for value in effect.values():
            if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
                yield from within(value)
            elif isinstance(value, list):
                for option in value:
                    if isinstance(option, list):
                        yield from within(option)


ALL = [(where, effect) for where, effects in effect_lists() for effect in within(effects)]


def having(word: str) -> list[tuple[str, Effect]]:
    """Where a word of the vocabulary is used."""
    return [(where, effect) for where, effect in ALL if effect["do"] == word]


def test_rolls_name_what_is_rolled_and_what_follows() -> None:
    # H25.5
    for where, e in having("test"):
        assert (e["roll"] in STATS) == ("demon" in e), where
        assert (e["roll"] == "die") == ("need" in e), where
        assert "then" in e or "else" in e, where


def test_changes_change_something_for_somebody() -> None:
    # H25.11
    for where, e in having("modify_souls"):
        assert ("amount" in e) != ("factor" in e), where
    for where, e in having("modify_roll"):
        mode = e.get("mode", "add")
        assert (mode in ("add", "extra_dice")) == ("amount" in e) and e.get("amount", 1) != 0, where
        assert {"who", "demon", "area"} & e.keys(), where
        assert mode != "add" or e["kind"] not in ("flee", "antehell_exit", "recruit"), f"{where}: a roll that shows a place has no sum"
    for where, e in having("modify_value") + having("protect"):
        assert {"who", "demon", "unit", "area"} & e.keys(), where


def test_moves_name_their_ends() -> None:
    # H25.11
    for where, e in having("swap"):
        assert ({"demon_a", "demon_b"} if e["what"] == "rank" else {"a", "b"}) <= e.keys(), where
    for where, e in having("move_unit"):
        assert (e["mode"] == "place") == ("to" in e) and (e["mode"] == "direction") == ("direction" in e), where
    for where, e in having("steal"):
        assert e["from"] != e["to"], where
    for where, e in having("convert_units"):
        assert e["unit"] in ("legion", "lieutenant", "freebooter", "any", "target"), where
    assert [where for where, e in ALL if "may" in e and "by" not in e] == []


def test_some_words_stand_only_in_some_places() -> None:
    # H25.11, H15.4.4: counters cancel; Uriel comes by a permanent event; two phenomena touch Uriel and Lilith
    counters = {c["id"] for c in CARDS if c["major"]["timing"] == "counter"}
    assert {where for where, _ in having("cancel_action")} <= counters
    permanent = {c["id"] for c in HELL_CARDS if c["event"]["box"] != "none"}
    assert len(having("summon_uriel")) == 1 and having("summon_uriel")[0][0] in permanent and having("summon_lilith")
    great = {f"{c['id']} phenomenon" for c in HELL_CARDS if c["phenomenon"]["name"] in ("Cave-in", "Landslide")}
    assert {where for where, e in ALL if e.get("entities")} <= great
    hell = {c["id"] for c in HELL_CARDS} | {f"{c['id']} phenomenon" for c in HELL_CARDS}
    for where, e in ALL:
        if where in hell:
            assert e["do"] != "restore" and e.get("state") != "incapacitated", f"{where}: Hell cards leave the incapacitated alone"
            assert e["do"] != "protect" or "arcana" not in e["from"], where


def test_phenomena_act_on_their_area() -> None:
    # H8, H1.11.3
    for card in HELL_CARDS:
        for e in card["phenomenon"]["effects"]:
            assert e.get("area") == "area" or e.get("per", "").endswith("_in_area"), card["id"]


def texts() -> Iterator[tuple[str, str]]:
    """Every sentence of the cards."""
    for d in DEMON_CARDS:
        yield d["id"], d["ability"]["text"]
    for c in HELL_CARDS:
        yield from ((c["id"], text) for text in (c["event"]["text"], c["event"]["flavour"], c["phenomenon"]["text"]))
    for c in CARDS:
        yield c["id"], c["major"]["text"]


@pytest.mark.parametrize(("card", "text"), list(texts()))
def test_texts_are_sentences_of_a_readable_length(card: str, text: str) -> None:
    assert text == text.strip() and text[0].isupper() and text[-1] in ".!?" and len(text) <= LONGEST


def test_targets_have_no_field_that_nobody_reads() -> None:
    # H25.12
    targets = [(d["id"], d["ability"].get("target", {"kind": "none"})) for d in DEMON_CARDS]
    for where, target in [*targets, *((c["id"], c["major"]["target"]) for c in CARDS)]:
        extra = {"demon": {"not_caster"}, "section": {"near_own"}}.get(target["kind"], set())
        assert target.keys() - {"kind"} - TARGETS[target["kind"]].keys() <= extra, where
        assert all(target.get(field, True) is True for field in extra), where


def test_arcana_can_be_paid_cast_and_supported() -> None:
    # H15.2, H15.6, H1.11.4
    best = {stat: sum(sorted((d[stat] for d in DEMON_CARDS), reverse=True)[:3]) for stat in STATS}
    for c in CARDS:
        major, minor = c["major"], c["minor"]
        assert 1 <= c["copies"] <= 3 and (not c["six"] or c["copies"] == 1), c["id"]
        assert 1 <= minor.get("souls", 1) <= 6, c["id"]
        assert major["cost"].keys() == {"souls", "favors", "disfavor"}, c["id"]
        assert all(n == "x" or 0 <= n <= 9 for n in major["cost"].values()), c["id"]
        assert (major["timing"] == "counter") == (major["target"]["kind"] == "action"), c["id"]
        assert major["timing"] != "combat" or major["place"] == "hell", c["id"]
        assert major["timing"] != "play_right_away" or major["place"] == "any", c["id"]
        if "support" in major:
            support = major["support"]
            assert major["timing"] == "action" and 4 < support["amount"] <= best[support["stat"]], c["id"]


def test_the_map_pays_more_in_the_deep_and_the_demons_are_balanced() -> None:
    # H2.1, H2.3, H1.11.1, H1.8
    rows = [[s["souls"] for s in DATA["map"]["section"] if s["circle"] == circle and "special" not in s] for circle in range(1, 10)]
    assert [mean(row) for row in rows] == sorted(mean(row) for row in rows)
    assert all(a in NEIGHBOURS[b] for a in range(45) for b in NEIGHBOURS[a])
    sums = [sum(d[stat] for d in DEMON_CARDS) for stat in STATS]
    assert max(sums) - min(sums) <= 2
    assert all(1 <= t["leadership"] <= 4 and 1 <= t["bonus"] <= 3 for t in DATA["lieutenants"]["lieutenant"])
    assert DATA["lieutenants"]["boxes"] * DATA["lieutenants"]["per_box"] == 12


def test_the_other_tables() -> None:
    # H28.3: the atonement adds and subtracts, so its rows go further than a die
    tables = DATA["tables"]
    for value in range(-2, 12):
        assert sum(row["min"] <= value <= row["max"] for row in tables["atonement"]["rows"]) == 1
    for die in range(1, 7):
        assert sum(row["min"] <= die <= row["max"] for row in tables["uriel_judgement"]["rows"]) == 1
    assert {row["result"] for row in tables["compass"]["rows"]} == {"inward", "outward", "clockwise", "counterclockwise", "stay"}
    assert [row["result"] for row in tables["lilith_aspect"]["rows"]] == ENUMS["aspects"]
    assert sorted(tables["event_precedence"]["order"]) == sorted(ENUMS["boxes"])


def test_every_word_and_every_hook_is_used() -> None:
    # H25.1
    used = Counter(effect["do"] for _, effect in ALL)
    assert [word for word in WORDS if not used[word]] == []
    hooks = {d["ability"]["hook"] for d in DEMON_CARDS} | {e["on"] for _, e in ALL if "on" in e}
    assert sorted(set(VOCABULARY["hooks"]) - hooks) == []
    assert is_player("most_souls") and not is_player("most_hats")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_an_option_has_a_name(lang: str) -> None:  # H27.1
    spoken = catalogue(lang, "avernus.games.hellgame")
    for option in GAME.options:
        for value in option.choices if len(option.choices) > 1 else ():
            if isinstance(value, str):
                assert spoken.has(re.sub("[^A-Za-z0-9]", "-", f"value-{option.name}-{value}")), (option.name, value)
