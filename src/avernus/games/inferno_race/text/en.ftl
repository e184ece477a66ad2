title = Inferno, the race
tagline = Run your imps over treacherous tiles, and be the first to seat enough of them on Lucifer’s throne.
credits-rights = All rights in the game remain with the designer, 2012.

seat-red = Red
seat-yellow = Yellow
seat-green = Green
seat-blue = Blue
seat-black = Black

word-card-d1-4 = die 1 (strength 4)
word-card-d1-5 = die 1 (strength 5)
word-card-d2-3 = die 2 (strength 3)
word-card-d2-4 = die 2 (strength 4)
word-card-d2-5 = die 2 (strength 5)
word-card-d3-2 = die 3 (strength 2)
word-card-d3-3 = die 3 (strength 3)
word-card-d3-4 = die 3 (strength 4)
word-card-d4-2 = die 4 (strength 2)
word-card-d4-3 = die 4 (strength 3)
word-card-d4-4 = die 4 (strength 4)
word-card-d5-1 = die 5 (strength 1)
word-card-d5-2 = die 5 (strength 2)
word-card-d5-3 = die 5 (strength 3)
word-card-w1 = wild die (strength 1)
word-card-w2 = wild die (strength 2)
word-card-b1 = banana (strength 1)
word-card-b2 = banana (strength 2)
word-card-b3 = banana (strength 3)
word-card-b4 = banana (strength 4)
word-card-b5 = banana (strength 5)
word-card-a1 = angel (strength 1)
word-card-a2 = angel (strength 2)
word-card-a3 = angel (strength 3)
word-card-a4 = angel (strength 4)
word-card-a5 = angel (strength 5)
word-card-t1 = trident (strength 1)
word-card-t2 = trident (strength 2)
word-card-t3 = trident (strength 3)
word-card-t4 = trident (strength 4)
word-card-t5 = trident (strength 5)
word-card-g1 = treasure (strength 1)
word-card-g2 = treasure (strength 2)
word-card-g3 = treasure (strength 3)
word-card-g4 = treasure (strength 4)
word-card-g5 = treasure (strength 5)
word-card-c6 = coffin (strength 6)
word-step-1 = step 1
word-step-2 = step 2
word-step-3 = step 3
word-step-4 = step 4
word-step-5 = step 5
word-step-6 = step 6
word-place--5 = step 6
word-place--4 = step 5
word-place--3 = step 4
word-place--2 = step 3
word-place--1 = step 2
word-place-0 = step 1
word-place-40 = the throne
word-tile-death = death
word-tile-angel = angel
word-tile-treasure = treasure
word-tile-card = card
word-tile-banana = banana
word-tile-return = return to the past
word-colour-red = red
word-colour-blue = blue
word-choice-A = rest: a card and a gem
word-choice-B = bring an imp back to
word-choice-roll = roll the die
word-choice-nomove = move nothing
word-choice-S = sacrilege: turn the tile on square
word-choice-fall = let the imp die
word-choice-gem = add a gem
word-choice-stand = stand
word-choice-concede = concede
word-choice-decline = take no card
word-choice-Z = end the turn, buying cards:

prompt-main = Your turn: rest, bring an imp back, or set out by die or card.
prompt-move = Move an imp by exactly { $total }.
prompt-move-wild = A wild die: move an imp by 1 to 5{ $bananas ->
    [0] {""}
    [one] , and one more for the banana
   *[other] , and { $bananas } more for the bananas
}.
prompt-move-none = No imp of yours can use this number.
prompt-step-dead = Choose a free step for your dead imp.
prompt-step-mover = Your imp goes home: choose a free step.
prompt-room-may = Your hand is full: discard a card to draw another, or take none.
prompt-room-must = Discard a card to make room for what you bought.
prompt-fight = Fight on square { $at }: you need a total of { $need } and have { $total }.
prompt-fight-enough = Fight on square { $at }: your { $total } is enough. Stand, or add more.
prompt-fight-hopeless = Fight on square { $at }: you cannot reach { $need }, so you must concede.
prompt-parry = { $rival } thrusts a trident at your imp on square { $at }: parry with a trident of yours, or let it die.
prompt-free = Play what you like, then end your turn.
prompt-free-buy = Play what you like, then end your turn; you can buy { $most ->
    [one] one card
   *[other] up to { $most } cards
}.
prompt-wait = It is { $mover }’s turn.
prompt-chance = Dice, cards or gems are being drawn.
prompt-over = The game is over.

