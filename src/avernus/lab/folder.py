"""The folder of a run: what was played, and the parts that are finished.

    run.json               what is played; whoever goes on must mean the same
    games/00007.parquet    a row for each game of part 7 (`rows.GAMES`); it is there if and only if the part is finished
    decisions/00007.…      a row for each decision (`rows.DECISIONS`)
    offered/00007.…        what could have been done (`rows.OFFERED`)
    records/00007/…        the records of its games, on request

A file is written beside its place and renamed into it, the one in `games` last: whatever kills the program, a part is there once or not.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

import polars as pl

from avernus.core.arguments import must_be
from avernus.core.refusals import AvernusError
from avernus.lab.columns import DECISIONS, GAMES, OFFERED, Columns
from avernus.lab.pool import lock
from avernus.play.paths import path_of

RUN: Final = "run.json"
KINDS: Final[dict[str, Columns]] = {"offered": OFFERED, "decisions": DECISIONS, "games": GAMES}
"""The files of a part, in the order in which they are written."""
FORMAT: Final = 1


def part_path(folder: Path, kind: str, part: int) -> Path:
    """Where a file of a part lies."""
    return folder / kind / f"{part:05}.parquet"


def write_part(folder: Path, part: int, frames: dict[str, pl.DataFrame]) -> None:
    """Write a finished part; with the last file it is there."""
    for kind in KINDS:
        path = part_path(folder, kind, part)
        path.parent.mkdir(exist_ok=True)
        beside = path.with_suffix(f".{os.getpid()}.new")
        frames[kind].write_parquet(beside, compression="zstd", statistics=False)
        os.replace(beside, path)


class Folder:
    """A folder that is being written by this program alone."""

    def __init__(self, path: str | Path, about: dict[str, Any]) -> None:
        self.path = Path(path)
        self.about = json.loads(json.dumps({"avernus-lab": FORMAT, **about}))
        self.held: IO[bytes] | None = None

    def __enter__(self) -> "Folder":
        path = self.path
        if path.exists() and not path.is_dir():
            raise AvernusError(f"{path} is no folder.")
        known = (path / RUN).is_file()
        if path.is_dir() and not known and any(one.name != "lock" for one in path.iterdir()):
            raise AvernusError(f"{path} is not empty and holds no run: name another folder.")
        try:
            path.mkdir(parents=True, exist_ok=True)
            self.held = open(path / "lock", "a+b")
        except OSError as error:
            raise AvernusError(f"Games cannot be kept in {path}: {error.strerror}.") from None
        try:
            lock(self.held, path)
            self.agree()
        except BaseException:
            self.held.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        assert self.held is not None
        self.held.close()

    def agree(self) -> None:
        """Begin the run, or see that it is the same that was begun."""
        file = self.path / RUN
        if file.is_file():
            then = read_about(self.path)
            changed = [name for name in sorted({*then, *self.about}) if then.get(name) != self.about.get(name)]
            if changed:
                raise AvernusError(
                    f"{self.path} holds a run with another {' and '.join(changed)}: name another folder, or remove this one.")
            for old in self.path.glob("*/*.new"):
                old.unlink()  # of a program that was killed while it wrote
            return
        beside = file.with_suffix(".new")
        with open(beside, "w", encoding="utf-8") as out:
            json.dump(self.about, out, ensure_ascii=False, indent=1)
            out.flush()
            os.fsync(out.fileno())
        os.replace(beside, file)


def read_about(path: Path) -> dict[str, Any]:
    """What a folder says about its run; `AvernusError` if it is none."""
    if not (path / RUN).is_file():
        raise AvernusError(f"{path} is not the folder of a run: it has no {RUN}.")
    try:
        about = json.loads((path / RUN).read_bytes())
        if about["avernus-lab"] != FORMAT:
            raise AvernusError(f"{path} was written by another version of the laboratory.")
    except (ValueError, KeyError, TypeError):
        raise AvernusError(f"{path / RUN} cannot be read as the description of a run.") from None
    return dict(about)


class SimulatedRun:
    """A run that can be read, whole or not."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.about = read_about(self.path)
        self.parts = sorted(int(file.stem) for file in (self.path / "games").glob("*.parquet") if file.stem.isdigit())

    @property
    def wanted(self) -> int:
        """How many games were asked for."""
        return int(self.about["games"])

    def read(self, kind: str, part: int) -> pl.DataFrame:
        """One file of a part; `AvernusError` names it if it is damaged."""
        path = part_path(self.path, kind, part)
        try:
            frame = pl.read_parquet(path, memory_map=False)
        except FileNotFoundError:
            raise AvernusError(f"{path} is missing: run the simulation again with the same command, after removing part {part}.") from None
        except (OSError, pl.exceptions.PolarsError):
            raise AvernusError(
                f"{path} is damaged; remove it and games/{part:05}.parquet, and the same simulation plays these games again.") from None
        expected = {name: dtype for name, (dtype, _) in KINDS[kind].items()}
        if dict(frame.schema) != {name: pl.DataType.from_python(t) if isinstance(t, type) and not issubclass(t, pl.DataType) else t
                                  for name, t in expected.items()}:
            raise AvernusError(f"{path} does not have the columns of a run.")
        return frame

    def each(self, kind: str) -> Iterator[pl.DataFrame]:
        """The files of all parts, one after the other."""
        for part in self.parts:
            yield self.read(kind, part)

    def games(self) -> pl.DataFrame:
        """A row for each game: `rows.GAMES`."""
        return pl.concat(list(self.each("games")))

    def decisions(self) -> pl.LazyFrame:
        """A row for each decision, read as it is needed: `rows.DECISIONS`."""
        return pl.scan_parquet([part_path(self.path, "decisions", part) for part in self.parts])


def open_run(path: str | Path) -> SimulatedRun:
    """A run to be read; `AvernusError` if there is nothing in it."""
    must_be((str, Path), path, "A run is kept in a folder")
    run = SimulatedRun(path_of(path))
    if not run.parts:
        raise AvernusError(f"{run.path} has no finished games yet: run the simulation again with the same command.")
    return run
