"""`python -m bench.strength.compiled`: compile the reference players against the avernus that is compiled here."""

import shutil
import sys
from pathlib import Path

import avernus
from avernus import compiling
from avernus.compiling import Library, compile_groups, library_of
from bench.strength import frozen

ROOT = Path(__file__).parent.parent.parent
WITH = ("core", "bots", "games/splut", "games/inferno_race", "games/laberinto", "games/inferno_trade")


def main() -> int:
    """Compile what is not compiled."""
    if avernus.BUILD != "compiled":
        print(f"avernus itself is not compiled: {avernus.BUILD}", file=sys.stderr)
        return 1
    place = frozen.folder()
    if place.is_dir():
        print("the reference players are compiled already")
        return 0
    libraries = []
    for name in WITH:
        library = library_of(compiling.SOURCES, compiling.SOURCES / "avernus" / name)
        libraries.append(Library(library.name, tuple(str(compiling.SOURCES / file) for file in library.files)))
    libraries.append(library_of(ROOT, frozen.HERE))
    products = compile_groups(ROOT, {"rules": libraries}, frozen.BUILD / "work", only="bench.")
    part = place.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    for path, target in products.items():
        (part / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, part / target)
    part.rename(place)
    return 0


if __name__ == "__main__":
    sys.exit(main())
