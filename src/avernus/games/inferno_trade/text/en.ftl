title = Inferno, the trade
tagline = Damned souls change hands while the sand runs. Take home the collection that your own secret list prizes most.
credits-rights = The publisher states no terms for the rules; names, texts and pictures of the box are not used here.

word-soul-attila = Attila
word-soul-bathory = Erzsébet Báthory
word-soul-bluebeard = Bluebeard
word-soul-caligula = Caligula
word-soul-cattivo = Cattivo
word-soul-dracula = Dracula
word-soul-genghis = Genghis Khan
word-soul-herod = Herod
word-soul-ivan = Ivan the Terrible
word-soul-jack = Jack the Ripper
word-soul-judas = Judas
word-soul-locusta = Locusta
word-soul-lucrezia = Lucrezia Borgia
word-soul-messalina = Messalina
word-soul-nero = Nero
word-soul-rasputin = Rasputin
word-soul-torquemada = Torquemada
word-soul-tzu = Empress Tz’u
word-card-attila = { word-soul-attila }
word-card-bathory = { word-soul-bathory }
word-card-bluebeard = { word-soul-bluebeard }
word-card-caligula = { word-soul-caligula }
word-card-cattivo = { word-soul-cattivo }
word-card-dracula = { word-soul-dracula }
word-card-genghis = { word-soul-genghis }
word-card-herod = { word-soul-herod }
word-card-ivan = { word-soul-ivan }
word-card-jack = { word-soul-jack }
word-card-judas = { word-soul-judas }
word-card-locusta = { word-soul-locusta }
word-card-lucrezia = { word-soul-lucrezia }
word-card-messalina = { word-soul-messalina }
word-card-nero = { word-soul-nero }
word-card-rasputin = { word-soul-rasputin }
word-card-torquemada = { word-soul-torquemada }
word-card-tzu = { word-soul-tzu }
word-card-attila2 = { word-soul-attila } (2)
word-card-bathory2 = { word-soul-bathory } (2)
word-card-bluebeard2 = { word-soul-bluebeard } (2)
word-card-caligula2 = { word-soul-caligula } (2)
word-card-cattivo2 = { word-soul-cattivo } (2)
word-card-dracula2 = { word-soul-dracula } (2)
word-card-genghis2 = { word-soul-genghis } (2)
word-card-herod2 = { word-soul-herod } (2)
word-card-ivan2 = { word-soul-ivan } (2)
word-card-jack2 = { word-soul-jack } (2)
word-card-judas2 = { word-soul-judas } (2)
word-card-locusta2 = { word-soul-locusta } (2)
word-card-lucrezia2 = { word-soul-lucrezia } (2)
word-card-messalina2 = { word-soul-messalina } (2)
word-card-nero2 = { word-soul-nero } (2)
word-card-rasputin2 = { word-soul-rasputin } (2)
word-card-torquemada2 = { word-soul-torquemada } (2)
word-card-tzu2 = { word-soul-tzu } (2)
word-special-SO = Scambio Obbligato
word-special-BA = Buona Azione
word-special-GS = Grande Scambio
word-way-left = to the left
word-way-right = to the right
word-driver-turns = turns
word-driver-live = the live glass
word-driver-ticks = ticks
word-seat-all = everybody
word-choice-list = hand in the list
word-choice-ready = ready
word-choice-done = done
word-choice-wait = wait, in half seconds:
word-choice-flip = turn the glass
word-choice-answer = answer offer
word-choice-withdraw = withdraw offer
word-choice-yes = yes
word-choice-no = no
word-choice-offer = offer
word-choice-for = for
word-choice-take = take
word-choice-pass = pass on

