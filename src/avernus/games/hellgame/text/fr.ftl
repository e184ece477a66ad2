title = The HellGame

tagline = Trois démons, neuf cercles : emparez-vous d’un cercle entier de l’enfer.

prompt-swap-demon = Vous pouvez échanger un de vos démons ; cela vous coûte votre faveur.
prompt-place-first = Placez votre première légion dans l’une de vos sections.
prompt-card-choice = Choisissez.
prompt-discard = Vous devez vous défausser d’une carte.
prompt-upkeep-unpaid = Vos { $souls } âmes ne suffisent pas : désignez une unité qui ne sera pas payée.
prompt-macina-pay = Payez-vous l’entretien de { $card } ?
prompt-deal-offer = Vous pouvez proposer un marché de faveurs et de disgrâces.
prompt-deal-reply = { $partner } donne { $favors } faveurs et { $disfavors } disgrâces contre { $take-favors } faveurs et { $take-disfavors } disgrâces. Acceptez-vous ?
prompt-deserter = Un déserteur de { $owner } en { $area } s’offre pour une âme.
prompt-summon-menu = Invoquez et achetez : vous avez { $souls } âmes.
prompt-recruit-place = Où { $lieutenant } rejoint-il vos légions ?
prompt-action-menu = À { $demon } d’agir.
prompt-counter = { $demon } déclare une action. La contrez-vous ?
prompt-march-select = { $demon } marche : choisissez une unité (il en reste { $left }).
prompt-march-step = En { $area }, { $steps } pas restants : où aller ?
prompt-pass-request = Demandez-vous le droit de passer par { $area } ?
prompt-pass-grant = { $owner } demande à passer par { $area }.
prompt-flee-decision = Vos unités fuient-elles { $area } ?
prompt-flee-carry = Qui { $lieutenant } emmène-t-il ?
prompt-flee-direction = Où fuient-ils depuis { $area } ?
prompt-influence-target = Quelle unité { $demon } influence-t-il ?
prompt-influence-bribe = Combien d’âmes de pot-de-vin pour le jet { $roll } ?
prompt-new-owner = Qui l’unité de { $area } sert-elle désormais ?
prompt-conspire-pick = Vous regardez { $cards } cartes Enfer : jouez-en une permanente, ou aucune.
prompt-cast-target = Choisissez la cible.
prompt-court = Lequel de vos démons courtise Lilith, pour une faveur ?
prompt-lilith-step = Vous menez Lilith : où, depuis { $area } ?
prompt-avoid = Paix ou combat en { $area } ?
prompt-name-foe = Qui affrontez-vous en { $area } ?
prompt-choose-side = Quel camp rejoignez-vous en { $area } ?
prompt-join = Quel démon rejoint le combat en { $area } ?
prompt-carry = Choisissez une carte.
prompt-quick = Combat rapide en { $area } ?
prompt-cast-first = Quel camp lance ses sorts en premier en { $area } ?
prompt-combat-cast = Vous pouvez lancer une carte emportée en { $area }.
prompt-target = Qui attaque-t-elle ?
prompt-assign-hit = Quelle unité encaisse le prochain des { $hits } coups ?
prompt-flee-order = Quel camp déclare en premier en { $area } ?
prompt-combat-flee = Fuir { $area } ou rester ?
prompt-allies = Vous et vos alliés avez gagné { $area }. Poursuivre le combat ?
prompt-petition-menu = Demandez des sections, ou terminez.
prompt-show-sixes = Montrez-vous trois six ?
prompt-remove-disfavor = Donner des faveurs pour effacer une disgrâce ?
prompt-ability = { $demon } utilise-t-il sa capacité ?
prompt-reroll = Les dés montrent { $dice } : les garder ou relancer ?
prompt-wait = On attend { $mover }.
prompt-chance = Les dés ou les cartes décident.
prompt-over = La partie est finie.

event-ability = { $seat } : { $demon } utilise « { $ability } ».
event-all_is_lost = { $seat } a tout perdu : Lucifer lui accorde { $area }, { $legions } légions et { $souls } âmes.
event-atonement = { $seat } : { $demon } fait pénitence ({ $result }).
event-avoided = Le combat en { $area } est évité.
event-blocked = Danger en { $areas } : { $deny } interdit.
event-bonus_pay = { $seat } pose une âme sur { $lieutenant }.
event-bought = { $seat } achète une carte Arcane.
event-cancelled = L’action de { $demon } ({ $seat }) est annulée.
event-captured = { $lieutenant } est capturé en { $area }.
event-card_drawn = { $seat } pioche { $card }.
event-cards_stolen = { $seat } vole des cartes à { $victim } : { $cards }.
event-cast = { $seat } : { $demon } lance { $card }.
event-combat = Combat en { $area }.
event-countered = { $seat } : { $demon } contre avec { $card }.
event-courts = { $seat } : { $demon } courtise Lilith.
event-deal = { $seat } propose un marché à { $partner } (accepté : { $accepted }).
event-declared = { $seat } : { $demon } déclare une action ({ $deed }).
event-demon_destroyed = { $demon }, de { $seat }, est détruit.
event-demon_revealed = { $seat } a le démon { $demon }.
event-descended = { $demon } redescend en enfer.
event-deserted = Une unité impayée de { $owner } en { $area } s’en va.
event-deserter_taken = { $seat } accueille un déserteur de { $owner } en { $area }.
event-destroyed_by_uriel = Uriel détruit en { $area } des unités de : { $owner ->
        [FB] les flibustiers
        [wild] les molosses
       *[other] { $owner }
    }.
