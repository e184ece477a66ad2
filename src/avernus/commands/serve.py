"""`avernus serve`: host for others."""

import argparse
import ipaddress
from typing import Final

from avernus.commands.arguments import add_database, whole
from avernus.commands.local import add_pause, config_of
from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError

KEEP: Final = 400
"""Days: longer than any clock gives for a move."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "serve", run, "host for others", ("cards",),
        ("serve --host 0.0.0.0", "serve --workers 4 --database postgresql://me@there/avernus",
         "serve --name games.example.org --proxy-header X-Forwarded-For"),
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for all (default: this machine only)")
    parser.add_argument("--port", type=whole(1, 65535), help="default: 8666")
    parser.add_argument("--workers", type=whole(1, 64), default=1, help="server processes on this machine")
    parser.add_argument("--name", action="append", default=[], metavar="NAME",
                        help="a name by which browsers reach it, such as games.example.org; others are refused; may be repeated")
    parser.add_argument("--keep", type=whole(0, 36_500), default=KEEP, metavar="DAYS",
                        help=f"delete tables at which nothing has happened for so many days; 0: never (default: {KEEP})")
    parser.add_argument("--proxy-header", metavar="HEADER",
                        help="where your proxy says from which address a request comes, such as X-Forwarded-For")
    parser.add_argument("--proxy", action="append", default=[], metavar="NETWORK",
                        help="the addresses of your proxies (default: this machine); may be repeated")
    parser.add_argument("--private-webhooks", action="store_true", help="let webhooks reach addresses of your own network")
    add_pause(parser)
    add_database(parser)


def run(chosen: argparse.Namespace) -> int:
    """Serve until stopped."""
    from avernus.server.run import PORT, names_for, serve

    config = config_of(chosen)
    config.hosts = names_for(chosen.host, tuple(chosen.name))
    config.keep = chosen.keep or None
    config.private_webhooks = chosen.private_webhooks
    config.proxy_header = chosen.proxy_header
    if chosen.proxy and not chosen.proxy_header:
        raise AvernusError("--proxy needs --proxy-header: without it no header of a proxy is read.")
    if chosen.proxy:
        config.proxies = tuple(checked(network) for network in chosen.proxy)
    serve(chosen.host, chosen.port or PORT, chosen.database, chosen.workers, config=config)
    return 0


def checked(network: str) -> str:
    """A network in numbers."""
    try:
        return str(ipaddress.ip_network(network, strict=False))
    except ValueError:
        raise AvernusError(f"--proxy takes an address or a network in numbers, such as 10.0.0.0/8, not {network[:40]!r}.") from None
