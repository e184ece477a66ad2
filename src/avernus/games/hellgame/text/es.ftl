title = The HellGame

tagline = Tres demonios, nueve círculos: hazte con un círculo entero del infierno.
credits-designer = los creadores de The HellGame, que el reglamento no nombra
credits-rights = Las reglas son de sus creadores; no se usa ningún texto ni dibujo del original.

prompt-swap-demon = ¿Cuál de tus demonios cambias, o te quedas con los tres?
prompt-place-first = ¿Dónde se planta tu primera legión?
prompt-card-choice = { $shape ->
        [labels] { $cause-name }: ¿cuál de estas, en este orden: { $choices-name }?
        [recruit] ¿Qué lugarteniente reclutas?
        [none] { $cause-name }: { $asks ->
            [area] ¿qué sección?
            [unit] ¿qué unidad?
            [demon] ¿qué demonio?
            [card] ¿qué carta?
            [player] ¿qué jugador?
            [zone] ¿qué círculo o caja?
          *[other] ¿qué eliges?
        }
       *[other] Tú dices el dado ({ $roll-name }): ¿qué número?
    }
prompt-discard = Tienes demasiadas cartas: ¿{ $due ->
        [one] cuál descartas
       *[other] cuáles { $due } descartas
    }?
prompt-upkeep-unpaid = { $souls ->
        [0] No tienes almas
        [one] Tu única alma no alcanza para todos
       *[other] Tus { $souls } almas no alcanzan para todos
    }: ¿qué unidad queda sin paga?
prompt-macina-pay = ¿Pagas el mantenimiento de { $card-name }?
prompt-deal-offer = ¿Ofreces a alguien un trato de favores y disfavores?
prompt-deal-reply = { $partner } propone un trato. Recibes: { $favors ->
        [0] { $disfavors ->
            [0] { $souls ->
                [0] nada
                [one] un alma
               *[other] { $souls } almas
            }
            [one] un disfavor{ $souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $souls } almas
            }
           *[other] { $disfavors } disfavores{ $souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $souls } almas
            }
        }
        [one] un favor{ $disfavors ->
            [0] { $souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $souls } almas
            }
            [one] {" y "}un disfavor{ $souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $souls } almas
            }
           *[other] {" y "}{ $disfavors } disfavores{ $souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $souls } almas
            }
        }
       *[other] { $favors } favores{ $disfavors ->
            [0] { $souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $souls } almas
            }
            [one] {" y "}un disfavor{ $souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $souls } almas
            }
           *[other] {" y "}{ $disfavors } disfavores{ $souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $souls } almas
            }
        }
    }. Das: { $take-favors ->
        [0] { $take-disfavors ->
            [0] { $take-souls ->
                [0] nada
                [one] un alma
               *[other] { $take-souls } almas
            }
            [one] un disfavor{ $take-souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $take-souls } almas
            }
           *[other] { $take-disfavors } disfavores{ $take-souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $take-souls } almas
            }
        }
        [one] un favor{ $take-disfavors ->
            [0] { $take-souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $take-souls } almas
            }
            [one] {" y "}un disfavor{ $take-souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $take-souls } almas
            }
           *[other] {" y "}{ $take-disfavors } disfavores{ $take-souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $take-souls } almas
            }
        }
       *[other] { $take-favors } favores{ $take-disfavors ->
            [0] { $take-souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $take-souls } almas
            }
            [one] {" y "}un disfavor{ $take-souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $take-souls } almas
            }
           *[other] {" y "}{ $take-disfavors } disfavores{ $take-souls ->
                [0] {""}
                [one] {" y "}un alma
               *[other] {" y "}{ $take-souls } almas
            }
        }
    }. ¿Aceptas?
prompt-deserter = En { $area-name } { $unit-name } de { $owner } deserta y se te ofrece por un alma. ¿Aceptas?
prompt-summon-menu = Tienes { $souls ->
        [one] { $souls } alma
       *[other] { $souls } almas
    }: ¿qué invocas o compras?
