title = Laberinto Interior
tagline = Bâtissez ensemble le labyrinthe, et traversez-le le premier.
credits-designer = la règle du jeu ne le nomme pas
credits-rights = La règle du jeu invite à découvrir ses propres règles.

seat-R = Rouge
seat-O = Orange
seat-Y = Jaune
seat-G = Vert
seat-B = Bleu
seat-V = Violet

word-colour-R = rouge
word-colour-O = orange
word-colour-Y = jaune
word-colour-G = vert
word-colour-B = bleu
word-colour-V = violet
word-wanted-R = { word-colour-R }
word-wanted-O = { word-colour-O }
word-wanted-Y = { word-colour-Y }
word-wanted-G = { word-colour-G }
word-wanted-B = { word-colour-B }
word-wanted-V = { word-colour-V }
word-door-R = rouge
word-door-O = orange
word-door-Y = jaune
word-door-G = verte
word-door-B = bleue
word-door-V = violette
word-prisoner-R = rouge
word-prisoner-O = orange
word-prisoner-Y = jaune
word-prisoner-G = verte
word-prisoner-B = bleue
word-prisoner-V = violette
word-pair-R = rouge
word-pair-O = orange
word-pair-Y = jaune
word-pair-G = verte
word-pair-B = bleue
word-pair-V = violette
word-figure-p = prisme
word-figure-y = pyramide
word-figure-m = prisme avec sa pyramide
word-figure-mr = prisme avec une pyramide rouge
word-figure-mo = prisme avec une pyramide orange
word-figure-my = prisme avec une pyramide jaune
word-figure-mg = prisme avec une pyramide verte
word-figure-mb = prisme avec une pyramide bleue
word-figure-mv = prisme avec une pyramide violette
word-reserve-P = un prisme de la réserve
word-reserve-Y = une pyramide de la réserve
word-kind-P = prisme
word-kind-Y = pyramide
word-choice-mount = monter
word-choice-dismount = descendre
word-choice-leave = quitter le plateau
word-choice-back = revenir avec une prisonnière
word-choice-pass = passer
word-choice-roll = lancer le dé
word-choice-first = commence

prompt-build = Posez un triangle, ou passez.
prompt-build-first = Posez votre premier triangle sur votre propre porte.
prompt-build-nothing = Aucun de vos triangles ne convient nulle part : passez.
prompt-late = Vous pouvez encore poser un triangle ; ensuite, lancez le dé.
prompt-turn = À vous : posez d’abord un triangle si vous voulez, puis déplacez une figure.
prompt-move = À vous : déplacez une figure.
prompt-walk = Vous avez fait { $pips } : déplacez une figure.
why-turn = Le but : qu’un prisme qui porte une pyramide sorte par une porte éloignée.
why-move = Le but : qu’un prisme qui porte une pyramide sorte par une porte éloignée.
why-walk = Le but : qu’un prisme qui porte une pyramide sorte par une porte éloignée.
prompt-stuck = Aucune de vos figures ne peut bouger : passez.
prompt-stuck-place = Aucune de vos figures ne peut bouger : posez un triangle, ou passez.
prompt-wait = C’est à { $mover } de jouer.
prompt-wait-build = { $mover } construit.
prompt-chance = Le hasard décide.
prompt-over = La partie est terminée.

event-dealt = { $seat } tire du sac { $count } triangles : { $triangles }.
event-dealt-rest = { $seat } prend les { $count } derniers triangles du sac : { $triangles }.
event-reserved = Le triangle { $triangle } est mis de côté pour qui le voudra.
event-first = { $seat } commence.
event-maze-ready = Le labyrinthe est déjà là, le même depuis chaque porte.
event-moves-first = Le sort désigne { $seat }, qui joue le premier coup.
event-rolled = { $seat } fait { $pips }.
event-placed = { $seat } pose { $tile } en { $cell }.
event-placed-reserve = { $seat } prend { $tile } dans la réserve commune et le pose en { $cell }.
event-joined = Les chemins se sont rencontrés : toutes les portes sont reliées.
event-passed = { $seat } passe.
event-building-over = Le labyrinthe est bâti. { $seat } joue le premier coup.
event-building-done = Le labyrinthe est bâti. On tire au sort le premier coup.
event-entered = { $kind ->
        [Y] Une pyramide
       *[other] Un prisme
    } de { $seat } entre en { $at }.
