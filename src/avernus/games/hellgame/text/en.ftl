title = The HellGame

tagline = Three demons, nine circles: take a whole circle of Hell.
credits-designer = the designers of The HellGame, whom the rulebook does not name
credits-rights = The rules belong to their designers; no text or art of the original is used.

prompt-swap-demon = Which of your demons do you exchange, or do you keep all three?
prompt-place-first = Where does your first legion stand?
prompt-card-choice = { $shape ->
        [labels] { $cause-name }: which of these, in this order: { $choices-name }?
        [recruit] Which lieutenant do you recruit?
        [none] { $cause-name }: { $asks ->
            [area] which section?
            [unit] which unit?
            [demon] which demon?
            [card] which card?
            [player] which player?
            [zone] which circle or box?
          *[other] what do you choose?
        }
       *[other] You name the die ({ $roll-name }): which number?
    }
prompt-discard = You hold too many cards: which { $due ->
        [one] one
       *[other] { $due }
    } do you discard?
prompt-upkeep-unpaid = Your { $souls ->
        [0] purse is empty
        [one] one soul does not pay everybody
       *[other] { $souls } souls do not pay everybody
    }: which unit goes unpaid?
prompt-macina-pay = Do you pay the upkeep of { $card-name }?
prompt-deal-offer = Do you offer somebody a deal in favors and disfavors?
prompt-deal-reply = { $partner } proposes a deal. You get: { $favors ->
        [0] { $disfavors ->
            [0] { $souls ->
                [0] nothing
                [one] a soul
               *[other] { $souls } souls
            }
            [one] a disfavor{ $souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $souls } souls
            }
           *[other] { $disfavors } disfavors{ $souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $souls } souls
            }
        }
        [one] a favor{ $disfavors ->
            [0] { $souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $souls } souls
            }
            [one] {" and "}a disfavor{ $souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $souls } souls
            }
           *[other] {" and "}{ $disfavors } disfavors{ $souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $souls } souls
            }
        }
       *[other] { $favors } favors{ $disfavors ->
            [0] { $souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $souls } souls
            }
            [one] {" and "}a disfavor{ $souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $souls } souls
            }
           *[other] {" and "}{ $disfavors } disfavors{ $souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $souls } souls
            }
        }
    }. You give: { $take-favors ->
        [0] { $take-disfavors ->
            [0] { $take-souls ->
                [0] nothing
                [one] a soul
               *[other] { $take-souls } souls
            }
            [one] a disfavor{ $take-souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $take-souls } souls
            }
           *[other] { $take-disfavors } disfavors{ $take-souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $take-souls } souls
            }
        }
        [one] a favor{ $take-disfavors ->
            [0] { $take-souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $take-souls } souls
            }
            [one] {" and "}a disfavor{ $take-souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $take-souls } souls
            }
           *[other] {" and "}{ $take-disfavors } disfavors{ $take-souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $take-souls } souls
            }
        }
       *[other] { $take-favors } favors{ $take-disfavors ->
            [0] { $take-souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $take-souls } souls
            }
            [one] {" and "}a disfavor{ $take-souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $take-souls } souls
            }
           *[other] {" and "}{ $take-disfavors } disfavors{ $take-souls ->
                [0] {""}
                [one] {" and "}a soul
               *[other] {" and "}{ $take-souls } souls
            }
        }
    }. Do you accept?
prompt-deserter = In { $area-name } { $unit-name } of { $owner } deserts and offers to serve you for one soul. Do you accept?
prompt-summon-menu = You have { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    }: what do you summon or buy?
prompt-recruit-place = Where does { $lieutenant } join your legions?
prompt-action-menu = { $place ->
        [earth] { $demon-name } acts on Earth. March, influence, atonement and cards of Hell bring it down and end its walk: what does your demon do?
       *[hell] { $demon-name } acts: what does your demon do?
    }
