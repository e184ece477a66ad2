"""What lies in deploy/ does what it says: real nginx and Caddy in front of two servers on a real PostgreSQL, and every file checked."""

import asyncio
import fcntl
import json
import os
import re
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from avernus.commands import modules
from avernus.commands.parser import build, parse
from avernus.commands.serve import in_force
from avernus.server import settings
from avernus.server.desk import Desk
from tests.postgres import Cluster
from tests.server.harness import Client

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PATIENCE = 60
NAME = "games.example.org"


def installed(program: str, package: str) -> str:
    """A program of Debian's, installed where it is missing and we may."""
    for attempt in range(2):
        found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin")
        if found:
            return found
        if attempt == 0 and not os.geteuid() and shutil.which("apt-get"):
            with Path(tempfile.gettempdir(), "avernus-apt.lock").open("w") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                for command in (["update"], ["install", "-y", "--no-install-recommends", package]):
                    subprocess.run(["apt-get", *command], check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    raise RuntimeError(f"These tests need {program}: install Debian's package {package} and start again.")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


# -- two servers on PostgreSQL, and proxies in front of them --------------------------------------


class Process:
    """`avernus serve` as systemd would start it."""

    def __init__(self, config: Path, database: str, port: int) -> None:
        self.command = [sys.executable, "-m", "avernus.cli", "serve", "--config", str(config), "--port", str(port)]
        self.env = {**os.environ, "AVERNUS_DATABASE": database}
        self.port = port
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, cwd=ROOT, env=self.env, stdout=subprocess.DEVNULL)

    async def ready(self) -> None:
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as web:
            while True:
                try:
                    if (await web.get(f"http://127.0.0.1:{self.port}/healthz")).status_code == 200:
                        return
                except httpx.TransportError:
                    assert self.process.poll() is None, "the server has ended"
                await asyncio.sleep(0.05)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


@pytest.fixture(scope="module")
def database(postgres: Cluster) -> str:
    import psycopg

    with psycopg.connect(postgres.url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE deploy")
    return postgres.url.removesuffix("/postgres") + "/deploy"


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    """Two servers, with the settings of deploy/ and what a proxy needs."""
    config = tmp_path_factory.mktemp("deploy") / "avernus.toml"
    more = f'name = ["{NAME}"]\nproxy-header = "X-Forwarded-For"\nworkers = 1\nquota = 100\naddress-rate = 1000\naddress-burst = 5000\n'
    config.write_text(more + (DEPLOY / "avernus.toml").read_text(encoding="utf-8"), encoding="utf-8")
    made = [Process(config, database, free_port()) for _ in range(2)]
    yield made
    for one in made:
        one.stop()


def certificate(folder: Path) -> tuple[Path, Path]:
    """One that we have signed ourselves."""
    from datetime import UTC, datetime, timedelta

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import NameOID

    key, who = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder().subject_name(who).issuer_name(who).public_key(key.public_key()).serial_number(1) \
        .not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1)) \
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), False).sign(key, hashes.SHA256())
    chain, private = folder / "fullchain.pem", folder / "privkey.pem"
    chain.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    form, none = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    private.write_bytes(key.private_bytes(serialization.Encoding.PEM, form, none))
    return chain, private


def nginx_site(folder: Path, ports: list[int], secure: int) -> str:
    """deploy/nginx.conf with the ports and the certificate of this test, and nothing else changed."""
    chain, private = certificate(folder)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for before, after in (
        ("127.0.0.1:8666", f"127.0.0.1:{ports[0]}"), ("127.0.0.1:8667", f"127.0.0.1:{ports[1]}"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{secure} ssl http2;"), ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(chain)), (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(private)),
    ):
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    kinds = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;" if not os.geteuid() else ""
    return f"{user} daemon off; pid {folder}/pid; error_log {folder}/errors;\nevents {{}}\nhttp {{ access_log off; {kinds}\n{text}\n}}\n"


@asynccontextmanager
async def nginx(folder: Path, ports: list[int]) -> AsyncIterator[str]:
    program, secure = installed("nginx", "nginx-light"), free_port()
    (folder / "nginx.conf").write_text(nginx_site(folder, ports, secure), encoding="utf-8")
    arguments = ["-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors")]
    tried = subprocess.run([program, "-t", *arguments], capture_output=True, text=True, check=False)
    assert tried.returncode == 0 and "test is successful" in tried.stderr, tried.stderr
    process = subprocess.Popen([program, *arguments])
    try:
        yield f"https://127.0.0.1:{secure}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


