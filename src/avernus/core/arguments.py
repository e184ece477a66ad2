"""What programs hand in: anything that behaves as a whole number is one, and everything else is answered with a sentence."""

from collections.abc import Mapping
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


def count_of(value: Any, what: str, least: int, most: int) -> int:
    """A whole number between two bounds; `what` begins the sentence: "The number of games"."""
    number = whole(value, what)
    if not least <= number <= most:
        raise AvernusError(f"{what} is between {least} and {most}, not {shown(number)}.")
    return number


def limit_of(value: Any, what: str) -> int:
    """A limit as compiled code takes it: 0 for none, and for less; what nobody reaches is as good as a thousand billions."""
    return min(max(0, whole(value, what)), 1_000_000_000_000)


def truth(value: Any, what: str) -> bool:
    """Yes or no, from anything that knows which it is; `what` begins the sentence: "Whether masks are written"."""
    try:
        return bool(value)
    except Exception:  # an array of several is neither, and a stranger's object may fail at anything
        raise AvernusError(f"{what} is true or false, not {shown(value)}.") from None


def mapping_of(value: Any, what: str) -> dict[Any, Any]:
    """A mapping, or nothing, as a dictionary; `what` begins the sentence: "Options are"."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise AvernusError(f"{what} a mapping of names to values, not {shown(value)}.")
    return dict(value)


def texts_of(value: Any, what: str) -> list[str]:
    """A row of texts; `what` begins the sentence: "Targets are"."""
    if not isinstance(value, list | tuple) or not all(isinstance(text, str) for text in value):
        raise AvernusError(f"{what} a row of texts, not {shown(value)}.")
    return list(value)


def seat_of(value: Any, seats: int) -> int:
    """A player's seat; `AvernusError` if there is none of that number."""
    seat = whole(value, "A seat")
    if not 0 <= seat < seats:
        raise AvernusError(f"There is no seat {shown(seat)}; the seats are 0 to {seats - 1}.")
    return seat
