## Le client du navigateur.

web-home = Accueil
web-settings = Réglages
web-language = Langue
web-theme = Clair ou sombre
web-sound = Son
web-motion-full = Animation complète
web-motion-quick = Animation rapide
web-motion-off = Sans animation
web-close = Fermer
web-open = Ouvrir
web-back = Retour
web-you = vous
web-bot = { $level ->
    [easy] bot, facile
    [medium] bot, moyen
    [hard] bot, difficile
    [random] bot, au hasard
    [soul] bot 1, âme perdue
    [shade] bot 2, ombre
    [imp] bot 3, diablotin
    [fiend] bot 4, diable
    [fury] bot 5, furie
    [demon] bot 6, démon
    [archdevil] bot 7, archidiable
    [lucifer] bot 8, Lucifer
    [raider] bot, pillard
    [hoarder] bot, thésauriseur
    [diplomat] bot, diplomate
    [generous] bot, marchand généreux
    [stubborn] bot, marchand têtu
    [bluffer] bot, bluffeur
   *[other] bot, { $level }
}
web-level = { $level ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    [soul] 1 · Âme perdue
    [shade] 2 · Ombre
    [imp] 3 · Diablotin
    [fiend] 4 · Diable
    [fury] 5 · Furie
    [demon] 6 · Démon
    [archdevil] 7 · Archidiable
    [lucifer] 8 · Lucifer
    [raider] Pillard
    [hoarder] Thésauriseur
    [diplomat] Diplomate
    [generous] Marchand généreux
    [stubborn] Marchand têtu
    [bluffer] Bluffeur
   *[other] { $level }
}
web-guest = Invité
web-seat = Place { $number }
web-unreachable = Le serveur est injoignable.
web-connecting = Connexion…
web-lost = Connexion perdue. La table garde votre place ; nouvel essai dans { $seconds } s.
web-no-page = Cette page n’existe pas.
web-no-table = Cette table n’existe pas.
web-no-table-why = Le lien est peut-être mal recopié, ou la table a été fermée.

web-hero = Cinq jeux de société, une seule descente.
web-hero-sub = Jouez dans le navigateur avec des amis, des inconnus ou des bots. Pas de compte : une table est un lien.
web-build-compiling = Pour l’instant, les règles tournent sans être compilées, pendant qu’on les compile : les bots réfléchissent plus lentement. Vous pouvez jouer.
web-build-ready = Les règles sont compilées : dès le prochain démarrage d’avernus, les bots réfléchiront bien plus vite.
web-play-now = Jouer tout de suite
web-open-private = Ouvrir une table privée
web-play = Jouer
web-learn = Apprendre en quatre minutes
web-invite-short = Inviter
web-one-device = Un seul appareil
web-with-names = avec { $names }
web-new-table = Nouvelle table
web-new-table-of = Nouvelle table de { $title }
web-players-count = { $low }–{ $high } joueurs
web-minutes = { $minutes } min
web-tag-no-luck = sans hasard
web-tag-dice = dés
web-tag-cards = cartes
web-tag-live = en direct
web-tables-count = { $count ->
    [one] une table ouverte
   *[other] { $count } tables ouvertes
}
web-your-games = Vos parties
web-status-open = attend des joueurs
web-status-playing = en cours
web-status-over = terminée
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend de joueurs en ce moment. Ouvrez une table : vos amis la rejoindront par son lien.
web-seats-taken = { $taken ->
    [one] { $taken } place occupée
   *[other] { $taken } places occupées
} sur { $seats }
web-analysis = Table d’analyse
web-analysis-sub = Posez une position ou une partie enregistrée, essayez des variantes, interrogez un bot.

web-game = Jeu
web-your-name = Votre nom (si vous voulez)
web-with = Avec qui ?
web-with-bots = Des bots
web-with-friends = Des amis, par lien
web-with-device = Tous sur cet appareil
web-how-many = Combien de joueurs ?
web-bot-level = Quel niveau ?
web-list-publicly = Afficher la table à l’accueil
web-clock = Pendule
web-clock-none = sans pendule
web-clock-5-3 = 5 minutes, et 3 s de plus par coup
web-clock-10-5 = 10 minutes, et 5 s de plus par coup
web-clock-30-10 = 30 minutes, et 10 s de plus par coup
web-clock-1d = un jour par coup
web-clock-3d = 3 jours par coup
web-preset = Comment joue-t-on ?
web-preset-usual = Comme dans le livret
web-options = Variantes
web-open-table = Ouvrir la table
web-start = Commencer
web-designed-by = Auteur : { $designer }.

