"""The keys of the full-screen game."""

import asyncio
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList, Static

from avernus.core.refusals import AvernusError
from avernus.core.seats import Action, Seat
from avernus.tui import panels, rulebook
from avernus.tui.panes import HelpPane, ListPane, RulebookPane
from avernus.tui.reading import choices, read
from avernus.tui.session import touched
from avernus.tui.table_app import TableApp
from avernus.tui.widgets import BoardView

FASTEST, SLOWEST = 0.0, 5.0


class AvernusApp(TableApp):
    """One game, in the terminal."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False), Binding("h", "hint", show=False), Binding("a", "actions", show=False),
        Binding("colon,slash", "type", show=False), Binding("r", "rules", show=False), Binding("l", "language", show=False),
        Binding("s", "save", show=False), Binding("question_mark,f1", "help", show=False), Binding("q", "leave", show=False),
        Binding("escape,backspace", "unsay", show=False), Binding("tab", "jump(1)", show=False, priority=True),
        Binding("shift+tab", "jump(-1)", show=False, priority=True),
        Binding("w", "switch", show=False), Binding("p", "answers", show=False),
        Binding("plus", "pace(0.1)", show=False), Binding("minus", "pace(-0.1)", show=False),
    ]

    def action_unsay(self) -> None:
        """One word back."""
        if self.asking:
            self.close_line()
        self.message, self.bad = "", False
        self.leaving = False
        self.talk.walk.back()
        self.paint()

    def action_jump(self, step: int) -> None:
        """To the next thing that can be pointed at, the menu among them."""
        if len(self.screen_stack) > 1 or self.asking:
            self.screen.focus_next()
            return
        board, options = self.query_one(BoardView), self.query_one("#choices", OptionList)
        if options.has_focus:
            board.focus()
        elif not board.next_pointable(step) and self.menu:
            options.focus()
        self.paint_note()

    def action_undo(self) -> None:
        """Back to the last decision of a person."""
        if self.session.undo():
            self.go_on()
            self.tell(self.session.speaker.say("ui-undone"))
        else:
            self.tell(self.session.speaker.say("ui-nothing-to-undo"), bad=True)

    def action_switch(self) -> None:
        """Let another person act, where several may."""
        if self.session.switch():
            self.curtain = self.session.secretive
            self.go_on()
        else:
            self.tell(self.session.speaker.say("ui-nobody-else"), bad=True)

    def action_hint(self) -> None:
        """What a bot would play."""
        seat = self.ready()
        if seat is not None:
            self.run_worker(self.give_hint(seat, self.version), group="hint", exclusive=True)

    async def give_hint(self, seat: Seat, version: int) -> None:
        """Think beside the interface, then tell and show it, if the question is still the same."""
        action = await asyncio.to_thread(self.session.hint, seat, self.session.table.state.copy())
        if version == self.version:
            self.tell(self.session.speaker.say("ui-hint", words=self.session.words(action)))
            self.query_one(BoardView).foresee(touched(self.session.preview(seat, action), seat))

    def action_language(self) -> None:
        """The next language."""
        known = self.session.languages()
        self.session.speak(known[(known.index(self.session.language) + 1) % len(known)])
        self.message, self.bad = "", False
        self.paint()

    def action_pace(self, change: float) -> None:
        """Let bots act more slowly or more quickly."""
        self.pace = min(SLOWEST, max(FASTEST, round(self.pace + change, 1)))
        self.query_one("#top", Static).update(panels.top(self.session, self.pace))

    def action_rules(self) -> None:
        """The rulebook, at the clause of the last refusal."""
        game, speaker, clause = self.session.table.game, self.session.speaker, self.session.clause
        try:
            book = rulebook.text(game, speaker)
        except AvernusError as error:
            self.tell(str(error), bad=True)
            return
        self.push_screen(RulebookPane(book, clause, f"{speaker.say('ui-key-rules')} {clause and '§ ' + clause}"))

    def action_help(self) -> None:
        """How to play here."""
        self.push_screen(HelpPane(self.session.speaker.say("ui-help")))

    def action_actions(self) -> None:
        """All legal actions, in words."""
        seat = self.ready()
        if seat is not None:
            say = self.session.speaker.say
            legal = choices(self.session.table, seat)
            rows = [(action, f"{self.session.speaker.words(words)}  ({notation})") for action, words, notation in legal]
            version = self.version

            def chosen(action: Action | None) -> None:
                if action is not None and version == self.version:
                    self.play_action(seat, action)

            self.push_screen(ListPane(rows, say("ui-list", count=len(rows)), say("ui-find")), chosen)

    def action_answers(self) -> None:
        """Answers in advance, to be turned on and off."""
        seat, standing, say = self.ready(), self.session.standing, self.session.speaker.say
        if seat is None:
            return
        if not standing.names:
            self.tell(say("ui-no-answers"), bad=True)
            return
        rows = [(i, f"[{'x' if standing.on(seat, name) else ' '}] {say(f'answer-{name}')}") for i, name in enumerate(standing.names)]

        def chosen(number: int | None) -> None:
            if number is not None:
                standing.switch(seat, standing.names[number])
                self.go_on()

        self.push_screen(ListPane(rows, say("ui-answers"), say("ui-find")), chosen)

    def action_type(self) -> None:
        """Type an action."""
        if self.ready() is not None:
            self.open_line("type", self.session.speaker.say("ui-type"), "")

    def action_save(self) -> None:
        """Ask for a file and save."""
        self.open_line("save", "", f"{self.session.table.game.id}.avn")

    def open_line(self, asking: str, placeholder: str, value: str) -> None:
        """Ask for a line of text at the bottom."""
        self.asking = asking
        line = self.query_one("#line", Input)
        line.placeholder, line.value = placeholder, value
        line.add_class("open")
        line.focus()
        if asking == "save":
            self.tell(self.session.speaker.say("ui-save-as"))

    def close_line(self) -> None:
        """No line is asked for any more."""
        self.asking = ""
        self.query_one("#line", Input).remove_class("open")
        self.aim()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The line was entered."""
        if event.input.id != "line" or not self.asking:
            return
        asking, text = self.asking, event.value.strip()
        self.close_line()
        try:
            if asking == "save":
                self.tell(self.session.speaker.say("ui-saved", file=str(self.session.save(text or f"{self.session.table.game.id}.avn"))))
            elif text and (seat := self.ready()) is not None:
                self.play_action(seat, read(self.session.table, seat, text))
        except AvernusError as error:
            self.tell(str(error), bad=True)

    def action_leave(self) -> None:
        """Leave; an unfinished game only when asked twice."""
        if self.leaving or self.session.table.result is not None or not self.session.log:
            self.exit(0)
            return
        self.leaving = True
        self.tell(self.session.speaker.say("ui-quit-again"))
