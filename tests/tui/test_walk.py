"""Walking the words of the legal actions."""

from avernus.core.actions import Word
from avernus.core.picture import Key, Marks
from avernus.play.table import Table
from avernus.tui.boards import places
from avernus.tui.conversation import Conversation
from avernus.tui.local_sitting import LocalSitting
from avernus.tui.menu import menu
from avernus.tui.reading import choices
from avernus.tui.walk import Walk, key


def cell(name: str) -> Word:
    return Word(name, "cell")


def piece(name: str) -> Word:
    return Word(name, "piece")


def walk_of(table: Table) -> Walk:
    return Walk([(words, action) for action, words, _ in choices(table, table.actors[0])])


def board_of(table: Table) -> set[Key]:
    picture = table.game.picture(table.view(None), table.speaker, Marks())
    return {key(word) for place in places(picture).values() for word in place.words}


def test_every_action_can_be_said(table: Table) -> None:
    for move in ("De3", "Sf7", "Sf8@e1"):
        table.play(table.actors[0], move)
    walk = walk_of(table)
    for words, action in walk.legal:
        path = Walk(walk.legal)
        for i, word in enumerate(words):
            if len(path.said) <= i:
                path.say((word,))
        assert path.said == words
        assert action in [last for tail, last in path.tails if not tail]


def test_a_question_with_one_answer_is_passed_over_but_never_the_end_of_an_action(table: Table) -> None:
    for move in ("De3", "Sf7", "Sf8@e1"):
        table.play(table.actors[0], move)
    walk = walk_of(table)
    walk.say((piece("T"), cell("e2")))
    assert [str(word) for word in walk.said] == ["T", "e2", "throw"]
    assert walk.action is None
    assert {str(word) for word in walk.next()} == {"n", "e", "s", "w"}
    one = Walk([((piece("S"), cell("d3")), 1)])
    one.say((piece("S"),))
    assert one.action is None


def test_just_that_stands_beside_what_goes_on(table: Table) -> None:
    table.play(0, "De3")
    table.play(1, "Sf7")
    walk = walk_of(table)
    walk.say((piece("S"), cell("f8")))
    assert walk.action is None
    labels = [choice.label for choice in menu(walk, board_of(table), table.speaker, {})]
    assert labels == ["and nothing else", "levitating the rock on e1"]


def test_a_rock_on_the_board_says_levitate_too(table: Table) -> None:
    table.play(0, "De3")
    table.play(1, "Sf7")
    walk = walk_of(table)
    walk.say((piece("S"), cell("f8")))
    reach = walk.reachable(board_of(table))
    assert list(reach) == [("cell", "e1")]
    walk.say(reach["cell", "e1"])
    assert table.game.write(table.state, 1, walk.action or 0) == "Sf8@e1"


def test_back_goes_one_choice_at_a_time(table: Table) -> None:
    for move in ("De3", "Sf7", "Sf8@e1"):
        table.play(table.actors[0], move)
    walk = walk_of(table)
    assert not walk.back()
    walk.say((piece("T"), cell("e2")))
    assert walk.back()
    assert [str(word) for word in walk.said] == ["T"]
    assert walk.back()
    assert walk.said == ()


def test_words_of_different_kinds_are_different_words() -> None:
    walk = Walk([((Word("3", "number"),), 1), ((Word("3", "card"),), 2)])
    assert len(walk.next()) == 2
    walk.say((Word("3", "card"),))
    assert walk.action == 2


def test_long_menus_go_word_by_word(table: Table) -> None:
    legal = [((Word("buy", "choice"), Word(str(n), "number")), n) for n in range(20)] + [((Word("stop", "choice"),), 99)]
    walk = Walk(legal)
    first = menu(walk, set(), table.speaker, {})
    assert [(choice.label, choice.action) for choice in first] == [("buy", None), ("stop", 99)]
    walk.say(first[0].words)
    assert [choice.label for choice in menu(walk, set(), table.speaker, {})] == [str(n) for n in range(20)]


def test_what_was_said_is_kept_where_it_still_makes_sense(table: Table) -> None:
    session = LocalSitting(table, {})
    talk = Conversation(session)
    talk.ask(0)
    talk.say((piece("S"),))
    talk.ask(0, keep=True)
    assert list(talk.walk.said) == [piece("S")]
    session.play(0, table.understand(0, "Sd3"))
    session.play(1, table.understand(1, "Sf7"))
    talk.ask(1)
    assert list(talk.walk.said) == []
    talk.ask(None, keep=True)
    assert talk.walk.legal == []
