## The browser client.

web-home = Home
web-settings = Settings
web-language = Language
web-theme = Light or dark
web-sound = Sound
web-motion-full = Full motion
web-motion-quick = Quick motion
web-motion-off = No motion
web-close = Close
web-open = Open
web-back = Back
web-you = you
web-bot = { $level ->
    [easy] bot, easy
    [medium] bot, medium
    [hard] bot, hard
    [random] bot, random moves
    [soul] bot 1, lost soul
    [shade] bot 2, shade
    [imp] bot 3, imp
    [fiend] bot 4, fiend
    [fury] bot 5, fury
    [demon] bot 6, demon
    [archdevil] bot 7, archdevil
    [lucifer] bot 8, Lucifer
    [raider] bot, raider
    [hoarder] bot, hoarder
    [diplomat] bot, diplomat
    [generous] bot, generous trader
    [stubborn] bot, stubborn trader
    [bluffer] bot, bluffer
   *[other] bot, { $level }
}
web-level = { $level ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [soul] 1 · Lost soul
    [shade] 2 · Shade
    [imp] 3 · Imp
    [fiend] 4 · Fiend
    [fury] 5 · Fury
    [demon] 6 · Demon
    [archdevil] 7 · Archdevil
    [lucifer] 8 · Lucifer
    [raider] Raider
    [hoarder] Hoarder
    [diplomat] Diplomat
    [generous] Generous trader
    [stubborn] Stubborn trader
    [bluffer] Bluffer
   *[other] { $level }
}
web-guest = Guest
web-seat = Seat { $number }
web-unreachable = The server cannot be reached.
web-connecting = Connecting…
web-lost = Connection lost. The table keeps your seat; trying again in { $seconds } s.
web-no-page = There is no such page.
web-no-table = There is no such table.
web-no-table-why = The link may be mistyped, or the table was closed.

web-hero = Five board games, one descent.
web-hero-sub = Play in the browser with friends, strangers or bots. No account: a table is a link.
web-build-compiling = The rules run uncompiled for now, while they are compiled: bots think more slowly. Play on.
web-build-ready = The rules are compiled: from the next start of avernus on, bots think many times faster.
web-play-now = Play now
web-open-private = Open a private table
web-play = Play
web-learn = Learn in four minutes
web-invite-short = Invite
web-one-device = One device
web-with-names = with { $names }
web-new-table = New table
web-new-table-of = New table of { $title }
web-players-count = { $low }–{ $high } players
web-minutes = { $minutes } min
web-tag-no-luck = no luck
web-tag-dice = dice
web-tag-cards = cards
web-tag-live = live
web-tables-count = { $count ->
    [one] one open table
   *[other] { $count } open tables
}
web-your-games = Your games
web-status-open = taking seats
web-status-playing = being played
web-status-over = over
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for players just now. Open a table, and your friends can join by its link.
web-seats-taken = { $taken } of { $seats } seats taken
web-analysis = Analysis board
web-analysis-sub = Set up any position or record, try lines, ask a bot.

web-game = Game
web-your-name = Your name (if you like)
web-with = With whom?
web-with-bots = Bots
web-with-friends = Friends, by link
web-with-device = All on this device
web-how-many = How many players?
web-bot-level = How strong?
web-list-publicly = List the table on the home page
web-clock = Clock
web-clock-none = none
web-clock-5-3 = 5 minutes, and 3 s more a move
web-clock-10-5 = 10 minutes, and 5 s more a move
web-clock-30-10 = 30 minutes, and 10 s more a move
web-clock-1d = a day per move
web-clock-3d = 3 days per move
web-preset = How is it played?
web-preset-usual = As in the rulebook
web-options = Variants
web-open-table = Open the table
web-start = Start
web-designed-by = Designer: { $designer }.

