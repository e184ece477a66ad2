"""What a table offers besides the moves."""

from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.web.moves import HIT, PULL, alone, cell, log, sit, to_move, two, walk
from tests.web.stage import Stage


def test_a_wrong_point_says_why_and_opens_the_rulebook_at_the_clause(stage: Stage) -> None:
    page = alone(stage)
    walk(page, "e2")
    cell(page, "e4").hover()
    expect(page.locator(".tip")).to_be_visible()
    cell(page, "e5").dispatch_event("click")  # as a keyboard or a reader does, while the mouse rests elsewhere
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("The dwarf moves one cell north, east, south or west, and e5 is not one of those cells.")
    refusal.get_by_role("button", name="§ S5.1").click()
    hit = page.locator(".drawer .hit").first
    expect(hit).to_be_in_viewport()
    expect(hit).to_contain_text("S5.1")
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)


HOLD = """() => {
    const send = WebSocket.prototype.send;
    window.held = [];
    WebSocket.prototype.send = function (text) { if (text.includes('"do"')) window.held.push(text); else send.call(this, text); };
}"""


def test_what_is_pointed_at_while_an_action_is_on_its_way_is_not_played(stage: Stage) -> None:
    ada = alone(stage)
    ada.evaluate(HOLD)
    walk(ada, "e2", "e3")
    expect(ada.locator(".prompt[aria-busy=true]")).to_be_visible()
    walk(ada, "e2", "e3")
    expect(ada.locator(".s-sel")).to_have_count(0)
    assert ada.evaluate("held.length") == 1


def test_sub_choices_appear_at_the_hand(stage: Stage) -> None:
    page = alone(stage, position=PULL)
    walk(page, "e3", "e4")
    hand, target = page.locator(".athand"), cell(page, "e4")
    expect(hand.locator("button")).to_have_text(["Pulling the rock behind it", "Without a rock"])
    there, here = hand.bounding_box(), target.bounding_box()
    assert there is not None and here is not None
    assert abs(there["x"] + there["width"] / 2 - here["x"] - here["width"] / 2) < 2
    assert 0 <= here["y"] - there["y"] - there["height"] < 30
    hand.get_by_text("Pulling the rock behind it").click()
    expect(cell(page, "e3")).to_have_attribute("aria-label", "e3, rock")


def test_a_hint_is_shown_on_the_board(stage: Stage) -> None:
    page = alone(stage, position=HIT)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".s-hint")).not_to_have_count(0)


def test_chat_reaches_the_other_and_counts_what_is_unread(stage: Stage) -> None:
    ada, bo = two(stage)
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("A good game to you <b>!</b>")
    ada.keyboard.press("Enter")
    expect(bo.get_by_role("tab", name="Chat · 1")).to_be_visible()
    bo.get_by_role("tab", name="Chat").click()
    expect(bo.locator(".chat li")).to_have_text("Ada A good game to you <b>!</b>")


def test_each_line_of_the_log_is_a_link_to_its_position(stage: Stage) -> None:
    ada, bo = two(stage)
    walk(ada, "e2", "e3")
    to_move(bo)
    walk(bo, "e8", "e7")
    expect(log(ada)).to_have_count(2)
    log(ada).first.get_by_role("link").click()
    expect(ada).to_have_url(ada.url.split("?")[0] + "?at=1")
    expect(ada.locator(".pastbar")).to_contain_text("after action 1 of 2")
    expect(cell(ada, "e8")).to_have_attribute("aria-label", "e8, dwarf of Bo")
    other = stage.person(ada.url)
    expect(cell(other, "e3")).to_have_attribute("aria-label", "e3, dwarf of Ada")
    expect(cell(other, "e8")).to_have_attribute("aria-label", "e8, dwarf of Bo")
    ada.keyboard.press("[")
    expect(ada.locator(".pastbar")).to_contain_text("after action 0 of 2")
    ada.get_by_role("button", name="Back to the present").click()
    expect(cell(ada, "e7")).to_have_attribute("aria-label", "e7, dwarf of Bo")


