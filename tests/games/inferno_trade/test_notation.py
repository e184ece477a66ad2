"""Notation, words and numbers: the table of verbs, the compiled shifts, and what people may leave out."""

from random import Random

import pytest

from avernus.core.actions import Word
from avernus.core.native import buffer
from avernus.core.refusals import IllegalAction
from avernus.games.inferno_trade import GAME, verbs
from avernus.games.inferno_trade.rules.setup import LISTED, ORDERS
from avernus.games.inferno_trade.verbs import GIVEN, RANKING, TABLE, WANTED, mask_of, number_of, small_sets_into
from avernus.text import Speaker
from tests.games.inferno_trade.scenes import do, read, scene


def test_the_shifts_of_the_rules_are_those_of_the_table() -> None:
    assert TABLE.width == verbs.WIDTH and TABLE.bits == 58
    for i, verb in enumerate(TABLE.verbs):
        assert getattr(verbs, verb.name.upper()) == i
        assert getattr(verbs, f"{verb.name.upper()}_0") == TABLE.base(verb.name)
    offer = TABLE.numbers(TABLE.pack("offer", to="P2", give="nero", want="attila"))
    packed = TABLE.pack("offer", to="P2", give="nero", want="attila") & verbs.REST
    assert packed == offer["to"] << verbs.ID_SHIFT | offer["give"] << verbs.SET_BITS | offer["want"]
    packed = TABLE.pack("counter", id="17", give="nero", want="attila") & verbs.REST
    assert packed >> verbs.ID_SHIFT == 16 and packed >> verbs.SET_BITS & verbs.SET_MASK == offer["give"]
    assert TABLE.pack("cry", give="nero", want="attila") & verbs.SOULS_MASK == WANTED.read("attila")
    assert TABLE.pack("so", rival="P1", card="tzu2") & verbs.CARD_MASK == 35


def test_sets_are_numbered_as_in_the_table() -> None:
    rng = Random(7)
    for domain, names in ((GIVEN, 36), (WANTED, 18)):
        for number in [0, 1, names, names + 1, domain.size - 1, *(rng.randrange(domain.size) for _ in range(300))]:
            mask = sum(1 << member for member in domain.members(number))
            assert mask_of(number, names) == mask and number_of(mask, names) == number
    out = buffer(700)
    n = int(small_sets_into((1 << 36) - 1, 36, out))
    assert [int(out[i]) for i in range(n)] == list(range(1, 37 + 630))


def test_lists_by_number_and_by_name() -> None:
    assert len(set(LISTED)) == 64 and all(0 <= order < ORDERS for order in LISTED)
    table = scene(2, lists={0: "values 18-17-16-15-14-13-12-11-10-9-8-7-6-5-4-3-2-1"})
    assert list(table.view(0)["you"]["list"].values()) == list(range(18, 0, -1))
    assert RANKING.sequence(RANKING.unspell(["attila"])) == list(range(17, -1, -1))
    assert GAME.read(table.state, 0, "values attila") is not None and GAME.read(table.state, 0, "values attila,attila") is None


def test_an_offers_number_may_be_left_out_but_not_wrong() -> None:
    table = scene(3, {0: "nero genghis", 1: "dracula"})
    action = read(table, 0, ">P1 nero+genghis / dracula")
    assert GAME.write(table.state, 0, action) == "#1 >P1 genghis+nero / dracula"
    assert read(table, 0, "#1 >P1 genghis+nero / dracula") == action
    for wrong in ("#2 >P1 nero / dracula", "#1 ok#1", "# >P1 nero / dracula", ">P1 nero / dracula+", "> P1 nero / dracula", ">P1 nero"):
        assert GAME.read(table.state, 0, wrong) is None


def test_the_last_turn_of_the_glass_is_called() -> None:
    table = scene(2, runs=2)
    do(table, "120000")
    flip = read(table, 0, "flip2")
    assert GAME.write(table.state, 0, flip) == "flip2!" and read(table, 0, "flip2!") == flip
    assert GAME.read(table.state, 0, "flip3!") is None


@pytest.mark.parametrize(("text", "spoken"), [
    (">P1 nero+genghis / dracula", "offer Player 2 Genghis Khan Nero for Dracula"),
    (">* nero / tzu", "offer everybody Nero for Empress Tz’u"),
    ("re#3 attila2 / nero", "answer offer 3 Attila (2) for Nero"),
    ("ok#3", "answer offer 3 yes"), ("no#3", "answer offer 3 no"), ("wd#3", "withdraw offer 3"),
    ("SO P1 attila", "Scambio Obbligato Player 2 Attila"), ("GS <", "Grande Scambio to the left"), ("BA nero", "Buona Azione Nero"),
    ("y:tzu", "take Empress Tz’u"), (":herod", "pass on Herod"), ("flip2", "turn the glass"), ("done", "done"),
])
def test_words(text: str, spoken: str) -> None:
    table = scene(3)
    words = GAME.words(table.state, read(table, 0, text))
    assert all(isinstance(word, Word) for word in words)
    assert Speaker(GAME, 3).words(words) == spoken


@pytest.mark.parametrize(("said", "code", "clause"), [
    ("offer P1 dracula for nero", "give-not-own", "V31"),
    ("offer P0 nero for dracula", "to-self", "V31"),
    ("offer P1 nero genghis caligula attila vlad medea for dracula", "too-many", "V31"),
    ("list nero dracula nero", "list-wrong", "V10"),
    ("answer 3 yes", "no-such-offer", "V32"),
    ("take dracula", "no-question", "V40"),
])
def test_words_that_are_not_legal_are_refused_by_their_rule(said: str, code: str, clause: str) -> None:
    table = scene(3, {0: "nero genghis", 1: "dracula"})
    before = table.state.dump()
    with pytest.raises(IllegalAction) as refused:
        table.play(0, said.split())
    assert (refused.value.code, refused.value.clause) == (code, clause) and table.state.dump() == before


def test_the_cards_of_an_offer_are_said_in_any_order_and_half_an_offer_is_none() -> None:
    table = scene(3, {0: "nero genghis", 1: "dracula"})
    for words in (["offer", "P1", "nero", "genghis", "for", "dracula"], ["offer", "P1", "genghis", "nero", "for", "dracula"]):
        assert table.understand(0, words) == read(table, 0, ">P1 nero+genghis / dracula")
    with pytest.raises(IllegalAction):
        table.play(0, ["offer", "P1", "nero"])
    assert not table.view(1)["offers"]
