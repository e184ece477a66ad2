"""What follows from what a player does: arrivals, fights, tiles, draws, and the passing of the turn (D37-D71)."""

from typing import Final

from avernus.core.bits import bit
from avernus.core.native import i64
from avernus.games.inferno_race import notes
from avernus.games.inferno_race.board import (
    ANGEL,
    BANANA,
    BLUES,
    CARD,
    DEATH,
    FIRST_SQUARE,
    FIRST_STEP,
    HAND,
    NOWHERE,
    RETURN,
    SACRILEGE,
    THRONE,
    TRACK,
    TREASURE,
)
from avernus.games.inferno_race.cards import DECK
from avernus.games.inferno_race.pieces import (
    ACTS,
    ARRIVE,
    AT,
    BLUE,
    COUNT,
    DEAD_IMP,
    DEAL,
    FIGHT,
    FLOOR,
    FREE,
    GEMS,
    GEMS_FOR,
    MAIN,
    MOST_BOUGHT,
    MOVED,
    PARRY,
    PRICE,
    RED,
    RIVAL,
    ROOM,
    SIDE,
    STEP,
    THE_MOVER,
    TOTALS,
    WHO,
    WHY,
    Pieces,
)

# How the game ended.
RUNNING: Final = 0
ON_THE_THRONE: Final = 1
LAST_ROUND: Final = 2