web-table = Table
web-table-sub = table { $name } · { $seats } places
web-take-seats = Prenez place
web-sit = S’asseoir
web-sit-too = S’asseoir ici aussi
web-come-late = Entrer dans le jeu : prendre la place d’un bot
web-from-position = Cette table ne commence pas au début : qui l’a ouverte a disposé la position et peut connaître les cartes cachées.
web-awaited = Tout le monde est assis. La partie commence quand chaque navigateur a montré son nombre pour les tirages ; il manque : { $names }.
web-free-seat = Libérer la place de { $name }
web-come-late-ask = Qui prend la place d’un bot en cours de partie voit sa main. Demandez l’accord de ceux qui jouent : Table, Laisser quelqu’un prendre la place d’un bot.
web-open-door = Laisser quelqu’un prendre la place d’un bot
web-close-door = Plus maintenant
web-door-asked = { $name } laisserait quelqu’un prendre la place d’un bot. Qui s’y assied voit sa main.
web-door-open = Quelqu’un peut maintenant prendre la place d’un bot.
web-door-waiting = En attente de l’accord des autres pour que quelqu’un prenne la place d’un bot.
web-no-help = Ni indices ni analyse tant que deux personnes ou plus jouent.
web-add-bot = Bot
web-fill-bots = Donner les places libres à des bots
web-invite = Inviter par lien
web-copy = Copier
web-copied = Copié
web-copy-link = Copier le lien
web-players = Joueurs
web-watching = { $count ->
    [0] { "" }
    [one] un spectateur
   *[other] { $count } spectateurs
}
web-empty = vide
web-away = hors ligne
web-away-bot = hors ligne, un bot continue
web-your-turn = À vous
web-pointable = peut être choisi
web-board = Plateau de { $title }
web-just-that = Seulement cela
web-confirm = Jouer ce coup
web-list = Liste
web-list-all = Toutes les actions légales
web-undo = Annuler
web-hint = Indice
web-views = Vues
web-tab-board = Plateau
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-fair = Franc jeu
web-tab-rules = Règles
web-log = Journal
web-log-empty = Rien n’a encore été joué.
web-taken-back = Une action a été reprise.
web-chat = Discussion
web-murmurs = Entre spectateurs
web-murmurs-empty = Seuls ceux qui regardent lisent ceci, pas les joueurs.
web-murmur = Dire quelque chose aux autres spectateurs
web-somebody = Quelqu’un
web-chat-empty = Personne n’a encore rien dit.
web-say = Parler à la table…
web-send = Envoyer
web-ask-takeback = Demander à reprendre
web-takeback-asked = { $name } voudrait reprendre une action.
web-takeback-draws = Ce que le hasard a donné depuis reviendra à l’identique, et tout le monde l’a vu.
web-takeback-waiting = En attente de l’accord des autres pour la reprise.
web-agree = Accepter
web-decline = Refuser
web-resign = Abandonner
web-sure-resign = Oui, j’abandonne
web-leave = Quitter la table
web-sure-leave = Oui, je pars ; un bot continue
web-absent = { $name } n’est pas là.
web-let-bot = Laisser un bot continuer
web-bot-plays-you = Un bot joue à votre place.
web-take-back-seat = Reprendre la place
web-pass-device = Passez l’appareil à { $name }.
web-show-hand = C’est moi : montrer mon côté

web-first = Au début
web-step-back = Une action en arrière
web-step-on = Une action en avant
web-last = Au présent
web-play-on = Rejouer
web-pause = Pause
web-action-number = Numéro de l’action
web-live = en direct · action { $at }
web-at = action { $at } sur { $of }
web-looking-at = Vous regardez la partie après l’action { $at } sur { $of }.
web-to-live = Revenir au présent
web-analyse = Analyser
web-rematch = Rejouer en échangeant les places
web-replay = Revoir depuis le début

web-rulebook = Règles du jeu
web-open-points = Ce que l’original laisse ouvert
web-rules-search = Chercher dans les règles
web-rules-nothing = Les règles ne contiennent pas ces mots.
web-named-by-refusal = citée par le refus sur votre plateau

