"""One player on two devices, messages about turns, and what the host tells everybody."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from avernus.core.fair import sealed
from avernus.server.desk import Desk
from tests.people.receivers import receiving
from tests.web.moves import sit, to_move, waits, walk
from tests.web.stage import Server, Stage

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}


WORKER = """async (message) => {
  const seen = {};
  const done = [];
  const happen = (kind, more) => {
    const event = Object.assign(new Event(kind), more);
    event.waitUntil = (work) => done.push(work);
    self.dispatchEvent(event);
    return Promise.all(done);
  };
  self.registration.showNotification = async (title, how) => Object.assign(seen, { title, ...how });
  await happen("push", { data: { json: () => message } });
  const open = new Promise((go) => { self.clients.openWindow = async (path) => go(path); });
  await happen("notificationclick", { action: "open", notification: { close() {}, data: seen.data } });
  return { ...seen, opened: await open };
}"""
"""What the service worker does with a message, and with a click on what it shows; the system's own messages are not seen by tests."""


@pytest.fixture
def told_house(tmp_path: Path) -> Iterator[Server]:
    """A server whose host tells people who it is."""
    server = Server(tmp_path, os.environ | {
        "AVERNUS_INSTANCE": "Club of the library", "AVERNUS_IMPRINT": "Ada Example, 1 Library Lane", "AVERNUS_PRIVATE_WEBHOOKS": "yes",
        "AVERNUS_NOTIFY_AFTER": "0",
    })
    yield server
    server.stop()


def until(page: Page, true: Callable[[], bool]) -> None:
    """Wait for something that no page shows."""
    for _ in range(600):
        if true():
            return
        page.wait_for_timeout(100)
    raise AssertionError("it did not come about")


def known(page: Page) -> None:
    """Be known on this device."""
    page.goto("/me")
    page.get_by_role("button", name="Play on several devices").click()
    expect(page.locator(".devices li")).to_have_count(1)


def link(page: Page) -> str:
    """A link for another device."""
    page.get_by_role("button", name="Add a device").click()
    return page.get_by_label("Open this link on the other device").input_value()


def test_a_table_goes_along_to_a_phone_and_is_taken_back(stage: Stage) -> None:
    table = stage.server.table()
    ada, bo = stage.person(f"/table/{table}"), stage.person(f"/table/{table}")
    sit(ada, "Ada")
    sit(bo, "Bo")
    to_move(ada)
    known(ada)
    phone = stage.person(link(ada), **PHONE)
    expect(phone.locator(".bad")).to_contain_text("only if you made the link yourself")
    phone.get_by_role("button", name="Add this device").click()
    expect(phone.locator(".devices li")).to_have_count(2)
    expect(ada.locator(".devices li")).to_have_count(2)
    expect(phone.locator(".mine .mine-turn")).to_have_count(1)
    phone.locator(".mine a").click()
    to_move(phone)
    walk(phone, "e2", "e3")
    waits(phone)
    ada.get_by_role("button", name="Forget", exact=True).click()
    ada.get_by_role("button", name="Really forget?").click()
    expect(ada.locator(".devices li")).to_have_count(1)
    phone.goto("/me")
    expect(phone.get_by_role("button", name="Play on several devices")).to_be_visible()
    phone.goto(f"/table/{table}")
    expect(phone.locator(".prompt.wait")).to_be_visible()
    phone.wait_for_function(f"(JSON.parse(localStorage.avernus).tables ?? {{}})['{table}'] === undefined")


def test_a_link_works_once_and_two_players_become_one_if_they_want(stage: Stage) -> None:
    ada, bo = stage.person("/me"), stage.person("/me")
    known(ada)
    known(bo)
    first = link(ada)
    bo.goto(first)
    bo.get_by_role("button", name="Add this device").click()
    expect(bo.get_by_role("alert")).to_contain_text("somebody already")
    bo.get_by_role("button", name="Make both one").click()
    expect(bo.locator(".devices li")).to_have_count(2)
    cy = stage.person(first)
    cy.get_by_role("button", name="Add this device").click()
    expect(cy.get_by_role("alert")).to_contain_text("Make a new one")
    ada.get_by_role("button", name="Forget me on this server").click()
    ada.get_by_role("button", name="Really? Seats stay").click()
    expect(ada.get_by_role("button", name="Play on several devices")).to_be_visible()


