"""The HellGame in a real browser: a first turn, a fight, a counter, answers in advance, refusals, phone, keyboard, a whole ending."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.hell import answer, asked, asleep, button, count, opened, press, scene, seated, section, settle
from tests.web.moves import answered, drag, sit
from tests.web.stage import Stage
from tests.web.test_access import PHONE, faults


def marching() -> dict[str, Any]:
    """Ada's Marchosias is to act; nobody else waits."""
    position = scene("action").demons(0, "Marchosias", "Shax").demons(1, "Vine")
    asleep(position, "Shax", "Vine").legions(0, "4.1", 2).lead(0, "4.1", "Cacus").hand(0, "a01", "a09", "a32").hand(1, "a44")
    position.money(1, souls=0)
    return opened(position, "ActionPhase")


def fighting() -> dict[str, Any]:
    """Ada's legions meet freebooters in 5.1; her Marchosias may join."""
    position = scene("combat").demons(0, "Marchosias").demons(1, "Vine")
    asleep(position, "Vine").legions(0, "5.1", 4).legions(6, "5.1", 3).hand(0, "a34")
    return opened(position, "CombatPhase")


def aiming(held: str = "a42", ada: tuple[str, ...] = (), bo: tuple[str, ...] = ()) -> dict[str, Any]:
    """Bo's Paimon can cast Chains of Ephialtes at Ada's Sitri; Ada holds Nay of the Nine. Only more demons would wait."""
    position = scene("action").demons(0, "Sitri", *ada).demons(1, "Paimon", *bo)
    position.hand(0, held).hand(1, "a04").money(0, souls=3).money(1, souls=5)
    return opened(position, "ActionPhase")


def ada_and_bo(stage: Stage, position: dict[str, Any]) -> tuple[Page, Page]:
    table = stage.server.table(game="hellgame", seats=2, public=False, position=position)
    ada, bo = stage.person(f"/table/{table}"), stage.person(f"/table/{table}")
    sit(ada, "Ada")
    expect(bo.locator(".seats")).to_contain_text("Ada")
    sit(bo, "Bo")
    asked(bo)
    expect(ada.locator(".hell-map")).to_be_visible()
    return ada, bo


def test_set_up_by_clicks(stage: Stage) -> None:
    page = seated(stage, None)
    expect(page.locator(".q")).to_contain_text("Which of your demons do you exchange")
    expect(page.locator(".hell-rank li")).to_have_count(3)
    first = page.locator(".hell-rank button").first
    first.click()  # to read, not to give away
    expect(page.get_by_role("region", name="A closer look").get_by_role("button", name=re.compile("^Exchange "))).to_be_visible()
    expect(page.locator(".q")).to_contain_text("Which of your demons do you exchange")
    button(page, "Keep").click()
    expect(page.locator(".q")).to_contain_text("Where does your first legion stand?")
    homes = page.locator(".hell-map .spot.can")
    expect(homes).to_have_count(5)
    press(page, str(homes.first.get_attribute("data-cell")))
    expect(page.locator(".hell-phases .turn")).to_have_text("Turn 1")


def test_a_turn_by_clicks(stage: Stage) -> None:
    """From the Summoning phase on, in sections that are Ada's whatever Hell has brought."""
    position = scene("summoning", turn=1).demons(0, "Marchosias", "Shax").demons(1, "Vine").legions(0, "4.1", 2).legions(1, "6.3")
    page = seated(stage, opened(position, "SummoningPhase"))
    expect(page.locator(".hell-now")).to_contain_text("the richest first")
    legions = page.locator(".purse-col > span").nth(3).locator("b")
    left = int(legions.inner_text())
    press(page, "4.1")
    expect(legions).to_have_text(str(left - 1))
    button(page, "End").click()
    marched = False
    while page.locator(".hell-phases .turn").inner_text() == "Turn 1":
        settle(page)
        if not marched and button(page, "March").is_visible():
            marched = True
            button(page, "March").click()
            going = page.locator(".q", has_text="which ones go, and where to?")
            cancelled = page.locator(".rail .log").get_by_text("is cancelled")  # the other player may hold a counter
            expect(going.or_(cancelled).first).to_be_visible()
        answer(page)
    assert marched


