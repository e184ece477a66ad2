"""Each of the 57 Arcana designs, played from the hand by the rules: as an action, in a combat, as a counter, at once, as a Macina."""

from collections.abc import Callable, Collection

import pytest

from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.rules.action import ActionPhase
from avernus.games.hellgame.rules.attacks import save_number
from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.final_phase import FinalPhase
from avernus.games.hellgame.rules.hell import HellPhase
from avernus.games.hellgame.rules.march import March
from avernus.games.hellgame.rules.souls import SoulsPhase
from avernus.games.hellgame.rules.summoning import Summoning
from avernus.games.hellgame.rules.values import cost, denied, roll_modifiers
from tests.games.hellgame.positions import Position, area, card, demon, hell_card, hound, lieutenant

Script = tuple[int | str, ...]
Case = tuple[Callable[[], Position], Script, Callable[[Position], bool]]


def hell(*names: str, foe: str = "Farfarello") -> Position:
    """The caster (and its helpers) in Hell, with enough souls and favors for any card; the other player is poor."""
    return Position().demons(0, *(names or ("Paimon",))).demons(1, foe).money(0, souls=9, favors=3)


def earth(foe_on_earth: bool = False) -> Position:
    p = Position().demons(0, "Paimon", earth=True).money(0, souls=9, favors=3)
    return p.demons(1, "Farfarello", earth=foe_on_earth)


def supported(number: str, *helpers: str) -> Position:
    """Helpers of the caster Paimon have spoken for the spell before."""
    p = hell("Paimon", *helpers)
    p.g.supports = tuple((0, card(number), demon(name)) for name in helpers)
    return p


def both_angels() -> Position:
    p = supported("a17", "Zagan", "Purson")
    p.g.uriel, p.g.lilith = area("4.1"), area("5.1")
    return p


def fallen(name: str) -> Position:
    p = hell("Paimon", name)
    p.g.d_down[demon(name)] = 5
    return p


