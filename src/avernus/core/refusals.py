"""Why an action is not legal: a code, the clause it rests on, and what a sentence needs."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Refusal:
    """A judgement that an action may not be played now."""

    code: str
    """Names the sentence `refusal-<code>` of the game's catalogue."""
    clause: str
    """The clause of the rules, such as `"S7.1"`; empty where no rule of the game is concerned."""
    params: dict[str, Any] = field(default_factory=dict)
    """What the sentence mentions."""


class AvernusError(ValueError):
    """Bad input of any kind; its text is one clear sentence, on one line whatever it quotes."""

    def __init__(self, sentence: str = "") -> None:
        super().__init__(sentence.replace("\n", " ").replace("\r", " "))


class IllegalAction(AvernusError):
    """An action was refused and nothing has changed."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(sentence)
        self.refusal = refusal
        self.code = refusal.code
        self.clause = refusal.clause
        self.sentence = sentence
