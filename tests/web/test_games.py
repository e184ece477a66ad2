"""Whole games in a real browser."""

from playwright.sync_api import expect

from tests.web.moves import HIT, alone, answered, cell, log, menu, sit, to_move, two, waits, walk
from tests.web.stage import Stage


def test_home_to_the_first_move_takes_two_clicks(stage: Stage) -> None:
    page = stage.person("/")
    page.get_by_role("button", name="Play now").click()
    cell(page, "e2").click()
    expect(page.locator(".q")).to_contain_text("Your dwarf: where to?")
    cell(page, "e3").click()
    expect(log(page).first).to_contain_text("Guest’s dwarf walks from e2 to e3.")


def test_a_person_plays_a_bot_to_the_end_of_a_game(stage: Stage) -> None:
    page = stage.person("/new/splut")
    page.get_by_text("Variants").click()
    page.get_by_label("The game is drawn after this many turns").fill("4")
    page.get_by_role("button", name="Start").click()
    played = 0
    while True:
        expect(page.locator(".finished, .prompt:not(.wait)")).to_be_visible()
        if page.locator(".finished").is_visible():
            break
        before = page.locator(".transport .num").inner_text()
        page.get_by_role("button", name="List").click()
        page.get_by_role("menuitem").first.click()
        expect(page.locator(".transport .num")).not_to_have_text(before)
        played += 1
    assert played == 1 + 3
    expect(page.locator(".finished h2")).to_contain_text("Draw: the last turn has been played.")


def test_a_rock_strikes_and_the_game_can_be_checked(stage: Stage) -> None:
    page = alone(stage, position=HIT)
    walk(page, "d5")
    cell(page, "e5").click()
    expect(page.locator(".q")).to_contain_text("Your troll steps onto the rock on e5. Where does it throw?")
    expect(page.locator(".q small")).to_contain_text("north would strike")
    page.get_by_role("button", name="North", exact=True).click()
    expect(page.locator(".finished h2")).to_contain_text("Ada wins")
    expect(page.locator(".ranking .first")).to_contain_text("Ada")
    page.get_by_role("tab", name="Fair play").click()
    page.get_by_role("button", name="Check it now").click()
    expect(page.locator(".verdict.good")).to_contain_text("In order: one action, no draws.")
    expect(page.locator(".verdict.good")).to_contain_text("checked in this browser")


def test_two_browsers_play_by_invite_link_and_one_is_reloaded(stage: Stage) -> None:
    ada = stage.person("/")
    ada.get_by_role("link", name="Invite", exact=True).first.click()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Open the table").click()
    link = ada.get_by_label("Invite by link").input_value()
    bo = stage.person(link)
    sit(bo, "Bo")
    to_move(ada)
    walk(ada, "e2", "e3")
    to_move(bo)
    expect(cell(bo, "e3")).to_have_attribute("aria-label", "e3, dwarf of Ada")
    walk(bo, "e8", "e7")
    answered(bo)
    bo.reload()
    to_move(bo)
    expect(log(bo)).to_have_count(2)
    walk(bo, "e7", "e6")
    to_move(ada)
    expect(log(ada).last).to_contain_text("Bo’s dwarf walks from e7 to e6.")


def test_a_spectator_sees_the_game_and_cannot_touch_it(stage: Stage) -> None:
    ada, bo = two(stage)
    eve = stage.person(ada.url)
    expect(eve.locator(".prompt")).to_contain_text("It is Ada’s turn.")
    expect(ada.get_by_text("one spectator")).to_be_visible()
    walk(ada, "e2", "e3")
    expect(log(eve)).to_have_count(1)
    expect(eve.locator(".spot.can")).to_have_count(0)
    eve.get_by_role("tab", name="Chat").click()
    expect(eve.get_by_role("textbox", name="Say something to the table…")).to_have_count(0)  # spectators have a talk of their own
    to_move(bo)


def test_several_people_play_on_one_device(stage: Stage) -> None:
    page = stage.person("/new/splut?with=device")
    page.get_by_role("button", name="Start").click()
    to_move(page)
    walk(page, "e2", "e3")
    expect(page.locator(".rail .player.on")).to_contain_text("North")
    walk(page, "e8", "e7")
    walk(page, "e7", "e6")
    expect(page.locator(".rail .player.on")).to_contain_text("South")
    expect(log(page)).to_have_count(3)
    menu(page, "Ask to take back")  # those who sit at the same device are asked there
    page.get_by_role("button", name="Decline").click()
    expect(page.get_by_role("button", name="Agree")).to_have_count(0)
    menu(page, "Ask to take back")
    page.get_by_role("button", name="Agree").click()
    expect(cell(page, "e2")).to_have_attribute("aria-label", "e2, dwarf of Guest, can be chosen")


def test_resigning_names_the_winner_and_a_rematch_seats_both_with_sides_swapped(stage: Stage) -> None:
    ada, bo = two(stage)
    menu(ada, "Resign")
    ada.get_by_role("menuitem", name="Yes, I resign").click()
    for page in (ada, bo):
        expect(page.locator(".finished h2")).to_have_text("Bo wins: Ada has resigned.")
    expect(bo.locator(".verdict-word")).to_have_text("You win!")
    old = ada.url
    ada.get_by_role("button", name="Again, sides swapped").click()
    expect(ada).not_to_have_url(old)
    expect(ada.locator(".seats")).to_contain_text("AdaNorth")
    expect(bo.locator(".request")).to_contain_text("Ada would like to play again")
    assert bo.url == old
    bo.locator(".request").get_by_role("button", name="Sit down").click()
    to_move(bo)
    waits(ada)
    assert ada.url == bo.url


def test_undo_is_free_while_nobody_has_seen_more(stage: Stage) -> None:
    ada, bo = two(stage)
    walk(ada, "e2", "e3")
    to_move(bo)
    walk(bo, "e8", "e7")
    expect(log(bo)).to_have_count(2)
    bo.get_by_role("button", name="Undo").click()
    expect(cell(bo, "e8")).to_have_attribute("aria-label", "e8, dwarf of Bo, can be chosen")
    expect(log(ada).last).to_contain_text("An action was taken back.")
    expect(ada.locator(".log del")).to_contain_text("dwarf walks from e8 to e7")
    expect(ada.locator(".s-last")).to_have_count(2)


def test_a_takeback_needs_consent(stage: Stage) -> None:
    ada, bo = two(stage)
    walk(ada, "e2", "e3")
    to_move(bo)
    menu(ada, "Ask to take back")
    expect(ada.get_by_text("Waiting for the others to agree")).to_be_visible()
    bo.get_by_role("button", name="Decline").click()
    expect(ada.get_by_text("Waiting for the others to agree")).to_have_count(0)
    expect(ada.locator(".request")).to_contain_text("Bo does not agree to the takeback.")
    waits(ada)
    menu(ada, "Ask to take back")
    bo.get_by_role("button", name="Agree").click()
    to_move(ada)
    expect(cell(ada, "e2")).to_have_attribute("aria-label", "e2, dwarf of Ada, can be chosen")
