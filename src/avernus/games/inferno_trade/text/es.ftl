title = Inferno, el trueque
tagline = Almas condenadas que cambian de mano mientras cae la arena. Llévate la colección que más vale en tu lista secreta.
credits-rights = La editorial no pone condiciones sobre las reglas; aquí no se usan nombres, textos ni imágenes de la caja.

word-soul-attila = Atila
word-soul-bathory = Erzsébet Báthory
word-soul-bluebeard = Barba Azul
word-soul-caligula = Calígula
word-soul-cattivo = Cattivo
word-soul-dracula = Drácula
word-soul-genghis = Gengis Kan
word-soul-herod = Herodes
word-soul-ivan = Iván el Terrible
word-soul-jack = Jack el Destripador
word-soul-judas = Judas
word-soul-locusta = Locusta
word-soul-lucrezia = Lucrecia Borgia
word-soul-messalina = Mesalina
word-soul-nero = Nerón
word-soul-rasputin = Rasputín
word-soul-torquemada = Torquemada
word-soul-tzu = la emperatriz Tz’u
word-card-attila = { word-soul-attila }
word-card-bathory = { word-soul-bathory }
word-card-bluebeard = { word-soul-bluebeard }
word-card-caligula = { word-soul-caligula }
word-card-cattivo = { word-soul-cattivo }
word-card-dracula = { word-soul-dracula }
word-card-genghis = { word-soul-genghis }
word-card-herod = { word-soul-herod }
word-card-ivan = { word-soul-ivan }
word-card-jack = { word-soul-jack }
word-card-judas = { word-soul-judas }
word-card-locusta = { word-soul-locusta }
word-card-lucrezia = { word-soul-lucrezia }
word-card-messalina = { word-soul-messalina }
word-card-nero = { word-soul-nero }
word-card-rasputin = { word-soul-rasputin }
word-card-torquemada = { word-soul-torquemada }
word-card-tzu = { word-soul-tzu }
word-card-attila2 = { word-soul-attila } (2)
word-card-bathory2 = { word-soul-bathory } (2)
word-card-bluebeard2 = { word-soul-bluebeard } (2)
word-card-caligula2 = { word-soul-caligula } (2)
word-card-cattivo2 = { word-soul-cattivo } (2)
word-card-dracula2 = { word-soul-dracula } (2)
word-card-genghis2 = { word-soul-genghis } (2)
word-card-herod2 = { word-soul-herod } (2)
word-card-ivan2 = { word-soul-ivan } (2)
word-card-jack2 = { word-soul-jack } (2)
word-card-judas2 = { word-soul-judas } (2)
word-card-locusta2 = { word-soul-locusta } (2)
word-card-lucrezia2 = { word-soul-lucrezia } (2)
word-card-messalina2 = { word-soul-messalina } (2)
word-card-nero2 = { word-soul-nero } (2)
word-card-rasputin2 = { word-soul-rasputin } (2)
word-card-torquemada2 = { word-soul-torquemada } (2)
word-card-tzu2 = { word-soul-tzu } (2)
word-special-SO = Scambio Obbligato
word-special-BA = Buona Azione
word-special-GS = Grande Scambio
word-way-left = a la izquierda
word-way-right = a la derecha
word-driver-turns = por turnos
word-driver-live = con reloj de arena en vivo
word-driver-ticks = por pulsos
word-seat-all = todos
word-choice-list = entregar la lista
word-choice-ready = todo listo
word-choice-done = terminar
word-choice-wait = esperar, en medios segundos:
word-choice-flip = girar el reloj
word-choice-answer = responder a la oferta
word-choice-withdraw = retirar la oferta
word-choice-yes = sí
word-choice-no = no
word-choice-offer = ofrecer
word-choice-for = a cambio de
word-choice-take = tomar
word-choice-pass = pasar

