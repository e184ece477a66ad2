"""Variants of the rules, declared as data."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from avernus.core.arguments import shown
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
    earlier: tuple[tuple[int, Any], ...] = ()
    """Defaults of earlier rules, ascending: the last `rules` number for which one held, and what it was."""
    more: Callable[[], tuple[Any, ...]] | None = None
    """Further values besides `choices`, where there are more in the course of time, such as sets of cards that become known."""

    def values(self) -> tuple[Any, ...]:
        """The values that can be listed; none, for a range."""
        return self.choices if self.more is None else self.choices + self.more()

    def value_for(self, seats: int, rules: int | None = None) -> Any:
        """The default with this number of seats, now or under earlier rules."""
        default = self.default
        if rules is not None:
            default = next((then for last, then in self.earlier if rules <= last), default)
        return default[seats] if isinstance(default, Mapping) else default

    def allows(self, value: Any) -> bool:
        """Is the value one of the allowed ones, of exactly the right type?"""
        if self.choices:
            return any(value == c and type(value) is type(c) for c in self.values())
        return type(value) is int and self.low <= value <= self.high

    def allowed(self) -> str:
        """The allowed values, for a message."""
        return ", ".join(json_word(c) for c in self.values()) if self.choices else f"{self.low} to {self.high}"

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
    if not isinstance(chosen, Mapping):
        raise AvernusError(f"Options are a mapping of names to values, not {shown(chosen)}.")
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


def as_then(declared: tuple[Option, ...], seats: int, chosen: Mapping[str, Any], rules: int) -> Options:
    """What was chosen under earlier rules, with the defaults of then that are others now: so an old game stays the game that it was."""
    changed = {o.name: o.value_for(seats, rules) for o in declared if o.value_for(seats, rules) != o.value_for(seats)}
    return {**changed, **chosen}


def chosen_only(declared: tuple[Option, ...], seats: int, settled: Mapping[str, Any]) -> Options:
    """The options that differ from their defaults: what a record's header keeps."""
    return {o.name: settled[o.name] for o in declared if settled[o.name] != o.value_for(seats)}
