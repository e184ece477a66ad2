"""The API reference is made from docstrings, and the promise of what is public holds: every name is there and explains itself."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import avernus

ROOT = Path(__file__).parents[2]
MODULES = ["avernus", "avernus.analysis", "avernus.bots", "avernus.envs", "avernus.lab", "avernus.records",
           *(f"avernus.envs.{name}" for name in avernus.envs.__all__ if name != "register")]


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_is_there_and_explains_itself(module: str) -> None:
    found = import_module(module)
    assert found.__doc__ and len(set(found.__all__)) == len(found.__all__)
    for name in found.__all__:
        value = getattr(found, name)
        assert not callable(value) or value.__doc__, f"{module}.{name}"


def test_the_reference_shows_what_is_public_with_signatures(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error::UserWarning", str(ROOT / "docs" / "api.py"), str(tmp_path)], capture_output=True, text=True,
        check=False, env={**os.environ, "AVERNUS_PURE": "1"},
    )
    assert run.returncode == 0, run.stderr
    for module in MODULES:
        page = tmp_path / (module.replace(".", "/") + ".html")
        text, names = page.read_text(encoding="utf-8"), import_module(module).__all__
        shown = [name for name in names if f'id="{name}"' in text or (page.with_suffix("") / f"{name}.html").is_file()]
        assert [name for name in names if name not in shown] in ([], ["__version__"])
    front = (tmp_path / "avernus.html").read_text(encoding="utf-8")
    for name in ("State.legal_into", "State.redeal", "Encoding.number", "Table.play", "Game.load"):  # compiled, but for the table
        start = front.index(f'id="{name}"')
        assert 'class="param"' in front[start:start + 3000] and 'class="docstring"' in front[start:start + 4000], name
