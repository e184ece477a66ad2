# Why: the rule that matters now
why-swap-demon = A new one is drawn for it; the exchange costs your starting favor.
why-place-first = It starts in one of the five sections that you control.
why-card-choice = The effect leaves this to you.
why-discard = Nobody keeps more than five Arcana; the card goes unseen to the bottom of the deck.
why-upkeep-unpaid = Each legion and lieutenant costs one soul a turn; who is not paid deserts.
why-macina-pay = Unpaid it stays on the table and does nothing this turn.
why-deal-offer = Only free favors and existing disfavors can change hands.
why-deal-reply = Nothing changes unless you accept.
why-deserter = His master could not pay him; refused by all, he leaves Hell.
why-summon-menu = A legion costs 3 souls and an Arcana card 5, unless effects say otherwise; each recruit card names its own price.
why-recruit-place = He may stand wherever you have a legion.
why-action-menu = It has the highest rank of those still waiting. One action each turn; point at a card to cast it, pass with it or walk the Earth.
why-counter = Only now can it be stopped; a demon that counters has used its action.
why-support = The sum of symbols must be reached when the spell is cast, by a demon in the same place; otherwise the action is wasted.
why-march-select = It moves one unit for each of its skulls; a lieutenant carries legions along.
why-march-step = Legions march two sections, lieutenants three; hostile units end the march.
why-pass-request = If all there grant it you may march on; otherwise you enter as an enemy and must stop.
why-pass-grant = If all grant it they may march on; refused, they enter as enemies and must stop.
why-flee-decision = A flight follows the compass die; who stands may have to fight in the Combat phase.
why-flee-carry = He takes as many legions as his leadership; the others roll for themselves.
why-flee-direction = A lieutenant’s two dice leave you the choice.
why-influence-target = Dispersed units leave the map; turned ones change sides.
why-influence-bribe = Each soul lowers this roll by one, and it must come out at hearts or less; bribes are lost whatever happens.
why-new-owner = The unit has been persuaded to leave its master.
why-conspire-pick = It replaces the permanent event of its box at once; all the other cards are discarded.
why-cast-target = Everything that the card may be aimed at is marked.
why-court = The favor is lost in any case; the best suitor rolls against hearts and then leads her this turn.
why-lilith-step = What she does to the units she meets depends on her aspect.
why-avoid = A combat is avoided only if everybody there wants peace and the section feeds them all.
why-name-foe = Whoever has most units here names the foe; the others choose a side.
why-choose-side = You fight beside one of them for this combat.
why-join = Its skulls are the saves of your legions, and only cards that it carries can be cast; a demon joins one combat a turn.
why-carry = Only carried cards can be cast in this combat.
why-quick = Then 4 or more hits instead of 6; one no is enough to refuse.
why-cast-first = Your demons have more stars.
why-combat-cast = Magic comes before the dice of the round.
why-target = Each attacker names one enemy before the dice are thrown.
why-assign-hit = Each unit takes one hit before any takes a second; then every hit is saved by die or kills.
why-flee-order = Your demon has the most skulls in this combat.
why-combat-flee = Who stays fights another round; who flees follows the compass die and has no right of victory here.
why-allies = With peace you share the section; one who wants to fight is enough for a new combat.
why-petition-menu = You need a legion alone in the section: it costs one free favor, or, for its victor this turn, a disfavor roll.
why-show-sixes = Three Arcana with a printed 6 win the game at once; everybody who might hold them is asked.
why-remove-disfavor = Disfavors bind your favors and spoil your rolls.
why-ability = You may always decline.
why-reroll = The second result stands.

