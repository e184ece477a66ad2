"""What a good player of the race knows, for searches."""

from avernus.games.inferno_race.bot.evaluation import evaluate
from avernus.games.inferno_race.bot.expert import RUNNER

__all__ = ["RUNNER", "evaluate"]