def test_a_browser_is_told_and_opens_the_table(stage: Stage, told_house: Server) -> None:
    with receiving() as receiver:
        way = json.dumps(receiver.subscription())
        page = stage.person(server=told_house, service_workers="allow", permissions=["notifications"])
        page.context.add_init_script(
            f"PushManager.prototype.subscribe = async () => ({{ toJSON: () => {{ const w = {way};"
            " return { endpoint: w.endpoint, keys: { p256dh: w.p256dh, auth: w.auth } }; } })",
        )
        table = told_house.table()
        page.goto(f"/table/{table}")
        sit(page, "Ada")
        bo = told_house.post(f"/api/tables/{table}/seats", name="Bo", seat=1, commit=sealed("0123456789abcdef"))["token"]
        told_house.post(f"/api/tables/{table}/reveal", bearer=bo, nonce="0123456789abcdef", next=sealed("0123456789abcdeg"))
        to_move(page)
        page.goto("/me")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.get_by_role("button", name="Tell me on this device").click()
        expect(page.locator(".notices li")).to_have_count(1)
        page.get_by_label("Not at night").check()
        expect(page.get_by_label("Until")).to_have_value("8")
        page.get_by_label("Not at night").uncheck()
        expect(page.get_by_label("Until")).to_have_count(0)
        page.goto(f"/table/{table}")
        to_move(page)
        walk(page, "e2", "e3")
        waits(page)
        page.goto("/me")
        expect(page.locator(".devices li")).to_have_count(1)
        told_house.post("/api/quiet", way="0" * 43)  # somebody else's guess ends nothing
        until(page, lambda: not told_house.get(f"/api/tables/{table}")["seats"][0]["online"])
        for step in ("De7", "De6"):
            told_house.post(f"/api/tables/{table}/do", bearer=bo, do=step, ref=step)
        message = receiver.opened(*receiver.told.get(True, 60))
        assert message["table"] == table
        worker = page.context.service_workers[0]
        shown = worker.evaluate(WORKER, message)
        assert [shown["title"], shown["data"]["table"], shown["tag"]] == ["Splut!: it is your turn", table, f"turn-{table}"]
        assert shown["opened"] == f"/table/{table}"
        page.goto(f"/quiet#{message['quiet']}")
        expect(page.get_by_role("status")).to_have_text("You will get no more messages this way.")
        page.goto("/me")
        expect(page.locator(".devices li")).to_have_count(1)
        expect(page.locator(".notices li")).to_have_count(0)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_foot_imprint_and_announcement_are_seen(stage: Stage, told_house: Server, tmp_path: Path, screen: dict[str, Any]) -> None:
    page = stage.person("/", server=told_house, **screen)
    foot = page.locator("footer.foot")
    expect(foot).to_contain_text("Club of the library")
    expect(foot.get_by_role("link")).to_have_count(1)  # nothing is said about privacy, and no link leads there
    foot.get_by_role("link", name="Imprint").click()
    expect(page.locator(".house-text")).to_have_text("Ada Example, 1 Library Lane")
    desk = Desk(str(tmp_path / "tables.sqlite3"))
    try:
        desk.announce("Back at nine")
        until(page, lambda: told_house.get("/api/house")["announcement"] == "Back at nine")
        page.goto(f"/table/{told_house.table()}")
        expect(page.locator(".announcement")).to_contain_text("Back at nine")
        expect(page.locator("footer.foot")).to_have_count(0)  # a table is one screen
        page.locator(".announcement").get_by_role("button").click()
        expect(page.locator(".announcement")).to_have_count(0)
        desk.announce("")
        desk.rest(True)
        until(page, lambda: bool(told_house.get("/api/house")["resting"]))
        page.goto("/privacy")
        expect(page.locator(".announcement")).to_be_visible()
        expect(page.locator(".house-text")).not_to_be_empty()
    finally:
        desk.close()
