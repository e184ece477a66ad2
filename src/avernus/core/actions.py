"""Verb tables: everything that a player can do in a game, and the integers, texts and words of it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from avernus.core.arguments import shown
from avernus.core.domains import Domain
from avernus.core.refusals import AvernusError
from avernus.core.seats import Seat

MOST_BITS = 63
MOST_TRIED = 5000
"""So many values of a domain are looked through for one of which only parts are named."""
MOST_KNOWN = 20_000
"""Actions whose verbs are remembered: whoever judges one asks first whether it is an action at all."""


class Word(str):
    """A thing that a person points at; a plain string that knows what kind of thing it names."""

    kind: str

    def __new__(cls, text: str, kind: str) -> "Word":
        """A word of a kind."""
        word = super().__new__(cls, text)
        word.kind = kind
        return word

    def __reduce__(self) -> tuple[type["Word"], tuple[str, str]]:
        """Words are sent between processes, in a refusal that names one: a copy is made of the text and the kind."""
        return Word, (str(self), self.kind)


@dataclass(frozen=True)
class Field:
    """A named argument of a verb."""

    name: str
    domain: Domain

    @cached_property
    def bits(self) -> int:
        """How many bits its number takes."""
        return max(1, (self.domain.size - 1).bit_length())


@dataclass(frozen=True)
class Verb:
    """One kind of action."""

    name: str
    fields: tuple[Field, ...] = ()
    notation: str = ""
    """The text, with `{field}` where a field stands."""
    words: str = ""
    """What a person points at, separated by blanks: `{field}`, `{field.facet}`, `kind:word`, or a plain word of kind `choice`."""
    by: int | None = None
    """CHANCE or CLOCK, where only nature uses the verb."""
    open: bool = False
    """Are there more such actions than `legal` lists?"""

    @cached_property
    def bits(self) -> int:
        """How many bits its fields take."""
        return sum(field.bits for field in self.fields)


class VerbTable:
    """The verbs of a game, with packing, notation and words."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = tuple(verbs)
        self.by_name = {verb.name: (i, verb) for i, verb in enumerate(self.verbs)}
        self.width = max(verb.bits for verb in self.verbs)
        self.bits = self.width + max(1, (len(self.verbs) - 1).bit_length())
        if self.bits > MOST_BITS:
            raise ValueError(f"actions take {self.bits} bits, more than {MOST_BITS}")
        self.open_names = [verb.name for verb in self.verbs if verb.open and verb.by is None]
        """Players' verbs that have more legal actions than `legal` lists."""
        self._readers = [(verb, re.compile(_pattern(verb))) for verb in self.verbs if verb.notation]
        self._known: dict[int, Verb] = {}

    def base(self, name: str) -> int:
        """The action of a verb with all fields 0: rules code adds the fields by shifting."""
        return self.by_name[name][0] << self.width

    def pack(self, name: str, **fields: str) -> int:
        """The action of a verb with its fields given as text."""
        if name not in self.by_name:
            raise AvernusError(f"There is no verb {shown(name)}; the verbs are: {', '.join(self.by_name)}.")
        index, verb = self.by_name[name]
        packed = 0
        for field in verb.fields:
            if field.name not in fields:
                raise AvernusError(f"The verb {name!r} needs its field {field.name!r}.")
            try:
                packed = packed << field.bits | field.domain.read(fields[field.name])
            except (AttributeError, TypeError, ValueError) as error:
                raise AvernusError(f"{shown(fields[field.name])} is no {field.name} of the verb {name!r}: {str(error)[:80]}.") from None
        return index << self.width | packed

    def verb(self, action: int) -> Verb | None:
        """The verb of an integer, or `None` if the integer is no action at all."""
        if type(action) is not int:  # what is equal to a known action need not be one
            return self._verb(action)
        found = self._known.get(action)
        if found is None:
            found = self._verb(action)
            if found is not None:
                if len(self._known) >= MOST_KNOWN:
                    self._known.clear()
                self._known[action] = found
        return found

    def _verb(self, action: int) -> Verb | None:
        if not isinstance(action, int) or not 0 <= action < len(self.verbs) << self.width:
            return None
        verb = self.verbs[action >> self.width]
        packed = action & ((1 << self.width) - 1)
        if packed >> verb.bits:
            return None
        return verb if all(f.domain.holds(n) for f, n in zip(verb.fields, self._numbers(verb, packed), strict=True)) else None

    def _numbers(self, verb: Verb, packed: int) -> list[int]:
        numbers = []
        for field in reversed(verb.fields):
            numbers.append(packed & ((1 << field.bits) - 1))
            packed >>= field.bits
        return numbers[::-1]

    def numbers(self, action: int) -> dict[str, int]:
        """The fields of an action as numbers."""
        verb = self.known(action)
        return dict(zip((f.name for f in verb.fields), self._numbers(verb, action & ((1 << self.width) - 1)), strict=True))

    def unpack(self, action: int) -> tuple[str, dict[str, str]]:
        """The verb and its fields as text: the inverse of `pack`."""
        verb = self.known(action)
        numbers = self.numbers(action)
        return verb.name, {f.name: f.domain.write(numbers[f.name]) for f in verb.fields}

    def known(self, action: int) -> Verb:
        """The verb of an action; `AvernusError` if the integer is none."""
        verb = self.verb(action)
        if verb is None:
            raise AvernusError(f"The number {str(action)[:30]} is no action of this game.")
        return verb

    def write(self, action: int) -> str:
        """The notation of an action."""
        verb = self.known(action)
        return verb.notation.format(**self.unpack(action)[1])

    def read(self, text: str, seat: Seat = 0) -> int | None:
        """The action that a seat's notation stands for, or `None` if it stands for none."""
        if not isinstance(text, str):
            raise AvernusError(f"The notation of an action is a text, not {shown(text)}.")
        for verb, reader in self._readers:
            match = reader.fullmatch(text) if verb.by is None or verb.by == seat else None
            if match:
                try:
                    return self.pack(verb.name, **match.groupdict())
                except ValueError:
                    continue
        return None

    def words(self, action: int) -> tuple[Word, ...]:
        """What a person points at to play the action, in order."""
        verb = self.known(action)
        numbers = self.numbers(action)
        domains = {f.name: f.domain for f in verb.fields}
        found: list[Word] = []
        for name, facet, literal in map(_part, verb.words.split()):
            if literal is not None:
                found.append(literal)
            else:
                domain = domains[name]
                spelled = [domain.facet(numbers[name], facet)] if facet else domain.spell(numbers[name])
                found += [Word(text, kind) for text, kind in spelled]
        return tuple(found)

    def meant(self, words: Sequence[str], first: Sequence[int] = ()) -> Iterator[tuple[int, bool]]:
        """The actions that words stand for, legal or not, and whether the words are all of its words: whole actions first.

        Words that know their kind (`Word`) mean only things of that kind. Where the words only begin an action, what they do not name takes
        its first value, so that the rules can at least be asked. Verbs with the numbers in `first` are tried before the others.
        """
        order = sorted(range(len(self.verbs)), key=lambda index: index not in first)
        fitting = [
            index << self.width | packed for index in order
            if self.verbs[index].by is None and (packed := _fitted(self.verbs[index], words)) is not None
        ]
        whole = {action: len(self.words(action)) == len(words) for action in fitting}
        yield from sorted(whole.items(), key=lambda item: not item[1])


