"""Inferno, the trade, in a real browser: the market, its refusals, its interrupts, its end."""

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Locator, Page, expect

from avernus.play.table import Table
from avernus.text import LANGUAGES
from avernus.text.catalogue import source
from tests.web.moves import log, sit
from tests.web.stage import Stage
from tests.web.test_access import PHONE, faults
from tests.web.trade import GAME, SIX, THREE, TWO, Others, market


def opened(stage: Stage, table: Table, **context: Any) -> tuple[Page, Others]:
    """Ada in seat 0 at her browser; the other seats do what the test tells them."""
    seats = int(table.view(None)["seats"])
    id = stage.server.table(game=GAME, seats=seats, position=table.state.dump())
    others = Others(stage.server, id).sit(*range(1, seats))
    page = stage.person(f"/table/{id}", **context)
    sit(page, "Ada")
    expect(page.locator(".market .me")).to_be_visible()
    return page, others


def together(stage: Stage, table: Table, **context: Any) -> tuple[Page, Page]:
    """Ada and Bo at two browsers."""
    id = stage.server.table(game=GAME, seats=2, position=table.state.dump())
    ada, bo = stage.person(f"/table/{id}"), stage.person(f"/table/{id}", **context)
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        expect(page.locator(".seating")).to_be_visible()
        page.locator(".seating input").first.fill(name)
        page.locator(".seats .btn.pri").first.click()
        expect(page.locator(".seats .btn.pri")).to_have_count(0)
    for page in (ada, bo):
        expect(page.locator(".market .me")).to_be_visible()
    return ada, bo


def soul(page: Page, card: str) -> Locator:
    """A soul card on the table."""
    return page.locator(f'.market .soul[data-card="{card}"]')


def point(page: Page, *cards: str) -> None:
    """Point at cards, each of which then counts as chosen."""
    for card in cards:
        soul(page, card).click()
        expect(soul(page, card)).to_have_attribute("aria-pressed", "true")


def stall(page: Page, seat: int) -> Locator:
    """What lies before a player."""
    return page.locator(f'.stall[data-stall="{seat}"]')


def holds(page: Page, seat: int, card: str) -> None:
    """Wait until a player has a card."""
    expect(stall(page, seat).locator(f'[data-card="{card}"]')).to_have_count(1)


def press(page: Page, name: str) -> None:
    """Press a button of the offers, of what is put together, or of the question."""
    page.locator(".offers, .compose, .stop").get_by_role("button", name=name, exact=True).first.click()


def send(page: Page) -> None:
    """Send what is put together."""
    page.locator(".compose .send").click()


def refused(page: Page, sentence: str, clause: str) -> None:
    """The rules say no, and name their clause."""
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(sentence)
    expect(alert.get_by_role("button", name=f"§ {clause}")).to_be_visible()


# -- trading ---------------------------------------------------------------------------------------


def test_two_people_bargain_until_both_are_content(stage: Stage) -> None:
    """V31-V33: an offer, a counter-offer, and the deal; what it is worth is shown to each by their own list."""
    ada, bo = together(stage, market(TWO))
    point(ada, "nero", "judas")
    expect(ada.locator(".compose .gain")).to_have_text("+14 for you")
    send(ada)
    expect(ada.locator(".compose")).to_have_count(0)
    offer = bo.locator(".offer").filter(has_text="Ada offers you")
    expect(offer).to_contain_text("Judas")
    press(bo, "Counter")
    expect(bo.locator(".compose")).to_contain_text("Your counter to Ada")
    point(bo, "locusta")
    send(bo)
    expect(ada.locator(".offer").filter(has_text="Bo offers you").locator(".gain")).to_have_text("+11 for you")
    press(ada, "Accept")
    for page in (ada, bo):
        holds(page, 0, "judas")
        holds(page, 1, "nero")
        holds(page, 1, "locusta")
        expect(page.locator(".offer")).to_have_count(0)
    expect(ada.locator(".me .total")).to_have_text("113")
    expect(log(ada).last).to_contain_text("Ada accepts offer 2")


