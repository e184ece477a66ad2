"""Sets of cards are values: a new card is a TOML entry; a bad one is refused with file, entry and field; sets live side by side (H28)."""

import os
import subprocess
import sys
import tomllib
from copy import deepcopy
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest

import avernus
from avernus.bots import find as find_bot
from avernus.bots import think
from avernus.core.refusals import AvernusError
from avernus.games.hellgame import GAME
from avernus.games.hellgame.cards import BOOK, FILES, wording
from avernus.games.hellgame.cards.flaws import MOST, set_flaws
from avernus.games.hellgame.rules.action import ActionPhase
from avernus.play.card_folders import choose, read_folder
from avernus.server.tables.bot_pool import choose as think_elsewhere
from tests.games.hellgame import every_flaw
from tests.games.hellgame.positions import Position
from tests.server.harness import running

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


def shipped(name: str) -> str:
    return resources.files("avernus.games.hellgame").joinpath(f"data/{name}.toml").read_text(encoding="utf-8")


def set_with(entry: str, folder: Path) -> Path:
    """A folder with the shipped Arcana cards and one more."""
    folder.mkdir()
    (folder / "arcana_cards.toml").write_text(shipped("arcana_cards") + entry, encoding="utf-8")
    return folder


def command(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """The command, in another process, which knows nothing of this one's sets."""
    root = Path(__file__).parents[3]
    env = {key: value for key, value in os.environ.items() if key != "AVERNUS_CARDS"} | {"PYTHONPATH": f"{root}/src"}
    run = [sys.executable, "-m", "avernus.cli", *arguments]
    return subprocess.run(run, capture_output=True, text=True, env=env, cwd=root, check=False)


def test_a_new_card_is_an_entry(tmp_path: Path) -> None:
    # H28.1, H25.9.3
    tag = choose(GAME, set_with(NEW_CARD, tmp_path / "Night Watch"))
    assert tag.startswith("night-watch-") and len(tag) == 24
    p = Position(cards=tag).demons(0, "Paimon").demons(1, "Vine").hand(0, "n01").money(0, souls=3)
    p.begin(ActionPhase(), "cast n01 0", "pfg").done()
    assert p.g.favors == [2, 0] and p.g.souls == [2, 0]


def test_tables_with_different_sets_live_side_by_side(tmp_path: Path) -> None:
    # H28.1: the same id is another card in another set, and no table knows of the other's
    other = NEW_CARD.replace("Lantern of the Night", "Bell of Noon").replace("amount = 2", "amount = 3")
    folders = [set_with(NEW_CARD, tmp_path / "night"), set_with(other, tmp_path / "noon")]
    tables = [avernus.new_table("hellgame", seed="7", cards=folder) for folder in folders] + [avernus.new_table("hellgame", seed="7")]
    tags = [table.record.options.get("cards") for table in tables]
    assert [str(tag).split("-")[0] for tag in tags] == ["night", "noon", "None"]
    names = [table.speaker.say("word-card-n01") if table.speaker.catalogue.has("word-card-n01") else "" for table in tables]
    assert names == ["Lantern of the Night", "Bell of Noon", ""]
    for i in range(60):  # by turns, so that nothing one leaves behind could be taken for the other's
        for table in tables:
            if table.actors:
                seat = table.actors[0]
                table.play(seat, sorted(table.legal(seat))[i % 3 % len(table.legal(seat))])
                assert GAME.laws(table.state) == []
    for table in tables:
        dump = table.state.dump()
        assert table.game.load(dump).dump() == dump and dump["options"]["cards"] == (table.record.options.get("cards") or "book")
        again = avernus.new_table("hellgame", position=dump)
        assert again.game is table.game
    sizes = [v["decks"]["arcana"]["size"] + sum(p["cards"] for p in v["players"]) for v in (table.view(None) for table in tables)]
    sizes = [n + sum(w >= 0 for w in table.state.d_walk) for n, table in zip(sizes, tables, strict=True)]  # type: ignore[attr-defined]
    assert sizes[0] == sizes[1] == sizes[2] + 2
    for amount, tag in zip((2, 3), tags[:2], strict=True):
        p = Position(cards=tag).demons(0, "Paimon").demons(1, "Vine").hand(0, "n01").money(0, souls=3)
        p.begin(ActionPhase(), "cast n01 0", "pfg").done()
        assert p.g.favors[0] == amount
    assert tables[2].game.read(tables[2].state, 0, "cast n01 0") is None
    with pytest.raises(AvernusError, match="`variant` has it with those of 'night-"):
        GAME.new(2, {"cards": tags[0]})


def test_a_known_set_is_chosen_by_its_tag(tmp_path: Path) -> None:
    tag = choose(GAME, set_with(NEW_CARD, tmp_path / "night"))
    table = avernus.new_table("hellgame", seed="7", cards=tag)
    assert table.game is GAME.variant({"cards": tag}) is not GAME and table.game.id == "hellgame" and GAME.variant({}) is GAME
    assert avernus.new_table("hellgame", seed="7", options={"cards": tag}).record.options == table.record.options == {"cards": tag}
    assert avernus.new_table("hellgame", cards="book").record.options == {}
    with pytest.raises(AvernusError, match=f"Option 'cards' takes book, .*{tag}.*, not 'day-123'"):
        avernus.new_table("hellgame", options={"cards": "day-123"})
    with pytest.raises(AvernusError, match="The cards of Splut! cannot be chosen"):
        avernus.new_table("splut", cards=tmp_path)


def test_more_cards_than_the_book_has_are_numbered_and_named(tmp_path: Path) -> None:
    # H26.1: the fields of actions are as wide as the set needs
    many = "".join(NEW_CARD.replace("n01", f"n{i:02}").replace("of the Night", f"number {i}") for i in range(80))
    table = avernus.new_table("hellgame", seed="3", cards=set_with(many, tmp_path / "many"))
    state: Any = table.state
    cards = state.cards
    assert len(cards.arcana) == 57 + 80 and cards.verbs.width == BOOK.verbs.width
    for name in ("n79", "a01"):
        design = next(i for i, c in enumerate(cards.arcana) if c.id == name)
        for text in (f"support P3 {name}", f"counter {name} Vine", f"cast {name} 4", f">{name}"):
            action = table.game.read(state, 0, text)
            assert action is not None and table.game.write(state, 0, action) == text
        assert cards.support_of(cards.verbs.read(f"support P3 {name}")) == (2, design)
        assert cards.counter_of(cards.counter(design, 5)) == (design, 5)
    while table.actors and len(table.record.lines) < 400:
        seat = table.actors[0]
        table.play(seat, think(find_bot("random"), table.game, table.state, seat, Random(len(table.record.lines))))
    assert GAME.laws(table.state) == []
    too_many = entries("".join(NEW_CARD.replace("n01", f"n{i}") for i in range(456)))
    assert next(set_flaws(too_many)) == f"arcana_cards.toml has 513 different cards; there can be {MOST['arcana_cards']} at most."


def test_a_record_names_its_set_and_the_sum_of_its_files(tmp_path: Path) -> None:
    # H26.3
    folder = set_with(NEW_CARD, tmp_path / "night")
    record = tmp_path / "game.avn"
    table = avernus.new_table("hellgame", seed="7", cards=folder)
    table.save(record)
    tag = read_folder(folder, FILES).tag
    assert table.record.options["cards"] == tag and avernus.load(record).game is table.game
    refused = command("verify", str(record))
    assert refused.returncode == 2 and "'cards'" in refused.stderr and tag in refused.stderr and "Traceback" not in refused.stderr
    assert command("verify", str(record), "--cards", str(folder)).returncode == 0
    (folder / "arcana_cards.toml").write_text(shipped("arcana_cards") + NEW_CARD.replace("amount = 2", "amount = 1"), encoding="utf-8")
    refused = command("verify", str(record), "--cards", str(folder))
    assert refused.returncode == 2 and tag in refused.stderr


def test_a_record_of_the_book_is_one_of_the_book_whatever_else_is_known(tmp_path: Path) -> None:
    # H26.3
    record = tmp_path / "book.avn"
    avernus.new_table("hellgame", seed="7").save(record)
    assert command("verify", str(record), "--cards", str(set_with(NEW_CARD, tmp_path / "night"))).returncode == 0


def test_a_bot_in_another_process_gets_the_cards_with_the_world(tmp_path: Path) -> None:
    table = avernus.new_table("hellgame", seed="7", cards=set_with(NEW_CARD, tmp_path / "night"))
    seat = table.actors[0]
    action = think_elsewhere("hellgame", table.game.own_cards, table.state.redeal(seat, Random(1)).dump(), seat, "easy", 5)
    assert action in table.state.legal(seat) and GAME.own_cards is None


async def test_a_server_offers_its_sets_and_gives_new_tables_the_one_it_was_started_with(tmp_path: Path) -> None:
    tag = choose(GAME, set_with(NEW_CARD, tmp_path / "night"))
    known = next(files for files in GAME.known_cards() if files.tag == tag)
    async with running(tmp_path, cards=(("hellgame", known),), options={"hellgame": {"cards": tag}}) as client:
        games = (await client.get("/api/games")).json()["games"]
        option = next(o for game in games if game["id"] == "hellgame" for o in game["options"] if o["name"] == "cards")
        assert option["default"] == tag and {"book", tag} <= set(option["choices"])
        for options, cards in (({}, tag), ({"cards": "book"}, "book"), ({"cards": tag}, tag)):
            _, _, players = await client.two("hellgame", options=options)
            assert players[0].heard[-1]["view"]["options"]["cards"] == cards
        plain = (await client.get("/api/games/hellgame/text/en")).text
        own = (await client.get("/api/games/hellgame/text/en", cards=tag)).text
        assert "Lantern of the Night" in own and "Lantern of the Night" not in plain and own.startswith(plain.rstrip())


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


def test_of_every_field_of_every_kind_of_card_is_said_what_was_said() -> None:
    # H28.1: too small, too large, missing, of another type, no word
    assert every_flaw.said() == every_flaw.kept(), "if it is meant: python -m tests.games.hellgame.every_flaw"


def test_the_words_of_new_cards_stand_in_for_what_catalogues_have() -> None:
    # H28.1: of Hell cards and demons too; what is in the book is said by the book, and braces are no placeables
    data = entries("")
    hell, one = deepcopy(data["hell_cards"]["card"][0]), deepcopy(data["demons"]["demon"][0])
    assert wording.messages(data) == ""
    hell |= {"id": "n 1", "event": {"name": "Rain  of\nfrogs"}, "phenomenon": {"name": "Fog {thick}", "text": "It {is}."}}
    known = deepcopy(hell) | {"id": "n2", "event": {"name": "Hail", "text": "Ice."}}
    one |= {"name": "Ose é", "title": "", "ability": {"name": "Leap"}}
    data["hell_cards"]["card"] += [hell, known, deepcopy(known) | {"id": "n3", "phenomenon": data["hell_cards"]["card"][0]["phenomenon"]}]
    data["demons"]["demon"].append(one)
    assert wording.messages(data).split("\n") == [
        "word-card-n-1 = Rain of frogs", 'text-card-n-1 = {""}', 'word-phenomenon-Fog--thick- = Fog {"{"}thick{"}"}',
        'text-phenomenon-Fog--thick- = It {"{"}is{"}"}.', "word-card-n2 = Hail", "text-card-n2 = Ice.", "word-card-n3 = Hail",
        "text-card-n3 = Ice.", "word-demon-Ose-- = Ose é", 'title-demon-Ose-- = {""}', "ability-demon-Ose-- = Leap",
        'text-demon-Ose-- = {""}',
    ]


def test_a_bad_folder_is_one_sentence(tmp_path: Path) -> None:
    for folder, words in ((tmp_path / "none", "There is no folder"), (tmp_path, "has none of the files")):
        with pytest.raises(AvernusError, match=words):
            read_folder(folder, FILES)
    folder = set_with("[[card", tmp_path / "broken")
    run = command("play", "hellgame", "--cards", str(folder))
    assert run.returncode == 2 and run.stderr.startswith("avernus: arcana_cards.toml is not TOML") and "Traceback" not in run.stderr
