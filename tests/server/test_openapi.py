"""Whatever the description allows, the server answers without an error of its own, and as described."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from avernus.server.http import openapi
from avernus.server.http.asgi import ROUTES
from tests.server.harness import Client, start


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, str]]:
    """A server in a thread, with a table that has begun: its address, the table and a token."""
    ready = threading.Event()
    found: dict[str, Any] = {}

    async def serve() -> None:
        running = await start(str(tmp_path_factory.mktemp("openapi") / "t.sqlite3"))
        client = Client(running.base)
        table = await client.table(seats=2)
        tokens = [(await client.sit(table, seat))[1] for seat in range(2)]
        await client.close()
        found.update(base=running.base, table=table, token=tokens[0], stop=asyncio.Event(), loop=asyncio.get_running_loop())
        ready.set()
        await found["stop"].wait()
        await running.stop()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert ready.wait(30)
    yield found["base"], found["table"], found["token"]
    found["loop"].call_soon_threadsafe(found["stop"].set)
    thread.join()


def with_plain_arrays(part: Any) -> Any:
    """The description with each tuple as an array of any of its parts: schemathesis reads no `prefixItems`."""
    if isinstance(part, list):
        return [with_plain_arrays(one) for one in part]
    if not isinstance(part, dict):
        return part
    rest = {key: with_plain_arrays(value) for key, value in part.items()}
    if "prefixItems" in rest:
        rest["items"] = {"anyOf": rest.pop("prefixItems")}
    return rest


schema: Any = schemathesis.openapi.from_dict(with_plain_arrays(openapi.describe(ROUTES, "test")))


OPERATIONS = [found.ok() for found in schema.get_all_operations()]
CHECKS = (not_a_server_error, status_code_conformance, response_schema_conformance)


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_no_request_makes_the_server_fail(operation: Any, server: tuple[str, str, str]) -> None:
    base, table, token = server
    seated = operation.path.endswith(("/do", "/bots", "/webhook", "/state", "/record"))
    headers = {"Authorization": f"Bearer {token}"} if seated else {}

    @given(case=operation.as_strategy())
    @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(base_url=base, headers=headers, checks=CHECKS, timeout=20)

    ask()


def test_the_description_is_served_and_names_every_route(server: tuple[str, str, str], tmp_path: Path) -> None:
    import httpx

    described = httpx.get(f"{server[0]}/api/openapi.json").json()
    assert {(method.upper(), path) for path, methods in described["paths"].items() for method in methods} == {
        (route.method, route.path) for route in ROUTES
    }
    assert described["components"]["schemas"]["NewTable"]["additionalProperties"] is False
    assert "/api/tables" in httpx.get(f"{server[0]}/api/docs").text
