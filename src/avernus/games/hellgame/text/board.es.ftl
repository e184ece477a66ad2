# Why: the rule that matters now
why-swap-demon = Se roba otro en su lugar; el cambio cuesta tu favor inicial.
why-place-first = Empieza en una de las cinco secciones que controlas.
why-card-choice = El efecto lo deja en tus manos.
why-discard = Nadie guarda más de cinco Arcanos; la carta va, sin mostrarse, al fondo del mazo.
why-upkeep-unpaid = Cada legión y lugarteniente cuesta un alma por turno; quien no cobra deserta.
why-macina-pay = Sin pagar, sigue en la mesa y no hace nada este turno.
why-deal-offer = Solo cambian de mano favores libres y disfavores existentes.
why-deal-reply = Nada cambia si no aceptas.
why-deserter = Su amo no pudo pagarle; si todos lo rechazan, deja el infierno.
why-summon-menu = Una legión cuesta 3 almas y una carta Arcana 5, salvo efectos; cada carta de recluta dice su precio.
why-recruit-place = Puede estar donde tengas una legión.
why-action-menu = Es el de mayor rango entre los que esperan. Una acción por turno; señala una carta para lanzarla, pasar con ella o andar por la Tierra.
why-counter = Solo ahora se puede parar; el demonio que contrarresta ha gastado su acción.
why-support = La suma de símbolos ha de alcanzarse al lanzar el hechizo, con un demonio en el mismo lugar; si no, la acción se pierde.
why-march-select = Mueve una unidad por cada calavera; un lugarteniente lleva legiones consigo.
why-march-step = Las legiones marchan dos secciones, los lugartenientes tres; las unidades hostiles detienen la marcha.
why-pass-request = Si todos los presentes lo conceden puedes seguir; si no, entras como enemigo y has de parar.
why-pass-grant = Si todos lo conceden pueden seguir; si no, entran como enemigos y han de parar.
why-flee-decision = La huida sigue el dado de la brújula; quien aguanta quizá luche en la fase de Combate.
why-flee-carry = Se lleva tantas legiones como su mando; las demás tiran por su cuenta.
why-flee-direction = Los dos dados del lugarteniente te dejan elegir.
why-influence-target = Las dispersadas dejan el mapa; las convertidas cambian de bando.
why-influence-bribe = Cada alma baja esta tirada en uno, y ha de quedar en corazones o menos; el soborno se pierde pase lo que pase.
why-new-owner = La unidad ha sido persuadida de dejar a su amo.
why-conspire-pick = Reemplaza al instante el suceso permanente de su caja; las demás cartas se descartan.
why-cast-target = Está marcado todo lo que puede ser objetivo de la carta.
why-court = El favor se pierde siempre; el mejor pretendiente tira contra corazones y la guía este turno.
why-lilith-step = Lo que hace a las unidades que encuentra depende de su aspecto.
why-avoid = Solo se evita si todos quieren la paz y la sección los mantiene.
why-name-foe = Quien más unidades tiene aquí nombra al rival; los demás eligen bando.
why-choose-side = Luchas junto a uno de ellos en este combate.
why-join = Sus calaveras salvan a tus legiones y solo se lanzan las cartas que lleva; un demonio se une a un combate por turno.
why-carry = Solo las cartas llevadas se pueden lanzar en este combate.
why-quick = Entonces se acierta con 4 o más en vez de 6; basta un no.
why-cast-first = Tus demonios tienen más estrellas.
why-combat-cast = La magia va antes de los dados del asalto.
why-target = Cada atacante nombra a un enemigo antes de tirar.
why-assign-hit = Cada unidad recibe un golpe antes de que alguna reciba el segundo; luego cada golpe se salva con un dado o mata.
why-flee-order = Tu demonio tiene más calaveras que nadie en este combate.
why-combat-flee = Quien se queda lucha otro asalto; quien huye sigue la brújula y pierde aquí el derecho de victoria.
why-allies = Con paz compartís la sección; basta que uno quiera luchar para un nuevo combate.
why-petition-menu = Necesitas una legión sola en la sección: cuesta un favor libre o, para quien venció allí este turno, una tirada de disfavor.
why-show-sixes = Tres Arcanos con un 6 impreso ganan al instante; se pregunta a quien pudiera tenerlos.
why-remove-disfavor = Los disfavores atan tus favores y estropean tus tiradas.
why-ability = Siempre puedes renunciar.
why-reroll = Vale el segundo resultado.

