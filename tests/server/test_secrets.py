"""Two worlds: a viewer who cannot tell two games apart by the rules cannot tell them apart by anything the server sends."""

import json
from pathlib import Path
from typing import Any

import pytest

from avernus.core.record import read
from avernus.play.verify import verify
from avernus.server import clock as clock_module
from tests.server.harness import Client, Player, running
from tests.server.toys import BotsHere, toy_game


class Still:
    """A clock that stands, so that two games can be compared byte by byte."""

    def __init__(self) -> None:
        self.first = self.ms = 1_800_000_000_000

    def time_ns(self) -> int:
        return self.ms * 1_000_000

    def monotonic(self) -> float:
        return (self.ms - self.first) / 1000


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> Still:
    clock = Still()
    monkeypatch.setattr(clock_module, "time", clock)
    return clock


class World:
    """A table of the toy, and everything that one of its viewers is sent."""

    def __init__(self, client: Client, table: str, tokens: list[str], players: list[Player], watcher: Player) -> None:
        self.client, self.table, self.tokens, self.players, self.watcher = client, table, tokens, players, watcher
        room = client.server.hub.tables[table].room  # type: ignore[attr-defined]
        self.cards = list(room.state.cards)
        self.names = {table: "T", room.setup.commit: "C", **{token: "K" for token in tokens}}
        self.names |= {nonce: "N" for nonce in room.nonces} | {commit: "M" for commit in room.commits}

    def plain(self, text: str) -> str:
        for name, sign in self.names.items():
            text = text.replace(name, sign)
        return text

    async def heard(self, player: Player) -> list[str]:
        """All that came by the socket, settled by a last answer."""
        await player.send(ping=1)
        await player.next("pong")
        return [self.plain(json.dumps(message)) for message in player.heard]

    async def fetched(self, token: str | None) -> list[str]:
        """All that comes by HTTP."""
        base = f"/api/tables/{self.table}"
        found = []
        for path in (base, f"{base}/state", f"{base}/record", f"{base}/verify", f"{base}/lines", f"{base}/at/1", f"{base}/at/0"):
            answer = await self.client.get(path, token)
            found.append(f"{path} {answer.status_code} {answer.text}")
        for do in ("nonsense", "p9", "show", "@5", "=a"):
            if token is None or do != "show":
                answer = await self.client.post(f"{base}/do", token, do=do, ref="x")
                found.append(f"{do} {answer.status_code} {answer.text}")
        return [self.plain(text) for text in found]


async def world(client: Client) -> World:
    table = await client.table("toy", seats=2)
    tokens = [(await client.sit(table, seat, f"P{seat}"))[1] for seat in range(2)]
    players = [await client.live(table, token) for token in tokens]
    for player in players:
        await player.next("state")
    watcher = await client.live(table)
    await watcher.next("state")
    return World(client, table, tokens, players, watcher)


async def two_worlds(client: Client, seat: int | None) -> tuple[World, World]:
    """Two tables that the seat cannot tell apart, though the others' cards differ."""
    first = await world(client)
    while True:
        second = await world(client)
        hidden = [number for number in range(2) if number != seat]
        same = seat is None or first.cards[seat] == second.cards[seat]
        if same and all(first.cards[number] != second.cards[number] for number in hidden):
            return first, second


async def everything(one: World, seat: int | None, pick: int) -> list[str]:
    """Play a secret pick by somebody else, and gather all that the viewer is sent."""
    viewer = one.watcher if seat is None else one.players[seat]
    other = 1 if seat != 1 else 0
    assert (await one.players[other].ask(do=f"p{pick}", ref="pick"))["type"] == "done"
    await viewer.next("event")
    answers = []
    if seat is not None:
        asked: list[dict[str, Any]] = [
            {"do": "p7"}, {"do": ["pick", "9"]}, {"undo": True}, {"hint": "greedy"}, {"takeback": "ask"}, {"do": "p1", "at": 1},
        ]
        for message in asked:
            answers.append(await viewer.ask(**message, ref=json.dumps(message)[:60]))
    await viewer.send(resync=True)
    await viewer.next("state")
    token = None if seat is None else one.tokens[seat]
    return [one.plain(json.dumps(answer)) for answer in answers] + await one.heard(viewer) + await one.fetched(token)


