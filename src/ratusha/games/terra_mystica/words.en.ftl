# Terra Mystica in English.

terra_mystica-title = Terra Mystica
terra_mystica-about = Fourteen factions reshape the land to suit themselves. No luck: the plan decides.
terra_mystica-minutes = 90–150

# Options.

terra_mystica-option-factions = Factions
terra_mystica-option-factions-about = How everybody gets a faction.
terra_mystica-option-factions-choose = chosen in turn order
terra_mystica-option-factions-colours = colours dealt at random, then a side chosen
terra_mystica-option-factions-first_game = the fixed set-up of the first game
terra_mystica-option-turn_order = Turn order
terra_mystica-option-turn_order-about = Who follows whom in the next round.
terra_mystica-option-turn_order-clockwise = clockwise from the first to pass
terra_mystica-option-turn_order-passing = the order of passing
terra_mystica-option-extra_towns = Extra town tiles
terra_mystica-option-extra_towns-about = Adds town tiles, one of them with shipping, one with two keys.
terra_mystica-option-extra_towns-off = off
terra_mystica-option-extra_towns-on = on
terra_mystica-option-extra_card = Extra bonus card
terra_mystica-option-extra_card-about = Adds a bonus card: 3 power, and points for shipping on passing.
terra_mystica-option-extra_card-off = off
terra_mystica-option-extra_card-on = on
terra_mystica-option-extra_tile = Extra scoring tile
terra_mystica-option-extra_tile-about = Adds a scoring tile: points for temples, coins for priests.
terra_mystica-option-extra_tile-off = off
terra_mystica-option-extra_tile-on = on
terra_mystica-option-late_answers = Late answers to leech
terra_mystica-option-late_answers-about = Play goes on before everybody has decided whether to leech: for games that take days.
terra_mystica-option-late_answers-off = off
terra_mystica-option-late_answers-on = on
terra_mystica-option-give_up = Giving up benefits
terra_mystica-option-give_up-about = Free spades, bridges and the like may be given up, resources thrown away.
terra_mystica-option-give_up-off = off
terra_mystica-option-give_up-on = on
terra_mystica-option-leaving = Leaving the game
terra_mystica-option-leaving-about = A player may leave; the buildings stay, and the others play on.
terra_mystica-option-leaving-off = off
terra_mystica-option-leaving-on = on
terra_mystica-option-cultists_power = Power for the Cultists when all decline
terra_mystica-option-cultists_power-about = Off: as in the first printing.
terra_mystica-option-cultists_power-on = on
terra_mystica-option-cultists_power-off = off
terra_mystica-option-spade_points = Points of the scoring tile for spades
terra_mystica-option-spade_points-about = Spades that lapse count only if they score when they are got.
terra_mystica-option-spade_points-use = when they are used
terra_mystica-option-spade_points-gain = when they are got

# Standing answers.

terra_mystica-standing-power = Leech
terra_mystica-standing-power-ask = ask me
terra_mystica-standing-power-always = always take
terra_mystica-standing-power-never = never take
terra_mystica-standing-power-up_to_1 = take up to 1 power for free, ask about more
terra_mystica-standing-power-up_to_2 = take up to 2 power for up to 1 point, ask about more
terra_mystica-standing-power-up_to_3 = take up to 3 power for up to 2 points, ask about more
terra_mystica-standing-power-up_to_4 = take up to 4 power for up to 3 points, ask about more
terra_mystica-standing-power-up_to_5 = take up to 5 power for up to 4 points, ask about more
terra_mystica-standing-power-up_to_6 = take up to 6 power for up to 5 points, ask about more
terra_mystica-standing-power-up_to_7 = take up to 7 power for up to 6 points, ask about more
terra_mystica-standing-power-up_to_8 = take up to 8 power for up to 7 points, ask about more
terra_mystica-standing-power-up_to_9 = take up to 9 power for up to 8 points, ask about more
terra_mystica-standing-power-up_to_10 = take up to 10 power for up to 9 points, ask about more
terra_mystica-standing-power-up_to_11 = take up to 11 power for up to 10 points, ask about more
terra_mystica-standing-power-up_to_12 = take up to 12 power for up to 11 points, ask about more

# Names.

