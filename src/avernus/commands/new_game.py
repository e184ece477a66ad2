"""`avernus new-game`: write the folder of a new game that plays and passes the conformance suite from its first minute."""

import argparse
import keyword
import re
from importlib import resources
from pathlib import Path
from typing import Final

from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError
from avernus.games import folders, names

MOST_SEATS: Final = 12
PARTS: Final = {
    "__init__.py": "__init__.py", "verbs.py": "verbs.py", "state.py": "state.py", "rules.py": "rules.py", "events.py": "events.py",
    "refusals.py": "refusals.py", "view.py": "view.py", "laws.py": "laws.py", "bot/__init__.py": "bot.py", "compiled.txt": "compiled.txt",
    **{f"text/{lang}.ftl": f"{lang}.ftl" for lang in ("en", "es", "fr")},
    **{f"rulebook/{lang}.md": f"{lang}.md" for lang in ("en", "es", "fr")},
}
"""The files of a game's folder, and the templates they come from."""
AROUND: Final = {"pyproject.toml": "pyproject.toml", "tests/test_conformance.py": "test_conformance.py"}
"""What stands around the folder of a game that is a package of its own."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "new-game", run, "write the folder of a new game, to be changed into yours", (),
        ("new-game stones --seats 2-4", "new-game cups --seats 2-6 --chance --hidden", "new-game stones --into src/avernus/games"),
    )
    parser.add_argument("id", metavar="ID", help="the name that programs use, such as inferno-race")
    parser.add_argument("--seats", default="2-4", help="the possible numbers of players (default: 2-4)")
    parser.add_argument("--chance", action="store_true", help="dice or cards decide something")
    parser.add_argument("--hidden", action="store_true", help="seats know what others do not")
    parser.add_argument("--into", default=".", metavar="DIR", help="where: a package of its own, or avernus' own games (default: here)")


def run(chosen: argparse.Namespace) -> int:
    """Write the files, and say what to do next."""
    low, high = seats_of(chosen.seats)
    id, into = proper_id(chosen.id), Path(chosen.into)
    if not into.is_dir():
        raise AvernusError(f"There is no folder {str(into)[:200]!r}.")
    folder = id.replace("-", "_")
    inside = into.resolve() in [Path(path).resolve() for path in folders()]
    home = into / folder if inside else into / id / "src" / folder
    if (into / (folder if inside else id)).exists():
        raise AvernusError(f"{into / (folder if inside else id)} is there already; nothing was written.")
    title = id.replace("-", " ").capitalize()
    words = {
        "id": id, "folder": folder, "package": f"avernus.games.{folder}" if inside else folder, "title": title,
        "Class": "".join(part.capitalize() for part in id.split("-")), "low": str(low), "high": str(high),
        "tagline": "take stones, the most points win.",
    }
    flags = {"chance": chosen.chance, "hidden": chosen.hidden}
    for name, template in PARTS.items():
        write(home / name, filled(template, words, flags))
    if not inside:
        for name, template in AROUND.items():
            write(into / id / name, filled(template, words, flags))
    print(f"{home} is a game: it plays, in three languages, and passes the suite. docs/add-a-game.md says how to change it into yours.")
    if inside:
        print(f"  avernus play {id}\n  python -m avernus.conformance {id}")
    else:
        print(f"  pip install -e {into / id}\n  avernus play {id}\n  python -m avernus.conformance {id}")
    return 0


def proper_id(text: str) -> str:
    """An id that can be a folder, and that no game has."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", text) or keyword.iskeyword(text) or len(text) > 40:
        raise AvernusError(f"{text[:40]!r} is no id: lower-case letters and digits, joined by hyphens, such as inferno-race.")
    if text in names():
        raise AvernusError(f"There is a game {text!r} already.")
    return text


def seats_of(text: str) -> tuple[int, int]:
    """A range of seats, such as 2-4, or one number."""
    found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", text)
    low, high = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 2 <= low <= high <= MOST_SEATS:
        raise AvernusError(f"{text[:20]!r} is no range of seats such as 2-4, from 2 to {MOST_SEATS}.")
    return low, high


def filled(template: str, words: dict[str, str], flags: dict[str, bool]) -> str:
    """The text of a template: the parts between `#if`, `#elif`, `#else` and `#end` that hold, with words for what stands in <>."""
    text = resources.files("avernus.commands").joinpath(f"template/{template}.txt").read_text(encoding="utf-8")
    kept: list[str] = []
    open_parts: list[list[bool]] = []
    for line in text.splitlines(keepends=True):
        word, _, condition = line.rstrip("\n").partition(" ")
        if word == "#if":
            holds = holding(condition, flags)
            open_parts.append([holds, holds])
        elif word in ("#elif", "#else"):
            was = open_parts[-1][1]
            holds = not was and (word == "#else" or holding(condition, flags))
            open_parts[-1] = [holds, was or holds]
        elif word == "#end":
            open_parts.pop()
        elif all(part[0] for part in open_parts):
            kept.append(line)
    return re.sub(r"<(\w+)>", lambda found: words[found[1]], "".join(kept))


def holding(condition: str, flags: dict[str, bool]) -> bool:
    """Does a condition hold: flags, each perhaps with `not`, joined by `and`?"""
    return all(flags[part.removeprefix("not ")] != part.startswith("not ") for part in condition.split(" and "))


def write(path: Path, text: str) -> None:
    """Write a file and the folders that it lies in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
