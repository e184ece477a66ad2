"""Fixtures for tests of the server."""

from collections.abc import Iterator

import pytest

from tests.postgres import Cluster, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A private PostgreSQL."""
    with cluster() as made:
        yield made