event-came-back = Un prisme de { $seat } revient par { $at } avec une prisonnière { $prisoner-name }.
event-stepped = { $figure ->
        [y] La pyramide
       *[other] Le { $figure-name }
    } de { $seat } fait un pas de { $from } à { $to }.
event-ran = { $figure ->
        [y] La pyramide
       *[other] Le { $figure-name }
    } de { $seat } court de { $from } à { $to }.
event-ran-by-rider = { $figure ->
        [y] La pyramide
       *[other] Le { $figure-name }
    } de { $seat } court de { $from } à { $to } grâce à la couleur de la pyramide portée.
event-walked = { $figure ->
        [y] La pyramide
       *[other] Le { $figure-name }
    } de { $seat } marche de { $from } à { $to }.
event-mounted = La pyramide de { $seat } qui était en { $from } monte sur le prisme de { $to }.
event-dismounted = La pyramide de { $seat } descend du prisme de { $from } et se tient en { $to }.
event-went-out = La pyramide de { $seat } quitte le plateau en { $at } et retourne à la réserve.
event-crossed = { $seat } sort par la porte { $door-name }, en { $at }, avec un { $figure-name } : une traversée !
event-eliminated = { $victim } perd un prisme en { $cell }.
event-captured = { $seat } fait prisonnière en { $cell } une pyramide de couleur { $colour-name }.
event-freed = { $seat } libère en { $cell } une de ses pyramides, de couleur { $colour-name }.
event-retired = { $seat } n’a plus de prisme pour jouer.
event-ended-goal = La dernière traversée qui manquait est faite. En tête : { $winners }.
event-ended-elimination = Plus personne d’autre n’a de prismes. En tête : { $winners }.
event-ended-nobody-can-score = Plus personne ne peut traverser. En tête : { $winners }.
event-ended-no-progress = Trop de tours de table ont passé sans aucun progrès. En tête : { $winners }.
event-ended-all-stuck = Tout le monde a passé à la suite. En tête : { $winners }.
event-ended-max-rounds = Le dernier tour de table a été joué. En tête : { $winners }.

end-goal = Assez de prismes ont traversé. En tête : { $winners }.
end-elimination = Tous les rivaux sont éliminés. En tête : { $winners }.
end-nobody-can-score = Plus personne ne peut traverser. En tête : { $winners }.
end-no-progress = Trop de tours de table sans progrès. En tête : { $winners }.
end-all-stuck = Tout le monde a passé à la suite. En tête : { $winners }.
end-max-rounds = Le dernier tour de table est joué. En tête : { $winners }.

