"""Splut!'s top level with a part of its nodes: measurements that the whole search would make too long."""

from typing import Final

from avernus.bots.lookahead import AlphaBetaBot

FORTIETH: Final = AlphaBetaBot(nodes=20_000)
FIFTH: Final = AlphaBetaBot(nodes=160_000)