def test_an_offer_is_declined_or_withdrawn(stage: Stage) -> None:
    """V33."""
    ada, bo = together(stage, market(TWO))
    point(ada, "nero", "judas")
    send(ada)
    press(bo, "Decline")
    expect(ada.locator(".offer")).to_have_count(0)
    expect(log(ada).last).to_contain_text("Offer 1 of Ada is declined.")
    point(bo, "cattivo", "dracula")
    send(bo)
    expect(ada.locator(".offer")).to_be_visible()
    press(bo, "Withdraw")
    expect(ada.locator(".offer")).to_have_count(0)
    expect(log(ada).last).to_contain_text("Bo withdraws offer 2.")


def test_an_offer_to_everybody_goes_to_whoever_has_the_soul(stage: Stage) -> None:
    """V32: Nero lies twice before Ada; the offer takes the lower copy. Who lacks a soul is told so beforehand."""
    page, others = opened(stage, market(SIX))
    others.do(1, ">* herod / nero")
    others.do(2, ">* jack / dracula")
    others.do(3, ">* tzu / rasputin")
    first = page.locator(".offer").filter(has_text="Seat1 to everybody")
    expect(first.locator(".gain")).to_have_text("+6 for you")
    expect(page.locator(".others-offers")).to_contain_text("Seat2 offers everybody Jack the Ripper for Dracula. You lack Dracula.")
    first.get_by_role("button", name="Accept").click()
    holds(page, 0, "herod")
    holds(page, 1, "nero")
    holds(page, 0, "nero2")
    page.locator(".offer").filter(has_text="Seat3 to everybody").get_by_role("button", name="Hide").click()
    expect(page.locator(".offer")).to_have_count(0)


def test_ada_offers_to_everybody(stage: Stage) -> None:
    """V31: to everybody one asks for souls, not for cards."""
    page, others = opened(stage, market(SIX))
    point(page, "nero", "dracula")
    page.locator(".compose select").select_option("all")
    send(page)
    expect(page.locator(".offer")).to_contain_text("You offer everybody")
    others.do(3, "ok#1")
    holds(page, 0, "dracula2")
    holds(page, 3, "nero")


def test_souls_are_dragged_onto_each_other(stage: Stage) -> None:
    page, others = opened(stage, market(SIX))
    soul(page, "genghis").drag_to(soul(page, "dracula"))
    expect(soul(page, "genghis")).to_have_attribute("aria-pressed", "true")
    expect(soul(page, "dracula")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".compose select")).to_have_value("1")
    soul(page, "nero").drag_to(stall(page, 1).locator("header"))
    expect(soul(page, "nero")).to_have_attribute("aria-pressed", "true")
    send(page)
    expect(page.locator(".offer")).to_contain_text("You offer Seat1")
    others.do(1, "ok#1")
    holds(page, 1, "nero")
    soul(page, "judas").drag_to(page.locator(".sand .time"))
    expect(page.locator(".compose select")).to_have_value("all")
    soul(page, "lucrezia").drag_to(stall(page, 0).locator("header"))
    expect(soul(page, "lucrezia")).to_have_attribute("aria-pressed", "true")
    send(page)
    expect(page.locator(".offer")).to_contain_text("You offer everybody")


def test_others_trade_and_nothing_on_the_table_is_drawn_anew(stage: Stage) -> None:
    """Six people at once: a soul that stays is the same thing in the page, and what Ada puts together is left alone."""
    page, others = opened(stage, market(SIX))
    point(page, "nero", "dracula")
    page.evaluate("document.querySelectorAll('.market .soul').forEach(soul => { soul.kept = true })")
    for turn in range(6):
        for seat in range(1, 6):
            other = seat % 5 + 1
            others.do(seat, f">P{other} {SIX[seat].split()[turn]} / {SIX[other].split()[turn - 1]}")
    others.do(2, "ok#1")
    holds(page, 2, "dracula")
    expect(page.locator(".others-offers li").first).to_be_visible()
    kept = page.evaluate("[...document.querySelectorAll('.market .soul')].filter(soul => soul.kept).length")
    assert kept >= 34  # only the cards that changed hands are new
    expect(page.locator(".compose")).to_be_visible()
    expect(soul(page, "nero")).to_have_attribute("aria-pressed", "true")


# -- what the rules refuse ---------------------------------------------------------------------------