@asynccontextmanager
async def caddy(folder: Path, ports: list[int]) -> AsyncIterator[str]:
    """Without TLS, since no authority would give a certificate to a test."""
    port, servers = free_port(), " ".join(f"127.0.0.1:{port}" for port in ports)
    env = {**os.environ, "NAME": f"http://127.0.0.1:{port}", "SERVERS": servers, "HOME": str(folder), "XDG_DATA_HOME": str(folder),
           "XDG_CONFIG_HOME": str(folder)}
    config = folder / "Caddyfile"
    config.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + (DEPLOY / "Caddyfile").read_text(encoding="utf-8"), encoding="utf-8")
    command = [installed("caddy", "caddy"), "run", "--adapter", "caddyfile", "--config", str(config)]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE)


PROXIES = {"nginx": nginx, "caddy": caddy}


async def answering(base: str, trust: Any) -> httpx.AsyncClient:
    """A client of a proxy, once that answers."""
    web = httpx.AsyncClient(base_url=base, verify=trust, timeout=20)
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                if (await web.get("/healthz")).status_code == 200:
                    return web
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("proxy", PROXIES)
async def test_people_play_through_a_proxy_and_a_server_that_stops_costs_them_nothing(
    proxy: str, pair: list[Process], database: str, tmp_path: Path
) -> None:
    for server in pair:
        await server.ready()
    trust: Any = ssl.create_default_context()
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
    async with PROXIES[proxy](tmp_path, [one.port for one in pair]) as base:
        client = Client(base)
        await client.http.aclose()
        client.http = await answering(base, trust)
        more = {"ssl": trust} if base.startswith("https") else {}
        page = await client.get("/")
        assert page.status_code == 200 and "default-src 'none'" in page.headers["content-security-policy"]
        assert (await client.http.get("/healthz", headers={"Host": NAME})).status_code == 200
        wrong = await client.http.get("/healthz", headers={"Host": "evil.example.net"})
        assert wrong.status_code == 421 or (proxy == "caddy" and wrong.content == b"")
        table = await client.table(seats=2)
        tokens = [(await client.sit(table, seat, f"P{seat}"))[1] for seat in range(2)]
        players = [await client.live(table, token, origin=base, **more) for token in tokens]
        for player in players:
            await player.next("state")
        assert (await players[0].ask(do="De3"))["type"] == "done"
        assert "e3" in json.dumps(await players[1].next("event")), "the other sees it, whichever server it is at"

        stopped = pair[list(PROXIES).index(proxy)]
        stopped.stop()
        fresh = [await come_back(client, table, token, origin=base, **more) for token in tokens]
        states = [await player.next("state") for player in fresh]
        assert [state["table"]["actions"] for state in states] == [1, 1], "what was acknowledged is there"
        action = next(line[0] for state in states for line in state["legal"][:1])
        mover = next(player for player, state in zip(fresh, states, strict=True) if state["legal"])
        assert (await mover.ask(do=action))["type"] == "done"
        stopped.start()
        await stopped.ready()

        forged = {"X-Forwarded-For": "203.0.113.9"}
        desk = Desk(database)
        desk.ban("203.0.113.9")
        desk.ban("127.0.0.1")
        async with asyncio.timeout(PATIENCE):  # nobody can give another address than the one the proxy sees
            while (await client.http.get("/api/games", headers=forged)).status_code != 403:
                await asyncio.sleep(0.05)
        desk.unban("127.0.0.1")
        async with asyncio.timeout(PATIENCE):
            while {(await client.http.get("/api/games", headers=forged)).status_code for _ in range(4)} != {200}:
                await asyncio.sleep(0.05)
        desk.unban("203.0.113.9")
        desk.close()
        assert "avernus_store_healthy" in (await client.get("/metrics")).text
        if proxy == "nginx":
            transport = httpx.AsyncHTTPTransport(verify=trust, local_address="127.0.0.2")
            async with httpx.AsyncClient(transport=transport, base_url=base) as stranger:
                for path in ("/metrics", "/api/admin/stats"):
                    assert (await stranger.get(path)).status_code == 403
        await client.close()


