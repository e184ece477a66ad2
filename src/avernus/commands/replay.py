"""`avernus replay`: a recorded game, in sentences or step by step on the screen."""

import argparse

from avernus.commands.arguments import add_file, whole
from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.core.events import Event
from avernus.core.record import MOST_LINES, Record, surviving
from avernus.core.refusals import AvernusError
from avernus.play.table import Table, read_file, replay
from avernus.tui import full_screen_possible


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "replay", run, "show a recorded game", ("lang", "json", "cards"), ("replay game.avn", "replay game.avn --plain --at 12 --lang es"),
    )
    add_file(parser)
    parser.add_argument("--plain", action="store_true", help="print the game in sentences, also where it could be shown on the screen")
    parser.add_argument("--at", type=whole(0, MOST_LINES), metavar="N", help="show the position after so many actions (default: the end)")


def run(chosen: argparse.Namespace) -> int:
    """Print the log of a game and the position it leads to."""
    record = read_file(chosen.file)
    kept = surviving(record.lines)
    at = len(kept) if chosen.at is None else chosen.at
    if at > len(kept):
        raise AvernusError(f"The record has {len(kept)} actions; there is no position after {at}.")
    if not chosen.json and not chosen.plain and full_screen_possible():
        from avernus.tui.replaying import Replay, ReplayApp

        return ReplayApp(Replay(replay(record, chosen.lang), chosen.lang, chosen.at or 0)).run_on_screen()
    table, log = narrate(record, at, chosen.lang)
    if chosen.json:
        print_json({
            "game": record.game, "seats": record.seats, "options": record.options, "actions": len(kept), "at": at,
            "log": [{"seat": seat, "action": text, "sentences": said} for seat, text, said in log],
            "position": table.position, "view": table.view(None), "result": table.result.dump() if table.result else None,
        })
        return 0
    from avernus.tui.plain import board_text

    for number, (_, text, said) in enumerate(log, start=1):
        print(f"{number:>4}  {text:<10} {' '.join(said)}")
    print()
    print(board_text(table, None))
    if table.position:
        print(table.position)
    if table.result:
        print(table.speaker.result(table.result))
    return 0


def narrate(record: Record, at: int, lang: str) -> tuple[Table, list[tuple[int, str, list[str]]]]:
    """The table after so many actions, and what happened until then."""
    replay(record, lang)  # a record that breaks later is refused as a whole
    table = replay(record, lang, until=0)
    log = []
    for line in surviving(record.lines)[:at]:
        events: list[Event] = []
        action = table.understand(line.seat, line.text)
        table.enter(line.seat, action, events)
        log.append((line.seat, line.text, [said for event in events if event.visible(None) and (said := table.speaker.event(event))]))
    return table, log
