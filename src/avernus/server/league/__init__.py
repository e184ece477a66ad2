"""Ratings and tournaments, where a host wants them: pure rules here, rows in `store/league_rows.py`, and `keeper.py` looks after both."""
