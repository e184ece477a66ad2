"""The HellGame in the terminal: the board in text, and answers in advance."""

import io

import pytest
from textual.widgets import Static

import avernus
from avernus.core.picture import Marks
from avernus.games.hellgame.steps import ANSWERS, POINTS
from avernus.text import LANGUAGES
from avernus.tui.app import AvernusApp
from avernus.tui.boards import as_text, at, places
from avernus.tui.local_sitting import LocalSitting
from avernus.tui.plain import play_plain
from tests.games.hellgame.positions import Position
from tests.web.hell import asleep, opened, scene


def fight() -> Position:
    position = scene("combat").demons(0, "Marchosias").demons(1, "Vine").permanent("h12").hand(0, "a34")
    return position.legions(0, "5.1", 3).pair(0, "5.1", "garm").legions(6, "5.1", 2).lead(1, "6.3", "Cacus").legions(1, "6.3")


def aimed(held: str = "a42") -> LocalSitting:
    """P2's Paimon is to act and can cast at P1's Sitri; both are people."""
    position = scene("action").demons(0, "Sitri").demons(1, "Paimon").hand(0, held).hand(1, "a04").money(0, souls=3)
    return LocalSitting(avernus.new_table("hellgame", 2, seed="hell", position=opened(position, "ActionPhase")), {}, "en", "hell")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_tells_everything_in_words(lang: str) -> None:
    session = LocalSitting(avernus.new_table("hellgame", 2, seed="1", position=opened(fight(), "CombatPhase")), {1: "random"}, lang)
    shown = "\n".join(as_text(avernus.game("hellgame").picture(session.table.view(0), session.speaker, Marks(plain=True, width=100))))
    assert "\x1b" not in shown and max(map(len, shown.split("\n"))) <= 100
    assert "5.1 3. RL4H fL2" in shown, "a pair counts as a legion and a hound"
    for word in ("place-5-1", "word-card-h12", "word-card-a34", "text-card-a34", "word-demon-Vine"):
        assert " ".join(session.speaker.say(word).split()) in " ".join(shown.split())
    assert "Cacus 4/+1" in shown


def test_every_section_can_be_pointed_at_where_it_is_shown() -> None:
    session = LocalSitting(avernus.new_table("hellgame", 2, seed="1", position=opened(fight(), "CombatPhase")), {1: "random"})
    for width, height, rows in ((44, 19, 15), (60, 40, 15), (79, 34, 15), (144, 48, 23), (200, 60, 23)):
        picture = avernus.game("hellgame").picture(session.table.view(0), session.speaker, Marks(width=width, height=height))
        assert max(sum(len(stretch.text) for stretch in row) for row in picture) <= width
        found = places(picture[:rows])
        assert {name for kind, name in found if kind == "area"} == {"A", *(f"{c}.{q}" for c in range(1, 10) for q in range(1, 6))}
        spot = found["area", "4.3"]
        assert at(picture, int(spot.row), int(spot.column))[0] == "4.3"
        assert {"Marchosias", "Vine"} <= {name for kind, name in places(picture) if kind == "demon"}


def shown(marks: Marks) -> str:
    session = LocalSitting(avernus.new_table("hellgame", 2, seed="1", position=opened(fight(), "CombatPhase")), {1: "random"})
    return "\n".join(as_text(avernus.game("hellgame").picture(session.table.view(0), session.speaker, marks)))


def test_the_map_is_a_table_of_circles_and_quarters() -> None:
    rows = shown(Marks(width=79, height=34)).split("\n")
    found = {row.split()[0]: " ".join(row.split()) for row in reversed(rows[:15]) if row.split()}
    assert "1 Acheron 2 Styx 3 Phlegethon 4 Cocytus 5 Lethe" in [" ".join(row.split()) for row in rows]
    assert found["5"] == "5 3. R4Hf2 3. 3. 3. 3.", "a pair counts as a legion and a hound"
    assert found["6"] == "6 4. 3. 4B B1T 3B 4.", "souls and owner, then units"
    assert "Signal Towers" in shown(Marks(width=150, height=50)) and "Heaven: No permanent event" in shown(Marks(width=79, height=34))


def test_the_closer_look_reads_what_the_cursor_stands_on() -> None:
    assert "In a section: its souls" in shown(Marks(width=79, height=34)), "at nothing: what the letters mean"
    section = shown(Marks(width=79, height=34, cursor=("area", "5.1")))
    assert "Signal Towers (5.1) · yields 3 souls · unclaimed" in section and "R legion ×3, R legion with Garm 4, f legion ×2" in section
    assert "Tumble the Towers" in shown(Marks(width=79, height=34, cursor=("demon", "Vine")))
    assert "1 soul" in shown(Marks(width=79, height=34, cursor=("card", "a34")))


