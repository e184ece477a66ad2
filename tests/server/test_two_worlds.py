"""Two worlds at real tables: from some way into a game its secrets are dealt anew, and nothing that a seat is sent may change."""

import asyncio
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from avernus.core.fair import sealed
from avernus.core.game import Game
from avernus.core.seats import CHANCE, OPEN, Seat
from avernus.core.state import State
from avernus.games import find
from avernus.play import setup as agreeing
from avernus.server import clock as clock_module
from avernus.server.tables import opening as opening_module
from tests.server.harness import Client, Player, running
from tests.server.test_secrets import Still
from tests.server.toys import BotsHere

TABLE = "twoworlds"
CASES: list[tuple[str, int, dict[str, Any], int]] = [
    ("inferno-race", 3, {}, 20),
    ("laberinto", 3, {"hidden_hands": True}, 40),
    ("inferno-trade", 3, {}, 15),
    ("hellgame", 3, {}, 60),
]
"""A game, its seats and options, and how many decisions are made first."""
Answer = tuple[Seat, str]
Move = tuple[Seat, str, str, list[Answer]]
"""A seat, the notation of what it does in either world, and what is answered in both to questions that are a formality in one of them."""
Pair = tuple[State, State, Move]
SEATS = {name: seats for name, seats, _, _ in CASES}
OPTIONS = {name: options for name, _, options, _ in CASES}


def moments(game: Game, seats: int, options: dict[str, Any], seed: str) -> Iterator[State]:
    """The states of a random game in which players decide."""
    rng = Random(seed)
    state = game.new(seats, options)
    while state.actors():
        if state.mover() == CHANCE:
            outcomes = state.outcomes()
            state.apply(CHANCE, rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0])
        else:
            yield state.copy()
            seat = rng.choice([seat for seat in state.actors() if seat >= 0])
            state.apply(seat, rng.choice(state.legal(seat)))


def two_worlds(game: Game, seats: int, options: dict[str, Any], first: int, viewer: Seat | None) -> Pair:
    """Two worlds from some way into a game, and what somebody else does in them: covered for the viewer, if that happens soon."""
    found: Pair | None = None
    for state in islice(moments(game, seats, options, f"{game.id} {viewer}"), first, first + 60):
        world = other_world(state, viewer)
        if world is None or formalities(game, state, world, viewer) is None:
            continue
        move = unseen(game, state, world, viewer)
        if move is not None:
            covered = state.sees(viewer, move[0], game.read(state, move[0], move[1]) or 0) != OPEN
            if found is None or covered:
                found = (state, world, move)
            if covered:
                break
    assert found is not None
    return found


def other_world(state: State, viewer: Seat | None) -> State | None:
    """A world that differs, though not for the viewer."""
    truth = state.dump()
    worlds = (state.redeal(viewer, Random(seed)) for seed in range(5))
    return next((world for world in worlds if world.dump() != truth), None)


def unseen(game: Game, left: State, right: State, viewer: Seat | None) -> Move | None:
    """An action of somebody else in each of two worlds that the viewer cannot tell apart afterwards; a covered one, if there is any."""
    found: Move | None = None
    for seat in left.actors():
        if seat in (viewer, CHANCE) or seat < 0:
            continue
        for action in left.legal(seat)[:8]:
            here = left.copy()
            here.apply(seat, action)
            level = left.sees(viewer, seat, action)
            for other in [action] if level == OPEN else right.legal(seat)[:8]:
                if right.refusal(seat, other) is not None or right.sees(viewer, seat, other) != level:
                    continue
                there = right.copy()
                there.apply(seat, other)
                after = formalities(game, branch := here.copy(), there, viewer)
                if after is not None and branch.actors():
                    found = (seat, game.write(left, seat, action), game.write(right, seat, other), after)
                    if level != OPEN:
                        return found
                    break
            if found is not None and level == OPEN:
                break
    return found


def formalities(game: Game, left: State, right: State, viewer: Seat | None) -> list[Answer] | None:
    """Play on in both worlds while somebody has no choice in one of them: in the other the same is answered.

    Who answers what; `None` where the worlds part by the rules themselves, or chance comes in.
    """
    answers: list[Answer] = []
    while True:
        if CHANCE in (left.mover(), right.mover()) or left.view(viewer) != right.view(viewer):
            return None
        asked = [(seat, world) for world in (left, right) for seat in world.actors() if formality(game, world, seat)]
        if not asked:
            return answers
        seat, sure = min(asked, key=lambda one: one[0])
        only = game.write(sure, seat, sure.legal(seat)[0])
        answers.append((seat, only))
        for world in (left, right):
            action = game.read(world, seat, only)
            if action is None or world.refusal(seat, action) is not None:
                return None
            world.apply(seat, action)


def formality(game: Game, state: State, seat: Seat) -> bool:
    """Is a seat asked that has no choice?"""
    return seat >= 0 and state.prompt(seat).code in game.formalities and len(state.legal(seat)) == 1


class FixedSecrets:
    """The same secret for both tables, so that chance falls alike."""

    token_bytes = staticmethod(lambda size: b"\x05" * size)
    choice = staticmethod(lambda alphabet: alphabet[0])


