"""What every action leads to, one look ahead, all in compiled code where there is a compiler."""

from avernus.core.expert import Expert
from avernus.core.native import i64
from avernus.core.seats import CHANCE
from avernus.core.state import State


def glance(expert: Expert, world: State, seat: i64, actions: list[int]) -> list[float] | None:
    """The expert's evaluation after each action; `None` if chance has a say after any of them."""
    scratch = world.copy()
    values: list[float] = []
    for action in actions:
        scratch.copy_from(world)
        scratch.apply(seat, action)
        if scratch.mover() == CHANCE:
            return None
        values.append(expert.evaluate(scratch, seat))
    return values
