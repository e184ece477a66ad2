"""Inferno, the trade, in a real browser: whole games with each of the three clocks, and people who come and go."""

import re

from playwright.sync_api import Page, expect

from tests.web.moves import answered, log, menu, sit
from tests.web.stage import Stage
from tests.web.trade import GAME, SIX, THREE, TWO, Others, holds, last_seconds, market, opened, point, press, refused, send, stall

# -- the three drivers ---------------------------------------------------------------------------------


def hand_in(page: Page) -> None:
    """V10, V13: write a list, see it, be ready."""
    expect(page.locator(".values li")).to_have_count(18)
    top = page.locator(".row-soul").first
    top.focus()
    page.keyboard.press("End")
    expect(page.locator(".row-soul").last).to_be_focused()
    first = page.locator(".row-soul span").first.inner_text()
    page.get_by_role("button", name="Hand in the list").click()
    expect(page.locator(".mylist li").first).to_contain_text(first)
    page.locator(".prompt").get_by_role("button", name="Ready").click()


def asked(page: Page) -> str:
    """Wait until Ada is to act, to choose for a special card, or until the game is over."""
    slot = page.locator(".prompt").get_by_role("button", name="Done")
    question = page.locator(".stop button:disabled")
    expect(slot.or_(question).or_(page.locator(".finished")).first).to_be_visible(timeout=60_000)
    return "over" if page.locator(".finished").is_visible() else "asked"


def choose(page: Page) -> None:
    """Give a special card what it asks for. Others choose meanwhile, hidden, and the next card may ask at once: the own answer lasts."""
    answers = page.locator(".rail .log .n").filter(has_text=re.compile(r"^y?:"))
    known = answers.count()
    page.locator(".soul.choose").first.click()
    page.locator(".stop button.pri").click()
    over = page.locator(".finished")  # the last answer of all stands in the line that ends the game
    expect(answers.nth(known).or_(over).first).to_be_attached()
    answered(page)


def begun(stage: Stage, seats: int, driver: str, variants: dict[str, str]) -> Page:
    """A game against bots from the form, with Ada's list handed in."""
    page = stage.person("/new/inferno-trade")
    page.get_by_text(str(seats), exact=True).click()
    page.get_by_label("How is it played?").select_option(driver)
    page.locator("summary", has_text="Variants").click()
    for label, value in variants.items():
        page.get_by_label(label).fill(value)
    page.get_by_role("button", name="Start").click()
    hand_in(page)
    return page


def test_a_whole_game_by_turns_against_bots(stage: Stage) -> None:
    """V62: from the form to the opened lists."""
    page = begun(stage, 3, "turns", {"How often the glass runs": "1", "Rounds in one run of the glass": "2"})
    slots = 0
    while asked(page) != "over":
        if page.locator(".stop button:disabled").is_visible():
            choose(page)
            continue
        slots += 1
        if slots == 2:  # in the first round one offer would use the slot up
            page.locator(".me .soul:not(.fixed)").first.click()
            page.locator(".stalls .soul:not(.fixed)").first.click()
            send(page)
            expect(page.locator(".offer").filter(has_text="You offer")).to_have_count(1)
        passed = log(page).filter(has_text="slot")
        before = passed.count()
        page.locator(".prompt").get_by_role("button", name="Done").click()
        # The bots may be quick: what lasts is that the slot was passed on, or the end.
        expect(passed.nth(before).or_(page.locator(".finished")).first).to_be_attached()
        answered(page)
    assert slots == 2
    expect(page.locator(".finished")).to_be_visible()
    expect(page.locator(".count.first").first).to_be_visible()


def test_a_live_table_with_bots_from_the_form(stage: Stage) -> None:
    """V60: live is what the form proposes; the sand runs as soon as everybody is ready."""
    page = stage.person("/new/inferno-trade")
    page.get_by_text("6", exact=True).click()
    expect(page.get_by_label("How is it played?")).to_have_value("live")
    page.get_by_role("button", name="Start").click()
    hand_in(page)
    expect(page.locator(".glass.moves")).to_be_visible()
    expect(page.locator(".sand .time")).to_have_text(re.compile(r"^1:[0-5]\d$"))


def test_ada_offers_to_everybody_while_bots_trade(stage: Stage) -> None:
    """V31, V60: Ada holds all the special cards, so nothing stops the room or takes a soul from her meanwhile."""
    table = market(THREE, ["SO SO SO SO BA BA", "", ""])
    id = stage.server.table(game=GAME, seats=3, position=table.state.dump(), bots={"1": "medium", "2": "medium"})
    page = stage.person(f"/table/{id}")
    sit(page, "Ada")
    expect(page.locator(".glass.moves")).to_be_visible()
    point(page, "nero", "judas")
    page.locator(".compose select").select_option("all")
    send(page)
    expect(page.locator(".compose")).to_have_count(0)
    expect(log(page).filter(has_text="Ada offers everybody")).to_have_count(1)


def test_the_last_moments_of_a_live_game_against_bots(stage: Stage) -> None:
    """V40: what a special card asks of Ada lapses, so nobody can keep the glass from running out."""
    table = last_seconds(THREE, 3, interrupt_timeout_ms=500)
    id = stage.server.table(game=GAME, seats=3, position=table.state.dump(), bots={"1": "greedy", "2": "random"})
    page = stage.person(f"/table/{id}")
    sit(page, "Ada")
    expect(page.locator(".finished")).to_be_visible()
    expect(page.locator(".count.first").first).to_be_visible()


