"""The rules of building and moving once more, written straight from their clauses over names and coordinates, without any haste."""

from avernus.games.laberinto.board import CELLS, COLOURS, COORDINATES, NAMES, PLAYED, SETS, SIDE, SIDE_RIGHT, beyond, slot

Cell = tuple[int, int, int]


def near(cell: Cell) -> list[Cell]:
    """L4."""
    sign = 1 if sum(cell) == 1 else -1
    found = [(cell[0] + sign, cell[1], cell[2]), (cell[0], cell[1] + sign, cell[2]), (cell[0], cell[1], cell[2] + sign)]
    return [other for other in found if slot(*other) in COORDINATES]


class Naive:
    """A view of the state, with the rules asked of it afresh each time."""

    def __init__(self, view: dict[str, object], seats: int, options: dict[str, object]) -> None:
        self.board: dict[Cell, str] = {COORDINATES[CELLS[n]]: t for n, t in view["board"].items()}  # type: ignore[attr-defined]
        self.view = view
        self.seats = seats
        self.options = options
        self.doors = {COORDINATES[s]: int((SIDE_RIGHT if options["door"] == "right" else SIDE)[s]) for s in COORDINATES}
        self.figures = {COORDINATES[CELLS[f["cell"]]]: (f["colour"], f["figures"]) for f in view["figures"]}  # type: ignore[attr-defined]

    def colours(self, seat: int) -> list[str]:
        return [COLOURS[c] for c in (SETS[self.seats][seat] if self.options["teams"] == 2 else PLAYED[self.seats][seat:seat + 1])]

    # -- L21-L26 ------------------------------------------------------------------------------------

    def fits(self, cell: Cell, tile: str) -> bool:
        here = slot(*cell)
        for k in range(3):
            other = beyond(here, k)
            if other not in COORDINATES:
                if self.options["match_sides"] and tile[k] != COLOURS[int(SIDE[here])]:
                    return False
            elif COORDINATES[other] in self.board and self.board[COORDINATES[other]][k] != tile[k]:
                return False
        return True

    def path(self, colour: str) -> set[Cell]:
        found: set[Cell] = set()
        queue = [cell for cell in self.board if self.doors[cell] == COLOURS.index(colour)]
        while queue:
            cell = queue.pop()
            if cell not in found:
                found.add(cell)
                queue += [other for other in near(cell) if other in self.board]
        return found

    def lists(self, seat: int) -> list[set[Cell]]:
        """The candidate lists, in order; the first one with a fit counts."""
        everybody = [c for s in range(self.seats) for c in self.colours(s)]
        paths = {c: self.path(c) for c in everybody}
        empty = {cell for cell in self.doors if cell not in self.board}
        door = {c: {cell for cell in empty if self.doors[cell] == COLOURS.index(c)} for c in everybody}
        mine = self.colours(seat)
        begun = [c for c in mine if paths[c]]
        lists = [set().union(*(door[c] for c in mine if c not in begun))] if len(begun) < len(mine) else []
        if not begun:
            return lists
        starts = [cell for cell in self.board if self.doors[cell] == COLOURS.index(everybody[0])]
        joined = any(all(paths[c] & self.group(start) for c in everybody) for start in starts)
        around = {c: {other for cell in paths[c] for other in near(cell) if other in empty} for c in everybody}
        if joined or self.options["meet"] == "free":
            return [*lists, {other for cell in self.board for other in near(cell) if other in empty}]
        if self.options["meet"] == "must":
            gaps: set[Cell] = set()
            for c in begun:
                others = set().union(*(paths[q] for q in everybody if q != c and not paths[q] & paths[c]))
                distance = self.distances(others, empty)
                reach = {cell: distance[cell] for cell in around[c] if cell in distance}
                gaps |= {cell for cell, d in reach.items() if d == min(reach.values())}
            lists.append(gaps)
        return [*lists, set().union(*(around[c] for c in begun)), set().union(*(door[c] for c in begun))]

    def group(self, start: Cell) -> set[Cell]:
        found, queue = set(), [start]
        while queue:
            cell = queue.pop()
            if cell not in found:
                found.add(cell)
                queue += [other for other in near(cell) if other in self.board]
        return found

    @staticmethod
    def distances(others: set[Cell], empty: set[Cell]) -> dict[Cell, int]:
        """D(x): the length of the shortest chain of empty cells from x to one that is beside the others."""
        front = {other for cell in others for other in near(cell) if other in empty}
        found: dict[Cell, int] = {}
        length = 1
        while front:
            found |= {cell: length for cell in front}
            front = {other for cell in front for other in near(cell) if other in empty and other not in found}
            length += 1
        return found

    def placements(self, seat: int, hand: dict[str, int], reserve: dict[str, int]) -> set[str]:
        for cells in self.lists(seat):
            found = set()
            for owned, star in ((hand, ""), (reserve, "*")):
                for name in owned:
                    for tile in {name, name[1:] + name[:1], name[2:] + name[:2]}:
                        found |= {f"+{NAMES[slot(*cell)]} {tile}{star}" for cell in cells if self.fits(cell, tile)}
            if found:
                return found
        return set()

    # -- L31-L44 ------------------------------------------------------------------------------------

    def room(self, colour: str, cell: Cell) -> bool:
        who, figures = self.figures.get(cell, (colour, []))
        return cell in self.board and who == colour and len(figures) < 2

    def prey(self, seat: int, cell: Cell) -> bool:
        who, figures = self.figures.get(cell, ("", []))
        sides = int(self.options["alliances"]) or self.seats  # type: ignore[call-overload]
        mine = [c for s in range(self.seats) if s % sides == seat % sides for c in self.colours(s)]  # L80, L81
        return len(figures) == 1 and who not in mine

    def clear(self, colour: str, cell: Cell) -> bool:
        return cell in self.board and self.figures.get(cell, (colour, []))[0] == colour

    def rays(self, cell: Cell) -> list[list[Cell]]:
        """L35: keep one coordinate, and let the other two change by turns, to the border."""
        found = []
        for kept in range(3):
            for first in [k for k in range(3) if k != kept]:
                second = 3 - kept - first
                ray: list[Cell] = []
                here, k = cell, first
                while True:
                    step = 1 if sum(here) == 1 else -1
                    here = (here[0] + step * (k == 0), here[1] + step * (k == 1), here[2] + step * (k == 2))
                    if slot(*here) not in COORDINATES:
                        break
                    ray.append(here)
                    k = first + second - k
                found.append(ray)
        return found

    def ends(self, seat: int, colour: str, cell: Cell, figure: str, pips: int) -> tuple[set[Cell], set[Cell]]:
        """Where a figure may go without and with a capture."""
        if self.options["dice"] and figure != "y":
            walks = [[cell]]
            quiet, takes = set(), set()
            for length in range(1, pips + 1):
                longer = []
                for walk in walks:
                    for other in near(walk[-1]):
                        if other in walk:
                            continue
                        if self.room(colour, other):
                            quiet |= {other} if length == pips or not self.options["exact_die"] else set()
                        elif length == pips and figure == "p" and self.prey(seat, other):
                            takes.add(other)
                        if self.clear(colour, other):
                            longer.append([*walk, other])
                walks = longer
            return quiet, takes
        reached = set(near(cell))
        if figure != "y":
            for sought in {colour, figure[1:].upper() or colour}:
                for ray in self.rays(cell):
                    for i, other in enumerate(ray):
                        if sought in self.board.get(other, ""):
                            if all(self.clear(colour, before) for before in ray[:i]):
                                reached.add(other)
                            break
        quiet = {other for other in reached if self.room(colour, other)}
        return quiet, {other for other in reached - quiet if figure == "p" and self.prey(seat, other)}

    def movements(self, seat: int, pips: int) -> set[str]:
        found = set()
        for colour in self.colours(seat):
            found |= self.entries(seat, colour)
            for cell, (who, figures) in self.figures.items():
                if who != colour:
                    continue
                at = NAMES[slot(*cell)]
                for figure in set(figures):
                    quiet, takes = self.ends(seat, colour, cell, figure, pips)
                    found |= {f"{figure}{at}-{NAMES[slot(*to)]}" for to in quiet} | {f"p{at}x{NAMES[slot(*to)]}" for to in takes}
                    if figure == "y":
                        for to in [cell, *near(cell)]:
                            if self.figures.get(to, ("", []))[0] == colour and "p" in self.figures[to][1]:
                                found.add(f"y{at}^{NAMES[slot(*to)]}")
                        if self.doors[cell] == COLOURS.index(colour):
                            found.add(f"y{at}!")
                    if figure == "m":
                        found |= {f"m{at}v{NAMES[slot(*to)]}" for to in near(cell) if self.room(colour, to)}
                        found |= {f"m{at}v"} if len(figures) == 1 else set()
                    if figure[0] == "m" and self.doors[cell] < 6 and (self.doors[cell] - COLOURS.index(colour)) % 6 in (2, 3, 4):
                        found.add(f"{figure}{at}!!")
        return found

    def entries(self, seat: int, colour: str) -> set[str]:
        team = self.view["teams"][colour]  # type: ignore[index]
        captives = self.view["prisoners"][seat]  # type: ignore[index]
        found = set()
        for cell in (c for c in self.board if self.doors[c] == COLOURS.index(colour)):
            at = NAMES[slot(*cell)]
            if team["prisms"] and (self.room(colour, cell) or self.prey(seat, cell)):
                found.add(f"P>{at}")
            if self.room(colour, cell):
                found |= {f"Y>{at}"} if team["pyramids"] else set()
                bound: dict[str, list[str]] = self.view["captives"]  # type: ignore[assignment]
                for pair in team["crossed"]:
                    own = captives if self.options["captives"] == "player" else bound.get(colour + pair, [""])[0]  # L45
                    found |= {f"{pair}:{captive}>{at}" for captive in own}
        return found
