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
cli-verified-unsealed = Los números de los jugadores no se comprometieron antes de mostrarse, como en los registros antiguos: quien se sentó en último lugar pudo ver los demás.
cli-unfinished = La partida no ha terminado.

cli-doctor-version = avernus
cli-doctor-build = reglas
cli-doctor-python = Python
cli-doctor-database = base de datos
cli-doctor-client = página web
cli-doctor-port = puerto
cli-doctor-driver = PostgreSQL
cli-doctor-notify = avisos
cli-doctor-passkeys = llaves de acceso
cli-doctor-league = puntuación, torneos
cli-doctor-installed = instalado
cli-doctor-missing = no instalado; si lo quieres: { $command }
cli-doctor-compiled = compiladas
cli-doctor-interpreted = interpretadas, más lentas: { $why }
cli-doctor-new = { $path }, se crea cuando haga falta
cli-doctor-unwritable = { $path } no se puede crear: no se puede escribir en su carpeta
cli-doctor-there = está
cli-doctor-no-client = falta: «make play» la construye
cli-doctor-free = el { $port } está libre
cli-doctor-taken = el { $port } está ocupado ({ $why }); «avernus» toma el siguiente libre
cli-doctor-no-driver = controlador no instalado; está en avernus[postgres]
cli-doctor-good = No hay nada mal.
cli-doctor-wrong = Lo marcado con × está mal.

## El cliente de terminal

ui-welcome = { $title } en la terminal. Escribe un número, una jugada o «ayuda».
ui-goodbye = Hasta pronto.
ui-over-commands = La partida ha terminado: aún puedes usar tablero, historial, deshacer, guardar, reglas o salir.
ui-is-over = La partida ha terminado.
ui-not-yet = Todavía no es tu turno.
ui-curtain = { $seat }, te toca mirar: pulsa Intro cuando nadie más vea la pantalla.
ui-asked = { $seat }: { $question }
ui-point = Elige lo que brilla: flechas e Intro, o el ratón.
ui-just = y nada más
ui-not-here = Ahora no se puede hacer nada con { $place }.
ui-no-such-number = No hay ningún { $line } en la lista: { $count ->
    [one] su único número es el 1
   *[other] sus números van del 1 al { $count }
}.
ui-several = «{ $line }» puede ser { $count } acciones, por ejemplo: { $some }.
ui-list = { $count ->
    [one] Una acción legal
   *[other] { $count } acciones legales
}
ui-find = escribe para acortar la lista
ui-more = Hay { $count } más; «lista todo» las muestra.
ui-type = una jugada en notación, o el principio de sus palabras
ui-log-empty = Todavía no ha pasado nada.
ui-hint = Pista: { $words }.
ui-undone = Deshecho.
ui-nothing-to-undo = No hay nada que deshacer.
ui-save-as = ¿En qué archivo se guarda? Intro guarda, Esc vuelve.
ui-save-how = Nombra un archivo, por ejemplo: guardar { $file }
ui-saved = Guardado en { $file }; --load lo abre de nuevo.
ui-not-saved = No se puede escribir { $file }: { $reason }.
ui-languages = Los idiomas son: { $languages }.
ui-nobody-else = Nadie más puede actuar ahora en este teclado.
ui-no-clock = Ahora no pasa el tiempo en este juego.
ui-no-rulebook = El reglamento de este juego aún no está escrito.
ui-no-clause = El reglamento no tiene la cláusula { $clause }.
ui-replay = ← → paso a paso, ↑ ↓ de diez en diez, Inicio y Fin; r reglas, l idioma, q sale.
ui-table-open = La mesa espera jugadores. Su enlace: { $link }
ui-awaited = Todo el mundo se ha sentado; la partida empieza cuando cada cual haya mostrado un número para los sorteos. Faltan: { $names }.
ui-from-position = Quien abrió esta mesa colocó la posición y puede conocer las cartas ocultas.
ui-empty = nadie todavía
ui-elsewhere = en otro lugar
ui-seat-kept = Tu asiento sigue siendo tuyo: avernus play --table { $link } te devuelve a él.
ui-lost = Se ha perdido la conexión con { $link }.
ui-nothing-about = No hay nada que leer sobre eso.
ui-leave = ¿Salir de la partida?
ui-leave-yes = Salir
ui-leave-no = Seguir jugando
ui-leave-plain = ¿Salir de la partida? Ctrl-C otra vez sale; cualquier otra cosa sigue.
ui-kept = La partida está guardada: «avernus play --resume» la continúa.
ui-bot-failed = El bot { $bot } ha fallado ({ $reason }); { $level } sigue en su lugar.
ui-not-kept = Desde aquí la partida ya no se guarda sola: { $reason }.
ui-kept-which = ¿Qué partida? Un número, o Intro para la primera:
ui-kept-game = { $title }, { $when }, { $count ->
    [one] una acción
   *[other] { $count } acciones
}
ui-set-up = La partida está preparada para { $count } jugadores.
ui-series = (Y { $count } más como esta.)
ui-pace = pausa de los bots: { $seconds } s
ui-bot = { $level ->
    [easy] bot, fácil
    [medium] bot, medio
    [hard] bot, difícil
    [random] bot, al azar
    [soul] bot 1, alma en pena
    [shade] bot 2, sombra
    [imp] bot 3, diablillo
    [fiend] bot 4, diablo
    [fury] bot 5, furia
    [demon] bot 6, demonio
    [archdevil] bot 7, archidiablo
    [lucifer] bot 8, Lucifer
    [raider] bot, saqueador
    [hoarder] bot, acaparador
    [diplomat] bot, diplomático
    [generous] bot, mercader generoso
    [stubborn] bot, mercader terco
    [bluffer] bot, farolero
   *[other] bot, { $level }
}
ui-levels = Niveles de los bots: { $levels }. Jugadores para estudiar: { $players }.
ui-person = aquí
ui-you = tú

