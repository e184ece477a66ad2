# Why: the rule that matters now
why-swap-demon = Un autre est tiré à sa place ; l’échange coûte votre faveur de départ.
why-place-first = Elle commence dans l’une des cinq sections que vous contrôlez.
why-card-choice = L’effet vous laisse ce choix.
why-discard = Nul ne garde plus de cinq Arcanes ; la carte va, cachée, sous le paquet.
why-upkeep-unpaid = Chaque légion et lieutenant coûte une âme par tour ; qui n’est pas payé déserte.
why-macina-pay = Impayée, elle reste en jeu et ne fait rien ce tour-ci.
why-deal-offer = Seules les faveurs libres et les disgrâces existantes changent de main.
why-deal-reply = Rien ne change si vous n’acceptez pas.
why-deserter = Son maître n’a pu le payer ; refusé par tous, il quitte l’enfer.
why-summon-menu = Une légion coûte 3 âmes et une carte Arcane 5, sauf effets ; chaque carte de recrue dit son prix.
why-recruit-place = Il peut se tenir là où vous avez une légion.
why-action-menu = C’est le plus haut rang de ceux qui attendent. Une action par tour ; désignez une carte pour la lancer, passer avec elle ou marcher sur la Terre.
why-counter = C’est le seul moment de l’arrêter ; le démon qui contre a usé son action.
why-support = La somme des symboles doit être atteinte quand le sort est lancé, par un démon au même endroit ; sinon l’action est perdue.
why-march-select = Il déplace une unité par crâne ; un lieutenant emmène des légions.
why-march-step = Les légions marchent deux sections, les lieutenants trois ; des unités hostiles arrêtent la marche.
why-pass-request = Si tous l’accordent, vous pouvez continuer ; sinon vous entrez en ennemi et devez vous arrêter.
why-pass-grant = Si tous l’accordent, ils peuvent continuer ; refusé, ils entrent en ennemis et doivent s’arrêter.
why-flee-decision = La fuite suit le dé de la boussole ; qui tient devra peut-être se battre en phase de Combat.
why-flee-carry = Il emmène autant de légions que son commandement ; les autres lancent pour elles.
why-flee-direction = Les deux dés du lieutenant vous laissent le choix.
why-influence-target = Les unités dispersées quittent la carte ; les converties changent de camp.
why-influence-bribe = Chaque âme abaisse ce jet d’un point, et il doit rester aux cœurs ou moins ; le pot-de-vin est perdu dans tous les cas.
why-new-owner = L’unité a été persuadée de quitter son maître.
why-conspire-pick = Elle remplace aussitôt l’événement permanent de sa boîte ; toutes les autres cartes sont défaussées.
why-cast-target = Tout ce que la carte peut viser est marqué.
why-court = La faveur est perdue dans tous les cas ; le meilleur prétendant fait un jet contre ses cœurs et la mène ce tour-ci.
why-lilith-step = Ce qu’elle fait aux unités rencontrées dépend de son aspect.
why-avoid = On ne l’évite que si tous veulent la paix et que la section les nourrit.
why-name-foe = Qui a le plus d’unités ici nomme l’adversaire ; les autres choisissent un camp.
why-choose-side = Vous combattez aux côtés de l’un d’eux.
why-join = Ses crânes sauvent vos légions, et seules les cartes qu’il porte se lancent ; un démon rejoint un combat par tour.
why-carry = Seules les cartes emportées peuvent être lancées dans ce combat.
why-quick = On touche alors à 4 ou plus au lieu de 6 ; un seul non suffit.
why-cast-first = Vos démons ont plus d’étoiles.
why-combat-cast = La magie précède les dés de la manche.
why-target = Chaque attaquant nomme un ennemi avant les dés.
why-assign-hit = Chaque unité prend un coup avant qu’aucune n’en prenne un second ; puis chaque coup est sauvé au dé ou tue.
why-flee-order = Votre démon a le plus de crânes dans ce combat.
why-combat-flee = Qui reste se bat encore ; qui fuit suit la boussole et perd ici le droit de victoire.
why-allies = En paix vous partagez la section ; il suffit qu’un seul veuille se battre.
why-petition-menu = Il faut une légion seule dans la section : cela coûte une faveur libre ou, pour son vainqueur ce tour-ci, un jet de disgrâce.
why-show-sixes = Trois Arcanes portant un 6 gagnent aussitôt ; on le demande à qui pourrait les tenir.
why-remove-disfavor = Les disgrâces lient vos faveurs et gâtent vos jets.
why-ability = Vous pouvez toujours refuser.
why-reroll = Le second résultat compte.

