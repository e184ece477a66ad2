"""Settings by file, environment and flags: one declaration, one order, one sentence for what is none."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from avernus.cli import main
from avernus.commands import serve
from avernus.commands.parser import build, parse
from avernus.core.refusals import AvernusError
from avernus.server import settings
from avernus.server.run import bind_path, server_for
from avernus.server.tables.hub import Config, Hub
from avernus.store.store import open_store
from tests.server.harness import running

ROOT = Path(__file__).parents[2]
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def own_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for setting in settings.ALL:
        monkeypatch.delenv(setting.variable, raising=False)
    monkeypatch.delenv(settings.CONFIG, raising=False)
    monkeypatch.setenv("AVERNUS_DATA", str(tmp_path / "data"))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*arguments: str) -> tuple[int, str, str]:
        code = main(list(arguments))
        out, err = capsys.readouterr()
        return code, out, err

    return run


def force(*arguments: str) -> settings.InForce:
    from avernus.commands import modules

    return serve.in_force(parse(build(modules()), ["serve", *arguments]))


def file(tmp_path: Path, text: str) -> str:
    path = tmp_path / "club.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_flag_comes_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    path = file(tmp_path, 'keep = 30\nport = 9000\nworkers = 2\nname = ["Games.Example.org"]\ninstance = "Club"\n')
    monkeypatch.setenv("AVERNUS_PORT", "9001")
    monkeypatch.setenv("AVERNUS_WORKERS", "3")
    monkeypatch.setenv("AVERNUS_PROXY_HEADER", "X-Real-IP")
    monkeypatch.setenv("AVERNUS_PROXY", "10.0.0.0/8, 192.168.7.9")
    code, out, _ = run("config", "--config", path, "--workers", "4", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["workers"] == {"value": 4, "from": "--workers"}
    assert found["port"] == {"value": 9001, "from": "AVERNUS_PORT"}
    assert found["keep"] == {"value": 30, "from": path}
    assert found["name"] == {"value": ["games.example.org"], "from": path}
    assert found["proxy"]["value"] == ["10.0.0.0/8", "192.168.7.9/32"]
    assert found["bot-pause"] == {"value": 750, "from": "default"}
    assert list(found) == [setting.name for setting in settings.ALL]
    monkeypatch.setenv("AVERNUS_CONFIG", path)
    assert force()["keep"] == 30 and force("--keep", "0")["keep"] == 0
    rows = run("config")[1].splitlines()
    assert len(rows) == len(settings.ALL) and rows[9].split() == ["keep", "30", path]


def test_secrets_are_not_printed(tmp_path: Path, run: Run) -> None:
    path = file(tmp_path, f'database = "postgresql://me:hush@there/x"\nadmin-token = "{"s" * 30}"\n')
    for more in ([], ["--json"]):
        out = run("config", "--config", path, *more)[1]
        assert "hush" not in out and "sss" not in out and "postgresql://me@there/x" in out and "(set)" in out


def test_every_setting_reaches_the_server(tmp_path: Path) -> None:
    path = file(tmp_path, (
        'origins = ["https://club.example.org"]\nrate = 5\nburst = 7.5\naddress-rate = 50\naddress-burst = 60\nquota = 2\nconnections = 9\n'
        'proxy-header = "X-Real-IP"\nproxy = ["10.1.2.3"]\nname = ["a.example"]\nkeep = 0\nkeep-over = 9\nkeep-names = 8\n'
        'private-webhooks = true\nbot-pause = 100\ninstance = "Club"\nprivacy = "little"\nadmin-token = "abcdefghijklmnopqrstuvwxyz"\n'
        '[imprint]\nen = "We"\nfr = "Nous"\n'
    ))
    config = serve.config_of(force("--config", path), {})
    assert (config.origins, config.rate, config.burst, config.address_rate) == (("https://club.example.org",), 5.0, 7.5, 50.0)
    assert (config.address_burst, config.quota, config.sockets) == (60.0, 2.0, 9)
    assert (config.proxy_header, config.proxies, config.hosts) == ("X-Real-IP", ("10.1.2.3/32",), ("a.example",))
    assert (config.keep, config.keep_over, config.keep_names) == (None, 9, 8)
    assert (config.private_webhooks, config.bot_pause, config.instance) == (True, 0.1, "Club")
    assert (config.imprint, config.privacy) == ({"en": "We", "fr": "Nous"}, {"": "little"})
    assert config.admin_token == "abcdefghijklmnopqrstuvwxyz"
    usual = serve.config_of(force(), {})
    assert (usual.hosts, usual.keep, usual.admin_token, usual.proxies) == ((), 400, "", Config().proxies)
    assert (usual.rate, usual.burst, usual.address_rate, usual.address_burst, usual.quota, usual.sockets) == (
        Config().rate, Config().burst, Config().address_rate, Config().address_burst, Config().quota, Config().sockets)
    assert serve.config_of(force("--socket", "/tmp/x"), {}).hosts is None


BAD = [
    ("keep = -1", "keep in {} is a whole number from 0 to 36500, not -1."),
    ("keep = true", "keep in {} is a whole number from 0 to 36500, not True."),
    ('keep = "30"', "keep in {} is a whole number from 0 to 36500, not '30'."),
    ("rate = 0", "rate in {} is a number from 0.1 to 100000, not 0."),
    ("rate = nan", "rate in {} is a number from 0.1 to 100000, not nan."),
    ('proxy = ["here"]', "proxy in {} is addresses or networks in numbers, such as 10.0.0.0/8, not ['here']."),
    ('proxy = "10.0.0.0/8"', "proxy in {} is addresses or networks in numbers, such as 10.0.0.0/8, not '10.0.0.0/8'."),
    ('name = ["a b"]', "name in {} is names such as games.example.org, not ['a b']."),
    ('origins = ["club.example.org"]', "origins in {} is origins such as https://club.example.org, not ['club.example.org']."),
    ('origins = ["https://club.example.org/x"]', "not ['https://club.example.org/x']."),
    ('proxy-header = "X Y"', "proxy-header in {} is the name of a header, not 'X Y'."),
    ("private-webhooks = 1", "private-webhooks in {} is yes or no, not 1."),
    ('admin-token = "short"', "admin-token in {} is 24 to 200 signs without spaces, not what is there."),
    ('imprint = ["x"]', "imprint in {} is a text, or a text for each language (a table with en, es, fr), not ['x']."),
    ('[imprint]\nde = "wir"', "imprint in {} is a text, or a text for each language"),
    ('log = "loud"', "log in {} is debug, info, warning, error or critical, not 'loud'."),
    ("colour = 1", "{} sets 'colour', which is no setting; 'avernus config' lists them all."),
    ('proxy_header = "X-Real-IP"', "{} sets 'proxy_header', which is no setting"),
    ("keep = ", "{} is not TOML: "),
    ('proxy = ["10.0.0.0/8"]', "--proxy needs --proxy-header"),
    ('socket = "/tmp/s"\nport = 1\nhost = "::"', "--socket does not go with --host and --port"),
]


@pytest.mark.parametrize(("text", "sentence"), BAD, ids=[text[:20] for text, _ in BAD])
@pytest.mark.parametrize("command", ["config", "serve"])
def test_a_bad_file_gets_one_sentence(tmp_path: Path, run: Run, text: str, sentence: str, command: str) -> None:
    path = file(tmp_path, text)
    code, out, err = run(command, "--config", path)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert sentence.format(path) in err
    assert not (tmp_path / "data").exists()


def test_a_file_that_is_none_gets_one_sentence(tmp_path: Path, run: Run) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "long").write_bytes(b"#" * 1_000_001)
    for path, why in (("none", "No such file"), (".", "Is a directory"), ("bytes", "it is not text"), ("long", "too long")):
        for command in (["config"], ["serve"], ["backup", "x"], ["export"], ["import", __file__], ["doctor"]):
            code, out, err = run(*command, "--config", str(tmp_path / path))
            assert (code, out, err.count("\n")) == (2, "", 1) and why in err, command


@pytest.mark.parametrize(("variable", "value"), [
    ("AVERNUS_PORT", "x"), ("AVERNUS_PORT", "٣"),
    ("AVERNUS_PORT", "70000"), ("AVERNUS_RATE", "much"), ("AVERNUS_PRIVATE_WEBHOOKS", "perhaps"),
    ("AVERNUS_PROXY", "10.0.0.0/99"), ("AVERNUS_INSTANCE", "x" * 61), ("AVERNUS_LOG", "loud"),
])
def test_a_bad_variable_gets_one_sentence(monkeypatch: pytest.MonkeyPatch, run: Run, variable: str, value: str) -> None:
    monkeypatch.setenv(variable, value)
    code, out, err = run("config")
    assert (code, out, err.count("\n")) == (2, "", 1) and err.startswith(f"avernus: {variable} is ")


def test_all_commands_about_tables_mean_the_database_of_the_file(tmp_path: Path, run: Run) -> None:
    path = file(tmp_path, f'database = "sqlite:///{tmp_path}/club.sqlite3"\n')
    assert f"There is no database at {tmp_path}/club.sqlite3" in run("export", "--config", path)[2]
    other = f"{tmp_path}/other.sqlite3"
    assert f"There is no database at {other}" in run("export", "--config", path, "--database", other)[2]


def table() -> list[str]:
    """The rows of docs/host.md."""
    rows = []
    for setting in settings.ALL:
        usual = f"`{settings.shown_default(setting)}`" if setting.default not in ("", (), {}, False) else ""
        kind = setting.kind.wants.partition(" such as ")[0].partition(" (a table")[0]
        rows.append(f"| `{setting.name}` | {kind} | {usual} | {setting.says} |")
    return rows


def test_the_documentation_has_the_table_of_all_settings() -> None:
    text = (ROOT / "docs/host.md").read_text(encoding="utf-8")
    assert "\n".join(table()) in text, "\n".join(["docs/host.md wants:", *table()])


# -- the socket ---------------------------------------------------------------------------------


async def test_a_unix_socket_is_served_and_what_a_proxy_says_there_is_believed(tmp_path: Path) -> None:
    from websockets.asyncio.client import unix_connect

    path = str(tmp_path / "s")
    hub = Hub(open_store(str(tmp_path / "tables.sqlite3")), Config(hosts=None, proxy_header="X-Real-IP"))
    server = server_for(hub)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    sock = bind_path(path)
    task = asyncio.create_task(server.serve(sockets=[sock]))
    with pytest.raises(AvernusError, match="Another server already listens"):
        bind_path(path)
    async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(uds=path), base_url="http://games.example.org") as web:
        assert (await web.get("/healthz")).json() == {"status": "ok"}
        made = await web.post("/api/tables", json={"game": "splut"}, headers={"X-Real-IP": "203.0.113.7"})
        assert made.status_code == 201
        async with unix_connect(path, f"ws://games.example.org/api/tables/{made.json()['id']}/live",
                                additional_headers={"X-Real-IP": "203.0.113.8"}) as live:
            await live.send('{"hello": {}}')
            assert json.loads(await live.recv())["type"] == "state"
            assert {"203.0.113.7", "203.0.113.8"} <= set(hub.guests.known)
    server.should_exit = True
    await task
    sock.close()
    bind_path(path).close()  # what a server has left behind is taken away


def test_a_socket_that_cannot_be_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for path in (tmp_path / "none/s", tmp_path / "file", tmp_path):
        with pytest.raises(AvernusError, match="Nothing can be served on"):
            bind_path(str(path))
    assert (tmp_path / "file").read_text() == "mine"


async def test_everybody_is_told_who_hosts(tmp_path: Path) -> None:
    words: dict[str, Any] = {"instance": "Club of nine", "imprint": {"en": "We", "fr": "Nous"}, "privacy": {"": "Little."}}
    async with running(tmp_path, **words) as client:
        told = (await client.get("/api/house", lang="fr")).json()
        said = {"instance": "Club of nine", "imprint": "Nous", "privacy": "Little.", "announcement": "", "resting": False}
        assert told == said | {"ratings": False, "tournaments": False, "passkeys": False}
        assert (await client.get("/api/house", lang="es")).json()["imprint"] == "We"
        table = await client.table()
        page = await client.get(f"/table/{table}")
        assert "og:site_name" not in page.text or 'content="Club of nine"' in page.text
