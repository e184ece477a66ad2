"""Everything that a host can set, declared once: flags, environment, file, `avernus config` and the table of docs/host.md come from it."""

import argparse
import ipaddress
import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from avernus.core.refusals import AvernusError
from avernus.text import LANGUAGES

LONGEST_FILE: Final = 1_000_000
LONGEST_WORDS: Final = 20_000
HOST_NAME: Final = re.compile(r"[0-9a-z_-]{1,63}(\.[0-9a-z_-]{1,63}){0,20}|[0-9a-f:]{2,45}")
HEADER: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,60}")
ORIGIN: Final = re.compile(r"https?://[0-9A-Za-z._:\[\]-]{1,200}")
TOKEN: Final = re.compile(r"[!-~]{24,200}")


@dataclass(frozen=True, slots=True)
class Kind:
    """What a setting takes: in words, from a text, and checked (`ValueError` for anything else)."""

    wants: str
    check: Callable[[Any], Any]
    parse: Callable[[str], Any] = str


def whole(low: int, high: int) -> Kind:
    """A whole number."""
    def check(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise ValueError
        return value

    def parse(text: str) -> int:
        if len(text) > 20 or not text.isascii():
            raise ValueError
        return int(text)

    return Kind(f"a whole number from {low} to {high}", check, parse)


def number(low: float, high: float) -> Kind:
    """A number, with a point if need be."""
    def check(value: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
            raise ValueError
        return float(value)

    return Kind(f"a number from {low:g} to {high:g}", check, float)


def text(wants: str, shape: re.Pattern[str] | None = None, most: int = 2000) -> Kind:
    """One line of text."""
    def check(value: Any) -> str:
        if not isinstance(value, str) or len(value) > most or not (shape is None or shape.fullmatch(value)) or not value.isprintable():
            raise ValueError
        return value

    return Kind(wants, check)


def listed(wants: str, one: Callable[[str], str]) -> Kind:
    """Several texts; in the environment they are parted by commas."""
    def check(value: Any) -> tuple[str, ...]:
        if not isinstance(value, list | tuple) or len(value) > 1000 or not all(isinstance(item, str) for item in value):
            raise ValueError
        return tuple(one(item.strip()) for item in value)

    return Kind(wants, check, lambda text: [item for item in text.split(",") if item.strip()])


def matching(shape: re.Pattern[str]) -> Callable[[str], str]:
    """A text of a shape, in small letters."""
    def check(value: str) -> str:
        if not shape.fullmatch(value.lower()):
            raise ValueError
        return value.lower()

    return check


def of_two(value: str) -> str:
    """A name and what it means."""
    if not all(value.partition("=")):
        raise ValueError
    return value


def of_channel(value: str) -> str:
    """A name and an address in which somebody's own belongs."""
    name, _, url = value.partition("=")
    if not re.fullmatch(r"[a-z0-9 -]{1,20}", name) or "://" not in url or "{to}" not in url.partition("://")[2] or len(value) > 1000:
        raise ValueError
    return value


def network(value: str) -> str:
    """An address or a network in numbers."""
    return str(ipaddress.ip_network(value, strict=False))


def _switch(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _switched(text: str) -> bool:
    return {"yes": True, "true": True, "1": True, "on": True, "no": False, "false": False, "0": False, "off": False}[text.strip().lower()]


def _words(value: Any) -> dict[str, str]:
    """A text for everybody, or one for each language."""
    given = {"": value} if isinstance(value, str) else value
    if not isinstance(given, dict) or not all(
        isinstance(said, str) and len(said) <= LONGEST_WORDS and "\0" not in said and (lang in LANGUAGES or lang == "")
        for lang, said in given.items()
    ):
        raise ValueError
    return given


def _level(value: Any) -> str:
    if str(value).strip().lower() not in ("", "debug", "info", "warning", "error", "critical") and not re.fullmatch(r"\d{1,3}", str(value)):
        raise ValueError
    return str(value).strip()


def _opens(value: Any) -> str:
    if value not in ("no", "host", "everybody"):
        raise ValueError
    return str(value)


SWITCH: Final = Kind("yes or no", _switch, _switched)
WORDS: Final = Kind("a text, or a text for each language (a table with en, es, fr)", _words)
NAMES: Final = listed("names such as games.example.org", matching(HOST_NAME))
NETWORKS: Final = listed("addresses or networks in numbers, such as 10.0.0.0/8", network)
BOTS: Final = listed("names of bots with what they are, such as tiger=run:./tiger", of_two)
CHANNELS: Final = listed("names with addresses of Apprise, such as mail=mailtos://me:secret@example.org?to={to}", of_channel)
ORIGINS: Final = listed("origins such as https://club.example.org", matching(ORIGIN))


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set."""

    name: str
    kind: Kind
    default: Any
    says: str
    metavar: str = "TEXT"
    secret: bool = False

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return f"AVERNUS_{self.name.upper().replace('-', '_')}"

    @property
    def key(self) -> str:
        """Its name in Python."""
        return self.name.replace("-", "_")


ALL: Final = (
    Setting("host", text("an address"), "127.0.0.1", "the address to listen on; 0.0.0.0 for all", "ADDRESS"),
    Setting("port", whole(1, 65535), 8666, "the port to listen on", "PORT"),
    Setting("socket", text("a path", most=100), "", "a Unix socket to listen on in place of address and port", "PATH"),
    Setting("workers", whole(1, 64), 1, "server processes on this machine", "N"),
    Setting("database", text("a URL or a path"), "", "sqlite:///FILE or postgresql://…; empty: SQLite in your data folder", "URL", True),
    Setting("name", NAMES, (), "a name by which browsers reach it; others are refused; may be repeated", "NAME"),
    Setting("origins", ORIGINS, (), "another site whose pages may use it; may be repeated", "ORIGIN"),
    Setting("proxy-header", text("the name of a header", HEADER), "",
            "where your proxy says from which address a request comes, such as X-Forwarded-For", "HEADER"),
    Setting("proxy", NETWORKS, ("127.0.0.0/8", "::1/128"), "the addresses of your proxies; may be repeated", "NETWORK"),
    Setting("keep", whole(0, 36_500), 400, "delete tables at which nothing has happened for so many days; 0: never", "DAYS"),
    Setting("keep-over", whole(0, 36_500), 0, "delete tables that are over after so many days; 0: as the others", "DAYS"),
    Setting("keep-names", whole(0, 36_500), 0, "take names and remarks out of tables that are over after so many days; 0: never", "DAYS"),
    Setting("rate", number(0.1, 100_000), 20.0, "messages a second from one socket", "N"),
    Setting("burst", number(1, 1_000_000), 100.0, "messages at once from one socket", "N"),
    Setting("address-rate", number(0.1, 1_000_000), 100.0, "units of work a second for all of one address", "N"),
    Setting("address-burst", number(1, 10_000_000), 500.0, "units of work at once for all of one address", "N"),
    Setting("quota", number(0.01, 1_000_000), 1.0, "how many times the usual number of tables and bytes an address may have written", "N"),
    Setting("connections", whole(1, 1_000_000), 256, "connections of one address", "N"),
    Setting("private-webhooks", SWITCH, False, "let webhooks reach addresses of your own network", ""),
    Setting("bot-pause", whole(0, 60_000), 750, "milliseconds that a bot waits before each decision where people look on", "MS"),
    Setting("bot", BOTS, (), "a bot of yours that people may choose: an entry point of a package, run:COMMAND; may be repeated",
            "NAME=BOT"),
    Setting("cards", text("a folder"), "", "play The HellGame with the cards of a folder", "DIR"),
    Setting("log", Kind("debug, info, warning, error or critical", _level), "warning", "how much is logged", "LEVEL"),
    Setting("instance", text("a name of up to 60 letters", most=60), "", "what this house is called, in the foot of every page"),
    Setting("imprint", WORDS, {}, "who is answerable for it; a page that every foot leads to"),
    Setting("privacy", WORDS, {}, "what you tell people about their data; a page that every foot leads to"),
    Setting("address", text("an origin such as https://games.example.org", ORIGIN, 250), "",
            "where people reach it; links in messages and passkeys need it", "ORIGIN"),
    Setting("notify", CHANNELS, (), "a way to tell people of their turns: a name and an address of Apprise with {to}; may be repeated",
            "NAME=URL", True),
    Setting("notify-after", whole(0, 86_400), 60, "seconds that somebody must be away and awaited before being told", "SECONDS"),
    Setting("ratings", SWITCH, False, "let people play tables that count for ratings", ""),
    Setting("tournaments", Kind("no, host or everybody", _opens), "no", "who may open tournaments", "WHO"),
    Setting("admin-token", text("24 to 200 signs without spaces", TOKEN), "",
            "opens the host's HTTP interface, which is closed without it", "TOKEN", True),
)
BY_KEY: Final = {setting.key: setting for setting in ALL}
CONFIG: Final = "AVERNUS_CONFIG"
DEFAULT: Final = "default"


@dataclass(frozen=True, slots=True)
class InForce:
    """The values that hold, and where each came from: `default`, a flag, a variable of the environment, or a file."""

    values: Mapping[str, Any]
    origins: Mapping[str, str]

    def __getitem__(self, name: str) -> Any:
        return self.values[name]


def shown(setting: Setting, value: Any) -> Any:
    """A value as it may be printed."""
    if not setting.secret or not value:
        return value
    return without_password(value) if setting.name == "database" else "(set)"


def without_password(url: str) -> str:
    """A database's address without its password."""
    scheme, _, rest = url.partition("://")
    account, at, place = rest.rpartition("@")
    return f"{scheme}://{account.partition(':')[0]}{at}{place}" if at else url


def taken(setting: Setting, raw: Any, where: str, parsed: bool) -> Any:
    """A value from somewhere, checked; one sentence if it is none."""
    try:
        return setting.kind.check(raw if parsed else setting.kind.parse(raw))
    except (ValueError, KeyError, TypeError, OverflowError):
        said = "what is there" if setting.secret else repr(raw)[:60]
        raise AvernusError(f"{where} is {setting.kind.wants}, not {said}.") from None


def read_file(path: str) -> dict[str, Any]:
    """A file of settings; one sentence if it is none."""
    try:
        if Path(path).stat().st_size > LONGEST_FILE:
            raise AvernusError(f"{path[:200]} is too long for a file of settings.")
        found = tomllib.loads(Path(path).read_bytes().decode("utf-8"))
    except (OSError, ValueError) as error:
        if isinstance(error, AvernusError):
            raise
        if isinstance(error, tomllib.TOMLDecodeError):
            raise AvernusError(f"{path[:200]} is not TOML: {error}.") from None
        raise AvernusError(f"{path[:200]} cannot be read: {getattr(error, 'strerror', None) or 'it is not text'}.") from None
    unknown = [name for name in found if name.replace("-", "_") not in BY_KEY or "_" in name]
    if unknown:
        raise AvernusError(f"{path[:200]} sets {unknown[0][:40]!r}, which is no setting; 'avernus config' lists them all.")
    return found


def in_force(flags: Mapping[str, Any], file: str | None = None, names: Sequence[str] = tuple(BY_KEY)) -> InForce:
    """What holds: a flag before the environment, the environment before the file, the file before what is usual."""
    path = file if file is not None else os.environ.get(CONFIG) or None
    given = {} if path is None else read_file(path)
    values, origins = {}, {}
    for setting in (BY_KEY[name] for name in names):
        said, variable, key = flags.get(setting.key), os.environ.get(setting.variable), setting.key
        if said is not None and said != []:
            origins[key] = f"--{setting.name}"
            values[key] = taken(setting, said, origins[key], not isinstance(said, str))
        elif variable:
            origins[key] = setting.variable
            values[key] = taken(setting, variable, setting.variable, False)
        elif setting.name in given:
            origins[key] = str(path)
            values[key] = taken(setting, given[setting.name], f"{setting.name} in {path}", True)
        else:
            values[key], origins[key] = setting.default, DEFAULT
    return InForce(values, origins)


def add_config(parser: argparse.ArgumentParser) -> None:
    """The file of settings."""
    parser.add_argument("--config", metavar="FILE", help="a file of settings, in TOML (default: the one that AVERNUS_CONFIG names)")


def add_flags(parser: argparse.ArgumentParser, apart: Sequence[str] = ()) -> None:
    """A flag for each setting."""
    add_config(parser)
    for setting in ALL:
        if setting.name in apart:
            continue
        usual = "" if setting.default in ("", (), {}, False) else f" (default: {shown_default(setting)})"
        if setting.kind is SWITCH:
            parser.add_argument(f"--{setting.name}", action="store_true", default=None, help=setting.says)
        elif isinstance(setting.default, tuple):
            parser.add_argument(f"--{setting.name}", action="append", metavar=setting.metavar, help=f"{setting.says}{usual}")
        else:
            parser.add_argument(f"--{setting.name}", metavar=setting.metavar, help=f"{setting.says}{usual}")


def shown_default(setting: Setting) -> str:
    """What is usual, for people."""
    value = setting.default
    return ", ".join(value) if isinstance(value, tuple) else f"{value:g}" if isinstance(value, float) else str(value)
