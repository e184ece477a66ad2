"""Eighty columns and twenty-four rows are enough for all five games, and what is on a card can be read there."""

import io
from random import Random

import pytest
from textual.widgets import Static

import avernus
from avernus.core.actions import Word
from avernus.core.picture import Marks
from avernus.text import LANGUAGES, Speaker
from avernus.tui import panels
from avernus.tui.app import AvernusApp
from avernus.tui.boards import as_text
from avernus.tui.local_sitting import LocalSitting
from avernus.tui.panes import HelpPane
from avernus.tui.phrases import about, in_words, notation
from avernus.tui.plain import play_plain
from avernus.tui.widgets import BoardView

SMALL = (80, 24)
RAIL = 30
"""Columns beside the board."""


def played(game: str, seats: int, actions: int, lang: str = "en") -> LocalSitting:
    """Somebody against bots, after so many actions, when it is that person's turn."""
    table = avernus.new_table(game, seats, seed="small")
    session = LocalSitting(table, {seat: "random" for seat in range(1, seats)}, lang, "small")
    while not session.over and (len(table.past) < actions or session.person() is None or session.answering() or session.bot() is not None):
        seat = session.bot()
        if session.answered() or (seat is None and session.person() is None and session.wait() is not None):
            continue
        session.play(0 if seat is None else seat, session.choices(0)[0][0] if seat is None else session.choose(seat, session.thought()))
    return session


