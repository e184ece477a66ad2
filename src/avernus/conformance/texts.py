"""Everything that a game says has a sentence in each language and rests on a clause of its rulebook."""

import json
from functools import cache
from random import Random

from avernus.conformance.cases import Case
from avernus.conformance.probes import NO_ACTIONS, wrong_actions
from avernus.conformance.random_play import end_of, walk_of
from avernus.conformance.speaking import missing_clauses, speaker
from avernus.conformance.suite import every_language
from avernus.core.refusals import Refusal
from avernus.core.seats import CHANCE


@cache
def refusals_of(case: Case) -> list[Refusal]:
    """Refusals that a random game brings about; one for each code and clause."""
    rng = Random(22)
    walk = walk_of(case)
    found: dict[tuple[str, str], Refusal] = {}
    for state in [*(moment.state for moment in walk.moments), end_of(case)]:
        for seat in (*range(-2, case.seats + 1), 99):
            for action in [*wrong_actions(case, walk, state, rng), *NO_ACTIONS]:
                refusal = None if seat == CHANCE else state.refusal(seat, action)
                if refusal is not None:
                    found[refusal.code, refusal.clause] = refusal
    return list(found.values())


@every_language
def refusals_have_sentences(case: Case, lang: str) -> None:
    refusals = refusals_of(case)
    assert any(refusal.clause for refusal in refusals)
    for refusal in refusals:
        sentence = speaker(case, lang).refusal(refusal)
        assert sentence.startswith(speaker(case, lang).say_slowly(f"refusal-{refusal.code}", **refusal.params))
        assert sentence and "\n" not in sentence and (not refusal.clause or sentence.endswith(f"({refusal.clause})"))
        json.dumps(refusal.params)


@every_language
def events_have_sentences(case: Case, lang: str) -> None:
    events = walk_of(case).events.values()
    for event in events:
        sentence = speaker(case, lang).event(event)
        assert sentence, f"event-{event.name} has no sentence"
        assert sentence == speaker(case, lang).say_slowly(f"event-{event.name}", **event.params)
        assert event.clause, f"event-{event.name} has no clause"
        assert event.to is None or set(event.to) <= set(range(case.seats))
        json.dumps(event.params)


@every_language
def prompts_have_sentences(case: Case, lang: str) -> None:
    walk = walk_of(case)
    for state in [*(moment.state for moment in walk.moments), end_of(case)]:
        for viewer in case.viewers:
            prompt = state.prompt(viewer)
            assert speaker(case, lang).prompt(prompt) == speaker(case, lang).say_slowly(f"prompt-{prompt.code}", **prompt.params)
            json.dumps(prompt.params)


@every_language
def results_options_seats_and_words_have_names(case: Case, lang: str) -> None:
    walk = walk_of(case)
    voice = speaker(case, lang)
    result = end_of(case).result()
    if result is not None:
        assert voice.result(result)
    assert voice.title() and len({voice.seat(seat) for seat in range(case.seats)}) == case.seats
    for option in case.game.options:
        assert voice.option(option.name)
    for moment in walk.moments:
        if moment.seat >= 0:
            assert voice.words(case.game.words(moment.state, moment.action))


@every_language
def clauses_stand_in_the_rulebook(case: Case, lang: str) -> None:
    walk = walk_of(case)
    result = end_of(case).result()
    clauses = {refusal.clause for refusal in refusals_of(case)} | {event.clause for event in walk.events.values()}
    clauses |= {option.clause for option in case.game.options} | ({result.clause} if result is not None else set())
    assert missing_clauses(case, lang, clauses) == []
