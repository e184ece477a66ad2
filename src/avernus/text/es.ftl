seat-number = Jugador { $number }
seat-chance = El azar
seat-clock = El reloj

refusal-not-understood = «{ $action }» no es una acción de este juego.
refusal-chance-is-not-a-player = El azar juega por su cuenta.
