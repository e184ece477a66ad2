"""The full-screen game: it walks the words of the legal actions and knows no rule of any game."""

import asyncio
import contextlib
import os
import time

from rich.theme import Theme
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static

from avernus.core.refusals import AvernusError, IllegalAction
from avernus.core.seats import Action, Seat
from avernus.tui import panels
from avernus.tui.colours import MARKDOWN
from avernus.tui.conversation import Answer, Conversation
from avernus.tui.menu import Choice
from avernus.tui.sitting import Sitting, touched
from avernus.tui.walk import Words, key
from avernus.tui.widgets import BoardView

TICK = 1.0
"""Seconds between two looks at the clock, in games that have one."""


class TableApp(App[int]):
    """A table on the screen: the course of the game, what is shown, and pointing. The keys for everything else are in `app.py`."""

    CSS_PATH = "app.tcss"
    KEYS = panels.KEYS
    """What the line of keys offers."""
    ENABLE_COMMAND_PALETTE = False
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]  # noqa: RUF012
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (76, "-wide")]  # noqa: RUF012

    def __init__(self, session: Sitting, pace: float = 0.0) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.talk = Conversation(session)
        self.menu: list[Choice] = []
        self.log_text = panels.Log()
        self.message, self.bad = "", False
        self.thinking: Seat | None = None
        self.version = 0
        """Rises with every change, so that a bot's answer to an older question is not played."""
        self.curtain = False
        self.asking = ""
        """What the line at the bottom is for: an action or a file name."""
        self.title = session.speaker.title()

    def _fatal_error(self) -> None:
        """End after a fault of ours, without the pages of a traceback on somebody's terminal; `run_on_screen` tells of it."""
        if os.environ.get("AVERNUS_DEBUG"):
            super()._fatal_error()
        else:
            self._close_messages_no_wait()

    def run_on_screen(self) -> int:
        """Run until the end; the exit code. A fault of ours is raised here, for the command to tell in one sentence."""
        code = self.run()
        if self._exception is not None:
            raise self._exception
        return code or 0

    def compose(self) -> ComposeResult:
        """Top line, board and rail, prompt, line of keys."""
        yield Static(id="top")
        with Horizontal(id="middle"):
            yield BoardView(self.session.game, id="board")
            with Vertical(id="rail"):
                yield Static(id="players")
                yield OptionList(id="choices", markup=False)
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="sentences")
        yield Static(id="prompt")
        yield Static(id="note")
        yield Input(id="line")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Begin."""
        self.console.push_theme(Theme(MARKDOWN))
        self.query_one(BoardView).focus()
        self.curtain = self.session.secretive
        if self.session.game.clock:
            self.set_interval(TICK, self.tick)
        loop = asyncio.get_running_loop()

        def heard() -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended, and with it everybody's interest
                loop.call_soon_threadsafe(self.call_later, self.hear)

        self.session.listen(heard)
        self.go_on()

    def hear(self) -> None:
        """Something may have happened elsewhere."""
        try:
            if self.session.take():
                self.go_on(keep=True)
        except AvernusError as error:
            self.tell(str(error), bad=True)

    # -- the course of the game ---------------------------------------------------------------

    def go_on(self, keep: bool = False) -> None:
        """Something has changed: whose turn is it, and what may be done? `keep` what a person is about to say."""
        self.version += 1
        if self.pace and self.session.answering() is not None:
            self.talk.ask(None, keep)
            self.run_worker(self.answer_later(self.version), group="bot", exclusive=True)
            self.paint()
            return
        while self.session.answered():
            continue
        if self.session.turn_viewer() and self.session.secretive:
            self.curtain = True
        self.talk.ask(None if self.curtain else self.session.person(), keep)
        self.wake_bot()
        if self.session.trouble:
            self.message, self.bad, self.session.trouble = self.session.trouble, True, ""
        self.paint()

    async def answer_later(self, version: int) -> None:
        """Answer for a person, no faster than a bot would, so that the pace tells nothing."""
        await asyncio.sleep(self.pace)
        if version == self.version and self.session.answered():
            self.call_later(self.go_on, True)

    def wake_bot(self) -> None:
        """Let the bot think that is to act, if there is one."""
        self.thinking = self.session.bot()
        if self.thinking is not None:
            self.run_worker(self.let_bot(self.thinking, self.version), group="bot", exclusive=True)

    async def let_bot(self, seat: Seat, version: int) -> None:
        """A bot thinks beside the interface, and its action is shown no faster than a person can follow."""
        begun = time.monotonic()
        action = await asyncio.to_thread(self.session.choose, seat, self.session.thought())
        await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - begun)))
        if version == self.version:
            with contextlib.suppress(IllegalAction):  # time may have passed while it thought
                self.session.play(seat, action)
            self.call_later(self.go_on, True)

    def tick(self) -> None:
        """Let the game's own time pass, unless somebody is reading."""
        if len(self.screen_stack) == 1 and not self.curtain and self.session.wait(int(TICK * 1000)) is not None:
            self.talk.ask(self.session.person(), keep=True)
            if self.thinking is None:
                self.wake_bot()
            self.paint()

    def play_action(self, seat: Seat, action: Action) -> None:
        """A person's action."""
        self.message, self.bad = "", False
        try:
            self.session.play(seat, action)
        except AvernusError as error:
            self.tell(str(error), bad=True)
            self.talk.walk.restart()
            self.paint()
            return
        self.go_on()

    # -- showing ------------------------------------------------------------------------------

    def paint(self) -> None:
        """Show everything as it is now."""
        session = self.session
        viewer = None if self.curtain else session.viewer
        board = self.query_one(BoardView)
        board.show(session.view(viewer), session.speaker)
        known = board.known()
        last = touched(session.log[-1].events if session.log else (), viewer)
        walk = self.talk.walk
        board.mark(frozenset(walk.reachable(known)), frozenset(map(key, walk.said)), last)
        self.paint_menu(self.talk.menu(known))
        self.aim()
        self.query_one("#top", Static).update(panels.top(session, self.pace if self.session.bots_here else None))
        self.query_one("#players", Static).update(panels.players(session, self.thinking))
        self.query_one("#sentences", Static).update(self.log_text.text(session, viewer))
        self.query_one("#prompt", Static).update(panels.prompt(session, viewer, self.curtain))
        self.query_one("#keys", Static).update(panels.keys(session, self.size.width, self.KEYS))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        self.paint_note()

    def paint_menu(self, entries: list[Choice]) -> None:
        """The small menu; left alone where it has not changed, so that nobody's place in it is lost."""
        options = self.query_one("#choices", OptionList)
        if entries != self.menu or options.option_count != len(entries):
            options.clear_options()
            options.add_options(f"{i} {entry.label}" if i < 10 else f"  {entry.label}" for i, entry in enumerate(entries, 1))
            options.highlighted = 0 if entries else None
        options.set_class(bool(entries), "open")
        self.menu = entries

    def aim(self) -> None:
        """Give the keys to the menu where it is what has to be answered, and else to the board."""
        if not self.asking:
            board = self.query_one(BoardView)
            first = self.menu and (self.talk.walk.said or not board.pointable)
            (self.query_one("#choices", OptionList) if first else board).focus()

    def paint_note(self) -> None:
        """The line under the question, and on the board what it speaks of."""
        note = self.query_one("#note", Static)
        note.set_class(self.bad, "bad")
        story, ahead = self.outlook()
        note.update(panels.note(self.message or story, self.bad))
        self.query_one(BoardView).foresee(ahead if self.talk.walk.said else frozenset())

    def outlook(self) -> tuple[str, frozenset[str]]:
        """What has been said so far, or what would happen if the thing under the cursor were chosen, and what that touches."""
        seat, session = self.session.person(), self.session
        if seat is None or self.curtain:
            return "", frozenset()
        words, action = self.aimed_at()
        events = session.preview(seat, action) if action is not None else []
        story = panels.last_that_fit([session.speaker.event(event) for event in events], self.query_one("#note").size)
        return story or self.talk.aloud(words, action) or session.speaker.say("ui-point"), touched(events, seat)

    def aimed_at(self) -> tuple[Words, Action | None]:
        """The words that Enter would say now, and the action that it would play."""
        options, board = self.query_one("#choices", OptionList), self.query_one(BoardView)
        if options.has_focus and options.highlighted is not None and options.highlighted < len(self.menu):
            choice = self.menu[options.highlighted]
            return choice.words, choice.action
        under = board.places[board.cursor].words if board.cursor in board.places and not options.has_focus else ()
        return self.talk.beyond(under, board.known())

    def tell(self, message: str, bad: bool = False) -> None:
        """Show a sentence under the question."""
        self.message, self.bad = message, bad
        self.paint_note()

    # -- pointing -----------------------------------------------------------------------------

    def on_board_view_pointed(self, event: BoardView.Pointed) -> None:
        """Something on the board was pointed at."""
        seat = self.ready()
        if seat is not None and event.words:
            answer = self.talk.point(seat, event.words, self.query_one(BoardView).known())
            if answer.refusal is not None:
                self.tell(answer.refusal.sentence, bad=True)
            elif answer.strange:
                self.tell(self.session.speaker.say("ui-not-here", place=self.session.speaker.word(event.words[0])), bad=True)
            else:
                self.follow(seat, answer)

    def follow(self, seat: Seat, answer: Answer) -> None:
        """Play the action if it has been said in full; else ask on."""
        self.message, self.bad = "", False
        if answer.action is not None:
            self.play_action(seat, answer.action)
        else:
            self.paint()

    def ready(self) -> Seat | None:
        """The person who may act now; lifts the curtain first."""
        if self.curtain:
            self.curtain = False
            self.go_on()
            return None
        seat = self.session.person()
        if seat is None:
            self.tell(self.session.speaker.say("ui-is-over" if self.session.over else "ui-not-yet"), bad=True)
        return seat

    def on_board_view_moved(self) -> None:
        """Show what would happen there."""
        self.message, self.bad = "", False
        self.paint_note()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what would happen then."""
        if not self.bad and event.option_list.id == "choices":
            self.paint_note()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take a choice of the menu."""
        if event.option_list.id == "choices":
            self.pick(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """A digit takes a choice of the menu; Enter lifts the curtain."""
        if len(self.screen_stack) > 1 or self.asking:
            return
        if event.key.isdigit() and 1 <= int(event.key) <= len(self.menu):
            self.pick(int(event.key) - 1)

    def pick(self, index: int) -> None:
        """Take a choice of the menu by its place."""
        seat = self.ready()
        if seat is not None and index < len(self.menu):
            choice = self.menu[index]
            self.follow(seat, self.talk.say(choice.words) if choice.words else Answer(choice.action))
