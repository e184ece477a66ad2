"""What a seat may see (H23), by whitelist; the question now open to it; another world that it cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from avernus.core.seats import COVERED, OPEN, Visibility
from avernus.games.hellgame.board import (
    AREAS,
    BOXES,
    FREEBOOTERS,
    HOUNDS,
    LIEUTENANTS,
    NAMES,
    OWNER_NAMES,
    OWNERS,
    SECTIONS,
    SOULS,
    WILD,
)
from avernus.games.hellgame.cards import Arcanum
from avernus.games.hellgame.rules.forces import free_legions, unit_classes
from avernus.games.hellgame.rules.values import free_favors, protocol, stat
from avernus.games.hellgame.state import EVERYBODY
from avernus.games.hellgame.steps import POINTS, Ask, DrawCard, Pick, PickFromHand
from avernus.games.hellgame.verbs import SAY, WHAT_NAMES, field_of
from avernus.games.hellgame.view.odds import ODDS, forces
from avernus.games.hellgame.view.prompts import combat_sides, labels_of

if TYPE_CHECKING:
    from avernus.games.hellgame.state import Deck, HellState, Lasting

ABOUT: Final = ("area", "demon", "hits", "left", "lieutenant", "owner", "partner", "roll", "steps")
"""What everybody may know of a question that another player is asked."""


def knows(mask: int, seat: int | None) -> bool:
    """Does a seat (`None`: a spectator) know a card with this mask?"""
    return mask == EVERYBODY if seat is None else bool(mask >> seat & 1)


def place_name(area: int) -> str | None:
    """An area's notation; Uriel's box; nowhere."""
    if area < 0:
        return None
    return NAMES[area] if area < len(NAMES) else "box"


def view_of(g: HellState, seat: int | None) -> dict[str, Any]:
    """All that a seat may see."""
    result = g.result()
    return {
        "game": "hellgame", "turn": g.turn, "phase": g.phase, "options": dict(g.options), "mover": g.actors()[0] if g.stack else None,
        "protocol": list(protocol(g)) if g.revealed else [],
        "players": [player_view(g, p, seat) for p in range(g.seats)],
        "demons": [demon_view(g, d) for d in range(len(g.cards.demons)) if g.d_owner[d] >= 0 and (g.revealed or g.d_owner[d] == seat)],
        "units": [
            {"area": NAMES[area], "owner": OWNER_NAMES[owner], "what": WHAT_NAMES[what], "n": n}
            for area in range(AREAS) for owner in (*range(OWNERS), WILD) for what, n in unit_classes(g, owner, area)
        ],
        "bonus": {LIEUTENANTS[t].name: n for t, n in enumerate(g.lt_souls) if n},
        "sections": [section_view(g, s) for s in range(SECTIONS)],
        "freebooters": free_legions(g, FREEBOOTERS),
        "uriel": place_name(g.uriel), "lilith": place_name(g.lilith), "aspect": g.aspect or None, "last_aspect": g.last_aspect or None,
        "permanent": {BOXES[b]: g.cards.hell[card].id if card >= 0 else None for b, card in enumerate(g.permanent)},
        "lieutenants": {
            "top": [LIEUTENANTS[t].name if t >= 0 else None for t in g.box_top], "hidden": list(g.box_hidden),
            "return": [LIEUTENANTS[t].name for t in g.returned],
        },
        "hounds": sum(of == -1 for of in g.hound_of),
        "queue": [g.cards.demons[d].name for d in g.queue],
        "track": [[kind, *(g.cards.demons[d].name for d in (a, b) if d >= 0), turn] for kind, a, b, turn in g.track],
        "supports": [{"seat": caster, "card": g.cards.arcana[card].id, "demon": g.cards.demons[d].name} for caster, card, d in g.supports],
        "effects": [lasting_view(g, x) for x in g.lasting],
        "decks": {name: deck_view(g, name, seat) for name in g.decks},
        "combat": combat_view(g, seat),
        "seen": seen_by(g, seat),
        "question": question_view(g),
        "facts": {
            "lieutenants": {t.name: [t.leadership, t.bonus, t.moves, t.save] for t in LIEUTENANTS},
            "hounds": {h.id: h.attacks for h in HOUNDS},
            "cards": {g.cards.arcana[card].id: card_view(g.cards.arcana[card], card in g.sixes) for card in cards_seen(g, seat)},
        },
        "result": None if result is None else result.dump(),
    }


def player_view(g: HellState, p: int, seat: int | None) -> dict[str, Any]:
    """One triumvirate; the hand is its owner's alone."""
    found: dict[str, Any] = {
        "souls": g.souls[p], "favors": g.favors[p], "disfavors": g.disfavors[p], "free_favors": free_favors(g, p),
        "cards": len(g.hands[p]), "legions_left": free_legions(g, p), "lost_to_uriel": g.lost_to_uriel[p],
        "macina": [{"card": g.cards.arcana[card].id, "works": works} for card, works in g.macina[p]],
    }
    if p == seat:
        found["hand"] = [g.cards.arcana[card].id for card in g.hands[p]]
    elif seat is not None:
        found["known"] = sorted(g.cards.arcana[card].id for card in g.known[seat][p])
    return found


