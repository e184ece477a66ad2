"""What a player is known and told by: passkeys with an authenticator of the browser, and addresses of the host's ways."""

import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.people.receivers import Receiver, receiving
from tests.web.moves import sit, to_move
from tests.web.stage import Server, Stage
from tests.web.test_people import known

KEY_OF_THE_DEVICE = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as made:
        yield made


@pytest.fixture
def club(tmp_path: Path, receiver: Receiver) -> Iterator[Server]:
    """A server that is reached by a name, as passkeys need it, and that can tell people elsewhere."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = Server(tmp_path, os.environ | {
        "AVERNUS_ADDRESS": f"http://localhost:{port}", "AVERNUS_NOTIFY": f"club={receiver.base.replace('http', 'json')}/hook/{{to}}",
    }, port)
    yield server
    server.stop()


def authenticator(page: Page) -> tuple[Any, str]:
    """A place for passkeys in this browser."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    return session, str(session.send("WebAuthn.addVirtualAuthenticator", {"options": KEY_OF_THE_DEVICE})["authenticatorId"])


def test_a_passkey_is_made_and_opens_the_tables_elsewhere(stage: Stage, club: Server) -> None:
    origin = f"http://localhost:{club.port}"
    table = club.table(bots={"1": "random"})
    ada = stage.person(f"{origin}/table/{table}")
    sit(ada, "Ada")
    to_move(ada)
    ada.goto(f"{origin}/me")
    ada.get_by_role("button", name="Play on several devices").click()
    own, place = authenticator(ada)
    ada.get_by_role("button", name="Make a passkey").click()
    expect(ada.locator(".devices")).to_contain_text("One passkey")
    (made,) = own.send("WebAuthn.getCredentials", {"authenticatorId": place})["credentials"]
    assert made["isResidentCredential"] and made["rpId"] == "localhost"

    phone = stage.person(f"{origin}/me", viewport={"width": 390, "height": 844})
    other, there = authenticator(phone)
    phone.get_by_role("button", name="I have a passkey").click()  # there is none: whoever is asked shows nothing
    expect(phone.get_by_role("status")).to_have_text("No passkey was made or shown.")
    expect(phone.get_by_role("button", name="Play on several devices")).to_be_visible()
    other.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": made})  # as those who keep passkeys carry them along
    phone.get_by_role("button", name="I have a passkey").click()
    expect(phone.locator(".devices li")).to_have_count(2)
    expect(phone.locator(".mine .mine-turn")).to_have_count(1)
    phone.locator(".mine a").click()
    to_move(phone)


def test_an_address_is_refused_or_gets_a_code_and_is_told_no_more(stage: Stage, club: Server, receiver: Receiver) -> None:
    page = stage.person(server=club)
    known(page)
    notices = page.locator(".notices")
    to = notices.get_by_label("Your address there")
    to.fill("../no such address")
    notices.get_by_role("button", name="Send a code").click()
    expect(notices.get_by_role("alert")).to_contain_text("address")
    assert receiver.told.empty()
    to.fill("ada")
    notices.get_by_role("button", name="Send a code").click()
    code = json.loads(receiver.told.get(True, 60)[1])["title"].split(" ")[0]
    field = notices.get_by_label("The code that came")
    field.fill("00000000" if code != "00000000" else "11111111")
    notices.get_by_role("button", name="Confirm").click()
    expect(notices.get_by_role("alert")).not_to_be_empty()
    field.fill(code)
    notices.get_by_role("button", name="Confirm").click()
    expect(notices.locator("li")).to_have_text("clubadaNo more")
    expect(notices.get_by_role("alert")).to_have_count(0)
    page.reload()
    notices.get_by_role("button", name="No more").click()
    expect(notices.locator("li")).to_have_count(0)


def test_a_browser_without_a_push_service_says_so(stage: Stage, club: Server) -> None:
    """The browser of the tests is allowed to show messages, and has nobody who would bring them."""
    page = stage.person(server=club, service_workers="allow", permissions=["notifications"])
    known(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name="Tell me on this device").click()
    expect(page.locator(".notices").get_by_role("alert")).to_contain_text("could not reach the service")
    refusing = stage.person(server=club, service_workers="allow")
    refusing.add_init_script("Notification.requestPermission = async () => 'denied'")
    known(refusing)
    refusing.get_by_role("button", name="Tell me on this device").click()
    expect(refusing.locator(".notices").get_by_role("alert")).to_contain_text("not allowed to show messages")
