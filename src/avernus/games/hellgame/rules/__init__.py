"""The rules in the order of the rulebook, as steps. `start` begins a game."""
