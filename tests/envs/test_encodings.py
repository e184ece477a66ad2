"""Numbers of actions both ways, observations from what a seat may see, both at every number of seats and compiled as interpreted."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import avernus
from avernus.core.native import buffer
from avernus.core.numbering import verbs_of
from tests.envs.walks import CASES, encoding_of, observed, walk

SIZES = {"splut": (2174, 668), "inferno-race": (4021, 730), "laberinto": (542_690, 4601), "inferno-trade": (49_150, 3606),
         "hellgame": (114_348, 2007)}
"""What this version of each environment promises: numbers of actions, numbers of an observation."""
VERSIONS = {"hellgame": 3}
"""Of those that are beyond their first."""
OPTIONS: list[tuple[str, int, dict[str, Any]]] = [
    ("splut", 2, {"pull_and_throw": True, "repetition": True}), ("inferno-race", 3, {"any_time": True, "stairs": 6}),
    ("laberinto", 3, {"dice": True, "hidden_hands": True, "teams": 2}),
    ("laberinto", 4, {"captives": "prism", "alliances": 2, "maze": "ready"}),
    ("inferno-trade", 3, {"driver": "live"}), ("inferno-trade", 4, {"driver": "ticks", "private_offers": True}),
    ("inferno-trade", 3, {"private_offers": True, "forced_face_down": True, "specials_any_time": True}),
    ("hellgame", 3, {"soul_deals": True, "deal_offers": 2, "flee_choice": "each"}),
]


@pytest.mark.parametrize("name", avernus.games())
def test_an_encoding_keeps_its_size(name: str) -> None:
    encoding = encoding_of(avernus.game(name))
    assert (int(encoding.size), int(encoding.length)) == SIZES[name] and encoding.version == VERSIONS.get(name, 1)
    assert encoding.parts[0].start == 0 and sum(part.size for part in encoding.parts) == encoding.length
    for part, following in zip(encoding.parts, encoding.parts[1:], strict=False):
        assert part.start + part.size == following.start and part.about and part.name in repr(part)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_action_of_random_play_has_a_number_and_back(name: str, seats: int) -> None:
    check_numbers(name, seats, {})


@pytest.mark.parametrize(("name", "seats", "options"), OPTIONS)
def test_variants_have_the_same_numbers(name: str, seats: int, options: dict[str, Any]) -> None:
    check_numbers(name, seats, options)


def check_numbers(name: str, seats: int, options: dict[str, Any]) -> None:
    game = avernus.game(name)
    encoding = encoding_of(game)
    rng = Random(1)
    met = 0
    for state, seat in walk(game, seats, 260, seats, options):
        actions = state.legal(seat)
        numbers = [int(encoding.number(state, seat, action)) for action in actions]
        assert all(0 <= number < encoding.size for number in numbers), "every legal action has a number"
        assert len(set(numbers)) == len(numbers), "and none shares it"
        for i in range(len(actions)) if len(actions) < 50 else rng.sample(range(len(actions)), 50):
            assert encoding.action(state, seat, numbers[i]) == actions[i]
        out = buffer(int(state.max_legal()))
        n = int(encoding.numbers_into(state, seat, out))
        assert [int(out[i]) for i in range(n)] == numbers
        met += len(actions)
    assert met > 300


@pytest.mark.parametrize("name", ["splut", "inferno-race", "hellgame"])
def test_every_number_is_an_action_of_the_table(name: str) -> None:
    game = avernus.game(name)
    encoding, state = encoding_of(game), game.new(game.seats[0])
    for number in range(0, int(encoding.size), 7):
        action = int(encoding.action(state, 0, number))
        assert game.verbs.verb(action) is not None and encoding.number(state, 0, action) == number
    names = [verb.name for verb in game.verbs.verbs]
    assert sum(count for _, _, count in verbs_of(encoding, names)) == encoding.size


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_two_worlds_look_the_same_as_numbers(name: str, seats: int) -> None:
    check_worlds(name, seats, {})


@pytest.mark.parametrize(("name", "seats", "options"), OPTIONS)
def test_two_worlds_look_the_same_in_variants(name: str, seats: int, options: dict[str, Any]) -> None:
    check_worlds(name, seats, options)


def check_worlds(name: str, seats: int, options: dict[str, Any]) -> None:
    game = avernus.game(name)
    encoding = encoding_of(game)
    differing = 0
    for step, (state, mover) in enumerate(walk(game, seats, 200, 7 * seats, options)):
        if step % 9:
            continue
        for seat in range(seats):
            world = state.redeal(seat, Random(step))
            differing += world != state
            assert observed(encoding, world, seat) == observed(encoding, state, seat)
        world = state.redeal(mover, Random(step))
        assert [int(encoding.number(world, mover, a)) for a in world.legal(mover)[:60]] == [
            int(encoding.number(state, mover, a)) for a in state.legal(mover)[:60]]
    hides = game.hidden and not (name == "laberinto" and not options.get("hidden_hands"))
    assert differing > 0 if hides else differing == 0, "where something is hidden, other worlds were seen"


def test_the_own_seat_comes_first() -> None:
    """At the beginning of Splut! the two sides are alike but for their places: each sees its own sorcerer on the first plane."""
    game = avernus.game("splut")
    state, encoding = game.new(2), encoding_of(game)
    mine, yours = observed(encoding, state, 0), observed(encoding, state, 1)
    assert mine[:123] == yours[123:246] and yours[:123] == mine[123:246] and mine[:123] != mine[123:246]


def test_an_observation_tells_one_state_from_another() -> None:
    """Each action of random play changes what the mover sees."""
    for name in avernus.games():
        game = avernus.game(name)
        encoding = encoding_of(game)
        before: list[int] = []
        for state, _ in walk(game, game.seats[0], 120, 3):
            now = observed(encoding, state, 0)
            assert now != before or name == "hellgame"
            before = now


def test_a_canvas_wipes_what_it_wrote() -> None:
    game = avernus.game("inferno-race")
    encoding = encoding_of(game)
    canvas = encoding.canvas(2)
    for state, seat in walk(game, 3, 60, 3):
        canvas.begin(1)
        encoding.observe(state, seat, canvas)
        canvas.end(1)
        assert [int(n) for n in canvas.out][int(encoding.length):] == observed(encoding, state, seat)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_row_that_goes_on_shows_what_a_new_one_shows(name: str, seats: int) -> None:
    """Whoever looks, in two games after each other, or in one that is shown anew: what stands in a row is what is true now."""
    game = avernus.game(name)
    encoding = encoding_of(game)
    canvas, rng = encoding.canvas(1), Random(seats)
    for seed in (seats, seats + 1):
        first = True
        for state, seat in walk(game, seats, 150 if name in ("hellgame", "laberinto") else 300, seed):
            if rng.random() < 0.5:
                continue
            canvas.begin(0) if first or rng.random() < 0.1 else canvas.again(0)
            first = False
            who = seat if rng.random() < 0.7 else rng.randrange(seats)
            encoding.observe(state, who, canvas)
            canvas.end(0)
            assert [int(number) for number in canvas.out] == observed(encoding, state, who)


@pytest.mark.parametrize("name", avernus.games())
def test_the_page_of_an_environment_says_what_its_numbers_mean(name: str) -> None:
    page = (Path(__file__).parents[2] / f"docs/envs/{name}.md").read_text(encoding="utf-8")
    encoding = encoding_of(avernus.game(name))
    assert f"`avernus/{name}-v{encoding.version}`" in page
    assert f"{int(encoding.size)} numbers of actions, {int(encoding.length)} numbers of an observation" in page
    assert f"`Discrete({int(encoding.size)})`" in page and f"`Box(-32768, 32767, ({int(encoding.length)},), int16)`" in page
    assert f"`legal` `int32` (n, {int(avernus.game(name).new(avernus.game(name).seats[0]).max_legal())})" in page
    assert all(f"## {title}\n" in page for title in ("Spaces", "What is hidden", "Actions", "Observations", "Rewards", "Versions"))
    for part in encoding.parts:
        assert f"| `{part.name}` | {part.start} | {' × '.join(map(str, part.shape))} | {part.about} |" in page
    if name != "inferno-trade":
        for verb, first, count in verbs_of(encoding, [verb.name for verb in avernus.game(name).verbs.verbs]):
            assert f"| `{verb}` | {first} | {count} |" in page