def demon_view(g: HellState, d: int) -> dict[str, Any]:
    """One demon in play."""
    return {
        "demon": g.cards.demons[d].name, "seat": g.d_owner[d], "earth": bool(g.d_place[d]), "incapacitated": g.d_down[d] or None,
        "walk": g.cards.arcana[g.d_walk[d]].id if g.d_walk[d] >= 0 else None, "acted": g.d_acted[d], "passed": g.d_passed[d],
        "rank": g.cards.demons[d].rank, "skulls": stat(g, d, "skulls"), "stars": stat(g, d, "stars"), "hearts": stat(g, d, "hearts"),
        "passed_for_good": g.d_pfg[d], "must_pass": g.d_must[d] or None, "joined": g.d_joined[d], "used": g.d_used[d],
        "carries": len(g.carried[d]) if d in g.carried else None,
    }


def section_view(g: HellState, s: int) -> dict[str, Any]:
    """One section."""
    return {
        "area": NAMES[s], "owner": OWNER_NAMES[g.control[s]] if g.control[s] >= 0 else None,
        "victor": g.victor[s] if g.victor[s] >= 0 else None,
        "fled": [p for p in range(g.seats) if g.fled[s] >> p & 1], "tried": [p for p in range(g.seats) if g.tried[s] >> p & 1],
        "settled": s in g.settled, "truce": bool(g.truces >> s & 1 and s in g.settled), "souls": SOULS[s],
    }


def cards_seen(g: HellState, seat: int | None) -> list[int]:
    """The Arcana whose faces the seat has before its eyes, and those that every player may support."""
    found = {*g.cards.supported, *(card for cards in g.macina for card, _ in cards), *(card for card in g.d_walk if card >= 0)}
    if seat is not None:
        found |= {*g.hands[seat], *(card for cards in g.known[seat] for card in cards)}
        found |= {card for d, cards in g.carried.items() if g.d_owner[d] == seat for card in cards if card >= 0}
    return sorted(found)


def card_view(design: Arcanum, six: bool) -> dict[str, Any]:
    """What is printed on an Arcana card, but for its words; its six only if it counts."""
    return {
        "timing": design.timing, "place": design.place, "six": six, "minor": design.minor, "minor_souls": design.minor_souls,
        "souls": design.cost.souls, "favors": design.cost.favors, "disfavor": design.cost.disfavor, "upkeep": design.upkeep,
        "support": [design.support["stat"], design.support["amount"]] if design.support else None,
    }


def question_view(g: HellState) -> dict[str, Any] | None:
    """The open question as everybody may know it: its name, its clause, who is asked, and where."""
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, Ask):
        return None
    about = {key: value for key, value in zip(top.about[::2], top.about[1::2], strict=True) if key in ABOUT}
    labels: dict[str, Any] = {"labels": labels_of(g, top)} if top.point == "CARD_CHOICE" else {}
    if top.point in ODDS:
        labels["odds"] = ODDS[top.point](g, top)
    return {"point": point_name(top), "clause": POINTS[top.point].clause, "seat": top.seat, **about, **labels}


def point_name(ask: Ask) -> str:
    """The code of a prompt."""
    return ask.point.lower().replace("_", "-")


def lasting_view(g: HellState, x: Lasting) -> dict[str, Any]:
    """An effect in force."""
    node = g.cards.nodes[x.node]
    return {
        "do": node.do, "source": x.context.source, "seat": x.context.seat if x.context.seat >= 0 else None, "ends": x.ends, "turn": x.turn,
        "areas": [NAMES[s] for s in x.areas], "effect": x.node,
    }


