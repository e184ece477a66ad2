"""Numbers that cards change: modifiers of rolls and values, protections, blocks (H2.8, H25.6-H25.8, H25.16, H25.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from avernus.core.native import i64
from avernus.games.hellgame.board import BOXES, EVERYWHERE, FREEBOOTERS, NUMBERS, SECTIONS, WILD, mask
from avernus.games.hellgame.cards import BY_DEMONS, BY_HELL, BY_MACINA, Node
from avernus.games.hellgame.steps import Context

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState

STRENGTH: Final = {"arcana": 0, "event": 1, "heaven": 2, "earth": 3, "hell": 4, "phenomenon": 5, "macina": 6, "ability": 7, "table": 8}
"""The order of conflicts, strongest first (H8.4)."""
HELL_SOURCES: Final = frozenset({"event", "phenomenon", *BOXES})
"""Sources that are Hell cards."""
Force: TypeAlias = tuple[Node, Context, tuple[int, ...]]
"""An effect in force, its context, and the areas that were fixed when it began."""


_NO_NODES: Final[list[Node]] = []
_NO_FORCES: Final[list[Force]] = []


def active(g: HellState, demon: int) -> bool:
    """Is the demon in play and not incapacitated (H3.9)?"""
    return g.d_owner[demon] >= 0 and g.d_down[demon] == 0


def is_at(g: HellState, demon: int, at: str) -> bool:
    """Is the demon in that place: `hell`, `earth`, `combat`, `any`?"""
    if at == "any":
        return True
    if at == "combat":
        combat = g.find("Combat")
        return combat is not None and demon in combat.joined
    return g.d_place[demon] == (1 if at == "earth" else 0)


def in_force(g: HellState, key: str) -> list[Force]:
    """Every effect in force now whose `Node.key` this is; the latest last. Whoever asks changes nothing of it: mostly there is none, and
    nothing is made for that.
    """
    found: list[Force] | None = None
    cards = g.cards
    ways = cards.ways.get(key, 0)
    if ways & BY_DEMONS:
        for d, node in cards.passive[key]:
            if g.d_owner[d] >= 0 and g.d_down[d] == 0 and is_at(g, d, cards.demons[d].ability.at):
                found = with_force(found, node, Context("ability", d, g.d_owner[d], d), ())
    if ways & BY_MACINA:
        for seat, laid in enumerate(g.macina):
            for card, working in laid:
                if working:
                    for node in cards.paid[card].get(key, _NO_NODES):
                        found = with_force(found, node, Context("macina", card, seat), ())
    if ways & BY_HELL:
        for box, card in enumerate(g.permanent):
            if card >= 0:
                for node in cards.permanent[card].get(key, _NO_NODES):
                    found = with_force(found, node, Context(BOXES[box], card), ())
    for lasting in g.lasting:
        if lasting.turn <= g.turn and cards.nodes[lasting.node].key == key:
            found = with_force(found, cards.nodes[lasting.node], lasting.context, lasting.areas)
    return _NO_FORCES if found is None else found


def with_force(found: list[Force] | None, node: Node, context: Context, areas: tuple[int, ...]) -> list[Force]:
    """A list with one more effect."""
    if found is None:
        return [(node, context, areas)]
    found.append((node, context, areas))
    return found


def who_fits(g: HellState, context: Context, word: str, owner: int) -> bool:
    """Does a lasting effect's player word mean this owner (a seat, the freebooters or rampaging hounds)?"""
    if word == "each":
        return True
    if word == "self":
        return owner == context.seat
    if word == "each_other":
        return owner != context.seat
    if word == "opponent":
        combat = g.find("Combat")
        if combat is None:
            return owner == context.opponent
        enemies: int = combat.enemies_of(context.seat)
        return bool(enemies >> 7) if owner == WILD else bool(enemies >> owner & 1)
    if word == "target":
        return owner == target_seat(g, context)
    return owner == context.subject_seat