prompt-list = Da a cada una de las dieciocho almas un valor del 1 al 18, sin repetir ninguno. Nadie más verá tu lista.
prompt-wait-list = Tu lista está entregada; otros siguen escribiendo.
prompt-deal = Se están repartiendo las cartas.
prompt-ready = Mira las cartas de la mesa. ¿Empezamos?
prompt-wait-ready = El reloj se gira en cuanto todos lo confirmen.
prompt-open = { $glass ->
    [empty] El reloj está vacío: sigue negociando o gíralo. Ha terminado la vuelta { $run } de { $runs }.
   *[running] ¡A negociar! Vuelta { $run } de { $runs }.
}
prompt-watch = { $glass ->
    [empty] El reloj está vacío tras la vuelta { $run } de { $runs }; cualquiera puede girarlo.
   *[running] Todos negocian: vuelta { $run } de { $runs }.
}
prompt-slot = { $glass ->
    [empty] Te toca: responde a las ofertas y después haz hasta { $left } ofertas; el reloj y las cartas especiales, en cualquier momento. Ha terminado la vuelta { $run } de { $runs }.
   *[running] Te toca: responde a las ofertas y después haz hasta { $left } ofertas; las cartas especiales, en cualquier momento. Vuelta { $run } de { $runs }.
}
prompt-slot-offers = { $left ->
    [one] Puedes hacer una oferta más o terminar.
   *[other] Puedes hacer { $left } ofertas más o terminar.
}
prompt-interject = Le toca a { $seat }. Puedes jugar una carta especial o dejarlo pasar.
prompt-slot-opening = Primera ronda: { $left ->
    [one] haz una oferta o termina.
   *[other] haz hasta { $left } ofertas o termina.
} Se responde a partir de la segunda ronda.
prompt-slot-answers = Segunda ronda: responde a las ofertas que te han hecho y termina. Las ofertas nuevas vienen a partir de la tercera ronda.
prompt-wait-slot = Le toca a { $seat }.
prompt-wait-tick = { $seat } está pensando.
prompt-so-pick = { $seat } te quita a { $card-name }. ¿Qué carta de { $seat } tomas a cambio?
prompt-wait-so = { $rival } elige una carta de { $seat } a cambio de { $card-name }.
prompt-gs-pick = Grande Scambio: ¿qué carta pasas { $way-name }, a { $other }?
prompt-wait-gs = Grande Scambio: cada cual elige una carta para pasarla { $way-name }.
prompt-over = La partida ha terminado.

event-list-given = { $seat } ha entregado su lista.
event-dealt = { $seat } recibe a { $card-name }.
event-aside = Sobra { $card-name }, que queda aparte.
event-special-dealt = { $seat } recibe una carta especial boca abajo.
event-special-seen = Tu carta especial es { $special-name }.
event-ready = { $seat } puede empezar.
event-opens = La suerte decide: { $seat } abre la primera ronda.
event-started = Se gira el reloj: ¡a negociar!
event-offered = Oferta { $id }: { $author } ofrece a { $partner } { $gives ->
    [0] nada
   *[other] { $give-name }
} a cambio de { $wants ->
    [0] nada
   *[other] { $want-name }
}.
event-cried = Oferta { $id }: { $author } ofrece a todos { $gives ->
    [0] nada
   *[other] { $give-name }
} a cambio de { $wants ->
    [0] nada
   *[other] { $want-name }
}.
event-countered = Oferta { $id }, en respuesta a la { $re }: { $author } ofrece a { $partner } { $gives ->
    [0] nada
   *[other] { $give-name }
} a cambio de { $wants ->
    [0] nada
   *[other] { $want-name }
}.
event-traded = { $partner } acepta la oferta { $id }: { $author } da { $gives ->
    [0] nada
   *[other] { $give-name }
} y recibe { $wants ->
    [0] nada
   *[other] { $want-name }
}.
event-declined = La oferta { $id } de { $author } es rechazada.
event-withdrawn = { $author } retira la oferta { $id }.
event-void = La oferta { $id } de { $author } queda sin efecto: una de sus cartas ya no está disponible.
event-expired = La oferta { $id } de { $author } ha caducado.
event-lapsed = La oferta { $id } de { $author } decae.
event-so-played = ¡Scambio Obbligato! { $seat } exige { $card-name } a { $rival }.
event-so-done = { $seat } recibe { $card-name } y { $rival } recibe { $pick-name }; las dos cartas quedan boca abajo para siempre.
event-gs-played = ¡Grande Scambio! { $seat } hace que todos pasen una carta { $way-name }.
event-gs-picked = { $seat } ha elegido una carta.
event-gs-passed = { $seat } pasa { $card-name } a { $other }.
event-ba-played = ¡Buona Azione! { $seat } hace que se arrepienta { $soul-name }: esa alma sale del juego.
event-ba-lowered = ¡Buona Azione! { $seat } hace que se arrepienta { $soul-name }: esa alma vale siete menos para todos.
event-flipped = { $seat } gira el reloj: vuelta { $run }.
event-flipped-itself = Nadie ha girado el reloj y se gira solo: vuelta { $run }.
event-last-run = Es la última vuelta: cuando caiga toda la arena se acaba la partida.
event-emptied = El reloj está vacío: ha terminado la vuelta { $run }.
event-slot = Le toca a { $seat }.
event-late = { $seat } no ha respondido a tiempo: le corresponde { $card-name }, lo que menos vale en su lista.
event-counted = Las almas de { $seat } valen { $score }.
event-ended-best-devil = { $winner } es el mejor diablo del día, con { $score } puntos.
event-ended-shared = Victoria compartida con { $score } puntos cada uno: { $winners }.
event-ended-best-soul = Con { $score } puntos, igual que otros, gana { $winner } por tener el alma más valiosa.