prompt-recruit-place = ¿Dónde se une { $lieutenant } a tus legiones?
prompt-action-menu = { $place ->
        [earth] Actúa { $demon-name }, en la Tierra. La marcha, influir, hacer penitencia y las cartas del infierno lo hacen bajar y acaban su paseo: ¿qué hace tu demonio?
       *[hell] Actúa { $demon-name }: ¿qué hace tu demonio?
    }
prompt-counter = { $deed ->
        [influence] { $demon-name } ({ $owner }) quiere { $mode-name } a { $unit-name } de { $whose-name } en { $area-name }, { $bribes ->
            [0] sin soborno
            [one] con un alma de soborno
           *[other] con { $bribes } almas de soborno
        }
        [halt] Desde { $start-name } { $unit-name } de { $owner }{ $carried ->
            [0] {""}
            [one] {" "}con una legión
           *[other] {" "}con { $carried } legiones
        } va a marchar a tu sección { $area-name }
        [cast] { $demon-name } ({ $owner }) lanza { $cause-name }{ $target ->
            [none] {""}
           *[other] {" "}contra { $target-name }
        }
       *[other] { $demon-name } ({ $owner }) declara: { $deed-name }
    }. ¿Lo contrarrestas?
prompt-march-select = { $demon-name } marcha y aún puede mover { $left ->
        [one] una unidad
       *[other] { $left } unidades
    }: ¿cuáles van, y adónde?
prompt-march-step = En { $area-name }: { $unit-name }{ $unit ->
        [L] { $carried ->
            [0] {""}
            [one] {" "}y otra más
           *[other] {" "}y { $carried } más
        }
       *[other] { $carried ->
            [0] {""}
            [one] {" "}con una legión
           *[other] {" "}con { $carried } legiones
        }
    }, { $steps ->
        [one] queda un paso
       *[other] quedan { $steps } pasos
    }. ¿Adónde va?{ $asking ->
        [0] {""}
       *[other] {""} Más allá de legiones ajenas, a cuyos dueños pides paso: { $beyond-name }.
    }
prompt-pass-request = Hay legiones de { $hosts-name } en { $area-name }: ¿pides derecho de paso para { $unit-name }?
prompt-pass-grant = { $owner } pide pasar por { $area-name } con { $unit-name }{ $unit ->
        [L] { $carried ->
            [0] {""}
            [one] {" "}y otra más
           *[other] {" "}y { $carried } más
        }
       *[other] { $carried ->
            [0] {""}
            [one] {" "}y una legión
           *[other] {" "}y { $carried } legiones
        }
    }. ¿Lo permites?
prompt-flee-decision = En { $area-name } tienes { $mine ->
        [one] una unidad
       *[other] { $mine } unidades
    } contra { $theirs } ({ $enemies-name }): ¿las tuyas huyen o aguantan?
prompt-flee-carry = ¿A quién se lleva { $lieutenant } en la huida?
prompt-flee-direction = ¿Hacia dónde huyen desde { $area-name }?
prompt-influence-target = ¿En qué unidad influye { $demon-name }, y con qué fin?
prompt-influence-bribe = Para { $mode-name } a { $unit-name } de { $whose-name } en { $area-name } cada dado ha de ser { $hearts } o menos. ¿Cuántas almas rebajan la tirada { $roll }?
prompt-new-owner = ¿A quién sirve desde ahora la unidad de { $area-name }?
prompt-conspire-pick = Miras { $cards ->
        [one] una carta de Infierno
       *[other] { $cards } cartas de Infierno
    }: ¿qué permanente juegas, o ninguna?
prompt-cast-target = { $cause-name }: { $asks ->
        [area] ¿sobre qué sección?
        [unit] ¿sobre qué unidad?
        [demon] ¿sobre qué demonio?
        [card] ¿sobre qué carta?
        [player] ¿sobre qué jugador?
        [zone] ¿sobre qué círculo o caja?
       *[other] ¿cuál es su objetivo?
    }
