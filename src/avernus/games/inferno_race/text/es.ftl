title = Inferno, la carrera
tagline = Lleva a tus diablillos por losetas traicioneras y sienta antes que nadie a los suficientes en el trono de Lucifer.
credits-rights = Todos los derechos del juego son de su autor, 2012.

seat-red = Rojo
seat-yellow = Amarillo
seat-green = Verde
seat-blue = Azul
seat-black = Negro

word-card-d1-4 = dado 1 (fuerza 4)
word-card-d1-5 = dado 1 (fuerza 5)
word-card-d2-3 = dado 2 (fuerza 3)
word-card-d2-4 = dado 2 (fuerza 4)
word-card-d2-5 = dado 2 (fuerza 5)
word-card-d3-2 = dado 3 (fuerza 2)
word-card-d3-3 = dado 3 (fuerza 3)
word-card-d3-4 = dado 3 (fuerza 4)
word-card-d4-2 = dado 4 (fuerza 2)
word-card-d4-3 = dado 4 (fuerza 3)
word-card-d4-4 = dado 4 (fuerza 4)
word-card-d5-1 = dado 5 (fuerza 1)
word-card-d5-2 = dado 5 (fuerza 2)
word-card-d5-3 = dado 5 (fuerza 3)
word-card-w1 = dado comodín (fuerza 1)
word-card-w2 = dado comodín (fuerza 2)
word-card-b1 = plátano (fuerza 1)
word-card-b2 = plátano (fuerza 2)
word-card-b3 = plátano (fuerza 3)
word-card-b4 = plátano (fuerza 4)
word-card-b5 = plátano (fuerza 5)
word-card-a1 = ángel (fuerza 1)
word-card-a2 = ángel (fuerza 2)
word-card-a3 = ángel (fuerza 3)
word-card-a4 = ángel (fuerza 4)
word-card-a5 = ángel (fuerza 5)
word-card-t1 = tridente (fuerza 1)
word-card-t2 = tridente (fuerza 2)
word-card-t3 = tridente (fuerza 3)
word-card-t4 = tridente (fuerza 4)
word-card-t5 = tridente (fuerza 5)
word-card-g1 = tesoro (fuerza 1)
word-card-g2 = tesoro (fuerza 2)
word-card-g3 = tesoro (fuerza 3)
word-card-g4 = tesoro (fuerza 4)
word-card-g5 = tesoro (fuerza 5)
word-card-c6 = ataúd (fuerza 6)
word-step-1 = peldaño 1
word-step-2 = peldaño 2
word-step-3 = peldaño 3
word-step-4 = peldaño 4
word-step-5 = peldaño 5
word-step-6 = peldaño 6
word-place--5 = peldaño 6
word-place--4 = peldaño 5
word-place--3 = peldaño 4
word-place--2 = peldaño 3
word-place--1 = peldaño 2
word-place-0 = peldaño 1
word-place-40 = el trono
word-tile-death = muerte
word-tile-angel = ángel
word-tile-treasure = tesoro
word-tile-card = carta
word-tile-banana = plátano
word-tile-return = retorno al pasado
word-colour-red = roja
word-colour-blue = azul
word-choice-A = descansar: una carta y una gema
word-choice-B = recuperar un diablillo en el
word-choice-roll = tirar el dado
word-choice-nomove = no mover nada
word-choice-S = sacrilegio: girar la loseta de la casilla
word-choice-fall = dejar morir al diablillo
word-choice-gem = añadir una gema
word-choice-stand = plantarse
word-choice-concede = ceder
word-choice-decline = no coger carta
word-choice-Z = terminar el turno comprando cartas:

