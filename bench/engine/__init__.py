"""Random play of each game, compiled and interpreted, beside python-chess and OpenSpiel in the same run."""