prompt-court = ¿Corteja a Lilith alguno de tus demonios, por un favor?
prompt-lilith-step = Tu demonio guía a Lilith: ¿adónde va desde { $area-name }?
prompt-avoid = ¿Quieres paz o combate en { $area-name }?
prompt-name-foe = { $parties-name } coinciden en { $area-name } y tú tienes más unidades: ¿contra quién luchas? Los demás eligen luego bando.
prompt-choose-side = En { $area-name } el bando 1 es { $first-name } y el bando 2 es { $second-name }: ¿a cuál te unes?
prompt-join = Combate en { $area-name }: { $first-name } contra { $second-name }. { $sent ->
        [0] Aún no se ha unido ningún demonio
        [one] Se ha unido { $joined-name }
       *[other] Se han unido { $joined-name }
    }: ¿cuál de los tuyos se une, y con cuántas cartas?
prompt-carry = ¿Qué { $due ->
        [one] carta llevas
       *[other] { $due } cartas llevas
    } al combate?
prompt-quick = ¿Aceptas un combate rápido en { $area-name }?
prompt-cast-first = En { $area-name } el bando 1 es { $first-name } y el bando 2 es { $second-name }: ¿cuál lanza primero?
prompt-combat-cast = ¿Lanzas una carta llevada en { $area-name }?
prompt-target = En { $area-name } { $unit-name } ataca con { $rolls ->
        [one] un dado
       *[other] { $rolls } dados
    }{ $bonus ->
        [0] {""}
       *[other] {" "}y +{ $bonus }
    }: ¿a quién?
prompt-assign-hit = Te han acertado { $hits ->
        [one] una vez
        *[other] { $hits } veces
    }: ¿qué unidad recibe el siguiente impacto?
prompt-flee-order = En { $area-name } el bando 1 es { $first-name } y el bando 2 es { $second-name }: ¿cuál dice primero si huye?
prompt-support = { $demon-name } apoya un hechizo con su acción: ¿de quién, y cuál?
prompt-combat-flee = Acabó el asalto: ¿tus unidades huyen de { $area-name } o se quedan?
prompt-allies = Tú y tus aliados habéis ganado { $area-name }. ¿Os enfrentáis ahora?
prompt-petition-menu = ¿Por qué sección haces una petición, o has acabado?
prompt-show-sixes = ¿Muestras tres seises?
prompt-remove-disfavor = ¿Entregas favores para librarte de un disfavor?
prompt-ability = ¿Usa { $demon-name } «{ $ability-name }»?
prompt-reroll = Los dados muestran { $dice }: ¿los conservas o vuelves a tirar?
prompt-wait = Se espera a { $mover }.
prompt-chance = Deciden los dados o las cartas.
prompt-over = La partida ha terminado.

event-ability = { $seat }: { $demon-name } usa «{ $ability-name }».
event-all_is_lost = { $seat } lo ha perdido todo: Lucifer le concede { $area-name }, { $legions } legiones y { $souls } almas.
event-atonement = { $seat }: { $demon-name } hace penitencia ({ $result-name }).
event-attacked = { $owner ->
        [FB] Los filibusteros sacan
        [wild] Los sabuesos sacan
       *[other] { $owner } saca
    } { $dice } en { $area-name }: { $hits ->
        [0] ningún impacto
        [one] un impacto
       *[other] { $hits } impactos
    }.
event-avoided = Se evita el combate en { $area-name }.
event-blocked = Peligro en { $areas }: prohibido { $deny-name }.
event-bonus_pay = { $seat } pone un alma sobre { $lieutenant }.
event-bought = { $seat } compra una carta arcana.
event-cancelled = Se anula la acción de { $demon-name } ({ $seat }).
event-captured = Capturan a { $lieutenant } en { $area-name }.
event-card_drawn = { $seat } roba { $card-name }.
event-cards_stolen = { $seat } roba { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } a { $victim }.
event-cast = { $seat }: { $demon-name } lanza { $card-name }.
event-combat = Combate en { $area-name }.
event-countered = { $seat }: { $demon-name } contrarresta con { $card-name }.
event-courts = { $seat }: { $demon-name } corteja a Lilith.
event-deal = { $accepted ->
        [yes] { $seat } y { $partner } cierran un trato.
       *[no] { $seat } ofrece un trato a { $partner }, que lo rechaza.
    }
