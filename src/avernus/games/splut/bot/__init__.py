"""How bots play Splut!."""