def test_a_march_by_clicks_and_a_refusal_with_its_clause(stage: Stage) -> None:
    page = seated(stage, marching())
    expect(page.locator(".q .clause")).to_have_text("§ H11.2")
    button(page, "March").click()
    expect(page.locator(".q")).to_contain_text("may still move 5")
    press(page, "4.1")  # a stack is its leader
    expect(page.locator(".q")).to_contain_text("Cacus with 2 legions, 3 steps left")  # he takes along whom he can lead, unasked
    answered(page)
    section(page, "9.3").dispatch_event("click")
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("The unit cannot go there.")
    refusal.get_by_role("button", name="§ H12.4").click()
    expect(page.locator(".drawer")).to_contain_text("H12.4")
    page.keyboard.press("Escape")
    press(page, "5.1")
    expect(page.locator(".rail .log")).to_contain_text("Cacus goes with 2 legions from Gate of Plutus (4.1) to Signal Towers (5.1)")


def test_who_takes_back_the_leader_is_asked_for_a_unit(stage: Stage) -> None:
    page = seated(stage, marching())
    button(page, "March").click()
    press(page, "4.1")
    expect(page.locator(".q")).to_contain_text("Cacus with 2 legions, 3 steps left")
    for text in ("Cacus, 3 steps left", "may still move 5"):
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".q")).to_contain_text(text)
    press(page, "4.1")
    look = page.get_by_role("region", name="A closer look")
    expect(look).to_contain_text("Gate of Plutus")
    look.get_by_role("button", name=re.compile("legion")).first.click()
    expect(page.locator(".q")).to_contain_text("legion, 2 steps left")


def test_a_stack_is_dragged_to_where_it_marches(stage: Stage) -> None:
    page = seated(stage, marching())
    button(page, "March").click()
    expect(section(page, "4.1")).to_have_class("spot can")
    drag(page, '.hell-map .pieces [data-on="4.1"]', '.hell-map [data-cell="5.1"]')
    expect(page.locator(".rail .log")).to_contain_text("Cacus goes with 2 legions from Gate of Plutus (4.1) to Signal Towers (5.1)")


def test_what_is_looked_at_is_named_in_the_question(stage: Stage) -> None:
    position = scene("action").demons(0, "Marchosias", earth=True).demons(1, "Vine")
    page = seated(stage, opened(asleep(position, "Vine"), "ActionPhase"), **PHONE)
    button(page, "Conspire").click()
    expect(page.locator(".q")).to_contain_text("Hell cards: which permanent one do you play, or none?")
    for card in page.locator(".arcana.hellcard .nm").all_inner_texts():
        expect(page.locator(".q small")).to_contain_text(card)


def test_a_card_is_read_and_cast_from_the_hand(stage: Stage) -> None:
    page = seated(stage, marching())
    card = page.locator('.arcana[data-card="a09"]')
    expect(card).to_contain_text("Flight of Geryon")
    expect(card).to_contain_text("Carry up to three of your units from one section to any other section of Hell.")
    expect(card).to_contain_text("2 souls · in Hell")
    card.click()
    expect(page.locator(".q b")).to_contain_text("Flight of Geryon")
    button(page, "Cast").click()
    expect(page.locator(".q")).to_contain_text("Flight of Geryon")
    expect(page.locator(".prompt:not(.wait)")).to_be_visible()
    page.locator('.arcana[data-card="a32"]').click()
    expect(page.locator(".q")).to_contain_text("Flight of Geryon")


def test_a_fight_is_shown_round_by_round(stage: Stage) -> None:
    page = seated(stage, fighting())
    panel = page.locator(".panel.fight")
    expect(panel).to_contain_text("Signal Towers")
    expect(page.locator(".q")).to_contain_text("Combat in Signal Towers (5.1): Ada against freebooters. No demon has joined yet")
    expect(page.locator(".q")).to_contain_text("which of yours joins, with how many cards?")
    page.locator(".prompt .acts").get_by_role("button", name=re.compile("^Marchosias with 1 card · saves on 4$")).click()
    expect(page.locator(".q")).to_contain_text("Nothing else is left")  # but the only card
    page.locator('.arcana[data-card="a34"]').click()
    expect(panel).to_contain_text("Marchosias has joined")
    expect(panel.locator(".cb thead")).to_contain_text("Round 1")
    expect(page.locator('.arcana[data-card="a34"]')).to_contain_text("with Marchosias")
    expect(page.locator(".q")).to_contain_text("Do you cast a carried card")
    answer(page)
    expect(page.locator(".rail .log")).to_contain_text("Ada rolls")
    expect(panel.locator(".dd").or_(page.locator(".rail .log").get_by_text("wins the combat")).first).to_be_visible()


