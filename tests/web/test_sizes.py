"""What is written on a board can be read, and what a player needs is on one screen: at 1366 × 768, on a phone, and far away."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.hell import asleep, opened, scene, seated
from tests.web.moves import sit
from tests.web.pictures_hellgame import hell
from tests.web.pictures_trade import shown
from tests.web.race import FIGHT, FOUR, FULL, MAIN, SHOP
from tests.web.screens import CHOOSE, SCREENS, at_table
from tests.web.stage import Stage
from tests.web.trade import SIX, last_seconds

LAPTOP: Final[dict[str, Any]] = {"viewport": {"width": 1366, "height": 768}}
DESK: Final[dict[str, Any]] = {"viewport": {"width": 1920, "height": 1080}}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WALL: Final[dict[str, Any]] = {"viewport": {"width": 3840, "height": 2160}}
READABLE: Final = 11
"""Pixels: the least height of letters on a board."""
SMALL: Final = """(least) => [...document.querySelectorAll(".bw :is(text, span, small, b, p, li, i, em, button, h3)")].flatMap((thing) => {
  const box = thing.getBoundingClientRect();
  const written = [...thing.childNodes].some((node) => (node.nodeType === 3 || node.nodeName === "textPath") && node.textContent.trim());
  if (!written || !box.width || !box.height || thing.closest(".vh, .waiting")) return [];
  const drawn = thing instanceof SVGElement ? thing.getScreenCTM() : null;
  const size = parseFloat(getComputedStyle(thing).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
  return size && size < least ? [`${thing.textContent.trim().slice(0, 20)}: ${size.toFixed(1)} px`] : [];
})"""


def table(stage: Stage, game: str, seats: int, **context: Any) -> Page:
    """Ada at a table with bots."""
    bots = {str(seat): "random" for seat in range(1, seats)}
    page = stage.person(f"/table/{stage.server.table(game=game, seats=seats, bots=bots, public=False)}", **context)
    sit(page, "Ada")
    expect(page.locator(".prompt")).to_be_visible()
    return page


def box(page: Page, part: str) -> dict[str, float]:
    """Where a part of the page lies."""
    found = page.locator(part).first.bounding_box()
    assert found is not None
    return {"left": found["x"], "top": found["y"], "right": found["x"] + found["width"], "bottom": found["y"] + found["height"]}


@pytest.mark.parametrize(("game", "seats"), [("splut", 4), ("inferno-race", 4), ("laberinto", 3)])
def test_what_is_written_on_a_board_can_be_read(stage: Stage, game: str, seats: int) -> None:
    page = table(stage, game, seats, **LAPTOP)
    assert page.evaluate(SMALL, READABLE) == []
    board, panel = box(page, ".bw svg[role=group]"), box(page, ".board")
    high = (board["bottom"] - board["top"]) / (panel["bottom"] - panel["top"])
    wide = (board["right"] - board["left"]) / (panel["right"] - panel["left"])
    assert max(high, wide) > 0.95 and min(high, wide) > (0.5 if game == "splut" else 0.8)
    page.set_viewport_size(PHONE["viewport"])
    page.wait_for_function(f"(least) => ({SMALL})(least).length === 0", arg=READABLE)


EVERYTHING: Final = SMALL.replace(".bw :is(text,", "body :is(text, h1, h2, a, td, th, label, summary, kbd, strong,")
"""The same of the whole page. Letters without any size stand for a picture."""
NARROW: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 360, "height": 740}}


@pytest.mark.parametrize("screen", ["race", "race-fight", "trade", "labyrinth", "new", "finished", "hell", "hell-fight"])
def test_nothing_on_any_screen_is_too_small_to_read(stage: Stage, screen: str) -> None:
    page = SCREENS[screen](stage, NARROW)
    page.wait_for_function(f"(least) => ({EVERYTHING})(least).length === 0", arg=READABLE)
    page.set_viewport_size(LAPTOP["viewport"])
    page.wait_for_function(f"(least) => ({EVERYTHING})(least).length === 0", arg=READABLE)


@pytest.mark.parametrize("screen", [LAPTOP, DESK, NARROW], ids=["laptop", "desk", "phone"])
def test_the_hand_of_a_race_stays_where_it_is_whatever_is_asked(stage: Stage, screen: dict[str, Any]) -> None:
    tops = set()
    for position in (MAIN, FOUR, SHOP, FULL):
        page = at_table(stage, "inferno-race", position, screen)
        for lang in ("en", "es", "fr"):
            page.evaluate(CHOOSE, {"lang": lang})
            page.reload()
            expect(page.locator(f"html[lang={lang}] .prompt:not(.wait) .q")).to_be_visible()
            tops.add(round(box(page, ".race-hand")["top"]))
    assert len(tops) == 1, tops
    expect(page.locator(".race-hand")).to_be_in_viewport(ratio=1)
    if screen is LAPTOP:
        page.set_viewport_size({"width": 1360, "height": 860})
        expect(page.locator(".race-hand")).to_be_in_viewport(ratio=1)


ON_PAGE: Final = "one => one.offsetTop"


def test_a_refusal_on_a_phone_moves_neither_board_nor_hand(stage: Stage) -> None:
    page = at_table(stage, "inferno-race", MAIN, NARROW)
    before = [page.locator(part).evaluate(ON_PAGE) for part in (".board", ".race-hand")]
    page.locator('.race-hand [data-card="c6"]').tap()  # a coffin serves in fights alone
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    assert [page.locator(part).evaluate(ON_PAGE) for part in (".board", ".race-hand")] == before


def test_a_fight_beside_the_board_moves_nothing_below_it(stage: Stage) -> None:
    tops = set()
    for position in (MAIN, FIGHT):
        page = at_table(stage, "inferno-race", position, LAPTOP)
        for lang in ("en", "es", "fr"):
            page.evaluate(CHOOSE, {"lang": lang})
            page.reload()
            expect(page.locator(f"html[lang={lang}] .prompt:not(.wait) .q")).to_be_visible()
            tops.add(round(page.locator(".rail .players").evaluate("one => one.getBoundingClientRect().top")))
    assert len(tops) == 1, tops


def test_a_fight_beside_the_map_of_hell_moves_nothing_below_it(stage: Stage) -> None:
    """It has the room of one's own demons and of what happened since, however many rounds it takes."""
    tops = set()
    for plays in (True, False):  # a spectator has no demons, and no turn of one's own
        for phase, name in (("action", "ActionPhase"), ("combat", "CombatPhase")):
            page = seated(stage, hell(phase, name), seats=4, **LAPTOP)
            page = page if plays else stage.person(page.url, **LAPTOP)
            for lang in ("en", "es", "fr"):
                page.evaluate(CHOOSE, {"lang": lang})
                page.reload()
                expect(page.locator(f"html[lang={lang}] .rail > .{'fight' if phase == 'combat' else 'demons'}")).to_be_visible()
                tops.add((plays, round(box(page, ".rail > .only-desk:has(.players)")["top"])))
    assert len(tops) == 2, tops
    page.evaluate("document.querySelector('.duel2').style.height = '2000px'")
    assert round(box(page, ".rail > .only-desk:has(.players)")["top"]) == dict(tops)[False]


ROUND_ROUND: Final = """() => {
  const end = [...document.querySelectorAll(".prompt:not(.wait) .acts .btn")].find((one) => one.innerText === "End the turn");
  if (end && !window.ended) end.click();
  window.ended ||= !!end;
  return document.querySelector(".since li[data-tip]") && document.querySelector(".prompt:not(.wait)");
}"""
"""End the turn, unless it ends by itself, and wait for one's next."""


def test_what_happened_since_moves_nothing_beside_the_board(stage: Stage) -> None:
    """The panel is there before anything has happened, and as high however much has."""
    page = table(stage, "inferno-race", 4, **LAPTOP)
    expect(page.locator(".prompt:not(.wait)")).to_be_visible()
    before = box(page, ".rail .only-desk")
    page.get_by_role("button", name="Rest", exact=True).click()
    page.wait_for_function(ROUND_ROUND)
    assert box(page, ".rail .only-desk") == before


@pytest.mark.parametrize("seats", [4, 6])
def test_the_whole_market_is_seen_at_once(stage: Stage, seats: int) -> None:
    bots = {str(seat): "random" for seat in range(1, seats)}
    options = {"driver": "turns", "runs": 1}
    page = stage.person(f"/table/{stage.server.table(game='inferno-trade', seats=seats, bots=bots, options=options)}", **LAPTOP)
    sit(page, "Ada")
    page.get_by_role("button", name="Hand in the list").click()
    page.locator(".prompt").get_by_role("button", name="Ready").click()
    expect(page.locator(".me .soul").first).to_be_visible()
    for part in (".prompt", ".sand", ".me"):
        assert box(page, part)["top"] >= 0 and box(page, part)["bottom"] <= 768


def test_the_verdict_is_seen_above_the_opened_lists(stage: Stage) -> None:
    page = shown(stage, last_seconds(SIX, 3), **LAPTOP)[0]
    expect(page.locator(".finished")).to_be_in_viewport(ratio=1)
    assert box(page, ".finished")["bottom"] <= box(page, ".reveal")["top"]


def test_a_phone_names_the_game_in_full(stage: Stage) -> None:
    page = table(stage, "inferno-race", 3, **NARROW)
    title = page.locator(".crumb h1")
    assert title.evaluate("h => h.scrollWidth <= h.clientWidth") and box(page, ".crumb h1")["right"] < box(page, ".top-r")["left"]
    page.locator(".settings summary").tap()
    page.get_by_label("Language").select_option("fr")
    expect(title).to_have_text("Inferno, la course")


@pytest.mark.parametrize("screen", [LAPTOP, DESK], ids=["laptop", "desk"])
def test_hell_is_seen_at_once(stage: Stage, screen: dict[str, Any]) -> None:
    page = seated(stage, hell("action", "ActionPhase"), seats=4, **screen)
    assert page.evaluate(SMALL, READABLE) == []
    for part in (".hell-map", ".prompt", ".hand.arc .arcana >> nth=4"):
        assert box(page, part)["top"] >= 0 and box(page, part)["bottom"] <= screen["viewport"]["height"], part
    assert box(page, ".hell-map")["bottom"] - box(page, ".hell-map")["top"] >= 440
    before = box(page, ".hand.arc")["top"]
    page.locator(".prompt .acts").get_by_role("button", name="March").click()
    expect(page.locator(".q")).to_contain_text("which ones go, and where to?")
    assert box(page, ".hand.arc")["top"] == before  # nothing jumps when the question changes


HIDDEN: Final = """() => {
  const row = document.querySelector(".prompt .acts").getBoundingClientRect();
  const buttons = [...document.querySelectorAll(".prompt .acts .btn")];
  const hidden = buttons.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < row.left - 1 || box.right > row.right + 1 || box.top < row.top - 1 || box.bottom > row.bottom + 1;
  });
  return [buttons.length, hidden.map((one) => one.innerText)];
}"""
"""The buttons of the question, and those of them that its row cuts off."""


def test_every_answer_of_hell_is_seen_and_the_question_keeps_its_height(stage: Stage) -> None:
    heights = set()
    for cards in ((), ("a01", "a03", "a07", "a09", "a32")):
        position = scene("action").demons(0, "Marchosias").demons(1, "Vine").legions(0, "4.1", 2).hand(0, *cards)
        page = seated(stage, opened(asleep(position, "Vine"), "ActionPhase"), **LAPTOP)
        buttons, hidden = page.evaluate(HIDDEN)
        assert hidden == [] and buttons >= 2 + len(cards)
        heights.add(round(page.locator(".prompt").evaluate("prompt => prompt.getBoundingClientRect().height")))
    assert len(heights) == 1


def test_hell_on_a_phone_shows_its_whole_map(stage: Stage) -> None:
    page = seated(stage, hell("action", "ActionPhase"), seats=4, **PHONE)
    assert page.evaluate(SMALL, READABLE) == []
    assert box(page, ".hell-map")["bottom"] <= box(page, ".prompt")["top"]
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_the_question_of_hell_hides_nothing_of_its_map_on_a_low_phone(stage: Stage) -> None:
    page = seated(stage, hell("action", "ActionPhase"), seats=4, **NARROW)
    for lang in ("en", "es", "fr"):
        page.evaluate(CHOOSE, {"lang": lang})
        page.reload()
        expect(page.locator(f"html[lang={lang}] .prompt:not(.wait) .q")).to_be_visible()
        assert box(page, ".hell-map")["bottom"] <= box(page, ".prompt")["top"], lang


def test_the_cards_of_hell_stay_where_they_are_on_a_phone_whatever_is_asked(stage: Stage) -> None:
    page = seated(stage, hell("action", "ActionPhase"), seats=4, **NARROW)
    before = page.locator(".hand.arc").evaluate(ON_PAGE)
    page.locator(".prompt .acts").get_by_role("button", name="March").click()
    expect(page.locator(".q")).to_contain_text("which ones go, and where to?")
    assert page.locator(".hand.arc").evaluate(ON_PAGE) == before


def test_cards_on_a_wall_are_as_large_as_the_letters_round_them(stage: Stage) -> None:
    page = at_table(stage, "inferno-race", MAIN, WALL)
    card = box(page, ".race-hand .gcard")
    assert card["right"] - card["left"] >= 140 and box(page, ".race-hand")["bottom"] <= 2160
    page = SCREENS["trade"](stage, WALL)
    assert page.evaluate(SMALL, 17) == []


def test_hell_on_a_wall_uses_it(stage: Stage) -> None:
    page = seated(stage, hell("action", "ActionPhase"), seats=4, **WALL)
    assert box(page, ".hell-map")["bottom"] - box(page, ".hell-map")["top"] >= 1400
    assert page.evaluate(SMALL, 14) == []


@pytest.mark.parametrize("lang", ["es", "fr"])
def test_the_answers_to_an_offer_stand_in_one_row_on_a_narrow_phone(stage: Stage, lang: str) -> None:
    page = SCREENS["trade"](stage, NARROW)
    page.evaluate(CHOOSE, {"lang": lang})
    page.reload()
    expect(page.locator(f"html[lang={lang}] .offer footer").first).to_be_visible()
    rows = page.evaluate("""() => [...document.querySelectorAll(".offer footer")].map((row) => {
      const boxes = [...row.querySelectorAll(".btn")].map((one) => one.getBoundingClientRect());
      return [new Set(boxes.map((box) => Math.round(box.top))).size, Math.max(...boxes.map((box) => box.right)) <= innerWidth];
    })""")
    assert rows and all(row == [1, True] for row in rows)


def test_a_trade_by_turns_has_a_question_and_answers_of_a_phones_width(stage: Stage) -> None:
    options = {"driver": "turns", "runs": 1}
    bots = {str(seat): "random" for seat in range(1, 4)}
    page = stage.person(f"/table/{stage.server.table(game='inferno-trade', seats=4, bots=bots, options=options)}", **NARROW)
    sit(page, "Ada")
    page.get_by_role("button", name="Hand in the list").click()
    page.locator(".prompt").get_by_role("button", name="Ready").click()
    page.evaluate(CHOOSE, {"lang": "fr"})
    page.reload()
    expect(page.locator("html[lang=fr] .me .soul").first).to_be_visible()
    question, row = box(page, ".prompt .q"), box(page, ".prompt .acts")
    assert question["right"] - question["left"] >= 170 and row["right"] <= 360
    assert box(page, ".prompt")["bottom"] - box(page, ".prompt")["top"] <= 140
