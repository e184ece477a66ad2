"""Everything that a game needs at its first table is made when a server begins, so that nobody's first move has to wait for it."""

import logging
import threading
from collections.abc import Callable

from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.games import registered
from avernus.server.telling.sentences import phrases, spoken
from avernus.text import LANGUAGES

log = logging.getLogger("avernus.server")


class Warming:
    """Opens the games, one after the other, in a thread beside the event loop."""

    def __init__(self, then: Callable[[], object] | None = None) -> None:
        self.then = then
        """Called in the thread when everything has been tried."""
        self.failed: dict[str, str] = {}
        """By game: why it could not be opened; `*` where it is not known which."""
        self.done = threading.Event()

    def start(self) -> None:
        """Begin; whoever opens a table meanwhile waits no longer than without it."""
        threading.Thread(target=self._run, name="avernus-warming", daemon=True).start()

    def _run(self) -> None:
        try:
            games = list(registered().values())
        except Exception as error:
            self._note("*", error)
            games = []
        for game in games:
            try:
                warm(game)
            except Exception as error:
                self._note(game.id, error)
        if self.then is not None:
            self.then()
        self.done.set()

    def _note(self, game: str, error: Exception) -> None:
        log.error("the game %s cannot be opened", game, exc_info=None if isinstance(error, AvernusError) else error)
        self.failed[game] = str(error)


def warm(game: Game) -> None:
    """A table's worth of a game: a state, what is seen of it, and its sentences in each language."""
    seats = min(game.seats)
    state = game.new(seats, {})
    state.view(None)
    for seat in state.actors():
        if seat >= 0:  # nature is asked nothing
            state.prompt(seat)
    for lang in LANGUAGES:
        phrases(game, seats, spoken(lang, game.package))