terra_mystica-faction-auren = Auren
terra_mystica-faction-witches = Witches
terra_mystica-faction-alchemists = Alchemists
terra_mystica-faction-darklings = Darklings
terra_mystica-faction-halflings = Halflings
terra_mystica-faction-cultists = Cultists
terra_mystica-faction-engineers = Engineers
terra_mystica-faction-dwarves = Dwarves
terra_mystica-faction-mermaids = Mermaids
terra_mystica-faction-swarmlings = Swarmlings
terra_mystica-faction-chaosmagicians = Chaos Magicians
terra_mystica-faction-giants = Giants
terra_mystica-faction-fakirs = Fakirs
terra_mystica-faction-nomads = Nomads
terra_mystica-terrain-desert = desert
terra_mystica-terrain-plains = plains
terra_mystica-terrain-swamp = swamp
terra_mystica-terrain-lakes = lakes
terra_mystica-terrain-forest = forest
terra_mystica-terrain-mountains = mountains
terra_mystica-terrain-wasteland = wasteland
terra_mystica-building-dwelling = dwelling
terra_mystica-building-trading_house = trading house
terra_mystica-building-temple = temple
terra_mystica-building-stronghold = stronghold
terra_mystica-building-sanctuary = sanctuary
terra_mystica-cult-fire = Fire
terra_mystica-cult-water = Water
terra_mystica-cult-earth = Earth
terra_mystica-cult-air = Air
terra_mystica-bonus_card-bon1 = income 2 coins; special action: a spade
terra_mystica-bonus_card-bon2 = income 4 coins; special action: a step on a cult
terra_mystica-bonus_card-bon3 = income 6 coins
terra_mystica-bonus_card-bon4 = income 3 power; shipping +1 while you hold it
terra_mystica-bonus_card-bon5 = income 1 worker, 3 power
terra_mystica-bonus_card-bon6 = income 2 workers; on passing 4 points each for stronghold and sanctuary
terra_mystica-bonus_card-bon7 = income 1 worker; on passing 2 points for each trading house
terra_mystica-bonus_card-bon8 = income 1 priest
terra_mystica-bonus_card-bon9 = income 2 coins; on passing 1 point for each dwelling
terra_mystica-bonus_card-bon10 = income 3 power; on passing 3 points for each step of shipping
terra_mystica-favour-fav1 = Fire +3
terra_mystica-favour-fav2 = Water +3
terra_mystica-favour-fav3 = Earth +3
terra_mystica-favour-fav4 = Air +3
terra_mystica-favour-fav5 = Fire +2; 6 power is enough for a town
terra_mystica-favour-fav6 = Water +2; special action: a step on a cult
terra_mystica-favour-fav7 = Earth +2; income 1 worker, 1 power
terra_mystica-favour-fav8 = Air +2; income 4 power
terra_mystica-favour-fav9 = Fire +1; income 3 coins
terra_mystica-favour-fav10 = Water +1; 3 points for each trading house you build
terra_mystica-favour-fav11 = Earth +1; 2 points for each dwelling you build
terra_mystica-favour-fav12 = Air +1; on passing 2, 3, 3, 4 points for 1, 2, 3, 4 trading houses
terra_mystica-town-tw1 = 5 points, 6 coins, a key
terra_mystica-town-tw2 = 7 points, 2 workers, a key
terra_mystica-town-tw3 = 9 points, 1 priest, a key
terra_mystica-town-tw4 = 6 points, 8 power, a key
terra_mystica-town-tw5 = 8 points, 1 step on every cult, a key
terra_mystica-town-tw6 = 2 points, 2 steps on every cult, two keys
terra_mystica-town-tw7 = 4 points, 1 step of shipping, a key
terra_mystica-town-tw8 = 11 points, a key
terra_mystica-scoring-score1 = 2 points for each spade; at the end of the round 1 coin for each step of Earth
terra_mystica-scoring-score2 = 5 points for each town; at the end of the round a spade for every 4 steps of Earth
terra_mystica-scoring-score3 = 2 points for each dwelling; at the end of the round 1 priest for every 4 steps of Water
terra_mystica-scoring-score4 = 5 points for stronghold or sanctuary; at the end of the round 1 worker for every 2 steps of Fire
terra_mystica-scoring-score5 = 2 points for each dwelling; at the end of the round 4 power for every 4 steps of Fire
terra_mystica-scoring-score6 = 3 points for each trading house; at the end of the round a spade for every 4 steps of Water
terra_mystica-scoring-score7 = 5 points for stronghold or sanctuary; at the end of the round 1 worker for every 2 steps of Air
terra_mystica-scoring-score8 = 3 points for each trading house; at the end of the round a spade for every 4 steps of Air
terra_mystica-scoring-score9 = 4 points for each temple; at the end of the round 2 coins for each priest on the cult board
terra_mystica-power_action-act1 = a bridge
terra_mystica-power_action-act2 = a priest
terra_mystica-power_action-act3 = 2 workers
terra_mystica-power_action-act4 = 7 coins
terra_mystica-power_action-act5 = a spade
terra_mystica-power_action-act6 = 2 spades
terra_mystica-special-card-spade = a spade (bonus card)
terra_mystica-special-card-step = a cult step (bonus card)
terra_mystica-special-favour-step = a cult step (favour tile)
terra_mystica-special-bridge = a bridge for 2 workers
terra_mystica-special-auren = 2 steps on one cult
terra_mystica-special-witches = the witches’ flight
terra_mystica-special-swarmlings = a dwelling becomes a trading house
terra_mystica-special-chaosmagicians = two actions in a row
terra_mystica-special-giants = 2 spades for one hex
terra_mystica-special-nomads = a sandstorm
terra_mystica-special-alchemists = the stronghold’s action
terra_mystica-special-darklings = the stronghold’s action
terra_mystica-special-halflings = the stronghold’s action
terra_mystica-special-cultists = the stronghold’s action
terra_mystica-special-engineers = the stronghold’s action
terra_mystica-special-dwarves = the stronghold’s action
terra_mystica-special-mermaids = the stronghold’s action
terra_mystica-special-fakirs = the stronghold’s action

# How many of what.

terra_mystica-n-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
terra_mystica-n-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
terra_mystica-n-priest = { $n ->
    [one] { $n } priest
   *[other] { $n } priests
}
terra_mystica-n-power = { $n } power
terra_mystica-n-token = { $n ->
    [one] { $n } power token
   *[other] { $n } power tokens
}
terra_mystica-n-key = { $n ->
    [one] { $n } key
   *[other] { $n } keys
}
terra_mystica-n-fire = { $n ->
    [one] { $n } step of Fire
   *[other] { $n } steps of Fire
}
terra_mystica-n-water = { $n ->
    [one] { $n } step of Water
   *[other] { $n } steps of Water
}
terra_mystica-n-earth = { $n ->
    [one] { $n } step of Earth
   *[other] { $n } steps of Earth
}
terra_mystica-n-air = { $n ->
    [one] { $n } step of Air
   *[other] { $n } steps of Air
}

# Causes, and sources of points.