prompt-main = Te toca: descansa, recupera un diablillo o ponte en marcha con el dado o con una carta.
prompt-move = Mueve un diablillo exactamente { $total }.
prompt-move-wild = Dado comodín: mueve un diablillo de 1 a 5{ $bananas ->
    [0] {""}
    [one] , y una más por el plátano
   *[other] , y { $bananas } más por los plátanos
}.
prompt-move-none = Ninguno de tus diablillos puede usar este número.
prompt-step-dead = Elige un peldaño libre para tu diablillo muerto.
prompt-step-mover = Tu diablillo vuelve a casa: elige un peldaño libre.
prompt-room-may = Tienes la mano llena: descarta una carta para robar otra, o no cojas ninguna.
prompt-room-must = Descarta una carta para hacer sitio a lo que has comprado.
prompt-fight = Lucha en la casilla { $at }: necesitas un total de { $need } y tienes { $total }.
prompt-fight-enough = Lucha en la casilla { $at }: con { $total } te basta. Plántate o añade más.
prompt-fight-hopeless = Lucha en la casilla { $at }: no puedes llegar a { $need }, así que debes ceder.
prompt-parry = { $rival } ataca con un tridente a tu diablillo de la casilla { $at }: páralo con un tridente tuyo o déjalo morir.
prompt-free = Juega lo que quieras y termina tu turno.
prompt-free-buy = Juega lo que quieras y termina tu turno; puedes comprar { $most ->
    [one] una carta
   *[other] hasta { $most } cartas
}.
prompt-wait = Le toca a { $mover }.
prompt-chance = Se sacan dados, cartas o gemas.
prompt-over = La partida ha terminado.

event-rested = { $seat } descansa.
event-gem-taken = { $seat } coge una gema roja.
event-no-gem = No queda ninguna gema roja para { $seat }.
event-revived = { $seat } recupera un diablillo muerto en el peldaño { $step }.
event-angel-played = { $seat } juega la carta { $card-name }: un diablillo muerto vuelve al peldaño { $step }.
event-rolled = { $seat } saca { $face ->
    [6] un 6: el número que quiera del 1 al 5
   *[other] un { $face }
}.
event-die-played = { $seat } juega la carta { $card-name } en vez de tirar.
event-banana-played = { $seat } juega la carta { $card-name }: { $bananas ->
    [one] una casilla más
   *[other] { $bananas } casillas más
}.
event-moved = Un diablillo de { $seat } va de la casilla { $from } { $to ->
    [40] al trono
   *[other] a la casilla { $to }
}.
event-set-out = Un diablillo de { $seat } sale del peldaño { $step } y llega a la casilla { $to }.
event-climbed = Un diablillo de { $seat } pasa del peldaño { $step } al peldaño { $to-step }.
event-no-move = Ningún diablillo de { $seat } puede usar el número.
event-turned-up = La loseta de { $tile-name } de la casilla { $square } queda boca arriba.
event-turned-down = La loseta de { $tile-name } de la casilla { $square } queda boca abajo.
event-shown = La casilla { $square } enseña su loseta por primera vez: { $tile-name }.
event-own-imp = { $seat } ya tiene un diablillo en la casilla { $to }: muere uno de los dos.
event-own-imp-step = { $seat } ya tiene un diablillo en el peldaño { $step }: muere uno de los dos.
event-fight = { $seat } lucha con { $rival } por la casilla { $square }.
event-paid = { $seat } pone la carta { $card-name }: total { $total }.
event-gem-paid = { $seat } pone una gema: total { $total }.
event-stood = { $seat } se planta con { $total }.
event-conceded = { $seat } cede.
event-fight-won = { $seat } gana la lucha; muere el diablillo de { $rival } de la casilla { $square }.
event-fight-lost = { $seat } pierde la lucha y un diablillo; { $rival } conserva la casilla { $square }.
event-death-tile = La muerte espera en la casilla { $square }: muere el diablillo de { $seat }.
event-angel-tile = El ángel muerto de la casilla { $square } devuelve un diablillo a { $seat }.
event-treasure-tile = { $seat } encuentra un tesoro en la casilla { $square }.
event-card-tile = { $seat } da con una carta en la casilla { $square }.
event-banana-tile = Un plátano: el diablillo de { $seat } resbala de la casilla { $square } { $to ->
    [40] al trono
   *[other] a la casilla { $to }
}.
event-return-tile = Retorno al pasado: el diablillo de { $seat } va de la casilla { $square } a la casilla { $to }.
event-sent-home = Retorno al pasado: no hay otra loseta igual antes de la casilla { $square }, y el diablillo de { $seat } vuelve a casa.
event-no-step = { $seat } no tiene peldaños libres: el diablillo muere.
event-stepped = Un diablillo de { $seat } llega al peldaño { $step }.
event-nothing = La loseta de { $tile-name } de la casilla { $square } no le da nada a { $seat }.
event-treasure-played = { $seat } juega la carta { $card-name }.
event-gem-drawn = { $seat } saca una gema { $colour-name }.
event-treasure = { $seat } se queda { $reds ->
    [0] sin gemas
    [one] una gema roja
   *[other] { $reds } gemas rojas
} y { $blues ->
    [0] no devuelve ninguna
    [one] devuelve una azul
   *[other] devuelve { $blues } azules
}.
event-card-drawn = { $seat } roba una carta.
event-drew = Robas la carta { $card-name }.
event-no-card = No queda ninguna carta para { $seat }.
event-reshuffled = Los descartes se barajan y forman un mazo nuevo de { $count }.
event-discarded = { $seat } descarta la carta { $card-name }.
event-declined = { $seat } no coge carta.
event-flipped = Sacrilegio: { $seat } paga 3 gemas por la loseta de la casilla { $square }.
event-trident = { $seat } ataca con un tridente al diablillo de { $victim } de la casilla { $square }.
event-parried = { $seat } para el golpe con la carta { $card-name }.
event-fell = El diablillo de { $victim } de la casilla { $square } muere por el tridente.
event-throne = { $seat } tiene { $count ->
    [one] un diablillo
   *[other] { $count } diablillos
} en el trono.
event-bought = { $seat } compra { $count ->
    [one] una carta
   *[other] { $count } cartas
} por { $price ->
    [one] una gema
   *[other] { $price } gemas
}.
event-turn = Turno { $turn }: { $seat }.
event-ended-throne = { $winner } ha llevado al trono a los diablillos que hacían falta y gana.
event-nearing = La partida acaba dentro de { $left } rondas; entonces cuentan los diablillos del trono y lo que hayan avanzado los demás.
event-ended-rounds = La ronda { $rounds } era la última.
event-quiet = Desde hace { $quiet ->
    [one] una ronda
   *[other] { $quiet } rondas
} ningún diablillo llega al trono. Si no llega ninguno en { $left } más, acaba la partida.
event-ended-quiet = Desde hace { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
} ningún diablillo llega al trono: se acabó la partida.

