"""The board as a widget: drawn from a view, pointed at by arrow keys and mouse."""

from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset
from textual.message import Message
from textual.widget import Widget

from avernus.core.actions import Word
from avernus.core.game import Game
from avernus.core.picture import Key, Marks, Picture
from avernus.text import Speaker
from avernus.tui.boards import Place, at, places, towards
from avernus.tui.walk import key


class BoardView(Widget, can_focus=True):
    """A game's board. It knows where things are, not what may be done with them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(-1, 0)", show=False),
        Binding("down", "go(1, 0)", show=False),
        Binding("left", "go(0, -1)", show=False),
        Binding("right", "go(0, 1)", show=False),
        Binding("enter,space", "point", show=False),
        Binding("pageup", "scroll_rows(-10)", show=False),
        Binding("pagedown", "scroll_rows(10)", show=False),
    ]

    class Pointed(Message):
        """A person has pointed at something."""

        def __init__(self, words: tuple[Word, ...]) -> None:
            super().__init__()
            self.words = words

    class Moved(Message):
        """The cursor has moved."""

    def __init__(self, game: Game, *, id: str) -> None:
        super().__init__(id=id)
        self.game = game
        self.view: dict[str, Any] = {}
        self.speaker: Speaker | None = None
        self.pointable: frozenset[Key] = frozenset()
        self.selected: frozenset[Key] = frozenset()
        self.last: frozenset[str] = frozenset()
        self.ahead: frozenset[str] = frozenset()
        self.cursor: Key | None = None
        self.picture: Picture = []
        self.first = 0
        """The first row that is shown, of a picture that is too high."""
        self.places: dict[Key, Place] = {}

    def show(self, view: dict[str, Any], speaker: Speaker) -> None:
        """Draw another view, or the same in another language, and find out what lies where."""
        self.view, self.speaker = view, speaker
        self.places = places(self.paint())

    def mark(self, pointable: frozenset[Key], selected: frozenset[Key], last: frozenset[str]) -> None:
        """Mark what can be pointed at, what has been said, and what happened last."""
        self.pointable, self.selected, self.last = pointable, selected, last
        if self.cursor not in self.places:
            self.cursor = next((place for place in self.places if self.is_pointable(place)), next(iter(self.places), None))
        self.refresh()

    def foresee(self, ahead: frozenset[str]) -> None:
        """Mark what an action would touch."""
        if ahead != self.ahead:
            self.ahead = ahead
            self.refresh()

    def known(self) -> set[Key]:
        """Every word that lies on the board."""
        return {key(word) for place in self.places.values() for word in place.words}

    def is_pointable(self, place: Key) -> bool:
        """Does anything at this place lead on?"""
        return any(key(word) in self.pointable for word in self.places[place].words)

    def paint(self) -> Picture:
        """The picture at the present size."""
        if self.speaker is None or not self.view:
            return []
        width, height = (self.size.width or 40), (self.size.height or 20)
        cursor = self.cursor if self.has_focus else None
        marks = Marks(self.pointable, self.selected, self.last, self.ahead, cursor, width, height)
        return self.game.picture(self.view, self.speaker, marks)

    def corner(self) -> Offset:
        """Where the picture begins, so that it stands in the middle."""
        width = max((sum(len(stretch.text) for stretch in row) for row in self.picture), default=0)
        return Offset(max(0, (self.size.width - width) // 2), (self.size.height - len(self.picture)) // 2 if self.fits() else -self.first)

    def fits(self) -> bool:
        """Is the whole picture shown?"""
        return len(self.picture) <= self.size.height

    def render(self) -> Text:
        """The picture in colours."""
        self.picture = self.paint()
        self.first = 0 if self.fits() else max(0, min(self.first, len(self.picture) - self.size.height))
        left, top = self.corner()
        text = Text("\n" * max(0, top), no_wrap=True)
        for row in self.picture[self.first: self.first + max(1, self.size.height)]:
            line = Text(" " * left)
            for stretch in row:
                line.append(stretch.text, stretch.style or None)
            line.truncate(self.size.width)
            text.append_text(line).append("\n")
        text.rstrip()
        return text

    def words_at(self, x: int, y: int) -> tuple[Word, ...]:
        """What lies at a point of the widget."""
        left, top = self.corner()
        return at(self.picture, y - top, x - left)

    def offset_of(self, place: Key) -> Offset:
        """The middle of a place, in the widget."""
        left, top = self.corner()
        spot = places(self.picture)[place]
        return Offset(left + int(spot.column), top + int(spot.row))

    def on_click(self, event: events.Click) -> None:
        """Point at what was clicked."""
        words = self.words_at(event.x, event.y)
        if words:
            self.cursor = key(words[0])
            self.post_message(self.Pointed(words))

    def action_go(self, rows: int, columns: int) -> None:
        """Move the cursor to the nearest place in a direction."""
        if self.places:
            self.put_cursor(towards(self.places, self.cursor, rows, columns))
        else:
            self.action_scroll_rows(rows)

    def put_cursor(self, place: Key | None) -> None:
        """Move the cursor, and the picture with it where it is too high."""
        self.cursor = place
        if place in self.places and not self.fits():
            row = int(self.places[place].row)
            self.first = min(self.first, max(0, row - 1)) if row <= self.first else max(self.first, row + 2 - self.size.height)
        self.refresh()
        self.post_message(self.Moved())

    def action_scroll_rows(self, rows: int) -> None:
        """Show other rows of a picture that is too high."""
        self.first = max(0, self.first + rows)
        self.refresh()

    def on_mouse_scroll_down(self) -> None:
        """Three rows down."""
        self.action_scroll_rows(3)

    def on_mouse_scroll_up(self) -> None:
        """Three rows up."""
        self.action_scroll_rows(-3)

    def next_pointable(self, step: int = 1) -> bool:
        """Move the cursor to the next place that leads on; `False` after the last one."""
        ready = [place for place in self.places if self.is_pointable(place)]
        if not ready:
            return False
        following = ready.index(self.cursor) + step if self.cursor in ready else 0
        self.put_cursor(ready[following % len(ready)])
        return following < len(ready)

    def action_point(self) -> None:
        """Point at what is under the cursor; at nothing, on a board where nothing can be pointed at."""
        self.post_message(self.Pointed(self.places[self.cursor].words if self.cursor in self.places else ()))

    def on_resize(self) -> None:
        """Find out anew what lies where."""
        self.places = places(self.paint())

    def on_focus(self) -> None:
        """Show the cursor."""
        self.refresh()

    def on_blur(self) -> None:
        """Hide the cursor."""
        self.refresh()