async def come_back(client: Client, table: str, token: str, **more: Any) -> Any:
    """Connect anew, as the browser does, until a server is found."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await client.live(table, token, **more)
            except Exception:
                await asyncio.sleep(0.05)


# -- the other files ------------------------------------------------------------------------------


def understood(words: list[str]) -> settings.InForce:
    """What a server started with these words would have."""
    assert words[0] == "serve"
    words = [str(DEPLOY / "avernus.toml") if word.startswith("/etc/avernus") else word for word in words]
    return in_force(parse(build(modules()), words))


def test_the_example_of_settings_is_one(tmp_path: Path) -> None:
    assert settings.read_file(str(DEPLOY / "avernus.toml"))["keep"] == 400
    whole = tmp_path / "whole.toml"  # with everything that it only shows
    whole.write_text(re.sub(r"^# (\w+ = )", r"\1", (DEPLOY / "avernus.toml").read_text(encoding="utf-8"), flags=re.MULTILINE))
    found = settings.in_force({}, str(whole))
    assert found["ratings"] and found["tournaments"] == "host" and found["address"] and found["notify"] and found["privacy"]


@pytest.mark.parametrize("name", ["compose.yaml", "compose.postgres.yaml"])
def test_compose_starts_what_there_is(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    data = yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))
    servers = {key: one for key, one in data["services"].items() if "build" in one}
    assert len(servers) == (1 if name == "compose.yaml" else 2)
    for one in servers.values():
        assert (DEPLOY / one["build"]["context"] / one["build"]["dockerfile"]).resolve().is_file()
        words = [re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", word) for word in one["command"]]
        for variable, value in one.get("environment", {}).items():
            assert variable in {setting.variable for setting in settings.ALL}
            monkeypatch.setenv(variable, re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", value))
        force = understood(words)
        assert force["proxy_header"] == "X-Forwarded-For" and force["name"] == (NAME,)
        assert force["address"] == f"https://{NAME}"
        assert force["database"].startswith("postgresql://" if name != "compose.yaml" else "")
    for one in data["services"].values():
        for volume in one.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith("./") else source in data["volumes"], volume
    backends = data["services"]["caddy"]["environment"]["SERVERS"].split()
    assert [backend.split(":")[0] for backend in backends] == list(servers) and {backend.split(":")[1] for backend in backends} == {"8666"}


def test_the_container_builds_and_starts_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    variables = re.findall(r"(AVERNUS_\w+)=", text)
    known = {setting.variable for setting in settings.ALL} | {"AVERNUS_DATA", "AVERNUS_WEB", "AVERNUS_COMPILE"}
    assert set(variables) <= known and json.loads(text.rpartition("CMD ")[2]) == ["serve"]
    code = json.loads(re.findall(r"CMD (\[\"python.*)", text)[0])[2]
    compile(code, "healthcheck", "exec")
    extras = re.findall(r"whl\)\[([a-z,]+)\]", text)[0].split(",")
    import tomllib

    assert {"league", "notify", "passkeys", "postgres"} <= set(extras), "every setting of a container's host works"
    assert set(extras) <= set(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"])


def test_systemd_finds_no_fault_with_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "avernus.service").read_text(encoding="utf-8")
    line = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)[0]
    assert understood(shlex.split(line)[1:])["host"] == "127.0.0.1"
    program = shutil.which("systemd-analyze")
    if program is None:  # not every system has it; the unit's own lines are read by our parser above
        assert "[Install]" in text
        return
    unit = tmp_path / "avernus.service"
    unit.write_text(text.replace("/opt/avernus/bin/avernus", sys.executable).replace("User=avernus", "User=root"), encoding="utf-8")
    done = subprocess.run([program, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False)
    about = [row for row in (done.stdout + done.stderr).splitlines() if "avernus.service" in row]
    assert about == [], about


def counted() -> set[str]:
    """Every figure that a server can show."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/avernus/server").rglob("*.py"))
    names = {f"avernus_{name}_total" for name in re.findall(r"\.count\(\"(\w+)\"", sources)} | {"avernus_commands_total"}
    gauges = re.findall(r"^            \"(\w+)\": ", (ROOT / "src/avernus/server/tables/hub.py").read_text(encoding="utf-8"), re.MULTILINE)
    return names | {f"avernus_{name}" for name in gauges} | {"avernus_command_seconds_bucket"}


def test_alerts_and_dashboard_ask_for_figures_that_there_are() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = [rule["expr"] for rule in rules] + [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    names = {name for expression in asked for name in re.findall(r"avernus_\w+", expression)}
    assert len(names) > 15 and names <= counted(), names - counted()
    host = (ROOT / "docs/host.md").read_text(encoding="utf-8")
    assert [rule["alert"] for rule in rules if f"`{rule['alert']}`" not in host] == [], "docs/host.md says what to do"


def test_litestream_copies_the_file_that_the_container_writes() -> None:
    data = yaml.safe_load((DEPLOY / "litestream.yml").read_text(encoding="utf-8"))
    folder = re.findall(r"AVERNUS_DATA=(\S+)", (DEPLOY / "Containerfile").read_text(encoding="utf-8"))[0]
    assert data["dbs"][0]["path"] == f"{folder}/tables.sqlite3" and data["dbs"][0]["replicas"][0]["type"] == "s3"
