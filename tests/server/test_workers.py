"""`--workers 2` in real processes, on SQLite and on PostgreSQL; stopped by a signal, nothing is lost."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from avernus.core.record import read
from tests.postgres import Cluster
from tests.server.harness import Client


async def launched(database: str, *options: str) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        [sys.executable, "-m", "avernus.server", "--port", "0", "--database", database, "--rate", "1000", *options],
        stdout=subprocess.PIPE, text=True,
    )
    assert process.stdout is not None
    line = await asyncio.to_thread(process.stdout.readline)
    base = line.split()[3].rstrip("/")
    async with httpx.AsyncClient() as http:
        for _ in range(300):
            try:
                if (await http.get(f"{base}/healthz", timeout=2)).status_code == 200:
                    break
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
    return process, base


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_two_workers_serve_the_same_tables(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    cluster: Cluster | None = request.getfixturevalue("postgres") if kind == "postgresql" else None
    database = str(tmp_path / "t.sqlite3") if cluster is None else cluster.url
    process, base = await launched(database, "--workers", "2")
    client = Client(base)
    try:
        table = await client.table(seats=2)
        tokens = [(await client.sit(table, seat))[1] for seat in range(2)]
        souths = [await client.live(table, tokens[0]) for _ in range(4)]
        norths = [await client.live(table, tokens[1]) for _ in range(4)]
        for player in souths + norths:
            await player.next("state")
        assert (await souths[0].ask(do="De3"))["type"] == "done"
        for player in souths + norths:
            assert (await player.next("event"))["lines"] == [[0, "De3"]]
        assert (await norths[-1].ask(do="De7"))["type"] == "done"
        for player in souths + norths:
            assert (await player.next("event"))["lines"] == [[1, "De7"]]
        process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(process.wait, 20) == 0
        again, base = await launched(database)
        async with httpx.AsyncClient(base_url=base) as http:
            record = read((await http.get(f"/api/tables/{table}/record")).text)
        again.terminate()
        assert await asyncio.to_thread(again.wait, 20) == 0
        assert [line.text for line in record.lines] == ["De3", "De7"]  # type: ignore[union-attr]
        assert again.stdout is not None
        again.stdout.close()
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        assert process.stdout is not None
        process.stdout.close()
        await client.http.aclose()


async def test_a_bad_address_is_one_sentence(tmp_path: Path) -> None:
    for options in (["--database", "mysql://x"], ["--host", "203.0.113.1"], ["--workers", "0"], ["--database", "postgresql://127.0.0.1:1/x"]):
        command = [sys.executable, "-m", "avernus.server", "--port", "0", "--database", str(tmp_path / "t.sqlite3"), *options]
        answer = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False, timeout=60)
        assert answer.returncode == 2 and answer.stderr.count("\n") == 1 and "Traceback" not in answer.stderr
