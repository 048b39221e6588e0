# Terra Mystica in English.

terra_mystica-title = Terra Mystica

# Options.

terra_mystica-option-factions = Factions
terra_mystica-option-factions-choose = chosen in turn order
terra_mystica-option-factions-colours = colours dealt at random, then a side chosen
terra_mystica-option-factions-first_game = the fixed set-up of the first game
terra_mystica-option-turn_order = Turn order
terra_mystica-option-turn_order-clockwise = clockwise from the first to pass
terra_mystica-option-turn_order-passing = the order of passing
terra_mystica-option-extra_towns = Extra town tiles
terra_mystica-option-extra_towns-off = off
terra_mystica-option-extra_towns-on = on
terra_mystica-option-extra_card = Extra bonus card
terra_mystica-option-extra_card-off = off
terra_mystica-option-extra_card-on = on
terra_mystica-option-extra_tile = Extra scoring tile
terra_mystica-option-extra_tile-off = off
terra_mystica-option-extra_tile-on = on
terra_mystica-option-late_answers = Late answers to offers of power
terra_mystica-option-late_answers-off = off
terra_mystica-option-late_answers-on = on
terra_mystica-option-give_up = Giving up benefits
terra_mystica-option-give_up-off = off
terra_mystica-option-give_up-on = on
terra_mystica-option-leaving = Leaving the game
terra_mystica-option-leaving-off = off
terra_mystica-option-leaving-on = on
terra_mystica-option-cultists_power = Power for the Cultists when all decline
terra_mystica-option-cultists_power-on = on
terra_mystica-option-cultists_power-off = off
terra_mystica-option-spade_points = Points of the scoring tile for spades
terra_mystica-option-spade_points-use = when they are used
terra_mystica-option-spade_points-gain = when they are got

# Standing answers.

terra_mystica-standing-power = Offers of power
terra_mystica-standing-power-ask = ask me
terra_mystica-standing-power-always = always take
terra_mystica-standing-power-never = never take
terra_mystica-standing-power-up_to_1 = take up to 1 power, ask about more
terra_mystica-standing-power-up_to_2 = take up to 2 power, ask about more
terra_mystica-standing-power-up_to_3 = take up to 3 power, ask about more
terra_mystica-standing-power-up_to_4 = take up to 4 power, ask about more
terra_mystica-standing-power-up_to_5 = take up to 5 power, ask about more
terra_mystica-standing-power-up_to_6 = take up to 6 power, ask about more
terra_mystica-standing-power-up_to_7 = take up to 7 power, ask about more
terra_mystica-standing-power-up_to_8 = take up to 8 power, ask about more
terra_mystica-standing-power-up_to_9 = take up to 9 power, ask about more
terra_mystica-standing-power-up_to_10 = take up to 10 power, ask about more
terra_mystica-standing-power-up_to_11 = take up to 11 power, ask about more
terra_mystica-standing-power-up_to_12 = take up to 12 power, ask about more

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
terra_mystica-building-trading-house = trading house
terra_mystica-building-temple = temple
terra_mystica-building-stronghold = stronghold
terra_mystica-building-sanctuary = sanctuary
terra_mystica-cult-fire = Fire
terra_mystica-cult-water = Water
terra_mystica-cult-earth = Earth
terra_mystica-cult-air = Air
terra_mystica-card-bon1 = 2 coins, special action: spade
terra_mystica-card-bon2 = 4 coins, special action: cult step
terra_mystica-card-bon3 = 6 coins
terra_mystica-card-bon4 = 3 power, shipping +1
terra_mystica-card-bon5 = 3 power and a worker
terra_mystica-card-bon6 = 2 workers, on passing 4 points each for stronghold and sanctuary
terra_mystica-card-bon7 = a worker, on passing 2 points a trading house
terra_mystica-card-bon8 = a priest
terra_mystica-card-bon9 = 2 coins, on passing 1 point a dwelling
terra_mystica-card-bon10 = 3 power, on passing 3 points a step of shipping
terra_mystica-favour-fav1 = Fire +3
terra_mystica-favour-fav2 = Water +3
terra_mystica-favour-fav3 = Earth +3
terra_mystica-favour-fav4 = Air +3
terra_mystica-favour-fav5 = Fire +2, towns with power 6
terra_mystica-favour-fav6 = Water +2, special action: cult step
terra_mystica-favour-fav7 = Earth +2, income of a worker and 1 power
terra_mystica-favour-fav8 = Air +2, income of 4 power
terra_mystica-favour-fav9 = Fire +1, income of 3 coins
terra_mystica-favour-fav10 = Water +1, 3 points a trading house built
terra_mystica-favour-fav11 = Earth +1, 2 points a dwelling built
terra_mystica-favour-fav12 = Air +1, on passing points for trading houses
terra_mystica-town-tw1 = 5 points, 6 coins
terra_mystica-town-tw2 = 7 points, 2 workers
terra_mystica-town-tw3 = 9 points, a priest
terra_mystica-town-tw4 = 6 points, 8 power
terra_mystica-town-tw5 = 8 points, a step on every cult
terra_mystica-town-tw6 = 2 points, two keys, two steps on every cult
terra_mystica-town-tw7 = 4 points, a step of shipping
terra_mystica-town-tw8 = 11 points
terra_mystica-tile-score1 = 2 points a spade; a coin for each step of Earth
terra_mystica-tile-score2 = 5 points a town; a spade for 4 steps of Earth
terra_mystica-tile-score3 = 2 points a dwelling; a priest for 4 steps of Water
terra_mystica-tile-score4 = 5 points for stronghold or sanctuary; a worker for 2 steps of Fire
terra_mystica-tile-score5 = 2 points a dwelling; 4 power for 4 steps of Fire
terra_mystica-tile-score6 = 3 points a trading house; a spade for 4 steps of Water
terra_mystica-tile-score7 = 5 points for stronghold or sanctuary; a worker for 2 steps of Air
terra_mystica-tile-score8 = 3 points a trading house; a spade for 4 steps of Air
terra_mystica-tile-score9 = 4 points a temple; 2 coins for each priest on the cults
terra_mystica-action-act1 = a bridge
terra_mystica-action-act2 = a priest
terra_mystica-action-act3 = 2 workers
terra_mystica-action-act4 = 7 coins
terra_mystica-action-act5 = a spade
terra_mystica-action-act6 = 2 spades
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
terra_mystica-cause-offer = power from a neighbour
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
terra_mystica-cause-cult-reward = cult reward

