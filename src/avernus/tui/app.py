"""The keys of the full-screen game."""

import asyncio
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList, Static

from avernus.core.refusals import AvernusError
from avernus.core.seats import Action, Seat
from avernus.tui import panels, rulebook
from avernus.tui.panes import AskPane, HelpPane, ListPane, RulebookPane
from avernus.tui.phrases import about, in_words, listed
from avernus.tui.sitting import spoken_choice
from avernus.tui.table_app import TableApp
from avernus.tui.widgets import BoardView

FASTEST, SLOWEST = 0.0, 5.0


class AvernusApp(TableApp):
    """One game, in the terminal."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False), Binding("h", "hint", show=False), Binding("a", "actions", show=False),
        Binding("i", "about", show=False),
        Binding("colon,slash", "type", show=False), Binding("r", "rules", show=False), Binding("l", "language", show=False),
        Binding("s", "save", show=False), Binding("question_mark,f1", "help", show=False), Binding("q", "leave", show=False),
        Binding("escape,backspace", "unsay", show=False), Binding("tab", "jump(1)", show=False, priority=True),
        Binding("shift+tab", "jump(-1)", show=False, priority=True),
        Binding("w", "switch", show=False), Binding("p", "answers", show=False),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True, system=True),
        Binding("plus", "pace(0.1)", show=False), Binding("minus", "pace(-0.1)", show=False),
    ]

    def action_unsay(self) -> None:
        """One word back."""
        if self.asking:
            self.close_line()
        self.message, self.bad = "", False
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
        try:
            undone = self.session.undo()
        except AvernusError as error:
            self.tell(str(error), bad=True)
            return
        if undone:
            self.go_on()
        self.tell(self.session.speaker.say("ui-undone" if undone else "ui-nothing-to-undo"), bad=not undone)

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
        try:
            words = await asyncio.to_thread(self.session.hint, seat)
        except AvernusError as error:
            self.tell(str(error), bad=True)
            return
        if version == self.version:
            self.tell(self.session.speaker.say("ui-hint", words=spoken_choice(self.session, seat, words)))
            self.query_one(BoardView).foresee(frozenset(map(str, words)))

    def action_language(self) -> None:
        """The next language."""
        known = self.session.languages()
        self.message, self.bad = "", False
        try:
            self.session.speak(known[(known.index(self.session.language) + 1) % len(known)])
        except AvernusError as error:
            self.message, self.bad = str(error), True
        self.paint()

    def action_pace(self, change: float) -> None:
        """Let bots act more slowly or more quickly."""
        self.pace = min(SLOWEST, max(FASTEST, round(self.pace + change, 1)))
        self.query_one("#top", Static).update(panels.top(self.session, self.pace if self.session.bots_here else None))

    def action_rules(self) -> None:
        """The rulebook, at the clause of the last refusal."""
        game, speaker, clause = self.session.game, self.session.speaker, self.session.clause
        try:
            book = rulebook.text(game, speaker)
        except AvernusError as error:
            self.tell(str(error), bad=True)
            return
        self.push_screen(RulebookPane(book, clause, f"{speaker.say('ui-key-rules')} {clause and '§ ' + clause}"))

    def action_about(self) -> None:
        """What is written on the card, or about the demon, under the cursor."""
        board = self.query_one(BoardView)
        here = board.places[board.cursor].words if board.cursor in board.places else ()
        for word in (*self.aimed_at()[0], *here, *reversed(self.talk.walk.said)):
            told = about(self.session.speaker, word)
            if told:
                self.push_screen(HelpPane("\n\n".join(told), small=True))
                return
        self.tell(self.session.speaker.say("ui-nothing-about"), bad=True)

    def action_help(self) -> None:
        """How to play here."""
        self.push_screen(HelpPane(self.session.speaker.say("ui-help")))

    def action_actions(self) -> None:
        """All legal actions, in words."""
        seat = self.ready()
        if seat is not None:
            say = self.session.speaker.say
            legal = self.session.choices(seat)
            shown = in_words if self.session.game.hidden else listed
            rows = [(action, shown(self.session.game, self.session.speaker, words, notation)) for action, words, notation in legal]
            version = self.version

            def chosen(action: Action | None) -> None:
                if action is not None and version == self.version:
                    self.play_action(seat, action)

            self.push_screen(ListPane(rows, say("ui-list", count=len(rows)), say("ui-find")), chosen)

    def action_answers(self) -> None:
        """Answers in advance, to be turned on and off."""
        seat, say = self.ready(), self.session.speaker.say
        if seat is None:
            return
        known = self.session.answers(seat)
        if not known:
            self.tell(say("ui-no-answers"), bad=True)
            return
        rows = [(i, f"[{'x' if on else ' '}] {say(f'answer-{name}')}") for i, (name, on) in enumerate(known)]

        def chosen(number: int | None) -> None:
            if number is not None:
                self.session.switch_answer(seat, known[number][0])
                self.go_on()

        self.push_screen(ListPane(rows, say("ui-answers"), say("ui-find")), chosen)

    def action_type(self) -> None:
        """Type an action."""
        if self.ready() is not None:
            self.open_line("type", self.session.speaker.say("ui-type"), "")

    def action_save(self) -> None:
        """Ask for a file and save."""
        self.open_line("save", "", f"{self.session.game.id}.avn")

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
                self.tell(self.session.speaker.say("ui-saved", file=self.session.save(text or f"{self.session.game.id}.avn")))
            elif text and (seat := self.ready()) is not None:
                self.play_action(seat, self.session.read(seat, text))
        except AvernusError as error:
            self.tell(str(error), bad=True)

    def action_leave(self) -> None:
        """Leave; an unfinished game asks first, in the player's language, and goes on meanwhile."""
        if isinstance(self.screen, AskPane):
            self.screen.answer(True)
        elif self.session.over or not self.session.log:
            self.exit(0)
        else:
            say = self.session.speaker.say
            self.push_screen(AskPane(say("ui-leave"), self.session.farewell(), say("ui-leave-yes"), say("ui-leave-no")), self.left)

    def left(self, sure: bool | None) -> None:
        """The question has been answered."""
        if sure:
            self.exit(0)