refusal-no-such-action = Un joueur ne peut rien faire de tel à Laberinto Interior.
refusal-game-over = La partie est terminée.
refusal-not-your-turn = C’est à { $mover } de jouer.
refusal-not-building = On ne peut pas poser de triangle maintenant.
refusal-not-moving = Les figures ne se déplacent pas maintenant.
refusal-no-die = Il n’y a pas de dé à lancer maintenant.
refusal-must-place = Votre porte est encore vide et un triangle y convient : vous ne pouvez pas passer.
refusal-must-move = Une de vos figures peut bouger : vous ne pouvez pas passer.
refusal-late-done = Vous avez posé tous les triangles qu’un tour permet.
refusal-not-in-hand = Vous n’avez pas le triangle { $tile }.
refusal-not-in-reserve = Le triangle { $tile } n’est pas dans la réserve commune.
refusal-occupied-cell = Il y a déjà un triangle en { $cell }.
refusal-edge-mismatch = { $tile } ne convient pas en { $cell } : le côté { $edge } serait { $colour-name }, celui du triangle voisin est { $wanted-name }.
refusal-border-mismatch = { $tile } ne convient pas en { $cell } : le côté { $edge } serait { $colour-name }, ce bord du plateau est { $wanted-name }.
refusal-own-door-first = Votre premier triangle va sur une case de votre porte, et { $cell } n’en est pas une.
refusal-gap-first = Les chemins ne se sont pas encore rencontrés : construisez là où l’écart avec les autres est le plus court ; { $cell } n’y est pas.
refusal-own-path = Les chemins ne se sont pas encore rencontrés : construisez sur votre propre chemin ; { $cell } n’est pas à côté.
refusal-not-joined = { $cell } n’est à côté d’aucun triangle.
refusal-none-in-reserve = Il ne vous reste en réserve aucune figure de cette sorte : { $kind-name }.
refusal-wrong-door = { $at } n’est pas une case de votre propre porte.
refusal-no-triangle = Il n’y a pas de triangle sur cette case.
refusal-foreign-figure = Une figure de couleur { $colour-name } se tient en { $to } : pour la prendre, écrivez le coup avec « x ».
refusal-full-cell = Deux de vos figures s’y tiennent déjà.
refusal-own-team = Votre autre équipe s’y tient, et vos équipes ne se prennent pas entre elles.
refusal-ally = Une figure alliée de couleur { $colour-name } s’y tient, et les alliés ne se prennent pas.
refusal-pair-immune = Deux figures de couleur { $colour-name } s’y tiennent ensemble, et on ne prend pas une paire.
refusal-pyramid-captures = Une figure de couleur { $colour-name } s’y tient, et une pyramide ne peut pas la prendre.
refusal-carrier-captures = Un prisme qui porte une pyramide ne peut prendre aucune figure.
refusal-no-such-figure = Vous n’avez pas cette figure en { $at } : { $figure-name }.
refusal-no-prey = Il n’y a en { $to } aucune figure à prendre.
refusal-not-adjacent = Une pyramide va de case en case, et { $to } n’est pas à côté de { $from }.
refusal-run-blocked = Une figure étrangère en { $cell } barre le passage.
refusal-not-reachable = On n’atteint cette case ni d’un pas, ni en courant tout droit jusqu’au prochain triangle de la bonne couleur.
refusal-walk-too-far = Avec un { $pips }, aucun chemin ne mène de { $from } à { $to }.
refusal-not-exact = Avec le dé, on ne prend qu’en parcourant exactement { $pips } cases, et aucun chemin pareil ne mène de { $from } à { $to }.
refusal-no-prism-to-mount = Il n’y a en { $to } aucun de vos prismes sans pyramide.
refusal-mount-too-far = La pyramide de { $from } n’est pas à côté du prisme de { $to }.
refusal-dismount-full = Il n’y a pas de place en { $at } pour que la pyramide se tienne près de son prisme.
refusal-dismount-too-far = { $to } n’est pas à côté de { $from }.
refusal-foreign-rider = On ne peut pas faire descendre une prisonnière.
refusal-not-a-door = { $at } n’est pas une porte.
refusal-wrong-exit = Un prisme ne traverse que par une porte qui n’est ni la sienne ni une de ses voisines, et { $at } n’en est pas une.
refusal-out-wrong-door = Une pyramide ne sort que par la porte de sa couleur, et { $at } n’en fait pas partie.
refusal-no-pair = Aucun prisme de cette couleur n’a traversé avec une pyramide { $pair-name }.
refusal-no-prisoner = Vous ne tenez aucune prisonnière { $prisoner-name }.
refusal-not-its-captive = Aucun des prismes qui ont traversé avec une pyramide de couleur { $pair-name } n’a pris lui-même une pyramide de couleur { $prisoner-name }.

option-goal = Nombre de traversées qui finit la partie (0 : jusqu’à ce que personne ne puisse plus traverser)
option-maze = Le labyrinthe est bâti par les joueurs, ou il est déjà là
value-maze-built = bâti par les joueurs
value-maze-ready = déjà posé
option-prisms = Prismes de chaque couleur
option-pyramids = Pyramides de chaque couleur
option-handicap = Autant de prismes et de pyramides en moins pour Rouge, le joueur le plus fort
option-dice = Les prismes marchent selon le dé
option-teams = Couleurs par joueur (2 : les six sont réparties)
option-alliances = Joueurs en autant d’alliances (0 : chacun pour soi)
option-captives = Les prisonnières sont au joueur, ou au prisme qui les a prises
value-captives-player = au joueur
value-captives-prism = au prisme qui les a prises
option-lot = Le premier coup est tiré au sort de nouveau après la construction, ou une seule fois avant
value-lot-again = de nouveau après la construction
value-lot-once = une seule fois, avant
option-hidden-hands = Les mains des autres sont cachées
option-door = La porte est le côté entier, ou la seule case de son bout droit
value-door-side = le côté entier
value-door-right = la case du bout droit
option-meet = Les chemins se construisent l’un vers l’autre, seulement depuis le sien, ou librement
value-meet-must = l’un vers l’autre
value-meet-own = seulement depuis le sien
value-meet-free = librement
option-match-sides = Les triangles du bord s’accordent à la couleur du côté
option-exact-die = Un prisme marche d’exactement autant de cases que montre le dé
option-build = Tours de construction avant le premier mouvement (0 : jusqu’à ce que tous passent)
option-late-build = Triangles que l’on peut encore poser à chaque tour
option-may-pass = On peut passer au lieu de bouger
option-quiet-rounds = Autant de tours de table sans progrès finissent la partie
option-max-rounds = La partie finit après tant de tours de table

