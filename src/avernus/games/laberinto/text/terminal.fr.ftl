## The terminal: actions in words, and the words around its board.

phrase-take = prisme de { $from } prend en { $to }
phrase-mount = pyramide de { $from } monte sur le prisme en { $to }
phrase-dismount = la pyramide descend de son prisme en { $at }
phrase-dismount-to = prisme de { $from } à { $to }, où sa pyramide descend
phrase-out = pyramide en { $at } quitte le plateau
phrase-cross = { $figure } en { $at } quitte le plateau : une traversée
phrase-back = revenir en { $at } : laisser la pyramide { $pair-name } et emmener une prisonnière { $prisoner-name }
board-team = { $colour } : prismes { $prisms }, pyramides { $pyramids }, perdues { $lost }
board-holds = traversées { $crossings }, prisonnières { $prisoners }, triangles { $triangles }
board-die = dé : { $pips }
board-signs =
    ▮ prismes
    ▴ pyramides
    † perdues
    ⇄ traversées
    △ triangles
    × prises
board-tray = Triangles par les lettres de leurs côtés ; * de la réserve commune, . deux fois :
board-alliance = alliance n° { $number }
board-captives = captives : { $held }