def target_seat(g: HellState, context: Context) -> int:
    """The player that is the target, or who owns the target (3.1 of the vocabulary)."""
    if not context.target:
        return -1
    kind, *rest = context.target
    if kind == "player":
        return int(rest[0])
    if kind == "demon":
        return g.d_owner[int(rest[0])]
    if kind == "unit":
        return int(rest[1])
    return g.control[int(rest[0])] if kind == "section" else -1


def demon_fits(g: HellState, context: Context, node: Node, demon: int) -> bool:
    """Does a lasting effect's demon word mean this demon?"""
    if demon < 0:
        return False
    word = node.get("demon")
    if node.get("gender", g.cards.demons[demon].gender) != g.cards.demons[demon].gender:
        return False
    if word == "each":
        return not (context.source in HELL_SOURCES and protected(g, demon, "event"))
    if word == "this":
        return demon == context.this
    if word == "target":
        return context.target[:2] == ("demon", demon)
    if word == "acting":
        return demon == context.acting
    return demon == context.subject_demon


def area_fits(g: HellState, context: Context, word: str, areas: tuple[int, ...], area: int) -> bool:
    """Does a lasting effect's area hold this section?"""
    if areas:
        return area in areas
    if word == "hell":
        return area < SECTIONS
    if word == "own":
        return area < SECTIONS and g.control[area] == context.seat
    return word == "anywhere"


VALUE_KEYS: Final[dict[str, str]] = {}
ROLL_KEYS: Final[dict[str, str]] = {}
"""Keys that were asked for, by kind: made once each."""


def keyed(known: dict[str, str], family: str, kind: str) -> str:
    """The key of a kind of modifier."""
    key = known.get(kind)
    if key is None:
        key = known[kind] = family + kind
    return key


def value(g: HellState, kind: str, base: int, owner: int, demon: int = -1) -> int:
    """H25.8: base or the strongest set, plus all adds."""
    forces = in_force(g, keyed(VALUE_KEYS, "modify_value/", kind))
    if not forces and base > 0:
        return base
    total = 0
    chosen: tuple[int, int] | None = None
    for node, context, _ in forces:
        if "who" in node.args and not who_fits(g, context, node.args["who"], owner):
            continue
        if "demon" in node.args and not demon_fits(g, context, node, demon):
            continue
        if node.get("mode", "add") == "add":
            total += node.args["amount"]
        elif chosen is None or STRENGTH[context.source] <= chosen[0]:
            chosen = STRENGTH[context.source], node.args["amount"]
    least = 1 if kind == "legion_moves" else -99 if kind == "earth_souls" else 0
    return max(least, (base if chosen is None else chosen[1]) + total)


_BASES: Final = {
    "legion_cost": NUMBERS["legion_cost"], "upkeep": NUMBERS["legion_upkeep"], "arcana_price": NUMBERS["arcana_price"],
    "hand_limit": NUMBERS["hand_limit"], "legion_moves": NUMBERS["legion_moves"], "home_influence_cost": 1, "petition_cost": 1,
    "disfavor_cleanup": NUMBERS["disfavor_cleanup_favors"], "earth_souls": 0,
}


def cost(g: HellState, kind: str, owner: int, demon: int = -1) -> int:
    """A value whose base is a fixed number of the rules."""
    return value(g, kind, _BASES[kind], owner, demon)


def stat(g: HellState, demon: int, name: str) -> int:
    """A demon's skulls, stars or hearts after effects."""
    card = g.cards.demons[demon]
    printed = card.skulls if name == "skulls" else card.stars if name == "stars" else card.hearts
    return value(g, name, printed, g.d_owner[demon], demon)


def stats(g: HellState, demons: list[int], name: str) -> list[int]:
    """The skulls, stars or hearts of some demons, by their numbers; 0 for the others."""
    found = [0] * len(g.cards.demons)
    for d in demons:
        found[d] = stat(g, d, name)
    return found