end-best-devil = { $winner } es el mejor diablo del día.
end-shared = Victoria compartida: { $winners }.
end-best-soul = Empate a puntos; gana { $winner } por el alma más valiosa.

refusal-game-over = Ha caído el último grano; la partida ha terminado.
refusal-not-started = Todavía no se ha girado el reloj.
refusal-list-given = Las listas se entregan una sola vez, antes del reparto.
refusal-ready-given = Ya lo has dicho.
refusal-interrupted = { $special-name } detiene el juego hasta que se responda.
refusal-not-your-slot = Le toca a { $mover }.
refusal-not-asked-yet = Ahora se pregunta a { $mover }.
refusal-other-driver = Eso no se hace en una partida { $driver-name }.
refusal-natures-own = Ni las cartas ni el tiempo los reparte un jugador.
refusal-players-own = Eso solo lo hacen los jugadores.
refusal-to-nobody = No existe ese jugador.
refusal-to-self = No puedes negociar contigo mismo.
refusal-gift = En un intercambio hay al menos un alma por cada lado: no se hacen regalos.
refusal-give-fixed = No puedes dar { $cards-name }: una carta puesta boca abajo por Scambio Obbligato queda fija.
refusal-give-not-own = No puedes dar { $cards-name }: no te pertenece.
refusal-want-fixed = No se puede pedir { $cards-name } a { $partner }: una carta puesta boca abajo por Scambio Obbligato queda fija.
refusal-want-moved = { $partner } no tiene { $cards-name }.
refusal-list-wrong = Una lista da a cada una de las dieciocho almas un valor del 1 al { $most }, cada valor una sola vez.
refusal-too-many = Cada lado de una oferta tiene como mucho { $most } cartas; un trato mayor son dos ofertas.
refusal-six-open = Tienes seis ofertas abiertas; retira una antes.
refusal-no-more-offers = Has hecho todas las ofertas que un jugador puede hacer en una partida.
refusal-opening-round = En la primera ronda solo se hacen ofertas; se responde a partir de la segunda.
refusal-answering-round = En la segunda ronda se responde a las ofertas de la primera; las nuevas vienen a partir de la tercera.
refusal-answers-first = Primero se responde; ahora solo puedes hacer más ofertas, jugar una carta especial o terminar.
refusal-no-such-offer = No ha habido ninguna oferta { $id }.
refusal-offer-gone = La oferta { $id } ya no está abierta.
refusal-not-to-you = La oferta { $id } no se dirige a ti.
refusal-own-offer = La oferta { $id } es tuya.
refusal-lacks-soul = No tienes ninguna carta libre de { $souls-name }.
refusal-to-all = La oferta { $id } está abierta a todos; nadie en particular puede rechazarla.
refusal-not-author = La oferta { $id } no es tuya y no puedes retirarla.
refusal-no-special = No tienes ninguna carta { $special-name }.
refusal-so-self = Scambio Obbligato se juega contra un rival.
refusal-so-fixed = { $card-name } es una carta fija y no se puede exigir.
refusal-so-moved = { $rival } no tiene { $card-name }.
refusal-so-nothing = No tienes ninguna carta libre que dar a cambio.
refusal-gs-nobody = Nadie tiene cartas libres que pasar.
refusal-gs-way = En esta mesa Grande Scambio va en el otro sentido.
refusal-ba-gone = { $soul-name } no está en juego.
refusal-ba-fixed = { $soul-name } tiene una carta fija y está a salvo de las buenas acciones.
refusal-no-question = Ninguna carta especial pregunta eso.
refusal-not-the-rival = Es el rival quien elige.
refusal-pick-not-theirs = { $card-name } no es una carta libre de quien te exige la tuya.
refusal-pick-not-own = { $card-name } no es una carta libre tuya.
refusal-picked = Ya has elegido tu carta.
refusal-nothing-to-pass = No tienes cartas libres, así que no pasas ninguna.
refusal-sand-runs = La arena sigue cayendo; solo se gira un reloj vacío.
refusal-turned-already = Alguien ha sido más rápido: el reloj ya se ha girado.
refusal-time-back = El tiempo no corre hacia atrás.
refusal-sand-stands = La arena no corre hasta que se responda a { $special-name }.
refusal-asleep = Has dicho que esperas; te despertará algo que te concierna o el tiempo que has dicho.
refusal-not-that-question = No es esa la pregunta que está abierta.
refusal-no-such-action = No existe esa acción en Inferno.

