## The terminal: actions in words, and the words around its board.

phrase-dwarf = dwarf to { $to }
phrase-sorcerer = sorcerer to { $to }
phrase-levitate = sorcerer to { $to }, levitating the rock on { $rock }
phrase-troll = troll to { $to }
phrase-pull = troll to { $to }, pulling the rock behind it
phrase-throw = troll to { $to }, throwing the rock { $way }
phrase-pull-throw = troll to { $to }, pulling the rock behind it, throwing the other { $way }
