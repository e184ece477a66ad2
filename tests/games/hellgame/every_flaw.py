"""Every field of cards of every kind with values that are missing, too small, too large, of another type or no word: what is said of them.

`python -m tests.games.hellgame.every_flaw` writes the fingerprints of what is said down anew, where a change is meant.
"""

import copy
import hashlib
import json
from collections.abc import Iterator
from typing import Any, Final

from avernus.games.hellgame.board import shipped
from avernus.games.hellgame.cards.flaws import arcana_flaws, demon_flaws, hell_flaws
from tests.games.fingerprints import KEPT

MISSING: Final = object()
VALUES: Final = [
    MISSING, None, -1, 0, 1, 2, 6, 7, 8, 9, 10, 99, 100, 10**12, True, "x", "none", "self", "target", "z" * 70, [], ["arcana"], {},
]
Path = tuple[str | int, ...]


def cards() -> Iterator[tuple[str, Any, dict[str, Any]]]:
    """The file, the judge and the entry: the first card of each kind, and those whose words none before has."""
    for file, key, judge in (("demons", "demon", demon_flaws), ("hell_cards", "card", hell_flaws), ("arcana_cards", "card", arcana_flaws)):
        known: set[str] = set()
        for entry in shipped(file)[key]:
            new = {" ".join(str(step) for step in path if isinstance(step, str)) for path in paths(entry)}
            kinds = {str(entry.get(part, {}).get(word)) for part in ("ability", "major") for word in ("hook", "timing")} - {"None"}
            if not new | kinds <= known:
                known |= new | kinds
                yield file, judge, entry


def paths(value: Any, before: Path = ()) -> Iterator[Path]:
    """The way to every field, however deep."""
    if before:
        yield before
    for step, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from paths(inner, (*before, step))


def changed(entry: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """The card with another value there."""
    twin: Any = copy.deepcopy(entry)
    at = twin
    for step in path[:-1]:
        at = at[step]
    if value is MISSING:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    found: dict[str, Any] = twin
    return found


def said() -> dict[str, str]:
    """For each card a fingerprint of all that is said of it."""
    found = {}
    for file, judge, entry in cards():
        sentences = [list(judge("here", changed(entry, path, value))) for path in paths(entry) for value in VALUES]
        assert list(judge("here", entry)) == [], entry
        found[f"{file} {entry['id']}"] = hashlib.sha256(json.dumps(sentences).encode()).hexdigest()[:8]
    return found


def kept() -> dict[str, str]:
    """What they were."""
    rows: dict[str, str] = json.loads((KEPT / "hellgame-flaws.json").read_text(encoding="utf-8"))
    return rows


if __name__ == "__main__":
    (KEPT / "hellgame-flaws.json").write_text(json.dumps(said(), indent=1) + "\n", encoding="utf-8")
