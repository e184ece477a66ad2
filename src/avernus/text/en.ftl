seat-number = Player { $number }
seat-chance = Chance
seat-clock = The clock

refusal-not-understood = “{ $action }” is not an action of this game.
refusal-chance-is-not-a-player = Chance plays for itself.

cli-verified = Every action is legal: { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
cli-verified-no-draws = Chance decided nothing.
cli-verified-draws = Every draw is the one that was committed to: { $draws ->
    [one] one draw
   *[other] { $draws } draws
}.
cli-verified-draws-unknown = The secret has not been revealed yet, so the draws ({ $draws }) could not be checked.
cli-verified-unsealed = The players’ numbers were not committed to before they were shown, as in older records: whoever sat down last could see the others’.
cli-unfinished = The game is not over.

cli-doctor-version = avernus
cli-doctor-build = rules
cli-doctor-python = Python
cli-doctor-database = database
cli-doctor-client = browser client
cli-doctor-port = port
cli-doctor-driver = PostgreSQL driver
cli-doctor-notify = notifications
cli-doctor-passkeys = passkeys
cli-doctor-league = ratings, tournaments
cli-doctor-installed = installed
cli-doctor-missing = not installed; if you want it: { $command }
cli-doctor-compiled = compiled
cli-doctor-interpreted = interpreted, so slower: { $why }
cli-doctor-new = { $path }, made when it is first needed
cli-doctor-unwritable = { $path } cannot be made: its folder cannot be written to
cli-doctor-there = there
cli-doctor-no-client = missing: “make play” builds it
cli-doctor-free = { $port } is free
cli-doctor-taken = { $port } is taken ({ $why }); “avernus” takes the next free one
cli-doctor-no-driver = not installed; avernus[postgres] has it
cli-doctor-good = Nothing is wrong.
cli-doctor-wrong = What is marked with × is wrong.

## The terminal client

ui-welcome = { $title } in the terminal. Type a number, a move or “help”.
ui-goodbye = Goodbye.
ui-over-commands = The game is over: you can still use board, log, undo, save, rules or quit.
ui-is-over = The game is over.
ui-not-yet = It is not your turn yet.
ui-curtain = { $seat }, it is your turn to look: press Enter when nobody else can see the screen.
ui-asked = { $seat }: { $question }
ui-point = Choose what glows: arrow keys and Enter, or the mouse.
ui-just = and nothing else
ui-not-here = Nothing can be done with { $place } now.
ui-no-such-number = There is no { $line } in the list: { $count ->
    [one] its only number is 1
   *[other] its numbers go from 1 to { $count }
}.
ui-several = “{ $line }” can mean { $count } actions, such as: { $some }.
ui-list = { $count ->
    [one] One legal action
   *[other] { $count } legal actions
}
ui-find = type to narrow the list
ui-more = There are { $count } more; “list all” shows them.
ui-type = a move in notation, or the beginning of its words
ui-log-empty = Nothing has happened yet.
ui-hint = Hint: { $words }.
ui-undone = Taken back.
ui-nothing-to-undo = There is nothing to take back.
ui-save-as = Save to which file? Enter saves, Esc goes back.
ui-save-how = Name one file, such as: save { $file }
ui-saved = Saved to { $file }; --load opens it again.
ui-not-saved = { $file } cannot be written: { $reason }.
ui-languages = The languages are: { $languages }.
ui-nobody-else = Nobody else at this keyboard can act now.
ui-no-clock = No time passes in this game now.
ui-no-rulebook = The rulebook of this game has not been written yet.
ui-no-clause = The rulebook has no clause { $clause }.
ui-replay = ← → step by step, ↑ ↓ by ten, Home and End; r rules, l language, q leaves.
ui-table-open = The table waits for players. Its link: { $link }
ui-awaited = Everybody has sat down; the game starts when each has shown a number for the draws. Still missing: { $names }.
ui-from-position = Whoever opened this table laid out the position, and may know the hidden cards.
ui-empty = nobody yet
ui-elsewhere = elsewhere
ui-seat-kept = Your seat stays yours: avernus play --table { $link } takes you back to it.
ui-lost = The connection to { $link } is lost.
ui-nothing-about = There is nothing to read about that.
ui-leave = Leave the game?
ui-leave-yes = Leave
ui-leave-no = Play on
ui-leave-plain = Leave the game? Ctrl-C once more leaves; anything else goes on.
ui-kept = The game is saved: “avernus play --resume” goes on with it.
ui-bot-failed = The bot { $bot } { $reason }; { $level } plays on for it.
ui-not-kept = From here on the game is not saved as it goes: { $reason }.
ui-kept-which = Which game? A number, or Enter for the first:
ui-kept-game = { $title }, { $when }, { $count ->
    [one] one action
   *[other] { $count } actions
}
ui-set-up = The game is set up for { $count } players.
ui-series = (And { $count } more like this.)
ui-pace = bots wait { $seconds } s
ui-bot = { $level ->
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
ui-levels = Levels of bots: { $levels }. Players for study: { $players }.
ui-person = here
ui-you = you

ui-key-undo = undo
ui-key-hint = hint
ui-key-list = moves
ui-key-type = type
ui-key-about = about
ui-key-rules = rules
ui-key-lang = language
ui-key-save = save
ui-key-help = help
ui-key-again = again
ui-key-next = next
ui-key-solution = solution
ui-puzzle-over = n: the next one; u: this one again; e: how it is done.
ui-puzzle-astray = You have left the way: u starts over.
ui-key-quit = quit

ui-command-help = help ?
ui-command-board = board
ui-command-list = list
ui-command-log = log
ui-command-undo = undo
ui-command-hint = hint
ui-command-about = about
ui-command-rules = rules
ui-command-save = save
ui-command-lang = lang
ui-command-switch = switch
ui-command-answers = answers
ui-command-wait = wait
ui-command-quit = quit exit

ui-does-help = this help
ui-does-board = show the board
ui-does-list = show the legal actions; “list all” shows every one
ui-does-log = show what has happened so far
ui-does-undo = go back to your last decision
ui-does-hint = show what a bot would play
ui-does-about = read a card or a demon: about NAME
ui-does-rules = show the rulebook; with a clause, that clause; after a refusal, its clause
ui-does-save = save the game: save FILE
ui-does-lang = change the language: lang en, lang es or lang fr
ui-does-switch = let another person act, where several may
ui-does-answers = answers in advance, on and off
ui-does-wait = let time pass
ui-does-quit = leave
ui-usage = { $command }: { $does }
ui-plain-help = Type the number of an action, its notation, or the beginning of its words. Or one of these commands:

ui-answers = Answers in advance
ui-no-answers = This game has no answers in advance, or nobody is asked.
ui-answers-how = Say a number from 1 to { $count } to turn an answer on or off.
ui-help =
    What glows can be chosen. Point at a piece, then at its goal;
    what cannot be pointed at appears in a small menu.

    arrow keys     move the cursor
    Enter, space   choose
    Tab            to the next thing that can be chosen
    1 to 9         choose from the menu
    Esc            one step back
    mouse          click on anything that glows

    u   undo: back to your last decision, bots’ moves included
    h   hint: what a bot would play
    a   all legal moves as a list
    :   type a move (also /)
    i   what is written on the card, or about the demon, under the cursor
    r   rulebook, at the clause of the last refusal
    l   next language
    s   save
    w   another person acts, where several may
    p   answers in advance, where the game has them
    + − slower or faster bots
    q   quit

    Esc closes this page.

## Puzzles in the terminal

cli-puzzle = Puzzle { $number }, difficulty { $difficulty } of 5
cli-puzzle-task = { $turns ->
    [one] { $seat } is to move, and there is exactly one way to win in this turn. Find it.
   *[other] { $seat } is to move, and exactly one turn wins by force in the next, whatever the other does. Find it.
}
cli-puzzle-how = Type moves, such as De3, or: hint, solution, again, next, quit.
cli-puzzle-hint = hint
cli-puzzle-solution = solution
cli-puzzle-again = again
cli-puzzle-next = next
cli-puzzle-quit = quit
cli-puzzle-answered = Right. The other has answered: now win.
cli-puzzle-solved = Solved. In a row: { $row }.
cli-puzzle-failed = The turn is over, and this was not it.
cli-puzzle-over = Type again, next or quit; solution shows how it is done.
cli-puzzle-hinted = The next move is { $action }.
cli-puzzle-astray = You have left the way: type again to start over.
cli-puzzle-solved-by = It is won by { $actions }.
cli-puzzle-not-kept = How many you have solved is not kept: { $file } cannot be read or written.

## Analysis

analysis-basis-lines = Lines were compared, and wins within a turn are certain.
analysis-basis-playouts = Many ways of going on were averaged; the shares are estimates.
analysis-basis-evaluation = This game is judged by one look at each position: the shares say who is ahead, not how likely a win is.
analysis-basis-result = The game is over.
analysis-hidden = Each share is what that seat could expect from what it could know; ± is how much that differs between the worlds it had to reckon with.
analysis-graph = What { $seat } could expect, before each decision:
analysis-turned = { $count ->
    [one] Where the line ends in <, the game turned.
   *[other] Where a line ends in <, the game turned ({ $count } times).
}
analysis-costliest = { $count ->
    [one] The costliest decision of { $seat }:
   *[other] The { $count } costliest decisions of { $seat }:
}
analysis-advice = { $bot } would have played { $action }.
analysis-agrees = { $bot } would have done the same as { $seat } in { $count } of { $of } decisions.
analysis-none = { $seat } gave nothing away.
analysis-move = Action { $number }, { $action }, cost { $cost } %.
analysis-missed-win = It could win in this turn with { $line } ({ $clause }).
analysis-allows-win = { $other } can now win with { $answer } ({ $clause }); { $best } was better.
analysis-better = { $best } was better: { $before } % in place of { $after } %.
analysis-better-threat = { $best } was better: { $before } % in place of { $after } %. The threat is { $answer }.