prompt-counter = { $deed ->
        [influence] { $demon-name } ({ $owner }) wants to { $mode-name } { $unit-name } of { $whose-name } in { $area-name }, with { $bribes ->
            [0] no bribe
            [one] one soul as a bribe
           *[other] { $bribes } souls as bribes
        }
        [halt] From { $start-name } { $unit-name } of { $owner }{ $carried ->
            [0] {""}
            [one] {" "}with one legion
           *[other] {" "}with { $carried } legions
        } is about to march into your section { $area-name }
        [cast] { $demon-name } ({ $owner }) casts { $cause-name }{ $target ->
            [none] {""}
           *[other] {" "}at { $target-name }
        }
       *[other] { $demon-name } ({ $owner }) declares: { $deed-name }
    }. Do you counter it?
prompt-march-select = { $demon-name } marches and may still move { $left ->
        [one] one unit
       *[other] { $left } units
    }: which ones go, and where to?
prompt-march-step = In { $area-name }: { $unit-name }{ $unit ->
        [L] { $carried ->
            [0] {""}
            [one] {" "}and one more
           *[other] {" "}and { $carried } more
        }
       *[other] { $carried ->
            [0] {""}
            [one] {" "}with one legion
           *[other] {" "}with { $carried } legions
        }
    }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    } left. Where to?{ $asking ->
        [0] {""}
       *[other] {""} Beyond others’ legions, whom you ask for the right to pass: { $beyond-name }.
    }
prompt-pass-request = Legions of { $hosts-name } stand in { $area-name }: do you ask for the right to pass for { $unit-name }?
prompt-pass-grant = { $owner } asks to pass through { $area-name } with { $unit-name }{ $unit ->
        [L] { $carried ->
            [0] {""}
            [one] {" "}and one more
           *[other] {" "}and { $carried } more
        }
       *[other] { $carried ->
            [0] {""}
            [one] {" "}and one legion
           *[other] {" "}and { $carried } legions
        }
    }. Do you allow it?
prompt-flee-decision = In { $area-name } you have { $mine ->
        [one] one unit
       *[other] { $mine } units
    } against { $theirs } ({ $enemies-name }): do yours flee or stand?
prompt-flee-carry = Whom does { $lieutenant } take along in flight?
prompt-flee-direction = Where do they flee from { $area-name }?
prompt-influence-target = Which unit does { $demon-name } influence, and to what end?
prompt-influence-bribe = To { $mode-name } { $unit-name } of { $whose-name } in { $area-name } each die must be { $hearts } or less. How many souls lower roll { $roll }?
prompt-new-owner = Whom does the unit in { $area-name } serve from now on?
prompt-conspire-pick = You look at { $cards ->
        [one] one Hell card
       *[other] { $cards } Hell cards
    }: which permanent one do you play, or none?
prompt-cast-target = { $cause-name }: { $asks ->
        [area] on which section?
        [unit] on which unit?
        [demon] on which demon?
        [card] on which card?
        [player] on which player?
        [zone] on which circle or box?
       *[other] what is its target?
    }
prompt-court = Which of your demons courts Lilith for one favor, if any?
prompt-lilith-step = Your demon leads Lilith: where does she go from { $area-name }?
prompt-avoid = Do you want peace or a fight in { $area-name }?
prompt-name-foe = { $parties-name } meet in { $area-name }, and you have most units: whom do you fight? The others then choose a side.
prompt-choose-side = In { $area-name } side 1 is { $first-name }, side 2 is { $second-name }: which one do you join?
prompt-join = Combat in { $area-name }: { $first-name } against { $second-name }. { $sent ->
        [0] No demon has joined yet
        [one] { $joined-name } has joined
       *[other] { $joined-name } have joined
    }: which of yours joins, with how many cards?
prompt-carry = Which { $due ->
        [one] card goes
       *[other] { $due } cards go
    } along into the combat?
