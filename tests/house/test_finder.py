"""Compiled or interpreted: the choice is made by the environment and by what the sources are now."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from avernus import _finder

SOURCE = Path(_finder.__file__).parent


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the finder beside one module, with sums as if it had been compiled."""
    package = tmp_path / "avernus"
    (package / "core").mkdir(parents=True)
    (package / "_finder.py").write_text((SOURCE / "_finder.py").read_text())
    (package / "core/bits.py").write_text("WORDS = 1\n")
    sums = {"avernus/core/bits.py": hashlib.sha256(b"WORDS = 1\n").hexdigest()}
    (package / "_compiled.json").write_text(json.dumps({"sources": sums}))
    return package


def state_of(package: Path, **env: str) -> str:
    """What the finder of a package says."""
    code = "import runpy, sys; print(runpy.run_path(sys.argv[1])['state_of_build']())"
    clean = {key: value for key, value in os.environ.items() if key != "AVERNUS_PURE"}
    command = [sys.executable, "-c", code, str(package / "_finder.py")]
    run = subprocess.run(command, env=clean | env, capture_output=True, text=True, check=True, timeout=60)
    return run.stdout.strip()


def test_sources_that_are_as_they_were_compiled(copy: Path) -> None:
    assert state_of(copy) == "compiled"
    assert state_of(copy, AVERNUS_PURE="0") == "compiled"


def test_the_environment_asks_for_sources(copy: Path) -> None:
    assert state_of(copy, AVERNUS_PURE="1") == "interpreted, by AVERNUS_PURE"


def test_a_changed_source_is_never_shadowed(copy: Path) -> None:
    (copy / "core/bits.py").write_text("WORDS = 2\n")
    assert state_of(copy) == "interpreted, because avernus/core/bits.py has changed since it was compiled"
    (copy / "core/bits.py").unlink()
    assert state_of(copy).startswith("interpreted, because avernus/core/bits.py")


def test_nothing_was_compiled(copy: Path) -> None:
    (copy / "_compiled.json").unlink()
    assert state_of(copy) == "interpreted, because nothing has been compiled here"
    (copy / "_compiled.json").write_text("{")
    assert state_of(copy) == "interpreted, because nothing has been compiled here"


def test_why_nothing_could_be_compiled(copy: Path) -> None:
    (copy / "_compiled.json").write_text(json.dumps({"reason": "there is no C compiler (gcc was looked for)"}))
    assert state_of(copy) == "interpreted, because it could not be compiled: there is no C compiler (gcc was looked for)"


def test_the_finder_finds_sources_only() -> None:
    finder = _finder.Finder("interpreted, by AVERNUS_PURE")
    spec = finder.find_spec("avernus.core.bits", [str(SOURCE / "core")])
    assert spec is not None and str(spec.origin).endswith("bits.py")
    assert finder.find_spec("json", [str(SOURCE)]) is None
    assert finder.find_spec("avernus.core.nothing", [str(SOURCE / "core")]) is None


def test_modules_of_a_build_are_not_mixed_with_those_of_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    finder = _finder.Finder("compiled")
    assert finder.find_spec("avernus.core.bits", [str(SOURCE / "core")]) is None
    monkeypatch.setattr(_finder, "stamp", lambda: (1, 2))
    with pytest.raises(ImportError, match="compiled anew since this program began"):
        finder.find_spec("avernus.core.bits", [str(SOURCE / "core")])


@pytest.mark.parametrize(("build", "core", "taken"), [
    ("compiled", "same", "compiled"), ("compiled", "other", "sources"), ("interpreted, by AVERNUS_PURE", "same", "sources"),
])
def test_a_game_of_another_package_fits_only_the_core_it_was_compiled_against(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, build: str, core: str, taken: str,
) -> None:
    monkeypatch.delenv("AVERNUS_PURE", raising=False)
    (tmp_path / "stones").mkdir()
    (tmp_path / "stones/rules.py").write_text("")
    known = hashlib.sha256((SOURCE / "core/bits.py").read_bytes()).hexdigest() if core == "same" else "0" * 64
    sums = {"avernus/core/bits.py": known, "stones/rules.py": hashlib.sha256(b"").hexdigest()}
    (tmp_path / "stones/_compiled.json").write_text(json.dumps({"sources": sums}))
    spec = _finder.Finder(build).find_spec("stones.rules", [str(tmp_path / "stones")])
    assert (spec is None) == (taken == "compiled")


def test_a_script_loads_neither_the_terminal_nor_the_server() -> None:
    code = "import sys, avernus; avernus.new_table('splut', seats=2, seed='1'); print(*sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    heavy = ("textual", "rich", "pygments", "starlette", "uvicorn", "asyncio", "avernus.server", "avernus.tui", "avernus.commands", "babel")
    assert [name for name in run.stdout.split() if name.startswith(heavy)] == []


def test_the_whole_library_runs_from_its_sources() -> None:
    code = "import avernus, avernus.core.bits as b; print(avernus.BUILD, b.__file__)"
    run = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | {"AVERNUS_PURE": "1"}, capture_output=True, text=True, check=True, timeout=60,
    )
    build, file = run.stdout.rsplit(" ", 1)
    assert build.startswith("interpreted") and file.strip().endswith("bits.py")