web-fair = Franc jeu
web-fair-explained = Le serveur s’est engagé sur un secret avant que quiconque ne prenne place. Le navigateur de chaque joueur s’est engagé sur un nombre de son cru en s’asseyant, et l’a montré quand tout le monde était assis. À la fin le secret est montré, et chaque tirage peut être vérifié.
web-fair-commit = Engagement
web-fair-secret = Secret
web-fair-check = Vérifier maintenant
web-fair-download = Télécharger la partie
web-fair-offline = Ou sur votre propre machine :
web-fair-here = Le secret était fixé avant la première action. Ce navigateur vient de refaire tous les tirages à partir de lui.
web-fair-here-none = Le secret vient d’être vérifié dans ce navigateur. Il était fixé avant la première action.
web-fair-by-secret = D’après le secret
web-fair-recorded = Dans la partie
web-fair-number = { $number } sur { $of }
web-fair-wrong-draw = D’après le secret, le tirage { $draw } donne « { $due } », mais la partie enregistrée dit « { $recorded } ».
web-fair-other-table = C’est la partie d’une autre table, ou son engagement a été changé.
web-fair-nonce = Le nombre que ce navigateur a ajouté aux tirages manque dans la partie enregistrée.
web-fair-draw = Tirage
web-fair-mismatch = Le secret n’est pas celui de l’engagement.
web-fair-player = Joueur { $number } : engagé, puis montré
web-fair-older = Cette table vient d’un programme plus ancien : qui s’est assis en dernier pouvait voir les nombres des autres.
web-fair-not-committed = Le nombre d’un joueur n’est pas celui de son engagement.
web-fair-other-commitments = Les engagements de la partie enregistrée ne sont pas ceux que ce navigateur a vus avant de montrer son nombre.
web-fair-in-order = En ordre : { $actions ->
    [one] une action
   *[other] { $actions } actions
}, { $draws ->
    [0] aucun tirage
    [one] un tirage
   *[other] { $draws } tirages
}.

web-set-up = Préparer
web-position-or-record = Une position ou une partie entière
web-load = Charger
web-start-position = Position de départ
web-position = Position
web-line = Variante
web-line-empty = Jouez sur le plateau pour essayer une variante.
web-not-a-record = Ce n’est ni une position ni une partie.
web-by-hand = Placer à la main
web-by-hand-how = Choisissez un outil, puis montrez le plateau. Les règles jugent chaque changement.
web-play-from-here = Jouer d’ici
web-to-move = Au tour de
web-tools = Outils
web-tool-move = Prendre et poser
web-tool-away = Retirer
web-state-text = L’état entier sous forme de texte
web-use-text = Utiliser ce texte
web-open-file = Ouvrir un fichier…
web-ask-whom = Indices de
web-chance-decides = Le hasard décide : choisissez ce qu’il apporte, ou laissez-le tirer.
web-draw-one = Un tirage
web-draw-all = Tirer jusqu’à ce que quelqu’un décide
web-all-outcomes = Les { $count } issues
web-percent = { $share } %
web-other-line = Passer à l’autre variante : { $line }
web-cut = Couper la suite
web-save-line = Enregistrer cette variante

web-lesson = Leçon { $step } sur { $of }
web-lesson-next = Suivant
web-lesson-skip = Montrez-moi
web-lesson-other = C’est permis, mais ce n’est pas le sujet de cette leçon. Essayez encore.
web-answers = Réponses à l’avance
web-answers-on = { $count ->
    [0] aucune active
    [one] une active
   *[other] { $count } actives
}
web-spared = Une seule réponse est possible : elle est donnée pour vous.
web-soon = Il ne reste rien d’autre : la partie continue d’elle-même dans un instant. Annuler reprend votre dernière action.

## Le confort de la table : réglages, lecture, fin, journal.

