seat-number = Joueur { $number }
seat-chance = Le hasard
seat-clock = L’horloge

refusal-not-understood = « { $action } » n’est pas une action de ce jeu.
refusal-chance-is-not-a-player = Le hasard joue tout seul.
