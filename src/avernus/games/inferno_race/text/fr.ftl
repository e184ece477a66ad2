title = Inferno, la course
tagline = Faites courir vos diablotins sur des tuiles traîtresses et asseyez-en assez, le premier, sur le trône de Lucifer.
credits-rights = Tous les droits du jeu restent à son auteur, 2012.

seat-red = Rouge
seat-yellow = Jaune
seat-green = Vert
seat-blue = Bleu
seat-black = Noir

word-card-d1-4 = dé 1 (force 4)
word-card-d1-5 = dé 1 (force 5)
word-card-d2-3 = dé 2 (force 3)
word-card-d2-4 = dé 2 (force 4)
word-card-d2-5 = dé 2 (force 5)
word-card-d3-2 = dé 3 (force 2)
word-card-d3-3 = dé 3 (force 3)
word-card-d3-4 = dé 3 (force 4)
word-card-d4-2 = dé 4 (force 2)
word-card-d4-3 = dé 4 (force 3)
word-card-d4-4 = dé 4 (force 4)
word-card-d5-1 = dé 5 (force 1)
word-card-d5-2 = dé 5 (force 2)
word-card-d5-3 = dé 5 (force 3)
word-card-w1 = dé joker (force 1)
word-card-w2 = dé joker (force 2)
word-card-b1 = banane (force 1)
word-card-b2 = banane (force 2)
word-card-b3 = banane (force 3)
word-card-b4 = banane (force 4)
word-card-b5 = banane (force 5)
word-card-a1 = ange (force 1)
word-card-a2 = ange (force 2)
word-card-a3 = ange (force 3)
word-card-a4 = ange (force 4)
word-card-a5 = ange (force 5)
word-card-t1 = trident (force 1)
word-card-t2 = trident (force 2)
word-card-t3 = trident (force 3)
word-card-t4 = trident (force 4)
word-card-t5 = trident (force 5)
word-card-g1 = trésor (force 1)
word-card-g2 = trésor (force 2)
word-card-g3 = trésor (force 3)
word-card-g4 = trésor (force 4)
word-card-g5 = trésor (force 5)
word-card-c6 = cercueil (force 6)
word-step-1 = marche 1
word-step-2 = marche 2
word-step-3 = marche 3
word-step-4 = marche 4
word-step-5 = marche 5
word-step-6 = marche 6
word-place--5 = marche 6
word-place--4 = marche 5
word-place--3 = marche 4
word-place--2 = marche 3
word-place--1 = marche 2
word-place-0 = marche 1
word-place-40 = le trône
word-tile-death = mort
word-tile-angel = ange
word-tile-treasure = trésor
word-tile-card = carte
word-tile-banana = banane
word-tile-return = retour au passé
word-colour-red = rouge
word-colour-blue = bleue
word-choice-A = se reposer : une carte et une gemme
word-choice-B = ramener un diablotin sur la
word-choice-roll = lancer le dé
word-choice-nomove = ne rien déplacer
word-choice-S = sacrilège : retourner la tuile de la case
word-choice-fall = laisser mourir le diablotin
word-choice-gem = ajouter une gemme
word-choice-stand = rester
word-choice-concede = céder
word-choice-decline = ne pas prendre de carte
word-choice-Z = finir le tour en achetant des cartes :

prompt-main = À vous : reposez-vous, ramenez un diablotin, ou partez avec le dé ou une carte.
prompt-move = Déplacez un diablotin d’exactement { $total }.
prompt-move-wild = Dé joker : déplacez un diablotin de 1 à 5{ $bananas ->
    [0] {""}
    [one] , et d’une case de plus pour la banane
   *[other] , et de { $bananas } de plus pour les bananes
}.
prompt-move-none = Aucun de vos diablotins ne peut utiliser ce nombre.
prompt-step-dead = Choisissez une marche libre pour votre diablotin mort.
prompt-step-mover = Votre diablotin rentre chez lui : choisissez une marche libre.
prompt-room-may = Votre main est pleine : défaussez une carte pour en piocher une autre, ou n’en prenez pas.
prompt-room-must = Défaussez une carte pour faire place à vos achats.
prompt-fight = Combat sur la case { $at } : il vous faut un total de { $need }, vous avez { $total }.
prompt-fight-enough = Combat sur la case { $at } : vos { $total } suffisent. Restez, ou ajoutez encore.
prompt-fight-hopeless = Combat sur la case { $at } : vous ne pouvez pas atteindre { $need } et devez céder.
prompt-parry = { $rival } pointe un trident sur votre diablotin de la case { $at } : parez avec un trident, ou laissez-le mourir.
prompt-free = Jouez ce que vous voulez, puis finissez votre tour.
prompt-free-buy = Jouez ce que vous voulez, puis finissez votre tour ; vous pouvez acheter { $most ->
    [one] une carte
   *[other] jusqu’à { $most } cartes
}.
prompt-wait = C’est à { $mover } d’agir.
prompt-chance = On lance le dé, ou l’on tire des cartes ou des gemmes.
prompt-over = La partie est finie.

