title = Laberinto Interior
tagline = Build the maze together. Cross it first.
credits-designer = not named in the rulebook
credits-rights = The rulebook invites players to discover rules of their own.

seat-R = Red
seat-O = Orange
seat-Y = Yellow
seat-G = Green
seat-B = Blue
seat-V = Violet

word-colour-R = red
word-colour-O = orange
word-colour-Y = yellow
word-colour-G = green
word-colour-B = blue
word-colour-V = violet
word-wanted-R = { word-colour-R }
word-wanted-O = { word-colour-O }
word-wanted-Y = { word-colour-Y }
word-wanted-G = { word-colour-G }
word-wanted-B = { word-colour-B }
word-wanted-V = { word-colour-V }
word-door-R = { word-colour-R }
word-door-O = { word-colour-O }
word-door-Y = { word-colour-Y }
word-door-G = { word-colour-G }
word-door-B = { word-colour-B }
word-door-V = { word-colour-V }
word-prisoner-R = { word-colour-R }
word-prisoner-O = { word-colour-O }
word-prisoner-Y = { word-colour-Y }
word-prisoner-G = { word-colour-G }
word-prisoner-B = { word-colour-B }
word-prisoner-V = { word-colour-V }
word-pair-R = { word-colour-R }
word-pair-O = { word-colour-O }
word-pair-Y = { word-colour-Y }
word-pair-G = { word-colour-G }
word-pair-B = { word-colour-B }
word-pair-V = { word-colour-V }
word-figure-p = prism
word-figure-y = pyramid
word-figure-m = prism with its pyramid
word-figure-mr = prism with a red pyramid
word-figure-mo = prism with an orange pyramid
word-figure-my = prism with a yellow pyramid
word-figure-mg = prism with a green pyramid
word-figure-mb = prism with a blue pyramid
word-figure-mv = prism with a violet pyramid
word-reserve-P = a prism from the reserve
word-reserve-Y = a pyramid from the reserve
word-kind-P = prism
word-kind-Y = pyramid
word-choice-mount = mount
word-choice-dismount = dismount
word-choice-leave = leave the board
word-choice-back = come back with a prisoner
word-choice-pass = pass
word-choice-roll = roll the die
word-choice-first = first player

prompt-build = Lay a triangle, or pass.
prompt-build-first = Lay your first triangle on your own door.
prompt-build-nothing = None of your triangles fits anywhere: pass.
prompt-late = You may still lay a triangle; then roll the die.
prompt-turn = Your turn: you may lay a triangle first, then move a figure.
prompt-move = Your turn: move a figure.
prompt-walk = You rolled { $pips }: move a figure.
why-turn = The goal: a prism that carries a pyramid leaves by a far door.
why-move = The goal: a prism that carries a pyramid leaves by a far door.
why-walk = The goal: a prism that carries a pyramid leaves by a far door.
prompt-stuck = None of your figures can move: pass.
prompt-stuck-place = None of your figures can move: lay a triangle, or pass.
prompt-wait = It is { $mover }’s turn.
prompt-wait-build = { $mover } is building.
prompt-chance = Chance decides.
prompt-over = The game is over.

event-dealt = { $seat } draws { $count } triangles from the bag: { $triangles }.
event-dealt-rest = { $seat } takes the last { $count } triangles from the bag: { $triangles }.
event-reserved = The triangle { $triangle } is put aside for whoever wants it.
event-first = { $seat } begins.
event-maze-ready = The maze is there already, the same from every door.
event-moves-first = The lot falls on { $seat }, who makes the first move.
event-rolled = { $seat } rolls { $pips }.
event-placed = { $seat } lays { $tile } on { $cell }.
event-placed-reserve = { $seat } takes { $tile } from the common reserve and lays it on { $cell }.
event-joined = The paths have met: all doors are joined.
event-passed = { $seat } passes.
event-building-over = The maze is built. { $seat } makes the first move.
event-building-done = The maze is built. Lots are drawn for the first move.
event-entered = { $seat } brings in { $kind ->
        [Y] a pyramid
       *[other] a prism
    } at { $at }.
event-came-back = { $seat }’s prism comes back at { $at }, carrying a { $prisoner-name } prisoner.
event-stepped = { $seat }’s { $figure ->
        [y] pyramid
       *[other] { $figure-name }
    } steps from { $from } to { $to }.
event-ran = { $seat }’s { $figure ->
        [y] pyramid
       *[other] { $figure-name }
    } runs from { $from } to { $to }.
event-ran-by-rider = { $seat }’s { $figure ->
        [y] pyramid
       *[other] { $figure-name }
    } runs from { $from } to { $to }, by the colour of its rider.
event-walked = { $seat }’s { $figure ->
        [y] pyramid
       *[other] { $figure-name }
    } walks from { $from } to { $to }.
