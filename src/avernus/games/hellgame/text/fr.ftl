title = The HellGame

tagline = Trois démons, neuf cercles : emparez-vous d’un cercle entier de l’enfer.
credits-designer = les créateurs de The HellGame, que la règle du jeu ne nomme pas
credits-rights = Les règles appartiennent à leurs créateurs ; aucun texte ni dessin de l’original n’est repris.

prompt-swap-demon = Lequel de vos démons échangez-vous, ou gardez-vous les trois ?
prompt-place-first = Où se tient votre première légion ?
prompt-card-choice = { $shape ->
        [labels] { $cause-name } : lequel de ceux-ci, dans cet ordre : { $choices-name } ?
        [recruit] Quel lieutenant recrutez-vous ?
        [none] { $cause-name } : { $asks ->
            [area] quelle section ?
            [unit] quelle unité ?
            [demon] quel démon ?
            [card] quelle carte ?
            [player] quel joueur ?
            [zone] quel cercle ou quelle boîte ?
          *[other] que choisissez-vous ?
        }
       *[other] Vous nommez le dé ({ $roll-name }) : quel nombre ?
    }
prompt-discard = Vous avez trop de cartes : { $due ->
        [one] laquelle défaussez-vous
       *[other] lesquelles défaussez-vous ({ $due })
    } ?
prompt-upkeep-unpaid = { $souls ->
        [0] Vous n’avez plus d’âmes
        [1] Votre unique âme ne suffit pas
       *[other] Vos { $souls } âmes ne suffisent pas
    } : quelle unité n’est pas payée ?
prompt-macina-pay = Payez-vous l’entretien de « { $card-name } » ?
prompt-deal-offer = Proposez-vous un marché de faveurs et de disgrâces ?
prompt-deal-reply = { $partner } propose un marché. Vous recevez : { $favors ->
        [0] { $disfavors ->
            [0] { $souls ->
                [0] rien
                [one] une âme
               *[other] { $souls } âmes
            }
            [one] une disgrâce{ $souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $souls } âmes
            }
           *[other] { $disfavors } disgrâces{ $souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $souls } âmes
            }
        }
        [one] une faveur{ $disfavors ->
            [0] { $souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $souls } âmes
            }
            [one] {" et "}une disgrâce{ $souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $souls } âmes
            }
           *[other] {" et "}{ $disfavors } disgrâces{ $souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $souls } âmes
            }
        }
       *[other] { $favors } faveurs{ $disfavors ->
            [0] { $souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $souls } âmes
            }
            [one] {" et "}une disgrâce{ $souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $souls } âmes
            }
           *[other] {" et "}{ $disfavors } disgrâces{ $souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $souls } âmes
            }
        }
    }. Vous donnez : { $take-favors ->
        [0] { $take-disfavors ->
            [0] { $take-souls ->
                [0] rien
                [one] une âme
               *[other] { $take-souls } âmes
            }
            [one] une disgrâce{ $take-souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $take-souls } âmes
            }
           *[other] { $take-disfavors } disgrâces{ $take-souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $take-souls } âmes
            }
        }
        [one] une faveur{ $take-disfavors ->
            [0] { $take-souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $take-souls } âmes
            }
            [one] {" et "}une disgrâce{ $take-souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $take-souls } âmes
            }
           *[other] {" et "}{ $take-disfavors } disgrâces{ $take-souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $take-souls } âmes
            }
        }
       *[other] { $take-favors } faveurs{ $take-disfavors ->
            [0] { $take-souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $take-souls } âmes
            }
            [one] {" et "}une disgrâce{ $take-souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $take-souls } âmes
            }
           *[other] {" et "}{ $take-disfavors } disgrâces{ $take-souls ->
                [0] {""}
                [one] {" et "}une âme
               *[other] {" et "}{ $take-souls } âmes
            }
        }
    }. Acceptez-vous ?
prompt-deserter = À { $area-name } { $unit-name } de { $owner } déserte et s’offre à vous pour une âme. Acceptez-vous ?
prompt-summon-menu = Vous avez { $souls ->
        [one] { $souls } âme
       *[other] { $souls } âmes
    } : qu’invoquez-vous ou achetez-vous ?
