"""Formalities: questions that the rules put although one answer is possible, so that silence tells nothing."""

from avernus.core.game import Game
from avernus.core.seats import Seat
from avernus.core.state import State


def formal(game: Game, state: State, seat: Seat) -> bool:
    """Is the question now open to a seat one that its game calls a formality, with one possible answer?"""
    return bool(game.formalities) and state.prompt(seat).code in game.formalities and len(state.legal(seat)) == 1
