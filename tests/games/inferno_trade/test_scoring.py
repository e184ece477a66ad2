"""The end and the score (V51, V52), with the worked examples 6 and 16."""

from avernus.games.inferno_trade.board import CARDS, SOULS
from avernus.games.inferno_trade.rules.ending import total, worth
from avernus.games.inferno_trade.state import buffer_of
from tests.games.inferno_trade.scenes import at, names, scene, state


def mask(text: str) -> int:
    return sum(1 << CARDS.index(card) for card in text.split())


def test_example_6_a_second_copy_is_worth_five() -> None:
    values = [18 if soul == "attila" else 2 if soul == "nero" else 3 + i % 15 for i, soul in enumerate(SOULS)]
    rest = iter(v for v in range(1, 19) if v not in (18, 2))
    values = [v if v in (18, 2) and soul in ("attila", "nero") else next(rest) for v, soul in zip(values, SOULS, strict=True)]
    table = scene(4, lists={0: "values " + "-".join(map(str, values))})
    game = state(table)
    assert worth(game, 0, mask("nero nero2 attila attila2")) == 30
    assert worth(game, 0, mask("nero2")) == 2 and worth(game, 0, mask("nero nero2")) == 7
    game.fixed[0], game.free[0] = mask("nero nero2"), mask("attila attila2")
    assert total(game, 0) == 30  # V51: fixed cards count alike


def tied(tiebreak: str) -> tuple[tuple[int, ...], str, tuple[int, ...], list[str]]:
    """Example 16: 92, 92 and 80 points, made of different souls."""
    table = scene(3, runs=1, tiebreak=tiebreak)
    game = state(table)
    game.values = buffer_of(list(range(1, 19)) * 3 + [0] * 54)
    hands = [{18, 15, 14, 13, 12, 11, 9}, {17, 16, 14, 13, 12, 11, 9}, {18, 17, 16, 15, 14}]
    for seat, hand in enumerate(hands):
        game.free[seat], game.fixed[seat] = sum(1 << v - 1 for v in hand), 0
    events = at(table, 120_000)
    result = table.result
    assert result is not None and result.scores is not None and result.clause == "V52"
    return result.scores, result.reason, result.ranks, names(events)[-1:]


def test_example_16_a_tie_is_a_shared_victory() -> None:
    assert tied("none") == ((92, 92, 80), "shared", (1, 1, 3), ["ended-shared"])


def test_v52_a_tie_may_go_to_the_best_soul() -> None:
    assert tied("best_soul") == ((92, 92, 80), "best-soul", (1, 2, 3), ["ended-best-soul"])


def test_v52_the_highest_total_wins_and_lists_are_opened() -> None:
    table = scene(3, runs=1)
    assert table.view(0)["lists"] is None
    events = at(table, 120_000)
    result = table.result
    assert result is not None and result.scores is not None and result.reason == "best-devil"
    assert result.ranks == tuple(1 + sum(other > mine for other in result.scores) for mine in result.scores)
    assert names(events) == ["counted"] * 3 + ["ended-best-devil"]
    lists = table.view(None)["lists"]
    assert [sorted(row.values()) for row in lists] == [list(range(1, 19))] * 3