terra_mystica-cause-start = start
terra_mystica-cause-round-tile = scoring tile of the round
terra_mystica-cause-favour = favour tile
terra_mystica-cause-card = bonus card
terra_mystica-cause-town = town
terra_mystica-cause-shipping = shipping
terra_mystica-cause-digging = digging
terra_mystica-cause-ability = faction’s ability
terra_mystica-cause-stronghold = stronghold
terra_mystica-cause-exchange = conversion
terra_mystica-cause-leech = leech
terra_mystica-cause-fire = cult of Fire
terra_mystica-cause-water = cult of Water
terra_mystica-cause-earth = cult of Earth
terra_mystica-cause-air = cult of Air
terra_mystica-cause-area = largest area
terra_mystica-cause-resources = left-over resources
terra_mystica-cause-income = income
terra_mystica-cause-burn = burning
terra_mystica-cause-discard = thrown away
terra_mystica-cause-build = dwelling
terra_mystica-cause-upgrade = upgrade
terra_mystica-cause-dig = spades
terra_mystica-cause-jump = tunnel or carpet
terra_mystica-cause-ship = shipping
terra_mystica-cause-dig-track = digging
terra_mystica-cause-bridge = bridge
terra_mystica-cause-power-action = power action
terra_mystica-cause-special = special action
terra_mystica-cause-send = priest to the cult
terra_mystica-cause-cult = cult track
terra_mystica-cause-key = key
terra_mystica-cause-cult-bonus = cult bonus

# What happened.

terra_mystica-round = Round { $n } begins: { $tile }.
terra_mystica-round-over = Round { $n }: all have passed.
terra_mystica-income = { $who } takes income.
terra_mystica-cult-bonus = { $who } takes the cult bonus.
terra_mystica-left-overs = { $who } scores what is left over.
terra_mystica-built = { $who } builds a { $building } on { $hex }.
terra_mystica-transformed = { $who } transforms { $hex } into { $terrain }.
terra_mystica-spade-bought = { $who } buys a spade.
terra_mystica-shipped = { $who } advances shipping to { $n }.
terra_mystica-dug-deeper = { $who } advances digging: a spade now costs { $price }.
terra_mystica-priest-sent = { $who } sends a priest to the cult of { $cult }.
terra_mystica-bridged = { $who } builds the bridge { $site }.
terra_mystica-founded = { $who } founds a town.
terra_mystica-town-tile = { $who } takes a town tile: { $tile }.
terra_mystica-favour-tile = { $who } takes a favour tile: { $tile }.
terra_mystica-took = { $who } leeches { $power } power from the { $builder }.
terra_mystica-declined = { $who } declines to leech { $power } power from the { $builder }.
terra_mystica-owed-step = { $who } may take a cult step: an opponent leeched.
terra_mystica-all-declined = { $who } gains power: nobody leeched.
terra_mystica-left = { $who } leaves the game.
terra_mystica-power-action = { $who } uses power: { $action }.
terra_mystica-special-action = { $who } uses a special action: { $action }.
terra_mystica-passed = { $who } passes.
terra_mystica-card-taken = { $who } takes a bonus card: { $card }.
terra_mystica-tile-drawn = Scoring tile of round { $n }: { $tile }.
terra_mystica-card-dealt = In the game: bonus card { $card }.
terra_mystica-first-player = { $who } begins.
terra_mystica-colour-dealt = { $who } is dealt the colour of the { $terrain }.
terra_mystica-faction-taken = { $who } leads the { $faction }.

# What is asked.

terra_mystica-ask-turn = Choose an action.
terra_mystica-ask-finish-turn = End your turn.
terra_mystica-ask-dwelling = Build a dwelling, or end your turn.
terra_mystica-ask-favour = Take a favour tile.
terra_mystica-ask-town = Take a town tile.
terra_mystica-ask-answer-leech = Leech { $power } power from the { $builder } { $cost ->
    [0] for free
    [one] for { $cost } point
   *[other] for { $cost } points
}?
terra_mystica-ask-owed-step = Choose a cult for your step.
terra_mystica-ask-steps = Choose a cult.
terra_mystica-ask-use-key = Which cult gets the key?
terra_mystica-ask-use-spades = Where do the spades go?
terra_mystica-ask-cult-spades = Where do the spades of the cult bonus go?
terra_mystica-ask-place-bridge = Place the bridge.
terra_mystica-ask-sandstorm = Which hex becomes desert?
terra_mystica-ask-flight = Where do the Witches settle?
terra_mystica-ask-free-house = Which dwelling becomes a trading house?
terra_mystica-ask-choose-faction = Choose a faction.
terra_mystica-ask-first-dwelling = Place a starting dwelling.
terra_mystica-ask-choose-card = Choose a bonus card.
terra_mystica-ask-draw-round-tile = A scoring tile is drawn.
terra_mystica-ask-deal-card = A bonus card is drawn.
terra_mystica-ask-first-player = The first player is drawn by lot.
terra_mystica-ask-deal-colour = A colour is dealt.
terra_mystica-ask-deal-faction = A faction is dealt.

# What can be done.