option-driver = Qué mueve la partida: turnos, el reloj de arena en vivo o pulsos para bots
value-driver-turns = turnos
value-driver-live = el reloj de arena en vivo
value-driver-ticks = pulsos, para bots
option-runs = Cuántas veces corre el reloj
option-series = Series de almas en juego: con dos o tres jugadores el libro usa una
option-glass-ms = Cuántos milisegundos corre la arena, donde hay reloj
option-specials-any-time = En una partida por turnos, las cartas especiales se juegan también en el turno de los demás
option-forced-face-down = Las cartas de Scambio Obbligato quedan boca abajo para los demás
option-allow-gifts = Un lado del intercambio puede quedar vacío
option-private-offers = Solo los dos interesados conocen una oferta
option-offer-ttl-ms = Una oferta caduca al cabo de tantos milisegundos (0: nunca)
option-idle-limit-ms = Un reloj vacío se gira solo al cabo de tantos milisegundos (0: nunca)
option-interrupt-timeout-ms = Milisegundos para responder a una carta especial antes de que valga la carta que menos vale en la propia lista
option-sand-runs-in-interrupt = La arena sigue cayendo mientras se responde a una carta especial
option-buona-azione = Buona Azione retira un alma o le resta siete
value-buona-azione-remove = retira un alma
value-buona-azione-minus7 = resta siete a un alma
option-grande-direction = Quién decide el sentido de Grande Scambio
value-grande-direction-choose = quien lo juega
value-grande-direction-left = siempre a la izquierda
value-grande-direction-right = siempre a la derecha
option-tiebreak = El empate se comparte o lo rompe el alma más valiosa
value-tiebreak-none = el empate se comparte
value-tiebreak-best-soul = decide el alma más valiosa
option-rounds-per-run = Rondas por cada vuelta del reloj, en una partida por turnos
option-max-idle-rounds = Rondas hasta que un reloj vacío se gira solo, en una partida por turnos
option-first-round = Ofertas que cada cual hace en la primera ronda, en una partida por turnos
option-second-round = La segunda ronda de una partida por turnos
value-second-round-all = respuestas y ofertas nuevas
value-second-round-answers = solo respuestas
value-second-round-halves = solo respuestas, la última mitad de la mesa desde el final

preset-turns = Por turnos: cada cual a su ritmo
preset-live = En vivo: todos a la vez, seis minutos de arena
preset-ticks = Para bots: una acción cada uno, cada medio segundo
preset-full-market = Mercado lleno: las dos series de almas, también con dos o tres jugadores
preset-italian = En vivo, como en algunas mesas italianas: dos vueltas, siempre a la derecha, arrepentirse resta siete