# Phases: what happens now, and why
now-setup = Preparación: demonios, cinco secciones y una primera legión para cada cual.
now-hell = Infierno: un suceso, un fenómeno en algún lugar del mapa y nuevos Arcanos para los bien vistos. (H8)
now-souls = Almas: cada cual recauda de secciones y de la Tierra, y paga legiones y lugartenientes. (H9)
now-summoning = Invocación: empieza el más rico; se compran legiones, lugartenientes, sabuesos y cartas. (H10)
now-action = Acción: los demonios actúan uno a uno según la Escala de Rangos. (H11)
now-random = Movimiento aleatorio: Uriel, Lilith y los sabuesos en furia van adonde manda la brújula. (H16)
now-combat = Combate: las unidades hostiles de una sección luchan asalto a asalto, primero el mayor combate. (H17)
now-petitions = Peticiones: vencedores y favoritos piden secciones a Lucifer. (H18)
now-final = Final: tres seises o un círculo entero ganan; los demonios caídos intentan recuperarse. (H19)

# Answers in advance
answer-counter-turn = No contrarrestar este turno
answer-counter = No contrarrestar nunca
answer-refuse = Negar siempre el paso
answer-grant = Conceder siempre el paso
answer-enter = No pedir nunca paso
answer-no-deals = Nada de tratos
answer-no-court = No cortejar a Lilith
answer-no-join = Los demonios no entran en combates este turno
answer-no-magic = Sin magia en combates este turno
answer-stand = No huir este turno
answer-myself = Quiero responder yo aunque solo haya una respuesta posible

# The board
web-of = de { $name }
web-of-freebooters = de los filibusteros
web-unclaimed = sin dueño
web-yields = rinde { $souls ->
        [one] 1 alma
        *[other] { $souls } almas
    }
web-wise = rinde cartas Arcanas por dado
web-pile-legion = { $count ->
        [one] 1 legión
        *[other] { $count } legiones
    }
web-pile-lieutenant = { $count ->
        [one] 1 lugarteniente
        *[other] { $count } lugartenientes
    }
web-pile-hound = { $count ->
        [one] 1 sabueso
        *[other] { $count } sabuesos
    }
web-pile-of = { $what } ({ $owner })
web-phases = Fases del turno
web-turn = Turno { $turn }
web-rank = Escala de Rangos
web-rank-number = rango { $rank }
web-demon-acted = ya actuó
web-demon-earth = en la Tierra
web-demon-down = incapacitado
web-box-empty = Ningún suceso permanente
web-lieutenants = Lugartenientes libres
web-nobody = nadie
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-whole = Mapa entero
web-look = De cerca
web-lilith = Lilith
web-uriel = Uriel
web-effect = Peligro aquí: { $source }
source-event = un suceso
source-heaven = un suceso en el Cielo
source-earth = un suceso en la Tierra
source-hell = un suceso en el Infierno
source-phenomenon = un fenómeno
source-arcana = una carta Arcana
source-macina = una Macina
source-ability = la habilidad de un demonio
source-table = una tabla
web-no-units = Aquí no hay unidades.
web-skulls = calaveras
web-stars = estrellas
web-hearts = corazones
web-on-earth = En la Tierra
web-in-hell = En el Infierno
web-incapacitated = incapacitado hasta sacar { $number } o más en la fase Final
web-must-pass = debe Pasar del Todo
web-cost-x = X almas
web-cost-souls = { $count ->
        [one] 1 alma
        *[other] { $count } almas
    }
web-cost-favors = { $count ->
        [one] 1 favor
        *[other] { $count } favores
    }
web-cost-disfavor = trae { $count ->
        [one] 1 disfavor
        *[other] { $count } disfavores
    }
web-cost-free = gratis
web-upkeep = mantenimiento { $count }
web-support = requiere { $amount } { $stat } en total
minor-pass = Pasar
minor-double_pass = Pasar 2
minor-triple_pass = Pasar 3
minor-walk_the_earth = Andar { $souls }
minor-recruit_lieutenant = Reclutar { $souls }
timing-action = Acción
timing-combat = Combate
timing-counter = Contra
timing-play_right_away = Al instante
timing-macina = Macina
castplace-hell = en el Infierno
castplace-earth = en la Tierra
castplace-any = en cualquier lugar
web-six = Un seis: tres ganan la partida
web-minor = El arcano menor: el otro uso de la carta
web-hand = Arcanos
web-hell-card = Carta de Infierno
web-looked = Ves { $cards }.
web-looked-none = Ves { $cards }: ninguna es permanente.
web-carried = con { $demon }
web-works = funciona
web-idle = parada
web-hand-empty = No tienes cartas.
web-purse = Lo que tienes
web-souls = { $count ->
        [one] 1 alma
        *[other] { $count } almas
    }