ACTIONS: dict[str, Case] = {
    "a01": (earth, (5,), lambda p: p.g.souls[0] == 9 + 5 + 3),
    "a02": (lambda: hell().sections(0, "4.1"), (">4.2",), lambda p: p.g.control[area("4.2")] == 0 and p.g.favors[0] == 2),
    "a03": (
        lambda: hell().sections(1, "4.1", "5.1").legions(1, "4.1"), (),
        lambda p: p.g.control[area("5.1")] == -1 and (p.g.souls[0], p.g.disfavors[0]) == (4, 1),
    ),
    "a04": (hell, (3,), lambda p: p.g.d_down[demon("Farfarello")] == 5 and p.g.souls[0] == 6),
    "a05": (lambda: supported("a05", "Zagan"), (), lambda p: p.g.d_down[demon("Farfarello")] == 6 and p.g.souls[0] == 5),
    "a06": (lambda: hell().legions(1, "4.1", 2), (), lambda p: p.units(1, "4.1") == 1 and p.units(6, "4.1") == 0),
    "a07": (lambda: hell().legions(1, "4.1", 2), (), lambda p: p.units(1, "4.1") == 1 == p.units(0, "4.1")),
    "a08": (
        lambda: hell().sections(0, "4.1", "4.2", "4.3").money(1, souls=9), (">4.1", ">4.2", ">4.3"),
        lambda p: [p.units(0, s) for s in ("4.1", "4.2", "4.3")] == [1, 1, 1],  # the third because he is the poorest
    ),
    "a09": (
        lambda: hell().legions(0, "4.1", 2), (">P1:L 4.1", ">P1:L 4.1", ">8.1"),
        lambda p: p.units(0, "8.1") == 2 and p.units(0, "4.1") == 0,
    ),
    "a10": (lambda: hell().legions(0, "4.1").legions(1, "4.3"), (">c4", 2, 5), lambda p: p.units(0, "4.2") == 1 == p.units(1, "4.3")),
    "a11": (lambda: hell().legions(1, "4.1"), (">4.1", 4, 1, 1, 1, ">P2:L 4.1", 2), lambda p: p.units(1, "4.1") == 0),
    "a12": (lambda: hell().hand(1, "a02", "a03"), (">a03",), lambda p: p.g.hands == [[card("a03")], [card("a02")]]),
    "a13": (earth, (), lambda p: (p.g.souls[0], p.g.favors[0]) == (4, 4)),
    "a14": (lambda: earth().money(0, souls=9, disfavors=1), (3,), lambda p: p.g.disfavors[0] == 0 and p.g.souls[0] == 10),
    "a15": (
        lambda: supported("a15", "Sitri").money(1, favors=2), (), lambda p: (p.g.favors[1], p.g.disfavors[1], p.g.favors[0]) == (1, 1, 2),
    ),
    "a16": (lambda: hell().front("hell", "h26"), (">h26",), lambda p: p.g.lilith == area("5.3")),
    "a17": (both_angels, ("#2",), lambda p: p.g.lilith == -1 and p.g.uriel == area("4.1")),
    "a18": (hell, (">6.3", ">H:garm"), lambda p: p.g.hound_at[hound("garm")] == area("6.3")),
    "a19": (
        lambda: earth().front("hell", "h01", "h20", "h12", "h22", "h23"), (">h01", ">h20", ">h12", ">h22", ">h23", ">h12"),
        lambda p: p.g.permanent[1] == hell_card("h12") and p.g.decks["hell"].tail[0] == (hell_card("h01"), 1),
    ),
    "a20": (
        lambda: hell(foe="Bael").demons(1, "Vine", earth=True), (),
        lambda p: p.g.d_place[demon("Vine")] == 0 and p.told("passed_for_good")[-1]["demon"] == "Vine",
    ),
    "a21": (lambda: earth(foe_on_earth=True), (4,), lambda p: p.g.d_down[demon("Farfarello")] == 5 and p.g.disfavors[0] == 1),
    "a22": (hell, (), lambda p: p.g.track == (("swap", demon("Paimon"), demon("Farfarello"), 4),)),
    "a23": (
        lambda: supported("a23", "Sitri", "Buer").legions(1, "4.1", 2).legions(0, "4.1"), (),
        lambda p: p.units(6, "4.1") == 2 and p.units(0, "4.1") == 1 and p.g.disfavors[0] == 1,
    ),
    "a24": (lambda: supported("a24", "Zagan", "Purson"), (4,), lambda p: p.g.d_owner[demon("Farfarello")] == -1),
    "a25": (lambda: fallen("Amon"), (), lambda p: p.g.d_down[demon("Amon")] == 0),
    "a26": (lambda: hell("Paimon", "Amon"), ("march", "end"), lambda p: not p.g.d_acted[demon("Amon")] and p.g.queue[0] == demon("Amon")),
    "a27": (
        lambda: hell().sections(0, "4.1"), (),
        lambda p: denied(p.g, area("4.1"), "enter", 1) and not denied(p.g, area("4.1"), "enter", 0),
    ),
    "a28": (
        lambda: supported("a28", "Sitri").sections(0, "4.1").sections(1, "6.1"), (),
        lambda p: (p.g.control[area("4.1")], p.g.control[area("6.1")]) == (1, 0),
    ),
    "a29": (lambda: hell().legions(6, "4.1", 3), (">4.1", ">FB:L 4.1", "end"), lambda p: (p.units(0, "4.1"), p.units(6, "4.1")) == (1, 2)),
    "a30": (lambda: earth().permanent("h12"), (), lambda p: p.g.permanent[1] == -1),
    "a31": (
        lambda: hell().front("arcana", "a02", "a03"), (),
        lambda p: p.g.d_place[demon("Paimon")] == 1 and p.g.d_walk[demon("Paimon")] == -1,
    ),
}


@pytest.mark.parametrize("name", sorted(ACTIONS))
def test_action_card(name: str) -> None:
    # H15.1-H15.3, H25.9
    build, script, holds = ACTIONS[name]
    p = build().hand(0, name)
    p.begin(ActionPhase())
    while p.g.stack[-1].mover(p.g) != 0 or f"cast {name} 0" not in p.options:
        p.play("pfg")
    p.play(f"cast {name} 0", *script)
    assert card(name) not in p.g.hands[0] and p.told("cast")[0]["card"] == name
    assert holds(p), (name, p.point, p.options if p.g.stack[-1].mover(p.g) is not None else "")


# -- combat -----------------------------------------------------------------------------------


