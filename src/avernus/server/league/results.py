"""What the end of a table says about those who sat there."""

from collections.abc import Sequence
from dataclasses import dataclass

from avernus.core.options import chosen_only, settle
from avernus.core.refusals import AvernusError
from avernus.play.entries import Entry
from avernus.play.kinds import ChairKind, EntryKind, OutcomeReason, Status
from avernus.play.room import Room
from avernus.play.setup import Setup
from avernus.server.league.skills import BOT


@dataclass(frozen=True, slots=True)
class Ending:
    """Who sat where (`None`: nobody that is known), the place of each, and whether the table counts for ratings."""

    players: tuple[str | None, ...]
    names: tuple[str | None, ...]
    places: tuple[int, ...]
    rated: bool


def places_of(room: Room) -> tuple[int, ...] | None:
    """In which place everybody came in; who left, so that a bot played on, comes last. `None` where nothing was decided."""
    outcome = room.outcome
    if outcome is None or outcome["reason"] is OutcomeReason.CLOSED or room.match is None:
        return None
    if outcome["reason"] is OutcomeReason.FINISHED:
        ranks = list(outcome["result"]["ranks"])
    else:
        ranks = [2 if seat == outcome["seat"] else 1 for seat in range(room.seats)]
    return placed([(chair.away, rank) for chair, rank in zip(room.chairs, ranks, strict=True)])


def placed(keys: Sequence[tuple[bool, int]]) -> tuple[int, ...]:
    """Places from 1 on, the smallest key first; the same key is the same place."""
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def ending(room: Room, entries: Sequence[Entry]) -> Ending | None:
    """What is to be written down of a table that is over; nothing, where nothing was decided."""
    places = places_of(room)
    if room.status is not Status.OVER or places is None:
        return None
    players = tuple(
        f"{BOT}{chair.bot}" if chair.kind is ChairKind.BOT else chair.who for chair in room.chairs
    )
    known = None not in players and len(set(players)) == len(players)
    people = any(chair.kind is ChairKind.PERSON for chair in room.chairs)
    counts = room.setup.rated and known and people and not spoilt(room, entries)
    return Ending(players, tuple(chair.name for chair in room.chairs), places, counts)


def spoilt(room: Room, entries: Sequence[Entry]) -> bool:
    """Was anything other than playing from the beginning to the end?"""
    begun = next((number for number, entry in enumerate(entries) if entry.kind is EntryKind.START), len(entries))
    return room.setup.position is not None or any(
        entry.kind is EntryKind.ASK  # a takeback
        or (entry.kind is EntryKind.BOT and "why" in entry.body)  # a bot that failed, and another in its seat
        or (entry.kind is EntryKind.SIT and number > begun)  # a person in the seat of a bot
        for number, entry in enumerate(entries)
    )


def preset_of(setup: Setup) -> str | None:
    """The name of the game's own set of options that the table is played with (none: its defaults); `None` for somebody's own."""
    game = setup.played()
    for preset in game.presets:
        try:
            if chosen_only(game.options, setup.seats, settle(game.options, setup.seats, preset.values)) == setup.options:
                return preset.name
        except AvernusError:  # not for this number of seats
            continue
    return "" if not setup.options else None