web-table = Table
web-table-sub = table { $name } · { $seats } seats
web-take-seats = Take your seats
web-sit = Sit down
web-sit-too = Sit here too
web-come-late = Join in: take the seat of a bot
web-from-position = This table does not start at the beginning: whoever opened it laid out the position, and may know the hidden cards.
web-awaited = Everybody has sat down. The game starts when every browser has shown its number for the draws; still missing: { $names }.
web-free-seat = Free the seat of { $name }
web-come-late-ask = Whoever takes a bot’s seat during a game sees its hand. Ask those who play to allow it: Table, Let somebody take a bot’s seat.
web-open-door = Let somebody take a bot’s seat
web-close-door = Not any more
web-door-asked = { $name } would let somebody take a bot’s seat. Whoever sits there sees its hand.
web-door-open = Somebody may take a bot’s seat now.
web-door-waiting = Waiting for the others to agree that somebody takes a bot’s seat.
web-no-help = No hints and no analysis while two people or more play.
web-add-bot = Bot
web-fill-bots = Fill the empty seats with bots
web-invite = Invite by link
web-copy = Copy
web-copied = Copied
web-copy-link = Copy link
web-players = Players
web-watching = { $count ->
    [0] { "" }
    [one] one spectator
   *[other] { $count } spectators
}
web-empty = empty
web-away = away
web-away-bot = away, a bot plays on
web-your-turn = Your turn
web-pointable = can be chosen
web-board = Board of { $title }
web-just-that = Just that
web-confirm = Play it
web-list = List
web-list-all = All legal actions
web-undo = Undo
web-hint = Hint
web-views = Views
web-tab-board = Board
web-tab-log = Log
web-tab-chat = Chat
web-tab-fair = Fair play
web-tab-rules = Rules
web-log = Log
web-log-empty = Nothing has been played yet.
web-taken-back = An action was taken back.
web-chat = Chat
web-murmurs = Among spectators
web-murmurs-empty = Only those who look on read this; the players do not.
web-murmur = Say something to the other spectators
web-somebody = Somebody
web-chat-empty = Nobody has said anything yet.
web-say = Say something to the table…
web-send = Send
web-ask-takeback = Ask to take back
web-takeback-asked = { $name } would like to take back an action.
web-takeback-draws = Whatever chance brought since will come again, and everybody has seen it.
web-takeback-waiting = Waiting for the others to agree to the takeback.
web-agree = Agree
web-decline = Decline
web-resign = Resign
web-sure-resign = Yes, I resign
web-leave = Leave the table
web-sure-leave = Yes, I leave; a bot plays on
web-absent = { $name } is away.
web-let-bot = Let a bot play on
web-bot-plays-you = A bot is playing for you.
web-take-back-seat = Take the seat back
web-pass-device = Pass the device to { $name }.
web-show-hand = It is me: show my side

web-first = To the start
web-step-back = One action back
web-step-on = One action on
web-last = To the present
web-play-on = Replay
web-pause = Pause
web-action-number = Action number
web-live = live · action { $at }
web-at = action { $at } of { $of }
web-looking-at = You are looking at the game after action { $at } of { $of }.
web-to-live = Back to the present
web-analyse = Analyse
web-rematch = Again, sides swapped
web-replay = Replay from the start

web-rulebook = Rulebook
web-open-points = What the original leaves open
web-rules-search = Search the rules
web-rules-nothing = The rulebook has no such words.
web-named-by-refusal = named by the refusal on your board

web-fair = Fair play
web-fair-explained = The server committed to a secret before anybody sat down. Each player’s browser committed to a number of its own as it sat, and showed it when everybody had. At the end the secret is shown, and every draw can be checked.
web-fair-commit = Commitment
web-fair-secret = Secret
web-fair-check = Check it now
web-fair-download = Download the record
web-fair-offline = Or on your own machine:
web-fair-here = The secret was fixed before the first action. Every draw was made again from it in this browser, just now.
web-fair-here-none = The secret was checked in this browser, just now. It was fixed before the first action.
web-fair-by-secret = By the secret
web-fair-recorded = In the record
web-fair-number = { $number } of { $of }
web-fair-wrong-draw = Draw { $draw } is “{ $due }” by the secret, but the record says “{ $recorded }”.
web-fair-other-table = This is the record of another table, or its commitment was changed.
web-fair-nonce = The number that this browser added to the draws is missing from the record.
web-fair-draw = Draw
web-fair-mismatch = The secret is not the one that was committed to.
web-fair-player = Player { $number }: committed, then shown
web-fair-older = This table is of an older program: whoever sat down last could see the other players’ numbers.
web-fair-not-committed = A player’s number is not the one that was committed to.
web-fair-other-commitments = The commitments in the record are not those that this browser saw before it showed its number.
web-fair-in-order = In order: { $actions ->
    [one] one action
   *[other] { $actions } actions
}, { $draws ->
    [0] no draws
    [one] one draw
   *[other] { $draws } draws
}.