end-throne = Gana { $winner }: diablillos suficientes en el trono.
end-rounds = Ha terminado la última ronda. Primer puesto: { $winners }.
end-quiet = Ya nadie llegaba al trono. Primer puesto: { $winners }.

refusal-no-such-action = En este juego no existe esa acción.
refusal-game-over = La partida ha terminado.
refusal-not-your-turn = No te toca: le toca a { $mover }.
refusal-not-now = «{ $action }» no responde a lo que se pregunta ahora.
refusal-not-in-hand = No tienes la carta { $card-name }.
refusal-wrong-card = La carta { $card-name } no sirve para eso.
refusal-no-dead-imp = No tienes ningún diablillo muerto.
refusal-step-taken = El peldaño { $step } no está libre.
refusal-no-such-step = Tu escalera no tiene peldaño { $step }.
refusal-nothing-to-move = No tienes ningún diablillo en los peldaños ni en el recorrido.
refusal-no-imp-there = Ahí no hay ningún diablillo tuyo.
refusal-wrong-distance = Un diablillo avanza exactamente el número, y esa es otra distancia.
refusal-wrong-wild = Un comodín vale de 1 a 5, más los plátanos; el camino acaba en el trono.
refusal-beyond-throne = Ese diablillo se pasaría del trono, al que hay que llegar con el número exacto.
refusal-must-move = Alguno de tus diablillos puede usar el número, así que hay que mover.
refusal-not-on-track = No tienes diablillos en el recorrido para buscar tesoros.
refusal-too-poor = El sacrilegio cuesta 3 gemas.
refusal-imp-on-tile = Hay un diablillo en la casilla { $square }; solo se giran losetas libres.
refusal-no-prey = El tridente necesita un diablillo de otro jugador en la casilla siguiente a la del diablillo que has movido.
refusal-out-of-reach = Ni con todas tus cartas y gemas llegas a { $need }.
refusal-no-gems = No tienes gemas.
refusal-too-low = Para plantarte necesitas un total de { $need }.
refusal-already-added = Ya has añadido algo en esta ronda de la lucha y no puedes ceder.
refusal-must-make-room = Lo comprado tiene que caber en tu mano: descarta una carta.
refusal-no-buyer = Sin diablillos en el recorrido no puedes comprar cartas.
refusal-too-many = Con tus diablillos en el recorrido puedes comprar como mucho { $most }.
refusal-too-dear = Ahora cada carta cuesta { $price ->
    [one] una gema
   *[other] { $price } gemas
} y no te alcanza.
refusal-no-cards-left = No quedan tantas cartas.

