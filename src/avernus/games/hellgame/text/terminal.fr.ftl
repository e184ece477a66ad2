## The terminal: actions in words, and the words around its board.

phrase-unit = { $what } de { $owner } en { $area }
phrase-recruit = recruter avec { $card }
phrase-bonus = une âme pour { $lieutenant }
phrase-ability = utiliser la capacité de { $demon }
phrase-pass = passer avec { $card }
phrase-walk = marcher sur la Terre avec { $card }
phrase-support = soutenir { $owner } avec { $card }
phrase-counter = { $demon } contre avec { $card }
phrase-influence = { $mode } : { $what } de { $owner } en { $area }
phrase-petition = { $area }, { $how }
phrase-offer = proposer à { $partner } { $f ->
    [0] { $d ->
        [0] rien
        [one] 1 disgrâce
       *[other] { $d } disgrâces
    }
    [one] 1 faveur{ $d ->
        [0] {""}
        [one] {" et "}1 disgrâce
       *[other] {" et "}{ $d } disgrâces
    }
   *[other] { $f } faveurs{ $d ->
        [0] {""}
        [one] {" et "}1 disgrâce
       *[other] {" et "}{ $d } disgrâces
    }
} contre { $tf ->
    [0] { $td ->
        [0] rien
        [one] 1 disgrâce
       *[other] { $td } disgrâces
    }
    [one] 1 faveur{ $td ->
        [0] {""}
        [one] {" et "}1 disgrâce
       *[other] {" et "}{ $td } disgrâces
    }
   *[other] { $tf } faveurs{ $td ->
        [0] {""}
        [one] {" et "}1 disgrâce
       *[other] {" et "}{ $td } disgrâces
    }
}