prompt-quick = Do you agree to quick combat in { $area-name }?
prompt-cast-first = In { $area-name } side 1 is { $first-name }, side 2 is { $second-name }: which one casts first?
prompt-combat-cast = Do you cast a carried card in { $area-name }?
prompt-target = In { $area-name } { $unit-name } attacks with { $rolls ->
        [one] one die
       *[other] { $rolls } dice
    }{ $bonus ->
        [0] {""}
       *[other] {" "}at +{ $bonus }
    }: whom?
prompt-assign-hit = You have been hit { $hits ->
        [one] once
        *[other] { $hits } times
    }: which unit takes the next hit?
prompt-flee-order = In { $area-name } side 1 is { $first-name }, side 2 is { $second-name }: which one says first whether it flees?
prompt-support = { $demon-name } supports a spell with its action: whose, and which?
prompt-combat-flee = The round is over: do your units flee from { $area-name } or stay?
prompt-allies = You and your allies have won { $area-name }. Do you turn on each other?
prompt-petition-menu = For which section do you petition, or are you done?
prompt-show-sixes = Do you show three sixes?
prompt-remove-disfavor = Do you give favors to be rid of a disfavor?
prompt-ability = Does { $demon-name } use “{ $ability-name }”?
prompt-reroll = The dice show { $dice }: do you keep them or roll again?
prompt-wait = Waiting for { $mover }.
prompt-chance = The dice or the cards decide.
prompt-over = The game is over.

event-ability = { $seat }: { $demon-name } uses “{ $ability-name }”.
event-all_is_lost = { $seat } has lost everything: Lucifer grants { $area-name }, { $legions } legions and { $souls } souls.
event-atonement = { $seat }: { $demon-name } atones ({ $result-name }).
event-attacked = { $owner ->
        [FB] The freebooters roll
        [wild] The hounds roll
       *[other] { $owner } rolls
    } { $dice } in { $area-name }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
event-avoided = The combat in { $area-name } is avoided.
event-blocked = Danger in { $areas }: no { $deny-name }.
event-bonus_pay = { $seat } puts a soul on { $lieutenant }.
event-bought = { $seat } buys an Arcana card.
event-cancelled = The action of { $demon-name } ({ $seat }) is cancelled.
event-captured = { $lieutenant } is captured in { $area-name }.
event-card_drawn = { $seat } draws { $card-name }.
event-cards_stolen = { $seat } steals { $cards ->
        [one] a card
       *[other] { $cards } cards
    } from { $victim }.
event-cast = { $seat }: { $demon-name } casts { $card-name }.
event-combat = Combat in { $area-name }.
event-countered = { $seat }: { $demon-name } counters with { $card-name }.
event-courts = { $seat }: { $demon-name } courts Lilith.
event-deal = { $accepted ->
        [yes] { $seat } and { $partner } strike a deal.
       *[no] { $seat } offers { $partner } a deal, which { $partner } declines.
    }
event-declared = { $seat }: { $demon-name } { $deed ->
        [march] begins a March
        [influence] sets out to influence a unit
        [atone] atones
        [conspire] conspires
        [deeds] does evil deeds
        [leave] leaves the Earth
        [walk] sets out to walk the Earth
        [support] supports a spell
        [cast] prepares a spell
        [ability] uses its ability
       *[other] acts
    }.
event-demon_destroyed = { $demon-name } of { $seat } is destroyed.
event-demon_revealed = { $seat } has the demon { $demon-name }.
event-descended = { $demon-name } descends to Hell.
event-deserted = An unpaid unit of { $owner } in { $area-name } is gone.
event-deserter_taken = { $seat } takes a deserter of { $owner } in { $area-name }.
event-destroyed_by_uriel = In { $area-name } Uriel destroys { $owner ->
        [FB] freebooters
        [wild] rampaging hounds
       *[other] units of { $owner }
    }.
event-discarded = { $seat } discards a card.
event-disfavor_removed = { $seat } is rid of a disfavor.
event-disfavors_gained = { $seat } gains { $disfavors ->
        [one] a disfavor
       *[other] { $disfavors } disfavors
    }.
event-disfavors_lost = { $disfavors ->
        [0] { $seat } has no disfavor to lose.
        [one] { $seat } loses a disfavor.
       *[other] { $seat } loses { $disfavors } disfavors.
    }
