"""The closed lists that tables speak in: what an entry is, what a table is at, who sits in a chair, what a clock counts.

Their values are written to the log and sent to clients, so they never change.
"""

from enum import StrEnum
from typing import Final


class Status(StrEnum):
    """What a table is at: seats are being taken, a game is played, or it has ended."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


PLAYING: Final = Status.PLAYING
OVER: Final = Status.OVER
"""The same as names of their own: to ask an enumeration for a member costs more than to compare it, and a move asks twenty times."""


class ChairKind(StrEnum):
    """Who sits in a chair."""

    EMPTY = "empty"
    PERSON = "person"
    BOT = "bot"


class ClockKind(StrEnum):
    """What people's time is counted by: a budget for the whole game, or so much for each decision."""

    GAME = "game"
    MOVE = "move"


class OnTime(StrEnum):
    """What happens to a seat whose time has run out: a bot plays on, or (with two seats) the game is lost."""

    BOT = "bot"
    LOSE = "lose"


class OutcomeReason(StrEnum):
    """Why a table is over."""

    FINISHED = "finished"
    RESIGNED = "resigned"
    FLAGGED = "flagged"
    CLOSED = "closed"


class TakebackAnswer(StrEnum):
    """What somebody says about a takeback."""

    ASK = "ask"
    AGREE = "agree"
    DECLINE = "decline"


class EntryKind(StrEnum):
    """What an entry of a table's log tells."""

    OPEN = "open"
    SIT = "sit"
    BOT = "bot"
    NAME = "name"
    LEAVE = "leave"
    REVEAL = "reveal"
    START = "start"
    LINE = "line"
    BACK = "back"
    CHAT = "chat"
    ASK = "ask"
    VOTE = "vote"
    AWAY = "away"
    RETURN = "return"
    ORDERS = "orders"
    WEBHOOK = "webhook"
    REMATCH = "rematch"
    DOOR = "door"
    OVER = "over"
    PAUSE = "pause"
    KEY = "key"


class NewsKind(StrEnum):
    """What viewers notice of an entry; the names of the wire's `news` (docs/wire.md)."""

    SEATS = "seats"
    STARTED = "started"
    LINE = "line"
    BACK = "back"
    CHAT = "chat"
    TAKEBACK = "takeback"
    VOTE = "vote"
    ORDERS = "orders"
    REMATCH = "rematch"
    OVER = "over"