def brawling() -> dict[str, Any]:
    """Ada's and Bo's legions have fought one round in 5.1: P1's 6 killed a legion. Both are asked whether they flee."""
    position = scene("combat").demons(0, "Marchosias").demons(1, "Vine").legions(0, "5.1", 3).legions(1, "5.1", 2)
    opened(asleep(position, "Marchosias", "Vine"), "CombatPhase")
    return position.play(6, 1, 2, 3, 4, 5).g.dump()


FITS = "[...document.querySelectorAll('.panel.fight svg.dd')].every((die) => die.clientWidth >= die.firstChild.width.baseVal.value)"
"""No die is cut off by its frame."""


def test_a_fight_is_whole_after_a_reload(stage: Stage) -> None:
    page = seated(stage, brawling())
    panel = page.locator(".panel.fight")
    for _ in range(2):
        expect(panel.locator(".cb thead")).to_contain_text("Round 1")
        expect(panel.locator(".cb tbody tr").nth(0).locator(".dd")).to_have_count(3)
        expect(panel.locator(".cb tbody tr").nth(0).locator(".dd.hit")).to_have_count(1)
        expect(panel.locator(".cb tbody tr").nth(1).locator(".dd")).to_have_count(2)
        expect(panel.locator(".saves .dd")).to_have_count(1)
        expect(panel.locator(".lost")).to_contain_text("Destroyed: legion")
        page.reload()
        asked(page)
    answer(page, "Stay")
    assert page.evaluate(FITS)
    expect(panel.locator(".cb-past li").first.or_(page.locator(".rail .log").get_by_text("wins the combat")).first).to_be_visible()


def test_a_counter_window_names_what_it_answers(stage: Stage) -> None:
    ada, bo = ada_and_bo(stage, aiming())
    bo.locator('.arcana[data-card="a04"]').click()
    button(bo, "Cast").click()
    asked(ada)
    expect(ada.locator(".q")).to_contain_text("Paimon (Bo) casts Chains of Ephialtes at Sitri. Do you counter it?")
    expect(ada.locator(".q .clause")).to_have_text("§ H15.4")
    ada.locator('.arcana[data-card="a42"]').click()
    expect(ada.locator('[data-demon="Sitri"]')).to_have_class(re.compile(r"\bcan\b"))
    ada.locator('[data-demon="Sitri"]').click()
    expect(ada.locator(".rail .log")).to_contain_text("Sitri counters with Nay of the Nine")
    expect(bo.locator(".rail .log")).to_contain_text("The action of Paimon (Bo) is cancelled.")


def test_answers_in_advance_keep_the_table_going(stage: Stage) -> None:
    ada, bo = ada_and_bo(stage, aiming())
    ada.locator(".answers summary").click()
    never = ada.get_by_role("switch", name="Never counter this turn")
    never.click()
    expect(never).to_be_checked()
    passage = ada.get_by_role("switch", name="Always refuse passage")
    passage.click()
    expect(passage).to_be_checked()
    ada.get_by_role("switch", name="Always grant passage").click()
    expect(passage).not_to_be_checked()
    expect(ada.locator(".answers .tag")).to_have_text("2 on")
    ada.reload()
    ada.locator(".answers summary").click()
    expect(ada.get_by_role("switch", name="Never counter this turn")).to_be_checked()
    bo.locator('.arcana[data-card="a04"]').click()
    button(bo, "Cast").click()
    expect(bo.locator(".rail .log")).to_contain_text("Paimon casts Chains of Ephialtes")
    expect(bo.locator(".rail .log")).to_contain_text("Dice")
    expect(ada.locator(".rail .log")).not_to_contain_text("counters with")


def test_nobody_is_asked_where_one_answer_is_possible(stage: Stage) -> None:
    ada, bo = ada_and_bo(stage, aiming("a09"))
    bo.locator('.arcana[data-card="a04"]').click()
    button(bo, "Cast").click()
    expect(bo.locator(".rail .log")).to_contain_text("Dice")
    expect(ada.locator(".rail .log")).to_contain_text("Dice")


