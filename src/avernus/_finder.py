"""Decides whether the compiled modules or their sources run, before any of them is imported.

The compiled modules are used all together or not at all. They are left aside when the environment says so
(AVERNUS_PURE=1) and when a source has changed since it was compiled, so that an edited rule is never shadowed by an old one.
"""

import hashlib
import importlib.abc
import importlib.machinery
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent


class PureFinder(importlib.abc.MetaPathFinder):
    """Finds avernus' modules as sources only."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source of one of our modules, or nothing."""
        if not fullname.startswith("avernus."):
            return None
        for entry in path or ():
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def state_of_build() -> str:
    """`compiled`, `interpreted`, or why the compiled modules are not used."""
    try:
        sums = json.loads((HERE / "_compiled.json").read_text())
    except (OSError, ValueError):
        return "interpreted"
    if os.environ.get("AVERNUS_PURE", "0") not in ("", "0"):
        return "interpreted, by AVERNUS_PURE"
    for file, known in sums.items():
        source = HERE.parent / file
        if not source.is_file() or hashlib.sha256(source.read_bytes()).hexdigest() != known:
            return f"interpreted, because {file} has changed since it was compiled"
    return "compiled"


def choose() -> str:
    """Install the finder where it is needed; return how the rules run."""
    build = state_of_build()
    if build != "compiled" and not any(isinstance(finder, PureFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, PureFinder())
    return build
