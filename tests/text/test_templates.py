"""Sentences by template: what Fluent only repeats is filled in, what shapes the sentence is asked of Fluent."""

from typing import Any

import pytest

from avernus.text.catalogue import Catalogue
from avernus.text.templates import Template, Templates

TEXT = """
walk = { $seat } walks from { $from } to { $to }.
count = { $n ->
    [one] { $seat } takes one card
   *[other] { $seat } takes { $n } cards
 } of { $kind }.
sum = It costs { NUMBER($price) } of { $all }.
lean = { walk } Again.
"""


@pytest.fixture
def messages() -> Catalogue:
    catalogue = Catalogue("en")
    catalogue.bundle.add(TEXT)
    return catalogue


@pytest.mark.parametrize(("key", "repeated", "shaping", "whole"), [
    ("walk", ["from", "seat", "to"], [], True),
    ("count", ["kind", "seat"], ["n"], True),
    ("sum", ["all"], ["price"], True),
    ("lean", [], [], False),
])
def test_what_a_message_does_with_its_variables(
    messages: Catalogue, key: str, repeated: list[str], shaping: list[str], whole: bool
) -> None:
    template = Template(messages, key)
    assert (template.repeated, template.shaping, template.whole) == (repeated, shaping, whole)


@pytest.mark.parametrize(("key", "params"), [
    ("walk", {"seat": "Ada", "from": "e2", "to": "e3"}), ("walk", {"seat": "Bo", "from": "", "to": "{ $x }"}),
    ("count", {"n": 1, "seat": "Ada", "kind": "gold"}), ("count", {"n": 7, "seat": "Ada", "kind": "gold"}),
    ("count", {"n": 1.0, "seat": "Ada", "kind": "gold"}), ("count", {"n": 1200, "seat": "Ada", "kind": "gold"}),
    ("sum", {"price": 5000, "all": 6000}), ("sum", {"price": 5, "all": 6}), ("sum", {"price": 5, "all": -6}),
    ("sum", {"price": 5, "all": 1.5}),
])
def test_the_sentence_is_the_one_that_fluent_makes(messages: Catalogue, key: str, params: dict[str, Any]) -> None:
    templates = Templates(messages)
    for _ in range(2):
        assert templates.say(key, params.get) == messages.say(key, params)


def test_fluent_is_asked_once_for_each_shape(messages: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    templates = Templates(messages)
    asked: list[str] = []
    say = messages.say

    def noted(key: str, params: dict[str, Any]) -> str:
        asked.append(key)
        return say(key, params)

    monkeypatch.setattr(messages, "say", noted)
    for cell in ("e2", "e3", "e4"):
        templates.say("walk", {"seat": "Ada", "from": cell, "to": "a1"}.get)
    for n in (1, 2, 2, 1):
        given: dict[str, Any] = {"n": n, "seat": f"P{n}", "kind": "gold"}
        templates.say("count", given.get)
    assert asked == ["walk", "count", "count"]


def test_fluent_itself_is_asked_where_something_is_missing_or_leans(messages: Catalogue) -> None:
    templates = Templates(messages)
    assert templates.say("walk", {"seat": "Ada", "from": "e2"}.get) is None
    assert templates.say("count", {"seat": "Ada", "kind": "gold"}.get) is None
    assert templates.say("lean", {"seat": "Ada", "from": "e2", "to": "e3"}.get) is None
    nothing: dict[str, Any] = {}
    assert templates.say("no-such-message", nothing.get) is None
