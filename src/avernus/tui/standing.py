"""Answers in advance: switches that a game declares, and what they play for a person."""

from typing import Any

from avernus.core.seats import Action, Seat
from avernus.play.standing_orders import formality, found
from avernus.play.table import Table


class Standing:
    """The switches of the people at one keyboard."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.orders: dict[Seat, dict[str, list[dict[str, Any]]]] = {}

    @property
    def names(self) -> list[str]:
        """The answers that this game knows."""
        return list(self.table.game.answers)

    def on(self, seat: Seat, name: str) -> bool:
        """Is a switch on, and does it still hold?"""
        orders = self.orders.get(seat, {}).get(name, [])
        return bool(orders) and orders[0]["params"] in ({}, self.now(name))

    def now(self, name: str) -> dict[str, Any]:
        """What a prompt must say so that an answer set now holds: the turn, if it is for one turn alone."""
        turn = self.table.view(None).get("turn")
        return {"turn": turn} if self.table.game.answers[name][1] and turn is not None else {}

    def switch(self, seat: Seat, name: str) -> bool:
        """Turn a switch; those that answer the same question otherwise go off. Is it on now?"""
        mine = self.orders.setdefault(seat, {})
        if self.on(seat, name):
            del mine[name]
            return False
        prompts = {prompt for prompt, _ in self.table.game.answers[name][0]}
        for other in [other for other in mine if prompts & {order["prompt"] for order in mine[other]}]:
            del mine[other]
        params = self.now(name)
        mine[name] = [{"prompt": prompt, "play": play, "params": params} for prompt, play in self.table.game.answers[name][0]]
        return True

    def answer(self, seat: Seat) -> Action | None:
        """What is played for a seat now: by its switches, else because the question is a formality."""
        orders = [order for given in self.orders.get(seat, {}).values() for order in given]
        action = found(self.table.game, self.table.state, seat, orders) if orders else None
        return action if action is not None else formality(self.table.game, self.table.state, seat, orders)
