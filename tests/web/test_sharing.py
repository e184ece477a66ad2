"""Showing a game to others: the invitation as a code, the game as an animated picture."""

import re
from pathlib import Path

from PIL import Image
from playwright.sync_api import expect

from tests.web.moves import alone, menu, sit, to_move, walk
from tests.web.stage import Stage


def test_the_invitation_is_a_code_for_a_camera(stage: Stage) -> None:
    table = stage.server.table()
    page = stage.person(f"/table/{table}")
    sit(page, "Ada")
    page.locator("summary", has_text="Code for a phone’s camera").click()
    code = page.locator(".qr svg")
    expect(code).to_have_attribute("aria-label", f"The link {stage.server.base}/table/{table} as a code for a camera")
    drawn = str(code.locator("path").get_attribute("d"))
    corners = [f"M{x} {y}h" for x, y in ((4, 4), (10, 10), (6, 6), (8, 8))]  # the outline and the heart of the first finder
    assert all(corner in drawn for corner in corners) and "M5 5h" not in drawn


def test_a_game_is_saved_as_an_animated_picture(stage: Stage, tmp_path: Path) -> None:
    page = alone(stage)
    walk(page, "e2", "e3")
    to_move(page)
    shown = 3  # one action of ours, two of the bot's
    expect(page.locator(".transport .num")).to_have_text(re.compile(rf"\b{shown}$"))
    with page.expect_download() as saved:
        menu(page, "Save the game as an animated picture")
    saved.value.save_as(tmp_path / "game.gif")
    frames = []
    with Image.open(tmp_path / "game.gif") as picture:
        assert saved.value.suggested_filename.endswith(".gif") and picture.size[0] == 640
        assert getattr(picture, "n_frames", 1) == shown + 1  # the beginning, and each action
        for n in (0, shown):
            picture.seek(n)
            frames.append(picture.convert("RGB").tobytes())
    assert frames[0] != frames[1]
    expect(page.locator(".stage.unseen")).to_have_count(0)