web-copy-failed = Ce navigateur ne copie pas : sélectionnez l’adresse
web-motion = Animation
web-pace = Tours des bots
web-pace-1 = 1 ×
web-pace-3 = 3 ×
web-pace-0 = d’un coup
web-notify = Me prévenir par une notification quand c’est à moi
web-flip = Tourner le plateau
web-analyse-later = Ce jeu peut avoir des secrets : on peut l’analyser une fois la partie finie.
web-you-won = Victoire !
web-you-lost = Pas cette fois.
web-you-drawn = Partie nulle.
web-rematch-join = S’asseoir à la nouvelle table
web-show-end = Revoir la fin
web-notice-declined = { $name } n’accepte pas la reprise.
web-notice-failed = Le bot de { $name } a échoué ; un autre continue à sa place.
web-notice-rematch = { $name } veut rejouer, en échangeant les places.
web-let-bot-in = Dans { $seconds } s, un bot peut continuer.
web-clock-decides = Quand le temps sera écoulé, un bot continuera.
web-cancel-table = Annuler la table
web-ready = Je suis là : commencer
web-log-earlier = Montrer ce qui précède
web-log-setup = { $count ->
    [one] Mise en place : une entrée
   *[other] Mise en place : { $count } entrées
}
web-log-codes = Montrer la notation
web-since = Depuis votre dernier tour
web-since-nothing = Rien ne s’est encore passé.
web-since-all = { $count ->
    [one] une ligne
   *[other] les { $count }
}
web-keys = Touches
web-key-tab = au plateau, aux choix, à tout le reste
web-key-arrows = sur le plateau : à la prochaine chose qu’on peut choisir, dans cette direction
web-key-choose = choisir
web-key-esc = un mot en arrière ; ferme les menus, les refus et les règles
web-key-step = ailleurs : une action en arrière ou en avant dans la partie
web-key-flip = tourner le plateau
web-key-zoom = sur un plateau qu’on peut agrandir
web-key-help = cette feuille
web-keyname-tab = Tab
web-keyname-enter = Entrée
web-keyname-space = Espace
web-keyname-esc = Échap

## Accueil, salon, profil, règlement.

web-pair = Trouver un partenaire
web-next-table = { $count ->
    [one] À vous à une autre table
   *[other] À vous à { $count } tables
}
web-clock-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
web-clock-minutes = { $seconds ->
    [0] { $minutes } minutes
   *[other] { $minutes } minutes, et { $seconds } s de plus par coup
}
web-bot-each = Un niveau pour chaque place
web-own-seat = Où vous asseyez-vous ?
web-profile = Profil
web-profile-export = Enregistrer dans un fichier
web-profile-import = Reprendre d’un fichier…
web-profile-why = Votre nom, vos parties et les clés de vos places ne sont gardés que dans ce navigateur. Le fichier les porte sur un autre appareil ; qui l’a peut jouer à vos places.
web-profile-taken = { $count ->
    [0] Le fichier ne contenait rien de nouveau.
    [one] Une table a été reprise.
   *[other] { $count } tables ont été reprises.
}
web-profile-none = Ce fichier n’est pas un profil d’avernus.
web-results = Résultats
web-results-none = Aucune partie n’est encore finie.
web-tally-played = parties
web-tally-won = gagnées
web-tally-drawn = nulles
web-tally-lost = perdues
web-history = Parties passées
web-verdict-won = gagnée
web-verdict-lost = perdue
web-verdict-drawn = nulle
web-reactions = Réactions rapides
web-react-well = Bien joué
web-react-grin = Un sourire diabolique
web-react-fire = Ça chauffe
web-react-shock = Oh non !
web-react-think = Laissez-moi réfléchir
web-react-thanks = Merci pour la partie
web-contents = Sommaire
web-print = Imprimer
web-picture = Enregistrer une image
web-picture-none = Ce navigateur ne peut pas peindre ce plateau.
web-gif = Enregistrer la partie en image animée
web-gif-painting = Dessin en cours : { $done } positions sur { $of }.
web-gif-stop = Arrêter
web-qr = Code pour l’appareil photo d’un téléphone
web-qr-of = Le lien { $link } sous forme de code pour un appareil photo
web-premove = Ensuite, si c’est encore possible : { $move }. Échap l’annule.
web-premove-missed = Ce que vous aviez choisi d’avance n’est plus possible.
web-ahead = Choisir d’avance pour votre tour
web-seat-free = { $place } : libre

## Words of the games’ boards.

web-lesson-done = Bien joué : c’était cela.

## Problèmes

web-puzzles = Problèmes
web-puzzles-sub = Des positions de Splut! avec exactement un tour gagnant.
web-puzzles-open = En résoudre un
web-puzzles-damaged = Le fichier des problèmes est endommagé.
web-puzzle-number = Problème { $number }
web-puzzle-difficulty = Difficulté { $level } sur { $of }
web-puzzle-task = { $turns ->
    [one] Vous êtes { $name }. Il y a exactement une façon de gagner dans ce tour : trouvez-la.
   *[other] Vous êtes { $name }. Exactement un tour force le gain au suivant, quoi que fasse l’autre : trouvez-le.
}
web-puzzle-answered = Juste. L’autre a répondu : à vous de gagner.
web-puzzle-solved = Résolu !
web-puzzle-failed = Le tour est fini, et ce n’était pas cela.
web-puzzle-shown = Voici comment on gagne.
web-puzzle-next = Problème suivant
web-puzzle-other = Un autre
web-puzzle-again = Réessayer
web-puzzle-solution = Montrer la solution
web-puzzle-streak = De suite
web-puzzle-row = De suite : { $row }, au plus { $best } jusqu’ici ; résolus : { $solved } sur { $of }.
web-puzzle-level = Difficulté du suivant
web-puzzle-any = toutes

