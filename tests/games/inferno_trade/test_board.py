"""The table as text: what lies open, what is one's own, and nothing else."""

from io import StringIO

from avernus.core.picture import Marks
from avernus.games.inferno_trade import GAME
from avernus.text import LANGUAGES, Speaker
from avernus.tui.boards import as_text, places
from avernus.tui.local_sitting import LocalSitting
from avernus.tui.plain import Plain
from avernus.tui.reading import read
from tests.games.inferno_trade.scenes import do, scene


def lines(viewer: int | None, lang: str = "en", **marks: object) -> list[str]:
    table = scene(3, {0: "nero", 1: "attila tzu", 2: "ivan"}, {0: "BA GS", 2: "SO"}, {0: "values nero"})
    do(table, "P2 SO P1 tzu", "P1 y:ivan", "30000", "P0 >P1 nero / attila", "P1 >* attila / nero")
    return as_text(GAME.picture(table.view(viewer), Speaker(GAME, 3, lang), Marks(width=90, **marks)))  # type: ignore[arg-type]


def test_a_player_sees_values_offers_and_hand() -> None:
    text = "\n".join(lines(0, plain=True))
    assert "Run 1 of 3, 1:30 left  [:::::::::...]" in text
    assert "Nero 18" in text and "#1 Player 1 > Player 2: Nero 18 / Attila 17" in text and "#2 Player 2 > everybody" in text
    assert "[Buona Azione] [Grande Scambio]" in text and "Your souls are worth" in text and "fixed: Empress Tz’u" in text


def test_a_deal_is_summed_up_for_those_whom_it_concerns() -> None:
    """V51: second copies are worth five, wherever they lie; an offer among others has no sum."""
    table = scene(4, {0: "nero nero2 tzu", 1: "attila attila2", 2: "ivan dracula dracula2", 3: "judas"}, lists={0: "values nero,attila"})
    do(table, "P0 >P1 nero2 / attila", "P1 >P0 attila+attila2 / nero", "P2 >* ivan / nero", "P1 >P2 attila / ivan", "P3 >* judas / dracula")
    text = as_text(GAME.picture(table.view(0), Speaker(GAME, 4), Marks(width=120, plain=True)))
    rows = {number: next(row for row in text if f"#{number} " in row) for number in range(1, 6)}
    assert "Nero (2) 5 / Attila 17  (+12)" in rows[1] and "(+17)" in rows[2]  # the second Nero becomes the first: 17 + 5 - 5
    ivan = table.view(0)["you"]["list"]["ivan"]
    assert rows[3].endswith(f"({ivan - 5:+})")
    assert not rows[4].endswith(")") and not rows[5].endswith(")")


def test_the_plain_terminal_says_how_offers_are_typed() -> None:
    """V31: hundreds of offers are not listed, but what they look like; a number of the list still means what it says."""
    table, out = scene(3, {0: "nero", 1: "attila"}), StringIO()
    Plain(LocalSitting(table, {1: "random", 2: "random"}), StringIO(""), out).do_list("")
    text = out.getvalue()
    assert "“>Player 2 nero / attila”" in text and "“>* nero / attila”" in text and len(text.splitlines()) < 60
    number = next(line for line in text.splitlines() if line.endswith("(wait20)")).split(".")[0]
    assert GAME.write(table.state, 0, read(table, 0, number.strip())) == "wait20"


def test_a_spectator_sees_no_value() -> None:
    text = "\n".join(lines(None))
    assert "Nero" in text and "18" not in text and "your list" not in text and "Buona" not in text


def test_every_card_and_offer_can_be_pointed_at() -> None:
    table = scene(3, {0: "nero", 1: "attila"})
    do(table, "P0 >P1 nero / attila")
    known = places(GAME.picture(table.view(1), Speaker(GAME, 3), Marks(width=80)))
    assert {("card", card) for player in table.view(None)["players"] for card in player["free"]} <= set(known)
    assert ("offer", "1") in known and {("seat", f"P{seat}") for seat in range(3)} <= set(known)


def test_a_game_by_turns_counts_slots() -> None:
    """V63."""
    table = scene(3, driver="turns", rounds_per_run=6)
    do(table, "P0 done")
    said = {lang: as_text(GAME.picture(table.view(0), Speaker(GAME, 3, lang), Marks(width=90)))[0] for lang in LANGUAGES}
    assert said["en"].startswith("Run 1 of 3, 17 slots left  [::::::::::::]")
    assert "17" in said["es"] and "17" in said["fr"]


def test_narrow_rows_and_other_languages() -> None:
    for lang in LANGUAGES:
        assert all(len(line) <= 90 for line in lines(0, lang))
    assert "quedan 1:30" in lines(0, "es")[0] and "reste 1:30" in lines(0, "fr")[0]
