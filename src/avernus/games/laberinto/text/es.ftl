title = Laberinto Interior
tagline = Construid juntos el laberinto y sé el primero en atravesarlo.
credits-designer = el reglamento no lo nombra
credits-rights = El reglamento invita a descubrir reglas propias.

seat-R = Rojo
seat-O = Naranja
seat-Y = Amarillo
seat-G = Verde
seat-B = Azul
seat-V = Violeta

word-colour-R = rojo
word-colour-O = naranja
word-colour-Y = amarillo
word-colour-G = verde
word-colour-B = azul
word-colour-V = violeta
word-wanted-R = { word-colour-R }
word-wanted-O = { word-colour-O }
word-wanted-Y = { word-colour-Y }
word-wanted-G = { word-colour-G }
word-wanted-B = { word-colour-B }
word-wanted-V = { word-colour-V }
word-door-R = roja
word-door-O = naranja
word-door-Y = amarilla
word-door-G = verde
word-door-B = azul
word-door-V = violeta
word-prisoner-R = roja
word-prisoner-O = naranja
word-prisoner-Y = amarilla
word-prisoner-G = verde
word-prisoner-B = azul
word-prisoner-V = violeta
word-pair-R = roja
word-pair-O = naranja
word-pair-Y = amarilla
word-pair-G = verde
word-pair-B = azul
word-pair-V = violeta
word-figure-p = prisma
word-figure-y = pirámide
word-figure-m = prisma con su pirámide
word-figure-mr = prisma con una pirámide roja
word-figure-mo = prisma con una pirámide naranja
word-figure-my = prisma con una pirámide amarilla
word-figure-mg = prisma con una pirámide verde
word-figure-mb = prisma con una pirámide azul
word-figure-mv = prisma con una pirámide violeta
word-reserve-P = un prisma de la reserva
word-reserve-Y = una pirámide de la reserva
word-kind-P = prisma
word-kind-Y = pirámide
word-choice-mount = subir
word-choice-dismount = bajar
word-choice-leave = salir del tablero
word-choice-back = volver con una pirámide presa
word-choice-pass = pasar
word-choice-roll = tirar el dado
word-choice-first = empieza

prompt-build = Coloca un triángulo o pasa.
prompt-build-first = Coloca tu primer triángulo en tu propia puerta.
prompt-build-nothing = Ninguno de tus triángulos encaja en ningún sitio: pasa.
prompt-late = Aún puedes colocar un triángulo; después, tira el dado.
prompt-turn = Te toca: si quieres, coloca antes un triángulo; después mueve una figura.
prompt-move = Te toca: mueve una figura.
prompt-walk = Has sacado un { $pips }: mueve una figura.
why-turn = El objetivo: que un prisma que lleva una pirámide salga por una puerta lejana.
why-move = El objetivo: que un prisma que lleva una pirámide salga por una puerta lejana.
why-walk = El objetivo: que un prisma que lleva una pirámide salga por una puerta lejana.
prompt-stuck = Ninguna de tus figuras puede moverse: pasa.
prompt-stuck-place = Ninguna de tus figuras puede moverse: coloca un triángulo o pasa.
prompt-wait = Le toca a { $mover }.
prompt-wait-build = { $mover } está construyendo.
prompt-chance = Decide el azar.
prompt-over = La partida ha terminado.

event-dealt = { $seat } saca de la bolsa { $count } triángulos: { $triangles }.
event-dealt-rest = { $seat } se queda con los últimos { $count } triángulos de la bolsa: { $triangles }.
event-reserved = El triángulo { $triangle } queda aparte para quien lo quiera.
event-first = Empieza { $seat }.
event-maze-ready = El laberinto ya está puesto, igual desde cada puerta.
event-moves-first = El sorteo cae en { $seat }, que hace el primer movimiento.
event-rolled = { $seat } saca un { $pips }.
event-placed = { $seat } coloca { $tile } en { $cell }.
event-placed-reserve = { $seat } toma { $tile } de la reserva común y lo coloca en { $cell }.
event-joined = Los caminos se han encontrado: todas las puertas están unidas.
event-passed = { $seat } pasa.
event-building-over = El laberinto está construido. { $seat } hace el primer movimiento.
event-building-done = El laberinto está construido. Se sortea el primer movimiento.
event-entered = { $kind ->
        [Y] Una pirámide
       *[other] Un prisma
    } de { $seat } entra por { $at }.