web-souls-word = almas
web-favors-word = favores
web-disfavors-word = disfavores
web-reserve-word = legiones libres
web-joined = { $demon } se ha unido
web-round = Asalto { $round }
web-dice = dados ({ $need } acierta)
web-hits-word = impactos
web-hits = { $count ->
        [one] un impacto
        *[other] { $count } impactos
    }
web-saves = Salvaciones:
web-lost-now = Destruido: { $units }.
web-rounds-past = Los asaltos anteriores
web-chart-legend = En una sección: sus almas y la letra de su dueño; luego R2 dos legiones rojas, T un lugarteniente, H un sabueso, f filibusteros, w un sabueso en furia, U Uriel, Q Lilith, ! peligro.
web-scored = { $count } { $count ->
    [one] impacto
   *[other] impactos
}
web-lost-none = Sin bajas.
web-fight-how = Cada legión tira un dado, cada sabueso su número: 6 acierta y el lugarteniente suma su bono. Las legiones se salvan con 1, o con las calaveras de un demonio unido; los demás con 4 o menos.
web-fight-quick = Combate rápido: 4 o más acierta.
web-triumvirate = Tu triunvirato
web-deal-give-favors = dar { $count ->
        [one] 1 favor
        *[other] { $count } favores
    }
web-deal-give-disfavors = y { $count ->
        [one] 1 disfavor
        *[other] { $count } disfavores
    }
web-deal-take-favors = por { $count ->
        [one] 1 favor
        *[other] { $count } favores
    }
web-deal-take-disfavors = y { $count ->
        [one] 1 disfavor
        *[other] { $count } disfavores
    } de vuelta
web-trade-disfavors = y por asumir { $count ->
        [one] 1 disfavor
       *[other] { $count } disfavores
    }
web-cast-x = lanzar con { $x ->
        [one] 1 alma
        *[other] { $x } almas
    }
web-join-cards = { $demon } con { $count ->
        [0] ninguna carta
        [one] 1 carta
        *[other] { $count } cartas
    }
web-bribe = { $count ->
        [0] sin soborno
        [one] 1 alma
        *[other] { $count } almas
    }
web-cast-card-x = lanzar { $card } con { $x ->
        [one] 1 alma
       *[other] { $x } almas
    }
web-leaves-earth = { $deed } (deja la Tierra)
web-use-ability = Habilidad: { $ability }
web-status = { $souls } { $souls ->
    [one] alma
   *[other] almas
    }, { $favors } { $favors ->
    [one] favor
   *[other] favores
    }, { $disfavors } { $disfavors ->
    [one] disfavor
   *[other] disfavores
    }, { $cards } { $cards ->
    [one] carta
   *[other] cartas
    }, { $sections } { $sections ->
    [one] sección
   *[other] secciones
    }
web-sections = { $count ->
        [one] 1 sección
        *[other] { $count } secciones
    }

# Kinds of things that parameters name
kind-start = area
kind-place = area
kind-areas = area
kind-who = troop
kind-unit = troop
kind-action = against
kind-box = zone
word-against-arcana = lanza un hechizo
word-against-march = una Marcha
word-against-diplomacy = diplomacia
word-against-walk = Andar por la Tierra
word-zone-heaven = Cielo
word-zone-earth = Tierra
word-zone-hell = Infierno
word-deed-march = Marcha
word-deed-leave = dejar la Tierra
word-deed-influence = influir en unidades
word-deed-atone = hacer penitencia
word-deed-conspire = conspirar
word-deed-deeds = malas obras
word-deed-cast = magia
word-deed-walk = Andar por la Tierra
word-deed-support = apoyar
word-deed-halt = marcha
word-mode-disperse = dispersar
word-mode-turn = hacer cambiar de bando
word-target-none = nadie
word-label-banish-uriel = Uriel deja el infierno
word-label-banish-lilith = Lilith deja el infierno
word-label-lose_souls-3 = pagar 3 almas
word-label-disperse_units-1 = dispersar una legión
word-label-other = lo que dice la carta
word-deed-ability = habilidad
word-result-devoured = la legión es devorada
word-result-nothing = solo aullidos
word-result-tamed = domado
word-result-tamed_choice = domado, el mejor de dos
word-result-absolved = dos disfavores perdonados
word-result-forgiven = un disfavor perdonado
word-result-ignored = sin respuesta
word-result-scorned = desdeñado: un disfavor más
word-granted-yes = sí
word-granted-no = no
word-accepted-yes = sí
word-accepted-no = no
word-deny-enter = entrar
word-deny-leave = salir
word-deny-through = atravesar
word-deny-flee = huir
word-deny-combat = combatir
word-deny-collect = recaudar almas
word-deny-summon = invocar
word-deny-petition = pedir secciones
word-deny-arcana = lanzar Arcanos
word-kind-antehell_exit = salida del Antehell
word-kind-atonement = penitencia
word-kind-combat = combate
word-kind-disfavor = disfavor
word-kind-duel = duelo
word-kind-evil_deeds = malas obras
word-kind-flee = huida
word-kind-influence = influencia
word-kind-recovery = recuperación
word-kind-recruit = recluta
word-kind-save = salvaciones
word-kind-skulls = calaveras
word-kind-souls = almas
word-kind-taming = doma
word-kind-uriel_judgement = juicio de Uriel
word-kind-woo = cortejo
word-kind-hearts = corazones
word-kind-stars = estrellas
word-kind-other = otros
word-cause-none = El efecto

