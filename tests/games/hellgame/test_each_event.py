"""Each of the 45 events, drawn as the first card of a Hell phase in a position where it matters."""

from collections.abc import Callable

import pytest

from avernus.games.hellgame.board import LIEUTENANTS
from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.rules.action import ActionPhase, walk_cost
from avernus.games.hellgame.rules.dice import DisfavorRoll
from avernus.games.hellgame.rules.diplomacy import EvilDeeds
from avernus.games.hellgame.rules.hell import HellPhase
from avernus.games.hellgame.rules.independents import RandomPhase
from avernus.games.hellgame.rules.magic import spell_souls
from avernus.games.hellgame.rules.souls import SoulsPhase, section_income
from avernus.games.hellgame.rules.values import cost, denied, roll_modifiers, stat
from tests.games.hellgame.positions import Position, area, card, demon, hell_card, hound, lieutenant

Script = tuple[int | str, ...]
SEVEN = ("2.1", "2.2", "2.3", "2.4", "2.5", "5.1", "6.1")
Case = tuple[Callable[[], Position], Script, Callable[[Position], bool]]


def two() -> Position:
    return Position(2, "hell").demons(0, "Bael").demons(1, "Vine")


def on_earth() -> Position:
    return Position(2, "hell").demons(0, "Gremory", earth=True).demons(1, "Vine")


def lies(p: Position, box: int, name: str) -> bool:
    """Does the card lie in its box?"""
    return p.g.permanent[box] == hell_card(name)


EVENTS: dict[str, Case] = {
    "h01": (on_earth, (2,), lambda p: lies(p, 0, "h01") and p.g.uriel == 47 and p.g.d_owner[demon("Gremory")] == -1),
    "h02": (lambda: two().money(0, disfavors=4), (), lambda p: lies(p, 0, "h02") and not after(p, DisfavorRoll(seat=0), 5)),
    "h03": (on_earth, (), lambda p: lies(p, 0, "h03") and deeds(p, 5, 4, 5, 1) == 2),
    "h04": (on_earth, (), lambda p: lies(p, 0, "h04") and earth_income(p, 3) == 4 + 3 - 2),
    "h05": (two, (), lambda p: lies(p, 0, "h05") and walk_cost(p.g, 0, card("a03")) == 0 and walk_cost(p.g, 1, card("a08")) == 1),
    "h06": (lambda: two().sections(0, *SEVEN).money(0, souls=9), (), lambda p: lies(p, 2, "h06") and tithe(p) == 2),
    "h07": (two, (), lambda p: lies(p, 2, "h07") and spell_souls(p.g, 0, card("a04")) == 4),
    "h08": (two, (), lambda p: lies(p, 2, "h08") and cost(p.g, "legion_moves", 1) == 1),
    "h09": (two, (), lambda p: lies(p, 2, "h09") and kennels(p)),
    "h10": (two, (), lambda p: lies(p, 2, "h10") and cost(p.g, "legion_cost", 1) == 2),
    "h11": (two, (), lambda p: lies(p, 2, "h11") and cost(p.g, "petition_cost", 0) == 2),
    "h12": (on_earth, (), lambda p: lies(p, 1, "h12") and earth_income(p, 3) == 4 + 3 + 2),
    "h13": (two, (), lambda p: lies(p, 1, "h13") and walk_cost(p.g, 0, card("a03")) == 4),
    "h14": (on_earth, (), lambda p: lies(p, 1, "h14") and hunted(p)),
    "h15": (lambda: two().sections(0, "9.1", "9.2"), (), lambda p: lies(p, 1, "h15") and section_income(p.g, area("9.1")) == 7),
    "h16": (lambda: two().sections(0, "9.1", "9.2"), (), lambda p: lies(p, 1, "h16") and section_income(p.g, area("9.1")) == 5),
    "h17": (lambda: two().front("hell", "h26"), (">h26",), lambda p: p.g.lilith == area("5.3") and p.g.aspect == ""),
    "h18": (lambda: two().front("hell", "h26"), (">h26",), lambda p: p.g.lilith == area("5.3") and p.g.aspect == "mother"),
    "h19": (lambda: two().front("hell", "h26"), (">h26",), lambda p: p.g.lilith == area("5.3") and p.g.aspect == "maiden"),
    "h20": (lambda: two().sections(0, *SEVEN).money(0, souls=5), (), lambda p: p.g.souls == [2, 0]),
    "h21": (lambda: two().money(0, disfavors=2), (), lambda p: p.g.disfavors == [1, 0]),
    "h22": (
        lambda: two().legions(0, "4.1", 3).legions(1, "6.1"), (">P1:L 4.1", ">P1:L 4.1"),
        lambda p: p.units(6, "4.1") == 2 and p.units(0, "4.1") == 1 and p.units(1, "6.1") == 1,
    ),
    "h23": (
        lambda: two().legions(0, "4.1").legions(1, "6.1", 2).money(0, souls=3).money(1, souls=2), ("#1",),
        lambda p: p.g.souls == [0, 2] and p.units(0, "4.1") == 1 and p.units(1, "6.1") == 1,
    ),
    "h24": (lambda: two().front("hell", "h26"), (">h26",), lambda p: p.units(6, "5.3") == 2),
    "h25": (lambda: two().money(0, souls=9).money(1, souls=2), (4, 3), lambda p: p.g.souls == [5, 5]),
    "h26": (
        lambda: Position(2, "hell").demons(0, "Gremory").demons(1, "Vine"), (),
        lambda p: [stat(p.g, demon(d), s) for d in ("Gremory", "Vine") for s in ("hearts", "stars")] == [5, 3, 1, 3],
    ),
    "h27": (two, (2,), lambda p: p.g.d_down[demon("Bael")] == 5 and p.g.d_down[demon("Vine")] == 0),
    "h28": (lambda: two().money(0, favors=1).money(1, favors=3), (), lambda p: p.g.favors == [1, 2]),
    "h29": (two, (">P2",), lambda p: p.g.disfavors == [0, 1]),
    "h30": (lambda: two().money(1, disfavors=1), (), lambda p: p.g.favors == [1, 0]),
    "h31": (
        lambda: two().hand(0, "a01", "a02", "a03").hand(1, "a04"), (">a01", ">a03", ">a04"),
        lambda p: p.g.hands == [[card("a02")], []],
    ),
    "h32": (lambda: two().front("arcana", "a01", "a02"), (">a01", ">a02"), lambda p: [len(hand) for hand in p.g.hands] == [1, 1]),
    "h33": (on_earth, (5,), lambda p: p.g.d_down[demon("Gremory")] == 5 and p.g.d_place[demon("Gremory")] == 1),
    "h34": (on_earth, (), lambda p: p.g.souls == [2, 0]),
    "h35": (
        lambda: two().legions(0, "5.1", 2).legions(1, "6.1").front("hell", "h12"), (">h12", 5, 4),
        lambda p: p.units(0, "5.1") == 1 and p.units(1, "6.1") == 1,
    ),
    "h36": (
        lambda: two().sections(0, "8.1", "8.2", "7.1").legions(0, "8.1"), (),
        lambda p: [p.g.control[area(s)] for s in ("8.1", "8.2", "7.1")] == [0, -1, 0],
    ),
    "h37": (lambda: two().sections(0, "1.2", "2.2"), (), lambda p: [p.g.control[area(s)] for s in ("1.2", "2.2")] == [-1, 0]),
    "h38": (
        lambda: two().sections(0, "3.2", "3.3").sections(1, "4.1"), (">3.3",),
        lambda p: [p.g.control[area(s)] for s in ("3.2", "3.3", "4.1")] == [0, -1, 1],
    ),
    "h39": (two, (5, 3), lambda p: p.g.d_must[demon("Vine")] == 3 and p.g.d_must[demon("Bael")] == 0),
    "h40": (two, (), lambda p: first_to_act(p) == "Vine"),
    "h41": (
        lambda: two().lead(0, "4.1", "Cacus").legions(0, "4.1"), (),
        lambda p: p.g.returned == (lieutenant("Cacus"),) and p.units(0, "4.1") == 1,
    ),
    "h42": (
        lambda: two().legions(0, "4.1").legions(1, "5.1", 2), (1, f">T:{LIEUTENANTS[3].name}"),
        lambda p: [p.g.lt_of.count(owner) for owner in (0, 1)] == [1, 0] and p.g.lt_at[0] == area("4.1"),
    ),
    "h43": (
        lambda: two().pair(0, "4.1", "garm"), (2,),
        lambda p: p.g.hound_of[hound("garm")] == 7 and p.g.hound_at[hound("garm")] == area("4.2") and p.units(0, "4.1") == 1,
    ),
    "h44": (two, (), lambda p: roll_modifiers(p.g, "combat", 0, area=area("7.1")).add == 1),
    "h45": (two, (), lambda p: denied(p.g, area("9.5"), "combat") and denied(p.g, area("1.1"), "combat")),
}


