"""`avernus admin`: what a host does to tables and guests, whether a server runs or not."""

import argparse
import re
import time
from typing import Any

from avernus.commands.arguments import add_database, database_of, whole
from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError
from avernus.server import settings

MOST_SEATS = 9
SAYS = {
    "list": "tables, those last used first", "show": "a table: who sits there, and what was said",
    "close": "end a table; it can still be looked at", "delete": "delete a table with everything about it",
    "forget": "take a person's names and remarks out of all tables, of one table, or of one seat",
    "ban": "let nobody in from an address or a network", "unban": "let them in again",
    "mute": "let nobody from an address, or at a seat, say anything", "unmute": "let them speak again",
    "announce": "tell everybody something, on every page; without a text: no more",
    "rest": "let nothing be played for now; clocks stand", "resume": "let the tables be played on",
    "rulings": "bans, mutes, announcement and rest that are in force", "stats": "how much there is",
    "expire": "delete now what the settings keep, keep-over and keep-names do not keep any longer",
}


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "admin", run, "look after tables and guests, of a server that runs or not", ("json",),
        ("admin list --status playing", "admin close k3v9qz7w2m", "admin forget --name Ada", "admin ban 203.0.113.0/24 --hours 24",
         'admin announce "Maintenance at nine" --hours 2', "admin stats --json --config club.toml"),
    )
    group: Any = parser.add_subparsers(dest="order", metavar="ORDER", required=True)
    orders = {name: group.add_parser(name, help=says, description=f"{says[:1].upper()}{says[1:]}.") for name, says in SAYS.items()}
    for one in orders.values():
        add_database(one)
        one.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="print the result as JSON")
    orders["list"].add_argument("--status", choices=("open", "playing", "over"))
    orders["list"].add_argument("--game", metavar="GAME")
    orders["list"].add_argument("--name", metavar="NAME", help="of the table, or of somebody who sits there")
    for name in ("show", "close", "delete"):
        orders[name].add_argument("table", metavar="TABLE")
    orders["forget"].add_argument("--name", metavar="NAME", help="exactly as it was typed")
    orders["forget"].add_argument("--person", metavar="SUM", help="as 'admin show' has it; with everything that is known of that person")
    orders["forget"].add_argument("--table", metavar="TABLE")
    orders["forget"].add_argument("--seat", type=whole(0, MOST_SEATS), help="of that table; the first is 0")
    for name in ("ban", "unban"):
        orders[name].add_argument("network", metavar="NETWORK", help="an address or a network in numbers")
    for name in ("mute", "unmute"):
        orders[name].add_argument("network", metavar="NETWORK", nargs="?", help="an address or a network in numbers")
        orders[name].add_argument("--table", metavar="TABLE")
        orders[name].add_argument("--seat", type=whole(0, MOST_SEATS), help="of that table; the first is 0")
    orders["ban"].add_argument("--why", dest="text", metavar="TEXT", help="for yourself")
    orders["announce"].add_argument("text", metavar="TEXT", nargs="?")
    for name in ("ban", "mute", "announce"):
        orders[name].add_argument("--hours", type=whole(1, 100_000), help="after which it ends by itself")


def run(chosen: argparse.Namespace) -> int:
    """Carry out an order, and say what is so now."""
    from avernus.server.desk import Desk, obey
    from avernus.server.wire import Ruling

    said = {name: value for name in Ruling.__struct_fields__ if (value := getattr(chosen, name, None)) is not None}
    for name, most in (("table", 60), ("name", 60), ("network", 60), ("game", 40), ("text", 1000)):
        if len(said.get(name, "")) > most:
            raise AvernusError(f"{said[name][:30]!r}… is too long; {most} letters are the most.")
    if "person" in said and not re.fullmatch("[0-9a-f]{32}", said["person"]):
        raise AvernusError("A person is given by a sum of 32 signs, as 'avernus admin show TABLE' has it.")
    force = settings.in_force({}, chosen.config, ("keep", "keep_over", "keep_names"))
    policy = force["keep"] or None, force["keep_over"] or None, force["keep_names"] or None
    desk = Desk(database_of(chosen))
    try:
        done = obey(desk, chosen.order, Ruling(**said), policy)
    finally:
        desk.close()
    if chosen.json:
        print_json(done)
    else:
        for row in rows(chosen.order, done):
            print(row)
    return 0


def moment(at: int) -> str:
    """A time as people of this machine read it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000))


def until(at: int | None) -> str:
    """When something ends."""
    return "for good" if at is None else f"until {moment(at)}"


def rows(order: str, done: dict[str, Any]) -> list[str]:
    """What was done or found, in lines."""
    if order == "list":
        found = [
            f"{one['id']:<14} {one['game']:<14} {one['status']:<8} {moment(one['updated'])}  "
            f"{one['name'] or '-'}: {', '.join(one['people']) or 'nobody'}" for one in done["tables"]
        ]
        return [*found, *(["There are more; --status, --game or --name find fewer."] if done["more"] else [])] or ["There are none."]
    if order == "show":
        return [
            f"{done['id']}  {done['game']}  {done['status']}  {'public' if done['public'] else 'private'}  {done['entries']} entries",
            f"opened {moment(done['created'])}, last used {moment(done['updated'])}",
            *(f"  {one['seat']}  {one['kind']:<7} {one['name'] or one['bot'] or '-'}  {one['person'] or ''}".rstrip()
              for one in done["at"]),
            *(f"  {moment(one['at'])}  {one['name'] or '-'}: {one['text']}" for one in done["said"]),
        ]
    if order == "stats":
        return [f"{key:<10} {', '.join(f'{k} {v}' for k, v in value.items()) if isinstance(value, dict) else value}"
                for key, value in done.items()]
    if "bans" in done:
        return [
            f"announced  {done['announcement'] or '-'}", f"at rest    {'yes' if done['resting'] else 'no'}",
            *(f"banned     {one['network']}  {until(one['until'])}  {one['why']}".rstrip() for one in done["bans"]),
            *(f"muted      {one.get('network') or '{table} {seat}'.format(**one)}  {until(one['until'])}" for one in done["mutes"]),
        ]
    return [", ".join(f"{key}: {value}" for key, value in done.items())]
