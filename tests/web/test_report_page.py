"""The report of the laboratory in a browser: without a network, on a phone, in three languages, light and dark."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from avernus.lab.page import write_report
from avernus.lab.simulating import Simulation, carry_out
from tests.web.stage import Stage


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    base = tmp_path_factory.mktemp("runs")
    for name, options in (("a", {}), ("b", {"turn_cap": 9})):
        carry_out(Simulation("splut", ("greedy", "random"), 60, 2, options=options), base / name, workers=0)
    files = [base / "one.html", base / "two.html"]
    write_report([str(base / "a")], files[0])
    write_report([str(base / "a"), str(base / "b")], files[1])
    return files


@pytest.mark.parametrize(("which", "scheme", "paper"), [(0, "light", "rgb(253, 252, 250)"), (1, "dark", "rgb(23, 22, 26)")])
def test_a_report_opens_without_a_network_and_fits_a_phone(pages: list[Path], stage: Stage, which: int, scheme: str, paper: str) -> None:
    page = stage.person(None, offline=True, color_scheme=scheme, viewport={"width": 390, "height": 844}, locale="fr-FR")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(pages[which].as_uri())
    expect(page.locator("h2:visible").first).to_have_text("Ce qui ressort")  # the browser's own language
    for lang, heading, axis in (("es", "Quién gana", "asiento"), ("en", "Who wins", "seat")):
        page.click(f'button[data-lang="{lang}"]')
        expect(page.locator("#seats h2:visible")).to_have_text(heading)
        expect(page.locator('[data-t="axis-seat"]').first).to_have_text(axis)
    assert page.locator("figure svg").count() == page.locator("figcaption").count() == 9
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == paper
    assert asked == [pages[which].as_uri()]