# What happened.

terra_mystica-round = Round { $n } begins: { $tile }.
terra_mystica-round-over = Round { $n }: all have passed.
terra_mystica-income = { $who } has taken the income.
terra_mystica-cult-reward = { $who } has taken the cult reward.
terra_mystica-left-overs = { $who }: what was left over has been scored.
terra_mystica-built = { $who }: { $building } on { $hex }.
terra_mystica-transformed = { $who }: { $hex } becomes { $terrain }.
terra_mystica-bridged = { $who } builds the bridge { $site }.
terra_mystica-founded = { $who } founds a town.
terra_mystica-town-tile = { $who } takes a town tile: { $tile }.
terra_mystica-favour-tile = { $who } takes a favour tile: { $tile }.
terra_mystica-took = { $who } takes { $power } power from the { $builder }.
terra_mystica-declined = { $who } declines { $power } power from the { $builder }.
terra_mystica-owed-step = { $who } may go a step on a cult: an opponent took power.
terra_mystica-all-declined = { $who } gains power: all have declined.
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

terra_mystica-ask-turn = Your turn: choose an action.
terra_mystica-ask-rest = Finish your turn.
terra_mystica-ask-answer = The { $builder } offer you { $power } power for { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}: take it?
terra_mystica-ask-owed-step = Choose a cult for your step.
terra_mystica-ask-steps = Choose a cult.
terra_mystica-ask-summit = Which cult gets the key?
terra_mystica-ask-spades = Where do the spades go?
terra_mystica-ask-cult-spades = Use the spades of the cult reward.
terra_mystica-ask-bridge = Place the bridge.
terra_mystica-ask-sandstorm = Which hex becomes desert?
terra_mystica-ask-flight = Where do the Witches settle?
terra_mystica-ask-free-house = Which dwelling becomes a trading house?
terra_mystica-ask-choose-faction = Choose a faction.
terra_mystica-ask-first-dwelling = Place a first dwelling.
terra_mystica-ask-choose-card = Choose a bonus card.
terra_mystica-ask-draw-tile = A scoring tile is drawn.
terra_mystica-ask-deal-card = A bonus card is drawn.
terra_mystica-ask-first-player = The first player is drawn by lot.
terra_mystica-ask-deal-colour = A colour is dealt.
terra_mystica-ask-deal-faction = A faction is dealt.

# What can be done.

