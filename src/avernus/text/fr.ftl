seat-number = Joueur { $number }
seat-chance = Le hasard
seat-clock = L’horloge

refusal-not-understood = « { $action } » n’est pas une action de ce jeu.
refusal-chance-is-not-a-player = Le hasard joue tout seul.

cli-verified = Toutes les actions sont légales : { $actions ->
    [one] une action
   *[other] { $actions } actions
}.
cli-verified-no-draws = Le hasard n’a rien décidé.
cli-verified-draws = Tous les tirages concordent avec l’engagement publié au départ : { $draws ->
    [one] un tirage
   *[other] { $draws } tirages
}.
cli-verified-draws-unknown = Le secret n’a pas encore été révélé ; les tirages ({ $draws }) n’ont donc pas pu être vérifiés.
cli-unfinished = La partie n’est pas terminée.