def deck_view(g: HellState, name: str, seat: int | None) -> dict[str, Any]:
    """A deck: its size, and what the seat knows of its order."""
    deck = g.decks[name]
    names: Any = {"arcana": g.cards.arcana, "hell": g.cards.hell, "demon": g.cards.demons}.get(name)

    def write(card: int, mask: int) -> str | None:
        if not knows(mask, seat):
            return None
        return NAMES[card] if names is None else str(names[card].id)

    return {
        "size": deck.size(), "head": [write(card, mask) for card, mask in deck.head],
        "tail": [write(card, mask) for card, mask in deck.tail],
    }


def combat_view(g: HellState, seat: int | None) -> dict[str, Any] | None:
    """The combat being fought."""
    combat = g.find("Combat")
    if combat is None:
        return None
    return {
        "area": NAMES[combat.section], "round": combat.round, "quick": combat.quick, "hits": list(combat.hits),
        "sides": [[str(figure) for figure in side] for side in combat_sides(g, combat)],
        "taken": [sum(n for e, n in enumerate(combat.hits) if mask >> e & 1) for mask in (combat.now1, combat.now2)],
        "joined": [g.cards.demons[d].name for d in combat.joined], **round_view(g), "rounds": rounds_view(combat),
        "forces": forces(g, combat),
        "carried": {
            g.cards.demons[d].name: [g.cards.arcana[card].id for card in cards if card >= 0]
            for d, cards in g.carried.items() if g.d_owner[d] == seat
        },
    }


def figures(mask: int) -> list[str]:
    """Those who fight on one side."""
    return [name for e, name in enumerate(FIGURE_NAMES) if mask >> e & 1]


def unit_view(owner: int, what: int) -> dict[str, Any]:
    """Whose unit, and what it is."""
    return {"owner": OWNER_NAMES[owner], "what": WHAT_NAMES[what]}


def rounds_view(combat: Any) -> list[dict[str, Any]]:
    """The combat so far, round by round: all its dice lie on the table. The last one may still be going on: then nothing is lost yet."""
    known = combat.fought
    if combat.round and combat.round not in [one[0] for one in known]:
        known = (*known, (combat.round, combat.quick, combat.now1, combat.now2, combat.rolls, combat.saves, None))
    return [
        {
            "round": number, "quick": quick, "sides": [figures(first), figures(second)],
            "rolls": [{"side": int(first >> at & 1), "bonus": bonus, "dice": list(dice)} for at, bonus, dice in rolls],
            "saves": [unit_view(owner, what) | {"need": need, "dice": list(dice)} for owner, what, need, dice in saves],
            "lost": None if lost is None else [unit_view(owner, what) for owner, what in lost],
        }
        for number, quick, first, second, rolls, saves, lost in known
    ]


def round_view(g: HellState) -> dict[str, Any]:
    """The round being fought: the attacks in the order of their dice, how many have rolled, and the hits taken so far."""
    fought = g.find("Round")
    if fought is None:
        return {"attacks": [], "rolled": 0, "marks": []}
    return {
        "attacks": [
            {"owner": OWNER_NAMES[owner], "what": WHAT_NAMES[what], "rolls": rolls, "bonus": bonus}
            for owner, what, rolls, bonus, _ in fought.attacks
        ],
        "rolled": fought.done_attacks,
        "marks": [{"owner": OWNER_NAMES[owner], "what": WHAT_NAMES[what], "n": n} for (owner, what, _), n in fought.marks],
    }


FIGURE_NAMES = (*OWNER_NAMES[:7], *(f"H:{h.id}" for h in HOUNDS))


def seen_by(g: HellState, seat: int | None) -> list[str]:
    """Hell cards that the seat is looking at."""
    found = []
    for step in g.stack:
        if type(step).__name__ in ("Conspiracy", "Peek") and getattr(step, "seat", None) == seat:
            found += [g.cards.hell[card].id for card in getattr(step, "cards", ())]
    return found


# -- who may know of an action ----------------------------------------------------------------


def sees_of(g: HellState, viewer: int | None, action: int) -> Visibility:
    """Hidden are cards drawn, discarded and carried, and demons before they are revealed (H23).

    The last demon that is exchanged at setup is open: with it all demons are revealed (H6.5).
    """
    top = g.stack[-1]
    if isinstance(top, Ask):
        secret = top.point in ("DISCARD", "CARRY", "SWAP_DEMON") and action not in (SAY["keep"], SAY["end"])
        return COVERED if secret and viewer != top.seat else OPEN
    if isinstance(top, DrawCard):
        last = top.deck == "demon" and top.to == g.seats - 1 and g.stack[-2].stage == "replaced"
        at_once = top.deck == "arcana" and g.cards.arcana[field_of(action)].timing == "play_right_away"
        return OPEN if last or at_once or top.to == -1 or viewer == top.to else COVERED
    if isinstance(top, Pick | PickFromHand) and top.to is not None:
        return OPEN if viewer in top.to else COVERED
    return OPEN