option-target = Diablillos en el trono con los que se gana
option-stairs = Peldaños del tablero de cada jugador
option-start-steps = Los tres peldaños de salida
value-start-steps-near = peldaños 1, 2 y 3
value-start-steps-far = los tres más lejanos
option-banana-chain = La loseta a la que lleva un plátano también actúa
option-return-chain = La loseta de retorno a la que se vuelve actúa otra vez
option-reshuffle = Los descartes forman un mazo nuevo cuando se agota
option-recycle-gems = Las gemas pagadas vuelven a la bolsa
option-max-rounds = Rondas tras las que acaba la partida (0: sin límite)
option-quiet-rounds = Rondas sin que llegue un diablillo al trono tras las que acaba la partida (0: nunca)
option-any-time = Ángeles, tesoros y sacrilegio en cualquier momento del turno, también en las luchas
preset-book = Como en el reglamento: ganan dos diablillos, cartas en cualquier momento, sin más final que el trono
preset-short = Corta: gana un diablillo
preset-long = Larga: ganan tres diablillos
preset-tournament = Torneo: 60 rondas como mucho

board-player = muertos { $dead }, trono { $throne }/{ $target }, gemas { $gems }, cartas { $cards }
board-stock = mazo { $deck }, descartes { $discards }, bolsa { $red } rojas, { $blue } azules
board-legend = D muerte, A ángel, T tesoro, C carta, B plátano, R retorno; en minúscula, boca abajo; ? nunca vista
web-throne = El trono · 40
web-goal = { $target ->
    [one] gana uno en casa
   *[other] ganan { $target } en casa
}
web-round = ronda { $round } · gana quien lleve { $target }
web-status = { $gems } { $gems ->
    [one] gema
   *[other] gemas
}, { $cards } { $cards ->
    [one] carta
   *[other] cartas
}, { $throne } { $throne ->
    [one] diablillo en el trono
   *[other] diablillos en el trono
}, { $dead } { $dead ->
    [one] muerto
   *[other] muertos
}
web-other = { $name }: { $gems } { $gems ->
    [one] gema
   *[other] gemas
}, { $cards } { $cards ->
    [one] carta
   *[other] cartas
}, { $dead } { $dead ->
    [one] muerto
   *[other] muertos
}, { $throne } en el trono
web-cemetery = { $count } en el cementerio
web-rolled = { $name } ha sacado un { $face }.
web-fair-roll = La tirada sale del secreto sellado de la mesa; podrás comprobarla cuando acabe la partida.
web-square = casilla { $square }
web-own-step = peldaño { $step }
web-step-of = { $name }, peldaño { $step }
web-imp-here = aquí hay un diablillo
web-imp-of = diablillo de { $name }
web-face-up = { $tile }, boca arriba
web-face-down = { $tile }, boca abajo
web-unseen = nunca vista
web-fight-here = hay una lucha
web-fight-on = Lucha en la casilla { $square }
web-attacks = ataca
web-defends = defiende
web-has = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}, { $gems ->
    [one] una gema
   *[other] { $gems } gemas
}
web-needs = { $name } necesita { $need }
web-fight-tile = Si gana { $name }, su diablillo ocupa la casilla y la loseta actúa: { $tile }.
web-fight-stands = Si gana { $name }, su diablillo ocupa la casilla.
web-fight-loser = El diablillo de quien pierde va al cementerio.
web-prices = Diablillos en el recorrido
web-prices-imps = tus diablillos
web-prices-price = gemas por carta
web-prices-most = cartas como mucho
web-prices-treasure = gemas de un tesoro
web-stock = mazo { $deck } · gemas rojas { $bag }
web-hand = Tu mano
web-hand-empty = No tienes cartas.
web-gems = { $gems ->
    [one] gema
   *[other] gemas
}
web-gems-left = Gema · quedan { $gems }
web-card = { $card }, fuerza { $strength }: { $use }
web-card-d1 = dado 1
web-card-d2 = dado 2
web-card-d3 = dado 3
web-card-d4 = dado 4
web-card-d5 = dado 5
web-card-w = comodín
web-card-b = plátano +1
web-card-a = ángel
web-card-t = tridente
web-card-g = tesoro
web-card-c = ataúd
web-use-d = se juega en vez de tirar el dado
web-use-w = se juega en vez de tirar el dado; vale de 1 a 5
web-use-b = antes de mover, una casilla más
web-use-a = devuelve un diablillo muerto a un peldaño libre
web-use-t = después de mover, mata al diablillo de la casilla siguiente; o para un ataque
web-use-g = da gemas si tienes un diablillo en el recorrido
web-use-c = solo para luchar
web-end-turn = Terminar el turno
web-buy = Comprar { $count ->
    [one] una carta
   *[other] { $count } cartas
} por { $price ->
    [one] una gema
   *[other] { $price } gemas
}
web-act-A = Descansar
web-act-B = Recuperar un diablillo
web-act-roll = Tirar el dado
web-act-nomove = No mover nada
web-act-S = Sacrilegio
web-act-fall = Dejarlo morir
web-act-gem = Añadir una gema
web-act-stand = Plantarse
web-act-concede = Ceder
web-act-decline = No coger carta
web-main-note = Descansar da una carta y una gema; una carta de dado sustituye a la tirada; el sacrilegio gira una loseta por 3 gemas.
web-move-note = Señala un diablillo, o la casilla adonde ha de ir.
web-price-note = { $imps ->
    [one] Un diablillo
   *[other] { $imps } diablillos
} en el recorrido: { $price ->
    [one] una gema
   *[other] { $price } gemas
} por carta, { $most } como mucho.
web-fight-note = Tus cartas suman { $force }; tus gemas, { $gems }.
web-do-imp = { $kind ->
    [step] Tu diablillo del peldaño { $from }: ¿adónde va?
   *[square] Tu diablillo de la casilla { $from }: ¿adónde va?
}
web-do-go = { $kind ->
    [step] Tu diablillo va del peldaño { $from }
   *[square] Tu diablillo va de la casilla { $from }
} { $goal ->
    [throne] al trono.
    [step] al peldaño { $to }.
   *[square] a la casilla { $to }.
}
web-do-revive = Tu diablillo vuelve: ¿a qué peldaño?
web-do-back = Tu diablillo llega al peldaño { $step }.
web-do-sacrilege = ¿Qué loseta giras por 3 gemas?
web-do-turn = Giras la loseta de la casilla { $square } por 3 gemas.
web-do-card = Juegas { $card }.
web-do-angel = Juegas { $card }: un diablillo muerto llega al peldaño { $to }.
web-do-trident = Juegas { $card } contra el diablillo de la casilla { $to }.
web-do-add = Añades { $card }.
web-do-discard = Descartas { $card }.