event-discarded = { $seat } se défausse d’une carte.
event-disfavor_removed = { $seat } efface une disgrâce.
event-disfavors_gained = { $seat } reçoit des disgrâces : { $disfavors }.
event-disfavors_lost = { $seat } perd des disgrâces : { $disfavors }.
event-dispersed = { $seat } disperse en { $area } une unité de : { $owner ->
        [FB] les flibustiers
        [wild] les molosses
       *[other] { $owner }
    }.
event-duel = { $demon } gagne le duel avec { $total }.
event-event = Événement : { $event } ({ $card }).
event-evil_deeds = { $seat } : { $demon } commet des méfaits et gagne des faveurs : { $favors }.
event-favor_from_earth = { $seat } gagne une faveur sur Terre.
event-favors_gained = { $seat } gagne des faveurs : { $favors }.
event-favors_lost = { $seat } perd des faveurs : { $favors }.
event-fled = Fuite de { $start } vers { $area } : { $owner ->
        [FB] les flibustiers
        [wild] les molosses
       *[other] { $owner }
    }.
event-freebooters_take = Les flibustiers prennent { $area }.
event-granted = { $seat } reçoit { $area }.
event-halted = La marche de { $seat } est arrêtée devant { $area }.
event-hound_moves = Le molosse { $hound } court en { $area }.
event-hound_released = Le molosse { $hound } est lâché en { $area }.
event-incapacitated = { $demon }, de { $seat }, est hors de combat.
event-income = { $seat } récolte { $souls } âmes.
event-influence_failed = { $seat } : { $demon } ne convainc personne.
event-joined = { $seat } : { $demon } rejoint le combat avec { $cards } cartes.
event-last_barking_dog = { $hound } est le dernier à aboyer en { $area }.
event-legion_appears = Une légion apparaît en { $area } : { $owner ->
        [FB] les flibustiers
        [wild] les molosses
       *[other] { $owner }
    }.
event-legion_placed = { $seat } place une légion en { $area }.
event-lilith_appears = Lilith apparaît en { $area }.
event-lilith_aspect = Aspect de Lilith : { $aspect-name }.
event-lilith_gone = Lilith quitte l’enfer.
event-lilith_moves = Lilith ({ $aspect-name }) entre en { $area }.
event-looked = { $seat } regarde la main de { $victim }.
event-losses = Pertes en { $area } : { $units }.
event-marched = { $seat } : { $who } va de { $start } à { $area }.
event-must_pass = { $demon }, de { $seat }, doit passer pour de bon.
event-over = { $winner } règne sur l’enfer.
event-passage = { $seat } répond à { $owner }, qui demande à passer { $area } : { $granted }.
event-passed = { $seat } : { $demon } passe avec { $card }.
event-passed_for_good = { $seat } : { $demon } passe pour de bon.
event-permanent = { $event } ({ $card }) est posé dans la case { $box }.
event-petition_failed = { $seat } demande { $area } en vain.
event-petitioned = { $seat } prend le contrôle de { $area }.
event-phase = Phase : { $phase-name }.
event-phenomenon = Phénomène : { $phenomenon } ({ $card }) en { $areas }.
event-played_right_away = { $seat } pioche { $card }, jouée sur-le-champ.
event-rampage = Le molosse { $hound } se déchaîne en { $area }.
event-recalled = { $demon } revient en enfer.
event-recovered = { $demon }, de { $seat }, se rétablit.
event-recruited = { $seat } recrute { $lieutenant } en { $area }.
event-revoked = { $area } est révoquée, ancien maître : { $owner ->
        [FB] les flibustiers
        [wild] les molosses
       *[other] { $owner }
    }.
event-rolled = Dés ({ $kind }) : { $dice }.
event-round = Manche { $round } en { $area }.
event-sections_swapped = { $seat } et { $other } échangent { $area } et { $place }.
event-sent_to_earth = { $demon } monte sur Terre.
event-souls_from_earth = { $seat } : { $demon } récolte { $souls } âmes sur Terre.
event-souls_gained = { $seat } gagne { $souls } âmes.
event-souls_lost = { $seat } perd { $souls } âmes.
event-souls_stolen = { $seat } vole { $souls } âmes à { $victim }.
event-summoned = { $seat } invoque une légion en { $area }.
event-support = { $seat } : { $demon } soutient { $card } pour { $other }.
event-tamed = { $seat } dompte le molosse { $hound }.
event-taming = { $seat } tente de dompter un molosse ({ $result }).
event-three_sixes = { $seat } montre trois six !
event-turn = Tour { $turn }.
event-turned = { $seat } rallie à { $other } une unité en { $area }, jusque-là de : { $owner ->
        [FB] les flibustiers
        [wild] les molosses
       *[other] { $owner }
    }.
