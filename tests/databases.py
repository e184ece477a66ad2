"""Databases of either kind for tests: a conftest that wants them imports these fixtures."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Cluster, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A private PostgreSQL."""
    with cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    import psycopg

    made: Cluster = request.getfixturevalue("postgres")
    name = f"made_{os.getpid()}_{abs(hash(str(tmp_path))) % 10**10}"
    with psycopg.connect(made.url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return made.url.replace("/postgres", f"/{name}", 1)