def test_ticks_ask_a_person_too(stage: Stage) -> None:
    """V61: who wants nothing says for how long."""
    table = market(TWO, driver="ticks", runs=1)
    dump = table.state.dump() | {"t": 118_000}
    id = stage.server.table(game=GAME, seats=2, position=dump)
    others = Others(stage.server, id).sit(1)
    page = stage.person(f"/table/{id}")
    sit(page, "Ada")
    expect(page.locator(".sand .time")).to_have_text("0:02")
    point(page, "nero", "judas")
    send(page)
    others.do(1, "ok#1")
    holds(page, 0, "judas")
    others.do(1, "wait20")
    page.locator(".prompt").get_by_role("button", name="Wait 10 s").click()
    expect(page.locator(".finished")).to_be_visible()


def test_a_whole_game_by_ticks_against_bots(stage: Stage) -> None:
    """V61: from the form to the opened lists; the game waits for Ada's tick, so nothing happens while she is asked."""
    page = begun(stage, 4, "ticks", {"How often the glass runs": "1"})
    wait = page.locator(".prompt").get_by_role("button", name="Wait 10 s")
    question = page.locator(".stop button:disabled")
    over = page.locator(".finished")
    actions = page.locator(".transport .num")
    expect(wait.or_(question).first).to_be_visible()
    offered, moments = False, ["2:00"]
    while True:
        expect(wait.or_(question).or_(over).first).to_be_visible(timeout=60_000)
        if over.is_visible():
            break
        before = actions.inner_text()
        if question.is_visible():
            choose(page)
        elif not offered:
            page.locator(".me .soul:not(.fixed)").first.click()
            page.locator(".stalls .soul:not(.fixed)").first.click()
            send(page)
            expect(log(page).filter(has_text="Guest offers")).to_have_count(1)
            offered = True
        else:
            moments.append(page.locator(".sand .time").inner_text())
            wait.click()
        # The number of actions only grows: what was asked before has been played when it is another one.
        expect(actions).not_to_have_text(before)
        answered(page)  # a click on a board from before the answer would rightly not count
    assert offered and len(moments) > 10 and moments == sorted(moments, reverse=True)
    expect(page.locator(".count")).to_have_count(4)
    expect(page.locator(".count.first").first).to_be_visible()


# -- people come and go ----------------------------------------------------------------------------------


def test_a_lost_connection_comes_back_to_the_market_as_it_is(stage: Stage) -> None:
    page, others = opened(stage, market(SIX))
    page.context.set_offline(True)
    expect(page.locator(".trouble")).to_be_visible()
    others.do(1, ">P2 dracula / jack")
    others.do(2, "ok#1")
    others.do(1, ">P0 jack / judas")
    page.context.set_offline(False)
    expect(page.locator(".trouble")).to_have_count(0)
    holds(page, 2, "dracula")
    expect(page.locator(".offer")).to_contain_text("Seat1 offers you")
    press(page, "Accept")
    holds(page, 0, "jack")


def test_who_comes_late_takes_the_seat_of_a_bot(stage: Stage) -> None:
    """If everybody who plays agrees. The bot plays turns and has nothing to do while Ada thinks: nothing happens under anybody's hands."""
    id = stage.server.table(game=GAME, seats=3, position=market(THREE, driver="turns").state.dump(), bots={"1": "random"})
    ada, bo = stage.person(f"/table/{id}"), stage.person(f"/table/{id}")
    sit(ada, "Ada")
    expect(bo.locator(".seats")).to_contain_text("Ada")
    sit(bo, "Bo")
    for page in (ada, bo):
        expect(page.locator(".market .me")).to_be_visible()
    late = stage.person(f"/table/{id}")
    late.locator("summary", has_text="Join in").click()
    late.get_by_label("Your name").fill("Eve")
    seat = late.locator(".late").get_by_role("button", name="Sit down")
    expect(seat).to_be_disabled()
    expect(late.locator(".late")).to_contain_text("Ask those who play")
    menu(ada, "Let somebody take a bot’s seat")
    expect(ada.locator(".request")).to_contain_text("Waiting for the others to agree")
    expect(bo.locator(".request")).to_contain_text("Ada would let somebody take a bot’s seat.")
    expect(seat).to_be_disabled()
    bo.locator(".request").get_by_role("button", name="Agree").click()
    seat.click()
    expect(late.locator(".me .soul")).to_have_count(6)
    expect(late.locator(".late")).to_have_count(0)
    expect(stall(ada, 1)).to_contain_text("Eve")
    expect(ada.locator(".request")).to_have_count(0)


def test_a_refusal_stays_while_others_trade(stage: Stage) -> None:
    page, others = opened(stage, market(SIX))
    point(page, "nero")
    send(page)
    refused(page, "no gifts", "V31")
    others.do(1, ">P2 dracula / jack")
    expect(page.locator(".others-offers")).to_contain_text("Seat1 offers Seat2")
    refused(page, "no gifts", "V31")
    page.get_by_role("alert").get_by_role("button", name="Close").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_one_device_shows_nobody_the_others_list(stage: Stage) -> None:
    page = stage.person("/new/inferno-trade?with=device")
    expect(page.get_by_label("How is it played?")).to_have_value("turns")
    page.get_by_role("button", name="Start").click()
    for _ in range(2):
        page.get_by_role("button", name="It is me").click()
        page.get_by_role("button", name="Hand in the list").click()
    page.get_by_role("button", name="It is me").click()
    page.locator(".prompt").get_by_role("button", name="Ready").click()
    page.get_by_role("button", name="It is me").click()
    page.locator(".prompt").get_by_role("button", name="Ready").click()
    done = page.locator(".prompt").get_by_role("button", name="Done")
    handed = page.locator(".pass")
    expect(done.or_(handed)).to_have_count(1)
    if not handed.is_visible():  # the lot fell on whoever holds the device
        done.click()
    expect(handed).to_be_visible()
    expect(page.locator(".market, .offers, .mylist, .prompt button")).to_have_count(0)
