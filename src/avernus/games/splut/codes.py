"""Numbers that the files of Splut! share: verbs and their shifts, reasons of refusals, endings."""

from typing import Final

# The table of actions.py, as shifts: a test holds the two together.
WIDTH: Final = 12
REST: Final = 4095
PASS: Final = 0
DWARF: Final = 1
SORCERER: Final = 2
LEVITATE: Final = 3
TROLL: Final = 4
PULL: Final = 5
THROW: Final = 6
MOST: Final = 49
"""Four walks for each piece, 16 levitations, 4 pulls, 16 throws, a pass."""

# Why an action is not legal; `refusals.py` has the code and the clause of each.
FINE: Final = 0
NOT_ADJACENT: Final = 1
OCCUPIED: Final = 2
NO_DWARF: Final = 3
EDGE_BEHIND: Final = 4
NO_ROCK_BEHIND: Final = 5
MUST_THROW: Final = 6
NO_ROCK: Final = 7
THROW_BLOCKED: Final = 8
NOT_A_ROCK: Final = 9
LOCKED: Final = 10
ENDED: Final = 11
OTHER_ROCK: Final = 12
ROCK_BLOCKED: Final = 13
AHEAD_OFF: Final = 14
BEHIND_OFF: Final = 15
NOT_FORCED: Final = 16
NOT_YOUR_TURN: Final = 17
GAME_OVER: Final = 18

# How the game ended.
RUNNING: Final = 0
LAST_SORCERER: Final = 1
TURN_CAP: Final = 2
REPETITION: Final = 3
