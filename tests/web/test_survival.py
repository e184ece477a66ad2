"""Lost servers, lost networks, several tabs, the back button, and links to nowhere."""

from pathlib import Path

from playwright.sync_api import expect

from tests.web.moves import alone, cell, log, sit, to_move, two, walk
from tests.web.stage import Server, Stage


def test_a_restarted_server_is_found_again_and_the_game_goes_on(stage: Stage, tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        page = stage.person(f"/table/{server.table(bots={'1': 'random'})}", server=server)
        sit(page, "Ada")
        to_move(page)
        server.stop()
        expect(page.locator(".trouble")).to_contain_text("Connection lost. The table keeps your seat")
        server.start()
        expect(page.locator(".trouble")).to_have_count(0)
        walk(page, "e2", "e3")
        expect(log(page)).to_have_count(3)
    finally:
        server.stop()


def test_a_lost_network_comes_back_by_itself(stage: Stage) -> None:
    ada, bo = two(stage)
    bo.context.set_offline(True)
    expect(bo.locator(".trouble")).to_be_visible()
    walk(ada, "e2", "e3")
    bo.context.set_offline(False)
    to_move(bo)
    expect(bo.locator(".trouble")).to_have_count(0)
    expect(cell(bo, "e3")).to_have_attribute("aria-label", "e3, dwarf of Ada")


def test_two_tabs_hold_the_same_seat(stage: Stage) -> None:
    first = alone(stage)
    second = first.context.new_page()
    second.goto(first.url)
    to_move(second)
    walk(second, "e2", "e3")
    expect(log(first)).to_have_count(3)
    to_move(first)
    walk(first, "e3", "e4")
    expect(log(second)).to_have_count(4)


def test_a_table_that_does_not_exist(stage: Stage) -> None:
    page = stage.person("/table/nosuchtable")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    page.get_by_role("link", name="Home").last.click()
    expect(page.locator(".card").first).to_be_visible()


def test_a_page_that_does_not_exist(stage: Stage) -> None:
    page = stage.person("/nowhere/at/all")
    expect(page.get_by_role("heading", name="There is no such page.")).to_be_visible()


def test_the_back_button_goes_back(stage: Stage) -> None:
    page = stage.person("/")
    page.get_by_role("link", name="Learn in four minutes").first.click()
    expect(page.get_by_text("Lesson 1 of ")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Play now").click()
    to_move(page)
    table = page.url
    page.go_back()
    expect(page.locator(".mine")).to_contain_text("Splut!")
    page.go_forward()
    expect(page).to_have_url(table)
    to_move(page)
