"""A database for tests of the server."""

from tests.databases import postgres

__all__ = ["postgres"]
