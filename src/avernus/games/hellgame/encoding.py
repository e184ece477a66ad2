"""The HellGame for learners: the numbers of its actions, and what a triumvirate sees, the own first (docs/envs/hellgame.md).

Both follow from the set of cards that is played with, so another set has other numbers.
"""

from typing import Any, Final, final

from avernus.core.encoding import Canvas, Encoding, Part, parts_of
from avernus.core.native import i64
from avernus.core.numbering import numbering_of
from avernus.core.state import State
from avernus.games.hellgame.board import AREAS, FREEBOOTERS, SECTIONS
from avernus.games.hellgame.cards import CardSet
from avernus.games.hellgame.state import HellState
from avernus.games.hellgame.steps import POINTS, Ask

PHASES: Final = ("setup", "hell", "souls", "summoning", "action", "random", "combat", "petitions", "final")
ASPECTS: Final = ("", "mother", "maiden", "crone")
ABOUT: Final = ("area", "demon", "hits", "left", "lieutenant", "owner", "partner", "roll", "steps")
"""What everybody may know of a question (`view.ABOUT`), and whether it is a player."""
WHO: Final = ("owner", "partner")
POINT: Final = {point: i for i, point in enumerate(sorted(POINTS))}
VERSION: Final = 3
"""Since rules 5, in which one answer says more."""
LARGEST: Final = 32_000


def parts(cards: CardSet) -> tuple[Part, ...]:
    """The parts of an observation with a set of cards."""
    arcana, demons = len(cards.arcana), len(cards.demons)
    return parts_of([
        ("legions", (7, 46), "legions by owner (the own, then round the table, last the freebooters) and area"),
        ("hounds", (8, 2), "hellhounds: area + 1, owner"),
        ("lieutenants", (12, 3), "lieutenants: area + 1, owner, souls on them"),
        ("sections", (45, 5), "who controls it, who has the right of victory, have I fled, have I tried, is it settled (2: for long)"),
        ("players", (6, 6), "in play, souls, favors, disfavors, cards in hand, legions lost to Uriel"),
        ("hand", (arcana,), "the own hand, by design"),
        ("known", (6, arcana), "cards that the seat knows to be in each other hand"),
        ("macina", (6, arcana), "Macina before each player: 1 it works, 2 it does not"),
        ("demons", (demons, 11), "owner, on Earth, incapacitated, walks with (card + 1), acted, passed, passed for good, must pass, joined,"
                                 " ability used, cards carried"),
        ("carried", (arcana,), "cards that the own demons carry in this combat"),
        ("queue", (demons,), "place in the order of action, counted from 1"),
        ("boxes", (3, 3), "permanent Hell card + 1, lieutenant on top + 1, lieutenants beneath: Heaven, Earth, Hell"),
        ("beings", (6,), "Uriel's area + 1, Lilith's area + 1, her aspect, her last aspect, lasting effects, demons revealed"),
        ("decks", (4,), "cards in the decks: Arcana, Hell, sections, demons"),
        ("time", (2,), "turn, own place in the order of seats"),
        ("phase", (len(PHASES) + 1,), "the phase; last: any other"),
        ("combat", (4,), "section + 1, round, quick, demons that joined"),
        ("sides", (3, 15), "who fights on either side, and hits taken: players from the own on, freebooters, hellhounds"),
        ("actor", (7,), "who is to act: the own seat, the others in order; last: chance"),
        ("question", (len(POINT),), "the decision point (H24)"),
        ("about", (len(ABOUT),), "what the question is about, each + 1: area, demon, hits, left, lieutenant, owner, partner, roll, steps"),
    ])


