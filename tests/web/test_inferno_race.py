"""Inferno, the race, in a real browser."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.moves import cell, log, sit
from tests.web.race import FIGHT, FOUR, HOME, MAIN, SHOP, player, race
from tests.web.stage import Stage
from tests.web.test_access import PHONE, faults

POINTABLE = ".spot.can, .gcard.can, .prompt .acts .btn:not(.gho)"

READY = '.finished, .prompt:not(.wait, [aria-busy=true]):not(:has-text("it is given for you"))'
"""Ada is asked, and what she sees is the newest: bots move only while she is not asked, and she is not spared an answer."""
CHANGED = "was => document.querySelector('.finished') || document.querySelector('.bw').dataset.mark !== was"


def racer(stage: Stage, position: dict[str, Any] | None = None, seats: int = 2, **context: Any) -> Page:
    """Ada, red, against bots."""
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = stage.server.table(game="inferno-race", seats=seats, bots=bots, **({"position": position} if position else {}))
    page = stage.person(f"/table/{table}", **context)
    sit(page, "Ada")
    asked(page)
    return page


def asked(page: Page) -> None:
    """Wait until Ada is asked something."""
    expect(page.locator(".prompt:not(.wait)")).to_be_visible()


def hand(page: Page, name: str) -> Locator:
    """A card in Ada's hand."""
    return page.locator(f'.gcard[data-card="{name}"]').first


def act(page: Page, name: str) -> None:
    """Press a button of the prompt."""
    page.locator(".prompt .acts").get_by_role("button", name=name).click()


def play_by_clicks(page: Page, rng: Random, clicks: int) -> set[str]:
    """Click on things that can be pointed at, whatever they are; the questions that were asked."""
    questions = set()
    for _ in range(clicks):
        expect(page.locator(READY)).to_be_visible()
        if page.locator(".finished").is_visible():
            break
        questions.add(page.locator(".q").inner_text().split(":")[0])
        things = page.locator(POINTABLE)
        before = marked(page)
        things.nth(rng.randrange(things.count())).click()
        page.wait_for_function(CHANGED, arg=before)
        expect(page.locator(".refusal")).to_have_count(0)
    return questions


def marked(page: Page) -> str:
    """What changes with every click: the board's version, and the words pointed at so far."""
    return str(page.locator(".bw").get_attribute("data-mark"))


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desk", "phone"])
def test_turns_are_played_by_clicks_alone(stage: Stage, context: dict[str, Any]) -> None:
    page = racer(stage, seats=3, **context)
    questions = play_by_clicks(page, Random(5), 30)
    assert len(questions) > 3
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]


def test_an_imp_goes_where_it_is_sent_and_dies_on_death(stage: Stage) -> None:
    page = racer(stage, FOUR)
    expect(cell(page, "11")).to_have_attribute("aria-label", "square 11, death, face up, can be chosen")
    cell(page, "7").click()
    expect(page.locator(".q")).to_contain_text("Your imp on square 7: where does it go?")
    cell(page, "11").click()
    expect(log(page).first).to_contain_text("Ada’s imp goes from square 7 to square 11.")
    expect(cell(page, "11")).to_have_attribute("aria-label", "square 11, death, face down")
    expect(cell(page, "7")).to_have_attribute("aria-label", "square 7, treasure, face down")
    expect(page.get_by_role("img", name="2 in the cemetery").first).to_be_visible()


def test_a_single_target_may_be_pointed_at_straight_away(stage: Stage) -> None:
    page = racer(stage, FOUR)
    expect(page.locator(".crossed")).to_have_count(1)
    cell(page, "21").click()
    expect(page.locator(".panel.fight")).to_contain_text("Fight on square 21")


def test_the_die_rolls_and_says_that_it_is_fair(stage: Stage) -> None:
    page = racer(stage, MAIN)
    act(page, "Roll the die")
    expect(page.locator(".die")).to_be_visible()
    face = page.locator(".die").get_attribute("data-die")
    expect(page.locator(".die")).to_have_attribute("aria-label", f"Ada rolled {face}. The roll comes from the table’s sealed secret; "
                                                   "you can check it when the game is over.")
    expect(log(page).first).to_contain_text("roll")


def test_a_fight_shows_totals_and_the_number_needed(stage: Stage) -> None:
    page = racer(stage, FIGHT)
    duel = page.locator(".panel.fight")
    expect(duel).to_contain_text("Ada needs 6")
    expect(duel.locator("strong")).to_have_text(["4", "6"])
    expect(duel).to_contain_text("the tile acts: treasure")
    expect(page.locator(".prompt .acts").get_by_role("button", name="Stand")).to_have_count(0)
    hand(page, "b2").click()
    expect(duel.locator("strong")).to_have_text(["6", "6"])
    act(page, "Stand")
    expect(log(page).filter(has_text="Ada stands at 6.")).to_have_count(1)


def test_cards_that_do_not_serve_now_are_refused_with_the_clause(stage: Stage) -> None:
    page = racer(stage, MAIN)
    hand(page, "b2").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("alert").locator(".clause")).to_contain_text("§ D")
    cell(page, "17").click()
    expect(page.get_by_role("alert").locator(".clause")).to_contain_text("§ D")


