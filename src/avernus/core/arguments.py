"""What programs hand in: anything that behaves as a whole number is one, and everything else is answered with a sentence."""

from operator import index
from typing import Any

from avernus.core.refusals import AvernusError


def shown(value: Any) -> str:
    """A value as a sentence mentions it: short, on one line."""
    try:
        text = repr(value)
    except Exception:  # a stranger's object may fail at anything
        text = f"<{type(value).__name__}>"
    return (text if len(text) <= 40 else text[:39] + "…").replace("\n", " ")


def whole(value: Any, what: str) -> int:
    """A whole number, from anything that behaves as one (`operator.index`); truth values do not count."""
    if isinstance(value, bool):
        raise AvernusError(f"{what} is a whole number, not {shown(value)}.")
    try:
        return index(value)
    except Exception:  # a stranger's object may fail at anything
        raise AvernusError(f"{what} is a whole number, not {shown(value)}.") from None


def must_be(kind: type | tuple[type, ...], value: object, what: str) -> None:
    """`AvernusError` for what is of another kind; `what` begins the sentence: "A record is asked for"."""
    if not isinstance(value, kind):
        raise AvernusError(f"{what}, not {shown(value)}.")


def seat_of(value: Any, seats: int) -> int:
    """A player's seat; `AvernusError` if there is none of that number."""
    seat = whole(value, "A seat")
    if not 0 <= seat < seats:
        raise AvernusError(f"There is no seat {shown(seat)}; the seats are 0 to {seats - 1}.")
    return seat
