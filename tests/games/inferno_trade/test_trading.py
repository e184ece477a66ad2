"""Trading (V30-V35), with the worked examples 2 to 5."""

import avernus
from avernus.games.inferno_trade import GAME
from tests.games.inferno_trade.scenes import at, do, laws, names, owner, read, refused, scene, state


def test_example_2_both_gain_but_not_alike() -> None:
    thomas = "values 17-4-5-6-7-8-9-10-11-12-13-14-15-16-18-1-3-2"
    cecile = "values 5-1-2-3-4-6-7-8-9-10-11-12-13-14-16-17-15-18"
    table = scene(2, {0: "torquemada", 1: "attila"}, lists={0: thomas, 1: cecile})
    before = [table.view(seat)["you"]["total"] for seat in (0, 1)]
    do(table, "P0 >P1 torquemada / attila", "P1 ok#1")  # V32, V51
    assert [table.view(seat)["you"]["total"] - before[seat] for seat in (0, 1)] == [14, 10]


def test_example_3_a_bargain() -> None:
    table = scene(4, {1: "nero genghis", 2: "dracula"})
    events = do(table, "P1 #1 >P2 nero / dracula", "P2 #2 re#1 dracula / nero+genghis", "P1 ok#2")  # V31, V33, V32
    assert owner(table, "dracula") == (1, "free") and owner(table, "nero") == owner(table, "genghis") == (2, "free")
    assert names(events) == ["offered", "declined", "countered", "traded"]
    refused(table, "P2 ok#1", "offer-gone", "V34")


def test_example_4_an_offer_falls_when_its_card_moves_on() -> None:
    table = scene(4, {1: "attila", 2: "nero", 3: "ivan"})
    events = do(table, "P1 >P3 attila / ivan", "P1 >P2 attila / nero", "P2 ok#2")
    assert names(events)[-2:] == ["traded", "void"] and events[-1].clause == "V34"
    refused(table, "P3 ok#1", "offer-gone", "V34")


def test_example_5_the_first_of_two_takes_an_open_offer() -> None:
    table = scene(5, {0: "herod", 2: "nero", 4: "nero2"})
    do(table, "P0 >* herod / nero")
    at(table, 7_000)
    do(table, "P2 ok#1")  # V24: both at the same millisecond, in order of arrival
    refused(table, "P4 ok#1", "offer-gone", "V34")
    assert owner(table, "herod") == (2, "free") and owner(table, "nero") == (0, "free") and owner(table, "nero2") == (4, "free")


def test_two_offers_accepted_at_the_same_instant_are_settled_by_order_of_arrival() -> None:
    """V24: both offers want the same card; whoever's acceptance comes first decides, and the other offer is void."""
    for first, second in ((1, 2), (2, 1)):
        table = scene(4, {0: "herod", 1: "nero", 2: "ivan"})
        do(table, "P1 >P0 nero / herod", "P2 >P0 ivan / herod")
        at(table, 5_000)
        do(table, f"P0 ok#{first}")
        refused(table, f"P0 ok#{second}", "offer-gone", "V34")
        assert owner(table, "herod") == (first, "free") and laws(table) == []


def test_v30_fixed_cards_are_not_traded() -> None:
    table = scene(4, {1: "attila", 3: "tzu"}, {3: "SO"})
    do(table, "P3 SO P1 attila", "P1 y:tzu")
    own = next(card for card in table.view(None)["players"][1]["free"])
    theirs = next(card for card in table.view(None)["players"][3]["free"])
    refused(table, f"P1 >P3 tzu / {theirs}", "give-fixed", "V30")
    refused(table, f"P1 >P3 {own} / attila", "want-fixed", "V30")
    refused(table, f"P1 >* tzu+{own} / nero", "give-fixed", "V30")


def test_v30_what_has_left_the_game_is_nobodys() -> None:
    table = scene(5, {0: "nero", 1: "attila"}, {2: "BA"})
    do(table, "P0 >P1 nero / attila", "P2 BA nero")
    assert table.view(None)["offers"] == []  # V34: it named a card that is gone
    refused(table, "P0 >P1 nero / attila", "give-not-own", "V31")
    refused(table, "P1 >P0 attila / nero", "want-moved", "V31")
    aside = table.view(None)["aside"][0]
    refused(table, f"P1 >P0 attila / {aside}", "want-moved", "V31")


def test_v31_what_an_offer_needs() -> None:
    table = scene(4, {0: "nero", 1: "attila", 2: "ivan"})
    refused(table, "P0 >P1 attila / attila", "give-not-own", "V31")
    refused(table, "P0 >P1 nero / ivan", "want-moved", "V31")
    refused(table, "P0 >P0 nero / nero", "to-self", "V31")
    refused(table, "P0 >P5 nero / attila", "to-nobody", "V1")
    for gift in ("P0 >P1 nero / 0", "P0 >P1 0 / attila", "P0 >* nero / 0"):
        refused(table, gift, "gift", "V31")
    six = scene(4, {0: "nero", 1: "attila"})
    do(six, *["P0 >P1 nero / attila"] * 6)
    refused(six, "P0 >P1 nero / attila", "six-open", "V31")
    refused(six, "P0 >* nero / attila", "six-open", "V31")
    do(six, "P1 no#1", "P0 >* nero / attila")
    own, theirs = (six.view(None)["players"][seat]["free"] for seat in (2, 3))
    do(six, f"P2 >P3 {'+'.join(own[:5])} / {'+'.join(theirs[:5])}")
    refused(six, f"P2 >P3 {'+'.join(own[:6])} / {theirs[0]}", "too-many", "V31")
    refused(six, f"P2 >P3 {own[0]} / {'+'.join(theirs[:6])}", "too-many", "V31")
    refused(six, f"P3 re#8 {theirs[0]} / {'+'.join(own[:6])}", "too-many", "V31")


