"""Positions of The HellGame, and a way to play a step of it by a script of dice and answers."""

from typing import Any

from avernus.core.events import Event
from avernus.core.seats import CHANCE
from avernus.games.hellgame import GAME
from avernus.games.hellgame.board import HOUNDS, LIEUTENANTS, NAMES, WILD
from avernus.games.hellgame.cards import BOOK, CardSet
from avernus.games.hellgame.rules import Hell
from avernus.games.hellgame.rules.forces import add
from avernus.games.hellgame.steps import Ask, Context, Step
from avernus.games.hellgame.verbs import DICE, SAY


def area(name: str) -> int:
    return NAMES.index(name)


def demon(name: str) -> int:
    return next(i for i, d in enumerate(BOOK.demons) if d.name == name)


def card(name: str, cards: CardSet = BOOK) -> int:
    return next(i for i, c in enumerate(cards.arcana) if c.id == name)


def hell_card(name: str) -> int:
    return next(i for i, c in enumerate(BOOK.hell) if c.id == name)


def lieutenant(name: str) -> int:
    return next(i for i, t in enumerate(LIEUTENANTS) if t.name == name)


def hound(name: str) -> int:
    return next(i for i, h in enumerate(HOUNDS) if h.id == name)


class Position:
    """A position under construction, then in play."""

    def __init__(self, seats: int = 2, phase: str = "action", turn: int = 3, **options: Any) -> None:
        options = {"first_victory": 1, "sixes": 6, "questions": "each"} | options  # each question is a rule of its own
        game = GAME.variant(options)
        self.g = Hell(seats, game.new(seats, options).options, game.cards)  # type: ignore[attr-defined]
        self.g.turn, self.g.phase, self.g.revealed = turn, phase, True
        self.g.unseen = tuple(range(3, len(LIEUTENANTS)))
        self.g.box_top, self.g.box_hidden = [0, 1, 2], [3, 3, 3]
        self.events: list[Event] = []

    def demons(self, seat: int, *names: str, earth: bool = False) -> "Position":
        for name in names:
            d = demon(name)
            self.g.decks["demon"].take(d)
            self.g.d_owner[d], self.g.d_place[d] = seat, int(earth)
        return self

    def sections(self, seat: int, *names: str) -> "Position":
        for name in names:
            self.g.decks["section"].take(area(name))
            self.g.control[area(name)] = seat
        return self

    def legions(self, owner: int, where: str, n: int = 1) -> "Position":
        add(self.g, owner, area(where), n)
        return self

    def pair(self, owner: int, where: str, name: str) -> "Position":
        self.g.hound_of[hound(name)], self.g.hound_at[hound(name)] = owner, area(where)
        return self

    def wild(self, where: str, name: str) -> "Position":
        return self.pair(WILD, where, name)

    def lead(self, owner: int, where: str, name: str, souls: int = 0) -> "Position":
        t = lieutenant(name)
        g = self.g
        if t in g.box_top:
            other = g.unseen[0]
            g.box_top[g.box_top.index(t)] = other
            g.unseen = g.unseen[1:]
        else:
            g.unseen = tuple(x for x in g.unseen if x != t)
        box = max(range(3), key=lambda b: g.box_hidden[b])
        g.box_hidden[box] -= 1
        g.lt_of[t], g.lt_at[t], g.lt_souls[t] = owner, area(where), souls
        return self

    def hand(self, seat: int, *names: str) -> "Position":
        for name in names:
            self.g.decks["arcana"].take(card(name, self.g.cards))
            self.g.hands[seat].append(card(name, self.g.cards))
        self.g.hands[seat].sort()
        return self

    def money(self, seat: int, souls: int = 0, favors: int = 0, disfavors: int = 0) -> "Position":
        self.g.souls[seat], self.g.favors[seat], self.g.disfavors[seat] = souls, favors, disfavors
        return self

    def permanent(self, name: str) -> "Position":
        c = hell_card(name)
        self.g.decks["hell"].take(c)
        self.g.permanent[("heaven", "earth", "hell").index(BOOK.hell[c].box)] = c
        return self

    def front(self, deck: str, *names: str) -> "Position":
        """Put cards in front of a deck, known to nobody."""
        find = {"arcana": card, "hell": hell_card, "section": area, "demon": demon}[deck]
        cards = [find(name) for name in names]
        for c in cards:
            self.g.decks[deck].take(c)
        self.g.decks[deck].head += [(c, 0) for c in cards]
        return self

    def begin(self, step: Step, *script: int | str) -> "Position":
        """Start a step above a question that stands for the rest of the game, and play the script."""
        self.g.stack = [Ask(point="CARD_CHOICE", seat=0, options=(SAY["end"], SAY["keep"])), step]
        self.g.cache = None
        self.g.events = self.events
        self.g.settle()
        return self.play(*script)

    def cast(self, effects: int, context: Context, *script: int | str) -> "Position":
        """Resolve a list of effects."""
        from avernus.games.hellgame.effects.run import Run

        return self.begin(Run(effects=effects, context=context), *script)

    def play(self, *script: int | str) -> "Position":
        """Dice as numbers, everything else by notation; each must be legal."""
        for item in script:
            g = self.g
            assert not self.over, f"nothing is left to answer {item!r}"
            seat = int(g.mover())
            if seat == CHANCE:
                action = DICE[item - 1] if isinstance(item, int) else self.g.cards.verbs.read(item, CHANCE)
                assert action in [a for a, _ in g.outcomes()], (item, [self.g.cards.verbs.write(a) for a, _ in g.outcomes()], g.stack[-2:])
            else:
                action = self.g.cards.verbs.read(str(item), seat)
                assert action in g.legal(seat), (seat, item, self.options, self.point)
                assert g.refusal(seat, action) is None
            assert action is not None
            g.apply(seat, action, self.events)
        return self

    @property
    def over(self) -> bool:
        return len(self.g.stack) <= 1

    @property
    def point(self) -> str:
        top = self.g.stack[-1]
        return top.point if isinstance(top, Ask) else type(top).__name__

    @property
    def options(self) -> list[str]:
        return [self.g.cards.verbs.write(a) for a in self.g.legal(int(self.g.mover()))]

    def done(self) -> "Position":
        assert self.over, (self.point, self.g.stack)
        assert GAME.laws(self.g) == []
        return self

    def units(self, owner: int, where: str) -> int:
        from avernus.games.hellgame.rules.forces import legions

        return legions(self.g, owner, area(where))

    def told(self, name: str) -> list[dict[str, Any]]:
        return [e.params for e in self.events if e.name == name]