prompt-recruit-place = { $lieutenant } rejoint vos légions : où ?
prompt-action-menu = { $place ->
        [earth] À { $demon-name } d’agir, sur Terre. La Marche, l’influence, la pénitence et les cartes de l’enfer le font redescendre : que fait votre démon ?
       *[hell] À { $demon-name } d’agir : que fait votre démon ?
    }
prompt-counter = { $deed ->
        [influence] { $demon-name } ({ $owner }) veut { $mode-name } { $unit-name } de { $whose-name } à { $area-name }, { $bribes ->
            [0] sans pot-de-vin
            [one] avec une âme de pot-de-vin
           *[other] avec { $bribes } âmes de pot-de-vin
        }
        [halt] De { $start-name } { $unit-name } de { $owner }{ $carried ->
            [0] {""}
            [one] {" "}avec une légion
           *[other] {" "}avec { $carried } légions
        } va marcher vers votre section { $area-name }
        [cast] { $demon-name } ({ $owner }) lance { $cause-name }{ $target ->
            [none] {""}
           *[other] {" "}contre { $target-name }
        }
       *[other] { $demon-name } ({ $owner }) déclare : { $deed-name }
    }. Contrez-vous ?
prompt-march-select = { $demon-name } marche et peut encore déplacer { $left ->
        [one] une unité
       *[other] { $left } unités
    } : lesquelles partent, et où ?
prompt-march-step = À { $area-name } : { $unit-name }{ $unit ->
        [L] { $carried ->
            [0] {""}
            [one] {" "}et une de plus
           *[other] {" "}et { $carried } de plus
        }
       *[other] { $carried ->
            [0] {""}
            [one] {" "}avec une légion
           *[other] {" "}avec { $carried } légions
        }
    }, encore { $steps } pas. Où aller ?{ $asking ->
        [0] {""}
       *[other] {""} Au-delà des légions d’autrui, à qui vous demandez le passage : { $beyond-name }.
    }
prompt-pass-request = Des légions de { $hosts-name } se tiennent à { $area-name } : demandez-vous le passage pour { $unit-name } ?
prompt-pass-grant = { $owner } demande à passer par { $area-name } avec { $unit-name }{ $unit ->
        [L] { $carried ->
            [0] {""}
            [one] {" "}et une de plus
           *[other] {" "}et { $carried } de plus
        }
       *[other] { $carried ->
            [0] {""}
            [one] {" "}et une légion
           *[other] {" "}et { $carried } légions
        }
    }. Le permettez-vous ?
prompt-flee-decision = À { $area-name } vous avez { $mine ->
        [one] une unité
       *[other] { $mine } unités
    } contre { $theirs } ({ $enemies-name }) : les vôtres fuient-elles ou tiennent-elles ?
prompt-flee-carry = { $lieutenant } prend la fuite : avec qui ?
prompt-flee-direction = Où fuient-ils depuis { $area-name } ?
prompt-influence-target = { $demon-name } exerce son influence : sur quelle unité, et à quelle fin ?
prompt-influence-bribe = Pour { $mode-name } { $unit-name } de { $whose-name } à { $area-name } chaque dé doit être { $hearts } ou moins. Combien d’âmes abaissent le jet { $roll } ?
prompt-new-owner = Qui l’unité de { $area-name } sert-elle désormais ?
prompt-conspire-pick = Vous regardez { $cards ->
        [one] une carte Enfer
       *[other] { $cards } cartes Enfer
    } : laquelle, permanente, jouez-vous, ou aucune ?
prompt-cast-target = { $cause-name } : { $asks ->
        [area] sur quelle section ?
        [unit] sur quelle unité ?
        [demon] sur quel démon ?
        [card] sur quelle carte ?
        [player] sur quel joueur ?
        [zone] sur quel cercle ou quelle boîte ?
       *[other] quelle est sa cible ?
    }
