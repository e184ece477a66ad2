"""One shape for all games: the same files with the same meaning, imports one way, and every clause of a rulebook in code and tests."""

import ast
import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from avernus.games import registered

ROOT = Path(__file__).parent.parent.parent
GAMES = ROOT / "src/avernus/games"
HOMES = sorted(GAMES / game.package.rpartition(".")[2] for game in registered().values())
every_home = pytest.mark.parametrize("home", HOMES, ids=lambda home: home.name)

NEEDED = {"__init__", "verbs", "state", "rules", "refusals", "view", "laws", "bot", "text", "rulebook"}
SHIPPED = {"picture", "board", "tutorial.avn", "compiled.txt"}
"""What the games that we ship have beside it."""
MAY_IMPORT = {
    "board": set(),
    "cards": {"board", "verbs", "verb_table"},
    "verbs": {"board", "cards"},
    "verb_table": {"board", "verbs"},
    "steps": {"board", "verbs"},
    "state": {"board", "cards", "verbs", "steps"},
    "dumps": {"board", "verbs", "steps", "state"},
    "events": {"board", "cards", "verbs", "steps", "state"},
    "effects": {"board", "cards", "verbs", "steps", "state", "events", "rules"},
    "refusals": {"board", "cards", "verbs", "steps", "state", "rules"},
    "view": {"board", "cards", "verbs", "steps", "state", "events", "rules"},
    "rules": {"board", "cards", "verbs", "steps", "state", "events", "effects", "refusals", "view"},
    "laws": {"board", "cards", "verbs", "steps", "state", "dumps", "rules"},
    "picture": {"board", "cards"},
    "own_words": {"cards"},
    "notation": {"board", "cards", "verbs", "steps", "state"},
    "position": {"board", "verbs", "steps", "state", "rules", "view", "laws"},
    "bot": {"board", "cards", "verbs", "steps", "state", "rules", "refusals"},
    "puzzles": {"board", "verbs", "state", "rules", "bot"},
    "observing": {"board", "cards", "verbs", "steps", "state", "rules"},
    "encoding": {"board", "cards", "verbs", "steps", "state", "rules", "observing"},
    "numbers": {"board", "rules"},
    "__init__": {"board", "cards", "verbs", "steps", "state", "rules", "view", "effects", "laws", "bot"},
}
"""A part, and the parts of the same game that it may import when it is itself imported (docs/add-a-game.md)."""
DATA = {"data", "text", "rulebook", "tutorial.avn", "compiled.txt"}


def parts_of(home: Path) -> set[str]:
    return {path.name.removesuffix(".py") for path in home.iterdir() if path.name[0] != "." and path.suffix != ".so"} - {
        "__pycache__", "_compiled.json",
    }


@every_home
def test_a_part_has_its_name(home: Path) -> None:
    parts = parts_of(home)
    assert parts - set(MAY_IMPORT) - DATA == set(), "a part with another name; docs/add-a-game.md says which there are"
    assert parts >= NEEDED | SHIPPED, "a part is missing"


def imports(home: Path) -> Iterator[tuple[str, str, Path]]:
    """The part, the part that it imports at once, and the file."""
    for path in home.rglob("*.py"):
        part = path.relative_to(home).parts[0].removesuffix(".py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"avernus.games.{home.name}"):
                inner = str(node.module).split(".")[3:]
                for other in inner[:1] or [alias.name for alias in node.names]:
                    yield part, other, path


@every_home
def test_parts_import_one_way(home: Path) -> None:
    found = {f"{path.relative_to(GAMES)} imports {other}" for part, other, path in imports(home) if other not in {part, *MAY_IMPORT[part]}}
    assert found == set()


def bases(home: Path) -> dict[str, list[str]]:
    """The classes of state.py and of the rules, each with the names of its bases."""
    files = [home / "state.py", *([home / "rules.py"] if (home / "rules.py").is_file() else (home / "rules").rglob("*.py"))]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name: [base.id for base in node.bases if isinstance(base, ast.Name)] for node in classes}


@every_home
def test_a_state_is_its_fields_and_then_the_contract(home: Path) -> None:
    known = bases(home)
    fields = [name for name, above in known.items() if "State" in above]
    assert len(fields) == 1, "one class of fields stands on State"
    assert len([name for name, above in known.items() if fields[0] in above]) == 1, "one class with the contract stands on the fields"


def clauses_in(book: str) -> list[str]:
    """The anchors that begin a paragraph or a list item."""
    return re.findall(r"^(?:[-*] )?\[([A-Z]+\d[\w.]*)\]", book, re.MULTILINE)


def cited_in(text: str) -> set[str]:
    """The clauses that a text names: S7.1, ranges such as D40-D43, names of tests such as test_v12_…; a part of a clause names it."""
    found = set(re.findall(r"(?<![\w.])[A-Z]+\d+(?:\.\d+)*", text))
    for stem, first, last in re.findall(r"(?<![\w.])([A-Z]+(?:\d+\.)*)(\d+)\s*[-–]\s*(?:\1)?(\d+)(?![\w.]*\d)", text):
        found |= {f"{stem}{i}" for i in range(int(first), int(last) + 1)}
    found |= {f"{m[1].upper()}{m[2].replace('_', '.')}" for m in re.finditer(r"def test_([a-z]+)(\d+(?:_\d+)*)", text)}
    return found | {".".join(clause.split(".")[:i]) for clause in found for i in range(1, clause.count(".") + 1)}


@every_home
def test_every_clause_is_cited_in_the_code_and_by_a_test(home: Path) -> None:
    clauses = clauses_in((home / "rulebook/en.md").read_text(encoding="utf-8"))
    code = cited_in("\n".join(path.read_text(encoding="utf-8") for kind in ("*.py", "*.toml") for path in home.rglob(kind)))
    tests = cited_in("\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests/games" / home.name).rglob("*.py")))
    assert clauses
    assert [clause for clause in clauses if clause not in code] == [], "no code of the game cites these"
    assert [clause for clause in clauses if clause not in tests] == [], "no test of the game cites these"


def test_the_credits_are_those_of_the_folders() -> None:
    page = runpy.run_path(str(ROOT / "docs/credits.py"))["page"]()
    assert (ROOT / "CREDITS.md").read_text(encoding="utf-8") == page, "write it anew: python docs/credits.py"
    assert all(f"(`{game.id}`)" in page for game in registered().values() if type(game).__module__.startswith("avernus.games."))
