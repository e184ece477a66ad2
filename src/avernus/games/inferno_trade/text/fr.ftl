title = Inferno, le troc
tagline = Des âmes damnées changent de mains tant que coule le sable. Ramenez la collection que votre liste secrète estime le plus.
credits-rights = L’éditeur ne pose aucune condition sur les règles ; ni noms, ni textes, ni images de la boîte ne sont repris ici.

word-soul-attila = Attila
word-soul-bathory = Erzsébet Báthory
word-soul-bluebeard = Barbe-Bleue
word-soul-caligula = Caligula
word-soul-cattivo = Cattivo
word-soul-dracula = Dracula
word-soul-genghis = Gengis Khan
word-soul-herod = Hérode
word-soul-ivan = Ivan le Terrible
word-soul-jack = Jack l’Éventreur
word-soul-judas = Judas
word-soul-locusta = Locuste
word-soul-lucrezia = Lucrèce Borgia
word-soul-messalina = Messaline
word-soul-nero = Néron
word-soul-rasputin = Raspoutine
word-soul-torquemada = Torquemada
word-soul-tzu = l’impératrice Tz’u
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
word-way-left = à gauche
word-way-right = à droite
word-driver-turns = au tour par tour
word-driver-live = au sablier en direct
word-driver-ticks = par battements
word-seat-all = tout le monde
word-choice-list = remettre la liste
word-choice-ready = c’est parti
word-choice-done = terminer
word-choice-wait = attendre, en demi-secondes :
word-choice-flip = retourner le sablier
word-choice-answer = répondre à l’offre
word-choice-withdraw = retirer l’offre
word-choice-yes = oui
word-choice-no = non
word-choice-offer = offrir
word-choice-for = contre
word-choice-take = prendre
word-choice-pass = passer

prompt-list = Donnez à chacune des dix-huit âmes une valeur de 1 à 18, chaque valeur une seule fois. Personne d’autre ne verra votre liste.
prompt-wait-list = Votre liste est remise ; d’autres écrivent encore.
prompt-deal = On distribue les cartes.
prompt-ready = Examinez les cartes sur la table. On commence ?
prompt-wait-ready = Le sablier est retourné dès que tout le monde est d’accord pour commencer.
prompt-open = { $glass ->
    [empty] Le sablier est vide : continuez à marchander, ou retournez-le. L’écoulement { $run } sur { $runs } est terminé.
   *[running] Marchandez ! Écoulement { $run } sur { $runs }.
}
prompt-watch = { $glass ->
    [empty] Le sablier est vide après l’écoulement { $run } sur { $runs } ; chacun peut le retourner.
   *[running] Tout le monde marchande : écoulement { $run } sur { $runs }.
}
prompt-slot = { $glass ->
    [empty] À vous : répondez aux offres, puis faites jusqu’à { $left } offres ; le sablier et les cartes spéciales à tout moment. L’écoulement { $run } sur { $runs } est terminé.
   *[running] À vous : répondez aux offres, puis faites jusqu’à { $left } offres ; les cartes spéciales à tout moment. Écoulement { $run } sur { $runs }.
}
prompt-slot-offers = { $left ->
    [one] Vous pouvez faire encore une offre, ou terminer.
   *[other] Vous pouvez faire encore { $left } offres, ou terminer.
}
prompt-interject = C’est à { $seat }. Vous pouvez jouer une carte spéciale, ou laisser passer.
prompt-slot-opening = Premier tour de table : { $left ->
    [one] faites une offre, ou terminez.
   *[other] faites jusqu’à { $left } offres, ou terminez.
} On répond à partir du deuxième tour.
prompt-slot-answers = Deuxième tour de table : répondez aux offres qui vous sont faites, puis terminez. Les nouvelles offres viennent à partir du troisième tour.
prompt-wait-slot = C’est à { $seat }.
prompt-wait-tick = { $seat } réfléchit.
prompt-so-pick = { $seat } vous prend { $card-name }. Quelle carte de { $seat } prenez-vous en échange ?
prompt-wait-so = { $rival } choisit une carte de { $seat } en échange de { $card-name }.
prompt-gs-pick = Grande Scambio : quelle carte passez-vous { $way-name }, à { $other } ?
prompt-wait-gs = Grande Scambio : chacun choisit une carte à passer { $way-name }.
prompt-over = La partie est terminée.

