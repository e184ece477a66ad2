seat-number = Player { $number }
seat-chance = Chance
seat-clock = The clock

refusal-not-understood = “{ $action }” is not an action of this game.
refusal-chance-is-not-a-player = Chance plays for itself.