# Phases: what happens now, and why
now-setup = Mise en place : démons, cinq sections et une première légion pour chacun.
now-hell = Enfer : un événement, un phénomène quelque part, et de nouveaux Arcanes pour les bien vus. (H8)
now-souls = Âmes : chacun récolte de ses sections et de la Terre, puis paie légions et lieutenants. (H9)
now-summoning = Invocation : le plus riche d’abord, on achète légions, lieutenants, molosses et cartes. (H10)
now-action = Action : les démons agissent un à un dans l’ordre des Rangs. (H11)
now-random = Mouvement aléatoire : Uriel, Lilith et les molosses déchaînés vont où la boussole les envoie. (H16)
now-combat = Combat : les unités hostiles d’une même section se battent, le plus grand combat d’abord. (H17)
now-petitions = Pétitions : vainqueurs et favoris demandent des sections à Lucifer. (H18)
now-final = Fin : trois six ou un cercle entier gagnent ; les démons tombés tentent de se relever. (H19)

# Answers in advance
answer-counter-turn = Ne rien contrer ce tour-ci
answer-counter = Ne jamais contrer
answer-refuse = Toujours refuser le passage
answer-grant = Toujours accorder le passage
answer-enter = Ne jamais demander le passage
answer-no-deals = Pas de marchés
answer-no-court = Ne jamais courtiser Lilith
answer-no-join = Pas de démon au combat ce tour-ci
answer-no-magic = Pas de magie au combat ce tour-ci
answer-stand = Ne pas fuir ce tour-ci
answer-myself = Me laisser répondre même si une seule réponse est possible

# The board
web-of = à { $name }
web-of-freebooters = aux flibustiers
web-unclaimed = sans maître
web-yields = rapporte { $souls ->
        [one] 1 âme
        *[other] { $souls } âmes
    }
web-wise = rapporte des Arcanes au dé
web-pile-legion = { $count ->
        [one] 1 légion
        *[other] { $count } légions
    }
web-pile-lieutenant = { $count ->
        [one] 1 lieutenant
        *[other] { $count } lieutenants
    }
web-pile-hound = { $count ->
        [one] 1 molosse
        *[other] { $count } molosses
    }
web-pile-of = { $what } ({ $owner })
web-phases = Phases du tour
web-turn = Tour { $turn }
web-rank = Échelle des Rangs
web-rank-number = rang { $rank }
web-demon-acted = a agi
web-demon-earth = sur Terre
web-demon-down = hors de combat
web-box-empty = Aucun événement permanent
web-lieutenants = Lieutenants à recruter
web-nobody = personne
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-whole = Carte entière
web-look = De plus près
web-lilith = Lilith
web-uriel = Uriel
web-effect = Danger ici : { $source }
source-event = un événement
source-heaven = un événement au Ciel
source-earth = un événement sur Terre
source-hell = un événement en Enfer
source-phenomenon = un phénomène
source-arcana = une carte Arcane
source-macina = une Macina
source-ability = la capacité d’un démon
source-table = une table
web-no-units = Aucune unité ici.
web-skulls = crânes
web-stars = étoiles
web-hearts = cœurs
web-on-earth = Sur Terre
web-in-hell = En Enfer
web-incapacitated = hors de combat jusqu’à un { $number } ou plus dans la phase de Fin
web-must-pass = doit Passer pour de Bon
web-cost-x = X âmes
web-cost-souls = { $count ->
        [one] 1 âme
        *[other] { $count } âmes
    }
web-cost-favors = { $count ->
        [one] 1 faveur
        *[other] { $count } faveurs
    }
web-cost-disfavor = attire { $count ->
        [one] 1 disgrâce
        *[other] { $count } disgrâces
    }
web-cost-free = gratuit
web-upkeep = entretien { $count }
web-support = demande { $amount } { $stat } en tout
minor-pass = Passer
minor-double_pass = Passer 2
minor-triple_pass = Passer 3
minor-walk_the_earth = Terre { $souls }
minor-recruit_lieutenant = Recruter { $souls }
timing-action = Action
timing-combat = Combat
timing-counter = Contre
timing-play_right_away = Aussitôt
timing-macina = Macina
castplace-hell = en Enfer
castplace-earth = sur Terre
castplace-any = n’importe où
web-six = Un six : trois font gagner
web-minor = L’arcane mineur : l’autre usage de la carte
web-hand = Arcanes
web-hell-card = Carte Enfer
web-looked = Vous voyez { $cards }.
web-looked-none = Vous voyez { $cards } : aucune n’est permanente.
web-carried = avec { $demon }
web-works = marche
web-idle = à l’arrêt
web-hand-empty = Vous n’avez pas de cartes.
web-purse = Ce que vous avez
web-souls = { $count ->
        [one] 1 âme
        *[other] { $count } âmes
    }
