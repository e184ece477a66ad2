"""The table as text: what lies open, what is one's own, and nothing else."""

from avernus.games.inferno_trade import GAME
from avernus.text import LANGUAGES, Speaker
from avernus.tui.boards import Marks, as_text, draw, places
from tests.games.inferno_trade.scenes import do, scene


def lines(viewer: int | None, lang: str = "en", **marks: object) -> list[str]:
    table = scene(3, {0: "nero", 1: "attila tzu", 2: "ivan"}, {0: "BA GS", 2: "SO"}, {0: "values nero"})
    do(table, "P2 SO P1 tzu", "P1 y:ivan", "30000", "P0 >P1 nero / attila", "P1 >* attila / nero")
    return as_text(draw(GAME.folder, table.view(viewer), Speaker(GAME, 3, lang), Marks(width=90, **marks)))  # type: ignore[arg-type]


def test_a_player_sees_values_offers_and_hand() -> None:
    text = "\n".join(lines(0, plain=True))
    assert "Run 1 of 3, 1:30 left  [:::::::::...]" in text
    assert "Nero 18" in text and "#1 Player 1 > Player 2: Nero 18 / Attila 17" in text and "#2 Player 2 > everybody" in text
    assert "[Buona Azione] [Grande Scambio]" in text and "Your souls are worth" in text and "fixed: Empress Tz’u" in text


def test_a_spectator_sees_no_value() -> None:
    text = "\n".join(lines(None))
    assert "Nero" in text and "18" not in text and "your list" not in text and "Buona" not in text


def test_every_card_and_offer_can_be_pointed_at() -> None:
    table = scene(3, {0: "nero", 1: "attila"})
    do(table, "P0 >P1 nero / attila")
    known = places(draw(GAME.folder, table.view(1), Speaker(GAME, 3), Marks(width=80)))
    assert {("card", card) for player in table.view(None)["players"] for card in player["free"]} <= set(known)
    assert ("offer", "1") in known and {("seat", f"P{seat}") for seat in range(3)} <= set(known)


def test_narrow_rows_and_other_languages() -> None:
    for lang in LANGUAGES:
        assert all(len(line) <= 90 for line in lines(0, lang))
    assert "quedan 1:30" in lines(0, "es")[0] and "reste 1:30" in lines(0, "fr")[0]