preset-book = Comme dans le vieux livret, sans limites
preset-ready-maze = Labyrinthe déjà posé
preset-short = Partie courte
preset-dice = Avec un dé
preset-hidden = Mains cachées
preset-alliances = Deux alliances
preset-two-teams = Deux équipes par joueur
preset-narrow-doors = Portes étroites

web-just-that = Y aller simplement
web-tray = Vos triangles
web-tray-of = Triangles de { $name }
web-tray-empty = Aucun triangle
web-all-tiles = Tous les triangles
web-tile = Triangle { $tile }, { $count ->
    [one] une pièce
   *[other] { $count } pièces
  }
web-tile-open = Triangle ouvert { $tile }, pour tous, { $count ->
    [one] une pièce
   *[other] { $count } pièces
  }
web-reserve = { $figure }, reste { $count }
web-come-back = Revenir : laisser la pyramide { $pair }, emporter une prisonnière { $prisoner }
web-turn-it = Tourner
web-lay-it = Poser
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-whole = Tout le plateau
web-door-of = { $colour } : porte de { $name }
web-door-idle = { $colour } : porte de personne
web-patterns = Hachures marquées pour chaque couleur
web-triangle = triangle { $tile }
web-figure-of = { $figure } de { $name }
web-do-triangle = Triangle { $tile } : où ?
web-do-fits = { $count ->
    [one] il convient à une case
   *[other] il convient à { $count } cases
  }
web-do-lay = { $tile } en { $cell } : tournez-le ou posez-le.
web-do-lay-how = touchez-le ou pressez R pour le tourner
web-do-enter = Entrée : { $figure }. Sur quelle case de votre porte ?
web-do-back = Un prisme revient : sur quelle case de votre porte ?
web-do-which = Deux figures se tiennent en { $cell } : laquelle ?
web-do-figure = { $figure } en { $cell } : vers où ?
web-do-there = { $figure } de { $from } à { $to } : comment ?
web-run = course vers { $to }, { $count ->
    [one] une case
   *[other] { $count } cases
  }
web-crossed = { $count ->
    [one] { $count } traversée
   *[other] { $count } traversées
  }
web-allies = alliance { $number }
web-captives = prisonnières de ce prisme : { $colours }
web-prisoners = { $count ->
    [one] { $count } prisonnière
   *[other] { $count } prisonnières
  }
web-tiles = { $count ->
    [one] { $count } triangle
   *[other] { $count } triangles
  }
web-retired = plus de prisme
web-retired-crossed = { $count ->
    [one] { $count } traversée
   *[other] { $count } traversées
  }, plus de prisme
web-dismount-here = Descendre ici
web-dismount-at = Descendre en { $cell }
web-building = Construction, { $count ->
    [one] { $count } triangle posé
   *[other] { $count } triangles posés
  }
web-round = Tour { $round }

web-phase = Phase
web-phase-build = construction
web-phase-move = déplacements
web-tool-figure = Déplacer une figure
web-tool-lay = Poser ou tourner un triangle
web-tool-figures = Figures de la réserve
web-fits-on = Ce qui convient en { $cell }

## Le terminal : des actions en mots, et ce qui peut être lu sur place.

phrase-place = poser { $tile-piece } sur { $cell } en { $tile-turn }
phrase-move = { $figure } de { $from } à { $to }
phrase-enter = { $kind } sur { $at }
web-last-rounds = { $left ->
    [one] C’est le dernier tour de table
   *[other] Il reste { $left } tours de table
} : ensuite, traversées et prisonnières décident.
web-quiet-rounds = { $left ->
    [one] Si personne ne progresse à ce tour de table, la partie finit
   *[other] Si personne ne progresse en { $left } tours de table de plus, la partie finit
}, et traversées et prisonnières décident.
web-threat = Il ne manque qu’une traversée à { $name } pour gagner.
diagram-L34 = Le prisme rouge chargé court en ligne droite de F20 à K25, le premier triangle qui a un côté rouge.
