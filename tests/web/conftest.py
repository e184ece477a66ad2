"""The browser, the server and the built client, once for each process that tests."""

from collections.abc import Iterator

import pytest

from tests.web.stage import Stage, prepare


@pytest.fixture(scope="session")
def whole_stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if base.name.startswith("popen") else base
    prepare(shared / "client.lock")
    stage = Stage(tmp_path_factory.mktemp("server"))
    yield stage
    stage.close()


@pytest.fixture
def stage(whole_stage: Stage) -> Iterator[Stage]:
    yield whole_stage
    assert whole_stage.run(whole_stage.leave) == []


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tests with a stage run in its thread."""
    stage = pyfuncitem.funcargs.get("stage")
    if not isinstance(stage, Stage):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    stage.run(lambda: pyfuncitem.obj(**arguments))
    return True
