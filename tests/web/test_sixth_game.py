"""A game of somebody else's package, which the browser has never heard of, is found on the page and played from its list."""

from pathlib import Path

from playwright.sync_api import expect

from tests.scaffold import publish, write_game
from tests.web.stage import Server, Stage

PLAY_ON = """() => {
  const at = document.querySelector(".transport .num")?.textContent;
  const first = document.querySelector('.prompt:not(.wait) [role="menuitem"]');
  if (first && window.clicked !== at) { window.clicked = at; first.click(); }
  return document.querySelector(".finished") !== null;
}"""
"""Once for each position takes the first thing on the list, looking and clicking in one go; true at the end."""


def test_a_game_from_outside_is_played_from_its_list(stage: Stage, tmp_path: Path) -> None:
    server = Server(tmp_path, publish(write_game(tmp_path, "sixth", "--chance", "--hidden"), "sixth"))
    try:
        page = stage.person("/", server=server)
        expect(page.get_by_role("article").filter(has_text="Sixth")).to_be_visible()
        page.goto(f"{server.base}/rules/sixth")
        expect(page.get_by_text("§ X5")).to_be_visible()
        page.goto(f"{server.base}/new/sixth")
        page.get_by_role("button", name="Start").click()
        page.wait_for_function(PLAY_ON, polling=50)
        expect(page.locator(".finished h2")).to_contain_text("most points")
    finally:
        server.stop()
