"""What was learnt sits down at a server's table: `avernus serve --bot learnt=run:…`."""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from avernus import bots
from avernus.envs.examples.train import Network
from tests.server.harness import running

ACTIONS = 6
"""What Ada plays of her first three turns: one action, two, three."""


@pytest.fixture(autouse=True)
def no_guests() -> Iterator[None]:
    """What a test's host brings goes with it."""
    yield
    bots.hosted.clear()


async def test_a_learnt_network_answers_at_a_table(tmp_path: Path) -> None:
    Network(668, np.random.default_rng(1)).save(tmp_path / "net.npz", "splut", 2)
    command = f"run:{sys.executable} -m avernus.envs.examples.train --play {tmp_path / 'net.npz'}"
    async with running(tmp_path, bots={"learnt": command}) as client:
        table = await client.table(seats=2, bots={"1": "learnt"}, pauses=False)
        _, token = await client.sit(table, 0)
        ada = await client.live(table, token)
        message = await ada.next("state")
        played = 0
        while played < ACTIONS and "outcome" not in message:
            if message["waiting"] == [0] and message["legal"]:
                assert (await ada.ask(do=message["legal"][0][0]))["type"] == "done"
                played += 1
            message = await ada.next("event")
        told = (await client.get(f"/api/tables/{table}")).json()
        assert told["seats"][1]["bot"] == "learnt", "it has not failed, so no level has taken its seat"
