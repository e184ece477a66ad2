"""`avernus admin`: what a host does to tables and guests, whether a server runs or not."""

import argparse
import re
import time
from typing import Any

import msgspec

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
    "ratings": "who is how good, by the results of rated tables", "tournaments": "tournaments, those last changed first",
    "tournament": "a tournament: its standings and its tables", "tournament-open": "open a tournament, which people join by its link",
    "tournament-start": "begin a tournament now", "tournament-cancel": "call a tournament off",
    "tournament-withdraw": "let somebody take part no longer", "tournament-bot": "let a bot take part",
}
CLOCK = re.compile(r"([1-9][0-9]{0,3})\+([0-9]{1,3})|([1-9][0-9]{0,2})d")


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


    _add_league(orders)


def _add_league(orders: dict[str, Any]) -> None:
    """Ratings and tournaments."""
    orders["ratings"].add_argument("--game", metavar="GAME")
    orders["ratings"].add_argument("--again", action="store_true", default=None, help="make all ratings anew from the results first")
    for name in ("tournament", "tournament-start", "tournament-cancel", "tournament-withdraw", "tournament-bot"):
        orders[name].add_argument("tournament", metavar="TOURNAMENT")
    orders["tournament-withdraw"].add_argument("entrant", metavar="NUMBER", type=whole(0, 127), help="as 'admin tournament' has it")
    orders["tournament-bot"].add_argument("name", metavar="BOT", help="a level, or a bot of yours")
    fresh = orders["tournament-open"]
    fresh.add_argument("game", metavar="GAME")
    fresh.add_argument("--title", metavar="TEXT", default="")
    fresh.add_argument("--kind", choices=("swiss", "robin"), default="swiss", help="Swiss, or everybody against everybody (default: swiss)")
    fresh.add_argument("--seats", type=whole(2, 6), default=2, help="of each table (default: 2)")
    fresh.add_argument("--rounds", type=whole(0, 30), default=0, help="how many (default: as many as it takes)")
    fresh.add_argument("--most", type=whole(2, 128), default=16, help="so many may join; then it begins (default: 16)")
    fresh.add_argument("--clock", metavar="M+S", default="10+5",
                       help="minutes for the game and seconds for each action, or 3d for days a move (default: 10+5)")
    fresh.add_argument("--within", type=whole(1, 10_080), default=5, help="minutes in which one must come to a table (default: 5)")
    fresh.add_argument("--pause", type=whole(0, 10_080), default=1, help="minutes between rounds (default: 1)")
    fresh.add_argument("--starts-in", type=whole(0, 525_600), metavar="MINUTES", help="begin by itself then")
    fresh.add_argument("--bot", action="append", default=[], metavar="LEVEL", help="a bot that takes part; may be repeated")
    fresh.add_argument("--rated", action="store_true", help="its games count for ratings")


def wanted(chosen: argparse.Namespace) -> dict[str, Any]:
    """The tournament that is to be opened, as the wire has it."""
    found = CLOCK.fullmatch(chosen.clock)
    if found is None:
        raise AvernusError(f"A clock is minutes and seconds, such as 10+5, or days a move, such as 3d, not {chosen.clock[:20]!r}.")
    initial, increment, days = found.groups()
    clock = {"kind": "move", "days": float(days)} if days else {"kind": "game", "initial": int(initial) * 60, "increment": int(increment)}
    starts = None if chosen.starts_in is None else time.time_ns() // 1_000_000 + chosen.starts_in * 60_000
    names = ("game", "title", "kind", "seats", "rounds", "most", "within", "pause", "rated")
    return {name: getattr(chosen, name) for name in names} | {"clock": clock, "starts": starts, "bots": chosen.bot}


def run(chosen: argparse.Namespace) -> int:
    """Carry out an order, and say what is so now."""
    from avernus.server.desk import Desk, obey
    from avernus.server.wire import Ruling

    said = {name: value for name in Ruling.__struct_fields__ if (value := getattr(chosen, name, None)) is not None}
    if chosen.order == "tournament-open":
        said = {"opened": wanted(chosen)}
    for name, most in (("table", 60), ("name", 60), ("network", 60), ("game", 40), ("text", 1000), ("tournament", 60)):
        if len(said.get(name, "")) > most:
            raise AvernusError(f"{said[name][:30]!r}… is too long; {most} letters are the most.")
    if "person" in said and not re.fullmatch("[0-9a-f]{32}", said["person"]):
        raise AvernusError("A person is given by a sum of 32 signs, as 'avernus admin show TABLE' has it.")
    force = settings.in_force({}, chosen.config, ("keep", "keep_over", "keep_names"))
    policy = force["keep"] or None, force["keep_over"] or None, force["keep_names"] or None
    try:
        ruling = msgspec.convert(said, Ruling)
    except msgspec.ValidationError as error:
        raise AvernusError(f"That cannot be ordered: {error}.") from None
    desk = Desk(database_of(chosen))
    try:
        done = obey(desk, chosen.order, ruling, policy)
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
    if order == "ratings" or order.startswith("tournament"):
        return league_rows(done)
    if "bans" in done:
        return [
            f"announced  {done['announcement'] or '-'}", f"at rest    {'yes' if done['resting'] else 'no'}",
            *(f"banned     {one['network']}  {until(one['until'])}  {one['why']}".rstrip() for one in done["bans"]),
            *(f"muted      {one.get('network') or '{table} {seat}'.format(**one)}  {until(one['until'])}" for one in done["mutes"]),
        ]
    return [", ".join(f"{key}: {value}" for key, value in done.items())]


def league_rows(done: dict[str, Any]) -> list[str]:
    """Ratings, tournaments or one of them, in lines."""
    if "players" in done:
        head = [f"{done['ratings']} ratings made anew from {done['results']} results; the most changed by {done['changed']} points"] \
            if "results" in done else []
        return [*head, *(
            f"{one['game']:<14} {one['pool']:<5} {one['points']:>7.0f} ± {1.96 * one['deviation']:<4.0f} {one['games']:>4} games  "
            f"{one['name'] or one['player']}" for one in done["players"]
        )] or ["There are none."]
    if "tournaments" in done:
        return [
            f"{one['id']:<14} {one['game']:<14} {one['stage']:<9} {one['kind']:<5} round {one['played']} of {one['rounds']}  "
            f"{one['entrants']} entrants  {one['title']}" for one in done["tournaments"]
        ] or ["There are none."]
    names = {one["number"]: one["name"] or one["bot"] or "-" for one in done["entrants"]} | {-1: "(stand-in)"}
    return [
        f"{done['id']}  {done['title']}  {done['game']}, {done['seats']} seats  {done['kind']}  {done['stage']}  "
        f"round {done['played']} of {done['rounds']}  link: /tournament/{done['id']}",
        *(f"  {one['place']:>3}. {one['points']:>5.2f}  {one['against']:>6.2f}  {one['firsts']:>2}  number {one['number']}: "
          f"{names[one['number']]}{'  (withdrawn)' if one['withdrawn'] else ''}" for one in done["entrants"]),
        *(f"  round {one['round']}  {one['table']}  {' – '.join(names[seat] for seat in one['seats'])}"
          f"{'' if one['places'] is None else '  places ' + ' '.join(map(str, one['places']))}{one['why'] and '  ' + one['why']}"
          for one in done["tables"]),
    ]