event-dispersed = { $seat } disperses a unit of { $owner ->
        [FB] the freebooters
        [wild] the hounds
       *[other] { $owner }
    } in { $area-name }.
event-duel = { $demon-name } wins the duel with { $total }.
event-event = Event: { $card-name }.
event-evil_deeds = { $seat }: the evil deeds of { $demon-name } earn { $favors ->
        [0] nothing
        [one] a favor
       *[other] { $favors } favors
    }.
event-favor_from_earth = { $seat } earns a favor on Earth.
event-favors_gained = { $seat } gains { $favors ->
        [one] a favor
       *[other] { $favors } favors
    }.
event-favors_lost = { $favors ->
        [0] { $seat } has no favor to lose.
        [one] { $seat } loses a favor.
       *[other] { $seat } loses { $favors } favors.
    }
event-fled = Units of { $owner ->
        [FB] the freebooters
        [wild] the hounds
       *[other] { $owner }
    } flee from { $start-name } to { $area-name }.
event-foe_named = { $seat } names { $other ->
        [FB] the freebooters
       *[other] { $other }
    } as the foe in { $area-name }.
event-freebooters_take = The freebooters take { $area-name }.
event-granted = { $seat } is granted { $area-name }.
event-halted = The march of { $seat } is halted before { $area-name }.
event-hound_moves = The hound { $hound-name } runs to { $area-name }.
event-hound_released = The hound { $hound-name } is loose in { $area-name }.
event-incapacitated = { $demon-name } of { $seat } is incapacitated.
event-income = { $seat } collects { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    }.
event-influence_failed = { $seat }: { $demon-name } persuades nobody.
event-joined = { $seat }: { $demon-name } joins the combat with { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    }.
event-last_barking_dog = { $hound-name } is the Last Barking Dog in { $area-name }.
event-legion_appears = A legion of { $owner ->
        [FB] the freebooters
        [wild] the hounds
       *[other] { $owner }
    } appears in { $area-name }.
event-legion_placed = { $seat } places a legion in { $area-name }.
event-lilith_appears = Lilith appears in { $area-name }.
event-lilith_aspect = Lilith’s aspect: { $aspect-name }.
event-lilith_gone = Lilith leaves Hell.
event-lilith_moves = Lilith ({ $aspect-name }) enters { $area-name }.
event-looked = { $seat } looks at the hand of { $victim }.
event-losses = { $units ->
        [0] Nobody is lost in { $area-name }.
        [one] One unit is lost in { $area-name }.
       *[other] { $units } units are lost in { $area-name }.
    }
event-marched = { $seat }: { $who ->
        [L] { $count ->
            [one] a legion goes
           *[other] { $count } legions go
        }
       *[other] { $who-name } goes{ $count ->
            [0] {""}
            [one] {" "}with a legion
           *[other] {" "}with { $count } legions
        }
    } from { $start-name } to { $area-name }.
event-must_pass = { $demon-name } of { $seat } must Pass for Good.
event-over = { $winner } rules over Hell.
event-passage = { $granted ->
        [yes] { $seat } lets { $owner } pass through { $area-name }.
       *[no] { $seat } does not let { $owner } pass through { $area-name }.
    }
event-passed = { $seat }: { $demon-name } passes with { $card-name }.
event-passed_for_good = { $seat }: { $demon-name } Passes for Good.
event-permanent = { $card-name } stays in force, in the box of { $box-name }.
event-petition_failed = { $seat } petitions for { $area-name } in vain.
event-petitioned = { $seat } takes control of { $area-name }.
event-phase = Phase: { $phase-name }.
event-phenomenon = Phenomenon in { $areas }: { $phenomenon-name }.
event-played_right_away = { $seat } draws { $card-name }, which is played right away.
event-rampage = The hound { $hound-name } starts to rampage in { $area-name }.
event-recalled = { $demon-name } returns to Hell.
event-recovered = { $demon-name } of { $seat } recovers.
event-recruited = { $seat } recruits { $lieutenant } in { $area-name }.
event-redealt = { $seat } had three sections of one circle: the five are dealt anew.
event-revoked = { $area-name } is revoked; it was held by { $owner ->
        [FB] the freebooters
        [wild] the hounds
       *[other] { $owner }
    }.