event-list-given = { $seat } a remis sa liste.
event-dealt = { $seat } reçoit { $card-name }.
event-aside = Une carte reste et est mise à l’écart : { $card-name }.
event-special-dealt = { $seat } reçoit une carte spéciale, face cachée.
event-special-seen = Votre carte spéciale est { $special-name }.
event-ready = { $seat } peut commencer.
event-opens = Le sort désigne { $seat } pour ouvrir le premier tour de table.
event-started = Le sablier est retourné : marchandez !
event-offered = Offre { $id } : { $author } propose à { $partner } { $gives ->
    [0] rien
   *[other] { $give-name }
} contre { $wants ->
    [0] rien
   *[other] { $want-name }
}.
event-cried = Offre { $id } : { $author } propose à tout le monde { $gives ->
    [0] rien
   *[other] { $give-name }
} contre { $wants ->
    [0] rien
   *[other] { $want-name }
}.
event-countered = Offre { $id }, en réponse à la { $re } : { $author } propose à { $partner } { $gives ->
    [0] rien
   *[other] { $give-name }
} contre { $wants ->
    [0] rien
   *[other] { $want-name }
}.
event-traded = { $partner } accepte l’offre { $id } : { $author } donne { $gives ->
    [0] rien
   *[other] { $give-name }
} et reçoit { $wants ->
    [0] rien
   *[other] { $want-name }
}.
event-declined = L’offre { $id } de { $author } est refusée.
event-withdrawn = { $author } retire l’offre { $id }.
event-void = L’offre { $id } de { $author } est caduque : une de ses cartes n’est plus disponible.
event-expired = L’offre { $id } de { $author } a expiré.
event-lapsed = L’offre { $id } de { $author } tombe.
event-so-played = Scambio Obbligato ! { $seat } exige { $card-name } de { $rival }.
event-so-done = { $seat } reçoit { $card-name }, { $rival } reçoit { $pick-name } ; les deux cartes sont retournées pour de bon.
event-gs-played = Grande Scambio ! { $seat } fait passer à chacun une carte { $way-name }.
event-gs-picked = { $seat } a choisi une carte.
event-gs-passed = { $seat } passe { $card-name } à { $other }.
event-ba-played = Buona Azione ! Grâce à { $seat }, une âme se repent et quitte le jeu : { $soul-name }.
event-ba-lowered = Buona Azione ! Grâce à { $seat }, une âme se repent et vaut sept de moins pour tout le monde : { $soul-name }.
event-flipped = { $seat } retourne le sablier : écoulement { $run }.
event-flipped-itself = Personne n’a retourné le sablier, il se retourne tout seul : écoulement { $run }.
event-last-run = C’est le dernier écoulement : la partie s’arrête avec le sable !
event-emptied = Le sablier est vide : l’écoulement { $run } est terminé.
event-slot = C’est à { $seat }.
event-late = { $seat } n’a pas répondu à temps : ce sera { $card-name }, ce qui vaut le moins sur sa liste.
event-counted = Les âmes de { $seat } valent { $score }.
event-ended-best-devil = { $winner } est le meilleur diable du jour, avec { $score } points.
event-ended-shared = Victoire partagée avec { $score } points chacun : { $winners }.
event-ended-best-soul = Avec { $score } points, comme d’autres, { $winner } gagne grâce à l’âme la plus chère.

end-best-devil = { $winner } est le meilleur diable du jour.
end-shared = Victoire partagée : { $winners }.
end-best-soul = Égalité de points ; { $winner } gagne grâce à l’âme la plus chère.