def test_v31_a_counter_offer_needs_room_too() -> None:  # V31, V33
    table = scene(4, {0: "nero", 1: "attila"})
    do(table, *["P1 >P0 attila / nero"] * 5, "P0 >P1 nero / attila", "P0 >P1 nero / attila")
    do(table, "P1 re#6 attila / nero")  # the sixth offer of P1, and the last
    assert not [text for a in table.state.legal(1) if "re#7" in (text := GAME.write(table.state, 1, a))]
    refused(table, "P1 re#7 attila / nero", "six-open", "V31")
    do(table, "P1 wd#1", "P1 re#7 attila / nero")


def test_v31_gifts_where_the_table_allows_them() -> None:
    table = scene(4, {0: "nero", 1: "attila"}, allow_gifts=True)
    do(table, "P0 >P1 nero / 0", "P1 ok#1", "P0 >P1 0 / attila", "P1 ok#2", "P1 >* nero / 0", "P3 ok#3")
    assert owner(table, "nero") == (3, "free") and owner(table, "attila") == (0, "free") and laws(table) == []
    refused(table, "P0 >P1 0 / 0", "gift", "V31")


def test_v31_a_gift_is_written_with_a_dash() -> None:
    table = scene(4, {0: "nero", 1: "judas"}, allow_gifts=True)
    for seat, text in ((1, ">P0 judas / -"), (0, ">P1 - / judas"), (1, ">* judas / -")):
        action = table.game.read(table.state, seat, text)
        assert action is not None and table.state.refusal(seat, action) is None
        assert table.game.write(table.state, seat, action) == f"#1 {text}"
        assert table.game.read(table.state, seat, text.replace("-", "0")) == action  # as records of the first rules have it
    events = do(table, "P1 >P0 judas / -", "P0 re#1 - / judas", "P1 ok#2")
    assert names(events)[-1] == "traded" and owner(table, "judas") == (0, "free")
    refused(scene(4, {1: "judas"}), "P1 >P0 judas / -", "gift", "V31")


def test_v33_a_listed_counter_leaves_room_for_five() -> None:
    """V31, V33: a counter asks for one card more only where the side has room for it, and every listed one is legal."""
    for size in (1, 4, 5):
        table = scene(4)
        gives, wants = (table.view(None)["players"][seat]["free"] for seat in (0, 1))
        do(table, f"P0 >P1 {'+'.join(gives[:size])} / {wants[0]}")
        counters = [text for action in table.state.legal(1) if (text := GAME.write(table.state, 1, action)).startswith("#2 re#1")]
        asked = {len(text.partition(" / ")[2].split("+")) for text in counters}
        assert asked == ({size, size + 1} if size < 5 else {5})
        assert all(table.state.refusal(1, read(table, 1, text)) is None for text in counters)
        assert sum(text.endswith("/ " + "+".join(gives[:size])) for text in counters) == len(wants) - 1  # another card for the same
        more = [text for text in counters if len(text.partition(" / ")[2].split("+")) == size + 1]
        assert len(more) == (len(gives) - size if size < 5 else 0)


def test_v31_a_thousand_offers_are_enough() -> None:
    table = scene(2, {0: "nero", 1: "attila"})
    game = state(table)
    game.made[0] = 1000
    refused(table, "P0 >P1 nero / attila", "no-more-offers", "V31")


def test_v32_who_may_accept() -> None:
    table = scene(4, {0: "nero", 1: "attila attila2", 2: "ivan"})
    do(table, "P0 >P1 nero / attila", "P0 >* nero / attila")
    refused(table, "P2 ok#1", "not-to-you", "V32")
    refused(table, "P0 ok#1", "own-offer", "V32")
    refused(table, "P0 ok#2", "own-offer", "V32")
    refused(table, "P2 ok#2", "lacks-soul", "V32")
    refused(table, "P2 ok#7", "no-such-offer", "V32")
    do(table, "P1 ok#2")
    assert owner(table, "attila") == (0, "free") and owner(table, "attila2") == (1, "free")  # the lowest copy


def test_v33_decline_withdraw_counter() -> None:
    table = scene(4, {0: "nero", 1: "attila"})
    do(table, "P0 >P1 nero / attila", "P0 >* nero / attila")
    refused(table, "P2 no#1", "not-to-you", "V32")
    refused(table, "P1 no#2", "to-all", "V33")
    refused(table, "P1 wd#1", "not-author", "V33")
    refused(table, "P1 re#1 nero / attila", "give-not-own", "V31")
    refused(table, "P2 re#1 attila / nero", "not-to-you", "V32")
    assert names(do(table, "P1 no#1", "P0 wd#2")) == ["declined", "withdrawn"]
    assert table.view(None)["offers"] == []


def test_v34_offers_expire_and_fall() -> None:
    table = scene(4, {0: "nero", 1: "attila"})
    at(table, 1_000)
    do(table, "P0 >P1 nero / attila")
    assert table.state.deadline() == 31_000
    at(table, 30_999)
    at_once = at(table, 31_000)
    assert names(at_once) == ["expired"] and at_once[0].params["at"] == 31_000
    refused(table, "P1 ok#1", "offer-gone", "V34")
    never = scene(4, {0: "nero", 1: "attila"}, offer_ttl_ms=0)
    do(never, "P0 >P1 nero / attila", "119999", "P1 ok#1")
    assert owner(never, "nero") == (1, "free")


def test_v35_talk_is_no_action() -> None:
    """Promises and wishes are the table's talk: the verb table has no word for them."""
    assert not {"say", "wish"} & set(avernus.game("inferno-trade").verbs.by_name)
    table = scene(2)
    assert table.game.read(table.state, 0, "say I value Nero") is None