def battle(mine: int = 6, his: int = 3) -> Position:
    """Rubicante carries the card into a fight at 4.1 in which his side is the larger."""
    return Position(2, "combat").demons(0, "Rubicante").demons(1, "Vine").legions(0, "4.1", mine).legions(1, "4.1", his).money(0, souls=6)


COMBAT: dict[str, Case] = {
    "a32": (battle, ("cast a32 0", 4, 3, 1), lambda p: hits(p) == 1),  # + 1 of the card, + 1 of Rubicante
    "a33": (battle, ("cast a33 2", 3, 2), lambda p: hits(p) == 1 and p.g.souls[0] == 4),
    "a34": (lambda: battle(3, 9), ("cast a34 0",), lambda p: bonus(p, 0) == 1 + 2),  # outnumbered
    "a35": (battle, ("cast a35 0",), lambda p: save_number(p.g, p.g.find("Combat"), area("4.1"), 0, 0) == 4 + 2),
    "a36": (battle, ("cast a36 0", 2, 2), lambda p: p.units(1, "4.2") == 2 and p.units(1, "4.1") == 1),
    "a37": (battle, ("cast a37 0", ">4.2"), lambda p: p.units(0, "4.2") == 6 and p.g.victor[area("4.1")] == 1),
    "a38": (battle, ("cast a38 0",), lambda p: (p.units(0, "4.1"), p.units(1, "4.1")) == (7, 2)),
    "a39": (lambda: battle().lead(1, "4.1", "Cacus"), ("cast a39 0", 4), lambda p: lieutenant("Cacus") in p.g.returned),
    "a40": (battle, ("cast a40 0",), lambda p: bonus(p, 1) == -2),
    "a41": (battle, ("cast a41 0", 1, 1, 6, 6, 6, 6), lambda p: p.g.d_down[demon("Vine")] == 5 and p.told("duel") != []),
}


def hits(p: Position) -> int:
    return int(p.g.find("Combat").hits[1])


def bonus(p: Position, seat: int) -> int:
    return roll_modifiers(p.g, "combat", seat, area=area("4.1"), unit="legion").add


@pytest.mark.parametrize("name", sorted(COMBAT))
def test_combat_card(name: str) -> None:
    # H17.7.2, H25.9
    build, script, holds = COMBAT[name]
    p = build().hand(0, name).begin(Combat(section=area("4.1")))
    while p.point == "JOIN":
        joins = [x for x in p.options if x.startswith("join")]
        p.play((joins[-1]) if joins else "none")
        if p.point == "CARRY":
            p.play(f">{name}")
    assert p.point == "COMBAT_CAST", p.point
    p.play(*script)
    assert holds(p), (name, p.point)


# -- counters ---------------------------------------------------------------------------------

Counter = tuple[Callable[[], Position], Script, Callable[[Position], bool]]
COUNTERS: dict[str, Counter] = {
    "a42": (
        lambda: hell().hand(0, "a04").money(1, souls=1), ("cast a04 0", "counter a42 Farfarello"),
        lambda p: p.g.d_down[demon("Farfarello")] == 0 and p.g.souls == [6, 0],
    ),
    "a43": (
        lambda: hell().hand(0, "a04").money(1, souls=3), ("cast a04 0", "counter a43 Farfarello", 2),
        lambda p: p.g.d_down[demon("Paimon")] == 5 and p.g.d_down[demon("Farfarello")] == 0,
    ),
    "a44": (
        lambda: hell().hand(0, "a03").money(1, favors=1), ("walk a03", "counter a44 Farfarello"),
        lambda p: p.g.d_place[demon("Paimon")] == 0 and p.g.d_walk[demon("Paimon")] == -1 and p.g.favors[1] == 0,
    ),
    "a45": (
        lambda: hell().legions(0, "4.4").sections(1, "5.4").money(1, souls=1),
        ("march", ">P1:L 4.4", ">5.4", "counter a45 Farfarello"), lambda p: p.units(0, "4.4") == 1 and p.told("halted") != [],
    ),
    "a46": (
        lambda: hell().legions(1, "5.1").money(1, souls=1), ("influence", "disperse P2:L 5.1", "#3", "counter a46 Farfarello"),
        lambda p: p.units(1, "5.1") == 1 and p.g.souls == [6, 0],
    ),
}


