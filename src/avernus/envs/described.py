"""What every environment needs of a game: its encoding, its first state, the names of its agents, and how it looks."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from avernus.core.arguments import shown, whole
from avernus.core.encoding import Encoding
from avernus.core.game import Game
from avernus.core.palette import BG, TEXT
from avernus.core.picture import Marks, Picture
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.games import find
from avernus.text import Speaker

WIDTH: Final = 100
"""The columns that a picture may take."""


def need(name: str, extra: str) -> None:
    """`AvernusError` with what to install, where a package is missing."""
    from importlib.util import find_spec

    if find_spec(name) is None:
        raise AvernusError(f"This needs the package {name}: pip install 'avernus[{extra}]'.")


class Setting:
    """A game as it is played in an environment: so many seats, these options."""

    def __init__(self, game: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        if options is not None and not isinstance(options, Mapping):
            raise AvernusError(f"Options are a mapping of names to values, not {shown(options)}.")
        found = game if isinstance(game, Game) else find(game)
        self.game: Game = found.variant(options or {})
        self.seats = self.game.seats.start if seats is None else whole(seats, "The number of seats")
        self.root: State = self.game.new(self.seats, options)
        encoding = self.game.encoding()
        if encoding is None:
            raise AvernusError(f"{self.game.credits.title} has no encoding: its folder has no encoding.py.")
        self.encoding: Encoding = encoding
        self.options = dict(options or {})

    def __deepcopy__(self, memo: Any) -> "Setting":
        return self  # nobody changes it

    @property
    def name(self) -> str:
        """The environment's name, with the version of its numbers."""
        return f"avernus/{self.game.id}-v{self.encoding.version}"

    def speaker(self) -> Speaker:
        """Who says what is to be said, in English."""
        return speaker_of(self.game, self.seats)

    def picture(self, state: State, seat: int | None) -> Picture:
        """What a seat (`None`: a spectator) sees, as rows of letters."""
        return self.game.picture(state.view(seat), self.speaker(), Marks(plain=True, width=WIDTH))

    def text(self, state: State, seat: int | None) -> str:
        """The picture as text, and the question now open."""
        rows = ["".join(stretch.text for stretch in row).rstrip() for row in self.picture(state, seat)]
        return "\n".join([*rows, "", self.speaker().prompt(state.prompt(seat))])

    def legal(self, state: State, seat: int) -> dict[int, str]:
        """The numbers of the seat's legal actions, with their notation."""
        actions = state.legal(seat) if seat in state.actors() else []
        numbers = ((int(self.encoding.number_of(state, seat, action)), action) for action in actions)
        return {number: self.game.write(state, seat, action) for number, action in numbers if number >= 0}


@cache
def speaker_of(game: Game, seats: int) -> Speaker:
    """One speaker for each game and number of seats."""
    return Speaker(game, seats)


def raster(picture: Picture) -> Any:
    """A picture of letters as an array of pixels, rows by columns by red, green and blue."""
    need("PIL", "envs")
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont

    wide, high = 8, 16
    columns = max((sum(len(stretch.text) for stretch in row) for row in picture), default=1)
    image = Image.new("RGB", (wide * (columns + 2), high * (len(picture) + 2)), BG)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(13)
    for y, row in enumerate(picture, start=1):
        x = 1
        for stretch in row:
            fore, back = colours(stretch.style)
            if back is not None:
                pen.rectangle((x * wide, y * high, (x + len(stretch.text)) * wide - 1, y * high + high - 1), fill=back)
            for i, sign in enumerate(stretch.text):
                if sign != " ":
                    pen.text(((x + i) * wide + wide // 2, y * high + high // 2), sign, fill=fore, font=font, anchor="mm")
            x += len(stretch.text)
    return np.asarray(image)


def colours(style: str) -> tuple[str, str | None]:
    """The colours of writing and ground in a style such as `bold #fff8ec on #c8372f`."""
    before, _, after = style.partition(" on ") if " on " in style else ("", "", style[3:]) if style.startswith("on ") else (style, "", "")
    fore = next((word for word in before.split() if word.startswith("#")), TEXT)
    back = next((word for word in after.split() if word.startswith("#")), None)
    return fore, back