event-mounted = { $seat }’s pyramid from { $from } mounts the prism on { $to }.
event-dismounted = { $seat }’s pyramid gets down from the prism on { $from } and stands on { $to }.
event-went-out = { $seat }’s pyramid leaves the board at { $at } and returns to the reserve.
event-crossed = { $seat }’s { $figure-name } leaves by the { $door-name } door at { $at }: a crossing!
event-eliminated = { $victim } loses a prism on { $cell }.
event-captured = { $seat } takes a { $colour-name } pyramid prisoner on { $cell }.
event-freed = { $seat } frees a { $colour-name } pyramid of its own on { $cell }.
event-retired = { $seat } has no prism left to play with.
event-ended-goal = The last crossing that was needed is made. First: { $winners }.
event-ended-elimination = Nobody else has prisms left. First: { $winners }.
event-ended-nobody-can-score = Nobody can cross any more. First: { $winners }.
event-ended-no-progress = Nothing has been gained for too many rounds. First: { $winners }.
event-ended-all-stuck = Everybody has passed in turn. First: { $winners }.
event-ended-max-rounds = The last round has been played. First: { $winners }.

end-goal = Enough prisms have crossed. First: { $winners }.
end-elimination = All rivals are eliminated. First: { $winners }.
end-nobody-can-score = Nobody can cross any more. First: { $winners }.
end-no-progress = Too many rounds without progress. First: { $winners }.
end-all-stuck = Everybody passed in turn. First: { $winners }.
end-max-rounds = The last round is over. First: { $winners }.

refusal-no-such-action = There is no such action for a player in Laberinto Interior.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $mover }’s turn.
refusal-not-building = No triangle may be laid now.
refusal-not-moving = Figures do not move now.
refusal-no-die = There is no die to roll now.
refusal-must-place = Your door is still empty and a triangle fits there: you may not pass.
refusal-must-move = A figure of yours can move: you may not pass.
refusal-late-done = You have laid all the triangles that one turn allows.
refusal-not-in-hand = You do not have the triangle { $tile }.
refusal-not-in-reserve = The triangle { $tile } is not in the common reserve.
refusal-occupied-cell = There is a triangle on { $cell } already.
refusal-edge-mismatch = { $tile } does not fit on { $cell }: edge { $edge } would be { $colour-name }, and the triangle beside it is { $wanted-name } there.
refusal-border-mismatch = { $tile } does not fit on { $cell }: edge { $edge } would be { $colour-name }, and this side of the board is { $wanted-name }.
refusal-own-door-first = Your first triangle goes on a cell of your own door, and { $cell } is none.
refusal-gap-first = The paths have not met yet: build where the gap to the others is shortest, and { $cell } is not there.
refusal-own-path = The paths have not met yet: build on your own path, and { $cell } is not beside it.
refusal-not-joined = { $cell } is not beside any triangle.
refusal-none-in-reserve = You have no { $kind-name } in reserve.
refusal-wrong-door = { $at } is not a cell of your own door.
refusal-no-triangle = There is no triangle on that cell.
refusal-foreign-figure = A { $colour-name } figure stands on { $to }: to take it, write the move with “x”.
refusal-full-cell = Two figures of yours stand there already.
refusal-own-team = Your other team stands there, and your teams do not take each other.
refusal-ally = A { $colour-name } figure of an ally stands there, and allies do not take each other.
refusal-pair-immune = Two { $colour-name } figures stand there together, and a pair cannot be taken.
refusal-pyramid-captures = A { $colour-name } figure stands there, and a pyramid cannot take it.
refusal-carrier-captures = A prism that carries a pyramid cannot take a figure.
refusal-no-such-figure = You have no { $figure-name } on { $at }.
refusal-no-prey = There is no figure on { $to } to take.
refusal-not-adjacent = A pyramid goes one cell at a time, and { $to } is not beside { $from }.
refusal-run-blocked = A foreign figure on { $cell } is in the way.
refusal-not-reachable = That cell can be reached neither by one step nor by a straight run to the next triangle of the right colour.
refusal-walk-too-far = With a { $pips } no walk leads from { $from } to { $to }.
refusal-not-exact = With a die a figure is taken only by exactly { $pips } cells, and no such walk leads from { $from } to { $to }.
refusal-no-prism-to-mount = There is no prism of yours without a rider on { $to }.
refusal-mount-too-far = The pyramid on { $from } is not beside the prism on { $to }.
refusal-dismount-full = There is no room on { $at } for the pyramid to stand beside its prism.
refusal-dismount-too-far = { $to } is not beside { $from }.
refusal-foreign-rider = A prisoner cannot be set down.
refusal-not-a-door = { $at } is not a door.
refusal-wrong-exit = A prism crosses only by a door that is neither its own nor next to its own, and { $at } is no such door.
refusal-out-wrong-door = A pyramid leaves only by its own door, and { $at } is no cell of it.
refusal-no-pair = No prism with a { $pair-name } pyramid has crossed by that colour.
refusal-no-prisoner = You hold no { $prisoner-name } prisoner.
refusal-not-its-captive = None of the prisms that crossed with a { $pair-name } pyramid has taken a { $prisoner-name } prisoner itself.