board-still = Antes del primer giro del reloj
board-running = Vuelta { $run } de { $runs }, quedan { $left }
board-slots = Vuelta { $run } de { $runs }, { $left ->
    [one] queda un turno
   *[other] quedan { $left } turnos
}
board-empty = Ha terminado la vuelta { $run } de { $runs }: el reloj está vacío
board-over = Ha caído el último grano
board-specials = { $count ->
    [0] ninguna carta especial
    [one] una carta especial
   *[other] { $count } cartas especiales
}
board-fixed = fijas:
board-face-down = { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
}
board-aside = aparte:
board-out = fuera del juego:
board-offers = ofertas abiertas:
board-hand = en tu mano:
board-list = tu lista:
board-total = Tus almas valen ahora { $total }.

how-list = tu propia lista: «values nero,dracula,attila», la más preciada primero; las almas que no nombres van detrás, en el orden de la lista
how-offer = una oferta a un jugador: «>Jugador 2 nero / attila» da Nerón al Jugador 2 y pide a Atila; «nero+judas» une almas
how-cry = una oferta a todos: «>* nero / attila»
how-counter = otra respuesta a la oferta 3: «re#3 nero / attila» da Nerón y pide a Atila

web-status = { $souls ->
    [one] un alma
   *[other] { $souls } almas
}, { $specials ->
    [0] ninguna carta especial
    [one] una carta especial
   *[other] { $specials } cartas especiales
}
web-stall = { $name }: { $souls ->
    [one] un alma
   *[other] { $souls } almas
}, { $specials ->
    [0] ninguna carta especial
    [one] una carta especial
   *[other] { $specials } cartas especiales
}; los números dicen cuánto valen para ti
web-fixed = fija
web-moved = ya no está
web-nothing = nada todavía
web-your-souls = Tus almas
web-worth = para ti valen:
web-list-in = lista entregada
web-list-out = aún escribe
web-is-ready = ya está
web-not-ready = mira las cartas
web-asks-for = pide { $soul }
web-slot = le toca
web-has-chosen = ha elegido
web-chooses = está eligiendo
web-passes-none = no pasa nada
web-not-dealt = Las cartas se reparten cuando todos han entregado su lista.
web-no-souls = No le quedan almas.
web-special-SO = cambio forzoso
web-special-BA = buena acción
web-special-GS = gran intercambio
web-glass = El reloj de arena; suelta aquí un alma para ofrecerla a todos
web-glass-still = aún sin girar
web-run = vuelta { $run } de { $runs }
web-slots = { $count ->
    [one] queda un turno
   *[other] quedan { $count } turnos
}
web-sand-stands = La arena se detiene hasta que se responda a la carta especial.
web-last-run = Es la última vuelta. Cuando caiga el último grano, se acabó.
web-glass-empty = El reloj está vacío. Cualquiera puede girarlo, y se sigue negociando.
web-glass-empty-idle = El reloj está vacío. Cualquiera puede girarlo; se girará solo en { $left }.
web-glass-note = Cuando el reloj esté vacío, cualquiera puede girarlo.
web-flip = Girar el reloj
web-offers = Ofertas
web-open-count = { $count ->
    [one] una abierta
   *[other] { $count } abiertas
}
web-no-offers = No hay ofertas abiertas. Señala una de tus almas y una de las suyas, o arrastra una sobre la otra.
web-no-offers-watching = No hay ofertas abiertas.
web-far = { $author } ofrece a { $partner } { $give } por { $want }
web-far-all = { $author } ofrece a todos { $give } por { $want }
web-his-to-you = { $name } te ofrece
web-his-to-all = { $name } a todos
web-mine-to = Ofreces a { $name }
web-mine-to-all = Ofreces a todos
web-you-get = Recibes
web-you-give = Das
web-gain = { $sum } para ti
web-accept = Aceptar
web-counter = Contraoferta
web-refuse = Rechazar
web-hide = Ocultar
web-withdraw = Retirar
web-you-lack = Te falta { $souls }.
web-your-offer = Tu oferta
web-your-counter = Tu contraoferta a { $name }
web-to-whom = ¿A quién?
web-to = a { $name }
web-to-all = a todos
web-take-out = , quitar
web-send-offer = Enviar la oferta
web-send-counter = Enviar la contraoferta
web-play-special = Jugar la carta
web-cancel = Cancelar
web-say-it = Decirlo
web-so-how = Señala el alma que exiges. Su dueño se lleva después una de las tuyas.
web-so-ready = Exiges { $soul } a { $name }, que se lleva a cambio una de tus almas. Las dos cartas quedan fijas para siempre.
web-ba-how = Señala el alma que va a arrepentirse.
web-ba-ready = { $soul } se arrepiente.
web-gs-how = Todos pasan un alma. ¿Hacia dónde?
web-gs-way = { $way }, la tuya a { $name }
web-room-stops = la sala se detiene
web-so-asked = { $name } se lleva tu carta { $soul }. Señala el alma que te llevas a cambio.
web-so-waits = { $name } se lleva { $soul } de { $rival }, que está eligiendo un alma a cambio.
web-gs-asked = Todos pasan un alma { $way }. Señala la que pasas tú; nadie la ve hasta que todos hayan elegido.
web-gs-waits = Todos pasan un alma { $way }. Las cartas se muestran cuando todos han elegido.
web-stop-limit = A quien no haya elegido en { $seconds } segundos se le elige una carta.
web-own-pick = Pasas { $soul }.
web-take-it = Llevarme { $soul }
web-pass-it = Pasar { $soul }
web-point-at-one = Señala un alma
web-write-list = Tu lista secreta
web-write-how = La más preciada primero: lo que está arriba del todo vale 18 para ti. Arrastra las almas o muévelas con las flechas.
web-shuffle = Barajar
web-hand-in = Entregar la lista
web-now-worth = { $soul } vale ahora { $value }.
web-up = { $soul }: un puesto arriba
web-down = { $soul }: un puesto abajo
web-secret-list = Tu lista secreta
web-only-you = solo tú ves estos números
web-reveal = Se abren las listas
web-skip = Ver el final
web-counted = { $name }: { $score } puntos
web-best-devil = mejor diablo
web-second = 2.ª
web-ready = Empezar
web-done = Hecho
web-wait = Esperar { $seconds } s
web-hint-wait = Ahora mismo ningún trato merece la pena: un bot esperaría.
web-how-to-offer = Señala lo que das y lo que quieres; las reglas juzgan cualquier trato.