def fixed_market() -> Table:
    """Ada has Dracula fixed, Seat1 has Nero fixed."""
    table = market(SIX)
    table.play(0, "SO P1 dracula")
    table.play(1, "y:nero")
    return table


def test_a_fixed_card_cannot_be_traded(stage: Stage) -> None:
    """V30."""
    page, _ = opened(stage, fixed_market())
    expect(stall(page, 0).get_by_role("button", name="Dracula 18 fixed")).to_be_visible()
    point(page, "dracula", "attila")
    send(page)
    refused(page, "You cannot give Dracula", "V30")
    expect(page.locator(".compose")).to_be_visible()
    point(page, "judas")
    soul(page, "dracula").click()
    soul(page, "attila").click()
    point(page, "nero")
    send(page)
    refused(page, "Seat1 cannot be asked for Nero", "V30")


def test_a_gift_is_refused(stage: Stage) -> None:
    """V31."""
    page, _ = opened(stage, market(SIX))
    point(page, "nero")
    send(page)
    refused(page, "no gifts", "V31")
    page.get_by_role("alert").get_by_role("button", name="§ V31").click()
    expect(page.locator(".drawer .hit").first).to_contain_text("An offer names what you give")


def test_a_card_that_has_moved_on_is_marked_and_refused(stage: Stage) -> None:
    """V31, V34: what Ada asks for goes to somebody else while she thinks; an offer on the table falls by itself."""
    page, others = opened(stage, market(SIX))
    point(page, "nero", "dracula")
    others.do(1, ">P2 dracula / jack")
    others.do(1, ">P0 dracula / judas")
    expect(page.locator(".offer")).to_have_count(1)
    others.do(2, "ok#1")
    holds(page, 2, "dracula")
    expect(page.locator(".offer")).to_have_count(0)
    expect(page.locator(".compose .mini.moved")).to_contain_text("moved on")
    send(page)
    refused(page, "Seat1 has no Dracula", "V31")


def test_the_glass_is_not_turned_while_the_sand_runs(stage: Stage) -> None:
    """V22."""
    page, _ = opened(stage, market(TWO))
    page.get_by_role("button", name="Turn the glass").click()
    refused(page, "The sand is still running", "V22")


def test_a_special_card_is_not_played_twice(stage: Stage) -> None:
    """V40: two pages of one seat; what the first has played, the second can no longer play."""
    page, others = opened(stage, market(SIX))
    twin = page.context.new_page()
    twin.goto(page.url)
    for each, target in ((page, "dracula"), (twin, "attila")):
        each.locator('[data-special="SO"]').click()
        point(each, target)
        expect(each.locator(".compose .send")).to_be_enabled()
    send(page)
    others.do(1, "y:nero")
    holds(twin, 0, "dracula")
    expect(twin.locator('[data-special="SO"]')).to_have_count(0)
    send(twin)
    refused(twin, "You hold no Scambio Obbligato", "V40")


# -- special cards stop the room --------------------------------------------------------------------


def test_scambio_obbligato_asks_the_rival(stage: Stage) -> None:
    """V41."""
    page, others = opened(stage, market(SIX))
    others.do(1, "SO P0 judas")
    expect(page.locator(".stop")).to_contain_text("Seat1 takes your Judas.")
    expect(page.locator(".market")).to_have_class(re.compile("stopped"))
    expect(page.locator(".glass")).to_have_class(re.compile("rests"))
    expect(page.locator(".call")).to_contain_text("Scambio Obbligato! Seat1 demands Judas of Ada.")
    expect(page.get_by_role("button", name="Point at a soul")).to_be_disabled()
    point(page, "dracula")
    expect(page.locator(".stop .gain")).to_have_text("+2 for you")
    press(page, "Take Dracula")
    expect(page.locator(".stop")).to_have_count(0)
    expect(soul(page, "dracula")).to_have_class(re.compile("fixed"))
    holds(page, 1, "judas")
    expect(page.locator(".glass")).to_have_class(re.compile("moves"))


