"""Deals (H22): who has favors that bind nothing and disfavors that bind some is rid of both, where the partner accepts it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from avernus.games.hellgame.bot.worth import share
from avernus.games.hellgame.rules.souls import Deal
from avernus.games.hellgame.verbs import OFFER, SAY, offer_of, verb_of

if TYPE_CHECKING:
    from avernus.games.hellgame.rules import Hell

LEAST = 0.002
"""So much of a win a deal must bring."""
ENOUGH = 1.5
"""For more favors than this most people take a disfavor too."""


def offer(g: Hell, seat: int, legal: list[int]) -> int:
    """The offer of one's own disfavors, with favors for the trouble, that helps most, of those that the partner will accept."""
    best, most = SAY["none"], LEAST
    before = share(g, seat)
    for action in legal:
        if verb_of(action) != OFFER:
            continue
        partner, favors, disfavors, asked, taken = offer_of(action)
        if not disfavors or asked or taken or favors < disfavors:
            continue
        held = share(g, partner)
        taken_gladly = favors > ENOUGH * disfavors
        give = (favors, disfavors, 0)
        exchange(g, seat, partner, give, 1)
        gain, theirs = share(g, seat) - before, share(g, partner) - held
        exchange(g, seat, partner, give, -1)
        if (taken_gladly or theirs > 0.0) and gain > most:
            best, most = action, gain
    return best if best in legal else legal[0]


def reply(g: Hell, seat: int) -> int:
    """Accepted is what brings one nearer to a win."""
    deal = g.find("Deal")
    assert isinstance(deal, Deal)
    before = share(g, seat)
    net = tuple(given - taken for given, taken in zip(deal.give, deal.take, strict=True))
    exchange(g, deal.seat, seat, net, 1)
    gain = share(g, seat) - before
    exchange(g, deal.seat, seat, net, -1)
    return SAY["accept"] if gain > 0.0 else SAY["refuse"]


def exchange(g: Hell, giver: int, taker: int, give: tuple[int, ...], sign: int) -> None:
    """Favors, disfavors and souls change hands, or back."""
    for held, n in zip((g.favors, g.disfavors, g.souls), give, strict=True):
        held[giver] -= sign * n
        held[taker] += sign * n
