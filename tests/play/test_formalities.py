"""Where asking is a formality the table answers for a person: after nobody's choice, against nobody's order, and undo goes past it."""

from typing import Any

import pytest

from avernus.core.fair import sealed
from avernus.core.seats import CHANCE
from avernus.games import find, names
from avernus.games.hellgame.steps import FORMALITIES
from avernus.play import acting, standing_orders, takebacks
from avernus.play.acting import Plan
from avernus.play.entries import Refused
from avernus.play.folds import fold
from avernus.play.kinds import EntryKind
from avernus.play.room import Room
from avernus.play.seating import reveal, seat_bots, sit
from avernus.play.setup import new_setup, opening
from tests.games.hellgame.positions import Position
from tests.web.hell import asleep, opened, scene

NONCE = "0123456789abcdef"
MYSELF = {"prompt": "*", "play": "ask", "params": {}}


def add(room: Room, plan: Plan) -> None:
    plan.stamp(room.seq, 1000)
    fold(room, plan.entries, plan.played)


def table(position: Position, phase: str, people: int = 2, game: str = "hellgame") -> Room:
    setup, secret = new_setup(game, 2, position=opened(position, phase))
    room = Room("abcd", secret, setup)
    add(room, Plan([opening(setup)]))
    for seat in range(people):
        add(room, sit(room, seat, f"P{seat}", sealed(f"{NONCE}{seat}"))[0])
    if room.empty():
        add(room, seat_bots(room, room.empty(), "random"))
    for seat in range(people):
        add(room, reveal(room, seat, f"{NONCE}{seat}", sealed(f"{NONCE}{seat}next")))
    return room


def play(room: Room, seat: int, text: str) -> None:
    add(room, acting.act(room, seat, text, 2000))


def aimed(*hand: str) -> Room:
    """P2's Paimon casts Chains of Ephialtes at P1's Sitri; P1, who holds these cards, is asked whether he counters."""
    position = scene("action").demons(0, "Sitri").demons(1, "Paimon").hand(0, *hand).hand(1, "a04").money(0, souls=3)
    room = table(position, "ActionPhase")
    play(room, 1, "cast a04 0")
    assert room.running().prompt(0).code == "counter"
    return room


def answer(room: Room, seat: int) -> str | None:
    action = standing_orders.answered(room, seat)
    return None if action is None else room.game.write(room.running(), seat, action)


def test_the_only_possible_answer_is_given_for_a_person() -> None:  # H23.2, H24
    room = aimed("a09")
    assert answer(room, 0) == "none" and standing_orders.hesitates(room, 0), "after a pause, as if it were thought over"
    assert answer(room, 1) is None, "who is not asked has nothing to answer"


def test_where_a_choice_exists_the_person_is_asked() -> None:  # H15.4
    assert answer(aimed("a42"), 0) is None


def test_whoever_wants_to_answer_is_asked_all_the_same() -> None:
    room = aimed("a09")
    add(room, standing_orders.order(room, 0, [MYSELF]))
    assert answer(room, 0) is None
    add(room, standing_orders.order(room, 0, [MYSELF | {"prompt": "counter", "params": {"turn": 9}}]))
    assert answer(room, 0) == "none", "that was for another turn"
    add(room, standing_orders.order(room, 0, [MYSELF, {"prompt": "counter", "play": "none", "params": {}}]))
    assert answer(room, 0) == "none", "what was ordered is no formality"
    assert standing_orders.hesitates(room, 0), "and takes as long as if it were"


def test_nothing_is_answered_for_a_bot_or_for_somebody_away() -> None:
    room = aimed("a09")
    add(room, Plan().add(EntryKind.AWAY, seat=0, bot="random", why="left"))
    assert room.chairs[0].automatic and answer(room, 0) is None


def summoned() -> Room:
    """P1 has spent his last souls on a legion, and can only end."""
    position = scene("summoning").demons(0, "Sitri").demons(1, "Paimon").money(0, souls=3).money(1, souls=0)
    room = table(asleep(position, "Sitri", "Paimon"), "SummoningPhase")
    while room.running().prompt(0).code == "summon-menu" and len(room.legal(0)) > 1:
        wanted = [text for action in room.legal(0) if (text := room.game.write(room.running(), 0, action)) != "end"]
        play(room, 0, wanted[0])
    return room


def test_an_action_that_can_be_undone_is_not_hurried_past() -> None:  # H10.1
    room = summoned()
    assert [room.game.write(room.running(), 0, action) for action in room.legal(0)] == ["end"]
    assert takebacks.free(room, 0) and answer(room, 0) is None
    before = room.played
    add(room, takebacks.undo(room, 0))
    assert room.played == before - 1 and len(room.legal(0)) > 1


def test_a_takeback_goes_past_formalities_to_the_last_decision() -> None:  # H17.6
    position = scene("combat").demons(0, "Marchosias").demons(1, "Vine").legions(0, "5.1", 4).legions(6, "5.1", 3).hand(0, "a09")
    room = table(asleep(position, "Vine"), "CombatPhase", people=1)
    play(room, 0, "join Marchosias 1")
    given = []
    while room.actors() == [0] and CHANCE not in room.running().actors() and len(room.legal(0)) == 1:
        given.append(room.running().prompt(0).code)
        play(room, 0, room.game.write(room.running(), 0, room.legal(0)[0]))
    assert "carry" in given and "combat-cast" in given, "his one card goes along, and cannot be cast in a fight"
    plan = takebacks.ask(room, 0)
    assert plan.entries[0].kind == "back" and plan.entries[0].body["keep"] == 0, "back before the demon joined"


def test_formalities_alone_are_nothing_to_undo() -> None:
    room = aimed("a09")
    play(room, 0, "none")
    assert not takebacks.free(room, 0)
    with pytest.raises(Refused, match="nothing-to-undo"):
        takebacks.undo(room, 0)


@pytest.mark.parametrize("name", names())
def test_only_games_that_ask_for_secrecy_have_formalities(name: str) -> None:
    declared: Any = find(name).formalities
    known = {"hellgame": FORMALITIES, "inferno-race": frozenset({"free", "move-none", "fight-hopeless", "parry"})}
    assert declared == known.get(name, frozenset())
