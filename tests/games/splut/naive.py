"""Splut! a second time: slow, plain, written from the rules alone, sharing no code with the engine. The two play side by side."""

from collections import Counter

FILES = "abcdefghi"
CELLS = [f"{FILES[f]}{r}" for r in range(1, 10) for f in range(9) if abs(f - 4) + abs(r - 5) <= 4]
DELTA = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}
TEAMS = {"s": "d2 e2 f2", "w": "b6 b5 b4", "n": "f8 e8 d8", "e": "h4 h5 h6"}
IN_PLAY = {2: "sn", 3: "swn", 4: "swne"}


def beyond(cell: str, way: str) -> str | None:
    """The neighbour of a cell, or nothing at the edge."""
    file, rank = FILES.index(cell[0]) + DELTA[way][0], int(cell[1:]) + DELTA[way][1]
    name = f"{FILES[file]}{rank}" if 0 <= file < 9 else ""
    return name if name in CELLS else None


class Naive:
    """A game as a dictionary from cells to pieces: `Ss` is the southern sorcerer, `R0` … `R3` are the rocks."""

    def __init__(
        self, seats: int, *, ahead: bool = True, behind: bool = True, repetition: bool = False, cap: int = 1000,
        both: bool = False, first: int = 1,
    ) -> None:
        self.ahead, self.behind, self.repetition, self.cap, self.both = ahead, behind, repetition, cap, both
        self.board = {cell: f"R{i}" for i, cell in enumerate(("e1", "a5", "e9", "i5"))}
        self.living = IN_PLAY[seats]
        for seat in self.living:
            for kind, cell in zip("SDT", TEAMS[seat].split(), strict=True):
                self.board[cell] = kind + seat
        self.mover, self.turn, self.steps = (self.living * 4)[first - 1], 1, 1
        self.locked: set[str] = set()
        self.moved: set[str] = set()
        self.lev = "-"
        self.over = False
        self.seen: Counter[str] = Counter()
        self.count()

    def where(self, piece: str) -> str | None:
        return next((cell for cell, found in self.board.items() if found == piece), None)

    # -- S5-S10 -------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """Every legal action, in the order of ASCII."""
        if self.over:
            return []
        found = []
        for kind in "SDT":
            cell = self.where(kind + self.mover)
            for way in "nesw" if cell else "":
                assert cell is not None
                target = beyond(cell, way)
                if target is not None:
                    found += {"S": self.sorcerer, "D": self.dwarf, "T": self.troll}[kind](cell, way, target)
        return sorted(found) or ["--"]

    def dwarf(self, cell: str, way: str, target: str) -> list[str]:
        end: str | None = target
        while end is not None and end in self.board:
            end = beyond(end, way)
        return [f"D{target}"] if end is not None else []

    def troll(self, cell: str, way: str, target: str) -> list[str]:
        there = self.board.get(target, "")
        back = beyond(cell, OPPOSITE[way])
        behind = back is not None and self.board.get(back, "").startswith("R")
        if there == "":
            return [f"T{target}"] + ([f"T{target}+"] if behind else [])
        if not there.startswith("R"):
            return []
        lifted = {c: p for c, p in self.board.items() if c != cell}
        exits = {e: beyond(target, e) for e in "nesw"}
        free = [e for e, x in exits.items() if x and lifted.get(x, " ")[0] not in "RT"]
        pulling = [f"T{target}+:{e}" for e in free if exits[e] != cell] if self.both and behind else []
        return [f"T{target}:{e}" for e in free] + pulling

    def sorcerer(self, cell: str, way: str, target: str) -> list[str]:
        found = [] if target in self.board else [f"S{target}"]
        for rock in ("R0", "R1", "R2", "R3"):
            if self.lev != rock and not (self.lev == "-" and rock not in self.locked):
                continue
            stands = self.where(rock)
            assert stands is not None
            goes = beyond(stands, way)
            lifted = set(self.board) - {cell, stands}
            if goes is None or goes in lifted or target in lifted:
                continue
            if (target == stands and not self.ahead) or (goes == cell and not self.behind):
                continue
            found.append(f"S{target}@{stands}")
        return found

    # -- what actions do ----------------------------------------------------------------------

    def play(self, text: str) -> None:
        """Play a legal action."""
        levitated = "-"
        if text != "--":
            cell = self.where(text[0] + self.mover)
            assert cell is not None
            target = text[1:3]
            way = next(w for w in "nesw" if beyond(cell, w) == target)
            if text[0] == "D":
                self.push(cell, way)
            elif "@" in text:
                levitated = self.board[text[4:]]
                goes = beyond(text[4:], way)
                assert goes is not None
                me = self.board.pop(cell)
                del self.board[text[4:]]
                self.board |= {target: me, goes: levitated}
                self.moved.add(levitated)
            elif ":" in text:
                self.throw(cell, target, text[-1], way if "+" in text else "")
            else:
                self.board[target] = self.board.pop(cell)
                if text.endswith("+"):
                    self.pull(cell, way)
        if levitated != "-":
            self.lev = levitated
        elif self.lev != "-":
            self.lev = "x"
        self.steps -= 1
        if self.steps == 0 or ":" in text or text == "--":
            self.next_turn()

    def push(self, cell: str, way: str) -> None:
        """S8: the line is moved from its far end."""
        line = [cell]
        while (following := beyond(line[-1], way)) in self.board:
            assert following is not None
            line.append(following)
        for place in reversed(line):
            goes = beyond(place, way)
            assert goes is not None
            self.board[goes] = self.board.pop(place)
            if self.board[goes].startswith("R"):
                self.moved.add(self.board[goes])

    def pull(self, cell: str, way: str) -> None:
        """S6: onto the cell that the troll has left."""
        back = beyond(cell, OPPOSITE[way])
        assert back is not None
        self.board[cell] = self.board.pop(back)
        self.moved.add(self.board[cell])

    def throw(self, cell: str, target: str, way: str, pulling: str = "") -> None:
        """S7.2, S7.3, S11.1; with a pull before it, if the step's direction is given."""
        rock = self.board.pop(target)
        self.board[target] = self.board.pop(cell)
        if pulling:
            self.pull(cell, pulling)
        stop = target
        while (following := beyond(stop, way)) is not None and self.board.get(following, " ")[0] not in "RT":
            stop = following
            if self.board.get(stop, " ")[0] == "S":
                break
        victim = self.board.get(stop, "")
        self.board[stop] = rock
        self.moved.add(rock)
        if victim.startswith("S"):
            self.board = {c: p for c, p in self.board.items() if p[0] == "R" or p[1] != victim[1]}
            self.living = self.living.replace(victim[1], "")

    # -- S4, S11 ------------------------------------------------------------------------------

    def next_turn(self) -> None:
        if len(self.living) == 1 or self.turn == self.cap:
            self.finish("*" + self.living if len(self.living) == 1 else "*=")
            return
        ring = "swne"
        at = ring.index(self.mover)
        self.mover = next(seat for seat in (ring[(at + i) % 4] for i in range(1, 5)) if seat in self.living)
        self.turn += 1
        self.steps = 2 if self.turn == 2 else 3
        self.locked, self.moved, self.lev = self.moved, set(), "-"
        self.count()

    def count(self) -> None:
        """A position is the same if the same can follow."""
        fields = self.position().split()
        key = " ".join(fields[:3] + fields[4:])
        self.seen[key] += 1
        if self.repetition and self.seen[key] == 3:
            self.finish("*=")

    def finish(self, sign: str) -> None:
        self.over, self.mover, self.steps, self.locked, self.moved, self.lev = True, sign, 0, set(), set(), "-"

    def position(self) -> str:
        """The position text of S12."""
        rows = []
        for rank in range(9, 0, -1):
            row, run = "", 0
            for cell in [c for c in CELLS if c[1:] == str(rank)] + ["end"]:
                piece = self.board.get(cell, "")
                if (piece or cell == "end") and run:
                    row, run = row + str(run), 0
                run += not piece
                row += "R" if piece.startswith("R") else piece
            rows.append(row)
        marks = [",".join(sorted(c for c, p in self.board.items() if p in rocks)) or "-" for rocks in (self.locked, self.moved)]
        lev = self.where(self.lev) if self.lev.startswith("R") else self.lev
        return f"{'/'.join(rows)} {self.living} {self.mover} {self.turn} {self.steps} {' '.join(marks)} {lev}"