refusal-game-over = Le dernier grain est tombé ; la partie est terminée.
refusal-not-started = Le sablier n’a pas encore été retourné.
refusal-list-given = On remet sa liste une seule fois, avant la donne.
refusal-ready-given = Vous l’avez déjà dit.
refusal-interrupted = { $special-name } arrête le jeu jusqu’à la réponse.
refusal-not-your-slot = C’est à { $mover }.
refusal-not-asked-yet = C’est { $mover } que l’on interroge maintenant.
refusal-other-driver = Cela ne se fait pas dans une partie { $driver-name }.
refusal-natures-own = Ni les cartes ni le temps ne sont distribués par un joueur.
refusal-players-own = Seuls les joueurs font cela.
refusal-to-nobody = Ce joueur n’existe pas.
refusal-to-self = Vous ne pouvez pas marchander avec vous-même.
refusal-gift = Un échange comporte au moins une âme de chaque côté : pas de cadeaux.
refusal-give-fixed = Vous ne pouvez pas donner { $cards-name } : une carte retournée par Scambio Obbligato est fixée.
refusal-give-not-own = Vous ne pouvez pas donner { $cards-name } : ce n’est pas à vous.
refusal-want-fixed = On ne peut pas demander { $cards-name } à { $partner } : une carte retournée par Scambio Obbligato est fixée.
refusal-want-moved = { $partner } n’a pas { $cards-name }.
refusal-list-wrong = Une liste donne à chacune des dix-huit âmes une valeur de 1 à { $most }, chaque valeur une seule fois.
refusal-too-many = Chaque côté d’une offre compte au plus { $most } cartes ; une affaire plus grande fait deux offres.
refusal-six-open = Vous avez six offres ouvertes ; retirez-en une d’abord.
refusal-no-more-offers = Vous avez fait toutes les offres qu’un joueur peut faire en une partie.
refusal-opening-round = Au premier tour de table, on ne fait que des offres ; on répond à partir du deuxième.
refusal-answering-round = Au deuxième tour de table, on répond aux offres du premier ; les nouvelles viennent à partir du troisième.
refusal-answers-first = Les réponses viennent d’abord ; maintenant vous ne pouvez que faire d’autres offres, jouer une carte spéciale ou terminer.
refusal-no-such-offer = Il n’y a pas eu d’offre { $id }.
refusal-offer-gone = L’offre { $id } n’est plus ouverte.
refusal-not-to-you = L’offre { $id } ne s’adresse pas à vous.
refusal-own-offer = L’offre { $id } est la vôtre.
refusal-lacks-soul = Vous n’avez aucune carte libre de { $souls-name }.
refusal-to-all = L’offre { $id } est ouverte à tous ; personne en particulier ne peut la refuser.
refusal-not-author = L’offre { $id } n’est pas la vôtre, vous ne pouvez pas la retirer.
refusal-no-special = Vous n’avez pas de carte { $special-name }.
refusal-so-self = Scambio Obbligato se joue contre un rival.
refusal-so-fixed = { $card-name } est une carte fixée, on ne peut pas l’exiger.
refusal-so-moved = { $rival } n’a pas { $card-name }.
refusal-so-nothing = Vous n’avez aucune carte libre à prendre en échange.
refusal-gs-nobody = Personne n’a de carte libre à passer.
refusal-gs-way = À cette table, Grande Scambio va dans l’autre sens.
refusal-ba-gone = { $soul-name } n’est pas en jeu.
refusal-ba-fixed = { $soul-name } a une carte fixée et reste à l’abri des bonnes actions.
refusal-no-question = Aucune carte spéciale ne demande cela.
refusal-not-the-rival = C’est le rival qui choisit.
refusal-pick-not-theirs = { $card-name } n’est pas une carte libre du joueur qui exige la vôtre.
refusal-pick-not-own = { $card-name } n’est pas une de vos cartes libres.
refusal-picked = Vous avez déjà choisi votre carte.
refusal-nothing-to-pass = Vous n’avez aucune carte libre, vous n’en passez donc pas.
refusal-sand-runs = Le sable coule encore ; on ne retourne qu’un sablier vide.
refusal-turned-already = Quelqu’un a été plus rapide : le sablier est déjà retourné.
refusal-time-back = Le temps ne revient pas en arrière.
refusal-sand-stands = Le sable est arrêté jusqu’à la réponse à { $special-name }.
refusal-asleep = Vous avez dit que vous attendez ; ce qui vous concerne, ou le temps que vous avez dit, vous réveillera.
refusal-not-that-question = Ce n’est pas la question posée en ce moment.
refusal-no-such-action = Cette action n’existe pas dans Inferno.

