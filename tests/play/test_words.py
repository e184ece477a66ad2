"""Words mean what the verb table says: a legal action is played, another is judged, a beginning is never played."""

from random import Random

import pytest

import avernus
from avernus.core.actions import Word

ACTIONS = 40


@pytest.mark.parametrize("game", avernus.games())
def test_the_words_of_any_action_mean_it_whether_it_is_legal_or_not(game: str) -> None:
    table = avernus.new_table(game, seed="words")
    rng = Random(1)
    before: dict[tuple[Word, ...], int] = {}
    for _ in range(ACTIONS):
        if not table.actors:
            break
        seat = rng.choice(table.actors)
        words = {said: action for said, action in table.words(seat).items() if said}
        some = rng.sample(sorted(words), min(5, len(words)))
        for said in some:
            assert table.understand(seat, said) == table.understand(seat, list(map(str, said))) == words[said]
        for said, action in before.items():
            if said not in words and table.game.verbs.words(action) == said:
                assert table.match.judge(table.state, seat, table.understand(seat, said)) is not None
        before |= {said: words[said] for said in some}
        table.play(seat, rng.choice(table.legal(seat)))


@pytest.mark.parametrize(
    ("said", "code"), [(("D", "e5"), "not-adjacent"), (("T",), None), (("D", "zz"), "not-understood"), ((), "not-understood")]
)
def test_what_is_not_legal_is_refused_by_its_own_rule_and_nothing_changes(said: tuple[str, ...], code: str | None) -> None:
    table = avernus.new_table("splut", seed=1)
    before = table.state.dump()
    with pytest.raises(avernus.IllegalAction) as refused:
        table.play(0, said)
    assert code in (None, refused.value.code) and table.state.dump() == before


def test_a_thing_of_which_only_parts_are_pointed_at_is_found() -> None:
    verbs = avernus.game("laberinto").verbs
    action = verbs.pack("place", cell="A10", tile="RBB*")
    words = verbs.words(action)
    assert len(words) == 3 and (action, True) in list(verbs.meant(words))
    begun = [verbs.unpack(other) for other, whole in verbs.meant(words[:2]) if not whole]
    assert any(name == "place" and fields["cell"] == "A10" and fields["tile"].endswith("*") for name, fields in begun)
