"""Figures of the server, beside boardgame.io in the same run."""
