"""`python docs/api.py [FOLDER]`: the API reference, made by pdoc from the docstrings of all that is public (docs/library.md).

The sources are read interpreted (`AVERNUS_PURE=1`, as `make docs` sets it): classes that are compiled elsewhere have their signatures,
types and documented attributes here.
"""

import sys
from pathlib import Path

import pdoc
from pdoc.render import configure

import avernus

PUBLIC = ["avernus", "avernus.analysis", "!avernus.games"]
"""`avernus` and what it lists, with the modules of `envs`. `games` is a function there; each game's folder is nobody's promise."""


def main() -> int:
    """Write the pages."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/api")
    for name in avernus.lab.__all__:  # loaded when it is asked for, and pdoc does not ask
        getattr(avernus.lab, name)
    configure(docformat="markdown", show_source=False, footer_text=f"avernus {avernus.__version__}")
    pdoc.pdoc(*PUBLIC, output_directory=folder)
    print(f"The API reference is in {folder / 'index.html'}: {len(list(folder.rglob('*.html')))} pages.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
