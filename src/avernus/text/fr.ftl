seat-number = Joueur { $number }
seat-chance = Le hasard
seat-clock = L’horloge

refusal-not-understood = « { $action } » n’est pas une action de ce jeu.
refusal-chance-is-not-a-player = Le hasard joue tout seul.

cli-verified = Toutes les actions sont légales : { $actions ->
    [one] une action
   *[other] { $actions } actions
}.
cli-verified-no-draws = Le hasard n’a rien décidé.
cli-verified-draws = Tous les tirages concordent avec l’engagement publié au départ : { $draws ->
    [one] un tirage
   *[other] { $draws } tirages
}.
cli-verified-draws-unknown = Le secret n’a pas encore été révélé ; les tirages ({ $draws }) n’ont donc pas pu être vérifiés.
cli-verified-unsealed = Les nombres des joueurs n’ont pas été engagés avant d’être montrés, comme dans les parties anciennes : qui s’est assis en dernier pouvait voir les autres.
cli-unfinished = La partie n’est pas terminée.

cli-doctor-version = avernus
cli-doctor-build = règles
cli-doctor-python = Python
cli-doctor-database = base de données
cli-doctor-client = page web
cli-doctor-port = port
cli-doctor-driver = PostgreSQL
cli-doctor-notify = notifications
cli-doctor-passkeys = clés d’accès
cli-doctor-league = classement, tournois
cli-doctor-installed = installé
cli-doctor-missing = pas installé ; si vous le voulez : { $command }
cli-doctor-compiled = compilées
cli-doctor-interpreted = interprétées, donc plus lentes : { $why }
cli-doctor-new = { $path }, créée au premier besoin
cli-doctor-unwritable = { $path } ne peut pas être créée : son dossier n’est pas accessible en écriture
cli-doctor-there = présente
cli-doctor-no-client = absente : « make play » la construit
cli-doctor-free = le { $port } est libre
cli-doctor-taken = le { $port } est pris ({ $why }) ; « avernus » prend le suivant
cli-doctor-no-driver = pilote non installé ; il est dans avernus[postgres]
cli-doctor-good = Tout va bien.
cli-doctor-wrong = Ce qui est marqué × ne va pas.

## Le client de terminal

