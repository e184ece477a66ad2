"""Where two pieces of JSON-able data differ, said so that the place is found."""

from typing import Any

SHOWN = 60
"""So many characters of a value are shown."""


def difference(here: Any, there: Any, at: str = "") -> str | None:
    """The first place where two values differ, with both values; `None` if they do not."""
    if isinstance(here, dict) and isinstance(there, dict):
        for key in [*here, *(key for key in there if key not in here)]:
            place = f"{at}.{key}" if at else str(key)
            if key not in here or key not in there:
                return f"{place} is there only once"
            found = difference(here[key], there[key], place)
            if found:
                return found
        return None
    if isinstance(here, list | tuple) and isinstance(there, list | tuple):
        if len(here) != len(there):
            return f"{at} has {len(here)} items and {len(there)}: {short(here)} and {short(there)}"
        return next((found for i, pair in enumerate(zip(here, there, strict=True)) if (found := difference(*pair, f"{at}[{i}]"))), None)
    return None if here == there and type(here) is type(there) else f"{at or 'the value'} is {short(here)} and {short(there)}"


def same(here: Any, there: Any, why: str) -> None:
    """Fail where two values differ, with the place and what is likely wrong."""
    found = difference(here, there)
    if found:
        raise AssertionError(f"{found}. {why}")


def expect(holds: object, why: str) -> None:
    """Fail with a sentence where something does not hold."""
    if not holds:
        raise AssertionError(why)


def short(value: Any) -> str:
    """A value, cut to a readable length."""
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def viewer_name(viewer: int | None) -> str:
    """A viewer, in words."""
    return "a spectator" if viewer is None else f"seat {viewer}"
