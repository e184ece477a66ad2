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
    asleep(position, "Vine").money(0, souls=12).money(1, souls=0).front("arcana", "a06", "a07")  # none that is played right away (H3.14)
    page = seated(stage, opened(position, "SummoningPhase"), **PHONE)
    button(page, "Buy 2 cards").click()
    hand = page.locator(".arcana[aria-pressed]")
    expect(hand).to_have_count(7)
    expect(page.locator(".hand.arc h2")).to_have_text("Pick 2 cards")
    expect(page.locator(".q")).to_contain_text("which 2 do you discard?")
    names = page.locator(".prompt .acts .btn:not(.gho)")  # a phone shows the hand further down
    expect(names).to_have_count(7)
    expect(page.locator(".prompt .acts")).to_contain_text("Whispered Sedition")
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


def test_legions_are_summoned_in_one_answer(stage: Stage) -> None:
    # H24.1: up to three sections, picked on the map or by name
    position = scene("summoning", questions="few").demons(0, "Marchosias").demons(1, "Vine").sections(0, "4.3", "4.4", "5.1")
    asleep(position, "Vine").money(0, souls=9).money(1, souls=0)
    page = seated(stage, opened(position, "SummoningPhase"))
    button(page, "Legions in up to 3 sections").click()
    expect(page.locator(".q")).to_contain_text("Up to 3 in one answer")
    press(page, "4.1")
    button(page, "Gate of Plutus (4.1)").or_(button(page, "✓ Gate of Plutus (4.1)")).click()  # left out again
    expect(page.locator(".hell-map .s-sel")).to_have_count(0)
    press(page, "4.2")
    press(page, "5.1")
    expect(page.locator(".hell-map .s-sel")).to_have_count(2)
    button(page, "Summon 2 legions").click()
    for area in ("Field of Rolling Weights (4.2)", "Signal Towers (5.1)"):
        expect(page.locator(".rail .log")).to_contain_text(f"summons a legion in {area}.")
    assert page.locator(".rail .log li.now .fact").count() == 2  # one line a fact


def test_a_turn_without_a_choice_ends_by_itself(stage: Stage) -> None:
    # H24: what could be undone is not hurried past at once
    position = scene("summoning", questions="few").demons(0, "Marchosias").demons(1, "Vine")
    asleep(position, "Vine").money(0, souls=3).money(1, souls=0)
    page = seated(stage, opened(position, "SummoningPhase"))
    press(page, "4.1")
    expect(page.locator(".q")).to_contain_text("it goes on by itself in a moment")
    expect(page.locator(".q")).not_to_contain_text("what do you summon")  # and nothing is asked beside it
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.locator(".q")).to_contain_text("Marchosias acts")


def test_two_leaders_of_a_stack_are_told_apart(stage: Stage) -> None:
    position = scene("action", questions="few").demons(0, "Marchosias").demons(1, "Vine").legions(0, "4.1", 3)
    asleep(position, "Vine").lead(0, "4.1", "Cacus").lead(0, "4.1", "Nessus")
    page = seated(stage, opened(position, "ActionPhase"))
    button(page, "March").click()
    press(page, "4.1")
    texts = page.locator(".prompt .acts .btn:not(.gho)").all_inner_texts()
    assert sum(text.startswith(("Cacus", "Nessus")) for text in texts) == 2 and all(texts), texts


def test_what_a_card_says_is_told_to_a_finger_that_is_held(stage: Stage) -> None:
    position = scene("action").demons(0, "Marchosias").demons(1, "Vine").hand(0, "a09")
    page = seated(stage, opened(asleep(position, "Vine"), "ActionPhase"), **PHONE)
    card = page.locator('.arcana[data-card="a09"]')
    card.scroll_into_view_if_needed()
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")  # until the page has scrolled
    box = card.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".tip")).to_contain_text("Carry up to three of your units")
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".q")).to_contain_text("Marchosias acts")  # who has asked has not chosen
