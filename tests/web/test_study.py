"""The analysis board and the rulebook."""

from playwright.sync_api import Page, expect

from tests.web.moves import HIT, alone, cell, to_move, walk
from tests.web.stage import Stage


def load(page: Page, text: str) -> None:
    page.get_by_label("A position or a whole record").fill(text)
    page.get_by_role("button", name="Load").click()


def test_any_position_can_be_set_up_and_tried(stage: Stage) -> None:
    page = stage.person("/analysis/splut")
    load(page, HIT)
    expect(page.get_by_label("Position", exact=True)).to_have_value(HIT)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".s-hint")).not_to_have_count(0)
    walk(page, "d5")
    cell(page, "e5").click()
    page.get_by_role("button", name="North", exact=True).click()
    expect(page.locator(".log.line li")).to_have_count(1)
    expect(cell(page, "e8")).to_have_attribute("aria-label", "e8, rock")
    page.get_by_role("button", name="One action back").click()
    expect(cell(page, "e8")).to_have_attribute("aria-label", "e8, sorcerer of North")


def test_a_record_is_loaded_with_its_takebacks(stage: Stage) -> None:
    page = stage.person("/analysis/splut")
    header = '{"avernus": 1, "game": "splut", "rules": 1, "seats": 3, "options": {}, "table": "x", "commit": "sha256:00", "nonces": []}'
    load(page, f"{header}\n0 De3\n1 Dc5\n< 1\n# a remark\n1 Sc6\n")
    expect(page.locator(".log.line li")).to_have_count(2)
    expect(cell(page, "c6")).to_have_attribute("aria-label", "c6, sorcerer of West, can be chosen")


def test_a_bad_position_gets_one_sentence(stage: Stage) -> None:
    page = stage.person("/analysis/splut")
    to_move(page)
    load(page, "this is no position")
    expect(page.get_by_role("alert")).to_be_visible()
    said = page.get_by_role("alert").locator("b").inner_text()
    assert said.endswith(".") and "Error" not in said and "\n" not in said
    load(page, "{ neither a record")
    expect(page.get_by_role("alert")).to_contain_text("This is neither a position nor a record.")
    expect(cell(page, "e2")).to_have_attribute("aria-label", "e2, dwarf of South, can be chosen")


def test_a_table_is_analysed_from_where_it_stands(stage: Stage) -> None:
    page = alone(stage, position=HIT)
    page.get_by_role("link", name="Analyse").click()
    expect(page.get_by_label("Position", exact=True)).to_have_value(HIT)
    cell(page, "d5").click()
    expect(page.locator(".q")).to_contain_text("Your troll: where to?")


def test_the_rulebook_is_searched(stage: Stage) -> None:
    page = stage.person("/rules/splut?clause=S7.1")
    expect(page.locator(".hit").first).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("levitat")
    expect(page.locator(".rules-text > *").first).to_contain_text("levitat")
    page.get_by_label("Search the rules").fill("xylophone")
    expect(page.locator(".rules-text")).to_contain_text("The rulebook has no such words.")
