"""The questions that can be open in a race, what their numbers mean, and what they are called in dumps and views."""

from typing import Final

MAIN: Final = 1
ROLL: Final = 2
MOVE: Final = 3
ARRIVE: Final = 4
FIGHT: Final = 5
STEP: Final = 6
DEAL: Final = 7
ROOM: Final = 8
FREE: Final = 9
PARRY: Final = 10
GEMS: Final = 11
TILE: Final = 12

WIDE: Final = 8
"""Numbers to a question on the stack: its kind, then these."""
DEPTH: Final = 10
VALUE_OF: Final = 1     # MOVE: the base value, 0 for a wild one
EXTRA: Final = 2        # MOVE: bananas played
AT: Final = 1           # ARRIVE, FIGHT, PARRY, TILE: a place
ACTS: Final = 2         # ARRIVE, FIGHT: does the tile act?
RIVAL: Final = 3        # FIGHT, PARRY: the other player
SIDE: Final = 4         # FIGHT: 0 the attacker's go, 1 the defender's
FLOOR: Final = 5        # FIGHT: the total with which this go began
TOTALS: Final = 6       # FIGHT: the attacker's total, then the defender's
WHY: Final = 1          # STEP: DEAD_IMP or THE_MOVER
WHO: Final = 1          # DEAL: a seat
MUST: Final = 1         # ROOM: is it for a purchase?
COUNT: Final = 2        # DEAL, ROOM, GEMS: how many are still due
BLUE: Final = 3         # GEMS: blues drawn
RED: Final = 4          # GEMS: reds drawn
MOVED: Final = 1        # FREE: where the imp that moved stands, or NOWHERE
UNTIL: Final = 2        # TILE: the last place to be laid, two by two

DEAD_IMP: Final = 0
THE_MOVER: Final = 1

NAMES: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    MAIN: ("main", ()),
    ROLL: ("roll", ()),
    MOVE: ("move", ("value", "bananas")),
    ARRIVE: ("arrive", ("at", "acts")),
    FIGHT: ("fight", ("at", "acts", "rival", "side", "floor", "attack", "defence")),
    STEP: ("step", ("why",)),
    DEAL: ("deal", ("seat", "count")),
    ROOM: ("room", ("must", "count")),
    FREE: ("free", ("moved",)),
    PARRY: ("parry", ("at", "", "rival")),
    GEMS: ("gems", ("", "count", "blue", "red")),
    TILE: ("tile", ("at", "until")),
}
"""Each kind of question: its name, and the names of its numbers in the order of the stack; one without a name is not used."""
KINDS: Final = {name: kind for kind, (name, _) in NAMES.items()}
PLACES: Final = frozenset({"at", "until", "moved"})
"""Numbers that are places, told as positions."""
