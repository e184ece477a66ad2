## The terminal: actions in words, and the words around its board.

phrase-take = prisma de { $from } captura en { $to }
phrase-mount = pirámide de { $from } sube al prisma de { $to }
phrase-dismount = la pirámide baja de su prisma en { $at }
phrase-dismount-to = prisma de { $from } a { $to }, donde baja su pirámide
phrase-out = pirámide de { $at } sale del tablero
phrase-cross = { $figure } de { $at } sale del tablero: una travesía
phrase-back = volver a { $at }: dejar la pirámide { $pair-name } y llevar una presa { $prisoner-name }
board-team = { $colour }: prismas { $prisms }, pirámides { $pyramids }, perdidas { $lost }
board-holds = travesías { $crossings }, presas { $prisoners }, triángulos { $triangles }
board-die = dado: { $pips }
board-signs =
    ▮ prismas
    ▴ pirámides
    † perdidas
    ⇄ travesías
    △ triángulos
    × presas
board-tray = Triángulos por las letras de sus lados; * de la reserva común, . dos veces:
board-alliance = alianza { $number }
board-captives = cautivas: { $held }
