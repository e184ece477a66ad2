"""Signs and spaces as a printer of each language would set them, in every catalogue and every rulebook."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import avernus

SOURCES: Final = Path(avernus.__file__).parent
THIN: Final = "\u202f"
WRONG: Final = {
    "en": {
        "a typewriter’s apostrophe": r"\w'\w",
        "an indefinite article": r"\ba (?!is\b)(?:[aei]\w|hour)\w*|\b[Aa]n [bcdfgjklmnpqrstvwxyz]",
    },
    "es": {
        "a question without its beginning": r"^[^¿]*\w\?", "a call without its beginning": r"^[^¡]*\w!",
        "an article that should melt": r"\b(?:de|a) el (?=[a-záéíóúñ])", "a typewriter’s quote": r'\w"\w',
    },
    "fr": {
        "a space before a sign": rf"[^{THIN}\s&][;?!»](?:\s|$)|[ \u00a0][:;?!»](?:\s|$)", "a space after a quote": rf"«(?!{THIN})",
        "a typewriter’s apostrophe": r"\w'\w", "an article that should melt": r"\b(?:de|à) le (?=[a-zà-ÿ])(?!\w+(?:er|ir|re)\b)",
        "an elision": r"(?<!-)\b(?:que|de|le|la|se|ne|je) (?=[aeiouéèêàâîôû][a-zà-ÿ])(?!onz|oui)",
    },
}
"""What a sentence must not have; a French sign has a thin space before it, which breaks no line."""
NAMES: Final = re.compile(r"Splut!|`[^`]*`|\{[^{}]*\}|\[[^\]]*\]\([^)]*\)")
"""What is not prose: the name of a game, notation, what is filled in, where a link leads."""


OTHER_NAMES: Final = {"es": r"\b(?:angelitos?|fichas?|aparatos?)\b", "fr": r"\b(?:angelots?|dispositifs?)\b", "en": r"\bcherubs?\b"}
"""What has another name everywhere else: an angel, a tile or a legion, a device."""


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """Every line of prose of a language, with where it stands."""
    for path in sorted([*SOURCES.rglob(f"{lang}.ftl"), *SOURCES.rglob(f"*.{lang}.ftl")]):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            text = re.sub(r"^[\w-]+ = |^\s+\*?\[[\w.-]+\] ?", "", line)
            begun_before = lang == "es" and line.lstrip().startswith("}")
            if not begun_before and not line.startswith("#") and "    " not in text.strip() and not re.match(r"\s{4}. {2,}", line):
                yield f"{path.relative_to(SOURCES)}:{number}", text
    for path in sorted([*SOURCES.rglob(f"rulebook/{lang}.md"), *SOURCES.rglob(f"rulebook/open.{lang}.md")]):
        fenced = False
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            fenced ^= line.startswith("```")
            if not fenced and not line.startswith("|"):
                yield f"{path.relative_to(SOURCES)}:{number}", line


@pytest.mark.parametrize("lang", OTHER_NAMES)
def test_each_thing_has_one_name(lang: str) -> None:
    assert [(place, line) for place, line in sentences(lang) if re.search(OTHER_NAMES[lang], line, re.IGNORECASE)] == []


@pytest.mark.parametrize("lang", WRONG)
def test_signs_and_spaces_are_the_language_s_own(lang: str) -> None:
    found = []
    for place, line in sentences(lang):
        prose = NAMES.sub("x", line)
        for what, pattern in WRONG[lang].items():
            for hit in re.finditer(pattern, prose):
                found.append(f"{place}: {what}: {prose[max(0, hit.start() - 20):hit.end() + 20]!r}")
    assert found == []