@final
class HellEncoding(Encoding):
    """Hidden are hands, the decks' order, demons before they are revealed, and what demons carry."""

    def __init__(self, cards: CardSet) -> None:
        super().__init__(numbering_of(cards.verbs), parts(cards), VERSION)
        self.cards = cards
        self.at: dict[str, int] = {part.name: part.start for part in self.parts}

    def observe(self, state: State, seat: i64, canvas: Canvas) -> None:
        """The table, by whitelist."""
        assert isinstance(state, HellState)
        self.look(state, int(seat), canvas)

    def look(self, state: HellState, me: int, canvas: Canvas) -> None:
        """All parts; whoever calls has made sure once what kind of state it is."""
        at = self.at
        arcana, demons = len(self.cards.arcana), len(self.cards.demons)
        units(state, me, at, canvas)
        sections(state, me, at["sections"], canvas)
        players(state, me, at, arcana, canvas)
        row = at["demons"]
        for d in range(demons):
            if state.d_owner[d] >= 0 and (state.revealed or state.d_owner[d] == me):
                demon(state, me, d, row, canvas)
            row += 11
        for place, d in enumerate(state.queue):
            canvas.put(at["queue"] + d, place + 1)
        boxes = at["boxes"]
        for b in range(3):
            canvas.put(boxes + b * 3, state.permanent[b] + 1)
            canvas.put(boxes + b * 3 + 1, state.box_top[b] + 1)
            canvas.put(boxes + b * 3 + 2, state.box_hidden[b])
        beings = at["beings"]
        canvas.put(beings, state.uriel + 1)
        canvas.put(beings + 1, state.lilith + 1)
        canvas.put(beings + 2, ASPECTS.index(state.aspect))
        canvas.put(beings + 3, ASPECTS.index(state.last_aspect))
        canvas.put(beings + 4, len(state.lasting))
        canvas.put(beings + 5, 1 if state.revealed else 0)
        decks = at["decks"]
        for i, name in enumerate(("arcana", "hell", "section", "demon")):
            canvas.put(decks + i, state.decks[name].size())
        canvas.put(at["time"], state.turn)
        canvas.put(at["time"] + 1, me)
        canvas.put(at["phase"] + (PHASES.index(state.phase) if state.phase in PHASES else len(PHASES)), 1)
        combat(state, me, at, canvas)
        question(state, me, at, canvas)


def seen_from(state: HellState, me: int, owner: int) -> int:
    """An owner as the seat counts: 1 the own, 2 the next player, …, 7 the freebooters, 8 nobody's; 0 for none."""
    if owner < 0:
        return 0
    return (owner - me) % state.seats + 1 if owner < state.seats else owner + 1


def units(state: HellState, me: int, at: dict[str, int], canvas: Canvas) -> None:
    """Legions, hounds and lieutenants."""
    start = at["legions"]
    plain = state.plain
    for owner in (*range(state.seats), FREEBOOTERS):
        base = start + (seen_from(state, me, owner) - 1) * AREAS
        first = owner * AREAS
        for area in range(AREAS):
            n = plain[first + area]
            if n:
                canvas.put(base + area, n)
    start = at["hounds"]
    for h in range(len(state.hound_at)):
        canvas.put(start + h * 2, state.hound_at[h] + 1)
        canvas.put(start + h * 2 + 1, seen_from(state, me, state.hound_of[h]))
    start = at["lieutenants"]
    for t in range(len(state.lt_at)):
        if state.lt_at[t] >= 0:
            canvas.put(start + t * 3, state.lt_at[t] + 1)
            canvas.put(start + t * 3 + 1, seen_from(state, me, state.lt_of[t]))
        canvas.put(start + t * 3 + 2, state.lt_souls[t])


def sections(state: HellState, me: int, start: int, canvas: Canvas) -> None:
    """Who holds what."""
    row = start
    control, victor, fled, tried = state.control, state.victor, state.fled, state.tried
    for s in range(SECTIONS):
        if control[s] >= 0:
            canvas.put(row, seen_from(state, me, control[s]))
        if victor[s] >= 0:
            canvas.put(row + 1, seen_from(state, me, victor[s]))
        if fled[s]:
            canvas.put(row + 2, fled[s] >> me & 1)
        if tried[s]:
            canvas.put(row + 3, tried[s] >> me & 1)
        row += 5
    for settled in state.settled:
        if settled < SECTIONS:
            canvas.put(start + settled * 5 + 4, 1 + (state.truces >> settled & 1))


