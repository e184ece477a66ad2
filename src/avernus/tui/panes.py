"""Panes over the board: the rulebook, the list of legal actions, help."""

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from rich.markdown import Markdown
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from avernus.core.seats import Action
from avernus.tui.rulebook import parted

Answer = TypeVar("Answer")


class Closing(ModalScreen[Answer]):
    """A pane that closes once, however fast the keys come: those that are late find it gone."""

    def action_close(self) -> None:
        """Close without an answer."""
        self.answer(None)

    def answer(self, given: Answer | None) -> None:
        """Close with an answer."""
        if self.is_current:
            self.dismiss(given)


class Pane(Closing[None]):
    """A pane that escape closes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "close", show=False)]


class RulebookPane(Pane):
    """The rulebook, opened at a clause."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("r", "close", show=False)]

    def __init__(self, book: str, clause: str, title: str) -> None:
        super().__init__()
        self.book, self.clause, self.heading = book, clause, title

    def compose(self) -> ComposeResult:
        """A heading and the scrolling text, in three parts: the clause is the middle one."""
        before, clause, after = parted(self.book, self.clause)
        with Vertical(classes="pane"):
            yield Static(self.heading, classes="heading", markup=False)
            with VerticalScroll(id="book"):
                for part, name in ((before, ""), (clause, "clause"), (after, "")):
                    if part.strip():
                        yield Static(Markdown(part, hyperlinks=False), classes=name)

    def on_mount(self) -> None:
        """Turn to the clause once the text is laid out."""
        self.query_one("#book").focus()
        self.call_after_refresh(self.turn_to)

    def turn_to(self) -> None:
        """Scroll to the clause."""
        for clause in self.query(".clause"):
            self.query_one("#book", VerticalScroll).scroll_to_widget(clause, animate=False, top=True)


class HelpPane(Pane):
    """How to play here."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark,enter,i", "close", show=False)]

    def __init__(self, text: str, small: bool = False) -> None:
        super().__init__()
        self.text = text
        self.kind = "pane ask" if small else "pane"

    def compose(self) -> ComposeResult:
        """The text."""
        with VerticalScroll(classes=self.kind):
            yield Static(self.text, markup=False)


class ListPane(Closing[Action]):
    """All legal actions in words, narrowed by typing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("down", "into_list", show=False),
    ]

    def __init__(self, rows: Sequence[tuple[Action, str]], title: str, find: str) -> None:
        super().__init__()
        self.rows, self.heading, self.find = list(rows), title, find

    def compose(self) -> ComposeResult:
        """A field to narrow the list, and the list."""
        with Vertical(classes="pane"):
            yield Static(self.heading, classes="heading", markup=False)
            yield Input(placeholder=self.find)
            yield OptionList(markup=False)

    def on_mount(self) -> None:
        """Show all."""
        self.narrow("")
        self.query_one(OptionList).focus()

    def narrow(self, wanted: str) -> None:
        """Show what contains a text."""
        options = self.query_one(OptionList)
        options.clear_options()
        kept = [(action, text) for action, text in self.rows if wanted.casefold() in text.casefold()]
        options.add_options(Option(text, id=str(action)) for action, text in kept)
        options.highlighted = 0 if kept else None

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the list while typing."""
        self.narrow(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go on to the list."""
        self.action_into_list()

    def action_into_list(self) -> None:
        """From the field to the list."""
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Play the chosen action."""
        self.answer(int(event.option.id or 0))


class AskPane(Closing[bool]):
    """A question with two answers. The safe one has the keys."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,n", "close", show=False)]

    def __init__(self, question: str, remark: str, yes: str, no: str) -> None:
        super().__init__()
        self.question, self.remark, self.labels = question, remark, (no, yes)

    def compose(self) -> ComposeResult:
        """The question, and the answers as a small menu."""
        with Vertical(classes="pane ask"):
            yield Static(self.question, classes="heading", markup=False)
            if self.remark:
                yield Static(self.remark, markup=False)
            yield OptionList(*self.labels, markup=False)

    def on_mount(self) -> None:
        """Staying is what Enter means until somebody says otherwise."""
        self.query_one(OptionList).highlighted = 0
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answered."""
        self.answer(event.option_index == 1)