event-rolled = Dice ({ $kind-name }): { $dice }.
event-round = Round { $round } in { $area-name }.
event-sections_swapped = { $seat } and { $other } exchange { $area-name } and { $place-name }.
event-sent_to_earth = { $demon-name } goes to Earth.
event-side_taken = { $seat } fights beside { $other ->
        [FB] the freebooters
       *[other] { $other }
    } in { $area-name }.
event-souls_from_earth = { $seat }: { $demon-name } collects { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    } on Earth.
event-souls_gained = { $souls ->
        [0] { $seat } gains no souls.
        [one] { $seat } gains { $souls } soul.
       *[other] { $seat } gains { $souls } souls.
    }
event-souls_lost = { $souls ->
        [0] { $seat } has no soul to lose.
        [one] { $seat } loses { $souls } soul.
       *[other] { $seat } loses { $souls } souls.
    }
event-souls_stolen = { $souls ->
        [0] { $seat } finds nothing to steal from { $victim }.
        [one] { $seat } steals { $souls } soul from { $victim }.
       *[other] { $seat } steals { $souls } souls from { $victim }.
    }
event-summoned = { $seat } summons a legion in { $area-name }.
event-support = { $seat }: { $demon-name } supports { $card-name } for { $other }.
event-tamed = { $seat } tames the hound { $hound-name }.
event-taming = { $seat } tries to tame a hound ({ $result-name }).
event-three_sixes = { $seat } shows three sixes!
event-turn = Turn { $turn }.
event-turned = { $seat } turns a unit of { $owner ->
        [FB] the freebooters
        [wild] the hounds
       *[other] { $owner }
    } in { $area-name } to { $other ->
        [FB] the freebooters
       *[other] { $other }
    }.
event-turns_left = { $left ->
        [0] This is the last turn: at its end the sections of one circle count.
        [one] The game ends after one more turn; then the sections of one circle count.
       *[other] The game ends after { $left } more turns; then the sections of one circle count.
    }
event-unit_changed = A unit of { $owner ->
        [FB] the freebooters
        [wild] the hounds
       *[other] { $owner }
    } in { $area-name } disperses or changes sides.
event-unit_moved = A unit of { $owner ->
        [FB] the freebooters
        [wild] the hounds
       *[other] { $owner }
    } is moved from { $start-name } to { $area-name }.
event-units_destroyed = { $units ->
        [0] Nobody is destroyed in { $area-name }.
        [one] One unit is destroyed in { $area-name }.
       *[other] { $units } units are destroyed in { $area-name }.
    }
event-upkeep = { $seat } pays { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    } of upkeep.
event-uriel_called = Uriel is called and cleanses the Earth.
event-uriel_gone = Uriel is gone.
event-uriel_moves = Uriel enters { $area-name }.
event-walks_the_earth = { $seat }: { $demon-name } walks the Earth.
event-wise_men = The Wise Men give { $seat } { $cards ->
        [0] no card
        [one] a card
       *[other] { $cards } cards
    }.
event-won = { $seat } wins the combat in { $area-name }.

end-three-sixes = { $winner } wins with three sixes.
end-circle = { $winner } controls a whole circle and wins.
end-turn-limit = The last turn is over: { $winner } wins on points.