event-rested = { $seat } rests.
event-gem-taken = { $seat } takes a red gem.
event-no-gem = There is no red gem left for { $seat }.
event-revived = { $seat } brings a dead imp back to step { $step }.
event-angel-played = { $seat } plays the card { $card-name }: a dead imp comes back to step { $step }.
event-rolled = { $seat } rolls { $face ->
    [6] a 6: any number from 1 to 5
   *[other] a { $face }
}.
event-die-played = { $seat } plays the card { $card-name } instead of rolling.
event-banana-played = { $seat } plays the card { $card-name }: { $bananas ->
    [one] one square more
   *[other] { $bananas } squares more
}.
event-moved = { $seat }’s imp goes from square { $from } to { $to ->
    [40] the throne
   *[other] square { $to }
}.
event-set-out = { $seat }’s imp sets out from step { $step } and comes to square { $to }.
event-climbed = { $seat }’s imp goes from step { $step } to step { $to-step }.
event-no-move = No imp of { $seat } can use the number.
event-turned-up = The { $tile-name } tile on square { $square } turns face up.
event-turned-down = The { $tile-name } tile on square { $square } turns face down.
event-shown = Square { $square } shows its tile for the first time: { $tile-name }.
event-own-imp = { $seat } already has an imp on square { $to }: one of the two dies.
event-own-imp-step = { $seat } already has an imp on step { $step }: one of the two dies.
event-fight = { $seat } fights { $rival } for square { $square }.
event-paid = { $seat } throws in the card { $card-name }: total { $total }.
event-gem-paid = { $seat } throws in a gem: total { $total }.
event-stood = { $seat } stands at { $total }.
event-conceded = { $seat } concedes.
event-fight-won = { $seat } wins the fight; { $rival }’s imp on square { $square } dies.
event-fight-lost = { $seat } loses the fight and an imp; { $rival } keeps square { $square }.
event-death-tile = Death waits on square { $square }: { $seat }’s imp dies.
event-angel-tile = The dead angel on square { $square } gives { $seat } an imp back.
event-treasure-tile = { $seat } finds a treasure on square { $square }.
event-card-tile = { $seat } comes upon a card on square { $square }.
event-banana-tile = A banana: { $seat }’s imp slips from square { $square } to { $to ->
    [40] the throne
   *[other] square { $to }
}.
event-return-tile = Back to the past: { $seat }’s imp goes from square { $square } to square { $to }.
event-sent-home = Back to the past: no such tile lies behind square { $square }, and { $seat }’s imp goes home.
event-no-step = { $seat } has no free step: the imp dies.
event-stepped = { $seat }’s imp comes to step { $step }.
event-nothing = The { $tile-name } tile on square { $square } does nothing for { $seat }.
event-treasure-played = { $seat } plays the card { $card-name }.
event-gem-drawn = { $seat } draws a { $colour-name } gem.
event-treasure = { $seat } keeps { $reds ->
    [0] no gem
    [one] one red gem
   *[other] { $reds } red gems
} and puts { $blues ->
    [0] none back
    [one] one blue gem back
   *[other] { $blues } blue gems back
}.
event-card-drawn = { $seat } draws a card.
event-drew = You draw the card { $card-name }.
event-no-card = There is no card left for { $seat }.
event-reshuffled = The discards are shuffled into a new deck of { $count }.
event-discarded = { $seat } discards the card { $card-name }.
event-declined = { $seat } takes no card.
event-flipped = Sacrilege: { $seat } pays 3 gems for the tile on square { $square }.
event-trident = { $seat } thrusts a trident at { $victim }’s imp on square { $square }.
event-parried = { $seat } parries with the card { $card-name }.
event-fell = { $victim }’s imp on square { $square } dies by the trident.
event-throne = { $seat } has { $count ->
    [one] an imp
   *[other] { $count } imps
} on the throne.
event-bought = { $seat } buys { $count ->
    [one] a card
   *[other] { $count } cards
} for { $price ->
    [one] one gem
   *[other] { $price } gems
}.
event-turn = Turn { $turn }: { $seat }.
event-ended-throne = { $winner } has brought enough imps to the throne and wins.
event-nearing = The game ends after { $left } more rounds; then the imps on the throne count, and how far the others have come.
event-ended-rounds = Round { $rounds } was the last one.
event-quiet = No imp has come to the throne for { $quiet ->
    [one] a round
   *[other] { $quiet } rounds
}. If none comes in { $left } more, the game ends.
event-ended-quiet = For { $rounds ->
    [one] a round
   *[other] { $rounds } rounds
} no imp has come to the throne: the game is over.

end-throne = { $winner } wins: enough imps on the throne.
end-rounds = The last round is over. First: { $winners }.
end-quiet = Nobody came to the throne any more. First: { $winners }.