def test_scambio_obbligato_is_played_by_pointing(stage: Stage) -> None:
    page, others = opened(stage, market(SIX))
    page.locator('[data-special="SO"]').click()
    point(page, "dracula")
    expect(page.locator(".compose")).to_contain_text("You demand Dracula of Seat1")
    send(page)
    expect(page.locator(".stop")).to_contain_text("Seat1, who is choosing a soul in return")
    point(page, "nero", "attila")
    send(page)
    refused(page, "Scambio Obbligato has stopped the game", "V40")
    others.do(1, "y:nero2")
    expect(page.locator(".stop")).to_have_count(0)
    holds(page, 0, "dracula")


def test_grande_scambio_is_chosen_in_secret_and_passed_at_once(stage: Stage) -> None:
    """V42: the first to choose shows nothing."""
    ada, bo = together(stage, market(TWO, ["GS SO", "SO SO"]))
    ada.locator('[data-special="GS"]').click()
    ada.locator(".compose").get_by_text("to the left, yours to Bo").click()
    send(ada)
    expect(bo.locator(".stop")).to_contain_text("Everybody passes a soul to the left.")
    point(ada, "nero")
    press(ada, "Pass Nero")
    expect(ada.locator(".stop")).to_contain_text("You pass Nero.")
    expect(bo.locator(".choosers .in-hand")).to_have_count(1)
    expect(bo.locator("body")).not_to_contain_text("You pass Nero.")
    holds(bo, 0, "nero")
    expect(log(bo).last).not_to_contain_text("nero")
    point(bo, "judas")
    press(bo, "Pass Judas")
    for page in (ada, bo):
        holds(page, 1, "nero")
        holds(page, 0, "judas")
        expect(page.locator(".stop")).to_have_count(0)


def test_buona_azione_takes_a_soul_out_of_the_game(stage: Stage) -> None:
    """V43: both copies of Nero leave Ada."""
    page, others = opened(stage, market(SIX, ["BA", "SO", "BA", "SO", "GS", "GS"]))
    page.locator('[data-special="BA"]').click()
    point(page, "attila")
    expect(page.locator(".compose")).to_contain_text("Attila repents.")
    send(page)
    expect(soul(page, "attila")).to_have_count(0)
    expect(soul(page, "attila2")).to_have_count(0)
    others.do(2, "BA nero")
    expect(page.locator(".me .soul")).to_have_count(4)
    expect(page.locator(".call")).to_contain_text("Buona Azione! Seat2 lets Nero repent")


# -- the glass, and the end ---------------------------------------------------------------------------


def emptied(runs: int = 3) -> Table:
    """The first run is over."""
    table = market(TWO, runs=runs)
    table.advance(120_000)
    return table


def test_an_empty_glass_is_turned_and_the_last_run_is_called(stage: Stage) -> None:
    """V21, V22: with two runs the second is the last."""
    page, _ = opened(stage, emptied(2))
    expect(page.locator(".sand")).to_contain_text("The glass is empty.")
    page.locator(".sand").get_by_role("button", name="Turn the glass").click()
    expect(page.locator(".call")).to_contain_text("This is the last run")
    expect(page.locator(".sand.last")).to_contain_text("run 2 of 2")
    expect(page.locator(".spoken")).to_contain_text("This is the last run")
    expect(page.locator(".sand").get_by_role("button")).to_have_count(0)


def last_seconds(hands: list[str], seconds: int, **options: Any) -> Table:
    """The only run of a game is nearly over."""
    table = market(hands, runs=1, **options)
    table.advance(120_000 - 1000 * seconds)
    return table


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_lists_are_opened_and_counted(stage: Stage, motion: Any) -> None:
    """V50-V52, by the server's clock."""
    page, _ = opened(stage, last_seconds(SIX, 4), reduced_motion=motion)
    expect(page.locator(".reveal")).to_be_visible()
    expect(page.locator(".count")).to_have_count(6)
    expect(page.locator(".count.first")).to_have_count(1)
    mine = page.locator(".count.p-red")
    expect(mine.locator(".sum")).to_have_text("52")
    expect(mine.locator(".laid .val")).to_have_text(["2", "6", "10", "13", "16", "5"])
    expect(mine.locator(".laid .lock")).to_have_text("2nd")
    expect(page.locator(".finished")).to_contain_text("best devil of the day")


