title = Splut!
tagline = Lancez un rocher sur les autres sorciers et soyez le dernier debout.
credits-rights = L’auteur demande que le jeu ne soit pas exploité commercialement sans son accord.

seat-s = Sud
seat-w = Ouest
seat-n = Nord
seat-e = Est

word-piece-S = sorcier
word-piece-D = nain
word-piece-T = troll
word-choice-levitate = en faisant léviter le rocher en
word-choice-pull = en tirant le rocher derrière lui
word-choice-throw = en lançant le rocher
word-choice-pass = passer
word-direction-n = vers le nord
word-direction-e = vers l’est
word-direction-s = vers le sud
word-direction-w = vers l’ouest

prompt-step = { $steps ->
    [one] À vous : il vous reste un pas.
   *[other] À vous : il vous reste { $steps } pas.
}
why-step = Déplacez une de vos pièces. Un rocher qui frappe un sorcier met toute son équipe hors jeu.
prompt-stuck = Aucune de vos pièces ne peut bouger : vous devez passer.
prompt-wait = C’est à { $mover } de jouer.
prompt-over = La partie est terminée.

event-walked = { $seat } : le { $piece-name } va de { $from } à { $to }.
event-pushed = { $count ->
    [one] { $seat } : le nain va en { $to } et pousse jusqu’en { $last } la pièce qui s’y trouvait.
   *[other] { $seat } : le nain va en { $to } et pousse une file de { $count } pièces ; la première arrive en { $last }.
}
event-pulled = Le troll tire le rocher derrière lui, de { $rock } à { $rock-to }.
event-levitated = { $seat } : le sorcier va de { $from } à { $to } et fait léviter le rocher de { $rock } à { $rock-to }.
event-thrown = { $seat } : le troll monte sur le rocher en { $to } et le lance { $direction-name } ; il tombe en { $stop }.
event-crushed = Le rocher écrase un nain ({ $victim }).
event-splut = Splut ! Le rocher frappe un sorcier ({ $victim }) et toute son équipe quitte l’arène.
event-passed = { $seat } ne peut rien bouger et passe.
event-turn = { $steps ->
    [one] Tour { $turn } : { $seat } a un pas.
   *[other] Tour { $turn } : { $seat } a { $steps } pas.
}
event-ended-last-sorcerer = { $winner } a le dernier sorcier debout et gagne la partie.
event-ended-turn-cap = Le tour { $turn } était le dernier : la partie est nulle.
event-ended-repetition = La même position se présente pour la troisième fois : la partie est nulle.

end-last-sorcerer = { $winner } gagne : son sorcier est le dernier debout.
end-turn-cap = Partie nulle : le dernier tour a été joué.
end-repetition = Partie nulle : la même position s’est présentée trois fois.

refusal-not-adjacent = Le { $piece-name } avance d’une case vers le nord, l’est, le sud ou l’ouest, et { $to } n’est pas une de ces cases.
refusal-occupied = Le { $piece-name } ne peut pas entrer en { $to } : une pièce s’y trouve.
refusal-no-dwarf = Votre nain n’est plus dans l’arène.
refusal-edge-behind = Le nain ne peut pas pousser : la file de pièces touche le bord de l’arène.
refusal-no-rock-behind = Le troll n’a pas de rocher à tirer : il n’y en a pas juste derrière lui, à l’opposé de son pas.
refusal-must-throw = Il y a un rocher en { $to } : un troll qui monte sur un rocher doit le lancer.
refusal-pull-or-throw = À cette table, un troll tire ou lance, jamais les deux dans un même pas.
refusal-no-rock = Il n’y a pas de rocher à lancer en { $to }.
refusal-throw-blocked = Le rocher en { $to } ne peut pas partir de ce côté : le bord, un troll ou un autre rocher l’arrête aussitôt.
refusal-not-a-rock = Il n’y a pas de rocher en { $rock }.
refusal-locked = Le rocher en { $rock } a bougé pendant le tour précédant le vôtre et ne peut pas léviter pendant ce tour.
refusal-levitation-ended = Vous avez cessé de faire léviter ; vous ne pouvez pas recommencer dans le même tour.
refusal-other-rock = Vous faites léviter un autre rocher ; un seul peut léviter par tour.
refusal-rock-blocked = Le rocher en { $rock } ne peut pas suivre : la case où il entrerait est occupée ou hors de l’arène.
refusal-ahead-off = À cette table, un sorcier ne peut pas faire léviter le rocher juste devant lui.
refusal-behind-off = À cette table, un sorcier ne peut pas faire léviter le rocher juste derrière lui.
refusal-not-forced = Vous ne pouvez passer que si aucune de vos pièces ne peut bouger.
refusal-not-your-turn = C’est à { $mover } de jouer.
refusal-game-over = La partie est terminée.
refusal-no-such-action = Cette action n’existe pas dans Splut!.

option-first = Qui commence : 1 est le sud, les autres suivent dans le sens des aiguilles d’une montre, et après le dernier joueur le compte reprend
option-pull-and-throw = Un troll peut tirer le rocher derrière lui pendant qu’il monte sur un autre et le lance
option-levitate-ahead = Un sorcier peut faire léviter le rocher juste devant lui
option-levitate-behind = Un sorcier peut faire léviter le rocher juste derrière lui
option-repetition = La partie est nulle quand une position se présente pour la troisième fois
option-turn-cap = La partie est nulle après ce nombre de tours

web-turn = Tour { $turn }
web-just-that = Sans rocher
web-do-piece = Votre { $piece } : où va-t-il ?
web-do-walk = Votre nain marche en { $to }.
web-do-lift = Votre sorcier marche en { $to }. Un rocher l’accompagne-t-il ?
web-do-pull = Votre troll marche en { $to }. Tire-t-il le rocher derrière lui ?
web-do-throw = Votre troll monte sur le rocher en { $to }. Où le lance-t-il ?
web-throw-ends = un lancer termine votre tour
web-would-strike = { $way }, il frapperait le sorcier de { $name } en { $cell }
web-rock = rocher
web-piece-of = { $piece } de { $name }
web-struck = frappé
web-steps-left = { $steps ->
    [one] encore un pas
   *[other] encore { $steps } pas
}

web-steps = Pas restants
diagram-S3-2 = Quatre équipes à leur place. Vu de son rocher, chaque sorcier est à gauche de son nain.
diagram-S6 = Le troll va de e3 à e4 et tire avec lui le rocher de e2.
diagram-S7-2 = Le troll monte sur le rocher de e5 et le lance au nord : il touche le sorcier en e8.
diagram-S8 = Le nain va de e5 à f5 et pousse le rocher en g5.
diagram-S9-2 = Le sorcier va au nord, de d5 à d6, et le rocher de e5 flotte avec lui jusqu’en e6.