refusal-summon = No legion can be summoned there now.
refusal-recruit = You cannot recruit with { $action } now.
refusal-buy = You cannot buy a card: you lack souls, or the deck is empty.
refusal-tame = You have no plain legion in the Antehell that may still try, or no hound is left.
refusal-bonus = You can put souls only on your own lieutenants, as long as you have souls.
refusal-ability = That ability cannot be used now.
refusal-act = That action is not open to this demon now.
refusal-pass = You cannot pass with that card now.
refusal-walk = This demon cannot walk the Earth with that card.
refusal-cast = That card cannot be cast: card, place, cost, support or target is missing.
refusal-support = You can support only a spell that needs support.
refusal-counter = You cannot counter with that card and that demon.
refusal-march-unit = That unit cannot be moved in this March.
refusal-march-step = The unit cannot go there.
refusal-march-load = The lieutenant cannot take that along here.
refusal-march-drop = The lieutenant cannot leave that here.
refusal-march-stop = A lieutenant alone cannot stop among enemies.
refusal-influence = That unit cannot be influenced so.
refusal-assign-hit = That unit cannot take the next hit.
refusal-join = That demon cannot join so.
refusal-petition = You cannot petition for that section so.
refusal-offer = That deal cannot be offered: only free favors and existing disfavors, at most three of each.
refusal-trade = That deal cannot be offered: souls change hands only by the option, only for favors or disfavors, and only as many as there are.
refusal-show-sixes = You do not hold three sixes.
refusal-no-answer = “{ $action }” does not answer the open question.
refusal-no-such-action = There is no such action in The HellGame.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn: { $mover } is asked.

option-compass = Compass: the way that each die shows
option-quick-combat = Quick combat: always, never, by consent, after some rounds, or when few units are left
option-flee-choice = Flight: all units together, or each group decides
option-carry-mode = Combat cards are chosen when a demon joins, or only their number
option-influence-freebooters = Freebooters can be influenced
option-uriel-antehell-flight = Units in the Antehell may escape from Uriel
option-uriel-entry-is-step = Uriel’s entry is the first of his steps
option-mother-doubles-lieutenants = Lilith as Mother brings new lieutenants too
option-all-is-lost = Help for who has lost the last section
option-deal-offers = Deals that each player may offer in a turn
option-soul-deals = Souls may be part of deals
option-macina = Play with the Macina cards
option-strict-markers = Control markers limit the number of sections
option-max-turns = Turn limit (0: none)
option-six-victory = Three sixes win
option-sixes = Cards whose six counts
option-first-victory = Nobody wins before this turn
option-redeal = Whoever is dealt three sections of one circle is dealt anew
option-start-souls = Souls at the start
option-star-compare = Stars in combat: the sum of a side, or its best demon
option-questions = Questions: as few as possible, only those merged that nobody tells apart, or each by itself
option-cards = Cards: those of the book, or of a folder
value-cards-book = those of the book
value-compass-1ccw2in3cw4out = 1 counter-clockwise, 2 inward, 3 clockwise, 4 outward
value-compass-1ccw2out3cw4in = 1 counter-clockwise, 2 outward, 3 clockwise, 4 inward
value-compass-1cw2in3ccw4out = 1 clockwise, 2 inward, 3 counter-clockwise, 4 outward
value-compass-1cw2out3ccw4in = 1 clockwise, 2 outward, 3 counter-clockwise, 4 inward
value-compass-1in2ccw3out4cw = 1 inward, 2 counter-clockwise, 3 outward, 4 clockwise
value-compass-1in2cw3out4ccw = 1 inward, 2 clockwise, 3 outward, 4 counter-clockwise
value-compass-1out2ccw3in4cw = 1 outward, 2 counter-clockwise, 3 inward, 4 clockwise
value-compass-1out2cw3in4ccw = 1 outward, 2 clockwise, 3 inward, 4 counter-clockwise
value-quick-combat-after-6 = after 6 rounds
value-quick-combat-never = never
value-quick-combat-always = always
value-quick-combat-consent = when all agree
value-quick-combat-after-1 = after 1 round
value-quick-combat-after-3 = after 3 rounds
value-quick-combat-after-10 = after 10 rounds
value-quick-combat-small-4 = with 4 units or fewer
value-quick-combat-small-8 = with 8 units or fewer
value-flee-choice-all = all together
value-flee-choice-each = each group
value-questions-each = each is put
value-questions-few = as few as possible
value-questions-merged = merged
value-carry-mode-cards = the cards
value-carry-mode-count = only how many
value-all-is-lost-new-section = a new section at once
value-all-is-lost-next-entry = with the next section taken
value-all-is-lost-off = none
value-star-compare-sum = the sum of a side
value-star-compare-best = its best demon

