"""Fluent messages of one language, put into words. https://projectfluent.org says what a message is.

`fluent.syntax` reads them. What they mean is little: texts, variables, choices by text, number or plural, other messages and terms.
Numbers and plurals are those of our three languages; a language that we do not speak counts as English does.
"""

from collections.abc import Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Any, Final

from fluent.syntax import FluentParser, ast

Params = Mapping[str, Any]
SIGNS: Final = {"en": (",", "."), "es": (".", ","), "fr": ("\u202f", ",")}
"""Between groups of three digits, and before fractions."""
MILLION: Final = 1_000_000
DEEPEST: Final = 20
"""How far messages may lean on each other: one that leans on itself ends here."""


class Bundle:
    """The messages and terms of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang if lang in SIGNS else "en"
        self.messages: dict[str, ast.Message] = {}
        self.terms: dict[str, ast.Term] = {}

    def add(self, text: str, override: bool = False) -> None:
        """Read a catalogue. What is there already stays, or makes way."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message) and (override or entry.id.name not in self.messages):
                self.messages[entry.id.name] = entry
            elif isinstance(entry, ast.Term) and (override or entry.id.name not in self.terms):
                self.terms[entry.id.name] = entry

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return key in self.messages

    def pattern(self, key: str, attribute: str | None = None) -> ast.Pattern | None:
        """What a message says, or one of its attributes; nothing if there is none."""
        return part_of(self.messages.get(key), attribute)

    def format(self, pattern: ast.Pattern, params: Params) -> tuple[str, list[str]]:
        """A pattern in words, and what was amiss: a missing part is named in its place."""
        telling = Telling(self, params)
        return telling.text(pattern), telling.errors


class Telling:
    """A pattern being put into words."""

    def __init__(self, bundle: Bundle, params: Params) -> None:
        self.bundle = bundle
        self.params = params
        self.errors: list[str] = []
        self.depth = 0
        self.in_term = False

    def text(self, pattern: ast.Pattern) -> str:
        """All of a pattern."""
        return "".join(part.value if isinstance(part, ast.TextElement) else self.written(part) for part in pattern.elements)

    def written(self, node: Any) -> str:
        """A part in words."""
        value = self.value(node)
        return value if isinstance(value, str) else number(value, self.bundle.lang)

    def value(self, node: Any) -> Any:
        """A part as a text or a number."""
        match node:
            case ast.Placeable():
                return self.value(node.expression)
            case ast.StringLiteral():
                return node.parse()["value"]
            case ast.NumberLiteral():
                return Decimal(node.value) if "." in node.value else int(node.value)
            case ast.VariableReference():
                return self.variable(node.id.name)
            case ast.SelectExpression():
                return self.text(self.chosen(node).value)
            case ast.MessageReference() | ast.TermReference():
                return self.leaned(node)
            case ast.FunctionReference(arguments=ast.CallArguments(positional=[given], named=[])) if node.id.name == "NUMBER":
                return self.counted(given)
        return self.amiss("cannot be said", type(node).__name__)

    def variable(self, name: str) -> Any:
        """A parameter."""
        value = self.params.get(name)
        if isinstance(value, str | int | float | Decimal):
            return value
        return name if self.in_term else self.amiss("unknown parameter", name)

    def counted(self, node: Any) -> Any:
        """A part that must be a number."""
        before = len(self.errors)
        value = self.value(node)
        return self.amiss("not a number", "NUMBER()") if isinstance(value, str) and len(self.errors) == before else value

    def leaned(self, node: ast.MessageReference | ast.TermReference) -> str:
        """Another message, or a term with the parameters that it is given."""
        name, attribute = node.id.name, node.attribute.name if node.attribute else None
        params = self.params
        known: ast.Message | ast.Term | None = self.bundle.messages.get(name)
        if isinstance(node, ast.TermReference):
            named = node.arguments.named if node.arguments else []
            params = {given.name.name: self.value(given.value) for given in named}
            known = self.bundle.terms.get(name)
        pattern = part_of(known, attribute)
        if pattern is None or self.depth == DEEPEST:
            return self.amiss("no such message, or one that leans on itself", name)
        before = self.params, self.in_term
        self.params, self.in_term, self.depth = params, isinstance(node, ast.TermReference), self.depth + 1
        text = self.text(pattern)
        self.params, self.in_term = before
        self.depth -= 1
        return text

    def chosen(self, choice: ast.SelectExpression) -> ast.Variant:
        """The variant that fits: a text or number by itself, else a number by its plural, else the default."""
        value = self.value(choice.selector)
        plural = None if isinstance(value, str) else plural_of(value, self.bundle.lang)
        for variant in choice.variants:
            key = variant.key
            if isinstance(key, ast.Identifier):
                fits = key.name in (value, plural)
            else:
                fits = not isinstance(value, str) and Decimal(key.value) == value
            if fits:
                return variant
        return next(variant for variant in choice.variants if variant.default)

    def amiss(self, what: str, name: str) -> str:
        """Note what is amiss; its name stands for it."""
        self.errors.append(f"{what}: {name}")
        return name


def part_of(entry: ast.Message | ast.Term | None, attribute: str | None) -> ast.Pattern | None:
    """What a message or term says, or one of its attributes."""
    if entry is None or attribute is None:
        return entry.value if entry else None
    return next((each.value for each in entry.attributes if each.id.name == attribute), None)


def plural_of(value: Any, lang: str) -> str:
    """The plural of a number, as the Unicode rules of our languages name it."""
    whole = int(abs(value))
    exact = whole == abs(value)
    if whole in (0, 1) if lang == "fr" else exact and whole == 1:
        return "one"
    return "many" if lang != "en" and exact and whole and whole % MILLION == 0 else "other"


def number(value: Any, lang: str) -> str:
    """A number as it is written: digits in groups of three, at most three of a fraction."""
    group, point = SIGNS[lang]
    rounded = Decimal(str(value)).quantize(Decimal("0.001"), ROUND_HALF_EVEN)
    whole, _, fraction = f"{rounded:,}".partition(".")
    fraction = fraction.rstrip("0")
    return whole.replace(",", group) + (point + fraction if fraction else "")