def test_who_only_watches_sees_no_secret(stage: Stage) -> None:
    table = market(SIX)
    table.play(1, ">P0 dracula / judas")
    page, others = opened(stage, table)
    guest = stage.person(page.url)
    expect(guest.locator(".market .stall")).to_have_count(6)
    expect(guest.locator(".val, .gain, .secret, .compose, .spec")).to_have_count(0)
    expect(guest.locator(".others-offers")).to_contain_text("Seat1 offers Ada Dracula for Judas")
    others.do(4, "GS <")
    expect(guest.locator(".stop")).to_contain_text("The cards are shown when all have chosen.")
    expect(guest.locator(".stop button")).to_have_count(0)


# -- the three drivers ---------------------------------------------------------------------------------


def hand_in(page: Page) -> None:
    """V10, V13: write a list, see it, be ready."""
    expect(page.locator(".values li")).to_have_count(18)
    top = page.locator(".row-soul").first
    top.focus()
    page.keyboard.press("End")
    expect(page.locator(".row-soul").last).to_be_focused()
    first = page.locator(".row-soul span").first.inner_text()
    page.get_by_role("button", name="Hand in the list").click()
    expect(page.locator(".mylist li").first).to_contain_text(first)
    page.locator(".prompt").get_by_role("button", name="Ready").click()


def asked(page: Page) -> str:
    """Wait until Ada is to act, to choose for a special card, or until the game is over."""
    slot = page.locator(".prompt").get_by_role("button", name="Done")
    question = page.locator(".stop button:disabled")
    expect(slot.or_(question).or_(page.locator(".finished")).first).to_be_visible(timeout=60_000)
    return "over" if page.locator(".finished").is_visible() else "asked"


def test_a_whole_game_by_turns_against_bots(stage: Stage) -> None:
    """V62: from the form to the opened lists."""
    page = stage.person("/new/inferno-trade")
    page.get_by_text("3", exact=True).click()
    page.get_by_label("How is it played?").select_option("turns")
    page.locator("summary", has_text="Variants").click()
    page.get_by_label("How often the glass runs").fill("1")
    page.get_by_label("Rounds in one run of the glass").fill("2")
    page.get_by_role("button", name="Start").click()
    hand_in(page)
    slots = 0
    while asked(page) != "over":
        if page.locator(".stop button:disabled").is_visible():
            page.locator(".soul.choose").first.click()
            page.locator(".stop button.pri").click()
            expect(page.locator(".soul.choose")).to_have_count(0)
            continue
        slots += 1
        page.locator(".me .soul:not(.fixed)").first.click()
        page.locator(".stalls .soul:not(.fixed)").first.click()
        send(page)
        expect(page.locator(".offer").filter(has_text="You offer")).to_have_count(1)
        passed = log(page).filter(has_text="slot")
        before = passed.count()
        page.locator(".prompt").get_by_role("button", name="Done").click()
        # The bots may be quick: what lasts is that the slot was passed on, or the end.
        expect(passed.nth(before).or_(page.locator(".finished")).first).to_be_attached()
    assert slots == 2
    expect(page.locator(".finished")).to_be_visible()
    expect(page.locator(".count.first").first).to_be_visible()


def test_a_live_table_with_bots_from_the_form(stage: Stage) -> None:
    """V60: live is what the form proposes; the sand runs as soon as everybody is ready."""
    page = stage.person("/new/inferno-trade")
    page.get_by_text("6", exact=True).click()
    expect(page.get_by_label("How is it played?")).to_have_value("live")
    page.get_by_role("button", name="Start").click()
    hand_in(page)
    expect(page.locator(".glass.moves")).to_be_visible()
    expect(page.locator(".sand .time")).to_have_text(re.compile(r"^1:[0-5]\d$"))
    # The bots trade meanwhile: an offer to everybody can always be made.
    page.locator(".me .soul:not(.fixed)").first.click()
    page.locator(".stalls .soul:not(.fixed)").first.click()
    page.locator(".compose select").select_option("all")
    send(page)
    expect(page.locator(".compose")).to_have_count(0)
    expect(log(page).filter(has_text="offers everybody").first).to_be_visible()


def test_the_last_moments_of_a_live_game_against_bots(stage: Stage) -> None:
    table = last_seconds(THREE, 3)
    id = stage.server.table(game=GAME, seats=3, position=table.state.dump(), bots={"1": "greedy", "2": "random"})
    page = stage.person(f"/table/{id}")
    sit(page, "Ada")
    expect(page.locator(".finished")).to_be_visible()
    expect(page.locator(".count.first").first).to_be_visible()


