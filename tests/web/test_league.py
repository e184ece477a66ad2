"""Ratings and tournaments in the browser: joined by link, played at tables that the server opens, and seen in the lists."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.moves import menu
from tests.web.stage import Server, Stage
from tests.web.test_people import known, link


@pytest.fixture
def club(stage: Stage, tmp_path: Path) -> Iterator[Server]:
    """A server whose host wants both."""
    server = Server(tmp_path, {**os.environ, "AVERNUS_RATINGS": "yes", "AVERNUS_TOURNAMENTS": "everybody"})
    yield server
    server.stop()


def give_up(page: Page) -> None:
    menu(page, "Resign")
    page.get_by_role("menuitem", name="Yes, I resign").click()


def test_a_tournament_is_opened_joined_played_and_rated(stage: Stage, club: Server) -> None:
    ada = stage.person(f"{club.base}/")
    ada.get_by_role("link", name="Tournaments").click()
    ada.get_by_label("Name of the tournament").fill("Friday")
    ada.get_by_label("Who meets whom").select_option("robin")
    ada.get_by_label("How many may join").fill("2")
    ada.get_by_label("This game counts for ratings").check()
    ada.get_by_role("button", name="Open it").click()
    expect(ada.get_by_role("heading", name="Open: join")).to_be_visible()
    bo = stage.person(ada.url)
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Take part").click()
        expect(page.locator("tr.you")).to_contain_text(name)
    event = ada.url
    for page, other in ((ada, "Bo"), (bo, "Ada")):
        expect(page.get_by_text(f"Your game: {other}.")).to_be_visible()
        page.get_by_role("button", name="To your table").click()
    expect(ada.locator(".players:not(.strip) .player")).to_have_count(2)
    expect(ada.locator(".players:not(.strip) .tag", has_text="1500?")).to_have_count(2)
    guest = stage.person(event)
    expect(guest.get_by_text("Ada – Bo").or_(guest.get_by_text("Bo – Ada"))).to_be_visible()
    expect(guest.get_by_role("button", name="Take part")).to_have_count(0)
    give_up(bo)
    expect(bo.locator(".finished h2")).to_have_text("Ada wins: Bo has resigned.")
    bo.locator(".finished").get_by_role("link", name="To the tournament").click()
    expect(bo).to_have_url(event)
    expect(guest.get_by_role("heading", name="Over")).to_be_visible()
    expect(guest.locator("tbody tr").first).to_contain_text("Ada")
    ada.goto(f"{club.base}/ratings")
    expect(ada.locator("tbody tr").first).to_contain_text("Ada")
    expect(ada.locator("tr.you")).to_contain_text("?")
    ada.goto(f"{club.base}/me")
    expect(ada.locator("tr.you")).to_contain_text("Ada")


def test_a_swiss_among_people_and_bots_is_played_to_its_end_on_two_devices(stage: Stage, club: Server) -> None:
    ada = stage.person(server=club)
    known(ada)
    event = club.post(
        "/api/tournaments", game="splut", title="Friday", kind="swiss", rounds=2, most=3, pause=0, bots=["random", "random"],
        clock={"kind": "game", "initial": 600, "increment": 5}, options={"turn_cap": 20},
    )["id"]
    phone = stage.person(link(ada), server=club, viewport={"width": 390, "height": 844})
    phone.get_by_role("button", name="Add this device").click()
    expect(phone.locator(".devices li")).to_have_count(2)
    ada.goto(f"{club.base}/tournament/{event}")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Take part").click()
    expect(ada.locator("tr.you")).to_contain_text("Ada")
    expect(ada.locator("tbody tr", has_text="random moves (2)")).to_have_count(1)  # two alike are told apart
    for number, page in enumerate((ada, phone), start=1):  # a round on each; who is free in one of them has nothing to play there
        page.goto(f"{club.base}/tournament/{event}")
        expect(page.locator("tr.you")).to_contain_text("Ada")
        expect(page.get_by_role("heading", name=f"Round {number}")).to_be_visible()
        seat, free = page.get_by_role("button", name="To your table"), page.get_by_text("You are free in this round.")
        expect(seat.or_(free).or_(page.get_by_role("heading", name="Over")).first).to_be_visible()
        if seat.count():
            seat.click()
            expect(page.locator(".prompt")).to_be_visible()
            give_up(page)
            page.locator(".finished").get_by_role("link", name="To the tournament").click()
    expect(phone.get_by_role("heading", name="Over")).to_be_visible()
    expect(phone.locator("tr.you")).to_contain_text("Ada")
    expect(phone.get_by_role("button", name="Withdraw")).to_have_count(0)


def test_where_the_host_wants_neither_nothing_is_offered(stage: Stage) -> None:
    page = stage.person("/")
    expect(page.get_by_role("heading", name="Puzzles")).to_be_visible()
    expect(page.get_by_role("link", name="Tournaments")).to_have_count(0)
    page.goto("/ratings")
    expect(page.get_by_role("alert")).to_have_text("This host keeps no ratings.")