event-came-back = Un prisma de { $seat } vuelve por { $at } con una pirámide presa { $prisoner-name }.
event-stepped = { $figure ->
        [y] La pirámide
       *[other] El { $figure-name }
    } de { $seat } da un paso de { $from } a { $to }.
event-ran = { $figure ->
        [y] La pirámide
       *[other] El { $figure-name }
    } de { $seat } corre de { $from } a { $to }.
event-ran-by-rider = { $figure ->
        [y] La pirámide
       *[other] El { $figure-name }
    } de { $seat } corre de { $from } a { $to } por el color de la pirámide que lleva.
event-walked = { $figure ->
        [y] La pirámide
       *[other] El { $figure-name }
    } de { $seat } camina de { $from } a { $to }.
event-mounted = La pirámide de { $seat } que estaba en { $from } sube al prisma de { $to }.
event-dismounted = La pirámide de { $seat } baja del prisma de { $from } y queda en { $to }.
event-went-out = La pirámide de { $seat } sale del tablero por { $at } y vuelve a la reserva.
event-crossed = { $seat } sale por la puerta { $door-name }, en { $at }, con un { $figure-name }: ¡ha atravesado el tablero!
event-eliminated = { $victim } pierde un prisma en { $cell }.
event-captured = { $seat } apresa en { $cell } una pirámide de color { $colour-name }.
event-freed = { $seat } libera en { $cell } una pirámide suya de color { $colour-name }.
event-retired = A { $seat } no le queda ningún prisma con el que jugar.
event-ended-goal = Se ha logrado la última travesía que hacía falta. En cabeza: { $winners }.
event-ended-elimination = A nadie más le quedan prismas. En cabeza: { $winners }.
event-ended-nobody-can-score = Ya nadie puede atravesar el tablero. En cabeza: { $winners }.
event-ended-no-progress = Llevamos demasiadas rondas sin ningún avance. En cabeza: { $winners }.
event-ended-all-stuck = Todos han pasado uno tras otro. En cabeza: { $winners }.
event-ended-max-rounds = Se ha jugado la última ronda. En cabeza: { $winners }.

end-goal = Han atravesado bastantes prismas. En cabeza: { $winners }.
end-elimination = Todos los rivales están eliminados. En cabeza: { $winners }.
end-nobody-can-score = Ya nadie puede atravesar el tablero. En cabeza: { $winners }.
end-no-progress = Demasiadas rondas sin avance. En cabeza: { $winners }.
end-all-stuck = Todos han pasado uno tras otro. En cabeza: { $winners }.
end-max-rounds = Ha acabado la última ronda. En cabeza: { $winners }.

