"""A table: seats around a game, its record, its draws."""
