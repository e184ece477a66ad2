"""Inferno, the trade, in a real browser: the market, its refusals, its interrupts, its end."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from avernus.play.table import Table
from tests.web.moves import log
from tests.web.stage import Stage
from tests.web.trade import SIX, TWO, holds, last_seconds, market, opened, point, press, refused, send, soul, stall, together

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


def test_more_than_five_cards_are_too_many(stage: Stage) -> None:
    """V31."""
    page, _ = opened(stage, market(TWO))
    point(page, *TWO[0].split()[:6], "judas")
    send(page)
    refused(page, "At most 5 cards lie on each side", "V31")
    expect(page.locator(".compose")).to_be_visible()


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
    page, others = opened(stage, market(SIX, interrupt_timeout_ms=600_000))
    others.do(2, ">P0 jack / nero")
    accept = page.locator(".offers").get_by_role("button", name="Accept")
    expect(accept).to_be_enabled()
    others.do(1, "SO P0 judas")
    expect(page.locator(".stop")).to_contain_text("Seat1 takes your Judas.")
    for stopped in (accept, page.get_by_role("button", name="Turn the glass")):
        expect(stopped).to_be_disabled()
    expect(page.locator(".stop .limit")).to_contain_text("after 600 seconds")
    expect(page.locator(".stop .left")).to_have_text(re.compile(r"^(10:00|9:[0-5]\d)$"))
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


def test_who_does_not_answer_in_time_has_a_card_chosen(stage: Stage) -> None:
    """V40: nobody can stop the room for ever, and the sand goes on."""
    page, others = opened(stage, market(SIX, interrupt_timeout_ms=1000))
    others.do(1, "SO P0 judas")
    expect(log(page).filter(has_text="has not answered in time")).to_have_count(1)
    expect(page.locator(".stop")).to_have_count(0)
    holds(page, 1, "judas")
    expect(page.locator(".me .soul.fixed")).to_have_count(1)
    expect(page.locator(".glass")).to_have_class(re.compile("moves"))


def test_scambio_obbligato_is_played_by_pointing(stage: Stage) -> None:
    page, others = opened(stage, market(SIX))
    page.locator('[data-special="SO"]').click()
    point(page, "dracula")
    expect(page.locator(".compose")).to_contain_text("You demand Dracula of Seat1")
    send(page)
    expect(page.locator(".stop")).to_contain_text("Seat1, who is choosing a soul in return")
    point(page, "nero", "attila")
    expect(page.locator(".compose .send")).to_be_disabled()  # V40: while the card is being answered nothing else can be done
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
