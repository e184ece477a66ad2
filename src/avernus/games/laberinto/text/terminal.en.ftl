## The terminal: actions in words, and the words around its board.

phrase-take = prism from { $from } takes on { $to }
phrase-mount = pyramid from { $from } mounts the prism on { $to }
phrase-dismount = pyramid gets off its prism on { $at }
phrase-dismount-to = prism from { $from } to { $to }, where its pyramid gets off
phrase-out = pyramid on { $at } leaves the board
phrase-cross = { $figure } on { $at } leaves the board: a crossing
phrase-back = come back onto { $at }: leave the { $pair-name } pyramid, carry a { $prisoner-name } prisoner
board-team = { $colour }: prisms { $prisms }, pyramids { $pyramids }, lost { $lost }
board-holds = crossings { $crossings }, prisoners { $prisoners }, triangles { $triangles }
board-die = die: { $pips }
board-signs =
    ▮ prisms
    ▴ pyramids
    † lost
    ⇄ crossings
    △ triangles
    × prisoners
board-tray = Triangles by the letters of their edges; * from the common reserve, . twice:
board-alliance = alliance { $number }
board-captives = captives: { $held }