def test_ticks_ask_a_person_too(stage: Stage) -> None:
    """V61: who wants nothing says for how long."""
    table = market(TWO, driver="ticks", runs=1)
    dump = table.state.dump() | {"t": 118_000}
    id = stage.server.table(game=GAME, seats=2, position=dump)
    others = Others(stage.server, id).sit(1)
    page = stage.person(f"/table/{id}")
    sit(page, "Ada")
    expect(page.locator(".sand .time")).to_have_text("0:02")
    point(page, "nero", "judas")
    send(page)
    others.do(1, "ok#1")
    holds(page, 0, "judas")
    others.do(1, "wait20")
    page.locator(".prompt").get_by_role("button", name="Wait 10 s").click()
    expect(page.locator(".finished")).to_be_visible()


# -- people come and go ----------------------------------------------------------------------------------


def test_a_lost_connection_comes_back_to_the_market_as_it_is(stage: Stage) -> None:
    page, others = opened(stage, market(SIX))
    page.context.set_offline(True)
    expect(page.locator(".trouble")).to_be_visible()
    others.do(1, ">P2 dracula / jack")
    others.do(2, "ok#1")
    others.do(1, ">P0 jack / judas")
    page.context.set_offline(False)
    expect(page.locator(".trouble")).to_have_count(0)
    holds(page, 2, "dracula")
    expect(page.locator(".offer")).to_contain_text("Seat1 offers you")
    press(page, "Accept")
    holds(page, 0, "jack")


def test_who_comes_late_takes_the_seat_of_a_bot(stage: Stage) -> None:
    """The bot plays turns and has nothing to do while Ada thinks: nothing happens under the latecomer's hands."""
    id = stage.server.table(game=GAME, seats=3, position=market(THREE, driver="turns").state.dump(), bots={"1": "random"})
    Others(stage.server, id).sit(2)
    ada = stage.person(f"/table/{id}")
    sit(ada, "Ada")
    expect(ada.locator(".market .me")).to_be_visible()
    late = stage.person(f"/table/{id}")
    late.locator("summary", has_text="Join in").click()
    late.get_by_label("Your name").fill("Eve")
    late.locator(".late").get_by_role("button", name="Sit down").click()
    expect(late.locator(".me .soul")).to_have_count(6)
    expect(late.locator(".late")).to_have_count(0)
    expect(stall(ada, 1)).to_contain_text("Eve")


def test_a_refusal_stays_while_others_trade(stage: Stage) -> None:
    page, others = opened(stage, market(SIX))
    point(page, "nero")
    send(page)
    refused(page, "no gifts", "V31")
    others.do(1, ">P2 dracula / jack")
    expect(page.locator(".others-offers")).to_contain_text("Seat1 offers Seat2")
    refused(page, "no gifts", "V31")
    page.get_by_role("alert").get_by_role("button", name="Close").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_one_device_shows_nobody_the_others_list(stage: Stage) -> None:
    page = stage.person("/new/inferno-trade?with=device")
    expect(page.get_by_label("How is it played?")).to_have_value("turns")
    page.get_by_role("button", name="Start").click()
    for _ in range(2):
        page.get_by_role("button", name="It is me").click()
        page.get_by_role("button", name="Hand in the list").click()
    page.get_by_role("button", name="It is me").click()
    page.locator(".prompt").get_by_role("button", name="Ready").click()
    page.get_by_role("button", name="It is me").click()
    page.locator(".prompt").get_by_role("button", name="Ready").click()
    expect(page.locator(".pass")).to_be_visible()
    expect(page.locator(".offers")).to_be_hidden()


# -- talk ------------------------------------------------------------------------------------------------


