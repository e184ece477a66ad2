"""The full-screen game, played by keys and mouse without a screen."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.markdown import Markdown
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import avernus
from avernus.core.game import Game
from avernus.play.table import Table
from avernus.tui.app import AvernusApp
from avernus.tui.local_sitting import LocalSitting
from avernus.tui.panes import AskPane, Closing, HelpPane, ListPane, RulebookPane
from avernus.tui.widgets import BoardView

MakeApp = Callable[..., AvernusApp]
TO_THE_THROW = ("De3", "Sf7", "Sf8@e1")


def shown(app: AvernusApp, name: str) -> str:
    return str(app.query_one(f"#{name}", Static).content)


def page(static: Static) -> str:
    """A page of Markdown as it was written."""
    assert isinstance(static.content, Markdown)
    return static.content.markup


def board(app: AvernusApp) -> BoardView:
    return app.query_one(BoardView)


def table(app: AvernusApp) -> Table:
    assert isinstance(app.session, LocalSitting)
    return app.session.table


def notations(app: AvernusApp) -> list[str]:
    return [line.text for _, line in table(app).past]


async def click(pilot: Pilot[int], app: AvernusApp, cell: str) -> None:
    await pilot.click(BoardView, offset=board(app).offset_of(("cell", cell)))
    await pilot.pause()


async def settled(pilot: Pilot[int], app: AvernusApp) -> None:
    """Wait until no bot is thinking."""
    await pilot.pause()
    while app.thinking is not None:
        await app.workers.wait_for_complete()
        await pilot.pause()


async def test_a_whole_game_by_arrows_enter_and_menu(make_app: MakeApp) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "enter", "up", "enter")
        assert notations(app) == ["De3"]
        await pilot.press("right", *["up"] * 5, "enter", "down", "enter")
        assert notations(app) == ["De3", "Sf7"]
        await pilot.press("enter", "up", "enter")
        assert [choice.label for choice in app.menu] == ["and nothing else", "levitating the rock on e1"]
        await pilot.press("down", "enter")
        assert notations(app) == ["De3", "Sf7", "Sf8@e1"]
        await pilot.press(*["down"] * 6, "enter", "left", "enter")
        assert {choice.label for choice in app.menu} == {"north", "east", "south", "west"}
        await pilot.press("2")
        assert notations(app)[-1] == "Te2:w"
        assert table(app).result is not None
        assert shown(app, "prompt") == "North wins: the last sorcerer standing."
        assert "Splut! The rock hits South’s sorcerer" in shown(app, "sentences")
        await pilot.press("q")
    assert app.return_value == 0


async def test_the_mouse_selects_and_plays(make_app: MakeApp) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await click(pilot, app, "e2")
        assert board(app).selected == {("piece", "D")}
        assert board(app).pointable == {("cell", "e3")}
        await click(pilot, app, "d2")
        assert board(app).selected == {("piece", "S")}
        await click(pilot, app, "d2")
        assert board(app).selected == frozenset()
        await click(pilot, app, "e2")
        await click(pilot, app, "e3")
        assert notations(app) == ["De3"]
        assert {"e2", "e3"} <= board(app).last


async def test_the_mouse_points_at_the_rock_to_levitate(make_app: MakeApp) -> None:
    app = make_app("De3", "Sf7")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        for cell in ("f7", "f8", "e1"):
            await click(pilot, app, cell)
        assert notations(app)[-1] == "Sf8@e1"


async def test_the_same_cell_again_means_just_that(make_app: MakeApp) -> None:
    app = make_app("De3", "Sf7")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for cell in ("f7", "f8", "f8"):
            await click(pilot, app, cell)
        assert notations(app)[-1] == "Sf8"


async def test_a_wrong_point_is_refused_with_its_clause_and_the_rulebook_opens_there(make_app: MakeApp) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await click(pilot, app, "d2")
        await click(pilot, app, "e5")  # S5.1
        assert "e5" in shown(app, "note")
        assert shown(app, "note").endswith("(S5.1)")
        assert app.query_one("#note").has_class("bad")
        assert notations(app) == []
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, RulebookPane)
        marked = app.screen.query_one(".clause", Static)
        assert "[S5.1]" in page(marked)
        assert app.screen.query_one("#book").scroll_offset.y > 0
        assert app.screen.query_one("#book").region.contains_region(marked.region)
        await pilot.press("escape")
        assert not isinstance(app.screen, RulebookPane)


async def test_pointing_at_nothing_useful_is_one_sentence(make_app: MakeApp) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await click(pilot, app, "e5")
        assert shown(app, "note") == "× Nothing can be done with e5 now."


async def test_the_rulebook_opens_in_every_language(make_app: MakeApp) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        for lang in ("en", "es", "fr"):
            assert app.session.language == lang
            await pilot.press("r")
            assert isinstance(app.screen, RulebookPane)
            assert "Tommy De Coninck" in page(app.screen.query("#book Static").last(Static))
            await pilot.press("escape", "l")


async def test_undo_and_nothing_to_undo(make_app: MakeApp) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("w")
        assert shown(app, "note") == "× Nobody else at this keyboard can act now."
        await pilot.press("u")
        assert shown(app, "note") == "× There is nothing to take back."
        await pilot.press("right", "enter", "up", "enter", "u")
        assert notations(app) == []
        assert shown(app, "note") == "Taken back."
        assert shown(app, "sentences") == ""


async def test_bots_answer_and_undo_takes_them_back_too(make_app: MakeApp) -> None:
    app = make_app(bots={1: "greedy"})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "enter", "up", "enter")
        await settled(pilot, app)
        assert table(app).actors == (0,)
        assert len(notations(app)) == 3
        await pilot.press("u")
        await settled(pilot, app)
        assert notations(app) == []


async def test_the_answer_of_a_bot_to_an_older_question_is_not_played(make_app: MakeApp) -> None:
    app = make_app(bots={1: "greedy"})
    async with app.run_test(size=(80, 24)) as pilot:
        app.pace = 1000.0
        await pilot.press("right", "enter", "up", "enter")
        assert app.thinking == 1
        await pilot.press("enter")
        assert shown(app, "note") == "× It is not your turn yet."
        await pilot.press("u")
        assert notations(app) == []
        app.pace = 0.0
        await settled(pilot, app)
        assert notations(app) == []


async def test_bots_alone_play_to_the_end(make_app: MakeApp) -> None:
    app = make_app(*TO_THE_THROW, bots={0: "greedy", 1: "greedy"})
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, app)
        assert table(app).result is not None
        assert "wins" in shown(app, "prompt")


async def test_a_hint_is_shown_in_words_and_on_the_board(make_app: MakeApp) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert shown(app, "note").startswith("Hint: ")
        assert board(app).ahead
        assert notations(app) == []


async def test_the_language_switches_everything(make_app: MakeApp) -> None:
    app = make_app("De3")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("l")
        assert shown(app, "prompt") .startswith(" ■  Norte: Te toca: te quedan 2 pasos. Mueve una de tus piezas.")
        assert "enano" in shown(app, "sentences")
        assert "deshacer" in shown(app, "keys")
        await pilot.press("l")
        assert "annuler" in shown(app, "keys")
        await pilot.press("l")
        assert "undo" in shown(app, "keys")


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
async def test_everything_fits_into_80_by_24(make_app: MakeApp, lang: str) -> None:
    app = make_app(seats=4, lang=lang)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert len(board(app).picture) == 19
        assert board(app).size.height >= 19
        assert len(app.query_one("#keys", Static).render_line(0).text.rstrip()) <= 80
        assert app.query_one("#keys").region.bottom == 24


async def test_the_board_follows_the_size_of_the_terminal(make_app: MakeApp) -> None:
    app = make_app()
    heights = []
    async with app.run_test(size=(140, 44)) as pilot:
        for size in ((140, 44), (80, 24), (60, 16), (20, 8), (140, 44)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            heights.append(len(board(app).picture))
        await click(pilot, app, "e2")
        assert board(app).selected == {("piece", "D")}
    assert heights == [28, 19, 10, 10, 28]


async def test_a_narrow_terminal_shows_the_board_alone_and_the_menu_when_it_is_needed(make_app: MakeApp) -> None:
    app = make_app("De3", "Sf7")
    async with app.run_test(size=(44, 20)) as pilot:
        await pilot.pause()
        assert len(board(app).picture) == 10
        assert all(len(line) <= 44 for line in str(board(app).render()).splitlines())
        assert not app.query_one("#log").display
        await click(pilot, app, "f7")
        await click(pilot, app, "f8")
        assert app.query_one("#choices").region.height == 2
        await pilot.press("2")
        assert notations(app)[-1] == "Sf8@e1"


async def test_where_there_is_little_room_the_last_consequences_are_told(make_app: MakeApp) -> None:
    app = make_app(*TO_THE_THROW, lang="es")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await click(pilot, app, "f2")
        await click(pilot, app, "e2")
        await pilot.press("down")
        assert shown(app, "note").startswith("¡Splut!")
        await pilot.resize_terminal(140, 40)
        await pilot.press("up", "down")
        assert "e2" in shown(app, "note")


async def test_an_action_can_be_typed(make_app: MakeApp) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(":", *"De3", "enter")
        assert notations(app) == ["De3"]
        await pilot.press("/", *"Se9", "enter")
        assert shown(app, "note").endswith("(S5.1)")
        await pilot.press(":", *"xyzzy", "enter")
        assert "xyzzy" in shown(app, "note")
        await pilot.press(":", "u", "escape")
        assert notations(app) == ["De3"]
        assert not app.query_one("#line", Input).has_class("open")
        assert app.focused is board(app)


async def test_the_list_of_actions_narrows_and_plays(make_app: MakeApp) -> None:
    app = make_app("De3", "Sf7")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("a")
        assert isinstance(app.screen, ListPane)
        assert app.screen.query_one(OptionList).option_count == 10
        app.screen.query_one(Input).focus()
        await pilot.press(*"levit", "down", "down", "down", "enter")
        assert notations(app)[-1] == "Sf8@e1"
        await pilot.press("a", "escape")
        assert len(notations(app)) == 3


async def test_escape_goes_back_a_word(make_app: MakeApp) -> None:
    app = make_app(*TO_THE_THROW)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await click(pilot, app, "f2")
        await click(pilot, app, "e2")
        assert len(app.menu) == 4
        assert "throws it" in shown(app, "note")
        await pilot.press("escape")
        assert app.menu == []
        assert board(app).selected == {("piece", "T")}
        await pilot.press("escape")
        assert board(app).selected == frozenset()


async def test_tab_visits_what_can_be_chosen(make_app: MakeApp) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        visited = []
        for _ in range(4):
            visited.append(board(app).cursor)
            await pilot.press("tab")
        assert visited == [("cell", "d2"), ("cell", "e2"), ("cell", "f2"), ("cell", "d2")]


async def test_saving_and_failing_to_save(make_app: MakeApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    app = make_app("De3")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "enter")
        assert shown(app, "note") == "Saved to splut.avn; --load opens it again."
        await pilot.press("s")
        app.query_one("#line", Input).value = "no/such/folder"
        await pilot.press("enter")
        assert shown(app, "note").startswith("× no/such/folder cannot be written: ")
    assert avernus.load(tmp_path / "splut.avn").actors == (1,)


@pytest.mark.parametrize("key", ["q", "ctrl+q", "ctrl+c"])
@pytest.mark.parametrize(
    ("lang", "asked"), [("en", "Leave the game?"), ("es", "¿Salir de la partida?"), ("fr", "Quitter la partie\u202f?")],
)
async def test_leaving_a_game_in_play_asks_in_the_players_language(make_app: MakeApp, key: str, lang: str, asked: str) -> None:
    app = make_app("De3", lang=lang)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, AskPane)
        assert str(app.screen.query_one(".heading", Static).content) == asked
        await pilot.press("enter")
        await pilot.pause()
        assert app.is_running and not isinstance(app.screen, AskPane)
        await pilot.press(key)
        await pilot.pause()
        await pilot.press("down", "enter")
    assert app.return_value == 0


async def test_a_bots_move_does_not_cancel_the_question(make_app: MakeApp) -> None:
    app = make_app("De3", bots={1: "random"})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+q")
        await settled(pilot, app)
        assert len(notations(app)) > 1, "the bot has moved"
        assert isinstance(app.screen, AskPane)
        await pilot.press("ctrl+q")
    assert app.return_value == 0


async def test_a_game_that_has_not_begun_is_left_at_once(make_app: MakeApp) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+c")
    assert app.return_value == 0


async def test_help_opens_and_closes(make_app: MakeApp) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        assert isinstance(app.screen, HelpPane)
        await pilot.press("escape")
        assert not isinstance(app.screen, HelpPane)


async def test_the_pace_of_bots_can_be_changed(make_app: MakeApp) -> None:
    app = make_app(bots={1: "random"})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("plus", "plus", "minus")
        assert app.pace == pytest.approx(0.1)
        assert "0.1" in shown(app, "top")
        await pilot.press("minus", "minus")
        assert app.pace == 0.0


async def test_a_game_without_a_board_is_played_by_menu(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(avernus.game("splut")), "picture", Game.picture)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "turn: 1" in str(board(app).render())
        assert [choice.label for choice in app.menu] == ["dwarf to e3", "sorcerer to d3", "troll to f3"]
        await pilot.press("1")
        assert notations(app) == ["De3"]
        await pilot.press("down", "enter")
        assert notations(app) == ["De3", "Sf7"]
        await pilot.resize_terminal(80, 12)
        await pilot.press("tab", "pagedown", "down")
        assert "places" not in str(board(app).render())
        await pilot.press(*["pagedown"] * 3)
        assert str(board(app).render()).endswith("levitation ended: –")
        await pilot.press(*["pageup"] * 4)
        assert "places" in str(board(app).render()).splitlines()[0]
        await pilot.press("tab")
        assert app.focused is app.query_one("#choices")


async def test_a_board_that_is_too_high_follows_the_cursor(make_app: MakeApp) -> None:
    app = make_app()
    async with app.run_test(size=(80, 10)) as pilot:
        await pilot.pause()
        assert "e" not in str(board(app).render()).splitlines()[-1]
        await pilot.press("tab", *["down"] * 2)
        assert "S▲" in str(board(app).render())
        await click(pilot, app, "d2")
        assert board(app).selected == {("piece", "S")}
        await pilot.press("escape", *["up"] * 9)
        assert "T■" in str(board(app).render())


async def test_people_with_secrets_are_asked_to_look_away(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    monkeypatch.setattr(type(table(app).game), "hidden", True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert shown(app, "prompt").startswith("South, it is your turn to look")
        assert board(app).pointable == frozenset()
        await pilot.press("enter")
        assert shown(app, "prompt") .startswith(" ▲  South: Your turn: one step left. Move one of your pieces.")
        await pilot.press(":", *"De3", "enter")
        assert shown(app, "prompt").startswith("North, it is your turn to look")
        await pilot.press("enter", ":", *"Sf7", "enter")
        assert "one step left" in shown(app, "prompt")


async def test_keys_that_come_too_fast_close_a_pane_once(make_app: MakeApp) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("a", "question_mark", "r"):
            await pilot.press(key)
            await pilot.pause()
            pane = app.screen
            assert isinstance(pane, Closing)
            for _ in range(3):
                pane.action_close()
            await pilot.pause()
            assert app.is_running and app.screen is not pane


def test_a_fault_on_the_screen_is_told_in_one_sentence(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    monkeypatch.delenv("AVERNUS_DEBUG", raising=False)

    def broken(self: AvernusApp) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(AvernusApp, "paint", broken)
    monkeypatch.setattr(app, "run", lambda: asyncio.run(app.run_async(headless=True)))
    with pytest.raises(ZeroDivisionError):
        app.run_on_screen()
    assert app._exit_renderables == []
