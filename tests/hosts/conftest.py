"""Databases for tests of what hosts do."""

from tests.databases import database, postgres

__all__ = ["database", "postgres"]
