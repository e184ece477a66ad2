"""`avernus serve`: host for others."""

import argparse
import os
from typing import TYPE_CHECKING

from avernus.commands.arguments import learned
from avernus.commands.local import bots_of
from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError
from avernus.games import find
from avernus.server import settings

if TYPE_CHECKING:
    from avernus.server.tables.hub import Config


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "serve", run, "host for others", ("cards",),
        ("serve --host 0.0.0.0", "serve --workers 4 --database postgresql://me@there/avernus", "serve --config club.toml",
         "serve --name games.example.org --proxy-header X-Forwarded-For", "serve --bot tiger=run:./tiger"),
    )
    settings.add_flags(parser, ("cards",))


def run(chosen: argparse.Namespace) -> int:
    """Serve until stopped."""
    from avernus.server.league.packages import needed
    from avernus.server.people.senders import Channels
    from avernus.server.run import serve

    force = in_force(chosen)
    config = config_of(force, chosen.cards)
    Channels(config.notify)  # what is missing or wrong is said before anything is served, and by none of several processes
    if force["ratings"] or force["tournaments"] != "no":
        needed(force["ratings"], force["tournaments"] != "no")
    os.environ["AVERNUS_LOG"] = force["log"]  # the processes of this server read it too
    serve(
        force["host"], force["port"], force["database"] or None, force["workers"], config=config,
        path=force["socket"] or None,
    )
    return 0


def in_force(chosen: argparse.Namespace) -> settings.InForce:
    """The settings, each by itself and all together in order."""
    force = settings.in_force({**vars(chosen), "cards": None}, chosen.config)
    if force.origins["proxy"] != settings.DEFAULT and not force["proxy_header"]:
        raise AvernusError("--proxy needs --proxy-header: without it no header of a proxy is read.")
    if force["socket"] and settings.DEFAULT not in (force.origins["host"], force.origins["port"]):
        raise AvernusError("A server listens on a socket, or on an address and a port: --socket does not go with --host and --port.")
    return force


def config_of(force: settings.InForce, cards: dict[str, dict[str, str]]) -> "Config":
    """How the server is to behave."""
    from avernus.server.run import names_for
    from avernus.server.tables.hub import Config

    cards = cards or learned(force["cards"] or None)
    return Config(
        origins=force["origins"], rate=force["rate"], burst=force["burst"], address_rate=force["address_rate"],
        address_burst=force["address_burst"], quota=force["quota"], sockets=force["connections"],
        proxy_header=force["proxy_header"] or None, proxies=force["proxy"],
        hosts=names_for("" if force["socket"] else force["host"], force["name"]),
        keep=force["keep"] or None, keep_over=force["keep_over"] or None, keep_names=force["keep_names"] or None,
        private_webhooks=force["private_webhooks"], bot_pause=force["bot_pause"] / 1000,
        cards=tuple((game, files) for game in cards for files in find(game).known_cards()), options=cards,
        bots=bots_of(force["bot"]),
        ratings=force["ratings"], tournaments=force["tournaments"],
        instance=force["instance"], imprint=force["imprint"], privacy=force["privacy"], admin_token=force["admin_token"],
        address=force["address"].rstrip("/"), notify=dict(one.split("=", 1) for one in force["notify"]), notify_after=force["notify_after"],
    )
