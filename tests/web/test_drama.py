"""What is seen, heard and felt at a board beside what it shows: duels, cards of Hell, sounds, a phone that is felt, endings. And none
of what moves for those who want no motion."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.hell import asleep, button, opened, scene, settle
from tests.web.moves import cell, sit, to_move
from tests.web.race import FIGHT, HOME, player, race
from tests.web.stage import Stage
from tests.web.test_access import PHONE
from tests.web.test_inferno_race import act, hand

MOTIONS: Final = ("no-preference", "reduce")
NOTED: Final = """(() => {
  window.seen = []; window.heard = 0; window.felt = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.nodeType === 1)
          for (const thing of [node, ...node.querySelectorAll(".clash-over, .hell-event, .die")]) window.seen.push(String(thing.className));
  }).observe(document, { subtree: true, childList: true });
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.heard += 1; return make.call(this); };
  Object.defineProperty(navigator, "vibrate", { value: (pattern) => window.felt.push(pattern) });
})()"""
"""Note what comes up on the page, each tone, and each time that a phone is felt."""


def audience(stage: Stage, game: str, position: dict[str, Any], sound: bool = False, **context: Any) -> Page:
    """Ada against random players, with everything noted."""
    seats = int(position["seats"])
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = stage.server.table(game=game, seats=seats, bots=bots, public=False, position=position)
    page = stage.person(None, **context)
    page.add_init_script(NOTED)
    wanted = f"JSON.stringify({{sound: {str(sound).lower()}}})"
    page.add_init_script(f"if (!JSON.parse(localStorage.avernus).tables) localStorage.avernus = {wanted}")
    page.goto(f"/table/{table}")
    sit(page, "Ada")
    expect(page.locator(".prompt:not(.wait)")).to_be_visible()
    return page


def saw(page: Page, name: str) -> bool:
    """Has a thing of this class come up?"""
    return bool(page.evaluate("name => window.seen.some((one) => one.split(' ').includes(name))", name))


@pytest.mark.parametrize("motion", MOTIONS)
def test_a_fight_is_a_duel_over_the_board(stage: Stage, motion: Any) -> None:
    page = audience(stage, "inferno-race", FIGHT, reduced_motion=motion)
    hand(page, "b2").click()
    expect(page.locator(".panel.fight strong").first).to_have_text("6")
    assert saw(page, "clash-over") == (motion == "no-preference")


@pytest.mark.parametrize("motion", MOTIONS)
def test_what_hell_brings_is_a_card_over_the_map(stage: Stage, motion: Any) -> None:
    """Nobody has anything to decide between two turns but that they are done."""
    position = scene("final").demons(0, "Marchosias").demons(1, "Vine")
    page = audience(stage, "hellgame", opened(asleep(position, "Marchosias", "Vine"), "PetitionPhase"), reduced_motion=motion)
    while "Turn 4" not in page.locator(".hell-phases .turn").inner_text() and not page.locator(".finished").is_visible():
        settle(page)
        done = button(page, "End").or_(button(page, "Nothing")).or_(button(page, "Keep"))
        if done.first.is_visible():
            done.first.click()
        page.wait_for_timeout(50)
    expect(page.locator(".rail .log")).to_contain_text("Hell")
    assert saw(page, "hell-event") == (motion == "no-preference")


@pytest.mark.parametrize(("sound", "motion"), [(True, "no-preference"), (True, "reduce"), (False, "no-preference")])
def test_a_win_is_heard_and_felt_by_those_who_want_that(stage: Stage, sound: bool, motion: Any) -> None:
    page = audience(stage, "inferno-race", HOME, sound=sound, reduced_motion=motion, **PHONE)
    cell(page, "36").tap()
    cell(page, "40").tap()
    act(page, "Play it")
    expect(page.locator(".finished .verdict-word")).to_have_text("You win!")
    expect(page.locator(".board")).to_have_class("board won")
    assert (page.evaluate("window.heard") > 0) == sound
    assert (page.evaluate("window.felt.length") > 0) == (sound and motion == "no-preference")


FILLING: Final = """() => {
  window.filling = [];
  new MutationObserver(() => {
    const soon = document.querySelector(".btn.soon"), question = document.querySelector(".prompt .q");
    if (soon) window.filling.push(getComputedStyle(soon).color === getComputedStyle(question).color);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Note whether a button that fills by itself is written in the colour of the question."""


def test_a_turn_of_the_race_ends_by_itself_where_nothing_is_left(stage: Stage) -> None:
    """No card, no gem, nothing to buy: what is left is to end the turn, and nobody presses anything for it."""
    position = race([player([-1, 7, 17], []), player([-2, -1, 21], [])], {"step": "move", "value": 1, "bananas": 0})
    page = audience(stage, "inferno-race", position, reduced_motion="no-preference")
    to_move(page)
    cell(page, "7").click()
    page.evaluate(FILLING)
    cell(page, "8").click()
    expect(page.locator(".rail .log .turn")).not_to_have_count(0)
    expect(page.locator(".prompt:not(.wait)").get_by_role("button", name="Roll the die")).to_be_visible()
    assert set(page.evaluate("() => window.filling")) <= {True}  # while the button fills, what it says can be read