web-souls-word = âmes
web-favors-word = faveurs
web-disfavors-word = disgrâces
web-reserve-word = légions libres
web-joined = { $demon } a rejoint
web-round = Manche { $round }
web-dice = dés ({ $need } touche)
web-hits-word = coups
web-hits = { $count ->
        [one] un coup
        *[other] { $count } coups
    }
web-saves = Sauvegardes :
web-lost-now = Détruit : { $units }.
web-rounds-past = Les manches précédentes
web-chart-legend = Dans une section : ses âmes et la lettre de son maître ; puis R2 deux légions rouges, T un lieutenant, H un molosse, f flibustiers, w un molosse déchaîné, U Uriel, Q Lilith, ! danger.
web-scored = { $count } { $count ->
    [one] coup
   *[other] coups
}
web-lost-none = Aucune perte.
web-fight-how = Chaque légion lance un dé, chaque molosse son nombre : 6 touche, un lieutenant ajoute son bonus. Les légions se sauvent sur 1, ou sur les crânes d’un démon présent ; les autres sur 4 ou moins.
web-fight-quick = Combat rapide : 4 ou plus touche.
web-triumvirate = Votre triumvirat
web-deal-give-favors = donner { $count ->
        [one] 1 faveur
        *[other] { $count } faveurs
    }
web-deal-give-disfavors = et { $count ->
        [one] 1 disgrâce
        *[other] { $count } disgrâces
    }
web-deal-take-favors = contre { $count ->
        [one] 1 faveur
        *[other] { $count } faveurs
    }
web-deal-take-disfavors = et { $count ->
        [one] 1 disgrâce
        *[other] { $count } disgrâces
    } en retour
web-trade-disfavors = et pour prendre { $count ->
        [one] 1 disgrâce
       *[other] { $count } disgrâces
    }
web-cast-x = lancer avec { $x ->
        [one] 1 âme
        *[other] { $x } âmes
    }
web-join-cards = { $demon } avec { $count ->
        [0] aucune carte
        [one] 1 carte
        *[other] { $count } cartes
    }
web-bribe = { $count ->
        [0] sans pot-de-vin
        [one] 1 âme
        *[other] { $count } âmes
    }
web-cast-card-x = lancer { $card } avec { $x ->
        [one] 1 âme
       *[other] { $x } âmes
    }
web-leaves-earth = { $deed } (quitte la Terre)
web-use-ability = Capacité : { $ability }
web-status = { $souls } { $souls ->
    [one] âme
   *[other] âmes
    }, { $favors } { $favors ->
    [one] faveur
   *[other] faveurs
    }, { $disfavors } { $disfavors ->
    [one] disgrâce
   *[other] disgrâces
    }, { $cards } { $cards ->
    [one] carte
   *[other] cartes
    }, { $sections } { $sections ->
    [one] section
   *[other] sections
    }
web-sections = { $count ->
        [one] 1 section
        *[other] { $count } sections
    }

# Kinds of things that parameters name
kind-start = area
kind-place = area
kind-areas = area
kind-who = troop
kind-unit = troop
kind-action = against
kind-box = zone
word-against-arcana = lance un sort
word-against-march = une Marche
word-against-diplomacy = diplomatie
word-against-walk = Marcher sur la Terre
word-zone-heaven = Ciel
word-zone-earth = Terre
word-zone-hell = Enfer
word-deed-march = Marche
word-deed-leave = quitter la Terre
word-deed-influence = influencer des unités
word-deed-atone = faire pénitence
word-deed-conspire = conspirer
word-deed-deeds = mauvaises actions
word-deed-cast = magie
word-deed-walk = Marcher sur la Terre
word-deed-support = soutenir
word-deed-halt = marche
word-mode-disperse = disperser
word-mode-turn = faire changer de camp
word-target-none = personne
word-label-banish-uriel = Uriel quitte l’enfer
word-label-banish-lilith = Lilith quitte l’enfer
word-label-lose_souls-3 = payer 3 âmes
word-label-disperse_units-1 = disperser une légion
word-label-other = ce que dit la carte
word-deed-ability = capacité
word-result-devoured = la légion est dévorée
word-result-nothing = rien que des hurlements
word-result-tamed = apprivoisé
word-result-tamed_choice = apprivoisé, le meilleur de deux
word-result-absolved = deux disgrâces effacées
word-result-forgiven = une disgrâce effacée
word-result-ignored = ignoré
word-result-scorned = méprisé : une disgrâce de plus
word-granted-yes = oui
word-granted-no = non
word-accepted-yes = oui
word-accepted-no = non
word-deny-enter = entrer
word-deny-leave = sortir
word-deny-through = traverser
word-deny-flee = fuir
word-deny-combat = combattre
word-deny-collect = récolter des âmes
word-deny-summon = invoquer
word-deny-petition = demander une section
word-deny-arcana = lancer des Arcanes
word-kind-antehell_exit = sortie de l’Antéenfer
word-kind-atonement = pénitence
word-kind-combat = combat
word-kind-disfavor = disgrâce
word-kind-duel = duel
word-kind-evil_deeds = mauvaises actions
word-kind-flee = fuite
word-kind-influence = influence
word-kind-recovery = rétablissement
word-kind-recruit = recrutement
word-kind-save = sauvegardes
word-kind-skulls = crânes
word-kind-souls = âmes
word-kind-taming = dressage
word-kind-uriel_judgement = jugement d’Uriel
word-kind-woo = cour
word-kind-hearts = cœurs
word-kind-stars = étoiles
word-kind-other = autres
word-cause-none = L’effet