event-declared = { $seat }: { $demon-name } { $deed ->
        [march] empieza una Marcha
        [influence] intenta influir en una unidad
        [atone] hace penitencia
        [conspire] conspira
        [deeds] hace malas obras
        [leave] deja la Tierra
        [walk] sale a andar por la Tierra
        [support] apoya un hechizo
        [cast] prepara un hechizo
        [ability] usa su habilidad
       *[other] actúa
    }.
event-demon_destroyed = { $demon-name }, de { $seat }, es destruido.
event-demon_revealed = { $seat } tiene al demonio { $demon-name }.
event-descended = { $demon-name } baja al infierno.
event-deserted = Una unidad sin paga de { $owner } en { $area-name } se marcha.
event-deserter_taken = { $seat } acoge a un desertor de { $owner } en { $area-name }.
event-destroyed_by_uriel = En { $area-name } Uriel destruye { $owner ->
        [FB] filibusteros
        [wild] sabuesos en furia
       *[other] unidades de { $owner }
    }.
event-discarded = { $seat } descarta una carta.
event-disfavor_removed = { $seat } se libra de un disfavor.
event-disfavors_gained = { $seat } recibe { $disfavors ->
        [one] un disfavor
       *[other] { $disfavors } disfavores
    }.
event-disfavors_lost = { $disfavors ->
        [0] { $seat } no tiene disfavores que perder.
        [one] { $seat } pierde un disfavor.
       *[other] { $seat } pierde { $disfavors } disfavores.
    }
event-dispersed = { $seat } dispersa una unidad de { $owner ->
        [FB] los filibusteros
        [wild] los sabuesos
       *[other] { $owner }
    } en { $area-name }.
event-duel = { $demon-name } gana el duelo con { $total }.
event-event = Suceso: { $card-name }.
event-evil_deeds = { $seat }: las malas obras de { $demon-name } { $favors ->
        [0] no dan nada
        [one] dan un favor
       *[other] dan { $favors } favores
    }.
event-favor_from_earth = { $seat } gana un favor en la Tierra.
event-favors_gained = { $seat } gana { $favors ->
        [one] un favor
       *[other] { $favors } favores
    }.
event-favors_lost = { $favors ->
        [0] { $seat } no tiene favores que perder.
        [one] { $seat } pierde un favor.
       *[other] { $seat } pierde { $favors } favores.
    }
event-fled = Unidades de { $owner ->
        [FB] los filibusteros
        [wild] los sabuesos
       *[other] { $owner }
    } huyen de { $start-name } a { $area-name }.
event-foe_named = { $seat } nombra a { $other ->
        [FB] los filibusteros
       *[other] { $other }
    } como enemigo en { $area-name }.
event-freebooters_take = Los filibusteros toman { $area-name }.
event-granted = { $seat } recibe { $area-name }.
event-halted = La marcha de { $seat } se detiene ante { $area-name }.
event-hound_moves = El sabueso { $hound-name } corre a { $area-name }.
event-hound_released = El sabueso { $hound-name } anda suelto en { $area-name }.
event-incapacitated = { $demon-name }, de { $seat }, queda fuera de combate.
event-income = { $seat } recauda { $souls ->
        [one] { $souls } alma
       *[other] { $souls } almas
    }.
event-influence_failed = { $seat }: { $demon-name } no convence a nadie.
event-joined = { $seat }: { $demon-name } se une al combate { $cards ->
        [0] sin cartas
        [one] con una carta
       *[other] con { $cards } cartas
    }.
event-last_barking_dog = { $hound-name } es el último perro que ladra en { $area-name }.
event-legion_appears = Aparece en { $area-name } una legión de { $owner ->
        [FB] los filibusteros
        [wild] los sabuesos
       *[other] { $owner }
    }.
