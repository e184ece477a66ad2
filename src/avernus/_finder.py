"""Decides whether the compiled modules or their sources run, before any of them is imported.

The compiled modules are used all together or not at all. They are left aside when the environment says so
(AVERNUS_PURE=1) and when a source has changed since it was compiled, so that an edited rule is never shadowed by an old one.
The same holds for a game of another package, which besides fits only the core that it was compiled against.
"""

import hashlib
import importlib.abc
import importlib.machinery
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

HERE = Path(__file__).parent
NOTE = "_compiled.json"
COMPILED = "compiled"
LIBRARY = ".compiled__mypyc"


class Finder(importlib.abc.MetaPathFinder):
    """Finds modules as sources only, in packages whose compiled modules must not be used."""

    def __init__(self, build: str) -> None:
        self.build = build
        self.note = stamp()
        self.from_sources = {"avernus": build != COMPILED}

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source of a module, or nothing where the usual finders may find what they like."""
        package = fullname.partition(".")[0]
        if path is None or not self.pure(package, path):
            if package == "avernus" and path is not None and stamp() != self.note:
                raise ImportError("avernus has been compiled anew since this program began: start it again")
            return library(fullname, path) if fullname.endswith(LIBRARY) else None
        for entry in path:
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None

    def pure(self, package: str, path: Sequence[str]) -> bool:
        """Are this package's sources to be used? `path`: where its modules are looked for."""
        if package not in self.from_sources:
            folder = next((Path(entry) for entry in path if os.path.isfile(os.path.join(entry, NOTE))), None)
            fits = folder is None or (self.build == COMPILED and state_of(folder, read(folder) or {}) == COMPILED)
            self.from_sources[package] = not fits
        return self.from_sources[package]


class LibraryLoader(ExtensionFileLoader):
    """Loads a shared library of compiled modules.

    mypyc looks for each module below the folder of its library, as if that were where packages begin; so that is what it is told.
    """

    def exec_module(self, module: ModuleType) -> None:
        """Finish the library."""
        super().exec_module(module)
        depth = module.__name__.count(".")
        module.__file__ = str(Path(self.path).parents[depth] / Path(self.path).name)


def library(fullname: str, path: Sequence[str] | None) -> ModuleSpec | None:
    """A library of compiled modules."""
    spec = PathFinder.find_spec(fullname, path)
    if spec is not None and spec.origin is not None:
        spec.loader = LibraryLoader(fullname, spec.origin)
    return spec


def stamp() -> tuple[int, int] | None:
    """Tells one build from the next."""
    try:
        found = os.stat(HERE / NOTE)
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


def read(folder: Path) -> dict[str, Any] | None:
    """What a build has noted in a package's folder."""
    try:
        known = json.loads((folder / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return known if isinstance(known, dict) else None


class PackageFinder(importlib.abc.MetaPathFinder):
    """Finds what lies in a compiled package, such as the chapters of `rules`, where nobody else has found it.

    mypyc takes the folder of a package from that of the shared library, and is wrong where the library lies inside of the tree. The
    package above it, which is not compiled, knows better.
    """

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The module, looked for below the package's own parent; nothing, if that is not the trouble."""
        package = sys.modules.get(fullname.rpartition(".")[0])
        above = sys.modules.get(fullname.rpartition(".")[0].rpartition(".")[0])
        if package is None or above is None or any(Path(entry).is_dir() for entry in path or ()):
            return None
        package.__path__ = [str(Path(entry) / package.__name__.rpartition(".")[2]) for entry in above.__path__]
        return PathFinder.find_spec(fullname, package.__path__)


def state_of_build() -> str:
    """`compiled`, or `interpreted` and why the compiled modules are not used."""
    known = read(HERE)
    if known is None:
        return "interpreted, because nothing has been compiled here"
    return state_of(HERE, known)


def state_of(folder: Path, known: dict[str, Any]) -> str:
    """The same of any package, by what its build has noted."""
    if known.get("reason"):
        return f"interpreted, because it could not be compiled: {known['reason']}"
    if os.environ.get("AVERNUS_PURE", "0") not in ("", "0"):
        return "interpreted, by AVERNUS_PURE"
    for file, known_sum in known.get("sources", {}).items():
        source = (HERE if file.startswith("avernus/") else folder).parent / file
        if not source.is_file() or hashlib.sha256(source.read_bytes()).hexdigest() != known_sum:
            return f"interpreted, because {file} has changed since it was compiled"
    return COMPILED


def outlook(build: str) -> str:
    """What is to be said of the build that runs: `compiled`, `compiling` beside it, `ready` at the next start, or `interpreted`."""
    if build == COMPILED:
        return COMPILED
    if not os.environ.get("AVERNUS_COMPILING"):
        return "interpreted"
    return "ready" if state_of_build() == COMPILED else "compiling"


def choose() -> str:
    """Install the finder; return how the rules run."""
    build = state_of_build()
    if not any(isinstance(finder, Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, Finder(build))
    return build
