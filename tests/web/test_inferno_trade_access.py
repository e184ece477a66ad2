"""Inferno, the trade, in a real browser: talk in three languages, keyboard and screen reader, phones, the tutorial."""

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import expect

from avernus.text import LANGUAGES
from avernus.text.catalogue import source
from tests.web.moves import answered, sit
from tests.web.stage import Stage
from tests.web.test_access import PHONE, faults
from tests.web.trade import GAME, SIX, TWO, Others, holds, last_seconds, market, opened, point, press, send, soul, together

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


def test_the_list_stays_open_while_others_trade(stage: Stage) -> None:
    page, others = opened(stage, market(SIX))
    page.locator(".prompt").get_by_role("button", name="List").click()
    menu = page.locator(".prompt").get_by_role("menu")
    expect(menu).to_contain_text("Scambio Obbligato Seat1 Dracula")
    others.do(1, ">P2 dracula / jack")
    expect(page.locator(".others-offers")).to_contain_text("Seat1 offers Seat2")
    expect(menu).to_be_visible()


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
    answered(page)
    expect(page.locator(".dock .offer")).to_contain_text("You offer Seat1")
    others.do(1, "re#1 dracula / judas")
    offer = page.locator(".dock .offer").filter(has_text="Seat1 offers you")
    offer.get_by_role("button", name="Accept").tap()
    holds(page, 0, "dracula")
    others.do(3, "GS >")
    expect(page.locator(".stop")).to_be_visible()
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
def test_axe_finds_no_fault_in_the_market(stage: Stage, theme: Any) -> None:
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
def test_axe_finds_no_fault_before_and_after(stage: Stage, theme: Any) -> None:
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
        body = FluentParser().parse(source(lang, "avernus.games.inferno_trade")).body
        message = next(entry for entry in body if isinstance(entry, ast.Message) and entry.id.name == "phrases")
        found[lang] = {
            part.id.name: sorted(re.findall(r"VariableReference", str(part.value.to_json()))) for part in message.attributes
        }
    assert len(found["en"]) > 10
    assert found["es"] == found["en"] == found["fr"]
