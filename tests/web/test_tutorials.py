"""The tutorials: recorded games with remarks, checked as records and played in a real browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from avernus.core.record import read
from avernus.games import find, names
from avernus.play.verify import verify
from avernus.text import LANGUAGES
from avernus.text.catalogue import rulebook, tutorial
from tests.web.moves import cell
from tests.web.stage import Stage

TUTORIALS = {name: text for name in names() if (text := tutorial(find(name).package)) is not None}


def stops(text: str) -> list[tuple[dict[str, str], bool, str]]:
    """Each remark by language, whether the reader plays on, and the line that follows."""
    found: list[tuple[dict[str, str], bool, str]] = []
    said: dict[str, str] = {}
    play = False
    for row in [*text.splitlines()[1:], ""]:
        if match := re.fullmatch(r"# (en|es|fr): (.+)", row):
            assert match[1] not in said, f"two remarks in one language before {row}"
            said[match[1]] = match[2]
        elif row == "# play":
            play = True
        elif said:
            assert row or not play, "the marked line follows its remark"
            found.append((said, play, row))
            said, play = {}, False
        else:
            assert not play, f"a move without a remark: {row}"
    return found


@pytest.mark.parametrize("name", TUTORIALS)
def test_a_tutorial_is_a_whole_game_with_remarks_in_every_language(name: str) -> None:
    text = TUTORIALS[name]
    assert verify(read(text)).finished
    found = stops(text)
    assert all(set(said) == set(LANGUAGES) for said, _, _ in found)
    players = {line.split()[0] for _, play, line in found if play}
    assert len(players) == 1, "one player learns"
    assert text.splitlines()[-1].startswith("# "), "the last word comes after the last action"
    clauses = set(re.findall(r"\[([A-Z]\d+(?:\.\d+)*)\]", text))
    for lang in LANGUAGES:
        book = rulebook(lang, find(name).package)
        assert [clause for clause in clauses if f"[{clause}]" not in book] == []


def arrive(page: Page, step: int, of: int) -> None:
    """Wait until a lesson's position is on the board."""
    expect(page.locator(".lessons h2").first).to_have_text(f"Lesson {step} of {of}")
    expect(page.locator('.lesson[data-arrived="true"]')).to_be_visible()


@pytest.mark.parametrize("name", TUTORIALS)
def test_every_tutorial_can_be_watched_to_its_end(stage: Stage, name: str) -> None:
    found = stops(TUTORIALS[name])
    page = stage.person(f"/learn/{name}")
    for step, (said, play, _) in enumerate(found, start=1):
        arrive(page, step, len(found))
        expect(page.locator(".lesson p").first).to_contain_text(said["en"].split("[")[0].strip())
        if play:
            page.get_by_role("button", name="Show me").click()
            expect(page.locator(".lesson .good")).to_contain_text("✓")
        if step < len(found):
            page.get_by_role("button", name="Next").click()
    page.get_by_role("link", name="Play now").click()
    expect(page.locator("h2").first).to_contain_text("New table of")


def test_the_reader_makes_the_moves_of_splut(stage: Stage) -> None:
    found = stops(TUTORIALS["splut"])
    page = stage.person("/learn/splut")
    ways = iter([
        ["e2", "e3"], ["e3", "e4"], ["f2", "e2"], ["e2", "e3", "pull"], ["d2", "d3"], ["d3", "c3", "i5"], ["c3", "c4", "h5"], ["e4", "e5"],
        ["e5", "e6"], ["e3", "e2", "e5"],
    ])
    for step, (_, play, _) in enumerate(found, start=1):
        arrive(page, step, len(found))
        for name in next(ways) if play else []:
            if name == "pull":
                page.locator(".athand button").first.click()
            else:
                expect(cell(page, name)).to_have_class("spot can")
                cell(page, name).click()
        if play:
            expect(page.locator(".lesson .good")).to_be_visible()
        if step < len(found):
            page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("link", name="Play now")).to_be_visible()


def test_a_wrong_move_in_a_lesson_is_answered(stage: Stage) -> None:
    found = stops(TUTORIALS["splut"])
    page = stage.person("/learn/splut")
    arrive(page, 1, len(found))
    page.get_by_role("button", name="Next").click()
    arrive(page, 2, len(found))
    cell(page, "d2").click()
    cell(page, "d3").click()
    expect(page.get_by_role("alert")).to_contain_text("not what this lesson is about")
    cell(page, "e2").click()
    cell(page, "e5").click()
    expect(page.get_by_role("alert")).to_contain_text("one cell north, east, south or west")
    page.get_by_role("button", name="§ S5.1").click()
    expect(page.locator(".hit").first).to_be_in_viewport()
    expect(page.locator(".lesson .good")).to_have_count(0)


def test_remarks_speak_the_reader_s_language_and_lead_to_the_rules(stage: Stage) -> None:
    found = stops(TUTORIALS["inferno-race"])
    page = stage.person("/learn/inferno-race", locale="fr-FR")
    expect(page.locator(".lesson p").first).to_contain_text(found[0][0]["fr"].split("[")[0].strip())
    page.locator(".lesson .clause").first.click()
    expect(page.locator(".hit").first).to_be_in_viewport()


def test_a_lesson_points_at_what_it_speaks_of(stage: Stage) -> None:
    page = stage.person("/learn/splut")
    expect(page.locator('.lesson[data-arrived="true"]')).to_be_visible()
    page.locator(".lesson").get_by_role("button", name="Next").click()
    expect(page.locator(".lesson p").first).to_contain_text("e3")
    ring, line = page.locator(".lesson-rings i"), page.locator(".lesson-rings path")
    expect(line).to_have_count(1)
    spot, edge = page.locator('[data-cell="e3"]').bounding_box(), page.locator(".board").bounding_box()
    at, way = ring.bounding_box(), line.bounding_box()
    assert spot is not None and edge is not None and at is not None and way is not None
    assert abs(at["x"] + at["width"] / 2 - spot["x"] - spot["width"] / 2) < 2
    assert abs(way["x"] + way["width"] - edge["x"] - edge["width"]) < 2, "it comes from the text beside the board"
    page.set_viewport_size({"width": 390, "height": 844})
    expect(line).to_have_count(0)
    expect(ring).to_have_count(1)
