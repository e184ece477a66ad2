"""Every code that the service can refuse with has a sentence in every language."""

import re
from pathlib import Path

import pytest

import avernus
from avernus.server.telling import sentences

FOLDER = Path(avernus.__file__).parent
CODES = {
    code for folder in ("play", "server") for path in (FOLDER / folder).rglob("*.py")
    for code in re.findall(r'Refused\("([a-z-]+)"', path.read_text(encoding="utf-8"))
} | {"store-unavailable", "store-full"}


def keys(lang: str) -> set[str]:
    return set(re.findall(r"^([a-z-]+) =", sentences.source(lang), re.M))


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_no_code_is_without_a_sentence(lang: str) -> None:
    own = {"not-understood"}
    assert {f"refusal-{code}" for code in CODES - own} <= keys(lang)
    assert keys(lang) == keys("en")
    for code in CODES:
        refusal = avernus.Refusal(code, "", {"why": "x", "bot": "x", "most": 1, "action": "x"})
        assert sentences.refusal_sentence(lang, refusal) not in ("", code)
