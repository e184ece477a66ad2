"""Splut!'s top level with a part of its nodes: measurements that the whole search would make too long."""

from typing import Final

from avernus.bots.lookahead import AlphaBetaBot, BestReplyBot

FORTIETH: Final = AlphaBetaBot(nodes=20_000)
FIFTH: Final = AlphaBetaBot(nodes=160_000)
PARANOID: Final = AlphaBetaBot(nodes=4_000)
REPLIES: Final = BestReplyBot(nodes=4_000)
"""The two ways to search with more than two seats, with few nodes alike."""
