"""The game line by line: for any terminal, for pipes and for screen readers. No colours, no control codes, no guessing."""

from difflib import SequenceMatcher
from typing import Final, TextIO

from avernus.core.picture import Marks, Picture
from avernus.core.refusals import AvernusError
from avernus.core.seats import Seat
from avernus.play.table import Table
from avernus.tui import rulebook
from avernus.tui.boards import as_text
from avernus.tui.phrases import about, listed, named
from avernus.tui.reading import verb_of
from avernus.tui.sitting import Sitting, spoken_choice
from avernus.tui.walk import Words

COMMANDS: Final = ("help", "board", "list", "log", "undo", "hint", "about", "rules", "save", "lang", "switch", "answers", "wait", "quit")
"""The commands in English, always understood; each language has its own words beside them (`ui-command-…`)."""
MOST_LISTED: Final = 40
"""A longer list of actions is cut; `list all` shows it whole."""
WIDTH: Final = 78
"""Columns of the board."""
INTERRUPTED: Final = 130
STALLED: Final = 100_000
"""After so many actions of bots in a row the game is given back."""


class Plain:
    """A game over two streams of text."""

    def __init__(self, session: Sitting, lines: TextIO, out: TextIO) -> None:
        self.session = session
        self.lines = lines
        self.out = out
        self.told = 0
        self.shown: tuple[Seat | None, list[str]] = (None, [])
        """Who was shown which board last."""
        self.fresh = True
        self.switched = session.secretive
        self.over = False

    def run(self) -> int:
        """Play until the game is over, the person leaves, or the input ends. The exit code."""
        self.print(self.say("ui-welcome", title=self.session.speaker.title()))
        sure = False
        while not self.over:
            try:
                self.turn()
                sure = False
            except KeyboardInterrupt:
                if sure or self.session.over or not self.session.log:
                    self.print("")
                    self.goodbye()
                    return INTERRUPTED
                sure = True
                self.print("", self.say("ui-leave-plain"))
        return 0

    def turn(self) -> None:
        """What happens until a person has answered one line."""
        self.fresh = self.session.take() or self.fresh
        self.bots()
        self.tell()
        seat = self.session.person()
        if seat is None and not self.session.over and (self.session.wait() is not None or self.session.attend()):
            self.fresh = True
            return
        if seat is None or self.session.over:
            self.finish()
            if not self.session.people:
                self.over = True
                return
        elif self.fresh:
            self.curtain(seat)
            self.ask(seat)
        self.fresh = False
        self.answer(seat)

    def goodbye(self) -> None:
        """The last line, and how to come back."""
        self.print(*filter(None, [self.session.farewell()]), self.say("ui-goodbye"))

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
            self.session.play(seat, self.session.choose(seat, self.session.thought()))
            self.fresh = True

    def answer(self, seat: Seat | None) -> None:
        """Read one line and do what it says."""
        self.out.write("> ")
        self.out.flush()
        line = self.lines.readline()
        if not line:
            self.print("")
            self.goodbye()
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
        legal = [notation for _, _, notation in self.session.choices(seat)] if seat is not None else []
        command = self.command(word)
        if command is not None and text not in legal:
            getattr(self, f"do_{command}")(rest.strip())
            return
        if seat is None:
            raise AvernusError(self.say("ui-over-commands"))
        self.session.play(seat, self.session.read(seat, text))
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
        if self.session.trouble:
            self.print(self.session.trouble)
            self.session.trouble = ""

    def ask(self, seat: Seat) -> None:
        """What has changed on the board, the question, and the numbered answers."""
        self.look()
        self.print(self.say("ui-asked", seat=seat, question=self.session.question(seat)), *filter(None, [self.session.reason(seat)]))
        self.do_list("")

    def look(self) -> None:
        """The board: whole for whoever has not seen it yet, else the rows that have changed."""
        viewer, before = self.shown
        rows = self.board()
        if not before or (self.session.game.hidden and viewer != self.session.viewer):
            self.do_board("")
            return
        self.shown = self.session.viewer, rows
        changed = [
            row for tag, _, _, first, last in SequenceMatcher(None, before, rows, autojunk=False).get_opcodes()
            if tag != "equal" for row in rows[first:last]
        ]
        self.print("", *changed, *([""] if changed else []))

    def board(self) -> list[str]:
        """The board in letters, row by row."""
        return as_text(self.picture())

    def picture(self) -> Picture:
        """The board."""
        session = self.session
        return session.game.picture(session.view(session.viewer), session.speaker, Marks(plain=True, width=WIDTH))

    def curtain(self, seat: Seat) -> None:
        """Where people have secrets, wait until the right one looks."""
        changed = self.session.turn_viewer() or self.switched
        self.switched = False
        if self.session.secretive and changed:
            self.print("\n" * 40 + self.say("ui-curtain", seat=seat))
            self.lines.readline()

    def finish(self) -> None:
        """How it ended."""
        if self.session.over and self.fresh:
            self.do_board("")
            self.print(self.session.ending())
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
        game = self.session.game
        return {"wait": game.clock, "switch": game.simultaneous and len(self.session.people) > 1}.get(name, True)

    def usage(self, name: str) -> str:
        """One command and what it does."""
        return self.say("ui-usage", command=self.say(f"ui-command-{name}").split()[0], does=self.say(f"ui-does-{name}"))

    def do_board(self, rest: str) -> None:
        """The board as text."""
        self.shown = self.session.viewer, self.board()
        self.print("", *self.shown[1], "")

    def do_list(self, rest: str) -> None:
        """The legal actions, numbered."""
        seat = self.session.person()
        if seat is None:
            raise AvernusError(self.say("ui-over-commands"))
        legal = self.session.choices(seat)
        numbered = list(enumerate(legal, 1))
        explained: dict[str, None] = {}
        if not rest and len(legal) > MOST_LISTED:
            explained = dict.fromkeys(how for _, words, _ in legal if (how := self.how(words)))
            numbered = [(number, choice) for number, choice in numbered if self.how(choice[1]) is None][:MOST_LISTED]
        for number, (_, words, notation) in numbered:
            self.print(f"{number:3}. {listed(self.session.game, self.session.speaker, words, notation)}")
        self.print(*(f"  -  {how}" for how in explained))
        if len(numbered) < len(legal):
            self.print(self.say("ui-more", count=len(legal) - len(numbered)))

    def how(self, words: Words) -> str | None:
        """How actions of an open-ended kind are typed, where the game explains it: better than a list of hundreds."""
        verb = verb_of(self.session.game, words)
        key = f"how-{verb.name}" if verb is not None and verb.open else ""
        return self.say(key) if key and self.session.speaker.catalogue.has(key) else None

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
        self.print(self.say("ui-hint", words=spoken_choice(self.session, seat, self.session.hint(seat))))

    def do_about(self, rest: str) -> None:
        """What is written on a card, or about a demon."""
        seat = self.session.person()
        known = [word for _, words, _ in (self.session.choices(seat) if seat is not None else []) for word in words]
        known += [word for row in self.picture() for stretch in row for word in stretch.words]
        word = named(self.session.speaker, rest, known) if rest else None
        if word is None:
            raise AvernusError(self.say("ui-nothing-about"))
        self.print(*about(self.session.speaker, word))

    def do_rules(self, rest: str) -> None:
        """The rulebook at a clause: the one that is named, or that of the last refusal."""
        clause = rest or self.session.clause
        self.print(*rulebook.passage(self.session.game, self.session.speaker, clause))

    def do_save(self, rest: str) -> None:
        """Write the game to a file."""
        name = rest[1:-1] if len(rest) > 1 and rest[0] == rest[-1] and rest[0] in "'\"" else rest
        if not name:
            raise AvernusError(self.say("ui-save-how", file=f"{self.session.game.id}.avn"))
        self.print(self.say("ui-saved", file=self.session.save(name)))

    def do_lang(self, rest: str) -> None:
        """Another language."""
        lang = rest.casefold()
        known = self.session.languages()
        if lang not in known:
            raise AvernusError(self.say("ui-languages", languages=", ".join(known)))
        self.session.speak(lang)
        self.fresh, self.shown = True, (None, [])

    def do_switch(self, rest: str) -> None:
        """Let another person act, where several may."""
        if not self.session.switch():
            raise AvernusError(self.say("ui-nobody-else"))
        self.switched = self.fresh = True

    def do_answers(self, rest: str) -> None:
        """The answers in advance of whoever is asked, or one of them turned on or off."""
        seat = self.session.person()
        known = self.session.answers(seat) if seat is not None else []
        if seat is None or not known:
            raise AvernusError(self.say("ui-no-answers"))
        if rest:
            if not rest.isdecimal() or not 1 <= int(rest) <= len(known):
                raise AvernusError(self.say("ui-answers-how", count=len(known)))
            self.session.switch_answer(seat, known[int(rest) - 1][0])
            self.fresh = True
        for number, (name, on) in enumerate(self.session.answers(seat), 1):
            self.print(f"{number:3}. [{'x' if on else ' '}] {self.say(f'answer-{name}')}")

    def do_wait(self, rest: str) -> None:
        """Let time pass, in games with a clock."""
        if self.session.wait() is None:
            raise AvernusError(self.say("ui-no-clock"))
        self.fresh = True

    def do_quit(self, rest: str) -> None:
        """Leave."""
        self.goodbye()
        self.over = True


def board_text(table: Table, viewer: Seat | None) -> str:
    """A table's board in letters, as a seat or a spectator (`None`) sees it."""
    return "\n".join(as_text(table.game.picture(table.view(viewer), table.speaker, Marks(plain=True, width=WIDTH))))


def play_plain(session: Sitting, lines: TextIO, out: TextIO) -> int:
    """Play over two streams; the exit code."""
    return Plain(session, lines, out).run()