event-legion_placed = { $seat } coloca una legión en { $area-name }.
event-lilith_appears = Lilith aparece en { $area-name }.
event-lilith_aspect = Aspecto de Lilith: { $aspect-name }.
event-lilith_gone = Lilith abandona el infierno.
event-lilith_moves = Lilith ({ $aspect-name }) entra en { $area-name }.
event-looked = { $seat } mira la mano de { $victim }.
event-losses = { $units ->
        [0] Nadie cae en { $area-name }.
        [one] Se pierde una unidad en { $area-name }.
       *[other] Se pierden { $units } unidades en { $area-name }.
    }
event-marched = { $seat }: { $who ->
        [L] { $count ->
            [one] una legión va
           *[other] { $count } legiones van
        }
       *[other] { $who-name } va{ $count ->
            [0] {""}
            [one] {" "}con una legión
           *[other] {" "}con { $count } legiones
        }
    } de { $start-name } a { $area-name }.
event-must_pass = { $demon-name }, de { $seat }, debe pasar del todo.
event-over = { $winner } reina en el infierno.
event-passage = { $granted ->
        [yes] { $seat } deja pasar a { $owner } por { $area-name }.
       *[no] { $seat } no deja pasar a { $owner } por { $area-name }.
    }
event-passed = { $seat }: { $demon-name } pasa con { $card-name }.
event-passed_for_good = { $seat }: { $demon-name } pasa del todo.
event-permanent = { $card-name } sigue en vigor, en la caja { $box-name }.
event-petition_failed = { $seat } solicita { $area-name } en vano.
event-petitioned = { $seat } se hace con { $area-name }.
event-phase = Fase: { $phase-name }.
event-phenomenon = Fenómeno en { $areas }: { $phenomenon-name }.
event-played_right_away = { $seat } roba { $card-name }, que se juega en el acto.
event-rampage = El sabueso { $hound-name } se enfurece en { $area-name }.
event-recalled = { $demon-name } vuelve al infierno.
event-recovered = { $demon-name }, de { $seat }, se recupera.
event-recruited = { $seat } recluta a { $lieutenant } en { $area-name }.
event-redealt = { $seat } tenía tres secciones de un círculo: las cinco se reparten de nuevo.
event-revoked = Revocada { $area-name }, que era de { $owner ->
        [FB] los filibusteros
        [wild] los sabuesos
       *[other] { $owner }
    }.
event-rolled = Dados ({ $kind-name }): { $dice }.
event-round = Asalto { $round } en { $area-name }.
event-sections_swapped = { $seat } y { $other } intercambian { $area-name } y { $place-name }.
event-sent_to_earth = { $demon-name } va a la Tierra.
event-side_taken = { $seat } lucha junto a { $other ->
        [FB] los filibusteros
       *[other] { $other }
    } en { $area-name }.
event-souls_from_earth = { $seat }: { $demon-name } recauda { $souls ->
        [one] { $souls } alma
       *[other] { $souls } almas
    } en la Tierra.
event-souls_gained = { $souls ->
        [0] { $seat } no gana almas.
        [one] { $seat } gana { $souls } alma.
       *[other] { $seat } gana { $souls } almas.
    }
event-souls_lost = { $souls ->
        [0] { $seat } no tiene almas que perder.
        [one] { $seat } pierde { $souls } alma.
       *[other] { $seat } pierde { $souls } almas.
    }
event-souls_stolen = { $souls ->
        [0] { $seat } no encuentra nada que robar a { $victim }.
        [one] { $seat } roba { $souls } alma a { $victim }.
       *[other] { $seat } roba { $souls } almas a { $victim }.
    }
