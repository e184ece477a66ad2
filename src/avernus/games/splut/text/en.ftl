title = Splut!
tagline = Throw a rock at the other sorcerers. Be the last one standing.
credits-rights = The designer asks that the game not be used commercially without his consent.

seat-s = South
seat-w = West
seat-n = North
seat-e = East

word-piece-S = sorcerer
word-piece-D = dwarf
word-piece-T = troll
word-choice-levitate = levitating the rock on
word-choice-pull = pulling the rock behind it
word-choice-throw = throwing the rock
word-choice-pass = pass
word-direction-n = north
word-direction-e = east
word-direction-s = south
word-direction-w = west

prompt-step = { $steps ->
    [one] Your turn: one step left.
   *[other] Your turn: { $steps } steps left.
}
why-step = Move one of your pieces. A rock that strikes a sorcerer takes the whole team out.
prompt-stuck = None of your pieces can move: you must pass.
prompt-wait = It is { $mover }’s turn.
prompt-over = The game is over.

event-walked = { $seat }’s { $piece-name } walks from { $from } to { $to }.
event-pushed = { $count ->
    [one] { $seat }’s dwarf walks to { $to } and pushes the piece that stood there to { $last }.
   *[other] { $seat }’s dwarf walks to { $to } and pushes a line of { $count } pieces, the foremost to { $last }.
}
event-pulled = The troll pulls the rock behind it from { $rock } to { $rock-to }.
event-levitated = { $seat }’s sorcerer walks from { $from } to { $to } and levitates the rock from { $rock } to { $rock-to }.
event-thrown = { $seat }’s troll steps onto the rock on { $to } and throws it { $direction-name }: it lands on { $stop }.
event-crushed = The rock crushes { $victim }’s dwarf.
event-splut = Splut! The rock hits { $victim }’s sorcerer, and the whole team leaves the arena.
event-passed = { $seat } cannot move and passes.
event-turn = { $steps ->
    [one] Turn { $turn }: { $seat } has one step.
   *[other] Turn { $turn }: { $seat } has { $steps } steps.
}
event-ended-last-sorcerer = { $winner } has the last sorcerer standing and wins.
event-ended-turn-cap = Turn { $turn } was the last one: the game is drawn.
event-ended-repetition = The same position has come up for the third time: the game is drawn.

end-last-sorcerer = { $winner } wins: the last sorcerer standing.
end-turn-cap = Draw: the last turn has been played.
end-repetition = Draw: the same position came up three times.

refusal-not-adjacent = The { $piece-name } moves one cell north, east, south or west, and { $to } is not one of those cells.
refusal-occupied = The { $piece-name } cannot enter { $to }: a piece stands there.
refusal-no-dwarf = Your dwarf is no longer in the arena.
refusal-edge-behind = The dwarf cannot push: the line of pieces ends at the edge of the arena.
refusal-no-rock-behind = The troll has no rock to pull: none stands directly behind it, opposite to its step.
refusal-must-throw = There is a rock on { $to }: a troll that steps onto a rock must throw it.
refusal-pull-or-throw = At this table a troll pulls or throws, never both in one step.
refusal-no-rock = There is no rock on { $to } to throw.
refusal-throw-blocked = The rock on { $to } cannot be thrown that way: the edge, a troll or another rock is directly in its way.
refusal-not-a-rock = There is no rock on { $rock }.
refusal-locked = The rock on { $rock } moved during the turn before yours and cannot be levitated in this turn.
refusal-levitation-ended = You have stopped levitating; you cannot take it up again in the same turn.
refusal-other-rock = You are levitating another rock; only one may be levitated in a turn.
refusal-rock-blocked = The rock on { $rock } cannot come along: the cell that it would enter is occupied or outside the arena.
refusal-ahead-off = At this table a sorcerer cannot levitate the rock directly ahead.
refusal-behind-off = At this table a sorcerer cannot levitate the rock directly behind.
refusal-not-forced = You may pass only when none of your pieces can move.
refusal-not-your-turn = It is { $mover }’s turn.
refusal-game-over = The game is over.
refusal-no-such-action = There is no such action in Splut!.

option-first = Who begins: 1 is south, the others follow clockwise, and beyond the last player the count goes round again
option-pull-and-throw = A troll may pull the rock behind it while it steps onto another and throws that one
option-levitate-ahead = A sorcerer may levitate the rock directly ahead
option-levitate-behind = A sorcerer may levitate the rock directly behind
option-repetition = The game is drawn when a position comes up for the third time
option-turn-cap = The game is drawn after this many turns

web-turn = Turn { $turn }
web-just-that = Without a rock
web-do-piece = Your { $piece }: where to?
web-do-walk = Your dwarf walks to { $to }.
web-do-lift = Your sorcerer walks to { $to }. Does a rock drift along?
web-do-pull = Your troll walks to { $to }. Does it pull the rock behind it?
web-do-throw = Your troll steps onto the rock on { $to }. Where does it throw?
web-throw-ends = a throw ends your turn
web-would-strike = { $way } would strike { $name }’s sorcerer on { $cell }
web-rock = rock
web-piece-of = { $piece } of { $name }
web-struck = struck
web-steps-left = { $steps ->
    [one] one step left
   *[other] { $steps } steps left
}

web-steps = Steps left
diagram-S3-2 = Four teams at their places. Looking from its rock, each sorcerer is to the left of its dwarf.
diagram-S6 = The troll goes from e3 to e4 and pulls the rock from e2 along.
diagram-S7-2 = The troll steps onto the rock on e5 and throws it north: it hits the sorcerer on e8.
diagram-S8 = The dwarf walks from e5 to f5 and pushes the rock to g5.
diagram-S9-2 = The sorcerer walks north from d5 to d6, and the rock on e5 floats with it to e6.
