"""Each of the 36 abilities, in a position in which it changes what happens."""

from collections.abc import Callable

import pytest

from avernus.games.hellgame.board import TABLES
from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.rules.action import ActionPhase
from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.dice import DisfavorRoll
from avernus.games.hellgame.rules.diplomacy import Atonement, EvilDeeds
from avernus.games.hellgame.rules.final_phase import FinalPhase
from avernus.games.hellgame.rules.flight import FleeGroup
from avernus.games.hellgame.rules.hell import HellPhase
from avernus.games.hellgame.rules.magic import targets
from avernus.games.hellgame.rules.march import March
from avernus.games.hellgame.rules.petitions import PetitionPhase
from avernus.games.hellgame.rules.souls import SoulsPhase
from avernus.games.hellgame.rules.summoning import Summoning, Taming
from avernus.games.hellgame.rules.uriel import CallUriel
from avernus.games.hellgame.rules.values import roll_modifiers
from avernus.games.hellgame.steps import Context
from tests.games.hellgame.positions import Position, area, card, demon, hell_card

ABILITIES: dict[str, Callable[[], bool]] = {}


def of(name: str) -> Callable[[Callable[[], bool]], Callable[[], bool]]:
    """Enter a case for a demon."""

    def enter(case: Callable[[], bool]) -> Callable[[], bool]:
        ABILITIES[name] = case
        return case

    return enter


def with_demon(name: str, foe: str = "Farfarello", phase: str = "action") -> Position:
    return Position(2, phase).demons(0, name).demons(1, foe)


def fight(p: Position, *script: int | str) -> Position:
    p.g.phase = "combat"
    return p.begin(Combat(section=area("4.1")), *script)


@of("Bael")
def bael() -> bool:
    p = Position().demons(0, "Paimon").demons(1, "Bael", "Vine")
    spec, context = BOOK.arcana[card("a04")].target, Context("arcana", card("a04"), 0, demon("Paimon"))
    return [target for _, target in targets(p.g, spec, context)] == [("demon", demon("Vine"))]


@of("Paimon")
def paimon() -> bool:
    p = with_demon("Paimon").hand(0, "a03").money(0, souls=2).front("arcana", "a01", "a02")
    p.begin(ActionPhase(), "walk a03", ">a01", ">a02")
    return p.g.hands[0] == [card("a01"), card("a02")] and p.g.d_place[demon("Paimon")] == 1


@of("Beleth")
def beleth() -> bool:
    p = fight(with_demon("Beleth", "Vine").legions(0, "4.1", 4).legions(1, "4.1", 2), "join Beleth 0", "none")
    return [roll_modifiers(p.g, "combat", seat, area=area("4.1")).add for seat in (0, 1)] == [0, -1]


@of("Asmoday")
def asmoday() -> bool:
    p = Position().demons(0, "Asmoday", earth=True).demons(1, "Vine").begin(EvilDeeds(demon=demon("Asmoday")), 6, 6, 1).done()
    return p.g.favors[0] == 2  # one heart, and two dice more


@of("Belial")
def belial() -> bool:
    p = with_demon("Belial").money(0, disfavors=5)
    return bool(p.begin(DisfavorRoll(seat=0), 5).done().g.value)


@of("Vine")
def vine() -> bool:
    p = with_demon("Vine").sections(0, "4.1").sections(1, "4.2", "8.1").money(0, souls=3)
    p.begin(ActionPhase(), "ability Vine", 3)
    return p.g.control[area("4.2")] == -1 and p.g.control[area("8.1")] == 1 and p.g.souls[0] == 0


@of("Purson")
def purson() -> bool:
    p = with_demon("Purson", phase="souls")
    p.g.options = {**p.g.options, "deal_offers": 0}
    return p.begin(SoulsPhase()).done().g.souls == [2, 0]


@of("Balam")
def balam() -> bool:
    p = with_demon("Balam", phase="hell").front("hell", "h26").begin(HellPhase(), "use", ">h26", "bottom")
    return p.point == "DrawCard" and p.g.decks["hell"].tail == [(hell_card("h26"), 1)]


@of("Zagan")
def zagan() -> bool:
    p = with_demon("Zagan", phase="summoning").hand(0, "a01", "a02").begin(Summoning(seat=0), "ability Zagan", ">a01")
    return p.g.souls[0] == 4 and p.g.hands[0] == [card("a02")] and "ability Zagan" not in p.options


