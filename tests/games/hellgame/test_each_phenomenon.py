"""Each of the 22 phenomena, drawn as the second card of a Hell phase; the third card says where it strikes."""

from collections.abc import Callable

import pytest

from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.rules.combat_phase import due
from avernus.games.hellgame.rules.flight import FleeGroup, flight_barred
from avernus.games.hellgame.rules.hell import HellPhase
from avernus.games.hellgame.rules.magic import targets
from avernus.games.hellgame.rules.march import March
from avernus.games.hellgame.rules.petitions import petitionable
from avernus.games.hellgame.rules.souls import section_income
from avernus.games.hellgame.rules.summoning import legion_places
from avernus.games.hellgame.rules.values import roll_modifiers
from avernus.games.hellgame.steps import Context
from tests.games.hellgame.positions import Position, area, card, demon, hell_card, hound

Script = tuple[int | str, ...]
Case = tuple[str, str, Callable[[], Position], Script, Callable[[Position], bool]]


def two() -> Position:
    return Position(2, "hell").demons(0, "Bael").demons(1, "Vine")


def lands() -> Position:
    """Two neighbouring sections on each side of the line that the foot draws."""
    return two().sections(0, "4.1", "4.2", "5.1", "5.2")


def income(p: Position, *names: str) -> list[int]:
    return [section_income(p.g, area(name)) for name in names]


def marching(p: Position, *script: int | str) -> list[str]:
    """What a legion of the first player may do on its march."""
    return p.begin(March(demon=demon("Bael"), seat=0), *script).options


def aims(p: Position) -> list[int]:
    """Where the Writ of Dispossession (a03) may be aimed by the second player."""
    found = targets(p.g, BOOK.arcana[card("a03")].target, Context("arcana", card("a03"), 1, demon("Vine")))
    return [int(target[1]) for _, target in found]


BASE = income(lands(), "4.1", "5.1")
PHENOMENA: dict[str, Case] = {
    # name: card, foot (a Hell card), position, script, what must be so. h30 points at 4.1, h41 at 4.2
    "Whirlwind": (
        "h01", "h30", lambda: two().legions(0, "4.1").legions(1, "5.1"), (2,), lambda p: p.units(0, "4.2") == 1 == p.units(1, "5.1"),
    ),
    "Mutiny": ("h02", "h30", lambda: two().legions(0, "4.3", 2), (">P1:L 4.3",), lambda p: p.units(6, "4.3") == 1 == p.units(0, "4.3")),
    "Soul Boom": ("h03", "h30", lands, (), lambda p: income(p, "4.1", "5.1") == [BASE[0] + 1, BASE[1]]),
    "Landslide": (
        "h04", "h30", lambda: two().legions(0, "4.1", 2).legions(1, "5.1"), (), lambda p: p.units(0, "5.1") == 2 and p.units(1, "5.1") == 1,
    ),
    "Blood Rain": (
        "h05", "h30", lambda: two().legions(0, "4.1", 2).legions(1, "5.1"), (6, 5), lambda p: p.units(0, "4.1") == 1 == p.units(1, "5.1"),
    ),
    "Soul Drought": ("h06", "h30", lands, (), lambda p: income(p, "4.1", "5.1") == [BASE[0] - 1, BASE[1]]),
    "Stray Hound": ("h07", "h30", two, (">H:garm", ">7.1"), lambda p: p.g.hound_at[hound("garm")] == area("7.1")),
    "Quagmire": ("h08", "h30", lambda: two().legions(0, "3.1"), (), lambda p: marching(p, ">P1:L 3.1", ">4.1") == ["end"]),
    "Uprising": ("h09", "h30", two, (), lambda p: p.units(6, "4.1") == 1),
    "Toll of the Ferryman": (
        "h12", "h30", lambda: two().sections(0, "4.1", "7.1", "7.2").money(0, souls=5), (), lambda p: p.g.souls[0] == 3,
    ),
    "Ghost Fires": ("h15", "h30", lands, (), lambda p: legion_places(p.g, 0, (0,) * 46) == [area("4.2"), area("5.2")]),
    "Dead Magic": ("h16", "h30", lands, (), lambda p: aims(p) == [area("4.2"), area("5.2")]),
    "Fog of the Undecided": (
        "h19", "h30", lambda: two().legions(0, "4.1").legions(1, "4.2"), (),
        lambda p: flight_barred(p.g, area("4.1"), 0) and not flight_barred(p.g, area("4.2"), 1),
    ),
    "Bloodlust": (
        "h20", "h30", two, (),
        lambda p: [roll_modifiers(p.g, "combat", 0, area=area(s)).add for s in ("9.1", "9.2")] == [1, 0],
    ),
    "Crowded Ferry": ("h23", "h30", lands, (), lambda p: income(p, "4.1", "5.1") == [2 * BASE[0], BASE[1]]),
    "Cave-in": (
        "h24", "h30", lambda: two().legions(0, "4.1").lead(0, "4.1", "Cacus"), (5, 4),
        lambda p: (p.units(0, "4.1"), p.g.lt_of.count(0)) == (0, 1),
    ),
    "Hoarfrost": ("h25", "h30", lambda: two().legions(0, "4.1").legions(0, "3.1"), (), lambda p: marching(p) == ["end", ">P1:L 3.1"]),
    "Empty Pits": ("h28", "h30", lands, (), lambda p: income(p, "4.1", "5.1") == [0, BASE[1]]),
    "Wall of Flame": ("h32", "h30", lambda: two().legions(0, "3.1"), (), lambda p: ">4.1" not in marching(p, ">P1:L 3.1")),
    "Truce of Exhaustion": (
        "h41", "h30", lambda: two().legions(0, "4.4").legions(1, "4.4").legions(0, "5.4").legions(1, "5.4"), (),
        lambda p: due(p.g) == [area("5.4")],
    ),
    "Sealed Archives": (
        "h44", "h30", lambda: two().legions(0, "8.1").legions(0, "8.2"), (),
        lambda p: [area(s) in petitionable(p.g, 0) for s in ("8.1", "8.2")] == [False, True],
    ),
    "Spoils of the Damned": ("h45", "h30", lambda: two().legions(0, "4.1", 3).legions(0, "5.1"), (), lambda p: p.g.souls == [3, 0]),
}


def test_the_table_has_every_phenomenon() -> None:
    # H8.5
    assert set(PHENOMENA) == {c.phenomenon for c in BOOK.hell} and len(PHENOMENA) == 22
    assert all(BOOK.hell[hell_card(case[0])].phenomenon == name for name, case in PHENOMENA.items())


@pytest.mark.parametrize("name", sorted(PHENOMENA))
def test_phenomenon(name: str) -> None:
    # H8.5, H2.8, H25.9
    number, foot, build, script, holds = PHENOMENA[name]
    first = "h29" if number == "h28" else "h28"
    p = build().front("hell", first, number, foot)
    p.begin(HellPhase(stage="event"), f">{first}", *([">P2"] if first == "h29" else []), f">{number}", f">{foot}", *script)
    assert p.point == "DrawCard" and p.g.find("HellPhase").stage == "draws"  # the phenomenon is over, the Arcana cards come
    assert holds(p), (name, p.g.stack)


def test_a_flight_out_of_the_fog_fails_without_a_roll() -> None:
    # H12.8.4
    p = two().legions(0, "4.1")
    c = hell_card("h19")
    p.cast(BOOK.hell[c].phenomenon_effects, Context("phenomenon", c, area=(area("4.1"),))).done()
    p.begin(FleeGroup(owner=0, at=area("4.1"), legion=1)).done()
    assert p.units(0, "4.1") == 1 and p.g.value is False
