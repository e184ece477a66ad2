## The terminal: actions in words, and the words around its board.

phrase-dwarf = enano a { $to }
phrase-sorcerer = hechicero a { $to }
phrase-levitate = hechicero a { $to }, haciendo levitar la roca de { $rock }
phrase-troll = trol a { $to }
phrase-pull = trol a { $to }, arrastrando la roca que tiene detrás
phrase-throw = trol a { $to }, lanzando la roca { $way }
phrase-pull-throw = trol a { $to }, arrastrando la roca que tiene detrás y lanzando la otra { $way }
