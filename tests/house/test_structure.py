"""The shape of the house: who imports whom, what the rules may not touch, how long a file gets."""

import ast
import statistics
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from avernus import compiling

ROOT = Path(__file__).parent.parent.parent
SOURCES = sorted((ROOT / "src/avernus").rglob("*.py"))
PURE = [path for path in SOURCES if path.is_relative_to(ROOT / "src/avernus/core") or path.is_relative_to(ROOT / "src/avernus/games")]
FORBIDDEN = {
    "asyncio", "datetime", "io", "logging", "os", "pathlib", "random", "secrets", "shutil", "socket", "sqlite3", "subprocess", "sys",
    "tempfile", "threading", "time", "urllib", "uuid", "select", "multiprocessing", "http",
}
FORBIDDEN_CALLS = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__"}


def test_the_import_contracts_hold() -> None:
    run = subprocess.run(
        [Path(sys.executable).parent / "lint-imports"], cwd=ROOT, capture_output=True, text=True, check=False, timeout=120,
    )
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-1000:]


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(ROOT / "src/avernus")))
def test_rules_are_pure(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imported = {alias.name.split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {(node.module or "").split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported & FORBIDDEN == set()
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert called & FORBIDDEN_CALLS == set()


def test_files_are_short() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert {str(path): length for path, length in lengths.items() if length > 450} == {}
    assert statistics.median(lengths.values()) < 150


def test_no_two_modules_have_one_name() -> None:
    """Games share the names of their shape, and a command is called as it is typed; every other name means one module."""
    apart = ("games", "commands")
    files = [path for path in SOURCES if not set(path.relative_to(ROOT / "src/avernus").parts) & set(apart)]
    names = Counter(path.name for path in files if path.name not in ("__init__.py", "__main__.py"))
    assert [name for name, count in names.items() if count > 1] == []


def test_nothing_is_left_undone() -> None:
    marks = ("TO" + "DO", "FIX" + "ME", "X" + "XX", "NotImplemented" + "Error", "pytest." + "skip", "pytest.mark." + "skip", "x" + "fail")
    files = [*SOURCES, *sorted((ROOT / "tests").rglob("*.py")), *sorted((ROOT / "bench").rglob("*.py"))]
    found = [f"{path.relative_to(ROOT)}: {mark}" for path in files for mark in marks if mark in path.read_text(encoding="utf-8")]
    assert found == []


def test_every_compiled_module_exists() -> None:
    rows = compiling.files_of(compiling.groups_of(ROOT / "src"))
    assert len(rows) == len(set(rows))
    assert [row for row in rows if not (ROOT / "src" / row).is_file()] == []
