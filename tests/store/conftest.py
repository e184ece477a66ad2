"""A database for tests of the store."""

from tests.databases import postgres

__all__ = ["postgres"]
