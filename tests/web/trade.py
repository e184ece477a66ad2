"""Positions of Inferno, the trade, for tests in the browser, players who do only what a test tells them, and the hands of one who plays."""

import time
from threading import Thread
from typing import Any

from playwright.sync_api import Locator, Page, expect

import avernus
from avernus.core.fair import sealed
from avernus.games.inferno_trade.board import CARDS, HANDS, SERIES, SOULS, SPECIALS, SPECIALS_EACH
from avernus.play.table import Table
from tests.web.moves import answered, sit
from tests.web.stage import Server, Stage

NONCE = "0123456789abcdef"
GAME = "inferno-trade"
SIX = [
    "nero genghis judas torquemada rasputin nero2", "dracula attila cattivo locusta judas2 herod",
    "jack genghis2 caligula ivan messalina bathory", "lucrezia tzu bluebeard herod2 dracula2 ivan2",
    "attila2 rasputin2 jack2 bathory2 tzu2 locusta2", "lucrezia2 caligula2 cattivo2 bluebeard2 messalina2 torquemada2",
]
"""Everybody's souls at a table of six."""
TWO = [
    "attila caligula dracula herod jack locusta lucrezia nero torquemada",
    "bathory bluebeard cattivo genghis ivan judas messalina rasputin tzu",
]
"""Everybody's souls at a table of two."""
THREE = [
    "attila dracula jack nero torquemada locusta", "bathory caligula cattivo genghis herod lucrezia",
    "bluebeard ivan judas messalina rasputin tzu",
]
"""Everybody's souls at a table of three."""
ADA = [17, 8, 4, 12, 1, 18, 6, 11, 9, 14, 16, 3, 15, 5, 2, 13, 10, 7]
"""Ada's list: Dracula is worth 18 to her, Attila 17, Judas 16; Nero only 2."""


DEALT = {1: [["SO"], ["SO"], ["BA"], ["GS"], ["GS"], ["BA"]], 2: [["SO", "SO"], ["SO", "SO"], ["BA", "GS"], ["BA", "GS"]]}
"""Special cards, where a test does not care."""


def mask(cards: str) -> int:
    """A set of cards as the rules keep it."""
    return sum(1 << CARDS.index(card) for card in cards.split())


def market(hands: list[str], specials: list[str] | None = None, **options: Any) -> Table:
    """A table at which the glass has just been turned, with these souls and special cards; everybody's list is Ada's, moved on by one."""
    seats = len(hands)
    each = SPECIALS_EACH[seats]
    held = specials or [" ".join(DEALT[each][seat]) for seat in range(seats)]
    assert all(len(hand.split()) == HANDS[seats] for hand in hands) and len(" ".join(hands).split()) == SERIES[seats] * len(SOULS)
    patient = {"driver": "live", "offer_ttl_ms": 0, "interrupt_timeout_ms": 0}  # a slow machine has all the time it needs
    table = avernus.new_table(GAME, seats=seats, seed="1", options={**patient, **options})
    for seat in range(seats):
        table.play(seat, "values " + "-".join(str(value) for value in ADA[seat:] + ADA[:seat]))
    for seat in range(seats):
        table.play(seat, "ready")
    dump = table.state.dump()
    dump["opener"] = 0  # V62: Ada, wherever the lot fell
    dump["free"] = [mask(hand) for hand in hands] + [0] * (6 - seats)
    dump["specials"] = [hand.split().count(kind) for hand in [*held, *[""] * (6 - seats)] for kind in SPECIALS]
    return avernus.new_table(GAME, seats=seats, position=dump)


def last_seconds(hands: list[str], seconds: int, **options: Any) -> Table:
    """The only run of a game is nearly over."""
    table = market(hands, runs=1, **options)
    table.advance(120_000 - 1000 * seconds)
    return table