def test_whoever_wants_to_is_asked_all_the_same(stage: Stage) -> None:
    ada, bo = ada_and_bo(stage, aiming("a09"))
    ada.locator(".answers summary").click()
    myself = ada.get_by_role("switch", name="Let me answer myself where only one answer is possible")
    expect(myself).not_to_be_checked()
    myself.click()
    expect(myself).to_be_checked()
    bo.locator('.arcana[data-card="a04"]').click()
    button(bo, "Cast").click()
    asked(ada)
    expect(ada.locator(".q")).to_contain_text("Do you counter it?")
    button(ada, "Nothing").click()
    expect(bo.locator(".rail .log")).to_contain_text("Dice")


SIT_TOO = """async (table) => {
  const nonce = "0123456789abcdef0123456789abcdef";
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(nonce)));
  const commit = "sha256:" + [...sum].map((b) => b.toString(16).padStart(2, "0")).join("");
  const asked = { seat: 1, name: "Bo", commit, lang: "en" };
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`/api/tables/${table}/seats`, { method: "POST", headers, body: JSON.stringify(asked) });
  const { seat, token } = await answer.json();
  const key = Object.keys(localStorage).find((k) => JSON.parse(localStorage.getItem(k)).tables);
  const kept = JSON.parse(localStorage.getItem(key));
  kept.tables[table].seats[seat] = token;
  kept.tables[table].nonces.push(nonce);
  localStorage.setItem(key, JSON.stringify(kept));
}"""
"""A second person sits down at the same device."""
WATCH = """() => {
  window.covered = [];
  new MutationObserver(() => {
    const pass = document.querySelector(".pass");
    if (pass) window.covered.push(pass.innerText);
  }).observe(document.body, { subtree: true, childList: true });
}"""
"""Note for whom the screen is covered."""


def test_one_device_is_not_handed_over_for_a_formality(stage: Stage) -> None:
    """Whatever the dice say, Bo's Vine acts after his Paimon, and then a demon of Ada's."""
    position = aiming("a09", ada=("Marchosias",), bo=("Vine",))
    table = stage.server.table(game="hellgame", seats=2, public=False, position=position)
    page = stage.person(f"/table/{table}")
    sit(page, "Ada")
    expect(page.locator(".seats")).to_contain_text("Ada")
    page.evaluate(SIT_TOO, table)
    page.reload()
    expect(page.locator(".pass")).to_contain_text("Bo")
    for part in (".arcana", ".prompt", ".spoken", ".answers", ".rail .log a", ".hell-map"):
        expect(page.locator(part)).to_have_count(0)  # nothing of the player before is left on the page
    page.get_by_role("button", name="It is me").click()
    expect(page.locator(".pass")).to_have_count(0)
    page.locator('.arcana[data-card="a04"]').click()
    button(page, "Cast").click()
    page.evaluate(WATCH)
    page.locator('[data-demon="Sitri"].can').click()
    expect(page.locator(".rail .log")).to_contain_text("Dice (stars)")  # Ada has countered with nothing
    expect(page.locator(".q")).to_contain_text("Vine")
    assert page.evaluate("window.covered") == []
    button(page, "Pass for Good").click()
    expect(page.locator(".pass")).to_contain_text("Ada")
    expect(page.locator(".rail .log a")).to_have_count(0)
    page.get_by_role("button", name="It is me").click()
    expect(page.locator(".rail .log")).to_contain_text("Dice (stars)")
    expect(page.locator(".q")).to_contain_text(re.compile("Sitri|Marchosias"))


