"""Panes over the board: the rulebook, the list of legal actions, help."""

from collections.abc import Sequence
from typing import ClassVar

from rich.markdown import Markdown
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from avernus.core.seats import Action
from avernus.tui.rulebook import parted


class Pane(ModalScreen[None]):
    """A pane that escape closes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "app.pop_screen", show=False)]


class RulebookPane(Pane):
    """The rulebook, opened at a clause."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("r", "app.pop_screen", show=False)]

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

    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark,enter", "app.pop_screen", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """The text."""
        with VerticalScroll(classes="pane"):
            yield Static(self.text, markup=False)


class ListPane(ModalScreen[Action | None]):
    """All legal actions in words, narrowed by typing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
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
        self.dismiss(int(event.option.id or 0))