prompt-court = Un de vos démons courtise-t-il Lilith, pour une faveur ?
prompt-lilith-step = Votre démon mène Lilith : où va-t-elle depuis { $area-name } ?
prompt-avoid = Voulez-vous la paix ou le combat à { $area-name } ?
prompt-name-foe = { $parties-name } se croisent à { $area-name } et vous avez le plus d’unités : qui affrontez-vous ? Les autres choisiront leur camp.
prompt-choose-side = À { $area-name } le camp 1 est { $first-name }, le camp 2 est { $second-name } : lequel rejoignez-vous ?
prompt-join = Combat à { $area-name } : { $first-name } contre { $second-name }. { $sent ->
        [0] Aucun démon ne s’est encore joint
        [one] { $joined-name } s’est joint
       *[other] { $joined-name } se sont joints
    } : lequel des vôtres se joint, avec combien de cartes ?
prompt-carry = { $due ->
        [one] Quelle carte emportez-vous
       *[other] Quelles { $due } cartes emportez-vous
    } au combat ?
prompt-quick = Acceptez-vous un combat rapide à { $area-name } ?
prompt-cast-first = À { $area-name } le camp 1 est { $first-name }, le camp 2 est { $second-name } : lequel lance en premier ?
prompt-combat-cast = Lancez-vous une carte emportée à { $area-name } ?
prompt-target = À { $area-name } { $unit-name } attaque avec { $rolls ->
        [one] un dé
       *[other] { $rolls } dés
    }{ $bonus ->
        [0] {""}
       *[other] {" "}à +{ $bonus }
    } : qui ?
prompt-assign-hit = Vous avez été touché { $hits ->
        [one] une fois
        *[other] { $hits } fois
    } : quelle unité encaisse le prochain coup ?
prompt-flee-order = À { $area-name } le camp 1 est { $first-name }, le camp 2 est { $second-name } : lequel dit en premier s’il fuit ?
prompt-support = { $demon-name } soutient un sort par son action : de qui, et lequel ?
prompt-combat-flee = La manche est finie : vos unités fuient-elles { $area-name } ou restent-elles ?
prompt-allies = Vous et vos alliés avez gagné { $area-name }. Vous retournez-vous les uns contre les autres ?
prompt-petition-menu = Pour quelle section faites-vous une pétition, ou avez-vous fini ?
prompt-show-sixes = Montrez-vous trois six ?
prompt-remove-disfavor = Donnez-vous des faveurs pour effacer une disgrâce ?
prompt-ability = { $demon-name } peut utiliser « { $ability-name } » : le voulez-vous ?
prompt-reroll = Les dés montrent { $dice } : les gardez-vous ou relancez-vous ?
prompt-wait = On attend { $mover }.
prompt-chance = Les dés ou les cartes décident.
prompt-over = La partie est finie.

event-ability = { $seat } : { $demon-name } utilise « { $ability-name } ».
event-all_is_lost = { $seat } a tout perdu : Lucifer lui accorde { $area-name }, { $legions } légions et { $souls } âmes.
event-atonement = { $seat } : { $demon-name } fait pénitence ({ $result-name }).
event-attacked = { $owner ->
        [FB] Les flibustiers obtiennent
        [wild] Les molosses obtiennent
       *[other] { $owner } obtient
    } { $dice } à { $area-name } : { $hits ->
        [0] aucun coup
        [one] un coup
       *[other] { $hits } coups
    }.
event-avoided = Le combat à { $area-name } est évité.
event-blocked = Danger en { $areas }. Interdit : { $deny-name }.
event-bonus_pay = { $seat } pose une âme sur { $lieutenant }.
event-bought = { $seat } achète une carte Arcane.
event-cancelled = L’action de { $demon-name } ({ $seat }) est annulée.
event-captured = On capture { $lieutenant } à { $area-name }.
event-card_drawn = { $seat } pioche { $card-name }.
event-cards_stolen = { $seat } vole { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } à { $victim }.
event-cast = { $seat } : { $demon-name } lance { $card-name }.
event-combat = Combat à { $area-name }.
event-countered = { $seat } : { $demon-name } contre avec { $card-name }.
event-courts = { $seat } : { $demon-name } courtise Lilith.
event-deal = { $accepted ->
        [yes] { $seat } et { $partner } concluent un marché.
       *[no] { $seat } propose un marché à { $partner }, qui refuse.
    }
