"""Undo inside one's own turn, and takebacks by consent."""

from random import Random
from typing import Final

from avernus.core.seats import Seat
from avernus.play.acting import Plan, playing
from avernus.play.entries import Refused
from avernus.play.formalities import formal
from avernus.play.kinds import PLAYING, ChairKind, EntryKind, TakebackAnswer
from avernus.play.played import Played
from avernus.play.room import Room

WORLDS: Final = 3
"""Other worlds that each viewer is tried in, to see whether an action told it something."""


def free(room: Room, seat: Seat) -> bool:
    """May the seat undo its last action without asking? Only while it is still to act, and nothing hidden or random came of it."""
    match = room.match
    if room.status is not PLAYING or room.game.clock or match is None or not match.past or room.note is not None:
        return False
    if match.past[-1].seat != seat or seat not in match.state.actors():
        return False
    for played in reversed(match.past):
        if played.seat != seat or told(room, played):
            return False
        if not (room.game.formalities and formal(room.game, played.before, seat)):
            return True
    return False


def told(room: Room, played: Played) -> bool:
    """Did the action tell anybody anything? Found out once."""
    if played.revealing is None:
        played.revealing = revealing(room, played)
    return played.revealing


def revealing(room: Room, played: Played) -> bool:
    """Did the action tell anybody something they could not know? If so, other worlds of that viewer end differently. Bots forget."""
    if not room.game.hidden:
        return False
    viewers: list[Seat | None] = [seat for seat, chair in enumerate(room.chairs) if chair.kind == ChairKind.PERSON]
    if room.setup.spectators:
        viewers.append(None)
    for viewer in viewers:
        rng = Random(f"{room.id} {room.played} {viewer}")
        seen = played.after.view(viewer)
        for _ in range(WORLDS):
            world = played.before.redeal(viewer, rng)
            if world.refusal(played.seat, played.action) is not None:
                return True
            world.apply(played.seat, played.action)
            if world.view(viewer) != seen:
                return True
    return False


def undo(room: Room, seat: Seat, ref: str | None = None) -> Plan:
    """Take back one's own last action, where that is free."""
    keep = last_of(room, seat)
    if keep is None:
        raise Refused("nothing-to-undo")
    if not free(room, seat):
        raise Refused("needs-consent")
    return Plan().add(EntryKind.BACK, keep=keep, by=seat, ref=ref)


def last_of(room: Room, seat: Seat) -> int | None:
    """How many actions stay if the seat's last decision goes, and with it the formalities since; `None` if it has none that is kept."""
    return playing(room).last_of(seat, lambda played: formal(room.game, played.before, seat))


def others(room: Room, seat: Seat) -> set[Seat]:
    """The people who must consent to what a seat asks for: whoever is away has not given the game out of hand."""
    return set(room.company()) - {seat}


def ask(room: Room, seat: Seat, ref: str | None = None) -> Plan:
    """Ask the other people to let one's last action be taken back, those too for whom a bot plays on; bots do not mind."""
    playing(room)
    if room.game.clock or not room.setup.takebacks:
        raise Refused("no-takebacks")
    keep = last_of(room, seat)
    if keep is None:
        raise Refused("nothing-to-undo")
    if not others(room, seat):
        return Plan().add(EntryKind.BACK, keep=keep, by=seat, ref=ref)
    return Plan().add(EntryKind.ASK, answer=TakebackAnswer.ASK, by=seat, keep=keep, ref=ref)


def answer(room: Room, seat: Seat, agree: bool, ref: str | None = None) -> Plan:
    """Agree to somebody's takeback, or not."""
    playing(room)
    asked = room.takeback
    if asked is None or asked["by"] == seat:
        raise Refused("no-takeback-asked")
    plan = Plan().add(EntryKind.ASK, answer=TakebackAnswer.AGREE if agree else TakebackAnswer.DECLINE, by=seat, ref=ref)
    if agree and {*asked["agreed"], seat} >= others(room, asked["by"]):
        plan.add(EntryKind.BACK, keep=asked["keep"], by=asked["by"])
    return plan
