"""Games that a language model plays by calling tools: what each tool answers, as text. `mcp_server.py` offers them over a wire.

A model sits in one seat or in several, bots in the others. Everything it reads is what its seats may know; a bad call gets a sentence.
"""

from random import Random
from typing import Any, Final

from avernus import bots as players
from avernus.core.arguments import seat_of, shown
from avernus.core.refusals import AvernusError
from avernus.envs.text import TextGame
from avernus.games import find, names
from avernus.text import LANGUAGES
from avernus.text.catalogue import rulebook
from avernus.text.clauses import paragraphs_of

MOST_GAMES: Final = 50
"""So many games are kept; the oldest one gives way."""
LONGEST: Final = 20_000
"""No answer is longer: a rulebook is read clause by clause."""
USUAL: Final = "greedy"


class Sitting:
    """A game, and the seats in which a model sits."""

    def __init__(self, name: str, env: TextGame, seats: list[int], bots: dict[int, str], seed: int) -> None:
        self.name = name
        self.env = env
        self.seats = seats
        self.bots = {seat: players.find(bot) for seat, bot in bots.items()}
        self.rng = Random(seed)
        self.heard: list[str] = []
        """Everything that the model's first seat could know of what happened, in order."""

    def let_bots_play(self) -> list[str]:
        """Bots act until a seat of the model is asked, or the game is over; what the model heard of it."""
        env, seat = self.env, self.seats[0]
        while not env.over and env.seat not in self.seats:
            at, state = env.seat, env.table.state
            action = players.think(self.bots[at], env.table.game, state, at, self.rng)
            env.step(env.table.game.write(state, at, action))
        news = env.told[seat]
        env.told[seat] = []
        self.heard += news
        return news


class Sittings:
    """All games of one model, and its tools."""

    def __init__(self, lang: str = "en") -> None:
        if lang not in LANGUAGES:
            raise AvernusError(f"There is no language {shown(lang)}; the languages are: {', '.join(LANGUAGES)}.")
        self.lang = lang
        self.kept: dict[str, Sitting] = {}
        self.begun = 0

    def games(self) -> str:
        """The games that can be played, with their seats and options."""
        lines = []
        for name in names():
            game = find(name)
            options = ", ".join(f"{option.name} ({option.allowed()})" for option in game.options)
            lines.append(f"{name}: {game.credits.title}, {game.seats.start} to {game.seats.stop - 1} seats. Options: {options}.")
        return "\n".join(lines) + f"\nBots for other seats: {', '.join(players.LEVELS)}."

    def rules(self, game: str, clause: str = "") -> str:
        """The rulebook of a game, or one clause of it, such as S7.1: refusals name clauses."""
        text = rulebook(self.lang, find(game).package)
        if clause:
            return paragraphs_of(text, clause)
        return text if len(text) <= LONGEST else text[:LONGEST] + "\n… Ask for single clauses to read on."

    def new_game(
        self, game: str, seats: int = 0, seat: int = 0, bots: str = USUAL, options: dict[str, Any] | None = None, seed: str = "",
    ) -> str:
        """Sit down to a new game: in one seat, with a bot of that level in each of the others; the game's name and the table."""
        wanted = seats or find(game).seats.start
        self.begun += 1
        name = f"game-{self.begun}"
        env = TextGame(game, seats=wanted, options=options, seed=seed or None, lang=self.lang, patience=1_000_000)
        mine = seat_of(seat, env.table.seats)
        sitting = Sitting(name, env, [mine], {at: bots for at in range(env.table.seats) if at != mine}, self.begun)
        if len(self.kept) >= MOST_GAMES:
            del self.kept[next(iter(self.kept))]
        self.kept[name] = sitting
        sitting.let_bots_play()
        return f"This is {name}.\n" + self.look(name)

    def sitting(self, name: str) -> Sitting:
        """The game of a name."""
        if name not in self.kept:
            raise AvernusError(f"There is no game {shown(name)}; there are: {', '.join(self.kept) or 'none, begin one with new_game'}.")
        return self.kept[name]

    def look(self, name: str) -> str:
        """The table as your seat sees it, and what is asked of you."""
        sitting = self.sitting(name)
        env = sitting.env
        if env.over:
            assert env.table.result is not None
            return f"{env.picture(sitting.seats[0])}\n\n{env.table.speaker.result(env.table.result)}"
        return env.text(sitting.seats[0])

    def legal(self, name: str, prefix: str = "") -> str:
        """Your legal actions that begin with a prefix; where they are many, how they go on."""
        sitting = self.sitting(name)
        return "The game is over." if sitting.env.over else sitting.env.choices(sitting.seats[0], prefix)

    def play(self, name: str, action: str) -> str:
        """Play an action, in notation or in words. What happened until you are asked again; or why not, with the clause of the rules."""
        sitting = self.sitting(name)
        env = sitting.env
        if env.over:
            return "The game is over: " + self.look(name).rsplit("\n", 1)[-1]
        before = sum(env.refusals)
        answer = env.step(action)
        if sum(env.refusals) > before:
            return f"Refused, and nothing has changed: {answer}"
        sitting.heard += answer.splitlines()
        news = [*answer.splitlines(), *sitting.let_bots_play()]
        return "\n".join(news[-200:]) + ("\n" + self.look(name) if env.over else "\nIt is your turn: `look` shows the table.")

    def history(self, name: str, last: int = 50) -> str:
        """What has happened, as far as you may know, the latest last."""
        heard = self.sitting(name).heard
        return "\n".join(heard[-max(1, min(int(last), 1000)):]) or "Nothing has happened yet."

    def wait(self, name: str) -> str:
        """Let the others act until you are asked, where that has not happened yet, and hear of it."""
        sitting = self.sitting(name)
        news = sitting.let_bots_play()
        return "\n".join(news) or ("The game is over." if sitting.env.over else "You are asked already.")