def test_the_keyboard_chooses_a_section(stage: Stage) -> None:
    page = seated(stage, marching())
    button(page, "March").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".q")).to_contain_text("which ones go, and where to?")
    page.locator(".hell-map .spot.can[tabindex='0']").focus()
    expect(page.locator(".spot:focus")).to_have_attribute("data-cell", "4.1")
    page.keyboard.press("Enter")
    expect(page.locator(".q")).to_contain_text("Cacus with 2 legions, 3 steps left")
    page.locator(".hell-map .spot.can[tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".spot:focus")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".rail .log")).to_contain_text("Cacus goes with 2 legions from Gate of Plutus (4.1)")


def test_the_map_is_enlarged_and_moved(stage: Stage) -> None:
    page = seated(stage, marching())
    board = page.locator(".hell-map")
    whole = str(board.get_attribute("viewBox"))
    page.get_by_role("button", name="Zoom in").click()
    expect(board).not_to_have_attribute("viewBox", whole)
    page.get_by_role("button", name="Whole map").click()
    expect(board).to_have_attribute("viewBox", whole)
    page.locator('[data-demon="Vine"]').click()
    expect(page.get_by_role("region", name="A closer look")).to_contain_text("Tumble the Towers")


def test_on_a_phone_one_can_follow_and_answer(stage: Stage) -> None:
    page = seated(stage, marching(), **PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    button(page, "March").tap()  # a button is large enough: nobody is asked again
    expect(page.locator(".q")).to_contain_text("which ones go, and where to?")
    page.locator(".prompt .acts").get_by_role("button", name="Legion").tap()
    expect(page.locator(".q")).to_contain_text("steps left")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.locator(".mtabs").get_by_text("Log").tap()
    expect(page.locator(".sheet .log")).to_contain_text("Marchosias begins a March")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_fault_in_hell(stage: Stage, theme: Any) -> None:
    page = seated(stage, marching(), color_scheme=theme)
    page.locator(".answers summary").click()
    seen = faults(page, theme)
    button(page, "March").click()
    page.locator('[data-demon="Vine"]').click()
    expect(page.get_by_role("region", name="A closer look")).to_be_visible()
    seen += faults(page, theme)
    page = seated(stage, fighting(), color_scheme=theme)
    seen += faults(page, theme)
    assert seen == []


def test_a_whole_ending_is_played(stage: Stage) -> None:
    """The last turn of a game with a turn limit, from the Action phase to the ranking."""
    position = scene("action", seats=3, turn=8, max_turns=8)
    position.demons(0, "Marchosias", "Shax").demons(1, "Vine", "Purson").demons(2, "Seere", "Amon")
    position.legions(0, "4.1", 2).legions(1, "6.3", 2).legions(2, "8.1", 2).hand(0, "a01").hand(1, "a44").hand(2, "a32")
    page = seated(stage, opened(position, "ActionPhase"), seats=3)
    while not page.locator(".finished").is_visible():
        answer(page)
    expect(page.locator(".finished h2")).to_contain_text("wins on points")
    expect(count(page)).to_be_visible()
    page.set_viewport_size(PHONE["viewport"])
    expect(page.locator(".finished h2")).to_be_in_viewport()  # whoever has won is told without scrolling


def test_options_are_offered_in_words_and_only_where_there_is_a_choice(stage: Stage) -> None:
    page = stage.person("/new/hellgame")
    page.locator("form details summary").click()
    quick = page.get_by_label("Quick combat: always")
    expect(quick).to_have_value("after:6")
    expect(quick.locator("option:checked")).to_have_text("after 6 rounds")
    expect(page.get_by_label("Compass: the way that each die shows").locator("option:checked")).to_contain_text("1 inward, 2 clockwise")
    expect(page.locator(".form")).to_contain_text("Play with the Macina cards")
    expect(page.locator(".form")).not_to_contain_text("Cards: those of the book")


def test_the_reader_plays_the_first_lessons_by_clicks(stage: Stage) -> None:
    page = stage.person("/learn/hellgame")
    ways: list[tuple[int, list[str]]] = [(2, ["Keep"]), (3, ["4.2"]), (4, ["Nothing"]), (5, ["4.2"]), (6, ["a42", "Recruit"])]
    page.get_by_role("button", name="Next").click()
    for number, way in ways:
        expect(page.locator(".lessons h2").first).to_have_text(f"Lesson {number} of 25")
        expect(page.locator('.lesson[data-arrived="true"]')).to_be_visible()
        asked(page)
        for word in way:
            if word[0].isdigit():
                press(page, word)
            elif word[0] == "a":
                page.locator(f'.arcana[data-card="{word}"]').click()
            else:
                button(page, word).click()
        expect(page.locator(".lesson .good")).to_contain_text("✓")
        page.get_by_role("button", name="Next").click()
    expect(page.locator(".lesson")).to_contain_text("Cacus has come")
