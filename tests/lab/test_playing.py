"""One game between named bots: the same description gives the same game, and its draws are those of a table."""

import msgspec
import pytest

import avernus
from avernus.bots import find as find_bot
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE
from avernus.core.state import State
from avernus.games import names
from avernus.lab.playing import LIMIT, Outcome, Pairing, play, play_json, player

SEATS = {"splut": 2, "inferno-race": 2, "laberinto": 3, "inferno-trade": 3, "hellgame": 2}


@pytest.mark.parametrize("game", names())
def test_the_same_pairing_is_the_same_game(game: str) -> None:
    bots = ("medium", "random", "easy")[:SEATS[game]]
    pairing = Pairing(game, bots, "one", most=150)
    first, again = play(pairing), play(pairing)
    assert msgspec.structs.replace(first, thought=()) == msgspec.structs.replace(again, thought=())
    assert first.trace != play(msgspec.structs.replace(pairing, seed="two")).trace
    assert sum(first.decisions) <= first.actions and len(first.thought) == len(bots)
    assert msgspec.convert(play_json(msgspec.to_builtins(pairing)), Outcome).trace == first.trace


def test_chance_draws_as_at_a_table_with_the_seed() -> None:
    drawn: list[int] = []

    def watch(state: State, seat: int, action: int) -> None:
        if seat == CHANCE:
            drawn.append(action)

    play(Pairing("inferno-race", ("random", "random"), "7", most=40), watch)
    table = avernus.new_table("inferno-race", 2, seed="7")
    lines = [table.game.read(before, CHANCE, line.text) for before, line in table.past if line.seat == CHANCE]
    assert lines and lines == drawn[:len(lines)]


def test_one_seat_changes_nobody_elses_luck() -> None:
    def dice(bots: tuple[str, str]) -> list[int]:
        seen: list[int] = []
        play(Pairing("inferno-race", bots, "3", most=60), lambda state, seat, action: seen.append(action) if seat == CHANCE else None)
        return seen

    assert dice(("random", "medium"))[:9] == dice(("easy", "random"))[:9]


def test_a_game_that_is_broken_off_says_so_and_has_no_winner() -> None:
    outcome = play(Pairing("splut", ("random", "random"), "1", most=5))
    assert (outcome.reason, outcome.actions, outcome.ranks) == (LIMIT, 5, (1, 1))
    assert outcome.share(0) == outcome.share(1) == 0.5


def test_a_bot_may_come_from_outside() -> None:
    assert player("greedy") is find_bot("greedy")
    assert player("tests.lab.tasks:OWN").name == "random"
    for name, said in [
        ("nobody", "no bot 'nobody'"), ("avernus.nowhere:BOT", "no bot 'avernus.nowhere:BOT'"), ("avernus.bots:USUAL", "not a bot"),
        (":", "no bot ':'"),
    ]:
        with pytest.raises(AvernusError, match=said):
            player(name)


def test_what_cannot_be_played_is_refused_before_it_begins() -> None:
    for pairing, said in [
        (Pairing("splut", ("random",), "1"), "2 to 4 seats"),
        (Pairing("splut", ("random", "god"), "1"), "no bot 'god'"),
        (Pairing("chess", ("random", "random"), "1"), "chess"),
        (Pairing("splut", ("random", "random"), "1", {"colour": 3}), "no option"),
        (Pairing("inferno-trade", ("random", "random"), "1", {"driver": "live"}), "driver=turns"),
    ]:
        with pytest.raises(AvernusError, match=said):
            play(pairing)