class Course(Pieces):
    """The race as it runs by itself between two decisions."""

    def settle(self) -> None:
        """Go on until a player or chance has something to decide, or the game is over."""
        while self.ending == RUNNING:
            if self.depth == 0:
                self.next_turn()
            kind = self.step()
            if kind == ARRIVE:
                place = self.number(AT)
                acts = self.number(ACTS)
                self.depth -= 1
                self.arrive(place, acts)
            elif kind == FREE:
                if not self.idle():
                    return
                self.depth -= 1
            elif kind == DEAL:
                if self.number(COUNT) > 0 and self.can_deal():
                    return
                self.depth -= 1
            elif kind == GEMS:
                if self.number(COUNT) > 0 and self.bag + BLUES - self.number(BLUE) > 0:
                    return
                self.note(notes.TREASURE, self.active, self.number(RED), self.number(BLUE))
                self.depth -= 1
            elif kind == STEP:
                free = self.free_steps(self.active)
                if free & (free - 1) != 0:
                    return
                self.step_on(lowest(free))
            elif kind == PARRY:
                if self.sizes[self.number(RIVAL)] > 0:
                    return
                self.fall()
            else:
                return

    # -- D37 arrivals -------------------------------------------------------------------------

    def arrive(self, place: i64, acts: i64) -> None:
        """D37: the imp in motion comes to a place; the first case that applies."""
        seat = self.active
        if place == THRONE:
            self.home[seat] += 1
            self.note(notes.THRONE, seat, self.home[seat])
            if self.home[seat] >= self.target:
                self.finish(ON_THE_THRONE)
            return
        if self.imps[seat] >> place & 1:
            self.dead[seat] += 1
            self.set_number(MOVED, place)
            self.note(notes.OWN_IMP, seat, place)
            return
        if place < FIRST_SQUARE:
            self.imps[seat] |= bit(place)
            self.set_number(MOVED, place)
            return
        rival = self.sitter(place, seat)
        if rival >= 0:
            self.push(FIGHT, place, acts, rival)
            self.note(notes.FIGHT, seat, rival, place)
            return
        self.stand_on(place, acts)

    def stand_on(self, place: i64, acts: i64) -> None:
        """The imp stands on a square; a tile that lies face up acts (D45-D49)."""
        seat = self.active
        self.imps[seat] |= bit(place)
        self.set_number(MOVED, place)
        if acts == 0 or not self.up >> place & 1:
            return
        tile = self.tiles[place]
        if tile == DEATH:
            self.lift(place)
            self.dead[seat] += 1
            self.note(notes.DEATH_TILE, seat, place)
            self.turn_tile(place)
        elif tile == ANGEL:
            if self.dead[seat] > 0 and self.free_steps(seat) != 0:
                self.note(notes.ANGEL_TILE, seat, place)
                self.push(STEP, DEAD_IMP)
            else:
                self.note(notes.NOTHING, seat, place, tile)
        elif tile == TREASURE:
            self.note(notes.TREASURE_TILE, seat, place)
            self.draw_gems()
        elif tile == CARD:
            self.note(notes.CARD_TILE, seat, place)
            self.draw_card()
        elif tile == BANANA:
            self.lift(place)
            self.note(notes.BANANA_TILE, seat, place, place + 1)
            self.turn_tile(place)
            self.arrive(place + 1, 1 if self.banana_chain else 0)
        elif tile == RETURN:
            self.go_back(place)

    def lift(self, place: i64) -> None:
        """The imp that moved leaves the square again."""
        self.imps[self.active] &= ~bit(place)
        self.set_number(MOVED, NOWHERE)

    def go_back(self, place: i64) -> None:
        """D49: to the nearest earlier return tile that lies face up, else to a free step, else to the cemetery."""
        seat = self.active
        self.lift(place)
        to = place - 1
        while to >= FIRST_SQUARE and not (self.up >> to & 1 and self.tiles[to] == RETURN):
            to -= 1
        if to >= FIRST_SQUARE:
            self.note(notes.RETURN_TILE, seat, place, to)
            self.turn_tile(place)
            self.arrive(to, 1 if self.return_chain else 0)
            return
        self.note(notes.SENT_HOME, seat, place)
        self.turn_tile(place)
        if self.free_steps(seat) == 0:
            self.dead[seat] += 1
            self.note(notes.NO_STEP, seat)
        else:
            self.push(STEP, THE_MOVER)

    def step_on(self, place: i64) -> None:
        """D46, D49: a dead imp, or the imp that was sent back, comes to a free step."""
        why = self.number(WHY)
        self.depth -= 1
        self.note(notes.STEPPED, self.active, place)
        if why == DEAD_IMP:
            self.raise_imp(self.active, place)
        else:
            self.imps[self.active] |= bit(place)
            self.set_number(MOVED, place)

    # -- D40-D43 fights, D50 tridents ---------------------------------------------------------

    def need(self) -> i64:
        """D40, D42: the total that the player whose go it is must reach."""
        other = self.number(TOTALS + 1 - self.number(SIDE))
        if other == 0:
            return 1
        return other + 1 if self.number(FLOOR) == other else other

    def concede(self) -> None:
        """D43: the imp of the player who gives up dies; if it is the defender's, the attacker's stands there."""
        place = self.number(AT)
        acts = self.number(ACTS)
        rival = self.number(RIVAL)
        side = self.number(SIDE)
        self.depth -= 1
        if side == 0:
            self.dead[self.active] += 1
            self.note(notes.FIGHT_LOST, self.active, rival, place)
            return
        self.imps[rival] &= ~bit(place)
        self.dead[rival] += 1
        self.note(notes.FIGHT_WON, self.active, rival, place)
        self.stand_on(place, acts)

    def prey(self) -> i64:
        """D50: the square just ahead of the imp that moved, if another player's imp stands there; or NOWHERE."""
        moved = self.number(MOVED)
        if moved == NOWHERE or moved < FIRST_STEP or self.sitter(moved + 1, self.active) < 0 or not TRACK >> (moved + 1) & 1:
            return NOWHERE
        return moved + 1

    def fall(self) -> None:
        """D50: the imp that the trident met dies."""
        place = self.number(AT)
        rival = self.number(RIVAL)
        self.depth -= 1
        self.imps[rival] &= ~bit(place)
        self.dead[rival] += 1
        self.note(notes.FELL, rival, place)

    # -- D60-D66 cards and gems ---------------------------------------------------------------

    def draw_card(self) -> None:
        """D60: one card is due."""
        if self.cards_left() == 0:
            self.note(notes.NO_CARD, self.active)
        elif self.sizes[self.active] >= HAND:
            self.push(ROOM, 0, 1)
        else:
            self.push(DEAL, self.active, 1)

    def can_deal(self) -> bool:
        """D60: is there a card to draw? An empty deck is made anew from the discards."""
        if self.cards_left() == 0:
            self.note(notes.NO_CARD, self.number(WHO))
            return False
        if self.sizes[DECK] == 0:
            self.shuffle_pile()
        return True

    def draw_gems(self) -> None:
        """D62: two gems for each own imp on the track."""
        self.push(GEMS, 0, GEMS_FOR[self.on_track(self.active)])

    def buyable(self) -> i64:
        """D65: the most cards that the active player can buy now."""
        m = self.on_track(self.active)
        if m == 0:
            return 0
        most = self.gems[self.active] // PRICE[m]
        most = min(most, MOST_BOUGHT[m])
        left = self.cards_left()
        return most if most < left else left

    def idle(self) -> bool:
        """Does everybody know that the active player can only end the turn? What depends on a hidden hand does not count."""
        seat = self.active
        if self.gems[seat] >= SACRILEGE or self.buyable() > 0:
            return False
        if self.sizes[seat] == 0:
            return True
        revival = self.dead[seat] > 0 and self.free_steps(seat) != 0
        return not revival and self.imps[seat] & TRACK == 0 and self.prey() == NOWHERE

    # -- D15, D25, D70, D71 turns and the end -------------------------------------------------

    def next_turn(self) -> None:
        """D15: the next player clockwise; D71: unless that was the last round."""
        if self.max_rounds > 0 and self.turn >= self.max_rounds * self.seats:
            self.finish(LAST_ROUND)
            return
        self.active += 1
        if self.active == self.seats:
            self.active = 0
        self.turn += 1
        self.push(MAIN)
        self.note(notes.TURN, self.active, self.turn)

    def finish(self, ending: i64) -> None:
        """The game is over and nothing further is resolved."""
        self.ending = ending
        self.depth = 0
        if ending == ON_THE_THRONE:
            self.note(notes.WON, self.active)
        else:
            self.note(notes.ROUNDS, self.max_rounds)


def lowest(mask: i64) -> i64:
    """The lowest place of a mask that has one."""
    place: i64 = 0
    while not mask >> place & 1:
        place += 1
    return place