event-declared = { $seat } : { $demon-name } { $deed ->
        [march] commence une Marche
        [influence] cherche à influencer une unité
        [atone] fait pénitence
        [conspire] conspire
        [deeds] commet de mauvaises actions
        [leave] quitte la Terre
        [walk] part marcher sur la Terre
        [support] soutient un sort
        [cast] prépare un sort
        [ability] utilise sa capacité
       *[other] agit
    }.
event-demon_destroyed = { $demon-name }, de { $seat }, est détruit.
event-demon_revealed = { $seat } a le démon { $demon-name }.
event-descended = { $demon-name } redescend en enfer.
event-deserted = Une unité impayée de { $owner } à { $area-name } s’en va.
event-deserter_taken = { $seat } accueille un déserteur de { $owner } à { $area-name }.
event-destroyed_by_uriel = À { $area-name } Uriel détruit { $owner ->
        [FB] des flibustiers
        [wild] des molosses déchaînés
       *[other] des unités de { $owner }
    }.
event-discarded = { $seat } se défausse d’une carte.
event-disfavor_removed = { $seat } efface une disgrâce.
event-disfavors_gained = { $seat } reçoit { $disfavors ->
        [one] une disgrâce
       *[other] { $disfavors } disgrâces
    }.
event-disfavors_lost = { $disfavors ->
        [0] { $seat } n’a pas de disgrâce à perdre.
        [one] { $seat } perd une disgrâce.
       *[other] { $seat } perd { $disfavors } disgrâces.
    }
event-dispersed = { $seat } disperse à { $area-name } une unité { $owner ->
        [FB] des flibustiers
        [wild] des molosses
       *[other] de { $owner }
    }.
event-duel = { $demon-name } gagne le duel avec { $total }.
event-event = Événement : { $card-name }.
event-evil_deeds = { $seat } : les mauvaises actions de { $demon-name } { $favors ->
        [0] ne rapportent rien
        [one] rapportent une faveur
       *[other] rapportent { $favors } faveurs
    }.
event-favor_from_earth = { $seat } gagne une faveur sur Terre.
event-favors_gained = { $seat } gagne { $favors ->
        [one] une faveur
       *[other] { $favors } faveurs
    }.
event-favors_lost = { $favors ->
        [0] { $seat } n’a pas de faveur à perdre.
        [one] { $seat } perd une faveur.
       *[other] { $seat } perd { $favors } faveurs.
    }
event-fled = { $owner ->
        [FB] Les flibustiers fuient
        [wild] Des molosses fuient
       *[other] Des unités de { $owner } fuient
    } de { $start-name } vers { $area-name }.
event-foe_named = { $seat } désigne { $other ->
        [FB] les flibustiers
       *[other] { $other }
    } comme ennemi à { $area-name }.
event-freebooters_take = Les flibustiers prennent { $area-name }.
event-granted = { $seat } reçoit { $area-name }.
event-halted = La marche de { $seat } est arrêtée devant { $area-name }.
event-hound_moves = Le molosse { $hound-name } court à { $area-name }.
event-hound_released = Le molosse { $hound-name } est lâché à { $area-name }.
event-incapacitated = { $demon-name }, de { $seat }, est hors de combat.
event-income = { $seat } récolte { $souls ->
        [one] { $souls } âme
       *[other] { $souls } âmes
    }.
event-influence_failed = { $seat } : { $demon-name } ne convainc personne.
event-joined = { $seat } : { $demon-name } rejoint le combat { $cards ->
        [0] sans carte
        [one] avec une carte
       *[other] avec { $cards } cartes
    }.
event-last_barking_dog = { $hound-name } est le dernier à aboyer à { $area-name }.
event-legion_appears = Une légion { $owner ->
        [FB] des flibustiers
        [wild] des molosses
       *[other] de { $owner }
    } apparaît à { $area-name }.
