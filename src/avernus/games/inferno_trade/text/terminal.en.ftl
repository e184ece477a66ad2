## The terminal: actions in words, and the words around its board.

phrase-accept = accept offer { $id }
phrase-decline = decline offer { $id }
phrase-so = Scambio Obbligato: take { $card } from { $rival }
phrase-ba = Buona Azione: { $soul } repents
phrase-offer = offer { $to } { $give } for { $want }
phrase-cry = offer everybody { $give } for { $want }
phrase-counter = answer offer { $id }: { $give } for { $want }
phrase-list = hand in the list, the dearest first: { $values }