def test_a_finished_game_replays_by_itself(stage: Stage) -> None:
    page = alone(stage, position=HIT)
    walk(page, "d5")
    cell(page, "e5").click()
    cell(page, "e6").click()
    page.get_by_role("button", name="Replay from the start").click()
    expect(cell(page, "e8")).to_have_attribute("aria-label", "e8, sorcerer of North")
    expect(cell(page, "e8")).to_have_attribute("aria-label", "e8, rock")


@pytest.mark.parametrize(("lang", "hero", "prompt", "rules"), [
    ("en", "Five board games", "Your turn: one step left.", "The dwarf"),
    ("es", "Cinco juegos", "Te toca: te queda un paso.", "El enano"),
    ("fr", "Cinq jeux", "À vous", "Le nain"),
])
def test_each_language_speaks_everywhere(stage: Stage, lang: str, hero: str, prompt: str, rules: str) -> None:
    page = stage.person("/", locale=lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("h1")).to_contain_text(hero)
    page.locator(".hero .btn.pri").click()
    expect(page.locator(".prompt .q")).to_contain_text(prompt)
    page.locator(".top .tb").first.click()
    expect(page.locator(".rules-text")).to_contain_text(rules)
    assert "web-" not in page.locator("body").inner_text()


def test_the_language_changes_on_the_spot(stage: Stage) -> None:
    page = alone(stage)
    page.get_by_label("Language").select_option("es")
    expect(page.locator(".prompt .q")).to_contain_text("Te toca")
    walk(page, "e2", "e3")
    expect(log(page).first).to_contain_text("enano")


def test_less_motion_means_none(stage: Stage) -> None:
    table = stage.server.table(bots={"1": "random"})
    page = stage.person(f"/table/{table}")
    page.evaluate("Element.prototype.animate = () => { document.title = 'moved'; }")
    page.get_by_role("button", name="Sit down").first.click()
    to_move(page)
    walk(page, "e2", "e3")
    expect(log(page)).to_have_count(3)
    assert page.title() != "moved"
    assert page.evaluate("document.getAnimations().filter((a) => a.effect.getComputedTiming().duration > 0).length") == 0


def test_motion_shows_the_way(stage: Stage) -> None:
    page = stage.person(f"/table/{stage.server.table(bots={'1': 'random'})}", reduced_motion="no-preference")
    page.evaluate("""() => { const old = Element.prototype.animate; window.moved = 0;
        Element.prototype.animate = function (...a) { window.moved += 1; return old.apply(this, a); }; }""")
    page.get_by_role("button", name="Sit down").first.click()
    to_move(page)
    walk(page, "e2", "e3")
    expect(log(page)).to_have_count(3)
    assert page.evaluate("window.moved") >= 3


def test_a_step_back_moves_no_piece_and_no_button(stage: Stage) -> None:
    page = stage.person(f"/table/{stage.server.table(bots={'1': 'random'}, position=HIT)}", reduced_motion="no-preference")
    page.get_by_role("button", name="Sit down").first.click()
    to_move(page)
    walk(page, "d5")
    cell(page, "e5").click()
    cell(page, "e6").click()
    expect(page.locator(".finished")).to_be_visible()
    page.evaluate("""() => { window.moved = 0;
        const old = Element.prototype.animate;
        Element.prototype.animate = function (...a) { window.moved += 1; return old.apply(this, a); }; }""")
    back = page.get_by_role("button", name="One action back")
    before = back.bounding_box()
    back.click()
    expect(cell(page, "e8")).to_have_attribute("aria-label", "e8, sorcerer of North")
    assert back.bounding_box() == before
    assert page.evaluate("window.moved") == 0
    page.get_by_role("button", name="One action on").click()
    expect(cell(page, "e8")).to_have_attribute("aria-label", "e8, rock")
    assert page.evaluate("window.moved") > 0


