"""How fast and how well games are analysed."""
