title = Laberinto Interior