event-summoned = { $seat } invoca una legión en { $area-name }.
event-support = { $seat }: { $demon-name } apoya { $card-name } de { $other }.
event-tamed = { $seat } doma al sabueso { $hound-name }.
event-taming = { $seat } intenta domar un sabueso ({ $result-name }).
event-three_sixes = ¡{ $seat } muestra tres seises!
event-turn = Turno { $turn }.
event-turned = { $seat } pasa una unidad de { $owner ->
        [FB] los filibusteros
        [wild] los sabuesos
       *[other] { $owner }
    } en { $area-name } a { $other ->
        [FB] los filibusteros
       *[other] { $other }
    }.
event-turns_left = { $left ->
        [0] Este es el último turno: a su final cuentan las secciones de un círculo.
        [one] La partida acaba dentro de un turno más; entonces cuentan las secciones de un círculo.
       *[other] La partida acaba dentro de { $left } turnos más; entonces cuentan las secciones de un círculo.
    }
event-unit_changed = Una unidad de { $owner ->
        [FB] los filibusteros
        [wild] los sabuesos
       *[other] { $owner }
    } en { $area-name } se dispersa o cambia de bando.
event-unit_moved = Una unidad de { $owner ->
        [FB] los filibusteros
        [wild] los sabuesos
       *[other] { $owner }
    } pasa de { $start-name } a { $area-name }.
event-units_destroyed = { $units ->
        [0] Nadie es destruido en { $area-name }.
        [one] Una unidad es destruida en { $area-name }.
       *[other] { $units } unidades son destruidas en { $area-name }.
    }
event-upkeep = { $seat } paga { $souls ->
        [one] { $souls } alma
       *[other] { $souls } almas
    } de mantenimiento.
event-uriel_called = Llaman a Uriel, que purifica la Tierra.
event-uriel_gone = Uriel desaparece.
event-uriel_moves = Uriel entra en { $area-name }.
event-walks_the_earth = { $seat }: { $demon-name } anda por la Tierra.
event-wise_men = { $cards ->
        [0] Los Sabios no dan ninguna carta a { $seat }.
        [one] Los Sabios dan una carta a { $seat }.
       *[other] Los Sabios dan { $cards } cartas a { $seat }.
    }
event-won = { $seat } gana el combate en { $area-name }.

end-three-sixes = { $winner } gana con tres seises.
end-circle = { $winner } controla un círculo entero y gana.
end-turn-limit = Se acabó el último turno: { $winner } gana por puntos.

refusal-summon = Ahora no puedes invocar una legión ahí.
refusal-recruit = No puedes reclutar con { $action } ahora.
refusal-buy = No puedes comprar: te faltan almas o el mazo está vacío.
refusal-tame = No tienes en el Antehell una legión sin sabueso que aún pueda intentarlo, o no quedan sabuesos.
refusal-bonus = Solo puedes poner almas sobre tus lugartenientes, mientras te queden.
refusal-ability = Esa habilidad no puede usarse ahora.
refusal-act = Ese demonio no puede hacer ahora esa acción.
refusal-pass = No puedes pasar con esa carta ahora.
refusal-walk = Ese demonio no puede ir a la Tierra con esa carta.
refusal-cast = Esa carta no puede lanzarse: falta la carta, el lugar, el coste, el apoyo o el objetivo.
refusal-support = Solo puedes apoyar un hechizo que pida apoyo.
refusal-counter = No puedes contrarrestar con esa carta y ese demonio.
refusal-march-unit = Esa unidad no puede moverse en esta marcha.
refusal-march-step = La unidad no puede ir ahí.
refusal-march-load = El lugarteniente no puede recoger eso aquí.
refusal-march-drop = El lugarteniente no puede dejar eso aquí.
refusal-march-stop = Un lugarteniente solo no puede pararse entre enemigos.
refusal-influence = No puedes influir así en esa unidad.
refusal-assign-hit = Esa unidad no puede recibir el siguiente impacto.
refusal-join = Ese demonio no puede unirse así.
refusal-petition = No puedes solicitar así esa sección.
refusal-offer = Ese trato no puede ofrecerse: solo favores libres y disfavores que existan, tres de cada como máximo.
refusal-trade = Ese trato no se puede ofrecer: las almas solo cambian de mano con la opción, solo por favores o disfavores, y solo las que haya.
refusal-show-sixes = No tienes tres seises.
refusal-no-answer = «{ $action }» no responde a la pregunta abierta.
refusal-no-such-action = No existe tal acción en The HellGame.
refusal-game-over = La partida ha terminado.
refusal-not-your-turn = No te toca: se pregunta a { $mover }.

