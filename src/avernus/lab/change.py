"""Changes of the rules as a small file: options, and the numbers of a game's cards and other material.

    note = "Four sixes, and a dearer Forged Deed"

    [options]
    sixes = 4

    [arcana_cards.a02]            # a file of the game's cards, and the id of one of them
    copies = 2
    "major.cost.souls" = 3

`[cards]` with `a02 = 2` is short for its number of copies. Games whose material is no file of cards list the numbers that can be changed
in their `numbers.py`: `[cards]` with `w1 = 3`, `[price]` with `2 = 1`.

A name that does not exist is refused in one sentence that names those that do.
"""

import difflib
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from avernus.core.card_sets import CardFiles
from avernus.core.game import Game
from avernus.core.numbers import Numbers
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.play.paths import path_of

LONGEST: Final = 100_000
"""No change file is longer."""
COPIES: Final = "cards"
ANOTHER: Final = "_x"
"""A changed card is another card to the game, whose ids say which is which; reports call both by the name of the first."""


@dataclass(frozen=True)
class Change:
    """What is different from the game as it comes."""

    note: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    """The files of cards with the changes in them, as TOML."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """The numbers of other material, each as `section.name`."""


def read_change(path: str | Path, game: Game) -> Change:
    """The change that a file describes; `AvernusError` says what is wrong with it."""
    try:
        raw = path_of(path).read_bytes()
    except OSError as error:
        raise AvernusError(f"{path} cannot be read: {error.strerror}.") from None
    if len(raw) > LONGEST:
        raise AvernusError(f"{path} is too long for a change of the rules.")
    try:
        data = tomllib.loads(raw.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise AvernusError(f"{path} is not TOML: {str(error)[:120].rstrip('.')}.") from None
    try:
        return change_of(data, game)
    except AvernusError as error:
        raise AvernusError(f"{path}: {error}") from None


def change_of(data: Mapping[str, Any], game: Game) -> Change:
    """The change that the data of a file describes."""
    note = data.get("note", "")
    if not isinstance(note, str):
        raise AvernusError("note is a text.")
    options = table(data.get("options", {}), "options")
    declared = {option.name: option for option in game.options}
    for name, value in options.items():
        known(name, declared, "option")
        if not declared[name].allows(value):
            raise AvernusError(f"Option {name!r} takes {declared[name].allowed()}, not {str(value)[:60]!r}.")
    files = {name: rows for name, rows in data.items() if name not in ("note", "options")}
    material = numbers_of(game)
    sections = ["note", "options", *([COPIES, *game.card_files] if game.card_files else []), *material]
    for name in files:
        known(name, sections, "section")
    if not files:
        return Change(note, options)
    if not game.card_files:
        return Change(note, options, numbers=changed_numbers(material, files))
    if "cards" in options:
        raise AvernusError("Numbers of cards can be changed in the cards that come with the game, not in others besides.")
    return Change(note, options, changed_cards(game, files))


def numbers_of(game: Game) -> Numbers:
    """The numbers of a game's material that can be changed, by section and name."""
    module = f"{game.package}.numbers"
    if find_spec(module) is None:
        return {}
    found: Numbers = import_module(module).NUMBERS
    return found


def changed_numbers(material: Numbers, changes: Mapping[str, Any]) -> dict[str, int]:
    """The numbers that a file changes."""
    wanted: dict[str, int] = {}
    for section, values in changes.items():
        for name, value in table(values, section).items():
            known(name, material[section], f"number in {section}")
            number = material[section][name]
            if type(value) is not int or not number.least <= value <= number.most:
                raise AvernusError(f"{section}.{name} takes {number.least} to {number.most}, not {str(value)[:40]!r}.")
            wanted[f"{section}.{name}"] = value
    return wanted


@contextmanager
def with_numbers(game: Game, numbers: Mapping[str, int]) -> Iterator[None]:
    """While this lasts, the game is played with other numbers in this process; afterwards everything is as it was."""
    material = numbers_of(game) if numbers else {}
    places = [(material[section][name], value) for section, name, value in split(numbers)]
    before = [None if place.table is None else place.table[place.at] for place, _ in places]
    try:
        for place, value in places:
            if place.table is not None:
                place.table[place.at] = value
        yield
    finally:
        for (place, _), old in zip(places, before, strict=True):
            if place.table is not None:
                place.table[place.at] = old


def begin_with(game: Game, state: State, numbers: Mapping[str, int]) -> State:
    """A first state with the numbers that are its own."""
    for section, name, value in split(numbers):
        place = numbers_of(game)[section][name]
        if place.table is None:
            setattr(state, place.at, value)
    return state


