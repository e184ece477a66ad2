"""The examples in the documentation run."""

import doctest
import re
from pathlib import Path

import pytest

import avernus

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_docstring_of_the_library() -> None:
    assert doctest.testmod(avernus).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_sessions_in_the_pages(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    sessions = "\n".join(block for block in re.findall(r"```(?:python|pycon)\n(.*?)```", text, re.DOTALL) if ">>> " in block)
    test = doctest.DocTestParser().get_doctest(sessions, {}, page.name, str(page), 0)
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0


def test_python_scripts_in_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for block in re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL):
        if ">>> " not in block:
            exec(compile(block, "README.md", "exec"), {})