option-goal = So many crossings end the game (0: play until nobody can cross)
option-maze = The maze is built by the players, or lies there ready
value-maze-built = built by the players
value-maze-ready = ready-made
option-prisms = Prisms of each colour
option-pyramids = Pyramids of each colour
option-handicap = So many prisms and pyramids fewer for Red, the strongest player
option-dice = Prisms walk by the throw of a die
option-teams = Colours for each player (2: all six are shared out)
option-alliances = Players in so many alliances (0: everybody plays alone)
option-captives = Captives belong to the player, or to the prism that took them
value-captives-player = the player’s
value-captives-prism = the prism’s that took them
option-lot = Lots for the first move are drawn again after the building, or once before it
value-lot-again = again after the building
value-lot-once = once, before it
option-hidden-hands = The other hands are hidden
option-door = A door is a whole side, or the one cell at its right end
value-door-side = the whole side
value-door-right = the cell at the right end
option-meet = Paths must be built towards each other, from one’s own path only, or freely
value-meet-must = towards each other
value-meet-own = from one’s own path only
value-meet-free = freely
option-match-sides = Triangles on the border match the colour of the side
option-exact-die = A prism walks exactly as many cells as the die shows
option-build = Rounds of building before the first movement (0: until all have passed)
option-late-build = Triangles that may still be laid in each turn
option-may-pass = One may pass instead of moving
option-quiet-rounds = So many rounds without progress end the game
option-max-rounds = The game ends after this many rounds

preset-book = As in the old rulebook, without limits
preset-ready-maze = Ready-made maze
preset-short = Short game
preset-dice = With a die
preset-hidden = Hidden hands
preset-alliances = Two alliances
preset-two-teams = Two teams each
preset-narrow-doors = Narrow doors

web-just-that = Just go there
web-tray = Your triangles
web-tray-of = Triangles of { $name }
web-tray-empty = No triangles
web-all-tiles = All triangles
web-tile = Triangle { $tile }, { $count ->
    [one] one piece
   *[other] { $count } pieces
  }
web-tile-open = Open triangle { $tile }, for everybody, { $count ->
    [one] one piece
   *[other] { $count } pieces
  }
web-reserve = { $figure }, { $count } left
web-come-back = Come back: leave the { $pair } pyramid, carry a { $prisoner } prisoner
web-turn-it = Turn it
web-lay-it = Lay it
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-whole = Whole board
web-door-of = { $colour }: the door of { $name }
web-door-idle = { $colour }: nobody’s door
web-patterns = Strong patterns for each colour
web-triangle = triangle { $tile }
web-figure-of = { $figure } of { $name }
web-do-triangle = Triangle { $tile }: where?
web-do-fits = { $count ->
    [one] it fits on one cell
   *[other] it fits on { $count } cells
  }
web-do-lay = { $tile } on { $cell }: turn it, or lay it.
web-do-lay-how = tap it or press R to turn it
web-do-enter = Bring in { $figure }: on which cell of your door?
web-do-back = A prism comes back: on which cell of your door?
web-do-which = Two figures stand on { $cell }: which one?
web-do-figure = { $figure } on { $cell }: where to?
web-do-there = { $figure } from { $from } to { $to }: how?
web-run = run to { $to }, { $count ->
    [one] one cell
   *[other] { $count } cells
  }
web-crossed = { $count } crossed
web-allies = alliance { $number }
web-captives = captives of this prism: { $colours }
web-prisoners = { $count } held
web-tiles = { $count ->
    [one] 1 triangle
   *[other] { $count } triangles
  }
web-retired = no prisms left
web-retired-crossed = { $count } crossed, none left to play
web-dismount-here = Dismount here
web-dismount-at = Dismount on { $cell }
web-building = Building, { $count } laid
web-round = Round { $round }

web-phase = Phase
web-phase-build = building
web-phase-move = moving
web-tool-figure = Move a figure
web-tool-lay = Lay or turn a triangle
web-tool-figures = Figures from the reserve
web-fits-on = What fits on { $cell }

## The terminal: actions in words, and what can be read in place.

phrase-place = lay { $tile-piece } on { $cell } as { $tile-turn }
phrase-move = { $figure } from { $from } to { $to }
phrase-enter = { $kind } onto { $at }
web-last-rounds = { $left ->
    [one] This is the last round
   *[other] { $left } rounds are left
}: then crossings and prisoners decide.
web-quiet-rounds = { $left ->
    [one] If nobody gets anywhere in this round, the game ends
   *[other] If nobody gets anywhere in { $left } more rounds, the game ends
}, and crossings and prisoners decide.
web-threat = { $name } is one crossing away from winning.
diagram-L34 = The laden red prism runs from F20 in a straight line to K25, the first triangle with a red edge.
