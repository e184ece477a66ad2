## The terminal: actions in words, and the words around its board.

phrase-accept = aceptar la oferta { $id }
phrase-decline = rechazar la oferta { $id }
phrase-so = Scambio Obbligato: quitar { $card } a { $rival }
phrase-ba = Buona Azione: { $soul } se arrepiente
phrase-offer = ofrecer a { $to } { $give } a cambio de { $want }
phrase-cry = ofrecer a todos { $give } a cambio de { $want }
phrase-counter = responder a la oferta { $id }: { $give } a cambio de { $want }
phrase-list = entregar la lista, la más preciada primero: { $values }
