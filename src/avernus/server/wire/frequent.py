"""The message that comes most often, read by a shape of its own: that costs a third of reading it as a `Message`, and it means the same."""

from avernus.server.wire.requests import Ref, Said, SeatNumber, Strict


class Action(Strict):
    """An action alone. Whatever is not exactly that is read as a `Message`."""

    do: Said
    ref: Ref
    seat: SeatNumber | None = None
    at: int | None = None
