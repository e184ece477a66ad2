"""What an analysis found, in sentences."""

from avernus.analysis.review import Decision
from avernus.core.arguments import must_be
from avernus.text.speaker import Speaker


def percent(share: float) -> int:
    """A share for people."""
    return round(100 * share)


def why(speaker: Speaker, one: Decision) -> str:
    """What was wrong with a decision, and what was better."""
    must_be(Speaker, speaker, "A speaker tells what was wrong with a decision")
    must_be(Decision, one, "What was wrong is told of a decision")
    params = {
        "seat": one.seat, "action": one.action, "best": one.best, "line": " ".join(one.line), "answer": " ".join(one.answer),
        "clause": one.clause, "before": percent(one.before), "after": percent(one.after), "cost": percent(one.cost),
    }
    if one.reason == "missed-win":
        return speaker.say("analysis-missed-win", **params)
    if one.reason == "allows-win":
        return speaker.say("analysis-allows-win", other=one.by, **params)
    if one.reason == "better":
        return speaker.say("analysis-better-threat" if one.answer else "analysis-better", **params)
    return ""
