"""The host's own bots at tables: people name them, never a command; one that fails gives its seat to a level, and nobody else notices."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from avernus import bots
from tests.bots.outsiders import ANSWERS, HEAD, LAST, SILENT, install, program
from tests.server.harness import Client, Player, running

KINDS = ("garbage", "illegal", "dead", "flood", "worlds")


@pytest.fixture(autouse=True)
def no_guests() -> Iterator[None]:
    """What a test's host brings goes with it."""
    yield
    bots.hosted.clear()


async def against(client: Client, bot: str) -> tuple[str, Player]:
    """Ada begins against a bot."""
    table = await client.table(seats=2, bots={"1": bot})
    _, token = await client.sit(table, 0)
    ada = await client.live(table, token)
    await ada.next("state")
    assert (await ada.ask(do="De3"))["type"] == "done"
    return table, ada




async def test_a_hosts_bot_plays_hints_and_analyses_by_its_name(tmp_path: Path) -> None:
    command = program(tmp_path, HEAD + LAST)
    async with running(tmp_path, bots={"tiger": f"run:{command}"}) as client:
        listed = (await client.get("/api/games")).json()
        assert listed["bots"][-1] == listed["levels"][-1] == "tiger"
        table, ada = await against(client, "tiger")
        await played(ada)
        info = (await client.get(f"/api/tables/{table}")).json()
        assert info["seats"][1]["bot"] == "tiger"
        hint = await client.post("/api/analyse", game="splut", seats=2, bot="tiger")
        assert hint.status_code == 200 and hint.json()["hint"][0] == sorted(one[0] for one in hint.json()["legal"])[-1]


async def played(ada: Player) -> None:
    """Wait until it is Ada's turn again: the bot has played."""
    while True:
        message = await ada.next("event")
        if message["waiting"] == [0] and message["legal"]:
            return


@pytest.mark.parametrize("name", [f"run:{sys.executable}", "run:cat", "tiger", "tiny-last"])
async def test_nobody_names_a_command_over_the_wire(name: str, tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        answers = [
            await client.post("/api/tables", game="splut", seats=2, bots={"1": name[:40]}),
            await client.post("/api/analyse", game="splut", seats=2, bot=name[:40]),
        ]
        assert [answer.status_code for answer in answers] == [422, 422]
        assert {answer.json()["error"]["code"] for answer in answers} == {"no-such-bot"}


@pytest.mark.parametrize("kind", KINDS)
async def test_the_seat_of_a_bot_that_fails_falls_to_a_level(kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    code, reason = ANSWERS[kind]
    good, bad = program(tmp_path, HEAD + LAST, "good"), program(tmp_path, HEAD + code, "bad")
    async with running(tmp_path, bots={"good": f"run:{good}", "bad": f"run:{bad}"}) as client:
        quiet, bo = await against(client, "good")
        table, ada = await against(client, "bad")
        told = await ada.next("news", what="seats")
        assert (told["about"], told["why"], told["table"]["seats"][1]["bot"]) == (1, "failed", bots.USUAL)
        await played(ada)
        await played(bo)
        assert (await client.get(f"/api/tables/{quiet}")).json()["seats"][1]["bot"] == "good"
        warned = [said for record in caplog.records if "takes its seat" in (said := record.getMessage())]
        assert len(warned) == 1 and re.search(reason, warned[0]) and table in warned[0]


async def test_a_bot_that_falls_silent_keeps_nobody_waiting_for_ever(tmp_path: Path) -> None:
    async with running(tmp_path, bots={"silent": f"run:{program(tmp_path, HEAD + SILENT)}"}) as client:
        client.server.hub.bot_pool.seconds = 0.01  # type: ignore[attr-defined]
        _, ada = await against(client, "silent")
        told = await ada.next("news", what="seats")
        assert told["why"] == "failed"
        await played(ada)


@pytest.mark.parametrize(("point", "fails"), [("last", False), ("broken", True), ("cheat", True), ("slow", True)])
async def test_the_bot_of_an_installed_package_sits_at_tables(
    point: str, fails: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(install(tmp_path)))
    bots.outside.brought_by_packages.cache_clear()
    try:
        async with running(tmp_path, bots={"tiny": f"tiny-{point}"}) as client:
            client.server.hub.bot_pool.seconds = 0.01  # type: ignore[attr-defined]
            table, ada = await against(client, "tiny")
            if fails:
                assert (await ada.next("news", what="seats"))["why"] == "failed"
            await played(ada)
            assert (await client.get(f"/api/tables/{table}")).json()["seats"][1]["bot"] == (bots.USUAL if fails else "tiny")
    finally:
        bots.outside.brought_by_packages.cache_clear()
        sys.modules.pop("tiny_bots", None)


async def test_a_hint_of_a_bot_that_fails_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async with running(tmp_path, bots={"bad": f"run:{program(tmp_path, HEAD + ANSWERS['dead'][0])}"}) as client:
        refused = await client.post("/api/analyse", game="splut", seats=2, bot="bad")
        assert refused.status_code == 422 and "The bot 'bad' has ended." in refused.json()["error"]["sentence"]
        table = await client.table(seats=2, bots={"1": "random"})
        _, token = await client.sit(table, 0)
        ada = await client.live(table, token)
        await ada.next("state")
        answer = await ada.ask(hint="bad")
        assert answer["type"] == "refused" and "has ended" in answer["sentence"]


async def test_a_bot_that_the_host_brings_no_more_is_relieved(tmp_path: Path) -> None:
    command = program(tmp_path, HEAD + LAST)
    async with running(tmp_path, bots={"tiger": f"run:{command}"}) as client:
        table = await client.table(seats=2, bots={"1": "tiger"})
        _, token = await client.sit(table, 0)
    bots.hosted.clear()
    async with running(tmp_path) as client:
        ada = await client.live(table, token)
        await ada.next("state")
        assert (await ada.ask(do="De3"))["type"] == "done"
        assert (await ada.next("news", what="seats"))["why"] == "failed"
        await played(ada)
