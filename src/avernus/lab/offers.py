"""What could have been done, and what was: counted by things, over games, for the intervals that a report needs."""

from typing import Any, Final

import numpy as np
import polars as pl

from avernus.lab.columns import OFFERED, frame
from avernus.lab.things import MOST_KNOWN, VERB, ThingsOf

CROWD: Final = 256
"""Of more actions than this only the verbs are counted."""
MOST_HELD: Final = 50_000
"""So many actions are held before they are counted: memory does not grow with a game's length."""
UNIT: Final = 1 << 40
"""Luck is summed in whole numbers: the same sum in whatever order."""
SUMS: Final = ("games", "offered", "chosen", "offered2", "chosen2", "both", "luck")


class Offers:
    """Looks at decisions, counted some games at a time."""

    def __init__(self, things: ThingsOf) -> None:
        self.things = things
        self.numbers: dict[str, int] = {}
        """Each thing's number, by which it is counted."""
        self.known: dict[int, list[int]] = {}
        """The numbers of each code's things."""
        self.sums: dict[int, list[int]] = {}
        self.codes: list[int] = []
        """What was listed, look after look: actions, or `~verb` in a crowd. What was chosen comes last once more."""
        self.games: list[int] = []
        self.sizes: list[int] = []
        """Each look's game, and how much was listed."""

    def note(self, number: int, listed: list[int], action: int) -> None:
        """A decision of a game, and what there was to choose from."""
        if len(listed) <= CROWD:
            self.codes += listed
        else:
            width = self.things.game.verbs.width
            self.codes += [~(one >> width) for one in listed]
        self.codes.append(action)
        self.games.append(number)
        self.sizes.append(len(listed))

    def settle(self) -> None:
        """A game is over: count, if there is much to count."""
        if len(self.codes) > MOST_HELD:
            self.count()

    def numbered(self, code: int) -> list[int]:
        """The numbers of the things of an action, or of a verb alone."""
        found = self.known.get(code)
        if found is None:
            things = self.things[code] if code >= 0 else {f"{VERB}:{self.things.game.verbs.verbs[~code].name}"}
            found = self.known[code] = [self.numbers.setdefault(thing, len(self.numbers)) for thing in sorted(things)]
        return found

    def count(self) -> None:
        """Count what is held, by games. An action that is legal but not listed was offered all the same."""
        codes, row_codes = np.unique(np.array(self.codes, dtype=np.int64), return_inverse=True)
        numbers = [self.numbered(int(code)) for code in codes]
        wide = np.array([len(one) for one in numbers])
        flat = np.array([number for one in numbers for number in one])
        sizes, games, many = np.array(self.sizes), np.array(self.games), len(self.numbers)
        last = np.cumsum(sizes + 1) - 1
        chosen_rows: np.ndarray[Any, Any] = np.zeros(len(row_codes), dtype=bool)
        chosen_rows[last] = True
        looks: np.ndarray[Any, Any] = np.repeat(np.arange(len(sizes)), sizes + 1)
        # each row once for each of its things
        times = wide[row_codes]
        ends = np.cumsum(times)
        steps = np.arange(ends[-1]) - np.repeat(ends - times, times)
        things = flat[np.repeat((np.cumsum(wide) - wide)[row_codes], times) + steps]
        keys = np.repeat(looks, times) * many + things
        taken: np.ndarray[Any, Any] = np.repeat(chosen_rows, times)
        shape = (len(sizes), many)
        listed = np.bincount(keys[~taken], minlength=len(sizes) * many).reshape(shape)
        chosen = np.bincount(keys[taken], minlength=len(sizes) * many).reshape(shape)
        first = np.flatnonzero(np.r_[True, games[1:] != games[:-1]])
        a = np.add.reduceat((listed + chosen > 0).astype(np.int64), first)
        b = np.add.reduceat(chosen, first)
        luck = (listed * UNIT // sizes[:, None]).sum(axis=0)
        sums = [(a > 0).sum(axis=0), a.sum(axis=0), b.sum(axis=0), (a * a).sum(axis=0), (b * b).sum(axis=0), (a * b).sum(axis=0), luck]
        for number in range(many):
            row = self.sums.setdefault(number, [0] * len(SUMS))
            for place, one in enumerate(sums):
                row[place] += int(one[number])
        self.codes, self.games, self.sizes = [], [], []
        if len(self.known) > MOST_KNOWN:
            self.known.clear()

    def table(self) -> pl.DataFrame:
        """All that was counted."""
        if self.codes:
            self.count()
        order = sorted((thing, self.sums[number]) for thing, number in self.numbers.items())
        columns: dict[str, list[Any]] = {name: [sums[at] for _, sums in order] for at, name in enumerate(SUMS)}
        columns["luck"] = [luck / UNIT for luck in columns["luck"]]
        return frame(OFFERED, {"thing": [thing for thing, _ in order], **columns})