event-legion_placed = { $seat } place une légion à { $area-name }.
event-lilith_appears = Lilith apparaît à { $area-name }.
event-lilith_aspect = Aspect de Lilith : { $aspect-name }.
event-lilith_gone = Lilith quitte l’enfer.
event-lilith_moves = Lilith ({ $aspect-name }) entre à { $area-name }.
event-looked = { $seat } regarde la main de { $victim }.
event-losses = { $units ->
        [0] Aucune perte à { $area-name }.
        [one] Une unité est perdue à { $area-name }.
       *[other] { $units } unités sont perdues à { $area-name }.
    }
event-marched = { $seat } : { $who ->
        [L] { $count ->
            [one] une légion va
           *[other] { $count } légions vont
        }
       *[other] { $who-name } va{ $count ->
            [0] {""}
            [one] {" "}avec une légion
           *[other] {" "}avec { $count } légions
        }
    } de { $start-name } à { $area-name }.
event-must_pass = { $demon-name }, de { $seat }, doit passer pour de bon.
event-over = { $winner } règne sur l’enfer.
event-passage = { $granted ->
        [yes] { $seat } laisse passer { $owner } par { $area-name }.
       *[no] { $seat } ne laisse pas passer { $owner } par { $area-name }.
    }
event-passed = { $seat } : { $demon-name } passe avec { $card-name }.
event-passed_for_good = { $seat } : { $demon-name } passe pour de bon.
event-permanent = { $card-name } : la carte reste en vigueur, dans la boîte { $box-name }.
event-petition_failed = { $seat } demande { $area-name } en vain.
event-petitioned = { $seat } prend le contrôle de { $area-name }.
event-phase = Phase : { $phase-name }.
event-phenomenon = Phénomène en { $areas } : { $phenomenon-name }.
event-played_right_away = { $seat } pioche { $card-name }, jouée sur-le-champ.
event-rampage = Le molosse { $hound-name } se déchaîne à { $area-name }.
event-recalled = { $demon-name } revient en enfer.
event-recovered = { $demon-name }, de { $seat }, se rétablit.
event-recruited = { $seat } recrute { $lieutenant } à { $area-name }.
event-redealt = { $seat } avait trois sections d’un même cercle : les cinq sont redistribuées.
event-revoked = { $area-name } est révoquée ; la section était { $owner ->
        [FB] aux flibustiers
        [wild] aux molosses
       *[other] à { $owner }
    }.
event-rolled = Dés ({ $kind-name }) : { $dice }.
event-round = Manche { $round } à { $area-name }.
event-sections_swapped = { $seat } et { $other } échangent { $area-name } et { $place-name }.
event-sent_to_earth = { $demon-name } monte sur Terre.
event-side_taken = { $seat } combat aux côtés { $other ->
        [FB] des flibustiers
       *[other] de { $other }
    } à { $area-name }.
event-souls_from_earth = { $seat } : { $demon-name } récolte { $souls ->
        [one] { $souls } âme
       *[other] { $souls } âmes
    } sur Terre.
event-souls_gained = { $souls ->
        [0] { $seat } ne gagne pas d’âme.
        [one] { $seat } gagne { $souls } âme.
       *[other] { $seat } gagne { $souls } âmes.
    }
event-souls_lost = { $souls ->
        [0] { $seat } n’a pas d’âme à perdre.
        [one] { $seat } perd { $souls } âme.
       *[other] { $seat } perd { $souls } âmes.
    }
event-souls_stolen = { $souls ->
        [0] { $seat } ne trouve rien à voler à { $victim }.
        [one] { $seat } vole { $souls } âme à { $victim }.
       *[other] { $seat } vole { $souls } âmes à { $victim }.
    }
event-summoned = { $seat } invoque une légion à { $area-name }.
event-support = { $seat } : { $demon-name } soutient { $card-name } pour { $other }.
event-tamed = { $seat } dompte le molosse { $hound-name }.
event-taming = { $seat } tente de dompter un molosse ({ $result-name }).
event-three_sixes = { $seat } montre trois six !
event-turn = Tour { $turn }.
event-turned = { $seat } rallie { $other ->
        [FB] aux flibustiers
       *[other] à { $other }
    } une unité { $owner ->
        [FB] des flibustiers
        [wild] des molosses
       *[other] de { $owner }
    } à { $area-name }.
