"""What the build does: everything is compiled where there is a C compiler, also where only what everybody needs is installed."""

import importlib.metadata
import os
import re
import shutil
import subprocess
import venv
from pathlib import Path

from avernus import _finder

ROOT = Path(__file__).parent.parent.parent


def needed() -> set[str]:
    """The libraries of `make play`, as they call themselves."""
    found = re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    return {name.lower().replace("_", "-") for name in found}


def bare(folder: Path) -> Path:
    """The Python of an environment that has these libraries and no other."""
    venv.create(folder, symlinks=True, with_pip=False)
    site = next(folder.glob("lib/python*/site-packages"))
    for library in importlib.metadata.distributions():
        if str(library.metadata["Name"]).lower().replace("_", "-") in needed():
            for file in library.files or ():
                top = Path(str(library.locate_file(file.parts[0])))
                if file.parts[0] != ".." and top.exists() and not (site / top.name).exists():
                    (site / top.name).symlink_to(top)
    return folder / "bin/python"


def test_compiling_needs_nothing_that_only_some_have_installed(tmp_path: Path) -> None:
    """mypyc compiles what mypy finds no fault with; an absent library must be none."""
    options = re.findall(r'"(--[\w-]+)"', (ROOT / "hatch_build.py").read_text().split('SCRIPT = """')[1].split('"""')[0])
    service = (ROOT / "compiled.txt").read_text().split("[service]")[1].split()
    files = [row for row in service if row.endswith(".py")]
    python = bare(tmp_path / "bare")
    run = subprocess.run([python, "-c", "import psycopg"], capture_output=True, text=True, check=False)
    assert "ModuleNotFoundError" in run.stderr, "the environment is not bare"
    command = [python, "-m", "mypy", "--config-file=", f"--cache-dir={tmp_path}/cache", *options, *files]
    run = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_what_can_be_compiled_is() -> None:
    """A failed compilation is no more than a warning to whoever installs; here it is a fault."""
    wanted = os.environ.get("AVERNUS_COMPILE", "1") != "0" and not os.environ.get("AVERNUS_PURE")
    possible = shutil.which("gcc") or shutil.which("cc")
    assert not (wanted and possible) or _finder.state_of_build() == "compiled"
