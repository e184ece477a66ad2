## The terminal: actions in words, and the words around its board.

phrase-accept = accepter l’offre { $id }
phrase-decline = refuser l’offre { $id }
phrase-so = Scambio Obbligato : prendre { $card } à { $rival }
phrase-ba = Buona Azione : { $soul } se repent
phrase-offer = offrir à { $to } { $give } contre { $want }
phrase-cry = offrir à tout le monde { $give } contre { $want }
phrase-counter = répondre à l’offre { $id } : { $give } contre { $want }
phrase-list = remettre la liste, la plus chère d’abord : { $values }
