"""The cards as values: demons, Hell cards, Arcana cards, and every effect of them, numbered (H28).

A `CardSet` is made once from its data and never changes; a state holds the one it is played with, and tables with different sets live
side by side. `BOOK` are the cards that come with the game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, final

from avernus.core.actions import VerbTable
from avernus.core.card_sets import BOOK_TAG
from avernus.core.domains import Subset
from avernus.games.hellgame.board import TABLES, named_section, shipped
from avernus.games.hellgame.verb_table import table
from avernus.games.hellgame.verbs import CARD, COUNTER, GIVE, MASK, SUPPORT, Sets

PARTS: Final = ("then", "else", "win", "lose")
"""Parameters of combinators that hold a list of effects."""
LASTING_WORDS: Final = frozenset({"modify_roll", "modify_value", "modify_souls", "protect", "block_section"})
"""Effects that are in force for a while."""
BY_DEMONS: Final = 1
BY_MACINA: Final = 2
BY_HELL: Final = 4
"""Where effects that last as long as something lies there come from: demons, paid Macina cards, Hell cards."""
FILES: Final = ("demons", "hell_cards", "arcana_cards")
"""The files of a set; one that a set lacks is the book's."""

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


@final
class CardSet:
    """The cards that a game is played with."""

    def __init__(self, tag: str, data: Mapping[str, Mapping[str, Any]]) -> None:
        self.tag = tag
        """What the option `cards` calls it: `book`, or its name and a sum over its files."""
        self.nodes: list[Node] = []
        self.lists: list[tuple[Node, ...]] = []
        """Every list of effects; the number of a list is how steps and dumps name it."""
        self.demons: tuple[Demon, ...] = tuple(map(self._demon, sorted(data["demons"]["demon"], key=lambda d: int(d["rank"]))))
        """In rank order, the highest rank first."""
        self.hell: tuple[HellCard, ...] = tuple(map(self._hell_card, data["hell_cards"]["card"]))
        self.arcana: tuple[Arcanum, ...] = tuple(map(self._arcanum, data["arcana_cards"]["card"]))
        self.row_effects: dict[tuple[str, str], int] = {
            (name, row["result"]): self._number(row["effects"])
            for name in ("hellhound_taming", "atonement", "wise_men", "recovery") for row in TABLES[name]["rows"] if row.get("effects")
        }
        """The effects of table rows, by table and result (H28.3)."""
        self.supported: tuple[int, ...] = tuple(i for i, card in enumerate(self.arcana) if card.support)
        """The designs that need a sum of symbols (H15.5)."""
        self.needs: dict[int, tuple[str, int]] = {
            i: (str(self.arcana[i].support["stat"]), int(self.arcana[i].support["amount"])) for i in self.supported
        }
        """Of which symbol, and how many."""
        self.sixes: tuple[int, ...] = tuple(i for i, card in enumerate(self.arcana) if card.six)
        """The designs with a printed six (H5.4)."""
        self.counters: tuple[int, ...] = tuple(i for i, card in enumerate(self.arcana) if card.timing == "counter")
        self.passive: dict[str, list[tuple[int, Node]]] = {}
        """Effects that last while their demon is active, with the demon, by `Node.key`."""
        for d, demon in enumerate(self.demons):
            for node in self.lists[demon.ability.effects] if demon.ability.hook == "passive" else ():
                if node.do in LASTING_WORDS:
                    self.passive.setdefault(node.key, []).append((d, node))
        self.permanent: list[dict[str, list[Node]]] = [self._by_key(card.effects, "permanent") for card in self.hell]
        """By Hell card: effects that last while it lies in its box, by `Node.key`."""
        self.paid: list[dict[str, list[Node]]] = [self._by_key(card.effects, "while_paid") for card in self.arcana]
        """By design: effects that last while the Macina is paid for, by `Node.key`."""
        self.ways: dict[str, int] = dict.fromkeys(self.passive, BY_DEMONS)
        """By `Node.key`: where such effects can come from, but for those that last for a while. Most keys are not in it."""
        for way, rows in ((BY_MACINA, self.paid), (BY_HELL, self.permanent)):
            for row in rows:
                for key in row:
                    self.ways[key] = self.ways.get(key, 0) | way
        self.verbs: VerbTable = table([d.name for d in self.demons], [c.id for c in self.arcana], [c.id for c in self.hell])
        self.owner_shift: int = self.verbs.by_name["support"][1].fields[1].bits
        gifts = self.verbs.by_name["give"][1].fields[0].domain
        assert isinstance(gifts, Subset)
        self.gifts: Sets = Sets(gifts)
        self.by_hook: dict[str, tuple[int, ...]] = {}
        """The demons whose ability has a hook."""
        for d, demon in enumerate(self.demons):
            self.by_hook[demon.ability.hook] = (*self.by_hook.get(demon.ability.hook, ()), d)
        self.hooks: list[frozenset[str]] = [frozenset([str(node.get("on")) for node in nodes if node.get("on")]) for nodes in self.lists]
        """By list of effects: the hooks that some of them wait for."""
        self.card_shift: int = self.verbs.by_name["counter"][1].fields[1].bits
        self.banishes: dict[int, tuple[str, ...]] = {i: who for i, card in enumerate(self.arcana) if (who := self._driven(card.effects))}
        """The designs that do nothing but drive out Uriel or Lilith, and which of them."""

    def _number(self, effects: list[dict[str, Any]]) -> int:
        """Give a list of effects, and the lists inside it, their numbers."""
        nodes = []
        for effect in effects:
            args = {key: value for key, value in effect.items() if key != "do"}
            for part in PARTS:
                if part in args:
                    args[part] = self._number(args[part])
            if "options" in args:
                args["options"] = tuple([self._number(option) for option in args["options"]])
            do = effect["do"]
            node = Node(len(self.nodes), do, args, f"{do}/{args['kind']}" if do in ("modify_roll", "modify_value") else do)
            self.nodes.append(node)
            nodes.append(node)
        self.lists.append(tuple(nodes))
        return len(self.lists) - 1

    def _demon(self, d: Mapping[str, Any]) -> Demon:
        a = d["ability"]
        ability = Ability(
            a["name"], a["hook"], self._number(a["effects"]), a.get("limit", "always"), a.get("optional", False), a.get("at", "any"),
            cost_of(a.get("cost")), a.get("target", {"kind": "none"}),
        )
        return Demon(d["id"], d["name"], d["gender"], d["rank"], d["skulls"], d["stars"], d["hearts"], ability)

    def _hell_card(self, c: Mapping[str, Any]) -> HellCard:
        event, phenomenon = c["event"], c["phenomenon"]
        return HellCard(
            c["id"], named_section(c["footer"]), event["name"], event["box"], self._number(event["effects"]), phenomenon["name"],
            phenomenon["scope"], self._number(phenomenon["effects"]),
        )

    def _arcanum(self, c: Mapping[str, Any]) -> Arcanum:
        major = c["major"]
        counters = major.get("counters", {})
        return Arcanum(
            c["id"], c["copies"], c["six"], c["minor"]["kind"], c["minor"].get("souls", 0), major["name"], major["timing"],
            major["place"], cost_of(major["cost"]), major.get("max_x", 0), major.get("upkeep", 0), major["target"],
            major.get("support", {}), tuple(counters.get("against", ())), counters.get("scope", ""), self._number(major["effects"]),
        )

    def _by_key(self, effects: int, duration: str) -> dict[str, list[Node]]:
        found: dict[str, list[Node]] = {}
        for node in self.lists[effects]:
            if node.get("duration") == duration:
                found.setdefault(node.key, []).append(node)
        return found

    def _driven(self, effects: int) -> tuple[str, ...]:
        """Whom a list of effects drives out; nobody, if it does anything else."""
        found: tuple[str, ...] = ()
        for node in self.lists[effects]:
            parts = node.args["options"] if node.do == "choose" else ()
            who = (str(node.args["entity"]),) if node.do == "banish" else tuple(x for part in parts for x in self._driven(part))
            if not who or not all(self._driven(part) for part in parts):
                return ()
            found += who
        return found

    def support(self, seat: int, card: int) -> int:
        """A player is supported, for a spell."""
        return SUPPORT | seat << self.owner_shift | card

    def support_of(self, action: int) -> tuple[int, int]:
        """Who is supported, and for which spell."""
        return (action & MASK) >> self.owner_shift, action & ((1 << self.owner_shift) - 1)

    def give(self, cards: Sequence[int]) -> int:
        """Several cards are named in one answer."""
        return GIVE | self.gifts.number(sorted(cards))

    def name(self, cards: Sequence[int]) -> int:
        """The answer that names one card or several."""
        return CARD | cards[0] if len(cards) == 1 else self.give(cards)

    def given(self, action: int) -> list[int]:
        """The cards of such an answer, or the one card of a simple one."""
        return self.gifts.members(action & MASK) if action & ~MASK == GIVE else [action & MASK]

    def counter(self, card: int, demon: int) -> int:
        """A demon counters with a card."""
        return COUNTER | card << self.card_shift | demon

    def counter_of(self, action: int) -> tuple[int, int]:
        """The card and the demon of a counter."""
        return (action & MASK) >> self.card_shift, action & ((1 << self.card_shift) - 1)


def cost_of(data: Mapping[str, Any] | None) -> Cost:
    """What a card or an ability costs."""
    if data is None:
        return Cost()
    return Cost(-1 if data["souls"] == "x" else data["souls"], data["favors"], data["disfavor"])


BOOK: Final = CardSet(BOOK_TAG, {name: shipped(name) for name in FILES})
"""The cards that come with the game."""