refusal-no-such-action = Un jugador no puede hacer nada semejante en Laberinto Interior.
refusal-game-over = La partida ha terminado.
refusal-not-your-turn = Le toca a { $mover }.
refusal-not-building = Ahora no se pueden colocar triángulos.
refusal-not-moving = Ahora no se mueven figuras.
refusal-no-die = Ahora no hay dado que tirar.
refusal-must-place = Tu puerta sigue vacía y hay un triángulo que encaja en ella: no puedes pasar.
refusal-must-move = Alguna de tus figuras puede moverse: no puedes pasar.
refusal-late-done = Ya has colocado todos los triángulos que permite un turno.
refusal-not-in-hand = No tienes el triángulo { $tile }.
refusal-not-in-reserve = El triángulo { $tile } no está en la reserva común.
refusal-occupied-cell = En { $cell } ya hay un triángulo.
refusal-edge-mismatch = { $tile } no encaja en { $cell }: el lado { $edge } sería { $colour-name } y el del triángulo vecino es { $wanted-name }.
refusal-border-mismatch = { $tile } no encaja en { $cell }: el lado { $edge } sería { $colour-name } y ese borde del tablero es { $wanted-name }.
refusal-own-door-first = Tu primer triángulo va en una casilla de tu puerta, y { $cell } no lo es.
refusal-gap-first = Los caminos aún no se han encontrado: construye donde el hueco hasta los demás es más corto, y { $cell } no está ahí.
refusal-own-path = Los caminos aún no se han encontrado: construye en tu propio camino, y { $cell } no está junto a él.
refusal-not-joined = { $cell } no está junto a ningún triángulo.
refusal-none-in-reserve = No te queda en la reserva ninguna figura de esa clase: { $kind-name }.
refusal-wrong-door = { $at } no es una casilla de tu propia puerta.
refusal-no-triangle = En esa casilla no hay ningún triángulo.
refusal-foreign-figure = En { $to } hay una figura de color { $colour-name }: para comerla, escribe el movimiento con «x».
refusal-full-cell = Allí ya hay dos figuras tuyas.
refusal-own-team = Allí está tu otro equipo, y tus equipos no se comen entre sí.
refusal-ally = Allí está una figura aliada de color { $colour-name }, y los aliados no se comen entre sí.
refusal-pair-immune = Allí hay juntas dos figuras de color { $colour-name }, y a una pareja no se la puede comer.
refusal-pyramid-captures = Allí hay una figura de color { $colour-name }, y una pirámide no puede comerla.
refusal-carrier-captures = Un prisma que lleva una pirámide no puede comer ninguna figura.
refusal-no-such-figure = No tienes en { $at } esa figura: { $figure-name }.
refusal-no-prey = En { $to } no hay ninguna figura que comer.
refusal-not-adjacent = Una pirámide va de casilla en casilla, y { $to } no está junto a { $from }.
refusal-run-blocked = Una figura ajena en { $cell } cierra el paso.
refusal-not-reachable = A esa casilla no se llega ni con un paso ni corriendo en línea recta hasta el siguiente triángulo del color debido.
refusal-walk-too-far = Con un { $pips } ningún camino lleva de { $from } a { $to }.
refusal-not-exact = Con el dado solo se come recorriendo exactamente { $pips } casillas, y ningún camino así lleva de { $from } a { $to }.
refusal-no-prism-to-mount = En { $to } no hay ningún prisma tuyo sin pirámide encima.
refusal-mount-too-far = La pirámide de { $from } no está junto al prisma de { $to }.
refusal-dismount-full = En { $at } no hay sitio para que la pirámide quede al lado de su prisma.
refusal-dismount-too-far = { $to } no está junto a { $from }.
refusal-foreign-rider = A una pirámide presa no se la puede bajar.
refusal-not-a-door = { $at } no es una puerta.
refusal-wrong-exit = Un prisma solo atraviesa por una puerta que no sea la suya ni una de las contiguas, y { $at } no es de esas.
refusal-out-wrong-door = Una pirámide solo sale por la puerta de su color, y { $at } no es de esa puerta.
refusal-no-pair = Ningún prisma con una pirámide { $pair-name } ha atravesado con ese color.
refusal-no-prisoner = No tienes presa ninguna pirámide { $prisoner-name }.
refusal-not-its-captive = Ninguno de los prismas que atravesaron con una pirámide de color { $pair-name } apresó él mismo una de color { $prisoner-name }.

option-goal = La partida acaba con tantas travesías (0: hasta que nadie pueda atravesar)
option-maze = El laberinto lo construyen los jugadores, o ya está puesto
value-maze-built = lo construyen los jugadores
value-maze-ready = ya puesto
option-prisms = Prismas de cada color
option-pyramids = Pirámides de cada color
option-handicap = Tantos prismas y pirámides menos para Rojo, el jugador más fuerte
option-dice = Los prismas andan lo que marque el dado
option-teams = Colores por jugador (2: se reparten los seis)
option-alliances = Jugadores en tantas alianzas (0: cada cual por su cuenta)
option-captives = Las presas son del jugador, o del prisma que las apresó
value-captives-player = del jugador
value-captives-prism = del prisma que las apresó
option-lot = El primer movimiento se sortea otra vez tras la construcción, o una sola vez antes
value-lot-again = otra vez tras la construcción
value-lot-once = una sola vez, antes
option-hidden-hands = Las manos ajenas están ocultas
option-door = La puerta es todo el lado, o solo la casilla de su extremo derecho
value-door-side = todo el lado
value-door-right = la casilla del extremo derecho
option-meet = Los caminos se construyen unos hacia otros, solo desde el propio, o con libertad
value-meet-must = unos hacia otros
value-meet-own = solo desde el propio
value-meet-free = con libertad
option-match-sides = Los triángulos del borde concuerdan con el color del lado
option-exact-die = Un prisma anda exactamente tantas casillas como marque el dado
option-build = Rondas de construcción antes del primer movimiento (0: hasta que todos pasen)
option-late-build = Triángulos que aún se pueden colocar en cada turno
option-may-pass = Se puede pasar en lugar de mover
option-quiet-rounds = Tantas rondas sin avance acaban la partida
option-max-rounds = La partida acaba tras tantas rondas