prompt-list = Give each of the eighteen souls a value from 1 to 18, each value once. Nobody else will see your list.
prompt-wait-list = Your list is in; others are still writing.
prompt-deal = The cards are being dealt.
prompt-ready = Look at the cards on the table. Are you ready?
prompt-wait-ready = The glass is turned as soon as everybody is ready.
prompt-open = { $glass ->
    [empty] The glass is empty: trade on, or turn it. Run { $run } of { $runs } is over.
   *[running] Trade! Run { $run } of { $runs }.
}
prompt-watch = { $glass ->
    [empty] The glass is empty after run { $run } of { $runs }; anybody may turn it.
   *[running] Everybody is trading: run { $run } of { $runs }.
}
prompt-slot = { $glass ->
    [empty] Your slot: answer offers, then make up to { $left } offers; the glass and special cards at any moment. Run { $run } of { $runs } is over.
   *[running] Your slot: answer offers, then make up to { $left } offers; special cards at any moment. Run { $run } of { $runs }.
}
prompt-slot-offers = { $left ->
    [one] You may make one more offer, or be done.
   *[other] You may make { $left } more offers, or be done.
}
prompt-interject = It is { $seat }’s slot. You may play a special card, or let it pass.
prompt-slot-opening = The first round: { $left ->
    [one] make one offer, or be done.
   *[other] make up to { $left } offers, or be done.
} Offers are answered from the second round on.
prompt-slot-answers = The second round: answer the offers made to you, then be done. New offers are made from the third round on.
prompt-wait-slot = It is { $seat }’s slot.
prompt-wait-tick = { $seat } is thinking.
prompt-so-pick = { $seat } takes your { $card-name }. Which of { $seat }’s cards do you take for it?
prompt-wait-so = { $rival } chooses a card of { $seat } in return for { $card-name }.
prompt-gs-pick = Grande Scambio: which card do you pass { $way-name }, to { $other }?
prompt-wait-gs = Grande Scambio: everybody chooses a card to pass { $way-name }.
prompt-over = The game is over.

event-list-given = { $seat } has handed in a list.
event-dealt = { $seat } is dealt { $card-name }.
event-aside = { $card-name } is left over and put aside.
event-special-dealt = { $seat } is dealt a special card, face down.
event-special-seen = Your special card is { $special-name }.
event-ready = { $seat } is ready.
event-opens = The lot falls on { $seat } to open the first round.
event-started = The glass is turned: trade!
event-offered = Offer { $id }: { $author } offers { $partner } { $gives ->
    [0] nothing
   *[other] { $give-name }
} for { $wants ->
    [0] nothing
   *[other] { $want-name }
}.
event-cried = Offer { $id }: { $author } offers everybody { $gives ->
    [0] nothing
   *[other] { $give-name }
} for { $wants ->
    [0] nothing
   *[other] { $want-name }
}.
event-countered = Offer { $id }, in answer to { $re }: { $author } offers { $partner } { $gives ->
    [0] nothing
   *[other] { $give-name }
} for { $wants ->
    [0] nothing
   *[other] { $want-name }
}.
event-traded = { $partner } accepts offer { $id }: { $author } gives { $gives ->
    [0] nothing
   *[other] { $give-name }
} and gets { $wants ->
    [0] nothing
   *[other] { $want-name }
}.
event-declined = Offer { $id } of { $author } is declined.
event-withdrawn = { $author } withdraws offer { $id }.
event-void = Offer { $id } of { $author } is void: a card in it is no longer to be had.
event-expired = Offer { $id } of { $author } has expired.
event-lapsed = Offer { $id } of { $author } lapses.
event-so-played = Scambio Obbligato! { $seat } demands { $card-name } of { $rival }.
event-so-done = { $seat } gets { $card-name }, { $rival } gets { $pick-name }; both cards are turned down for good.
event-gs-played = Grande Scambio! { $seat } has everybody pass a card { $way-name }.
event-gs-picked = { $seat } has chosen a card.
event-gs-passed = { $seat } passes { $card-name } to { $other }.
event-ba-played = Buona Azione! { $seat } lets { $soul-name } repent: that soul leaves the game.
event-ba-lowered = Buona Azione! { $seat } lets { $soul-name } repent: that soul is worth seven less to everybody.
event-flipped = { $seat } turns the glass: run { $run }.
event-flipped-itself = Nobody has turned the glass, so it turns itself: run { $run }.
event-last-run = This is the last run: when the sand is through, the game is over!
event-emptied = The glass is empty: run { $run } is over.
event-slot = It is { $seat }’s slot.
event-late = { $seat } has not answered in time: { $card-name } it is, worth least on { $seat }’s list.
event-counted = { $seat }’s souls are worth { $score }.
event-ended-best-devil = { $winner } is the best devil of the day, with { $score } points.
event-ended-shared = Shared victory with { $score } points each: { $winners }.
event-ended-best-soul = With { $score } points, as others have too, { $winner } wins by the dearest soul.

