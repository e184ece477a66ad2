"""The game line by line: for any terminal, for pipes and for screen readers. No colours, no control codes, no guessing."""

from typing import Final, TextIO

from avernus.core.refusals import AvernusError
from avernus.core.seats import CLOCK, Action, Seat
from avernus.play.table import Table
from avernus.tui import rulebook
from avernus.tui.boards import Marks, as_text, draw
from avernus.tui.reading import choices, read
from avernus.tui.session import Session

COMMANDS: Final = ("help", "board", "list", "log", "undo", "hint", "rules", "save", "lang", "switch", "answers", "wait", "quit")
"""The commands in English, always understood; each language has its own words beside them (`ui-command-…`)."""
MOST_LISTED: Final = 40
"""A longer list of actions is cut; `list all` shows it whole."""
STALLED: Final = 100_000
"""After so many actions of bots in a row the game is given back."""


class Plain:
    """A game over two streams of text."""

    def __init__(self, session: Session, lines: TextIO, out: TextIO) -> None:
        self.session = session
        self.lines = lines
        self.out = out
        self.told = 0
        self.fresh = True
        self.switched = session.secretive
        self.over = False

    def run(self) -> int:
        """Play until the game is over, the person leaves, or the input ends. The exit code."""
        self.print(self.say("ui-welcome", title=self.session.speaker.title()))
        while not self.over:
            self.bots()
            self.tell()
            seat = self.session.person()
            if seat is None and self.session.table.result is None and self.session.wait() is not None:
                continue
            if seat is None or self.session.table.result is not None:
                self.finish()
                if not self.session.people:
                    break
            elif self.fresh:
                self.curtain(seat)
                self.ask(seat)
            self.fresh = False
            self.answer(seat)
        return 0

    # -- what happens -------------------------------------------------------------------------

    def bots(self) -> None:
        """Let the bots play until a person is to act."""
        for _ in range(STALLED):
            seat = self.session.bot()
            if self.session.answered():
                self.fresh = True
                continue
            if seat is None:
                return
            self.session.play(seat, self.session.choose(seat, self.session.table.state.copy()))
            self.fresh = True

    def answer(self, seat: Seat | None) -> None:
        """Read one line and do what it says."""
        self.out.write("> ")
        self.out.flush()
        line = self.lines.readline()
        if not line:
            self.print("", self.say("ui-goodbye-eof" if self.session.table.result is None else "ui-goodbye"))
            self.over = True
            return
        text = " ".join(line.split())
        if not text:
            return
        try:
            self.obey(seat, text)
        except AvernusError as error:
            self.print(str(error))

    def obey(self, seat: Seat | None, text: str) -> None:
        """Play an action or carry out a command."""
        word, _, rest = text.partition(" ")
        legal = [notation for _, _, notation in choices(self.session.table, seat)] if seat is not None else []
        command = self.command(word)
        if command is not None and text not in legal:
            getattr(self, f"do_{command}")(rest.strip())
            return
        if seat is None:
            raise AvernusError(self.say("ui-over-commands"))
        self.session.play(seat, read(self.session.table, seat, text))
        self.fresh = True

    def command(self, word: str) -> str | None:
        """The command that a word stands for in this language or in English."""
        wanted = word.casefold()
        for name in COMMANDS:
            if wanted == name or wanted in self.say(f"ui-command-{name}").split():
                return name
        return None

    # -- what is shown ------------------------------------------------------------------------

    def say(self, key: str, **params: object) -> str:
        """A sentence of the program."""
        return self.session.speaker.say(key, **params)

    def print(self, *lines: str) -> None:
        """Write lines."""
        self.out.write("".join(f"{line}\n" for line in lines))

    def tell(self) -> None:
        """Everything new in the log."""
        self.told = min(self.told, len(self.session.log))
        for entry in self.session.log[self.told:]:
            self.print(*self.session.told(entry, self.session.viewer))
        self.told = len(self.session.log)

    def ask(self, seat: Seat) -> None:
        """The board, the question, and the numbered answers."""
        self.do_board("")
        prompt = self.session.table.prompt(seat)
        self.print(self.say("ui-asked", seat=seat, question=self.session.speaker.prompt(prompt)))
        if self.session.speaker.catalogue.has(why := f"why-{prompt.code}"):
            self.print(f"{self.say(why)} ({prompt.params.get('clause', '')})")
        self.do_list("")

    def curtain(self, seat: Seat) -> None:
        """Where people have secrets, wait until the right one looks."""
        changed = self.session.turn_viewer() or self.switched
        self.switched = False
        if self.session.secretive and changed:
            self.print("\n" * 40 + self.say("ui-curtain", seat=seat))
            self.lines.readline()

    def finish(self) -> None:
        """How it ended."""
        result = self.session.table.result
        if result is not None and self.fresh:
            self.do_board("")
            self.print(self.session.speaker.result(result))
            if self.session.people:
                self.print(self.say("ui-over-commands"))
        self.fresh = False

    # -- commands -----------------------------------------------------------------------------

    def do_help(self, rest: str) -> None:
        """How to play here."""
        self.print(self.say("ui-plain-help"))
        self.print(*(f"  {self.usage(name)}" for name in COMMANDS if self.useful(name)))

    def useful(self, name: str) -> bool:
        """Can a command do anything in this game?"""
        game = self.session.table.game
        return {"wait": game.clock, "switch": game.simultaneous and len(self.session.people) > 1}.get(name, True)

    def usage(self, name: str) -> str:
        """One command and what it does."""
        return self.say("ui-usage", command=self.say(f"ui-command-{name}").split()[0], does=self.say(f"ui-does-{name}"))

    def do_board(self, rest: str) -> None:
        """The board as text."""
        self.print("", board_text(self.session.table, self.session.viewer), "")

    def do_list(self, rest: str) -> None:
        """The legal actions, numbered."""
        seat = self.session.person()
        if seat is None:
            raise AvernusError(self.say("ui-over-commands"))
        legal = choices(self.session.table, seat)
        numbered = list(enumerate(legal, 1))
        explained: dict[str, None] = {}
        if not rest and len(legal) > MOST_LISTED:
            explained = dict.fromkeys(how for action, _, _ in legal if (how := self.how(action)))
            numbered = [(number, choice) for number, choice in numbered if self.how(choice[0]) is None][:MOST_LISTED]
        for number, (_, words, notation) in numbered:
            self.print(f"{number:3}. {self.session.speaker.words(words)} ({notation})")
        self.print(*(f"  -  {how}" for how in explained))
        if len(numbered) < len(legal):
            self.print(self.say("ui-more", count=len(legal) - len(numbered)))

    def how(self, action: Action) -> str | None:
        """How actions of an open-ended kind are typed, where the game explains it: better than a list of hundreds."""
        verbs = self.session.table.game.verbs
        verb = verbs.verbs[action >> verbs.width]
        key = f"how-{verb.name}"
        return self.say(key) if verb.open and self.session.speaker.catalogue.has(key) else None

    def do_log(self, rest: str) -> None:
        """The whole log."""
        sentences = [sentence for entry in self.session.log for sentence in self.session.told(entry, self.session.viewer)]
        self.print(*(sentences or [self.say("ui-log-empty")]))

    def do_undo(self, rest: str) -> None:
        """Back to the last decision of a person."""
        if not self.session.undo():
            raise AvernusError(self.say("ui-nothing-to-undo"))
        self.print(self.say("ui-undone"))
        self.fresh = True

    def do_hint(self, rest: str) -> None:
        """What a bot would play."""
        seat = self.session.person()
        if seat is None:
            raise AvernusError(self.say("ui-over-commands"))
        self.print(self.say("ui-hint", words=self.session.words(self.session.hint(seat, self.session.table.state))))

    def do_rules(self, rest: str) -> None:
        """The rulebook at a clause: the one that is named, or that of the last refusal."""
        clause = rest or self.session.clause
        self.print(*rulebook.passage(self.session.table.game, self.session.speaker, clause))

    def do_save(self, rest: str) -> None:
        """Write the game to a file."""
        name = rest[1:-1] if len(rest) > 1 and rest[0] == rest[-1] and rest[0] in "'\"" else rest
        if not name:
            raise AvernusError(self.say("ui-save-how", file=f"{self.session.table.game.id}.avn"))
        path = self.session.save(name)
        self.print(self.say("ui-saved", file=str(path)))

    def do_lang(self, rest: str) -> None:
        """Another language."""
        lang = rest.casefold()
        known = self.session.languages()
        if lang not in known:
            raise AvernusError(self.say("ui-languages", languages=", ".join(known)))
        self.session.speak(lang)
        self.fresh = True

    def do_switch(self, rest: str) -> None:
        """Let another person act, where several may."""
        if not self.session.switch():
            raise AvernusError(self.say("ui-nobody-else"))
        self.switched = self.fresh = True

    def do_answers(self, rest: str) -> None:
        """The answers in advance of whoever is asked, or one of them turned on or off."""
        seat, standing = self.session.person(), self.session.standing
        if seat is None or not standing.names:
            raise AvernusError(self.say("ui-no-answers"))
        if rest:
            if not rest.isdecimal() or not 1 <= int(rest) <= len(standing.names):
                raise AvernusError(self.say("ui-answers-how", count=len(standing.names)))
            standing.switch(seat, standing.names[int(rest) - 1])
            self.fresh = True
        for number, name in enumerate(standing.names, 1):
            self.print(f"{number:3}. [{'x' if standing.on(seat, name) else ' '}] {self.say(f'answer-{name}')}")

    def do_wait(self, rest: str) -> None:
        """Let time pass, in games with a clock."""
        if CLOCK not in self.session.table.actors or self.session.wait() is None:
            raise AvernusError(self.say("ui-no-clock"))
        self.fresh = True

    def do_quit(self, rest: str) -> None:
        """Leave."""
        self.print(self.say("ui-goodbye"))
        self.over = True


def board_text(table: Table, viewer: Seat | None) -> str:
    """A table's board in letters, as a seat or a spectator (`None`) sees it."""
    return "\n".join(as_text(draw(table.game.folder, table.view(viewer), table.speaker, Marks(plain=True, width=78))))


def play_plain(session: Session, lines: TextIO, out: TextIO) -> int:
    """Play over two streams; the exit code."""
    game = Plain(session, lines, out)
    try:
        return game.run()
    except KeyboardInterrupt:
        game.print("", game.say("ui-goodbye"))
        return 130


