"""Inferno, the trade, in a real browser: souls in the hand of a finger, a pen and a mouse, and a bot's advice on the table."""

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

import avernus
from avernus.play.table import Table
from tests.web.moves import answered, log, sit
from tests.web.stage import Stage
from tests.web.test_access import PHONE
from tests.web.trade import GAME, SIX, THREE, TWO, Others, alone, holds, market, opened, point, refused, send, soul, stall

TABLET: dict[str, Any] = {"viewport": {"width": 1280, "height": 860}, "has_touch": True}


# -- fingers ---------------------------------------------------------------------------------------------


def middle(thing: Locator) -> tuple[float, float]:
    """Where to put a finger."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """One finger on the glass, as the browser's own input sees it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *at: float) -> None:
        """Put it down, move it, take it away."""
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at[0], "y": at[1]}] if at else []})

    def hold(self, thing: Locator) -> None:
        """Put it down and keep still until the thing is in the hand."""
        self.touch("touchStart", *middle(thing))
        expect(self.page.locator(".soul.ghost")).to_be_visible()

    def drag(self, thing: Locator, onto: Locator) -> None:
        """Hold something, carry it elsewhere, let go."""
        self.hold(thing)
        start, end = middle(thing), middle(onto)
        for step in (0.3, 0.7, 1.0):
            self.touch("touchMove", *(a + step * (b - a) for a, b in zip(start, end, strict=True)))
        expect(self.page.locator(".stall.over, .sand.over")).to_have_count(1)
        self.touch("touchEnd")
        expect(self.page.locator(".soul.ghost")).to_have_count(0)


def test_a_finger_holds_a_soul_and_carries_it(stage: Stage) -> None:
    """On a tablet: soul onto soul, soul onto a stall, soul onto the glass for everybody; a tap is still a tap."""
    page, others = opened(stage, market(SIX), **TABLET)
    finger = Finger(page)
    finger.drag(soul(page, "genghis"), soul(page, "dracula"))
    for card in ("genghis", "dracula"):
        expect(soul(page, card)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".compose select")).to_have_value("1")
    finger.drag(soul(page, "nero"), stall(page, 1).locator("header"))
    expect(soul(page, "nero")).to_have_attribute("aria-pressed", "true")
    soul(page, "nero").tap()
    expect(soul(page, "nero")).to_have_attribute("aria-pressed", "false")
    page.locator(".compose .send").tap()
    answered(page)
    others.do(1, "ok#1")
    holds(page, 1, "genghis")
    finger.drag(soul(page, "judas"), page.locator(".sand .time"))
    expect(page.locator(".compose select")).to_have_value("all")


def test_a_finger_carries_a_soul_on_a_phone(stage: Stage) -> None:
    """The page stays where it is while the soul is in the hand."""
    page, _ = opened(stage, market(SIX), **PHONE)
    top = page.evaluate("scrollY")
    Finger(page).drag(soul(page, "nero"), soul(page, "dracula"))
    expect(page.locator(".dock .compose .gain")).to_have_text("+13 for you")
    assert page.evaluate("scrollY") == top


def test_the_page_comes_to_meet_the_hand_at_its_edge(stage: Stage) -> None:
    """The last stall is far below on a phone: a soul that is held at the lower edge gets there."""
    page, _ = opened(stage, market(SIX), **PHONE)
    last = stall(page, 5).locator("header")
    expect(last).not_to_be_in_viewport()
    finger = Finger(page)
    finger.hold(soul(page, "nero"))
    finger.touch("touchMove", 180, PHONE["viewport"]["height"] - 12)
    expect(page.locator(".secret summary")).to_be_in_viewport()  # what lies below the last stall
    finger.touch("touchMove", 180, 300)  # away from the edge: the page stands still again
    expect(page.locator(".stall.over")).to_have_count(1)
    finger.touch("touchMove", *middle(last))
    expect(stall(page, 5)).to_have_class(re.compile("over"))
    finger.touch("touchEnd")
    expect(page.locator(".compose select")).to_have_value("5")


def test_a_finger_that_holds_and_lets_go_has_tapped(stage: Stage) -> None:
    """Some people press for long: once, not twice, the soul is chosen."""
    page, _ = opened(stage, market(SIX), **TABLET)
    finger = Finger(page)
    finger.hold(soul(page, "nero"))
    finger.touch("touchEnd")
    expect(page.locator(".soul.ghost")).to_have_count(0)
    expect(soul(page, "nero")).to_have_attribute("aria-pressed", "true")
    soul(page, "dracula").tap()
    expect(soul(page, "dracula")).to_have_attribute("aria-pressed", "true")
    expect(soul(page, "nero")).to_have_attribute("aria-pressed", "true")


