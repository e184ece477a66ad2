"""The examples of the README and of the library's docstring run; those of docs/ are tested beside them."""

import doctest
import re
from pathlib import Path

import pytest

import avernus

ROOT = Path(__file__).parent.parent.parent
README = ROOT / "README.md"


def test_the_docstring_of_the_library() -> None:
    assert doctest.testmod(avernus).failed == 0


def test_sessions_in_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = README.read_text(encoding="utf-8")
    sessions = "\n".join(block for block in re.findall(r"```(?:python|pycon)\n(.*?)```", text, re.DOTALL) if ">>> " in block)
    test = doctest.DocTestParser().get_doctest(sessions, {}, "README.md", None, 0)
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0


def test_python_scripts_in_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for block in re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL):
        if ">>> " not in block:
            exec(compile(block, "README.md", "exec"), {})