event-rested = { $seat } se repose.
event-gem-taken = { $seat } prend une gemme rouge.
event-no-gem = Il ne reste pas de gemme rouge pour { $seat }.
event-revived = { $seat } ramène un diablotin mort sur la marche { $step }.
event-angel-played = { $seat } joue la carte { $card-name } : un diablotin mort revient sur la marche { $step }.
event-rolled = { $seat } obtient { $face ->
    [6] un 6 : un nombre au choix de 1 à 5
   *[other] un { $face }
}.
event-die-played = { $seat } joue la carte { $card-name } au lieu de lancer.
event-banana-played = { $seat } joue la carte { $card-name } : { $bananas ->
    [one] une case de plus
   *[other] { $bananas } cases de plus
}.
event-moved = Un diablotin de { $seat } va de la case { $from } { $to ->
    [40] au trône
   *[other] à la case { $to }
}.
event-set-out = Un diablotin de { $seat } part de la marche { $step } et arrive sur la case { $to }.
event-climbed = Un diablotin de { $seat } passe de la marche { $step } à la marche { $to-step }.
event-no-move = Aucun diablotin de { $seat } ne peut utiliser le nombre.
event-turned-up = La tuile « { $tile-name } » de la case { $square } se retourne face visible.
event-turned-down = La tuile « { $tile-name } » de la case { $square } se retourne face cachée.
event-shown = La case { $square } montre sa tuile pour la première fois : { $tile-name }.
event-own-imp = { $seat } a déjà un diablotin sur la case { $to } : l’un des deux meurt.
event-own-imp-step = { $seat } a déjà un diablotin sur la marche { $step } : l’un des deux meurt.
event-fight = { $seat } se bat avec { $rival } pour la case { $square }.
event-paid = { $seat } engage la carte { $card-name } : total { $total }.
event-gem-paid = { $seat } engage une gemme : total { $total }.
event-stood = { $seat } reste à { $total }.
event-conceded = { $seat } cède.
event-fight-won = { $seat } gagne le combat ; le diablotin de { $rival } sur la case { $square } meurt.
event-fight-lost = { $seat } perd le combat et un diablotin ; { $rival } garde la case { $square }.
event-death-tile = La mort attend sur la case { $square } : le diablotin de { $seat } meurt.
event-angel-tile = L’ange mort de la case { $square } rend un diablotin à { $seat }.
event-treasure-tile = { $seat } trouve un trésor sur la case { $square }.
event-card-tile = { $seat } tombe sur une carte, case { $square }.
event-banana-tile = Une banane : le diablotin de { $seat } glisse de la case { $square } { $to ->
    [40] au trône
   *[other] à la case { $to }
}.
event-return-tile = Retour au passé : le diablotin de { $seat } va de la case { $square } à la case { $to }.
event-sent-home = Retour au passé : aucune tuile semblable avant la case { $square }, le diablotin de { $seat } rentre chez lui.
event-no-step = { $seat } n’a pas de marche libre : le diablotin meurt.
event-stepped = Un diablotin de { $seat } arrive sur la marche { $step }.
event-nothing = La tuile « { $tile-name } » de la case { $square } ne donne rien à { $seat }.
event-treasure-played = { $seat } joue la carte { $card-name }.
event-gem-drawn = { $seat } tire une gemme { $colour-name }.
event-treasure = { $reds ->
    [0] { $seat } ne garde aucune gemme
    [one] { $seat } garde une gemme rouge
   *[other] { $seat } garde { $reds } gemmes rouges
} et { $blues ->
    [0] n’en remet aucune.
    [one] remet une gemme bleue.
   *[other] remet { $blues } gemmes bleues.
}
event-card-drawn = { $seat } pioche une carte.
event-drew = Vous piochez la carte { $card-name }.
event-no-card = Il ne reste pas de carte pour { $seat }.
event-reshuffled = La défausse est mélangée en une nouvelle pioche de { $count }.
event-discarded = { $seat } se défausse de la carte { $card-name }.
event-declined = { $seat } ne prend pas de carte.
event-flipped = Sacrilège : { $seat } paie 3 gemmes pour la tuile de la case { $square }.
event-trident = { $seat } pointe un trident sur le diablotin de { $victim }, case { $square }.
event-parried = { $seat } pare avec la carte { $card-name }.
event-fell = Le diablotin de { $victim } sur la case { $square } meurt sous le trident.
event-throne = { $seat } a { $count ->
    [one] un diablotin
   *[other] { $count } diablotins
} sur le trône.
event-bought = { $seat } achète { $count ->
    [one] une carte
   *[other] { $count } cartes
} pour { $price ->
    [one] une gemme
   *[other] { $price } gemmes
}.
event-turn = Tour { $turn } : { $seat }.
event-ended-throne = { $winner } a conduit assez de diablotins au trône et gagne.
event-nearing = La partie finit dans { $left } manches ; alors comptent les diablotins sur le trône, et le chemin fait par les autres.
event-ended-rounds = La manche { $rounds } était la dernière.
event-quiet = Depuis { $quiet ->
    [one] une manche
   *[other] { $quiet } manches
}, aucun diablotin n’arrive au trône. Si aucun n’y arrive en { $left } de plus, la partie finit.
event-ended-quiet = Depuis { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}, aucun diablotin n’est arrivé au trône : la partie est finie.

