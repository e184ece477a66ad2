"""How bots play Laberinto Interior."""
