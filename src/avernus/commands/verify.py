"""`avernus verify`: every action and every draw of a record, checked."""

import argparse

from avernus.commands.arguments import add_file
from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.play.table import read_file
from avernus.play.verify import Verdict, verify


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "verify", run, "check every action and every draw of a record", ("lang", "json", "cards"),
        ("verify game.avn", "verify game.avn --json"),
    )
    add_file(parser)


def run(chosen: argparse.Namespace) -> int:
    """Check a record and say what was found in order."""
    verdict = verify(read_file(chosen.file), chosen.lang)
    if chosen.json:
        result = verdict.table.result
        print_json({
            "ok": True, "game": verdict.table.game.id, "actions": verdict.actions, "draws": verdict.draws,
            "draws_checked": verdict.secret_known, "nonces_committed": verdict.sealed,
            "finished": verdict.finished, "result": result.dump() if result else None,
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
    if verdict.table.record.nonces and not verdict.sealed:
        parts.insert(2, speaker.say("cli-verified-unsealed"))
    return " ".join(parts)