option-compass = Brújula: la dirección que marca cada dado
option-quick-combat = Combate rápido: siempre, nunca, por acuerdo, tras varios asaltos o con pocas unidades
option-flee-choice = Huida: todas las unidades juntas o cada grupo decide
option-carry-mode = Las cartas de combate se eligen al unirse el demonio, o solo su número
option-influence-freebooters = Se puede influir en los filibusteros
option-uriel-antehell-flight = Las unidades del Antehell pueden escapar de Uriel
option-uriel-entry-is-step = La entrada de Uriel es su primer paso
option-mother-doubles-lieutenants = Lilith como Madre trae también lugartenientes
option-all-is-lost = Ayuda para quien pierde su última sección
option-deal-offers = Tratos que cada jugador puede ofrecer por turno
option-soul-deals = Las almas pueden entrar en los tratos
option-macina = Jugar con las cartas Macina
option-strict-markers = Los marcadores limitan el número de secciones
option-max-turns = Límite de turnos (0: ninguno)
option-six-victory = Tres seises ganan la partida
option-sixes = Cartas cuyo seis cuenta
option-first-victory = Nadie gana antes de este turno
option-redeal = A quien recibe tres secciones de un círculo se le reparte de nuevo
option-start-souls = Almas al empezar
option-star-compare = Estrellas en combate: la suma del bando o su mejor demonio
option-questions = Preguntas: las menos posibles, reunidas solo las que nadie distingue, o cada una por separado
option-cards = Cartas: las del libro o las de una carpeta
value-cards-book = las del libro
value-compass-1ccw2in3cw4out = 1 antihorario, 2 hacia dentro, 3 horario, 4 hacia fuera
value-compass-1ccw2out3cw4in = 1 antihorario, 2 hacia fuera, 3 horario, 4 hacia dentro
value-compass-1cw2in3ccw4out = 1 horario, 2 hacia dentro, 3 antihorario, 4 hacia fuera
value-compass-1cw2out3ccw4in = 1 horario, 2 hacia fuera, 3 antihorario, 4 hacia dentro
value-compass-1in2ccw3out4cw = 1 hacia dentro, 2 antihorario, 3 hacia fuera, 4 horario
value-compass-1in2cw3out4ccw = 1 hacia dentro, 2 horario, 3 hacia fuera, 4 antihorario
value-compass-1out2ccw3in4cw = 1 hacia fuera, 2 antihorario, 3 hacia dentro, 4 horario
value-compass-1out2cw3in4ccw = 1 hacia fuera, 2 horario, 3 hacia dentro, 4 antihorario
value-quick-combat-after-6 = tras 6 asaltos
value-quick-combat-never = nunca
value-quick-combat-always = siempre
value-quick-combat-consent = si todos están de acuerdo
value-quick-combat-after-1 = tras 1 asalto
value-quick-combat-after-3 = tras 3 asaltos
value-quick-combat-after-10 = tras 10 asaltos
value-quick-combat-small-4 = con 4 unidades o menos
value-quick-combat-small-8 = con 8 unidades o menos
value-flee-choice-all = todas juntas
value-flee-choice-each = cada grupo
value-questions-each = cada una
value-questions-few = las menos posibles
value-questions-merged = reunidas
value-carry-mode-cards = las cartas
value-carry-mode-count = solo cuántas
value-all-is-lost-new-section = una sección nueva enseguida
value-all-is-lost-next-entry = con la próxima sección que tome
value-all-is-lost-off = ninguna
value-star-compare-sum = la suma del bando
value-star-compare-best = su mejor demonio

preset-book = Según el reglamento
preset-evening = Una velada
preset-short = Partida corta