## Ce que valaient les décisions

web-review = Ce que cela valait
web-review-ask = Juger chaque décision
web-review-busy = Réflexion…
web-review-costliest = Les décisions les plus chères de { $name }
web-review-yours = Vos décisions les plus chères
web-review-none = { $name } n’a rien donné.
web-review-none-yours = Vous n’avez rien donné.
web-review-others = Les autres
web-review-cost = −{ $cost } %
web-review-at = Action { $number } : { $action }
web-review-try = Réessayer d’ici
web-review-stop = Arrêter
web-review-graph-of = Ce que chacun pouvait attendre, en { $count } positions
web-review-turned = { $count ->
    [one] La partie a basculé ici :
   *[other] La partie a basculé ici { $count } fois :
}
web-review-turn = Action { $number } : { $name } prend l’avantage
web-tab-review = Analyse
web-value = { $name } { $share } %
web-value-spread = { $name } { $share } % ± { $spread }
web-value-proved = certain
web-evaluate = Juger cette position
web-evaluating = Réflexion…
web-best-line = Le meilleur jeu
web-alternatives = Autres choix
web-share = { $share } %
web-share-most = ≤ { $share } %
web-this-position = Cette position
web-play-this = Jouer
web-play-this-one = Jouer { $action }
web-review-basis-lines = Des lignes ont été comparées ; les gains dans un tour sont certains.
web-review-basis-playouts = Beaucoup de suites ont été moyennées, d’après ce que chaque place pouvait savoir.
web-review-basis-evaluation = Un regard sur chaque position, d’après ce que chaque place pouvait savoir : il dit qui est devant, non combien un gain est probable.
web-imprint = Mentions légales
web-privacy = Confidentialité
web-nothing-said = L’hôte n’a rien dit à ce sujet.
web-understood = Compris
web-resting = L’hôte a mis les tables en pause : tout peut être regardé, rien ne peut être joué pour l’instant. Les pendules sont arrêtées.
web-devices = Mes appareils
web-devices-why = Vous pouvez avoir les mêmes tables sur votre téléphone et sur votre ordinateur, sans compte : ce navigateur crée une clé, et le serveur en garde une somme. Dès lors, le serveur sait quelles places sont les vôtres.
web-devices-begin = Jouer sur plusieurs appareils
web-devices-kept = Chaque appareil de cette liste peut ouvrir vos places. Oubliez celui que vous avez perdu.
web-device-here = celui-ci
web-device-seen = vu le { $day }
web-device-forget = Oublier
web-device-forget-sure = Vraiment l’oublier ?
web-device-add = Ajouter un appareil
web-device-link = Ouvrez ce lien sur l’autre appareil
web-device-once = Il sert une seule fois, pendant dix minutes. Ne le donnez à personne : qui l’ouvre peut jouer à vos places.
web-forget-me = M’oublier sur ce serveur
web-forget-me-sure = Vraiment ? Les places restent à ce seul navigateur
web-join = Un appareil de plus
web-join-title = Ajouter cet appareil ?
web-join-why = Cet appareil et celui qui a créé le lien auront les mêmes tables.
web-join-beware = Continuez seulement si vous avez créé ce lien vous-même : l’autre appareil pourra ouvrir vos places et voir vos cartes.
web-join-accept = Ajouter cet appareil
web-join-merge = Réunir les deux
web-join-merge-why = Ce navigateur est déjà connu à part. Si vous continuez, les deux seront un seul joueur avec les tables des deux.
web-join-decline = Non, laisser
web-quiet = Messages
web-quiet-done = Vous ne recevrez plus de messages par ce moyen.
web-notices = Me prévenir quand c’est à moi
web-notices-why = Pour les parties lentes : un court message quand une décision de votre part est attendue et que vous n’êtes pas là. Il dit quelle table, et rien de la partie.
web-notices-browser = Un navigateur
web-notices-push = Me prévenir sur cet appareil
web-notices-no-push = Ce serveur ne peut pas envoyer de messages aux navigateurs : son hôte ne l’a pas prévu.
web-notices-insecure = Les navigateurs n’acceptent ces messages que de pages en https.
web-notices-denied = Ce navigateur n’a pas le droit d’afficher des messages ; ses réglages peuvent le changer.
web-notices-failed = Ce navigateur n’a pas pu joindre le service qui lui apporte les messages. Réessayez plus tard ou choisissez un autre moyen.
web-notices-by = Par quel moyen
web-notices-to = Votre adresse à cet endroit
web-notices-send = Envoyer un code
web-notices-code = Le code reçu
web-notices-confirm = Confirmer
web-notices-end = Plus rien
web-night = Pas la nuit
web-night-from = De
web-night-to = Jusqu’à

