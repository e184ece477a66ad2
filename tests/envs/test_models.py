"""Language models: text in, text out, and tools over the Model Context Protocol. A scripted stand-in plays: refusals suffice."""

import re
import sys
from random import Random

import pytest
from mcp import Client, StdioServerParameters, stdio_client

import avernus
from avernus import AvernusError
from avernus.envs.mcp_server import TOOLS, server
from avernus.envs.sittings import Sittings
from avernus.envs.text import TextGame, meant


class StandIn:
    """A model that at first writes what it likes, and after a refusal reads the list of legal actions, as a model would."""

    def __init__(self, seed: int, careless: float) -> None:
        self.rng = Random(seed)
        self.careless = careless
        self.clauses: set[str] = set()

    def __call__(self, text: str) -> str:
        listed = re.search(r"Legal actions \(\d+\): (.*)\.", text)
        begun = re.search(r"They begin with: (.*)\.", text)
        refused = re.search(r"nothing has changed: .*\(([A-Z]\d[\w.]*)\)", text)
        if refused:
            self.clauses.add(refused[1])
        if "refused" not in text and self.rng.random() < self.careless:
            return self.rng.choice(["I castle.\nO-O", "[Te9:w]", "[Sd9]", "[De9]", "[S e4]", "no idea", ""])
        assert listed or begun
        if listed:
            return f"Let me think.\n[{self.rng.choice(listed[1].split(', '))}]"
        return "[pass]"


@pytest.mark.parametrize(("name", "seats"), [("splut", 2), ("splut", 3), ("inferno-race", 2)])
def test_a_stand_in_plays_a_whole_game_and_recovers_from_its_mistakes(name: str, seats: int) -> None:
    env = TextGame(name, seats=seats, seed=3, options={"max_rounds": 6} if name == "inferno-race" else None)
    models = [StandIn(seat, 0.3) for seat in range(seats)]
    for _ in range(5000):
        if env.over:
            break
        seat, text = env.observation()
        env.step(models[seat](text))
    assert env.over and sum(env.rewards) == 0 and sum(env.refusals) > 5
    assert sum(env.stood_in) == 0, "every mistake was mended by the model itself"
    if name == "splut":
        assert set().union(*(model.clauses for model in models)), "refusals name clauses"
    assert env.observation()[0] == -3


def test_a_model_that_never_learns_is_stood_in_for() -> None:
    env = TextGame("splut", seed=1, patience=3)
    assert "S" in env.step("[De9]") and env.seat == 0
    env.step("nonsense")
    assert "was played instead" in env.step("more nonsense") and env.seat == 1 and env.stood_in == [1, 0]
    for bad in (None, 5):
        with pytest.raises(AvernusError):
            env.step(bad)  # type: ignore[arg-type]


def test_words_notation_and_chatter_are_understood() -> None:
    assert meant("I think [De3] is bad.\nSo: [Sd3]") == "Sd3" and meant("well\n  `De3` ") == "De3" and meant("") == ""
    env = TextGame("splut", seed=1)
    assert "walks" in env.step("[D e3]")


def test_two_worlds_are_told_in_the_same_words() -> None:
    env = TextGame("inferno-race", seats=3, seed=5)
    rng = Random(5)
    for _ in range(25):
        seat, text = env.observation()
        env.step(rng.choice(env.table.legal(seat)))
    seat, text = env.observation()
    other = env.table.state.redeal(seat, Random(2))
    assert other != env.table.state
    env.table.match.state = other
    assert env.text(seat) == text


def test_every_game_can_be_read() -> None:
    for name in avernus.games():
        env = TextGame(name, seed=2)
        for _ in range(8):
            seat, text = env.observation()
            assert f"seat {seat}" in text and "Answer with one action" in text and len(text) < 20_000
            env.step(env.table.legal(seat)[0])


def test_tools_answer_bad_calls_with_a_sentence() -> None:
    made = Sittings()
    for call in (lambda: made.look("game-9"), lambda: made.rules("splut", "S99"), lambda: made.new_game("chess"),
                 lambda: made.new_game("splut", seat=5), lambda: made.new_game("splut", bots="nobody"), lambda: Sittings("de")):
        with pytest.raises(AvernusError):
            call()
    assert "S7.1" in made.rules("splut", "S7.1") and "splut" in made.games()


async def test_a_model_plays_over_the_protocol() -> None:
    async with Client(server()) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == set(TOOLS)

        async def call(tool: str, **arguments: object) -> str:
            answer = await client.call_tool(tool, arguments)
            return str(answer.content[0].text)

        assert "Splut!" in await call("games")
        assert "[S7.1]" in await call("rules", game="splut", clause="S7.1")
        table = await call("new_game", game="splut", bots="random", seed="4")
        assert table.startswith("This is game-1.") and "Legal actions" in table
        refused = await call("play", name="game-1", action="De9")
        assert refused.startswith("Refused") and "S5.1" in refused
        assert "There is no game" in await call("look", name="game-7")
        assert "De3" in await call("legal", name="game-1", prefix="D")
        for _ in range(400):
            legal = re.search(r": (.*)\.$", await call("legal", name="game-1"))
            if legal is None:
                break
            await call("play", name="game-1", action=legal[1].split(", ")[-1])
        assert "The game is over" in await call("play", name="game-1", action="De3")
        assert len((await call("history", name="game-1")).splitlines()) > 5 and "over" in await call("wait", name="game-1")


async def test_the_command_speaks_over_stdin_and_stdout() -> None:
    command = StdioServerParameters(command=sys.executable, args=["-m", "avernus", "mcp"])
    async with Client(stdio_client(command)) as client:
        answer = await client.call_tool("new_game", {"game": "splut", "seed": "1"})
        assert "This is game-1." in answer.content[0].text