end-best-devil = { $winner } is the best devil of the day.
end-shared = Shared victory: { $winners }.
end-best-soul = A tie on points; { $winner } wins by the dearest soul.

refusal-game-over = The last grain has fallen; the game is over.
refusal-not-started = The glass has not been turned yet.
refusal-list-given = Lists are handed in once, before the deal.
refusal-ready-given = You have said so already.
refusal-interrupted = { $special-name } has stopped the game until it is answered.
refusal-not-your-slot = It is { $mover }’s slot.
refusal-not-asked-yet = It is { $mover } who is asked now.
refusal-other-driver = That is not done in a game by { $driver-name }.
refusal-natures-own = Cards and time are not a player’s to deal out.
refusal-players-own = Only players do that.
refusal-to-nobody = There is no such player.
refusal-to-self = You cannot trade with yourself.
refusal-gift = An exchange has at least one soul on each side: no gifts.
refusal-give-fixed = You cannot give { $cards-name }: a card turned down by Scambio Obbligato is fixed.
refusal-give-not-own = You cannot give { $cards-name }: not yours.
refusal-want-fixed = { $partner } cannot be asked for { $cards-name }: a card turned down by Scambio Obbligato is fixed.
refusal-want-moved = { $partner } has no { $cards-name }.
refusal-list-wrong = A list gives each of the eighteen souls a value from 1 to { $most }, each value once.
refusal-too-many = At most { $most } cards lie on each side of an offer; a larger deal is two offers.
refusal-six-open = You have six open offers; withdraw one first.
refusal-no-more-offers = You have made all the offers that one player may make in a game.
refusal-opening-round = In the first round offers are only made; they are answered from the second round on.
refusal-answering-round = In the second round the offers of the first are answered; new ones are made from the third round on.
refusal-answers-first = In a slot answers come first; now you may only make more offers, play a special card, or be done.
refusal-no-such-offer = There has been no offer { $id }.
refusal-offer-gone = Offer { $id } is no longer open.
refusal-not-to-you = Offer { $id } is not made to you.
refusal-own-offer = Offer { $id } is your own.
refusal-lacks-soul = You have no free card of { $souls-name }.
refusal-to-all = Offer { $id } is open to everybody; nobody in particular can decline it.
refusal-not-author = Offer { $id } is not yours to withdraw.
refusal-no-special = You hold no { $special-name }.
refusal-so-self = Scambio Obbligato is played against a rival.
refusal-so-fixed = { $card-name } is fixed and cannot be demanded.
refusal-so-moved = { $rival } has no { $card-name }.
refusal-so-nothing = You have no free card that could be taken in return.
refusal-gs-nobody = Nobody has a free card to pass.
refusal-gs-way = At this table Grande Scambio goes the other way.
refusal-ba-gone = { $soul-name } is not in play.
refusal-ba-fixed = { $soul-name } has a fixed card and is safe from good deeds.
refusal-no-question = No special card asks for that.
refusal-not-the-rival = It is the rival who chooses.
refusal-pick-not-theirs = { $card-name } is not a free card of the player who demands yours.
refusal-pick-not-own = { $card-name } is not a free card of yours.
refusal-picked = You have chosen your card already.
refusal-nothing-to-pass = You have no free card, so you pass none.
refusal-sand-runs = The sand is still running; only an empty glass can be turned.
refusal-turned-already = Somebody was quicker: the glass has been turned already.
refusal-time-back = Time does not run backwards.
refusal-sand-stands = The sand stands still until { $special-name } is answered.
refusal-asleep = You have said that you wait; something that concerns you, or the time you named, will wake you.
refusal-not-that-question = That is not the question now open.
refusal-no-such-action = There is no such action in Inferno.

