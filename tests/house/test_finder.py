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
    (package / "_compiled.json").write_text(json.dumps(sums))
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
    assert state_of(copy) == "interpreted"
    (copy / "_compiled.json").write_text("{")
    assert state_of(copy) == "interpreted"


def test_the_finder_finds_sources_only() -> None:
    finder = _finder.PureFinder()
    spec = finder.find_spec("avernus.core.bits", [str(SOURCE / "core")])
    assert spec is not None and str(spec.origin).endswith("bits.py")
    assert finder.find_spec("json", [str(SOURCE)]) is None
    assert finder.find_spec("avernus.core.nothing", [str(SOURCE / "core")]) is None


def test_the_whole_library_runs_from_its_sources() -> None:
    code = "import avernus, avernus.core.bits as b; print(avernus.BUILD, b.__file__)"
    run = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | {"AVERNUS_PURE": "1"}, capture_output=True, text=True, check=True, timeout=60,
    )
    build, file = run.stdout.rsplit(" ", 1)
    assert build.startswith("interpreted") and file.strip().endswith("bits.py")