option-driver = Ce qui mène la partie : les tours, le sablier en direct, ou des battements pour les bots
value-driver-turns = par tours
value-driver-live = le sablier en direct
value-driver-ticks = battements, pour les bots
option-runs = Nombre d’écoulements du sablier
option-series = Séries d’âmes en jeu : à deux ou trois joueurs, le livret en prend une
option-glass-ms = Pendant combien de millisecondes coule le sable, là où il y a une horloge
option-specials-any-time = Dans une partie tour par tour, les cartes spéciales se jouent aussi pendant le passage des autres
option-forced-face-down = Les cartes de Scambio Obbligato restent face cachée pour les autres
option-allow-gifts = Un côté de l’échange peut rester vide
option-private-offers = Seuls les deux intéressés connaissent une offre
option-offer-ttl-ms = Une offre expire après tant de millisecondes (0 : jamais)
option-idle-limit-ms = Un sablier vide se retourne tout seul après tant de millisecondes (0 : jamais)
option-interrupt-timeout-ms = Millisecondes pour répondre à une carte spéciale avant que ne compte la carte qui vaut le moins sur sa propre liste
option-sand-runs-in-interrupt = Le sable coule pendant qu’on répond à une carte spéciale
option-buona-azione = Buona Azione retire une âme, ou lui ôte sept points
value-buona-azione-remove = retire une âme
value-buona-azione-minus7 = ôte sept points à une âme
option-grande-direction = Qui décide du sens de Grande Scambio
value-grande-direction-choose = qui la joue
value-grande-direction-left = toujours à gauche
value-grande-direction-right = toujours à droite
option-tiebreak = L’égalité est partagée, ou tranchée par l’âme la plus chère
value-tiebreak-none = l’égalité est partagée
value-tiebreak-best-soul = l’âme la plus chère tranche
option-rounds-per-run = Tours de table par écoulement, dans une partie au tour par tour
option-max-idle-rounds = Tours de table avant qu’un sablier vide ne se retourne, dans une partie au tour par tour
option-first-round = Offres que chacun fait au premier tour de table, dans une partie au tour par tour
option-second-round = Le deuxième tour de table d’une partie au tour par tour
value-second-round-all = réponses et nouvelles offres
value-second-round-answers = réponses seulement
value-second-round-halves = réponses seulement, la dernière moitié de la table à partir de la fin

preset-turns = Au tour par tour : chacun à son rythme
preset-live = En direct : tous à la fois, six minutes de sable
preset-ticks = Pour les bots : une action chacun, toutes les demi-secondes
preset-full-market = Marché plein : les deux séries d’âmes, aussi à deux ou trois joueurs
preset-italian = En direct, comme à certaines tables italiennes : deux écoulements, toujours à droite, le repentir coûte sept points

