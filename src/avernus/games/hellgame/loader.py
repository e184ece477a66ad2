"""Reads the data files once, at import: the map, the cards, the tables, and every effect, numbered (H28)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from avernus.core.refusals import AvernusError
from avernus.games.hellgame.board import section
from avernus.games.hellgame.files import CHOSEN, read

PARTS: Final = ("then", "else", "win", "lose")
"""Parameters of combinators that hold a list of effects."""


@dataclass(frozen=True, eq=False)
class Node:
    """One effect. Lists of effects inside it are replaced by their numbers."""

    id: int
    do: str
    args: Mapping[str, Any]
    key: str
    """What a lasting effect is looked up by: the word, and for modifiers the kind."""

    def get(self, name: str, default: Any = None) -> Any:
        """A parameter."""
        return self.args.get(name, default)


@dataclass(frozen=True, eq=False)
class Cost:
    """What is paid for a card or an ability; souls -1 stand for x (H15.2)."""

    souls: int = 0
    favors: int = 0
    disfavor: int = 0


@dataclass(frozen=True, eq=False)
class Ability:
    """What a demon can do (H25.4)."""

    name: str
    hook: str
    effects: int
    limit: str = "always"
    optional: bool = False
    at: str = "any"
    cost: Cost = field(default_factory=Cost)
    target: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Demon:
    """A demon card (H1.11.1)."""

    id: str
    name: str
    gender: str
    rank: int
    skulls: int
    stars: int
    hearts: int
    ability: Ability


@dataclass(frozen=True, eq=False)
class HellCard:
    """A Hell card: event, phenomenon and foot (H1.11.3)."""

    id: str
    foot: int
    event: str
    box: str
    effects: int
    phenomenon: str
    scope: str
    phenomenon_effects: int


@dataclass(frozen=True, eq=False)
class Arcanum:
    """A design of Arcana cards: minor and major arcanum (H1.11.4)."""

    id: str
    copies: int
    six: bool
    minor: str
    minor_souls: int
    name: str
    timing: str
    place: str
    cost: Cost
    max_x: int
    upkeep: int
    target: Mapping[str, Any]
    support: Mapping[str, Any]
    against: tuple[str, ...]
    scope: str
    effects: int


@dataclass(frozen=True, eq=False)
class Lieutenant:
    """A lieutenant (H1.8)."""

    id: str
    name: str
    leadership: int
    bonus: int


@dataclass(frozen=True, eq=False)
class Hound:
    """A hellhound (H1.9)."""

    id: str
    name: str
    attacks: int


NODES: Final[list[Node]] = []
LISTS: Final[list[tuple[Node, ...]]] = []
"""Every list of effects of the data files; the number of a list is how steps and dumps name it."""


def number_effects(effects: list[dict[str, Any]]) -> int:
    """Give a list of effects, and the lists inside it, their numbers."""
    nodes = []
    for effect in effects:
        args = {key: value for key, value in effect.items() if key != "do"}
        for part in PARTS:
            if part in args:
                args[part] = number_effects(args[part])
        if "options" in args:
            args["options"] = tuple(number_effects(option) for option in args["options"])
        do = effect["do"]
        node = Node(len(NODES), do, args, f"{do}/{args['kind']}" if do in ("modify_roll", "modify_value") else do)
        NODES.append(node)
        nodes.append(node)
    LISTS.append(tuple(nodes))
    return len(LISTS) - 1


def _cost(data: Mapping[str, Any] | None) -> Cost:
    if data is None:
        return Cost()
    return Cost(-1 if data["souls"] == "x" else data["souls"], data["favors"], data["disfavor"])


def _ability(data: Mapping[str, Any]) -> Ability:
    return Ability(
        data["name"], data["hook"], number_effects(data["effects"]), data.get("limit", "always"), data.get("optional", False),
        data.get("at", "any"), _cost(data.get("cost")), data.get("target", {"kind": "none"}),
    )


def _section(name: str) -> int:
    return section(int(name[1]), int(name[3]))


def _demons() -> tuple[Demon, ...]:
    cards = sorted(read("demons")["demon"], key=lambda d: int(d["rank"]))
    return tuple(
        Demon(d["id"], d["name"], d["gender"], d["rank"], d["skulls"], d["stars"], d["hearts"], _ability(d["ability"])) for d in cards
    )


def _hell_cards() -> tuple[HellCard, ...]:
    return tuple(
        HellCard(
            c["id"], _section(c["footer"]), c["event"]["name"], c["event"]["box"], number_effects(c["event"]["effects"]),
            c["phenomenon"]["name"], c["phenomenon"]["scope"], number_effects(c["phenomenon"]["effects"]),
        )
        for c in read("hell_cards")["card"]
    )


def _arcana() -> tuple[Arcanum, ...]:
    found = []
    for c in read("arcana_cards")["card"]:
        major = c["major"]
        counters = major.get("counters", {})
        found.append(Arcanum(
            c["id"], c["copies"], c["six"], c["minor"]["kind"], c["minor"].get("souls", 0), major["name"], major["timing"],
            major["place"], _cost(major["cost"]), major.get("max_x", 0), major.get("upkeep", 0), major["target"],
            major.get("support", {}), tuple(counters.get("against", ())), counters.get("scope", ""), number_effects(major["effects"]),
        ))
    return tuple(found)


if CHOSEN is not None:
    from avernus.games.hellgame.checks import set_flaws

    for _flaw in set_flaws({name: read(name) for name in ("demons", "hell_cards", "arcana_cards")}):
        raise AvernusError(_flaw)
MAP: Final = read("map")
TABLES: Final = read("tables")
DEMONS: Final = _demons()
"""In rank order, the highest rank first."""
HELL: Final = _hell_cards()
ARCANA: Final = _arcana()
LIEUTENANTS: Final = tuple(Lieutenant(x["id"], x["name"], x["leadership"], x["bonus"]) for x in read("lieutenants")["lieutenant"])
HOUNDS: Final = tuple(Hound(x["id"], x["name"], x["attacks"]) for x in read("hellhounds")["hellhound"])
SOULS: Final = tuple(
    next(int(s["souls"]) for s in MAP["section"] if _section(s["id"]) == i) for i in range(len(MAP["section"]))
)
"""The souls that each section yields (H1.11.2)."""
WISE_MEN: Final = next(_section(s["id"]) for s in MAP["section"] if s.get("special") == "wise_men")
NUMBERS: Final[Mapping[str, int]] = TABLES["components"] | TABLES["numbers"]
"""The fixed numbers of the rules: counter mix, costs, steps, saves."""
LEGIONS: Final = NUMBERS["legions_per_player"]
SUPPORTED: Final = tuple(i for i, card in enumerate(ARCANA) if card.support)
"""The designs that need a sum of symbols (H15.5)."""
COUNTERS: Final = tuple(i for i, card in enumerate(ARCANA) if card.timing == "counter")


def row(table: str, value: int) -> Mapping[str, Any]:
    """The row of a table that a roll falls on."""
    found: Mapping[str, Any] = next(r for r in TABLES[table]["rows"] if r["min"] <= value <= r["max"])
    return found


ROW_EFFECTS: Final = {
    (table, r["result"]): number_effects(r["effects"])
    for table in ("hellhound_taming", "atonement", "wise_men", "recovery") for r in TABLES[table]["rows"] if r.get("effects")
}
"""The effects of table rows, by table and result (H28.3)."""