event-turns_left = { $left ->
        [0] C’est le dernier tour : à sa fin comptent les sections d’un cercle.
        [one] La partie finit après un tour de plus ; alors comptent les sections d’un cercle.
       *[other] La partie finit après { $left } tours de plus ; alors comptent les sections d’un cercle.
    }
event-unit_changed = À { $area-name }, une unité { $owner ->
        [FB] des flibustiers
        [wild] des molosses
       *[other] de { $owner }
    } se disperse ou change de camp.
event-unit_moved = Une unité { $owner ->
        [FB] des flibustiers
        [wild] des molosses
       *[other] de { $owner }
    } passe de { $start-name } à { $area-name }.
event-units_destroyed = { $units ->
        [0] Aucune unité n’est détruite à { $area-name }.
        [one] Une unité est détruite à { $area-name }.
       *[other] { $units } unités sont détruites à { $area-name }.
    }
event-upkeep = { $seat } paie { $souls ->
        [one] { $souls } âme
       *[other] { $souls } âmes
    } d’entretien.
event-uriel_called = Uriel est appelé et purifie la Terre.
event-uriel_gone = Uriel disparaît.
event-uriel_moves = Uriel entre à { $area-name }.
event-walks_the_earth = { $seat } : { $demon-name } marche sur la Terre.
event-wise_men = { $cards ->
        [0] Les Sages ne donnent aucune carte à { $seat }.
        [one] Les Sages donnent une carte à { $seat }.
       *[other] Les Sages donnent { $cards } cartes à { $seat }.
    }
event-won = { $seat } gagne le combat à { $area-name }.

end-three-sixes = { $winner } gagne avec trois six.
end-circle = { $winner } contrôle un cercle entier et gagne.
end-turn-limit = Le dernier tour est joué : { $winner } gagne aux points.

refusal-summon = Aucune légion ne peut y être invoquée maintenant.
refusal-recruit = Vous ne pouvez pas recruter avec { $action } maintenant.
refusal-buy = Vous ne pouvez pas acheter : il manque des âmes, ou la pioche est vide.
refusal-tame = Aucune légion sans molosse ne peut encore essayer dans l’Antéenfer, ou il ne reste pas de molosse.
refusal-bonus = Vous ne pouvez poser des âmes que sur vos lieutenants, tant qu’il vous en reste.
refusal-ability = Cette capacité ne peut pas servir maintenant.
refusal-act = Cette action n’est pas ouverte à ce démon maintenant.
refusal-pass = Vous ne pouvez pas passer avec cette carte maintenant.
refusal-walk = Ce démon ne peut pas gagner la Terre avec cette carte.
refusal-cast = Cette carte ne peut pas être lancée : il manque la carte, le lieu, le coût, le soutien ou la cible.
refusal-support = On ne soutient qu’un sort qui demande un soutien.
refusal-counter = Vous ne pouvez pas contrer avec cette carte et ce démon.
refusal-march-unit = Cette unité ne peut pas bouger pendant cette marche.
refusal-march-step = L’unité ne peut pas y aller.
refusal-march-load = Le lieutenant ne peut pas emmener cela ici.
refusal-march-drop = Le lieutenant ne peut pas laisser cela ici.
refusal-march-stop = Un lieutenant seul ne peut pas s’arrêter parmi les ennemis.
refusal-influence = Cette unité ne peut pas être influencée ainsi.
refusal-assign-hit = Cette unité ne peut pas encaisser le prochain coup.
refusal-join = Ce démon ne peut pas rejoindre le combat ainsi.
refusal-petition = Vous ne pouvez pas demander cette section ainsi.
refusal-offer = Ce marché ne peut pas être proposé : seulement des faveurs libres et des disgrâces existantes, trois de chaque au plus.
refusal-trade = Ce marché ne peut être offert : les âmes ne changent de mains qu’avec l’option, seulement contre des faveurs ou des disgrâces, et dans la mesure de ce qu’on a.
refusal-show-sixes = Vous n’avez pas trois six.
refusal-no-answer = « { $action } » ne répond pas à la question posée.
refusal-no-such-action = Cette action n’existe pas dans The HellGame.
refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à vous : on interroge { $mover }.