board-still = Avant le premier retournement du sablier
board-running = Écoulement { $run } sur { $runs }, reste { $left }
board-slots = Écoulement { $run } sur { $runs }, { $left ->
    [one] encore un tour
   *[other] encore { $left } tours
}
board-empty = L’écoulement { $run } sur { $runs } est terminé : le sablier est vide
board-over = Le dernier grain est tombé
board-specials = { $count ->
    [0] aucune carte spéciale
    [one] une carte spéciale
   *[other] { $count } cartes spéciales
}
board-fixed = fixées :
board-face-down = { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
board-aside = à l’écart :
board-out = hors jeu :
board-offers = offres ouvertes :
board-hand = dans votre main :
board-list = votre liste :
board-total = Vos âmes valent maintenant { $total }.

how-list = votre propre liste : « values nero,dracula,attila », la plus chère d’abord ; les âmes que vous ne nommez pas suivent dans l’ordre de la liste
how-offer = une offre à un joueur : « >Joueur 2 nero / attila » donne Néron au Joueur 2 et demande Attila ; « nero+judas » réunit des âmes
how-cry = une offre à tous : « >* nero / attila »
how-counter = une autre réponse à l’offre 3 : « re#3 nero / attila » donne Néron et demande Attila

web-status = { $souls ->
    [one] une âme
   *[other] { $souls } âmes
}, { $specials ->
    [0] aucune carte spéciale
    [one] une carte spéciale
   *[other] { $specials } cartes spéciales
}
web-stall = { $name } : { $souls ->
    [one] une âme
   *[other] { $souls } âmes
}, { $specials ->
    [0] aucune carte spéciale
    [one] une carte spéciale
   *[other] { $specials } cartes spéciales
} ; les nombres disent ce qu’elles valent pour vous
web-fixed = fixée
web-moved = partie
web-nothing = rien encore
web-your-souls = Vos âmes
web-worth = valeur pour vous :
web-list-in = liste remise
web-list-out = écrit encore
web-is-ready = c’est bon
web-not-ready = regarde les cartes
web-asks-for = demande { $soul }
web-slot = son tour
web-has-chosen = a choisi
web-chooses = choisit
web-passes-none = ne passe rien
web-not-dealt = Les cartes sont distribuées quand toutes les listes sont remises.
web-no-souls = Plus aucune âme.
web-special-SO = échange forcé
web-special-BA = bonne action
web-special-GS = grand échange
web-glass = Le sablier ; déposez-y une âme pour l’offrir à tous
web-glass-still = pas encore retourné
web-run = écoulement { $run } sur { $runs }
web-slots = { $count ->
    [one] encore un tour
   *[other] encore { $count } tours
}
web-sand-stands = Le sable s’arrête jusqu’à la réponse à la carte spéciale.
web-last-run = C’est le dernier écoulement. Au dernier grain, tout est fini.
web-glass-empty = Le sablier est vide. N’importe qui peut le retourner, et le marché continue.
web-glass-empty-idle = Le sablier est vide. N’importe qui peut le retourner ; il se retournera seul dans { $left }.
web-glass-note = Quand le sablier est vide, n’importe qui peut le retourner.
web-flip = Retourner le sablier
web-offers = Offres
web-open-count = { $count ->
    [one] une ouverte
   *[other] { $count } ouvertes
}
web-no-offers = Aucune offre ouverte. Désignez une de vos âmes et une des leurs, ou glissez l’une sur l’autre.
web-no-offers-watching = Aucune offre ouverte.
web-far = { $author } offre à { $partner } { $give } contre { $want }
web-far-all = { $author } offre à tous { $give } contre { $want }
web-his-to-you = { $name } vous offre
web-his-to-all = { $name } à tous
web-mine-to = Vous offrez à { $name }
web-mine-to-all = Vous offrez à tous
web-you-get = Vous recevez
web-you-give = Vous donnez
web-gain = { $sum } pour vous
web-accept = Accepter
web-counter = Contre-offre
web-refuse = Refuser
web-hide = Masquer
web-withdraw = Retirer
web-you-lack = Il vous manque { $souls }.
web-your-offer = Votre offre
web-your-counter = Votre contre-offre à { $name }
web-to-whom = À qui ?
web-to = à { $name }
web-to-all = à tous
web-take-out = , retirer
web-send-offer = Envoyer l’offre
web-send-counter = Envoyer la contre-offre
web-play-special = Jouer la carte
web-cancel = Annuler
web-say-it = Le dire
web-so-how = Désignez l’âme que vous exigez. Son propriétaire prend ensuite l’une des vôtres.
web-so-ready = Vous exigez { $soul } de { $name }, qui prend ensuite l’une de vos âmes. Les deux cartes sont fixées pour de bon.
web-ba-how = Désignez l’âme qui doit se repentir.
web-ba-ready = { $soul } se repent.
web-gs-how = Chacun passe une âme. De quel côté ?
web-gs-way = { $way }, la vôtre à { $name }
web-room-stops = tout s’arrête
web-so-asked = { $name } prend votre carte { $soul }. Désignez l’âme que vous prenez en échange.
web-so-waits = { $name } prend { $soul } à { $rival }, qui choisit une âme en échange.
web-gs-asked = Chacun passe une âme { $way }. Désignez celle que vous passez ; personne ne la voit avant que tous aient choisi.
web-gs-waits = Chacun passe une âme { $way }. Les cartes sont montrées quand tous ont choisi.
web-stop-limit = Si quelqu’un n’a pas choisi au bout de { $seconds } secondes, une carte est choisie à sa place.
web-own-pick = Vous passez { $soul }.
web-take-it = Prendre { $soul }
web-pass-it = Passer { $soul }
web-point-at-one = Désignez une âme
web-write-list = Votre liste secrète
web-write-how = La plus chère d’abord : ce qui est tout en haut vaut 18 pour vous. Faites glisser les âmes, ou déplacez-les avec les flèches.
web-shuffle = Mélanger
web-hand-in = Remettre la liste
web-now-worth = { $soul } vaut maintenant { $value }.
web-up = { $soul } : monter d’un rang
web-down = { $soul } : descendre d’un rang
web-secret-list = Votre liste secrète
web-only-you = pour vos yeux seulement
web-reveal = On ouvre les listes
web-skip = Voir la fin
web-counted = { $name } : { $score } points
web-best-devil = meilleur diable
web-second = 2e
web-ready = On commence
web-done = Terminé
web-wait = Attendre { $seconds } s
web-hint-wait = Aucune affaire n’en vaut la peine en ce moment : un bot attendrait.
web-how-to-offer = Désignez ce que vous donnez et ce que vous voulez ; les règles jugent toute affaire.

phrases = Phrases toutes faites
    .deal = Marché conclu !
    .no-deal = Pas question.
    .more = Ajoutez quelque chose.
    .less = C’est trop.
    .almost = Presque. Encore un effort.
    .last-word = C’est mon dernier mot.
    .trick = Vous me prenez pour un saint ?
    .hurry = Le sable coule !
    .think = Laissez-moi réfléchir.
    .thanks = Un plaisir de faire affaire avec vous.
    .wish = Qui me vend { $first } ?
    .sell = Qui veut { $first } ?
    .trade = { $first } contre { $second }, quelqu’un ?

## Le terminal : des actions en mots, et ce qui peut être lu sur place.

text-special-SO = Échange forcé : nommez un rival et une de ses cartes libres. Elle est à vous, et le rival prend une de vos cartes libres ; les deux sont fixées pour toujours. (V41)
text-special-GS = Grand échange : chacun choisit en secret une carte libre, et toutes passent en même temps à gauche, ou toutes à droite. (V42)
text-special-BA = Bonne action : une âme en jeu sans carte fixée se repent, et ses cartes quittent la partie, ou elle vaut sept de moins, selon la table. (V43)
web-option-glass-ms = Secondes que dure le sable, là où il y a une horloge
web-option-offer-ttl-ms = Une offre expire au bout de tant de secondes (0 : jamais)
web-option-idle-limit-ms = Un sablier vide se retourne seul au bout de tant de secondes (0 : jamais)
web-option-interrupt-timeout-ms = Secondes pour répondre à une carte spéciale avant que la carte la moins chère de sa propre liste ne compte
diagram-V32 = Rouge offre Attila contre Caligula, et orange accepte : les deux âmes changent de place.
diagram-V41 = Rouge joue Scambio Obbligato sur Hérode ; orange prend Néron en échange. Les deux âmes sont désormais fixées.