# Buttons that say enough to choose
web-exchange = Échanger { $demon }
web-side = { $side } : { $who }
web-deal = Proposer à { $partner } { $give } contre { $take }
web-deal-nothing = rien
web-deal-favors = { $count ->
        [one] une faveur
       *[other] { $count } faveurs
    }
web-deal-disfavors = { $count ->
        [one] une disgrâce
       *[other] { $count } disgrâces
    }
web-deal-souls = { $count ->
        [one] une âme
       *[other] { $count } âmes
    }
web-chance = { $text } · { $percent } %
web-chance-away = { $text } · { $percent } % de s’échapper
web-chance-win = { $text } · { $percent } % de gagner
web-use-pass = passer avec { $card }
web-use-walk = marcher sur la Terre avec { $card }
web-use-recruit = recruter avec { $card }
web-summon-in = une légion à { $area }
web-support-spell = { $who } : { $card }
web-soul-for = une âme pour { $who }
web-muster = des légions dans { $count } sections au plus
web-muster-each = une légion dans chacune des { $count }
web-muster-go = invoquer { $count ->
        [one] une légion
       *[other] { $count } légions
    }
web-muster-not = une par une
web-mustering-how = Jusqu’à { $count } en une seule réponse : sur la carte ou par leur nom.
web-here = Ici : { $who }.
web-skulls-tip = Crânes : combien d’unités déplace une Marche du démon, et sur quoi se sauvent ses légions
web-stars-tip = Étoiles : combien de cartes le démon emporte dans un combat, et contre quoi se lancent les sorts
web-hearts-tip = Cœurs : contre quoi se lancent l’influence, la pénitence et les mauvaises actions
web-favors-tip = Faveurs de Lucifer : elles achètent des sections ; chaque disgrâce en lie une
web-disfavors-tip = Disgrâces : chacune lie une faveur et gâte les pétitions
web-reserve-tip = Légions que vous pouvez encore invoquer
web-march-units = { $deed } · { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
web-saves-on = { $text } · sauve sur { $skulls }
web-force = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } · en moyenne { $hits } coups et { $losses } pertes par manche
web-force-wins = Gagne { $wins } % du temps si tous continuent le combat.
web-lieutenant-tip = { $who } mène { $led ->
        [one] une légion
       *[other] { $led } légions
    } et ajoute { $bonus } à leurs dés de combat ; il marche de { $moves } sections et se sauve sur { $save } ou moins.
web-go-from = { $count ->
        [one] une légion
        *[other] { $count } légions
    } de { $area }
web-leads = { $count ->
        [0] { $unit } sans personne
        [one] { $unit } avec une légion
        *[other] { $unit } avec { $count } légions
    }
web-step-by-step = pas à pas
web-everywhere-avoid = la paix partout
web-everywhere-summon-menu = une légion dans chacune de vos sections
web-everywhere-petition-menu = les demander toutes
web-buy-cards = acheter { $count } cartes
web-pick-cards = Choisissez { $count ->
        [one] une carte
        *[other] { $count } cartes
    }
web-begin-summon = invoquer une légion
web-begin-support = soutenir un sort
web-begin-offer = proposer un marché
web-begin-trade = marchander des âmes
web-begin-load = emmener quelqu’un
web-begin-drop = laisser quelqu’un
diagram-H5-1 = Rouge contrôle quatre sections du sixième cercle. La cinquième, 6.3, ferait gagner la partie.
diagram-H12-1 = Une Marche : Cacus mène deux légions de 4.1 à 5.1.
