"""The contract that every game signs; it knows no game."""