option-compass = Boussole : la direction que montre chaque dé
option-quick-combat = Combat rapide : toujours, jamais, par accord, après quelques manches ou quand il reste peu d’unités
option-flee-choice = Fuite : toutes les unités ensemble, ou chaque groupe décide
option-carry-mode = Les cartes de combat sont choisies à l’arrivée du démon, ou seulement leur nombre
option-influence-freebooters = Les flibustiers peuvent être influencés
option-uriel-antehell-flight = Les unités de l’Antéenfer peuvent échapper à Uriel
option-uriel-entry-is-step = L’entrée d’Uriel est le premier de ses pas
option-mother-doubles-lieutenants = Lilith en Mère apporte aussi des lieutenants
option-all-is-lost = Aide à qui perd sa dernière section
option-deal-offers = Marchés que chaque joueur peut proposer par tour
option-soul-deals = Les âmes peuvent entrer dans les marchés
option-macina = Jouer avec les cartes Macina
option-strict-markers = Les marqueurs limitent le nombre de sections
option-max-turns = Limite de tours (0 : aucune)
option-six-victory = Trois six font gagner
option-sixes = Cartes dont le six compte
option-first-victory = Personne ne gagne avant ce tour
option-redeal = Qui reçoit trois sections d’un même cercle est servi de nouveau
option-start-souls = Âmes au départ
option-star-compare = Étoiles au combat : la somme du camp, ou son meilleur démon
option-questions = Questions : le moins possible, réunies seulement celles que personne ne distingue, ou chacune à part
option-cards = Cartes : celles du livre, ou celles d’un dossier
value-cards-book = celles du livre
value-compass-1ccw2in3cw4out = 1 antihoraire, 2 vers l’intérieur, 3 horaire, 4 vers l’extérieur
value-compass-1ccw2out3cw4in = 1 antihoraire, 2 vers l’extérieur, 3 horaire, 4 vers l’intérieur
value-compass-1cw2in3ccw4out = 1 horaire, 2 vers l’intérieur, 3 antihoraire, 4 vers l’extérieur
value-compass-1cw2out3ccw4in = 1 horaire, 2 vers l’extérieur, 3 antihoraire, 4 vers l’intérieur
value-compass-1in2ccw3out4cw = 1 vers l’intérieur, 2 antihoraire, 3 vers l’extérieur, 4 horaire
value-compass-1in2cw3out4ccw = 1 vers l’intérieur, 2 horaire, 3 vers l’extérieur, 4 antihoraire
value-compass-1out2ccw3in4cw = 1 vers l’extérieur, 2 antihoraire, 3 vers l’intérieur, 4 horaire
value-compass-1out2cw3in4ccw = 1 vers l’extérieur, 2 horaire, 3 vers l’intérieur, 4 antihoraire
value-quick-combat-after-6 = après 6 manches
value-quick-combat-never = jamais
value-quick-combat-always = toujours
value-quick-combat-consent = si tous sont d’accord
value-quick-combat-after-1 = après 1 manche
value-quick-combat-after-3 = après 3 manches
value-quick-combat-after-10 = après 10 manches
value-quick-combat-small-4 = avec 4 unités ou moins
value-quick-combat-small-8 = avec 8 unités ou moins
value-flee-choice-all = toutes ensemble
value-flee-choice-each = chaque groupe
value-questions-each = chacune est posée
value-questions-few = le moins possible
value-questions-merged = réunies
value-carry-mode-cards = les cartes
value-carry-mode-count = seulement leur nombre
value-all-is-lost-new-section = une nouvelle section aussitôt
value-all-is-lost-next-entry = avec la prochaine section prise
value-all-is-lost-off = aucune
value-star-compare-sum = la somme du camp
value-star-compare-best = son meilleur démon

preset-book = Selon le livret
preset-evening = Une soirée
preset-short = Partie courte

