"""Sentences by template: Fluent is asked once for each shape of a sentence, and what it only repeats is filled in.

Formatting a Fluent message takes as long as a whole move of most games. But most parameters are merely repeated in the sentence
("from e2 to e3"); only those that choose between variants or are formatted as numbers change its shape. So a message is formatted
with marks in place of what it repeats, once for each combination of the rest, and cut into pieces at the marks.
"""

import re
from collections.abc import Callable
from typing import Any, Final

from fluent.syntax import ast

from avernus.text.catalogue import Catalogue

MARK: Final = 0xE100
"""The first of the signs that stand for what is filled in; no text holds one."""
PLAIN_BELOW: Final = 1000
"""Smaller whole numbers are written alike in every language."""
MOST_SHAPES: Final = 20_000

Speak = Callable[[str], Any]
"""The value that a variable has: a text, a number, or `None` if there is none."""


class Template:
    """What one message does with its variables."""

    def __init__(self, messages: Catalogue, key: str) -> None:
        self.repeated: list[str] = []
        """Variables that stand in the text and nowhere else."""
        self.shaping: list[str] = []
        """Variables that the message chooses by, or hands to a function."""
        self.whole = True
        """Does it stand for itself, without leaning on other messages?"""
        found: dict[str, bool] = {}
        nodes: list[tuple[Any, bool]] = [(messages.bundle.pattern(key), True)]
        while nodes:
            node, stands = nodes.pop()
            if isinstance(node, list | tuple):
                nodes += [(part, stands) for part in node]
            elif isinstance(node, ast.MessageReference | ast.TermReference):
                self.whole = False
            elif isinstance(node, ast.VariableReference):
                found[node.id.name] = found.get(node.id.name, True) and stands
            elif isinstance(node, ast.SelectExpression):
                nodes += [(node.selector, False), (node.variants, True)]
            elif isinstance(node, ast.BaseNode):
                stands = stands and not isinstance(node, ast.FunctionReference | ast.CallArguments)
                nodes += [(part, stands) for part in vars(node).values()]
        for name in sorted(found):
            (self.repeated if found[name] else self.shaping).append(name)


class Templates:
    """The messages of one catalogue, with the shapes that they have had so far."""

    def __init__(self, messages: Catalogue) -> None:
        self.messages = messages
        self.known: dict[str, Template] = {}
        self.shapes: dict[tuple[Any, ...], list[str | int]] = {}

    def say(self, key: str, speak: Speak) -> str | None:
        """The sentence of a message; `None` where Fluent itself must be asked."""
        template = self._template(key)
        if template is None or not template.whole:
            return None
        fills: list[str] = []
        shape: list[Any] = [key]
        for name in template.repeated:
            value = speak(name)
            if isinstance(value, str):
                fills.append(value)
                shape.append(MARK)
            elif type(value) is int and 0 <= value < PLAIN_BELOW:
                fills.append(str(value))
                shape.append(MARK)
            elif value is None:
                return None
            else:
                fills.append("")
                shape.append((value.__class__, value))
        for name in template.shaping:
            value = speak(name)
            if value is None:
                return None
            shape.append((value.__class__, value))
        pieces = self._pieces(key, template, tuple(shape))
        return "".join([piece if isinstance(piece, str) else fills[piece] for piece in pieces])

    def variables(self, key: str) -> list[str] | None:
        """The parameters on which the sentence of a message may depend; `None` where only Fluent knows."""
        template = self._template(key)
        if template is None:
            return []
        if not template.whole:
            return None
        names = []
        for name in (*template.repeated, *template.shaping):
            for form in (name, name.removesuffix("-name")):
                names += [form, form.replace("-", "_")]
        return list(dict.fromkeys(names))

    def _template(self, key: str) -> Template | None:
        template = self.known.get(key)
        if template is None and self.messages.has(key):
            template = self.known[key] = Template(self.messages, key)
        return template

    def _pieces(self, key: str, template: Template, shape: tuple[Any, ...]) -> list[str | int]:
        """The text of a shape, cut where something is filled in."""
        found = self.shapes.get(shape)
        if found is None:
            params: dict[str, Any] = {}
            for index, name in enumerate([*template.repeated, *template.shaping]):
                held = shape[index + 1]
                params[name] = chr(MARK + index) if held == MARK else held[1]
            text = self.messages.say(key, params)
            parts = re.split(f"([{chr(MARK)}-{chr(MARK + 99)}])", text)
            found = [ord(part) - MARK if index % 2 else part for index, part in enumerate(parts)]
            if len(self.shapes) > MOST_SHAPES:
                self.shapes.clear()
            self.shapes[shape] = found
        return found
