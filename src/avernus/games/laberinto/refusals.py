"""The reasons for which actions of Laberinto Interior are refused, with the clause of each."""

from typing import Final

BY_CLAUSE: Final[dict[str, tuple[str, ...]]] = {
    "L12": ("no-such-figure",),
    "L15": ("not-in-reserve",),
    "L16": ("not-your-turn",),
    "L20": ("not-moving", "not-in-hand"),
    "L21": ("occupied-cell", "edge-mismatch", "border-mismatch"),
    "L22": ("must-place", "own-door-first"),
    "L24": ("gap-first", "own-path"),
    "L25": ("not-joined",),
    "L30": ("no-such-action", "not-building", "must-move", "late-done"),
    "L31": ("no-triangle", "foreign-figure", "full-cell"),
    "L32": ("none-in-reserve", "wrong-door"),
    "L34": ("run-blocked", "not-reachable"),
    "L37": ("not-adjacent",),
    "L38": ("no-prism-to-mount", "mount-too-far", "dismount-full", "dismount-too-far", "foreign-rider"),
    "L39": ("pair-immune", "no-prey", "pyramid-captures", "carrier-captures"),
    "L40": ("out-wrong-door",),
    "L41": ("not-a-door", "wrong-exit"),
    "L42": ("no-pair", "no-prisoner"),
    "L43": ("no-die", "walk-too-far", "not-exact"),
    "L45": ("not-its-captive",),
    "L50": ("game-over",),
    "L80": ("own-team",),
    "L81": ("ally",),
}
"""The clauses, and the reasons that rest on each."""
CLAUSES: Final = {code: clause for clause, codes in BY_CLAUSE.items() for code in codes}
REASONS: Final = {code: (code, clause) for code, clause in CLAUSES.items()}
"""Every code with its clause, as in the other games."""
