"""`python -m avernus.server`: a server without the command around it, as the tests start it."""

import argparse
import sys

from avernus.core.refusals import AvernusError
from avernus.server.run import PORT, names_for, serve
from avernus.server.settings import in_force
from avernus.server.tables.hub import Config


def main() -> int:
    """Serve until stopped."""
    parser = argparse.ArgumentParser(prog="python -m avernus.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--database")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--shared", action="store_true")
    parser.add_argument("--rate", type=float, help="messages a second for one client")
    parser.add_argument("--nap", type=float, help="seconds after which a quiet table sleeps")
    parser.add_argument("--keep", type=float, help="days without an action after which a table is deleted")
    parser.add_argument("--bot-pause", type=float, default=0.0, help="milliseconds that bots wait where people look on")
    parser.add_argument("--name", action="append", default=[], help="a name by which it is reached")
    given = parser.parse_args()
    names = ("instance", "imprint", "privacy", "admin_token", "ratings", "tournaments", "address", "notify_after", "private_webhooks")
    told = in_force({}, None, names)
    ways = dict(one.split("=", 1) for one in in_force({}, None, ("notify",))["notify"])
    config = Config(bot_pause=given.bot_pause / 1000, hosts=names_for(given.host, tuple(given.name)), notify=ways, **told.values)
    if given.rate is not None:
        config.rate = config.address_rate = given.rate
        config.burst = config.address_burst = given.rate * 10
        config.quota = config.sockets = 1_000_000
    config.keep = given.keep
    if given.nap is not None:
        config.nap = given.nap
    try:
        serve(given.host, given.port, given.database, given.workers, shared=given.shared, config=config)
    except AvernusError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
