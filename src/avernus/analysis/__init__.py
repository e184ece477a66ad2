"""Analysis: what positions are worth, what decisions cost, and why (docs/analysis.md)."""

from avernus.analysis.review import Decision, Review, points, review
from avernus.analysis.showing import alternatives, steps
from avernus.analysis.telling import why
from avernus.analysis.values import USUAL, Effort, Option, Value, value

__all__ = ["USUAL", "Decision", "Effort", "Option", "Review", "Value", "alternatives", "points", "review", "steps", "value", "why"]