def after(p: Position, step: object, *script: int | str) -> object:
    """What a step hands over, begun in the position that the event has left."""
    return p.begin(step, *script).g.value  # type: ignore[arg-type]


def deeds(p: Position, *dice: int) -> int:
    p.begin(EvilDeeds(demon=demon("Gremory")), *dice)
    return p.g.favors[0]


def earth_income(p: Position, die: int) -> int:
    p.g.options = {**p.g.options, "deal_offers": 0}
    p.begin(SoulsPhase(), die)
    return p.g.souls[0]


def tithe(p: Position) -> int:
    """What the Tithe of Dis takes in the upkeep."""
    p.g.options = {**p.g.options, "deal_offers": 0}
    income = sum(section_income(p.g, area(s)) for s in SEVEN)
    p.begin(SoulsPhase())
    return 9 + income - p.g.souls[0]


def kennels(p: Position) -> bool:
    p.front("hell", "h26").begin(RandomPhase(), 4, ">h26", ">H:garm", 5, 5, 5, 5, 5, 5)
    return p.g.hound_at[hound("garm")] == area("5.3") and p.over


def hunted(p: Position) -> bool:
    p.begin(HellPhase(), 5)
    return p.g.d_place[demon("Gremory")] == 0


def first_to_act(p: Position) -> str:
    p.g.phase = "action"
    p.begin(ActionPhase())
    return str(p.g.view(None)["queue"][0])


def test_the_table_has_every_event() -> None:
    # H8.2
    assert sorted(EVENTS) == [c.id for c in BOOK.hell]


@pytest.mark.parametrize("name", sorted(EVENTS))
def test_event(name: str) -> None:
    # H8.2, H8.3, H25.9
    build, script, holds = EVENTS[name]
    p = build()
    rest = p.g.decks["hell"].head
    p.g.decks["hell"].head = []
    p.front("hell", name)
    p.g.decks["hell"].head += rest
    p.begin(HellPhase(stage="event"), f">{name}", *script)
    assert holds(p), (name, p.point, p.g.stack)