def _fitted(verb: Verb, words: Sequence[str]) -> int | None:
    """The fields of a verb whose first words are these, packed; `None` if they are not."""
    named: dict[str, list[tuple[str, str]]] = {}
    domains = {field.name: field.domain for field in verb.fields}
    parts = [_part(part) for part in verb.words.split()]
    rest = list(words)
    for place, (name, facet, literal) in enumerate(parts):
        if not rest:
            break
        if literal is not None:
            if not _says(rest.pop(0), literal):
                return None
            continue
        group = named.setdefault(name, [])
        group.append((facet, rest.pop(0)))
        following = parts[place + 1][2] if place + 1 < len(parts) else None
        while domains[name].many_words and not facet and rest and not (following is not None and _says(rest[0], following)):
            group.append((facet, rest.pop(0)))
    if rest:
        return None
    packed = 0
    for field in verb.fields:
        number = _named(field.domain, named.get(field.name, []))
        if number is None:
            return None
        packed = packed << field.bits | number
    return packed


def _part(part: str) -> tuple[str, str, Word | None]:
    """A part of a verb's words: the field and the facet that it names, or the word that it is."""
    if part.startswith("{"):
        name, _, facet = part[1:-1].partition(".")
        return name, facet, None
    kind, _, text = part.rpartition(":")
    return "", "", Word(text, kind or "choice")


def _says(said: str, word: Word) -> bool:
    """Is this the word that was said? Kinds are compared where they were said too."""
    return said == word and getattr(said, "kind", word.kind) == word.kind


def _named(domain: Domain, said: Sequence[tuple[str, str]]) -> int | None:
    """The first number of a domain that is called so: by its text, or by parts of it."""
    if said and all(facet == "" for facet, _ in said):
        try:
            found = domain.unspell([word for _, word in said])
        except ValueError:
            return None
        kinds = {kind for _, kind in domain.spell(found)}
        return found if all(getattr(word, "kind", None) in {None, *kinds} for _, word in said) else None
    for number in range(min(domain.size, MOST_TRIED)):
        if domain.holds(number) and all(_is_part(domain, number, facet, word) for facet, word in said):
            return number
    return None


def _is_part(domain: Domain, number: int, facet: str, word: str) -> bool:
    """Is a word this part of a value?"""
    text, kind = domain.facet(number, facet) if facet else (domain.write(number), domain.kind)
    return _says(word, Word(text, kind))


def _pattern(verb: Verb) -> str:
    """The notation of a verb as a regular expression with a named group per field."""
    domains = {f.name: f.domain.pattern for f in verb.fields}
    parts = re.split(r"\{(\w+)\}", verb.notation)
    return "".join(re.escape(part) if i % 2 == 0 else f"(?P<{part}>{domains[part]})" for i, part in enumerate(parts))
