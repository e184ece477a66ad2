"""A seat at a server's table: the server judges and speaks, we show and ask."""

import contextlib
import getpass
import json
import queue
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from avernus.core.actions import Word
from avernus.core.events import Event, Prompt
from avernus.core.fair import sealed
from avernus.core.refusals import AvernusError, IllegalAction
from avernus.core.result import Result
from avernus.core.seats import CHANCE, Action, Seat
from avernus.games import find
from avernus.store.sqlite import default_path
from avernus.tui.reading import by_number, by_seats, by_words, tidy
from avernus.tui.sitting import Choice, Entry, Sitting
from avernus.tui.walk import Words
from avernus.tui.wire import Address, Line, Message, Unheard

HINT: Final = "greedy"
NAME: Final = 40
"""Characters of a name."""


def tokens_file() -> Path:
    """Where the secrets of our seats are kept, so that a closed terminal loses no seat."""
    return Path(default_path()).parent / "seats.json"


def known_seats() -> dict[str, Message]:
    """By link: the seat that we hold and its token."""
    try:
        found = json.loads(tokens_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def remember(link: str, mine: Message | None) -> None:
    """Keep a seat's secrets, or forget them; nobody else may read the file."""
    known = {kept: seat for kept, seat in known_seats().items() if kept != link} | ({} if mine is None else {link: mine})
    tokens_file().parent.mkdir(parents=True, exist_ok=True)
    fresh = tokens_file().with_suffix(".new")
    fresh.touch(mode=0o600)
    fresh.write_text(json.dumps(known), encoding="utf-8")
    fresh.replace(tokens_file())


def join(link: str, lang: str, name: str | None = None, seat: Seat | None = None, watch: bool = False) -> "RemoteSitting":
    """Sit down at a table, come back to the seat that we hold there, or look on; `AvernusError` if none of it is possible."""
    address = Address(link)
    info: Message = json.loads(address.ask(f"?lang={lang}"))
    game = find(info["game"])
    mine = None if watch else known_seats().get(address.link)
    if (mine is None or mine["seat"] is None) and not watch and info["status"] != "over":
        mine = sit(address, lang, name or own_name(), seat, mine)
    if mine is not None and mine["seat"] is None:
        mine = None
    return RemoteSitting(address, game.id, len(info["seats"]), lang, mine)


def sit(address: Address, lang: str, name: str, seat: Seat | None, asked: Message | None = None) -> Message:
    """Take an empty seat. Its secrets are kept before they are sent: whoever has not heard the answer asks again with the same."""
    mine = asked or {"seat": None, "token": secrets.token_urlsafe(32), "nonces": [secrets.token_urlsafe(24)], "shown": {}}
    body: Message = {"name": name[:NAME], "commit": sealed(mine["nonces"][0]), "token": mine["token"], "lang": lang}
    if seat is not None:
        body["seat"] = seat
    with contextlib.suppress(OSError):  # the game can be played all the same
        remember(address.link, mine)
    try:
        got: Message = json.loads(address.ask("/seats", body))
    except Unheard:
        raise
    except AvernusError:
        with contextlib.suppress(OSError):
            remember(address.link, None)
        raise
    mine["seat"] = got["seat"]
    with contextlib.suppress(OSError):
        remember(address.link, mine)
    return mine


def own_name() -> str:
    """What this machine calls its user."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "avernus"


class RemoteSitting(Sitting):
    """One seat, or a spectator, at a table of a server."""

    def __init__(self, address: Address, game: str, seats: int, lang: str, mine: Message | None) -> None:
        self.address = address
        self.mine = mine
        self.token: str | None = mine["token"] if mine else None
        self.people = [mine["seat"]] if mine else []
        self.viewer = mine["seat"] if mine else None
        self.log = []
        self.typed: list[str] = []
        self.told_of: Message = {}
        """What the server has told about the table, the newest of each kind."""
        self.line: Line | None = None
        super().__init__(find(game), seats, lang)
        self.line = Line(address, [self.token] if self.token else [], lang)
        while not self.told_of:
            self.attend()

    # -- hearing ------------------------------------------------------------------------------

    def listen(self, heard: Callable[[], None]) -> None:
        """Call this, in another thread, whenever the server has said something."""
        assert self.line is not None
        self.line.heard = heard
        heard()

    def attend(self) -> bool:
        """Wait until the server says something."""
        assert self.line is not None
        while True:
            with contextlib.suppress(queue.Empty):
                self.hear(self.line.inbox.get(timeout=0.5))
                self.take()
                return True

    def take(self) -> bool:
        """Hear all that has been said; `False` if that is nothing."""
        changed = False
        while self.line is not None and not self.line.inbox.empty():
            self.hear(self.line.inbox.get())
            changed = True
        return changed

    def hear(self, message: Message) -> None:
        """One message of the server."""
        kind = message.get("type")
        if kind == "lost":
            say = self.speaker.say
            raise AvernusError(say(message["code"]) if message["code"] else say("ui-lost", link=self.address.link))
        if kind == "state":
            self.told_of = dict(message)
            self.log = []
            for told in message["log"]:
                self.enter(told.get("seat", CHANCE), told.get("line") or "", told.get("events", []), told.get("chat"))
        elif kind in ("event", "news"):
            if message["from"] != self.told_of.get("version") and self.line is not None:
                self.line.send(resync=True)
                return
            self.told_of.update({key: value for key, value in message.items() if key not in ("type", "events", "lines", "from")})
            lines = message.get("lines") or [[CHANCE, ""]]
            if "back" in message:
                self.enter(CHANCE, "", [{"name": "back", "clause": "", "params": {}, "sentence": self.speaker.say("ui-undone")}], None)
            elif kind == "event":
                self.enter(lines[0][0], lines[0][1], message["events"], None)
            elif message.get("chat") and message["what"] == "chat":
                self.enter(CHANCE, "", [], message["chat"])
        if "table" in message:
            self.reveal(message["table"])
            self.names = [seat["name"] for seat in message["table"]["seats"]]
            super().speak(self.language)

    def reveal(self, table: Message) -> None:
        """Everybody has sat down: show our nonce, once and beside one list of commitments alone (docs/records.md)."""
        mine, awaited = self.mine, table.get("awaited")
        if mine is None or self.line is None or not awaited or mine["seat"] not in awaited["seats"]:
            return
        commits = [seat["commit"] for seat in table["seats"] if seat["commit"]]
        own = next((nonce for nonce in mine.get("nonces", []) if sealed(nonce) == table["seats"][mine["seat"]]["commit"]), None)
        beside = " ".join([table["commit"], *commits])
        if own is None or mine["shown"].get(own, beside) != beside:
            return
        following = mine.setdefault("next", {}).setdefault(own, secrets.token_urlsafe(24))
        mine["shown"][own] = beside
        mine["nonces"] = list(dict.fromkeys([*mine["nonces"], following]))
        with contextlib.suppress(OSError):
            remember(self.address.link, mine)
        with contextlib.suppress(AvernusError):  # a broken line comes back with a state, and this is done again
            self.line.send(reveal=own, next=sealed(following), ref=f"n-{sealed(own)[-16:]}")

    def enter(self, seat: Seat, notation: str, events: list[Message], chat: Message | None) -> None:
        """Write something into the log."""
        if chat is not None:
            events = [{"name": "chat", "clause": "", "params": {}, "sentence": f"{chat['name']}: {chat['text']}"}]
        if events:
            named = tuple(Event(event["name"], event.get("clause", ""), event.get("params", {})) for event in events)
            said = tuple(event.get("sentence") or "" for event in events)
            shown = notation if notation != "?" else ""
            self.log.append(Entry(len(self.log), seat, shown, named, frozenset({self.viewer}), said))

    # -- looking ------------------------------------------------------------------------------

    def speak(self, lang: str) -> None:
        """Change the language, the server's too."""
        super().speak(lang)
        if self.line is not None:
            self.line.lang = lang
            self.line.send(lang=lang)
            self.line.send(resync=True)

    @property
    def over(self) -> bool:
        """Has it ended, by the rules or otherwise?"""
        return self.told_of.get("status") == "over"

    @property
    def outcome(self) -> Message:
        """How it ended."""
        return self.told_of.get("outcome") or self.told_of.get("table", {}).get("outcome") or {}

    @property
    def result(self) -> Result | None:
        """The ranking, where the rules gave one."""
        found = self.outcome.get("result")
        if not self.over or not found:
            return None
        scores = tuple(found["scores"]) if found.get("scores") else None
        return Result(tuple(found["ranks"]), found["reason"], found["clause"], scores)

    def ending(self) -> str:
        """How it ended, in the server's words."""
        return str(self.outcome.get("sentence") or self.speaker.say("ui-is-over")) if self.over else ""

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Whether we may act: there is something that we may play."""
        return tuple(self.people) if self.told_of.get("legal") or self.told_of.get("open") else ()

    def view(self, viewer: Seat | None) -> dict[str, Any]:
        """What the server shows us."""
        return self.told_of.get("view") or {}

    def prompt(self, viewer: Seat | None) -> Prompt:
        """The question now open."""
        asked = self.told_of.get("prompt") or {}
        return Prompt(asked.get("code", ""), asked.get("params", {}))

    def question(self, viewer: Seat | None) -> str:
        """The question in the server's words; before the game, for whom the table waits."""
        asked = self.told_of.get("prompt")
        if asked:
            return str(asked["sentence"])
        table = self.told_of.get("table", {})
        said = [self.speaker.say("ui-table-open", link=self.address.link)]
        if table.get("awaited"):
            said = [self.speaker.say("ui-awaited", names=", ".join(map(self.speaker.seat, table["awaited"]["seats"])))]
        return " ".join(said + ([self.speaker.say("ui-from-position")] if table.get("from_position") else []))

    def waiting(self) -> list[Seat]:
        """Whom the server waits for."""
        return list(self.told_of.get("waiting", []))

    def player(self, seat: Seat) -> str:
        """A bot of some level, somebody here, somebody elsewhere, or nobody yet."""
        one = self.told_of["table"]["seats"][seat] if "table" in self.told_of else {"kind": "empty"}
        if one["kind"] == "bot":
            return self.speaker.say("ui-bot", level=one["bot"])
        keys = {"empty": "ui-empty", "person": "ui-you" if seat in self.people else "ui-elsewhere"}
        return self.speaker.say(keys[one["kind"]])

    def farewell(self) -> str:
        """That the seat stays ours."""
        return self.speaker.say("ui-seat-kept", link=self.address.link) if self.people and not self.over else ""

    def choices(self, seat: Seat) -> list[Choice]:
        """What the server says is legal."""
        legal = self.told_of.get("legal", []) if seat in self.people else []
        return [(at, tuple(Word(text, kind) for text, kind in words), notation) for at, (notation, words) in enumerate(legal)]

    def words(self, action: Action) -> Words:
        """The words of a legal action."""
        return self.choices(self.people[0])[action][1]

    def read(self, seat: Seat, text: str) -> Action:
        """The legal action that a line means; else the line as it is, for the server to judge."""
        line, legal = tidy(text), self.choices(seat)
        listed = by_number(legal, line)
        if listed is not None:
            return listed
        try:
            return by_words(self.game, self.speaker, legal, line)
        except IllegalAction:
            self.typed = [by_seats(self.speaker, line)]
            return len(legal)

    # -- playing ------------------------------------------------------------------------------

    def command(self, **message: Any) -> Message:
        """The answer to a command; `AvernusError` in the server's words if it is refused."""
        assert self.line is not None
        answer = self.line.ask(**message)
        if answer["type"] == "refused":
            self.clause = answer.get("clause") or self.clause
            raise AvernusError(answer["sentence"])
        self.take()
        return answer

    def play(self, seat: Seat, action: Action) -> None:
        """Play an action, or a line that only the server can judge."""
        legal = self.told_of.get("legal", [])
        self.command(do=legal[action][0] if action < len(legal) else self.typed[0])

    def hint(self, seat: Seat) -> Words:
        """What a bot of the server would play."""
        return tuple(Word(text, kind) for text, kind in self.command(hint=HINT)["action"][1])

    def undo(self) -> bool:
        """Take back one's own last action, where that is free."""
        if not self.told_of.get("undo"):
            return False
        self.command(undo=True)
        return True

    def save(self, name: str) -> str:
        """Write the record as far as we may know it."""
        path = Path(name).expanduser()
        try:
            path.write_text(self.address.ask("/record", token=self.token), encoding="utf-8")
        except OSError as error:
            raise AvernusError(self.speaker.say("ui-not-saved", file=name[:80], reason=error.strerror or str(error))) from None
        return str(path)

    def answers(self, seat: Seat) -> list[tuple[str, bool]]:
        """The server answers formalities by itself; others are left in the browser."""
        return []

    def switch_answer(self, seat: Seat, name: str) -> None:
        """There are none here."""

    def close(self) -> None:
        """Hang up; the seat stays ours."""
        if self.line is not None:
            self.line.close()