# Phases: what happens now, and why
now-setup = Setup: demons, five sections and a first legion for everybody.
now-hell = Hell: an event, a phenomenon somewhere on the map, and new Arcana for those in favor. (H8)
now-souls = Souls: everybody collects from sections and from Earth, then pays legions and lieutenants. (H9)
now-summoning = Summoning: the richest first, each buys legions, lieutenants, hounds and cards. (H10)
now-action = Action: demons act one by one in the order of the Rank Track. (H11)
now-random = Random movement: Uriel, Lilith and rampaging hounds go where the compass sends them. (H16)
now-combat = Combat: hostile units in one section fight, round by round, the largest fight first. (H17)
now-petitions = Petitions: victors and favorites ask Lucifer for sections. (H18)
now-final = Final: three sixes or a whole circle win; fallen demons try to recover. (H19)

# Answers in advance
answer-counter-turn = Never counter this turn
answer-counter = Never counter
answer-refuse = Always refuse passage
answer-grant = Always grant passage
answer-enter = Never ask for passage
answer-no-deals = No deals
answer-no-court = Never court Lilith
answer-no-join = Demons stay out of combats this turn
answer-no-magic = No magic in combats this turn
answer-stand = Never flee this turn
answer-myself = Let me answer myself where only one answer is possible

# The board
web-of = held by { $name }
web-of-freebooters = held by freebooters
web-unclaimed = unclaimed
web-yields = yields { $souls ->
        [one] 1 soul
        *[other] { $souls } souls
    }
web-wise = yields Arcana cards by die
web-pile-legion = { $count ->
        [one] 1 legion
        *[other] { $count } legions
    }
web-pile-lieutenant = { $count ->
        [one] 1 lieutenant
        *[other] { $count } lieutenants
    }
web-pile-hound = { $count ->
        [one] 1 hound
        *[other] { $count } hounds
    }
web-pile-of = { $what } ({ $owner })
web-phases = Phases of the turn
web-turn = Turn { $turn }
web-rank = Rank Track
web-rank-number = rank { $rank }
web-demon-acted = has acted
web-demon-earth = on Earth
web-demon-down = incapacitated
web-box-empty = No permanent event
web-lieutenants = Lieutenants for hire
web-nobody = nobody
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-whole = Whole map
web-look = A closer look
web-lilith = Lilith
web-uriel = Uriel
web-effect = Danger here: { $source }
source-event = an event
source-heaven = an event in Heaven
source-earth = an event on Earth
source-hell = an event in Hell
source-phenomenon = a phenomenon
source-arcana = an Arcana card
source-macina = a Macina
source-ability = a demon’s ability
source-table = a table
web-no-units = No units here.
web-skulls = skulls
web-stars = stars
web-hearts = hearts
web-on-earth = On Earth
web-in-hell = In Hell
web-incapacitated = incapacitated until a { $number } or more in the Final phase
web-must-pass = must Pass for Good
web-cost-x = X souls
web-cost-souls = { $count ->
        [one] 1 soul
        *[other] { $count } souls
    }
web-cost-favors = { $count ->
        [one] 1 favor
        *[other] { $count } favors
    }
web-cost-disfavor = brings { $count ->
        [one] 1 disfavor
        *[other] { $count } disfavors
    }
web-cost-free = free
web-upkeep = upkeep { $count }
web-support = needs { $amount } { $stat } together
minor-pass = Pass
minor-double_pass = Pass 2
minor-triple_pass = Pass 3
minor-walk_the_earth = Walk { $souls }
minor-recruit_lieutenant = Recruit { $souls }
timing-action = Action
timing-combat = Combat
timing-counter = Counter
timing-play_right_away = At once
timing-macina = Macina
castplace-hell = in Hell
castplace-earth = on Earth
castplace-any = anywhere
web-six = A six: three of them win
web-minor = The minor arcanum: the card’s other use
web-hand = Arcana
web-hell-card = Hell card
web-looked = You see { $cards }.
web-looked-none = You see { $cards }: none of them is permanent.
web-carried = with { $demon }
web-works = works
web-idle = idle
web-hand-empty = You hold no cards.
web-purse = What you own
web-souls = { $count ->
        [one] 1 soul
        *[other] { $count } souls
    }
web-souls-word = souls
web-favors-word = favors
web-disfavors-word = disfavors
web-reserve-word = legions left
web-joined = { $demon } has joined
web-round = Round { $round }
web-dice = dice ({ $need } hits)
web-hits-word = hits
web-hits = { $count ->
        [one] hit once
        *[other] hit { $count } times
    }
