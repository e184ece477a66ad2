"""A game of somebody else's package, which the browser has never heard of, is found on the page and played from its list."""

from pathlib import Path

from playwright.sync_api import expect

from tests.scaffold import publish, write_game
from tests.web.stage import Server, Stage


def test_a_game_from_outside_is_played_from_its_list(stage: Stage, tmp_path: Path) -> None:
    server = Server(tmp_path, publish(write_game(tmp_path, "sixth", "--chance", "--hidden"), "sixth"))
    try:
        page = stage.person("/", server=server)
        expect(page.get_by_role("article").filter(has_text="Sixth")).to_be_visible()
        page.goto(f"{server.base}/rules/sixth")
        expect(page.get_by_text("§ X5")).to_be_visible()
        page.goto(f"{server.base}/new/sixth")
        page.get_by_role("button", name="Start").click()
        while True:
            expect(page.locator(".finished, .prompt:not(.wait)")).to_be_visible()
            if page.locator(".finished").is_visible():
                break
            before = page.locator(".transport .num").inner_text()
            page.get_by_role("menuitem").first.click()
            expect(page.locator(".transport .num")).not_to_have_text(before)
        expect(page.locator(".finished h2")).to_contain_text("most points")
    finally:
        server.stop()
