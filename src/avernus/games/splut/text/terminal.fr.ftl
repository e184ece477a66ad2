## The terminal: actions in words, and the words around its board.

phrase-dwarf = nain en { $to }
phrase-sorcerer = sorcier en { $to }
phrase-levitate = sorcier en { $to }, en faisant léviter le rocher en { $rock }
phrase-troll = troll en { $to }
phrase-pull = troll en { $to }, en tirant le rocher derrière lui
phrase-throw = troll en { $to }, en lançant le rocher { $way }
phrase-pull-throw = troll en { $to }, en tirant le rocher derrière lui et en lançant l’autre { $way }
