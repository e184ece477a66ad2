"""Fixtures for tests of what hosts do."""

from collections.abc import Iterator

import pytest

from tests.postgres import Cluster, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A private PostgreSQL."""
    with cluster() as made:
        yield made
