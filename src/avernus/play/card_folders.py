"""Sets of cards from a folder: `--cards DIR`, `new_table(…, cards=DIR)`."""

from pathlib import Path

from avernus.core.arguments import shown
from avernus.core.card_sets import BOOK_TAG, CardFiles
from avernus.core.game import Game
from avernus.core.refusals import AvernusError


def read_folder(folder: str | Path, names: tuple[str, ...]) -> CardFiles:
    """The files of these names in a folder, unjudged; `AvernusError` if there is none."""
    path = Path(folder)
    if not path.is_dir():
        raise AvernusError(f"There is no folder {str(folder)[:200]!r} with cards.")
    found = {}
    for name in names:
        file = path / f"{name}.toml"
        if not file.is_file():
            continue
        try:
            found[name] = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise AvernusError(f"{file} cannot be read: {getattr(error, 'strerror', None) or 'it is not text'}.") from None
    if not found:
        raise AvernusError(f"{path} has none of the files {', '.join(f'{name}.toml' for name in names)}.")
    return CardFiles(path.resolve().name, found)


def choose(game: Game, cards: str | Path) -> str:
    """The value of the game's option `cards` for a set that it knows, or for one in a folder, which it knows from then on."""
    if not game.card_files:
        raise AvernusError(f"The cards of {game.credits.title} cannot be chosen.")
    if not isinstance(cards, str | Path):
        raise AvernusError(f"A set of cards is named by its folder or its tag, not by {shown(cards)}.")
    if str(cards) == BOOK_TAG or any(known.tag == str(cards) for known in game.known_cards()):
        return str(cards)
    files = read_folder(cards, game.card_files)
    game.learn_cards(files)
    return files.tag
