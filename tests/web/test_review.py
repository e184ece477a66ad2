"""What positions and decisions are worth, in the browser: on the analysis board, and on a table whose game is over."""

import re

from playwright.sync_api import Page, expect

from tests.web.moves import HIT, alone, answered, cell, menu, to_move, two, walk
from tests.web.stage import Stage
from tests.web.test_access import PHONE
from tests.web.test_study import load


def test_a_position_is_judged_and_its_best_line_drawn(stage: Stage) -> None:
    page = stage.person("/analysis/splut")
    load(page, HIT)
    expect(page.get_by_label("Position", exact=True)).to_have_value(HIT)
    page.get_by_role("button", name="Judge this position").click()
    expect(page.locator(".value")).to_have_attribute("aria-label", "South 100 %; North 0 %; certain")
    expect(page.locator("svg.arrows")).not_to_have_attribute("data-count", "0")
    expect(page.locator(".best-line li").last).to_contain_text("Te5:n")
    wins = page.locator(".alternatives li", has_text="Te5:n")
    expect(wins).to_contain_text("100 %")
    wins.get_by_role("button", name="Play Te5:n").click()
    expect(page.locator(".log.line li")).to_have_count(1)
    expect(cell(page, "e8")).to_have_attribute("aria-label", "e8, rock")
    expect(page.locator("svg.arrows")).to_have_count(0)


def test_a_line_is_judged_and_tried_again_from_its_costliest_decision(stage: Stage) -> None:
    page = stage.person("/analysis/splut")
    header = '{"avernus": 1, "game": "splut", "rules": 1, "seats": 2, "options": {}, "table": "x", "nonces": [], "position": "%s"}'
    load(page, (header % "R/Tn2/5/7/R3TsR2R/7/Ss4/1Sn1/1 sn s 9 3 - - -") + "\n0 Sd3\n0 Sc3\n0 Sd3\n")
    expect(page.locator(".log.line li")).to_have_count(3)
    page.get_by_role("button", name="Judge every decision").click()
    worst = page.locator(".costliest li", has_text="Action 2: Sc3")
    expect(worst).to_contain_text("It could win in this turn with Td5+ Te5:s (S11.2).")
    worst.locator(".costly").click()
    expect(page.get_by_label("Position", exact=True)).to_have_value(re.compile(" s 9 2 "))
    expect(worst.locator(".best-line li")).to_have_count(2)
    expect(page.locator("svg.arrows")).not_to_have_attribute("data-count", "0")
    worst.get_by_role("button", name="§ S11.2").click()
    expect(page.locator(".drawer .hit")).to_be_visible()


def let_go(stage: Stage, page: Page) -> None:
    """South could win at once, walks its dwarf three steps instead, and gives up."""
    for a, b in (("e2", "e3"), ("e3", "e4"), ("e4", "f4")):
        walk(page, a, b)
        answered(page)
        expect(cell(page, b)).to_have_attribute("aria-label", re.compile("dwarf"))
    to_move(page)
    expect(page.get_by_role("tab", name="Analysis")).to_have_count(0)
    menu(page, "Resign")
    page.get_by_role("menuitem", name="Yes, I resign").click()
    expect(page.locator(".finished h2")).to_be_visible()


def test_a_finished_table_says_what_was_costly_and_draws_what_was_better(stage: Stage) -> None:
    page = alone(stage, position=HIT)
    let_go(stage, page)
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Judge every decision").click()
    expect(page.locator(".graph svg")).to_be_visible()
    yours = page.locator(".costliest", has_text="Your costliest decisions")
    expect(yours.locator("li").first).to_contain_text("It could win in this turn with Te5:n (S11.2).")
    yours.locator(".costly").first.click()
    expect(page.locator(".pastbar")).to_be_visible()
    expect(page.locator("svg.arrows")).not_to_have_attribute("data-count", "0")
    expect(yours.locator(".best-line li")).to_have_count(1)
    yours.get_by_role("link", name="Try again from here").click()
    expect(page).to_have_url(re.compile(r"/analysis/splut\?table=\w+&at=\d"))
    walk(page, "d5")
    expect(page.locator(".q")).to_contain_text("Your troll: where to?")


def test_on_a_phone_what_was_better_is_drawn_on_the_board(stage: Stage) -> None:
    table = stage.server.table(bots={"1": "random"}, position=HIT)
    page = stage.person(f"/table/{table}", **PHONE)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Sit down").first.click()
    to_move(page)
    page.get_by_role("button", name="List").click()
    page.get_by_role("menuitem", name="Te5:n").click()
    expect(page.locator(".finished h2")).to_be_visible()
    page.locator(".mtabs").get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Judge every decision").click()
    expect(page.locator(".sheet .value-bar")).to_be_visible()
    expect(page.locator(".sheet")).to_contain_text("You gave nothing away.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_people_who_play_each_other_are_offered_no_analysis_before_the_end(stage: Stage) -> None:
    ada, bo = two(stage, position=HIT)
    for page in (ada, bo):
        expect(page.get_by_role("tab", name="Analysis")).to_have_count(0)
        expect(page.get_by_role("link", name="Analyse")).to_have_count(0)
    walk(ada, "d5", "e5")
    ada.get_by_role("button", name="North", exact=True).click()
    for page in (ada, bo):
        expect(page.get_by_role("tab", name="Analysis")).to_be_visible()