@pytest.fixture
def same(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two servers in which nothing differs but the world: name, secret and time are given."""
    monkeypatch.setattr(clock_module, "time", Still())
    monkeypatch.setattr(agreeing, "secrets", FixedSecrets)
    monkeypatch.setattr(opening_module, "new_id", lambda: TABLE)
    yield


async def heard(player: Player) -> list[str]:
    """All that came by the socket, settled by a last answer."""
    await player.send(ping=1)
    await player.next("pong")
    return [json.dumps(message) for message in player.heard]


def key_of(seat: Seat | None) -> str:
    """The key of the device of whoever sits there, or looks on."""
    return ("x" if seat is None else str(seat)) * 43


async def seated(client: Client, seat: Seat) -> str:
    """Sit down as somebody who is known; the seat's token."""
    nonce, token = client.nonce(), f"{seat}".rjust(43, "t")
    wanted = {"name": f"P{seat}", "commit": sealed(nonce), "seat": seat, "token": token, "person": key_of(seat)}
    answer = await client.http.post(f"/api/tables/{TABLE}/seats", json=wanted)
    assert answer.status_code == 201, answer.text
    client.seated[TABLE, seat] = token, nonce
    await client.show(answer.json()["table"])
    return token


async def told_of_people(client: Client, viewer: Seat | None) -> list[str]:
    """All that is told of a person's tables, of ratings and tournaments."""
    key = key_of(viewer)
    found = [f"{path} {(await client.get(path, key)).content!r}" for path in (
        "/api/me", "/api/me/tables", "/api/ratings", f"/api/tables/{TABLE}/ratings", "/api/tournaments",
        f"/api/tournaments/{TABLE}",
    )]
    headers = {"Authorization": f"Bearer {key}"}
    for path, body in (("seats", {"table": TABLE, "tokens": ["c" * 43]}), ("claim", {"table": TABLE, "token": "c" * 43})):
        found.append(f"{path} {(await client.http.post(f'/api/me/{path}', json=body, headers=headers)).content!r}")
    return found


async def fetched(client: Client, token: str | None, known: list[str]) -> list[str]:
    """All that comes by HTTP, and the answers to actions that are not to be."""
    base = f"/api/tables/{TABLE}"
    found = []
    for path in ("", "/state", "/record", "/verify", "/lines", "/at/1", "/at/0", "/log", "/picture"):
        answer = await client.get(base + path, token)
        found.append(f"{path} {answer.status_code} {answer.content!r}")
    for do in ("nonsense", "@5", *known):
        answer = await client.post(f"{base}/do", token, do=do, ref="x" + do[:40])
        found.append(f"{do} {answer.status_code} {answer.text}")
    return found


async def quiet(hub: Any) -> None:
    """Wait until the table has answered whatever it answers by itself."""
    live = hub.tables[TABLE]
    while live.thinking or live.lock.locked:
        await asyncio.sleep(0.001)


async def everything(
    folder: Path, game: Game, position: State, viewer: Seat | None, move: tuple[Seat, str, list[Answer]] | None, known: list[str]
) -> list[str]:
    """Open a table in this world, let the move be played, and gather all that the viewer is sent."""
    folder.mkdir()
    async with running(folder, ratings=True, tournaments="everybody") as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        hub.bot_pool = BotsHere()
        seats = SEATS[game.id]
        await client.table(game.id, seats=seats, position=position.dump(), options=OPTIONS[game.id])
        tokens = [await seated(client, seat) for seat in range(seats)]
        players = []
        for token in tokens:
            players.append(await client.live(TABLE, token))
            await players[-1].next("state")
        watcher = await client.live(TABLE)
        await watcher.next("state")
        looking = watcher if viewer is None else players[viewer]
        found = []
        if viewer is not None:
            asked: list[dict[str, Any]] = [{"undo": True}, {"hint": "greedy"}, {"hint": "random"}, {"takeback": "ask"}, {"do": ["x", "y"]}]
            for number, message in enumerate(asked):
                found.append(json.dumps(await looking.ask(**message, ref=f"q{number}")))
        if move is not None:
            assert (await players[move[0]].ask(do=move[1], ref="move"))["type"] == "done"
            await quiet(hub)
            for number, (seat, answer) in enumerate(move[2]):
                if hub.tables[TABLE].room.played == number + 1:  # the table has not answered: there is a choice, or an undo
                    assert (await players[seat].ask(do=answer, ref=f"answer{number}"))["type"] == "done"
                    await quiet(hub)
        await looking.send(resync=True)
        await looking.next("state")
        known_as = None if viewer is None else tokens[viewer]
        return found + await heard(looking) + await fetched(client, known_as, known) + await told_of_people(client, viewer)


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
async def test_nothing_that_a_seat_is_sent_tells_two_worlds_apart(
    tmp_path: Path, same: None, case: tuple[str, int, dict[str, Any], int], viewer: Seat | None
) -> None:
    name, seats, options, first = case
    game = find(name)
    state, world, (seat, here, there, answers) = two_worlds(game, seats, options, first, viewer)
    known = [game.write(state, seat, action) for action in state.legal(seat)[:3]] if viewer not in state.actors() else []
    left = await everything(tmp_path / "left", game, state, viewer, (seat, here, answers), known)
    right = await everything(tmp_path / "right", game, world, viewer, (seat, there, answers), known)
    assert left == right


async def test_the_comparison_can_fail(tmp_path: Path, same: None) -> None:
    """Whoever holds what was dealt anew sees the difference."""
    game = find("inferno-race")
    state, world, _ = two_worlds(game, 3, {}, 20, 0)
    owner = next(seat for seat in (1, 2) if state.view(seat) != world.view(seat))
    left, right = [await everything(tmp_path / side, game, there, owner, None, []) for side, there in (("l", state), ("r", world))]
    assert left != right