option-driver = What drives the game: turns, the live sand-glass, or ticks for bots
value-driver-turns = turns
value-driver-live = the live sand-glass
value-driver-ticks = ticks, for bots
option-runs = How often the glass runs
option-series = Series of souls in play: with two or three players the book has one
option-glass-ms = How many milliseconds the sand runs, where there is a clock
option-specials-any-time = In a game by turns, special cards are played in the others’ slots too
option-forced-face-down = Cards of Scambio Obbligato lie face down before the others
option-allow-gifts = One side of an exchange may be empty
option-private-offers = Only the two players concerned know an offer
option-offer-ttl-ms = An offer expires after so many milliseconds (0: never)
option-idle-limit-ms = An empty glass turns itself after so many milliseconds (0: never)
option-interrupt-timeout-ms = Milliseconds to answer a special card before the card worth least on one’s own list stands in
option-sand-runs-in-interrupt = The sand runs on while a special card is being answered
option-buona-azione = Buona Azione removes a soul, or lowers it by seven
value-buona-azione-remove = removes a soul
value-buona-azione-minus7 = lowers a soul by seven
option-grande-direction = Who decides which way Grande Scambio goes
value-grande-direction-choose = whoever plays it
value-grande-direction-left = always to the left
value-grande-direction-right = always to the right
option-tiebreak = A tie is shared, or goes to the dearest soul held
value-tiebreak-none = a tie is shared
value-tiebreak-best-soul = the dearest soul held decides
option-rounds-per-run = Rounds in one run of the glass, in a game by turns
option-max-idle-rounds = Rounds before an empty glass turns itself, in a game by turns
option-first-round = Offers that everybody makes in the first round, in a game by turns
option-second-round = The second round of a game by turns
value-second-round-all = answers and new offers
value-second-round-answers = answers alone
value-second-round-halves = answers alone, the last half of the table from its end

preset-turns = By turns: everybody in their own time
preset-live = Live: everybody at once, six minutes of sand
preset-ticks = For bots: one action each, every half second
preset-full-market = Full market: both series of souls, also with two or three players
preset-italian = Live, as Italian tables play it: two runs, always to the right, repentance costs seven

board-still = Before the first turn of the glass
board-running = Run { $run } of { $runs }, { $left } left
board-slots = Run { $run } of { $runs }, { $left ->
    [one] one slot left
   *[other] { $left } slots left
}
board-empty = Run { $run } of { $runs } is over: the glass is empty
board-over = The last grain has fallen
board-specials = { $count ->
    [0] no special card
    [one] one special card
   *[other] { $count } special cards
}
board-fixed = fixed:
board-face-down = { $count ->
    [one] one card, face down
   *[other] { $count } cards, face down
}
board-aside = put aside:
board-out = out of the game:
board-offers = open offers:
board-hand = in your hand:
board-list = your list:
board-total = Your souls are worth { $total } now.

how-list = your own list: “values nero,dracula,attila”, the dearest first; souls that you do not name follow in the order of the list
how-offer = an offer to one player: “>Player 2 nero / attila” gives Nero to Player 2 and asks for Attila; “nero+judas” joins souls
how-cry = an offer to everybody: “>* nero / attila”
how-counter = another answer to offer 3: “re#3 nero / attila” gives Nero and asks for Attila

