"""`python -m tests.web.pictures`: the pictures of docs/browser.md, made anew in docs/pictures."""

import io
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, expect

from avernus.core.record import Line
from avernus.core.record import read as read_record
from avernus.play.table import replay
from avernus.text.catalogue import tutorial
from tests.web.moves import HIT, PULL, cell, sit, to_move, two, walk
from tests.web.race import FIGHT, MAIN
from tests.web.stage import ROOT, Stage, prepare
from tests.web.test_fair import finished

FOLDER = ROOT / "docs/pictures"
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
WIDTH = 1000


def keep(page: Page, name: str) -> None:
    """Save what a page shows, with few colours so that it stays small."""
    page.mouse.move(2, 2)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    small = picture.resize((WIDTH, picture.height * WIDTH // picture.width), Image.Resampling.LANCZOS) if picture.width > WIDTH else picture
    small.quantize(256, Image.Quantize.FASTOCTREE, kmeans=2, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


UNFURLED = """([id, title]) => {
    const picture = document.querySelector(`.card-pic[href="/new/${id}"] svg`).cloneNode(true);
    document.body.innerHTML = `<div id="art" hidden>${document.getElementById("art").innerHTML}</div>
      <div style="width:1200px;height:630px;display:grid;grid-template-rows:1fr 120px;background:var(--surface-1)">
      <div class="card-pic" style="height:510px"></div>
      <div style="padding:0 48px;display:flex;align-items:center;justify-content:space-between">
      <b style="font:600 60px/1 var(--font-display)"></b>
      <span style="font:600 34px/1 var(--font-display);color:var(--text-2)">avernus</span>
      </div></div>`;
    document.querySelector(".card-pic").append(picture);
    document.querySelector("b").textContent = title;
}"""


def unfurled(stage: Stage) -> None:
    """The pictures that are shown beside a posted link to a table, one for each game."""
    folder = ROOT / "web/public/unfurl"
    folder.mkdir(exist_ok=True)
    for game in stage.server.get("/api/games")["games"]:
        page = stage.person("/", viewport={"width": 1200, "height": 630}, color_scheme="dark")
        expect(page.locator(".card").first).to_be_visible()
        page.evaluate(UNFURLED, [game["id"], game["title"]])
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize((800, 420), Image.Resampling.LANCZOS)
        picture.save(folder / f"{game['id']}.webp", quality=40, method=6)  # every install carries them


def pictures(stage: Stage) -> None:
    """Every main screen."""
    screen: dict[str, Any] = {"viewport": {"width": 1360, "height": 860}}
    table = stage.server.table(name="Friday", public=True)
    ada = stage.person(f"/table/{table}", **screen)
    sit(ada, "Ada")
    expect(ada.locator(".seats")).to_contain_text("Ada")
    keep(ada, "seats")
    home = stage.person("/", color_scheme="dark", **screen)
    expect(home.locator(".tables li").first).to_be_visible()
    keep(home, "home")
    ada, bo = two(stage)
    for page, path in ((ada, ["e2", "e3"]), (bo, ["e8", "e7"]), (bo, ["e7", "e6"]), (ada, ["f2", "f3"])):
        to_move(page)
        walk(page, *path)
    to_move(ada)
    expect(ada.locator(".rail .log li:not(.turn)")).to_have_count(4)
    keep(ada, "table")
    for name, position, theme in (("sub-choice", PULL, "light"), ("throw", HIT, "dark")):
        page = stage.person(f"/table/{stage.server.table(bots={'1': 'random'}, position=position)}", color_scheme=theme, **screen)
        sit(page, "Ada")
        to_move(page)
        if name == "sub-choice":
            walk(page, "e3", "e4")
            expect(page.locator(".athand")).to_be_visible()
            keep(page, name)
            continue
        walk(page, "d5")
        cell(page, "f7").click()
        page.get_by_role("button", name="§ S5.1").click()
        expect(page.locator(".drawer .hit").first).to_be_in_viewport()
        keep(page, "refusal")
        page.keyboard.press("Escape")
        cell(page, "e5").click()
        keep(page, name)
        page.get_by_role("button", name="North", exact=True).click()
        page.get_by_role("tab", name="Fair play").click()
        page.get_by_role("button", name="Check it now").click()
        expect(page.locator(".verdict.good")).to_be_visible()
        keep(page, "finished")
    learn = stage.person("/learn/splut", color_scheme="light", **screen)
    expect(learn.locator('.lesson[data-arrived="true"]')).to_be_visible()
    learn.get_by_role("button", name="Next").click()
    to_move(learn)
    keep(learn, "lesson")
    study = stage.person("/analysis/splut", **screen)
    study.get_by_label("A position or a whole record").fill(HIT)
    study.get_by_role("button", name="Load").click()
    expect(study.get_by_label("Position", exact=True)).to_have_value(HIT)
    study.get_by_role("button", name="Hint").click()
    expect(study.locator(".s-hint").first).to_be_visible()
    keep(study, "analysis")
    phone = stage.person(f"/table/{stage.server.table(bots={'1': 'random'}, position=HIT)}", **PHONE)
    sit(phone, "Ada")
    to_move(phone)
    walk(phone, "d5")
    cell(phone, "e5").click()
    keep(phone, "phone")


def crossing() -> dict[str, Any]:
    """The labyrinth of the tutorial, where Red is about to run."""
    record = read_record(str(tutorial("avernus.games.laberinto")))
    until = next(i for i, line in enumerate(record.lines) if isinstance(line, Line) and line.text == "mF20-K25")
    return dict(replay(record, until=until).state.dump())


def others(stage: Stage) -> None:
    """The other games."""
    screen: dict[str, Any] = {"viewport": {"width": 1360, "height": 860}}
    for name, game, position, context in (
        ("race", "inferno-race", MAIN, {"color_scheme": "dark", **screen}), ("race-phone", "inferno-race", FIGHT, PHONE),
        ("labyrinth", "laberinto", crossing(), {"color_scheme": "dark", **screen}), ("labyrinth-phone", "laberinto", crossing(), PHONE),
    ):
        seats = int(position["seats"])
        bots = {str(seat): "random" for seat in range(1, seats)}
        page = stage.person(f"/table/{stage.server.table(game=game, seats=seats, bots=bots, position=position)}", **context)
        sit(page, "Ada")
        expect(page.locator(".prompt:not(.wait)")).to_be_visible()
        if game == "laberinto":
            walk(page, "F20")
            expect(page.locator(".lab-run").first).to_be_visible()
        keep(page, name)
    page, _ = finished(stage)
    page.get_by_role("button", name="Check it now").click()
    expect(page.locator(".drawn")).to_be_visible()
    keep(page, "fair")
    study = stage.person("/analysis/inferno-race", **screen)
    study.get_by_role("button", name="Roll the die").click()
    expect(study.locator(".chance")).to_be_visible()
    keep(study, "chance")
    study = stage.person("/analysis/laberinto", **screen)
    study.get_by_role("button", name="Set up by hand").click()
    study.locator('.setup [data-tool="lay"]').click()
    cell(study, "A10").click()
    expect(study.locator('.setup [data-tool^="lay "]').first).to_be_visible()
    keep(study, "by-hand")
    rules = stage.person("/rules/splut", **screen)
    rules.locator('[data-clause~="S7.2"] + figure.diagram').scroll_into_view_if_needed()
    keep(rules, "rulebook")
    home = stage.person("/", **PHONE)
    expect(home.locator(".card").first).to_be_visible()
    keep(home, "home-phone")


def make(*shows: Callable[[Stage], None]) -> None:
    """Show everything to a browser and a server of one's own; each show keeps its pictures."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        prepare(Path(folder) / "lock")
        stage = Stage(Path(folder))
        try:
            for show in shows:
                stage.run(partial(show, stage))
        finally:
            stage.run(stage.leave)
            stage.close()


if __name__ == "__main__":
    make(pictures, others, unfurled)