refusal-no-such-action = There is no such action in this game.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $mover }’s turn, not yours.
refusal-not-now = “{ $action }” is no answer to what is asked now.
refusal-not-in-hand = You do not hold the card { $card-name }.
refusal-wrong-card = The card { $card-name } cannot be used that way.
refusal-no-dead-imp = None of your imps is dead.
refusal-step-taken = Step { $step } is not free.
refusal-no-such-step = Your stairs have no step { $step }.
refusal-nothing-to-move = You have no imp on a step or on the track.
refusal-no-imp-there = None of your imps stands there.
refusal-wrong-distance = An imp moves by exactly the number, and that is another distance.
refusal-wrong-wild = A wild die is worth 1 to 5, and bananas are added to it; the throne is the end of the way.
refusal-beyond-throne = That imp would go beyond the throne, which must be reached exactly.
refusal-must-move = An imp of yours can use the number, so one must move.
refusal-not-on-track = You have no imp on the track to look for treasure.
refusal-too-poor = Sacrilege costs 3 gems.
refusal-imp-on-tile = An imp stands on square { $square }; only free tiles can be turned.
refusal-no-prey = A trident needs another player’s imp on the square just ahead of the imp that you moved.
refusal-out-of-reach = All your cards and gems together cannot reach { $need }.
refusal-no-gems = You have no gem.
refusal-too-low = You need a total of { $need } to stand.
refusal-already-added = You have added something in this go and cannot concede any more.
refusal-must-make-room = What you bought must fit in your hand: discard a card.
refusal-no-buyer = Without an imp on the track you cannot buy cards.
refusal-too-many = With your imps on the track you can buy at most { $most }.
refusal-too-dear = Each card costs { $price ->
    [one] one gem
   *[other] { $price } gems
} now, and you do not have enough.
refusal-no-cards-left = There are not so many cards left.

option-target = Imps on the throne that win the game
option-stairs = Steps on each player’s own board
option-start-steps = The three steps on which the imps start
value-start-steps-near = steps 1, 2 and 3
value-start-steps-far = the farthest three
option-banana-chain = The tile to which a banana leads acts as well
option-return-chain = The return tile to which an imp comes back acts again
option-reshuffle = The discards are shuffled into a new deck when it runs out
option-recycle-gems = Gems that are paid go back to the bag
option-max-rounds = Rounds after which the game ends (0: no limit)
option-quiet-rounds = Rounds without an imp coming to the throne after which the game ends (0: never)
option-any-time = Angels, treasures and sacrilege at any time of one’s turn, in fights too
preset-book = As in the book: two imps win, cards at any time, no end but the throne
preset-short = Short: one imp wins
preset-long = Long: three imps win
preset-tournament = Tournament: at most 60 rounds