event-unit_changed = En { $area }, une unité se disperse ou change de camp : { $owner ->
        [FB] les flibustiers
        [wild] les molosses
       *[other] { $owner }
    }.
event-unit_moved = Une unité passe de { $start } à { $area } : { $owner ->
        [FB] les flibustiers
        [wild] les molosses
       *[other] { $owner }
    }.
event-units_destroyed = Unités détruites en { $area } : { $units }.
event-upkeep = { $seat } paie { $souls } âmes d’entretien.
event-uriel_called = Uriel est appelé et purifie la Terre.
event-uriel_gone = Uriel disparaît.
event-uriel_moves = Uriel entre en { $area }.
event-walks_the_earth = { $seat } : { $demon } arpente la Terre.
event-wise_men = Les Sages donnent des cartes à { $seat } : { $cards }.
event-won = { $seat } gagne le combat en { $area }.

end-three-sixes = { $winner } gagne avec trois six.
end-circle = { $winner } contrôle un cercle entier et gagne.
end-turn-limit = Le dernier tour est joué : { $winner } gagne aux points.

refusal-summon = Aucune légion ne peut y être invoquée maintenant.
refusal-recruit = Vous ne pouvez pas recruter avec { $action } maintenant.
refusal-buy = Vous ne pouvez pas acheter : il manque des âmes, ou la pioche est vide.
refusal-tame = Aucune légion sans molosse ne peut encore essayer dans l’Antéenfer, ou il ne reste pas de molosse.
refusal-bonus = Vous ne pouvez poser des âmes que sur vos lieutenants, tant qu’il vous en reste.
refusal-ability = Cette capacité ne peut pas servir maintenant.
refusal-act = Cette action n’est pas ouverte à ce démon maintenant.
refusal-pass = Vous ne pouvez pas passer avec cette carte maintenant.
refusal-walk = Ce démon ne peut pas gagner la Terre avec cette carte.
refusal-cast = Cette carte ne peut pas être lancée : il manque la carte, le lieu, le coût, le soutien ou la cible.
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
refusal-offer = Ce marché ne peut pas être proposé : seulement des faveurs libres et des disgrâces existantes, trois de chaque au plus.
refusal-show-sixes = Vous n’avez pas trois six.
refusal-no-answer = « { $action } » ne répond pas à la question posée.
refusal-no-such-action = Cette action n’existe pas dans The HellGame.
refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à vous : on interroge { $mover }.

option-compass = Boussole : la direction que montre chaque dé
option-quick-combat = Combat rapide : toujours, jamais, par accord, après quelques manches ou quand il reste peu d’unités
option-flee-choice = Fuite : toutes les unités ensemble, ou chaque groupe décide
option-carry-mode = Les cartes de combat sont choisies à l’arrivée du démon, ou seulement leur nombre
option-influence-freebooters = Les flibustiers peuvent être influencés
option-uriel-antehell-flight = Les unités de l’Antéenfer peuvent échapper à Uriel
option-uriel-entry-is-step = L’entrée d’Uriel est le premier de ses pas
option-mother-doubles-lieutenants = Lilith en Mère apporte aussi des lieutenants
option-all-is-lost = Aide à qui perd sa dernière section
option-deal-offers = Marchés que chaque joueur peut proposer par tour
option-macina = Jouer avec les cartes Macina
option-strict-markers = Les marqueurs limitent le nombre de sections
option-max-turns = Limite de tours (0 : aucune)
option-six-victory = Trois six font gagner
option-star-compare = Étoiles au combat : la somme du camp, ou son meilleur démon
option-cards = Cartes : celles du livre, ou celles d’un dossier

preset-book = Selon le livret
preset-short = Partie courte
preset-classic = Sans limite de tours ni combat rapide

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
word-choice-ask = demander le passage
word-choice-bottom = au fond
word-choice-buy = acheter une carte
word-choice-decline = décliner
word-choice-end = terminer
word-choice-enter = entrer sans demander
word-choice-fight = combattre
word-choice-flee = fuir
word-choice-grant = accorder
word-choice-in = entrer en enfer
word-choice-keep = garder
word-choice-no = non
word-choice-none = rien
word-choice-not = ne pas le faire
word-choice-pay = payer
word-choice-peace = paix
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
word-choice-deeds = méfaits
word-choice-load = emmener
word-choice-drop = laisser
word-choice-summon = invoquer une légion en
word-choice-recruit = recruter
word-choice-bonus = une âme pour
word-choice-ability = capacité
word-choice-pass = passer
word-choice-walk = arpenter la Terre
word-choice-cast = lancer
word-choice-support = soutenir
word-choice-disperse = disperser
word-choice-turn = rallier
word-choice-offer = proposer à
word-choice-favor = par faveur
word-choice-right = par droit de victoire
word-unit-L = légion
word-owner-FB = flibustiers
word-owner-wild = déchaîné