class Others:
    """People at a table who have no browser."""

    def __init__(self, server: Server, table: str) -> None:
        self.server, self.table = server, table
        self.tokens: dict[int, str] = {}
        self.count = 0

    def sit(self, *seats: int, names: tuple[str, ...] = ()) -> "Others":
        """Take seats; without other names a player is called Seat and its number."""
        for seat, name in zip(seats, names or [f"Seat{seat}" for seat in seats], strict=True):
            body: dict[str, Any] = {"seat": seat, "name": name, "commit": sealed(NONCE + str(seat))}
            self.tokens[seat] = self.server.post(f"/api/tables/{self.table}/seats", **body)["token"]
        Thread(target=self.show, daemon=True).start()
        return self

    def show(self) -> None:
        """Show what was added to the draws, once everybody has sat down; the last to come is somebody with a browser."""
        for _ in range(1200):
            info = self.server.get(f"/api/tables/{self.table}")
            if info["status"] != "open":
                return
            for seat in set((info["awaited"] or {"seats": []})["seats"]) & set(self.tokens):
                shown = {"nonce": NONCE + str(seat), "next": sealed(NONCE + "next" + str(seat))}
                self.server.post(f"/api/tables/{self.table}/reveal", bearer=self.tokens[seat], **shown)
            time.sleep(0.05)

    def do(self, seat: int, notation: str) -> None:
        """Play something."""
        self.count += 1
        self.server.post(f"/api/tables/{self.table}/do", bearer=self.tokens[seat], do=notation, ref=f"o{self.count}")


def opened(stage: Stage, table: Table, **context: Any) -> tuple[Page, Others]:
    """Ada in seat 0 at her browser; the other seats do what the test tells them."""
    seats = int(table.view(None)["seats"])
    id = stage.server.table(game=GAME, seats=seats, position=table.state.dump())
    others = Others(stage.server, id).sit(*range(1, seats))
    page = stage.person(f"/table/{id}", **context)
    sit(page, "Ada")
    expect(page.locator(".market .me")).to_be_visible()
    return page, others


def alone(stage: Stage, table: Table) -> Page:
    """Ada in seat 0 at her browser, bots at the other seats: where she is the only person, she may ask for advice."""
    seats = int(table.view(None)["seats"])
    bots = {str(seat): "greedy" for seat in range(1, seats)}
    id = stage.server.table(game=GAME, seats=seats, position=table.state.dump(), bots=bots)
    page = stage.person(f"/table/{id}")
    sit(page, "Ada")
    expect(page.locator(".market .me")).to_be_visible()
    return page


def together(stage: Stage, table: Table, **context: Any) -> tuple[Page, Page]:
    """Ada and Bo at two browsers."""
    id = stage.server.table(game=GAME, seats=2, position=table.state.dump())
    ada, bo = stage.person(f"/table/{id}"), stage.person(f"/table/{id}", **context)
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        page.locator(".seating input").first.fill(name)
        page.locator(".seats .btn.pri").first.click()
        if page is ada:
            expect(bo.locator(".seats")).to_contain_text("Ada")
    for page in (ada, bo):
        expect(page.locator(".market .me")).to_be_visible()
    return ada, bo


def soul(page: Page, card: str) -> Locator:
    """A soul card on the table."""
    return page.locator(f'.market .soul[data-card="{card}"]')


def point(page: Page, *cards: str) -> None:
    """Point at cards, as soon as they can be pointed at; each then counts as chosen."""
    for card in cards:
        soul(page, card).and_(page.get_by_role("button")).click()
        expect(soul(page, card)).to_have_attribute("aria-pressed", "true")


def stall(page: Page, seat: int) -> Locator:
    """What lies before a player."""
    return page.locator(f'.stall[data-stall="{seat}"]')


def holds(page: Page, seat: int, card: str) -> None:
    """Wait until a player has a card."""
    expect(stall(page, seat).locator(f'[data-card="{card}"]')).to_have_count(1)


def press(page: Page, name: str) -> None:
    """Press a button of the offers, of what is put together, or of the question."""
    page.locator(".offers, .compose, .stop").get_by_role("button", name=name, exact=True).first.click()
    answered(page)


def send(page: Page) -> None:
    """Send what is put together."""
    page.locator(".compose .send").click()
    answered(page)


def refused(page: Page, sentence: str, clause: str) -> None:
    """The rules say no, and name their clause."""
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(sentence)
    expect(alert.get_by_role("button", name=f"§ {clause}")).to_be_visible()
