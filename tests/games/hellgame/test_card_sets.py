"""Other card sets from a folder: a new card is a TOML entry; a bad one is refused with file, entry and field (H28)."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from avernus.cards import read_folder
from avernus.core.refusals import AvernusError
from avernus.games.hellgame.checks import set_flaws
from avernus.games.hellgame.files import shipped

NEW_CARD = """
[[card]]
id = "n01"
copies = 2
six = false
minor = { kind = "pass" }
[card.major]
name = "Lantern of the Night"
timing = "action"
place = "any"
cost = { souls = 1, favors = 0, disfavor = 0 }
target = { kind = "none" }
effects = [ { do = "gain_favor", who = "self", amount = 2 } ]
"""
PLAY = """
import sys
import avernus
table = avernus.new_table("hellgame", cards=sys.argv[1], seed="7")
from avernus.games.hellgame.rules.action import ActionPhase
from tests.games.hellgame.positions import Position
p = Position().demons(0, "Paimon").demons(1, "Vine").hand(0, "n01").money(0, souls=3)
p.begin(ActionPhase(), "cast n01 0", "pfg").done()
print(p.g.favors, p.g.souls, table.record.options["cards"])
table.save(sys.argv[2])
"""


def set_with(entry: str, folder: Path) -> Path:
    """A folder with the shipped Arcana cards and one more."""
    folder.mkdir()
    (folder / "arcana_cards.toml").write_text(shipped("arcana_cards") + entry, encoding="utf-8")
    return folder


def python(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Another process: a card set belongs to the whole of it."""
    root = Path(__file__).parents[3]
    env = {key: value for key, value in os.environ.items() if key != "AVERNUS_CARDS"} | {"PYTHONPATH": str(root)}
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=env, cwd=root, check=False)


def test_a_new_card_is_an_entry(tmp_path: Path) -> None:
    # H28.1, H25.9.3
    folder = set_with(NEW_CARD, tmp_path / "Night Watch")
    tag = read_folder(folder).tag
    assert tag.startswith("night-watch-") and len(tag) == 24
    record = tmp_path / "game.avn"
    run = python("-c", PLAY, str(folder), str(record))
    assert run.stdout.split() == ["[2,", "0]", "[2,", "0]", tag], run.stderr
    refused = python("-m", "avernus.cli", "verify", str(record))
    assert refused.returncode == 2 and "'cards'" in refused.stderr and tag in refused.stderr
    assert python("-m", "avernus.cli", "verify", str(record), "--cards", str(folder)).returncode == 0


def test_a_record_of_the_book_is_refused_with_other_cards(tmp_path: Path) -> None:
    # H26.3
    record = tmp_path / "book.avn"
    make = "import sys, avernus; avernus.new_table('hellgame', seed='7').save(sys.argv[1])"
    assert python("-c", make, str(record)).returncode == 0
    folder = set_with(NEW_CARD, tmp_path / "night")
    run = python("-m", "avernus.cli", "verify", str(record), "--cards", str(folder))
    assert run.returncode == 2 and "does not name the option 'cards'" in run.stderr and "Traceback" not in run.stderr


def entries(text: str) -> dict[str, Any]:
    return {
        "demons": tomllib.loads(shipped("demons")), "hell_cards": tomllib.loads(shipped("hell_cards")),
        "arcana_cards": tomllib.loads(shipped("arcana_cards") + text),
    }


@pytest.mark.parametrize(("old", "new", "sentence"), [
    ('"gain_favor"', '"gain_fame"', "arcana_cards.toml, n01, major, effects[0]: do is 'gain_fame', which is no word of the vocabulary."),
    ('who = "self"', 'who = "nobody"', "arcana_cards.toml, n01, major, effects[0], who: 'nobody' is no player."),
    ('who = "self", ', "", "arcana_cards.toml, n01, major, effects[0]: gain_favor needs who."),
    ('amount = 2', 'amount = "x"', "arcana_cards.toml, n01, major, effects[0], amount: 'x' has no meaning here."),
    ('amount = 2', 'amount = 2, colour = "red"', "arcana_cards.toml, n01, major, effects[0], colour: there is no such parameter."),
    ("copies = 2", "copies = 0", "arcana_cards.toml, n01: copies is '0', not one of 1 to 9."),
    ("copies = 2\n", "", "arcana_cards.toml, n01: copies is missing."),
    ("six = false", 'six = "no"', "arcana_cards.toml, n01: six is 'no', which is no true or false."),
    ('id = "n01"', 'id = "a01"', "arcana_cards.toml, a01: the id belongs to a card of the book that is different; a card of your own needs "
     "an id of its own."),
    ('kind = "none"', 'kind = "moon"', "arcana_cards.toml, n01, major, target: kind is 'moon', not one of none, action, circle, box, "
     "player, demon, unit, section."),
    ('timing = "action"', 'timing = "macina"', "arcana_cards.toml, n01, major: upkeep is missing."),
    ("souls = 1", "souls = -1", "arcana_cards.toml, n01, major, cost: souls is '-1', not one of 0 to 99."),
])
def test_flaws_are_named(old: str, new: str, sentence: str) -> None:
    # H25.1, H28.1
    assert old in NEW_CARD
    assert next(set_flaws(entries(NEW_CARD.replace(old, new)))) == sentence


def test_flaws_of_demons_and_hell_cards() -> None:
    # H1.11.1, H1.11.3
    data = entries("")
    data["demons"]["demon"][0]["skulls"] = 9
    data["demons"]["demon"][1]["ability"]["hook"] = "at_tea"
    data["hell_cards"]["card"][0]["footer"] = "c0q1"
    data["hell_cards"]["card"][1]["phenomenon"]["scope"] = "world"
    found = [flaw for flaw in set_flaws(data) if "of the book" not in flaw]
    assert found[0] == "demons.toml, bael: skulls is '9', not one of 1 to 6."
    assert found[1].startswith("demons.toml, paimon, ability: hook is 'at_tea', not one of ")
    assert found[2] == "hell_cards.toml, h01: footer is 'c0q1', which is no section such as c4q3."
    assert found[3] == "hell_cards.toml, h02, phenomenon: scope is 'world', not one of section, circle, quarter." and len(found) == 4
    data["arcana_cards"]["card"].append(data["arcana_cards"]["card"][0])
    assert "arcana_cards.toml, a01: id appears 2 times." in list(set_flaws(data))
    assert "has 2 cards" in next(set_flaws(entries("") | {"demons": {"demon": data["demons"]["demon"][2:4]}}))
    assert next(set_flaws(entries("") | {"demons": {}})) == "demons.toml has no list [[demon]]."


def test_a_bad_folder_is_one_sentence(tmp_path: Path) -> None:
    for folder, words in ((tmp_path / "none", "There is no folder"), (tmp_path, "has none of the files")):
        with pytest.raises(AvernusError, match=words):
            read_folder(folder)
    folder = set_with("[[card", tmp_path / "broken")
    run = python("-m", "avernus.cli", "games", "--cards", str(folder))
    assert run.returncode == 2 and run.stderr.startswith("avernus: arcana_cards.toml is not TOML") and "Traceback" not in run.stderr
