"""Variants of the rules, declared as data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from avernus.core.refusals import AvernusError

Options = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """One variant: its name, its allowed values, and its default."""

    name: str
    """The key, also of the catalogue's sentence `option-<name>`."""
    clause: str
    """Where the rules speak of it."""
    default: Any
    """The value when nothing is said; a mapping from number of seats where it depends on them."""
    choices: tuple[Any, ...] = ()
    """Allowed values, where they can be listed."""
    low: int = 0
    """Smallest allowed number, for options that are a range."""
    high: int = -1
    """Largest allowed number."""
    seats: tuple[int, ...] = ()
    """Numbers of seats for which other values than the default exist; empty for all."""
    kept: bool = False
    """Does a record name its value even if it is the default, because the default is not the same everywhere?"""

    def value_for(self, seats: int) -> Any:
        """The default with this number of seats."""
        return self.default[seats] if isinstance(self.default, Mapping) else self.default

    def allows(self, value: Any) -> bool:
        """Is the value one of the allowed ones, of exactly the right type?"""
        if self.choices:
            return any(value == c and type(value) is type(c) for c in self.choices)
        return type(value) is int and self.low <= value <= self.high

    def allowed(self) -> str:
        """The allowed values, for a message."""
        return ", ".join(json_word(c) for c in self.choices) if self.choices else f"{self.low} to {self.high}"

    def samples(self) -> tuple[Any, ...]:
        """Values worth testing: all choices, or the ends of the range and the default."""
        if self.choices:
            return self.choices
        middle = [v for v in (self.default.values() if isinstance(self.default, Mapping) else [self.default])]
        return tuple(sorted({self.low, self.high, *middle}))


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of option values, offered as one choice."""

    name: str
    values: Mapping[str, Any] = field(default_factory=dict)


def json_word(value: Any) -> str:
    """A value as a person would type it on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def settle(declared: tuple[Option, ...], seats: int, chosen: Mapping[str, Any]) -> Options:
    """All options with their values; `AvernusError` for an unknown name or a value that is not allowed."""
    known = {option.name: option for option in declared}
    for name in chosen:
        if name not in known:
            names = ", ".join(sorted(known)) or "none"
            raise AvernusError(f"There is no option {str(name)[:60]!r}; the options are: {names}.")
    settled: Options = {}
    for option in declared:
        default = option.value_for(seats)
        value = chosen.get(option.name, default)
        if not option.allows(value):
            raise AvernusError(f"Option {option.name!r} takes {option.allowed()}, not {str(value)[:60]!r}.")
        if option.seats and seats not in option.seats and value != default:
            raise AvernusError(f"Option {option.name!r} can be changed only with {', '.join(map(str, option.seats))} seats.")
        settled[option.name] = value
    return settled


def chosen_only(declared: tuple[Option, ...], seats: int, settled: Mapping[str, Any]) -> Options:
    """The options that differ from their defaults, or must be named all the same: what a record's header keeps."""
    return {o.name: settled[o.name] for o in declared if o.kept or settled[o.name] != o.value_for(seats)}


def check_kept(declared: tuple[Option, ...], chosen: Mapping[str, Any]) -> None:
    """`AvernusError` if what was kept of a game lacks an option that must be named: then it was played with another value."""
    for option in declared:
        if option.kept and option.name not in chosen:
            raise AvernusError(f"it does not name the option {option.name!r}, which is {str(option.default)[:60]!r} here.")