word-aspect-mother = Madre
word-aspect-maiden = Doncella
word-aspect-crone = Bruja
word-phase-setup = preparación
word-phase-hell = Infierno
word-phase-souls = Almas
word-phase-summoning = Invocación
word-phase-action = Acción
word-phase-random = Movimiento aleatorio
word-phase-combat = Combate
word-phase-petitions = Peticiones
word-phase-final = Final
word-choice-accept = aceptar
word-choice-again = repetir
word-choice-all = todas las que puede mandar
word-choice-ask = pedir paso
word-choice-bottom = al fondo
word-choice-buy = comprar una carta
word-choice-decline = rechazar
word-choice-end = terminar
word-choice-enter = entrar sin pedir
word-choice-fight = luchar
word-choice-flee = huir
word-choice-get = recibir
word-choice-grant = conceder
word-choice-in = entrar en el infierno
word-choice-keep = conservar
word-choice-no = no
word-choice-none = nada
word-choice-not = no hacerlo
word-choice-pay = pagar
word-choice-peace = paz
word-choice-truce = paz mientras nada cambie aquí
word-choice-legions = legiones
word-choice-hold = quedarse mientras no seamos menos
word-choice-everywhere = en todas partes
word-choice-refuse = rechazar
word-choice-remove = quitar uno
word-choice-show = mostrar
word-choice-side1 = bando 1
word-choice-side2 = bando 2
word-choice-stand = aguantar
word-choice-stay = quedarse
word-choice-stop = parar
word-choice-take = acoger
word-choice-tame = domar un sabueso
word-choice-use = usar
word-choice-yes = sí
word-choice-pfg = pasar del todo
word-choice-march = marchar
word-choice-leave = dejar la Tierra
word-choice-influence = influir en unidades
word-choice-atone = hacer penitencia
word-choice-conspire = conspirar
word-choice-deeds = malas obras
word-choice-load = llevarse
word-choice-drop = dejar
word-choice-summon = invocar una legión en
word-choice-recruit = reclutar
word-choice-bonus = un alma para
word-choice-ability = habilidad
word-choice-pass = pasar
word-choice-walk = andar por la Tierra
word-choice-cast = lanzar
word-choice-support = apoyar a
word-choice-disperse = dispersar
word-choice-turn = hacer cambiar de bando
word-choice-offer = ofrecer a
word-choice-trade = tratar con almas
word-choice-favor = por favor de Lucifer
word-choice-right = por derecho de victoria
word-unit-L = legión
word-owner-FB = filibusteros
word-owner-wild = en furia

## La terminal: acciones en palabras, y lo que se puede leer en el sitio.

phrase-cast = { $x ->
    [0] lanzar { $card }
   *[other] lanzar { $card } con { $x } más
}
phrase-trade = { $way ->
    [pay] pagar a { $partner }
   *[other] recibir de { $partner }
} { $souls ->
    [one] 1 alma
   *[other] { $souls } almas
} por { $f ->
    [one] 1 favor
   *[other] { $f } favores
} y por asumir { $d ->
    [one] 1 disfavor
   *[other] { $d } disfavores
}
phrase-go = { $number ->
    [one] una legión de { $start } a { $to }
   *[other] { $number } legiones de { $start } a { $to }
}
phrase-lead = { $number ->
    [0] { $unit } a { $to }, sin nadie más
    [one] { $unit } a { $to }, con una unidad
   *[other] { $unit } a { $to }, con { $number } unidades
}
phrase-join = { $cards ->
    [0] { $demon } se une sin cartas
    [one] { $demon } se une con una carta
   *[other] { $demon } se une con { $cards } cartas
}
board-purse = { $souls ->
    [one] 1 alma
   *[other] { $souls } almas
}, { $favors ->
    [one] 1 favor
   *[other] { $favors } favores
}, { $disfavors ->
    [one] 1 disfavor
   *[other] { $disfavors } disfavores
}
web-threat = { $name } tiene cuatro de las cinco secciones del círculo { $circle }: con una más gana.
