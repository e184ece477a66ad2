"""`avernus replay` and `avernus verify`: records of games."""

import argparse

from avernus.commands.shared import Commands, print_json, whole
from avernus.core.events import Event
from avernus.core.record import MOST_LINES, Record, surviving
from avernus.core.refusals import AvernusError
from avernus.play.table import Table, read_file, replay
from avernus.play.verify import Verdict, verify


def add_to(commands: Commands, everywhere: argparse.ArgumentParser) -> None:
    """Add the commands."""
    again = commands.add_parser("replay", parents=[everywhere], help="show a recorded game")
    again.add_argument("file", metavar="FILE")
    again.add_argument("--at", type=whole(0, MOST_LINES), metavar="N", help="show the position after so many actions (default: the end)")
    again.set_defaults(run=run_replay)
    check = commands.add_parser("verify", parents=[everywhere], help="check every action and every draw of a record")
    check.add_argument("file", metavar="FILE")
    check.set_defaults(run=run_verify)


def run_replay(chosen: argparse.Namespace) -> int:
    """Print the log of a game and the position it leads to."""
    record = read_file(chosen.file)
    kept = surviving(record.lines)
    at = len(kept) if chosen.at is None else chosen.at
    if at > len(kept):
        raise AvernusError(f"The record has {len(kept)} actions; there is no position after {at}.")
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


def run_verify(chosen: argparse.Namespace) -> int:
    """Check a record and say what was found in order."""
    verdict = verify(read_file(chosen.file), chosen.lang)
    if chosen.json:
        result = verdict.table.result
        print_json({
            "ok": True, "game": verdict.table.game.id, "actions": verdict.actions, "draws": verdict.draws,
            "draws_checked": verdict.secret_known, "finished": verdict.finished, "result": result.dump() if result else None,
        })
    else:
        print(sentence(verdict))
    return 0


def sentence(verdict: Verdict) -> str:
    """What was checked, in one or two sentences."""
    speaker = verdict.table.speaker
    if verdict.draws == 0:
        draws = "cli-verified-no-draws"
    else:
        draws = "cli-verified-draws" if verdict.secret_known else "cli-verified-draws-unknown"
    result = verdict.table.result
    parts = [
        speaker.say("cli-verified", actions=verdict.actions), speaker.say(draws, draws=verdict.draws),
        speaker.result(result) if result else speaker.say("cli-unfinished"),
    ]
    return " ".join(parts)
