"""Reference players: `medium` and `hard` of each game as they were at commit 3b8eaf2, kept so that progress can be measured.

Nothing here is improved. Only the names of what they import follow the rules they play by. `python -m bench.strength.compiled` compiles
them into `build/strength`, in a folder that is named after all that they are made of: what is stale is not found.
"""

import hashlib
from pathlib import Path

import avernus
from avernus import compiling

HERE = Path(__file__).parent
BUILD = HERE.parent.parent.parent / "build/strength"


def folder() -> Path:
    """Where the compiled modules of these sources lie, if there are any."""
    made_of = hashlib.sha256((compiling.SOURCES / compiling.NOTE).read_bytes())
    for path in sorted(HERE.glob("*.py")):
        made_of.update(path.read_bytes())
    return BUILD / made_of.hexdigest()[:16]


if avernus.BUILD == "compiled" and (inside := folder() / "bench/strength/frozen").is_dir():
    __path__.insert(0, str(inside))
