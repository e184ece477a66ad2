## The terminal: actions in words, and the words around its board.

phrase-die = partir avec { $card }
phrase-banana = ajouter { $card } : une case de plus
phrase-move = diablotin { $from ->
    [0] de la marche 1
    [-1] de la marche 2
    [-2] de la marche 3
    [-3] de la marche 4
    [-4] de la marche 5
    [-5] de la marche 6
   *[other] de la case { $from }
} { $to ->
    [0] à la marche 1
    [-1] à la marche 2
    [-2] à la marche 3
    [-3] à la marche 4
    [-4] à la marche 5
    [-5] à la marche 6
    [40] au trône
   *[other] à la case { $to }
}
phrase-angel = { $card } : ramener un diablotin sur la marche { $step }
phrase-loot = jouer { $card }
phrase-trident = { $card } contre le diablotin de la case { $square }
phrase-parry = parer avec { $card }
phrase-pay = jeter { $card }
phrase-step = le diablotin va à la marche { $step }
phrase-discard = défausser { $card }
board-hand = cartes (force) :