def test_quick_phrases_are_read_in_everybodys_own_language(stage: Stage) -> None:
    """V35."""
    ada, bo = together(stage, market(TWO), locale="fr-FR")
    for page in (ada, bo):
        page.locator('.tabs [role="tab"]').nth(1).click()
    ada.get_by_role("button", name="Deal!").click()
    expect(bo.locator(".chat")).to_contain_text("Ada Marché conclu !")
    expect(ada.locator(".chat")).to_contain_text("Ada Deal!")
    expect(bo.locator(".bubble")).to_have_text("Marché conclu !")
    bo.get_by_role("button", name="C’est trop.").click()
    expect(ada.locator(".chat")).to_contain_text("Bo That is too much.")
    point(ada, "nero", "judas")
    press(ada, "Say it")
    expect(bo.locator(".chat li").last).to_contain_text("Néron contre Judas, quelqu’un ?")
    ada.get_by_label("Say something").fill("/no such phrase")
    ada.get_by_role("button", name="Send", exact=True).click()
    expect(bo.locator(".chat li").last).to_contain_text("/no such phrase")


# -- for everybody -----------------------------------------------------------------------------------------


def test_the_keyboard_alone_makes_an_offer_and_takes_one(stage: Stage) -> None:
    page, others = opened(stage, market(SIX))
    soul(page, "genghis").focus()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(soul(page, "nero")).to_be_focused()
    page.keyboard.press("Enter")
    expect(soul(page, "nero")).to_have_attribute("aria-pressed", "true")
    for _ in range(6):
        page.keyboard.press("ArrowUp")
    expect(page.locator(".stall:not(.me) .soul:focus")).to_have_count(1)
    page.keyboard.press("Space")
    wanted = page.locator(".soul:focus")
    expect(wanted).to_have_attribute("aria-pressed", "true")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.compose .send')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".offer")).to_contain_text("You offer")
    expect(page.locator(".compose")).to_have_count(0)
    expect(page.locator(".me .soul:focus")).to_have_count(1)
    others.do(3, ">P0 dracula2 / judas")
    accept = page.locator(".offer").filter(has_text="Seat3 offers you").get_by_role("button", name="Accept")
    accept.focus()
    page.keyboard.press("Enter")
    holds(page, 0, "dracula2")
    expect(page.locator(".offers :focus")).to_have_count(1)
    page.keyboard.press("Escape")


def test_the_live_region_says_what_concerns_ada(stage: Stage) -> None:
    page, others = opened(stage, market(SIX))
    spoken = page.locator(".spoken")
    others.do(1, ">P0 dracula / judas")
    expect(spoken).to_have_text("Offer 1: Seat1 offers Ada Dracula for Judas.")
    others.do(2, ">P3 jack / tzu")
    expect(page.locator(".others-offers")).to_contain_text("Seat2 offers Seat3")
    expect(spoken).to_have_text("Offer 1: Seat1 offers Ada Dracula for Judas.")
    others.do(1, "wd#1")
    expect(spoken).to_have_text("Seat1 withdraws offer 1.")