web-saves = Saves:
web-lost-now = Destroyed: { $units }.
web-rounds-past = The rounds before
web-chart-legend = In a section: its souls and the letter of its owner; then R2 two legions of the red, T a lieutenant, H a hound, f freebooters, w a rampaging hound, U Uriel, Q Lilith, ! danger.
web-scored = { $count } { $count ->
    [one] hit
   *[other] hits
}
web-lost-none = No losses.
web-fight-how = Each legion rolls one die, each hound its number: 6 hits, a lieutenant adds his bonus. Legions save on 1, or on the skulls of a demon who joined; others on 4 or less.
web-fight-quick = Quick combat: 4 or more hits.
web-triumvirate = Your triumvirate
web-deal-give-favors = give { $count ->
        [one] 1 favor
        *[other] { $count } favors
    }
web-deal-give-disfavors = and { $count ->
        [one] 1 disfavor
        *[other] { $count } disfavors
    }
web-deal-take-favors = for { $count ->
        [one] 1 favor
        *[other] { $count } favors
    }
web-deal-take-disfavors = and { $count ->
        [one] 1 disfavor
        *[other] { $count } disfavors
    } back
web-trade-disfavors = and for taking { $count ->
        [one] 1 disfavor
       *[other] { $count } disfavors
    }
web-cast-x = cast with { $x ->
        [one] 1 soul
        *[other] { $x } souls
    }
web-join-cards = { $demon } with { $count ->
        [0] no card
        [one] 1 card
        *[other] { $count } cards
    }
web-bribe = { $count ->
        [0] no bribe
        [one] 1 soul
        *[other] { $count } souls
    }
web-cast-card-x = cast { $card } with { $x ->
        [one] 1 soul
       *[other] { $x } souls
    }
web-leaves-earth = { $deed } (leaves the Earth)
web-use-ability = Ability: { $ability }
web-status = { $souls } { $souls ->
    [one] soul
   *[other] souls
    }, { $favors } { $favors ->
    [one] favor
   *[other] favors
    }, { $disfavors } { $disfavors ->
    [one] disfavor
   *[other] disfavors
    }, { $cards } { $cards ->
    [one] card
   *[other] cards
    }, { $sections } { $sections ->
    [one] section
   *[other] sections
    }
web-sections = { $count ->
        [one] 1 section
        *[other] { $count } sections
    }

# Kinds of things that parameters name
kind-start = area
kind-place = area
kind-areas = area
kind-who = troop
kind-unit = troop
kind-action = against
kind-box = zone
word-against-arcana = casts a spell
word-against-march = a March
word-against-diplomacy = diplomacy
word-against-walk = Walk the Earth
word-zone-heaven = Heaven
word-zone-earth = Earth
word-zone-hell = Hell
word-deed-march = March
word-deed-leave = leave the Earth
word-deed-influence = influence units
word-deed-atone = atone
word-deed-conspire = conspire
word-deed-deeds = evil deeds
word-deed-cast = magic
word-deed-walk = Walk the Earth
word-deed-support = support
word-deed-halt = March
word-mode-disperse = disperse
word-mode-turn = turn
word-target-none = nobody
word-label-banish-uriel = Uriel leaves Hell
word-label-banish-lilith = Lilith leaves Hell
word-label-lose_souls-3 = pay 3 souls
word-label-disperse_units-1 = disperse a legion
word-label-other = what the card says
word-deed-ability = ability
word-result-devoured = the legion is eaten
word-result-nothing = only howls
word-result-tamed = tamed
word-result-tamed_choice = tamed, the better of two
word-result-absolved = two disfavors forgiven
word-result-forgiven = one disfavor forgiven
word-result-ignored = ignored
word-result-scorned = scorned: one disfavor more
word-granted-yes = yes
word-granted-no = no
word-accepted-yes = yes
word-accepted-no = no
word-deny-enter = entering
word-deny-leave = leaving
word-deny-through = passing through
word-deny-flee = fleeing
word-deny-combat = combat
word-deny-collect = collecting souls
word-deny-summon = summoning
word-deny-petition = petitions
word-deny-arcana = Arcana
word-kind-antehell_exit = leaving the Antehell
word-kind-atonement = atonement
word-kind-combat = combat
word-kind-disfavor = disfavor
word-kind-duel = duel
word-kind-evil_deeds = evil deeds
word-kind-flee = flight
word-kind-influence = influence
word-kind-recovery = recovery
word-kind-recruit = recruiting
word-kind-save = saves
word-kind-skulls = skulls
word-kind-souls = souls
word-kind-taming = taming
word-kind-uriel_judgement = Uriel’s judgement
word-kind-woo = courting
word-kind-hearts = hearts
word-kind-stars = stars
word-kind-other = other
word-cause-none = The effect

