"""Clauses that random games seldom come to: the third box, a hound that runs, feet of cards, the freebooters' lot, who knows what."""

from typing import Any

import pytest

from avernus.games.hellgame.board import NAMES, shipped
from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.cards.flaws import MOST, set_flaws
from avernus.games.hellgame.effects.secrets import Peek
from avernus.games.hellgame.effects.select import Areas
from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.flight import Lone, Rampage
from avernus.games.hellgame.rules.magic import Window, counter_fits
from avernus.games.hellgame.rules.march import March
from avernus.games.hellgame.rules.setup import Refill
from avernus.games.hellgame.rules.uriel import StrikeAntehell
from avernus.games.hellgame.rules.values import STRENGTH
from avernus.games.hellgame.steps import DrawCard, Pick
from avernus.games.hellgame.verbs import DICE
from tests.games.hellgame.positions import Position, area, card, demon, hell_card, hound, lieutenant


def two(**options: Any) -> Position:
    return Position(2, **options).demons(0, "Bael").demons(1, "Sitri").sections(0, "4.1").sections(1, "6.3")


@pytest.mark.parametrize("box", range(3))
def test_any_box_that_is_empty_is_filled_from_the_return_box(box: int) -> None:
    # H10.4.1
    p = two()
    p.g.box_top[box], p.g.returned = -1, (3, 4)
    p.begin(Refill())
    top = p.g.stack[-1]
    assert isinstance(top, Pick) and len(top.choices) == 2 and not list(p.g.returned)
    p.g.apply(-1, top.choices[1][0])
    assert p.g.box_top[box] == 4 and p.g.box_own[box] == (3,) and p.g.box_hidden[box] == 1


@pytest.mark.parametrize(("file", "key"), [("demons", "demon"), ("hell_cards", "card"), ("arcana_cards", "card")])
def test_a_set_may_have_as_many_cards_as_there_are_numbers(file: str, key: str) -> None:
    # H28: 64 demons, 45 Hell cards (a foot for each section), 512 Arcana cards
    assert MOST == {"demons": 64, "hell_cards": 45, "arcana_cards": 512}
    for more in (0, 1):
        data = {name: dict(shipped(name)) for name in MOST}
        entries = data[file][key]
        data[file][key] = [dict(entries[i % len(entries)]) for i in range(MOST[file] + more)]
        assert any("at most" in flaw for flaw in set_flaws(data)) == bool(more)


@pytest.mark.parametrize("seat", range(3))
def test_only_who_looked_at_hell_cards_knows_them(seat: int) -> None:
    # H23: they are put back in front of the deck in their order
    p = Position(3)
    step = Peek(seat=seat, cards=(hell_card("h05"), hell_card("h14")))
    p.g.stack = [step]
    step.put_back(p.g)
    assert p.g.decks["hell"].head[:2] == [(hell_card("h05"), 1 << seat), (hell_card("h14"), 1 << seat)]


@pytest.mark.parametrize("die", range(1, 7))
def test_a_hound_that_has_run_frightens_whom_it_finds(die: int) -> None:
    # H16.3.2, H3.15
    p = two().wild("5.3", "barghest")
    step = Rampage(hound=hound("barghest"), stage="rolled")
    p.g.stack, p.g.value = [step], DICE[die - 1]
    step.rolled(p.g)
    at, top = p.g.hound_at[hound("barghest")], p.g.stack[-1]
    assert isinstance(top, Lone) == (at >= 0) and (not isinstance(top, Lone) or top.section == at)


@pytest.mark.parametrize("owner", range(3))
def test_a_counter_for_an_own_demon_is_for_its_owner_alone(owner: int) -> None:
    # H15.4.1
    p = Position(3).demons(owner, "Bael")
    window = Window(target=demon("Bael"))
    assert [counter_fits(p.g, card("a42"), "arcana", seat, window) for seat in range(3)] == [seat == owner for seat in range(3)]
    assert not any(counter_fits(p.g, card("a42"), "arcana", seat, Window()) for seat in range(3))


@pytest.mark.parametrize("owner", [-1, 0, 1])
def test_a_section_that_somebody_has_is_not_unclaimed(owner: int) -> None:
    # H25: another Hell card is turned up until its foot names a section of nobody
    p = Position(2)
    foot = BOOK.hell[hell_card("h14")].foot
    if owner >= 0:
        p.sections(owner, NAMES[foot])
    p.g.decks["hell"].take(hell_card("h14"))
    step = Areas(word="random_unclaimed", stage="foot")
    p.g.stack, p.g.value = [step], hell_card("h14")
    step.foot(p.g)
    assert isinstance(p.g.stack[-1] if p.g.stack else None, DrawCard) == (owner >= 0)
    assert owner >= 0 or p.g.value == (foot,)


def test_of_two_effects_in_conflict_one_is_always_the_stronger() -> None:
    # H8.4
    assert list(STRENGTH) == ["arcana", "event", "heaven", "earth", "hell", "phenomenon", "macina", "ability", "table"]
    assert list(STRENGTH.values()) == list(range(len(STRENGTH)))


@pytest.mark.parametrize("name", ["Cacus", "Nessus", "Graffiacane"])
def test_a_lieutenant_in_the_antehell_may_still_load(name: str) -> None:
    # H24.1, H12.6.3: a legion that is chosen there leaves at once
    p = two(questions="few").legions(0, "A").lead(0, "A", name).begin(March(demon=demon("Bael"), seat=0), f">P1:T:{name} A")
    assert "+L" in p.options


@pytest.mark.parametrize("die", range(1, 7))
def test_the_freebooters_choose_their_side_by_lot(die: int) -> None:
    # H17.5.3: 1-3 the first side, 4-6 the second
    p = two()
    step = Combat(section=area("4.1"))
    p.g.value = DICE[die - 1]
    step.freebooters_rolled(p.g)
    assert step.freebooter_side == (1 if die <= 3 else 2)


@pytest.mark.parametrize("die", range(1, 6))
def test_who_escapes_uriel_from_the_antehell_stands_in_the_first_circle(die: int) -> None:
    # H16.1.4
    p = two().legions(0, "A").lead(0, "A", "Cacus").pair(0, "A", "barghest")
    for unit in ((0, "legion", 0), (0, "pair", hound("barghest")), (0, "lieutenant", lieutenant("Cacus"))):
        p.g.value = DICE[die - 1]
        StrikeAntehell(units=(unit,)).rolled(p.g)
    there = area(f"1.{die}")
    assert (p.units(0, f"1.{die}"), p.g.hound_at[hound("barghest")], p.g.lt_at[lieutenant("Cacus")]) == (2, there, there)