@of("Astaroth")
def astaroth() -> bool:
    p = Position().demons(0, "Paimon").demons(1, "Astaroth").hand(0, "a04").money(0, souls=3).begin(ActionPhase(), "cast a04 0", 6, 2)
    return p.g.d_down[demon("Paimon")] == 5 and p.g.d_down[demon("Astaroth")] == 0


@of("Gaap")
def gaap() -> bool:
    p = with_demon("Gaap").sections(0, "6.1").legions(0, "9.1").legions(0, "A").money(0, souls=1)
    p.begin(ActionPhase(), "ability Gaap", ">P1:L 9.1", ">P1:L A")
    return p.units(0, "6.1") == 2 and p.g.souls[0] == 0


@of("Vassago")
def vassago() -> bool:
    p = with_demon("Vassago").hand(1, "a01").begin(ActionPhase(), "use")
    return p.g.view(0)["players"][1]["known"] == ["a01"] and p.point == "ACTION_MENU"


@of("Agares")
def agares() -> bool:
    p = with_demon("Agares").legions(0, "4.1").begin(FleeGroup(owner=0, at=area("4.1"), legion=1), 6, "again", 2).done()
    return p.units(0, "4.2") == 1


@of("Barbatos")
def barbatos() -> bool:
    results = []
    for name in ("Barbatos", "Bael"):
        p = with_demon(name, phase="summoning").legions(0, "A").begin(Taming(seat=0), 4)
        results.append(p.told("taming")[0]["result"])
    rows = TABLES["hellhound_taming"]["rows"]
    return results == [next(str(r["result"]) for r in rows if r["min"] <= die <= r["max"]) for die in (6, 4)] and len(set(results)) == 2


@of("Vepar")
def vepar() -> bool:
    p = fight(with_demon("Vepar", "Vine").legions(0, "4.1", 4).legions(1, "4.1", 2), "join Vepar 0", "none")
    return [roll_modifiers(p.g, "save", 1, area=area("4.1"), unit=unit).add for unit in ("legion", "lieutenant")] == [-1, 0]


@of("Gremory")
def gremory() -> bool:
    p = with_demon("Gremory").legions(1, "5.1").sections(1, "5.1").begin(ActionPhase(), "influence")  # at home, and no favor to pay
    return "disperse P2:L 5.1" in p.options and "influence" not in with_demon("Belial").legions(1, "5.1").sections(1, "5.1").begin(
        ActionPhase()).options


@of("Focalor")
def focalor() -> bool:
    p = with_demon("Focalor").legions(1, "4.1", 2).money(0, souls=2).begin(ActionPhase(), "ability Focalor", ">4.1", 1, 2)
    return p.units(1, "5.1") == 1 == p.units(1, "4.2") and p.g.souls[0] == 0


@of("Sitri")
def sitri() -> bool:
    p = with_demon("Sitri", "Seere").begin(ActionPhase(), "ability Sitri", 5, 6, 4, 2, 1)
    return bool(p.told("passed_for_good")[0]["demon"] == "Seere")


@of("Seere")
def seere() -> bool:
    p = with_demon("Seere").legions(0, "1.1").begin(March(demon=demon("Seere"), seat=0), ">P1:L 1.1", ">4.1", "end").done()
    return p.units(0, "4.1") == 1


@of("Amon")
def amon() -> bool:
    p = fight(with_demon("Amon", "Vine").legions(0, "4.1", 4).legions(1, "4.1", 2), "join Amon 0", "none", 5)
    return bool(p.g.find("Combat").hits[1] == 1)


@of("Phenex")
def phenex() -> bool:
    p = Position().demons(0, "Paimon").demons(1, "Phenex")
    aimed = Context("arcana", card("a24"), 0, demon("Paimon"), target=("demon", demon("Phenex")))
    p.cast(BOOK.arcana[card("a24")].effects, aimed, 4).done()
    return p.g.d_owner[demon("Phenex")] == 1 and p.g.d_down[demon("Phenex")] == 5


@of("Marchosias")
def marchosias() -> bool:
    p = with_demon("Marchosias").begin(March(demon=demon("Marchosias"), seat=0))
    return bool(p.g.find("March").left == 5)


@of("Megaera")
def megaera() -> bool:
    p = with_demon("Megaera", phase="petitions").sections(0, "4.1").legions(6, "4.1").front("arcana", "a01")
    p.begin(PetitionPhase(), "end", "end", ">a01").done()
    return p.g.souls[0] == 2 and p.g.hands[0] == [card("a01")]