@pytest.mark.parametrize("seat", [0, 1, None])
async def test_every_outbound_path_is_the_same_in_two_worlds(tmp_path: Path, still: Still, seat: int | None) -> None:
    with toy_game():
        async with running(tmp_path) as client:
            client.server.hub.bot_pool = BotsHere()  # type: ignore[attr-defined]
            first, second = await two_worlds(client, seat)
            left, right = await everything(first, seat, 1), await everything(second, seat, 3)
            assert left == right
            assert any('"p' in text for text in left) or seat is None


async def test_the_comparison_can_fail(tmp_path: Path, still: Still) -> None:
    with toy_game():
        async with running(tmp_path) as client:
            client.server.hub.bot_pool = BotsHere()  # type: ignore[attr-defined]
            first, second = await two_worlds(client, 0)
            owner_left, owner_right = await first.fetched(first.tokens[1]), await second.fetched(second.tokens[1])
            assert owner_left != owner_right


async def test_a_whole_game_with_dice_secrets_and_time_is_provable_afterwards(tmp_path: Path, still: Still) -> None:
    with toy_game():
        async with running(tmp_path) as client:
            one = await world(client)
            record = read((await client.get(f"/api/tables/{one.table}/record", one.tokens[0])).text)
            assert [line.text for line in record.lines][1] == "?" and record.secret is None  # type: ignore[union-attr]
            for number in range(3):
                still.ms += 100
                for player in one.players:
                    done = await player.ask(do=f"p{number + 1}")
                    assert done["type"] == "done", done
            event: dict[str, Any] = await one.watcher.next("event", status="over")
            assert event["outcome"]["secret"] and all(event["view"]["cards"])
            whole = read((await client.get(f"/api/tables/{one.table}/record")).text)
            verdict = verify(whole)
            assert verdict.draws == 2 and verdict.secret_known and verdict.finished
            assert any(line.seat == -2 for line in whole.lines)  # type: ignore[union-attr]
            assert (await client.get(f"/api/tables/{one.table}/at/2")).status_code == 200


async def test_the_games_own_clock_runs_out_by_the_server_alone(tmp_path: Path) -> None:
    with toy_game():
        async with running(tmp_path) as client:
            table = await client.table("toy", seats=2, options={"rounds": 1})
            tokens = [(await client.sit(table, seat))[1] for seat in range(2)]
            player = await client.live(table, tokens[0])
            state = await player.next("state")
            assert state["clock"]["game"]["runs"] and state["clock"]["game"]["deadline"] == 1000
            assert (await player.ask(do="99999"))["type"] == "refused"
            event = await player.next("event", status="over")
            assert event["lines"] == [[-2, "1000"]]


async def test_undo_is_not_free_once_something_hidden_was_shown(tmp_path: Path, still: Still) -> None:
    with toy_game():
        async with running(tmp_path) as client:
            one = await world(client)
            room = client.server.hub.tables[one.table].room  # type: ignore[attr-defined]
            type(room.game).clock = False
            try:
                await one.players[0].ask(do="show")
                assert not (await one.players[0].next("event"))["undo"]
                assert (await one.players[0].ask(undo=True))["code"] == "needs-consent"
            finally:
                type(room.game).clock = True


async def test_what_is_hidden_depends_on_what_was_agreed(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        for options, status in (({}, 200), ({"hidden_hands": True}, 403)):
            table = await client.table("laberinto", seats=3, options=options)
            for seat in range(3):
                await client.sit(table, seat, f"P{seat}")
            for path in ("at/5", "lines", "picture"):
                assert (await client.get(f"/api/tables/{table}/{path}", at=5)).status_code == status, path
            record = read((await client.get(f"/api/tables/{table}/record")).text)
            counted = (await client.get(f"/api/tables/{table}")).json()["actions"]
            assert (counted == len(record.lines)) == (status == 200)
            assert any(line.text == "?" for line in record.lines) == (status == 403)  # type: ignore[union-attr]