terra_mystica-do-build = Build a dwelling on { $hex }
terra_mystica-do-transform = Transform { $hex } into { $terrain }
terra_mystica-do-detour = Transform { $hex } into { $terrain } the long way round
terra_mystica-do-spade = Buy a spade
terra_mystica-do-upgrade = Upgrade { $hex }: { $building }
terra_mystica-do-ship = Advance shipping
terra_mystica-do-dig = Advance digging
terra_mystica-do-priest = Send a priest: { $cult }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
terra_mystica-do-power = Use { $power } power: { $action }
terra_mystica-do-special = Special action: { $action }
terra_mystica-do-pass = Pass and take the card: { $card }{ $coins ->
    [0] { "" }
    [one] { " " }(+{ $coins } coin)
   *[other] { " " }(+{ $coins } coins)
}
terra_mystica-do-pass-last = Pass
terra_mystica-do-card = Take the card: { $card }{ $coins ->
    [0] { "" }
    [one] { " " }(+{ $coins } coin)
   *[other] { " " }(+{ $coins } coins)
}
terra_mystica-do-faction = { $faction } ({ $terrain })
terra_mystica-do-bridge = Bridge { $site }
terra_mystica-do-favour = Favour tile: { $tile }
terra_mystica-do-town = Town tile: { $tile }
terra_mystica-do-step = Step: { $cult }
terra_mystica-do-connect = Skip the river { $river } and found a town
terra_mystica-do-lapse = Use no more
terra_mystica-do-end = End the turn
terra_mystica-do-burn = Burn power: 2 tokens of bowl II, one to bowl III
terra_mystica-do-convert-power-to-coin = Power into a coin
terra_mystica-do-convert-power-to-worker = Power into a worker
terra_mystica-do-convert-power-to-priest = Power into a priest
terra_mystica-do-convert-priest-to-worker = A priest into a worker
terra_mystica-do-convert-worker-to-coin = A worker into a coin
terra_mystica-do-convert-point-to-coin = A point into a coin
terra_mystica-do-convert-coins-to-point = Coins into a point
terra_mystica-do-convert-worker-to-priest = A worker becomes a priest
terra_mystica-do-take = Take { $power } power from the { $builder } for { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
terra_mystica-do-decline = Decline { $power } power from the { $builder }
terra_mystica-do-discard-coin = Throw a coin away
terra_mystica-do-discard-worker = Throw a worker away
terra_mystica-do-discard-priest = Throw a priest away
terra_mystica-do-discard-power = Throw power away
terra_mystica-do-discard-point = Throw a point away
terra_mystica-do-leave = Leave the game

# What might be regretted.

terra_mystica-warn-long-way = The long way takes more spades.
terra_mystica-warn-home-lost = This hex will no longer be home.
terra_mystica-warn-foreign = The hex stays foreign; others may take it.
terra_mystica-warn-priest-lost = No priest is left to take: it would be lost.
terra_mystica-warn-burn = A token of power leaves the game for good.
terra_mystica-warn-steps-lost = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} will be lost.
terra_mystica-warn-no-dwelling = You could still build a dwelling here.

# Why not.

terra_mystica-why-used = It has been used in this round.
terra_mystica-why-power = It takes { $power } power in bowl III; you have { $have }.
terra_mystica-why-no-target = There is nothing it could be used on.
terra_mystica-why-card = This card is not on offer now.
terra_mystica-why-priest = You have no priest.
terra_mystica-why-spot = There is no free spot of this value.
terra_mystica-why-track = This track does not go further for you.
terra_mystica-why-price = You can’t pay for it.
terra_mystica-why-discard = Things are thrown away only where the game’s options allow it, and only what one has.
terra_mystica-why-burn = Burning takes two tokens in bowl II.
terra_mystica-why-favour = This tile is gone, or you have one already.
terra_mystica-why-not-owed = You have no such tile to take now.
terra_mystica-why-connect = Skipping this river founds no town.
terra_mystica-why-bridge = No bridge can be built here by you now.
terra_mystica-why-owed = There is a tile to take first.
terra_mystica-why-occupied = There is a building on { $hex }.
terra_mystica-why-foreign = { $hex } is not home terrain ({ $terrain }).
terra_mystica-why-pieces = You have no such piece left.
terra_mystica-why-reach = { $hex } is out of your reach.
terra_mystica-why-same = { $hex } is of this terrain already.
terra_mystica-why-giants = Giants make nothing but wasteland.
terra_mystica-why-spades = You have not the spades for it, or it is not the time. { $ask }
terra_mystica-why-not-yours = There is no building of yours on { $hex }.
terra_mystica-why-upgrade = The building on { $hex } does not become a { $building }.
terra_mystica-why-no-space = You have no such action.
terra_mystica-why-cost = It costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}; you have { $have_coins } and { $have_workers }.
terra_mystica-map-broken = the map is not whole: { $why }
terra_mystica-bad-state = this cannot be in a position of Terra Mystica

# The position as text.

terra_mystica-text-head = Round { $round } of 6 · { $tile }
terra_mystica-text-set-up = Set-up
terra_mystica-text-tiles = Scoring tiles: { $list }
terra_mystica-text-order = Turn order: { $list }
terra_mystica-text-actions = Power actions open: { $list }
terra_mystica-text-cards = Bonus cards on offer: { $list }
terra_mystica-text-favours = Favour tiles left: { $list }
terra_mystica-text-towns = Town tiles left: { $list }
terra_mystica-text-none = none
terra_mystica-text-player = { $who } · { $faction } ({ $terrain }) · { $points } points
terra_mystica-text-stock = coins { $coins } · workers { $workers } · priests { $priests } · bowls { $bowls } · shipping { $ship } · spade { $spade } · keys { $keys }
terra_mystica-text-cults = cults: { $list }
terra_mystica-text-buildings = buildings: { $list }
terra_mystica-text-card = card: { $card }
terra_mystica-text-own-favours = favours: { $list }
terra_mystica-text-passed = has passed
terra_mystica-text-left = has left
terra_mystica-text-map = The map: a letter for the terrain (D desert, P plains, S swamp, L lakes, F forest, M mountains, W wasteland, ~ river); a building as its owner’s number and a letter (d dwelling, t trading house, e temple, s stronghold, a sanctuary).
terra_mystica-text-bridges = Bridges: { $list }
terra_mystica-text-offers = Open offers: { $list }

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
