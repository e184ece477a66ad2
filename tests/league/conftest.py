"""Databases for tests of ratings and tournaments."""

from tests.databases import database, postgres

__all__ = ["database", "postgres"]