end-throne = { $winner } gagne : assez de diablotins sur le trône.
end-rounds = La dernière manche est jouée. Première place : { $winners }.
end-quiet = Plus personne n’arrivait au trône. Première place : { $winners }.

refusal-no-such-action = Cette action n’existe pas dans ce jeu.
refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à vous : c’est à { $mover } d’agir.
refusal-not-now = « { $action } » ne répond pas à la question posée.
refusal-not-in-hand = Vous n’avez pas la carte { $card-name }.
refusal-wrong-card = La carte { $card-name } ne sert pas à cela.
refusal-no-dead-imp = Aucun de vos diablotins n’est mort.
refusal-step-taken = La marche { $step } n’est pas libre.
refusal-no-such-step = Votre escalier n’a pas de marche { $step }.
refusal-nothing-to-move = Vous n’avez aucun diablotin sur les marches ni sur la piste.
refusal-no-imp-there = Aucun de vos diablotins ne se tient là.
refusal-wrong-distance = Un diablotin avance exactement du nombre, et c’est une autre distance.
refusal-wrong-wild = Un joker vaut de 1 à 5, bananes en plus ; le chemin finit au trône.
refusal-beyond-throne = Ce diablotin dépasserait le trône, qu’il faut atteindre exactement.
refusal-must-move = Un de vos diablotins peut utiliser le nombre : il faut déplacer.
refusal-not-on-track = Vous n’avez pas de diablotin sur la piste pour chercher un trésor.
refusal-too-poor = Le sacrilège coûte 3 gemmes.
refusal-imp-on-tile = Un diablotin se tient sur la case { $square } ; on ne retourne que des tuiles libres.
refusal-no-prey = Le trident demande un diablotin adverse sur la case juste devant le diablotin que vous avez déplacé.
refusal-out-of-reach = Toutes vos cartes et gemmes ensemble n’atteignent pas { $need }.
refusal-no-gems = Vous n’avez pas de gemme.
refusal-too-low = Il vous faut un total de { $need } pour rester.
refusal-already-added = Vous avez déjà ajouté quelque chose et ne pouvez plus céder à ce tour du combat.
refusal-must-make-room = Vos achats doivent tenir dans votre main : défaussez une carte.
refusal-no-buyer = Sans diablotin sur la piste, vous ne pouvez pas acheter de cartes.
refusal-too-many = Avec vos diablotins sur la piste, vous pouvez en acheter { $most } au plus.
refusal-too-dear = Chaque carte coûte maintenant { $price ->
    [one] une gemme
   *[other] { $price } gemmes
}, et vous n’en avez pas assez.
refusal-no-cards-left = Il ne reste pas autant de cartes.

