"""Notation and words: every action has its own, and they lead back to it."""

from random import Random

from avernus.conformance.cases import Case
from avernus.conformance.probes import some
from avernus.conformance.random_play import walk_of
from avernus.conformance.suite import every_case
from avernus.core import record as records
from avernus.core.actions import Word
from avernus.core.record import Line
from avernus.core.seats import CHANCE
from avernus.core.state import State


def playable(state: State, seat: int, most: int = 60) -> list[int]:
    """Actions of a seat that may act; outcomes, for chance."""
    actions = [action for action, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)
    return some(actions, Random(10), most)


@every_case
def notation_leads_back_to_the_action(case: Case) -> None:
    game = case.game
    for moment in walk_of(case).moments:
        for seat in moment.state.actors():
            texts = {action: game.write(moment.state, seat, action) for action in playable(moment.state, seat)}
            assert {a: game.read(moment.state, seat, text) for a, text in texts.items()} == {a: a for a in texts}
            assert len(set(texts.values())) == len(texts)


@every_case
def notation_survives_a_line_of_the_record(case: Case) -> None:
    for moment in walk_of(case).moments:
        text = case.game.write(moment.state, moment.seat, moment.action)
        assert text != "?" and len(text) <= records.LONGEST_LINE - 3
        head = records.Record(case.game.id, case.game.rules, case.seats).header()
        again = records.read(f"{head}\n{records.write_line(Line(moment.seat, text))}\n")
        assert again.lines == [Line(moment.seat, text, 2)]


@every_case
def nonsense_is_no_notation(case: Case) -> None:
    state = case.new()
    for text in ("", " ", "?", "nonsense", "\x00", "²", "💀", "9" * 300, "-", "{}", "Td3:w\n", "*", "\ud800"):
        for seat in (-2, -1, 0, 1):
            action = case.game.read(state, seat, text)
            assert action is None or case.game.verbs.verb(action) is not None


@every_case
def actions_unpack_and_pack(case: Case) -> None:
    verbs = case.game.verbs
    for moment in walk_of(case).moments:
        name, fields = verbs.unpack(moment.action)
        assert verbs.pack(name, **fields) == moment.action < 2**63


@every_case
def words_name_one_action_and_words_of_one_place_have_one_kind(case: Case) -> None:
    for moment in walk_of(case).moments:
        for seat in moment.state.actors():
            if seat == CHANCE:
                continue
            words = [case.game.words(moment.state, action) for action in playable(moment.state, seat, 300)]
            assert len(set(words)) == len(words)
            kinds: dict[tuple[str, ...], str] = {}
            for path in words:
                assert path or seat < 0
                for i, word in enumerate(path):
                    assert isinstance(word, Word) and word and word.kind and not set(word) & set(" \n\t")
                    assert kinds.setdefault(path[: i + 1], word.kind) == word.kind
