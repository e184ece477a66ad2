"""Whether anything is hidden at a table: in some games that depends on what was agreed."""

from avernus.play.kinds import Status
from avernus.play.room import Room


def secretive(room: Room) -> bool:
    """Does anybody at the table know what others may not see before the end?"""
    if not room.game.hidden or room.status == Status.OVER:
        return False
    return room.state is None or room.game.hides(room.state)