option-target = Diablotins sur le trône qui font gagner
option-stairs = Marches du plateau de chaque joueur
option-start-steps = Les trois marches de départ
value-start-steps-near = marches 1, 2 et 3
value-start-steps-far = les trois plus éloignées
option-banana-chain = La tuile où mène une banane agit aussi
option-return-chain = La tuile de retour où l’on revient agit de nouveau
option-reshuffle = La défausse forme une nouvelle pioche quand celle-ci est vide
option-recycle-gems = Les gemmes payées retournent dans le sac
option-max-rounds = Manches après lesquelles la partie finit (0 : sans limite)
option-quiet-rounds = Manches sans arrivée au trône après lesquelles la partie finit (0 : jamais)
option-any-time = Anges, trésors et sacrilège à tout moment de son tour, combats compris
preset-book = Comme dans le livret : deux diablotins gagnent, cartes à tout moment, pas d’autre fin que le trône
preset-short = Courte : un diablotin gagne
preset-long = Longue : trois diablotins gagnent
preset-tournament = Tournoi : 60 manches au plus

board-player = morts { $dead }, trône { $throne }/{ $target }, gemmes { $gems }, cartes { $cards }
board-stock = pioche { $deck }, défausse { $discards }, sac { $red } rouges, { $blue } bleues
board-legend = D mort, A ange, T trésor, C carte, B banane, R retour ; en minuscule, face cachée ; ? jamais vue
web-throne = Le trône · 40
web-goal = { $target ->
    [one] un diablotin arrivé gagne
   *[other] { $target } arrivés gagnent
}
web-round = manche { $round } · gagne qui en amène { $target }
web-status = { $gems } { $gems ->
    [one] gemme
   *[other] gemmes
}, { $cards } { $cards ->
    [one] carte
   *[other] cartes
}, { $throne } { $throne ->
    [one] diablotin sur le trône
   *[other] diablotins sur le trône
}, { $dead } { $dead ->
    [one] mort
   *[other] morts
}
web-other = { $name } : { $gems } { $gems ->
    [one] gemme
   *[other] gemmes
}, { $cards } { $cards ->
    [one] carte
   *[other] cartes
}, { $dead } { $dead ->
    [one] mort
   *[other] morts
}, { $throne } sur le trône
web-cemetery = { $count } au cimetière
web-rolled = { $name } a fait { $face }.
web-fair-roll = Le jet vient du secret scellé de la table ; vous pourrez le vérifier à la fin de la partie.
web-square = case { $square }
web-own-step = marche { $step }
web-step-of = { $name }, marche { $step }
web-imp-here = un diablotin s’y tient
web-imp-of = diablotin de { $name }
web-face-up = { $tile }, face visible
web-face-down = { $tile }, face cachée
web-unseen = jamais vue
web-fight-here = un combat
web-fight-on = Combat sur la case { $square }
web-attacks = attaque
web-defends = défend
web-has = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}
web-needs = il faut { $need } à { $name }
web-fight-tile = Si { $name } gagne, son diablotin prend la case et la tuile agit : { $tile }.
web-fight-stands = Si { $name } gagne, son diablotin prend la case.
web-fight-loser = Le diablotin du perdant va au cimetière.
web-prices = Diablotins sur la piste
web-prices-imps = vos diablotins
web-prices-price = gemmes par carte
web-prices-most = cartes au plus
web-prices-treasure = gemmes d’un trésor
web-stock = pioche { $deck } · gemmes rouges { $bag }
web-hand = Votre main
web-hand-empty = Aucune carte en main.
web-gems = { $gems ->
    [one] gemme
   *[other] gemmes
}
web-gems-left = Gemme · reste { $gems }
web-card = { $card }, force { $strength } : { $use }
web-card-d1 = dé 1
web-card-d2 = dé 2
web-card-d3 = dé 3
web-card-d4 = dé 4
web-card-d5 = dé 5
web-card-w = dé joker
web-card-b = banane +1
web-card-a = ange
web-card-t = trident
web-card-g = trésor
web-card-c = cercueil
web-use-d = se joue au lieu de lancer le dé
web-use-w = se joue au lieu de lancer le dé ; vaut de 1 à 5
web-use-b = avant le déplacement, une case de plus
web-use-a = ramène un diablotin mort sur une marche libre
web-use-t = après le déplacement, tue le diablotin juste devant ; ou pare une attaque
web-use-g = donne des gemmes si vous avez un diablotin sur la piste
web-use-c = seulement pour les combats
web-end-turn = Finir le tour
web-buy = Acheter { $count ->
    [one] une carte
   *[other] { $count } cartes
} pour { $price ->
    [one] une gemme
   *[other] { $price } gemmes
}
web-act-A = Se reposer
web-act-B = Ramener un diablotin
web-act-roll = Lancer le dé
web-act-nomove = Ne rien déplacer
web-act-S = Sacrilège
web-act-fall = Le laisser mourir
web-act-gem = Ajouter une gemme
web-act-stand = Rester
web-act-concede = Céder
web-act-decline = Ne pas prendre de carte
web-main-note = Se reposer donne une carte et une gemme ; une carte de dé peut remplacer le jet ; le sacrilège retourne une tuile pour 3 gemmes.
web-move-note = Désignez un diablotin, ou la case où il doit aller.
web-price-note = { $imps ->
    [one] Un diablotin
   *[other] { $imps } diablotins
} sur la piste : { $price ->
    [one] une gemme
   *[other] { $price } gemmes
} par carte, { $most } au plus.
web-fight-note = Vos cartes valent { $force }, vos gemmes { $gems }.
web-do-imp = { $kind ->
    [step] Votre diablotin de la marche { $from } : où va-t-il ?
   *[square] Votre diablotin de la case { $from } : où va-t-il ?
}
web-do-go = { $kind ->
    [step] Votre diablotin va de la marche { $from }
   *[square] Votre diablotin va de la case { $from }
} { $goal ->
    [throne] au trône.
    [step] à la marche { $to }.
   *[square] à la case { $to }.
}
web-do-revive = Votre diablotin revient : sur quelle marche ?
web-do-back = Votre diablotin vient sur la marche { $step }.
web-do-sacrilege = Quelle tuile retournez-vous pour 3 gemmes ?
web-do-turn = Vous retournez la tuile de la case { $square } pour 3 gemmes.
web-do-card = Vous jouez { $card }.
web-do-angel = Vous jouez { $card } : un diablotin mort vient sur la marche { $to }.
web-do-trident = Vous jouez { $card } contre le diablotin de la case { $to }.
web-do-add = Vous ajoutez { $card }.
web-do-discard = Vous défaussez { $card }.

