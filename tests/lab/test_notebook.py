"""The worked notebook of the documentation works, with all that the laboratory offers to Python."""

import json
from pathlib import Path
from typing import Any

from avernus import lab


def test_what_is_offered_is_there() -> None:
    assert lab.__all__ == sorted(lab.OFFERED) == dir(lab)
    assert all(callable(getattr(lab, name)) for name in lab.__all__)


def test_every_cell_of_the_notebook_runs() -> None:
    notebook = json.loads((Path(__file__).parents[2] / "docs" / "lab.ipynb").read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec(compile(cell["source"].replace(", out=place", ", workers=0, out=place"), cell["id"], "exec"), names)
    assert (names["place"] / "report.html").exists()