def test_on_one_device_the_board_turns_after_the_motion_and_directions_point_on_the_screen(stage: Stage) -> None:
    page = stage.person(f"/table/{stage.server.table()}", reduced_motion="no-preference")
    page.get_by_role("button", name="Sit down").first.click()
    page.get_by_role("button", name="Sit here too").click()
    to_move(page)
    south = cell(page, "e1").bounding_box()
    walk(page, "e2", "e3")
    expect(cell(page, "e3")).to_have_attribute("aria-label", "e3, dwarf of Guest")
    assert cell(page, "e1").bounding_box() == south, "the dwarf has walked, and its player has seen it"
    assert south is not None
    page.wait_for_function("y => document.querySelector('.bw [data-cell=\"e9\"]').getBoundingClientRect().y > y", arg=south["y"] - 50)


def test_everything_can_be_reached_on_a_phone(stage: Stage) -> None:
    phone: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    page = stage.person(f"/table/{stage.server.table(bots={'1': 'random'})}", **phone)
    page.get_by_role("button", name="Sit down").first.tap()
    to_move(page)
    page.locator(".settings summary").tap()
    page.get_by_role("checkbox", name="Sound").check()
    page.get_by_role("button", name="No motion").tap()
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    page.locator(".settings summary").tap()
    page.locator("summary", has_text="Table").tap()
    expect(page.get_by_role("menuitem", name="Analyse")).to_be_visible()
    page.get_by_role("menuitem", name="Fair play").tap()
    expect(page.locator(".sheet")).to_contain_text("committed to a secret")


def test_the_board_is_saved_as_a_picture(stage: Stage) -> None:
    page = alone(stage, position=HIT)
    page.locator("summary", has_text="Table").click()
    with page.expect_download() as saved:
        page.get_by_role("menuitem", name="Save a picture").click()
    picture = Image.open(saved.value.path())
    assert picture.format == "PNG" and picture.width == 1200
    colours = picture.convert("RGB").getcolors(1 << 20) or []
    assert any(red > 180 and green < 90 and blue < 80 for _, (red, green, blue) in colours), "South’s pieces are red"  # type: ignore[misc]


def test_spectators_talk_among_themselves(stage: Stage) -> None:
    table = stage.server.table(bots={"1": "random"})
    ada = stage.person(f"/table/{table}")
    sit(ada, "Ada")
    to_move(ada)
    eve, zoe = stage.person(f"/table/{table}"), stage.person(f"/table/{table}")
    for watcher in (eve, zoe):
        expect(watcher.locator(".prompt")).to_be_visible()
        watcher.get_by_role("tab", name="Chat").click()
    eve.get_by_label("Say something to the other spectators").fill("South has a win!")
    eve.keyboard.press("Enter")
    for watcher in (eve, zoe):
        expect(watcher.locator(".murmurs li", has_text="South has a win!")).to_have_count(1)
    ada.get_by_role("tab", name="Chat").click()
    expect(ada.locator(".talk .log")).to_be_visible()
    expect(ada.get_by_text("South has a win!")).to_have_count(0)


def test_copying_the_link_says_so(stage: Stage) -> None:
    page = alone(stage)
    button = page.locator(".transport").get_by_role("button", name="Copy link")
    button.click()
    expect(page.locator(".transport").get_by_role("button", name="Copied").or_(page.get_by_text("does not copy")).first).to_be_visible()


def test_a_name_changed_after_sitting_down_is_read_by_everybody(stage: Stage) -> None:
    table = stage.server.table()
    ada, bo = stage.person(f"/table/{table}"), stage.person(f"/table/{table}")
    sit(ada, "Ada")
    expect(bo.locator(".seats")).to_contain_text("Ada")
    ada.get_by_label("Your name").fill("Beatrice")
    ada.get_by_label("Your name").press("Enter")
    expect(bo.locator(".seats")).to_contain_text("Beatrice")