def test_a_trade_on_a_phone(stage: Stage) -> None:
    page, others = opened(stage, market(SIX), **PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    soul(page, "nero").tap()
    soul(page, "dracula").tap()
    expect(page.locator(".dock .compose .gain")).to_have_text("+13 for you")
    page.locator(".compose .send").tap()
    expect(page.locator(".dock .offer")).to_contain_text("You offer Seat1")
    others.do(1, "re#1 dracula / judas")
    offer = page.locator(".dock .offer").filter(has_text="Seat1 offers you")
    offer.get_by_role("button", name="Accept").tap()
    holds(page, 0, "dracula")
    others.do(3, "GS >")
    soul(page, "nero2").tap()
    page.get_by_role("button", name="Pass Nero").tap()
    expect(page.locator(".stop")).to_contain_text("You pass Nero.")
    page.locator(".mtabs").get_by_text("Chat").tap()
    page.get_by_role("button", name="The sand is running!").tap()
    expect(page.locator(".sheet .chat")).to_contain_text("The sand is running!")
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_a_list_is_written_on_a_phone(stage: Stage) -> None:
    id = stage.server.table(game=GAME, seats=2, options={"driver": "live"})
    Others(stage.server, id).sit(1)
    page = stage.person(f"/table/{id}", **PHONE)
    sit(page, "Ada")
    second = page.locator(".row-soul span").nth(1).inner_text()
    page.get_by_role("button", name=f"{second}: one up").tap()
    expect(page.locator(".row-soul span").first).to_have_text(second)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.get_by_role("button", name="Hand in the list").tap()
    expect(page.locator(".prompt")).to_contain_text("Your list is in")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_serious_fault_in_the_market(stage: Stage, theme: Any) -> None:
    table = market(SIX)
    table.play(0, "SO P1 dracula")
    table.play(1, "y:nero")
    table.play(1, ">P0 attila / judas")
    table.play(2, ">* jack / rasputin")
    table.play(4, ">P5 tzu2 / lucrezia2")
    page, others = opened(stage, table, color_scheme=theme)
    seen = {"market": faults(page, theme)}
    point(page, "judas", "attila")
    send(page)
    point(page, "judas", "attila", "dracula")
    send(page)
    expect(page.get_by_role("alert")).to_be_visible()
    seen["compose and refusal"] = faults(page, theme)
    others.do(3, "GS <")
    expect(page.locator(".stop")).to_be_visible()
    point(page, "judas")
    seen["interrupt"] = faults(page, theme)
    page.locator('.tabs [role="tab"]').nth(1).click()
    seen["chat"] = faults(page, theme)
    assert {name: found for name, found in seen.items() if found} == {}


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_serious_fault_before_and_after(stage: Stage, theme: Any) -> None:
    id = stage.server.table(game=GAME, seats=2, options={"driver": "live"})
    Others(stage.server, id).sit(1)
    page = stage.person(f"/table/{id}", color_scheme=theme)
    sit(page, "Ada")
    expect(page.locator(".values")).to_be_visible()
    seen = {"list": faults(page, theme)}
    page, _ = opened(stage, last_seconds(SIX, 4), color_scheme=theme)
    expect(page.locator(".finished")).to_be_visible()
    seen["end"] = faults(page, theme)
    assert {name: found for name, found in seen.items() if found} == {}


# -- learning ----------------------------------------------------------------------------------------------


def test_the_reader_makes_the_deals_of_the_tutorial(stage: Stage) -> None:
    page = stage.person("/learn/inferno-trade")

    def then(step: int) -> None:
        expect(page.locator(".lessons h2").first).to_contain_text(f"Lesson {step} of")
        expect(page.locator('.lesson[data-arrived="true"]')).to_be_visible()

    def made() -> None:
        expect(page.locator(".lesson .good")).to_be_visible()
        page.get_by_role("button", name="Next").click()

    then(1)
    page.get_by_role("button", name="Next").click()
    then(2)
    page.locator(".prompt").get_by_role("button", name="Ready").click()
    made()
    then(3)
    point(page, "nero", "dracula")
    send(page)
    expect(page.get_by_role("alert")).to_contain_text("no gifts")
    soul(page, "dracula").click()
    point(page, "judas")
    send(page)
    made()
    then(4)
    press(page, "Counter")
    page.locator(".compose .mini", has_text="Torquemada").click()
    point(page, "locusta")
    expect(page.locator(".compose .gain")).to_have_text("+11 for you")
    send(page)
    made()
    then(5)
    press(page, "Accept")
    made()
    then(6)
    page.locator('[data-special="SO"]').click()
    point(page, "rasputin")
    send(page)
    made()
    then(7)
    point(page, "jack")
    press(page, "Take Jack the Ripper")
    made()
    then(8)
    page.locator(".sand").get_by_role("button", name="Turn the glass").click()
    made()
    then(9)
    page.locator('[data-special="GS"]').click()
    page.locator(".ways label").last.click()
    send(page)
    made()
    then(10)
    point(page, "cattivo")
    press(page, "Pass Cattivo")
    made()
    then(11)
    page.get_by_role("button", name="Next").click()
    then(12)
    expect(page.locator(".count.first .sum")).to_have_text("89")


def test_every_language_has_the_same_phrases() -> None:
    """A phrase travels as its key, so every catalogue needs all of them, with the same blanks to fill in."""
    found = {}
    for lang in LANGUAGES:
        body = FluentParser().parse(source(lang, "inferno_trade")).body
        message = next(entry for entry in body if isinstance(entry, ast.Message) and entry.id.name == "phrases")
        found[lang] = {
            part.id.name: sorted(re.findall(r"VariableReference", str(part.value.to_json()))) for part in message.attributes
        }
    assert len(found["en"]) > 10
    assert found["es"] == found["en"] == found["fr"]