def test_a_finger_that_moves_on_scrolls_the_page(stage: Stage) -> None:
    """The page's time stands still, so the finger has certainly not held for long: souls do not stand in the way of scrolling."""
    page, _ = opened(stage, market(SIX), **PHONE)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    finger = Finger(page)
    x, y = middle(soul(page, "attila"))
    finger.touch("touchStart", x, y)
    for way in (20, 60, 120, 200, 280):
        finger.touch("touchMove", x, y - way)
    expect(stall(page, 0).locator("header")).not_to_be_in_viewport()
    finger.touch("touchEnd")
    expect(page.locator(".soul.ghost, .compose")).to_have_count(0)
    expect(soul(page, "attila")).to_have_attribute("aria-pressed", "false")


def test_what_the_system_takes_out_of_the_hand_is_not_dropped(stage: Stage) -> None:
    """A call comes in while a soul hangs over a stall: no offer is begun."""
    page, _ = opened(stage, market(SIX), **TABLET)
    finger = Finger(page)
    finger.hold(soul(page, "nero"))
    finger.touch("touchMove", *middle(soul(page, "dracula")))
    expect(page.locator(".stall.over")).to_have_count(1)
    finger.touch("touchCancel")
    expect(page.locator(".soul.ghost, .stall.over")).to_have_count(0)
    expect(page.locator(".compose")).to_have_count(0)


