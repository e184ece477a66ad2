"""Players from outside: a command that speaks lines of JSON over stdin and stdout, or an entry point of another package (docs/bots.md).

Each decision is one line to the command and one line back:

    {"id": 7, "game": "splut", "seats": 2, "seat": 0, "view": {…}, "legal": ["De3", "Sd3"], "prompt": "step", "seconds": 5.0}
    {"id": 7, "action": "De3"}

Before it answers, a command may ask for full states that it cannot tell from the true one, and gets them as dumps:

    {"id": 7, "imagine": 2}
    {"id": 7, "worlds": [{…}, {…}]}

It never sees the true state. A player that is slow, silent or dead, that prints garbage or floods, or that plays what is not legal has
failed: `attempt` says so by `BotFailed`, and the arena lets it forfeit; elsewhere one sentence says so, and `STAND_IN` plays in its place.
"""

import atexit
import json
import re
import shlex
import shutil
import subprocess
import sys
import threading
import time
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from queue import Empty, Queue
from random import Random
from typing import Any, Final

from avernus.bots.base import Bot, Legal
from avernus.bots.simple import GreedyBot
from avernus.core.arguments import shown
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.seats import Action, Seat
from avernus.core.state import State

PREFIX: Final = "run:"
"""What a name begins with that is a command."""
GROUP: Final = "avernus.bots"
"""The entry points by which other packages bring bots; each names a `Bot`."""
PATIENCE: Final = 30.0
"""Seconds for a decision, where nobody has said how many."""
GRACE: Final = 10.0
"""Seconds more for the first one: programs take a while to start."""
LONGEST: Final = 1_000_000
"""No line of a command is longer."""
MOST_WORLDS: Final = 1000
STAND_IN: Final[Bot] = GreedyBot()

noticed: Callable[[str], None] = lambda sentence: print(sentence, file=sys.stderr)  # noqa: E731
"""Who is told that a command was left."""


hosted: dict[str, str] = {}
"""By name: the bots that the host of a server has brought, as `named` knows them. People say the name, never the command."""


class BotFailed(Exception):
    """What a player from outside did wrong, as the rest of a sentence."""

    def told(self, name: str) -> AvernusError:
        """The whole sentence, for whoever asked."""
        return AvernusError(f"The bot {shown(name)} {self}.")