# -- another world that the seat cannot tell from the true one (H23) -------------------------


def deal_anew(world: HellState, seat: int | None, rng: Any) -> None:
    """Deal hands, demons before their reveal and unseen parts of the decks anew; what others know of hands is forgotten."""
    world.cache = None
    _hands(world, seat, rng)
    _hell(world, seat, rng)
    if not world.revealed:
        _demons(world, seat, rng)
    mine = 0 if seat is None else 1 << seat
    for deck in world.decks.values():
        deck.head = [(card, mine if knows(mask, seat) else 0) for card, mask in deck.head]
        deck.tail = [(card, mask if mask == 63 else mine if knows(mask, seat) else 0) for card, mask in deck.tail]
    for p in range(world.seats):
        if p != seat:
            world.known[p] = [()] * world.seats


def _take_unseen(deck: Deck, seat: int | None) -> list[int]:
    """The cards of a deck that the seat has not seen."""
    pool = [card for card, n in enumerate(deck.body) for _ in range(n)]
    return pool + [card for card, mask in deck.head + deck.tail if not knows(mask, seat)]


def _deal_deck(deck: Deck, seat: int | None, cards: list[int]) -> None:
    """Put cards from the front of a list into the unseen places of a deck's head and tail."""
    for part in (deck.head, deck.tail):
        for i, (_, mask) in enumerate(part):
            if not knows(mask, seat):
                part[i] = (cards.pop(0), mask)


def _bury(deck: Deck, cards: list[int]) -> None:
    """The rest is the body."""
    deck.body = [0] * len(deck.body)
    for card in cards:
        deck.body[card] += 1


def _hands(g: HellState, seat: int | None, rng: Any) -> None:
    """Other hands, carried cards, and the Arcana deck."""
    deck = g.decks["arcana"]
    pool = _take_unseen(deck, seat)
    known = [list(g.known[seat][p]) if seat is not None else [] for p in range(g.seats)]
    for p in range(g.seats):
        if p != seat:
            hidden = list(g.hands[p])
            for card in known[p]:
                hidden.remove(card)
            pool += hidden
    others = [d for d in sorted(g.carried) if g.d_owner[d] != seat]
    for d in others:
        pool += [card for card in g.carried[d] if card >= 0]
    pool.sort()
    rng.shuffle(pool)
    right_away = [card for card in pool if g.cards.arcana[card].timing == "play_right_away"]
    pool = [card for card in pool if g.cards.arcana[card].timing != "play_right_away"]
    for p in range(g.seats):
        if p != seat:
            n = len(g.hands[p]) - len(known[p])
            g.hands[p] = sorted(known[p] + pool[:n])
            del pool[:n]
    for d in others:
        n = sum(card >= 0 for card in g.carried[d])
        if n:
            g.carried[d] = tuple(sorted(pool[:n]))
            del pool[:n]
    _deal_deck(deck, seat, pool)
    _bury(deck, pool + right_away)


def _hell(g: HellState, seat: int | None, rng: Any) -> None:
    """The Hell deck, and cards that somebody else is looking at."""
    deck = g.decks["hell"]
    pool = _take_unseen(deck, seat)
    lookers: list[Any] = [s for s in g.stack if type(s).__name__ in ("Conspiracy", "Peek") and getattr(s, "seat", None) != seat]
    for step in lookers:
        pool += step.cards
    pool.sort()
    rng.shuffle(pool)
    for step in lookers:
        n = len(step.cards)
        step.cards = tuple(sorted(pool[:n])) if type(step).__name__ == "Conspiracy" else tuple(pool[:n])
        del pool[:n]
    _deal_deck(deck, seat, pool)
    _bury(deck, pool)


def _demons(g: HellState, seat: int | None, rng: Any) -> None:
    """Before the reveal: the demons of the others."""
    deck = g.decks["demon"]
    pool = _take_unseen(deck, seat)
    counts = [g.d_owner.count(p) for p in range(g.seats)]
    for d, owner in enumerate(g.d_owner):
        if owner >= 0 and owner != seat:
            pool.append(d)
            g.d_owner[d] = -1
    pool.sort()
    rng.shuffle(pool)
    for p in range(g.seats):
        if p != seat:
            for d in pool[:counts[p]]:
                g.d_owner[d] = p
            del pool[:counts[p]]
    _deal_deck(deck, seat, pool)
    _bury(deck, pool)