def players(state: HellState, me: int, at: dict[str, int], arcana: int, canvas: Canvas) -> None:
    """What each triumvirate has, as far as the seat may know."""
    for rel in range(state.seats):
        p = (me + rel) % state.seats
        row = at["players"] + rel * 6
        canvas.put(row, 1)
        canvas.put(row + 1, min(state.souls[p], LARGEST))
        canvas.put(row + 2, state.favors[p])
        canvas.put(row + 3, state.disfavors[p])
        canvas.put(row + 4, len(state.hands[p]))
        canvas.put(row + 5, state.lost_to_uriel[p])
        if rel:
            many(canvas, at["known"] + rel * arcana, list(state.known[me][p]))
        start = at["macina"] + rel * arcana
        shown: dict[int, int] = {}
        for card, works in state.macina[p]:
            shown[card] = max(shown.get(card, 0), 1 if works else 2)
        for card, value in shown.items():
            canvas.put(start + card, value)
    many(canvas, at["hand"], state.hands[me])
    carried = [card for d, cards in state.carried.items() if state.d_owner[d] == me for card in cards if card >= 0]
    many(canvas, at["carried"], carried)


def many(canvas: Canvas, start: int, cards: list[int]) -> None:
    """Cards, counted by design."""
    counted: dict[int, int] = {}
    for card in cards:
        counted[card] = counted.get(card, 0) + 1
    for card, n in counted.items():
        canvas.put(start + card, n)


def demon(state: HellState, me: int, d: int, row: int, canvas: Canvas) -> None:
    """One demon that the seat may see."""
    canvas.put(row, seen_from(state, me, state.d_owner[d]))
    canvas.put(row + 1, state.d_place[d])
    canvas.put(row + 2, state.d_down[d])
    canvas.put(row + 3, state.d_walk[d] + 1)
    canvas.put(row + 4, 1 if state.d_acted[d] else 0)
    canvas.put(row + 5, 1 if state.d_passed[d] else 0)
    canvas.put(row + 6, 1 if state.d_pfg[d] else 0)
    canvas.put(row + 7, 1 if state.d_must[d] else 0)
    canvas.put(row + 8, 1 if state.d_joined[d] else 0)
    canvas.put(row + 9, state.d_used[d])
    if d in state.carried:
        canvas.put(row + 10, len(state.carried[d]))


def combat(state: HellState, me: int, at: dict[str, int], canvas: Canvas) -> None:
    """The combat that is being fought."""
    fight: Any = state.find("Combat")
    if fight is None:
        return
    start = at["combat"]
    canvas.put(start, fight.section + 1)
    canvas.put(start + 1, fight.round)
    canvas.put(start + 2, 1 if fight.quick else 0)
    canvas.put(start + 3, len(fight.joined))
    start = at["sides"]
    for entity in range(15):
        place = seen_from(state, me, entity) - 1 if entity < state.seats else entity
        canvas.put(start + place, fight.now1 >> entity & 1)
        canvas.put(start + 15 + place, fight.now2 >> entity & 1)
        if entity < len(fight.hits):
            canvas.put(start + 30 + place, fight.hits[entity])


def question(state: HellState, me: int, at: dict[str, int], canvas: Canvas) -> None:
    """Who is asked what."""
    mover = int(state.mover())
    if mover >= 0:
        canvas.put(at["actor"] + (mover - me) % state.seats, 1)
    elif mover == -1:
        canvas.put(at["actor"] + 6, 1)
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Ask):
        return
    canvas.put(at["question"] + POINT[top.point], 1)
    for key, value in zip(top.about[::2], top.about[1::2], strict=True):
        if key in ABOUT and isinstance(value, int):
            told = seen_from(state, me, value) if key in WHO else value + 1
            canvas.put(at["about"] + ABOUT.index(key), max(-LARGEST, min(told, LARGEST)))


KNOWN: Final[dict[str, HellEncoding]] = {}


def encoding_of(cards: CardSet) -> HellEncoding:
    """The encoding of a set of cards, made once."""
    if cards.tag not in KNOWN:
        KNOWN[cards.tag] = HellEncoding(cards)
    return KNOWN[cards.tag]
