"""How a client is told why its message has changed nothing."""

from functools import cache

from avernus.core.refusals import Refusal
from avernus.core.seats import Seat
from avernus.play.entries import Refused
from avernus.play.serialize import encode
from avernus.server import wire
from avernus.server.telling.sentences import refusal_sentence
from avernus.store.database import StoreTrouble
from avernus.text import Speaker


def refused(error: Exception, lang: str, ref: str | None, seat: Seat | None, speaker: Speaker | None = None) -> wire.Refused:
    """The `refused` message of an error."""
    refusal = refusal_of(error)
    return wire.Refused(ref, seat, refusal.code, refusal.clause, refusal.params, refusal_sentence(lang, refusal, speaker))


@cache
def too_fast(lang: str) -> bytes:
    """The refusal of a message that nobody has read."""
    return encode(refused(Refused("too-fast"), lang, None, None))


def refusal_of(error: Exception) -> Refusal:
    """An error as a refusal; bad input that has only a sentence keeps it."""
    if isinstance(error, Refused):
        return error.refusal
    if isinstance(error, StoreTrouble):
        return Refusal(error.code, "")
    return Refusal("bad-request", "", {"why": str(error)[:300]})
