"""Any registered game can be played in the terminal at once, with or without a board of its own."""

import io

import pytest

import avernus
from avernus.core.picture import Marks
from avernus.tui.app import AvernusApp
from avernus.tui.boards import as_text
from avernus.tui.local_sitting import LocalSitting
from avernus.tui.plain import play_plain

ANSWERS = 12


def session_of(name: str) -> LocalSitting:
    """One person against random bots."""
    table = avernus.new_table(name, seed="every")
    return LocalSitting(table, {seat: "random" for seat in range(1, table.seats)}, "en", "every")


@pytest.mark.parametrize("name", avernus.games())
def test_line_by_line(name: str) -> None:
    session = session_of(name)
    out = io.StringIO()
    assert play_plain(session, io.StringIO("1\n" * ANSWERS + "hint\nlog\nboard\n"), out) == 0
    assert len(session.table.past) >= ANSWERS or session.table.result is not None
    assert "\x1b" not in out.getvalue()


@pytest.mark.parametrize("name", avernus.games())
async def test_full_screen(name: str) -> None:
    session = session_of(name)
    app = AvernusApp(session)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        before = len(session.table.past)
        await pilot.press("a")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert len(session.table.past) > before
        await pilot.press("u", "h", "tab", "enter", "escape", "r", "escape")


@pytest.mark.parametrize("name", avernus.games())
def test_what_a_spectator_sees_can_be_drawn_at_any_size(name: str) -> None:
    session = session_of(name)
    view = session.table.view(None)
    for width, height in ((200, 80), (44, 19), (20, 5)):
        assert as_text(session.table.game.picture(view, session.speaker, Marks(width=width, height=height)))
    assert as_text(session.table.game.picture(view, session.speaker, Marks(plain=True)))