phrases = Frases rápidas
    .deal = ¡Trato hecho!
    .no-deal = No hay trato.
    .more = Añade algo más.
    .less = Es demasiado.
    .almost = Casi. Inténtalo otra vez.
    .last-word = Es mi última palabra.
    .trick = ¿Me tomas por un santo?
    .hurry = ¡La arena corre!
    .think = Déjame pensar.
    .thanks = Un placer hacer negocios contigo.
    .wish = ¿Quién me vende { $first }?
    .sell = ¿Quién quiere { $first }?
    .trade = { $first } por { $second }, ¿alguien?

## La terminal: acciones en palabras, y lo que se puede leer en el sitio.

text-special-SO = Cambio forzado: nombra a un rival y una de sus cartas libres. Te la quedas, y el rival toma una de tus cartas libres; las dos quedan fijas para siempre. (V41)
text-special-GS = Gran intercambio: cada cual elige en secreto una carta libre, y todas pasan a la vez a la izquierda, o todas a la derecha. (V42)
text-special-BA = Buena acción: un alma en juego sin carta fija se arrepiente, y sus cartas salen de la partida, o vale siete menos, según la mesa. (V43)
web-option-glass-ms = Segundos que corre la arena, donde hay reloj
web-option-offer-ttl-ms = Una oferta caduca al cabo de tantos segundos (0: nunca)
web-option-idle-limit-ms = Un reloj vacío se gira solo al cabo de tantos segundos (0: nunca)
web-option-interrupt-timeout-ms = Segundos para responder a una carta especial antes de que valga la carta de menos valor de la propia lista
diagram-V32 = Rojo ofrece a Atila por Calígula y naranja acepta: las dos almas cambian de sitio.
diagram-V41 = Rojo juega Scambio Obbligato sobre Herodes; naranja toma a Nerón a cambio. Ahora ambas almas están fijas.
