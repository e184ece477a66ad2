"""A bot in any language is a program that reads lines of JSON and writes lines of JSON. This one looks one action ahead.

    avernus arena splut --bots "run:python -m avernus.envs.examples.line_bot",random --games 20
"""

import json
import sys
from random import Random


def choose(question: dict[str, object], world: dict[str, object]) -> str:
    """The action after which the game's own evaluation is best, in a world that the seat cannot tell from the true one."""
    import avernus

    game = avernus.game(str(question["game"]))
    state, seat = game.load(world), int(str(question["seat"]))
    rng, best = Random(str(question["id"])), []
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        best.append((game.evaluate(after, seat), rng.random(), game.write(state, seat, action)))
    return max(best)[2]


if __name__ == "__main__":
    for line in sys.stdin:
        question = json.loads(line)
        print(json.dumps({"id": question["id"], "imagine": 1}), flush=True)
        world = json.loads(sys.stdin.readline())["worlds"][0]
        print(json.dumps({"id": question["id"], "action": choose(question, world)}), flush=True)