## Classement et tournois

web-league = La maison
web-ratings = Classement
web-ratings-why = Tout le monde commence à 1500 ; 400 points de plus, c’est dix contre un. Un point d’interrogation : il est trop tôt pour le dire. Le classement découle des parties que tous ont accepté de classer et suit la clé de votre navigateur : il n’y a pas de comptes.
web-ratings-none = Aucune partie classée n’est encore terminée.
web-rating = Cote
web-rating-sure = Cote { $points }, à { $deviation } près
web-rating-early = Cote { $points }, provisoire : trop peu de parties récentes
web-rated = classée
web-rated-check = Cette partie compte pour le classement : du début à la fin, sans reprise ni indice
web-rated-agree = Cette partie compte pour le classement. Qui s’assied l’accepte.
web-pool-two = duels
web-pool-many = tables à plusieurs
web-place = Place
web-player = Joueur
web-nameless = Quelqu’un
web-last-played = Dernière partie
web-points = Points
web-against = Points des adversaires
web-firsts = Premières places
web-tournament = Tournoi
web-tournaments = Tournois
web-tournaments-none = Il n’y en a pas encore.
web-new-tournament = Un nouveau tournoi
web-tournament-name = Nom du tournoi
web-open-tournament = L’ouvrir
web-how-paired = Qui rencontre qui
web-kind-swiss = Suisse : les égaux se rencontrent
web-kind-robin = Chacun rencontre chacun
web-table-seats = Places par table
web-most-entrants = Combien peuvent s’inscrire (il commence quand ils y sont)
web-come-within = Minutes pour venir à la table
web-bots-take-part = Bots qui participent
web-entrants = { $count ->
    [one] un participant
   *[other] { $count } participants
}
web-stage-open = Ouvert : inscrivez-vous
web-stage-running = En cours
web-stage-over = Terminé
web-stage-cancelled = Annulé
web-rounds-of = ronde { $played } sur { $rounds }
web-tables-of = tables de { $seats }
web-starts-at = Il commence le { $time }.
web-starts-full = { $count ->
    [one] { $count } inscrit
   *[other] { $count } inscrits
} sur { $most }. Il commence quand tous y sont, ou quand celui qui l’a ouvert le dit.
web-take-part = Participer
web-sure = Vraiment ?
web-withdraw = Se retirer
web-withdrawn = retiré
web-begin-now = Commencer
web-call-off = L’annuler
web-to-table = À votre table
web-to-tournament = Au tournoi
web-table-of-tournament = Les places de cette table sont gardées pour ceux qui s’y rencontrent. Vous pouvez regarder.
web-your-game = Votre partie : { $names }.
web-come-until = Venez avant { $time }, sinon elle est perdue.
web-you-are-free = Vous n’avez pas de partie dans cette ronde.
web-is-free = { $name } n’a pas de partie.
web-next-round = La ronde suivante commence le { $time }.
web-too-few = Trop peu de participants.
web-round-number = Ronde { $number }
web-standings = Classement du tournoi
web-nobody-yet = Personne ne s’est encore inscrit.
web-stand-in = un remplaçant
web-decided-forfeit = quelqu’un n’est pas venu
web-decided-void = sans vainqueur
web-ties-why = Points : à chaque table, la part des autres que l’on a laissés derrière soi. À égalité comptent les points de tous les adversaires rencontrés, puis les premières places ; qui est à égalité en tout partage la place.
web-passkey-show = J’ai une clé d’accès
web-passkey-none = Aucune clé d’accès n’a été créée ni montrée.
web-passkey-make = Créer une clé d’accès
web-passkeys = { $count ->
    [one] Une clé d’accès
   *[other] { $count } clés d’accès
}
