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
cli-unfinished = The game is not over.