preset-book = Como en el viejo reglamento, sin límites
preset-ready-maze = Laberinto ya puesto
preset-short = Partida corta
preset-dice = Con dado
preset-hidden = Manos ocultas
preset-alliances = Dos alianzas
preset-two-teams = Dos equipos por jugador
preset-narrow-doors = Puertas estrechas

web-just-that = Solo ir allí
web-tray = Tus triángulos
web-tray-of = Triángulos de { $name }
web-tray-empty = Ningún triángulo
web-all-tiles = Todos los triángulos
web-tile = Triángulo { $tile }, { $count ->
    [one] una pieza
   *[other] { $count } piezas
  }
web-tile-open = Triángulo abierto { $tile }, para todos, { $count ->
    [one] una pieza
   *[other] { $count } piezas
  }
web-reserve = { $figure }, quedan { $count }
web-come-back = Volver: dejar la pirámide { $pair } y llevar una presa { $prisoner }
web-turn-it = Girar
web-lay-it = Colocar
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-whole = Todo el tablero
web-door-of = { $colour }: la puerta de { $name }
web-door-idle = { $colour }: una puerta de nadie
web-patterns = Tramas marcadas para cada color
web-triangle = triángulo { $tile }
web-figure-of = { $figure } de { $name }
web-do-triangle = Triángulo { $tile }: ¿dónde?
web-do-fits = { $count ->
    [one] encaja en una casilla
   *[other] encaja en { $count } casillas
  }
web-do-lay = { $tile } en { $cell }: gíralo o colócalo.
web-do-lay-how = tócalo o pulsa R para girarlo
web-do-enter = Entra { $figure }: ¿en qué casilla de tu puerta?
web-do-back = Un prisma vuelve: ¿en qué casilla de tu puerta?
web-do-which = En { $cell } hay dos figuras: ¿cuál?
web-do-figure = { $figure } en { $cell }: ¿adónde?
web-do-there = { $figure } de { $from } a { $to }: ¿cómo?
web-run = carrera a { $to }, { $count ->
    [one] una casilla
   *[other] { $count } casillas
  }
web-crossed = { $count ->
    [one] 1 travesía
   *[other] { $count } travesías
  }
web-allies = alianza { $number }
web-captives = presas de este prisma: { $colours }
web-prisoners = { $count ->
    [one] 1 presa
   *[other] { $count } presas
  }
web-tiles = { $count ->
    [one] 1 triángulo
   *[other] { $count } triángulos
  }
web-retired = sin prismas
web-retired-crossed = { $count ->
    [one] 1 travesía
   *[other] { $count } travesías
  }, no quedan prismas
web-dismount-here = Bajar aquí
web-dismount-at = Bajar en { $cell }
web-building = En obras, { $count ->
    [one] un triángulo colocado
   *[other] { $count } triángulos colocados
  }
web-round = Ronda { $round }

web-phase = Fase
web-phase-build = construcción
web-phase-move = movimiento
web-tool-figure = Mover una figura
web-tool-lay = Colocar o girar un triángulo
web-tool-figures = Figuras de la reserva
web-fits-on = Lo que encaja en { $cell }

## La terminal: acciones en palabras, y lo que se puede leer en el sitio.

phrase-place = poner { $tile-piece } en { $cell } como { $tile-turn }
phrase-move = { $figure } de { $from } a { $to }
phrase-enter = { $kind } a { $at }
web-last-rounds = { $left ->
    [one] Es la última ronda
   *[other] Quedan { $left } rondas
}: después deciden las travesías y las presas.
web-quiet-rounds = { $left ->
    [one] Si nadie avanza en esta ronda, acaba la partida
   *[other] Si nadie avanza en { $left } rondas más, acaba la partida
}, y deciden las travesías y las presas.
web-threat = A { $name } le falta una sola travesía para ganar.
diagram-L34 = El prisma rojo cargado corre en línea recta de F20 a K25, el primer triángulo con un lado rojo.
