"""The HellGame with few questions in a real browser: a march is a stack and a goal, cards are picked together, peace is one answer."""

import re

from playwright.sync_api import expect

from tests.web.hell import asleep, button, opened, press, scene, seated, section
from tests.web.stage import Stage
from tests.web.test_access import PHONE


def test_a_march_takes_three_clicks_and_says_who_goes(stage: Stage) -> None:
    # H24.1: March, the stack, the goal
    position = scene("action", questions="few").demons(0, "Marchosias", "Shax").demons(1, "Vine")
    asleep(position, "Shax", "Vine").legions(0, "4.1", 2).lead(0, "4.1", "Cacus").legions(0, "6.3", 3)
    page = seated(stage, opened(position, "ActionPhase"))
    button(page, "March").click()
    expect(page.locator(".q")).to_contain_text("which ones go, and where to?")
    press(page, "4.1")
    expect(page.locator(".q")).to_contain_text(re.compile("Cacus .* with 2 legions"))
    expect(button(page, "Step by step")).to_be_visible()
    press(page, "5.1")
    expect(page.locator(".rail .log")).to_contain_text("Cacus goes with 2 legions from Gate of Plutus (4.1) to Signal Towers (5.1)")
    press(page, "6.3")
    expect(page.locator(".q")).to_contain_text("3 legions from")
    page.locator(".prompt .acts").get_by_role("button", name=re.compile("^2 legions from")).click()
    press(page, "7.3")
    expect(page.locator(".rail .log")).to_contain_text("2 legions go from")
    expect(section(page, "6.3")).to_have_class("spot can")  # the third one may still go


def test_cards_that_are_too_many_are_picked_together(stage: Stage) -> None:
    # H24.1, H3.13: in any order, and put back
    position = scene("summoning", questions="few").demons(0, "Marchosias").demons(1, "Vine").hand(0, "a01", "a02", "a03", "a04", "a05")
    asleep(position, "Vine").money(0, souls=12).money(1, souls=0)
    page = seated(stage, opened(position, "SummoningPhase"), **PHONE)
    button(page, "Buy 2 cards").click()
    hand = page.locator(".arcana[aria-pressed]")
    expect(hand).to_have_count(7)
    expect(page.locator(".hand.arc h2")).to_have_text("Pick 2 cards")
    expect(page.locator(".q")).to_contain_text("which 2 do you discard?")
    names = page.locator(".prompt .acts .btn:not(.gho)")  # a phone shows the hand further down
    expect(names).to_have_count(7)
    names.nth(6).click()
    expect(names.nth(6)).to_contain_text("✓")
    names.nth(6).click()
    expect(names.nth(6)).not_to_contain_text("✓")
    names.nth(6).click()
    hand.nth(3).click()
    expect(page.locator(".hand.arc h2")).to_have_text("Arcana")
    expect(hand).to_have_count(5)


def test_peace_everywhere_is_said_once(stage: Stage) -> None:
    position = scene("combat", questions="few").demons(0, "Marchosias").demons(1, "Vine")
    asleep(position, "Marchosias", "Vine").legions(0, "9.1").legions(1, "9.1").legions(0, "9.2", 2).legions(1, "9.2")
    page = seated(stage, opened(position, "CombatPhase"))
    expect(page.locator(".q")).to_contain_text("peace or a fight")
    button(page, "Peace everywhere").click()
    expect(page.locator(".q")).not_to_contain_text("peace or a fight")