web-set-up = Set up
web-position-or-record = A position or a whole record
web-load = Load
web-start-position = Start position
web-position = Position
web-line = Line
web-line-empty = Play on the board to try a line.
web-not-a-record = This is neither a position nor a record.
web-by-hand = Set up by hand
web-by-hand-how = Choose a tool, then point at the board. Every change is judged by the rules.
web-play-from-here = Play from here
web-to-move = To move
web-tools = Tools
web-tool-move = Pick up and put down
web-tool-away = Take away
web-state-text = The whole state as text
web-use-text = Use this text
web-open-file = Open a file…
web-ask-whom = Hints from
web-chance-decides = Chance decides: choose what it brings, or let it draw.
web-draw-one = Draw one
web-draw-all = Draw until somebody decides
web-all-outcomes = All { $count } outcomes
web-percent = { $share } %
web-other-line = Go to the other line: { $line }
web-cut = Cut off what follows
web-save-line = Save this line

web-lesson = Lesson { $step } of { $of }
web-lesson-next = Next
web-lesson-skip = Show me
web-lesson-other = That is legal, but not what this lesson is about. Try again.
web-answers = Answers in advance
web-answers-on = { $count } on
web-spared = Only one answer is possible: it is given for you.
web-soon = Nothing else is left: it goes on by itself in a moment. Undo takes back your last action.

## The table’s own comfort: settings, playback, the end, the log.

web-copy-failed = This browser does not copy: mark the address instead
web-motion = Motion
web-pace = Bots’ turns
web-pace-1 = 1 ×
web-pace-3 = 3 ×
web-pace-0 = at once
web-notify = Tell me by notification when it is my turn
web-flip = Turn the board
web-analyse-later = This game can have secrets: it can be analysed once it is over.
web-you-won = You win!
web-you-lost = Not this time.
web-you-drawn = A draw.
web-rematch-join = Sit down at the new table
web-show-end = Show the end again
web-notice-declined = { $name } does not agree to the takeback.
web-notice-failed = The bot of { $name } has failed; another one plays on for it.
web-notice-rematch = { $name } would like to play again, sides swapped.
web-let-bot-in = In { $seconds } s a bot may play on.
web-clock-decides = When the time runs out, a bot plays on.
web-cancel-table = Cancel the table
web-ready = I am here: start
web-log-earlier = Show what happened before
web-log-setup = { $count ->
    [one] Set-up: one entry
   *[other] Set-up: { $count } entries
}
web-log-codes = Show notation
web-since = Since your last turn
web-since-nothing = Nothing has happened yet.
web-since-all = { $count ->
    [one] one line
   *[other] all { $count }
}
web-keys = Keys
web-key-tab = to the board, to the choices, to everything else
web-key-arrows = on the board: to the next thing that can be chosen, in that direction
web-key-choose = choose
web-key-esc = one word back; closes menus, refusals and the rulebook
web-key-step = elsewhere: one action back and on in the game
web-key-flip = turn the board
web-key-zoom = on a board that can be enlarged
web-key-help = this sheet
web-keyname-tab = Tab
web-keyname-enter = Enter
web-keyname-space = Space
web-keyname-esc = Esc

## Home, lobby, profile, rulebook.

web-pair = Find a partner
web-next-table = { $count ->
    [one] Your turn elsewhere
   *[other] Your turn at { $count } tables
}
web-clock-days = { $days ->
    [one] a day per move
   *[other] { $days } days per move
}
web-clock-minutes = { $seconds ->
    [0] { $minutes } minutes
   *[other] { $minutes } minutes, and { $seconds } s more a move
}
web-bot-each = A level for each seat
web-own-seat = Where do you sit?
web-profile = Profile
web-profile-export = Save to a file
web-profile-import = Take over from a file…
web-profile-why = Your name, your games and the keys of your seats are kept in this browser alone. The file carries them to another device; whoever has it can play your seats.
web-profile-taken = { $count ->
    [0] Nothing new was in the file.
    [one] One table was taken over.
   *[other] { $count } tables were taken over.
}
web-profile-none = This file is no profile of avernus.
web-results = Results
web-results-none = No game has ended yet.
web-tally-played = games
web-tally-won = won
web-tally-drawn = drawn
web-tally-lost = lost
web-history = Past games
web-verdict-won = won
web-verdict-lost = lost
web-verdict-drawn = drawn
web-reactions = Quick reactions
web-react-well = Well played
web-react-grin = An evil grin
web-react-fire = Now it is getting hot
web-react-shock = Oh no!
web-react-think = Let me think
web-react-thanks = Thanks for the game
web-contents = Contents
web-print = Print
web-picture = Save a picture
web-picture-none = This board cannot be painted as a picture in this browser.
web-gif = Save the game as an animated picture
web-gif-painting = Painting: { $done } of { $of } positions.
web-gif-stop = Stop
web-qr = Code for a phone’s camera
web-qr-of = The link { $link } as a code for a camera
web-premove = Next, if it is still possible: { $move }. Esc takes it back.
web-premove-missed = What you had chosen ahead is no longer possible.
web-ahead = Choose ahead for your turn
web-seat-free = { $place }: free