def test_an_angel_card_asks_for_a_step(stage: Stage) -> None:
    page = racer(stage, MAIN)
    hand(page, "a4").click()
    page.locator('[data-word="step:3"]').click()
    expect(log(page).first).to_contain_text("a dead imp comes back to step 3")


def test_sacrilege_lights_the_tiles_only_when_it_is_chosen(stage: Stage) -> None:
    page = racer(stage, MAIN)
    expect(page.locator(".tile.can")).to_have_count(0)
    expect(cell(page, "15")).to_have_attribute("aria-label", "square 15, death, face down")
    expect(page.locator('[data-cell="15"] .ghost')).to_have_count(1)
    expect(page.locator('[data-cell="14"] .sign')).to_have_count(0)
    act(page, "Sacrilege")
    expect(page.locator(".tile.can")).to_have_count(36)
    cell(page, "11").click()
    expect(log(page).first).to_contain_text("Sacrilege")
    expect(cell(page, "11")).to_have_attribute("aria-label", "square 11, death, face down")


def test_buying_tells_the_price(stage: Stage) -> None:
    page = racer(stage, SHOP)
    expect(page.locator(".q small")).to_have_text("2 imps on the track: 2 gems a card, at most 2.")
    expect(page.locator(".prices tr.now")).to_have_text("2224")
    act(page, "Buy 2 cards for 4 gems")
    expect(log(page).filter(has_text="Ada buys 2 cards for 4 gems.")).to_have_count(1)
    expect(page.locator(".race-hand .gcard")).to_have_count(3)


def test_the_third_imp_on_the_throne_wins(stage: Stage) -> None:
    page = racer(stage, HOME)
    cell(page, "36").click()
    cell(page, "40").click()
    expect(page.locator(".finished h2")).to_contain_text("Ada")


def test_the_keyboard_alone_moves_an_imp(stage: Stage) -> None:
    page = racer(stage, FOUR)
    cell(page, "-1").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".spot.can:focus")).to_have_count(1)
    cell(page, "7").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".q")).to_contain_text("Your imp on square 7")
    cell(page, "11").focus()
    page.keyboard.press("Enter")
    expect(log(page).first).to_contain_text("square 11")


def test_a_phone_shows_the_hand_the_fight_and_a_confirming_button(stage: Stage) -> None:
    page = racer(stage, FIGHT, **PHONE)
    expect(page.locator(".duelbar")).to_contain_text("Ada needs 6")
    hand(page, "b2").tap()
    expect(page.locator(".q")).to_contain_text("You throw in banana (strength 2).")
    act(page, "Play it")
    expect(page.locator(".duelbar strong")).to_have_text(["6", "6"])
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_fault_at_a_race(stage: Stage, theme: Any) -> None:
    page = racer(stage, MAIN, color_scheme=theme)
    seen = {"main": faults(page, theme)}
    act(page, "Roll the die")
    expect(page.locator(".die")).to_be_visible()
    seen["rolled"] = faults(page, theme)
    other = racer(stage, FIGHT, color_scheme=theme)
    seen["fight"] = faults(other, theme)
    assert {name: found for name, found in seen.items() if found} == {}


@pytest.mark.parametrize("position", [MAIN, FIGHT], ids=["main", "fight"])
def test_on_a_phone_the_hand_lies_above_the_fold(stage: Stage, position: dict[str, Any]) -> None:
    page = racer(stage, position, **PHONE)
    expect(page.locator(".race-hand .gcard").first).to_be_visible()
    low = page.locator(".race-hand").evaluate("hand => hand.getBoundingClientRect().bottom")
    assert low <= page.locator(".mtabs").evaluate("tabs => tabs.getBoundingClientRect().top")
    assert page.evaluate("scrollY") == 0


LAST_TURNS = race([player([-1, 36], ["d4.2"], throne=2), player([-2, -1], [])], {"step": "main"})
"""Red needs a four and holds it; Yellow is far away."""


def test_a_game_is_played_to_its_end_by_touch(stage: Stage) -> None:
    page = racer(stage, LAST_TURNS, **PHONE)
    page.locator(".prompt").get_by_role("button", name="Rest").tap()
    expect(page.locator(".race-hand .gcard")).to_have_count(2)
    page.locator(".prompt").get_by_role("button", name=re.compile("^End")).tap()
    confirm = page.locator(".prompt").get_by_role("button", name="Play it")
    expect(page.locator(".prompt:not(.wait)").get_by_role("button", name="Roll the die")).to_be_visible()
    hand(page, "d4.2").tap()
    confirm.tap()
    expect(cell(page, "36")).to_have_class("spot can tile")
    cell(page, "36").tap()
    cell(page, "40").tap()
    confirm.tap()
    expect(page.locator(".finished h2")).to_contain_text("Ada")


def test_what_was_thrown_into_a_fight_is_there_after_a_reload(stage: Stage) -> None:
    page = racer(stage, race([player([-1, 7, 17], ["b2", "c6"]), player([-2, -1, 21], [])], {"step": "move", "value": 4, "bananas": 0}))
    cell(page, "21").click()
    expect(page.locator(".panel.fight")).to_be_visible()
    hand(page, "b2").click()
    expect(page.locator(".fight .used i")).to_have_text(["2"])
    page.reload()
    expect(page.locator(".fight .used i")).to_have_text(["2"])
