"""The analysis board and the rulebook."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.moves import HIT, alone, cell, sit, to_move, walk
from tests.web.stage import ROOT, Stage
from tests.web.test_access import PHONE


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


def test_a_labyrinth_with_open_hands_is_analysed_and_stepped_back_in_before_its_end(stage: Stage) -> None:
    """L15: nothing is hidden there, and so nothing has to wait."""
    page = stage.person(f"/table/{stage.server.table(game='laberinto', seats=3, bots={'1': 'random', '2': 'random'})}")
    sit(page, "Ada")
    expect(page.locator(".prompt")).to_be_visible()
    page.get_by_role("button", name="One action back").click()
    expect(page.locator(".pastbar")).to_be_visible()
    page.locator(".transport").get_by_role("link", name="Analyse").click()
    expect(page.locator(".lab")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def by_hand(page: Page) -> None:
    """Begin to set up a position."""
    expect(page.locator(".prompt:not(.wait)")).to_be_visible()
    page.get_by_role("button", name="Set up by hand").click()
    expect(page.locator(".setup")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def tool(page: Page, name: str) -> None:
    page.locator(f'.setup [data-tool="{name}"]').click()
    expect(page.locator(f'.setup [data-tool="{name}"]')).to_have_attribute("aria-pressed", "true")


def test_the_arena_is_set_up_by_pointing(stage: Stage) -> None:
    page = stage.person("/analysis/splut")
    by_hand(page)
    position = page.get_by_label("Position", exact=True)
    cell(page, "f2").click()
    expect(page.locator(".s-hint")).to_have_count(1)
    cell(page, "d5").click()
    expect(cell(page, "d5")).to_have_attribute("aria-label", "d5, troll of South")
    cell(page, "e9").click()
    cell(page, "e5").click()
    expect(cell(page, "e5")).to_have_attribute("aria-label", "e5, rock")
    tool(page, "away")
    cell(page, "e2").click()
    expect(cell(page, "e2")).to_have_attribute("aria-label", "e2")
    tool(page, "Ds")
    cell(page, "g5").click()
    expect(cell(page, "g5")).to_have_attribute("aria-label", "g5, dwarf of South")
    page.get_by_label("To move").select_option("North")
    expect(position).to_have_value("1/TnDnSn/5/7/R2TsR1Ds1R/7/5/Ss2/R sn n 3 1 - - -")
    page.get_by_role("button", name="Play from here").click()
    expect(cell(page, "e8")).to_have_attribute("aria-label", "e8, dwarf of North, can be chosen")


def test_positions_are_loaded_and_set_up_on_a_phone_too(stage: Stage) -> None:
    page = stage.person("/analysis/splut", **PHONE)
    load(page, HIT)
    expect(page.get_by_label("Position", exact=True)).to_have_value(HIT)
    by_hand(page)
    cell(page, "d5").tap()
    cell(page, "d4").tap()
    expect(cell(page, "d4")).to_have_attribute("aria-label", "d4, troll of South")


def test_an_impossible_position_is_refused_and_nothing_changes(stage: Stage) -> None:
    page = stage.person("/analysis/splut")
    by_hand(page)
    tool(page, "away")
    cell(page, "d2").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(cell(page, "d2")).to_have_attribute("aria-label", "d2, sorcerer of South")


def test_a_race_is_set_up_by_pointing(stage: Stage) -> None:
    page = stage.person("/analysis/inferno-race")
    by_hand(page)
    tool(page, "imp:0")
    cell(page, "36").click()
    expect(cell(page, "36")).to_have_attribute("aria-label", re.compile("imp of Red"))
    tool(page, "death")
    cell(page, "9").click()
    expect(cell(page, "9")).to_have_attribute("aria-label", "square 9, death, face up")
    tool(page, "turn")
    cell(page, "9").click()
    expect(cell(page, "9")).to_have_attribute("aria-label", "square 9, death, face down")
    tool(page, "move")
    cell(page, "36").click()
    cell(page, "38").click()
    expect(cell(page, "38")).to_have_attribute("aria-label", re.compile("imp of Red"))
    page.get_by_label("Gems").first.fill("7")
    page.get_by_label("Gems").first.press("Tab")
    page.get_by_label("To move").select_option("Yellow")
    expect(page.get_by_label("To move")).to_have_value("1")
    page.get_by_label("To move").select_option("Red")
    expect(page.get_by_label("To move")).to_have_value("0")
    expect(page.get_by_label("Gems").first).to_have_value("7")
    page.get_by_role("button", name="Play from here").click()
    expect(page.get_by_role("button", name="Roll the die")).to_be_visible()


def test_chance_is_chosen_or_drawn_and_lines_branch(stage: Stage) -> None:
    page = stage.person("/analysis/inferno-race")
    page.get_by_role("button", name="Roll the die").click()
    expect(page.locator(".chance [data-outcome]")).to_have_count(6)
    expect(page.locator('.chance [data-outcome="3"]')).to_contain_text("16.7 %")
    page.locator('.chance [data-outcome="3"]').click()
    expect(page.locator(".log.line li")).to_have_count(2)
    expect(page.locator(".die")).to_have_attribute("data-die", "3")
    page.get_by_role("button", name="One action back").click()
    page.locator('.chance [data-outcome="5"]').click()
    expect(page.locator(".die")).to_have_attribute("data-die", "5")
    other = page.get_by_role("button", name="Go to the other line: 3")
    expect(other).to_be_visible()
    other.click()
    expect(page.locator(".die")).to_have_attribute("data-die", "3")
    expect(page.get_by_role("button", name="Go to the other line: 5")).to_be_visible()
    page.get_by_role("button", name="One action back").click()
    page.get_by_role("button", name="Draw one").click()
    expect(page.locator(".chance")).to_have_count(0)
    expect(page.locator(".die")).to_be_visible()


def test_the_maze_is_set_up_by_pointing(stage: Stage) -> None:
    page = stage.person("/analysis/laberinto")
    by_hand(page)
    tool(page, "lay")
    cell(page, "A10").click()
    fits = page.locator('.setup [data-tool^="lay "]')
    expect(fits.first).to_be_visible()
    fits.first.click()
    expect(cell(page, "A10")).to_have_attribute("aria-label", re.compile("^A10, triangle R"))
    tool(page, "Rm")
    cell(page, "A10").click()
    expect(cell(page, "A10")).to_have_attribute("aria-label", re.compile("of Red"))
    tool(page, "away")
    cell(page, "A10").click()
    expect(cell(page, "A10")).not_to_have_attribute("aria-label", re.compile("of Red"))


def test_a_file_is_opened_even_of_another_game_and_its_remarks_are_shown(stage: Stage) -> None:
    page = stage.person("/analysis/laberinto")
    to_move(page)
    page.locator('input[type="file"]').set_input_files(ROOT / "src/avernus/games/splut/tutorial.avn")
    expect(page.locator(".log.line li")).to_have_count(18)
    expect(page.locator(".remark")).to_contain_text("Splut! The rock flew over both dwarfs")
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".remark")).to_contain_text("Walk your dwarf north")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save this line").click()
    assert Path(saved.value.path()).read_text().startswith('{"avernus":1,"game":"splut"')


def test_the_rulebook_is_searched(stage: Stage) -> None:
    page = stage.person("/rules/splut?clause=S7.1")
    expect(page.locator(".hit").first).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("levitat")
    expect(page.locator(".rules-text > *").first).to_contain_text("levitat")
    page.get_by_label("Search the rules").fill("xylophone")
    expect(page.locator(".rules-text")).to_contain_text("The rulebook has no such words.")
