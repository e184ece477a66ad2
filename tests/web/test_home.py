"""The home page: where one is awaited, whom one can play with, what one has played; and the shell without a network."""

from playwright.sync_api import expect

from tests.web.moves import HIT, cell, sit, to_move, waits, walk
from tests.web.stage import Stage


def test_it_is_your_turn_is_seen_at_home_and_the_next_table_is_one_click_away(stage: Stage) -> None:
    tables = [stage.server.table() for _ in range(2)]
    ada, bo = stage.person(f"/table/{tables[0]}"), stage.person(f"/table/{tables[0]}")
    for table in tables:
        ada.goto(f"/table/{table}")
        sit(ada, "Ada")
        bo.goto(f"/table/{table}")
        sit(bo, "Bo")
        to_move(ada)
    walk(ada, "e2", "e3")
    waits(ada)
    ada.goto("/")
    expect(ada.locator(".mine .mine-turn")).to_have_count(1)
    expect(ada).to_have_title("(1) Your turn · avernus")
    ada.goto(f"/table/{tables[1]}")
    ada.get_by_role("link", name="Your turn elsewhere").click()
    expect(ada).to_have_url(f"{stage.server.base}/table/{tables[0]}")
    to_move(ada)


def test_two_who_look_for_a_partner_find_each_other(stage: Stage) -> None:
    ada = stage.person("/")
    ada.locator(".card", has_text="Laberinto").get_by_role("button", name="Find a partner").click()
    expect(ada.locator(".seating")).to_be_visible()
    bo = stage.person("/")
    bo.locator(".card", has_text="Laberinto").get_by_role("button", name="Find a partner").click()
    expect(bo.locator(".seating")).to_be_visible()
    assert ada.url == bo.url
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_label("Your name").press("Tab")
    expect(bo.locator(".seats")).to_contain_text("Ada")
    bo.get_by_role("button", name="Cancel the table").click()
    expect(bo).to_have_url(f"{stage.server.base}/")
    ada.get_by_role("button", name="Cancel the table").click()
    expect(ada).to_have_url(f"{stage.server.base}/")


def test_a_finished_game_stands_in_the_profile(stage: Stage) -> None:
    page = stage.person(f"/table/{stage.server.table(bots={'1': 'random'}, position=HIT)}")
    sit(page, "Ada")
    to_move(page)
    walk(page, "d5")
    cell(page, "e5").click()
    cell(page, "e6").click()
    expect(page.locator(".verdict-word")).to_have_text("You win!")
    page.goto("/me")
    expect(page.locator(".tally tbody tr")).to_have_text("Splut!1100")
    expect(page.locator(".tables em")).to_have_text("won")


def test_the_shell_opens_without_a_network(stage: Stage) -> None:
    page = stage.person("/", service_workers="allow")
    expect(page.locator(".card")).to_have_count(5)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    kept = "async () => navigator.serviceWorker.controller && (await caches.match('/')) && (await caches.match('/api/text/en'))"
    page.wait_for_function(kept)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".card")).to_have_count(5)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
