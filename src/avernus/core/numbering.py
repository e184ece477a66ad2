"""The numbering of actions that follows from a game's table of verbs: verb after verb, in the order of the table."""

from collections.abc import Mapping, Sequence

from avernus.core.actions import Verb, VerbTable
from avernus.core.encoding import Encoding, Numbering

Parts = list[tuple[int, int, list[int]]]


def parts_of_verb(verb: Verb) -> Parts:
    """Which bits of an action each field takes, and the values that it can have."""
    found: Parts = []
    shift = verb.bits
    for field in verb.fields:
        shift -= field.bits
        found.append((shift, field.bits, [number for number in range(field.domain.size) if field.domain.holds(number)]))
    return found


def numbering_of(table: VerbTable, by: int | None = None, instead: Mapping[str, Parts | None] | None = None) -> Numbering:
    """The numbers of all actions of the players, or of one of nature's seats; `instead` has the verbs that are numbered otherwise."""
    other = instead or {}
    rows = [other[verb.name] if verb.name in other else parts_of_verb(verb) if verb.by == by else None for verb in table.verbs]
    return Numbering(table.width, rows)


def verbs_of(encoding: Encoding, names: Sequence[str]) -> list[tuple[str, int, int]]:
    """Each verb that has numbers: its name, its first number, and how many it has."""
    first = [int(start) for start in encoding.numbering.first]
    return [(name, first[i], first[i + 1] - first[i]) for i, name in enumerate(names) if first[i + 1] > first[i]]