web-tool-imp = Mover un diablillo
web-tool-turn = Girar una loseta
web-tool-imps = Diablillos: ponerlos o quitarlos
web-tool-tiles = Losetas
web-card-back = Devolver { $card } al mazo
web-card-add = Otra carta para { $name }
web-gems-of = Gemas

web-tile-death = Muere el diablillo que se detiene aquí.
web-tile-angel = Devuelve un diablillo muerto.
web-tile-treasure = Da gemas: se sacan el doble que diablillos tengas en el recorrido, y las rojas son tuyas.
web-tile-card = Da una carta.
web-tile-banana = El diablillo resbala una casilla más.
web-tile-return = El diablillo vuelve a la loseta igual más cercana de las que ha dejado atrás; si no hay, a casa.

## La terminal: acciones en palabras, y lo que se puede leer en el sitio.

phrase-buy = { $count ->
    [0] terminar el turno
    [one] terminar el turno y comprar una carta
   *[other] terminar el turno y comprar { $count } cartas
}
text-card-d = { web-use-d }
text-card-w = { web-use-w }
text-card-b = { web-use-b }
text-card-a = { web-use-a }
text-card-t = { web-use-t }
text-card-g = { web-use-g }
text-card-c = { web-use-c }
board-player-short = †{ $dead } trono { $throne }/{ $target } gemas { $gems } cartas { $cards }
web-last-rounds = { $left ->
    [one] Es la última ronda
   *[other] Quedan { $left } rondas
}: después cuentan los diablillos del trono y lo que hayan avanzado los demás.
web-quiet-rounds = { $left ->
    [one] Si ningún diablillo llega al trono en esta ronda, acaba la partida
   *[other] Si ningún diablillo llega al trono en { $left } rondas más, acaba la partida
}: entonces cuentan los diablillos del trono y lo que hayan avanzado los demás.
web-threat = A { $name } le falta un solo diablillo en el trono para ganar.
diagram-D35 = Con un 4 el diablillo rojo va de la casilla 7 a la 11; la loseta que deja se da la vuelta, y en la 11 espera la muerte.
diagram-D42 = Una lucha por la casilla 21: el rojo tiene 4 y el amarillo 6, así que el rojo necesita 6 por lo menos.