ui-welcome = { $title } dans le terminal. Tapez un numéro, un coup ou « aide ».
ui-goodbye = Au revoir.
ui-over-commands = La partie est finie : vous pouvez encore utiliser plateau, journal, annuler, enregistrer, règles ou quitter.
ui-is-over = La partie est finie.
ui-not-yet = Ce n’est pas encore à vous de jouer.
ui-curtain = { $seat }, c’est à vous de regarder : appuyez sur Entrée quand personne d’autre ne voit l’écran.
ui-asked = { $seat } : { $question }
ui-point = Choisissez ce qui brille : flèches et Entrée, ou la souris.
ui-just = et rien d’autre
ui-not-here = Rien à faire avec { $place } pour le moment.
ui-no-such-number = Il n’y a pas de { $line } dans la liste : { $count ->
    [one] son seul numéro est le 1
   *[other] ses numéros vont de 1 à { $count }
}.
ui-several = « { $line } » peut désigner { $count } actions, par exemple : { $some }.
ui-list = { $count ->
    [one] Une action légale
   *[other] { $count } actions légales
}
ui-find = tapez pour réduire la liste
ui-more = Il y en a encore { $count } ; « liste tout » les montre.
ui-type = un coup en notation, ou le début de ses mots
ui-log-empty = Il ne s’est encore rien passé.
ui-hint = Indice : { $words }.
ui-undone = Coup repris.
ui-nothing-to-undo = Il n’y a rien à annuler.
ui-save-as = Dans quel fichier ? Entrée enregistre, Échap revient.
ui-save-how = Nommez un fichier, par exemple : enregistrer { $file }
ui-saved = Enregistré dans { $file } ; --load le rouvre.
ui-not-saved = Impossible d’écrire { $file } : { $reason }.
ui-languages = Les langues sont : { $languages }.
ui-nobody-else = Personne d’autre à ce clavier ne peut agir pour le moment.
ui-no-clock = Le temps ne passe pas dans ce jeu pour le moment.
ui-no-rulebook = Les règles de ce jeu ne sont pas encore rédigées.
ui-no-clause = Les règles n’ont pas de clause { $clause }.
ui-replay = ← → pas à pas, ↑ ↓ par dix, Début et Fin ; r règles, l langue, q quitte.
ui-table-open = La table attend des joueurs. Son lien : { $link }
ui-awaited = Tout le monde est assis ; la partie commence quand chacun a montré un nombre pour les tirages. Il manque : { $names }.
ui-from-position = Qui a ouvert cette table a disposé la position et peut connaître les cartes cachées.
ui-empty = encore personne
ui-elsewhere = ailleurs
ui-seat-kept = Votre place reste à vous : avernus play --table { $link } vous y ramène.
ui-lost = La connexion avec { $link } est perdue.
ui-nothing-about = Il n’y a rien à lire là-dessus.
ui-leave = Quitter la partie ?
ui-leave-yes = Quitter
ui-leave-no = Continuer
ui-leave-plain = Quitter la partie ? Ctrl-C encore une fois quitte ; tout le reste continue.
ui-kept = La partie est enregistrée : « avernus play --resume » la reprend.
ui-bot-failed = Le bot { $bot } a échoué ({ $reason }) ; { $level } continue à sa place.
ui-not-kept = À partir d’ici la partie n’est plus enregistrée d’elle-même : { $reason }.
ui-kept-which = Quelle partie ? Un numéro, ou Entrée pour la première :
ui-kept-game = { $title }, { $when }, { $count ->
    [one] une action
   *[other] { $count } actions
}
ui-set-up = La partie est prête pour { $count } joueurs.
ui-series = (Et encore { $count } de la sorte.)
ui-pace = pause des bots : { $seconds } s
ui-bot = { $level ->
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
ui-levels = Niveaux des bots : { $levels }. Joueurs pour l’étude : { $players }.
ui-person = ici
ui-you = vous

ui-key-undo = annuler
ui-key-hint = indice
ui-key-list = coups
ui-key-type = taper
ui-key-about = lire
ui-key-rules = règles
ui-key-lang = langue
ui-key-save = garder
ui-key-help = aide
ui-key-again = encore
ui-key-next = suivant
ui-key-solution = solution
ui-puzzle-over = n : le suivant ; u : celui-ci encore ; e : comment on fait.
ui-puzzle-astray = Vous avez quitté le chemin : u recommence.
ui-key-quit = quitter

ui-command-help = aide ?
ui-command-board = plateau
ui-command-list = liste
ui-command-log = journal
ui-command-undo = annuler
ui-command-hint = indice
ui-command-about = lire
ui-command-rules = règles regles
ui-command-save = enregistrer
ui-command-lang = langue
ui-command-switch = changer
ui-command-answers = answers réponses
ui-command-wait = attendre
ui-command-quit = quitter

ui-does-help = cette aide
ui-does-board = montre le plateau
ui-does-list = montre les actions légales ; « liste tout » les montre toutes
ui-does-log = montre ce qui s’est passé jusqu’ici
ui-does-undo = revient à votre dernière décision
ui-does-hint = montre ce qu’un bot jouerait
ui-does-about = lit une carte ou un démon : lire NOM
ui-does-rules = montre les règles ; avec une clause, cette clause ; après un refus, la sienne
ui-does-save = enregistre la partie : enregistrer FICHIER
ui-does-lang = change de langue : langue en, langue es ou langue fr
ui-does-switch = laisse agir une autre personne, quand plusieurs le peuvent
ui-does-answers = réponses à l’avance
ui-does-wait = laisse passer le temps
ui-does-quit = termine
ui-usage = { $command } : { $does }
ui-plain-help = Tapez le numéro d’une action, sa notation ou le début de ses mots. Ou l’une de ces commandes :

ui-answers = Réponses à l’avance
ui-no-answers = Ce jeu n’a pas de réponses à l’avance, ou personne n’est interrogé.
ui-answers-how = Dites un nombre de 1 à { $count } pour activer ou retirer une réponse.
ui-help =
    Ce qui brille peut être choisi. Désignez une pièce, puis son
    but ; ce qui ne peut être désigné apparaît dans un menu.

    flèches          déplacent le curseur
    Entrée, espace   choisir
    Tab              vers la prochaine chose à choisir
    1 à 9            choisir dans le menu
    Échap            un pas en arrière
    souris           cliquez sur ce qui brille

    u   annuler : revient à votre dernière décision, même après les bots
    h   indice : ce qu’un bot jouerait
    a   liste de tous les coups légaux
    :   taper un coup (aussi /)
    i   ce que dit la carte, ou ce qu’on sait du démon, sous le curseur
    r   règles, à la clause du dernier refus
    l   langue suivante
    s   enregistrer
    w   une autre personne agit, quand plusieurs le peuvent
    p   réponses à l’avance, si le jeu en a
    + − bots plus lents ou plus rapides
    q   quitter

    Échap ferme cette page.

## Les problèmes dans le terminal

cli-puzzle = Problème { $number }, difficulté { $difficulty } sur 5
cli-puzzle-task = { $turns ->
    [one] C’est à { $seat }, et il y a exactement une façon de gagner dans ce tour. Trouvez-la.
   *[other] C’est à { $seat }, et exactement un tour force le gain au suivant, quoi que fasse l’autre. Trouvez-le.
}
cli-puzzle-how = Tapez des coups, comme De3, ou : indice, solution, encore, suivant, quitter.
cli-puzzle-hint = indice
cli-puzzle-solution = solution
cli-puzzle-again = encore
cli-puzzle-next = suivant
cli-puzzle-quit = quitter
cli-puzzle-answered = Juste. L’autre a répondu : à vous de gagner.
cli-puzzle-solved = Résolu. De suite : { $row }.
cli-puzzle-failed = Le tour est fini, et ce n’était pas cela.
cli-puzzle-over = Tapez encore, suivant ou quitter ; solution montre comment faire.
cli-puzzle-hinted = Le prochain coup est { $action }.
cli-puzzle-astray = Vous avez quitté le chemin : tapez encore pour recommencer.
cli-puzzle-solved-by = On gagne par { $actions }.
cli-puzzle-not-kept = Le nombre de problèmes résolus n’est pas gardé : { $file } ne peut être lu ou écrit.

## Analyse

analysis-basis-lines = Des lignes ont été comparées, et les gains dans un tour sont certains.
analysis-basis-playouts = Beaucoup de suites ont été moyennées ; les parts sont des estimations.
analysis-basis-evaluation = Ce jeu est jugé d’un regard sur chaque position : les parts disent qui est devant, non combien un gain est probable.
analysis-basis-result = La partie est finie.
analysis-hidden = Chaque part est ce que cette place pouvait attendre d’après ce qu’elle pouvait savoir ; ± dit combien cela varie entre les mondes avec lesquels elle devait compter.
analysis-graph = Ce que { $seat } pouvait attendre, avant chaque décision :
analysis-turned = { $count ->
    [one] Là où la ligne finit par <, la partie a tourné.
   *[other] Là où une ligne finit par <, la partie a tourné ({ $count } fois).
}
analysis-costliest = { $count ->
    [one] La décision la plus chère de { $seat } :
   *[other] Les { $count } décisions les plus chères de { $seat } :
}
analysis-advice = { $bot } aurait joué { $action }.
analysis-agrees = { $bot } aurait fait comme { $seat } dans { $count } décisions sur { $of }.
analysis-none = { $seat } n’a rien donné.
analysis-move = L’action { $number }, { $action }, a coûté { $cost } %.
analysis-missed-win = On pouvait gagner dans ce tour par { $line } ({ $clause }).
analysis-allows-win = { $other } peut maintenant gagner par { $answer } ({ $clause }) ; { $best } était meilleur.
analysis-better = { $best } était meilleur : { $before } % au lieu de { $after } %.
analysis-better-threat = { $best } était meilleur : { $before } % au lieu de { $after } %. La menace est { $answer }.
