## The terminal: actions in words, and the words around its board.

phrase-die = set out by { $card }
phrase-banana = add { $card }: one square more
phrase-move = imp from { $from ->
    [0] step 1
    [-1] step 2
    [-2] step 3
    [-3] step 4
    [-4] step 5
    [-5] step 6
   *[other] square { $from }
} to { $to ->
    [0] step 1
    [-1] step 2
    [-2] step 3
    [-3] step 4
    [-4] step 5
    [-5] step 6
    [40] the throne
   *[other] square { $to }
}
phrase-angel = { $card }: bring an imp back to step { $step }
phrase-loot = play { $card }
phrase-trident = { $card } at the imp on square { $square }
phrase-parry = parry with { $card }
phrase-pay = throw in { $card }
phrase-step = the imp goes to step { $step }
phrase-discard = discard { $card }
board-hand = cards (strength):
