"""Verb tables: packing, unpacking, notation, words, and integers that are no actions."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from avernus.core.actions import Field, Verb, VerbTable, Word
from avernus.core.domains import Names, Number, Order, Subset
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE

CARD = Names("card", ["d1", "d2", "", "w1"])
SOULS = Subset("souls", list("abcdefgh"), 3)
TABLE = VerbTable([
    Verb("rest", (), "rest", "choice:rest"),
    Verb("play", (Field("card", CARD), Field("price", Number("price", -5, 5))), "{card}:{price}", "{card} pay {price}"),
    Verb("take", (Field("souls", SOULS),), "take {souls}", "take {souls}"),
    Verb("sell", (Field("souls", SOULS),), "sell {souls}", "sell {souls} now"),
    Verb("roll", (Field("face", Number("face", 1, 6)),), "{face}", "{face}", by=CHANCE),
    Verb("step", (Field("count", Number("count", 1, 6)),), "{count}", "step {count}"),
])


@st.composite
def actions(draw: st.DrawFn) -> int:
    verb = draw(st.sampled_from(TABLE.verbs))
    packed = 0
    for field in verb.fields:
        packed = packed << field.bits | draw(st.integers(0, field.domain.size - 1).filter(field.domain.holds))
    return TABLE.base(verb.name) | packed


@given(actions())
def test_pack_and_unpack_write_and_read(action: int) -> None:
    name, fields = TABLE.unpack(action)
    assert TABLE.pack(name, **fields) == action
    seat = CHANCE if name == "roll" else 0
    assert TABLE.read(TABLE.write(action), seat) == action
    words = TABLE.words(action)
    assert words and all(isinstance(word, Word) for word in words)
    sent = pickle.loads(pickle.dumps(words))
    assert [(word, word.kind) for word in sent] == [(word, word.kind) for word in words], "words go from process to process"


@given(actions())
def test_words_mean_the_action_that_they_were_made_of(action: int) -> None:
    """A list of souls ends where the next word of the verb begins, as the last of its words too."""
    if TABLE.known(action).name != "roll":
        assert (action, True) in list(TABLE.meant(TABLE.words(action)))


def test_an_action_is_judged_anew_however_many_were_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Verbs of known actions are kept, but not without end."""
    monkeypatch.setattr("avernus.core.actions.MOST_KNOWN", 300)
    table = VerbTable([Verb("step", (Field("count", Number("count", 0, 999)),))])
    for _ in range(2):
        assert [verb.name for number in range(1000) if (verb := table.verb(number))] == ["step"] * 1000
        assert 0 < len(table._known) <= 300


@given(st.integers(-(2**70), 2**70))
def test_any_integer_is_an_action_or_none(number: int) -> None:
    verb = TABLE.verb(number)
    if verb is None:
        with pytest.raises(AvernusError, match="is no action of this game"):
            TABLE.write(number)
    else:
        assert TABLE.pack(*TABLE.unpack(number)[:1], **TABLE.unpack(number)[1]) == number


@given(st.integers(0, (len(TABLE.verbs) << TABLE.width) + 10))
def test_every_integer_near_the_table(number: int) -> None:
    verb = TABLE.verb(number)
    if verb is not None:
        name, fields = TABLE.unpack(number)
        assert TABLE.pack(name, **fields) == number
        assert all(fields.values())


def test_sorting_actions_sorts_by_verb_and_then_by_fields() -> None:
    assert TABLE.pack("rest") < TABLE.pack("play", card="d1", price="5") < TABLE.pack("play", card="d2", price="-5")
    assert TABLE.pack("play", card="w1", price="5") < TABLE.pack("take", souls="0") < TABLE.pack("take", souls="a")


def test_a_number_is_a_die_for_chance_and_a_step_for_a_player() -> None:
    assert TABLE.read("4", CHANCE) == TABLE.pack("roll", face="4")
    assert TABLE.read("4", 0) == TABLE.pack("step", count="4")
    assert TABLE.read("7", 0) is None and TABLE.read("rest ", 0) is None and TABLE.read("", 0) is None


def test_words_know_their_kinds() -> None:
    words = TABLE.words(TABLE.pack("play", card="w1", price="-3"))
    assert words == ("w1", "pay", "-3") and [word.kind for word in words] == ["card", "choice", "price"]


def test_a_facet_is_a_part_of_a_value() -> None:
    class Tile(Names):
        def facet(self, number: int, name: str) -> tuple[str, str]:
            return self.names[number][{"piece": 0, "turn": 1}[name]], name

    table = VerbTable([Verb("lay", (Field("tile", Tile("tile", ["A0", "A1", "B0"])),), "{tile}", "{tile.piece} {tile.turn}")])
    words = table.words(table.pack("lay", tile="A1"))
    assert words == ("A", "1") and [word.kind for word in words] == ["piece", "turn"]


def test_actions_fit_into_63_bits() -> None:
    wide = Field("x", Number("x", 0, 2**31 - 1))
    order = Field("order", Order("order", 18))
    assert VerbTable([Verb("a", (wide, wide))]).bits == 63
    assert VerbTable([Verb(str(i), (order,)) for i in range(19)]).bits == 58
    with pytest.raises(ValueError, match="64 bits, more than 63"):
        VerbTable([Verb(str(i), (wide, wide)) for i in range(3)])


def test_a_field_of_one_value_takes_a_bit() -> None:
    """So that numbers of actions stay what they are when a second value comes."""
    assert [Field("x", Number("x", 3, most)).bits for most in (3, 4, 5, 6, 7)] == [1, 1, 2, 2, 3]


def test_bad_fields_are_named() -> None:
    with pytest.raises(ValueError, match="no card is called 'z9'"):
        TABLE.pack("play", card="z9", price="0")
    with pytest.raises(AvernusError, match="no verb 'dance'"):
        TABLE.pack("dance")