@of("Murmur")
def murmur() -> bool:
    p = with_demon("Murmur", "Vine").legions(0, "4.1", 3).legions(1, "4.1")
    fight(p, "join Murmur 0", "none", 6, 1, 1, 1, 6, "use").done()
    return p.units(0, "4.1") == 4


@of("Naberius")
def naberius() -> bool:
    results = []
    for name in ("Naberius", "Belial"):  # four hearts each: 6 - 4 is 2, and one less with the Silver Rhetoric
        p = with_demon(name).money(0, disfavors=2).begin(Atonement(demon=demon(name)), 2, 4).done()
        results.append((p.told("atonement")[0]["result"], p.g.disfavors[0]))
    return results == [("absolved", 0), ("forgiven", 1)]


@of("Shax")
def shax() -> bool:
    p = with_demon("Shax").money(1, souls=9).begin(ActionPhase(), "ability Shax", 4)
    return p.g.souls == [3, 6]


@of("Andras")
def andras() -> bool:
    p = with_demon("Andras", "Vine").legions(0, "4.1", 4).legions(1, "4.1", 2)
    fight(p, "join Andras 0", "none", "use", 6, 3, 2)
    return bool(p.g.find("Combat").hits[1] == 1) and p.units(0, "4.1") == 3


@of("Buer")
def buer() -> bool:
    p = Position(2, "final").demons(0, "Buer", "Bael").demons(1, "Vine")
    p.g.d_down[demon("Bael")] = 5
    return p.begin(FinalPhase(), 3).done().g.d_down[demon("Bael")] == 0


@of("Andromalius")
def andromalius() -> bool:
    p = with_demon("Shax", "Andromalius").money(0, souls=5).money(1, souls=9).begin(ActionPhase(), "ability Shax", 4)
    return p.g.souls == [3, 11]


@of("Furcas")
def furcas() -> bool:
    p = with_demon("Furcas", "Bael").money(0, souls=1).begin(ActionPhase(), "use")
    return p.g.queue == (demon("Furcas"), demon("Bael")) and p.g.souls[0] == 0


@of("Malacoda")
def malacoda() -> bool:
    p = with_demon("Malacoda", phase="summoning").legions(0, "4.1").hand(0, "a18").money(0, souls=1)  # three souls, two less
    p.begin(Summoning(seat=0), "recruit a18")
    return p.point == "CARD_CHOICE" and p.options == [">T:Scarmiglione", ">T:Alichino", ">T:Calcabrina"] and p.g.souls[0] == 0


@of("Barbariccia")
def barbariccia() -> bool:
    p = with_demon("Barbariccia").lead(0, "1.2", "Cacus").legions(0, "1.2", 6)
    p.begin(March(demon=demon("Barbariccia"), seat=0), ">P1:T:Cacus 1.2", "+L", "+L", "+L", "+L", "+L")
    return "+L" not in p.options  # he leads four, and one more


@of("Rubicante")
def rubicante() -> bool:
    p = fight(with_demon("Rubicante", "Vine").legions(0, "4.1", 4).legions(1, "4.1", 2), "join Rubicante 0", "none", 5, 1, 1, 1)
    return bool(p.g.find("Combat").hits[1] == 1)  # 5 + 1


@of("Alecto")
def alecto() -> bool:
    p = with_demon("Alecto").money(0, souls=3).begin(ActionPhase(), "atone", 1, 1, "use")
    return p.point == "ACTION_MENU" and p.options == ["none", "march"] and p.g.souls[0] == 0


@of("Tisiphone")
def tisiphone() -> bool:
    p = Position().demons(0, "Paimon").demons(1, "Tisiphone", "Vine").hand(0, "a04").money(0, souls=9)
    p.begin(ActionPhase(), "cast a04 0", ">Vine", 3)
    return p.g.d_down[demon("Vine")] == 5 and p.g.disfavors[0] == 1 and p.g.souls[0] == 3


@of("Farfarello")
def farfarello() -> bool:
    p = Position(2, "hell").demons(0, "Bael").demons(1, "Farfarello", earth=True).begin(CallUriel()).done()
    return p.g.d_place[demon("Farfarello")] == 1 and p.g.uriel == 47


def test_the_table_has_every_demon() -> None:
    # H1.11.1
    assert sorted(ABILITIES) == sorted(d.name for d in BOOK.demons) and len(ABILITIES) == 36


@pytest.mark.parametrize("name", sorted(ABILITIES))
def test_ability(name: str) -> None:
    # H25.3, H25.4
    assert ABILITIES[name]()
