"""Build hook: the browser client by web/build.py, and the modules of compiled.txt by mypyc, where a C compiler is found.

AVERNUS_COMPILE, AVERNUS_WEB
  =0        leave it: everything is interpreted, the server has no page
  =1        do it; a failure is a warning (the default)
  =require  do it; a failure is an error
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SCRIPT = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="avernus", packages=[], ext_modules=mypycify(
    ["--ignore-missing-imports", *{files!r}], opt_level="3", debug_level="0", target_dir={target!r}, separate={libraries!r}))
"""
"""Libraries that only some need, such as the one for PostgreSQL, may be absent where we are compiled."""
FLAGS = "-fno-semantic-interposition -fvisibility=hidden"
"""Lets the C compiler inline small functions: the symbols of a group's shared library are nobody else's."""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to a wheel, or lays them beside the sources of an editable install."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before each build."""
        self.build_client()
        if self.target_name == "wheel":
            self.compile_rules(version, build_data)

    def build_client(self) -> None:
        """Build the browser client into src/avernus/server/static; an sdist carries the result and needs no Node."""
        script = Path(self.root) / "web/build.py"
        mode = os.environ.get("AVERNUS_WEB", "1")
        if mode == "0" or not script.is_file():
            return
        run = subprocess.run([sys.executable, str(script), "build"], capture_output=True, text=True, check=False)
        if run.returncode:
            if mode == "require":
                raise RuntimeError((run.stdout + run.stderr)[-800:])
            self.app.display_warning(f"the browser client was not built: {(run.stdout + run.stderr)[-400:]}")

    def compile_rules(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the rules, for this build."""
        src = Path(self.root) / "src"
        editable = version == "editable"
        groups = groups_of((Path(self.root) / "compiled.txt").read_text())
        files = files_of(groups)
        mode = os.environ.get("AVERNUS_COMPILE", "1")
        if editable and mode != "0" and up_to_date(src, files):
            return
        if editable:
            for old in [*src.glob("*__mypyc*.so"), *src.glob("avernus/**/*.so"), src / "avernus/_compiled.json"]:
                old.unlink(missing_ok=True)
        if mode == "0":
            return
        work = Path(tempfile.mkdtemp(prefix="avernus-build-"))
        try:
            built = compile_groups(src, groups, work)
        except RuntimeError as error:
            if mode == "require":
                raise
            self.app.display_warning(f"not compiled, the same rules run interpreted: {error}")
            return
        for path, target in built.items():
            if editable:
                shutil.copy2(path, src / target)
            else:
                build_data["force_include"][str(path)] = target
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def sums_of(src: Path, files: list[str]) -> dict[str, str]:
    """What the sources are now."""
    return {file: hashlib.sha256((src / file).read_bytes()).hexdigest() for file in files}


def up_to_date(src: Path, files: list[str]) -> bool:
    """Do the compiled modules beside the sources belong to them?"""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    try:
        known = json.loads((src / "avernus/_compiled.json").read_text())
    except (OSError, ValueError):
        return False
    return bool(known == sums_of(src, files)) and all((src / file.replace(".py", suffix)).is_file() for file in files)


def groups_of(text: str) -> dict[str, dict[str, list[str]]]:
    """The groups of compiled.txt, each with its shared libraries and their files: `[group]`, or `[group/library]` for a further one."""
    groups: dict[str, dict[str, list[str]]] = {}
    for row in text.split("\n"):
        if row.startswith("["):
            name = row.strip("[]")
            groups.setdefault(name.split("/")[0], {})[name.split("/")[-1]] = files = []
        elif row and not row.startswith("#"):
            files.append(row)
    return groups


def files_of(groups: dict[str, dict[str, list[str]]]) -> list[str]:
    """All files, in their order."""
    return [file for libraries in groups.values() for files in libraries.values() for file in files]


def compile_groups(src: Path, groups: dict[str, dict[str, list[str]]], work: Path) -> dict[Path, str]:
    """Compile everything side by side; return each product with its place below src."""
    environment = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}"}
    runs = []
    for name, libraries in groups.items():
        script = work / f"setup_{name}.py"
        pairs = [(files, library) for library, files in libraries.items()]
        script.write_text(SCRIPT.format(files=files_of({name: libraries}), target=str(work / name), libraries=pairs))
        places = ["--build-lib", str(work / "lib"), "--build-temp", str(work / f"tmp_{name}")]
        command = [sys.executable, str(script), "-q", "build_ext", "--parallel", str(len(libraries)), *places]
        said = (work / f"{name}.log").open("w+")
        runs.append((subprocess.Popen(command, cwd=src, stdout=said, stderr=subprocess.STDOUT, env=environment), said))
    failed = ""
    for run, said in runs:
        if run.wait():
            said.seek(0)
            failed += said.read()[-800:]
        said.close()
    if failed:
        raise RuntimeError(failed)
    sums = work / "_compiled.json"
    sums.write_text(json.dumps(sums_of(src, files_of(groups))))
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    products = {path: str(path.relative_to(work / "lib")) for path in (work / "lib").rglob("*" + suffix)}
    return products | {sums: "avernus/_compiled.json"}
