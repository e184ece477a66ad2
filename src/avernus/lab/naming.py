"""What things, seats, endings and numbers are called in a report, in each language."""

from typing import Any

from avernus.core.actions import Word
from avernus.core.game import Game
from avernus.lab.alarms import Test
from avernus.lab.playing import LIMIT
from avernus.text import Catalogue, Speaker
from avernus.text.bundle import number

QUOTED = {"en": "“{}”", "es": "«{}»", "fr": "«\u202f{}\u202f»"}
SOMEBODY = "…"
PERCENT = {"en": "%", "es": " %", "fr": " %"}


class Namer:
    """Speaks about a game's runs in one language."""

    def __init__(self, game: Game, seats: int, lang: str) -> None:
        self.lang = lang
        self.speaker = Speaker(game, seats, lang)
        self.catalogue = Catalogue(lang, "avernus.lab")
        self.anybody = Speaker(game, seats, lang, [SOMEBODY] * seats)

    def say(self, key: str, **params: Any) -> str:
        """A message of the laboratory."""
        return self.catalogue.say(key, params)

    def thing(self, thing: str) -> str:
        """A verb, card, tile, piece or place: the game's word for it, and its notation where that is another."""
        kind, _, name = thing.partition(":")
        if kind == "verb":
            return f"{self.say('thing-verb')} {QUOTED[self.lang].format(name)}"
        spoken = self.speaker.word(Word(name, kind))
        return spoken if spoken == name else f"{spoken} ({name})"

    def ending(self, reason: str) -> str:
        """What the game says when it ends so, whoever has won."""
        if reason == LIMIT or not self.anybody.has(f"end-{reason}"):
            return self.say("measure-broken-off") if reason == LIMIT else reason
        return self.anybody.say(f"end-{reason}", winners=[0], winner=0)

    def seat(self, seat: int) -> str:
        """A seat by its number and by what the game calls it."""
        return f"{seat + 1} ({self.speaker.seat(seat)})"

    def share(self, value: float, sign: bool = False) -> str:
        """A part of one, in per cent."""
        digits = 1 if abs(value) < 0.9995 else 0
        text = number(round(100 * value, digits), self.lang)
        return ("+" if sign and value > 0 else "") + text + PERCENT[self.lang]

    def plain(self, value: float) -> str:
        """A number with as many digits as anybody needs."""
        return number(round(value) if abs(value) >= 100 else round(value, 1) if abs(value) >= 10 else round(value, 2), self.lang)

    def measure(self, name: str, value: float) -> str:
        """A measure's value, in its unit."""
        import math

        if name.startswith("log_"):
            return self.plain(math.exp(value) - 1)
        return self.share(value) if name in SHARES else self.plain(value)

    def finding(self, test: Test, two: bool) -> str:
        """A finding in a sentence."""
        kind, subject, value, other = test.kind, test.subject, self.share(test.value), self.share(test.other)
        basis = "basis-before" if two else "basis-mind" if kind.startswith("measure-") or kind == "endless" else "basis-fair"
        if kind == "seat":
            subject = self.seat(int(subject))
        elif kind.startswith("measure-"):
            value, other = self.measure(subject, test.value), self.measure(subject, test.other)
            kind, subject = "measure", self.say(kind)
        elif kind == "no-skill":
            subject = " / ".join(subject.split())
        elif kind in ("uses", "long-tail"):
            value, other = self.plain(test.value), self.plain(test.other)
            subject = self.thing(subject) if kind == "uses" else subject
        elif kind in ("worth", "strong", "weak"):
            value, other, subject = self.share(test.value, True), self.share(test.other, True), self.thing(subject)
        elif kind not in ("ending", "endless", "one-ending"):
            subject = self.thing(subject)
        said = self.say(f"finding-{kind}", subject=subject, value=value, other=other, basis=self.say(basis), n=test.n)
        return said[:1].upper() + said[1:]

    def chance(self, test: Test) -> str:
        """How sure a finding is."""
        p = "< 0.0001" if test.corrected < 0.0001 else f"{test.corrected:.4f}"
        return self.say("finding-chance", p=p.replace(".", "," if self.lang != "en" else "."), n=test.n)


SHARES = {"behind", "clear_at", "early_led", "first_out", "kingmaking", "shared", "broken_off", "decisive"}
"""Measures that are parts of one."""
