## El cliente del navegador.

web-home = Inicio
web-settings = Ajustes
web-language = Idioma
web-theme = Claro u oscuro
web-sound = Sonido
web-motion-full = Animación completa
web-motion-quick = Animación rápida
web-motion-off = Sin animación
web-close = Cerrar
web-open = Abrir
web-back = Atrás
web-you = tú
web-bot = { $level ->
    [easy] bot, fácil
    [medium] bot, nivel medio
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
web-level = { $level ->
    [easy] Fácil
    [medium] Medio
    [hard] Difícil
    [soul] 1 · Alma en pena
    [shade] 2 · Sombra
    [imp] 3 · Diablillo
    [fiend] 4 · Diablo
    [fury] 5 · Furia
    [demon] 6 · Demonio
    [archdevil] 7 · Archidiablo
    [lucifer] 8 · Lucifer
    [raider] Saqueador
    [hoarder] Acaparador
    [diplomat] Diplomático
    [generous] Mercader generoso
    [stubborn] Mercader terco
    [bluffer] Farolero
   *[other] { $level }
}
web-guest = Invitado
web-seat = Asiento { $number }
web-unreachable = No se puede contactar con el servidor.
web-connecting = Conectando…
web-lost = Sin conexión. La mesa guarda tu sitio; nuevo intento en { $seconds } s.
web-no-page = Esa página no existe.
web-no-table = Esa mesa no existe.
web-no-table-why = Puede que el enlace esté mal escrito o que la mesa se haya cerrado.

web-hero = Cinco juegos de mesa, un solo descenso.
web-hero-sub = Juega en el navegador con amigos, desconocidos o bots. Sin cuenta: una mesa es un enlace.
web-build-compiling = Por ahora las reglas funcionan sin compilar mientras se compilan: los bots piensan más despacio. Puedes jugar ya.
web-build-ready = Las reglas ya están compiladas: a partir del próximo arranque de avernus, los bots pensarán mucho más rápido.
web-play-now = Jugar ya
web-open-private = Abrir una mesa privada
web-play = Jugar
web-learn = Aprende en cuatro minutos
web-invite-short = Invitar
web-one-device = Un solo dispositivo
web-with-names = con { $names }
web-new-table = Mesa nueva
web-new-table-of = Mesa nueva de { $title }
web-players-count = { $low }–{ $high } jugadores
web-minutes = { $minutes } min
web-tag-no-luck = sin azar
web-tag-dice = dados
web-tag-cards = cartas
web-tag-live = en vivo
web-tables-count = { $count ->
    [one] una mesa abierta
   *[other] { $count } mesas abiertas
}
web-your-games = Tus partidas
web-status-open = esperando jugadores
web-status-playing = en juego
web-status-over = terminada
web-open-tables = Mesas abiertas
web-no-open-tables = Ahora mismo nadie espera jugadores. Abre una mesa y tus amigos entrarán con su enlace.
web-seats-taken = { $taken } de { $seats } asientos ocupados
web-analysis = Tablero de análisis
web-analysis-sub = Monta cualquier posición o registro, prueba variantes, pregunta a un bot.

web-game = Juego
web-your-name = Tu nombre (si quieres)
web-with = ¿Con quién?
web-with-bots = Bots
web-with-friends = Amigos, por enlace
web-with-device = Todos en este dispositivo
web-how-many = ¿Cuántos jugadores?
web-bot-level = ¿Qué nivel?
web-list-publicly = Mostrar la mesa en la portada
web-clock = Reloj
web-clock-none = sin reloj
web-clock-5-3 = 5 minutos, y 3 s más por jugada
web-clock-10-5 = 10 minutos, y 5 s más por jugada
web-clock-30-10 = 30 minutos, y 10 s más por jugada
web-clock-1d = un día por jugada
web-clock-3d = 3 días por jugada
web-preset = ¿Cómo se juega?
web-preset-usual = Como en el reglamento
web-options = Variantes
web-open-table = Abrir la mesa
web-start = Empezar
web-designed-by = Autor: { $designer }.

web-table = Mesa
web-table-sub = mesa { $name } · { $seats } asientos
web-take-seats = Tomad asiento
web-sit = Sentarse
web-sit-too = Sentarse también aquí
web-come-late = Únete: toma el asiento de un bot
web-from-position = Esta mesa no empieza desde el principio: quien la abrió colocó la posición y puede conocer las cartas ocultas.
web-awaited = Todo el mundo se ha sentado. La partida empieza cuando cada navegador haya mostrado su número para los sorteos; faltan: { $names }.
web-free-seat = Dejar libre el asiento de { $name }
web-come-late-ask = Quien ocupa el asiento de un bot durante la partida ve su mano. Pide a quienes juegan que lo permitan: Mesa, Dejar que alguien ocupe el asiento de un bot.
web-open-door = Dejar que alguien ocupe el asiento de un bot
web-close-door = Ya no
web-door-asked = { $name } dejaría que alguien ocupe el asiento de un bot. Quien se siente ahí verá su mano.
web-door-open = Ahora alguien puede ocupar el asiento de un bot.
web-door-waiting = Esperando a que los demás acepten que alguien ocupe el asiento de un bot.
web-no-help = Sin pistas ni análisis mientras jueguen dos personas o más.
web-add-bot = Bot
web-fill-bots = Llenar los asientos vacíos con bots
web-invite = Invitar con un enlace
web-copy = Copiar
web-copied = Copiado
web-copy-link = Copiar enlace
web-players = Jugadores
web-watching = { $count ->
    [0] { "" }
    [one] un espectador
   *[other] { $count } espectadores
}
web-empty = vacío
web-away = ausente
web-away-bot = ausente, sigue un bot
web-your-turn = Te toca
web-pointable = se puede elegir
web-board = Tablero de { $title }
web-just-that = Solo eso
web-confirm = Jugarlo
web-list = Lista
web-list-all = Todas las acciones legales
web-undo = Deshacer
web-hint = Pista
web-views = Vistas
web-tab-board = Tablero
web-tab-log = Historial
web-tab-chat = Chat
web-tab-fair = Juego limpio
web-tab-rules = Reglas
web-log = Historial
web-log-empty = Todavía no se ha jugado nada.
web-taken-back = Se ha deshecho una acción.
web-chat = Chat
web-murmurs = Entre espectadores
web-murmurs-empty = Solo lo leen quienes miran; los jugadores, no.
web-murmur = Di algo a los demás espectadores
web-somebody = Alguien
web-chat-empty = Nadie ha dicho nada todavía.
web-say = Di algo a la mesa…
web-send = Enviar
web-ask-takeback = Pedir deshacer
web-takeback-asked = { $name } quiere deshacer una acción.
web-takeback-draws = Lo que trajo el azar desde entonces volverá a salir, y todos lo han visto.
web-takeback-waiting = Esperando a que los demás acepten deshacer.
web-agree = Aceptar
web-decline = Rechazar
web-resign = Rendirse
web-sure-resign = Sí, me rindo
web-leave = Dejar la mesa
web-sure-leave = Sí, me voy; sigue un bot
web-absent = { $name } no está.
web-let-bot = Que siga un bot
web-bot-plays-you = Un bot juega por ti.
web-take-back-seat = Recuperar el asiento
web-pass-device = Pásale el dispositivo a { $name }.
web-show-hand = Soy yo: muestra mi lado

web-first = Al principio
web-step-back = Una acción atrás
web-step-on = Una acción adelante
web-last = Al presente
web-play-on = Reproducir
web-pause = Pausa
web-action-number = Número de acción
web-live = en vivo · acción { $at }
web-at = acción { $at } de { $of }
web-looking-at = Estás viendo la partida tras la acción { $at } de { $of }.
web-to-live = Volver al presente
web-analyse = Analizar
web-rematch = Otra vez, cambiando de lado
web-replay = Ver desde el principio

web-rulebook = Reglamento
web-open-points = Lo que el original deja abierto
web-rules-search = Buscar en las reglas
web-rules-nothing = El reglamento no contiene esas palabras.
web-named-by-refusal = citada por el rechazo en tu tablero

web-fair = Juego limpio
web-fair-explained = El servidor se comprometió con un secreto antes de que nadie se sentara. El navegador de cada jugador se comprometió con un número propio al sentarse, y lo mostró cuando todos estaban sentados. Al final se muestra el secreto y se puede comprobar cada sorteo.
web-fair-commit = Compromiso
web-fair-secret = Secreto
web-fair-check = Comprobar ahora
web-fair-download = Descargar el registro
web-fair-offline = O en tu propia máquina:
web-fair-here = El secreto se fijó antes de la primera acción. Este navegador acaba de repetir con él todos los sorteos.
web-fair-here-none = El secreto se ha comprobado en este navegador, ahora mismo. Se fijó antes de la primera acción.
web-fair-by-secret = Según el secreto
web-fair-recorded = En el registro
web-fair-number = { $number } de { $of }
web-fair-wrong-draw = Según el secreto, el sorteo { $draw } da «{ $due }», pero el registro dice «{ $recorded }».
web-fair-other-table = Este registro es de otra mesa, o se ha cambiado su compromiso.
web-fair-nonce = En el registro falta el número que este navegador aportó a los sorteos.
web-fair-draw = Sorteo
web-fair-mismatch = El secreto no es el que se comprometió.
web-fair-player = Jugador { $number }: comprometido y después mostrado
web-fair-older = Esta mesa es de un programa anterior: quien se sentó en último lugar pudo ver los números de los demás.
web-fair-not-committed = El número de un jugador no es el que se comprometió.
web-fair-other-commitments = Los compromisos del registro no son los que este navegador vio antes de mostrar su número.
web-fair-in-order = En orden: { $actions ->
    [one] una acción
   *[other] { $actions } acciones
}, { $draws ->
    [0] ningún sorteo
    [one] un sorteo
   *[other] { $draws } sorteos
}.

web-set-up = Preparar
web-position-or-record = Una posición o un registro entero
web-load = Cargar
web-start-position = Posición inicial
web-position = Posición
web-line = Variante
web-line-empty = Juega en el tablero para probar una variante.
web-not-a-record = Esto no es una posición ni un registro.
web-by-hand = Colocar a mano
web-by-hand-how = Elige una herramienta y señala el tablero. Las reglas juzgan cada cambio.
web-play-from-here = Jugar desde aquí
web-to-move = Le toca a
web-tools = Herramientas
web-tool-move = Coger y dejar
web-tool-away = Quitar
web-state-text = El estado completo como texto
web-use-text = Usar este texto
web-open-file = Abrir un archivo…
web-ask-whom = Pistas de
web-chance-decides = Decide el azar: elige qué sale o deja que salga por sorteo.
web-draw-one = Sortear una vez
web-draw-all = Sortear hasta que alguien decida
web-all-outcomes = Los { $count } resultados
web-percent = { $share } %
web-other-line = Ir a la otra variante: { $line }
web-cut = Cortar lo que sigue
web-save-line = Guardar esta variante

web-lesson = Lección { $step } de { $of }
web-lesson-next = Siguiente
web-lesson-skip = Muéstramelo
web-lesson-other = Es legal, pero no es de lo que trata esta lección. Inténtalo otra vez.
web-answers = Respuestas por adelantado
web-answers-on = { $count ->
    [one] una activa
   *[other] { $count } activas
}
web-spared = Solo hay una respuesta posible: se da por ti.
web-soon = No queda otra cosa: sigue solo en un momento. Deshacer anula tu última acción.

## La comodidad de la mesa: ajustes, reproducción, final, registro.

web-copy-failed = Este navegador no copia: marca la dirección tú
web-motion = Animación
web-pace = Turnos de los bots
web-pace-1 = 1 ×
web-pace-3 = 3 ×
web-pace-0 = de golpe
web-notify = Avisarme con una notificación cuando me toque
web-flip = Girar el tablero
web-analyse-later = Este juego puede tener secretos: se puede analizar cuando acabe.
web-you-won = ¡Has ganado!
web-you-lost = Esta vez no.
web-you-drawn = Tablas.
web-rematch-join = Sentarse a la mesa nueva
web-show-end = Ver otra vez el final
web-notice-declined = { $name } no acepta deshacer la acción.
web-notice-failed = El bot de { $name } ha fallado; otro sigue en su lugar.
web-notice-rematch = { $name } quiere jugar otra vez, cambiando de lado.
web-let-bot-in = Dentro de { $seconds } s puede seguir un bot.
web-clock-decides = Cuando se acabe el tiempo, sigue un bot.
web-cancel-table = Anular la mesa
web-ready = Estoy aquí: empezar
web-log-earlier = Mostrar lo anterior
web-log-setup = { $count ->
    [one] Preparación: una entrada
   *[other] Preparación: { $count } entradas
}
web-log-codes = Mostrar la notación
web-since = Desde tu último turno
web-since-nothing = Aún no ha pasado nada.
web-since-all = { $count ->
    [one] una línea
   *[other] las { $count }
}
web-keys = Teclas
web-key-tab = al tablero, a las opciones, a todo lo demás
web-key-arrows = en el tablero: a lo siguiente que se puede elegir en esa dirección
web-key-choose = elegir
web-key-esc = una palabra atrás; cierra menús, rechazos y el reglamento
web-key-step = en otra parte: una acción atrás o adelante en la partida
web-key-flip = girar el tablero
web-key-zoom = en un tablero que se puede ampliar
web-key-help = esta hoja
web-keyname-tab = Tab
web-keyname-enter = Intro
web-keyname-space = Espacio
web-keyname-esc = Esc

## Portada, sala, perfil, reglamento.

web-pair = Buscar rival
web-next-table = { $count ->
    [one] Te toca en otra mesa
   *[other] Te toca en { $count } mesas
}
web-clock-days = { $days ->
    [one] un día por jugada
   *[other] { $days } días por jugada
}
web-clock-minutes = { $seconds ->
    [0] { $minutes } minutos
   *[other] { $minutes } minutos, y { $seconds } s más por jugada
}
web-bot-each = Un nivel para cada asiento
web-own-seat = ¿Dónde te sientas?
web-profile = Perfil
web-profile-export = Guardar en un archivo
web-profile-import = Traer de un archivo…
web-profile-why = Tu nombre, tus partidas y las claves de tus asientos se guardan solo en este navegador. El archivo los lleva a otro dispositivo; quien lo tenga puede jugar en tus asientos.
web-profile-taken = { $count ->
    [0] El archivo no traía nada nuevo.
    [one] Se ha traído una mesa.
   *[other] Se han traído { $count } mesas.
}
web-profile-none = Este archivo no es un perfil de avernus.
web-results = Resultados
web-results-none = Todavía no ha acabado ninguna partida.
web-tally-played = partidas
web-tally-won = ganadas
web-tally-drawn = tablas
web-tally-lost = perdidas
web-history = Partidas pasadas
web-verdict-won = ganada
web-verdict-lost = perdida
web-verdict-drawn = tablas
web-reactions = Reacciones rápidas
web-react-well = Bien jugado
web-react-grin = Una sonrisa malvada
web-react-fire = Esto se calienta
web-react-shock = ¡Oh, no!
web-react-think = Déjame pensar
web-react-thanks = Gracias por la partida
web-contents = Índice
web-print = Imprimir
web-picture = Guardar una imagen
web-picture-none = Este navegador no puede pintar este tablero como imagen.
web-gif = Guardar la partida como imagen animada
web-gif-painting = Pintando: { $done } de { $of } posiciones.
web-gif-stop = Parar
web-qr = Código para la cámara de un móvil
web-qr-of = El enlace { $link } como código para una cámara
web-premove = Después, si aún es posible: { $move }. Esc lo anula.
web-premove-missed = Lo que habías elegido de antemano ya no es posible.
web-ahead = Elige de antemano para tu turno
web-seat-free = { $place }: libre

## Words of the games’ boards.

web-lesson-done = Bien hecho: eso era.

## Problemas

web-puzzles = Problemas
web-puzzles-sub = Posiciones de Splut! con exactamente un turno ganador.
web-puzzles-open = Resolver uno
web-puzzles-damaged = El archivo de problemas está dañado.
web-puzzle-number = Problema { $number }
web-puzzle-difficulty = Dificultad { $level } de { $of }
web-puzzle-task = { $turns ->
    [one] Eres { $name }. Hay exactamente una manera de ganar en este turno: encuéntrala.
   *[other] Eres { $name }. Exactamente un turno fuerza la victoria en el siguiente, haga lo que haga el otro: encuéntralo.
}
web-puzzle-answered = Correcto. El otro ha respondido: ahora gana.
web-puzzle-solved = ¡Resuelto!
web-puzzle-failed = El turno ha terminado y no era esto.
web-puzzle-shown = Así se gana.
web-puzzle-next = Siguiente problema
web-puzzle-other = Otro
web-puzzle-again = Intentarlo de nuevo
web-puzzle-solution = Mostrar la solución
web-puzzle-streak = Seguidos
web-puzzle-row = Seguidos: { $row }, como máximo { $best } hasta ahora; resueltos: { $solved } de { $of }.
web-puzzle-level = Dificultad del siguiente
web-puzzle-any = cualquiera

## Lo que valían las decisiones

web-review = Lo que valía
web-review-ask = Juzgar cada decisión
web-review-busy = Pensando…
web-review-costliest = Las decisiones más caras de { $name }
web-review-yours = Tus decisiones más caras
web-review-none = { $name } no regaló nada.
web-review-none-yours = No regalaste nada.
web-review-others = Los demás
web-review-cost = −{ $cost } %
web-review-at = Acción { $number }: { $action }
web-review-try = Intentarlo desde aquí
web-review-stop = Parar
web-review-graph-of = Lo que cada cual podía esperar, en { $count } posiciones
web-review-turned = { $count ->
    [one] La partida cambió aquí:
   *[other] La partida cambió aquí { $count } veces:
}
web-review-turn = Acción { $number }: { $name } toma la delantera
web-tab-review = Análisis
web-value = { $name } { $share } %
web-value-spread = { $name } { $share } % ± { $spread }
web-value-proved = seguro
web-evaluate = Juzgar esta posición
web-evaluating = Pensando…
web-best-line = Lo mejor
web-alternatives = Alternativas
web-share = { $share } %
web-share-most = ≤ { $share } %
web-this-position = Esta posición
web-play-this = Jugar
web-play-this-one = Jugar { $action }
web-review-basis-lines = Se compararon líneas; las victorias dentro de un turno son seguras.
web-review-basis-playouts = Se promediaron muchas continuaciones, según lo que cada asiento podía saber.
web-review-basis-evaluation = Una mirada a cada posición, según lo que cada asiento podía saber: dice quién va por delante, no cuán probable es ganar.
web-imprint = Aviso legal
web-privacy = Privacidad
web-nothing-said = El anfitrión no ha dicho nada sobre esto.
web-understood = Entendido
web-resting = El anfitrión ha puesto las mesas en pausa: todo se puede mirar, pero por ahora no se puede jugar. Los relojes están parados.
web-devices = Mis dispositivos
web-devices-why = Puedes tener las mismas mesas en el móvil y en el ordenador, sin cuenta: este navegador crea una clave y el servidor guarda una suma de ella. Desde entonces el servidor sabe qué asientos son tuyos.
web-devices-begin = Jugar en varios dispositivos
web-devices-kept = Todos los dispositivos de esta lista pueden abrir tus asientos. Olvida el que hayas perdido.
web-device-here = este
web-device-seen = visto por última vez: { $day }
web-device-forget = Olvidar
web-device-forget-sure = ¿Olvidarlo de verdad?
web-device-add = Añadir un dispositivo
web-device-link = Abre este enlace en el otro dispositivo
web-device-once = Sirve una sola vez, durante diez minutos. No se lo des a nadie: quien lo abra podrá jugar en tus asientos.
web-forget-me = Olvidarme en este servidor
web-forget-me-sure = ¿Seguro? Los asientos quedan solo en este navegador
web-join = Un dispositivo más
web-join-title = ¿Añadir este dispositivo?
web-join-why = Este dispositivo y el que creó el enlace tendrán las mismas mesas.
web-join-beware = Continúa solo si el enlace lo has creado tú: el otro dispositivo podrá abrir tus asientos y ver tus cartas.
web-join-accept = Añadir este dispositivo
web-join-merge = Unir los dos
web-join-merge-why = Este navegador ya se conoce por sí mismo. Si continúas, los dos serán un solo jugador con las mesas de ambos.
web-join-decline = No, dejarlo
web-quiet = Avisos
web-quiet-done = No recibirás más avisos por esta vía.
web-notices = Avísame cuando me toque
web-notices-why = Para partidas lentas: un aviso breve cuando haga falta una decisión tuya y no estés. Dice qué mesa es, y nada de la partida.
web-notices-browser = Un navegador
web-notices-push = Avisarme en este dispositivo
web-notices-no-push = Este servidor no puede enviar avisos a navegadores: su anfitrión no lo ha preparado.
web-notices-insecure = Los navegadores solo aceptan estos avisos de páginas con https.
web-notices-denied = Este navegador no tiene permiso para mostrar avisos; puedes cambiarlo en su configuración.
web-notices-failed = Este navegador no ha podido contactar con el servicio que le trae los avisos. Inténtalo más tarde o elige otra vía.
web-notices-by = Por qué vía
web-notices-to = Tu dirección allí
web-notices-send = Enviar un código
web-notices-code = El código recibido
web-notices-confirm = Confirmar
web-notices-end = No más
web-night = De noche no
web-night-from = Desde
web-night-to = Hasta

## Puntuaciones y torneos

web-league = La casa
web-ratings = Puntuaciones
web-ratings-why = Todo el mundo empieza con 1500; 400 puntos más son diez a uno. Un signo de interrogación: aún es pronto. Las puntuaciones salen de partidas que todos acordaron puntuar y van con la clave de tu navegador: no hay cuentas.
web-ratings-none = Aún no ha terminado ninguna partida puntuada.
web-rating = Puntuación
web-rating-sure = Puntuación { $points }, con un margen de { $deviation }
web-rating-early = Puntuación { $points }, provisional: pocas partidas últimamente
web-rated = puntuada
web-rated-check = Esta partida puntúa: del principio al final, sin deshacer y sin pistas
web-rated-agree = Esta partida puntúa. Quien se sienta está de acuerdo.
web-pool-two = duelos
web-pool-many = mesas de más
web-place = Puesto
web-player = Jugador
web-nameless = Alguien
web-last-played = Última partida
web-points = Puntos
web-against = Puntos de los rivales
web-firsts = Primeros puestos
web-tournament = Torneo
web-tournaments = Torneos
web-tournaments-none = Todavía no hay ninguno.
web-new-tournament = Un torneo nuevo
web-tournament-name = Nombre del torneo
web-open-tournament = Abrirlo
web-how-paired = Quién se enfrenta a quién
web-kind-swiss = Suizo: se enfrentan los iguales
web-kind-robin = Todos contra todos
web-table-seats = Asientos por mesa
web-most-entrants = Cuántos pueden apuntarse (empieza cuando estén todos)
web-come-within = Minutos para llegar a la mesa
web-bots-take-part = Bots que participan
web-entrants = { $count ->
    [one] un participante
   *[other] { $count } participantes
}
web-stage-open = Abierto: apúntate
web-stage-running = En juego
web-stage-over = Terminado
web-stage-cancelled = Suspendido
web-rounds-of = ronda { $played } de { $rounds }
web-tables-of = mesas de { $seats }
web-starts-at = Empieza el { $time }.
web-starts-full = Apuntados: { $count } de { $most }. Empieza cuando estén todos, o cuando lo diga quien lo abrió.
web-take-part = Participar
web-sure = ¿Seguro?
web-withdraw = Retirarse
web-withdrawn = retirado
web-begin-now = Empezar ya
web-call-off = Suspenderlo
web-to-table = A tu mesa
web-to-tournament = Al torneo
web-table-of-tournament = Los asientos de esta mesa se guardan para quienes se enfrentan aquí. Puedes mirar.
web-your-game = Tu partida: { $names }.
web-come-until = Llega antes de { $time }, o se pierde.
web-you-are-free = En esta ronda descansas.
web-is-free = { $name } descansa.
web-next-round = La ronda siguiente empieza el { $time }.
web-too-few = Se habían apuntado muy pocos.
web-round-number = Ronda { $number }
web-standings = Clasificación
web-nobody-yet = Aún no se ha apuntado nadie.
web-stand-in = un suplente
web-decided-forfeit = alguien no vino
web-decided-void = sin ganador
web-ties-why = Puntos: en cada mesa, la parte de los demás que se ha dejado atrás. En caso de empate cuentan los puntos de todos los rivales, y después los primeros puestos; quien empata en todo comparte el puesto.
web-passkey-show = Tengo una llave de acceso
web-passkey-none = No se ha creado ni mostrado ninguna llave de acceso.
web-passkey-make = Crear una llave de acceso
web-passkeys = { $count ->
    [one] Una llave de acceso
   *[other] { $count } llaves de acceso
}