board-player = dead { $dead }, throne { $throne }/{ $target }, gems { $gems }, cards { $cards }
board-stock = deck { $deck }, discards { $discards }, bag { $red } red, { $blue } blue
board-legend = D death, A angel, T treasure, C card, B banana, R return; small letters lie face down, ? was never seen
web-throne = The throne · 40
web-goal = { $target ->
    [one] one imp home wins
   *[other] { $target } imps home win
}
web-round = round { $round } · first to { $target }
web-status = { $gems } { $gems ->
    [one] gem
   *[other] gems
}, { $cards } { $cards ->
    [one] card
   *[other] cards
}, { $throne } { $throne ->
    [one] imp on the throne
   *[other] imps on the throne
}, { $dead } dead
web-other = { $name }: { $gems } { $gems ->
    [one] gem
   *[other] gems
}, { $cards } { $cards ->
    [one] card
   *[other] cards
}, { $dead } dead, { $throne } on the throne
web-cemetery = { $count } in the cemetery
web-rolled = { $name } rolled { $face }.
web-fair-roll = The roll comes from the table’s sealed secret; you can check it when the game is over.
web-square = square { $square }
web-own-step = step { $step }
web-step-of = { $name }, step { $step }
web-imp-here = an imp stands here
web-imp-of = imp of { $name }
web-face-up = { $tile }, face up
web-face-down = { $tile }, face down
web-unseen = never seen
web-fight-here = a fight
web-fight-on = Fight on square { $square }
web-attacks = attacks
web-defends = defends
web-has = { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $gems ->
    [one] one gem
   *[other] { $gems } gems
}
web-needs = { $name } needs { $need }
web-fight-tile = If { $name } wins, the imp stands there and the tile acts: { $tile }.
web-fight-stands = If { $name } wins, the imp stands there.
web-fight-loser = The loser’s imp goes to the cemetery.
web-prices = Imps on the track
web-prices-imps = your imps
web-prices-price = gems a card
web-prices-most = cards at most
web-prices-treasure = gems from a treasure
web-stock = deck { $deck } · red gems { $bag }
web-hand = Your hand
web-hand-empty = No cards in hand.
web-gems = { $gems ->
    [one] gem
   *[other] gems
}
web-gems-left = Gem · { $gems } left
web-card = { $card }, strength { $strength }: { $use }
web-card-d1 = die 1
web-card-d2 = die 2
web-card-d3 = die 3
web-card-d4 = die 4
web-card-d5 = die 5
web-card-w = wild die
web-card-b = banana +1
web-card-a = angel
web-card-t = trident
web-card-g = treasure
web-card-c = coffin
web-use-d = play it instead of rolling
web-use-w = play it instead of rolling; any number from 1 to 5
web-use-b = before moving, adds one square
web-use-a = brings a dead imp back to a free step
web-use-t = after moving, kills the imp just ahead; or parries
web-use-g = draws gems if you have an imp on the track
web-use-c = only for fights
web-end-turn = End the turn
web-buy = Buy { $count ->
    [one] a card
   *[other] { $count } cards
} for { $price ->
    [one] one gem
   *[other] { $price } gems
}
web-act-A = Rest
web-act-B = Bring an imp back
web-act-roll = Roll the die
web-act-nomove = Move nothing
web-act-S = Sacrilege
web-act-fall = Let it die
web-act-gem = Add a gem
web-act-stand = Stand
web-act-concede = Concede
web-act-decline = Take no card
web-main-note = Resting gives a card and a gem; a die card may replace the roll; sacrilege turns a tile for 3 gems.
web-move-note = Point at an imp, or at the square where it is to go.
web-price-note = { $imps ->
    [one] One imp
   *[other] { $imps } imps
} on the track: { $price ->
    [one] one gem
   *[other] { $price } gems
} a card, at most { $most }.
web-fight-note = Your cards are worth { $force }, your gems { $gems }.
web-do-imp = { $kind ->
    [step] Your imp on step { $from }: where does it go?
   *[square] Your imp on square { $from }: where does it go?
}
web-do-go = { $kind ->
    [step] Your imp goes from step { $from }
   *[square] Your imp goes from square { $from }
} { $goal ->
    [throne] to the throne.
    [step] to step { $to }.
   *[square] to square { $to }.
}
web-do-revive = Your imp comes back: which step?
web-do-back = Your imp comes to step { $step }.
web-do-sacrilege = Which tile do you turn over for 3 gems?
web-do-turn = You turn the tile on square { $square } for 3 gems.
web-do-card = You play { $card }.
web-do-angel = You play { $card }: a dead imp comes to step { $to }.
web-do-trident = You play { $card } against the imp on square { $to }.
web-do-add = You throw in { $card }.
web-do-discard = You discard { $card }.

web-tool-imp = Move an imp
web-tool-turn = Turn a tile over
web-tool-imps = Imps: put one there, or take it off
web-tool-tiles = Tiles
web-card-back = Put { $card } back into the deck
web-card-add = Another card for { $name }
web-gems-of = Gems

web-tile-death = The imp that stops here dies.
web-tile-angel = Gives a dead imp back.
web-tile-treasure = Gives gems: twice as many as you have imps on the track are drawn, and the red ones are yours.
web-tile-card = Gives a card.
web-tile-banana = The imp slips on by one square.
web-tile-return = The imp goes back to the nearest such tile behind it, else home.

## The terminal: actions in words, and what can be read in place.

phrase-buy = { $count ->
    [0] end the turn
    [one] end the turn and buy one card
   *[other] end the turn and buy { $count } cards
}
text-card-d = { web-use-d }
text-card-w = { web-use-w }
text-card-b = { web-use-b }
text-card-a = { web-use-a }
text-card-t = { web-use-t }
text-card-g = { web-use-g }
text-card-c = { web-use-c }
board-player-short = †{ $dead } throne { $throne }/{ $target } gems { $gems } cards { $cards }
web-last-rounds = { $left ->
    [one] This is the last round
   *[other] { $left } rounds are left
}: then the imps on the throne count, and how far the others have come.
web-quiet-rounds = { $left ->
    [one] If no imp comes to the throne in this round, the game ends
   *[other] If no imp comes to the throne in { $left } more rounds, the game ends
}: then the imps on the throne count, and how far the others have come.
web-threat = { $name } needs one more imp on the throne to win.
diagram-D35 = With a 4 the red imp goes from square 7 to square 11; the tile that it leaves turns over, and death waits on 11.
diagram-D42 = A fight for square 21: red has 4 and yellow 6, so red needs 6 at least.