word-aspect-mother = Mère
word-aspect-maiden = Vierge
word-aspect-crone = Sorcière
word-phase-setup = mise en place
word-phase-hell = Enfer
word-phase-souls = Âmes
word-phase-summoning = Invocation
word-phase-action = Action
word-phase-random = Mouvement aléatoire
word-phase-combat = Combat
word-phase-petitions = Pétitions
word-phase-final = Fin
word-choice-accept = accepter
word-choice-again = relancer
word-choice-all = toutes celles qu’il peut mener
word-choice-ask = demander le passage
word-choice-bottom = au fond
word-choice-buy = acheter une carte
word-choice-decline = décliner
word-choice-end = terminer
word-choice-enter = entrer sans demander
word-choice-fight = combattre
word-choice-flee = fuir
word-choice-get = recevoir
word-choice-grant = accorder
word-choice-in = entrer en enfer
word-choice-keep = garder
word-choice-no = non
word-choice-none = rien
word-choice-not = ne pas le faire
word-choice-pay = payer
word-choice-peace = paix
word-choice-truce = la paix tant que rien ne change ici
word-choice-legions = légions
word-choice-hold = rester tant que nous ne sommes pas moins nombreux
word-choice-everywhere = partout
word-choice-refuse = refuser
word-choice-remove = en retirer une
word-choice-show = montrer
word-choice-side1 = camp 1
word-choice-side2 = camp 2
word-choice-stand = tenir
word-choice-stay = rester
word-choice-stop = s’arrêter
word-choice-take = prendre
word-choice-tame = dompter un molosse
word-choice-use = utiliser
word-choice-yes = oui
word-choice-pfg = passer pour de bon
word-choice-march = marcher
word-choice-leave = quitter la Terre
word-choice-influence = influencer des unités
word-choice-atone = faire pénitence
word-choice-conspire = conspirer
word-choice-deeds = mauvaises actions
word-choice-load = emmener
word-choice-drop = laisser
word-choice-summon = invoquer une légion à
word-choice-recruit = recruter
word-choice-bonus = une âme pour
word-choice-ability = capacité
word-choice-pass = passer
word-choice-walk = marcher sur la Terre
word-choice-cast = lancer
word-choice-support = soutenir
word-choice-disperse = disperser
word-choice-turn = rallier
word-choice-offer = proposer à
word-choice-trade = échanger des âmes
word-choice-favor = par faveur
word-choice-right = par droit de victoire
word-unit-L = légion
word-owner-FB = flibustiers
word-owner-wild = déchaîné

## Le terminal : des actions en mots, et ce qui peut être lu sur place.

phrase-cast = { $x ->
    [0] lancer { $card }
   *[other] lancer { $card } avec { $x } de plus
}
phrase-trade = { $way ->
    [pay] payer à { $partner }
   *[other] recevoir de { $partner }
} { $souls ->
    [one] 1 âme
   *[other] { $souls } âmes
} pour { $f ->
    [one] 1 faveur
   *[other] { $f } faveurs
} et pour prendre { $d ->
    [one] 1 disgrâce
   *[other] { $d } disgrâces
}
phrase-go = { $number ->
    [one] une légion de { $start } à { $to }
   *[other] { $number } légions de { $start } à { $to }
}
phrase-lead = { $number ->
    [0] { $unit } à { $to }, sans escorte
    [one] { $unit } à { $to }, avec une unité
   *[other] { $unit } à { $to }, avec { $number } unités
}
phrase-join = { $cards ->
    [0] { $demon } se joint sans carte
    [one] { $demon } se joint avec une carte
   *[other] { $demon } se joint avec { $cards } cartes
}
board-purse = { $souls ->
    [one] { $souls } âme
   *[other] { $souls } âmes
}, { $favors ->
    [one] { $favors } faveur
   *[other] { $favors } faveurs
}, { $disfavors ->
    [one] { $disfavors } disgrâce
   *[other] { $disfavors } disgrâces
}
web-threat = { $name } tient quatre des cinq sections du cercle { $circle } : une de plus et c’est gagné.