def split(numbers: Mapping[str, int]) -> Iterator[tuple[str, str, int]]:
    """Each number with its section and its name, which may have a dot in it."""
    for path, value in numbers.items():
        section, _, name = path.partition(".")
        yield section, name, value


def table(value: Any, name: str) -> dict[str, Any]:
    """A table of a file."""
    if not isinstance(value, dict):
        raise AvernusError(f"{name} is a table of names and values.")
    return value


def known(name: str, names: Iterable[str], what: str) -> None:
    """`AvernusError`, if there is no such name, with the nearest one that there is."""
    names = list(names)
    if name in names:
        return
    near = difflib.get_close_matches(str(name), names, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(names[:30]) or 'none'}{' …' if len(names) > 30 else '.'}"
    raise AvernusError(f"There is no {what} {str(name)[:60]!r}; {hint}")


def changed_cards(game: Game, changes: Mapping[str, Any]) -> dict[str, str]:
    """The files of cards with the changes in them."""
    wanted: dict[str, dict[str, dict[str, Any]]] = {}
    data = resources.files(game.package).joinpath("data")
    books = {name: tomllib.loads(data.joinpath(f"{name}.toml").read_text("utf-8")) for name in game.card_files}
    rows = {name: {row["id"]: row for row in rows_of(book)} for name, book in books.items()}
    for name, cards in changes.items():
        for card, numbers in table(cards, name).items():
            if name == COPIES:
                home = [file for file in rows if card in rows[file] and "copies" in rows[file][card]]
                known(card, [one for file in rows for one, row in rows[file].items() if "copies" in row], "card with copies")
                wanted.setdefault(home[0], {}).setdefault(card, {})["copies"] = numbers
            else:
                known(card, rows[name], f"card in {name}")
                wanted.setdefault(name, {}).setdefault(card, {}).update(table(numbers, f"{name}.{card}"))
    for name, cards in wanted.items():
        for card, numbers in cards.items():
            for path, value in flat(numbers):
                put(rows[name][card], path, value, f"{name}.{card}")
            rows[name][card]["id"] = card + ANOTHER
    return {name: write(books[name]) for name in wanted}


def rows_of(book: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The cards of a file: its one list of tables."""
    return next((value for value in book.values() if isinstance(value, list)), [])


def flat(numbers: Mapping[str, Any], before: str = "") -> Iterable[tuple[str, Any]]:
    """Each value with its path, such as `major.cost.souls`."""
    for name, value in numbers.items():
        path = f"{before}{name}"
        if isinstance(value, dict):
            yield from flat(value, path + ".")
        else:
            yield path, value


def put(row: dict[str, Any], path: str, value: Any, where: str) -> None:
    """Change one value of a card; it must be there, and be of that type."""
    *folders, last = path.split(".")
    at: Any = row
    for folder in folders:
        names = list(at) if isinstance(at, dict) else [str(index) for index in range(len(at))] if isinstance(at, list) else []
        known(folder, names, f"value in {where}")
        at = at[folder] if isinstance(at, dict) else at[int(folder)]
    names = list(at) if isinstance(at, dict) else []
    known(last, names, f"value in {where}")
    old = at[last]
    same = type(old) is type(value) or (isinstance(old, int | str) and isinstance(value, int | str) and not isinstance(old, bool))
    if not same or isinstance(value, bool) != isinstance(old, bool):
        raise AvernusError(f"{path} of {where} is {old!r}: it cannot become {str(value)[:40]!r}.")
    at[last] = value


def write(value: Mapping[str, Any]) -> str:
    """Data as TOML: values at the top, then lists of tables, whose rows are written inline."""
    lines = [f"{name} = {inline(one)}" for name, one in value.items() if not is_rows(one)]
    for name, rows in value.items():
        if is_rows(rows):
            for row in rows:
                lines += [f"[[{name}]]", *(f"{key} = {inline(one)}" for key, one in row.items())]
    return "\n".join(lines) + "\n"


def is_rows(value: Any) -> bool:
    """Is it a list of tables?"""
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def inline(value: Any) -> str:
    """A value of TOML in one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        plain = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
        return f'"{plain}"'
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f'{key} = {inline(one)}' for key, one in value.items()) + " }"
    return repr(value)


def learn(game: Game, cards: Mapping[str, str], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options with the changed cards among them, which the game knows from now on."""
    if not cards:
        return dict(options)
    files = CardFiles("changed", dict(cards))
    game.learn_cards(files)
    return {**options, "cards": files.tag}