## Words of the games’ boards.

web-lesson-done = Well done: that was it.

## Puzzles

web-puzzles = Puzzles
web-puzzles-sub = Positions of Splut! with exactly one winning turn.
web-puzzles-open = Solve one
web-puzzles-damaged = The file of puzzles is damaged.
web-puzzle-number = Puzzle { $number }
web-puzzle-difficulty = Difficulty { $level } of { $of }
web-puzzle-task = { $turns ->
    [one] You are { $name }. There is exactly one way to win in this turn: find it.
   *[other] You are { $name }. Exactly one turn forces a win in the next, whatever the other does: find it.
}
web-puzzle-answered = Right. The other has answered: now win.
web-puzzle-solved = Solved!
web-puzzle-failed = The turn is over, and this was not it.
web-puzzle-shown = This is how it is won.
web-puzzle-next = Next puzzle
web-puzzle-other = Another one
web-puzzle-again = Try again
web-puzzle-solution = Show the solution
web-puzzle-streak = In a row
web-puzzle-row = { $row } in a row, at most { $best } so far; { $solved } of { $of } solved.
web-puzzle-level = Difficulty of the next
web-puzzle-any = any

## What decisions were worth

web-review = What it was worth
web-review-ask = Judge every decision
web-review-busy = Thinking …
web-review-costliest = The costliest decisions of { $name }
web-review-yours = Your costliest decisions
web-review-none = { $name } gave nothing away.
web-review-none-yours = You gave nothing away.
web-review-others = The others
web-review-cost = −{ $cost } %
web-review-at = Action { $number }: { $action }
web-review-try = Try again from here
web-review-stop = Stop
web-review-graph-of = What everybody could expect, over { $count } positions
web-review-turned = { $count ->
    [one] The game turned here:
   *[other] The game turned here { $count } times:
}
web-review-turn = Action { $number }: { $name } takes the lead
web-tab-review = Analysis
web-value = { $name } { $share } %
web-value-spread = { $name } { $share } % ± { $spread }
web-value-proved = certain
web-evaluate = Judge this position
web-evaluating = Thinking …
web-best-line = Best play
web-alternatives = Alternatives
web-share = { $share } %
web-share-most = ≤ { $share } %
web-this-position = This position
web-play-this = Play
web-play-this-one = Play { $action }
web-review-basis-lines = Lines were compared; wins within a turn are certain.
web-review-basis-playouts = Many ways of going on were averaged, from what each seat could know.
web-review-basis-evaluation = One look at each position, from what each seat could know: it says who is ahead, not how likely a win is.
web-imprint = Imprint
web-privacy = Privacy
web-nothing-said = The host has said nothing about this.
web-understood = Understood
web-resting = The host has paused the tables: everything can be looked at, nothing can be played for now. Clocks stand.
web-devices = My devices
web-devices-why = You can have the same tables on your phone and on your computer, without an account: this browser makes a key, and the server keeps a sum of it. From then on the server knows which seats are yours.
web-devices-begin = Play on several devices
web-devices-kept = Every device listed here can open your seats. Forget one that you have lost.
web-device-here = this one
web-device-seen = last here { $day }
web-device-forget = Forget
web-device-forget-sure = Really forget?
web-device-add = Add a device
web-device-link = Open this link on the other device
web-device-once = It works once, for ten minutes. Give it to nobody: whoever opens it can play your seats.
web-forget-me = Forget me on this server
web-forget-me-sure = Really? Seats stay with this browser alone
web-join = One more device
web-join-title = Add this device?
web-join-why = This device and the one that made the link will have the same tables.
web-join-beware = Go on only if you made the link yourself: the other device will be able to open your seats and see your cards.
web-join-accept = Add this device
web-join-merge = Make both one
web-join-merge-why = This browser is known by itself already. If you go on, both are one player with the tables of both.
web-join-decline = No, leave it
web-quiet = Messages
web-quiet-done = You will get no more messages this way.
web-notices = Tell me when it is my turn
web-notices-why = For slow games: a short message when a decision of yours is needed and you are away. It says which table, and nothing of the game.
web-notices-browser = A browser
web-notices-push = Tell me on this device
web-notices-no-push = This server cannot send messages to browsers: its host has not set that up.
web-notices-insecure = Browsers take such messages only from pages with https.
web-notices-denied = This browser is not allowed to show messages; its settings can change that.
web-notices-failed = This browser could not reach the service that carries its messages. Try again later, or choose another way.
web-notices-by = By which way
web-notices-to = Your address there
web-notices-send = Send a code
web-notices-code = The code that came
web-notices-confirm = Confirm
web-notices-end = No more
web-night = Not at night
web-night-from = From
web-night-to = Until