async def seen(session: LocalSitting) -> tuple[list[str], bool]:
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
    assert " ".join(session.speaker.say("board-legend").split()) in text
    names = [session.speaker.word(Word(card, "card")) for card in session.view(0)["hand"]]
    assert names
    assert all(f"[{name.split('(')[0]}({name.split()[-1]}]" in text for name in names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_there_is_little_room_the_race_leaves_out_its_legend_and_no_card(lang: str) -> None:
    session = played("inferno-race", 5, 60, lang)
    view = session.view(0)
    view["hand"] = ["d1.4", "w1", "b1", "a2", "t3", "g4"]
    rows = as_text(session.game.picture(view, session.speaker, Marks(width=47, height=18)))
    assert len(rows) <= 18
    assert session.speaker.say("board-legend").split()[1].rstrip(",") not in " ".join(rows)
    assert sum(row.count("[") for row in rows) == 6


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", avernus.games())
@pytest.mark.parametrize("people", [1, 2])
def test_who_plays_is_never_cut_off(game: str, lang: str, people: int) -> None:
    seats = avernus.game(game).seats.stop - 1
    session = LocalSitting(avernus.new_table(game, seats, seed="small"), {seat: "medium" for seat in range(people, seats)}, lang, "small")
    for thinking in (None, seats - 1):
        assert all(len(row) <= RAIL for row in str(panels.players(session, thinking)).splitlines())


def test_what_a_player_of_the_maze_has_is_told_in_words() -> None:
    out = io.StringIO()
    play_plain(played("laberinto", 3, 30), io.StringIO("board\n"), out)
    assert "red: prisms 4, pyramids 3, lost 0; crossings 0, prisoners -, triangles" in out.getvalue()
    assert "!!" not in out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_signs_beside_the_maze_are_explained(lang: str) -> None:
    session = played("laberinto", 4, 0, lang)
    rows, whole = await seen(session)
    assert whole
    assert all(any(row.endswith(line) for row in rows) for line in session.speaker.say("board-signs").splitlines())


def test_codes_of_cards_are_in_no_log() -> None:
    session = played("inferno-race", 3, 60)
    assert any(entry.notation == "roll" for entry in session.log)
    assert "roll" not in str(panels.Log().text(session, 0)).split()


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_cut_off_in_the_closer_look_says_so(lang: str) -> None:
    session = played("hellgame", 3, 0, lang)

    def shown(demon: str, height: int) -> str:
        marks = Marks(width=47, height=height, cursor=("demon", demon))
        rows = as_text(session.game.picture(session.view(0), session.speaker, marks))
        assert all(len(row) <= marks.width for row in rows)
        return " ".join(" ".join(rows).split())

    demons = {str(word) for _, words, _ in session.choices(0) for word in words if word.kind == "demon"}
    for demon in demons:
        ability = about(session.speaker, Word(demon, "demon"))[1]
        whole = " ".join(ability.split()) in shown(demon, 18)
        assert whole or " … i " in shown(demon, 18)
        assert " … i " not in shown(demon, 60)
    assert any(" … i " in shown(demon, 16) for demon in demons)


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


OFFER = [("offer", "choice"), ("P2", "owner")]


@pytest.mark.parametrize(("game", "words", "notation", "said"), [
    ("hellgame", [*OFFER, ("1", "number"), ("0", "number"), ("0", "number"), ("2", "number")], "offer P2 1f 0d for 0f 2d",
     "offer Player 2 1 favor for 2 disfavors"),
    ("hellgame", [*OFFER, ("2", "number"), ("1", "number"), ("0", "number"), ("0", "number")], "offer P2 2f 1d for 0f 0d",
     "offer Player 2 2 favors and 1 disfavor for nothing"),
    ("hellgame", [("a05", "card"), ("cast", "choice"), ("0", "number")], "cast a05 0", "cast Gaze of the Gorgon"),
    ("hellgame", [("a05", "card"), ("cast", "choice"), ("3", "number")], "cast a05 3", "cast Gaze of the Gorgon with 3 more"),
    ("inferno-race", [("Z", "choice"), ("0", "count")], "Z0", "end the turn"),
    ("inferno-race", [("b3", "card")], "+b3", "add banana (strength 3): one square more"),
    ("inferno-race", [("b3", "card")], "~b3", "discard banana (strength 3)"),
    ("inferno-race", [("-2", "place"), ("3", "place")], "-2>3", "imp from step 3 to square 3"),
    ("inferno-race", [("36", "place"), ("40", "place")], "36>40", "imp from square 36 to the throne"),
    ("laberinto", [("RYB", "triangle"), ("A2", "cell"), ("YBR", "turn")], "+A2 YBR", "lay RYB on A2 as YBR"),
    ("inferno-trade", [("answer", "choice"), ("6", "number"), ("yes", "choice")], "ok#6", "accept offer 6"),
    ("inferno-trade", [("offer", "choice"), ("P1", "seat"), ("nero", "card"), ("judas", "card"), ("for", "choice"), ("attila", "card")],
     "#1 >P1 nero+judas / attila", "offer Player 2 Nero, Judas for Attila"),
    ("splut", [("T", "piece"), ("e2", "cell"), ("throw", "choice"), ("w", "direction")], "Te2:w", "troll to e2, throwing the rock west"),
])
def test_options_are_words(game: str, words: list[tuple[str, str]], notation: str, said: str) -> None:
    speaker = Speaker(avernus.game(game), 3, "en")
    assert in_words(avernus.game(game), speaker, tuple(Word(text, kind) for text, kind in words), notation) == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", avernus.games())
def test_every_action_of_two_things_is_said_in_a_phrase(game: str, lang: str) -> None:
    """Words in a row say what is pointed at; what happens between two things only a phrase says."""
    own = avernus.game(game)
    speaker = Speaker(own, own.seats.start, lang)
    several = [verb for verb in own.verbs.verbs if verb.by is None and len(verb.fields) > 1 and verb.words]
    assert [verb.name for verb in several if not speaker.has(f"phrase-{verb.name.replace('_', '-')}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", avernus.games())
def test_every_phrase_can_be_said(game: str, lang: str) -> None:
    """In a random game, of each verb that has one: all its variables are there, and no word stands by its code."""
    table = avernus.new_table(game, seed="phrases")
    speaker, chance, said = Speaker(table.game, table.seats, lang), Random(5), set[str]()
    for _ in range(400):
        if not table.actors:
            break
        seat = table.actors[0]
        legal = list(table.state.legal(seat))
        for action in chance.sample(legal, min(len(legal), 12)):
            text = in_words(table.game, speaker, table.game.words(table.state, action), table.game.write(table.state, seat, action))
            assert text and "P0" not in text and "{" not in text
            said.add(table.game.verbs.known(action).name)
        table.play(seat, chance.choice(legal))
    assert len(said) > 3


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