def test_a_fight_is_told_round_by_round() -> None:
    position = scene("combat").demons(0, "Marchosias").demons(1, "Vine").legions(0, "5.1", 3).legions(1, "5.1", 2)
    opened(asleep(position, "Marchosias", "Vine"), "CombatPhase")
    view = position.play(6, 1, 2, 3, 4, 5).g.view(0)
    speaker = LocalSitting(avernus.new_table("hellgame", 2, seed="1"), {}).speaker
    for marks in (Marks(width=100, plain=True), Marks(width=100, height=40)):
        told = "\n".join(as_text(avernus.game("hellgame").picture(view, speaker, marks)))
        assert "Round 1 · Player 1 [6* 1 2] 1 hit · Player 2 [3 4] 0 hits" in told
        assert "Saves: B legion: 5 (≤1)" in told and "Destroyed: B legion." in told


async def test_the_full_screen_says_why_it_asks() -> None:
    app = AvernusApp(aimed())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        asked = str(app.query_one("#prompt", Static).render())
        assert "what does your demon do?" in asked and "It has the highest rank of those still waiting." in asked and "(H11.2)" in asked


def test_an_answer_in_advance_is_played_line_by_line() -> None:
    session = aimed()
    out = io.StringIO()
    # P2 casts; P1, who has left "never counter this turn", is not asked.
    session.standing.switch(0, "counter-turn")
    play_plain(session, io.StringIO("\ncast a04 0\n"), out)
    assert "casts Chains of Ephialtes" in out.getvalue()
    assert [entry.notation for entry in session.log if entry.seat == 0][:1] == ["none"]


def test_the_only_possible_answer_is_given_line_by_line() -> None:  # H23.2
    session, out = aimed("a09"), io.StringIO()
    play_plain(session, io.StringIO("\ncast a04 0\n"), out)
    assert "Do you counter" not in out.getvalue() and "Dice" in out.getvalue()
    assert [entry.notation for entry in session.log if entry.seat == 0][:1] == ["none"]
    # Undo goes past it to what somebody has decided.
    while session.undo():
        assert not (session.viewer == 0 and session.table.state.prompt(0).code == "counter")
    assert session.viewer == 1 and len(session.table.past) == 0
    session.standing.switch(0, "myself")
    out = io.StringIO()
    play_plain(session, io.StringIO("\ncast a04 0\n\n"), out)
    assert "Do you counter" in out.getvalue() and len(session.table.past) == 1


async def test_the_only_possible_answer_is_given_on_the_full_screen_at_the_pace_of_bots() -> None:
    session = aimed("a09")
    app = AvernusApp(session, pace=0.01)
    async with app.run_test(size=(110, 40)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        app.play_action(1, session.read(1, "cast a04 0"))
        assert app.session.answering() is not None and not app.curtain, "nobody hands the keyboard over for a formality"
        while app.session.answering() is not None:
            await pilot.pause(0.02)
        assert [entry.notation for entry in app.session.log if entry.seat == 0][:1] == ["none"]


def test_the_switches_in_the_plain_game() -> None:
    session = aimed()
    out = io.StringIO()
    play_plain(session, io.StringIO("\nanswers\nanswers 3\nanswers 4\nanswers 99\n"), out)
    told = out.getvalue()
    assert "  3. [x] Always refuse passage" in told
    assert told.rindex("  3. [ ] Always refuse passage") < told.rindex("  4. [x] Always grant passage"), "contrary ones exclude each other"
    assert "Say a number from 1 to 11" in told


async def test_the_switches_on_the_full_screen() -> None:
    session = aimed()
    app = AvernusApp(session)
    async with app.run_test(size=(110, 40)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("p")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert session.standing.on(1, "counter-turn")


def test_a_switch_for_one_turn_ends_with_it() -> None:
    session = aimed()
    session.standing.switch(0, "counter-turn")
    assert session.standing.on(0, "counter-turn")
    session.table.state.turn += 1  # type: ignore[attr-defined]
    assert not session.standing.on(0, "counter-turn")


def test_answers_in_advance_are_given_to_real_questions() -> None:
    prompts = {point.lower().replace("_", "-") for point in POINTS}
    assert {prompt for orders, _ in ANSWERS.values() for prompt, _ in orders} <= prompts | {"*"}