## Ratings and tournaments

web-league = The house
web-ratings = Ratings
web-ratings-why = Everybody begins at 1500; 400 points more are odds of ten to one. A question mark: it is too early to say. Ratings follow from games that everybody agreed to rate, and go by the key of your browser: there are no accounts.
web-ratings-none = No rated game has ended yet.
web-rating = Rating
web-rating-sure = Rating { $points }, give or take { $deviation }
web-rating-early = Rating { $points }, provisional: too few games lately
web-rated = rated
web-rated-check = This game counts for ratings: from the beginning to the end, without takebacks and hints
web-rated-agree = This game counts for ratings. Who sits down agrees to that.
web-pool-two = duels
web-pool-many = tables of more
web-place = Place
web-player = Player
web-nameless = Somebody
web-last-played = Last game
web-points = Points
web-against = Opponents’ points
web-firsts = First places
web-tournament = Tournament
web-tournaments = Tournaments
web-tournaments-none = There is none yet.
web-new-tournament = A new tournament
web-tournament-name = Name of the tournament
web-open-tournament = Open it
web-how-paired = Who meets whom
web-kind-swiss = Swiss: equals meet
web-kind-robin = Everybody meets everybody
web-table-seats = Seats at each table
web-most-entrants = How many may join (it begins when they have)
web-come-within = Minutes to come to a table
web-bots-take-part = Bots that take part
web-entrants = { $count ->
    [one] one takes part
   *[other] { $count } take part
}
web-stage-open = Open: join
web-stage-running = Being played
web-stage-over = Over
web-stage-cancelled = Called off
web-rounds-of = round { $played } of { $rounds }
web-tables-of = tables of { $seats }
web-starts-at = It begins on { $time }.
web-starts-full = { $count } of { $most } have joined. It begins when all have, or when whoever opened it says so.
web-take-part = Take part
web-sure = Really?
web-withdraw = Withdraw
web-withdrawn = withdrawn
web-begin-now = Begin now
web-call-off = Call it off
web-to-table = To your table
web-to-tournament = To the tournament
web-table-of-tournament = Seats at this table are kept for those who meet here. You can look on.
web-your-game = Your game: { $names }.
web-come-until = Come by { $time }, or it is lost.
web-you-are-free = You are free in this round.
web-is-free = { $name } is free.
web-next-round = The next round begins on { $time }.
web-too-few = Too few had joined.
web-round-number = Round { $number }
web-standings = Standings
web-nobody-yet = Nobody has joined yet.
web-stand-in = a stand-in
web-decided-forfeit = somebody did not come
web-decided-void = no winner
web-ties-why = Points: at each table the share of the others that one left behind. Who is level stands by the points of all opponents met, then by first places; who is level in all of that shares a place.
web-passkey-show = I have a passkey
web-passkey-none = No passkey was made or shown.
web-passkey-make = Make a passkey
web-passkeys = { $count ->
    [one] One passkey
   *[other] { $count } passkeys
}
