"""Positions and records without a table."""

from collections.abc import Callable
from typing import Any, Final

from avernus.bots import hosted, known
from avernus.bots.outside import BotFailed
from avernus.core.record import read
from avernus.core.refusals import AvernusError
from avernus.play.entries import Refused
from avernus.play.kinds import Status
from avernus.server import wire
from avernus.server.http import studies
from avernus.server.http.calls import LONGEST_BODY, Call, Reply, Route, Studied
from avernus.server.tables.hub import Hub
from avernus.server.tables.turns import LONG, PERSON, Place
from avernus.text import best_language

SHORT: Final = 20_000
"""Bytes of a request: a longer one takes long, and comes after shorter ones."""


def as_text(call: Call) -> str:
    """The record that was sent."""
    try:
        return call.raw.decode("utf-8")
    except UnicodeDecodeError:
        raise AvernusError("A record is a text in UTF-8.") from None


async def studied(call: Call, lang: str, work: Callable[..., Any], *args: Any, bot: str | None = None) -> Reply:
    """Worked out elsewhere, in its turn, and paid for."""
    place = Place(LONG if len(call.raw) > SHORT else PERSON, call.guest.owner, "studies")
    answer, refused = await call.paid(place, studies.study, work, best_language(lang), *args, bot=bot)
    if refused is not None:
        raise Studied(*refused)
    return Reply(answer, headers={"Cache-Control": "no-store"})


async def no_help(hub: Hub, name: str) -> None:
    """The record of a game that several people are playing here, or that counts for something, is not analysed before its end."""
    try:
        room = (await hub.get(name)).room
    except Refused:
        return
    if room is None or room.status is not Status.PLAYING:
        return
    if len(room.company()) > 1 or room.setup.rated or room.setup.tournament is not None:
        raise Refused("hints-off")


async def analyse(call: Call) -> Any:
    """A position, judged, with a hint if one is asked for."""
    wanted: wire.Analyse = call.body
    if wanted.record is not None:
        await no_help(call.hub, read(wanted.record.partition("\n")[0]).table)
    if wanted.bot is not None and not known(wanted.bot):
        raise Refused("no-such-bot", bot=wanted.bot)
    try:
        return await studied(call, wanted.lang, studies.analyse, wanted, hosted.get(wanted.bot or ""), bot=wanted.bot)
    except BotFailed as failed:
        raise failed.told(wanted.bot or "") from None


async def judge_all(call: Call) -> Any:
    """A record, judged decision by decision."""
    wanted: wire.Analyse = call.body
    if wanted.record is not None:
        await no_help(call.hub, read(wanted.record.partition("\n")[0]).table)
    return await studied(call, wanted.lang, studies.judge_all, wanted)


async def check(call: Call) -> Any:
    """Check a whole record."""
    return await studied(call, call.lang, studies.check, as_text(call))


async def possible(call: Call) -> Any:
    """The outcomes of every draw of a record, for those who make the draws again themselves."""
    return await studied(call, call.lang, studies.draws_of, as_text(call))


ROUTES = (
    Route("POST", "/api/analyse", analyse, "A position without a table", wire.Analyse, wire.Analysis, cost=10, longest=LONGEST_BODY),
    Route(
        "POST", "/api/review", judge_all, "What each decision of a record was worth", wire.Analyse, wire.Reviewed, cost=40,
        longest=LONGEST_BODY,
    ),
    Route("POST", "/api/verify", check, "Check a record", answer=wire.Verified, cost=20, takes_text=True, longest=LONGEST_BODY),
    Route(
        "POST", "/api/draws", possible, "What chance could bring at each draw of a record", answer=wire.Draws, cost=20, takes_text=True,
        longest=LONGEST_BODY,
    ),
)