web-status = { $souls ->
    [one] one soul
   *[other] { $souls } souls
}, { $specials ->
    [0] no special card
    [one] one special card
   *[other] { $specials } special cards
}
web-stall = { $name }: { $souls ->
    [one] one soul
   *[other] { $souls } souls
}, { $specials ->
    [0] no special card
    [one] one special card
   *[other] { $specials } special cards
}; the numbers are what they are worth to you
web-fixed = fixed
web-moved = moved on
web-nothing = nothing yet
web-your-souls = Your souls
web-worth = worth to you:
web-list-in = list handed in
web-list-out = still writing
web-is-ready = ready
web-not-ready = looking around
web-asks-for = asks for { $soul }
web-slot = their turn
web-has-chosen = has chosen
web-chooses = is choosing
web-passes-none = passes nothing
web-not-dealt = The cards are dealt when all lists are in.
web-no-souls = No souls left.
web-special-SO = forced swap
web-special-BA = good deed
web-special-GS = grand exchange
web-glass = The sand-glass; drop a soul here to offer it to everybody
web-glass-still = not turned yet
web-run = run { $run } of { $runs }
web-slots = { $count ->
    [one] one slot left
   *[other] { $count } slots left
}
web-sand-stands = The sand stands still until the special card is answered.
web-last-run = This is the last run. When the sand is through, it is over.
web-glass-empty = The glass is empty. Anybody may turn it, and trade goes on.
web-glass-empty-idle = The glass is empty. Anybody may turn it; it turns itself in { $left }.
web-glass-note = When the glass is empty, anybody may turn it.
web-flip = Turn the glass
web-offers = Offers
web-open-count = { $count } open
web-no-offers = No open offers. Point at one of your souls and at one of theirs, or drag one onto the other.
web-no-offers-watching = No open offers.
web-far = { $author } offers { $partner } { $give } for { $want }
web-far-all = { $author } offers everybody { $give } for { $want }
web-his-to-you = { $name } offers you
web-his-to-all = { $name } to everybody
web-mine-to = You offer { $name }
web-mine-to-all = You offer everybody
web-you-get = You get
web-you-give = You give
web-gain = { $sum } for you
web-accept = Accept
web-counter = Counter
web-refuse = Decline
web-hide = Hide
web-withdraw = Withdraw
web-you-lack = You lack { $souls }.
web-your-offer = Your offer
web-your-counter = Your counter to { $name }
web-to-whom = To whom?
web-to = to { $name }
web-to-all = to everybody
web-take-out = , take out
web-send-offer = Send the offer
web-send-counter = Send the counter-offer
web-play-special = Play the card
web-cancel = Cancel
web-say-it = Say it
web-so-how = Point at the soul that you demand. Its owner then takes one of yours.
web-so-ready = You demand { $soul } of { $name }, who then takes one of your souls. Both cards are fixed for good.
web-ba-how = Point at the soul that is to repent.
web-ba-ready = { $soul } repents.
web-gs-how = Everybody passes a soul on. Which way?
web-gs-way = { $way }, yours to { $name }
web-room-stops = the room stops
web-so-asked = { $name } takes your { $soul }. Point at the soul that you take for it.
web-so-waits = { $name } takes { $soul } of { $rival }, who is choosing a soul in return.
web-gs-asked = Everybody passes a soul { $way }. Point at the one that you pass; nobody sees it before all have chosen.
web-gs-waits = Everybody passes a soul { $way }. The cards are shown when all have chosen.
web-stop-limit = Whoever has not chosen after { $seconds } seconds gets a card chosen for them.
web-own-pick = You pass { $soul }.
web-take-it = Take { $soul }
web-pass-it = Pass { $soul }
web-point-at-one = Point at a soul
web-write-list = Your secret list
web-write-how = The dearest first: what stands at the top is worth 18 to you. Drag the souls, or move them with the arrows.
web-shuffle = Shuffle
web-hand-in = Hand in the list
web-now-worth = { $soul } is now worth { $value }.
web-up = { $soul }: one up
web-down = { $soul }: one down
web-secret-list = Your secret list
web-only-you = only you see these numbers
web-reveal = The lists are opened
web-skip = Show the end
web-counted = { $name }: { $score } points
web-best-devil = best devil
web-second = 2nd
web-ready = Ready
web-done = Done
web-wait = Wait { $seconds } s
web-hint-wait = Nothing on the table is worth a deal just now: a bot would wait.
web-how-to-offer = Point at what you give and at what you want; the rules judge any deal.

phrases = Quick phrases
    .deal = Deal!
    .no-deal = No deal.
    .more = Add something to it.
    .less = That is too much.
    .almost = Almost. Try again.
    .last-word = That is my last word.
    .trick = Do you take me for a saint?
    .hurry = The sand is running!
    .think = Let me think.
    .thanks = A pleasure to do business with you.
    .wish = Who sells me { $first }?
    .sell = Who wants { $first }?
    .trade = { $first } for { $second }, anybody?

## The terminal: actions in words, and what can be read in place.

text-special-SO = Forced swap: name a rival and one of the rival’s free cards. You get it, and the rival takes one of your free cards; both are fixed for good. (V41)
text-special-GS = Grand exchange: everybody secretly chooses a free card, and all are passed to the left, or all to the right, at the same time. (V42)
text-special-BA = Good deed: a soul in play that has no fixed card repents, and its cards leave the game, or it is worth seven less, as the table has it. (V43)
web-option-glass-ms = Seconds that the sand runs, where there is a clock
web-option-offer-ttl-ms = An offer expires after so many seconds (0: never)
web-option-idle-limit-ms = An empty glass turns itself after so many seconds (0: never)
web-option-interrupt-timeout-ms = Seconds to answer a special card before the card worth least on one’s own list stands in
diagram-V32 = Red offers Attila for Caligula, and orange accepts: the two souls change places.
diagram-V41 = Red plays Scambio Obbligato on Herod; orange takes Nero in return. Both souls are fixed now.
