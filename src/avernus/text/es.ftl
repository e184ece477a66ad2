seat-number = Jugador { $number }
seat-chance = El azar
seat-clock = El reloj

refusal-not-understood = «{ $action }» no es una acción de este juego.
refusal-chance-is-not-a-player = El azar juega por su cuenta.

cli-verified = Todas las acciones son legales: { $actions ->
    [one] una acción
   *[other] { $actions } acciones
}.
cli-verified-no-draws = El azar no ha decidido nada.
cli-verified-draws = Todos los sorteos concuerdan con el compromiso publicado al principio: { $draws ->
    [one] un sorteo
   *[other] { $draws } sorteos
}.
cli-verified-draws-unknown = El secreto aún no se ha revelado, así que los sorteos ({ $draws }) no se han podido comprobar.
cli-unfinished = La partida no ha terminado.
