"""`python -m tests.web.pictures_hellgame`: the pictures of The HellGame, made anew in docs/pictures."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.games.hellgame.positions import Position
from tests.web.hell import answer, asleep, button, opened, press, seated
from tests.web.pictures import PHONE, keep, make
from tests.web.stage import Stage

SCREEN: dict[str, Any] = {"viewport": {"width": 1440, "height": 1180}}


def hell(phase: str, name: str) -> dict[str, Any]:
    """Four triumvirates in their seventh turn; Ada is asked first."""
    position = Position(4, phase=phase, turn=7)
    position.sections(0, "6.1", "6.2", "6.4", "6.5", "5.1", "2.3", "7.1").sections(1, "6.3", "5.3", "7.3", "7.2", "3.2", "8.2", "4.3")
    position.sections(2, "2.4", "3.4", "4.4", "5.4", "1.3", "1.4", "7.4", "9.3")
    position.sections(3, "9.1", "9.5", "8.5", "8.1", "4.5", "3.5", "1.1")
    position.demons(0, "Bael", "Gremory", "Marchosias").demons(1, "Vine", "Seere", "Shax").demons(2, "Astaroth", "Andras", "Malacoda")
    position.demons(3, "Asmoday", "Amon", "Alecto", earth=True)
    asleep(position, "Vine", "Astaroth", "Seere", "Shax", "Andras", "Malacoda", "Asmoday", "Amon", "Alecto")
    position.legions(0, "6.2", 3).lead(0, "6.2", "Cacus").legions(0, "5.1").legions(0, "6.5").legions(1, "7.3").legions(1, "8.2", 2)
    position.lead(1, "8.2", "Nessus").legions(2, "3.4", 2).pair(2, "3.4", "barghest").legions(2, "5.4")
    position.legions(3, "9.1", 2).legions(3, "9.5", 3).lead(3, "9.5", "Pholus")
    position.legions(6, "8.4", 2).wild("3.1", "gytrash").permanent("h12").permanent("h08").permanent("h03")
    if phase == "combat":
        position.legions(0, "6.3", 3).lead(0, "6.3", "Scarmiglione").legions(6, "6.3", 2).wild("6.3", "garm")
    position.hand(0, "a36", "a40", "a02", "a09", "a42").hand(1, "a44", "a01").hand(2, "a30").hand(3, "a33", "a12")
    for seat, (souls, favors, disfavors) in enumerate(((14, 2, 1), (9, 1, 0), (11, 3, 2), (17, 0, 0))):
        position.money(seat, souls, favors, disfavors)
    return opened(position, name)


def pictures(stage: Stage) -> None:
    """The board in both themes, a fight, a phone, a lesson."""
    page = seated(stage, hell("action", "ActionPhase"), seats=4, color_scheme="dark", **SCREEN)
    button(page, "March").click()
    press(page, "6.2")
    expect(page.locator(".q")).to_contain_text("Cacus with")
    expect(page.locator(".hell-map .spot.can").first).to_be_visible()
    keep(page, "hellgame-march")
    page = seated(stage, hell("combat", "CombatPhase"), seats=4, color_scheme="light", **SCREEN)
    page.locator('[data-demon="Bael"]').click()
    page.locator(".prompt .acts").get_by_role("button", name="Bael with 1 card").click()
    expect(page.locator(".q")).to_contain_text("goes along into the combat")
    page.locator('.arcana[data-card="a40"]').click()
    expect(page.locator('.arcana[data-card="a40"]')).to_contain_text("with Bael")
    while not page.locator(".panel.fight .dd").count():
        answer(page)
    expect(page.locator(".panel.fight .dd").first).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    keep(page, "hellgame-fight")
    phone: Page = seated(stage, hell("action", "ActionPhase"), seats=4, **PHONE)
    keep(phone, "hellgame-phone")
    learn = stage.person("/learn/hellgame", color_scheme="dark", **SCREEN)
    learn.get_by_role("button", name="Next").click()
    expect(learn.locator(".hell-rank li")).to_have_count(3)
    keep(learn, "hellgame-lesson")


if __name__ == "__main__":
    make(pictures)