web-tool-imp = Déplacer un diablotin
web-tool-turn = Retourner une tuile
web-tool-imps = Diablotins : en mettre un, ou l’enlever
web-tool-tiles = Tuiles
web-card-back = Remettre { $card } dans la pioche
web-card-add = Une autre carte pour { $name }
web-gems-of = Gemmes

web-tile-death = Le diablotin qui s’arrête ici meurt.
web-tile-angel = Rend un diablotin mort.
web-tile-treasure = Donne des gemmes : on en tire deux fois autant que vous avez de diablotins sur la piste, et les rouges sont à vous.
web-tile-card = Donne une carte.
web-tile-banana = Le diablotin glisse d’une case de plus.
web-tile-return = Le diablotin recule jusqu’à la tuile semblable la plus proche derrière lui, sinon il rentre chez lui.

## Le terminal : des actions en mots, et ce qui peut être lu sur place.

phrase-buy = { $count ->
    [0] finir le tour
    [one] finir le tour et acheter une carte
   *[other] finir le tour et acheter { $count } cartes
}
text-card-d = { web-use-d }
text-card-w = { web-use-w }
text-card-b = { web-use-b }
text-card-a = { web-use-a }
text-card-t = { web-use-t }
text-card-g = { web-use-g }
text-card-c = { web-use-c }
board-player-short = †{ $dead } trône { $throne }/{ $target } gemmes { $gems } cartes { $cards }
web-last-rounds = { $left ->
    [one] C’est la dernière manche
   *[other] Il reste { $left } manches
} : ensuite comptent les diablotins sur le trône, et le chemin fait par les autres.
web-quiet-rounds = { $left ->
    [one] Si aucun diablotin n’arrive au trône dans cette manche, la partie finit
   *[other] Si aucun diablotin n’arrive au trône en { $left } manches de plus, la partie finit
} : alors comptent les diablotins sur le trône, et le chemin fait par les autres.
web-threat = Il ne manque à { $name } qu’un diablotin sur le trône pour gagner.
diagram-D35 = Avec un 4 le diablotin rouge va de la case 7 à la case 11 ; la tuile qu’il quitte se retourne, et la mort attend en 11.
diagram-D42 = Un combat pour la case 21 : rouge a 4 et jaune 6, il faut donc au moins 6 à rouge.