# Buttons that say enough to choose
web-exchange = Cambiar a { $demon }
web-side = { $side }: { $who }
web-deal = Ofrecer a { $partner } { $give } a cambio de { $take }
web-deal-nothing = nada
web-deal-favors = { $count ->
        [one] un favor
       *[other] { $count } favores
    }
web-deal-disfavors = { $count ->
        [one] un disfavor
       *[other] { $count } disfavores
    }
web-deal-souls = { $count ->
        [one] un alma
       *[other] { $count } almas
    }
web-chance = { $text } · { $percent } %
web-chance-away = { $text } · { $percent } % de escapar
web-chance-win = { $text } · { $percent } % de ganar
web-use-pass = pasar con { $card }
web-use-walk = andar por la Tierra con { $card }
web-use-recruit = reclutar con { $card }
web-summon-in = una legión en { $area }
web-support-spell = { $who }: { $card }
web-soul-for = un alma para { $who }
web-muster = legiones en hasta { $count } secciones
web-muster-each = una legión en cada una de las { $count }
web-muster-go = invocar { $count ->
        [one] una legión
       *[other] { $count } legiones
    }
web-muster-not = de una en una
web-mustering-how = Hasta { $count } en una sola respuesta: en el mapa o por su nombre.
web-here = Aquí: { $who }.
web-skulls-tip = Calaveras: cuántas unidades mueve una Marcha del demonio y con qué se salvan sus legiones
web-stars-tip = Estrellas: cuántas cartas lleva el demonio a un combate y contra qué se tiran los hechizos
web-hearts-tip = Corazones: contra qué se tiran la influencia, la penitencia y las malas obras
web-favors-tip = Favores de Lucifer: compran secciones; cada disfavor ata uno
web-disfavors-tip = Disfavores: cada uno ata un favor y estropea las peticiones
web-reserve-tip = Legiones que aún puedes invocar
web-march-units = { $deed } · { $count ->
        [one] 1 unidad
       *[other] { $count } unidades
    }
web-saves-on = { $text } · salva con { $skulls }
web-force = { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    } · de media { $hits } impactos y { $losses } bajas por asalto
web-force-wins = Gana el { $wins } % de las veces si todos siguen luchando.
web-lieutenant-tip = { $who }: manda { $led ->
        [one] una legión
       *[other] { $led } legiones
    } y suma { $bonus } a sus dados de combate; marcha { $moves } secciones, se salva con { $save } o menos.
web-go-from = { $count ->
        [one] una legión
        *[other] { $count } legiones
    } de { $area }
web-leads = { $count ->
        [0] { $unit } sin nadie
        [one] { $unit } con una legión
        *[other] { $unit } con { $count } legiones
    }
web-step-by-step = paso a paso
web-everywhere-avoid = paz en todas partes
web-everywhere-summon-menu = una legión en cada sección tuya
web-everywhere-petition-menu = pedirlas todas
web-buy-cards = comprar { $count } cartas
web-pick-cards = Elige { $count ->
        [one] una carta
        *[other] { $count } cartas
    }
web-begin-summon = invocar una legión
web-begin-support = apoyar un hechizo
web-begin-offer = ofrecer un trato
web-begin-trade = tratar con almas
web-begin-load = llevarse a alguien
web-begin-drop = dejar a alguien
diagram-H5-1 = El rojo controla cuatro secciones del sexto círculo. La quinta, 6.3, ganaría la partida.
diagram-H12-1 = Una Marcha: Cacus conduce dos legiones de 4.1 a 5.1.