terra_mystica-do-build = Build a dwelling on { $hex }
terra_mystica-do-transform = Transform { $hex }: { $old } → { $terrain }, { $spades }
terra_mystica-do-detour = Transform { $hex } the long way round: { $old } → { $terrain }, { $spades }
terra_mystica-do-build-beside = Build a dwelling on { $hex }, next to { $names }
terra_mystica-do-sandstorm = { $hex }: { $old } → { $terrain }
terra_mystica-do-spade = Buy a spade for the hex you name next
terra_mystica-do-upgrade = Upgrade { $hex }: { $old } → { $building }
terra_mystica-do-ship = Advance shipping
terra_mystica-do-dig = Advance digging
terra_mystica-do-priest = Send a priest: { $cult }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
terra_mystica-do-power = Use { $power } power: { $action }
terra_mystica-do-special = Special action: { $action }
terra_mystica-do-pass = Pass and take the card: { $card }
terra_mystica-do-pass-last = Pass
terra_mystica-do-card = Take the card: { $card }
terra_mystica-do-faction = { $faction } ({ $terrain })
terra_mystica-do-bridge = Bridge { $site }
terra_mystica-do-favour = Favour tile: { $tile }
terra_mystica-do-town = Town tile: { $tile }
terra_mystica-do-step = One step: { $cult }
terra_mystica-do-connect = Found a town across the river: { $hexes }
terra_mystica-do-lapse = Use no more
terra_mystica-do-end = End the turn
terra_mystica-do-burn = Burn power: 2 tokens of bowl II, one to bowl III
terra_mystica-do-convert-power-to-coin = Turn power into a coin
terra_mystica-do-convert-power-to-worker = Turn power into a worker
terra_mystica-do-convert-power-to-priest = Turn power into a priest
terra_mystica-do-convert-priest-to-worker = Turn a priest into a worker
terra_mystica-do-convert-worker-to-coin = Turn a worker into a coin
terra_mystica-do-convert-point-to-coin = Turn a point into a coin
terra_mystica-do-convert-coins-to-point = Turn coins into a point
terra_mystica-do-convert-worker-to-priest = A worker becomes a priest
terra_mystica-do-take = Leech { $power } power from the { $builder } for { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
terra_mystica-do-decline = Decline { $power } power from the { $builder }
terra_mystica-do-take-it = Take { $power } power
terra_mystica-do-decline-it = Decline
terra_mystica-do-discard-coin = Throw a coin away
terra_mystica-do-discard-worker = Throw a worker away
terra_mystica-do-discard-priest = Throw a priest away
terra_mystica-do-discard-power = Throw power away
terra_mystica-do-discard-point = Throw a point away
terra_mystica-do-leave = Leave the game

# What might be regretted.

terra_mystica-warn-long-way = The long way takes more spades.
terra_mystica-warn-home-lost = It will no longer be your home terrain.
terra_mystica-warn-foreign = It won’t be your home terrain; others may take it.
terra_mystica-warn-priest-lost = You have no priest left to take: it would be lost.
terra_mystica-warn-burn = A token of power leaves the game for good.
terra_mystica-warn-steps-lost = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} will be lost.
terra_mystica-warn-no-dwelling = You could still build a dwelling here.
terra_mystica-warn-pass = You can still act; if you pass, you’re out for this round.

# Why not.

