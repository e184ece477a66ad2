"""Eighty columns and twenty-four rows are enough for all five games, and what is on a card can be read there."""

import io

import pytest
from textual.widgets import Static

import avernus
from avernus.core.actions import Word
from avernus.text import LANGUAGES, Speaker
from avernus.tui.app import AvernusApp
from avernus.tui.boards import as_text
from avernus.tui.panes import HelpPane
from avernus.tui.phrases import about, in_words, notation
from avernus.tui.plain import play_plain
from avernus.tui.session import Session
from avernus.tui.widgets import BoardView

SMALL = (80, 24)


def played(game: str, seats: int, actions: int, lang: str = "en") -> Session:
    """Somebody against bots, after so many actions, when it is that person's turn."""
    table = avernus.new_table(game, seats, seed="small")
    session = Session(table, {seat: "random" for seat in range(1, seats)}, lang, "small")
    while not session.over and (len(table.past) < actions or session.person() is None or session.answering() or session.bot() is not None):
        seat = session.bot()
        if session.answered() or (seat is None and session.person() is None and session.wait() is not None):
            continue
        session.play(0 if seat is None else seat, session.choices(0)[0][0] if seat is None else session.choose(seat, session.thought()))
    return session


async def seen(session: Session) -> tuple[list[str], bool]:
    """The rows of the board that are on the screen, and whether they are all."""
    app = AvernusApp(session)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        board = app.query_one(BoardView)
        rows = as_text(board.picture)[board.first:board.first + board.size.height]
        assert all(len(row) <= board.size.width for row in rows), "nothing is cut off at the right"
        return rows, board.fits()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_race_shows_its_legend_and_ones_cards(lang: str) -> None:
    session = played("inferno-race", 5, 60, lang)
    rows, whole = await seen(session)
    assert whole
    text = " ".join(" ".join(rows).split())
    assert session.speaker.say("board-legend") in text
    assert all(f"[{card}]" in text for card in session.view(0)["hand"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6])
async def test_the_maze_shows_ones_triangles(seats: int, lang: str) -> None:
    session = played("laberinto", seats, 0, lang)
    rows, whole = await seen(session)
    assert whole
    assert all(piece in " ".join(rows[16:]) for piece in session.view(0)["hands"][0])


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_market_shows_every_soul_and_ones_special_cards(lang: str) -> None:
    session = played("inferno-trade", 6, 40, lang)
    rows, _ = await seen(session)
    view = session.view(0)
    assert sum(row.count(",") for row in rows) >= sum(len(player["free"]) - 1 for player in view["players"])
    assert all(session.speaker.word(Word(kind, "special")) in " ".join(rows) for kind, n in view["you"]["specials"].items() if n)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_hell_shows_its_map_and_the_names_of_ones_cards(lang: str) -> None:
    session = played("hellgame", 4, 120, lang)
    rows, _ = await seen(session)
    hand = session.view(0)["players"][0]["hand"]
    assert hand
    assert all(session.speaker.word(Word(card, "card")) in " ".join(rows) for card in hand)
    assert sum(row[:3].strip().isdigit() for row in rows) >= 9


async def test_splut_fits() -> None:
    _, whole = await seen(played("splut", 4, 10))
    assert whole


async def test_a_demon_is_read_in_place() -> None:
    session = played("hellgame", 3, 0)
    app = AvernusApp(session)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(app.screen, HelpPane)
        name = next(word for _, words, _ in session.choices(0) for word in words if word.kind == "demon")
        text = str(app.screen.query_one(Static).content)
        assert text == "\n\n".join(about(session.speaker, name))
        assert session.speaker.say(f"text-demon-{name}") in text
        await pilot.press("escape")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_can_be_read(lang: str) -> None:
    for game, kind, words in (
        ("inferno-race", "card", ["d1.4", "w1", "b1", "a2", "t3", "g4", "c6"]), ("inferno-trade", "special", ["SO", "GS", "BA"]),
        ("hellgame", "card", ["a05", "h36"]), ("hellgame", "demon", ["Paimon"]),
    ):
        speaker = Speaker(avernus.game(game), 3, lang)
        assert all(len(about(speaker, Word(word, kind))) > 1 for word in words)
    assert about(Speaker(avernus.game("splut"), 2, lang), Word("e4", "cell")) == []


def test_line_by_line_it_is_read_by_name() -> None:
    out = io.StringIO()
    session = played("hellgame", 3, 0)
    demon = next(word for _, words, _ in session.choices(0) for word in words if word.kind == "demon")
    play_plain(session, io.StringIO(f"about {str(demon)[:5].lower()}\nabout nobody\nabout\n"), out)
    assert session.speaker.say(f"text-demon-{demon}") in out.getvalue()
    assert out.getvalue().count("There is nothing to read about that.") == 2


@pytest.mark.parametrize(("game", "words", "said"), [
    ("hellgame", [("offer", "choice"), ("P2", "owner"), ("1", "number"), ("0", "number"), ("0", "number"), ("2", "number")],
     "offer Player 2 1 favor and 0 disfavors for 0 favors and 2 disfavors"),
    ("hellgame", [("a05", "card"), ("cast", "choice"), ("0", "number")], "cast Gaze of the Gorgon"),
    ("hellgame", [("a05", "card"), ("cast", "choice"), ("3", "number")], "cast Gaze of the Gorgon with 3 more"),
    ("inferno-race", [("Z", "choice"), ("0", "count")], "end the turn"),
    ("laberinto", [("RYB", "triangle"), ("A2", "cell"), ("YBR", "turn")], "lay RYB on A2 as YBR"),
])
def test_options_are_words(game: str, words: list[tuple[str, str]], said: str) -> None:
    speaker = Speaker(avernus.game(game), 3, "en")
    assert in_words(avernus.game(game), speaker, tuple(Word(text, kind) for text, kind in words)) == said


@pytest.mark.parametrize("game", avernus.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_player_is_called_by_a_programs_number(game: str, lang: str) -> None:
    seats = avernus.game(game).seats.stop - 1
    out = io.StringIO()
    play_plain(played(game, seats, 60, lang), io.StringIO("list\nlog\nboard\n"), out)
    assert "P0" not in out.getvalue()
    assert " P1 " not in out.getvalue()


def test_an_offer_can_be_typed_with_a_players_name() -> None:
    session = played("inferno-trade", 3, 30)
    give, want = (session.view(0)["players"][seat]["free"][0] for seat in (0, 1))
    assert session.read(0, f">player 2 {give} / {want}") == session.read(0, f">P1 {give} / {want}")
    assert notation(">P1 nero / attila") == ""
