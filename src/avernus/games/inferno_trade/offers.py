"""An open offer (V31)."""

from typing import Final, final

from avernus.core.native import i64

ANYBODY: Final = -1


@final
class Offer:
    """Who gives what to whom, and what for. It never changes: an offer is open, or it is gone."""

    def __init__(self, id: i64, author: i64, to: i64, give: i64, want: i64, until: i64) -> None:
        self.id: i64 = id
        self.author: i64 = author
        self.to: i64 = to
        """The addressee, or ANYBODY."""
        self.give: i64 = give
        """A set of the author's cards."""
        self.want: i64 = want
        """A set of the addressee's cards; a set of souls where anybody may answer."""
        self.until: i64 = until
        """When it expires; 0 for never."""