class Command:
    """A running command, and the lines that it has said."""

    def __init__(self, words: Sequence[str]) -> None:
        try:
            self.process = subprocess.Popen(
                list(words), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=None, bufsize=0,
            )
        except OSError as error:
            raise AvernusError(f"The bot {shown(' '.join(words))} cannot be started: {error.strerror or error}.") from None
        self.lines: Queue[bytes | None] = Queue(maxsize=100)
        self.endless = False
        """Was a line too long? Then nothing after it is read."""
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        atexit.register(self.end)

    def _read(self) -> None:
        """Put each line into the queue; nothing after the end, or after a line that is too long."""
        assert self.process.stdout is not None
        kept = b""
        while chunk := self.process.stdout.read(65536):
            *whole, kept = (kept + chunk).split(b"\n")
            for line in whole:
                self.lines.put(line)
            if len(kept) > LONGEST:
                self.endless = True
                break
        self.lines.put(None)

    def say(self, message: dict[str, Any]) -> None:
        """Send a line."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
        except OSError:
            raise BotFailed("has ended") from None

    def hear(self, until: float) -> dict[str, Any]:
        """The next line, before a moment of `time.monotonic`."""
        try:
            line = self.lines.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            raise BotFailed("did not answer in time") from None
        if line is None:
            raise BotFailed("sent a line without an end" if self.endless else "has ended")
        if len(line) > LONGEST:
            raise BotFailed("sent too long a line")
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise BotFailed(f"sent {shown(line[:30].decode(errors='replace'))}, which is not JSON") from None
        if not isinstance(message, dict):
            raise BotFailed("sent JSON that is no object")
        return message

    def end(self) -> None:
        """Leave no process behind."""
        atexit.unregister(self.end)
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        for _ in range(100):  # the reader ends with the pipe, unless a child of the command holds it open, or the queue is full
            while not self.lines.empty():
                self.lines.get_nowait()
            self.reader.join(0.02)
            if not self.reader.is_alive():
                self.process.stdout.close()
                return


class OutsideBot(Bot):
    """A player that may fail."""

    left = False
    """Has it failed where a stand-in plays on?"""
    why = ""
    """What it did then, as the rest of a sentence."""
    tell: Callable[["OutsideBot"], None] | None = None
    """Who is told that, in place of `noticed`."""

    @abstractmethod
    def attempt(self, game: Game, seat: Seat, imagine: Callable[[], State], rng: Random) -> Action:
        """Its action; `BotFailed` if it gives none that is legal, in time."""

    def close(self) -> None:
        """End what it runs."""

    def choose(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Action:
        """What it answers; once it has failed, what the stand-in does."""
        if not self.left:
            try:
                return self.attempt(game, seat, imagine, rng)
            except BotFailed as failed:
                self.left, self.why = True, str(failed)
                if self.tell is not None:
                    self.tell(self)
                else:
                    noticed(f"The bot {shown(self.name)} {self.why}; {STAND_IN.name} plays on for it.")
        return STAND_IN.choose(game, seat, imagine, legal, rng)


class LineBot(OutsideBot):
    """A command that plays: started when it is first asked, asked by lines of JSON."""

    def __init__(self, command: str, seconds: float | None = None) -> None:
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise AvernusError(f"{shown(command)} is no command: {str(error)[:60].lower()}.") from None
        if not self.words:
            raise AvernusError("The command of a bot is empty.")
        if shutil.which(self.words[0]) is None:
            raise AvernusError(f"The bot {shown(command)} cannot be started: there is no program {shown(self.words[0])}.")
        self.name = PREFIX + command
        self.seconds = seconds
        self.command: Command | None = None
        self.asked = 0

    def within(self, seconds: float) -> "LineBot":
        """The same command with so much time for a decision."""
        return line_bot(self.name.removeprefix(PREFIX), seconds)

    def close(self) -> None:
        """End the command."""
        if self.command is not None:
            self.command.end()
            self.command = None

    def attempt(self, game: Game, seat: Seat, imagine: Callable[[], State], rng: Random) -> Action:
        """One decision; a command that has failed is ended."""
        try:
            return self.ask(game, seat, imagine, rng)
        except BotFailed:
            self.close()
            raise

    def ask(self, game: Game, seat: Seat, imagine: Callable[[], State], rng: Random) -> Action:
        """One decision."""
        limit = self.seconds if self.seconds is not None else PATIENCE
        until = time.monotonic() + limit + 1.0
        if self.command is None:
            self.command = Command(self.words)
            until += GRACE
        world = imagine()
        self.asked += 1
        actions = {game.write(world, seat, action): action for action in world.legal(seat)}
        self.command.say({
            "id": self.asked, "game": game.id, "seats": int(world.dump()["seats"]), "seat": seat, "view": world.view(seat),
            "legal": sorted(actions), "prompt": world.prompt(seat).code, "seconds": limit,
        })
        worlds = 0
        while True:
            answer = self.command.hear(until)
            if answer.get("id") != self.asked:
                raise BotFailed("answered another question")
            wanted = answer.get("imagine")
            if wanted is None:
                break
            if type(wanted) is not int or not 1 <= wanted <= MOST_WORLDS - worlds:
                raise BotFailed(f"asked for {shown(wanted)} worlds; there are {MOST_WORLDS} for a decision")
            worlds += wanted
            self.command.say({"id": self.asked, "worlds": [imagine().dump() for _ in range(wanted)]})
        return self.understood(game, world, seat, answer.get("action"), actions)

    def understood(self, game: Game, world: State, seat: Seat, said: Any, actions: dict[str, Action]) -> Action:
        """The action that an answer names."""
        if not isinstance(said, str):
            raise BotFailed(f"answered {shown(said)}, which is no action in notation")
        if said in actions:
            return actions[said]
        action = game.read(world, seat, said)
        refusal = None if action is None else world.refusal(seat, action)
        if action is None or refusal is not None:
            clause = f" ({refusal.clause})" if refusal is not None and refusal.clause else ""
            raise BotFailed(f"played {shown(said)}, which is not legal{clause}")
        return action


@cache
def line_bot(command: str, seconds: float | None = None) -> LineBot:
    """One process for each command, however many games it plays here."""
    return LineBot(command, seconds)


class PackageBot(OutsideBot):
    """A bot of another package: asked in a thread of its own, so that one that never answers keeps nobody waiting for ever."""

    def __init__(self, name: str, bot: Bot, seconds: float | None = None) -> None:
        self.name, self.bot, self.seconds = name, bot, seconds
        self.skill = bot.skill

    def within(self, seconds: float) -> "PackageBot":
        """The same bot with so much time for a decision."""
        return PackageBot(self.name, self.bot.within(seconds), seconds)

    def attempt(self, game: Game, seat: Seat, imagine: Callable[[], State], rng: Random) -> Action:
        """One decision. It is handed the actions of an imagined world: nothing leads from there to the true one."""
        world = imagine()
        legal = world.legal(seat)
        answer: Queue[Any] = Queue()

        def ask() -> None:
            try:
                answer.put(self.bot.choose(game, seat, imagine, legal, rng))
            except Exception as error:
                answer.put(error)

        threading.Thread(target=ask, name="avernus-bot", daemon=True).start()
        try:
            action = answer.get(timeout=PATIENCE if self.seconds is None else self.seconds + 1.0)
        except Empty:
            raise BotFailed("did not answer in time") from None
        if isinstance(action, Exception):
            raise BotFailed(f"stopped with {type(action).__name__}: {shown(str(action)[:80])}")
        if type(action) is not int or abs(action) >> 62 or world.refusal(seat, action) is not None:
            raise BotFailed(f"played {shown(action)}, which is not legal")
        return action


def attempt(bot: Bot, game: Game, world: State, seat: Seat, rng: Random) -> Action:
    """As `think`, but nobody plays on for a bot from outside that fails: `BotFailed`."""
    def imagine() -> State:
        return world.redeal(seat, rng)

    if isinstance(bot, OutsideBot):
        return bot.attempt(game, seat, imagine, rng)
    return bot.choose(game, seat, imagine, Legal(world, seat), rng)


@cache
def brought_by_packages() -> dict[str, EntryPoint]:
    """The entry points by which other packages bring bots, by their names."""
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def package_bot(name: str) -> PackageBot:
    """The bot of an entry point."""
    point = brought_by_packages()[name]
    try:
        bot = point.load()
    except Exception as error:
        raise AvernusError(f"The bot {name!r} of another package ({point.value}) cannot be opened: {str(error)[:120]}.") from error
    if not isinstance(bot, Bot):
        raise AvernusError(f"The entry point {name!r} of {GROUP} is no bot.")
    return PackageBot(name, bot)


def host(bots: Mapping[str, str]) -> None:
    """Bring bots to a server's tables; `AvernusError` for one that cannot be."""
    from avernus.bots import LEVELS

    for name, meant in bots.items():
        if not re.fullmatch(r"[a-z0-9][a-z0-9._-]{0,39}", name) or name in LEVELS:
            raise AvernusError(f"{shown(name)} cannot be the name of a bot: small letters, digits and dashes, and no name of a level.")
        bot = named(meant)
        if not isinstance(bot, OutsideBot):
            raise AvernusError(f"{shown(meant)} is a level that everybody can choose already.")
        hosted[name] = meant


def named(name: str) -> Bot:
    """The bot of a name that whoever runs this program has given: a level, `run:COMMAND`, or an entry point of another package.

    Never for a name that came over the wire: a command is started as it is.
    """
    from avernus.bots import LEVELS, find

    if isinstance(name, str) and name.startswith(PREFIX):
        return line_bot(name.removeprefix(PREFIX).strip())
    if isinstance(name, str) and name not in LEVELS and name in brought_by_packages():
        return package_bot(name)
    return find(name)