def test_a_pen_holds_and_carries_like_a_finger(stage: Stage) -> None:
    """Chromium has no pen to press: its events are sent to the page as a pen would send them."""
    page, _ = opened(stage, market(SIX))
    pen = """([kind, x, y, down]) => (down ? document.elementFromPoint(x, y) : window).dispatchEvent(new PointerEvent(kind, {
        pointerType: "pen", pointerId: 7, isPrimary: true, button: 0, clientX: x, clientY: y, bubbles: true, cancelable: true }))"""
    page.evaluate(pen, ["pointerdown", *middle(soul(page, "nero")), True])
    expect(page.locator(".soul.ghost")).to_be_visible()
    end = middle(soul(page, "dracula"))
    page.evaluate(pen, ["pointermove", *end, False])
    page.evaluate(pen, ["pointerup", *end, False])
    expect(soul(page, "nero")).to_have_attribute("aria-pressed", "true")
    expect(soul(page, "dracula")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("device", [PHONE, TABLET], ids=["phone", "tablet"])
def test_a_finger_puts_the_list_in_order(stage: Stage, device: dict[str, Any]) -> None:
    """V10: a held row goes where the finger goes."""
    id = stage.server.table(game=GAME, seats=2, options={"driver": "live"})
    Others(stage.server, id).sit(1)
    page = stage.person(f"/table/{id}", **device)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Sit down").first.click()
    rows = page.locator(".row-soul")
    expect(rows).to_have_count(18)
    first, name = middle(rows.first), rows.locator("span").first.inner_text()
    finger = Finger(page)
    finger.touch("touchStart", *first)
    expect(page.locator(".values .held")).to_be_visible()
    finger.touch("touchMove", *middle(rows.nth(2)))
    expect(rows.locator("span").nth(2)).to_have_text(name)
    finger.touch("touchMove", *middle(rows.nth(4)))
    expect(rows.locator("span").nth(4)).to_have_text(name)
    finger.touch("touchEnd")
    expect(page.locator(".values .held")).to_have_count(0)


def test_ready_needs_one_tap_on_a_phone(stage: Stage) -> None:
    """V13: others who act in the same moment do not spoil it."""
    id = stage.server.table(game=GAME, seats=3, options={"driver": "live"})
    others = Others(stage.server, id).sit(1, 2)
    page = stage.person(f"/table/{id}", **PHONE)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Sit down").first.click()
    page.get_by_role("button", name="Hand in the list").tap()
    others.do(1, "values nero")
    others.do(2, "values nero")
    page.locator(".prompt").get_by_role("button", name="Ready").tap()
    expect(page.locator(".prompt.wait")).to_be_visible()
    others.do(1, "ready")
    others.do(2, "ready")
    expect(page.locator(".glass.moves")).to_be_visible()


# -- a bot's advice ----------------------------------------------------------------------------------------


def hint(page: Page) -> None:
    """Ask what a bot would do. The other seats are bots too, and go on at once when Ada has acted: what she did stays in the log."""
    page.locator(".prompt").get_by_role("button", name="Hint").click()


def test_a_hint_writes_the_list(stage: Stage) -> None:
    """V10: the order is another one, and can be handed in."""
    id = stage.server.table(game=GAME, seats=2, options={"driver": "live"}, bots={"1": "greedy"})
    page = stage.person(f"/table/{id}")
    sit(page, "Ada")
    rows = page.locator(".row-soul span")
    expect(rows).to_have_count(18)
    before = rows.all_inner_texts()
    hint(page)
    expect(rows).not_to_have_text(before)
    proposed = rows.all_inner_texts()
    assert sorted(proposed) == sorted(before)
    page.get_by_role("button", name="Hand in the list").click()
    expect(page.locator(".mylist span")).to_have_text(proposed)


def test_a_hint_fills_in_an_offer_that_can_be_sent(stage: Stage) -> None:
    """V31: by turns, so that nobody acts meanwhile; what a bot would offer brings Ada something."""
    page = alone(stage, market(THREE, driver="turns"))
    hint(page)
    compose = page.locator(".compose")
    expect(compose.locator(".mini")).not_to_have_count(0)
    expect(compose.locator(".gain")).to_have_text(re.compile(r"^\+\d+ for you$"))
    page.locator(".compose").get_by_role("button", name="Cancel").click()
    expect(compose).to_have_count(0)
    hint(page)  # once more, although nothing has happened since
    expect(compose.locator(".mini")).not_to_have_count(0)
    send(page)
    expect(log(page).filter(has_text="Ada offers")).to_have_count(1)


def asked_table(line: str, **options: Any) -> Table:
    """Player 2 has done something that Ada has to answer; by ticks, so that only she can act."""
    table = market(SIX, driver="ticks", **options)
    table.play(0, "wait1")
    table.play(1, line)
    for seat in range(2, 6):
        if table.actors == (seat,):
            table.play(seat, "wait240")
    return table


def until_asked(table: Table) -> Table:
    """Everybody else waits until Ada is asked."""
    while table.actors != (0,):
        table.play(table.actors[0], "wait240")
    return table


@pytest.mark.parametrize(("line", "button", "played"), [
    (">P0 dracula / nero", "Accept", "ok#1"), (">P0 judas2 / judas", "Decline", "Offer 1 of Player 2 is declined."),
])
def test_a_hint_marks_the_offer_and_the_button(stage: Stage, line: str, button: str, played: str) -> None:
    """V32, V33: a great gain is accepted, a soul for the same soul declined; most that is bad would be countered."""
    page = alone(stage, until_asked(asked_table(line)))
    hint(page)
    expect(page.locator(".offer.wise")).to_contain_text("Player 2 offers you")
    expect(page.locator(".offer .btn.wise")).to_have_text(button)
    page.locator(".offer .btn.wise").click()
    expect(log(page).filter(has_text=played)).to_have_count(1)
    expect(page.locator('[data-offer="1"]')).to_have_count(0)


def test_a_hint_fills_in_a_counter_offer(stage: Stage) -> None:
    """V33: what Player 2 asks for is too much; the answer is filled in as an answer, not as a new offer."""
    page = alone(stage, until_asked(asked_table(">P0 herod / judas")))
    hint(page)
    compose = page.locator(".compose")
    expect(compose).to_contain_text("Your counter to Player 2")
    expect(compose.locator(".mini")).to_contain_text(["Dracula", "Herod", "Judas"])
    expect(page.locator(".offer.answering")).to_contain_text("Player 2 offers you")
    send(page)
    expect(log(page).filter(has_text="in answer to 1: Ada offers Player 2 Judas for Dracula and Herod")).to_have_count(1)
    expect(page.locator('[data-offer="1"]')).to_have_count(0)


def test_a_hint_answers_a_special_card(stage: Stage) -> None:
    """V41, V42: the dearest soul to take, the cheapest to pass."""
    page = alone(stage, asked_table("SO P0 judas"))
    hint(page)
    expect(soul(page, "dracula")).to_have_attribute("aria-pressed", "true")
    page.locator(".stop").get_by_role("button", name="Take Dracula").click()
    holds(page, 0, "dracula")


def test_a_hint_says_when_there_is_nothing_to_do(stage: Stage) -> None:
    """V61: Ada has made many offers and has played her cards; a bot would wait, and the button says so."""
    dump = market(TWO, ["GS GS", "SO SO"], driver="ticks").state.dump()
    dump |= {"made": [999, 0, 0, 0, 0, 0], "next_id": 1000, "specials": [0, 0, 0, 2, 0, 0] + [0] * 12, "played": [0, 0, 2]}
    page = alone(stage, avernus.new_table(GAME, seats=2, position=dump))
    hint(page)
    expect(page.locator(".counsel")).to_contain_text("a bot would wait")
    expect(page.locator(".prompt .btn.wise")).to_have_text(re.compile(r"^Wait \d+ s$"))
    point(page, "nero")
    expect(page.locator(".counsel")).to_have_count(0)
    send(page)
    refused(page, "no gifts", "V31")
