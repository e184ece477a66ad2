"""Build hook: the browser client by web/build.py, and the listed modules by mypyc (src/avernus/compiling.py).

AVERNUS_COMPILE, AVERNUS_WEB
  =0        leave it: everything is interpreted, the server has no page
  =1        do it; a failure is a warning (the default), and `avernus.BUILD` says what failed
  =require  do it; a failure is an error
"""

import importlib.util
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def load(path: Path) -> ModuleType:
    """A module by its path: avernus itself is not installed where it is built."""
    spec = importlib.util.spec_from_file_location(f"building_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to a wheel, or lays them beside the sources of an editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What a build in isolation needs: nothing to compile with where there is no compiler, no Node where the client is built."""
        root = Path(self.root)
        groups = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
        wanted: list[str] = []
        if (root / "web/build.py").is_file() and os.environ.get("AVERNUS_WEB") != "0":
            wanted += groups["client"]
        compiles = self.target_name == "wheel" and os.environ.get("AVERNUS_COMPILE") != "0"
        if compiles and load(root / "src/avernus/compiling.py").no_compiler() is None:
            wanted += groups["compile"]
        return wanted

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
        root = Path(self.root)
        src = root / "src"
        work = root / "build/compile"
        compiling = load(src / "avernus/compiling.py")
        mode = os.environ.get("AVERNUS_COMPILE", "1")
        if mode == "0":
            return
        groups = compiling.groups_of(src)
        try:
            if version == "editable":
                compiling.compile_in_place(src, work, self.app.display_info)
            else:
                known = compiling.made_of(src, groups)
                built = compiling.compile_groups(src, groups, work, self.app.display_info)
                built[compiling.note(work / "_compiled.json", known)] = compiling.NOTE
                build_data["force_include"].update({str(path): target for path, target in built.items()})
        except compiling.CompilationFailed as error:
            if mode == "require":
                raise
            self.app.display_warning(f"not compiled, the same rules run interpreted: {error}")
            if version != "editable":
                work.mkdir(parents=True, exist_ok=True)
                place = compiling.note(work / "_compiled.json", {"reason": str(error)})
                build_data["force_include"][str(place)] = compiling.NOTE
        else:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
