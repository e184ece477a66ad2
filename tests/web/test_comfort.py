"""What once stood between people and a game: each of it as somebody met it."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.moves import HIT, cell, log, menu, sit, to_move, two, waits, walk
from tests.web.race import MAIN
from tests.web.stage import Stage

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_live_race_is_not_analysed_and_says_when_it_can_be(stage: Stage) -> None:
    table = stage.server.table(game="inferno-race", bots={"1": "random"}, position=MAIN, public=False)
    page = stage.person(f"/table/{table}")
    sit(page, "Ada")
    to_move(page)
    expect(page.locator(".transport")).to_contain_text("it can be analysed once it is over")
    expect(page.get_by_role("link", name="Analyse")).to_have_count(0)
    page.get_by_role("button", name="Rest", exact=True).click()
    expect(log(page).first).to_be_visible()
    page.goto(f"/analysis/inferno-race?table={table}&at=1")
    expect(page.get_by_role("alert")).to_contain_text("This game can have secrets: it can be analysed once it is over.")
    expect(page.locator(".bw svg[role=group]")).to_have_count(0)  # no other position in its place
    page.get_by_role("link", name="To your table").click()
    expect(page.locator(".transport")).to_be_visible()


def test_a_bot_is_offered_for_somebody_who_is_away_only_when_it_would_be_granted(stage: Stage) -> None:
    table = stage.server.table()
    ada, bo = stage.person(), stage.person(f"/table/{table}")
    ada.clock.install()
    ada.goto(f"/table/{table}")
    sit(ada, "Ada")
    expect(bo.locator(".seats")).to_contain_text("Ada")
    sit(bo, "Bo")
    to_move(ada)
    bo.close()
    expect(ada.locator(".request")).to_contain_text("Bo is away.")
    expect(ada.locator(".request")).to_contain_text("s a bot may play on.")
    expect(ada.get_by_role("button", name="Let a bot play on")).to_have_count(0)
    ada.clock.fast_forward(61_000)
    expect(ada.get_by_role("button", name="Let a bot play on")).to_be_visible()


def test_a_host_cancels_an_open_table(stage: Stage) -> None:
    alone = stage.server.table()
    ada, eve = stage.person(f"/table/{alone}"), stage.person(f"/table/{alone}")
    sit(ada, "Ada")
    expect(eve.locator(".seats")).to_contain_text("Ada")
    ada.get_by_role("button", name="Cancel the table").click()
    expect(ada).to_have_url(f"{stage.server.base}/")
    expect(eve.locator(".finished h2")).to_have_text("The table was closed.")
    assert stage.server.get(f"/api/tables/{alone}")["status"] == "over"


def test_where_others_sit_whoever_cancels_leaves_the_table_to_them(stage: Stage) -> None:
    table = stage.server.table(seats=3)
    ada, bo = stage.person(f"/table/{table}"), stage.person(f"/table/{table}")
    sit(ada, "Ada")
    expect(bo.locator(".seats")).to_contain_text("Ada")
    sit(bo, "Bo")
    expect(ada.locator(".seats")).to_contain_text("Bo")
    ada.get_by_role("button", name="Cancel the table").click()
    expect(ada).to_have_url(f"{stage.server.base}/")
    expect(bo.locator(".seats")).not_to_contain_text("Ada")
    assert stage.server.get(f"/api/tables/{table}")["status"] == "open"


def test_a_private_table_stays_private_whatever_is_played(stage: Stage) -> None:
    page = stage.person("/")
    page.get_by_role("link", name="Open a private table").click()
    listed = page.get_by_role("checkbox", name="List the table on the home page")
    expect(listed).not_to_be_checked()
    for game in ("Inferno, the race", "Laberinto Interior"):
        page.get_by_role("radio", name=game).check(force=True)
        expect(page.locator(".top h1")).to_have_text(game)
        expect(listed).not_to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".seating")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    assert not stage.server.get(f"/api/tables/{table}")["public"]
    assert table not in [each["id"] for each in stage.server.get("/api/tables")["tables"]]


def test_a_takeback_that_all_agree_to_leaves_no_mark_and_strikes_the_line(stage: Stage) -> None:
    ada, bo = two(stage)
    walk(ada, "e2", "e3")
    to_move(bo)
    expect(ada.locator(".s-last")).to_have_count(2)
    menu(ada, "Ask to take back")
    bo.get_by_role("button", name="Agree").click()
    to_move(ada)
    for page in (ada, bo):
        expect(page.locator(".s-last")).to_have_count(0)
        expect(page.locator(".log del")).to_contain_text("dwarf walks from e2 to e3")
        expect(page.locator(".log a")).to_have_count(0)


def test_a_refusal_goes_with_the_end_of_the_game(stage: Stage) -> None:
    ada, bo = two(stage)
    walk(ada, "e2")
    cell(ada, "e5").dispatch_event("click")
    expect(ada.get_by_role("alert")).to_be_visible()
    menu(bo, "Resign")
    bo.get_by_role("menuitem", name="Yes, I resign").click()
    expect(ada.locator(".finished h2")).to_have_text("Ada wins: Bo has resigned.")
    expect(ada.get_by_role("alert")).to_have_count(0)


def test_after_a_reload_the_whole_log_is_there(stage: Stage) -> None:
    page = stage.person("/")
    page.evaluate("so => localStorage.avernus = JSON.stringify(so)", {"codes": True, "pace": 0, "name": "Ada"})
    page.goto(f"/table/{stage.server.table(game='inferno-race', bots={'1': 'random'}, pauses=False)}")
    page.locator(".seats .btn.pri").click()
    to_move(page)
    menu(page, "Leave the table")  # a bot plays on for her
    page.get_by_role("menuitem", name="Yes, I leave").click()
    expect(log(page).nth(60)).to_be_attached()
    for _ in range(2):
        expect(page.locator(".log .turn").first).to_contain_text("Turn 2: Yellow.")
        page.reload()
        expect(log(page).nth(60)).to_be_attached()


def test_on_a_phone_the_buttons_of_a_replay_stay_under_the_finger(stage: Stage) -> None:
    table = stage.server.table(bots={"1": "random"}, position=HIT)
    page = stage.person(f"/table/{table}", **PHONE)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Sit down").first.click()
    to_move(page)
    page.get_by_role("button", name="List").click()
    page.get_by_role("menuitem", name="Te5:n").click()
    expect(page.locator(".finished h2")).to_be_visible()
    back = page.get_by_role("button", name="One action back")
    back.scroll_into_view_if_needed()
    before = back.bounding_box()
    back.tap()
    expect(page.locator(".pastbar")).to_be_visible()
    assert back.bounding_box() == before


def test_the_rest_of_a_table_goes_on_without_whoever_resigns(stage: Stage) -> None:
    table = stage.server.table(seats=3, bots={"2": "random"})
    ada, bo = stage.person(f"/table/{table}"), stage.person(f"/table/{table}")
    sit(ada, "Ada")
    expect(bo.locator(".seats")).to_contain_text("Ada")
    sit(bo, "Bo")
    to_move(ada)
    menu(ada, "Resign")
    expect(ada.get_by_role("menuitem", name="Yes, I resign")).to_be_visible()
    ada.get_by_role("menuitem", name="Yes, I resign").click()
    expect(ada.locator(".request")).to_contain_text("A bot is playing for you.")
    to_move(bo)
    waits(ada)


def test_a_reaction_is_one_press_and_everybody_sees_it(stage: Stage) -> None:
    ada, bo = two(stage)
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_role("button", name="Well played").click()
    bo.get_by_role("tab", name="Chat · 1").click()
    expect(bo.locator(".chat li")).to_have_text("Ada 👏")


def test_it_is_your_turn_stands_in_the_title_and_at_the_icon(stage: Stage) -> None:
    ada, bo = two(stage)
    icon = "document.querySelector('link[rel=icon]').href"
    expect(ada).to_have_title("● Your turn · Splut!")
    ada.wait_for_function(f"{icon}.startsWith('data:image/svg')")
    expect(bo).to_have_title("Splut! · avernus")
    assert bo.evaluate(icon).endswith("/icon.svg")
    walk(ada, "e2", "e3")
    expect(ada).to_have_title("Splut! · avernus")
    ada.wait_for_function(f"{icon}.endsWith('/icon.svg')")
    expect(bo).to_have_title("● Your turn · Splut!")


def test_keys_turn_the_board_and_are_written_on_a_sheet(stage: Stage) -> None:
    ada, _ = two(stage)
    north = "document.querySelector('.bw [data-cell=\"e9\"]').getBoundingClientRect().y"
    before = ada.evaluate(north)
    ada.keyboard.press("f")
    ada.wait_for_function(f"y => {north} > y + 100", arg=before)
    ada.keyboard.press("?")
    sheet = ada.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("turn the board")
    ada.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_one_chooses_ones_seat_and_a_level_for_each_bot(stage: Stage) -> None:
    page = stage.person("/new/splut")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_role("radio", name="West").check(force=True)
    page.get_by_text("A level for each seat").click()
    page.locator(".each label", has_text="North").locator("select").select_option("imp")
    page.get_by_role("button", name="Start").click()
    players = page.locator(".rail .player")
    expect(players.filter(has_text="West")).to_contain_text("you")
    expect(players.filter(has_text="North")).to_contain_text("bot 3, imp")
    expect(players.filter(has_text="South")).to_contain_text("bot 4, fiend")


@pytest.mark.parametrize(("lang", "variants"), [("en", "Variants"), ("es", "Variantes"), ("fr", "Variantes")])
def test_times_are_in_words_and_nobody_counts_milliseconds(stage: Stage, lang: str, variants: str) -> None:
    page = stage.person("/", locale=lang)
    for game in ("splut", "inferno-race", "laberinto", "inferno-trade", "hellgame"):
        page.goto(f"/new/{game}?with=friends")
        page.get_by_text(variants, exact=True).click()
        form = page.locator("form").inner_text()
        assert not re.search(r"mill?i?se[cg]|\bms\b|\d \+ \d|option-|preset-|value-", form, re.IGNORECASE), form
        if game != "inferno-trade":
            assert "minut" in form
    stage.server.table(game="splut", clock={"kind": "game", "initial": 300, "increment": 3}, public=True)
    page.goto("/")
    expect(page.locator(".home .tables").last).to_contain_text("5 minut")


def test_avernus_can_be_installed(stage: Stage) -> None:
    page = stage.person("/")
    shown = page.evaluate("""async () => {
      const at = document.querySelector('link[rel=manifest]').href;
      const said = await (await fetch(at)).json();
      const kind = async (icon) => (await fetch(icon.src)).headers.get("content-type");
      const icons = await Promise.all(said.icons.map(async (icon) => (await kind(icon)).startsWith(icon.type)));
      return { display: said.display, start: said.start_url, big: said.icons.some((icon) => icon.sizes === "512x512"), icons };
    }""")
    assert shown["display"] == "standalone" and shown["start"] == "/" and shown["big"] and all(shown["icons"])


def test_on_a_phone_what_a_player_has_stands_apart_from_the_place(stage: Stage) -> None:
    page = stage.person(f"/table/{stage.server.table(bots={'1': 'random'}, position=HIT)}", **PHONE)
    sit(page, "Ada")
    to_move(page)
    status, place = (page.locator(".players.strip .player.on .pl-s > span").nth(i).bounding_box() for i in range(2))
    assert place is not None and status is not None
    assert place["x"] - status["x"] - status["width"] >= 4
