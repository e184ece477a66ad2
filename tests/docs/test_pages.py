"""The pages under docs/ tell the truth: their examples run as shown, and their links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_examples_run_as_shown(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```(python|pycon)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    if all(kind == "python" for kind, _ in blocks):
        return  # a page without examples shows parts of files
    names: dict[str, object] = {}
    failures: list[str] = []
    for kind, code in blocks:
        if kind == "python":
            exec(compile(code, page.name, "exec"), names)
            continue
        example = doctest.DocTestParser().get_doctest(code, names, page.name, str(page), 0)
        doctest.DocTestRunner(verbose=False).run(example, out=failures.append, clear_globs=False)
        names |= example.globs
    assert not failures, "".join(failures)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = [target.partition("#")[0] for target in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in target]
    assert [target for target in targets if target and not (page.parent / target).exists()] == []


FRONT = [ROOT / name for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "README.md")]


@pytest.mark.parametrize("page", FRONT, ids=lambda page: page.stem)
def test_the_front_door_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_walk_of_one_click_goes_through_real_files() -> None:
    hops = re.findall(r"^\| (\d+) \| `([^`]+)`(?: · `(\w+)`)?", (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert [int(number) for number, _, _ in hops] == list(range(1, len(hops) + 1)) and len(hops) < 25
    for _, file, name in hops:
        text = (ROOT / file).read_text(encoding="utf-8")
        named = rf"(?:def|function|private|^ +|const) ?{name}\(|function {name}\b"
        assert not name or re.search(named, text, re.MULTILINE), f"{file} has no {name}"
