"""What bots of Laberinto Interior know: ways home, whose doors are guarded, which placements matter; and nothing of hidden hands."""

from random import Random

import pytest

from avernus.bots import find, think
from avernus.core.seats import CHANCE
from avernus.core.weights import begins, read_weights, write_weights
from avernus.games.laberinto import GAME
from avernus.games.laberinto.board import CELLS
from avernus.games.laberinto.bot import things
from avernus.games.laberinto.bot.distances import FAR, GUARDED, NOTHING_FITS, TO_LAY, Distances
from avernus.games.laberinto.bot.expert import TRAVELLER
from avernus.games.laberinto.bot.placing import FEW, PLACING
from avernus.games.laberinto.bot.weights import GROUPS, OWN, WEIGHTS
from avernus.games.laberinto.rules import Laberinto
from avernus.games.laberinto.state import LAID, PRISMS, SHOWN
from avernus.games.laberinto.verbs import PLACE, TILE_BITS, WIDTH
from tests.games.laberinto.scenes import scene


def played(seed: int, actions: int, **options: object) -> Laberinto:
    """A game in which bots that see one action ahead have played for a while."""
    game, rng = GAME.new(4, options), Random(seed)
    assert isinstance(game, Laberinto)
    for _ in range(actions):
        if (seat := int(game.mover())) == CHANCE:
            outcomes = game.outcomes()
            game.apply(CHANCE, rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0])
        elif seat >= 0:
            game.apply(seat, think(find("medium"), GAME, game, seat, rng))
    return game


def test_groups_of_weights_lie_where_the_things_are() -> None:
    names = {"first": "FIRST", "second": "SECOND", "returns": "RETURN"}
    for name, begin in begins(OWN).items():
        assert getattr(things, names.get(name, name.upper())) == begin, name
    assert sum(OWN.values()) == things.COUNTED and len(WEIGHTS) == 2 * things.COUNTED
    assert read_weights(write_weights(WEIGHTS, GROUPS), GROUPS) == pytest.approx(WEIGHTS, abs=0.001)
    with pytest.raises(ValueError, match="weights, not"):
        read_weights(write_weights(WEIGHTS, GROUPS).replace("progress = [", "progress = [1.0, "), GROUPS)


def test_a_door_whose_owner_waits_in_reserve_is_a_long_way_round() -> None:
    """L32: who stands there alone is taken."""
    game = played(1, 0, maze="ready")
    ways = Distances()
    red, yellow, blue = 0, 2, 4  # with four seats nobody plays yellow
    ways.search_home(game, red, False)
    far = {side: min(int(ways.home[c]) + int(ways.cost(game, red, c)) for c in CELLS.values() if game.side[c] == side)
           for side in (yellow, blue)}
    assert far[blue] > GUARDED > far[yellow]
    game.count[PRISMS + blue] = 0
    ways.search_home(game, red, False)
    assert min(int(ways.cost(game, red, c)) for c in CELLS.values() if game.side[c] == blue and game.is_laid(c)) == 1


def test_a_door_cell_without_a_triangle_is_no_way_in_yet() -> None:
    """L32: figures enter onto a triangle; the way over an empty door cell begins with laying one."""
    game, ways = scene({"A4": "ROY"}, seats=4, hands={0: ["RRO"]}), Distances()
    red = 0
    assert ways.set_out(game, red)
    for cell in range(512):
        ways.home[cell] = FAR
    ways.home[CELLS["A4"]], ways.home[CELLS["A6"]] = 7, 5
    assert ways.from_door(game, red, ways.home) == 7
    ways.home[CELLS["A4"]] = 8
    assert ways.from_door(game, red, ways.home) == 5 + TO_LAY


def test_an_empty_cell_for_which_there_is_no_triangle_is_a_long_way() -> None:
    """L21: a triangle that does not match cannot be laid; whoever waited for one stood before the goal for half of the game."""
    tiles = {"H16": "OYG", "H17": "OYB"}
    ways, red = Distances(), 0
    without = scene(tiles, seats=4, hands={0: ["RRR"]})
    ways.set_out(without, red)
    assert ways.cost(without, red, CELLS["H18"]) == TO_LAY + NOTHING_FITS
    with_one = scene(tiles, seats=4, hands={0: ["OVB"]})
    assert ways.cost(with_one, red, CELLS["H18"]) == TO_LAY
    ways.blocked = False  # of others nobody knows what they have
    assert ways.cost(without, red, CELLS["H18"]) == TO_LAY


@pytest.mark.parametrize("actions", [170, 190, 230])
def test_ways_after_one_triangle_more_are_what_a_whole_search_finds(actions: int) -> None:
    game = played(3, actions)
    seat = int(game.mover())
    placements = [action for action in game.legal(seat) if action >> WIDTH == PLACE]
    rng = Random(actions)
    for action in rng.sample(placements, min(25, len(placements))):
        for colour in (0, 1, 3, 4):
            ways, whole = Distances(), Distances()
            over = ways.set_out(game, seat)
            whole.set_out(game, seat)
            ways.search_home(game, colour, over)
            after, cell, tile = game.copy(), action >> TILE_BITS, action >> 1 & 255
            after.edges[cell] = LAID | (1 << tile // 36 | 1 << tile // 6 % 6 | 1 << tile % 6) << SHOWN  # what neighbours ask is left
            ways.with_tile(after, colour, cell, over)
            whole.search_home(after, colour, over)
            laid = [cell for cell in CELLS.values() if after.is_laid(cell)]
            assert [int(ways.home[cell]) for cell in laid] == [int(whole.home[cell]) for cell in laid]


def test_few_placements_are_thought_about_and_every_movement() -> None:
    game = played(5, 195)
    seat = int(game.mover())
    legal = game.legal(seat)
    before = game.dump()
    considered = PLACING.considered(game, seat, legal)
    assert game.dump() == before
    assert [a for a in considered if a >> WIDTH != PLACE] == [a for a in legal if a >> WIDTH != PLACE]
    assert 0 < sum(a >> WIDTH == PLACE for a in considered) <= FEW < len(legal)


def test_what_helps_alike_is_not_looked_for_in_the_order_of_the_board() -> None:
    """In that order everybody would lay in the north, and the first seat, which begins there, could not get out."""
    first = []
    for seed in range(6):
        game = played(seed, 135)
        seat = int(game.mover())
        legal = [action for action in game.legal(seat) if action >> WIDTH == PLACE]
        chosen = PLACING.considered(game, seat, legal)
        if len(legal) > 3 * len(chosen):
            first.append(legal.index(chosen[0]) / len(legal))
    assert len(first) > 2 and max(first) > 0.2, first


def test_shares_of_all_players_make_one_win() -> None:
    game = played(7, 260)
    for seat in range(4):
        assert 0.0 < TRAVELLER.share(game, seat) < 1.0
    allied = played(7, 260, alliances=2)
    assert TRAVELLER.things.together(allied, 0, 2) and not TRAVELLER.things.together(allied, 0, 1)


def test_hidden_hands_of_others_change_nothing() -> None:
    """Two worlds that a seat cannot tell apart are worth the same to it, and it does the same in them."""
    game = played(9, 240, hidden_hands=True)
    seat = int(game.mover())
    worlds = [game.redeal(seat, Random(number)) for number in range(4)]
    assert len({str(world.dump()) for world in worlds}) > 1
    assert len({TRAVELLER.evaluate(world, seat) for world in worlds}) == 1
    assert len({think(find("hard"), GAME, world, seat, Random(1)) for world in worlds}) == 1