@pytest.mark.parametrize("name", sorted(COUNTERS))
def test_counter_card(name: str) -> None:
    # H15.4, H25.13
    build, script, holds = COUNTERS[name]
    p = build().hand(1, name).begin(ActionPhase(), *script)
    assert p.g.d_acted[demon("Farfarello")] and p.g.hands[1] == [] and holds(p), (name, p.point)


# -- Play Right Away --------------------------------------------------------------------------

AT_ONCE: dict[str, tuple[Script, Callable[[Position], bool]]] = {
    "a47": ((), lambda p: p.g.favors[0] == 4),
    "a48": ((), lambda p: p.g.disfavors[0] == 1),
    "a49": ((4,), lambda p: p.g.souls[0] == 9 - cost(p.g, "arcana_price", 0) + 4),
    "a50": ((), lambda p: p.g.d_down[demon("Paimon")] == 5),
    "a51": ((">h26", ">H:garm"), lambda p: p.g.hound_at[hound("garm")] == area("5.3")),
}


@pytest.mark.parametrize("name", sorted(AT_ONCE))
def test_play_right_away(name: str) -> None:
    # H3.14, H10.6
    script, holds = AT_ONCE[name]
    p = hell().front("arcana", name).front("hell", "h26")
    p.begin(Summoning(seat=0), "buy", f">{name}", *script)
    assert p.point == "SUMMON_MENU" and p.g.hands[0] == [] and p.g.decks["arcana"].tail[-1][0] == card(name)
    assert holds(p), name


# -- Macina -----------------------------------------------------------------------------------


def mill(p: Position) -> bool:
    """The next Souls phase rolls for souls before it asks for upkeep."""
    souls = p.g.souls[0]
    p.begin(SoulsPhase(), 4, "pay")
    return p.g.souls[0] == souls + 4 - 1


def head(p: Position) -> bool:
    """One card more in the Hell phase than there are demons."""
    p.begin(HellPhase(stage="draws", order=(0,)))
    return bool(p.g.find("Draw").n == 1)


def drum(p: Position) -> bool:
    p.begin(March(demon=demon("Paimon"), seat=0))
    return bool(p.g.find("March").left == 2)


def desk(p: Position) -> bool:
    p.g.favors[0], p.g.disfavors[0], p.g.phase = 1, 1, "final"
    p.begin(FinalPhase(), "remove")
    return p.g.disfavors[0] == 0


MACINA: dict[str, Callable[[Position], bool]] = {
    "a52": mill,
    "a53": lambda p: (cost(p.g, "legion_cost", 0), cost(p.g, "legion_cost", 1)) == (2, 3),
    "a54": head,
    "a55": lambda p: (save_number(p.g, None, area("4.1"), 0, 0), save_number(p.g, None, area("5.1"), 0, 0)) == (2, 1),
    "a56": drum,
    "a57": desk,
}


@pytest.mark.parametrize("name", sorted(MACINA))
def test_macina(name: str) -> None:
    # H15.7, H9.6.1, H25.15: laid by an action, paid in the next Souls phase, working from then on
    p = hell().sections(0, "4.1").hand(0, name)
    p.g.options = {**p.g.options, "deal_offers": 0}
    p.begin(ActionPhase(), f"cast {name} 0", "pfg").done()
    assert p.g.macina[0] == [(card(name), False)] and p.g.souls[0] == 9 - BOOK.arcana[card(name)].cost.souls
    p.g.phase = "souls"
    p.begin(SoulsPhase(), "pay").done()
    assert p.g.macina[0] == [(card(name), True)]
    assert MACINA[name](p), name


def test_the_tables_have_every_design() -> None:
    # H28.1
    timings: dict[str, Collection[str]] = {
        "action": ACTIONS, "combat": COMBAT, "counter": COUNTERS, "play_right_away": AT_ONCE, "macina": MACINA,
    }
    for timing, table in timings.items():
        assert sorted(table) == [c.id for c in BOOK.arcana if c.timing == timing], timing
    assert BOOK.verbs.write(BOOK.verbs.pack("card", card="a57")) == ">a57" and sum(map(len, timings.values())) == 57
