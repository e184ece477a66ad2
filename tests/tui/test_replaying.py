"""A record on the screen, step by step."""

import pytest
from textual.widgets import Static

import avernus
from avernus.play.table import replay
from avernus.tui.local_sitting import LocalSitting
from avernus.tui.replaying import Replay, ReplayApp


def shown(app: ReplayApp, name: str) -> str:
    return str(app.query_one(f"#{name}", Static).content)


async def test_keys_step_through_a_game() -> None:
    table = avernus.new_table("splut", 2, seed="1")
    for seat, move in ((0, "De3"), (1, "Sf7"), (1, "Sf8@e1"), (0, "Te2:w")):
        table.play(seat, move)
    app = ReplayApp(Replay(replay(table.record), "en", 0))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert shown(app, "prompt").startswith("0 / 4 · ")
        await pilot.press("right", "right")
        assert shown(app, "prompt").startswith("2 / 4 · ")
        assert "Sf7" in shown(app, "sentences")
        assert "throws" not in shown(app, "sentences")
        await pilot.press("left")
        assert "Sf7" not in shown(app, "sentences")
        await pilot.press("end")
        assert shown(app, "prompt") == "North wins: the last sorcerer standing."
        await pilot.press("home", "right", "l")
        assert "De3" in shown(app, "sentences")
        await pilot.press("r")
        await pilot.pause()
        await pilot.press("down", "escape", "q")
    assert app.return_value == 0


@pytest.mark.parametrize("name", avernus.games())
async def test_every_game_can_be_stepped_through(name: str) -> None:
    table = avernus.new_table(name, seed="1")
    session = LocalSitting(table, {seat: "random" for seat in range(table.seats)}, "en", "1")
    while not session.over and len(table.past) < 40 + session.seats * 50 and (seat := session.bot()) is not None:
        session.play(seat, session.choose(seat, session.thought()))
    again = Replay(replay(table.record), "en", 0)
    steps = 0
    while again.at < again.last:
        before = again.at
        again.step(1)
        assert again.at > before
        steps += 1
    for _ in range(steps):
        again.step(-1)
    assert again.at == again.first
    async with ReplayApp(again).run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "down", "end", "home")
