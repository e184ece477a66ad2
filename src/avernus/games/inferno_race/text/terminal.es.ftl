## The terminal: actions in words, and the words around its board.

phrase-die = salir con { $card }
phrase-banana = añadir { $card }: una casilla más
phrase-move = diablillo { $from ->
    [0] del peldaño 1
    [-1] del peldaño 2
    [-2] del peldaño 3
    [-3] del peldaño 4
    [-4] del peldaño 5
    [-5] del peldaño 6
   *[other] de la casilla { $from }
} { $to ->
    [0] al peldaño 1
    [-1] al peldaño 2
    [-2] al peldaño 3
    [-3] al peldaño 4
    [-4] al peldaño 5
    [-5] al peldaño 6
    [40] al trono
   *[other] a la casilla { $to }
}
phrase-angel = { $card }: recuperar un diablillo en el peldaño { $step }
phrase-loot = jugar { $card }
phrase-trident = { $card } contra el diablillo de la casilla { $square }
phrase-parry = parar con { $card }
phrase-pay = echar { $card }
phrase-step = el diablillo va al peldaño { $step }
phrase-discard = descartar { $card }
board-hand = cartas (fuerza):
