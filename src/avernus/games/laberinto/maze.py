"""The ready-made maze of the option `maze=ready` (L19): 120 triangles, the same from each of the six doors.

Turned by a sixth it is the same maze with every colour moved on by one, so that no door is better than another. A ring in the middle and
six ways to it; at most two pieces of any triangle; the narrow doors (L7) are among its cells.
"""

from typing import Final

from avernus.games.laberinto.board import ROWS

WALL: Final = (
    ". ROY OOB RBB . . . . . . . . . . . . YGO",
    ". . . OOG GOG . . . . . . . . . . . YBY YVY VVO",
    ". . . . . GOG YOR . . . . . . . . . YBB YBB . . .",
    ". . . . . . . YVB VVY . . . . . . . RVG YOG . . . . .",
    ". . . . . . . . . VYG BYO YGO RGB . . . GBR RGR . . . . . . .",
    ". . . . . . . . . . YOR BGR . RRO YRG YOG BOV GYV BYG . . . . . . . .",
    "GVG . . . . . . . ROY GVY RVV YOV OOO . VOY YYY . . OYO BVO . . . . . . . . .",
    "OVR GRR YRR YYR YYR VOR GOB OBB YBO RGO VGY . . OBR BBV VRV ORR YGR GGG OBG YBG . . . . . . . . . .",
    ". . . . . . . . . . VOR BOR RRR VRG BGG YGY OOY BOG . . YRV GRB VOB BOO RBO YBG VVG VVG VGG RGG BYG",
    ". . . . . . . . . OYB BVB . . VVV YBV . BBB VBY GYY RYV GBV . . . . . . . RYR",
    ". . . . . . . . OVR RVY OBY VBR VGR GGB . ORG VBG . . . . . . . . . .",
    ". . . . . . . GRG ROG . . . GRO VRB OVB YVR . . . . . . . . .",
    ". . . . . VBR GYR . . . . . . . YYV VYO . . . . . . .",
    ". . . VOO VOO . . . . . . . . . VBG RBR . . . . .",
    "YYB VYV VOV . . . . . . . . . . . RBR BBR . . .",
    "VRB . . . . . . . . . . . . GOO BBO GBV .",
)
"""The rows from north to south, each from its westmost cell: the edges of a triangle, or a dot."""
MAZE: Final[dict[str, str]] = {
    f"{letter}{place}": tile for letter, row in zip(ROWS, WALL, strict=True) for place, tile in enumerate(row.split(), 1) if tile != "."
}
"""The triangle on each cell."""