ui-key-undo = deshacer
ui-key-hint = pista
ui-key-list = jugadas
ui-key-type = escribir
ui-key-about = leer
ui-key-rules = reglas
ui-key-lang = idioma
ui-key-save = guardar
ui-key-help = ayuda
ui-key-again = otra vez
ui-key-next = siguiente
ui-key-solution = solución
ui-puzzle-over = n: el siguiente; u: este otra vez; e: cómo se hace.
ui-puzzle-astray = Has dejado el camino: u empieza de nuevo.
ui-key-quit = salir

ui-command-help = ayuda ?
ui-command-board = tablero
ui-command-list = lista
ui-command-log = historial
ui-command-undo = deshacer
ui-command-hint = pista
ui-command-about = leer
ui-command-rules = reglas
ui-command-save = guardar
ui-command-lang = idioma
ui-command-switch = cambiar
ui-command-answers = answers respuestas
ui-command-wait = esperar
ui-command-quit = salir

ui-does-help = esta ayuda
ui-does-board = muestra el tablero
ui-does-list = muestra las acciones legales; «lista todo» las muestra todas
ui-does-log = muestra lo que ha pasado hasta ahora
ui-does-undo = vuelve a tu última decisión
ui-does-hint = muestra lo que jugaría un bot
ui-does-about = lee una carta o un demonio: leer NOMBRE
ui-does-rules = muestra el reglamento; con una cláusula, esa cláusula; tras un rechazo, la suya
ui-does-save = guarda la partida: guardar ARCHIVO
ui-does-lang = cambia de idioma: idioma en, idioma es o idioma fr
ui-does-switch = deja actuar a otra persona, donde varias pueden
ui-does-answers = respuestas por adelantado
ui-does-wait = deja pasar el tiempo
ui-does-quit = termina
ui-usage = { $command }: { $does }
ui-plain-help = Escribe el número de una acción, su notación o el principio de sus palabras. O una de estas órdenes:

ui-answers = Respuestas por adelantado
ui-no-answers = Este juego no tiene respuestas por adelantado, o no se pregunta a nadie.
ui-answers-how = Di un número del 1 al { $count } para activar o quitar una respuesta.
ui-help =
    Se puede elegir lo que brilla. Señala una pieza y luego su
    destino; lo que no se puede señalar aparece en un menú.

    flechas          mueven el cursor
    Intro, espacio   elige
    Tab              a lo siguiente que se puede elegir
    1 a 9            elige del menú
    Esc              un paso atrás
    ratón            pulsa en lo que brilla

    u   deshacer: vuelve a tu última decisión, también tras los bots
    h   pista: lo que jugaría un bot
    a   lista de todas las jugadas legales
    :   escribir una jugada (también /)
    i   lo que dice la carta, o se sabe del demonio, bajo el cursor
    r   reglamento, en la cláusula del último rechazo
    l   siguiente idioma
    s   guardar
    w   actúa otra persona, donde varias pueden
    p   respuestas por adelantado, si el juego las tiene
    + − bots más lentos o más rápidos
    q   salir

    Esc cierra esta página.

## Problemas en la terminal

cli-puzzle = Problema { $number }, dificultad { $difficulty } de 5
cli-puzzle-task = { $turns ->
    [one] Le toca a { $seat }, y hay exactamente una manera de ganar en este turno. Encuéntrala.
   *[other] Le toca a { $seat }, y exactamente un turno gana por fuerza en el siguiente, haga lo que haga el otro. Encuéntralo.
}
cli-puzzle-how = Escribe jugadas, como De3, o: pista, solución, otra, siguiente, salir.
cli-puzzle-hint = pista
cli-puzzle-solution = solución solucion
cli-puzzle-again = otra
cli-puzzle-next = siguiente
cli-puzzle-quit = salir
cli-puzzle-answered = Correcto. El otro ha respondido: ahora gana.
cli-puzzle-solved = Resuelto. Seguidos: { $row }.
cli-puzzle-failed = El turno ha terminado y no era esto.
cli-puzzle-over = Escribe otra, siguiente o salir; solución muestra cómo se hace.
cli-puzzle-hinted = La próxima jugada es { $action }.
cli-puzzle-astray = Te has apartado del camino: escribe otra para empezar de nuevo.
cli-puzzle-solved-by = Se gana con { $actions }.
cli-puzzle-not-kept = No se guarda cuántos has resuelto: { $file } no se puede leer o escribir.

## Análisis

analysis-basis-lines = Se compararon líneas, y las victorias dentro de un turno son seguras.
analysis-basis-playouts = Se promediaron muchas continuaciones; las partes son estimaciones.
analysis-basis-evaluation = Este juego se juzga con una mirada a cada posición: las partes dicen quién va por delante, no cuán probable es ganar.
analysis-basis-result = La partida ha terminado.
analysis-hidden = Cada parte es lo que ese asiento podía esperar según lo que podía saber; ± es cuánto difiere entre los mundos con los que debía contar.
analysis-graph = Lo que { $seat } podía esperar, antes de cada decisión:
analysis-turned = { $count ->
    [one] Donde la línea termina en <, la partida cambió.
   *[other] Donde una línea termina en <, la partida cambió ({ $count } veces).
}
analysis-costliest = { $count ->
    [one] La decisión más cara de { $seat }:
   *[other] Las { $count } decisiones más caras de { $seat }:
}
analysis-advice = { $bot } habría jugado { $action }.
analysis-agrees = { $bot } habría hecho lo mismo que { $seat } en { $count } de { $of } decisiones.
analysis-none = { $seat } no regaló nada.
analysis-move = La acción { $number }, { $action }, costó { $cost } %.
analysis-missed-win = Podía ganar en este turno con { $line } ({ $clause }).
analysis-allows-win = { $other } puede ganar ahora con { $answer } ({ $clause }); era mejor { $best }.
analysis-better = Era mejor { $best }: { $before } % en lugar de { $after } %.
analysis-better-threat = Era mejor { $best }: { $before } % en lugar de { $after } %. La amenaza es { $answer }.
