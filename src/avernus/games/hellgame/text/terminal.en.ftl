## The terminal: actions in words, and the words around its board.

phrase-unit = { $what } of { $owner } in { $area }
phrase-recruit = recruit with { $card }
phrase-bonus = a soul for { $lieutenant }
phrase-ability = use { $demon }’s ability
phrase-pass = pass with { $card }
phrase-walk = walk the Earth with { $card }
phrase-support = support { $owner } with { $card }
phrase-counter = { $demon } counters with { $card }
phrase-influence = { $mode } the { $what } of { $owner } in { $area }
phrase-petition = { $area }, { $how }
phrase-offer = offer { $partner } { $f ->
    [0] { $d ->
        [0] nothing
        [one] 1 disfavor
       *[other] { $d } disfavors
    }
    [one] 1 favor{ $d ->
        [0] {""}
        [one] {" and "}1 disfavor
       *[other] {" and "}{ $d } disfavors
    }
   *[other] { $f } favors{ $d ->
        [0] {""}
        [one] {" and "}1 disfavor
       *[other] {" and "}{ $d } disfavors
    }
} for { $tf ->
    [0] { $td ->
        [0] nothing
        [one] 1 disfavor
       *[other] { $td } disfavors
    }
    [one] 1 favor{ $td ->
        [0] {""}
        [one] {" and "}1 disfavor
       *[other] {" and "}{ $td } disfavors
    }
   *[other] { $tf } favors{ $td ->
        [0] {""}
        [one] {" and "}1 disfavor
       *[other] {" and "}{ $td } disfavors
    }
}