preset-book = By the book
preset-evening = An evening
preset-short = A short game

word-aspect-mother = Mother
word-aspect-maiden = Maiden
word-aspect-crone = Crone
word-phase-setup = setup
word-phase-hell = Hell
word-phase-souls = Souls
word-phase-summoning = Summoning
word-phase-action = Action
word-phase-random = Random movement
word-phase-combat = Combat
word-phase-petitions = Petitions
word-phase-final = Final
word-choice-accept = accept
word-choice-again = roll again
word-choice-all = all that he can lead
word-choice-ask = ask to pass
word-choice-bottom = to the bottom
word-choice-buy = buy a card
word-choice-decline = decline
word-choice-end = end
word-choice-enter = enter without asking
word-choice-fight = fight
word-choice-flee = flee
word-choice-get = get
word-choice-grant = grant
word-choice-in = enter Hell
word-choice-keep = keep
word-choice-no = no
word-choice-none = nothing
word-choice-not = do not
word-choice-pay = pay
word-choice-peace = peace
word-choice-truce = peace as long as nothing changes here
word-choice-legions = legions
word-choice-hold = stay as long as we are not fewer
word-choice-everywhere = everywhere
word-choice-refuse = refuse
word-choice-remove = remove one
word-choice-show = show
word-choice-side1 = side 1
word-choice-side2 = side 2
word-choice-stand = stand
word-choice-stay = stay
word-choice-stop = stop
word-choice-take = take
word-choice-tame = tame a hound
word-choice-use = use
word-choice-yes = yes
word-choice-pfg = Pass for Good
word-choice-march = March
word-choice-leave = leave the Earth
word-choice-influence = influence units
word-choice-atone = atone
word-choice-conspire = conspire
word-choice-deeds = evil deeds
word-choice-load = take along
word-choice-drop = leave behind
word-choice-summon = summon a legion in
word-choice-recruit = recruit
word-choice-bonus = a soul for
word-choice-ability = ability
word-choice-pass = pass
word-choice-walk = walk the Earth
word-choice-cast = cast
word-choice-support = support
word-choice-disperse = disperse
word-choice-turn = turn
word-choice-offer = offer
word-choice-trade = trade souls
word-choice-favor = by favor
word-choice-right = by right of victory
word-unit-L = legion
word-owner-FB = freebooters
word-owner-wild = rampaging

## The terminal: actions in words, and what can be read in place.

phrase-cast = { $x ->
    [0] cast { $card }
   *[other] cast { $card } with { $x } more
}
phrase-trade = { $way ->
    [pay] pay { $partner }
   *[other] get from { $partner }
} { $souls ->
    [one] 1 soul
   *[other] { $souls } souls
} for { $f ->
    [one] 1 favor
   *[other] { $f } favors
} and for taking { $d ->
    [one] 1 disfavor
   *[other] { $d } disfavors
}
phrase-go = { $number ->
    [one] one legion from { $start } to { $to }
   *[other] { $number } legions from { $start } to { $to }
}
phrase-lead = { $number ->
    [0] { $unit } to { $to }, alone
    [one] { $unit } to { $to }, leading one
   *[other] { $unit } to { $to }, leading { $number }
}
phrase-join = { $cards ->
    [0] { $demon } joins without cards
    [one] { $demon } joins with one card
   *[other] { $demon } joins with { $cards } cards
}
board-purse = { $souls ->
    [one] 1 soul
   *[other] { $souls } souls
}, { $favors ->
    [one] 1 favor
   *[other] { $favors } favors
}, { $disfavors ->
    [one] 1 disfavor
   *[other] { $disfavors } disfavors
}
web-threat = { $name } holds four of the five sections of circle { $circle }: one more wins.
