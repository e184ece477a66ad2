"""Positions and records without a table, worked out in a process of its own: what takes long keeps nobody else waiting."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from msgspec import Raw

from avernus.analysis import Effort, Option, alternatives, points, review, steps, value, why
from avernus.analysis.showing import Step
from avernus.core.events import Event
from avernus.core.game import Game
from avernus.core.record import LONGEST_LINE, BadRecord, Line, Record, read, surviving
from avernus.core.refusals import AvernusError, Refusal
from avernus.core.seats import CHANCE, CLOCK, Action
from avernus.core.state import State
from avernus.games import find as find_game
from avernus.games import names
from avernus.play.entries import Refused
from avernus.play.serialize import encode
from avernus.play.table import Table, new_table, replay, replay_line
from avernus.play.verify import verify
from avernus.server import wire
from avernus.server.socket.refusing import refusal_of
from avernus.server.tables.bot_pool import asked
from avernus.server.tables.cancelling import still_wanted
from avernus.server.telling import views
from avernus.server.telling.sentences import TableSpeaker, refusal_sentence

MOST_LINES: Final = 20_000
MOST_JUDGED: Final = 4_000
"""Actions of a record that is judged decision by decision; longer ones are for `avernus analyse`."""
EFFORT: Final = Effort(nodes=8_000, playouts=300, worlds=2)
"""What a guest of a server is given for each of them."""
ONE: Final = Effort(nodes=40_000, playouts=1_000, worlds=4)
"""The same for one position that somebody looks at."""

Answer = tuple[bytes | None, tuple[str, str, dict[str, Any], str] | None]
"""What was asked for as JSON; or a refusal: code, clause, parameters and sentence."""


def study(work: Callable[..., Any], lang: str, *args: Any) -> Answer:
    """In the worker: the answer, in a shape that can be sent between processes."""
    try:
        return encode(work(*args)), None
    except AvernusError as error:
        refusal: Refusal = refusal_of(error)
        sentence = refusal_sentence(lang, refusal, getattr(error, "speaker", None))
        return None, (refusal.code, refusal.clause, refusal.params, sentence)


def parsed(row: str, number: int) -> Line:
    """One line as a record writes it."""
    if row[:1] in ("*", "@"):
        return Line(CHANCE if row[0] == "*" else CLOCK, row[1:].strip(), number)
    seat, _, text = row.partition(" ")
    if len(seat) != 1 or not seat.isdecimal() or not seat.isascii() or not text.strip() or len(row) > LONGEST_LINE:
        raise BadRecord(number, f"{row[:60]!r} is not a seat and an action.")
    return Line(int(seat), text.strip(), number)


def given(wanted: wire.Analyse) -> tuple[Record, list[Line]]:
    """The record that was sent, or the one that was described."""
    if wanted.record is not None:
        record = read(wanted.record)
        lines = surviving(record.lines)
    elif wanted.game is not None and wanted.game in names():
        start, seats = wanted.position, wanted.seats or 0
        record = Record(game=wanted.game, rules=wanted.rules or 1, seats=seats, options=wanted.options, position=start)
        lines = [parsed(row, number) for number, row in enumerate(wanted.lines, start=1)]
    else:
        raise Refused("no-such-game")
    if wanted.at is not None:
        lines = lines[:wanted.at]
    if len(lines) > MOST_LINES:
        raise Refused("too-long", most=MOST_LINES)
    return record, lines


def played(wanted: wire.Analyse) -> tuple[Table, list[Event], list[str]]:
    """The table after those lines, the events of the last ones, and what chance was asked to bring beyond them."""
    record, lines = given(wanted)
    if wanted.record is not None or wanted.rules is not None:  # under the rules of then
        record.lines, record.secret = [], None  # without its secret chance is asked anew
        table = replay(record)
    else:
        table = new_table(record.game, wanted.seats, options=record.options, position=record.position, settle_chance=False)
    since = len(lines) - 1 if wanted.since is None else wanted.since
    events: list[Event] = []
    for index, line in enumerate(lines):
        if index == len(lines) - 1:
            judge(table, line, wanted.lang)
        replay_line(table, line, events if index >= since else None)
    if wanted.words:
        point_at(table, wanted.seat, wanted.words, wanted.lang)
    first = len(table.record.lines)
    if wanted.draw is not None and table.state.mover() == CHANCE:
        events.clear()
        table.draw(events)
        if wanted.draw == "all":
            table.settle_chance(events)
    return table, events, [f"* {line.text}" for line in table.record.lines[first:] if isinstance(line, Line)]


def judge(table: Table, line: Line, lang: str) -> None:
    """The last line is what a person just tried, and the rules answer it themselves."""
    action = table.game.read(table.state, line.seat, line.text) if line.seat >= 0 else None
    refusal = None if action is None else table.state.refusal(line.seat, action)
    if refusal is not None:
        error = Refused.by(refusal)
        error.speaker = TableSpeaker(table.game, table.seats, lang, []).speaker
        raise error


def point_at(table: Table, seat: int | None, words: list[str], lang: str) -> None:
    """What a person pointed at that is no legal action: the rules say why."""
    actor = next(iter(table.state.actors()), CHANCE) if seat is None else seat
    try:
        action = table.match.understand(table.state, actor, words)
        refusal = table.match.judge(table.state, actor, action)
        if refusal is not None:
            raise Refused.by(refusal)
    except Refused as error:
        error.speaker = TableSpeaker(table.game, table.seats, lang, []).speaker
        raise


def possibility(game: Game, state: State, action: Action, weight: int) -> list[Any]:
    """What chance can bring: notation, weight, words."""
    words = [[str(word), word.kind] for word in game.words(state, action)]
    return [game.write(state, CHANCE, action), weight, words]


def analyse(wanted: wire.Analyse, meant: str | None = None) -> Any:
    """A position, judged, with a hint if one is asked for; `meant`: what its bot is to this server."""
    table, events, drawn = played(wanted)
    state, game, seat, notation = table.state, table.game, wanted.seat, table.match.notation
    if seat is not None and seat >= table.seats:
        raise Refused("no-such-seat", number=seat)
    voice = TableSpeaker(game, table.seats, wanted.lang, [])
    viewer = seat if seat is not None else next((actor for actor in state.actors() if actor >= 0), None)
    acting = viewer is not None and viewer in state.actors()
    legal = state.legal(viewer) if acting and viewer is not None else []
    prompt = state.prompt(viewer)
    result = state.result()
    hint = None
    if wanted.bot is not None and acting and viewer is not None:
        hint = Raw(notation.spelled(state, viewer, asked(game, state.copy(), viewer, meant or wanted.bot, seed=0)))
    return {
        "game": game.id, "seats": table.seats, "seat": viewer, "view": state.view(viewer),
        "legal": [Raw(notation.spelled(state, viewer or 0, action)) for action in legal],
        "open": game.verbs.open_names if acting else [],
        "prompt": {"code": prompt.code, "params": prompt.params, "sentence": voice.prompt(prompt)},
        "waiting": list(state.waiting(viewer)), "position": game.write_position(state),
        "outcomes": [possibility(game, state, action, weight) for action, weight in state.outcomes()],
        "drawn": drawn, "state": state.dump(),
        "result": None if result is None else result.dump(), "hint": hint,
        "value": valued(game, state, voice) if wanted.value else None,
        "events": views.shown_events(events, viewer, voice),
    }


def judge_all(wanted: wire.Analyse) -> Any:
    """A record or a line, judged decision by decision."""
    record, lines = given(wanted)
    rules = find_game(record.game)
    started = replace(
        record, lines=list(lines), secret=None, seats=record.seats or rules.seats.start,
        rules=record.rules if wanted.record is not None or wanted.rules is not None else rules.rules,
    )
    if len(lines) > MOST_JUDGED:
        raise Refused("too-long", most=MOST_JUDGED)
    found = review(started, EFFORT, shown=still_wanted)
    voice = TableSpeaker(rules, found.seats, wanted.lang, [])
    costliest = {str(seat): [one.index for one in found.costliest(seat)] for seat in range(found.seats)}
    worst = {index for indexes in costliest.values() for index in indexes}
    states = {point.index: point.state for point in points(started)[1] if point.index in worst}
    return {
        "game": found.game, "seats": found.seats, "basis": found.basis, "turning_points": found.turning_points(),
        "shares": {str(index): one.shares for index, one in found.values.items()},
        "spread": {str(index): one.spread for index, one in found.values.items()},
        "decisions": [
            {"index": one.index, "seat": one.seat, "action": one.action, "cost": one.cost, "best": one.best, "reason": one.reason,
             "clause": one.clause, "sentence": why(voice.speaker, one), "before": one.before, "after": one.after,
             **foreseen(rules, states.get(one.index), one.line, found.values[one.index].options, EFFORT, voice)}
            for one in found.decisions
        ],
        "costliest": costliest,
    }


def valued(game: Game, state: State, voice: TableSpeaker) -> dict[str, Any]:
    """What a position is worth, with the best line and the alternatives."""
    found = value(game, state, ONE)
    return {
        "shares": found.shares, "spread": found.spread, "basis": found.basis, "proved": found.proved,
        **foreseen(game, state, found.line, found.options, ONE, voice),
    }


def foreseen(
    game: Game, state: State | None, line: list[str], options: list[Option], effort: Effort, voice: TableSpeaker,
) -> dict[str, Any]:
    """A line and alternatives from a position, each step with its sentences; nothing where there is no position."""
    def told(step: Step) -> dict[str, Any]:
        return {"seat": step.seat, "action": step.action, "words": step.words, "events": views.shown_events(step.events, step.seat, voice)}

    if state is None:
        return {"line": [], "options": []}
    return {
        "line": [told(step) for step in steps(game, state, line, effort)],
        "options": [{"share": one.share, "step": told(one.step)} for one in alternatives(game, state, options, effort)],
    }


def check(text: str) -> Any:
    """Check a whole record."""
    verdict = verify(read(text))
    return {
        "verdict": "in order", "actions": verdict.actions, "draws": verdict.draws, "secret_known": verdict.secret_known,
        "finished": verdict.finished, "sealed": verdict.sealed,
    }


def draws_of(text: str) -> dict[str, Any]:
    """What chance could bring at each draw, by the rules alone; up to the first line that they refuse."""
    record = read(text)
    lines, record.lines, record.secret = record.lines, [], None
    table = replay(record)
    draws: list[list[list[Any]]] = []
    problem = None
    for line in lines:
        chance = isinstance(line, Line) and line.seat == CHANCE
        outcomes = [[table.game.write(table.state, CHANCE, action), weight] for action, weight in table.state.outcomes()] if chance else []
        if chance and outcomes:
            draws.append(outcomes)
        try:
            replay_line(table, line)
        except BadRecord as error:
            problem = str(error)
            break
    actions = sum(isinstance(line, Line) for line in lines)
    return {"draws": draws, "problem": problem, "actions": actions, "finished": table.result is not None}