terra_mystica-why-used = It has been used this round.
terra_mystica-why-cost = It costs { $cost }; you have { $have }.
terra_mystica-why-power = It takes { $cost } in bowl III; you have { $have }.
terra_mystica-why-no-target = There is nothing you could use it on.
terra_mystica-why-card = This card is not on offer.
terra_mystica-why-last-round = In the last round you pass without taking a card.
terra_mystica-why-take-card = When you pass you take a bonus card.
terra_mystica-why-spot = No spot for { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} is free here.
terra_mystica-why-no-such-spot = There is no spot for { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
terra_mystica-why-track = Your faction can’t go any further on this track.
terra_mystica-why-discard = Throwing things away is not among this game’s options.
terra_mystica-why-no-coin = You have no coin.
terra_mystica-why-no-worker = You have no worker.
terra_mystica-why-no-priest = You have no priest.
terra_mystica-why-no-power = You have no power in bowl III.
terra_mystica-why-no-point = You have no point.
terra_mystica-why-no-giving-up = Giving up benefits is not among this game’s options.
terra_mystica-why-no-leaving = Leaving is not among this game’s options.
terra_mystica-why-has-left = This player has left the game.
terra_mystica-why-factions-first = Nobody leaves before everybody has a faction.
terra_mystica-why-burn = Burning takes two tokens in bowl II.
terra_mystica-why-no-ability = Your faction can’t do that.
terra_mystica-why-no-trade = Workers become priests only when you have just built your stronghold.
terra_mystica-why-no-favour = You have no favour tile to take now.
terra_mystica-why-favour-twice = You have this favour tile already.
terra_mystica-why-tile-gone = None of these tiles is left.
terra_mystica-why-no-town = You have founded no town to take a tile for.
terra_mystica-why-no-town-tile = No town tile is left.
terra_mystica-why-no-step = You have no cult step to take.
terra_mystica-why-no-top = No step to the top of this cult was lost this turn.
terra_mystica-why-no-leech = You have no such leech to answer.
terra_mystica-why-colour = Somebody has the { $terrain } already.
terra_mystica-why-other-colour = This faction is not of your colour.
terra_mystica-why-connect = Skipping this river founds no town.
terra_mystica-why-bridge = You have no building at either end of { $site }.
terra_mystica-why-bridged = A bridge stands on { $site } already.
terra_mystica-why-no-bridge = You have no bridge left.
terra_mystica-why-owed = Take your tile first.
terra_mystica-why-step-owed = Take your cult step first.
terra_mystica-why-occupied = There is a building on { $hex }.
terra_mystica-why-foreign = { $hex } is not your home terrain ({ $terrain }).
terra_mystica-why-not-new = Now you can build only on a hex that has just become home, not on { $hex }.
terra_mystica-why-no-edge = { $hex } shares no edge with a building of yours.
terra_mystica-why-storm = The sandstorm makes nothing but { $terrain }.
terra_mystica-why-pieces = You have no { $building } left.
terra_mystica-why-reach = { $hex } is out of your reach.
terra_mystica-why-same = { $hex } is that terrain already.
terra_mystica-why-giants = Giants always use 2 spades and make nothing but wasteland.
terra_mystica-why-spades = It takes { $need ->
    [one] { $need } spade
   *[other] { $need } spades
}; you have { $have }.
terra_mystica-why-no-spades = You have no spades to use.
terra_mystica-why-detour = The long way round is only for changing to or from your home terrain.
terra_mystica-why-foreign-twice = Only one hex of an action may be left foreign.
terra_mystica-why-transformed = { $hex } has been transformed in this action already.
terra_mystica-why-use-all = All { $spades ->
    [one] { $spades } spade
   *[other] { $spades } spades
} you have bought must be used on the hex.
terra_mystica-why-hex-first = Name the hex: your faction can’t buy spades before that.
terra_mystica-why-no-more-spades = You can’t buy any more spades in this action.
terra_mystica-why-no-lapse = You must use at least one spade.
terra_mystica-why-not-yours = There is no building of yours on { $hex }.
terra_mystica-why-upgrade = The building on { $hex } can’t become a { $building }.
terra_mystica-why-only-house = Only a dwelling becomes a trading house here.
terra_mystica-why-no-special = You have no such special action.
terra_mystica-map-broken = the map is not whole: { $why }
terra_mystica-bad-state = this cannot be in a position of Terra Mystica

# The position as text.

terra_mystica-n-spade = { $n ->
    [one] { $n } spade
   *[other] { $n } spades
}
terra_mystica-letter-desert = D
terra_mystica-letter-plains = P
terra_mystica-letter-swamp = S
terra_mystica-letter-lakes = L
terra_mystica-letter-forest = F
terra_mystica-letter-mountains = M
terra_mystica-letter-wasteland = W
terra_mystica-letter-dwelling = d
terra_mystica-letter-trading-house = t
terra_mystica-letter-temple = e
terra_mystica-letter-stronghold = s
terra_mystica-letter-sanctuary = a

terra_mystica-text-none = none
terra_mystica-text-of = { $n } of { $most }
terra_mystica-text-set-up = Set-up
terra_mystica-text-over = The game is over
terra_mystica-text-round = Round { $round } of { $rounds }
terra_mystica-text-scoring = Scored now: { $tile }.
terra_mystica-text-next-scoring = Scored in the next round: { $tile }.
terra_mystica-text-last-round = The last round: at its end there is no cult bonus; places on the cults and areas are scored.
terra_mystica-text-order = Turn order: { $list }.
terra_mystica-text-acts = decides now
terra_mystica-text-has-passed = has passed
terra_mystica-text-has-left = has left
terra_mystica-text-leeches = Open leeches: { $list }.
terra_mystica-text-leech = { $taker } may take { $power } from { $builder }

terra_mystica-text-you = You: { $faction } ({ $terrain }), { $points }
terra_mystica-text-other = { $who }: { $faction } ({ $terrain }), { $points }
terra_mystica-text-stock = Stock: { $list }; power in bowls I / II / III: { $bowls }.
terra_mystica-text-income-line = Income of the next round as things stand: { $list }.
terra_mystica-text-shipping-line = Shipping: { $n } of { $most }.
terra_mystica-text-no-shipping = No shipping.
terra_mystica-text-spade-line = A spade costs { $cost }.
terra_mystica-text-next-step = Next step: { $cost }, brings { $points }.
terra_mystica-text-own-card = Bonus card: { $card }.
terra_mystica-text-own-favours = Favour tiles: { $list }.
terra_mystica-text-specials = Special actions: { $list }.
terra_mystica-text-still-free = { $what } – available
terra_mystica-text-used-up = { $what } – used this round
terra_mystica-text-building = Building
terra_mystica-text-left = Left
terra_mystica-text-cost = Cost
terra_mystica-text-standing = On the map, { $building }: { $hexes }.
terra_mystica-text-alone = { $cost }; without an opponent beside it { $coins }
terra_mystica-text-beside = beside { $list }
terra_mystica-text-town-line = Town: { $hexes }.
terra_mystica-text-group-line = Not a town yet: { $hexes }; buildings { $size } (needed { $size_need }), power { $power } (needed { $power_need }).
terra_mystica-text-area = Buildings in the largest joined area: { $n }.
terra_mystica-text-bridges = Own bridges: { $list }; left: { $left }.
terra_mystica-text-ability = What the { $faction } can do
terra_mystica-text-factions = Factions and what they can do

terra_mystica-text-reach = Free land within your reach
terra_mystica-text-spades = Spades to home
terra_mystica-text-if-bought = If bought
terra_mystica-text-no-spade = none: home already
terra_mystica-text-hexes = Hexes
terra_mystica-text-nothing-near = Nothing.
terra_mystica-text-jump = By tunnel or carpet (costs { $cost } more, brings { $points }):

terra_mystica-text-players = Players
terra_mystica-text-player = Player
terra_mystica-text-faction = Faction
terra_mystica-text-home = Home
terra_mystica-text-points = Points
terra_mystica-text-coins = Coins
terra_mystica-text-workers = Workers
terra_mystica-text-priests = Priests
terra_mystica-text-bowls = Power in bowls I / II / III
terra_mystica-text-income = Next income
terra_mystica-text-cult-bonus = Cult bonus at the end of the round
terra_mystica-text-shipping = Shipping
terra_mystica-text-spade = A spade costs
terra_mystica-text-keys = Unused keys

terra_mystica-text-cult-tracks = Cults
terra_mystica-text-cult = Cult
terra_mystica-text-spots = A priest may go
terra_mystica-text-spots-about = A priest who goes one step comes back to the supply; on the other spots he stays.
terra_mystica-text-final = The final scoring, if the game ended now
terra_mystica-text-points-for = Points for
terra_mystica-text-actions = Power actions
terra_mystica-text-action = Action
terra_mystica-text-this-round = In this round
terra_mystica-text-free = available
terra_mystica-text-used = used
terra_mystica-text-cards = Bonus cards on offer
terra_mystica-text-card = Card
terra_mystica-text-coins-on-it = On it
terra_mystica-text-tiles = Scoring of all rounds
terra_mystica-text-in-round = Round
terra_mystica-text-tile = What it gives
terra_mystica-text-favours = Favour tiles left
terra_mystica-text-towns = Town tiles left

terra_mystica-text-land = Free land by terrain
terra_mystica-text-terrain = Terrain
terra_mystica-text-sites = Bridges
terra_mystica-text-sites-free = Places without a bridge: { $list }.
terra_mystica-text-sites-of = Bridges of { $who }: { $list }.
terra_mystica-text-map = The map drawn with letters
terra_mystica-text-map-terrain = Terrain: D desert, P plains, S swamp, L lakes, F forest, M mountains, W wasteland, ~ river. A row begins with its letter, a hex with its number: A, then 3, is A3.
terra_mystica-text-map-buildings = A building is its owner’s number and a letter: d dwelling, t trading house, e temple, s stronghold, a sanctuary. Owners: { $list }.

# Headings over the options
terra_mystica-group-build = Build a dwelling
terra_mystica-group-transform = Transform terrain
terra_mystica-group-detour = Transform terrain
terra_mystica-group-spade = Transform terrain
terra_mystica-group-upgrade = Upgrade a building
terra_mystica-group-ship = Advance shipping or digging
terra_mystica-group-dig = Advance shipping or digging
terra_mystica-group-priest = Send a priest to a cult
terra_mystica-group-power = Power actions
terra_mystica-group-special = Special actions
terra_mystica-group-convert = Exchange
terra_mystica-group-burn = Exchange
terra_mystica-group-pass = Pass
terra_mystica-group-end = End the turn
terra_mystica-group-favour = Take a favour tile
terra_mystica-group-town = Take a town tile
terra_mystica-group-connect = Found a town
terra_mystica-group-step = Step on a cult
terra_mystica-group-bridge = Place the bridge
terra_mystica-group-discard = Exchange
terra_mystica-group-lapse = End the turn
terra_mystica-group-leave = Leave the game
# Parts of the table, where a reason holds for several
terra_mystica-part-hex = { $a }
terra_mystica-part-action = { $a ->
    [ACT1] a bridge
    [ACT2] a priest
    [ACT3] 2 workers
    [ACT4] 7 coins
    [ACT5] a spade
   *[ACT6] 2 spades
}
terra_mystica-part-cult = { $a ->
    [fire] Fire
    [water] Water
    [earth] Earth
   *[air] Air
} { $b }
terra_mystica-part-card = card { $a }
terra_mystica-part-favour = tile { $a }
terra_mystica-part-town = tile { $a }
terra_mystica-part-site = bridge { $a }–{ $b }
terra_mystica-part-faction = { $a ->
    [auren] { terra_mystica-faction-auren }
    [witches] { terra_mystica-faction-witches }
    [alchemists] { terra_mystica-faction-alchemists }
    [darklings] { terra_mystica-faction-darklings }
    [halflings] { terra_mystica-faction-halflings }
    [cultists] { terra_mystica-faction-cultists }
    [engineers] { terra_mystica-faction-engineers }
    [dwarves] { terra_mystica-faction-dwarves }
    [mermaids] { terra_mystica-faction-mermaids }
    [swarmlings] { terra_mystica-faction-swarmlings }
    [chaosmagicians] { terra_mystica-faction-chaosmagicians }
    [giants] { terra_mystica-faction-giants }
    [fakirs] { terra_mystica-faction-fakirs }
   *[nomads] { terra_mystica-faction-nomads }
}
terra_mystica-part-player = { $b ->
    [shipping] shipping
    [digging] digging
    [spade] a spade before its hex is named
    [bowl] burning
    [special] { $c ->
        [card_spade] the bonus card’s spade
        [card_step] the bonus card’s cult step
        [favour_step] the favour tile’s cult step
        [stronghold] the stronghold’s action
       *[bridge] a bridge
    }
   *[exchange] { $c ->
        [power_to_coin] power into a coin
        [power_to_worker] power into a worker
        [power_to_priest] power into a priest
        [priest_to_worker] a priest into a worker
        [worker_to_coin] a worker into a coin
        [point_to_coin] a point into a coin
        [coins_to_point] coins into a point
       *[worker_to_priest] a worker into a priest
    }
}

# The components page: tables, fields, words in values
terra_mystica-components-terrain = Terrain
terra_mystica-components-letter = letter
terra_mystica-components-colour = colour
terra_mystica-components-row = The map, row by row
terra_mystica-components-hexes = hexes
terra_mystica-components-bridge = Places for bridges
terra_mystica-components-building = Buildings
terra_mystica-components-count = how many
terra_mystica-components-power = power
terra_mystica-components-power_action = Power actions
terra_mystica-components-cost = price in power
terra_mystica-components-gain = brings
terra_mystica-components-bonus_card = Bonus cards
terra_mystica-components-income = income
terra_mystica-components-action = special action
terra_mystica-components-shipping = shipping
terra_mystica-components-pass_points = points on passing for each
terra_mystica-components-pass_shipping_points = points on passing for each step of shipping
terra_mystica-components-option = only with the option
terra_mystica-components-favour = Favour tiles
terra_mystica-components-cult = cult
terra_mystica-components-steps = steps
terra_mystica-components-town_power = power enough for a town
terra_mystica-components-trading_house_points = points for a trading house
terra_mystica-components-dwelling_points = points for a dwelling
terra_mystica-components-pass_trading_houses = points on passing by trading houses
terra_mystica-components-scoring = Scoring tiles
terra_mystica-components-points = points
terra_mystica-components-every = for every so many steps
terra_mystica-components-cult_bonus = cult bonus
terra_mystica-components-not_in = not in the rounds
terra_mystica-components-priest_bonus = for each priest on the cult board
terra_mystica-components-town = Town tile
terra_mystica-components-keys = keys
terra_mystica-components-cults = cults
terra_mystica-components-thresholds = steps that bring power
terra_mystica-components-spots = spots for priests
terra_mystica-components-returned = steps of a priest who comes back
terra_mystica-components-towns = What makes a town
terra_mystica-components-buildings = buildings
terra_mystica-components-buildings_with_sanctuary = buildings with a sanctuary
terra_mystica-components-area = Largest areas
terra_mystica-components-play = Numbers of the game
terra_mystica-components-rounds = rounds
terra_mystica-components-start_points = points at the start
terra_mystica-components-spare_cards = bonus cards more than players
terra_mystica-components-priests = priests
terra_mystica-components-bridges = bridges
terra_mystica-components-coins_for_a_point = coins for a point
terra_mystica-components-power_for_coin = power for a coin
terra_mystica-components-power_for_worker = power for a worker
terra_mystica-components-power_for_priest = power for a priest
terra_mystica-components-trading_house_alone = a trading house without a neighbour costs so many times the coins
terra_mystica-components-faction = Factions
terra_mystica-components-home = home terrain
terra_mystica-components-coins = coins
terra_mystica-components-workers = workers
terra_mystica-components-bowls = power in the bowls
terra_mystica-components-dwellings = starting dwellings
terra_mystica-components-cost_coins = buildings cost in coins
terra_mystica-components-cost_workers = buildings cost in workers
terra_mystica-components-income_dwelling_workers = income: workers by dwellings
terra_mystica-components-income_trading_house_coins = income: coins by trading houses
terra_mystica-components-income_trading_house_power = income: power by trading houses
terra_mystica-components-income_temple_priests = income: priests by temples
terra_mystica-components-income_temple_power = income: power by temples
terra_mystica-components-income_stronghold_power = income: power of the stronghold
terra_mystica-components-income_stronghold_coins = income: coins of the stronghold
terra_mystica-components-income_stronghold_workers = income: workers of the stronghold
terra_mystica-components-income_stronghold_priests = income: priests of the stronghold
terra_mystica-components-income_sanctuary_priests = income: priests of the sanctuary
terra_mystica-components-shipping_cost = a step of shipping costs
terra_mystica-components-shipping_points = points for the steps of shipping
terra_mystica-components-spade_cost = a spade costs
terra_mystica-components-spade_paid_in = spades are paid in
terra_mystica-components-dig_cost = a step of digging costs
terra_mystica-components-dig_points = points for a step of digging
terra_mystica-components-ability = ability
terra_mystica-components-stronghold = stronghold
terra_mystica-components-first_game = The first game
terra_mystica-components-seats = players
terra_mystica-components-factions = factions
terra_mystica-components-cards = bonus cards
terra_mystica-components-first_dwellings = Dwellings of the first game
terra_mystica-components-first_tiles = Scoring tiles of the first game
terra_mystica-components-spades = spades
terra_mystica-components-spade = spade
terra_mystica-components-step = cult step
terra_mystica-components-extra_card = extra bonus card
terra_mystica-components-extra_tile = extra scoring tile
terra_mystica-components-extra_towns = extra town tiles
terra_mystica-components-fire = { terra_mystica-cult-fire }
terra_mystica-components-water = { terra_mystica-cult-water }
terra_mystica-components-earth = { terra_mystica-cult-earth }
terra_mystica-components-air = { terra_mystica-cult-air }
terra_mystica-components-black = black
terra_mystica-components-blue = blue
terra_mystica-components-brown = brown
terra_mystica-components-gray = grey
terra_mystica-components-green = green
terra_mystica-components-red = red
terra_mystica-components-yellow = yellow
terra_mystica-components-bridge_points = points for a bridge between own buildings
terra_mystica-components-double = two actions in a row
terra_mystica-components-favours = favour tiles
terra_mystica-components-flight = dwelling anywhere
terra_mystica-components-jump_priests = priests for the carpet
terra_mystica-components-jump_skip = hexes skipped
terra_mystica-components-jump_workers = workers for the tunnel
terra_mystica-components-jump_points = points for tunnel or carpet
terra_mystica-components-sandstorm = sandstorm
terra_mystica-components-spade_power = power for a spade
terra_mystica-components-trade = workers who may become priests
terra_mystica-components-upgrade = free trading house
terra_mystica-components-bought_spade_points = points for a bought spade
terra_mystica-components-bridge_workers = workers for a bridge
terra_mystica-components-declined_power = power if all decline
terra_mystica-components-home_spades = spades for every transformation
terra_mystica-components-point_for_coins = points for coins
terra_mystica-components-points_for_coin = points for a coin
terra_mystica-components-skip_river = a river hex may be skipped for a town
terra_mystica-components-spade_points = points for a spade
terra_mystica-components-taken_steps = cult steps if somebody leeches
terra_mystica-components-town_points = points for a town
terra_mystica-components-town_workers = workers for a town

# Pictures

terra_mystica-draw-table = Table
terra_mystica-draw-board = Faction
terra_mystica-draw-map = Map
terra_mystica-draw-cults = Cults
terra_mystica-draw-supply = Supply
terra_mystica-draw-hex = { $hex }: { $terrain }
terra_mystica-draw-hex-building = { $hex }: { $building }, { $who }
terra_mystica-draw-leech-building = built: { $building }, { $hex }
terra_mystica-draw-site = Place for a bridge: { $site }
terra_mystica-draw-bridge = Bridge { $site }, { $who }
terra_mystica-draw-spot = { $cult }: a priest goes { $n ->
    [one] { $n } step
   *[other] { $n } steps
} and stays
terra_mystica-draw-spot-back = { $cult }: a priest goes { $n ->
    [one] { $n } step
   *[other] { $n } steps
} and comes back to the supply
terra_mystica-draw-last = last round
terra_mystica-draw-power-actions = Power actions
terra_mystica-draw-once = once a round
terra_mystica-draw-used = used this round
terra_mystica-draw-costs-power = costs { $n } power
terra_mystica-draw-cards = Bonus cards
terra_mystica-draw-coins-on = { $n ->
    [one] { $n } coin lies on it
   *[other] { $n } coins lie on it
}
terra_mystica-draw-left = { $n } left
terra_mystica-draw-coins = Coins
terra_mystica-draw-workers = Workers
terra_mystica-draw-priests = Priests
terra_mystica-draw-points = Points
terra_mystica-draw-bowl = Power, bowl { $n }
terra_mystica-draw-burn = Burn power: one token of this bowl goes to bowl III, another is lost
terra_mystica-draw-income = income
terra_mystica-draw-shipping = Shipping
terra_mystica-draw-no-shipping = no shipping
terra_mystica-draw-digging = Digging: what a spade costs
terra_mystica-draw-step-costs = the next step costs { $cost }
terra_mystica-draw-spade = A spade
terra_mystica-draw-bridges-left = Bridges left
terra_mystica-draw-detour = The long way round the cycle
terra_mystica-draw-no-card = No bonus card
terra_mystica-draw-favours = Favour tiles
terra_mystica-draw-factions = Factions
terra_mystica-draw-no-faction = { $who } has not chosen a faction yet.
terra_mystica-draw-has-passed = has passed
terra_mystica-draw-has-left = has left
terra_mystica-draw-ability-auren = Stronghold: a favour tile at once; action: 2 steps on one cult.
terra_mystica-draw-ability-witches = 5 points more for a town. Stronghold: action: a free dwelling on any forest.
terra_mystica-draw-ability-alchemists = Trade points and coins. Stronghold: 12 power, and 2 power for each spade.
terra_mystica-draw-ability-darklings = A spade costs a priest and brings 2 points. Stronghold: 3 workers may become priests.
terra_mystica-draw-ability-halflings = 1 point for each spade. Stronghold: 3 spades and a dwelling at once.
terra_mystica-draw-ability-cultists = A cult step when somebody leeches, 1 power when all decline. Stronghold: 7 points.
terra_mystica-draw-ability-engineers = A bridge for 2 workers. Stronghold: on passing 3 points for each own bridge.
terra_mystica-draw-ability-dwarves = No shipping. Tunnels: 2 workers, 4 points. Stronghold: 1 worker.
terra_mystica-draw-ability-mermaids = Shipping 1 to 5; a town may skip a river hex. Stronghold: a step of shipping.
terra_mystica-draw-ability-swarmlings = 3 workers for a town. Stronghold: action: a dwelling becomes a trading house.
terra_mystica-draw-ability-chaosmagicians = Two favour tiles for temple and sanctuary. Stronghold: action: two actions.
terra_mystica-draw-ability-giants = Always 2 spades to wasteland. Stronghold: action: 2 spades for one hex.
terra_mystica-draw-ability-fakirs = No shipping. Carpet: a priest, 4 points, skips a hex. Stronghold: skips two.
terra_mystica-draw-ability-nomads = Three dwellings at the start. Stronghold: action: a hex beside you becomes desert.

# -- what bots value ------------------------------------------------------------------------------

terra_mystica-value-points = points
terra_mystica-value-left = having left the table
terra_mystica-value-coins = coins
terra_mystica-value-more_coins = coins beyond the first few
terra_mystica-value-workers = workers
terra_mystica-value-more_workers = workers beyond the first few
terra_mystica-value-priests = priests
terra_mystica-value-bowl_3 = power in bowl III
terra_mystica-value-ready_power = power for an action now
terra_mystica-value-bowl_2 = power in bowl II
terra_mystica-value-tokens = power tokens
terra_mystica-value-last_coins = coins at the end
terra_mystica-value-last_workers = workers at the end
terra_mystica-value-last_priests = priests at the end
terra_mystica-value-last_power = power at the end
terra_mystica-value-last_tokens = power tokens at the end
terra_mystica-value-income_coins = income of coins
terra_mystica-value-income_workers = income of workers
terra_mystica-value-income_priests = income of priests
terra_mystica-value-income_power = income of power
terra_mystica-value-favours = favour tiles
terra_mystica-value-pass_points = points for passing
terra_mystica-value-card = bonus card
terra_mystica-value-passing = the pass that is to come
terra_mystica-value-dwellings = dwellings
terra_mystica-value-trading_houses = trading houses
terra_mystica-value-temples = temples
terra_mystica-value-strongholds = the stronghold
terra_mystica-value-sanctuaries = the sanctuary
terra_mystica-value-stronghold_action = the stronghold's action
terra_mystica-value-cult_steps = steps on cults
terra_mystica-value-keys = town keys
terra_mystica-value-cult_bonuses = cult bonuses
terra_mystica-value-cult_places = places on cults
terra_mystica-value-reach = land within reach
terra_mystica-value-homes = home land within reach
terra_mystica-value-shipping = shipping
terra_mystica-value-digging = digging
terra_mystica-value-town = progress towards a town
terra_mystica-value-area = joined buildings
terra_mystica-value-area_place = place in the largest area
terra_mystica-value-next_turn = another turn to come
terra_mystica-value-owed_favours = a favour tile to take
terra_mystica-value-owed_towns = a town tile to take
terra_mystica-value-owed_steps = cult steps to take
terra_mystica-value-spades = free spades
terra_mystica-value-free_dwelling = a free dwelling
terra_mystica-value-free_change = a free upgrade or storm

# -- beside the players' names ------------------------------------------------------------------------

terra_mystica-held-power = power { $one }, { $two }, { $three }
terra_mystica-held-ship = shipping { $n }
