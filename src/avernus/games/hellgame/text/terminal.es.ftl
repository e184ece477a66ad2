## The terminal: actions in words, and the words around its board.

phrase-unit = { $what } de { $owner } en { $area }
phrase-recruit = reclutar con { $card }
phrase-bonus = un alma para { $lieutenant }
phrase-ability = usar la habilidad de { $demon }
phrase-pass = pasar con { $card }
phrase-walk = andar por la Tierra con { $card }
phrase-support = apoyar a { $owner } con { $card }
phrase-counter = { $demon } contrarresta con { $card }
phrase-influence = { $mode }: { $what } de { $owner } en { $area }
phrase-petition = { $area }, { $how }
phrase-offer = ofrecer a { $partner } { $f ->
    [0] { $d ->
        [0] nada
        [one] 1 disfavor
       *[other] { $d } disfavores
    }
    [one] 1 favor{ $d ->
        [0] {""}
        [one] {" y "}1 disfavor
       *[other] {" y "}{ $d } disfavores
    }
   *[other] { $f } favores{ $d ->
        [0] {""}
        [one] {" y "}1 disfavor
       *[other] {" y "}{ $d } disfavores
    }
} por { $tf ->
    [0] { $td ->
        [0] nada
        [one] 1 disfavor
       *[other] { $td } disfavores
    }
    [one] 1 favor{ $td ->
        [0] {""}
        [one] {" y "}1 disfavor
       *[other] {" y "}{ $td } disfavores
    }
   *[other] { $tf } favores{ $td ->
        [0] {""}
        [one] {" y "}1 disfavor
       *[other] {" y "}{ $td } disfavores
    }
}
