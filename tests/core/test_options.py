"""Options: settled by exact type and range, refused in one sentence."""

from typing import Any

import pytest

from avernus.core.options import Option, as_then, chosen_only, settle
from avernus.core.refusals import AvernusError

DECLARED = (
    Option("hidden", "X1", False, (False, True)),
    Option("cap", "X2", 1000, low=3, high=5000),
    Option("driver", "X3", "live", ("live", "ticks")),
    Option("goal", "X4", {2: 4, 3: 3}, (3, 4)),
    Option("teams", "X5", 0, (0, 2), seats=(3,)),
)


def test_defaults_depend_on_the_seats() -> None:
    assert settle(DECLARED, 2, {}) == {"hidden": False, "cap": 1000, "driver": "live", "goal": 4, "teams": 0}
    assert settle(DECLARED, 3, {})["goal"] == 3


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"hiden": True}, "There is no option 'hiden'; the options are: cap, driver, goal, hidden, teams."),
        ({"hidden": 1}, "Option 'hidden' takes false, true, not '1'."),
        ({"hidden": "true"}, "Option 'hidden' takes false, true, not 'true'."),
        ({"hidden": None}, "Option 'hidden' takes false, true, not 'None'."),
        ({"cap": True}, "Option 'cap' takes 3 to 5000, not 'True'."),
        ({"cap": 3.0}, "Option 'cap' takes 3 to 5000, not '3.0'."),
        ({"cap": "3"}, "Option 'cap' takes 3 to 5000, not '3'."),
        ({"cap": 2}, "Option 'cap' takes 3 to 5000, not '2'."),
        ({"cap": 5001}, "Option 'cap' takes 3 to 5000, not '5001'."),
        ({"cap": [3]}, "Option 'cap' takes 3 to 5000, not '[3]'."),
        ({"driver": "LIVE"}, "Option 'driver' takes live, ticks, not 'LIVE'."),
        ({"goal": 4.0}, "Option 'goal' takes 3, 4, not '4.0'."),
        ({"teams": False}, "Option 'teams' takes 0, 2, not 'False'."),
        ({"teams": 2}, "Option 'teams' can be changed only with 3 seats."),
    ],
)
def test_wrong_options_are_refused_in_one_sentence(chosen: dict[str, Any], sentence: str) -> None:
    with pytest.raises(AvernusError) as refused:
        settle(DECLARED, 2, chosen)
    assert str(refused.value) == sentence


def test_long_values_are_cut_in_the_sentence() -> None:
    with pytest.raises(AvernusError) as refused:
        settle(DECLARED, 2, {"x" * 5000: 1})
    assert len(str(refused.value)) < 200


def test_samples_are_the_choices_or_the_ends_and_the_default() -> None:
    assert DECLARED[0].samples() == (False, True)
    assert DECLARED[1].samples() == (3, 1000, 5000)
    assert all(option.allows(value) for option in DECLARED for value in option.samples())


def test_a_record_keeps_what_differs_from_the_default() -> None:
    assert chosen_only(DECLARED, 3, settle(DECLARED, 3, {"teams": 2, "cap": 1000})) == {"teams": 2}
    assert chosen_only(DECLARED, 3, settle(DECLARED, 3, {"goal": 4})) == {"goal": 4}
    assert chosen_only(DECLARED, 2, settle(DECLARED, 2, {"goal": 4})) == {}


def test_a_game_of_earlier_rules_keeps_the_defaults_of_then() -> None:
    declared = (Option("cap", "X2", {2: 9, 3: 8}, low=0, high=20, earlier=((1, 0), (3, {2: 5, 3: 8}))), Option("goal", "X3", 4, (3, 4)))
    assert [declared[0].value_for(2, rules) for rules in (1, 2, 3, 4, None)] == [0, 5, 5, 9, 9]
    assert as_then(declared, 2, {}, 1) == {"cap": 0} and as_then(declared, 2, {"goal": 3}, 3) == {"cap": 5, "goal": 3}
    assert as_then(declared, 3, {}, 2) == {} and as_then(declared, 2, {}, 4) == {}
    assert as_then(declared, 2, {"cap": 7}, 1) == {"cap": 7}
