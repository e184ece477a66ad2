"""Sentences in English, Spanish and French, from the Fluent catalogues of the program and of each game."""

from avernus.text.catalogue import LANGUAGES, Catalogue, best_language
from avernus.text.speaker import Speaker

__all__ = ["LANGUAGES", "Catalogue", "Speaker", "best_language"]