# Buttons that say enough to choose
web-exchange = Exchange { $demon }
web-side = { $side }: { $who }
web-deal = Offer { $partner } { $give } for { $take }
web-deal-nothing = nothing
web-deal-favors = { $count ->
        [one] a favor
       *[other] { $count } favors
    }
web-deal-disfavors = { $count ->
        [one] a disfavor
       *[other] { $count } disfavors
    }
web-deal-souls = { $count ->
        [one] a soul
       *[other] { $count } souls
    }
web-chance = { $text } · { $percent } %
web-chance-away = { $text } · { $percent } % to get away
web-chance-win = { $text } · { $percent } % to win
web-use-pass = pass with { $card }
web-use-walk = walk the Earth with { $card }
web-use-recruit = recruit with { $card }
web-summon-in = a legion in { $area }
web-support-spell = { $who }: { $card }
web-soul-for = a soul for { $who }
web-muster = legions in up to { $count } sections
web-muster-each = a legion in each of the { $count }
web-muster-go = summon { $count ->
        [one] one legion
       *[other] { $count } legions
    }
web-muster-not = one by one
web-mustering-how = Up to { $count } in one answer: on the map or by name.
web-here = Here: { $who }.
web-skulls-tip = Skulls: how many units a March of the demon moves, and on what its legions save
web-stars-tip = Stars: how many cards the demon carries into a combat, and what spells are rolled against
web-hearts-tip = Hearts: what influence, atonement and evil deeds are rolled against
web-favors-tip = Favors of Lucifer: they buy sections; each disfavor binds one
web-disfavors-tip = Disfavors: each binds a favor and spoils petitions
web-reserve-tip = Legions that you can still summon
web-march-units = { $deed } · { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
web-saves-on = { $text } · saves on { $skulls }
web-force = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } · on average { $hits } hits and { $losses } losses a round
web-force-wins = Wins { $wins } % of the time if all fight on.
web-lieutenant-tip = { $who }: leads { $led ->
        [one] one legion
       *[other] { $led } legions
    } and adds { $bonus } to their combat dice; marches { $moves } sections, saves on { $save } or less.
web-go-from = { $count ->
        [one] one legion
        *[other] { $count } legions
    } from { $area }
web-leads = { $count ->
        [0] { $unit } alone
        [one] { $unit } with one legion
        *[other] { $unit } with { $count } legions
    }
web-step-by-step = step by step
web-everywhere-avoid = peace everywhere
web-everywhere-summon-menu = a legion in every section of yours
web-everywhere-petition-menu = petition for all of them
web-buy-cards = buy { $count } cards
web-pick-cards = Pick { $count ->
        [one] one card
        *[other] { $count } cards
    }
web-begin-summon = summon a legion
web-begin-support = support a spell
web-begin-offer = offer a deal
web-begin-trade = deal in souls
web-begin-load = take somebody along
web-begin-drop = leave somebody behind
diagram-H5-1 = Red controls four sections of the sixth circle. The fifth, 6.3, would win the game.
diagram-H12-1 = A March: Cacus leads two legions from 4.1 to 5.1.