class Rolled:
    """What helps or hinders one roll (H25.7)."""

    __slots__ = ("add", "choose", "extra", "reroll")

    def __init__(self) -> None:
        self.add = 0
        self.extra = 0
        self.reroll = False
        self.choose = False


def roll_modifiers(g: HellState, kind: str, owner: int, demon: int = -1, area: int = -1, unit: str = "") -> Rolled:
    """The sum of all modifiers that fit a roll."""
    found = Rolled()
    if not kind:
        return found
    for node, context, areas in in_force(g, keyed(ROLL_KEYS, "modify_roll/", kind)):
        if "who" in node.args and not who_fits(g, context, node.args["who"], owner):
            continue
        if "demon" in node.args and not demon_fits(g, context, node, demon):
            continue
        if "area" in node.args and not area_fits(g, context, node.args["area"], areas, area):
            continue
        if "unit" in node.args and node.args["unit"] not in ("any", unit, "freebooter" if owner == FREEBOOTERS else unit):
            continue
        mode = node.get("mode", "add")
        if mode == "add":
            found.add += node.args["amount"]
        elif mode == "extra_dice":
            found.extra += node.args["amount"]
        elif mode == "reroll":
            found.reroll = True
        else:
            found.choose = True
    return found


def protected(g: HellState, demon: int, threat: str) -> bool:
    """H25.17: is the demon protected from this?"""
    for node, context, _ in in_force(g, "protect"):
        fits = threat in node.args["from"] and "demon" in node.args and is_at(g, demon, node.get("at", "any"))
        if fits and demon_fits(g, context, node, demon):
            return True
    return False


def protected_seat(g: HellState, seat: int, threat: str) -> bool:
    """H25.17: is the player protected from this?"""
    return any(
        threat in node.args["from"] and "who" in node.args and who_fits(g, context, node.args["who"], seat)
        for node, context, _ in in_force(g, "protect")
    )


def denied(g: HellState, area: int, thing: str, owner: int = -1) -> bool:
    """H2.8: is the thing denied there to this owner?"""
    return 0 <= area < SECTIONS and denied_in(g, thing, owner) >> area & 1 == 1


def denied_in(g: HellState, thing: str, owner: int = -1) -> i64:
    """H2.8: the mask of the sections where the thing is denied to this owner."""
    found: i64 = 0
    for node, context, areas in in_force(g, "block_section"):
        if thing in node.args["deny"] and not ("except" in node.args and owner >= 0 and who_fits(g, context, node.args["except"], owner)):
            found |= covered(g, context, node.args["area"], areas)
    return found


def covered(g: HellState, context: Context, word: str, areas: tuple[int, ...]) -> i64:
    """The mask of the sections that a lasting effect's area holds: what `area_fits` says of each."""
    found: i64 = 0
    if areas:
        for area in areas:
            if area < SECTIONS:
                found |= mask(area)
    elif word in ("hell", "anywhere"):
        found = EVERYWHERE
    elif word == "own":
        for area, owner in enumerate(g.control):
            if owner == context.seat:
                found |= mask(area)
    return found


def free_favors(g: HellState, seat: int) -> int:
    """H20.2: favors that no disfavor binds."""
    return max(0, g.favors[seat] - g.disfavors[seat])


def protocol(g: HellState, without: int = -1) -> tuple[int, ...]:
    """H0.2: the seats in protocol order."""
    down = g.d_down
    everybody: i64 = (1 << g.seats) - 1
    seen: i64 = 0 if without < 0 else 1 << without
    order: list[int] = []
    for d, owner in enumerate(g.d_owner):
        seat: i64 = owner
        if seat >= 0 and not seen >> seat & 1 and down[d] == 0:
            seen |= 1 << seat
            order.append(owner)
            if seen == everybody:
                return tuple(order)
    for owner in g.d_owner:
        seat = owner
        if seat >= 0 and not seen >> seat & 1:
            seen |= 1 << seat
            order.append(owner)
    for owner in range(g.seats):
        if not seen >> owner & 1:
            order.append(owner)
    return tuple(order)
